"""Regions of the Map cards (p.1): how many Heroes each holds."""

from __future__ import annotations

from ..box import CASTLE_AT, PORTAL_AT, TEMPLE_AT
from ..model import Player, Realm

MOST_IN_TEMPLE = 2  # TEQ-REG-04


def has_room(s: Realm, p: Player, region: int) -> bool:
    """Whether one more Hero of this player may be in a region (TEQ-MOVE-12)."""
    if CASTLE_AT[region] >= 0:
        return True  # TEQ-REG-12
    where = s.where
    for hero in p.heroes:
        if where[hero] == region:
            return False  # one Hero per player (TEQ-REG-04, TEQ-REG-06, TEQ-REG-08, TEQ-RULING-82)
    if PORTAL_AT[region] >= 0:
        return region not in where  # one Hero in all (TEQ-REG-10)
    return TEMPLE_AT[region] < 0 or where.count(region) < MOST_IN_TEMPLE  # type: ignore[arg-type]
