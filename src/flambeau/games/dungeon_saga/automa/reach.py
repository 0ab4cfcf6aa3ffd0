"""How far everything is for a Monster, and where it can safely end (DSO-RULING-142, -143)."""

from __future__ import annotations

from typing import Final, TypeAlias

from flambeau.parts.figures import anchors_covering
from flambeau.parts.grid import DX, DY, Cell, Direction, cells_of
from flambeau.parts.large import large_route, large_waves
from flambeau.parts.paths import FAR, distances, layers, waves

from ..box import ETHEREAL, HERO_FIGURES, KIND, SIZE
from ..model import Play
from ..rules.board import board_of, heroes_up, move_to
from ..rules.movement import enterable, move_allowance, squares_of_others

# Where a Monster may end: anchor, facing, movement points.
Spot: TypeAlias = tuple[int, int, int]
NO_WAY: Final = 1000
# Paths prefer directions in this order: N, NE, E, SE, S, SW, W, NW (DSO-RULING-150).
CLOCKWISE: Final = (0, 4, 1, 5, 2, 6, 3, 7)


def heroes_front_arcs(s: Play) -> int:
    """The squares in the Front Arc of a Hero that is up: a step from there provokes."""
    mask = 0
    for hero in HERO_FIGURES:
        mask |= s.arc[hero]
    return mask


def safe_reach(s: Play, monster: int) -> list[Spot]:
    """Every position and facing in which the Monster can end without provoking a Free Attack (DSO-AGM-DEF-01)."""
    board = board_of(s)
    limit = s.turns[-1].points if s.turns and s.turns[-1].figure == monster else move_allowance(s, monster)
    free = s.ground & ~(s.high | s.low | squares_of_others(s, monster))
    start = Cell(s.cell[monster])
    if SIZE[KIND[monster]] == 2:
        ways = board.ways()
        pinned = anchors_covering(board.floor.grid, heroes_front_arcs(s), 2)
        passable = enterable(s, monster)
        stops = ways.standing(free)
        facing = Direction(s.facing[monster])
        by_cost = large_waves(ways, start, facing, passable, free & passable, limit, pinned)
        return [
            (anchor, side, cost)
            for cost, poses in enumerate(by_cost)
            for side in range(4)
            for anchor in cells_of(poses[side] & stops)
        ]
    if ETHEREAL[KIND[monster]]:
        steps = waves(board.ghostly, 1 << start, limit)
    else:
        steps = waves(board.terrain, 1 << start, limit, ~enterable(s, monster), heroes_front_arcs(s))
    return [(c, side, cost) for cost, wave in enumerate(steps) for c in cells_of(wave & free) for side in range(4)]


def stand(t: Play, monster: int, spot: Spot) -> None:
    """Put the Monster of a scratch copy where it might end."""
    t.facing[monster] = spot[1]
    move_to(t, monster, spot[0])


def walk_distances(s: Play, monster: int, hero: int) -> list[int]:
    """For a 1×1 Monster: from every square the walk distance W to a Hero, NO_WAY if there is none."""
    board = board_of(s)
    passable = s.ground & ~(s.high | s.low | s.hero_cells)
    goals = board.near[s.cell[hero]] & passable
    if ETHEREAL[KIND[monster]]:
        steps = distances(board.ghostly, goals)
    else:
        steps = distances(board.terrain, goals, ~passable)
    grid = board.floor.grid
    here = Cell(s.cell[hero])
    return [d + 1 if d < FAR else NO_WAY + grid.chebyshev(Cell(c), here) for c, d in enumerate(steps)]


def walk_distance(s: Play, monster: int, hero: int, anchor: int, facing: int) -> int:
    """W: the movement points the Monster needs from there to stand adjacent to the Hero, plus one (DSO-RULING-142)."""
    if SIZE[KIND[monster]] == 1:
        return walk_distances(s, monster, hero)[anchor]
    board = board_of(s)
    grid = board.floor.grid
    passable = s.ground & ~(s.high | s.low | s.hero_cells)
    goals = anchors_covering(grid, board.near[s.cell[hero]], 2)
    for cost, poses in enumerate(large_waves(board.ways(), Cell(anchor), Direction(facing), passable, passable)):
        if (poses[0] | poses[1] | poses[2] | poses[3]) & goals:
            return cost + 1
    squares = [anchor, anchor + 1, anchor + grid.width, anchor + grid.width + 1]
    return NO_WAY + min([grid.chebyshev(Cell(c), Cell(s.cell[hero])) for c in squares])


def walks(s: Play, monster: int) -> list[tuple[int, int]]:
    """For every targetable Hero its walk distance from where the Monster stands: (W, hero)."""
    here, facing = s.cell[monster], s.facing[monster]
    return [(walk_distance(s, monster, hero, here, facing), hero) for hero in heroes_up(s)]


def nearest_walk(s: Play, monster: int) -> int:
    """D: the smallest walk distance to a targetable Hero."""
    return min([walk for walk, _ in walks(s, monster)], default=NO_WAY)


def path_to(s: Play, monster: int, spot: Spot) -> list[Spot]:
    """The squares, then turns, of the first cheapest safe way, in the direction order of DSO-RULING-150."""
    if SIZE[KIND[monster]] == 2:
        return _large_path(s, monster, spot)
    board = board_of(s)
    start, goal = Cell(s.cell[monster]), Cell(spot[0])
    if start == goal:
        return [spot]
    if ETHEREAL[KIND[monster]]:
        terrain, blocked, pinned = board.ghostly, 0, 0
    else:
        terrain, blocked, pinned = board.terrain, ~enterable(s, monster), heroes_front_arcs(s)
    on_path = layers(terrain, start, goal, blocked, pinned)
    free = terrain.ground & ~blocked | 1 << goal
    found: list[Spot] = []
    here: int = start
    for layer in on_path[1:]:
        onward = terrain.spread(1 << here, free) & layer
        for direction in CLOCKWISE:
            to = here + DX[direction] + DY[direction] * board.floor.grid.width
            if to >= 0 and onward >> to & 1:
                here = to
                break
        found.append((here, s.facing[monster], 1))
    found.append(spot)
    return found


def _large_path(s: Play, monster: int, spot: Spot) -> list[Spot]:
    """One cheapest way of a large figure; nothing happens on it, so any of them will do."""
    board = board_of(s)
    passable = enterable(s, monster)
    free = passable & ~squares_of_others(s, monster)
    pinned = anchors_covering(board.floor.grid, heroes_front_arcs(s), 2)
    start, facing = Cell(s.cell[monster]), Direction(s.facing[monster])
    goal, side = Cell(spot[0]), Direction(spot[1])
    return [*large_route(board.ways(), start, facing, goal, side, passable, free, pinned)]
