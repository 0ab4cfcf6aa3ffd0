"""The board as it stands for a walker: which steps walls, doors, rubble and void allow.

A `Terrain` holds what stops everybody alike: blocked edges (walls, closed doors) and the cells that
are ground at all. Figures and furniture change with every step and are therefore given to each
question as a mask of cells. Terrains are remembered by content, so a game asks `terrain_of` again
after a door has opened and pays for tables only once for all matches.

Rules differ in when a diagonal step may cut a corner. All of it is said by one of the four numbers
below; everything that walks reads it from the terrain.

Waves of bits, not queues of cells: to flood a board of 20×14 takes 13 µs by masks, corners included,
and 77 µs by a queue over neighbour lists that does not even look at corners.
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Cell, Direction, Grid, cells_of

# No diagonal steps at all.
ORTHOGONAL: Final = 0
# A diagonal step needs one of the two flanking cells, with both half-steps through it (DSO-RULING-03).
ONE_FLANK: Final = 1
# A diagonal step needs both flanking cells, with all four half-steps.
BOTH_FLANKS: Final = 2
# Corners never stop a diagonal step (a king on an open board, a ghost).
ANY_CORNER: Final = 3

_REMEMBERED: Final = 1024


class Terrain:
    """The steps that blocked edges and missing ground leave open; get one from `terrain_of`."""

    def __init__(
        self, grid: Grid, walls: int, ground: int, diagonal: int, joins: tuple[tuple[Cell, Cell], ...]
    ) -> None:
        self.grid: Final = grid
        self.walls: Final = walls | grid.rim
        self.ground: Final = ground
        self.diagonal: Final = diagonal
        self.joins: Final = joins
        # Cells whose east (south) side is free.
        self.open_east: Final = grid.full & ~self.walls
        self.open_south: Final = grid.full & ~(self.walls >> grid.size)
        self._near: Final[list[int]] = [-1] * grid.size
        self._steps: Final[list[tuple[Cell, ...] | None]] = [None] * grid.size

    def near(self, cell: Cell) -> int:
        """The mask of ground cells one step away, whoever stands there: adjacency (DSO-RULING-02)."""
        found = self._near[cell]
        if found < 0:
            found = self._near[cell] = self.spread(1 << cell, self.ground)
        return found

    def steps(self, cell: Cell) -> tuple[Cell, ...]:
        """The ground cells one step away in ascending order, whoever stands there."""
        found = self._steps[cell]
        if found is None:
            found = self._steps[cell] = tuple(cells_of(self.near(cell)))
        return found

    def is_near(self, a: Cell, b: Cell) -> bool:
        """Whether one step leads from one cell to the other, whoever stands there."""
        return self.near(a) >> b & 1 == 1

    def near_any(self, cells: int) -> int:
        """The mask of ground cells one step away from any cell of a mask, the mask itself left out."""
        return self.spread(cells, self.ground) & ~cells

    def may_step(self, a: Cell, b: Cell, free: int) -> bool:
        """Whether a step leads from one cell to the other when only the cells of `free` can be entered."""
        return self.spread(1 << a, free) >> b & 1 == 1

    def spread(self, front: int, free: int) -> int:
        """The mask of free cells one step away from any cell of `front`; flanks must be free as well."""
        grid = self.grid
        width = grid.width
        open_east = self.open_east
        open_south = self.open_south
        level = ((front & open_east) << 1 | front >> 1 & open_east) & free
        upright = ((front & open_south) << width | front >> width & open_south) & free
        reached = level | upright
        diagonal = self.diagonal
        if diagonal == ONE_FLANK:
            reached |= (
                (level & open_south) << width
                | level >> width & open_south
                | (upright & open_east) << 1
                | upright >> 1 & open_east
            ) & free
        elif diagonal == ANY_CORNER:
            level = (front & grid.inner_east) << 1 | front >> 1 & grid.inner_east
            reached |= (level << width | level >> width) & free
        elif diagonal == BOTH_FLANKS:
            reached |= self._past_both_flanks(front, free)
        if self.joins:
            for a, b in self.joins:
                if front >> a & 1:
                    reached |= 1 << b & free
                if front >> b & 1:
                    reached |= 1 << a & free
        return reached

    def _past_both_flanks(self, front: int, free: int) -> int:
        """The diagonal steps of `spread` when both flanks count; each quarter has its own two routes."""
        width = self.grid.width
        open_east = self.open_east
        open_south = self.open_south
        east = (front & open_east) << 1 & free
        west = front >> 1 & open_east & free
        south = (front & open_south) << width & free
        north = front >> width & open_south & free
        eastward = (east >> width & open_south & (north & open_east) << 1) | (
            (east & open_south) << width & (south & open_east) << 1
        )
        westward = (west >> width & open_south & north >> 1 & open_east) | (
            (west & open_south) << width & south >> 1 & open_east
        )
        return (eastward | westward) & free

    def line(self, cell: Cell, side: Direction) -> list[Cell]:
        """The ground cells straight ahead, the first left out, until an edge or missing ground ends it."""
        grid = self.grid
        met: list[Cell] = []
        while True:
            edge = grid.edge_on(cell, side)
            if edge < 0 or self.walls >> edge & 1:
                return met
            cell = grid.beside[cell][side]
            if not self.ground >> cell & 1:
                return met
            met.append(cell)


_TERRAINS: Final[dict[tuple[int, int, int, int, int, tuple[tuple[Cell, Cell], ...]], Terrain]] = {}


def terrain_of(
    grid: Grid,
    walls: int = 0,
    ground: int = -1,
    diagonal: int = ORTHOGONAL,
    joins: tuple[tuple[Cell, Cell], ...] = (),
) -> Terrain:
    """The terrain of these blocked edges and ground cells (all by default).

    `joins` are pairs of cells that count as joined without touching: side tunnels, the way into a lair.
    """
    ground &= grid.full
    key = (grid.width, grid.height, walls, ground, diagonal, joins)
    found = _TERRAINS.get(key)
    if found is None:
        if len(_TERRAINS) >= _REMEMBERED:
            _TERRAINS.clear()
        found = _TERRAINS[key] = Terrain(grid, walls, ground, diagonal, joins)
    return found
