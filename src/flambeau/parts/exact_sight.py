"""The definition of a line of sight, as exact geometry: what the masks of `sight` are checked against.

DSO-RULING-07 word for word: nine points a cell, at 1/32, 1/2 and 31/32 of its width and height, and
every segment held against every obstacle of the board. Coordinates are counted in 1/32 of a cell, so
rational arithmetic is arithmetic of ints. Milliseconds a pair: for tests and proofs, not for play.
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Cell, Grid, cells_of

UNIT: Final = 32
SAMPLES: Final = (1, 16, 31)

# A segment: x and y of its two ends.
Segment = tuple[int, int, int, int]


def segments(dx: int, dy: int) -> list[Segment]:
    """The 81 segments from the cell (0, 0) to the cell at an offset."""
    return [
        (px, py, UNIT * dx + qx, UNIT * dy + qy) for px in SAMPLES for py in SAMPLES for qx in SAMPLES for qy in SAMPLES
    ]


def sees_exactly(grid: Grid, base: int, target: int, blockers: int, walls: int, low: int = 0) -> bool:
    """Whether any cell of one base sees any cell of another; figures are among the blockers."""
    blocking = cells_of(blockers & ~(base | target))
    crossing = cells_of((blockers | low) & ~(base | target))
    edges = [_edge_ends(grid, edge) for edge in cells_of(walls & grid.inner)]
    corners = _blocked_corners(grid, blocking)
    for a in cells_of(base):
        for b in cells_of(target):
            ax, ay = UNIT * grid.xs[a], UNIT * grid.ys[a]
            for px, py, qx, qy in segments(grid.xs[b] - grid.xs[a], grid.ys[b] - grid.ys[a]):
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
