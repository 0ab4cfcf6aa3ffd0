"""The board: its 44 squares, who is beside whom, and sets of squares as masks.

Squares 0 to 35 are the dungeon room in reading order from a1 (row 1 first), 36 to 39 the start zone b0 to e0, 40 to 43
the treasure room b7 to e7. A set of squares is an int with one bit a square. Adjacency is purely geometric
(DH-RULING-13). A hero or figure that stands nowhere has square NOWHERE, and every table gives an empty set for it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NewType

from flambeau.kernel import Box, Content, content

Cell = NewType("Cell", int)

BOX: Final = Box("dungeon_heroes", Path(__file__).parent)
NOWHERE: Final = Cell(-1)
COLUMNS: Final = "abcdef"
DIRECTIONS: Final = ("N", "E", "S", "W", "NE", "SE", "SW", "NW")
DX: Final = (0, 1, 0, -1, 1, 1, -1, -1)
DY: Final = (1, 0, -1, 0, 1, -1, -1, 1)


@content
class Zone(Content):
    """A rectangle of squares of the board."""

    id: str
    source: str
    rows: tuple[int, ...]
    columns: str


ZONES: Final = {zone.id: zone for zone in BOX.load("board.toml", "zone", Zone)}


def _squares(zone: Zone) -> list[tuple[int, int]]:
    return [(COLUMNS.index(column), row) for row in zone.rows for column in zone.columns]


PLACES: Final = _squares(ZONES["room"]) + _squares(ZONES["start"]) + _squares(ZONES["vault"])
"""Column and row of every square."""
NUMBERS: Final = {place: Cell(number) for number, place in enumerate(PLACES)}

CELLS: Final = len(PLACES)
ROOM: Final = len(_squares(ZONES["room"]))  # squares below this lie in the dungeon room (DH-BOARD-01)
VAULT: Final = ROOM + len(_squares(ZONES["start"]))  # squares from this on lie in the treasure room
START_CELLS: Final = tuple([Cell(cell) for cell in range(ROOM, VAULT)])
ROOM_MASK: Final = (1 << ROOM) - 1
VAULT_MASK: Final = (1 << CELLS) - (1 << VAULT)

NAMES: Final = tuple([f"{COLUMNS[column]}{row}" for column, row in PLACES])

BITS: Final = (*[1 << cell for cell in range(CELLS)], 0)
"""The mask of one square; the last entry, which NOWHERE reads, is empty."""


def cell_named(name: str) -> Cell:
    """The square with this name, such as c4."""
    return Cell(NAMES.index(name))


def beside(cell: int, direction: int) -> Cell:
    """The next square in a direction, NOWHERE off the board."""
    column, row = PLACES[cell]
    return NUMBERS.get((column + DX[direction], row + DY[direction]), NOWHERE)


CELL_OF: Final = {1 << cell: Cell(cell) for cell in range(CELLS)}


def cells_of(mask: int) -> list[Cell]:
    """The squares of a mask in order."""
    found: list[Cell] = []
    while mask:
        found.append(CELL_OF[mask & -mask])
        mask &= mask - 1
    return found


BESIDE: Final = tuple([tuple([beside(cell, direction) for direction in range(8)]) for cell in range(CELLS)])


def _mask(cell: int, directions: int) -> int:
    mask = 0
    for neighbour in BESIDE[cell][:directions]:
        mask |= BITS[neighbour]
    return mask


def _near(cell: int, steps: int) -> int:
    column, row = PLACES[cell]
    return sum([BITS[other] for other, (x, y) in enumerate(PLACES) if max(abs(x - column), abs(y - row)) <= steps])


ORTH: Final = (*[_mask(cell, 4) for cell in range(CELLS)], 0)
"""The mask of the squares orthogonally adjacent to each."""
KING: Final = (*[_mask(cell, 8) for cell in range(CELLS)], 0)
"""The mask of the squares orthogonally or diagonally adjacent to each."""
ORTH_REACH: Final = (*[_mask(cell, 4) | BITS[cell] for cell in range(CELLS)], 0)
"""A square and its orthogonal neighbours: where heals, icons and most attacks reach."""
KING_REACH: Final = (*[_mask(cell, 8) | BITS[cell] for cell in range(CELLS)], 0)
"""A square and its eight neighbours: where gifts and the dragon reach."""
WITHIN_TWO: Final = (*[_near(cell, 2) for cell in range(CELLS)], 0)
"""The squares at most two king steps away, whatever stands between (DH-RULING-14)."""
