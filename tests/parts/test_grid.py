"""Cells, directions, distances and edges of a rectangle."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeau.parts.grid import (
    DIAGONALS,
    EAST,
    NO_EDGE,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    NOWHERE,
    SIDES,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Cell,
    Direction,
    Edge,
    cells_of,
    first_cell,
    grid_of,
    mask_of,
    opposite,
    turned,
)

GRID = grid_of(4, 3)


def test_cells_run_in_reading_order() -> None:
    assert [GRID.at(cell) for cell in GRID.cells[:5]] == [(0, 0), (1, 0), (2, 0), (3, 0), (0, 1)]
    assert GRID.cell(3, 2) == 11


def test_a_place_outside_the_board_is_refused() -> None:
    with pytest.raises(ValueError, match=r"\(4, 0\) lies outside"):
        GRID.cell(4, 0)
    with pytest.raises(ValueError, match="at least one cell"):
        grid_of(0, 3)


def test_all_matches_share_one_grid_of_a_size() -> None:
    assert grid_of(4, 3) is GRID


def test_neighbours_stop_at_the_border() -> None:
    assert GRID.orthogonal[0] == (1, 4)
    assert GRID.diagonal[0] == (5,)
    assert GRID.around[5] == (0, 1, 2, 4, 6, 8, 9, 10)
    assert GRID.orthogonal[7] == (3, 6, 11), "the end of a row does not touch the next row's beginning"
    assert GRID.beside[3][EAST] == NOWHERE


def test_a_quarter_turn_goes_clockwise() -> None:
    assert [turned(side, 1) for side in SIDES] == [EAST, SOUTH, WEST, NORTH]
    assert [turned(side, -1) for side in DIAGONALS] == [NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST]
    assert opposite(NORTH) == SOUTH
    assert opposite(SOUTH_EAST) == NORTH_WEST


@pytest.mark.parametrize("direction", [*SIDES, *DIAGONALS])
def test_a_step_there_and_a_step_back_lead_home(direction: Direction) -> None:
    there = GRID.beside[5][direction]
    assert GRID.beside[there][opposite(direction)] == 5
    assert GRID.direction(Cell(5), there) == direction


def test_cells_that_do_not_touch_have_no_direction() -> None:
    with pytest.raises(ValueError, match="do not touch"):
        GRID.direction(Cell(0), Cell(2))


def test_a_run_goes_straight_on_to_the_border() -> None:
    assert GRID.run(Cell(0), EAST) == [1, 2, 3]
    assert GRID.run(Cell(0), SOUTH_EAST) == [5, 10]
    assert GRID.run(Cell(0), NORTH) == []


def test_distances_count_orthogonal_or_king_steps() -> None:
    a, b = GRID.cell(0, 0), GRID.cell(3, 2)
    assert GRID.manhattan(a, b) == GRID.manhattan(b, a) == 5
    assert GRID.chebyshev(a, b) == GRID.chebyshev(b, a) == 3


def test_every_edge_has_two_ends_that_name_it() -> None:
    edges = cells_of(GRID.inner)
    assert len(edges) == 3 * 3 + 4 * 2
    for edge in [Edge(number) for number in edges]:
        low, high = GRID.ends(edge)
        assert high in (GRID.beside[low][EAST], GRID.beside[low][SOUTH])
        assert GRID.edge(low, high) == GRID.edge(high, low) == edge


def test_cells_that_share_no_side_share_no_edge() -> None:
    assert GRID.edge(Cell(3), Cell(4)) == NO_EDGE, "end of one row, beginning of the next"
    assert GRID.edge(Cell(0), Cell(5)) == NO_EDGE
    assert GRID.edge_on(Cell(0), NORTH) == NO_EDGE
    assert GRID.edge_on(Cell(5), NORTH) == GRID.edge(Cell(1), Cell(5))
    assert GRID.edge_on(Cell(5), WEST) == GRID.edge(Cell(4), Cell(5))


def test_inner_edges_and_rim_are_all_edge_numbers() -> None:
    assert GRID.inner & GRID.rim == 0
    assert (GRID.inner | GRID.rim).bit_count() == 2 * GRID.size
    assert GRID.border == GRID.full & ~GRID.mask((1, 1), (2, 1))


def test_the_edges_of_a_void_surround_it() -> None:
    void = GRID.mask((0, 0), (1, 1))
    expected = [(0, 1), (0, 4), (5, 1), (5, 4), (5, 6), (5, 9)]
    assert GRID.edges_of(void) == mask_of([GRID.edge(Cell(a), Cell(b)) for a, b in expected])


def test_the_edges_between_two_zones_are_the_ones_they_share() -> None:
    west, east = GRID.mask((0, 0), (0, 1)), GRID.mask((1, 0), (1, 1), (0, 2))
    expected = mask_of([GRID.edge(Cell(0), Cell(1)), GRID.edge(Cell(4), Cell(5)), GRID.edge(Cell(4), Cell(8))])
    assert GRID.edges_between(west, east) == GRID.edges_between(east, west) == expected


def test_rows_and_columns_are_masks() -> None:
    assert cells_of(GRID.rows[1]) == [4, 5, 6, 7]
    assert cells_of(GRID.columns[1]) == [1, 5, 9]
    assert GRID.from_row[1] == GRID.rows[1] | GRID.rows[2]
    assert GRID.from_column[3] == GRID.columns[3]
    assert GRID.from_row[3] == GRID.from_column[4] == 0


@given(st.sets(st.integers(0, 700)))
def test_a_mask_lists_its_cells_in_order(cells: set[int]) -> None:
    mask = mask_of(cells)
    assert cells_of(mask) == sorted(cells)
    assert first_cell(mask) == (min(cells) if cells else NOWHERE)


def test_threads_that_learn_larger_boards_at_once_learn_the_same() -> None:
    program = (
        "import sys, threading; from flambeau.parts.grid import cells_of; sys.setswitchinterval(1e-6); found = []\n"
        "learners = [threading.Thread(target=lambda: found.append(cells_of((1 << 4000) - 1))) for _ in range(8)]\n"
        "[one.start() for one in learners]; [one.join() for one in learners]\n"
        "assert all(one == list(range(4000)) for one in found), [len(one) for one in found]"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
