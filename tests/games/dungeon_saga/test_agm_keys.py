"""The keys by which the Automated Game Master decides, one at a time (DSO-RULING-142 and what follows)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.automa import spawning
from flambeau.games.dungeon_saga.automa.activation import Plan, candidates, points_of_plan
from flambeau.games.dungeon_saga.automa.options import Option
from flambeau.games.dungeon_saga.automa.ranking import rank
from flambeau.games.dungeon_saga.automa.reach import path_to, safe_reach, walk_distance
from flambeau.games.dungeon_saga.automa.targets import ambush
from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN, Deed, kind_of
from flambeau.games.dungeon_saga.events import Destroyed, Faced, Moved
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, RANGED_ATTACK, RIME
from flambeau.games.dungeon_saga.rules.board import lift
from flambeau.games.dungeon_saga.rules.sight import front_of
from flambeau.games.dungeon_saga.rules.wandering import placing_cells
from flambeau.kernel import judge
from tests.games.dungeon_saga.layout import D1, D2, Layout, at, cell, squares

BETTER = Deed({"move": "to_attack", "kinds": ["melee"], "optimal": True, "better": True})


@pytest.mark.rule("DSO-RULING-214", "DSO-RULING-149")
def test_a_better_attack_is_compared_only_with_one_it_could_make_without_moving() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    ghost = lay.monster("ghost", 3, 2, "S")
    plan = Plan(lay.s, ghost)
    assert candidates(lay.s, ghost, ORLAF, BETTER, plan.spots, plan.found)  # from here it could not attack at all
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    ghost = lay.monster("ghost", 3, 5, "N")  # behind him already
    plan = Plan(lay.s, ghost)
    assert candidates(lay.s, ghost, ORLAF, BETTER, plan.spots, plan.found) == []
    assert candidates(lay.s, ghost, ORLAF, Deed({"move": "to_attack"}), plan.spots, plan.found)  # any attack will do


@pytest.mark.rule("DSO-AGM-INT-06")
def test_who_can_strike_where_it_stands_pays_no_movement_points() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    engaged, near = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 5, 2, "S")
    assert (points_of_plan(lay.s, engaged), points_of_plan(lay.s, near)) == (0, 1)


@pytest.mark.rule("DSO-RULING-213")
def test_after_its_shot_at_a_hero_that_falls_a_monster_turns_to_another() -> None:
    lay = Layout(automated=True).hero(DANOR, 3, 6, "N", hp=1).hero(ORLAF, 5, 1, "E")
    archer = lay.monster("skeleton_archer", 3, 3, "S", style="vicious")  # shoots the weakest, then turns
    table = lay.activation(archer).table(attack=[(6, 6, 6)], defence=[(1, 1, 1)])
    assert table.state.sheets[DANOR].hp == 0
    assert len(table.told(Faced)) == 1 and front_of(table.state, archer) & table.state.base[ORLAF]


@pytest.mark.rule("DSO-RULING-213")
def test_a_move_for_which_there_is_no_spot_is_left_out() -> None:
    lay = Layout(automated=True).hero(DANOR, 2, 3, "S", hp=1).hero(ORLAF, 3, 6, "N")
    tyrant = lay.monster("tyrannical_zombie_troll", 2, 4, "N", style="vicious")  # strikes, then turns
    lay.s.lasting = ((RIME, tyrant, DANOR),)  # it cannot move
    table = lay.activation(tyrant).table(attack=[(6,) * 4], defence=[(1, 1)])
    assert table.state.sheets[DANOR].hp == 0 and at(table.state, tyrant) == (2, 4, "N")


@pytest.mark.rule("DSO-RULING-150")
def test_a_monster_destroyed_by_a_free_attack_does_not_walk_on() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N").hero(DANOR, 3, 6, "N", hp=1)
    revenant = lay.monster("dwarf_revenant", 3, 3, "S")
    table = lay.activation(revenant).table(attack=[(6,) * 5], defence=[(1,) * 4])
    assert table.told(Destroyed) == [Destroyed(revenant)] and table.told(Moved) == []
    assert revenant not in table.state.monsters and table.state.base[revenant] == 0


@pytest.mark.rule("DSO-RULING-145")
def test_of_equal_attacks_the_shot_comes_before_the_blow_and_the_rear_before_the_front() -> None:
    def option(kind: int, rear: bool) -> Option:
        made = Option.__new__(Option)
        made.attack, made.defence, made.armour, made.rear, made.kind = 3, 3, 2, rear, kind
        return made

    shot, blow = option(RANGED_ATTACK, False), option(MELEE_ATTACK, False)
    assert shot.optimal() < blow.optimal()
    assert option(MELEE_ATTACK, True).optimal() < shot.optimal()


@pytest.mark.rule("DSO-RULING-150")
def test_only_a_move_to_a_friend_asks_how_far_the_friend_is() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 1, "S")
    lay.monster("ghost", 0, 1, "S")
    plan = Plan(lay.s, zombie)
    for move, asked in (("to_attack", False), ("to_friend", True)):
        deed = Deed({"move": move})
        where = candidates(lay.s, zombie, ORLAF, deed, plan.spots, plan.found)
        verdict = rank(lay.s, zombie, ORLAF, deed, where, plan.found)
        assert ("friend" in [stage.criterion for stage in verdict.stages]) is asked


@pytest.mark.rule("DSO-AGM-DEF-01")
def test_a_ghost_passes_furniture_but_does_not_end_on_it() -> None:
    lay = Layout(automated=True, doors=[D2])
    ghost = lay.monster("ghost", 2, 2, "S")
    ends = {spot[0] for spot in safe_reach(lay.s, ghost)}
    assert cell(0, 2) in ends
    assert not ends & {cell(1, 2), cell(1, 3), cell(3, 2)}  # the bookcase and the chest


@pytest.mark.rule("DSO-RULING-142")
def test_a_large_figure_counts_points_until_one_of_its_squares_is_adjacent() -> None:
    lay = Layout(automated=True).hero(ORLAF, 0, 4, "N")
    troll = lay.monster("zombie_troll", 4, 4, "W")
    assert walk_distance(lay.s, troll, ORLAF, lay.s.cell[troll], 3) == 4  # three squares west, plus one
    assert walk_distance(lay.s, troll, ORLAF, cell(1, 4), 3) == 1
    assert walk_distance(lay.s, troll, ORLAF, cell(2, 4), 3) == 2


@pytest.mark.rule("DSO-RULING-150")
def test_a_ghost_walks_straight_through_a_wall() -> None:
    lay = Layout(automated=True)
    ghost = lay.monster("ghost", 5, 1, "E")
    assert [spot[0] for spot in path_to(lay.s, ghost, (cell(7, 1), 1, 2))] == [cell(6, 0), cell(7, 1), cell(7, 1)]


@pytest.mark.rule("DSO-AGM-TERM-05", "DSO-RULING-147")
def test_of_equal_ambushes_the_lower_armour_counts_before_the_weaker_hero() -> None:
    lay = Layout(automated=True).hero(RORDIN, 2, 5, "N", hp=1).hero(ORLAF, 4, 5, "N")
    ghost = lay.monster("ghost", 3, 2, "S")
    plan = Plan(lay.s, ghost)
    verdict = judge([int(RORDIN), int(ORLAF)], ambush(lay.s, ghost, plan.found))
    assert verdict.best == [ORLAF] and verdict.criterion == "lowest-armour"


# Spawn Points


@pytest.mark.rule("DSO-AGM-SPAWN-04", "DSO-RULING-166")
def test_the_spawn_point_nearest_to_the_weakest_hero_is_moved_onto_its_route() -> None:
    lay = Layout(automated=True, doors=[D1, D2]).hero(MADRIGA, 7, 4, "N").spawn(-1, 0, 6).spawn(-1, 3, 4)
    lay.s.sheets[MADRIGA].came = cell(5, 3)
    spawning.use_spawn_points(lay.s)
    assert lay.s.spawns == ((-1, cell(0, 6)), (-1, cell(5, 3)))


@pytest.mark.rule("DSO-AGM-SPAWN-04", "DSO-RULING-166")
def test_the_first_square_of_the_map_is_a_starting_square_like_any_other() -> None:
    lay = Layout(automated=True, doors=[D1, D2]).hero(MADRIGA, 7, 4, "N", hp=1).spawn(-1, 3, 4)
    lay.hero(RORDIN, 1, 0, "E").hero(ORLAF, 3, 0, "E")
    spawning.move_nearest(lay.s, [(-1, int(cell(3, 4)))])
    assert lay.s.spawns == ((-1, cell(0, 0)),)


# Wandering Monsters


@pytest.mark.rule("DSO-WAND-02", "DSO-RULING-73")
def test_a_wandering_monster_comes_neither_onto_furniture_nor_for_a_hero_that_is_out() -> None:
    lay = Layout(automated=True).hero(ORLAF, 3, 4, "N")
    found = placing_cells(lay.s, kind_of("zombie"), ORLAF, False)
    assert found & squares((3, 3)) and not found & squares((1, 2), (1, 3), (3, 2), (3, 4))
    lift(lay.s, ORLAF)
    assert placing_cells(lay.s, kind_of("zombie"), ORLAF, False) == 0


@pytest.mark.rule("DSO-WAND-02", "DSO-WAND-04", "DSO-RULING-73")
def test_a_large_wandering_monster_needs_room_and_the_second_keeps_its_distance_with_its_whole_base() -> None:
    lay = Layout(automated=True, doors=[D1, D2]).hero(ORLAF, 0, 1, "S")
    troll = kind_of("zombie_troll")
    first, second = (placing_cells(lay.s, troll, ORLAF, later) for later in (False, True))
    assert first & squares((4, 5)) and not first & squares((2, 2), (5, 5))  # the chest; the wall
    assert not first & squares((8, 4))  # wholly beyond five squares
    assert second & squares((8, 4)) and not second & squares((4, 4))  # (4,4) itself is less than five away
