"""PD-SCORE: boxes A to L, the tie-break, the end."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.box import POWERS
from flambeau.games.paper_dungeons.choices import PASS
from flambeau.games.paper_dungeons.events import GoalShown, LineScored, Scored
from flambeau.games.paper_dungeons.model import (
    BARBARIAN,
    BERSERKER,
    HEALER,
    NONE,
    PSIONIC,
    RANGER,
    SCOUT,
    SEER,
    SKULL,
    Monster,
    Objective,
    Power,
)
from flambeau.games.paper_dungeons.rules.monsters import combat_power
from flambeau.games.paper_dungeons.scoring import (
    box_d,
    box_e,
    box_f,
    box_g,
    box_h,
    box_i,
    box_j,
    boxes,
    decided,
    glory,
    objective_points,
)
from flambeau.kernel import Match, playout

from .positions import at_table, in_room, levels, next_roll, rolled, rooms, sheet, stages

BOX_J, BOX_K = 9, 10


@pytest.mark.rule("PD-LEVEL-12", "PD-EX-02", "PD-EX-33")
def test_the_shield_under_the_lowest_level_counts_and_one_for_each_hero_at_level_6() -> None:
    assert box_d(sheet(**levels(3, 4, 5, 3))) == 6
    assert box_d(sheet(**levels(6, 6, 4, 3))) == 8


@pytest.mark.rule("PD-EX-03", "PD-ITEM-09", "PD-ITEM-10")
def test_every_stage_is_a_point_and_complete_items_add_theirs() -> None:
    assert box_e(sheet(**stages(sword=2, armour=2, cape=1, cauldron=1))) == 8
    assert box_e(sheet(**stages(crown=2, tome=2, medallion=2, sceptre=2))) == 8 + 4 + 3 + 1 - 1


@pytest.mark.rule("PD-EX-09", "PD-GEM-10")
def test_seven_gems_are_thirty_points() -> None:
    assert [box_f(sheet(gem_boxes=n)) for n in (0, 1, 5, 7, 10)] == [0, 2, 18, 30, 48]


@pytest.mark.rule("PD-EX-10", "PD-RULING-41")
def test_nine_minions_are_sixteen_points_and_more_than_twelve_give_no_more() -> None:
    assert [box_g(sheet(minions=(1 << n) - 1)) for n in (0, 9, 12, 16)] == [0, 16, 22, 22]


@pytest.mark.rule("PD-EX-11", "PD-DAMAGE-06")
def test_eleven_damage_cost_six_points() -> None:
    assert [box_h(sheet(damage=n)) for n in (0, 3, 4, 11, 24, 27)] == [0, 0, -1, -6, -20, -20]


@pytest.mark.rule("PD-EX-13", "PD-RES-03", "PD-RES-05")
def test_a_resurrection_costs_nine_points_besides_the_damage() -> None:
    dead = sheet(damage=11, resurrected=True)
    assert box_i(dead) == -9 and box_h(dead) == -6 and box_i(sheet()) == 0


@pytest.mark.rule("PD-EX-43", "PD-RULING-41")
def test_damage_beyond_the_last_heart_costs_no_more() -> None:
    assert box_h(sheet(damage=27, **levels(6, 6, 6, 6))) == -20


@pytest.mark.rule("PD-EX-46", "PD-SCORE-01", "PD-SCORE-09")
def test_a_full_score_on_the_house_tracks_is_sixty() -> None:
    full = sheet(
        0, SCOUT, monster_points=(5, 7, -6), gem_boxes=5, minions=0b111111111, damage=11, mission_points=8,
        objective=Objective(13), **levels(5, 4, 4, 3), stages=[1, 1, 1, 1, 2, 1, 0, 2],
    )  # fmt: skip
    state = at_table(full).state
    assert glory(state, full) == 60
    assert list(boxes(state, full)) == [5, 7, -6, 6, 10, 18, 16, -6, 0, 2, 8]


@pytest.mark.rule("PD-EX-12", "PD-POWER-03")
def test_power_and_objective_points_share_box_j() -> None:
    healer = sheet(0, HEALER, objective=Objective(7), potions=9)
    assert boxes(at_table(healer).state, healer)[BOX_J] == 6


@pytest.mark.rule("PD-SCORE-09", "PD-POWER-03")
@pytest.mark.parametrize("power", range(len(POWERS)))
def test_every_power_brings_its_points_and_an_unknown_one_none(power: int) -> None:
    known, unknown = sheet(0, Power(power), objective=NONE), sheet(0, Power(power), power=NONE, objective=NONE)
    state = at_table(known).state
    assert (box_j(state, known), box_j(state, unknown)) == (POWERS[power].points, 0)


@pytest.mark.rule("PD-SCORE-12", "PD-RULING-24")
def test_the_highest_total_wins_and_objectives_are_shown() -> None:
    table = at_table(sheet(0, gem_boxes=1), sheet(1, gem_boxes=2), round=8)
    assert table.match.view(1).sheets[0].objective != 6
    table.choose(0, PASS).choose(1, PASS).over("glory", winners=[1])
    assert table.outcome is not None and table.outcome.scores == (2 - 6, 5 - 6)  # both flee from monster 3
    assert [shown.objective for shown in table.told(GoalShown)] == [6, 6]
    assert table.match.view(1).sheets[0].goal == 6


@pytest.mark.rule("PD-SCORE-13", "PD-RULING-57")
def test_a_tie_goes_to_the_player_who_visited_the_most_rooms() -> None:
    table = at_table(sheet(0, visited=rooms("A1")), sheet(1, visited=rooms("A1", "B1")), round=8)
    table.choose(0, PASS).choose(1, PASS).over("rooms", winners=[1])


@pytest.mark.rule("PD-SCORE-14")
def test_a_tie_to_the_last_is_shared() -> None:
    table = at_table(sheet(0), sheet(1), sheet(2, damage=4), round=8)
    table.choose(0, PASS).choose(1, PASS).choose(2, PASS).over("shared", winners=[0, 1])


@pytest.mark.rule("PD-SCORE-13", "PD-SCORE-14")
def test_only_those_with_the_most_rooms_among_those_with_the_most_glory_share_a_victory() -> None:
    assert decided([9, 9, 9, 8], [5, 4, 5, 6]).winners == (0, 2)
    assert decided([9, 9, 8], [3, 4, 6]).winners == (1,)


@pytest.mark.rule("PD-SOLO-05", "PD-RULING-58")
def test_a_lone_player_ends_with_a_score_which_may_be_negative() -> None:
    table = at_table(sheet(damage=4, resurrected=True), round=8).choose(0, PASS).over("solo", winners=[0])
    assert table.outcome is not None and table.outcome.scores == (-16,)  # damage, resurrection, flight


@pytest.mark.rule("PD-LEVEL-13", "PD-SCORE-03")
def test_each_hero_at_level_6_is_one_more_point() -> None:
    assert box_d(sheet(**levels(6, 6, 6, 6))) == 15 + 4
    assert [box_d(sheet(**levels(6, 6, 5, lowest))) for lowest in (1, 2, 3, 4, 5)] == [2, 5, 8, 11, 14]


@pytest.mark.rule("PD-ITEM-15", "PD-SCORE-04")
def test_the_crown_is_worth_four_points_when_complete() -> None:
    assert box_e(sheet(**stages(crown=2))) - box_e(sheet(**stages(crown=1))) == 1 + 4


@pytest.mark.rule("PD-SCORE-02", "PD-SCORE-10")
def test_monster_and_mission_points_are_added_as_they_were_noted() -> None:
    plain, noted = sheet(0), sheet(1, monster_points=(5, -4, 7), mission_points=8)
    state = at_table(plain, noted).state
    assert glory(state, noted) - glory(state, plain) == 16


@pytest.mark.rule("PD-SCORE-05", "PD-SCORE-06", "PD-SCORE-07")
def test_tracks_score_their_last_checked_box_only() -> None:
    assert (box_f(sheet(gem_boxes=3)), box_g(sheet(minions=0b111)), box_h(sheet(damage=7))) == (9, 4, -3)


@pytest.mark.rule("PD-OBJECTIVE-01")
def test_an_objective_that_was_ignored_is_worth_nothing() -> None:
    state = at_table(sheet()).state
    assert boxes(state, state.sheets[0])[BOX_J] == 0


@pytest.mark.rule("PD-POWER-03", "PD-SCORE-09")
def test_the_points_of_a_power_may_be_negative() -> None:
    for power, points in ((SCOUT, -2), (HEALER, 2), (BARBARIAN, 0)):
        assert boxes(at_table().state, sheet(0, power))[BOX_J] == points


@pytest.mark.rule("PD-SETUP-13", "PD-POWER-01")
def test_a_discarded_power_plays_no_part() -> None:
    kept = sheet(0, SCOUT)
    for discarded in (SEER, BERSERKER, HEALER, PSIONIC, RANGER):
        kept.powers = (SCOUT, discarded)
        assert boxes(at_table(kept).state, kept)[BOX_J] == -2
        assert combat_power(kept, Monster(6)) == 5
        assert rolled([kept.clone()], (SKULL, 0, 1, SKULL, 2, 3)).state.sheets[0].damage == 2


@pytest.mark.rule("PD-RULING-81", "PD-SETUP-10")
def test_without_missions_box_k_is_0_and_power_and_objective_count_all_the_same() -> None:
    for seats in (1, 2):
        match = Match.start(GAME, seats, {"missions": False}, 4)
        playout(match, 5)
        for mine in match.state.sheets:
            lines = boxes(match.state, mine)
            assert lines[BOX_K] == 0 and match.state.missions == ()
            assert lines[BOX_J] == POWERS[mine.power].points + objective_points(match.state, mine)
    healer = sheet(0, HEALER, objective=Objective(7), potions=9)
    state = at_table(healer).state
    state.with_missions = False
    assert boxes(state, healer)[BOX_J:] == (6, 0)


@pytest.mark.rule("PD-SCORE-11", "PD-SCORE-02")
def test_monster_points_are_noted_in_the_fight_and_nothing_else_is_before_the_end() -> None:
    fighter = sheet(0, SCOUT, **in_room("F3"), **levels(3, 3, 3, 3), gem_boxes=3, damage=1)
    table = next_roll(at_table(fighter, sheet(1), dungeon="B", round=3)).choose(0, PASS).choose(1, PASS)
    assert [each.monster_points for each in table.state.sheets] == [(5, 0, 0), (-3, 0, 0)]
    assert table.told(LineScored) == [] and table.told(Scored) == []
