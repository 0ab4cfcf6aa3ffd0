"""The counter-attack (TED-CTR, TED-BCTR, TED-RULING-34, TED-RULING-53, TED-RULING-54, TED-RULING-74)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.choices import DECLINE, ENDURE, FORGO, Brace, LetCounter, Perform
from flambeau.games.tiny_epic_dungeons.events import Countered, EnemyRolled, Fell, FocusLost, Hurt, TorchMoved
from flambeau.games.tiny_epic_dungeons.powers import DEEDS
from flambeau.games.tiny_epic_dungeons.rules.counter import COUNTERING, GUARDING
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.torch import ENEMY_SPACE
from flambeau.games.tiny_epic_dungeons.rules.values import counter_modifier, hero_defence
from flambeau.games.tiny_epic_dungeons.vocabulary import MELEE, MISSILE
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    GOBLIN_2,
    GOBLIN_3,
    ISAVETH,
    MERROW,
    MINOTAUR,
    OSWIN,
    SHIELD,
    TAVISH,
    TORCH,
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
    torch_above,
)  # fmt: skip

WEAK = (3, 3, 3)


@pytest.mark.rule("TED-CTR-03", "TED-CTR-07", "TED-EX-12")
def test_the_minotaur_answers_a_melee_attack_with_the_die_plus_3() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[WEAK], enemy=[5]).choose(0, attack("hammer", MINOTAUR), take(1))
    assert table.told(Countered) == [Countered(MINOTAUR, 8, 5)]
    assert counter_modifier(s, MINOTAUR, 1) == counter_modifier(s, MINOTAUR, 2) == 1


@pytest.mark.rule("TED-CTR-09", "TED-EX-13", "TED-FREE-12")
def test_defence_bought_before_the_counter_attack_reduces_its_damage() -> None:
    s = lay_out(BRUNA, OSWIN)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[WEAK], enemy=[5]).choose(0, attack("hammer", MINOTAUR), take(1)).expects(0, GUARDING)
    table.choose(0, Brace(DEEDS["rock_guard"]), ENDURE)
    assert table.told(Hurt) == [Hurt(BRUNA, 2)]


@pytest.mark.rule("TED-RULING-07", "TED-RULING-109")
def test_rock_guard_may_be_bought_twice_but_only_against_melee_counter_attacks() -> None:
    s = lay_out(BRUNA, OSWIN)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[WEAK], enemy=[5]).choose(0, attack("hammer", MINOTAUR), take(1))
    table.choose(0, Brace(DEEDS["rock_guard"]), Brace(DEEDS["rock_guard"]))
    assert table.told(Hurt) == [] and table.state.heroes[BRUNA].focus == 1
    s = lay_out(BRUNA, OSWIN, rooms="D3")
    gear(s, BRUNA, "longbow")
    minion(s, "minotaur", "D3")
    table = play(s, hero=[(1,)], enemy=[5]).choose(0, attack("longbow", MINOTAUR), take(1)).expects(0, TURN)
    assert table.told(Countered) == [Countered(MINOTAUR, 6, 4)]


@pytest.mark.rule("TED-CTR-04", "TED-CTR-12", "TED-EX-14")
def test_broken_shield_does_exactly_the_modifier_as_damage() -> None:
    for hero in (OSWIN, DRUSK):
        s = lay_out(hero, BRUNA)
        minion(s, "minotaur", "D4")
        s.heroes[hero].focus = 0
        deed = "hammer" if hero == OSWIN else "pit_axe"
        table = play(s, hero=[WEAK], enemy=[SHIELD]).choose(0, attack(deed, MINOTAUR), take(1))
        assert table.told(Hurt) == [Hurt(hero, 3)]


@pytest.mark.rule("TED-RULING-74")
def test_no_defence_is_offered_against_broken_shield() -> None:
    s = lay_out(BRUNA, OSWIN)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[WEAK], enemy=[SHIELD]).choose(0, attack("hammer", MINOTAUR), take(1)).expects(0, TURN)
    assert table.told(Hurt) == [Hurt(BRUNA, 3)]


@pytest.mark.rule("TED-CTR-06", "TED-EX-15", "TED-RULING-64")
def test_a_goblins_modifier_is_the_number_of_goblins() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    goblin(s, 1, "firepot", "D4")
    goblin(s, 2, "firepot", "lair")
    assert [counter_modifier(s, GOBLIN_1, act) for act in (0, 1, 2)] == [2, 2, 2]


@pytest.mark.rule("TED-EX-47", "TED-CTR-02")
def test_three_goblins_hurt_a_bowman_whatever_his_defence() -> None:
    s = lay_out(TAVISH, BRUNA, rooms="D3")
    for slot in (1, 2, 3):
        goblin(s, slot, "pikeling", "D3")
    s.heroes[TAVISH].focus = 0
    table = play(s, hero=[(3, 3, 3)], enemy=[SHIELD]).choose(0, attack("ash_bow", GOBLIN_3), take(1))
    assert table.told(Hurt) == [Hurt(TAVISH, 3)]
    s.heroes[TAVISH].health = 6
    gear(s, TAVISH, "mail")
    s.turn.heroic = 1
    table = play(s, hero=[(3, 3, 3)], enemy=[2]).choose(0, attack("ash_bow", GOBLIN_3), take(1))
    assert table.told(Countered) == [Countered(GOBLIN_3, 5, 4)] and table.told(Hurt) == [Hurt(TAVISH, 1)]


@pytest.mark.rule("TED-CTR-05", "TED-TORCH-08")
def test_on_the_torch_face_the_enemy_misses_and_the_torch_goes_down() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[WEAK], enemy=[TORCH]).choose(0, attack("hammer", MINOTAUR), take(1)).expects(0, TURN)
    assert table.told(Hurt) == [] and table.told(TorchMoved) == [TorchMoved(19)]


@pytest.mark.rule("TED-CTR-11", "TED-EX-35")
def test_a_killed_enemy_does_not_counter_and_its_torch_is_ignored() -> None:
    s = lay_out(OSWIN, BRUNA)
    goblin(s, 1, "firepot", "D4")
    table = play(s, hero=[(6, 3, 3)], enemy=[TORCH]).choose(0, attack("hammer", GOBLIN_1), take(1), DECLINE)
    table.expects(0, TURN)
    assert table.told(TorchMoved) == [] and table.state.torch == 20


@pytest.mark.rule("TED-CTR-10", "TED-RULING-34")
def test_of_several_targets_the_attacker_chooses_who_counters() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3 E3")
    gear(s, ISAVETH, "sp_clap")
    for slot, square in enumerate(("D4", "D3", "D3"), 1):
        goblin(s, slot, "pikeling", square)
    table = play(s, hero=[(1, 1, 3)], enemy=[2]).choose(0, Perform(DEEDS["clap"]), take(1)).expects(0, COUNTERING)
    assert table.choices(0) == [LetCounter(GOBLIN_1), LetCounter(GOBLIN_2), LetCounter(GOBLIN_3)]
    table.choose(0, LetCounter(GOBLIN_2))
    assert table.told(Countered) == [Countered(GOBLIN_2, 5, 3)]


@pytest.mark.rule("TED-CTR-01", "TED-ATK-13")
def test_an_enemy_in_line_of_sight_counters_even_beyond_the_weapons_range() -> None:
    s = lay_out(TAVISH, BRUNA, rooms="D3 D2 D1")
    minion(s, "marshal", "D1")
    table = play(s, hero=[WEAK], enemy=[4]).choose(0, attack("ash_bow", s.foes[-1]), take(1))
    assert table.told(Countered) == [Countered(s.foes[-1], 6, 3)]


@pytest.mark.rule("TED-RULING-38", "TED-RULING-25")
def test_an_unpaid_spell_can_still_be_countered() -> None:
    s = lay_out(MERROW, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(6, 3, 3)], enemy=[5]).choose(0, attack("glass_arrow", MINOTAUR), take(1), FORGO)
    assert table.told(Countered) == [Countered(MINOTAUR, 6, 4)] and table.state.health[MINOTAUR] == 6


@pytest.mark.rule("TED-STAT-02", "TED-KO-01", "TED-KO-02")
def test_a_hero_felled_by_a_counter_attack_ends_its_turn_with_the_torch_step() -> None:
    s = lay_out(DRUSK, BRUNA)
    minion(s, "minotaur", "D4")
    s.heroes[DRUSK].health, s.heroes[DRUSK].focus = 2, 0
    table = play(s, hero=[WEAK], enemy=[5]).choose(0, attack("pit_axe", MINOTAUR), take(1))
    assert table.told(Fell) == [Fell(DRUSK)] and table.state.heroes[DRUSK].health == 0
    assert table.state.turn.hero == BRUNA and table.state.torch == 19


@pytest.mark.rule("TED-STAT-06", "TED-RULING-35")
def test_defence_counts_worn_cards_and_lent_shields_and_never_falls_below_0() -> None:
    s = lay_out(DRUSK, BRUNA)
    gear(s, DRUSK, "lion_mane", "shield")
    s.heroes[DRUSK].shields = ((BRUNA, 2),)
    assert hero_defence(s, DRUSK, MISSILE) == 4 + 2 and hero_defence(s, DRUSK, MELEE) == 4 + 1 + 2
    s = lay_out(DRUSK, BRUNA)
    gear(s, DRUSK, "great_axe")
    s.trial.guard = -5
    assert hero_defence(s, DRUSK, MELEE) == 0


# The Boss


@pytest.mark.rule("TED-BCTR-01", "TED-CTR-08")
def test_the_boss_has_a_modifier_for_each_type_of_attack() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    knight = boss(s, "knight")
    assert [counter_modifier(s, knight, act) for act in (0, 1, 2)] == [2, 3, 2]


@pytest.mark.rule("TED-BCTR-02", "TED-EX-28", "TED-RULING-53")
def test_a_spell_at_the_hollow_regent_costs_2_focus_after_the_attack() -> None:
    s = lay_out(ISAVETH, BRUNA, act=2)
    lair_door(s, "D3")
    regent = boss(s, "regent")
    s.heroes[ISAVETH].cell, s.heroes[ISAVETH].focus = space(0), 1
    table = play(s, hero=[(1, 4, 4)], enemy=[2]).choose(0, attack("homing_spark", regent), take(1))
    assert table.told(FocusLost) == [FocusLost(ISAVETH, 1)]
    gear(s, ISAVETH, "amulet")
    s.heroes[ISAVETH].focus, s.turn.heroic = 5, 1
    table = play(s, hero=[(1, 4, 4)], enemy=[2]).choose(0, attack("homing_spark", regent), take(1))
    assert table.told(FocusLost) == [FocusLost(ISAVETH, 1)]


@pytest.mark.rule("TED-BCTR-03", "TED-EX-29", "TED-RULING-54")
def test_the_torch_face_against_the_wyrm_burns_all_heroes_near_and_lowers_the_torch() -> None:
    s = lay_out(OSWIN, BRUNA, DRUSK, act=2, rooms="D2")
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm", (8, 8, 8))
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell, s.heroes[DRUSK].cell = space(0), at("D3"), at("D2")
    table = play(s, hero=[(3, 3, 3)], enemy=[TORCH]).choose(0, attack("hammer", wyrm), take(1))
    assert table.told(Hurt)[:2] == [Hurt(OSWIN, 2), Hurt(BRUNA, 2)]
    assert table.told(TorchMoved)[0] == TorchMoved(s.torch_top - 1)


@pytest.mark.rule("TED-BCTR-04")
def test_the_bosss_torch_effect_comes_before_an_enemy_action_of_the_same_step() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    knight = boss(s, "knight")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell = space(0), space(3)
    torch_above(s, ENEMY_SPACE)
    table = play(s, hero=[(3, 3, 3)], enemy=[TORCH]).choose(0, attack("hammer", knight), take(1))
    assert table.told(Hurt) == [Hurt(OSWIN, 2), Hurt(OSWIN, 3), Hurt(BRUNA, 3), Hurt(OSWIN, 1)]


@pytest.mark.rule("TED-RULING-53")
def test_the_loss_comes_even_if_the_boss_cannot_answer_the_spell() -> None:
    s = lay_out(ISAVETH, BRUNA, act=2, rooms="D3 E3")
    lair_door(s, "A7")
    regent = boss(s, "regent", square="E3")
    s.heroes[ISAVETH].focus = 8
    table = play(s, hero=[(3, 3, 3)]).choose(0, attack("homing_spark", regent), take(1))
    assert table.told(EnemyRolled) == [] and table.told(FocusLost) == [FocusLost(ISAVETH, 2)]


@pytest.mark.rule("TED-RULING-05", "TED-BCTR-02")
def test_who_falls_to_the_counter_attack_still_loses_focus_to_the_boss() -> None:
    s = lay_out(ISAVETH, BRUNA, act=2, seats=2)
    lair_door(s, "D3")
    oracle = boss(s, "oracle")
    s.heroes[ISAVETH].cell, s.heroes[ISAVETH].health, s.heroes[ISAVETH].focus = space(0), 1, 3
    table = play(s, hero=[(3, 3, 3)], enemy=[5], seats=2).choose(0, attack("homing_spark", oracle), take(1))
    assert table.told(Fell) == [Fell(ISAVETH)] and table.told(FocusLost)[0] == FocusLost(ISAVETH, 1)
