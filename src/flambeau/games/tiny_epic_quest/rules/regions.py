"""Regions of the Map cards (p.1): how many Heroes each holds."""

from __future__ import annotations

from ..box import CASTLE_AT, PORTAL_AT, TEMPLE_AT
from ..model import Player, Realm


def full_regions(s: Realm, p: Player) -> int:
    """The regions that take no more Hero of this player, one bit each (TEQ-MOVE-12)."""
    full = once = 0
    for region in s.where:
        if region < 0 or CASTLE_AT[region] >= 0:
            continue  # Castles have no limit (TEQ-REG-12)
        here = 1 << region
        if PORTAL_AT[region] >= 0 or (TEMPLE_AT[region] >= 0 and once & here):
            full |= here  # one Hero in all on a Portal, two in a Temple (TEQ-REG-10, TEQ-REG-04)
        once |= here
    for hero in p.heroes:
        region = s.where[hero]
        if CASTLE_AT[region] < 0:
            full |= 1 << region  # one Hero per player (TEQ-REG-04, TEQ-REG-06, TEQ-REG-08, TEQ-RULING-82)
    return full


def has_room(s: Realm, p: Player, region: int) -> bool:
    """Whether one more Hero of this player may be in a region (TEQ-MOVE-12)."""
    return not full_regions(s, p) >> region & 1
