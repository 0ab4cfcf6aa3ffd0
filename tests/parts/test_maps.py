"""Boards drawn as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeau.parts.grid import Cell, Edge, cells_of, grid_of, mask_of
from flambeau.parts.maps import MapError, draw_map, parse_map, parse_marks
from tests.parts.boards import D1, D2, F1, F1_TEXT, GRID, at

SMALL_TEXT = """
+-+-+-+
|. . .|
+-+d+ +
|A #|
+-+-+
"""


def test_a_map_gives_grid_marks_walls_and_doors() -> None:
    board = parse_map(SMALL_TEXT)
    assert (board.grid.width, board.grid.height) == (3, 2)
    assert board.cell_marks == "...A# "
    assert board.cell("A") == 3
    assert board.edges("d") == 1 << board.grid.edge(Cell(1), Cell(4))
    assert board.walls >> board.grid.edge(Cell(0), Cell(3)) & 1
    assert not board.walls >> board.grid.edge(Cell(3), Cell(4)) & 1


def test_an_edge_to_the_void_is_a_wall_whatever_the_map_shows() -> None:
    board = parse_map(SMALL_TEXT)
    assert board.void == 1 << 5
    assert board.walls >> board.grid.edge(Cell(2), Cell(5)) & 1
    assert board.walls & board.grid.rim == board.grid.rim


def test_the_ledger_fixture_reads_as_described() -> None:
    assert (GRID.width, GRID.height) == (10, 7)
    assert F1.edges("d") == 1 << D1 | 1 << D2
    assert F1.edges("s") == 1 << GRID.edge(at(5, 6), at(6, 6))
    assert F1.cells("H") == GRID.mask((1, 2), (1, 3))
    assert F1.cell("C") == at(3, 2)
    assert F1.cell("l") == at(8, 3)
    assert F1.cell("#") == at(9, 6)


def test_a_printed_map_is_the_one_that_was_read() -> None:
    assert F1.text() == F1_TEXT.lstrip("\n")
    assert "|. @ . . . .|" in F1.text({at(1, 1): "@"})


def test_a_mark_asked_for_as_one_cell_must_be_one() -> None:
    with pytest.raises(ValueError, match="on 2 cells"):
        F1.cell("H")


def test_a_board_can_be_drawn_from_its_walls() -> None:
    grid = grid_of(2, 2)
    walls = 1 << grid.edge(Cell(0), Cell(1))
    drawn = draw_map(grid, walls, "ab. ", {grid.edge(Cell(0), Cell(2)): "d"})
    assert drawn == "+-+-+\n|a|b|\n+d+ +\n|.\n+-+ +\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ("+-+\n|.|\n+-+x", 3, 4, "cannot stand here, on the place of a side between north and south"),
        ("+-+\n|.|\nx-+", 3, 1, "corner"),
        ("+-+\n-.|\n+-+", 2, 1, "east and west"),
        ("+-+\n|?|\n+-+", 2, 2, "cell"),
        ("\n\n", 1, 1, "empty"),
        ("+", 1, 1, "no cell"),
    ],
)
def test_a_map_that_cannot_be_read_says_where_and_why(text: str, line: int, column: int, reason: str) -> None:
    with pytest.raises(MapError) as refusal:
        parse_map(text, cell_marks=".", edge_marks="d")
    assert (refusal.value.line, refusal.value.column) == (line, column)
    assert reason in str(refusal.value)


def test_one_mark_per_cell_can_be_read_alone() -> None:
    assert parse_marks("\naab\nBB\n", grid_of(3, 2)) == "aabBB "
    with pytest.raises(MapError, match="line 2, column 1: 'C' is not one of"):
        parse_marks("aab\nCBB", grid_of(3, 2), marks="abB")
    with pytest.raises(MapError, match="1 lines where the board has 2 rows"):
        parse_marks("aab", grid_of(3, 2))
    with pytest.raises(MapError, match="line 1, column 4: longer"):
        parse_marks("aabb\nBBB", grid_of(3, 2))


@given(st.data())
def test_what_is_printed_reads_back_the_same(data: st.DataObject) -> None:
    grid = grid_of(data.draw(st.integers(1, 5)), data.draw(st.integers(1, 5)))
    cells = data.draw(st.text(".#AZ ", min_size=grid.size, max_size=grid.size))
    walls = data.draw(st.integers(0, 4**grid.size - 1))
    edges = dict.fromkeys([Edge(e) for e in cells_of(data.draw(st.integers(0, 4**grid.size - 1)) & grid.inner)], "d")
    drawn = draw_map(grid, walls, cells, edges)
    board = parse_map(drawn)
    assert board.cell_marks == cells
    assert board.edges("d") | board.edges("|-") == mask_of(edges) | walls & grid.inner
    assert board.text() == drawn
