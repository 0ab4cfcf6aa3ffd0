"""Killing monsters: by moving onto them, the Warrior always and others with a sword, or with the demon skull."""

from __future__ import annotations

from flambeau.kernel import tell

from ..board import NOWHERE, cells_of
from ..events import Slain
from ..model import Play
from ..tiles import SWORDS, WARRIOR, Hero, Monster, Tile
from .artifacts import SWORD, offer
from .experience import bury
from .figures import fall
from .room import take_off, whereabouts


async def slays(s: Play, hero: Hero, monster: Monster, able: bool) -> bool:
    """Whether the hero kills the monster he moves onto, which then deals no damage (DH-MON-05)."""
    if not able:
        return False
    if hero == WARRIOR:  # automatic, and he is not asked for a sword (DH-RULING-24)
        tell(s, "DH-CLASS-01", Slain, hero, monster, "strength")
        return True
    if s.bags[hero] & SWORDS and await offer(s, SWORD, hero, Tile(monster), SWORDS):
        tell(s, "DH-SWORD-01", Slain, hero, monster, "sword")
        return True
    return False


async def strike(s: Play, hero: Hero, monster: Monster) -> None:
    """The demon skull kills one monster of any kind, figure or face-up tile (DH-SKULL-01, DH-RULING-35)."""
    tell(s, "DH-SKULL-01", Slain, hero, monster, "skull")
    if s.figures[monster] != NOWHERE:
        await fall(s, hero, monster, NOWHERE)
    else:
        take_off(s, cells_of(whereabouts(s, monster))[0])
        bury(s, hero, monster)
