"""Exhaustion (p.2): what happens when a player's Health reaches 0."""

from __future__ import annotations

from flambeau.kernel import tell

from ..events import Exhausted
from ..model import Player, Realm
from .castles import main_castle, send_home
from .goblins import leave_goblins
from .limits import FIRST_HEALTH, FIRST_POWER


async def exhaust(s: Realm, p: Player) -> None:
    """The player is out for this Night and recovers at the Castle (TEQ-EXH-01, TEQ-EXH-11, TEQ-SOLO-17)."""
    p.adventuring = False  # TEQ-EXH-02: dice still to be resolved are void for this player (TEQ-EXH-04)
    p.health = FIRST_HEALTH  # TEQ-EXH-05
    p.power = FIRST_POWER
    if p.spell:
        p.spell -= 1  # TEQ-EXH-06, TEQ-RULING-02
    tell(s, "TEQ-EXH-01", Exhausted, p.seat)
    leave_goblins(s, p, "TEQ-EXH-08")
    castle = await main_castle(s, p)  # TEQ-DAN-18
    for hero in p.heroes:  # TEQ-EXH-03: no Spell, no Temple, no gain (TEQ-EXH-07, TEQ-EXH-10, TEQ-REST-08)
        send_home(s, p, hero, castle, "TEQ-EXH-03")
