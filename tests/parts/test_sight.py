"""Lines of sight: the definition, the masks that stand for it, and the ledger's examples."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flambeau.parts.exact_sight import sees_exactly
from flambeau.parts.figures import LARGE, base, front
from flambeau.parts.grid import EAST, NORTH, SOUTH, WEST, Cell, Direction, Grid, cells_of, grid_of, mask_of
from flambeau.parts.maps import parse_map
from flambeau.parts.sight import Vista, straight_sight, vista_of
from flambeau.parts.terrain import terrain_of
from tests.parts.boards import D1, D2, GRID, HIGH, LOW, RUBBLE, at, f1, walls


def vista(*doors: int) -> Vista:
    """F1 with these doors open."""
    return vista_of(GRID, HIGH | RUBBLE, walls(*doors))


def visible(shooter: Cell, target: Cell, *doors: int, figures: int = 0, low: int = 0) -> bool:
    """Whether one cell sees another on F1, by the masks, checked against the definition."""
    found = vista(*doors).sees(shooter, target, figures, low)
    blockers = HIGH | RUBBLE | figures
    assert found == sees_exactly(GRID, 1 << shooter, 1 << target, blockers, walls(*doors), low)
    return found


def in_view(shooter: Cell, facing: Direction, target: Cell, *doors: int, figures: int = 0) -> bool:
    """Whether a target is in a shooter's Front and visible."""
    ahead = front(GRID, shooter, facing) >> target & 1 == 1
    return ahead and visible(shooter, target, *doors, figures=figures)


def over_low_furniture(shooter: Cell, target: Cell, *doors: int, figures: int = 0) -> bool:
    """Whether every line of a shot crosses low furniture that is not adjacent to the shooter."""
    far = LOW & ~f1(*doors).near(shooter)
    return not visible(shooter, target, *doors, figures=figures, low=far)


@pytest.mark.rule("DSO-EX-07", "DSO-LOS-01", "DSO-LOS-02")
def test_madriga_sees_two_of_five_enemies() -> None:
    madriga = at(3, 4)
    a, b, c, d, e = at(4, 6), at(5, 0), at(0, 1), at(5, 2), at(3, 1)
    everybody = mask_of([madriga, a, b, c, d, e])
    seen = [in_view(madriga, NORTH, enemy, figures=everybody) for enemy in (a, b, c, d, e)]
    assert seen == [False, False, False, True, True]
    assert not over_low_furniture(madriga, d, figures=everybody)
    assert over_low_furniture(madriga, e, figures=everybody)


@pytest.mark.rule("DSO-EX-28", "DSO-RULING-09", "DSO-LOS-07")
def test_low_furniture_costs_a_die_only_when_it_is_not_adjacent_to_the_shooter() -> None:
    assert in_view(at(8, 1), SOUTH, at(8, 6))
    assert over_low_furniture(at(8, 1), at(8, 6))
    assert in_view(at(9, 3), WEST, at(4, 3), D2)
    assert not over_low_furniture(at(9, 3), at(4, 3), D2)


@pytest.mark.rule("DSO-EX-29", "DSO-LOS-05")
def test_a_closed_door_stops_a_line_and_an_open_one_does_not() -> None:
    assert not in_view(at(4, 3), EAST, at(8, 2))
    assert in_view(at(4, 3), EAST, at(8, 2), D2)


@pytest.mark.rule("DSO-EX-31")
def test_two_figures_at_a_corner_leave_no_gap() -> None:
    shooter, target = at(2, 5), at(3, 4)
    assert not in_view(shooter, EAST, target, figures=GRID.mask((3, 5), (2, 4)))
    assert in_view(shooter, EAST, target, figures=GRID.mask((3, 5)))


@pytest.mark.rule("DSO-EX-50", "DSO-RULING-07")
def test_who_stands_at_a_door_looks_along_the_corridor() -> None:
    def corridor(x: int, y: int) -> list[int]:
        return [cx for cx in range(10) if in_view(at(x, y), NORTH, at(cx, 0), D1)]

    assert corridor(2, 1) == list(range(10))
    assert corridor(2, 2) == [1, 2, 3]
    assert corridor(1, 1) == list(range(2, 10))


@pytest.mark.rule("DSO-LOS-03", "DSO-LOS-04", "DSO-LOS-06")
def test_walls_high_furniture_and_rubble_stop_lines() -> None:
    assert not visible(at(5, 1), at(6, 1)), "a wall"
    assert not visible(at(0, 2), at(2, 2)), "a bookcase two cells long"
    assert visible(at(3, 1), at(3, 4)), "not a chest"
    corridor = parse_map("+-+-+-+\n|. # .|\n+-+-+-+")
    assert not vista_of(corridor.grid, corridor.cells("#"), corridor.walls).sees(Cell(0), Cell(2), 0)


@pytest.mark.rule("DSO-RULING-91", "DSO-RULING-07")
def test_a_large_figure_sees_and_is_seen_by_any_of_its_cells() -> None:
    troll = base(GRID, at(4, 3), LARGE)
    hero = 1 << at(8, 4)
    assert not visible(at(4, 4), at(8, 4), D2, figures=troll | hero), "its southern row is behind the wall"
    assert vista(D2).base_sees(troll, hero, troll | hero)
    assert vista(D2).base_sees(hero, troll, troll | hero)
    assert not vista().base_sees(troll, hero, troll | hero)
    captive = 1 << at(3, 3)
    beyond = 1 << at(2, 3)
    assert vista().base_sees(troll, beyond, troll), "its own base is not in its way"
    assert sees_exactly(GRID, troll, beyond, HIGH | RUBBLE | troll | captive, walls()), "past a shoulder"
    assert vista().base_sees(troll, beyond, troll | captive)


