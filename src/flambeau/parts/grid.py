"""The squared board: cells, directions, distances and edges of a rectangle, all of them ints.

A cell is `y * width + x`, so ascending cells run in reading order: row by row from the north-west
corner, which is also how the ledgers break ties. A set of cells is an int with one bit per cell
("a mask"). An edge is the side shared by two cells: the east side of cell `c` has number `c`, its
south side has number `size + c`. A set of edges is a mask too, so walls are a constant, the doors
of a match are one int in its state, and `walls | closed_doors` is all a rule has to write.

The numbers of the east and south sides that lie on the border of the board belong to no two cells;
together they are the `rim`, which counts as wall everywhere so that no shift of bits wraps round.
"""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock
from typing import Final, NewType

Cell = NewType("Cell", int)
Edge = NewType("Edge", int)
Direction = NewType("Direction", int)

NOWHERE: Final = Cell(-1)
NO_EDGE: Final = Edge(-1)

# The four sides go clockwise; the diagonal 4 + k lies between the sides k and k + 1.
NORTH: Final = Direction(0)
EAST: Final = Direction(1)
SOUTH: Final = Direction(2)
WEST: Final = Direction(3)
NORTH_EAST: Final = Direction(4)
SOUTH_EAST: Final = Direction(5)
SOUTH_WEST: Final = Direction(6)
NORTH_WEST: Final = Direction(7)

SIDES: Final = (NORTH, EAST, SOUTH, WEST)
DIAGONALS: Final = (NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST)
SIDE_LETTERS: Final = "NESW"

# Step in x and in y for each of the eight directions.
DX: Final = (0, 1, 0, -1, 1, 1, -1, -1)
DY: Final = (-1, 0, 1, 0, -1, 1, 1, -1)


def turned(direction: Direction, quarters: int) -> Direction:
    """The direction after so many quarter turns clockwise (negative: anticlockwise)."""
    return Direction((direction & 4) | ((direction + quarters) & 3))


def opposite(direction: Direction) -> Direction:
    """The direction that looks the other way."""
    return Direction((direction & 4) | ((direction + 2) & 3))


def bit(cell: int) -> int:
    """The mask that holds this one cell (or this one edge)."""
    return 1 << cell


