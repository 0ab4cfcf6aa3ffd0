"""PD-USE, PD-LEVEL, PD-ITEM, PD-POTION: what a die can do."""

from __future__ import annotations

import itertools

import pytest

from flambeau.games.paper_dungeons.choices import (
    BREW,
    EXPLORE,
    Brew,
    Check,
    Craft,
    Eliminate,
    Explore,
    Raise,
    TakeDie,
    Train,
    TrainSwapped,
)
from flambeau.games.paper_dungeons.events import SkillGained
from flambeau.games.paper_dungeons.geometry import MOAT, OPEN, ROOMS, TUNNEL, WALL
from flambeau.games.paper_dungeons.model import (
    ALCHEMIST,
    ARMOUR,
    BOOTS,
    CAPE,
    CAULDRON,
    CLERIC,
    CROWN,
    MEDALLION,
    NOBLE,
    PSIONIC,
    ROGUE,
    SCEPTRE,
    SHAMAN,
    SWORD,
    TOME,
    WARRIOR,
    WIZARD,
    Minion,
    has,
    life,
)
from flambeau.games.paper_dungeons.plan import BORDERS, EXITS
from flambeau.games.paper_dungeons.rules.dice import WHICH_ACTION, WHICH_DIE
from flambeau.games.paper_dungeons.rules.items import WHICH_ITEM
from flambeau.games.paper_dungeons.rules.levels import WHICH_HERO
from flambeau.games.paper_dungeons.rules.minions import WHICH_MINION
from flambeau.games.paper_dungeons.rules.movement import WHERE
from flambeau.kernel import Choice

from .positions import (
    DIE_BOOTS,
    DIE_CLERIC,
    DIE_CLOVER,
    DIE_ROGUE,
    DIE_WARRIOR,
    DIE_WIZARD,
    at_table,
    in_room,
    levels,
    next_roll,
    sheet,
    stages,
    step,
    take,
)


def kinds(choices: list[Choice]) -> set[type[Choice]]:
    return {type(choice) for choice in choices}


@pytest.mark.rule("PD-USE-05", "PD-USE-07")
def test_a_class_symbol_pays_for_any_of_the_four_actions() -> None:
    table = take(at_table(), DIE_WIZARD).expects(0, WHICH_ACTION)
    assert kinds(table.choices(0)) == {Train, Craft, Brew, Explore}
    assert table.choices(0, Train) == [Train(WIZARD)]


@pytest.mark.rule("PD-LEVEL-01", "PD-LEVEL-05", "PD-LEVEL-06")
def test_a_level_gained_adds_a_life_point() -> None:
    table = take(at_table(), DIE_WIZARD).choose(0, Train(WIZARD))
    assert table.state.sheets[0].levels == [1, 2, 1, 1] and life(table.state.sheets[0]) == 5


@pytest.mark.rule("PD-LEVEL-02", "PD-EX-24", "PD-RULING-15")
def test_the_die_needs_the_symbol_and_the_colour_of_the_hero() -> None:
    table = take(at_table(), DIE_ROGUE)  # a black mask, but the rogue is white
    assert table.refused(0, Train(ROGUE)) == "PD-LEVEL-02"
    assert table.refused(0, Train(CLERIC)) == "PD-LEVEL-02"
    assert {Craft, Brew, Explore} <= kinds(table.choices(0))
    assert Train(CLERIC) in take(at_table(), DIE_CLERIC).choices(0)
    assert Train(WARRIOR) not in take(at_table(), DIE_WARRIOR).choices(0)


@pytest.mark.rule("PD-LEVEL-03", "PD-DICE-07")
def test_a_clover_raises_any_hero_and_crafts_any_item() -> None:
    table = take(at_table(), DIE_CLOVER)
    assert len(table.choices(0, Train)) == 4 and len(table.choices(0, Craft)) == 8


@pytest.mark.rule("PD-LEVEL-04", "PD-RULING-67")
def test_a_hero_at_level_6_cannot_gain_a_level() -> None:
    table = take(at_table(sheet(**levels(wizard=6))), DIE_WIZARD)
    assert table.refused(0, Train(WIZARD)) == "PD-LEVEL-04"


