"""PD-ROUND and PD-DICE: the roll, skulls, and what a round is made of."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons.box import BLACK, WHITE
from flambeau.games.paper_dungeons.choices import BREW, EXPLORE, PASS, STOP, Check, Craft, Drink, TakeDie, Train
from flambeau.games.paper_dungeons.events import Rolled, RolledAgain
from flambeau.games.paper_dungeons.model import (
    ARMOUR,
    BOOTS,
    CLERIC,
    CLOVER,
    SEER,
    SKULL,
    SWORD,
    WIZARD,
    Die,
    Face,
    Potions,
)
from flambeau.games.paper_dungeons.rules.damage import POTIONS, skull_damage
from flambeau.games.paper_dungeons.rules.dice import WHICH_DIE
from flambeau.kernel import explain

from .positions import POOL, at_table, enter, in_room, levels, next_roll, rolled, sheet, step, take


@pytest.mark.rule("PD-ROUND-05", "PD-RULING-20")
def test_three_skulls_force_all_six_dice_to_be_rolled_again_and_hurt_nobody() -> None:
    table = rolled([sheet()], (SKULL, SKULL, 0, SKULL, 1, 2), (0, 1, 2, 3, 0, 1))
    assert [again.faces for again in table.told(RolledAgain)] == [(SKULL, SKULL, 0, SKULL, 1, 2)]
    assert table.state.pool == (0, 1, 2, 3, 0, 1) and table.state.sheets[0].damage == 0


@pytest.mark.rule("PD-ROUND-05", "PD-DICE-09")
def test_skulls_are_rolled_away_as_often_as_needed_until_four_dice_are_usable() -> None:
    four, three, two = (SKULL, SKULL, 0, SKULL, SKULL, 2), (SKULL, 0, 1, SKULL, SKULL, 2), (SKULL, 0, 1, 2, SKULL, 3)
    table = rolled([sheet()], four, three, two)
    assert [again.faces for again in table.told(RolledAgain)] == [four, three] and table.state.pool == two
    assert len(table.choices(0, TakeDie)) == 4 and table.state.sheets[0].damage == 2


@pytest.mark.rule("PD-RULING-20")
def test_three_skulls_are_rolled_again_before_the_seer_could_ignore_one() -> None:
    skulls = (SKULL, SKULL, 0, SKULL, 1, 2)
    others = [sheet(0, SEER), sheet(1, SEER, **levels(cleric=4))]
    table = rolled(others, skulls, skulls, (0, 1, 2, 3, 0, 1))
    assert len(table.told(RolledAgain)) == 2 and [each.damage for each in table.state.sheets] == [0, 0]


@pytest.mark.rule("PD-ROUND-06", "PD-EX-23")
def test_three_clovers_force_all_six_dice_to_be_rolled_again_as_often_as_needed() -> None:
    clovers = (CLOVER, CLOVER, CLOVER, 0, 0, 0)
    table = rolled([sheet()], clovers, clovers, (0, 1, 2, 3, 0, 1))
    assert table.rules_told()[:3] == ["PD-ROUND-03", "PD-ROUND-06", "PD-ROUND-06"]
    assert len(table.told(Rolled)) == 1


@pytest.mark.rule("PD-ROUND-07", "PD-RULING-19", "PD-LEVEL-10")
def test_each_skull_hurts_every_player_but_the_seer_once_and_a_level_4_cleric_never() -> None:
    others = [sheet(0), sheet(1, SEER), sheet(2, **levels(cleric=4))]
    table = rolled(others, (SKULL, 0, 1, SKULL, 2, 3))
    assert [each.damage for each in table.state.sheets] == [2, 1, 0]


@pytest.mark.rule("PD-EX-23", "PD-RULING-19")
def test_two_skulls_hurt_by_two_the_seer_by_one_a_level_4_cleric_not_and_three_are_rolled_again() -> None:
    others = [sheet(0), sheet(1, SEER), sheet(2, **levels(cleric=4)), sheet(3, SEER, **levels(cleric=4))]
    three, clovers = (SKULL, 0, SKULL, SKULL, 2, 3), (CLOVER, CLOVER, CLOVER, 0, 1, 2)
    table = rolled(others, three, clovers, (SKULL, 0, 1, SKULL, 2, 3))
    assert [again.faces for again in table.told(RolledAgain)] == [three, clovers]
    assert [each.damage for each in table.state.sheets] == [2, 1, 0, 0]


@pytest.mark.rule("PD-RULING-18")
def test_a_cleric_who_reaches_level_4_does_not_undo_the_skulls_of_this_round() -> None:
    table = rolled([sheet(0, **levels(cleric=3))], (SKULL, 0, 1, CLERIC, SKULL, 3))
    take(table, 3).choose(0, Train(CLERIC))
    assert table.state.sheets[0].levels[CLERIC] == 4 and table.state.sheets[0].damage == 2


@pytest.mark.rule("PD-ROUND-07", "PD-LEVEL-10")
def test_skulls_explain_whom_they_hurt_and_who_keeps_them_off() -> None:
    table = rolled([sheet(0), sheet(1, **levels(cleric=5))], (SKULL, 0, 1, SKULL, 2, 3))
    plain, cleric = table.state.sheets
    assert explain(skull_damage, table.state, plain) == (2, [(2, "PD-ROUND-07")])
    assert explain(skull_damage, table.state, cleric) == (0, [(2, "PD-ROUND-07"), (-2, "PD-LEVEL-10")])


@pytest.mark.rule("PD-POWER-19", "PD-DAMAGE-09")
def test_the_seer_explains_the_skull_that_is_ignored() -> None:
    table = rolled([sheet(0, SEER)], (SKULL, 0, 1, 1, 2, 3))
    assert table.state.sheets[0].damage == 0
    assert explain(skull_damage, table.state, table.state.sheets[0]) == (0, [(1, "PD-ROUND-07"), (-1, "PD-POWER-19")])
    table = rolled([sheet(0, SEER)], (SKULL, 0, 1, SKULL, 2, 3))
    assert table.state.sheets[0].damage == 1


@pytest.mark.rule("PD-POTION-04", "PD-DAMAGE-03", "PD-POTION-05")
def test_a_player_may_use_potions_against_skulls() -> None:
    table = rolled([sheet(potions=3, potions_used=1)], (SKULL, SKULL, 1, 1, 2, 3)).expects(0, POTIONS)
    assert table.choices(0) == [Drink(Potions(n)) for n in range(3)]
    table.choose(0, Drink(Potions(1))).expects(0, WHICH_DIE)
    after = table.state.sheets[0]
    assert (after.potions, after.potions_used, after.damage) == (3, 2, 1)


@pytest.mark.rule("PD-RULING-43", "PD-POTION-11")
def test_potions_absorb_at_most_the_batch_and_only_if_they_are_left() -> None:
    table = rolled([sheet(potions=2, potions_used=1)], (SKULL, SKULL, 1, 1, 2, 3))
    assert table.refused(0, Drink(Potions(3))) == "PD-RULING-43"
    assert table.refused(0, Drink(Potions(2))) == "PD-POTION-11"


@pytest.mark.rule("PD-RULING-45")
def test_an_absent_player_uses_a_potion_for_every_point_of_damage() -> None:
    table = rolled([sheet(potions=2)], (SKULL, 0, 1, 1, 2, 3))
    assert table.match.question(0).default_on(table.match.view(0)) == Drink(Potions(1))
    table = rolled([sheet(0, potions=1), sheet(1, potions=3)], (SKULL, SKULL, 1, 1, 2, 3))
    assert table.match.question(0).default_on(table.match.view(0)) == Drink(Potions(1))
    assert table.match.question(1).default_on(table.match.view(1)) == Drink(Potions(2))


@pytest.mark.rule("PD-DICE-03", "PD-DICE-04")
def test_clovers_are_on_white_dice_and_boots_on_black_ones_only() -> None:
    assert sorted(WHITE) == [0, 1, 2, 3, CLOVER, SKULL] and sorted(BLACK) == [0, 1, 2, 3, BOOTS, SKULL]


@pytest.mark.rule("PD-DICE-06", "PD-USE-04", "PD-DICE-09")
def test_skulls_cannot_be_selected_and_at_least_four_dice_are_left() -> None:
    table = at_table(pool=(0, 1, SKULL, 3, SKULL, 1))
    assert table.refused(0, TakeDie(Die(2), SKULL)) == "PD-DICE-06"
    assert len(table.choices(0, TakeDie)) == 4


@pytest.mark.rule("PD-USE-02", "PD-USE-03")
def test_a_player_uses_three_different_dice_and_leaves_them_to_the_others() -> None:
    table = at_table(sheet(0), sheet(1))
    take(table, 0).choose(0, BREW)
    assert table.refused(0, TakeDie(Die(0), POOL[0])) == "PD-USE-02"
    assert TakeDie(Die(0), POOL[0]) in table.choices(1)


@pytest.mark.rule("PD-USE-01", "PD-RULING-71")
def test_after_the_third_die_a_player_is_done() -> None:
    table = at_table(sheet(0), sheet(1))
    for die in (0, 1):
        take(table, die).choose(0, Craft(ARMOUR))
    take(table, 3).choose(0, BREW)
    table.expects(1, WHICH_DIE)
    assert table.state.sheets[0].dice_used == 0b1011


@pytest.mark.rule("PD-RULING-03")
def test_a_player_may_forgo_the_remaining_dice() -> None:
    table = at_table(sheet(0), sheet(1))
    table.choose(0, PASS).expects(1, WHICH_DIE)
    assert table.state.sheets[0].dice_left == 0


@pytest.mark.rule("PD-RULING-71", "PD-RULING-03")
def test_a_pass_ends_a_players_round_and_nothing_is_asked_between_rounds() -> None:
    table = next_roll(at_table(sheet(0, potions=2, damage=3), sheet(1, potions=2, damage=3)))
    take(table, 0).choose(0, BREW, Check(SWORD), PASS).expects(1, WHICH_DIE)
    table.choose(1, PASS).expects((0, 1), WHICH_DIE)
    assert table.state.round == 2 and table.state.sheets[0].noted == (1, 0, 0)
    assert [each.potions_used for each in table.state.sheets] == [0, 0]


@pytest.mark.rule("PD-RULING-43", "PD-DAMAGE-03")
def test_from_none_to_the_smaller_of_damage_and_potions_may_be_used() -> None:
    for skulls, potions, most in ((2, 5, 2), (1, 5, 1), (2, 1, 1), (2, 2, 2)):
        table = rolled([sheet(potions=potions)], (*[SKULL] * skulls, *[0] * (6 - skulls)))
        assert table.choices(0) == [Drink(Potions(n)) for n in range(most + 1)]


@pytest.mark.rule("PD-ROUND-13")
def test_a_die_stays_as_it_was_rolled() -> None:
    assert at_table().refused(0, TakeDie(Die(0), Face(1))) == "PD-ROUND-13"


@pytest.mark.rule("PD-ROUND-13", "PD-ROUND-03")
def test_no_use_of_a_die_changes_the_pool_and_the_next_round_rolls_all_six_anew() -> None:
    table = next_roll(at_table())
    take(table, 1).choose(0, Train(WIZARD))
    take(table, 4).choose(0, BREW)
    assert table.state.pool == POOL
    take(table, 3).choose(0, Craft(ARMOUR))
    assert table.state.round == 2 and table.state.pool == (0,) * 6
    table.done()


@pytest.mark.rule("PD-ROUND-08", "PD-RULING-79")
def test_all_players_act_at_once_and_see_the_others_as_of_the_end_of_the_last_round() -> None:
    table = at_table(sheet(0), sheet(1)).expects((0, 1), WHICH_DIE)
    take(table, 0, seat=1).choose(1, EXPLORE, enter("A1"))
    assert table.match.view(1).sheets[1].visited != 0
    seen = table.match.view(0).sheets[1]
    assert (seen.dice_used, seen.visited) == (0, 0)
    assert all(told.event.seat == 0 for told in table.match.events(0) if hasattr(told.event, "seat"))


@pytest.mark.rule("PD-ROUND-01", "PD-ROUND-03", "PD-RULING-18")
def test_the_next_round_rolls_all_dice_anew() -> None:
    table = at_table(sheet(0, **levels(cleric=4), dice_used=7, swaps_used=1))
    table.rolls("white", SKULL, 1, 1).rolls("black", 2, 2, SKULL)
    table.choose(0, PASS).expects(0, WHICH_DIE)
    assert table.state.round == 2 and table.state.pool == (SKULL, 1, 1, 2, 2, SKULL)
    after = table.state.sheets[0]
    assert (after.dice_left, after.dice_used, after.swaps_used, after.damage) == (3, 0, 0, 0)


@pytest.mark.rule("PD-ROUND-04", "PD-DICE-01")
def test_one_roll_of_three_white_and_three_black_dice_serves_everybody() -> None:
    table = rolled([sheet(0), sheet(1), sheet(2)], (0, 1, 2, 3, 0, BOOTS))
    assert [event.faces for event in table.told(Rolled)] == [(0, 1, 2, 3, 0, BOOTS)]
    assert table.state.pool == (0, 1, 2, 3, 0, BOOTS)
    assert table.choices(0) == table.choices(1) == table.choices(2)


@pytest.mark.rule("PD-USE-06", "PD-USE-08")
def test_the_same_action_may_be_taken_with_several_dice_each_resolved_before_the_next() -> None:
    table = at_table(sheet(potions=2))
    take(table, 0).choose(0, BREW)  # the fourth potion: a stage
    assert table.match.question(0).topic is not WHICH_DIE
    table.choose(0, table.choices(0)[0]).expects(0, WHICH_DIE)
    take(table, 1).choose(0, BREW).expects(0, WHICH_DIE)
    assert table.state.sheets[0].potions == 6


@pytest.mark.rule("PD-USE-09", "PD-DICE-05", "PD-SHEET-03")
def test_the_numbers_of_the_used_dice_are_noted_for_the_round() -> None:
    table = at_table(sheet(0), sheet(1))
    take(table, 5).choose(0, EXPLORE, enter("A1"), STOP)
    take(table, 2).choose(0, BREW, PASS)
    assert table.state.sheets[0].noted == (6, 5, 0)


@pytest.mark.rule("PD-DAMAGE-08")
def test_a_level_4_cleric_keeps_off_skulls_but_neither_traps_nor_minions_nor_monsters() -> None:
    table = rolled([sheet(**in_room("A2"), **levels(cleric=4))], (SKULL, 0, 1, SKULL, 2, 3))
    assert table.state.sheets[0].damage == 0
    take(table, 1).choose(0, EXPLORE, step("B2"))
    assert table.state.sheets[0].damage == 1
    minion = take(at_table(sheet(**in_room("B7"), **levels(cleric=4))), 0).choose(0, EXPLORE, step("A7"))
    assert minion.state.sheets[0].damage == 4
    strong = sheet(0, SEER, **in_room("D4"), **levels(3, 3, 4, 3))
    monster = next_roll(at_table(strong, dungeon="B", round=6)).choose(0, PASS)
    assert monster.state.sheets[0].damage == 4


@pytest.mark.rule("PD-ROUND-11", "PD-SCORE-11")
def test_after_the_last_round_only_the_scoring_follows() -> None:
    table = at_table(sheet(0), round=8).choose(0, PASS).over("solo")
    assert table.match.asked() == () and table.rules_told().index("PD-MONSTER-11") < len(table.rules_told()) - 1
