"""Health and Power of a player, and their limits (p.4): one track each, shared by all Heroes (TEQ-GEN-04)."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import tell

from ..events import HealthGained, PowerGained
from ..model import Player, Realm

HIGHEST: Final = 10
FIRST_HEALTH: Final = 6
FIRST_POWER: Final = 3


def max_health(p: Player) -> int:
    """Max Health: 6 and the Goblin tokens held, at most 10 (TEQ-MAX-01)."""
    limit = FIRST_HEALTH + p.goblins
    return limit if limit < HIGHEST else HIGHEST


def max_power(p: Player) -> int:
    """Max Power: 3 and the Spell level, at most 10 (TEQ-MAX-02, TEQ-SPELL-02)."""
    limit = FIRST_POWER + p.spell
    return limit if limit < HIGHEST else HIGHEST


def gain_health(s: Realm, p: Player, by: int, rule: str) -> None:
    """Gain Health; what exceeds the maximum is lost (TEQ-GEN-05)."""
    room = max_health(p) - p.health
    if room < by:
        by = room
    if by > 0:
        p.health += by
        tell(s, rule, HealthGained, p.seat, by)


def gain_power(s: Realm, p: Player, by: int, rule: str) -> None:
    """Gain Power; what exceeds the maximum is lost, not passed on (TEQ-GEN-05, TEQ-RULING-37)."""
    room = max_power(p) - p.power
    if room < by:
        by = room
    if by > 0:
        p.power += by
        tell(s, rule, PowerGained, p.seat, by)
