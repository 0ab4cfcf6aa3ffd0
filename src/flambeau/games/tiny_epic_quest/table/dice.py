"""The dice of Night and final battle: the roll in the order it is resolved, and what the next one may bring."""

from __future__ import annotations

from typing import Final

from flambeau.table import Badge, Element, Words, Zone
from flambeau.table.scene import Flag, Tone

from ..box import ATTACK, DAMAGE, FACE_NAMES, MAGIC, POWER, SCROLL, TORCH
from ..model import BATTLE, DEAL_DAMAGE, DEAL_MAGIC, NIGHT, TAKE_DICE, USE_SYMBOLS, Realm
from ..odds import odds_of_roll
from ..rules.solo import damage_of_die
from .printed import FACE_ICONS

FACE_TONES: Final[tuple[Tone, ...]] = ("blood", "gold", "arcane", "fire", "bone", "steel")
ODDS: Final = (
    ("damage", "broken-heart", "blood"),
    ("exhausted", "death-skull", "blood"),
    ("power", "power-lightning", "gold"),
    ("magic", "magic-swirl", "arcane"),
    ("advance", "temple-gate", "gold"),
    ("goblin", "goblin-head", "steel"),
)
STEP_OF_FACE: Final = {DAMAGE: "damage", POWER: "power", MAGIC: "magic"}


def dice(view: Realm, words: Words) -> Zone | None:
    """The last roll, in the order of its steps; the step that runs now is lit."""
    roll = view.battle.roll if view.phase == BATTLE else view.night.roll
    if not roll:
        return None
    thrown = [die(view, n, face, words) for n, face in enumerate(sorted(roll))]
    return Zone(
        "dice",
        "dice",
        words.say("zone-dice"),
        "foot",
        elements=tuple(thrown),
        help=words.say("help-dice-order"),
    )


def die(view: Realm, number: int, face: int, words: Words) -> Element:
    """One die; what is over in this roll is dim."""
    name = FACE_NAMES[face]
    flags: tuple[Flag, ...] = ("dim",) if view.phase == NIGHT and is_over(view.night.step, face) else ()
    about = words.say(f"help-die-{name}", by=damage_of_die(view)) if face == DAMAGE else words.say(f"help-die-{name}")
    return Element(
        f"die.{number}",
        "die",
        words.say(
            "label-die", step=words.say(f"step-{STEP_OF_FACE.get(face, 'symbols')}"), face=words.say(f"face-{name}")
        ),
        number,
        icon=FACE_ICONS[face],
        tone=FACE_TONES[face],
        face=words.say(f"face-{name}"),
        flags=flags,
        help=about,
    )


def is_over(step: int, face: int) -> bool:
    """Whether the dice of this face have been resolved already."""
    if step == TAKE_DICE:
        return True
    if face in (DAMAGE, POWER):
        return step != DEAL_DAMAGE
    return face == MAGIC and step not in (DEAL_DAMAGE, DEAL_MAGIC) and step == USE_SYMBOLS


def forecast(view: Realm, seat: int, words: Words) -> Zone | None:
    """What the next roll may do to this viewer, in per cent, while somebody decides about it."""
    if view.phase != NIGHT or view.night.step != TAKE_DICE or view.todo or not 0 <= seat < len(view.players):
        return None
    p = view.players[seat]
    if not p.adventuring:
        return None
    chances = odds_of_roll(view, p)
    found = []
    for name, icon, tone in ODDS:
        percent = round(100 * getattr(chances, name))
        if percent or name in ("damage", "exhausted"):
            label = words.say(f"odds-{name}", percent=percent)
            found.append(Badge(words.say("odds-percent", percent=percent), icon, tone, label))
    return Zone("odds", "mat", words.say("odds-title"), "side", icon="rolling-dices", badges=tuple(found))


def symbols_left(view: Realm, seat: int, words: Words) -> Zone | None:
    """The symbols of this roll that this viewer may still use."""
    if not 0 <= seat < len(view.players) or view.players[seat].done:
        return None
    p = view.players[seat]
    left = ((p.torches, TORCH), (p.scrolls, SCROLL), (p.attacks, ATTACK))
    badges = [
        Badge(str(n), FACE_ICONS[face], FACE_TONES[face], words.say(f"face-{FACE_NAMES[face]}"))
        for n, face in left
        if n
    ]
    return Zone("symbols", "mat", words.say("symbols-left"), "side", icon="rolling-dices", badges=tuple(badges))
