"""PD-ITEM and PD-POTION: stages, effects that begin with the second one, circles that carry a bonus."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons.choices import BREW, EXPLORE, PASS, Check, Craft, Drink, Eliminate, Raise, Train
from flambeau.games.paper_dungeons.model import (
    ALCHEMIST,
    ARMOUR,
    CAULDRON,
    CROWN,
    MEDALLION,
    NOBLE,
    PLUNDERER,
    SCEPTRE,
    SCOUT,
    SWORD,
    TOME,
    WARRIOR,
    WIZARD,
    Minion,
    Monster,
    Potions,
    Room,
    has,
)
from flambeau.games.paper_dungeons.rules.dice import WHICH_DIE
from flambeau.games.paper_dungeons.rules.items import WHICH_ITEM
from flambeau.games.paper_dungeons.rules.levels import WHICH_HERO
from flambeau.games.paper_dungeons.rules.measures import MEASURES
from flambeau.games.paper_dungeons.rules.minions import fight_damage
from flambeau.games.paper_dungeons.rules.monsters import combat_power
from flambeau.games.paper_dungeons.scoring import box_e

from .positions import (
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

CHIMERA = Monster(6)
LOWER = [ARMOUR, CAULDRON, MEDALLION, SCEPTRE]


@pytest.mark.rule("PD-ITEM-01", "PD-ITEM-03")
def test_another_item_may_be_begun_before_the_first_is_finished_with_dice_of_both_colours() -> None:
    table = at_table()
    take(table, DIE_CLERIC).choose(0, Craft(CROWN))
    take(table, DIE_WIZARD)
    assert [choice.item for choice in table.choices(0, Craft)] == [TOME, *LOWER]
    table.choose(0, Craft(ARMOUR))
    assert table.state.sheets[0].stages == [0, 0, 1, 0, 1, 0, 0, 0]


@pytest.mark.rule("PD-RULING-13", "PD-ITEM-04")
def test_the_second_stage_of_an_upper_item_needs_its_symbol_too() -> None:
    for die, item in ((DIE_WARRIOR, SWORD), (DIE_WIZARD, TOME), (DIE_CLERIC, CROWN)):
        table = take(at_table(sheet(stages=[1] * 8)), die)
        assert [choice.item for choice in table.choices(0, Craft)] == [item, *LOWER]


@pytest.mark.rule("PD-ITEM-06", "PD-ITEM-17")
def test_a_permanent_effect_is_there_for_the_next_die() -> None:
    table = at_table(sheet(**in_room("B3", "B4"), minions=0xFFFF, **stages(medallion=1)))
    take(table, DIE_CLERIC).choose(0, Craft(MEDALLION))
    take(table, DIE_ROGUE).choose(0, EXPLORE, step("B4"))
    assert table.state.sheets[0].moats_crossed == 1


@pytest.mark.rule("PD-ITEM-06", "PD-RULING-33")
def test_an_item_completed_by_a_potion_works_before_the_next_potion_of_the_die() -> None:
    table = take(at_table(sheet(potions=3, **stages(tome=1))), DIE_ROGUE).choose(0, BREW, Check(TOME))
    assert table.expects(0, WHICH_HERO).state.sheets[0].potions == 4
    assert table.choose(0, Raise(WARRIOR)).state.sheets[0].potions == 5


@pytest.mark.rule("PD-ITEM-07", "PD-ITEM-14")
def test_an_instant_effect_happens_once_with_the_second_stage_and_a_permanent_one_lasts() -> None:
    table = next_roll(at_table(sheet(**stages(sword=2))))
    take(table, DIE_CLERIC).choose(0, Craft(CAULDRON))
    assert table.state.sheets[0].potions == 0
    take(table, DIE_ROGUE).choose(0, Craft(CAULDRON))
    assert table.state.sheets[0].potions == 3
    table.choose(0, PASS)
    after = table.state.sheets[0]
    assert table.state.round == 2 and after.potions == 3 and has(after, SWORD)
    assert after.stages == [2, 0, 0, 0, 0, 2, 0, 0]


@pytest.mark.rule("PD-ITEM-08", "PD-EX-03")
def test_an_incomplete_item_has_no_effect_and_no_bonus() -> None:
    for item in LOWER:
        take(at_table(sheet(**in_room("B3"))), DIE_CLERIC).choose(0, Craft(item)).expects(0, WHICH_DIE)
    begun = sheet(**in_room("B3"), stages=[1] * 8)
    table = take(at_table(begun), DIE_ROGUE).choose(0, EXPLORE)
    assert table.refused(0, step("B4")) == "PD-MOVE-09" and begun.potions == 0
    assert box_e(begun) == 8 and combat_power(begun, CHIMERA) == combat_power(sheet(), CHIMERA)
    made = sheet(**stages(sword=2, armour=2, cape=1, cauldron=1))
    assert box_e(made) == 8 and combat_power(made, CHIMERA) == combat_power(sheet(), CHIMERA) + 3
    assert fight_damage(None, made, Minion(8)) == fight_damage(None, sheet(), Minion(8)) - 1
    walls = take(at_table(sheet(**in_room("B1"), **stages(cape=1))), DIE_ROGUE).choose(0, EXPLORE)
    assert walls.refused(0, step("C1")) == "PD-MOVE-08"


@pytest.mark.rule("PD-ITEM-11", "PD-REWARD-03", "PD-RULING-69")
def test_an_item_symbol_as_a_reward_is_one_stage_of_any_incomplete_item() -> None:
    table = take(at_table(sheet(potions=3, **stages(armour=2))), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_ITEM)
    assert [choice.item for choice in table.choices(0)] == [0, 1, 2, 3, 5, 6, 7]
    assert table.refused(0, Check(ARMOUR)) == "PD-ITEM-02"
    table.choose(0, Check(SWORD)).expects(0, WHICH_DIE)
    assert table.state.sheets[0].stages == [1, 0, 0, 0, 2, 0, 0, 0]


@pytest.mark.rule("PD-RULING-69")
def test_stages_of_noble_and_plunderer_know_no_symbol() -> None:
    noble = take(at_table(sheet(0, NOBLE, **levels(wizard=4))), DIE_WIZARD).choose(0, Train(WIZARD))
    assert len(noble.choices(0, Check)) == 8
    plunderer = sheet(0, PLUNDERER, **in_room("E2"), minions=0b11, **levels(3, 3, 3, 3))
    table = take(at_table(plunderer), DIE_ROGUE).choose(0, EXPLORE, step("F2"))
    assert len(table.choices(0, Check)) == 8


@pytest.mark.rule("PD-RULING-38", "PD-POWER-12")
def test_the_noble_gains_a_stage_for_level_5_of_each_hero_and_none_for_level_6() -> None:
    table = at_table(sheet(0, NOBLE, **levels(4, 5, 1, 1)))
    take(table, DIE_WIZARD).choose(0, Train(WIZARD)).expects(0, WHICH_DIE)
    take(table, DIE_CLOVER).choose(0, Train(WARRIOR)).expects(0, WHICH_ITEM)
    plain = take(at_table(sheet(0, SCOUT, **levels(wizard=4))), DIE_WIZARD)
    plain.choose(0, Train(WIZARD)).expects(0, WHICH_DIE)


@pytest.mark.rule("PD-ITEM-18", "PD-RULING-36", "PD-RULING-57")
def test_minions_crossed_out_from_afar_count_with_their_level_but_their_rooms_are_not_visited() -> None:
    table = take(at_table(sheet(**stages(sceptre=1))), DIE_WIZARD).choose(0, Craft(SCEPTRE))
    assert [choice.minion for choice in table.choices(0)] == list(range(16))
    table.choose(0, Eliminate(Minion(15)), Eliminate(Minion(0)))  # goblin 5 and orc 2
    state, after = table.state, table.state.sheets[0]
    assert (after.visited, after.damage, after.room) == (0, 0, Room(-1))
    assert MEASURES["minions"](state, after, 0) == 2 and MEASURES["minion_levels"](state, after, 0) == 2
    assert [MEASURES["minions_of_level"](state, after, level) for level in (2, 3, 4, 5)] == [1, 0, 0, 1]


@pytest.mark.rule("PD-RULING-31", "PD-RULING-36")
def test_a_sceptre_that_finds_no_minion_and_a_potion_that_finds_no_circle_are_lost() -> None:
    table = take(at_table(sheet(minions=0xFFFF, **stages(sceptre=1))), DIE_WIZARD).choose(0, Craft(SCEPTRE))
    assert table.expects(0, WHICH_DIE).state.sheets[0].minions == 0xFFFF
    table = take(at_table(sheet(potions=12, **stages(cauldron=1))), DIE_WIZARD).choose(0, Craft(CAULDRON))
    assert table.expects(0, WHICH_DIE).state.sheets[0].potions == 12


@pytest.mark.rule("PD-POTION-03", "PD-POTION-06", "PD-DAMAGE-04")
def test_potions_and_levels_heal_nothing_and_damage_stays_from_round_to_round() -> None:
    table = next_roll(at_table(sheet(damage=3)))
    take(table, DIE_ROGUE).choose(0, BREW)
    take(table, DIE_CLOVER).choose(0, Train(WARRIOR), PASS)
    after = table.state.sheets[0]
    assert table.state.round == 2 and (after.damage, after.potions, after.potions_used) == (3, 2, 0)


@pytest.mark.rule("PD-POTION-04", "PD-POTION-05")
def test_each_potion_absorbs_one_point_of_damage() -> None:
    table = take(at_table(sheet(potions=3, **in_room("B7"))), DIE_ROGUE).choose(0, EXPLORE, step("A7"))  # goblin 5
    table.choose(0, Drink(Potions(3)))
    after = table.state.sheets[0]
    assert (after.damage, after.potions, after.potions_used) == (1, 3, 3)


@pytest.mark.rule("PD-POTION-07", "PD-POTION-10", "PD-POTION-11")
def test_used_potions_count_when_the_bonus_of_a_circle_is_gained() -> None:
    table = take(at_table(sheet(potions=11, potions_used=9)), DIE_ROGUE).choose(0, BREW)
    after = table.state.sheets[0]
    assert (after.potions, after.potions_used, after.gem_boxes) == (12, 9, 1)


@pytest.mark.rule("PD-POTION-09", "PD-POTION-10")
def test_the_potion_of_a_room_may_be_the_fourth_and_brings_its_bonus() -> None:
    table = take(at_table(sheet(potions=3, **in_room("E1"))), DIE_ROGUE).choose(0, EXPLORE, step("F1"))
    table.expects(0, WHICH_ITEM).choose(0, Check(CROWN))
    assert table.state.sheets[0].potions == 4


@pytest.mark.rule("PD-EX-40", "PD-POTION-08")
def test_the_alchemist_brews_three_potions_of_which_only_those_beyond_the_twelfth_are_lost() -> None:
    for before, after in ((8, 11), (9, 12), (10, 12), (11, 12)):
        table = take(at_table(sheet(0, ALCHEMIST, potions=before)), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_DIE)
        assert (table.state.sheets[0].potions, table.state.sheets[0].gem_boxes) == (after, after // 12)


@pytest.mark.rule("PD-RULING-67")
def test_brewing_with_eleven_potions_is_allowed_though_one_is_lost() -> None:
    assert BREW in take(at_table(sheet(potions=11)), DIE_ROGUE).choices(0)


@pytest.mark.rule("PD-ITEM-19", "PD-LEVEL-14")
def test_the_tome_raises_a_hero_of_any_colour() -> None:
    table = take(at_table(sheet(**stages(tome=1))), DIE_WIZARD).choose(0, Craft(TOME))
    assert [choice.hero for choice in table.choices(0, Raise)] == [0, 1, 2, 3]
