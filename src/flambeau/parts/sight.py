"""Lines of sight by masks: every offset is traced once for all boards, every pair once for its walls.

The rule is DSO-RULING-07, written out as geometry in `exact_sight`. Each cell has nine points; one
cell sees another if one of the 81 segments between their points is free. A segment is stopped by
(a) the open interior of a blocking cell, (b) a wall it touches, end points included, and (c) a corner
it passes through exactly, between two blocking cells that face each other across it.

Which cells, edges and corners a segment meets depends only on the offset between the two cells, so
offsets are traced when first needed (about 2 ms) and kept. Of the 81 segments most are useless,
because another one meets less; some 27 remain. A `Vista` then strikes out what walls, closed doors
and solid cells stop and remembers for each pair the cells that the few remaining lines cross. What is
left to ask for figures that come and go takes a fraction of a microsecond.
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.exact_sight import UNIT, Segment, segments
from flambeau.parts.grid import Cell, Grid, cells_of
from flambeau.parts.paths import FAR
from flambeau.parts.terrain import Terrain

# What a line must find empty, and pairs of cells of which it must find at least one empty.
Line = tuple[int, tuple[int, ...]]
# The lines that meet no corner, by their masks alone, and those that do.
Lines = tuple[tuple[int, ...], tuple[Line, ...]]

_REMEMBERED: Final = 256


class Vista:
    """What can be seen on a board whose walls and solid cells stand still; get one from `vista_of`."""

    def __init__(self, grid: Grid, solid: int, walls: int) -> None:
        self.grid: Final = grid
        self.solid: Final = solid
        self.walls: Final = walls
        self._tracings: Final = _tracings_of(grid)
        # For each cell the lines to every other one; all rows begin as the same blank one.
        self._blank: Final[list[Lines | None]] = [None] * grid.size
        self._rows: Final[list[list[Lines | None]]] = [self._blank] * grid.size

    def sees(self, a: Cell, b: Cell, figures: int, low: int = 0) -> bool:
        """Whether one cell sees another past these figures; whoever stands on the two never matters.

        Cells of `low` stop a line by their interior only: with the low furniture that counts, False
        for a pair that is otherwise visible means that every line crosses it (DSO-RULING-09).
        """
        lines = self._rows[a][b]
        if lines is None:
            lines = self._drawn(a, b)
        plain, cornering = lines
        crossed = figures | low if low else figures
        for mask in plain:
            if not crossed & mask:
                return True
        for mask, pairs in cornering:
            if not crossed & mask:
                for pair in pairs:
                    if figures & pair == pair:
                        break
                else:
                    return True
        return False

    def seen_from(self, a: Cell, targets: int, figures: int) -> int:
        """The mask of those target cells that a cell sees."""
        found = 0
        for b in cells_of(targets):
            if self.sees(a, b, figures):
                found |= 1 << b
        return found

    def base_sees(self, base: int, target: int, figures: int, low: int = 0) -> bool:
        """Whether any cell of one base sees any cell of another; neither base stops its own lines."""
        figures &= ~(base | target)
        low &= ~(base | target)
        targets = cells_of(target)
        for a in cells_of(base):
            for b in targets:
                if self.sees(a, b, figures, low):
                    return True
        return False

    def _drawn(self, a: Cell, b: Cell) -> Lines:
        """The lines between two cells, found now and remembered in both directions."""
        if a == b:
            lines: Lines = ((0,), ())
        else:
            lines = self._left_open(min(a, b), max(a, b))
        for one, other in ((a, b), (b, a)):
            if self._rows[one] is self._blank:
                self._rows[one] = self._blank.copy()
            self._rows[one][other] = lines
        return lines

    def _left_open(self, a: Cell, b: Cell) -> Lines:
        """The lines between two cells, a before b, that walls and solid cells do not stop."""
        first, rays = self._tracings.between(a, b)
        window = (self.solid | self.walls << self.grid.size) >> (a - first)
        lines: list[Line] = []
        for mask, pairs in rays:
            if not window & mask and not any(window & pair == pair for pair in pairs):
                crossed = (mask & self.grid.full) << (a - first)
                # A pair with one solid cell is stopped by the other cell alone.
                gaps = tuple([(pair & ~window) << (a - first) for pair in pairs])
                lines.append((crossed, gaps))
        lines = _without_useless(lines)
        return tuple([mask for mask, gaps in lines if not gaps]), tuple([line for line in lines if line[1]])


_VISTAS: Final[dict[tuple[int, int, int, int], Vista]] = {}


def vista_of(grid: Grid, solid: int, walls: int) -> Vista:
    """The vista of a board with these solid cells (rubble, void, high furniture) and blocked edges."""
    key = (grid.width, grid.height, solid, walls)
    found = _VISTAS.get(key)
    if found is None:
        if len(_VISTAS) >= _REMEMBERED:
            _VISTAS.clear()
        found = _VISTAS[key] = Vista(grid, solid, walls)
    return found


class Tracings:
    """The traced offsets of boards of one size: for each the first cell of its masks, and its lines.

    The masks of a traced line hold cells, then east edges, then south edges, relative to the
    north-west corner of the rectangle between the two cells.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid: Final = grid
        # Numbers whose differences tell all offsets apart, whether they lead east or west.
        self._pads: Final[list[int]] = [2 * grid.width * grid.ys[c] + grid.xs[c] for c in grid.cells]
        self._traced: Final[list[tuple[int, list[Line]] | None]] = [None] * (2 * grid.width * grid.height)

    def between(self, a: Cell, b: Cell) -> tuple[int, list[Line]]:
        """How far west of a, the first of two cells, the masks begin, and the lines between them."""
        offset = self._pads[b] - self._pads[a]
        found = self._traced[offset]
        if found is None:
            grid = self.grid
            dx = grid.xs[b] - grid.xs[a]
            first = -dx if dx < 0 else 0
            lines = {_trace(s, grid.width, grid.size, first): None for s in segments(dx, grid.ys[b] - grid.ys[a])}
            found = self._traced[offset] = (first, _without_useless(list(lines)))
        return found


