"""The dungeon room: which squares are covered, free or empty, and the tiles that come, turn and go.

*Free*, *empty* and *unoccupied* are three different things: see DH-RULING-03.
"""

from __future__ import annotations

from flambeau.kernel import ALL, EMPTY, Piece, show, tell

from ..board import BITS, ROOM_MASK, VAULT_MASK, Cell, cells_of
from ..events import Revealed
from ..model import Play, tile_at
from ..tiles import DRAGON, MONSTERS, TAIL, Hero, Monster, Tile


def trodden(s: Play) -> int:
    """The squares with a hero."""
    warrior, cleric, rogue, wizard, damsel = s.at
    return BITS[warrior] | BITS[cleric] | BITS[rogue] | BITS[wizard] | BITS[damsel]


def strewn(s: Play) -> int:
    """The squares with dropped artifacts."""
    mask = 0
    for cell in s.dropped:
        mask |= BITS[cell]
    return mask


def free_squares(s: Play) -> int:
    """Where a tile may be placed: room squares without tile, dropped artifact, hero or figure (DH-RULING-03)."""
    return ROOM_MASK & ~(s.tiled | trodden(s) | s.covered | strewn(s))


def empty_squares(s: Play) -> int:
    """Where hero or monster may be brought back: the same test on any square of the board (DH-RULING-03)."""
    chest = VAULT_MASK if s.vault else 0
    return ~(s.tiled | trodden(s) | s.covered | strewn(s) | chest)


def hidden_squares(s: Play) -> int:
    """The face-down tiles that can be revealed from afar: none under a figure (DH-AGG-03, DH-HAT-01, DH-RULING-23)."""
    return s.veiled & ~s.covered


def monster_on(s: Play, cell: Cell) -> Monster:
    """The monster whose figure stands on a covered square."""
    place = s.figures.index(cell)
    return DRAGON if place == TAIL else Monster(place)


def whereabouts(s: Play, monster: Monster) -> int:
    """The squares of a monster's figure, or the square of its tile if that lies face up; none while it is hidden."""
    mask = BITS[s.figures[monster]]
    if monster == DRAGON:
        mask |= BITS[s.figures[TAIL]]
    if mask:
        return mask
    for cell in cells_of(s.tiled & ~s.veiled):
        if s.room.faces[cell] == monster:
            return BITS[cell]
    return 0


def monsters_on(s: Play, mask: int) -> list[Monster]:
    """The monsters whose figure, or whose tile if that lies face up, is on one of these squares."""
    tiles = [s.room.faces[cell] for cell in cells_of(mask & s.tiled & ~s.veiled)]
    found = [monster for monster in MONSTERS if mask & BITS[s.figures[monster]] or monster in tiles]
    if mask & BITS[s.figures[TAIL]] and DRAGON not in found:
        found = sorted([*found, DRAGON])
    return found


def set_figure(s: Play, place: int, cell: Cell) -> None:
    """Set a monster's figure, or the dragon's other half, on a square; NOWHERE takes it off the board."""
    s.covered ^= BITS[s.figures[place]] ^ BITS[cell]
    s.figures[place] = cell


def lay(s: Play, cell: Cell, piece: Piece) -> None:
    """Lay a tile face down on a free square (DH-PASS-03)."""
    s.room.put(cell, piece)
    s.tiled |= BITS[cell]
    s.veiled |= BITS[cell]
    s.changed = s.round


def lay_open(s: Play, cell: Cell, tile: int) -> None:
    """Lay a tile face up on a free square (DH-RULING-67)."""
    s.room.put(cell, (tile, ALL, ALL))
    s.tiled |= BITS[cell]


def turn_up(s: Play, cell: Cell, rule: str, how: str, by: tuple[Hero, ...] = ()) -> Tile:
    """Turn the tile on a square face up, if it is not, and say which it is, by whom and how."""
    if s.veiled & BITS[cell]:
        show(s, s.room, cell)
        s.veiled &= ~BITS[cell]
        s.changed = s.round
        tell(s, rule, Revealed, cell, tile_at(s, cell), by, how)
    return tile_at(s, cell)


def take_off(s: Play, cell: Cell) -> None:
    """Take a face-up tile off the board; whoever calls says where it goes."""
    s.room.faces[cell] = EMPTY
    s.tiled &= ~BITS[cell]
    s.changed = s.round


def remove(s: Play, tile: int) -> None:
    """A tile leaves the game, and lies open from now on (DH-RULING-103)."""
    s.removed = s.removed + (tile,)
    s.changed = s.round
