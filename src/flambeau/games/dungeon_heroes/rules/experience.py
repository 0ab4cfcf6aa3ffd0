"""Experience: the traps and monsters that heroes have removed from the game (DH-MKT-06, DH-RULING-38, DH-RULING-73).

The tiles are one pool of the Hero player, shown on the boards of the heroes who earned them (DH-RULING-74). Without
the market nothing is kept.
"""

from __future__ import annotations

from collections.abc import Iterable

from flambeau.kernel import tell

from ..events import Earned
from ..model import Play
from ..tiles import DAMAGE, TILES, Hero, Monster, Tile
from .room import remove


def experience(s: Play) -> int:
    """What all experience tiles are worth (DH-MKT-06)."""
    return worth(s.earned)


def purse(s: Play, hero: Hero) -> list[Tile]:
    """The tiles that can pay for an artifact of this hero: all, or only what he earned (DH-RULING-74)."""
    return [Tile(tile) for tile, keeper in s.earned.items() if not s.own_experience or keeper == hero]


def worth(tiles: Iterable[int]) -> int:
    """What these experience tiles are worth (DH-MKT-06)."""
    return sum([DAMAGE[tile] for tile in tiles])


def trophy(s: Play, hero: Hero, tile: Tile) -> None:
    """A trap or monster that a free hero removed is kept as experience in games with the market (DH-RULING-38)."""
    if not s.undead:
        remove(s, tile)
        return
    s.earned[tile] = hero
    s.changed = s.round
    tell(s, "DH-MKT-06", Earned, hero, tile, DAMAGE[tile])


def bury(s: Play, hero: Hero, monster: Monster) -> None:
    """A hero has killed a monster; one that was brought back earns nothing again (DH-RULING-73, DH-RULING-90)."""
    if TILES[monster].category == "monster":
        s.slain |= 1 << monster
    s.changed = s.round
    if not s.raised >> monster & 1:
        trophy(s, hero, Tile(monster))
    elif monster not in s.removed and monster not in s.earned:
        remove(s, monster)
