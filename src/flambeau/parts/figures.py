"""Figures on the board: the cells they cover, whom they touch, and their arcs.

A figure is told by its anchor (the north-west cell of its base), its size (1, or 2 for a base of
2×2 cells) and its facing (one of the four sides). Arcs follow the Dungeon Saga ledger: Front is
everything ahead of the line along the rear edge of the base, its own rows included, Rear everything
behind it; the Front Arc and the Rear Arc are the adjacent cells of each (DSO-ARC, DSO-RULING-04,
DSO-RULING-08). Adjacency comes from the terrain, so walls cut arcs and figures do not.
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import EAST, NORTH, SOUTH, Cell, Direction, Grid
from flambeau.parts.terrain import Terrain

SMALL: Final = 1
LARGE: Final = 2


def base(grid: Grid, anchor: Cell, size: int = SMALL) -> int:
    """The mask of cells that a figure covers."""
    if size == SMALL:
        return 1 << anchor
    return 3 << anchor | 3 << (anchor + grid.width)


def fits_on_board(grid: Grid, anchor: Cell, size: int) -> bool:
    """Whether a base of this size lies wholly on the board."""
    return grid.xs[anchor] + size <= grid.width and grid.ys[anchor] + size <= grid.height


def anchors_covering(grid: Grid, cells: int, size: int) -> int:
    """The mask of anchors from which a base of this size covers at least one cell of the mask."""
    if size == SMALL:
        return cells
    east = cells | cells >> 1
    return (east | east >> grid.width) & grid.inner_east & grid.inner_south


def surroundings(terrain: Terrain, anchor: Cell, size: int = SMALL) -> int:
    """The mask of cells adjacent to a figure: to at least one of its cells (DSO-RULING-04, DSO-RULING-177)."""
    if size == SMALL:
        return terrain.near(anchor)
    width = terrain.grid.width
    north = terrain.near(anchor) | terrain.near(Cell(anchor + 1))
    south = terrain.near(Cell(anchor + width)) | terrain.near(Cell(anchor + width + 1))
    return (north | south) & ~(3 << anchor | 3 << (anchor + width))


def touch(terrain: Terrain, a: Cell, size_a: int, b: Cell, size_b: int) -> bool:
    """Whether two figures are adjacent; one cell of each is enough (DSO-RULING-177)."""
    return surroundings(terrain, a, size_a) & base(terrain.grid, b, size_b) != 0


def front(grid: Grid, anchor: Cell, facing: Direction, size: int = SMALL) -> int:
    """The mask of all cells ahead of a figure or level with it (DSO-RULING-08)."""
    if facing == NORTH:
        return grid.full & ~grid.from_row[grid.ys[anchor] + size]
    if facing == EAST:
        return grid.from_column[grid.xs[anchor]]
    if facing == SOUTH:
        return grid.from_row[grid.ys[anchor]]
    return grid.full & ~grid.from_column[grid.xs[anchor] + size]


def rear(grid: Grid, anchor: Cell, facing: Direction, size: int = SMALL) -> int:
    """The mask of all cells behind a figure."""
    return grid.full & ~front(grid, anchor, facing, size)


def front_arc(terrain: Terrain, anchor: Cell, facing: Direction, size: int = SMALL) -> int:
    """The mask of adjacent cells around a figure's front: 5 for a small base, 8 for a large one."""
    return surroundings(terrain, anchor, size) & front(terrain.grid, anchor, facing, size)


def rear_arc(terrain: Terrain, anchor: Cell, facing: Direction, size: int = SMALL) -> int:
    """The mask of adjacent cells behind a figure: 3 for a small base, 4 for a large one."""
    return surroundings(terrain, anchor, size) & ~front(terrain.grid, anchor, facing, size)


def is_behind(grid: Grid, cells: int, anchor: Cell, facing: Direction, size: int = SMALL) -> bool:
    """Whether a base lies wholly in a figure's Rear: what a shot from behind needs (DSO-RNG-06)."""
    return not cells & front(grid, anchor, facing, size)


def is_at_the_back(terrain: Terrain, cells: int, anchor: Cell, facing: Direction, size: int = SMALL) -> bool:
    """Whether a base touches a figure's Rear Arc and no part of its Front: a rear attack (DSO-LARGE-05)."""
    return is_behind(terrain.grid, cells, anchor, facing, size) and (cells & surroundings(terrain, anchor, size) != 0)
