"""The Torch: its track, what its next spaces do, and what ending the turn will bring."""

from __future__ import annotations

from flambeau.table import Badge, Element, Words, Zone
from flambeau.table.memory import remembered

from ..foresight import FAR, next_spaces
from ..model import Play
from ..rules.torch import ENEMY_SPACE, GOBLIN_SPACE, TRACKS
from ..rules.values import goblins_in_play
from . import icons


@remembered
def space(at: int, effect: int, top: int, words: Words) -> Element:
    """One space of the track."""
    name = "skull" if not at else "goblin" if effect == GOBLIN_SPACE else "enemies" if effect == ENEMY_SPACE else "none"
    icon = {"skull": "death-skull", "goblin": icons.GOBLIN, "enemies": icons.ENEMIES}.get(name, "")
    tone = {"skull": "shadow", "goblin": "life", "enemies": "blood"}.get(name, "")
    return Element(
        f"torchspace.{at}", "slot", str(at), x=top - at, icon=icon, tone=tone, help=words.say(f"help-space-{name}")
    )


def torch(view: Play, words: Words) -> Zone:
    """The Torch track from its start to the Skull, with what comes next."""
    track, top = TRACKS[view.act - 1], view.torch_top
    elements = [space(at, track[at], top, words) for at in range(top, -1, -1)]
    marker = Element(
        "torch.0", "marker", words.say("table-torch"), on=f"torchspace.{view.torch}", icon=icons.TORCH, tone="fire",
        help=omen(view, words),
    )  # fmt: skip
    return Zone(
        "torch", "track", words.say("table-torch-at", at=view.torch), "side", elements=(*elements, marker),
        help=omen(view, words), icon=icons.TORCH, tone="fire",
    )  # fmt: skip


def omens(view: Play, words: Words) -> tuple[Badge, ...]:
    """How far away the next Goblin and the next Enemy Action are."""
    goblin, enemies = next_spaces(view)
    found = []
    if goblin < FAR:
        tone = "life" if goblin > 1 else "gold"
        label = words.say("omen-goblin-in", n=goblin)
        found.append(Badge(words.say("omen-in", n=goblin), icon=icons.GOBLIN, tone=tone, label=label))
    if enemies < FAR:
        tone = "" if enemies > 1 else "blood"
        label = words.say("omen-enemies-in", n=enemies)
        found.append(Badge(words.say("omen-in", n=enemies), icon=icons.ENEMIES, tone=tone, label=label))
    return tuple(found)


def omen(view: Play, words: Words) -> str:
    """What happens if the turn ends now (TED-TURN-04)."""
    to = view.torch - 1
    if to <= 0:
        return words.say("omen-skull")
    effect = TRACKS[view.act - 1][to]
    if effect == GOBLIN_SPACE:
        return words.say("omen-overrun" if goblins_in_play(view) == 4 else "omen-goblin", to=to)
    return words.say("omen-enemies" if effect == ENEMY_SPACE else "omen-nothing", to=to)
