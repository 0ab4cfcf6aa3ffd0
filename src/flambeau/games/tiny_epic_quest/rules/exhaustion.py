"""Exhaustion (p.2): what happens when a player's Health reaches 0."""

from __future__ import annotations

from flambeau.kernel import tell

from ..box import CASTLE_REGION, HEROES
from ..events import Exhausted
from ..model import Player, Realm, Rearranging, Region
from .goblins import leave_goblins
from .limits import FIRST_HEALTH, FIRST_POWER


def exhaust(s: Realm, p: Player) -> None:
    """The player is out for this Night and recovers at the Castle (TEQ-EXH-01 to -11)."""
    p.adventuring = False  # TEQ-EXH-02: dice still to be resolved are void for this player (TEQ-EXH-04)
    tell(s, "TEQ-EXH-01", Exhausted, p.seat)
    first = HEROES * p.colour
    for hero in range(first, first + HEROES):  # TEQ-EXH-03: no Spell, no Temple, no gain (TEQ-EXH-07, -10)
        s.where[hero] = Region(CASTLE_REGION[p.colour])
    p.spaces = [0] * HEROES
    leave_goblins(s, p, "TEQ-EXH-08")
    p.health = FIRST_HEALTH  # TEQ-EXH-05
    p.power = FIRST_POWER
    if p.spell:
        p.spell -= 1  # TEQ-EXH-06, TEQ-RULING-02
    s.todo.append(Rearranging(p.seat))  # TEQ-RULING-31
