"""The solo side of the Magic card (p.3, p.5): dice that are ignored, and what the others do."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import tell

from ..box import DAMAGE, MAGIC_LEVELS, POWER
from ..events import DiceIgnored
from ..model import Face, Realm

DAMAGE_OF_LEVEL: Final = (1, 1, 2, 3)  # several players (TEQ-DMG-02)
SOLO_DAMAGE_OF_LEVEL: Final = (1, 1, 1, 2)  # TEQ-SOLO-07, TEQ-SOLO-08, TEQ-SOLO-09, TEQ-SOLO-10, TEQ-RULING-69
POWERLESS: Final = 2  # the Magic level from which Power dice give nothing (TEQ-POW-02, TEQ-SOLO-09)


def damage_of_die(s: Realm) -> int:
    """What one Damage die costs at this Magic level."""
    table = SOLO_DAMAGE_OF_LEVEL if s.solo else DAMAGE_OF_LEVEL
    return table[MAGIC_LEVELS[s.magic]]


def damage_dice(s: Realm) -> int:
    """Damage dice of the roll that count: solo, one is ignored at level 0, the second at level 1 (TEQ-SOLO-16)."""
    dice = s.night.roll.count(DAMAGE)
    return dice - ignored_damage(MAGIC_LEVELS[s.magic], dice) if s.solo else dice


def ignored_damage(level: int, dice: int) -> int:
    """Solo: how many Damage dice are ignored (TEQ-SOLO-07, TEQ-SOLO-08, TEQ-RULING-67)."""
    if level == 0:
        return 1 if dice >= 1 else 0
    return 1 if level == 1 and dice >= 2 else 0


def power_dice(s: Realm) -> int:
    """Power dice of the roll that count at this Magic level (TEQ-POW-02, TEQ-SOLO-08, TEQ-SOLO-09)."""
    dice = s.night.roll.count(POWER)
    level = MAGIC_LEVELS[s.magic]
    if level >= POWERLESS:
        return 0
    return dice - 1 if s.solo and level == 1 and dice else dice


def tell_ignored(s: Realm) -> None:
    """Say which dice of this roll the solo Magic card takes out (TEQ-SOLO-16)."""
    if s.journal is None or not s.solo:
        return
    for face, counted in ((DAMAGE, damage_dice(s)), (POWER, power_dice(s))):
        ignored = s.night.roll.count(face) - counted
        if ignored:
            tell(s, "TEQ-SOLO-16", DiceIgnored, Face(face), ignored)
