"""Steps, stops and doors, clause by clause (DSO-MOVE, DSO-DIS, DSO-LARGE, DSO-PORTAL, DSO-RULING-16, DSO-RULING-19)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN
from flambeau.games.dungeon_saga.choices import Cross, Face, Halt, OpenDoor, Step, Wheel
from flambeau.games.dungeon_saga.events import Carried, FreeAttacked
from flambeau.games.dungeon_saga.model import MOVED, MOVING, RIME
from flambeau.games.dungeon_saga.quest import floor_of
from flambeau.games.dungeon_saga.rules.board import (
    board_of,
    enemies_with_in_arc,
    in_contact,
    is_adjacent,
    is_under,
    lift,
    zone_of,
)
from flambeau.games.dungeon_saga.rules.doors import doors_ahead, leaves_a_way_out, openable
from flambeau.games.dungeon_saga.rules.movement import (
    can_be_moved_on,
    can_stop_beyond,
    enterable,
    heading,
    is_standing_free,
    is_stuck_on_spawn,
    move_allowance,
    no_stopping,
    squares_of_others,
    step_mask,
    threatening,
)
from flambeau.games.dungeon_saga.rules.portals import is_blocked, is_carried_now, other_end
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import D1, D2, GM_SEAT, HEROES_SEAT, Layout, Rolls, at, cell, squares

NORTH, EAST, SOUTH, WEST = (Face(Direction(side)) for side in range(4))


# How far


@pytest.mark.rule("DSO-CARD-02", "DSO-MOVE-01")
def test_the_move_is_the_cards_with_equipment_and_nothing_for_a_shackled_monster() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(MADRIGA, 5, 5, "N").gear(RORDIN, ["trail_boots", "heavy_plate"])
    zombie, ghost = lay.monster("zombie", 9, 1, "N"), lay.monster("ghost", 9, 2, "N")
    assert [move_allowance(lay.s, figure) for figure in (RORDIN, MADRIGA, zombie, ghost)] == [4, 6, 3, 5]
    lay.gear(RORDIN, ["striders"], ["trail_boots"])
    assert move_allowance(lay.s, RORDIN) == 5
    lay.s.lasting = ((RIME, zombie, DANOR),)
    assert [move_allowance(lay.s, figure) for figure in (MADRIGA, zombie, ghost)] == [6, 0, 5]


@pytest.mark.rule("DSO-FURN-03", "DSO-MOVE-07", "DSO-MOVE-08")
def test_heroes_enter_friends_but_no_enemies_and_monsters_the_other_way_round() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 4, 4, "N")
    zombie, ghost = lay.monster("zombie", 3, 5, "N"), lay.monster("ghost", 4, 5, "N")
    everything = squares((3, 4), (4, 4), (3, 5), (4, 5), (3, 2), (1, 2), (8, 3), (9, 6), (5, 5))
    assert enterable(lay.s, RORDIN) & everything == squares((3, 4), (4, 4), (5, 5))
    assert enterable(lay.s, zombie) & everything == enterable(lay.s, ghost) & everything
    assert enterable(lay.s, zombie) & everything == squares((3, 5), (4, 5), (5, 5))


@pytest.mark.rule("DSO-MOVE-09")
def test_nobody_stops_on_the_square_of_another_figure_friend_or_enemy() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 4, 4, "N")
    zombie, troll = lay.monster("zombie", 3, 5, "N"), lay.monster("zombie_troll", 7, 4, "N")
    large = squares((7, 4), (8, 4), (7, 5), (8, 5))
    assert squares_of_others(lay.s, RORDIN) == squares((4, 4), (3, 5)) | large
    assert squares_of_others(lay.s, zombie) == squares((3, 4), (4, 4)) | large
    assert squares_of_others(lay.s, troll) == squares((3, 4), (4, 4), (3, 5))


@pytest.mark.rule("DSO-MOVE-09", "DSO-MOVE-08")
def test_a_monster_passes_a_friend_and_goes_on_before_it_stops() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "N")
    zombie = lay.monster("zombie", 3, 4, "N")
    lay.monster("ghost", 3, 5, "N")
    table = lay.activation(zombie).table().choose(GM_SEAT, Step(cell(3, 5)))
    assert table.choices(GM_SEAT, Face) == [] and table.refused(GM_SEAT, NORTH) == "DSO-MOVE-09"
    table.choose(GM_SEAT, Step(cell(3, 6)))
    assert table.choices(GM_SEAT, Face) == [NORTH, EAST, SOUTH, WEST]


@pytest.mark.rule("DSO-MOVE-09")
def test_a_ghost_on_furniture_is_not_at_the_end_of_its_move() -> None:
    lay = Layout().hero(RORDIN, 0, 0, "N")
    ghost = lay.monster("ghost", 2, 3, "N")
    table = lay.activation(ghost).table().choose(GM_SEAT, Step(cell(1, 3)))  # the bookcase
    assert not is_standing_free(table.state, ghost) and table.choices(GM_SEAT, Face) == []
    table.choose(GM_SEAT, Step(cell(0, 3)))
    assert is_standing_free(table.state, ghost) and len(table.choices(GM_SEAT, Face)) == 4


@pytest.mark.rule("DSO-MOVE-09", "DSO-RULING-19")
def test_the_points_that_are_left_must_lead_to_a_square_to_stop_on() -> None:
    lay = Layout().hero(RORDIN, 6, 0, "E").hero(MADRIGA, 7, 0, "E").hero(ORLAF, 8, 0, "E")
    assert can_stop_beyond(lay.s, RORDIN, cell(6, 0), 0)  # its own square
    assert [can_stop_beyond(lay.s, RORDIN, cell(8, 0), points) for points in (0, 1)] == [False, True]
    assert [can_stop_beyond(lay.s, RORDIN, cell(7, 0), points) for points in (0, 1)] == [False, True]
    lay.hero(DANOR, 9, 0, "E")
    assert [can_stop_beyond(lay.s, RORDIN, cell(9, 0), points) for points in (2, 3)] == [False, True]
    assert [bool(step_mask(lay.s, RORDIN, points) & squares((7, 0))) for points in (1, 2)] == [False, True]
    lay.hero(RORDIN, 8, 0, "E").hero(ORLAF, 6, 0, "E")  # now it would walk into the end of the corridor
    assert [bool(step_mask(lay.s, RORDIN, points) & squares((9, 0))) for points in (1, 2)] == [False, True]


@pytest.mark.rule("DSO-RULING-19")
def test_of_two_friends_in_the_way_only_the_one_with_room_behind_may_be_passed() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 4, 3, "N").hero(DANOR, 2, 6, "N")
    for x, y in ((3, 2), (4, 2), (5, 2), (5, 3), (5, 4), (4, 4), (3, 3)):
        lay.s.high |= squares((x, y))
    assert not step_mask(lay.s, RORDIN, 2) & squares((4, 3)) and step_mask(lay.s, RORDIN, 2) & squares((2, 5))
    lay.s.high &= ~squares((4, 4))
    assert step_mask(lay.s, RORDIN, 2) & squares((4, 3)) and not step_mask(lay.s, RORDIN, 1) & squares((4, 3))


# Spawn Points


@pytest.mark.rule("DSO-MOVE-12", "DSO-SPAWN-05", "DSO-RULING-22")
def test_a_move_ends_on_a_spawn_point_only_if_something_can_still_take_the_hero_off() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").hero(RORDIN, 5, 5, "N").turn(DANOR)
    zombie, ghost = lay.monster("zombie", 9, 1, "N"), lay.monster("ghost", 9, 2, "N")
    assert no_stopping(lay.s, DANOR) == 0
    lay.spawn(0, 3, 5).spawn(1, 9, 0)
    both = squares((3, 5), (9, 0))
    assert [no_stopping(lay.s, figure) for figure in (DANOR, RORDIN, zombie, ghost)] == [both, both, 0, 0]
    for feat, stops in (("blink_step", 0), ("word_regained", both), ("avalanche_charge", 0)):
        lay.feat(DANOR, feat)
        assert no_stopping(lay.s, DANOR) == stops
    lay.s.turns[-1].acted = True
    assert no_stopping(lay.s, DANOR) == both


@pytest.mark.rule("DSO-RULING-22")
def test_only_an_unspent_feat_or_spell_of_the_hero_whose_turn_it_is_moves_it_on() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").hero(ORLAF, 5, 5, "N")
    lay.feat(ORLAF, "avalanche_charge").feat(DANOR, "word_regained").spells(DANOR, "wolfs_leap", "bear_hide")
    assert not can_be_moved_on(lay.s, DANOR)  # it is nobody's turn
    lay.turn(DANOR)
    assert can_be_moved_on(lay.s, DANOR) and not can_be_moved_on(lay.s, ORLAF)
    lay.spells(DANOR, "bear_hide", cast=["wolfs_leap"])
    assert not can_be_moved_on(lay.s, DANOR)


@pytest.mark.rule("DSO-SPAWN-05")
def test_a_hero_is_held_by_a_spawn_point_as_long_as_it_has_a_way_off() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").spawn(0, 9, 0).turn(RORDIN)
    assert not is_stuck_on_spawn(lay.s, RORDIN)
    lay.spawn(1, 3, 4)
    assert is_stuck_on_spawn(lay.s, RORDIN)
    lay.s.turns[-1].points = 0
    assert not is_stuck_on_spawn(lay.s, RORDIN)
    lay.s.turns[-1].points, lay.s.turns[-1].stage = 4, MOVED
    assert not is_stuck_on_spawn(lay.s, RORDIN)


# Which way it looks


@pytest.mark.rule("DSO-RULING-16")
def test_a_walker_looks_the_way_of_its_step_and_both_ways_of_a_diagonal() -> None:
    here = cell(3, 3)
    found = [heading(here, cell(x, y)) for x, y in ((3, 2), (4, 3), (3, 4), (2, 3))]
    assert found == [1, 2, 4, 8]
    found = [heading(here, cell(x, y)) for x, y in ((4, 2), (4, 4), (2, 4), (2, 2))]
    assert found == [3, 6, 12, 9]


@pytest.mark.rule("DSO-DOOR-03", "DSO-RULING-16")
def test_doors_ahead_and_at_both_sides_are_in_reach_and_the_one_behind_is_not() -> None:
    for facing, ahead in (("N", True), ("E", True), ("S", True), ("W", False)):
        lay = Layout().hero(RORDIN, 5, 3, facing).turn(RORDIN)
        assert bool(doors_ahead(lay.s, RORDIN) >> D2 & 1) is ahead, facing
    for way, ahead in ((8, False), (2, True), (12, True), (9, True), (1, True)):
        lay = Layout().hero(RORDIN, 5, 3, "W").turn(RORDIN)
        lay.s.turns[-1].heading = way
        assert bool(doors_ahead(lay.s, RORDIN) >> D2 & 1) is ahead, way


@pytest.mark.rule("DSO-DIS-01", "DSO-RULING-16")
def test_a_diagonal_step_brings_a_door_within_reach_that_was_behind() -> None:
    lay = Layout().hero(RORDIN, 4, 4, "W").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(5, 3)), OpenDoor(D2))
    assert table.state.turns[-1].heading == 2 and table.state.turns[-1].points == 2
    lay = Layout().hero(RORDIN, 4, 2, "W")
    zombie = lay.monster("ghost", 9, 5, "W")
    table = lay.activation(zombie).table().choose(GM_SEAT, Step(cell(8, 5)))
    assert table.state.turns[-1].heading == 0  # nobody asks which way a Monster looks for doors


@pytest.mark.rule("DSO-RULING-16")
def test_having_opened_a_door_a_hero_looks_at_it() -> None:
    lay = Layout().hero(RORDIN, 2, 1, "W").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, OpenDoor(D1))
    assert table.state.turns[-1].heading == 1 and table.state.turns[-1].stage == MOVING
    assert len(table.choices(HEROES_SEAT, Face)) == 4


@pytest.mark.rule("DSO-RULING-19", "DSO-RULING-17")
def test_a_door_is_not_opened_with_the_point_that_leads_off_a_friends_square() -> None:
    lay = Layout().hero(RORDIN, 5, 2, "S").hero(ORLAF, 5, 3, "N").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(5, 3)))
    assert openable(table.state, RORDIN) >> D2 & 1
    for points, leaves in ((2, True), (1, False), (0, False)):
        table.state.turns[-1].points = points
        assert leaves_a_way_out(table.state, RORDIN) is leaves


# Free Attacks


@pytest.mark.rule("DSO-RULING-34", "DSO-RULING-90")
def test_those_strike_whose_front_arc_the_figure_leaves_the_best_fighter_first() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 3, 5, "N").hero(MADRIGA, 5, 6, "N")
    assert threatening(lay.s, RORDIN, cell(4, 5)) == []
    zombie = lay.monster("zombie", 3, 3, "S")
    lay.monster("ghost", 4, 4, "E")  # looks away
    revenant = lay.monster("dwarf_revenant", 2, 4, "E")
    assert threatening(lay.s, RORDIN, cell(4, 5)) == [revenant, zombie]
    lay = Layout().hero(MADRIGA, 3, 4, "N").hero(ORLAF, 2, 2, "E").hero(DANOR, 5, 6, "N")
    zombie, ghost = lay.monster("zombie", 3, 3, "N"), lay.monster("ghost", 2, 3, "N")
    assert threatening(lay.s, zombie, cell(4, 4)) == [ORLAF, MADRIGA]
    assert threatening(lay.s, ghost, cell(1, 4)) == []


@pytest.mark.rule("DSO-DIS-01", "DSO-DIS-02")
def test_the_second_step_provokes_again_after_a_safe_first_one() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").gear(ORLAF, ["striders"])
    lay.monster("zombie", 3, 3, "S")
    table = lay.turn(ORLAF).table(attack=[(1, 1)], defence=[(1,) * 5])
    table.choose(HEROES_SEAT, Step(cell(2, 4)))
    assert table.told(FreeAttacked) == [] and table.state.turns[-1].points == 5
    table.choose(HEROES_SEAT, Step(cell(1, 5)))
    assert len(table.told(FreeAttacked)) == 1 and at(table.state, ORLAF)[:2] == (1, 5)


@pytest.mark.rule("DSO-DIS-01", "DSO-MOVE-01")
def test_a_step_costs_one_point_and_is_the_beginning_of_the_move() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N").hero(ORLAF, 3, 6, "N").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(2, 5)))
    turn = table.state.turns[-1]
    assert (turn.points, turn.stage, turn.back, turn.first) == (3, MOVING, cell(2, 5), False)
    table.choose(HEROES_SEAT, Step(cell(3, 6)))
    assert (table.state.turns[-1].points, table.state.turns[-1].back) == (2, cell(2, 5))  # a friend's square is no stop


@pytest.mark.rule("DSO-MOVE-01")
def test_a_step_off_a_portal_ends_what_the_portal_asked_for() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N").portals((3, 4), (8, 5)).turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(3, 4)))
    assert table.state.sheets[RORDIN].portal
    table.choose(HEROES_SEAT, Step(cell(7, 5)))
    assert table.state.sheets[RORDIN].portal == 0 and len(table.choices(HEROES_SEAT, Face)) == 4


# Large figures


@pytest.mark.rule("DSO-LARGE-07")
def test_a_quarter_turn_costs_a_point_and_opens_the_move() -> None:
    lay = Layout().hero(ORLAF, 0, 0, "N")
    troll = lay.monster("zombie_troll", 2, 4, "N")
    table = lay.activation(troll).table().choose(GM_SEAT, Wheel(Direction(1)))
    assert at(table.state, troll) == (2, 4, "E")
    assert (table.state.turns[-1].points, table.state.turns[-1].stage) == (3, MOVING)
    assert table.choices(GM_SEAT, Halt) == [Halt()]
    table.choose(GM_SEAT, Wheel(Direction(2)), Wheel(Direction(3)), Wheel(Direction(0)))
    assert table.choices(GM_SEAT, Wheel) == [] and table.choices(GM_SEAT, Step) == []


@pytest.mark.rule("DSO-LARGE-08", "DSO-LARGE-06")
def test_a_large_figure_passes_a_friend_only_with_points_to_go_beyond() -> None:
    for points, passes in ((1, False), (2, True)):  # one to enter, one to come back
        lay = Layout().hero(ORLAF, 0, 0, "N")
        troll = lay.monster("zombie_troll", 4, 5, "N")
        lay.monster("zombie", 4, 4, "N")
        lay.activation(troll)
        lay.s.turns[-1].points = points
        assert (Step(cell(4, 4)) in lay.table().choices(GM_SEAT)) is passes, points


@pytest.mark.rule("DSO-LARGE-09", "DSO-RULING-87")
def test_a_crossing_costs_two_points_and_goes_straight_to_the_other_side() -> None:
    lay = Layout(doors=[D2]).hero(ORLAF, 0, 0, "N")
    troll = lay.monster("zombie_troll", 6, 3, "W")
    lay.activation(troll)
    lay.s.turns[-1].points = 2
    table = lay.table().choose(GM_SEAT, Cross(cell(4, 3)))
    assert table.state.turns[-1].points == 0 and at(table.state, troll) == (4, 3, "W")


# The board


@pytest.mark.rule("DSO-RULING-02", "DSO-RULING-177")
def test_a_large_figure_is_beside_whatever_touches_one_of_its_squares() -> None:
    lay = Layout().hero(ORLAF, 4, 5, "N").hero(DANOR, 5, 6, "N")
    troll, zombie = lay.monster("zombie_troll", 2, 3, "N"), lay.monster("zombie", 6, 6, "N")
    assert is_adjacent(lay.s, troll, squares((4, 5))) and not is_adjacent(lay.s, troll, squares((5, 6)))
    assert is_adjacent(lay.s, ORLAF, lay.s.base[troll]) and not is_adjacent(lay.s, DANOR, lay.s.base[troll])
    assert not is_adjacent(lay.s, zombie, lay.s.base[DANOR])  # a hidden passage is a wall


@pytest.mark.rule("DSO-LARGE-11", "DSO-RULING-50")
def test_in_contact_are_enemies_that_are_up_and_adjacent() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(DANOR, 3, 5, "N").hero(RORDIN, 5, 6, "N")
    zombie, far = lay.monster("zombie", 2, 4, "N"), lay.monster("ghost", 0, 1, "N")
    assert in_contact(lay.s, zombie) == [DANOR, ORLAF] and in_contact(lay.s, far) == []
    assert in_contact(lay.s, ORLAF) == [zombie] and in_contact(lay.s, RORDIN) == []
    lay.s.sheets[DANOR].hp = 0
    assert in_contact(lay.s, zombie) == [ORLAF]


@pytest.mark.rule("DSO-RULING-91", "DSO-ARC-02")
def test_one_square_of_a_large_figure_in_a_front_arc_is_enough() -> None:
    lay = Layout().hero(ORLAF, 2, 5, "N").hero(DANOR, 5, 6, "N")
    troll = lay.monster("zombie_troll", 3, 3, "S")
    assert enemies_with_in_arc(lay.s, troll) == [ORLAF] and enemies_with_in_arc(lay.s, ORLAF) == [troll]
    assert enemies_with_in_arc(lay.s, DANOR) == []


@pytest.mark.rule("DSO-MOVE-02", "DSO-RULING-03")
def test_the_steps_from_a_square_go_over_what_can_be_entered_beside_it() -> None:
    lay = Layout().hero(ORLAF, 2, 2, "N")
    board = board_of(lay.s)
    open_floor = board.steps(cell(4, 5), lay.s.ground)
    assert open_floor == squares(*[(x, y) for x in (3, 4, 5) for y in (4, 5, 6) if (x, y) != (4, 5)])
    assert board.steps(cell(4, 5), squares((4, 4), (5, 4))) == squares((4, 4), (5, 4))
    assert board.steps(cell(4, 5), squares((5, 4))) == 0  # neither flank


@pytest.mark.rule("DSO-RULING-166")
def test_the_trail_of_a_hero_remembers_its_last_square_on_another_tile() -> None:
    lay = Layout(doors=[D2]).hero(RORDIN, 5, 3, "E").turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Step(cell(6, 3)), Step(cell(7, 3)))
    assert table.state.sheets[RORDIN].came == cell(5, 3)
    assert floor_of(table.state.quest).zones[zone_of(table.state, RORDIN)] == "C"


@pytest.mark.rule("DSO-RULING-192")
def test_an_effect_is_on_one_figure_alone() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 5, "N")
    lay.s.lasting = ((RIME, ORLAF, DANOR),)
    assert is_under(lay.s, ORLAF, RIME) and not is_under(lay.s, RORDIN, RIME) and not is_under(lay.s, ORLAF, 0)
    lift(lay.s, ORLAF)
    assert lay.s.hero_cells == squares((3, 4)) and lay.s.arc[ORLAF] == 0


# Portals


@pytest.mark.rule("DSO-RULING-29", "DSO-RULING-30")
def test_each_portal_leads_to_the_other_one_of_its_letter() -> None:
    lay = Layout().hero(RORDIN, 2, 4, "N")
    places = [cell(x, y) for x, y in ((3, 4), (8, 5), (0, 6), (9, 1))]
    lay.s.portals = tuple([(number % 2, int(place)) for number, place in enumerate(places)])
    assert [other_end(lay.s, place) for place in places] == [places[2], places[3], places[0], places[1]]
    assert other_end(lay.s, cell(2, 4)) == -1
    lay.s.portals = lay.s.portals[:2]
    assert [other_end(lay.s, place) for place in places[:2]] == [-1, -1]


@pytest.mark.rule("DSO-PORTAL-07", "DSO-PORTAL-08", "DSO-RULING-30")
def test_a_waiting_hero_is_carried_once_the_other_end_is_free() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 8, 5, "N").portals((3, 4), (8, 5))
    assert is_blocked(lay.s, cell(8, 5)) and is_blocked(lay.s, -1) and not is_blocked(lay.s, cell(7, 5))
    lay.s.sheets[RORDIN].portal = 1
    assert not is_carried_now(lay.s, RORDIN)
    lay.hero(ORLAF, 0, 0, "N")
    assert is_carried_now(lay.s, RORDIN)
    lay.s.sheets[RORDIN].portal = 2  # it has come out here
    assert not is_carried_now(lay.s, RORDIN)


@pytest.mark.rule("DSO-PORTAL-06", "DSO-RULING-24", "DSO-RULING-32")
def test_only_a_hero_without_points_is_given_a_step_and_carrying_provokes_nothing() -> None:
    dice: Rolls = {}
    for points, gift, left in ((2, False, 1), (1, True, 1)):
        lay = Layout().hero(RORDIN, 2, 4, "N").portals((3, 4), (8, 5)).turn(RORDIN)
        lay.s.turns[-1].points = points
        table = lay.table(dice).choose(HEROES_SEAT, Step(cell(3, 4)))
        turn = table.state.turns[-1]
        assert (turn.gift, turn.points, turn.back) == (gift, left, cell(8, 5))
        assert table.told(Carried) == [Carried(RORDIN, cell(8, 5))] and table.told(FreeAttacked) == []
