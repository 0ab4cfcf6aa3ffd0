"""Movement, disengaging and large figures (DSO-MOVE, DSO-DIS, DSO-LARGE)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, ORLAF, RORDIN
from flambeau.games.dungeon_saga.choices import END_TURN, HALT, Cross, Face, Step, Strike, Wheel
from flambeau.games.dungeon_saga.events import Carried, Exhausted, FreeAttacked, Moved, PutBack
from flambeau.games.dungeon_saga.model import ARRIVED, WAITING
from flambeau.games.dungeon_saga.rules.rounds import INTERRUPT, NEXT_HERO
from flambeau.games.dungeon_saga.rules.topics import FACE, HERO_TURN, MONSTER_TURN
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, GRID, HEROES_SEAT, Layout, at, cell

NORTH, EAST, SOUTH, WEST = (Face(Direction(d)) for d in range(4))


def steps(lay: Layout, hero: int) -> list[tuple[int, int]]:
    """The squares a Hero may step onto at the start of its turn."""
    found = lay.turn(hero).table().choices(HEROES_SEAT, Step)
    return [GRID.at(step.to) for step in found]


@pytest.mark.rule("DSO-MOVE-02", "DSO-RULING-03", "DSO-EX-30")
def test_a_diagonal_step_needs_one_free_flank() -> None:
    assert (3, 1) in steps(Layout().hero(ORLAF, 2, 2, "N"), ORLAF)
    lay = Layout().hero(ORLAF, 2, 2, "N")
    lay.monster("zombie", 2, 1, "N")
    assert (3, 1) not in steps(lay, ORLAF)
    assert (3, 1) in steps(Layout().hero(ORLAF, 2, 2, "N").hero(RORDIN, 2, 1, "N"), ORLAF)


@pytest.mark.rule("DSO-MOVE-10", "DSO-MOVE-11", "DSO-RULING-06")
def test_a_wall_is_crossed_only_through_an_open_door() -> None:
    assert (2, 0) not in steps(Layout().hero(ORLAF, 1, 1, "N"), ORLAF)
    assert (2, 0) in steps(Layout(doors=[D1]).hero(ORLAF, 1, 1, "N"), ORLAF)


@pytest.mark.rule("DSO-FURN-03", "DSO-MOVE-07", "DSO-BOARD-07")
def test_nobody_enters_furniture_rubble_or_an_enemys_square() -> None:
    lay = Layout().hero(ORLAF, 2, 3, "N")
    lay.monster("zombie", 3, 3, "N")
    found = steps(lay, ORLAF)
    assert (3, 2) not in found and (1, 3) not in found and (3, 3) not in found
    assert (9, 6) not in steps(Layout().hero(ORLAF, 8, 6, "N"), ORLAF)


@pytest.mark.rule("DSO-MOVE-01", "DSO-MOVE-03", "DSO-MOVE-04")
def test_a_hero_moves_up_to_its_move_and_then_chooses_a_facing() -> None:
    table = Layout().hero(RORDIN, 2, 4, "N").turn(RORDIN).table()
    table.choose(HEROES_SEAT, Step(cell(2, 5)), Step(cell(3, 5)), Step(cell(4, 5)), Step(cell(5, 5)))
    assert table.choices(HEROES_SEAT) == [NORTH, EAST, SOUTH, WEST]
    assert table.refused(HEROES_SEAT, Step(cell(5, 6))) == "DSO-MOVE-01"
    table.choose(HEROES_SEAT, WEST)
    assert at(table.state, RORDIN) == (5, 5, "W")


@pytest.mark.rule("DSO-MOVE-05", "DSO-MOVE-06", "DSO-EX-33")
def test_turning_on_the_spot_is_the_move_and_provokes_nothing() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 5, "N")
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, SOUTH)
    assert table.told(FreeAttacked) == []
    assert table.refused(HEROES_SEAT, Step(cell(3, 3))) == "DSO-MOVE-06"
    assert Strike(zombie) in table.choices(HEROES_SEAT)


@pytest.mark.rule("DSO-ROUND-05", "DSO-ROUND-06", "DSO-ACT-03")
def test_a_move_is_not_split_around_the_action() -> None:
    lay = Layout().hero(RORDIN, 2, 5, "N")
    zombie = lay.monster("zombie", 3, 3, "N")
    table = lay.turn(RORDIN).table(attack=[(1, 1, 1, 1)], defence=[(1, 1)])
    table.choose(HEROES_SEAT, Step(cell(2, 4)))
    assert table.refused(HEROES_SEAT, Strike(zombie)) == "DSO-ROUND-06"
    table.choose(HEROES_SEAT, NORTH, Strike(zombie))
    assert table.choices(HEROES_SEAT) == [END_TURN]
    assert table.refused(HEROES_SEAT, Strike(zombie)) == "DSO-ACT-03"
    table.done()


@pytest.mark.rule("DSO-MOVE-09", "DSO-RULING-19")
def test_a_friends_square_is_passed_but_never_stopped_on() -> None:
    lay = Layout().hero(RORDIN, 2, 0, "E").hero(ORLAF, 3, 0, "E")
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, Step(cell(3, 0)))
    assert table.choices(HEROES_SEAT, Face) == []
    assert table.refused(HEROES_SEAT, NORTH) == "DSO-MOVE-09"
    table.choose(HEROES_SEAT, Step(cell(4, 0)), NORTH)
    lay = Layout().hero(RORDIN, 2, 0, "E").hero(ORLAF, 3, 0, "E").turn(RORDIN)
    lay.s.turns[-1].points = 1
    assert lay.table().refused(HEROES_SEAT, Step(cell(3, 0))) == "DSO-MOVE-09"


@pytest.mark.rule("DSO-DIS-01", "DSO-DIS-02", "DSO-EX-32")
def test_a_hero_leaving_two_front_arcs_suffers_two_free_attacks_first() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    lay.monster("zombie", 3, 3, "S")
    lay.monster("skeleton_warrior", 2, 4, "E")
    table = lay.turn(ORLAF).table(attack=[(6, 6, 1), (6, 1)], defence=[(1, 1, 1, 1), (6, 6, 6, 6)])
    table.choose(HEROES_SEAT, Step(cell(4, 5)))
    assert [free.attacker for free in table.told(FreeAttacked)] == [8, 4]  # the better fighter first
    assert at(table.state, ORLAF) == (4, 5, "N")
    assert table.state.sheets[ORLAF].hp == 4
    table.done()


@pytest.mark.rule("DSO-DIS-04", "DSO-RULING-38", "DSO-RULING-42")
def test_a_hero_exhausted_by_a_free_attack_stays_and_its_turn_ends() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N", hp=1).hero(ORLAF, 0, 6, "N")
    lay.monster("zombie", 3, 3, "S")
    lay.monster("zombie", 2, 3, "S")
    table = lay.turn(DANOR).table(attack=[(6, 6, 6)], defence=[(1, 1)])
    table.choose(HEROES_SEAT, Step(cell(4, 5)))
    assert at(table.state, DANOR)[:2] == (3, 4)
    assert table.told(Exhausted) == [Exhausted(DANOR)]
    assert len(table.told(FreeAttacked)) == 1  # the second one is lost
    table.expects(GM_SEAT, INTERRUPT)  # the interval after it


@pytest.mark.rule("DSO-DIS-05", "DSO-DIS-03")
def test_each_square_left_in_a_front_arc_provokes_again() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N")
    lay.monster("zombie", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(1, 1), (1, 1)], defence=[(6, 6, 6, 6), (6, 6, 6, 6)])
    table.choose(HEROES_SEAT, Step(cell(3, 4)), Step(cell(4, 5)))
    assert len(table.told(FreeAttacked)) == 2
    table.done()


@pytest.mark.rule("DSO-DIS-06", "DSO-MOVE-08")
def test_a_monster_leaving_a_heros_front_arc_suffers_a_free_attack() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "N")
    table = lay.activation(zombie).table(attack=[(6, 6, 1, 1, 1)], defence=[(1, 1)])
    table.choose(GM_SEAT, Step(cell(4, 2)))
    assert table.state.cell[zombie] == -1


@pytest.mark.rule("DSO-CARD-10", "DSO-RULING-187")
def test_orlaf_may_turn_when_he_destroys_a_minion_in_melee() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "N")
    table = lay.activation(zombie).table(attack=[(6, 6, 1, 1, 1)], defence=[(1, 1)])
    table.choose(GM_SEAT, Step(cell(4, 2))).choose(HEROES_SEAT, EAST)
    assert at(table.state, ORLAF) == (3, 4, "E")


@pytest.mark.rule("DSO-PORTAL-03", "DSO-PORTAL-04", "DSO-PORTAL-05")
def test_a_portal_carries_a_hero_for_nothing_and_must_be_left_again() -> None:
    table = Layout().hero(RORDIN, 2, 4, "N").portals((3, 4), (8, 5)).turn(RORDIN).table()
    table.choose(HEROES_SEAT, Step(cell(3, 4)))
    assert table.told(Carried) == [Carried(RORDIN, cell(8, 5))]
    assert table.state.turns[-1].points == 3
    assert {type(choice) for choice in table.choices(HEROES_SEAT)} == {Step}
    assert table.refused(HEROES_SEAT, NORTH) == "DSO-PORTAL-05"


@pytest.mark.rule("DSO-PORTAL-06", "DSO-RULING-17")
def test_a_hero_that_arrives_without_points_gets_one_free_step() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N").portals((3, 4), (6, 3)).turn(RORDIN)
    lay.s.turns[-1].points = 1
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 4)))
    assert table.state.turns[-1].gift
    table.choose(HEROES_SEAT, Step(cell(7, 3)), NORTH)


@pytest.mark.rule("DSO-PORTAL-07", "DSO-PORTAL-08", "DSO-RULING-31")
def test_a_blocked_portal_carries_the_hero_in_its_next_turn() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N").hero(ORLAF, 8, 5, "N").portals((3, 4), (8, 5)).turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 4)))
    assert at(table.state, RORDIN)[:2] == (3, 4)
    assert table.state.sheets[RORDIN].portal == WAITING
    again = Layout().hero(RORDIN, 3, 4, "N").portals((3, 4), (8, 5))
    again.s.sheets[RORDIN].portal = WAITING
    table = again.turn(RORDIN).table()
    assert at(table.state, RORDIN)[:2] == (8, 5)
    assert table.state.sheets[RORDIN].portal == ARRIVED


@pytest.mark.rule("DSO-RULING-20", "DSO-RULING-180")
def test_a_move_cut_short_on_a_friends_square_goes_back_and_still_chooses_a_facing() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N").hero(ORLAF, 2, 5, "N").trap(0, 0, 0, 5, "E").turn(RORDIN)
    table = lay.table(trap=[(3,)], gas=[(1,)]).choose(HEROES_SEAT, Step(cell(2, 5)))
    assert table.told(PutBack) == [PutBack(RORDIN, cell(2, 4))]
    table.expects(HEROES_SEAT, FACE).choose(HEROES_SEAT, WEST)
    assert at(table.state, RORDIN) == (2, 4, "W")
    table.expects(HEROES_SEAT, NEXT_HERO)


@pytest.mark.rule("DSO-LARGE-06", "DSO-LARGE-07", "DSO-RULING-181")
def test_a_large_figure_steps_forward_or_back_and_pays_for_quarter_turns() -> None:
    lay = Layout().hero(ORLAF, 0, 0, "N")
    troll = lay.monster("zombie_troll", 2, 4, "N")
    table = lay.activation(troll).table()
    ahead = {Step(cell(x, y)) for x, y in ((2, 3), (1, 3), (3, 3), (2, 5))} - {Step(cell(1, 3))}
    assert set(table.choices(GM_SEAT, Step)) == ahead  # the bookcase bars one diagonal
    assert table.choices(GM_SEAT, Wheel) == [Wheel(Direction(3)), Wheel(Direction(1))]
    table.choose(GM_SEAT, Wheel(Direction(1)))
    assert table.state.turns[-1].points == 3
    table.expects(GM_SEAT, MONSTER_TURN).choose(GM_SEAT, HALT)
    assert at(table.state, troll) == (2, 4, "E")


@pytest.mark.rule("DSO-LARGE-09", "DSO-RULING-87", "DSO-EX-38")
def test_a_large_figure_crosses_a_door_in_one_go_for_two_points() -> None:
    lay = Layout(doors=[D2]).hero(ORLAF, 0, 0, "N")
    troll = lay.monster("zombie_troll", 6, 3, "W")
    table = lay.activation(troll).table().choose(GM_SEAT, Cross(cell(4, 3)))
    assert at(table.state, troll) == (4, 3, "W") and table.state.turns[-1].points == 2
    lay = Layout(doors=[D2]).hero(ORLAF, 0, 0, "N")
    lay.activation(lay.monster("zombie_troll", 6, 3, "W"))
    lay.s.turns[-1].points = 1
    assert lay.table().refused(GM_SEAT, Cross(cell(4, 3))) == "DSO-LARGE-09"


@pytest.mark.rule("DSO-RULING-90", "DSO-LARGE-08")
def test_a_large_figure_that_steps_out_of_an_arc_provokes_once_and_a_turn_does_not() -> None:
    lay = Layout().hero(RORDIN, 4, 4, "W")
    troll = lay.monster("zombie_troll", 2, 4, "N")
    table = lay.activation(troll).table(attack=[(1, 1, 1)], defence=[(1, 1, 1, 1)])
    table.choose(GM_SEAT, Wheel(Direction(1)), Wheel(Direction(0)))
    assert table.told(FreeAttacked) == []
    table.choose(GM_SEAT, Step(cell(2, 3)))
    assert len(table.told(FreeAttacked)) == 1


@pytest.mark.rule("DSO-CARD-10", "DSO-MOVE-08")
def test_a_ghost_passes_everything_and_provokes_nothing() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    ghost = lay.monster("ghost", 3, 3, "S")
    table = lay.activation(ghost).table().choose(GM_SEAT, Step(cell(3, 4)))
    assert table.choices(GM_SEAT, Face) == []
    table.choose(GM_SEAT, Step(cell(3, 5)), NORTH)
    assert table.told(FreeAttacked) == []
    assert [moved.to for moved in table.told(Moved)] == [cell(3, 4), cell(3, 5)]
    table.expects(GM_SEAT, MONSTER_TURN)


@pytest.mark.rule("DSO-RULING-16", "DSO-ROUND-04")
def test_a_hero_may_end_its_turn_without_doing_anything() -> None:
    table = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 0, 0, "N").turn(RORDIN).table()
    table.expects(HEROES_SEAT, HERO_TURN).choose(HEROES_SEAT, END_TURN).expects(HEROES_SEAT, NEXT_HERO)