@pytest.mark.rule("PD-LEVEL-09", "PD-RULING-17")
def test_a_level_4_wizard_reads_one_die_a_round_in_the_other_colour_at_once() -> None:
    table = at_table(sheet(**levels(wizard=3)))
    take(table, DIE_ROGUE)
    assert table.refused(0, TrainSwapped(ROGUE)) == "PD-LEVEL-09"
    table = at_table(sheet(**levels(wizard=3)))
    take(table, DIE_WIZARD).choose(0, Train(WIZARD))
    take(table, DIE_ROGUE).choose(0, TrainSwapped(ROGUE))
    take(table, DIE_WARRIOR)
    assert table.refused(0, TrainSwapped(WARRIOR)) == "PD-LEVEL-09"
    assert table.state.sheets[0].levels == [1, 4, 1, 2]


@pytest.mark.rule("PD-POWER-15", "PD-RULING-16", "PD-EX-35")
def test_psionic_and_wizard_together_change_the_colour_of_two_dice() -> None:
    table = at_table(sheet(0, PSIONIC, **levels(wizard=4)))
    take(table, DIE_ROGUE).choose(0, TrainSwapped(ROGUE))
    take(table, DIE_WARRIOR).choose(0, TrainSwapped(WARRIOR)).expects(0, WHICH_DIE)
    assert table.state.sheets[0].levels == [2, 4, 1, 2]


@pytest.mark.rule("PD-RULING-15")
def test_a_die_that_fits_needs_no_other_colour() -> None:
    table = take(at_table(sheet(0, PSIONIC)), DIE_WIZARD)
    assert table.refused(0, TrainSwapped(WIZARD)) == "PD-RULING-15"
    clover = take(at_table(sheet(0, PSIONIC)), DIE_CLOVER)
    assert clover.refused(0, TrainSwapped(ROGUE)) == clover.refused(0, TrainSwapped(CLERIC)) == "PD-RULING-15"


@pytest.mark.rule("PD-LEVEL-07", "PD-LEVEL-08")
def test_the_skill_is_gained_the_first_time_a_hero_reaches_level_4() -> None:
    table = take(at_table(sheet(**levels(wizard=3))), DIE_WIZARD).choose(0, Train(WIZARD))
    assert [skill.hero for skill in table.told(SkillGained)] == [WIZARD]
    table = take(at_table(sheet(**levels(wizard=4))), DIE_WIZARD).choose(0, Train(WIZARD))
    assert table.told(SkillGained) == []


@pytest.mark.rule("PD-LEVEL-11", "PD-GEM-12", "PD-RULING-30")
def test_a_rogue_at_level_4_brings_a_gem_without_a_letter() -> None:
    table = take(at_table(sheet(**levels(rogue=3))), DIE_CLOVER).choose(0, Train(ROGUE))
    after = table.state.sheets[0]
    assert (after.gem_boxes, after.gems, after.gems_to_announce) == (1, 0, 0)


@pytest.mark.rule("PD-POWER-12", "PD-RULING-38")
def test_a_hero_of_the_noble_who_reaches_level_5_checks_an_item_stage() -> None:
    table = take(at_table(sheet(0, NOBLE, **levels(wizard=4))), DIE_WIZARD).choose(0, Train(WIZARD))
    table.expects(0, WHICH_ITEM).choose(0, Check(CROWN)).expects(0, WHICH_DIE)
    assert table.state.sheets[0].stages[CROWN] == 1


@pytest.mark.rule("PD-ITEM-04", "PD-RULING-13", "PD-ITEM-03")
def test_the_upper_items_need_their_symbol_and_the_lower_ones_take_any() -> None:
    table = take(at_table(), DIE_CLERIC)
    assert [choice.item for choice in table.choices(0, Craft)] == [CROWN, ARMOUR, CAULDRON, MEDALLION, SCEPTRE]
    assert table.refused(0, Craft(SWORD)) == "PD-ITEM-04"


@pytest.mark.rule("PD-ITEM-01", "PD-ITEM-02", "PD-ITEM-08")
def test_an_item_needs_two_stages_which_two_dice_of_one_round_may_pay() -> None:
    table = at_table()
    take(table, DIE_CLERIC).choose(0, Craft(CROWN))
    assert not has(table.state.sheets[0], CROWN)
    take(table, DIE_CLOVER).choose(0, Craft(CROWN))
    assert has(table.state.sheets[0], CROWN)
    take(table, DIE_ROGUE)
    assert Craft(CROWN) not in table.choices(0)


