"""PD-MISSION: what is counted, who scores it, and when."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.paper_dungeons.choices import EXPLORE, PASS, Check
from flambeau.games.paper_dungeons.events import MissionDone
from flambeau.games.paper_dungeons.model import SWORD, Mission
from flambeau.games.paper_dungeons.rules.measures import MEASURES
from flambeau.games.paper_dungeons.rules.missions import meets
from flambeau.games.paper_dungeons.scoring import BOX_RULES, boxes, glory
from flambeau.kernel import Seat

from .positions import at_table, enter, levels, next_roll, of_level, rooms, sheet, stages, step, take

MINIONS_6 = 7  # mission C08: six minions
ROW_2 = rooms("A2", "B2", "C2", "D2", "E2", "F2")
COLUMN_B = rooms("B1", "B2", "B3", "B4", "B5", "B6", "B7")

MET = [
    pytest.param(
        1,
        {"minions": of_level(2, 1) | of_level(3, 1) | of_level(4, 1)},
        {"minions": of_level(2, 4) | of_level(3, 4)},
        marks=pytest.mark.rule("PD-MISSION-C01"),
    ),
    pytest.param(2, levels(rogue=6), levels(rogue=5), marks=pytest.mark.rule("PD-MISSION-C02")),
    pytest.param(3, {"visited": ROW_2}, {"visited": ROW_2 & ~rooms("C2")}, marks=pytest.mark.rule("PD-MISSION-C03")),
    pytest.param(4, levels(3, 3, 3, 3), levels(3, 3, 3, 2), marks=pytest.mark.rule("PD-MISSION-C04")),
    pytest.param(
        5, {"visited": COLUMN_B}, {"visited": COLUMN_B & ~rooms("B7")}, marks=pytest.mark.rule("PD-MISSION-C05")
    ),
    pytest.param(6, {"potions": 8, "potions_used": 8}, {"potions": 7}, marks=pytest.mark.rule("PD-MISSION-C06")),
    pytest.param(7, levels(4, 4, 4), levels(4, 4, 3), marks=pytest.mark.rule("PD-MISSION-C07")),
    pytest.param(8, {"minions": 0b111111}, {"minions": 0b11111}, marks=pytest.mark.rule("PD-MISSION-C08")),
    pytest.param(9, {"gem_boxes": 4}, {"gem_boxes": 3}, marks=pytest.mark.rule("PD-MISSION-C09")),
    pytest.param(
        10, {"visited": rooms("A1", "F7")}, {"visited": rooms("A1", "F6")}, marks=pytest.mark.rule("PD-MISSION-C10")
    ),
    pytest.param(11, {"traps": 5}, {"traps": 4}, marks=pytest.mark.rule("PD-MISSION-C11")),
    pytest.param(12, {"visited": (1 << 15) - 1}, {"visited": (1 << 14) - 1}, marks=pytest.mark.rule("PD-MISSION-C12")),
    pytest.param(
        13,
        {"stages": [2, 2, 2, 2, 1, 0, 0, 0]},
        {"stages": [2, 2, 2, 1, 1, 1, 1, 1]},
        marks=pytest.mark.rule("PD-MISSION-C13"),
    ),
    pytest.param(14, {**levels(3, 3, 3, 3), "damage": 9}, levels(3, 3, 3, 2), marks=pytest.mark.rule("PD-MISSION-C14")),
    pytest.param(
        15,
        {"visited": rooms("E4", "F6", "B7")},
        {"visited": rooms("E4", "F6")},
        marks=pytest.mark.rule("PD-MISSION-C15"),
    ),
    pytest.param(16, levels(5, 5), levels(5, 4), marks=pytest.mark.rule("PD-MISSION-C16")),
]


@pytest.mark.parametrize(("number", "met", "unmet"), MET)
@pytest.mark.rule("PD-MISSION-02")
def test_a_mission_is_met_when_its_condition_holds(number: int, met: dict[str, Any], unmet: dict[str, Any]) -> None:
    table = at_table(sheet(0, **met), sheet(1, **unmet), dungeon="A")
    assert [meets(table.state, each, Mission(number - 1)) for each in table.state.sheets] == [True, False]


@pytest.mark.rule("PD-MISSION-04", "PD-MISSION-05", "PD-EX-30")
def test_all_who_meet_a_mission_in_the_same_round_score_it_and_then_it_is_gone() -> None:
    six, five = 0b111111, 0b11111
    table = at_table(sheet(0, minions=six), sheet(1, minions=six), sheet(2, minions=five), missions=(MINIONS_6, 0))
    table.choose(0, PASS).choose(1, PASS).rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(2, PASS)
    assert [each.mission_points for each in table.state.sheets] == [4, 4, 0]
    assert table.state.missions == (0,)
    assert [done.seat for done in table.told(MissionDone)] == [0, 1]


@pytest.mark.rule("PD-EX-30", "PD-MISSION-05", "PD-MISSION-10")
def test_two_players_score_six_minions_in_round_five_and_a_third_in_round_six_gets_nothing() -> None:
    six, five = 0b111111, 0b101111  # all but the goblin of E2
    table = at_table(*[sheet(seat, minions=n) for seat, n in enumerate((six, six, five))], missions=(7,), round=5)
    next_roll(table).choose(0, PASS).choose(1, PASS).choose(2, PASS)
    assert table.state.round == 6 and table.state.missions == ()
    take(next_roll(table), 0, 2).choose(2, EXPLORE, enter("E1"), Check(SWORD), step("E2"))
    table.choose(2, PASS).choose(0, PASS).choose(1, PASS)
    assert table.state.round == 7 and table.state.sheets[2].minions.bit_count() == 6
    assert [each.mission_points for each in table.state.sheets] == [4, 4, 0]


@pytest.mark.rule("PD-MISSION-01", "PD-MISSION-03")
def test_a_mission_is_open_to_every_player() -> None:
    for who in (0, 1, 2):
        sheets = [sheet(seat, minions=0b111111 if seat == who else 0) for seat in range(3)]
        table = next_roll(at_table(*sheets, missions=(7,)))
        table.choose(0, PASS).choose(1, PASS).choose(2, PASS)
        assert [each.mission_points for each in table.state.sheets] == [4 if seat == who else 0 for seat in range(3)]


@pytest.mark.rule("PD-MISSION-08", "PD-SCORE-10", "PD-SCORE-11")
def test_points_of_missions_are_noted_one_upon_the_other_and_summed_in_box_k() -> None:
    table = next_roll(at_table(sheet(0, mission_points=4, minions=0b111111), sheet(1), missions=(7,)))
    table.choose(0, PASS).choose(1, PASS)
    assert table.state.sheets[0].mission_points == 8
    assert boxes(table.state, table.state.sheets[0])[10] == 8 and BOX_RULES[10] == "PD-SCORE-10"
    assert glory(table.state, table.state.sheets[0]) == sum(boxes(table.state, table.state.sheets[0]))


@pytest.mark.rule("PD-SOLO-07", "PD-EX-41")
def test_a_lone_players_missions_of_round_one_are_removed_and_the_last_one_counts_in_round_eight() -> None:
    mine = sheet(minions=0b111111, potions=8)
    table = next_roll(at_table(mine, missions=(7, 5, 8))).choose(0, PASS)
    assert table.state.sheets[0].mission_points == 12 and table.state.missions == (8,)
    mine = sheet(minions=0b111111, potions=8, gem_boxes=4, mission_points=12)
    table = at_table(mine, missions=(8,), round=8).choose(0, PASS)
    assert table.state.sheets[0].mission_points == 13 and table.state.missions == ()


@pytest.mark.rule("PD-RULING-55")
def test_a_level_or_more_is_meant_by_heroes_of_a_level() -> None:
    table = at_table(sheet(**levels(6, 5, 4, 4)))
    assert [MEASURES["heroes_at"](table.state, table.state.sheets[0], of) for of in (3, 4, 5, 6)] == [4, 4, 2, 1]


@pytest.mark.rule("PD-RULING-72")
def test_the_printed_levels_of_minions_are_told_apart() -> None:
    mine = sheet(minions=of_level(2, 2) | of_level(4, 1) | of_level(5, 3), **stages(armour=2))
    state = at_table(mine).state
    assert MEASURES["minion_levels"](state, mine, 0) == 3
    assert [MEASURES["minions_of_level"](state, mine, level) for level in (1, 2, 3, 4, 5)] == [0, 2, 0, 1, 3]


@pytest.mark.rule("PD-MISSION-06", "PD-RULING-27")
def test_a_player_who_meets_several_missions_in_one_round_scores_them_all() -> None:
    rich = sheet(0, minions=0b111111, potions=8, gem_boxes=4)
    table = at_table(rich, sheet(1), missions=(MINIONS_6, 5, 8))
    table.choose(0, PASS).rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(1, PASS)
    assert table.state.sheets[0].mission_points == 12 and table.state.missions == ()


@pytest.mark.rule("PD-SOLO-04", "PD-SOLO-07", "PD-MISSION-07")
def test_for_a_lone_player_a_mission_is_worth_less_in_every_later_round() -> None:
    for number, points in enumerate((6, 5, 4, 4, 3, 3, 2, 1), 1):
        table = at_table(sheet(minions=0b111111), missions=(MINIONS_6,), round=number)
        if number < 8:
            next_roll(table)
        table.choose(0, PASS)
        assert table.state.sheets[0].mission_points == points


@pytest.mark.rule("PD-EX-41")
def test_two_missions_in_round_one_give_a_lone_player_twelve_points() -> None:
    table = at_table(sheet(minions=0b111111, potions=8), missions=(MINIONS_6, 5, 2))
    table.rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(0, PASS)
    assert table.state.sheets[0].mission_points == 12 and table.state.missions == (2,)


@pytest.mark.rule("PD-ROUND-10", "PD-RULING-25")
def test_missions_are_checked_after_the_gems_are_announced() -> None:
    table = at_table(sheet(0, gem_boxes=4, gems_to_announce=1, gems=1), sheet(1), missions=(8,))
    table.choose(0, PASS).rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(1, PASS)
    told = table.rules_told()
    assert told.index("PD-GEM-06") < told.index("PD-MISSION-03") < told.index("PD-ROUND-04")


@pytest.mark.rule("PD-MISSION-03", "PD-RULING-26")
def test_whoever_qualifies_scores_without_being_asked() -> None:
    table = at_table(sheet(0, minions=0b111111), sheet(1), missions=(MINIONS_6,))
    table.choose(0, PASS).rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(1, PASS)
    assert table.told(MissionDone) == [MissionDone(Seat(0), Mission(MINIONS_6), 4)]
    assert [each.mission_points for each in table.state.sheets] == [4, 0]


@pytest.mark.rule("PD-MISSION-09", "PD-MISSION-10", "PD-MISSION-08")
def test_a_mission_is_scored_once_noted_and_not_replaced() -> None:
    table = at_table(sheet(0, minions=0b111111), sheet(1, minions=0b11111), missions=(MINIONS_6,))
    table.choose(0, PASS).rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(1, PASS)
    assert table.state.missions == () and table.state.sheets[0].mission_points == 4
    next_roll(table).choose(0, PASS).choose(1, PASS)
    assert [sheet.mission_points for sheet in table.state.sheets] == [4, 0]


@pytest.mark.rule("PD-RULING-55", "PD-EX-30")
def test_life_is_the_life_column_whatever_the_damage() -> None:
    table = at_table(sheet(damage=20, **levels(3, 3, 3, 3)))
    assert meets(table.state, table.state.sheets[0], Mission(13))