@pytest.mark.rule("TED-RANGE-03", "TED-RULING-30")
def test_rooms_are_in_sight_along_a_straight_line_of_paths() -> None:
    rooms = parse_map("+-+-+-+-+\n|. . . .|\n+ + +-+ +\n|. . .|.|\n+ + + + +\n|. # . .|\n+-+-+-+-+")
    grid = rooms.grid
    terrain = terrain_of(grid, rooms.walls, ~rooms.cells("#"))

    def seen(x: int, y: int, limit: int = 9) -> list[tuple[int, int]]:
        return [grid.at(cell) for cell in cells_of(straight_sight(terrain, grid.cell(x, y), limit))]

    assert seen(0, 0) == [(1, 0), (2, 0), (3, 0), (0, 1), (0, 2)]
    assert seen(0, 0, limit=1) == [(1, 0), (0, 1)]
    assert seen(0, 0, limit=0) == []
    assert seen(2, 2) == [(2, 1), (3, 2)], "a wall above, a card not yet revealed beside"
    for a in cells_of(terrain.ground):
        for b in cells_of(terrain.ground):
            assert straight_sight(terrain, a) >> b & 1 == straight_sight(terrain, b) >> a & 1


def agree(grid: Grid, solid: int, blocked: int, figures: int, low: int) -> None:
    """Check that masks and definition agree for all pairs of cells of a board."""
    view = Vista(grid, solid, blocked)
    for a in grid.cells:
        for b in grid.cells[a + 1 :]:
            expected = sees_exactly(grid, 1 << a, 1 << b, solid | figures, blocked)
            assert view.sees(a, b, figures) == view.sees(b, a, figures) == expected, (a, b)
            clear = sees_exactly(grid, 1 << a, 1 << b, solid | figures, blocked, low)
            assert view.sees(a, b, figures, low) == clear, (a, b, "over low furniture")


@pytest.mark.parametrize(
    "text",
    [
        "+-+-+-+-+\n|. @ # .|\n+ +-+ + +\n|. # . .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+",
        "+-+-+-+-+-+-+\n|. . . . . .|\n+ + + +-+ + +\n|@ #|. @ l .|\n+-+-+-+-+-+-+",
        "+-+-+-+\n|@ . #|\n+ + + +\n|. # .|\n+ + + +\n|# . @|\n+ + + +\n|. . .|\n+-+-+-+",
        "+-+-+-+-+\n|. . . .\n+ + + +\n|. l\n+ +\n|. .|# .|\n+-+-+-+-+",
    ],
)
def test_masks_agree_with_the_definition_on_drawn_boards(text: str) -> None:
    board = parse_map(text)
    agree(board.grid, board.cells("#") | board.void, board.walls, board.cells("@"), board.cells("l"))


@settings(max_examples=15)
@given(st.integers(1, 5), st.integers(1, 4), st.data())
def test_masks_agree_with_the_definition_on_random_boards(width: int, height: int, data: st.DataObject) -> None:
    grid = grid_of(width, height)
    cells, edges = st.integers(0, grid.full), st.integers(0, 4**grid.size - 1)
    solid = data.draw(cells) & data.draw(cells) & data.draw(cells)
    figures = data.draw(cells) & data.draw(cells) & data.draw(cells)
    blocked = data.draw(edges) & data.draw(edges) & data.draw(edges) & grid.inner
    agree(grid, solid, blocked, figures, data.draw(cells) & data.draw(cells) & ~solid)


@given(st.data())
def test_masks_agree_with_the_definition_for_large_bases(data: st.DataObject) -> None:
    grid = grid_of(6, 5)
    cells, edges = st.integers(0, grid.full), st.integers(0, 4**grid.size - 1)
    solid = data.draw(cells) & data.draw(cells) & data.draw(cells)
    figures = data.draw(cells) & data.draw(cells) & data.draw(cells)
    blocked = data.draw(edges) & data.draw(edges) & data.draw(edges) & grid.inner
    anchors = st.integers(0, 4), st.integers(0, 3)
    one, other = (base(grid, grid.cell(data.draw(anchors[0]), data.draw(anchors[1])), LARGE) for _ in (0, 1))
    solid &= ~(one | other)
    expected = sees_exactly(grid, one, other, solid | figures, blocked)
    assert Vista(grid, solid, blocked).base_sees(one, other, figures) == expected


@pytest.mark.rule("DSO-RULING-07")
def test_masks_agree_with_the_definition_across_the_ledger_board() -> None:
    figures = GRID.mask((4, 4), (3, 1), (7, 3), (5, 0))
    for a in GRID.cells[::9]:
        for b in GRID.cells[::4]:
            expected = sees_exactly(GRID, 1 << a, 1 << b, HIGH | RUBBLE | figures, walls(D1, D2))
            assert vista(D1, D2).sees(a, b, figures) == expected


@pytest.mark.long
def test_masks_agree_with_the_definition_on_the_whole_ledger_board() -> None:
    agree(GRID, HIGH | RUBBLE, walls(D1, D2), GRID.mask((4, 4), (3, 1), (7, 3), (5, 0)), LOW)


def test_a_view_is_the_mask_of_what_is_seen() -> None:
    assert vista(D1).seen_from(at(2, 2), GRID.rows[0], 0) == GRID.mask((1, 0), (2, 0), (3, 0))
    assert vista(D1).seen_from(at(2, 0), 1 << at(2, 0), 0) == 1 << at(2, 0)


def test_all_matches_share_a_vista() -> None:
    assert vista(D1) is vista(D1)
    assert vista(D1) is not vista(D2)