_TRACINGS: Final[dict[tuple[int, int], Tracings]] = {}


def _tracings_of(grid: Grid) -> Tracings:
    """The tracings of a grid; all matches share them."""
    found = _TRACINGS.get((grid.width, grid.height))
    if found is None:
        found = _TRACINGS[grid.width, grid.height] = Tracings(grid)
    return found


def _without_useless(lines: list[Line]) -> list[Line]:
    """The lines that can be free while all others are stopped, lightest first."""
    kept: list[Line] = []
    for line in sorted(lines, key=_burden):
        if not any(_meets_less(other, line) for other in kept):
            kept.append(line)
    return kept


def _burden(line: Line) -> int:
    """How much a line meets: light ones are free more often and may make heavier ones useless."""
    return line[0].bit_count() + len(line[1])


def _meets_less(line: Line, other: Line) -> bool:
    """Whether everything that stops a line stops the other one too."""
    if line[0] & ~other[0]:
        return False
    # Two blocking cells at a corner also stop whoever crosses one of them.
    return all(pair in other[1] or pair & other[0] for pair in line[1])


def _crossings(start: int, end: int, stretch: int) -> list[int]:
    """When a segment meets the grid lines of one axis, in order: its progress times a common factor."""
    if start < end:
        lines = range(UNIT * (start // UNIT + 1), end, UNIT)
    else:
        lines = range(UNIT * (start // UNIT), end, -UNIT)
    return [abs(line - start) * stretch for line in lines]


def _trace(segment: Segment, width: int, size: int, first: int) -> Line:
    """What a segment from the cell (0, 0) meets: cells, then east edges, then south edges in one mask."""
    px, py, qx, qy = segment
    east = 1 if qx > px else -1
    south = 1 if qy > py else -1
    # Progress along both axes is compared by multiplying it with the length along the other one.
    columns = _crossings(px, qx, abs(qy - py) or 1)
    rows = _crossings(py, qy, abs(qx - px) or 1)
    here = first
    met = 0
    pairs: list[int] = []
    i = j = 0
    while i < len(columns) or j < len(rows):
        met |= 1 << here
        level_edge = size + (here if east > 0 else here - 1)
        upright_edge = 2 * size + (here if south > 0 else here - width)
        if j == len(rows) or (i < len(columns) and columns[i] < rows[j]):
            met |= 1 << level_edge
            here += east
            i += 1
        elif i == len(columns) or rows[j] < columns[i]:
            met |= 1 << upright_edge
            here += south * width
            j += 1
        else:
            # Exactly through a corner: all four edges that end there are touched.
            met |= 1 << level_edge | 1 << upright_edge
            met |= 1 << (level_edge + south * width) | 1 << (upright_edge + east)
            pairs.append(1 << (here + east) | 1 << (here + south * width))
            here += east + south * width
            i += 1
            j += 1
    return met & ~(1 << first), tuple(pairs)


def straight_sight(terrain: Terrain, cell: Cell, limit: int = FAR) -> int:
    """The mask of cells in the same row or column, joined to a cell by free edges over unbroken ground.

    Line of sight in a dungeon of rooms (TED-RANGE-03, TED-RULING-30): at most `limit` rooms away, the
    room itself left out.
    """
    width = terrain.grid.width
    ground = terrain.ground
    open_east = terrain.open_east
    open_south = terrain.open_south
    north = east = south = west = 1 << cell
    seen = 0
    while limit > 0 and north | east | south | west:
        north = north >> width & open_south & ground
        east = (east & open_east) << 1 & ground
        south = (south & open_south) << width & ground
        west = west >> 1 & open_east & ground
        seen |= north | east | south | west
        limit -= 1
    return seen
