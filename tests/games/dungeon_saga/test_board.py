"""Arcs and sight (DSO-ARC, DSO-LOS) on the fixture map."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN
from flambeau.games.dungeon_saga.rules.board import board_of, enemies_with_in_arc, is_in_rear
from flambeau.games.dungeon_saga.rules.sight import front_of, is_behind_low_furniture, is_shootable, is_visible
from flambeau.parts.figures import rear_arc
from flambeau.parts.grid import Cell, Direction
from tests.games.dungeon_saga.layout import D1, D2, GRID, Layout, cell, squares


@pytest.mark.rule("DSO-ARC-01", "DSO-ARC-02", "DSO-EX-01")
def test_the_front_arc_is_five_squares_and_the_rear_arc_three() -> None:
    s = Layout().hero(RORDIN, 3, 4, "N").s
    assert s.arc[RORDIN] == squares((2, 3), (3, 3), (4, 3), (2, 4), (4, 4))
    behind = rear_arc(board_of(s).terrain, cell(3, 4), Direction(0))
    assert behind == squares((2, 5), (3, 5), (4, 5))


@pytest.mark.rule("DSO-ARC-06", "DSO-ARC-07", "DSO-EX-02")
def test_front_is_everything_ahead_or_level_and_rear_everything_behind() -> None:
    s = Layout().hero(RORDIN, 3, 4, "N").s
    assert front_of(s, RORDIN) == sum([GRID.rows[y] for y in range(5)])
    assert front_of(s, RORDIN) & squares((0, 4), (5, 4)) == squares((0, 4), (5, 4))


@pytest.mark.rule("DSO-ARC-05", "DSO-EX-03", "DSO-RULING-04")
def test_walls_cut_an_arc_and_an_open_door_lets_it_through() -> None:
    assert Layout().hero(RORDIN, 1, 1, "N").s.arc[RORDIN] == squares((0, 1), (2, 1))
    assert Layout(doors=[D1]).hero(RORDIN, 1, 1, "N").s.arc[RORDIN] == squares((0, 1), (2, 1), (2, 0))


@pytest.mark.rule("DSO-LOS-01", "DSO-RNG-05", "DSO-EX-07")
def test_walls_high_furniture_and_the_rear_hide_a_target_and_low_furniture_costs_a_die() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N")
    a, b = lay.monster("zombie", 4, 6, "N"), lay.monster("zombie", 5, 0, "N")
    c, d = lay.monster("zombie", 0, 1, "N"), lay.monster("zombie", 5, 2, "N")
    e = lay.monster("ghost", 3, 1, "N")
    seen = [is_visible(lay.s, MADRIGA, target) for target in (a, b, c, d, e)]
    assert seen == [False, False, False, True, True]
    assert not is_behind_low_furniture(lay.s, MADRIGA, d)
    assert is_behind_low_furniture(lay.s, MADRIGA, e)


@pytest.mark.rule("DSO-EX-28", "DSO-RULING-09", "DSO-LOS-07")
def test_low_furniture_beside_the_shooter_costs_nothing() -> None:
    lay = Layout().hero(DANOR, 8, 1, "S")
    far = lay.monster("zombie", 8, 6, "N")
    assert is_visible(lay.s, DANOR, far) and is_behind_low_furniture(lay.s, DANOR, far)
    lay = Layout(doors=[D2]).hero(DANOR, 9, 3, "W")
    beyond = lay.monster("zombie", 4, 3, "N")
    assert is_visible(lay.s, DANOR, beyond) and not is_behind_low_furniture(lay.s, DANOR, beyond)


@pytest.mark.rule("DSO-LOS-05", "DSO-EX-29", "DSO-LOS-03")
def test_a_closed_door_stops_sight_and_an_open_one_does_not() -> None:
    for doors, seen in (((), False), ((D2,), True)):
        lay = Layout(doors=doors).hero(MADRIGA, 4, 3, "E")
        assert is_visible(lay.s, MADRIGA, lay.monster("zombie", 8, 2, "N")) is seen


@pytest.mark.rule("DSO-LOS-02", "DSO-EX-31", "DSO-RULING-07")
def test_two_figures_across_a_corner_stop_a_line_and_one_does_not() -> None:
    lay = Layout().hero(MADRIGA, 2, 5, "E").hero(RORDIN, 3, 5, "N")
    target = lay.monster("zombie", 3, 4, "N")
    assert is_visible(lay.s, MADRIGA, target)
    lay.hero(ORLAF, 2, 4, "N")
    assert not is_visible(lay.s, MADRIGA, target)


@pytest.mark.rule("DSO-EX-50", "DSO-LOS-04", "DSO-LOS-06")
def test_one_looks_along_the_corridor_through_an_open_door() -> None:
    ahead = [(2, 1, range(10)), (2, 2, range(1, 4)), (1, 1, range(2, 10))]
    for x, y, columns in ahead:
        lay = Layout(doors=[D1]).hero(MADRIGA, x, y, "N")
        found = []
        for column in range(10):
            other = Layout(doors=[D1]).hero(MADRIGA, x, y, "N")
            if is_visible(other.s, MADRIGA, other.monster("zombie", column, 0, "N")):
                found.append(column)
        assert found == list(columns), lay


@pytest.mark.rule("DSO-LARGE-02", "DSO-LARGE-03", "DSO-EX-37")
def test_a_large_figure_has_eight_front_squares_and_walls_cut_its_rear() -> None:
    lay = Layout()
    troll = lay.monster("zombie_troll", 7, 1, "S")
    ahead = squares((6, 3), (7, 3), (8, 3), (9, 3), (6, 1), (6, 2), (9, 1), (9, 2))
    assert lay.s.arc[troll] == ahead
    assert rear_arc(board_of(lay.s).terrain, Cell(lay.s.cell[troll]), Direction(2), 2) == 0


@pytest.mark.rule("DSO-LARGE-04", "DSO-LARGE-05", "DSO-RULING-91")
def test_a_large_figure_partly_in_front_is_not_behind() -> None:
    lay = Layout().hero(ORLAF, 2, 3, "N")
    troll = lay.monster("zombie_troll", 3, 3, "W")
    assert lay.s.arc[ORLAF] & lay.s.base[troll]
    assert not is_in_rear(lay.s, troll, ORLAF)


@pytest.mark.rule("DSO-RNG-09", "DSO-RNG-10", "DSO-CARD-04")
def test_nobody_shoots_behind_or_at_an_adjacent_target_or_without_a_bow() -> None:
    lay = Layout().hero(MADRIGA, 3, 4, "N").hero(RORDIN, 5, 6, "N")
    near, behind, ahead = (lay.monster("zombie", *at, "N") for at in ((3, 3), (2, 6), (4, 1)))
    assert [is_shootable(lay.s, MADRIGA, target) for target in (near, behind, ahead)] == [False, False, True]
    assert not is_shootable(lay.s, RORDIN, ahead)


@pytest.mark.rule("DSO-RULING-37", "DSO-RULING-12")
def test_an_exhausted_hero_has_no_arc_but_blocks_sight() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=0).hero(MADRIGA, 3, 6, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    assert enemies_with_in_arc(lay.s, zombie) == []
    lay.hero(ORLAF, 2, 5, "N").hero(DANOR, 4, 5, "N")
    assert not is_visible(lay.s, MADRIGA, zombie)
