"""Where one can walk to, how far things are, and all shortest ways."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeau.parts.grid import Cell, cells_of, grid_of, mask_of
from flambeau.parts.maps import parse_map
from flambeau.parts.paths import (
    FAR,
    cost_waves,
    count_shortest_paths,
    distance,
    distances,
    first_steps,
    nearest,
    reach,
    shortest_paths,
    tolls_of,
    waves,
)
from flambeau.parts.terrain import ANY_CORNER, BOTH_FLANKS, ONE_FLANK, ORTHOGONAL, Terrain, terrain_of
from tests.parts.boards import D1, D2, FURNITURE, at, f1, open_field


def walked(terrain: Terrain, start: Cell, blocked: int, goal: Cell | None = None) -> dict[Cell, int]:
    """Distances by a queue of cells, as a textbook has it."""
    free = terrain.ground & ~blocked | 1 << start
    if goal is not None:
        free |= 1 << goal & terrain.ground
    found = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for ahead in cells_of(terrain.spread(1 << cell, free)):
            if ahead not in found:
                found[ahead] = found[cell] + 1
                queue.append(ahead)
    return found


@st.composite
def boards(draw: st.DrawFn) -> tuple[Terrain, int]:
    """A small board with random walls, ground and occupants."""
    grid = grid_of(draw(st.integers(1, 6)), draw(st.integers(1, 5)))
    edges = st.integers(0, 4**grid.size - 1)
    cells = st.integers(0, grid.full)
    policy = draw(st.sampled_from((ORTHOGONAL, ONE_FLANK, BOTH_FLANKS, ANY_CORNER)))
    ground = draw(cells) | draw(cells) | draw(cells)
    return terrain_of(grid, draw(edges) & draw(edges), ground, policy), draw(cells) & draw(cells)


@given(boards(), st.data())
def test_waves_find_the_distances_of_a_queue(board: tuple[Terrain, int], data: st.DataObject) -> None:
    terrain, blocked = board
    start = data.draw(st.sampled_from(terrain.grid.cells))
    expected = walked(terrain, start, blocked)
    found = distances(terrain, 1 << start, blocked & ~(1 << start))
    assert found == [expected.get(cell, FAR) for cell in terrain.grid.cells]
    budget = data.draw(st.integers(0, 6))
    within = [cell for cell, steps in sorted(expected.items()) if 0 < steps <= budget]
    assert cells_of(reach(terrain, start, budget, blocked)) == within
    by_wave = waves(terrain, 1 << start, budget, blocked)
    assert sum(by_wave) == 1 << start | mask_of(within), "waves do not overlap"


@given(boards(), st.data())
def test_all_shortest_paths_are_found_once_and_in_order(board: tuple[Terrain, int], data: st.DataObject) -> None:
    terrain, blocked = board
    start = data.draw(st.sampled_from(terrain.grid.cells))
    goal = data.draw(st.sampled_from(terrain.grid.cells))
    to_goal = walked(terrain, start, blocked, goal)
    paths = shortest_paths(terrain, start, goal, blocked)
    assert distance(terrain, start, goal, blocked) == to_goal.get(goal, FAR)
    assert paths == sorted(set(paths)) == _paths_by_hand(terrain, start, goal, blocked, to_goal)
    assert count_shortest_paths(terrain, start, goal, blocked) == len(paths)
    assert first_steps(terrain, start, goal, blocked) == sorted({path[0] for path in paths if path})
    assert shortest_paths(terrain, start, goal, blocked, at_most=2) == paths[:2]


def _paths_by_hand(
    terrain: Terrain, start: Cell, goal: Cell, blocked: int, steps: dict[Cell, int]
) -> list[tuple[Cell, ...]]:
    if goal not in steps:
        return []
    free = terrain.ground & ~blocked | 1 << start | 1 << goal
    paths: list[tuple[Cell, ...]] = [()]
    for length in range(steps[goal]):
        paths = [
            (*path, ahead)
            for path in paths
            for ahead in cells_of(terrain.spread(1 << (path[-1] if path else start), free))
            if steps.get(ahead) == length + 1
        ]
    return sorted(path for path in paths if not path or path[-1] == goal)


@given(boards(), st.data())
def test_the_nearest_targets_are_those_of_least_distance(board: tuple[Terrain, int], data: st.DataObject) -> None:
    terrain, blocked = board
    start = data.draw(st.sampled_from(terrain.grid.cells))
    targets = data.draw(st.integers(0, terrain.grid.full))
    each = {cell: distance(terrain, start, cell, blocked) for cell in cells_of(targets)}
    least = min(each.values(), default=FAR)
    tied = mask_of([cell for cell, steps in each.items() if steps == least]) if least < FAR else 0
    assert nearest(terrain, start, targets, blocked) == (least, tied)


@pytest.mark.rule("DSO-MOVE-02", "DSO-RULING-01")
def test_diagonal_steps_cost_one_and_walls_are_walked_round() -> None:
    assert distance(f1(D1), at(0, 0), at(4, 3), FURNITURE) == 5, "the chest is in the straight way"
    assert distance(f1(), at(0, 0), at(4, 3)) == FAR, "the door is closed"
    assert distance(f1(D1, D2), at(5, 1), at(6, 1)) == 4, "by the door three rows below"


@pytest.mark.rule("DSO-MOVE-10", "DSO-MOVE-11", "DSO-FURN-03")
def test_reach_stops_at_walls_closed_doors_and_furniture() -> None:
    inside = reach(f1(), at(2, 1), 20, FURNITURE)
    room = mask_of([at(x, y) for x in range(6) for y in range(1, 7)])
    assert inside == room & ~FURNITURE & ~(1 << at(2, 1))


@pytest.mark.rule("TED-EMOVE-03", "TED-EMOVE-04")
def test_an_enemy_knows_every_first_step_of_its_shortest_paths() -> None:
    rooms = parse_map("+-+-+-+\n|. . .|\n+ + + +\n|. # .|\n+ +-+ +\n|. . .|\n+-+-+-+")
    terrain = terrain_of(rooms.grid, rooms.walls, ~rooms.cells("#"))
    assert first_steps(terrain, Cell(0), Cell(8)) == [1, 3]
    assert shortest_paths(terrain, Cell(0), Cell(8)) == [(1, 2, 5, 8), (3, 6, 7, 8)]


def test_a_figure_in_the_way_is_walked_round_but_the_goal_is_entered() -> None:
    terrain = open_field(3, 3, ORTHOGONAL)
    figures = mask_of([1, 8])
    assert shortest_paths(terrain, Cell(0), Cell(2), figures) == [(3, 4, 5, 2)]
    assert distance(terrain, Cell(0), Cell(8), figures) == 4


def test_a_pinned_cell_is_entered_but_not_left() -> None:
    terrain = open_field(5, 1)
    assert cells_of(reach(terrain, Cell(0), 4, pinned=1 << 2)) == [1, 2]
    assert shortest_paths(terrain, Cell(0), Cell(4), pinned=1 << 2) == []
    assert shortest_paths(terrain, Cell(0), Cell(2), pinned=1 << 2) == [(1, 2)]
    assert reach(terrain, Cell(2), 4, pinned=1 << 2) == 0


def test_costs_of_entering_are_paid_cell_by_cell() -> None:
    terrain = open_field(4, 2, ORTHOGONAL)
    tolls = tolls_of((1, 3, 1, 1, 1, 1, 1, 1))
    by_cost = [cells_of(wave) for wave in cost_waves(terrain, Cell(0), tolls, 4)]
    assert by_cost == [[0], [4], [5], [1, 6], [2, 7]]
    with pytest.raises(ValueError, match="cell 1 cannot cost 0"):
        tolls_of((1, 0))


@given(boards(), st.data())
def test_equal_costs_are_plain_distances(board: tuple[Terrain, int], data: st.DataObject) -> None:
    terrain, blocked = board
    start = data.draw(st.sampled_from(terrain.grid.cells))
    tolls = tolls_of((1,) * terrain.grid.size)
    plain = waves(terrain, 1 << start, 5, blocked)
    assert cost_waves(terrain, start, tolls, 5, blocked) == plain + [0] * (6 - len(plain))
