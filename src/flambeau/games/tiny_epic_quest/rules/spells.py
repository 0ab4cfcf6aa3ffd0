"""Learning Spells (p.3): only by resting on the right Obelisk, at the right Magic level, perhaps with the Staff."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Choice, Kind, Topic, ask, tell

from ..box import ALMANAC, MAGIC_LEVELS, OBELISK_AT, STAFF
from ..choices import LEARN, LEARN_NOTHING, Learn, LearnNothing
from ..events import SpellLearned
from ..model import Hero, Player, Realm
from .answers import unless_phase_ends
from .heroes import legendary
from .limits import gain_health
from .summons import check_summons

CANNOT: Final = -1
FURTHEST: Final = 3  # no level helps to learn further ahead (TEQ-RULING-59)


def spell_price(s: Realm, p: Player, hero: int) -> int:
    """Power that the Spell of this Hero's Obelisk costs now: 0 without help, or just what the Staff needs.

    CANNOT if the Library level is reached already or too far away.
    TEQ-SPELL-06, TEQ-RULING-56, TEQ-RULING-57, TEQ-RULING-59.
    """
    distance = OBELISK_AT[s.where[hero]] - p.spell
    if distance < 1 or distance > FURTHEST:
        return CANNOT
    if distance <= MAGIC_LEVELS[s.magic]:
        return 0
    if s.held[legendary(p, STAFF)] != hero:
        return CANNOT
    power = MAGIC_LEVELS.index(distance) - s.magic if s.staff_by_space else distance - MAGIC_LEVELS[s.magic]
    return power if power <= p.power else CANNOT


async def learn(s: Realm, p: Player, hero: int) -> None:
    """A Hero on an Obelisk may learn its Spell when the player rests (TEQ-SPELL-04, TEQ-SPELL-10, TEQ-REST-03)."""
    power = spell_price(s, p, hero)
    if power == CANNOT:
        return
    level = OBELISK_AT[s.where[hero]]
    if await ask(s, p.seat, SPELL, learnings, hero, level, power) == LEARN_NOTHING:
        return
    p.power -= power  # TEQ-LEG-08; the Magic token stays (TEQ-LEG-09)
    p.spell = level  # TEQ-SPELL-07; Max Power follows (TEQ-SPELL-02)
    tell(s, "TEQ-LEG-08" if power else "TEQ-SPELL-07", SpellLearned, Hero(hero), p.spell, power)
    check_summons(s, p)
    if s.held[ALMANAC] == hero:
        gain_health(s, p, 2, "TEQ-EQUIP-03")


def learnings(s: Realm, hero: int, level: int, power: int) -> Sequence[Choice]:
    """Learn, or leave it (TEQ-SPELL-10)."""
    return LEARNINGS


LEARNINGS: Final = (LEARN, LEARN_NOTHING)

SPELL: Final = Topic(
    "spell",
    rule="TEQ-SPELL-10",
    kinds=(Kind(Learn, final=unless_phase_ends), Kind(LearnNothing, final=unless_phase_ends)),
    about=(("hero", "Hero"), ("level", "int"), ("power", "int")),
)
