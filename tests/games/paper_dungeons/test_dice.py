"""PD-DICE, PD-USE and PD-LEVEL: what each face can pay for, and that everybody uses three dice of a roll."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons.choices import (
    BREW,
    EXPLORE,
    PASS,
    Brew,
    Check,
    Craft,
    Explore,
    Raise,
    TakeDie,
    Train,
    TrainSwapped,
)
from flambeau.games.paper_dungeons.model import (
    ARMOUR,
    BOOTS,
    CLERIC,
    HEROES,
    MEDALLION,
    PSIONIC,
    ROGUE,
    SKULL,
    SWORD,
    WARRIOR,
    WIZARD,
    Die,
    Monster,
    life,
)
from flambeau.games.paper_dungeons.rules.dice import WHICH_DIE
from flambeau.games.paper_dungeons.rules.items import fits
from flambeau.games.paper_dungeons.rules.levels import WHICH_HERO
from flambeau.games.paper_dungeons.rules.monsters import combat_power
from flambeau.games.paper_dungeons.rules.movement import WHERE
from flambeau.kernel import explain

from .positions import (
    DIE_BOOTS,
    DIE_CLERIC,
    DIE_CLOVER,
    DIE_ROGUE,
    DIE_WARRIOR,
    DIE_WIZARD,
    POOL,
    at_table,
    in_room,
    levels,
    rolled,
    sheet,
    stages,
    step,
    take,
)

CLASS_DICE = (DIE_WARRIOR, DIE_WIZARD, DIE_CLERIC, DIE_ROGUE)
CHIMERA = Monster(6)


@pytest.mark.rule("PD-USE-07", "PD-POTION-02", "PD-ITEM-03")
def test_class_symbols_and_clovers_of_any_colour_serve_all_actions_boots_one_and_skulls_none() -> None:
    for die in (*CLASS_DICE, DIE_CLOVER):
        offered = {type(choice) for choice in take(at_table(), die).choices(0)}
        assert {Craft, Brew, Explore} <= offered
        assert Train in offered or die in (DIE_WARRIOR, DIE_ROGUE)  # these two have the other colour
    assert take(at_table(), DIE_BOOTS).choices(0) == [EXPLORE]
    assert TakeDie(Die(2), SKULL) not in at_table(pool=(0, 1, SKULL, 3, 0, BOOTS)).choices(0)
    assert take(at_table(), DIE_CLOVER).choose(0, BREW).state.sheets[0].potions == 2


@pytest.mark.rule("PD-ITEM-05", "PD-ITEM-04")
def test_a_clover_crafts_any_item_and_neither_boots_nor_skulls_craft_one() -> None:
    assert [choice.item for choice in take(at_table(), DIE_CLOVER).choices(0, Craft)] == list(range(8))
    assert take(at_table(), DIE_BOOTS).choices(0, Craft) == []
    skulls = at_table(pool=(SKULL, 1, 1, SKULL, 0, BOOTS))
    assert [choice.die for choice in skulls.choices(0, TakeDie)] == [1, 2, 4, 5]


@pytest.mark.rule("PD-ITEM-04", "PD-ITEM-05")
@pytest.mark.parametrize("face", [BOOTS, SKULL])
def test_boots_and_skulls_do_not_even_pay_for_an_item_that_takes_any_class(face: int) -> None:
    assert fits(WARRIOR, ARMOUR) and fits(ROGUE, ARMOUR) and not fits(face, ARMOUR)


@pytest.mark.rule("PD-DICE-07", "PD-RULING-22", "PD-MOVE-03")
def test_a_clover_stands_for_any_class_symbol_in_any_colour_but_not_for_boots() -> None:
    table = take(at_table(), DIE_CLOVER)
    assert table.choices(0, Train) == [Train(hero) for hero in HEROES]
    assert len(table.choices(0, Craft)) == 8 and {BREW, EXPLORE} <= set(table.choices(0))
    assert table.choose(0, EXPLORE).state.sheets[0].steps_left == 2


@pytest.mark.rule("PD-DICE-08", "PD-EX-25")
def test_boots_walk_three_rooms_and_do_nothing_else() -> None:
    table = take(at_table(sheet(**in_room("A4", "A5"), minions=0xFFFF)), DIE_BOOTS)
    for other in (BREW, Craft(ARMOUR), Train(ROGUE)):
        assert table.refused(0, other) == "PD-DICE-08"
    table.choose(0, EXPLORE, step("A5"), step("A4")).expects(0, WHERE)
    table.choose(0, step("A5")).expects(0, WHICH_DIE)


@pytest.mark.rule("PD-MOVE-01", "PD-RULING-15")
def test_every_class_symbol_of_either_colour_walks_two_rooms() -> None:
    for die in CLASS_DICE:
        table = take(at_table(sheet(**in_room("A4", "A5"), minions=0xFFFF)), die).choose(0, EXPLORE)
        assert table.state.sheets[0].steps_left == 2
        table.choose(0, step("A5")).expects(0, WHERE)
        table.choose(0, step("A4")).expects(0, WHICH_DIE)


@pytest.mark.rule("PD-USE-01", "PD-ROUND-04")
def test_after_the_roll_everybody_uses_three_of_the_six_dice() -> None:
    table = rolled([sheet(0, dice_left=0), sheet(1, dice_left=0)], POOL)
    for die in (DIE_CLOVER, DIE_WARRIOR, DIE_CLERIC):
        table.expects((0, 1), WHICH_DIE)
        take(table, die).choose(0, Craft(ARMOUR) if die == DIE_WARRIOR else BREW)
    table.choose(0, Check(ARMOUR)).expects(1, WHICH_DIE)  # the stage of the fourth potion


@pytest.mark.rule("PD-USE-02", "PD-USE-06")
def test_two_dice_that_show_the_same_face_may_both_be_used() -> None:
    table = at_table(pool=(WARRIOR, WARRIOR, WARRIOR, ROGUE, ROGUE, BOOTS))
    for die in (0, 2):
        take(table, die).choose(0, Craft(ARMOUR))
    assert [choice.die for choice in table.choices(0, TakeDie)] == [1, 3, 4, 5]


@pytest.mark.rule("PD-USE-05", "PD-USE-08", "PD-RULING-02")
def test_dice_are_used_one_by_one_in_any_order_each_for_one_action() -> None:
    table = at_table(sheet(0, **stages(medallion=1), **in_room("B3", "B4"), minions=0xFFFF), sheet(1))
    take(table, DIE_BOOTS).choose(0, EXPLORE, step("A3"), step("B3"), step("A3")).expects((0, 1), WHICH_DIE)
    take(table, DIE_WIZARD).choose(0, Craft(MEDALLION)).expects((0, 1), WHICH_DIE)
    assert table.state.sheets[0].dice_left == 1
    take(table, DIE_WARRIOR).choose(0, EXPLORE, step("B3"), step("B4"))  # now a moat can be crossed
    assert table.state.sheets[0].moats_crossed == 1
    table.expects(1, WHICH_DIE)


@pytest.mark.rule("PD-LEVEL-04", "PD-RULING-67")
def test_a_hero_at_level_5_rises_to_level_6_and_no_further() -> None:
    table = take(at_table(sheet(**levels(wizard=5))), DIE_WIZARD).choose(0, Train(WIZARD))
    assert table.state.sheets[0].levels[WIZARD] == 6
    take(table, DIE_CLOVER)
    assert table.choices(0, Train) == [Train(WARRIOR), Train(CLERIC), Train(ROGUE)]


@pytest.mark.rule("PD-LEVEL-06", "PD-LEVEL-08")
def test_the_sum_of_hero_levels_is_the_power_of_the_party() -> None:
    total, why = explain(combat_power, sheet(**levels(2, 3, 4, 5)), CHIMERA)
    assert total == 19 and why == [(14, "PD-LEVEL-06"), (5, "PD-MONSTER-17")]
    total, why = explain(combat_power, sheet(**levels(6, 3, 4, 5)), CHIMERA)
    assert total == 24 and why == [(18, "PD-LEVEL-06"), (5, "PD-MONSTER-17"), (1, "PD-LEVEL-08")]


@pytest.mark.rule("PD-LEVEL-09", "PD-POWER-15", "PD-POWER-02")
def test_the_wizard_and_the_psionic_read_one_die_in_the_other_colour_in_every_round() -> None:
    for mine in (sheet(**levels(wizard=4)), sheet(0, PSIONIC)):
        table = at_table(mine)
        take(table, DIE_ROGUE).choose(0, TrainSwapped(ROGUE))
        take(table, DIE_WARRIOR)
        assert table.refused(0, TrainSwapped(WARRIOR)) == "PD-LEVEL-09"
        table.rolls("white", *POOL[:3]).rolls("black", *POOL[3:]).choose(0, BREW, PASS)
        take(table, DIE_WARRIOR).choose(0, TrainSwapped(WARRIOR))
        assert table.state.round == 2 and table.state.sheets[0].levels[WARRIOR] == 2


@pytest.mark.rule("PD-LEVEL-14", "PD-REWARD-04", "PD-LEVEL-04")
def test_a_level_as_a_reward_goes_to_any_hero_below_level_6() -> None:
    table = take(at_table(sheet(potions=7, **levels(cleric=6))), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_HERO)
    assert table.choices(0) == [Raise(WARRIOR), Raise(WIZARD), Raise(ROGUE)]
    assert table.refused(0, Raise(CLERIC)) == "PD-LEVEL-04"


@pytest.mark.rule("PD-EX-24")
def test_a_black_mask_serves_a_white_rogue_only_in_the_other_colour() -> None:
    table = take(at_table(), DIE_ROGUE)
    assert table.refused(0, Train(ROGUE)) == "PD-LEVEL-02" and table.refused(0, TrainSwapped(ROGUE)) == "PD-LEVEL-09"
    assert Craft(ARMOUR) in table.choices(0) and Craft(SWORD) not in table.choices(0)
    assert table.choose(0, BREW).state.sheets[0].potions == 2
    assert take(at_table(), DIE_ROGUE).choose(0, EXPLORE).state.sheets[0].steps_left == 2
    for mine in (sheet(**levels(wizard=4)), sheet(0, PSIONIC)):
        table = take(at_table(mine), DIE_ROGUE).choose(0, TrainSwapped(ROGUE))
        assert table.state.sheets[0].levels[ROGUE] == 2


@pytest.mark.rule("PD-LEVEL-02")
def test_the_colours_that_count_are_those_of_the_players_own_combat_style() -> None:
    table = at_table(sheet(0, black=0b0101), sheet(1, black=0b1010))  # warrior and cleric; wizard and rogue
    take(table, DIE_ROGUE, 0)
    assert table.refused(0, Train(ROGUE)) == "PD-LEVEL-02"
    take(table, DIE_ROGUE, 1).choose(1, Train(ROGUE))
    assert table.state.sheets[1].levels[ROGUE] == 2


@pytest.mark.rule("PD-EX-01", "PD-LEVEL-02")
def test_with_black_warrior_and_cleric_black_dice_raise_these_two_and_white_ones_the_others() -> None:
    assert sheet().levels == [1, 1, 1, 1] and life(sheet()) == 4
    white, black = (WARRIOR, WIZARD, CLERIC), (WARRIOR, CLERIC, ROGUE)
    for pool in ((*white, *black), (ROGUE, *white[1:], WIZARD, *black[1:])):
        for die, hero in enumerate(pool):
            table = take(at_table(pool=pool), die)
            raised = table.choices(0, Train)
            assert raised == ([Train(hero)] if (hero in (WARRIOR, CLERIC)) == (die > 2) else [])
