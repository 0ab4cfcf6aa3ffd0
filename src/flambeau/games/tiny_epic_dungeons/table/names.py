"""The messages that name ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from flambeau.parts.grid import cells_of

from ..cards import BOSS_CARDS, DUNGEON_CARDS, GOBLIN_CARDS, HERO_CARDS, MINION_CARDS
from ..model import Play
from ..powers import FIRST_BOSS, FIRST_MINION, ITEM_IDS, POWERS
from ..rules.reveal import TURNED

OWN_NAMES: Final = ("lion_fang_bite", "falcon_reach_all", "pike_thrown", "knives_thrown")
NUMBERED: Final = ("Cell", "Die", "Marker", "Slot", "Deck", "Part", "Quarter", "Skill")


def noun(type_: str, value: int) -> str | None:
    """The message that names an id."""
    if value < 0:
        return None
    if type_ == "Hero":
        return f"hero-{HERO_CARDS[value].id}"
    if type_ == "Foe":
        return foe_noun(value)
    if type_ == "Deed":
        power = POWERS[value]
        if power.room >= 0:
            return f"room-{DUNGEON_CARDS[power.room].id}"
        return f"deed-{power.id}" if power.item < 0 or power.id in OWN_NAMES else f"item-{ITEM_IDS[power.item]}"
    if type_ == "Item":
        return f"item-{ITEM_IDS[value]}"
    if type_ == "Room":
        return f"room-{DUNGEON_CARDS[value].id}"
    if type_ == "GoblinKind":
        return f"goblin-{GOBLIN_CARDS[value].id}"
    return f"{type_.lower()}-{value}" if type_ in NUMBERED else None


def part_noun(view: Play, part: int) -> str:
    """A part of a reward by what it gives."""
    return f"part-{part}" if view.spoils < 0 else f"part-{GOBLIN_CARDS[view.spoils].id}-{part}"


def die_noun(view: Play, die: int) -> str:
    """A die by its place and what it shows."""
    dice = view.trial.dice
    return f"die-{die}-{dice[die]}" if die < len(dice) else f"die-{die}"


def turned_up(view: Play) -> int:
    """The square of the card that was just revealed and does not lie yet, or -1."""
    return next((c for c in cells_of(view.covered) if view.grid.shown[c] and view.grid.faces[c] >= 0), -1)


def quarter_noun(view: Play, quarter: int) -> str:
    """A way to turn the card that was just revealed, by the sides that are open then."""
    cell = turned_up(view)
    return f"quarter-{quarter}" if cell < 0 else f"sides-{TURNED[view.grid.faces[cell]][quarter]}"


def foe_noun(foe: int) -> str:
    """The message that names an enemy."""
    if foe < FIRST_MINION:
        return f"foe-goblin-{foe + 1}"
    return f"foe-{BOSS_CARDS[foe - FIRST_BOSS].id if foe >= FIRST_BOSS else MINION_CARDS[foe - FIRST_MINION].id}"


def deed_noun(deed: int) -> str:
    """The message that names an action."""
    return noun("Deed", deed) or ""


NAMED_BY_VIEW: Final[Mapping[str, Callable[[Play, int], str]]] = {
    "Part": part_noun, "Die": die_noun, "Quarter": quarter_noun,
}  # fmt: skip
