"""Walking: where a figure can get to, how far things are, and every shortest way between two cells.

`blocked` is always the mask of cells that cannot be entered beside what the terrain forbids
(figures that bar the way, furniture). The cell one starts from never bars the way, and the goal of
a path can always be entered, so the mask of all figures may be passed as it is. `pinned` is the
mask of cells that may be entered but not left: who stops at the first enemy, who avoids to step out
of a front arc.

Where the ledgers speak of ties, everything here returns all of them, in reading order.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from flambeau.parts.grid import Cell, cells_of
from flambeau.parts.terrain import Terrain

# Farther than any board is wide: the distance of what cannot be reached.
FAR: Final = 1_000_000


def waves(terrain: Terrain, sources: int, limit: int = FAR, blocked: int = 0, pinned: int = 0) -> list[int]:
    """The masks of cells at exactly 0, 1, 2 … steps from the nearest source, as far as `limit`."""
    found = [sources]
    unseen = terrain.ground & ~blocked & ~sources
    free = unseen | sources
    front = sources
    while limit > 0:
        # The whole free ground counts for flanks, so seen cells are taken away afterwards.
        front = terrain.spread(front & ~pinned if pinned else front, free) & unseen
        if not front:
            break
        found.append(front)
        unseen &= ~front
        limit -= 1
    return found


def reach(terrain: Terrain, start: Cell, budget: int, blocked: int = 0, pinned: int = 0) -> int:
    """The mask of cells that can be walked to in at most `budget` steps, the start left out."""
    sources = 1 << start
    unseen = terrain.ground & ~blocked & ~sources
    free = unseen | sources
    all_seen = 0
    front = sources
    while front and budget > 0:
        front = terrain.spread(front & ~pinned if pinned else front, free) & unseen
        all_seen |= front
        unseen &= ~front
        budget -= 1
    return all_seen


def distances(terrain: Terrain, sources: int, blocked: int = 0) -> list[int]:
    """For every cell the number of steps from the nearest source, FAR if there is no way."""
    found = [FAR] * terrain.grid.size
    for steps, wave in enumerate(waves(terrain, sources, FAR, blocked)):
        for cell in cells_of(wave):
            found[cell] = steps
    return found


def distance(terrain: Terrain, a: Cell, b: Cell, blocked: int = 0) -> int:
    """The number of steps from one cell to another, FAR if there is no way."""
    return nearest(terrain, a, 1 << b, blocked)[0]


def nearest(terrain: Terrain, start: Cell, targets: int, blocked: int = 0) -> tuple[int, int]:
    """The distance of the nearest target cells and the mask of all of them, (FAR, 0) if none can be reached.

    Targets can be entered even if blocked, but bar the way to those behind them like everything blocked.
    """
    front = 1 << start
    if front & targets:
        return 0, front & targets
    ground = terrain.ground
    through = ground & ~blocked | front
    barred = targets & ground & ~through
    unseen = through & ~front
    steps = 0
    while front:
        steps += 1
        ahead = terrain.spread(front, through)
        hit = ahead & targets
        if barred:
            hit |= _entered(terrain, front, through, barred)
        if hit:
            return steps, hit
        front = ahead & unseen
        unseen &= ~front
    return FAR, 0


def _entered(terrain: Terrain, front: int, through: int, barred: int) -> int:
    """The blocked targets one step away; each is opened alone, for none of them is a flank for another."""
    hit = 0
    for cell in cells_of(barred & terrain.spread(front, terrain.ground)):
        hit |= terrain.spread(front, through | 1 << cell) & 1 << cell
    return hit


def layers(terrain: Terrain, start: Cell, goal: Cell, blocked: int = 0, pinned: int = 0) -> list[int]:
    """The cells on shortest paths: for each number of steps from the start, the mask of cells it can lead to.

    The first mask is the start and the last the goal; no masks at all if there is no way.
    """
    end = 1 << goal
    # The way is flooded with the goal open, so that a path may end on a figure's own cell.
    forward = [1 << start]
    free = (terrain.ground & ~blocked | end) & terrain.ground | forward[0]
    unseen = free & ~forward[0]
    while not forward[-1] & end:
        front = terrain.spread(forward[-1] & ~pinned, free) & unseen
        if not front:
            return []
        unseen &= ~front
        forward.append(front)
    # Steps work both ways, so a step back from the goal keeps exactly the cells that lead to it.
    forward[-1] = end
    for i in range(len(forward) - 2, 0, -1):
        forward[i] &= terrain.spread(forward[i + 1], free) & ~pinned
    return forward


def first_steps(terrain: Terrain, start: Cell, goal: Cell, blocked: int = 0, pinned: int = 0) -> list[Cell]:
    """The cells with which a shortest path from the start to the goal can begin, in ascending order."""
    on_path = layers(terrain, start, goal, blocked, pinned)
    return cells_of(on_path[1]) if len(on_path) > 1 else []


def shortest_paths(
    terrain: Terrain,
    start: Cell,
    goal: Cell,
    blocked: int = 0,
    pinned: int = 0,
    at_most: int = FAR,
) -> list[tuple[Cell, ...]]:
    """All shortest paths, each without its start, in ascending order of their first differing cell.

    An open room has thousands: `at_most` ends the list early, `count_shortest_paths` tells beforehand.
    """
    on_path = layers(terrain, start, goal, blocked, pinned)
    if not on_path:
        return []
    onward = _onward(terrain, on_path, terrain.ground & ~blocked | 1 << start)
    length = len(on_path)
    found: list[tuple[Cell, ...]] = []
    # Depth first; the cells of a step are pushed in falling order, so the list comes out ascending.
    unfinished: list[tuple[Cell, ...]] = [(start,)]
    while unfinished and len(found) < at_most:
        path = unfinished.pop()
        if len(path) == length:
            found.append(path[1:])
        else:
            for cell in reversed(onward[path[-1]]):
                unfinished.append((*path, cell))
    return found


def count_shortest_paths(terrain: Terrain, start: Cell, goal: Cell, blocked: int = 0, pinned: int = 0) -> int:
    """The number of shortest paths from the start to the goal."""
    on_path = layers(terrain, start, goal, blocked, pinned)
    if not on_path:
        return 0
    onward = _onward(terrain, on_path, terrain.ground & ~blocked | 1 << start)
    ways: dict[Cell, int] = {goal: 1}
    for layer in reversed(on_path[:-1]):
        for cell in cells_of(layer):
            ways[cell] = sum([ways[ahead] for ahead in onward[cell]])
    return ways[start]


def _onward(terrain: Terrain, on_path: list[int], free: int) -> dict[Cell, list[Cell]]:
    """For every cell on shortest paths the cells that can follow it, in ascending order."""
    found: dict[Cell, list[Cell]] = {}
    free |= on_path[-1]
    for layer, ahead in pairwise(on_path):
        for cell in cells_of(layer):
            found[cell] = cells_of(terrain.spread(1 << cell, free) & ahead)
    return found


def tolls_of(costs: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The cost of entering each cell, grouped once per map for `cost_waves`: (cost, mask of cells) pairs."""
    masks: dict[int, int] = {}
    for cell, cost in enumerate(costs):
        if cost < 1:
            raise ValueError(f"entering cell {cell} cannot cost {cost}: a step costs at least 1")
        masks[cost] = masks.get(cost, 0) | 1 << cell
    return tuple(sorted(masks.items()))


def cost_waves(
    terrain: Terrain,
    start: Cell,
    tolls: tuple[tuple[int, int], ...],
    budget: int,
    blocked: int = 0,
    pinned: int = 0,
) -> list[int]:
    """The masks of cells whose cheapest way costs exactly 0, 1, 2 … points, up to the budget."""
    begin = 1 << start
    unseen = terrain.ground & ~blocked | begin
    free = unseen
    due = [0] * (budget + 1)
    due[0] = begin
    for spent in range(budget + 1):
        due[spent] = front = due[spent] & unseen
        if not front:
            continue
        unseen &= ~front
        ahead = terrain.spread(front & ~pinned, free) & unseen
        for cost, cells in tolls:
            if spent + cost <= budget:
                due[spent + cost] |= ahead & cells
    return due