def mask_of(cells: Iterable[int]) -> int:
    """The mask that holds these cells (or these edges)."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


# For each byte of a mask and each of its 256 values, the cells it stands for; grows with the boards in use.
_CELLS_OF_BYTE: Final[list[list[tuple[Cell, ...]]]] = []
_LEARNING: Final = Lock()  # a server opens matches in threads


def _learn_bytes(count: int) -> None:
    """Extend the table of bytes to masks of `count` bytes."""
    with _LEARNING:
        while len(_CELLS_OF_BYTE) < count:
            first = 8 * len(_CELLS_OF_BYTE)
            row = [tuple([Cell(first + i) for i in range(8) if value >> i & 1]) for value in range(256)]
            _CELLS_OF_BYTE.append(row)


def cells_of(mask: int) -> list[Cell]:
    """The cells of a mask in ascending order."""
    length = (mask.bit_length() + 7) >> 3
    if length > len(_CELLS_OF_BYTE):
        _learn_bytes(length)
    found: list[Cell] = []
    for values, value in zip(_CELLS_OF_BYTE, mask.to_bytes(length, "little")):
        if value:
            found += values[value]
    return found


def first_cell(mask: int) -> Cell:
    """The lowest cell of a mask, NOWHERE if it is empty."""
    return Cell((mask & -mask).bit_length() - 1)


def shifted(mask: int, by: int) -> int:
    """The mask moved by so many cells; bits below cell 0 are lost."""
    return mask << by if by >= 0 else mask >> -by


class Grid:
    """A rectangle of cells and everything about it that never changes; get one from `grid_of`."""

    def __init__(self, width: int, height: int) -> None:
        if width < 1 or height < 1:
            raise ValueError(f"a grid needs at least one cell, not {width} by {height}")
        self.width: Final = width
        self.height: Final = height
        self.size: Final = width * height
        self.cells: Final[tuple[Cell, ...]] = tuple([Cell(c) for c in range(self.size)])
        self.xs: Final[tuple[int, ...]] = tuple([c % width for c in range(self.size)])
        self.ys: Final[tuple[int, ...]] = tuple([c // width for c in range(self.size)])
        self.full: Final = (1 << self.size) - 1
        self.columns: Final[tuple[int, ...]] = tuple([mask_of(range(x, self.size, width)) for x in range(width)])
        self.rows: Final[tuple[int, ...]] = tuple([((1 << width) - 1) << (y * width) for y in range(height)])
        # All rows from y southward, all columns from x eastward; the last entry of each is empty.
        self.from_row: Final[tuple[int, ...]] = tuple([self.full & self.full << (y * width) for y in range(height + 1)])
        self.from_column: Final[tuple[int, ...]] = tuple([sum(self.columns[x:]) for x in range(width + 1)])
        self.border: Final = self.rows[0] | self.rows[-1] | self.columns[0] | self.columns[-1]
        # Cells that have a neighbour to the east, and to the south.
        self.inner_east: Final = self.full & ~self.columns[-1]
        self.inner_south: Final = self.full & ~self.rows[-1]
        self.inner: Final = self.inner_east | self.inner_south << self.size
        self.rim: Final = ((1 << 2 * self.size) - 1) & ~self.inner
        # beside[cell][direction]: the neighbour there, or NOWHERE.
        self.beside: Final[tuple[tuple[Cell, ...], ...]] = tuple([self._beside(c) for c in range(self.size)])
        self.orthogonal: Final[tuple[tuple[Cell, ...], ...]] = tuple([_in_order(beside[:4]) for beside in self.beside])
        self.diagonal: Final[tuple[tuple[Cell, ...], ...]] = tuple([_in_order(beside[4:]) for beside in self.beside])
        self.around: Final[tuple[tuple[Cell, ...], ...]] = tuple([_in_order(beside) for beside in self.beside])

    def _beside(self, cell: int) -> tuple[Cell, ...]:
        """The neighbours of a cell in the eight directions."""
        x, y = cell % self.width, cell // self.width
        return tuple(
            [
                Cell(cell + DX[d] + DY[d] * self.width) if self.contains(x + DX[d], y + DY[d]) else NOWHERE
                for d in range(8)
            ]
        )

    def contains(self, x: int, y: int) -> bool:
        """Whether the board has a cell at these coordinates."""
        return 0 <= x < self.width and 0 <= y < self.height

    def cell(self, x: int, y: int) -> Cell:
        """The cell in column x and row y, counted from 0 in the north-west corner."""
        if not self.contains(x, y):
            raise ValueError(f"({x}, {y}) lies outside a board of {self.width} by {self.height}")
        return Cell(y * self.width + x)

    def at(self, cell: Cell) -> tuple[int, int]:
        """The column and row of a cell."""
        return self.xs[cell], self.ys[cell]

    def mask(self, *places: tuple[int, int]) -> int:
        """The mask of the cells at these coordinates."""
        return mask_of([self.cell(x, y) for x, y in places])

    def direction(self, a: Cell, b: Cell) -> Direction:
        """The direction of the step from a cell to one of its eight neighbours."""
        for d in range(8):
            if self.beside[a][d] == b:
                return Direction(d)
        raise ValueError(f"{self.at(a)} and {self.at(b)} do not touch")

    def run(self, cell: Cell, direction: Direction) -> list[Cell]:
        """The cells met when going straight on in a direction to the border, without the first."""
        met: list[Cell] = []
        ahead = self.beside[cell][direction]
        while ahead != NOWHERE:
            met.append(ahead)
            ahead = self.beside[ahead][direction]
        return met

    def manhattan(self, a: Cell, b: Cell) -> int:
        """The number of orthogonal steps between two cells of an empty board."""
        return abs(self.xs[a] - self.xs[b]) + abs(self.ys[a] - self.ys[b])

    def chebyshev(self, a: Cell, b: Cell) -> int:
        """The number of orthogonal or diagonal steps between two cells of an empty board."""
        return max(abs(self.xs[a] - self.xs[b]), abs(self.ys[a] - self.ys[b]))

    def edge(self, a: Cell, b: Cell) -> Edge:
        """The edge shared by two cells, NO_EDGE if they share none."""
        if a > b:
            a, b = b, a
        if b == a + 1 and self.xs[b]:
            return Edge(a)
        return Edge(self.size + a) if b == a + self.width else NO_EDGE

    def edge_on(self, cell: Cell, side: Direction) -> Edge:
        """The edge on one of the four sides of a cell, NO_EDGE on the border."""
        other = self.beside[cell][side]
        return NO_EDGE if other == NOWHERE else self.edge(cell, other)

    def ends(self, edge: Edge) -> tuple[Cell, Cell]:
        """The two cells that share an edge, the lower one first."""
        if edge < self.size:
            return Cell(edge), Cell(edge + 1)
        return Cell(edge - self.size), Cell(edge - self.size + self.width)

    def edges_of(self, cells: int) -> int:
        """The mask of all inner edges of the cells of a mask: what walls in a void."""
        east = (cells | cells >> 1) & self.inner_east
        south = (cells | cells >> self.width) & self.inner_south
        return east | south << self.size

    def edges_between(self, cells: int, others: int) -> int:
        """The mask of edges with one end in each of two masks: the doors that lead from zone to zone."""
        east = (cells & others >> 1 | others & cells >> 1) & self.inner_east
        south = (cells & others >> self.width | others & cells >> self.width) & self.inner_south
        return east | south << self.size


def _in_order(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """These cells in ascending order, without NOWHERE."""
    return tuple(sorted([cell for cell in cells if cell != NOWHERE]))


_GRIDS: Final[dict[tuple[int, int], Grid]] = {}


def grid_of(width: int, height: int) -> Grid:
    """The grid of this size; all matches share one."""
    found = _GRIDS.get((width, height))
    if found is None:
        found = _GRIDS[width, height] = Grid(width, height)
    return found
