"""The cells figures cover, whom they touch, and their arcs."""

from __future__ import annotations

import pytest

from flambeau.parts.figures import (
    LARGE,
    SMALL,
    anchors_covering,
    base,
    fits_on_board,
    front,
    front_arc,
    is_at_the_back,
    is_behind,
    rear,
    rear_arc,
    surroundings,
    touch,
)
from flambeau.parts.grid import EAST, NORTH, SIDES, SOUTH, WEST, Cell, Direction, cells_of, grid_of, turned
from tests.parts.boards import D1, D2, GRID, at, f1, open_field


@pytest.mark.rule("DSO-EX-01", "DSO-ARC-01", "DSO-ARC-02")
def test_a_small_figure_has_five_cells_in_front_and_three_behind() -> None:
    assert front_arc(f1(), at(3, 4), NORTH) == GRID.mask((2, 3), (3, 3), (4, 3), (2, 4), (4, 4))
    assert rear_arc(f1(), at(3, 4), NORTH) == GRID.mask((2, 5), (3, 5), (4, 5))


@pytest.mark.rule("DSO-EX-02", "DSO-ARC-06", "DSO-RULING-08")
def test_front_is_everything_ahead_or_level_and_rear_everything_behind() -> None:
    ahead = front(GRID, at(3, 4), NORTH)
    assert ahead == sum(GRID.rows[:5])
    assert rear(GRID, at(3, 4), NORTH) == GRID.rows[5] | GRID.rows[6]
    assert front(GRID, at(3, 4), EAST) == sum(GRID.columns[3:])
    assert front(GRID, at(3, 4), SOUTH) == sum(GRID.rows[4:])
    assert front(GRID, at(3, 4), WEST) == sum(GRID.columns[:4])


@pytest.mark.rule("DSO-RULING-08")
def test_both_rows_of_a_large_figure_are_its_front() -> None:
    assert front(GRID, at(3, 4), NORTH, LARGE) == sum(GRID.rows[:6])
    assert front(GRID, at(3, 4), WEST, LARGE) == sum(GRID.columns[:5])
    assert front(GRID, at(3, 4), SOUTH, LARGE) == sum(GRID.rows[4:])
    assert front(GRID, at(3, 4), EAST, LARGE) == sum(GRID.columns[3:])


@pytest.mark.rule("DSO-EX-03", "DSO-ARC-05", "DSO-RULING-04")
def test_walls_cut_arcs_and_an_open_door_lets_them_through() -> None:
    assert front_arc(f1(), at(1, 1), NORTH) == GRID.mask((0, 1), (2, 1))
    assert front_arc(f1(D1), at(1, 1), NORTH) == GRID.mask((0, 1), (2, 1), (2, 0))


@pytest.mark.rule("DSO-RULING-05")
def test_furniture_does_not_shield_from_an_arc() -> None:
    assert front_arc(f1(), at(1, 1), SOUTH) == GRID.mask((0, 1), (2, 1), (0, 2), (1, 2), (2, 2))


@pytest.mark.rule("DSO-EX-09", "DSO-LARGE-02", "DSO-LARGE-03")
def test_a_large_figure_has_eight_cells_in_front_and_four_behind() -> None:
    field = open_field(8, 8)
    anchor = field.grid.cell(2, 3)
    ring = field.grid.mask((1, 2), (2, 2), (3, 2), (4, 2), (1, 3), (4, 3), (1, 4), (4, 4))
    assert base(field.grid, anchor, LARGE) == field.grid.mask((2, 3), (3, 3), (2, 4), (3, 4))
    assert front_arc(field, anchor, NORTH, LARGE) == ring
    assert rear_arc(field, anchor, NORTH, LARGE) == field.grid.mask((1, 5), (2, 5), (3, 5), (4, 5))


@pytest.mark.rule("DSO-EX-37")
def test_walls_cut_the_arcs_of_a_large_figure() -> None:
    anchor = at(7, 1)
    expected = GRID.mask((6, 3), (7, 3), (8, 3), (9, 3), (6, 1), (6, 2), (9, 1), (9, 2))
    assert front_arc(f1(), anchor, SOUTH, LARGE) == expected
    assert rear_arc(f1(), anchor, SOUTH, LARGE) == 0


@pytest.mark.parametrize("facing", SIDES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_front_arc_and_rear_arc_share_the_surroundings(facing: Direction, size: int) -> None:
    field = open_field(6, 6)
    anchor = field.grid.cell(2, 2)
    ahead, behind = front_arc(field, anchor, facing, size), rear_arc(field, anchor, facing, size)
    assert ahead & behind == 0
    assert ahead | behind == surroundings(field, anchor, size)
    assert (ahead.bit_count(), behind.bit_count()) == ((5, 3) if size == SMALL else (8, 4))
    about = turned(facing, 2)
    assert rear_arc(field, anchor, about, size) & ~ahead == 0, "who turns about has the front behind"


@pytest.mark.rule("DSO-RULING-177")
def test_figures_of_any_size_touch_by_one_cell() -> None:
    terrain = f1(D2)
    assert touch(terrain, at(2, 4), LARGE, at(4, 6), SMALL), "at a corner"
    assert touch(terrain, at(4, 6), SMALL, at(2, 4), LARGE)
    assert not touch(terrain, at(2, 4), LARGE, at(5, 6), SMALL)
    assert touch(terrain, at(4, 3), LARGE, at(6, 2), LARGE), "through the open door"
    assert not touch(f1(), at(4, 3), LARGE, at(6, 2), LARGE)


@pytest.mark.rule("DSO-LARGE-05", "DSO-RULING-92")
def test_only_who_is_wholly_behind_attacks_from_the_rear() -> None:
    field = open_field(8, 8)
    grid = field.grid
    hero = grid.cell(3, 3)
    behind, astride = base(grid, grid.cell(3, 4), LARGE), base(grid, grid.cell(4, 3), LARGE)
    assert is_at_the_back(field, behind, hero, NORTH)
    assert astride & rear_arc(field, hero, NORTH)
    assert not is_at_the_back(field, astride, hero, NORTH), "a part of it is level with the hero"
    far = base(grid, grid.cell(3, 6), LARGE)
    assert is_behind(grid, far, hero, NORTH)
    assert not is_at_the_back(field, far, hero, NORTH), "in the Rear, but not in the Rear Arc"
    troll = grid.cell(2, 2)
    assert is_at_the_back(field, 1 << grid.cell(1, 4), troll, NORTH, LARGE)
    assert not is_at_the_back(field, 1 << grid.cell(1, 3), troll, NORTH, LARGE)


def test_a_large_base_must_lie_on_the_board() -> None:
    grid = grid_of(3, 3)
    assert [cell for cell in grid.cells if fits_on_board(grid, cell, LARGE)] == [0, 1, 3, 4]
    assert all(fits_on_board(grid, cell, SMALL) for cell in grid.cells)


def test_the_anchors_that_cover_a_cell_lie_north_west_of_it() -> None:
    grid = grid_of(4, 3)
    for cell in grid.cells:
        expected = [
            anchor
            for anchor in grid.cells
            if fits_on_board(grid, anchor, LARGE) and base(grid, anchor, LARGE) >> cell & 1
        ]
        assert cells_of(anchors_covering(grid, 1 << cell, LARGE)) == expected
    assert anchors_covering(grid, 1 << 5, SMALL) == 1 << Cell(5)
