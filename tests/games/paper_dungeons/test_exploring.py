"""PD-MOVE, PD-ROOM, PD-MINION, PD-TRAP, PD-REWARD: walking step by step."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons.choices import BREW, EXPLORE, STOP, Check, Drink, Enter, Raise, Step, Stop
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import (
    CAPE,
    OUTSIDE,
    PLUNDERER,
    RANGER,
    SCOUT,
    SHAMAN,
    SWORD,
    WARRIOR,
    WIZARD,
    Minion,
    Potions,
    Room,
)
from flambeau.games.paper_dungeons.rules.damage import POTIONS
from flambeau.games.paper_dungeons.rules.dice import WHICH_DIE
from flambeau.games.paper_dungeons.rules.items import WHICH_ITEM
from flambeau.games.paper_dungeons.rules.levels import WHICH_HERO
from flambeau.games.paper_dungeons.rules.measures import MEASURES
from flambeau.games.paper_dungeons.rules.minions import fight_damage
from flambeau.games.paper_dungeons.rules.movement import WHERE

from .positions import (
    DIE_BOOTS,
    DIE_CLERIC,
    DIE_CLOVER,
    DIE_ROGUE,
    at_table,
    enter,
    in_room,
    levels,
    rooms,
    sheet,
    stages,
    step,
    take,
)

MINION_B1, MINION_D1 = Minion(0), Minion(1)  # orc 2, zombie 2


@pytest.mark.rule("PD-EX-04", "PD-MOVE-05", "PD-ROOM-02")
def test_a_party_enters_at_f1_takes_the_potion_and_meets_the_trap_and_the_stage_of_e1() -> None:
    table = take(at_table(), DIE_ROGUE).choose(0, EXPLORE).expects(0, WHERE)
    table.choose(0, enter("F1"))
    assert table.state.sheets[0].potions == 1
    table.choose(0, step("E1")).expects(0, POTIONS)  # the potion was gained in an earlier room
    table.choose(0, Drink(Potions(0))).expects(0, WHICH_ITEM)
    assert table.state.sheets[0].damage == 1
    table.choose(0, Check(SWORD)).expects(0, WHICH_DIE)
    assert table.state.sheets[0].stages[SWORD] == 1


@pytest.mark.rule("PD-MOVE-06", "PD-RULING-76", "PD-RULING-66")
def test_there_are_six_entrances_and_a_move_has_at_least_one_step() -> None:
    table = take(at_table(), DIE_ROGUE).choose(0, EXPLORE)
    assert [choice.to for choice in table.choices(0)] == [room_named(f"{column}1") for column in "ABCDEF"]
    assert table.refused(0, enter("A2")) == "PD-MOVE-06"
    assert table.refused(0, STOP) == "PD-RULING-66"
    table.choose(0, enter("A1"))
    assert (table.state.sheets[0].walls_crossed, table.state.sheets[0].moats_crossed) == (0, 0)


@pytest.mark.rule("PD-MOVE-01", "PD-MOVE-04")
def test_a_die_gives_up_to_two_movement_points() -> None:
    table = take(at_table(sheet(**in_room("A4", "A5"))), DIE_ROGUE).choose(0, EXPLORE, step("A5")).expects(0, WHERE)
    assert STOP in table.choices(0)
    table.choose(0, STOP).expects(0, WHICH_DIE)
    assert table.state.sheets[0].steps_left == 0


@pytest.mark.rule("PD-MOVE-02", "PD-MOVE-03")
def test_boots_give_three_points_and_a_clover_two() -> None:
    for die, points in ((DIE_BOOTS, 3), (DIE_CLOVER, 2)):
        table = take(at_table(), die).choose(0, EXPLORE)
        assert table.state.sheets[0].steps_left == points


@pytest.mark.rule("PD-MOVE-07", "PD-MOVE-12")
def test_steps_lead_to_orthogonal_neighbours_and_never_out() -> None:
    table = take(at_table(sheet(**in_room("B2"))), DIE_ROGUE).choose(0, EXPLORE)
    assert table.refused(0, step("C3")) == "PD-MOVE-07"
    assert table.refused(0, step("D2")) == "PD-MOVE-07"
    assert table.refused(0, enter("B1")) == "PD-MOVE-12"
    outside = take(at_table(), DIE_ROGUE).choose(0, EXPLORE)
    assert outside.refused(0, step("A1")) == "PD-MOVE-05"


@pytest.mark.rule("PD-MOVE-08", "PD-ITEM-13")
def test_walls_need_the_ethereal_cape() -> None:
    table = take(at_table(sheet(**in_room("B1"))), DIE_ROGUE).choose(0, EXPLORE)
    assert table.refused(0, step("C1")) == "PD-MOVE-08"
    others = sheet(**in_room("B1"), **stages(sword=2, tome=2, crown=2, armour=2, cauldron=2, medallion=2, sceptre=2))
    table = take(at_table(others), DIE_ROGUE).choose(0, EXPLORE)
    assert table.refused(0, step("C1")) == "PD-MOVE-08"
    caped = sheet(**in_room("B1"), **stages(cape=2))
    table = take(at_table(caped), DIE_ROGUE).choose(0, EXPLORE, step("C1"))
    assert table.state.sheets[0].walls_crossed == 1


@pytest.mark.rule("PD-MOVE-09", "PD-ITEM-17", "PD-RULING-09")
def test_moats_need_the_medallion_even_for_the_ranger() -> None:
    table = take(at_table(sheet(0, RANGER, **in_room("B3"))), DIE_ROGUE).choose(0, EXPLORE)
    assert table.refused(0, step("B4")) == "PD-MOVE-09"
    others = sheet(**in_room("B3"), **stages(sword=2, tome=2, crown=2, cape=2, armour=2, cauldron=2, sceptre=2))
    assert take(at_table(others), DIE_ROGUE).choose(0, EXPLORE).refused(0, step("B4")) == "PD-MOVE-09"
    able = sheet(**in_room("B3"), **stages(medallion=2))
    table = take(at_table(able), DIE_ROGUE).choose(0, EXPLORE, step("B4"))
    assert table.state.sheets[0].moats_crossed == 1


@pytest.mark.rule("PD-MOVE-10", "PD-SETUP-04")
def test_walls_of_the_dungeon_card_behave_like_printed_ones() -> None:
    here = sheet(**in_room("B2"))
    assert take(at_table(here, dungeon="A"), DIE_ROGUE).choose(0, EXPLORE).refused(0, step("C2")) == "PD-MOVE-08"
    here = sheet(**in_room("B2"))
    assert step("C2") in take(at_table(here, dungeon="B"), DIE_ROGUE).choose(0, EXPLORE).choices(0)


@pytest.mark.rule("PD-MOVE-11", "PD-RULING-07")
def test_a_tunnel_joins_two_edges_for_one_point_and_counts_as_no_obstacle() -> None:
    table = take(at_table(sheet(**in_room("A6"))), DIE_ROGUE).choose(0, EXPLORE, step("F6"))
    after = table.state.sheets[0]
    assert (after.room, after.steps_left, after.walls_crossed, after.moats_crossed) == (room_named("F6"), 1, 0, 0)


@pytest.mark.rule("PD-MOVE-13", "PD-MOVE-16", "PD-RULING-57")
def test_every_room_entered_counts_as_visited_also_in_passing() -> None:
    table = take(at_table(), DIE_BOOTS).choose(0, EXPLORE, enter("A1"), step("A2"))
    table.choose(0, Check(SWORD), step("A1")).expects(0, WHICH_DIE)
    assert table.state.sheets[0].visited == rooms("A1", "A2") and table.state.sheets[0].room == room_named("A1")
    assert MEASURES["rooms"](table.state, table.state.sheets[0], 0) == 2


@pytest.mark.rule("PD-MOVE-17", "PD-RULING-12")
def test_a_party_may_stay_outside_and_has_then_visited_nothing() -> None:
    table = take(at_table(), DIE_CLERIC).choose(0, BREW)
    assert table.state.sheets[0].room == OUTSIDE and table.state.sheets[0].visited == 0


@pytest.mark.rule("PD-POWER-16", "PD-RULING-10", "PD-EX-36")
def test_a_moat_gives_the_ranger_a_point_so_that_three_rooms_can_be_entered() -> None:
    ranger = sheet(0, RANGER, **in_room("A3", "B3", "B4", "B5", "A5"), minions=0xFFFF, **stages(medallion=2))
    table = take(at_table(ranger), DIE_ROGUE).choose(0, EXPLORE, step("B3"), step("B4"), step("B5"))
    table.expects(0, WHICH_DIE)


@pytest.mark.rule("PD-RULING-65", "PD-EX-37", "PD-RULING-54")
def test_the_same_moat_pays_the_ranger_once_a_move() -> None:
    ranger = sheet(0, RANGER, **in_room("B4", "B3", "A4"), minions=0xFFFF, **stages(medallion=2))
    table = take(at_table(ranger), DIE_ROGUE).choose(0, EXPLORE, step("B3"))
    assert table.state.sheets[0].steps_left == 2
    table.choose(0, step("B4"))
    assert table.state.sheets[0].steps_left == 1 and table.state.sheets[0].moats_crossed == 2
    assert MEASURES["obstacles"](table.state, table.state.sheets[0], 0) == 2
    table.choose(0, step("A4")).expects(0, WHICH_DIE)


@pytest.mark.rule("PD-RULING-04", "PD-RULING-02")
def test_each_explore_die_is_its_own_move() -> None:
    table = at_table(sheet(**in_room("A4", "A5"), minions=0xFFFF))
    take(table, DIE_ROGUE).choose(0, EXPLORE, step("A5"), STOP)
    take(table, DIE_BOOTS).choose(0, EXPLORE)
    assert table.state.sheets[0].steps_left == 3


@pytest.mark.rule("PD-MINION-01", "PD-MINION-05", "PD-EX-20")
def test_an_orc_of_level_4_hurts_a_warrior_of_level_2_by_two_and_is_defeated() -> None:
    table = take(at_table(sheet(**in_room("A5"), **levels(warrior=2))), DIE_ROGUE).choose(0, EXPLORE, step("A4"))
    after = table.state.sheets[0]
    assert after.damage == 2 and after.minions.bit_count() == 1 and after.gem_boxes == 1


@pytest.mark.rule("PD-EX-21", "PD-MINION-07", "PD-ITEM-12")
def test_the_armour_counts_one_level_more_against_minions() -> None:
    orc_4 = Minion(8)
    armoured = sheet(**levels(warrior=2), **stages(armour=2))
    assert fight_damage(None, armoured, orc_4) == 1
    table = take(at_table(sheet(**in_room("A5"), **levels(warrior=4))), DIE_ROGUE).choose(0, EXPLORE, step("A4"))
    assert table.state.sheets[0].damage == 0


@pytest.mark.rule("PD-MINION-03", "PD-MINION-04")
def test_only_the_hero_of_the_minions_class_matters() -> None:
    table = take(at_table(sheet(**levels(warrior=2, wizard=1, cleric=6, rogue=6))), DIE_ROGUE)
    table.choose(0, EXPLORE, enter("B1"))  # orc 2
    assert table.state.sheets[0].damage == 0 and table.state.sheets[0].minions == 1 << MINION_B1


@pytest.mark.rule("PD-MINION-09", "PD-ROOM-03", "PD-RULING-32")
def test_a_room_entered_again_holds_no_fight_and_no_reward() -> None:
    again = sheet(**in_room("D2", "D1"), minions=1 << MINION_D1)
    table = take(at_table(again), DIE_ROGUE).choose(0, EXPLORE, step("D1"))
    assert (table.state.sheets[0].damage, table.state.sheets[0].potions) == (0, 0)


@pytest.mark.rule("PD-MINION-09", "PD-RULING-36", "PD-ROOM-05")
def test_the_reward_of_a_minion_crossed_out_from_afar_waits_for_the_first_visit() -> None:
    afar = sheet(minions=1 << MINION_D1)
    table = take(at_table(afar), DIE_ROGUE).choose(0, EXPLORE, enter("D1"))
    assert (table.state.sheets[0].damage, table.state.sheets[0].potions) == (0, 1)


@pytest.mark.rule("PD-EX-45", "PD-RULING-43", "PD-RULING-70")
def test_the_shamans_potion_comes_after_the_damage_of_that_minion() -> None:
    shaman = sheet(0, SHAMAN, **in_room("F4"), minions=0b11, **levels(wizard=3))
    table = take(at_table(shaman), DIE_ROGUE).choose(0, EXPLORE, step("E4"))  # ghost 4 and a potion
    after = table.state.sheets[0]
    assert (after.damage, after.minions.bit_count(), after.potions) == (1, 3, 2)


@pytest.mark.rule("PD-POWER-14", "PD-RULING-70", "PD-RULING-35")
def test_the_plunderers_stage_comes_before_the_reward_of_the_room() -> None:
    plunderer = sheet(0, PLUNDERER, **in_room("E2"), minions=0b11, **levels(3, 3, 3, 3))
    table = take(at_table(plunderer), DIE_ROGUE).choose(0, EXPLORE, step("F2"))  # orc 3 and a level
    table.expects(0, WHICH_ITEM).choose(0, Check(CAPE)).expects(0, WHICH_HERO)
    table.choose(0, Raise(WIZARD)).expects(0, WHERE)


@pytest.mark.rule("PD-TRAP-01", "PD-TRAP-02", "PD-ROOM-03")
def test_a_trap_hurts_at_every_entry() -> None:
    table = take(at_table(sheet(**in_room("B3"))), DIE_BOOTS).choose(0, EXPLORE, step("B2"), step("A2"))
    table.choose(0, Check(SWORD), step("B2"))
    assert table.state.sheets[0].traps == 2


@pytest.mark.rule("PD-TRAP-03", "PD-POWER-09", "PD-RULING-54")
def test_a_trap_does_not_hurt_the_scout_but_counts() -> None:
    table = take(at_table(sheet(0, SCOUT, **in_room("A2"))), DIE_ROGUE).choose(0, EXPLORE, step("B2"))
    assert (table.state.sheets[0].damage, table.state.sheets[0].traps) == (0, 1)


@pytest.mark.rule("PD-REWARD-01", "PD-REWARD-04", "PD-REWARD-05")
def test_a_level_icon_raises_any_hero_and_leaves_the_others_theirs() -> None:
    table = take(at_table(sheet(0, **in_room("F3")), sheet(1)), DIE_ROGUE).choose(0, EXPLORE, step("E3"))
    table.choose(0, Raise(WARRIOR))
    assert table.state.sheets[0].levels == [2, 1, 1, 1] and table.state.sheets[1].levels == [1, 1, 1, 1]


@pytest.mark.rule("PD-RULING-34", "PD-REWARD-03")
def test_a_cape_completed_in_mid_move_lets_the_next_step_cross_a_wall() -> None:
    almost = sheet(0, SCOUT, **in_room("F1"), **stages(cape=1))
    table = take(at_table(almost, dungeon="D"), DIE_BOOTS).choose(0, EXPLORE, step("E1"))
    table.choose(0, Check(CAPE), step("D1"))  # the card's wall D1-E1
    assert table.state.sheets[0].walls_crossed == 1


@pytest.mark.rule("PD-RULING-44", "PD-RES-01")
def test_damage_comes_before_the_level_that_might_have_saved_the_party() -> None:
    hurt = sheet(**in_room("E7"), damage=4, minions=0xFFFF)
    table = take(at_table(hurt), DIE_ROGUE).choose(0, EXPLORE, step("D7"))  # trap and level
    assert table.state.sheets[0].resurrected
    table.choose(0, Raise(WARRIOR))
    assert table.state.sheets[0].resurrected


@pytest.mark.rule("PD-RULING-11", "PD-MONSTER-03")
def test_a_monster_room_neither_stops_the_party_nor_starts_a_fight() -> None:
    table = take(at_table(sheet(**in_room("F4"), **levels(wizard=4))), DIE_ROGUE).choose(0, EXPLORE, step("E4"))
    table.expects(0, WHERE)


@pytest.mark.rule("PD-MOVE-14")
def test_returning_to_a_room_in_the_same_move_is_allowed() -> None:
    table = take(at_table(sheet(**in_room("A4", "A5"), minions=0xFFFF)), DIE_ROGUE)
    table.choose(0, EXPLORE, step("A5"), step("A4")).expects(0, WHICH_DIE)


@pytest.mark.rule("PD-RULING-06", "PD-SHEET-08")
def test_rooms_are_named_by_column_and_row_from_the_entrances() -> None:
    assert (room_named("A1"), room_named("F1"), room_named("A7"), room_named("F7")) == (0, 5, 36, 41)
    assert Enter(Room(5)) == enter("F1") and Step(Room(4)) == step("E1")


@pytest.mark.rule("PD-RULING-06")
@pytest.mark.parametrize("name", ["G1", "a1", "A8", "A0", "A", "A10", "", "11"])
def test_there_are_no_rooms_beyond_column_f_and_row_7(name: str) -> None:
    with pytest.raises(ValueError, match="there is no room"):
        room_named(name)


@pytest.mark.rule("PD-MINION-06", "PD-RULING-14")
def test_a_fight_is_always_won_however_low_the_hero() -> None:
    table = take(at_table(sheet(**in_room("B7"))), DIE_ROGUE).choose(0, EXPLORE, step("A7"))  # goblin 5
    assert table.state.sheets[0].damage == 4 and table.state.sheets[0].minions == 1 << Minion(15)


@pytest.mark.rule("PD-RULING-05")
def test_no_other_action_is_taken_in_the_middle_of_a_move() -> None:
    table = take(at_table(), DIE_BOOTS).choose(0, EXPLORE, enter("A1"))
    assert {type(choice) for choice in table.choices(0)} == {Step, Stop}


@pytest.mark.rule("PD-REWARD-02", "PD-ROOM-01")
def test_a_potion_of_a_room_is_gained_on_the_first_visit() -> None:
    table = take(at_table(), DIE_ROGUE).choose(0, EXPLORE, enter("F1"))
    assert table.state.sheets[0].potions == 1


@pytest.mark.rule("PD-RULING-50", "PD-RULING-51")
def test_a_room_with_a_monster_circle_keeps_its_content_and_counts_as_reached() -> None:
    table = take(at_table(sheet(**in_room("F5"), minions=0xFFFF, **stages(medallion=2))), DIE_ROGUE)
    table.choose(0, EXPLORE, step("F6"))  # room of monster 2 of dungeon A, with a potion
    assert table.state.sheets[0].potions == 1 and table.state.sheets[0].visited & rooms("F6")


@pytest.mark.rule("PD-MOVE-15", "PD-POWER-16")
def test_without_the_power_a_moat_costs_its_point() -> None:
    walker = sheet(**in_room("B3", "B4"), minions=0xFFFF, **stages(medallion=2))
    table = take(at_table(walker), DIE_ROGUE).choose(0, EXPLORE, step("B4"))
    assert table.state.sheets[0].steps_left == 1
