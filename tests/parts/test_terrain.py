"""Which steps walls, doors, rubble and corners allow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeau.parts.grid import EAST, SOUTH, Cell, Direction, Grid, cells_of, grid_of, mask_of
from flambeau.parts.maps import parse_map
from flambeau.parts.terrain import ANY_CORNER, BOTH_FLANKS, ONE_FLANK, ORTHOGONAL, Terrain, terrain_of
from tests.parts.boards import D1, D2, F1, FURNITURE, GRID, RUBBLE, at, f1, walls

POLICIES = (ORTHOGONAL, ONE_FLANK, BOTH_FLANKS, ANY_CORNER)


def may_step_by_the_book(grid: Grid, blocked: int, free: int, policy: int, a: Cell, b: Cell) -> bool:
    """A step judged cell by cell, as one would at the table."""

    def half(x: Cell, y: Cell) -> bool:
        return not blocked >> grid.edge(x, y) & 1

    if not free >> b & 1 or grid.chebyshev(a, b) != 1:
        return False
    if grid.manhattan(a, b) == 1:
        return half(a, b)
    flanks = [grid.cell(grid.xs[a], grid.ys[b]), grid.cell(grid.xs[b], grid.ys[a])]
    routes = [bool(free >> flank & 1) and half(a, flank) and half(flank, b) for flank in flanks]
    return {ORTHOGONAL: False, ONE_FLANK: any(routes), BOTH_FLANKS: all(routes), ANY_CORNER: True}[policy]


@given(st.data())
def test_steps_by_masks_are_the_steps_judged_one_by_one(data: st.DataObject) -> None:
    grid = grid_of(data.draw(st.integers(1, 5)), data.draw(st.integers(1, 5)))
    blocked = data.draw(st.integers(0, 4**grid.size - 1)) & data.draw(st.integers(0, 4**grid.size - 1))
    free = data.draw(st.integers(0, grid.full)) | data.draw(st.integers(0, grid.full))
    policy = data.draw(st.sampled_from(POLICIES))
    terrain = terrain_of(grid, blocked, free, policy)
    for a in grid.cells:
        expected = [b for b in grid.cells if may_step_by_the_book(grid, blocked, free, policy, a, b)]
        assert cells_of(terrain.spread(1 << a, free)) == expected
        assert terrain.steps(a) == tuple(expected)


@pytest.mark.rule("DSO-RULING-03", "DSO-EX-30")
def test_a_diagonal_step_needs_one_passable_flank() -> None:
    closed, opened = f1(), f1(D1)
    free = GRID.full & ~RUBBLE & ~FURNITURE
    assert closed.may_step(at(2, 2), at(3, 1), free), "the chest bars one flank, the other is free"
    assert not closed.may_step(at(2, 2), at(3, 1), free & ~GRID.mask((2, 1))), "an enemy bars the other"
    assert not closed.may_step(at(1, 1), at(2, 0), free)
    assert opened.may_step(at(1, 1), at(2, 0), free)


@pytest.mark.rule("DSO-RULING-02")
def test_furniture_does_not_stop_adjacency_but_walls_and_rubble_do() -> None:
    terrain = f1()
    assert terrain.is_near(at(0, 1), at(1, 2)), "a bookcase is adjacent"
    assert terrain.is_near(at(0, 2), at(1, 1)), "two cells touch at a corner beside a bookcase"
    assert not terrain.is_near(at(5, 1), at(6, 1)), "a wall"
    assert not terrain.is_near(at(5, 3), at(6, 3)), "a closed door"
    assert f1(D2).is_near(at(5, 3), at(6, 3))
    assert f1(D2).is_near(at(5, 2), at(6, 3)), "round the post of an open door"
    pit = terrain_of(grid_of(2, 2), 0, 0b1001, ONE_FLANK)
    assert not pit.is_near(Cell(0), Cell(3)), "rubble on both flanks"


@pytest.mark.rule("DSO-EX-34")
def test_a_trap_line_ends_at_walls_and_doors() -> None:
    doors_end_it = terrain_of(GRID, walls() | F1.edges("ds"), GRID.full & ~RUBBLE)
    assert doors_end_it.line(at(0, 5), EAST) == [at(x, 5) for x in range(1, 6)]
    assert doors_end_it.line(at(0, 3), EAST) == [at(x, 3) for x in range(1, 6)]
    assert doors_end_it.line(at(9, 4), SOUTH) == [at(9, 5)], "rubble ends it too"
    assert doors_end_it.line(at(9, 4), Direction(1)) == []


@pytest.mark.rule("PD-MOVE-11")
def test_a_side_tunnel_joins_rooms_that_do_not_touch() -> None:
    grid = grid_of(6, 7)
    tunnel = (grid.cell(0, 4), grid.cell(5, 4))
    terrain = terrain_of(grid, joins=(tunnel,))
    assert terrain.is_near(*tunnel)
    assert terrain.is_near(tunnel[1], tunnel[0])
    assert not terrain.is_near(grid.cell(0, 3), grid.cell(5, 3))


@pytest.mark.rule("TED-MOVE-02")
def test_a_path_needs_a_corridor_on_both_cards() -> None:
    cards = parse_map("+-+-+\n|. .|\n+ +-+\n|.|.|\n+-+-+")
    terrain = terrain_of(cards.grid, cards.walls)
    assert [terrain.steps(cell) for cell in cards.grid.cells] == [(1, 2), (0,), (0,), ()]


def test_the_surroundings_of_a_group_leave_the_group_out() -> None:
    terrain: Terrain = terrain_of(grid_of(4, 1))
    assert terrain.near_any(mask_of([1, 2])) == mask_of([0, 3])


def test_equal_boards_share_one_terrain() -> None:
    assert f1(D1) is f1(D1)
    assert f1(D1) is not f1(D2)
