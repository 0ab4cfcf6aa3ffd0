"""A hero moves onto a square: first the figure there, then the tile, then what lies dropped (DH-HERO-04, DH-HERO-05,
DH-HERO-06, DH-HERO-07, DH-HERO-08, DH-HERO-09, DH-HERO-10, DH-HERO-11).

`able` is false for a hero whom the Dungeon Lord moves: he has no ability and uses no artifact for the whole of that
action, even if possession ends on the way (DH-RULING-70, DH-RULING-86).
"""

from __future__ import annotations

from flambeau.kernel import tell

from ..board import BITS, NOWHERE, VAULT, Cell
from ..events import Equipped, Moved, Slid
from ..model import Play
from ..tiles import VAULT_CHEST, Hero, Tile, artifacts_in, tile_of
from .figures import fall
from .harm import wound
from .room import monster_on
from .slaying import slays
from .tile_effects import acquire, resolve


async def enter(s: Play, hero: Hero, to: Cell, able: bool) -> None:
    """Move a hero onto a square and resolve it; a shifting floor moves him on (DH-HERO-06, DH-HERO-07, DH-HERO-08,
    DH-SHIFT-04)."""
    s.at[hero] = to
    tell(s, "DH-HERO-01" if able else "DH-WL-06", Moved, hero, to)
    while to != NOWHERE:
        here, to = to, NOWHERE
        if s.covered & BITS[here]:
            await meet_figure(s, hero, here, able)  # DH-HERO-08: before the tile
            if s.at[hero] != here:
                return  # he died, and the tile is not resolved (DH-RULING-19)
        if s.tiled & BITS[here]:
            to = await resolve(s, hero, here, able)
            if to != NOWHERE:
                s.at[hero] = to
                tell(s, "DH-SHIFT-04", Slid, hero, to)
        elif here >= VAULT and s.vault:
            s.vault = False  # any of its squares gives the vault chest, once (DH-SETUP-06, DH-SETUP-07)
            acquire(s, hero, VAULT_CHEST, "DH-SETUP-06")
    if s.dropped:
        pick_up(s, hero)


async def meet_figure(s: Play, hero: Hero, here: Cell, able: bool) -> None:
    """A monster figure is killed on entry or hurts once; the dragon at either half (DH-MON-07, DH-RULING-64)."""
    monster = monster_on(s, here)
    if await slays(s, hero, monster, able):
        await fall(s, hero, monster, here)
    else:
        wound(s, hero, Tile(monster), "DH-MON-07")


def pick_up(s: Play, hero: Hero) -> None:
    """Take what lies on the square where the move has ended, if he is still alive (DH-RULING-26)."""
    bag = s.dropped.pop(s.at[hero], 0)  # one who died stands nowhere
    s.bags[hero] |= bag
    for artifact in artifacts_in(bag):
        tell(s, "DH-RULING-26", Equipped, hero, tile_of(artifact))