@pytest.mark.rule("PD-ITEM-02", "PD-RULING-67")
def test_a_complete_item_cannot_be_crafted() -> None:
    table = take(at_table(sheet(**stages(armour=2))), DIE_CLERIC)
    assert table.refused(0, Craft(ARMOUR)) == "PD-ITEM-02"


@pytest.mark.rule("PD-ITEM-05", "PD-DICE-08", "PD-EX-25")
def test_boots_only_walk() -> None:
    table = take(at_table(), DIE_BOOTS)
    assert table.choices(0) == [EXPLORE]
    assert {table.refused(0, choice) for choice in (BREW, Craft(ARMOUR), Train(ROGUE))} == {"PD-DICE-08"}


@pytest.mark.rule("PD-ITEM-14", "PD-ITEM-06", "PD-ITEM-07")
def test_the_cauldron_gives_three_potions_at_once() -> None:
    table = take(at_table(sheet(**stages(cauldron=1))), DIE_CLERIC).choose(0, Craft(CAULDRON))
    assert table.state.sheets[0].potions == 3


@pytest.mark.rule("PD-ITEM-19", "PD-LEVEL-14")
def test_the_tome_raises_a_hero_of_the_players_choice() -> None:
    table = take(at_table(sheet(**stages(tome=1))), DIE_WIZARD).choose(0, Craft(TOME)).expects(0, WHICH_HERO)
    table.choose(0, Raise(WARRIOR)).expects(0, WHICH_DIE)
    assert table.state.sheets[0].levels == [2, 1, 1, 1]


@pytest.mark.rule("PD-ITEM-18", "PD-RULING-36")
def test_the_sceptre_crosses_out_two_minions_or_what_is_left() -> None:
    table = take(at_table(sheet(**stages(sceptre=1))), DIE_WIZARD).choose(0, Craft(SCEPTRE)).expects(0, WHICH_MINION)
    table.choose(0, Eliminate(Minion(3)), Eliminate(Minion(4))).expects(0, WHICH_DIE)
    assert table.state.sheets[0].minions == 0b11000
    one_left = sheet(minions=0xFFFF & ~(1 << 9), **stages(sceptre=1))
    table = take(at_table(one_left), DIE_WIZARD).choose(0, Craft(SCEPTRE), Eliminate(Minion(9))).expects(0, WHICH_DIE)
    assert table.state.sheets[0].minions == 0xFFFF


@pytest.mark.rule("PD-EX-34", "PD-RULING-35", "PD-POWER-08")
def test_a_shaman_with_five_minions_gains_one_potion_from_the_sceptre() -> None:
    five = sheet(0, SHAMAN, minions=0b11111, **stages(sceptre=1))
    table = take(at_table(five), DIE_WIZARD).choose(0, Craft(SCEPTRE), Eliminate(Minion(8)), Eliminate(Minion(9)))
    assert table.state.sheets[0].minions.bit_count() == 7 and table.state.sheets[0].potions == 1


@pytest.mark.rule("PD-POTION-01", "PD-POTION-02", "PD-POTION-03")
def test_any_class_symbol_brews_two_potions() -> None:
    table = take(at_table(), DIE_ROGUE).choose(0, BREW)
    assert table.state.sheets[0].potions == 2


@pytest.mark.rule("PD-POWER-04", "PD-RULING-40", "PD-POTION-09")
def test_the_alchemist_brews_three_potions_with_a_die_but_gains_no_more_from_the_cauldron() -> None:
    table = take(at_table(sheet(0, ALCHEMIST)), DIE_ROGUE).choose(0, BREW)
    assert table.state.sheets[0].potions == 3
    table = take(at_table(sheet(0, ALCHEMIST, **stages(cauldron=1))), DIE_CLERIC).choose(0, Craft(CAULDRON))
    assert table.state.sheets[0].potions == 3


@pytest.mark.rule("PD-POTION-10", "PD-RULING-68", "PD-EX-38")
def test_the_fourth_potion_gives_an_item_stage_before_the_fifth_is_gained() -> None:
    table = take(at_table(sheet(potions=3)), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_ITEM)
    assert table.state.sheets[0].potions == 4
    table.choose(0, Check(CAPE)).expects(0, WHICH_DIE)
    assert table.state.sheets[0].potions == 5 and table.state.sheets[0].stages[CAPE] == 1


