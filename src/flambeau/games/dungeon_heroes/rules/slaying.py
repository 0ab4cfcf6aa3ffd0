"""Killing a monster by moving onto it: the Warrior always, others with a sword (DH-CLASS-01, DH-SWORD-01)."""

from __future__ import annotations

from flambeau.kernel import tell

from ..events import Slain
from ..model import Play
from ..tiles import SWORDS, WARRIOR, Hero, Monster, Tile
from .artifacts import SWORD, offer


async def slays(s: Play, hero: Hero, monster: Monster, able: bool) -> bool:
    """Whether the hero kills the monster he moves onto, which then deals no damage (DH-MON-05)."""
    if not able:
        return False
    if hero == WARRIOR:  # automatic, and he is not asked for a sword (DH-RULING-24)
        tell(s, "DH-CLASS-01", Slain, hero, monster)
        return True
    if s.bags[hero] & SWORDS and await offer(s, SWORD, hero, Tile(monster), SWORDS):
        tell(s, "DH-SWORD-01", Slain, hero, monster)
        return True
    return False
