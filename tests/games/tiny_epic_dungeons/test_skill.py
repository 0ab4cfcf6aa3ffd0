"""Skill tests: dice, results, boosts (TED-TEST, TED-FREE-03, TED-FREE-04, TED-FREE-05, TED-FREE-06)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import Die
from flambeau.games.tiny_epic_dungeons.choices import ROLL_NOW, Boost, ChangeDie, Reroll, RerollAny, Settle
from flambeau.games.tiny_epic_dungeons.events import FocusGained, Healed, Settled
from flambeau.games.tiny_epic_dungeons.model import Trial
from flambeau.games.tiny_epic_dungeons.powers import DEEDS
from flambeau.games.tiny_epic_dungeons.rules.skill import BEFORE_ROLL, ROLLED
from flambeau.games.tiny_epic_dungeons.rules.values import hero_dice, result_bonus
from flambeau.games.tiny_epic_dungeons.vocabulary import AGILITY, INTELLECT, STRENGTH
from flambeau.kernel import explain
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    ISAVETH,
    LIANE,
    MERROW,
    MINOTAUR,
    OSWIN,
    TAVISH,
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


@pytest.mark.rule("TED-EX-10", "TED-STAT-07", "TED-ATK-15")
def test_a_hero_with_strength_3_rolls_three_hero_dice_and_the_enemy_die() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(6, 2, 1)], enemy=[4]).choose(0, attack("hammer", MINOTAUR))
    assert table.state.trial.dice == (6, 2, 1) and table.state.trial.enemy_die == 4


@pytest.mark.rule("TED-TEST-07", "TED-STAT-08", "TED-ICON-12")
def test_loot_never_supplies_a_fourth_die() -> None:
    s = lay_out(MERROW, BRUNA)
    gear(s, MERROW, "orb")
    assert hero_dice(s, MERROW, INTELLECT) == 3
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "orb")
    assert explain(hero_dice, s, OSWIN, INTELLECT) == (3, [(3, "TED-STAT-07")])


@pytest.mark.rule("TED-TEST-08", "TED-BATK-02", "TED-EX-25")
def test_a_space_with_one_die_fewer_leaves_at_least_one_die() -> None:
    s = lay_out(ISAVETH, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[ISAVETH].cell = space(1)
    assert hero_dice(s, ISAVETH, STRENGTH) == 1
    assert hero_dice(s, ISAVETH, INTELLECT) == 2
    s.heroes[ISAVETH].cell = space(2)
    s.trial = Trial(DEEDS["owl_quill"], INTELLECT)
    assert result_bonus(s, ISAVETH) == 0
    s.trial = Trial(DEEDS["longbow"], AGILITY)
    assert explain(result_bonus, s, ISAVETH) == (2, [(2, "TED-BATK-02")])


@pytest.mark.rule("TED-RULING-36")
def test_dice_modifiers_are_added_up_before_they_are_limited() -> None:
    s = lay_out(ISAVETH, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[ISAVETH].cell = space(1)
    s.heroes[ISAVETH].hymn = 1
    assert hero_dice(s, ISAVETH, INTELLECT) == 3  # 3 + 1 - 1
    assert hero_dice(s, ISAVETH, AGILITY) == 2


@pytest.mark.rule("TED-TEST-10", "TED-TEST-11", "TED-EX-33")
def test_plus_dice_may_be_added_to_the_result_die() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(6, 2, 2)], enemy=[2]).choose(0, attack("hammer", MINOTAUR), take(1, 2, 3))
    assert table.told(Settled) == [Settled(10)]


@pytest.mark.rule("TED-TEST-09", "TED-TEST-12", "TED-TEST-13")
def test_any_one_die_may_be_the_result_and_adding_is_never_compulsory() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 1, 2)], enemy=[2]).choose(0, attack("hammer", MINOTAUR)).expects(0, ROLLED)
    settles = table.choices(0, Settle)
    assert len(settles) == 4 + 2 + 2
    assert take(2) in settles and take(1) in settles and take(1, 2, 3) in settles
    table.choose(0, take(2))
    assert table.told(Settled) == [Settled(1)]


@pytest.mark.rule("TED-TEST-20", "TED-TEST-16")
def test_dice_above_2_never_add_to_the_result() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(5, 3, 6)], enemy=[2]).choose(0, attack("hammer", MINOTAUR))
    assert table.choices(0, Settle) == [take(1), take(2), take(3)]
    assert table.refused(0, take(1, 2)) == "TED-TEST-10"


@pytest.mark.rule("TED-TEST-14", "TED-RULING-02", "TED-ATK-14")
def test_after_a_success_unused_dice_give_the_focus_they_show() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    s.heroes[OSWIN].focus = 0
    table = play(s, hero=[(6, 2, 3)], enemy=[2]).choose(0, attack("hammer", MINOTAUR), take(1, 2))
    assert table.told(FocusGained) == [FocusGained(OSWIN, 1)]  # 8 beats Defence 6; the 3 gives 1
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    s.heroes[OSWIN].focus = 0
    table = play(s, hero=[(6, 2, 1)], enemy=[2]).choose(0, attack("hammer", MINOTAUR), take(1))
    assert table.told(FocusGained) == []  # 6 does not beat 6


@pytest.mark.rule("TED-TEST-17", "TED-RULING-04", "TED-EX-34")
def test_an_unused_six_heals_even_after_a_failure() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    s.heroes[OSWIN].health, s.heroes[OSWIN].focus = 4, 0
    table = play(s, hero=[(5, 6, 4)], enemy=[2]).choose(0, attack("hammer", MINOTAUR), take(1))
    assert table.told(Healed) == [Healed(OSWIN, 1)] and table.told(FocusGained) == []


@pytest.mark.rule("TED-TEST-18", "TED-TEST-19", "TED-EX-07")
def test_modifiers_change_the_result_not_the_number_of_dice() -> None:
    s = lay_out(DRUSK, BRUNA)
    gear(s, DRUSK, "plate")
    s.trial = Trial(DEEDS["pit_axe"], STRENGTH)
    assert explain(result_bonus, s, DRUSK) == (1, [(1, "TED-TEST-19")])
    s.trial = Trial(DEEDS["longbow"], AGILITY)
    assert explain(result_bonus, s, DRUSK) == (-1, [(-1, "TED-TEST-18")])
    assert hero_dice(s, DRUSK, AGILITY) == 2


@pytest.mark.rule("TED-FREE-03", "TED-FREE-04", "TED-EX-17")
def test_two_focus_change_a_die_by_one_as_often_as_they_are_paid() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 6, 1)], enemy=[2]).choose(0, attack("hammer", MINOTAUR))
    table.choose(0, ChangeDie(Die(0), False))
    assert table.state.trial.dice == (2, 6, 1) and table.state.heroes[OSWIN].focus == 3
    table.choose(0, ChangeDie(Die(0), True))
    assert table.state.trial.dice == (3, 6, 1) and table.state.heroes[OSWIN].focus == 1
    assert table.refused(0, ChangeDie(Die(0), True)) == "TED-FREE-03"


@pytest.mark.rule("TED-FREE-06", "TED-ICON-13")
def test_a_six_cannot_go_up_and_a_one_cannot_go_down() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 6, 1)], enemy=[2]).choose(0, attack("hammer", MINOTAUR))
    assert table.refused(0, ChangeDie(Die(1), True)) == "TED-FREE-06"
    assert table.refused(0, ChangeDie(Die(2), False)) == "TED-FREE-06"


@pytest.mark.rule("TED-FREE-05", "TED-RULING-08")
def test_the_enemy_die_lies_open_but_is_never_changed() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 6, 1)], enemy=[5]).choose(0, attack("hammer", MINOTAUR))
    assert table.match.view(0).trial.enemy_die == 5
    assert all(c.die < 3 for c in table.choices(0, ChangeDie))


@pytest.mark.rule("TED-RULING-05", "TED-FREE-02")
def test_a_bonus_can_be_bought_before_the_roll_or_after_it() -> None:
    s = lay_out(DRUSK, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 4, 5)], enemy=[2]).choose(0, attack("pit_axe", MINOTAUR)).expects(0, BEFORE_ROLL)
    table.choose(0, ROLL_NOW).expects(0, ROLLED).choose(0, Boost(DEEDS["red_fury"]), take(3))
    assert table.told(Settled) == [Settled(5 + 1 + 2)]
    assert table.state.heroes[DRUSK].focus == 4 - 3 + 2


@pytest.mark.rule("TED-FREE-13", "TED-EX-19", "TED-RULING-07")
def test_a_triggered_ability_works_as_often_as_it_is_paid_and_only_in_its_own_action() -> None:
    s = lay_out(DRUSK, BRUNA)
    gear(s, DRUSK, "sp_thorn", "robe")
    minion(s, "minotaur", "D4")
    s.heroes[DRUSK].focus = 4
    table = play(s, hero=[(3,)], enemy=[2]).choose(0, attack("thorn", MINOTAUR)).expects(0, ROLLED)
    assert table.refused(0, Boost(DEEDS["red_fury"])) == "TED-FREE-13"
    s = lay_out(DRUSK, BRUNA)
    gear(s, DRUSK, "lion_fang")
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 4, 5)], enemy=[2]).choose(0, attack("lion_fang", MINOTAUR))
    table.choose(0, Boost(DEEDS["lion_fang_bite"]), Boost(DEEDS["lion_fang_bite"]), take(3))
    assert table.told(Settled) == [Settled(5 + 1 + 1 + 1)] and table.state.heroes[DRUSK].focus == 2


@pytest.mark.rule("TED-ICON-15")
def test_a_reroll_replaces_the_face_of_one_hero_die() -> None:
    s = lay_out(TAVISH, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(1, 4, 5)], enemy=[2], reroll=[(6,)]).choose(0, attack("skinning_knife", MINOTAUR))
    table.choose(0, Reroll(DEEDS["second_draw"], Die(1)))
    assert table.state.trial.dice == (1, 6, 5)
    assert table.refused(0, Reroll(DEEDS["second_draw"], Die(0))) == "TED-RULING-07"
    table.done()


@pytest.mark.rule("TED-RULING-06")
def test_twist_of_fate_rolls_any_number_of_dice_of_the_running_test_again() -> None:
    s = lay_out(LIANE, BRUNA)
    gear(s, LIANE, "sp_twist")
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(1, 4, 5)], enemy=[2], reroll=[(6, 2)]).choose(0, attack("twin_blades", MINOTAUR))
    table.choose(0, RerollAny(DEEDS["twist"], True, False, True))
    assert table.state.trial.dice == (6, 4, 2) and table.state.heroes[LIANE].focus == 2


@pytest.mark.rule("TED-RULING-63")
def test_gains_above_the_top_of_a_track_are_lost() -> None:
    s = lay_out(OSWIN, BRUNA)
    goblin(s, 1, "firepot", "D4")
    table = play(s, hero=[(5, 6, 2)], enemy=[2]).choose(0, attack("hammer", GOBLIN_1), take(1))
    assert table.told(Healed) == [] and table.told(FocusGained) == []
    assert table.state.heroes[OSWIN].health == 8 and table.state.heroes[OSWIN].focus == 5