@pytest.mark.rule("PD-POTION-10", "PD-RULING-33")
def test_the_eighth_potion_raises_a_hero() -> None:
    table = take(at_table(sheet(potions=7)), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_HERO)
    table.choose(0, Raise(CLERIC))
    assert table.state.sheets[0].potions == 9


@pytest.mark.rule("PD-POTION-10")
def test_without_the_bonus_of_the_eighth_potion_the_fourth_and_twelfth_keep_theirs() -> None:
    table = take(at_table(sheet(potions=7), eighth_potion=False), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_DIE)
    assert table.state.sheets[0].potions == 9
    take(at_table(sheet(potions=3), eighth_potion=False), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_ITEM)
    table = take(at_table(sheet(potions=11), eighth_potion=False), DIE_ROGUE).choose(0, BREW)
    assert table.state.sheets[0].gem_boxes == 1


@pytest.mark.rule("PD-POTION-07", "PD-GEM-13", "PD-EX-26")
def test_the_twelfth_potion_gives_a_gem_and_the_thirteenth_is_lost() -> None:
    table = take(at_table(sheet(potions=11)), DIE_ROGUE).choose(0, BREW)
    assert table.state.sheets[0].potions == 12 and table.state.sheets[0].gem_boxes == 1


@pytest.mark.rule("PD-EX-40", "PD-POTION-08")
def test_the_alchemist_with_ten_potions_loses_the_third_of_a_die() -> None:
    table = take(at_table(sheet(0, ALCHEMIST, potions=10)), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_DIE)
    assert table.state.sheets[0].potions == 12 and table.state.sheets[0].gem_boxes == 1


@pytest.mark.rule("PD-RULING-67", "PD-POTION-11")
def test_nobody_brews_on_a_full_table_even_if_potions_were_used() -> None:
    table = take(at_table(sheet(potions=12, potions_used=5)), DIE_ROGUE)
    assert table.refused(0, BREW) == "PD-RULING-67"


@pytest.mark.rule("PD-RULING-31", "PD-ITEM-11")
def test_a_reward_that_can_have_no_effect_is_lost() -> None:
    full = sheet(potions=3, stages=[2] * 8)
    take(at_table(full), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_DIE)
    strong = sheet(potions=7, levels=[6] * 4)
    take(at_table(strong), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_DIE)


@pytest.mark.rule("PD-RULING-22")
def test_a_clover_brews_and_walks_like_any_class_symbol() -> None:
    assert {Brew, Explore} <= kinds(take(at_table(), DIE_CLOVER).choices(0))


@pytest.mark.rule("PD-RULING-01")
def test_three_different_dice_a_round_serve_four_actions_two_potions_and_moves_of_two_or_three() -> None:
    table = at_table(sheet(**in_room("A4", "A5")))
    take(table, DIE_ROGUE).choose(0, EXPLORE, step("A5"), step("A4")).expects(0, WHICH_DIE)
    take(table, DIE_BOOTS).choose(0, EXPLORE, step("A5"), step("A4")).expects(0, WHERE)
    table.choose(0, step("A5")).expects(0, WHICH_DIE)
    assert {choice.die for choice in table.choices(0, TakeDie)} == set(range(6)) - {DIE_ROGUE, DIE_BOOTS}
    take(table, DIE_WIZARD).expects(0, WHICH_ACTION)
    assert kinds(table.choices(0)) == {Train, Craft, Brew, Explore}
    next_roll(table).choose(0, BREW)
    after = table.state.sheets[0]
    assert (table.state.round, after.dice_left, after.potions) == (2, 3, 2)
    assert after.noted == (ROGUE + 1, BOOTS + 1, WIZARD + 1)


@pytest.mark.rule("PD-RULING-01")
def test_one_enters_below_walls_and_moats_bar_the_way_tunnels_lead_across_and_potions_bring_bonuses() -> None:
    table = take(at_table(), DIE_ROGUE).choose(0, EXPLORE)
    assert [choice.to for choice in table.choices(0)] == list(range(6))
    met = set()
    for room, other in itertools.product(range(ROOMS), repeat=2):
        border = BORDERS[0][room * ROOMS + other]
        met.add(border)
        assert border in (OPEN, TUNNEL) or other not in EXITS[0][0][room]
        assert border != TUNNEL or other in EXITS[0][0][room]
    assert {WALL, MOAT, TUNNEL} <= met
    take(at_table(sheet(potions=3)), DIE_WIZARD).choose(0, BREW).expects(0, WHICH_ITEM)  # the fourth circle
