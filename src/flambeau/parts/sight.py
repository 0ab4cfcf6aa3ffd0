"""Lines of sight: a rational definition to check against, and masks per offset to play with.

The definition is DSO-RULING-07. Each cell has nine points, at 1/32, 1/2 and 31/32 of its width and
height; one cell sees another if one of the 81 segments between their points is free. A segment is
stopped by (a) the open interior of a blocking cell, (b) a wall it touches, end points included, and
(c) a corner it passes through exactly, between two blocking cells that face each other across it.

Which cells, edges and corners a segment meets depends only on the offset between the two cells. So
each offset is traced once, when first needed, and kept for all matches on boards of that width:
about 2 ms to build, under a microsecond to ask. Most of the 81 segments are useless because another
one meets less; a dozen masks remain.

Coordinates are counted in 1/32 of a cell, so that everything is an int.
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Cell, Grid, cells_of
from flambeau.parts.paths import FAR
from flambeau.parts.terrain import Terrain

UNIT: Final = 32
SAMPLES: Final = (1, 16, 31)

# Masks a segment must find empty, and pairs of cells of which it must find one empty.
Ray = tuple[int, tuple[int, ...]]
# How far the masks are shifted, what all rays meet, the rays that meet no corner, the others.
Rays = tuple[int, int, tuple[int, ...], tuple[Ray, ...]]


class Sight:
    """Lines of sight on boards of one size by masks; get one from `sight_of`."""

    def __init__(self, grid: Grid) -> None:
        self.grid: Final = grid
        # Numbers whose differences tell every offset apart, whether it leads east or west.
        self._pads: Final[list[int]] = [2 * grid.width * grid.ys[c] + grid.xs[c] for c in grid.cells]
        self._rays: Final[list[Rays | None]] = [None] * (2 * grid.width * grid.height)

    def world(self, blockers: int, walls: int) -> int:
        """What stops lines, as one int: blocking cells and blocked edges. Make it once, ask it often."""
        return blockers | walls << self.grid.size

    def sees(self, a: Cell, b: Cell, world: int, low: int = 0) -> bool:
        """Whether one cell sees another; their own occupants never matter.

        Cells of `low` stop a segment by their interior only: with the low furniture that matters,
        False for a pair that is otherwise visible means that every line crosses it (DSO-RULING-09).
        """
        if a >= b:
            if a == b:
                return True
            a, b = b, a
        offset = self._pads[b] - self._pads[a]
        rays = self._rays[offset]
        if rays is None:
            rays = self._rays[offset] = self._traced(a, b)
        shift, common, plain, cornering = rays
        window = world >> (a - shift)
        crossed = window | low >> (a - shift) if low else window
        if crossed & common:
            return False
        for mask in plain:
            if not crossed & mask:
                return True
        for mask, pairs in cornering:
            if not crossed & mask:
                for pair in pairs:
                    if window & pair == pair:
                        break
                else:
                    return True
        return False

    def seen_from(self, a: Cell, targets: int, world: int) -> int:
        """The mask of those target cells that a cell sees."""
        found = 0
        for b in cells_of(targets):
            if self.sees(a, b, world):
                found |= 1 << b
        return found

    def base_sees(self, base: int, target: int, world: int, low: int = 0) -> bool:
        """Whether any cell of one base sees any cell of another; neither base stops its own lines."""
        world &= ~(base | target)
        low &= ~(base | target)
        targets = cells_of(target)
        for a in cells_of(base):
            for b in targets:
                if self.sees(a, b, world, low):
                    return True
        return False

    def _traced(self, a: Cell, b: Cell) -> Rays:
        """The rays of the offset between two cells, a before b, without those another one makes useless."""
        grid = self.grid
        dx = grid.xs[b] - grid.xs[a]
        dy = grid.ys[b] - grid.ys[a]
        # Masks begin at the north-west corner of the rectangle between the two cells.
        shift = -dx if dx < 0 else 0
        rays: list[Ray] = []
        for segment in _segments(dx, dy):
            ray = _trace(segment, grid.width, grid.size, shift)
            if ray not in rays:
                rays.append(ray)
        kept: list[Ray] = []
        for ray in sorted(rays, key=_burden):
            if not any(_meets_less(other, ray) for other in kept):
                kept.append(ray)
        common = -1
        for mask, _ in kept:
            common &= mask
        plain = tuple([mask for mask, pairs in kept if not pairs])
        return shift, common, plain, tuple([ray for ray in kept if ray[1]])


_SIGHTS: dict[tuple[int, int], Sight] = {}


def sight_of(grid: Grid) -> Sight:
    """The lines of sight on a grid; all matches share one."""
    found = _SIGHTS.get((grid.width, grid.height))
    if found is None:
        found = _SIGHTS[grid.width, grid.height] = Sight(grid)
    return found


# A segment: x and y of its two ends.
Segment = tuple[int, int, int, int]


def _segments(dx: int, dy: int) -> list[Segment]:
    """The 81 segments from the cell (0, 0) to the cell at an offset."""
    return [
        (px, py, UNIT * dx + qx, UNIT * dy + qy) for px in SAMPLES for py in SAMPLES for qx in SAMPLES for qy in SAMPLES
    ]


def _crossings(start: int, end: int, stretch: int) -> list[int]:
    """When a segment meets the grid lines of one axis, in order: its progress times a common factor."""
    if start < end:
        lines = range(UNIT * (start // UNIT + 1), end, UNIT)
    else:
        lines = range(UNIT * (start // UNIT), end, -UNIT)
    return [abs(line - start) * stretch for line in lines]


def _trace(segment: Segment, width: int, size: int, shift: int) -> Ray:
    """What a segment from the cell (0, 0) meets: cells, then east edges, then south edges in one mask."""
    px, py, qx, qy = segment
    east = 1 if qx > px else -1
    south = 1 if qy > py else -1
    # Progress along both axes is compared by multiplying it with the length along the other one.
    columns = _crossings(px, qx, abs(qy - py) or 1)
    rows = _crossings(py, qy, abs(qx - px) or 1)
    here = shift
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
    return met & ~(1 << shift), tuple(pairs)


def _burden(ray: Ray) -> int:
    """How much a ray meets: light rays are tried first and may make heavier ones useless."""
    return ray[0].bit_count() + len(ray[1])


def _meets_less(ray: Ray, other: Ray) -> bool:
    """Whether everything that stops a ray stops the other one too."""
    if ray[0] & ~other[0]:
        return False
    # Two blocking cells at a corner also stop whoever crosses one of them.
    return all(pair in other[1] or pair & other[0] for pair in ray[1])


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


def sees_exactly(grid: Grid, base: int, target: int, blockers: int, walls: int, low: int = 0) -> bool:
    """The definition itself, by exact geometry on every segment: a thousand times slower than `Sight`."""
    blocking = cells_of(blockers & ~(base | target))
    crossing = cells_of((blockers | low) & ~(base | target))
    edges = [_edge_ends(grid, edge) for edge in cells_of(walls & grid.inner)]
    corners = _blocked_corners(grid, blocking)
    for a in cells_of(base):
        for b in cells_of(target):
            ax, ay = UNIT * grid.xs[a], UNIT * grid.ys[a]
            for px, py, qx, qy in _segments(grid.xs[b] - grid.xs[a], grid.ys[b] - grid.ys[a]):
                segment = (ax + px, ay + py, ax + qx, ay + qy)
                if not (
                    any(_touches(segment, edge) for edge in edges)
                    or any(_enters(segment, UNIT * grid.xs[c], UNIT * grid.ys[c]) for c in crossing)
                    or any(_touches(segment, corner) for corner in corners)
                ):
                    return True
    return False


def _edge_ends(grid: Grid, edge: int) -> Segment:
    """The two corners between which an edge lies."""
    cell = edge % grid.size
    x, y = UNIT * grid.xs[cell], UNIT * grid.ys[cell]
    if edge < grid.size:
        return x + UNIT, y, x + UNIT, y + UNIT
    return x, y + UNIT, x + UNIT, y + UNIT


def _blocked_corners(grid: Grid, blocking: list[Cell]) -> list[Segment]:
    """The corners (as segments of no length) at which two blocking cells face each other diagonally."""
    found: list[Segment] = []
    for cell in blocking:
        x, y = grid.at(cell)
        for side in (0, 1):
            if grid.contains(x + 2 * side - 1, y + 1) and grid.cell(x + 2 * side - 1, y + 1) in blocking:
                corner = (UNIT * (x + side), UNIT * (y + 1))
                found.append(corner + corner)
    return found


def _turn(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """On which side of the line from a to b the point c lies: positive, negative, or 0 on the line."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def _touches(s: Segment, t: Segment) -> bool:
    """Whether two closed segments have a point in common."""
    ax, ay, bx, by = s
    cx, cy, dx, dy = t
    if max(ax, bx) < min(cx, dx) or max(cx, dx) < min(ax, bx):
        return False
    if max(ay, by) < min(cy, dy) or max(cy, dy) < min(ay, by):
        return False
    # With overlapping rectangles, segments meet if neither lies strictly on one side of the other's line.
    if _turn(ax, ay, bx, by, cx, cy) * _turn(ax, ay, bx, by, dx, dy) > 0:
        return False
    return _turn(cx, cy, dx, dy, ax, ay) * _turn(cx, cy, dx, dy, bx, by) <= 0


def _enters(s: Segment, left: int, top: int) -> bool:
    """Whether a segment passes through the open interior of the cell with this north-west corner."""
    ax, ay, bx, by = s
    right, bottom = left + UNIT, top + UNIT
    if max(ax, bx) <= left or min(ax, bx) >= right or max(ay, by) <= top or min(ay, by) >= bottom:
        return False
    # It does unless all four corners lie on one side of its line, or on the line itself.
    turns = (
        _turn(ax, ay, bx, by, left, top),
        _turn(ax, ay, bx, by, right, top),
        _turn(ax, ay, bx, by, left, bottom),
        _turn(ax, ay, bx, by, right, bottom),
    )
    return min(turns) < 0 < max(turns)
