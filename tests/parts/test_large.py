"""How a 2×2 base steps, turns and passes doors."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeau.parts.figures import LARGE, base
from flambeau.parts.grid import DX, DY, EAST, NORTH, SIDES, SOUTH, WEST, Cell, Direction, cells_of, grid_of
from flambeau.parts.large import LargeWays, Pose, large_moves, large_route, large_waves, large_ways_of
from flambeau.parts.terrain import ONE_FLANK, terrain_of
from tests.parts.boards import D1, D2, FURNITURE, GRID, RUBBLE, at, f1, open_field

FREE = GRID.full & ~RUBBLE & ~FURNITURE
OPEN = large_ways_of(f1(D1, D2), 1 << D1 | 1 << D2)
CLOSED = large_ways_of(f1())


def steps(ways: LargeWays, anchor: Cell, facing: Direction, free: int = FREE) -> list[Cell]:
    """The anchors a large figure can get to by one step."""
    return [to for to, side, cost in large_moves(ways, anchor, facing, free, free) if to != anchor and cost == 1]


@pytest.mark.rule("DSO-LARGE-06")
def test_a_large_figure_steps_forward_diagonally_forward_and_backward() -> None:
    field = open_field(6, 6)
    ways, grid = LargeWays(field), field.grid
    assert steps(ways, grid.cell(2, 2), NORTH, grid.full) == [
        grid.cell(1, 1),
        grid.cell(2, 1),
        grid.cell(3, 1),
        grid.cell(2, 3),
    ]
    assert steps(ways, grid.cell(2, 2), WEST, grid.full) == [
        grid.cell(1, 1),
        grid.cell(1, 2),
        grid.cell(3, 2),
        grid.cell(1, 3),
    ]


@pytest.mark.rule("DSO-LARGE-07")
def test_each_quarter_turn_costs_a_point() -> None:
    turns = [move for move in large_moves(CLOSED, at(7, 1), NORTH, FREE, FREE) if move[0] == at(7, 1)]
    assert turns == [(at(7, 1), WEST, 1), (at(7, 1), EAST, 1)]
    by_cost = large_waves(CLOSED, at(7, 1), NORTH, FREE, FREE)
    assert by_cost[2][SOUTH] >> at(7, 1) & 1, "about is two quarters"
    assert not by_cost[1][SOUTH]


@pytest.mark.rule("DSO-LARGE-08")
def test_the_whole_base_stays_on_the_board_and_off_furniture() -> None:
    assert steps(CLOSED, at(4, 1), NORTH) == [at(4, 2)], "the wall is ahead, the way back is free"
    assert steps(CLOSED, at(4, 2), WEST) == [at(3, 3)], "the chest bars the row ahead, the wall the rear"
    assert steps(CLOSED, at(2, 4), WEST) == [at(1, 4), at(3, 4), at(1, 5)], "a bookcase bars one diagonal"


@pytest.mark.rule("DSO-RULING-88")
def test_a_corridor_one_cell_wide_is_too_narrow() -> None:
    assert OPEN.stands & GRID.rows[0] == 0
    assert all(move[2] == 1 and move[0] >= 10 for move in large_moves(OPEN, at(2, 1), NORTH, FREE, FREE))


@pytest.mark.rule("DSO-RULING-89")
def test_a_diagonal_step_needs_one_of_its_halves_for_the_whole_base() -> None:
    field = open_field(5, 5)
    ways, grid = LargeWays(field), field.grid
    corner, goal = grid.cell(0, 2), grid.cell(1, 1)
    above, beside = 1 << grid.cell(0, 1), 1 << grid.cell(2, 3)
    assert goal in steps(ways, corner, NORTH, grid.full & ~above), "sideways, then forward"
    assert goal in steps(ways, corner, NORTH, grid.full & ~beside), "forward, then sideways"
    assert goal not in steps(ways, corner, NORTH, grid.full & ~above & ~beside)


@pytest.mark.rule("DSO-EX-38", "DSO-RULING-87")
def test_a_door_is_passed_in_one_crossing_of_two_points() -> None:
    crossings = [move for move in large_moves(OPEN, at(6, 3), WEST, FREE, FREE) if move[2] == 2]
    assert crossings == [(at(4, 3), WEST, 2)]
    assert at(5, 3) not in steps(OPEN, at(6, 3), WEST), "never astride"
    within_one = large_waves(OPEN, at(6, 3), WEST, FREE, FREE, limit=1)
    assert not any(wave[WEST] >> at(4, 3) & 1 for wave in within_one)


@pytest.mark.rule("DSO-RULING-87")
def test_a_crossing_is_straight_forward_or_backward_onto_free_cells() -> None:
    def crossing(facing: Direction, free: int = FREE) -> list[Pose]:
        return [move for move in large_moves(OPEN, at(6, 2), facing, FREE, free) if move[2] == 2]

    assert crossing(EAST) == [(at(4, 2), EAST, 2)], "backward; the lower of its rows is at the door"
    assert crossing(NORTH) == [], "not sideways"
    assert crossing(WEST, FREE & ~GRID.mask((4, 3))) == [], "a friend stands on the far side"
    assert [m for m in large_moves(CLOSED, at(6, 2), WEST, FREE, FREE) if m[2] == 2] == []
    assert [m for m in large_moves(OPEN, at(6, 4), WEST, FREE, FREE) if m[2] == 2] == [], "not lined up"


@pytest.mark.rule("DSO-LARGE-09")
def test_two_doors_side_by_side_are_still_never_stood_astride() -> None:
    field = open_field(6, 2)
    doors = 1 << field.grid.edge(Cell(2), Cell(3)) | 1 << field.grid.edge(Cell(8), Cell(9))
    ways = LargeWays(field, doors)
    assert [(to, cost) for to, side, cost in large_moves(ways, Cell(1), EAST, -1, -1) if side == EAST] == [
        (0, 1),
        (3, 2),
    ]


@pytest.mark.rule("DSO-EX-56")
def test_the_troll_turns_steps_and_crosses_for_four_points() -> None:
    by_cost = large_waves(OPEN, at(7, 1), NORTH, FREE, FREE, limit=4)
    assert by_cost[4][WEST] >> at(4, 2) & 1
    route = large_route(OPEN, at(7, 1), NORTH, at(4, 2), WEST, FREE, FREE)
    assert route == [(at(7, 1), WEST, 1), (at(6, 2), WEST, 1), (at(4, 2), WEST, 2)]


def test_a_pinned_figure_turns_but_does_not_leave() -> None:
    by_cost = large_waves(CLOSED, at(7, 1), NORTH, FREE, FREE, pinned=1 << at(7, 1))
    assert by_cost == [[1 << at(7, 1), 0, 0, 0], [0, 1 << at(7, 1), 0, 1 << at(7, 1)], [0, 0, 1 << at(7, 1), 0]]
    assert large_route(CLOSED, at(7, 1), NORTH, at(7, 2), NORTH, FREE, FREE, 1 << at(7, 1)) == []


@given(st.data())
def test_poses_by_masks_are_the_poses_found_one_by_one(data: st.DataObject) -> None:
    grid = grid_of(6, 5)
    edges, cells = st.integers(0, 4**grid.size - 1), st.integers(0, grid.full)
    walls = data.draw(edges) & data.draw(edges) & data.draw(edges)
    doors = data.draw(edges) & data.draw(edges) & data.draw(edges) & grid.inner
    ways = LargeWays(terrain_of(grid, walls & ~doors, -1, ONE_FLANK), doors)
    passable = data.draw(cells) | data.draw(cells) | data.draw(cells)
    free = passable & (data.draw(cells) | data.draw(cells))
    starts = cells_of(ways.standing(passable))
    if not starts:
        return
    start, facing = data.draw(st.sampled_from(starts)), data.draw(st.sampled_from(SIDES))
    by_cost = large_waves(ways, start, facing, passable, free)
    found = {
        (anchor, side): cost for cost, wave in enumerate(by_cost) for side in SIDES for anchor in cells_of(wave[side])
    }
    assert found == _flooded(ways, start, facing, passable, free)
    for (anchor, side), cost in list(found.items())[::7]:
        route = large_route(ways, start, facing, anchor, side, passable, free)
        assert sum(pose[2] for pose in route) == cost
        here: Pose = (start, facing, 0)
        for pose in route:
            assert pose in large_moves(ways, here[0], here[1], passable, free)
            here = pose


def _flooded(
    ways: LargeWays, start: Cell, facing: Direction, passable: int, free: int
) -> dict[tuple[Cell, Direction], int]:
    costs = {(start, facing): 0}
    changed = True
    while changed:
        changed = False
        for (anchor, side), spent in list(costs.items()):
            for to, turned_to, cost in large_moves(ways, anchor, side, passable, free):
                if spent + cost < costs.get((to, turned_to), 1000):
                    costs[to, turned_to] = spent + cost
                    changed = True
    return costs


@given(st.data())
def test_a_single_step_is_legal_exactly_if_each_of_its_cells_is(data: st.DataObject) -> None:
    grid = grid_of(5, 5)
    edges = st.integers(0, 4**grid.size - 1)
    walls = data.draw(edges) & data.draw(edges)
    passable = data.draw(st.integers(0, grid.full)) | data.draw(st.integers(0, grid.full))
    terrain = terrain_of(grid, walls, -1, ONE_FLANK)
    ways = LargeWays(terrain)

    def may_stand(x: int, y: int) -> bool:
        if not (0 <= x < 4 and 0 <= y < 4):
            return False
        a, b, c, d = (grid.cell(x + i, y + j) for j in (0, 1) for i in (0, 1))
        inside = [grid.edge(a, b), grid.edge(c, d), grid.edge(a, c), grid.edge(b, d)]
        return base(grid, a, LARGE) & ~passable == 0 and not any(walls >> edge & 1 for edge in inside)

    x, y = data.draw(st.integers(0, 3)), data.draw(st.integers(0, 3))
    facing = data.draw(st.sampled_from(SIDES))
    dx, dy = DX[facing], DY[facing]
    expected = {(x + s * dx, y + s * dy) for s in (1, -1) if may_stand(x + s * dx, y + s * dy)}
    for sx, sy in ((dy, dx), (-dy, -dx)):
        halves = may_stand(x + dx, y + dy) or may_stand(x + sx, y + sy)
        if halves and may_stand(x + dx + sx, y + dy + sy):
            expected.add((x + dx + sx, y + dy + sy))
    assert {grid.at(to) for to in steps(ways, grid.cell(x, y), facing, passable)} == expected


def test_equal_terrains_share_their_large_ways() -> None:
    assert large_ways_of(f1(D2), 1 << D2) is large_ways_of(f1(D2), 1 << D2)
