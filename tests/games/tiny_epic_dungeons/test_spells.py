"""Spells, abilities and Free Actions (TED-SPELL, TED-FREE, TED-HEAL, TED-RULING-25, TED-RULING-99, TED-RULING-103,
TED-RULING-104)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.choices import (
    DECLINE,
    END_TURN,
    FORGO,
    PAY,
    REST,
    STAY,
    Aid,
    Perform,
    ShoveTo,
    Walk,
)
from flambeau.games.tiny_epic_dungeons.events import (
    Failed,
    FocusGained,
    FoeHurt,
    FoeKilled,
    Healed,
    Settled,
    TorchMoved,
    UsedUp,
    Woke,
)
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS
from flambeau.games.tiny_epic_dungeons.rules.attack import PUSHING
from flambeau.games.tiny_epic_dungeons.rules.declaring import MELEE_GRANTED, TURN
from flambeau.games.tiny_epic_dungeons.rules.equip import DISCOVERING, RECOVERING
from flambeau.games.tiny_epic_dungeons.rules.movement import SNEAKING, TELEPORTING
from flambeau.games.tiny_epic_dungeons.rules.skill import PAYING, ROLLED
from flambeau.games.tiny_epic_dungeons.rules.values import hero_dice, speed_of
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    ISAVETH,
    LIANE,
    MINOTAUR,
    OSWIN,
    YARROW,
    at,
    attack,
    boss,
    gear,
    goblin,
    lair_door,
    lay_out,
    minion,
    play,
    space,
    take,
)  # fmt: skip


@pytest.mark.rule("TED-SPELL-05", "TED-SPELL-06", "TED-SPELL-03")
def test_a_paid_spell_deals_its_printed_damage_whatever_the_defence() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_lance")
    golem = minion(s, "minotaur", "D4")
    table = play(s, hero=[(6, 1, 4)], enemy=[2]).choose(0, attack("lance", golem), take(1, 2)).expects(0, PAYING)
    table.choose(0, PAY)
    assert table.told(FoeHurt) == [FoeHurt(MINOTAUR, 4)] and table.state.heroes[ISAVETH].focus == 8 - 6


@pytest.mark.rule("TED-SPELL-04", "TED-TEST-15")
def test_focus_from_unused_dice_can_pay_for_the_spell_itself() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_lance")
    minion(s, "minotaur", "D4")
    s.heroes[ISAVETH].focus = 5
    table = play(s, hero=[(6, 1, 4)], enemy=[2]).choose(0, attack("lance", MINOTAUR), take(1, 2))
    assert table.told(FocusGained) == [FocusGained(ISAVETH, 1)]
    table.expects(0, PAYING).choose(0, PAY)
    assert table.state.heroes[ISAVETH].focus == 0


@pytest.mark.rule("TED-TEST-05", "TED-RULING-25")
def test_a_success_that_cannot_be_paid_has_no_effect() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_lance")
    minion(s, "minotaur", "D4")
    s.heroes[ISAVETH].focus = 4
    table = play(s, hero=[(6, 1, 4)], enemy=[2]).choose(0, attack("lance", MINOTAUR), take(1, 2)).expects(0, TURN)
    assert table.told(FoeHurt) == [] and table.state.heroes[ISAVETH].focus == 5


@pytest.mark.rule("TED-TEST-02", "TED-TEST-04")
def test_a_spell_needs_its_number_and_a_failure_without_a_box_does_nothing() -> None:
    s = lay_out(YARROW, BRUNA)
    s.heroes[BRUNA].health = 1
    table = play(s, hero=[(3, 3, 3)]).choose(0, Aid(DEEDS["green_mercy"], BRUNA), take(1)).expects(0, TURN)
    assert table.told(Failed) == [Failed(YARROW)]
    s.turn.heroic = 1
    table = play(s, hero=[(4, 3, 3)]).choose(0, Aid(DEEDS["green_mercy"], BRUNA), take(1), PAY)
    assert table.told(Healed) == [Healed(BRUNA, 3)]


@pytest.mark.rule("TED-HEAL-01", "TED-RULING-73")
def test_healing_wakes_an_unconscious_hero_at_once() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.heroes[BRUNA].health = 0
    table = play(s).choose(0, Aid(DEEDS["mending_touch"], BRUNA)).expects(0, TURN)
    assert table.told(Woke) == [Woke(BRUNA)] and table.state.heroes[BRUNA].health == 2
    assert table.state.turn.heroic == 1  # a Free Action


@pytest.mark.rule("TED-RULING-103", "TED-RULING-104")
def test_oath_of_iron_is_cast_without_enemy_die_and_then_grants_a_melee_attack_with_2_more() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(4, 3), (3, 3, 3)], enemy=[2]).choose(0, Perform(DEEDS["oath_of_iron"]), take(1), PAY)
    table.expects(0, MELEE_GRANTED).choose(0, attack("hammer", MINOTAUR)).expects(0, ROLLED).choose(0, take(1))
    assert table.told(Settled) == [Settled(4), Settled(5)]
    assert table.state.turn.heroic == 0
    table.done()


@pytest.mark.rule("TED-RULING-103")
def test_oath_of_iron_needs_an_enemy_that_the_attack_could_hit() -> None:
    s = lay_out(OSWIN, BRUNA)
    assert play(s).refused(0, Perform(DEEDS["oath_of_iron"])) == "TED-RULING-29"


@pytest.mark.rule("TED-ICON-19", "TED-RULING-106")
def test_banish_kills_a_goblin_and_only_hurts_a_minion() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_banish")
    goblin(s, 1, "pikeling", "D4")
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(6, 1, 1)], enemy=[2]).choose(0, attack("banish", GOBLIN_1), take(1, 2), PAY)
    assert table.told(FoeKilled) == [FoeKilled(GOBLIN_1)]
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_banish")
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(6, 1, 1)], enemy=[2]).choose(0, attack("banish", MINOTAUR), take(1, 2), PAY)
    assert table.told(FoeHurt) == [FoeHurt(MINOTAUR, 3)]


@pytest.mark.rule("TED-ICON-10", "TED-RULING-99")
def test_stone_skin_lends_defence_until_the_casters_next_turn() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_stone")
    table = play(s, hero=[(4, 3, 3)]).choose(0, Aid(DEEDS["stone"], BRUNA), take(1), PAY)
    assert table.state.heroes[BRUNA].shields == ((ISAVETH, 2),)
    table.choose(0, END_TURN)
    assert table.state.turn.hero == BRUNA and table.state.heroes[BRUNA].shields
    table.choose(0, END_TURN)
    assert table.state.turn.hero == ISAVETH and not table.state.heroes[BRUNA].shields


@pytest.mark.rule("TED-ICON-12", "TED-RULING-99")
def test_war_hymn_gives_everybody_in_the_room_a_die_for_the_next_test_only() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3")
    gear(s, ISAVETH, "sp_hymn")
    table = play(s, hero=[(5, 3, 3)]).choose(0, Perform(DEEDS["hymn"]), take(1), PAY)
    assert hero_dice(table.state, BRUNA, 1) == 2 and table.state.heroes[ISAVETH].hymn == 1
    table.choose(0, END_TURN)
    table.choose(0, END_TURN)
    assert table.state.heroes[BRUNA].hymn == 0 and table.state.heroes[ISAVETH].hymn == 1
    table.choose(0, END_TURN)
    assert table.state.heroes[ISAVETH].hymn == 0


@pytest.mark.rule("TED-RULING-99", "TED-ICON-12")
def test_a_hymn_is_over_with_the_next_test_of_any_kind() -> None:
    s = lay_out(YARROW, BRUNA)
    s.heroes[YARROW].hymn, s.heroes[YARROW].hymn_turns = 1, 1
    table = play(s, hero=[(4, 3, 3)]).choose(0, Aid(DEEDS["green_mercy"], BRUNA), take(1), PAY)
    assert table.state.heroes[YARROW].hymn == 0


@pytest.mark.rule("TED-ICON-08", "TED-RULING-60", "TED-TURN-06")
def test_quickened_blood_gives_one_more_heroic_action_once_a_turn() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_quick")
    goblin(s, 1, "pikeling", "D4")
    table = play(s, hero=[(1,), (1,)], enemy=[2, 2]).choose(0, Perform(DEEDS["quick"]))
    assert table.state.heroes[ISAVETH].focus == 4
    s.heroes[ISAVETH].focus = 8
    assert table.refused(0, Perform(DEEDS["quick"])) == "TED-RULING-07"
    table.choose(0, attack("boot_knife", GOBLIN_1), take(1), attack("boot_knife", GOBLIN_1), take(1))
    assert table.refused(0, attack("boot_knife", GOBLIN_1)) == "TED-TURN-06"


@pytest.mark.rule("TED-RULING-115", "TED-ICON-02")
def test_the_additional_action_is_any_but_rest() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_quick")
    goblin(s, 1, "pikeling", "D4")
    table = play(s, hero=[(1,)], enemy=[2]).choose(0, Perform(DEEDS["quick"]), REST)
    assert table.refused(0, REST) == "TED-TURN-06"
    table.choose(0, attack("boot_knife", GOBLIN_1), take(1))
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_quick")
    goblin(s, 1, "pikeling", "D4")
    table = play(s, hero=[(1,)], enemy=[2])
    table.choose(0, Perform(DEEDS["quick"]), attack("boot_knife", GOBLIN_1), take(1), REST)
    assert table.state.turn.heroic == table.state.turn.spare == 0


@pytest.mark.rule("TED-ICON-20", "TED-RULING-111", "TED-TORCH-09")
def test_the_oil_flask_raises_the_torch_and_leaves_the_game() -> None:
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "oil")
    s.torch = 15
    table = play(s).choose(0, Perform(DEEDS["oil"]))
    assert table.told(TorchMoved) == [TorchMoved(17)] and table.told(UsedUp) == [UsedUp(ITEMS["oil"])]
    assert ITEMS["oil"] not in table.state.heroes[OSWIN].gear and table.state.loot_row == ()


@pytest.mark.rule("TED-FREE-10", "TED-FREE-11", "TED-FREE-16")
def test_research_discovers_a_spell_for_4_focus_unless_its_slot_is_covered() -> None:
    s = lay_out(ISAVETH, BRUNA)
    table = play(s).choose(0, Perform(DEEDS["research"])).expects(0, DISCOVERING)
    assert table.state.heroes[ISAVETH].focus == 4
    table.choose(0, DECLINE)
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "wand", "orb")
    assert play(s).refused(0, Perform(DEEDS["research"])) == "TED-RULING-102"


@pytest.mark.rule("TED-FREE-12", "TED-RULING-12")
def test_sprint_adds_speed_for_the_turn_as_often_as_it_is_paid() -> None:
    s = lay_out(DRUSK, BRUNA)
    table = play(s).choose(0, Perform(DEEDS["sprint"]), Perform(DEEDS["sprint"]))
    assert speed_of(table.state, DRUSK) == 5 and table.state.heroes[DRUSK].focus == 2


@pytest.mark.rule("TED-RULING-67", "TED-ICON-18")
def test_the_boars_bellow_pushes_every_enemy_near_and_is_no_attack() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    gear(s, OSWIN, "boar_bellow")
    goblin(s, 1, "pikeling", "D3")
    table = play(s).choose(0, Perform(DEEDS["boar_bellow"])).expects(0, PUSHING)
    table.choose(0, ShoveTo(at("D2"))).expects(0, TURN)
    assert table.state.turn.heroic == 1 and table.state.foe_at[GOBLIN_1] == at("D2")
    table.done()


@pytest.mark.rule("TED-LOOT-05")
def test_call_back_recovers_a_card_of_either_kind() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "sp_call")
    s.loot_row, s.spell_row = (ITEMS["mail"],), (ITEMS["sp_dart"],)
    table = play(s, hero=[(6, 3, 3)]).choose(0, Perform(DEEDS["call"]), take(1), PAY).expects(0, RECOVERING)
    assert len(table.choices(0)) == 3


@pytest.mark.rule("TED-ICON-16", "TED-PORT-03", "TED-RULING-86")
def test_a_hero_held_by_an_enemy_cannot_teleport() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    gear(s, OSWIN, "recall")
    goblin(s, 1, "pikeling", "D3")
    table = play(s).choose(0, Walk(at("D3")))
    assert table.refused(0, Perform(DEEDS["recall"])) == "TED-RULING-29"
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    gear(s, OSWIN, "recall")
    goblin(s, 1, "pikeling", "D4")
    table = play(s).choose(0, Perform(DEEDS["recall"])).expects(0, TELEPORTING).choose(0, Walk(at("D2")))
    assert table.state.heroes[OSWIN].cell == at("D2") and table.state.turn.rooms == 0


@pytest.mark.rule("TED-RULING-92", "TED-ICON-17")
def test_ghost_step_grants_a_stealthy_move_that_does_not_count_as_movement() -> None:
    s = lay_out(LIANE, BRUNA, rooms="D3 D2")
    goblin(s, 1, "pikeling", "D3")
    table = play(s, hero=[(6, 3, 3)]).choose(0, Perform(DEEDS["ghost_step"]), take(1), PAY).expects(0, SNEAKING)
    table.choose(0, Walk(at("D3")), Walk(at("D2")), STAY).expects(0, TURN)
    assert table.state.turn.rooms == 0 and not table.state.turn.halted


@pytest.mark.rule("TED-RULING-105", "TED-RULING-59")
def test_owl_items_give_focus_for_a_successful_cast_and_the_lens_adds_damage() -> None:
    s = lay_out(ISAVETH, BRUNA, act=2)
    lair_door(s, "D3")
    knight = boss(s, "knight")
    gear(s, ISAVETH, "owl_lens", "owl_signet")
    s.heroes[ISAVETH].cell, s.heroes[ISAVETH].focus = space(0), 1
    table = play(s, hero=[(4, 5, 5)], enemy=[2]).choose(0, attack("homing_spark", knight), take(1), PAY)
    assert table.told(FocusGained) == [FocusGained(ISAVETH, 1)] and table.told(FoeHurt) == [FoeHurt(knight, 2)]


@pytest.mark.rule("TED-RULING-25")
def test_paying_is_optional() -> None:
    s = lay_out(YARROW, BRUNA)
    s.heroes[BRUNA].health = 1
    table = play(s, hero=[(4, 3, 3)]).choose(0, Aid(DEEDS["green_mercy"], BRUNA), take(1), FORGO).expects(0, TURN)
    assert table.told(Healed) == []
