"""Attacks: targets, ranges, damage, several targets, pushes (TED-ATK, TED-RANGE, TED-KILL)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.choices import DECLINE, PAY, STAY, Attack, Boost, Perform, ShoveTo, Strike
from flambeau.games.tiny_epic_dungeons.events import Countered, EnemyRolled, FoeHurt, FoeKilled, FoePushed, FoeUnhurt
from flambeau.games.tiny_epic_dungeons.powers import DEEDS
from flambeau.games.tiny_epic_dungeons.rules.attack import NEXT_TARGET, PUSHING
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.reward import REWARDING
from flambeau.games.tiny_epic_dungeons.rules.values import foe_defence
from flambeau.games.tiny_epic_dungeons.vocabulary import MELEE, MISSILE
from flambeau.kernel import Intent
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    GOBLIN_2,
    ISAVETH,
    LIANE,
    MINIONS,
    MINOTAUR,
    OSWIN,
    TAVISH,
    at,
    attack,
    gear,
    goblin,
    lay_out,
    minion,
    play,
    room,
    take,
)  # fmt: skip


@pytest.mark.rule("TED-ATK-09", "TED-ATK-10", "TED-EX-11")
def test_a_melee_attack_of_8_on_the_minotaur_does_2_damage() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    assert foe_defence(s, MINOTAUR, MELEE) == 4 + 2 and foe_defence(s, MINOTAUR, MISSILE) == 4
    assert foe_defence(s, MINIONS["shade"], MISSILE) == 7 and foe_defence(s, MINIONS["shade"], MELEE) == 5
    table = play(s, hero=[(6, 2, 3)], enemy=[2]).choose(0, attack("hammer", MINOTAUR), take(1, 2))
    assert table.told(FoeHurt) == [FoeHurt(MINOTAUR, 2)] and table.state.health[MINOTAUR] == 4


@pytest.mark.rule("TED-ATK-08", "TED-ATK-11")
def test_a_result_equal_to_the_defence_does_no_damage() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(6, 2, 3)], enemy=[2]).choose(0, attack("hammer", MINOTAUR), take(1))
    assert table.state.health[MINOTAUR] == 6 and "TED-ATK-11" in table.rules_told()


@pytest.mark.rule("TED-ATK-02", "TED-RANGE-02", "TED-ICON-07")
def test_a_melee_attack_targets_an_enemy_in_the_same_room_only() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    minion(s, "minotaur", "D3")
    table = play(s).expects(0, TURN)
    assert table.refused(0, attack("hammer", MINOTAUR)) == "TED-RANGE-01"


@pytest.mark.rule("TED-ATK-03", "TED-RANGE-03", "TED-RULING-30")
def test_a_missile_attack_needs_a_straight_line_within_range_and_another_room() -> None:
    s = lay_out(TAVISH, BRUNA, rooms="D3 D2 D1 E3")
    for slot, square in enumerate(("D4", "D1", "E3"), 1):
        goblin(s, slot, "firepot", square)
    table = play(s)
    bow = [c.foe for c in table.choices(0, Attack) if c.deed == DEEDS["ash_bow"]]
    assert bow == [GOBLIN_2]  # three Rooms straight on; not in the own Room, not round the corner


@pytest.mark.rule("TED-RULING-31", "TED-MOVE-02")
def test_a_wall_between_two_cards_ends_the_line_of_sight() -> None:
    s = lay_out(TAVISH, BRUNA)
    room(s, "D3", "room_07", turn=1)  # its corridors run east and west
    goblin(s, 1, "firepot", "D3")
    table = play(s)
    assert table.refused(0, attack("ash_bow", GOBLIN_1)) == "TED-RANGE-01"


@pytest.mark.rule("TED-RANGE-04", "TED-EX-09", "TED-SPELL-02")
def test_any_path_2_reaches_two_rooms_along_a_path_and_no_farther() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3 E3 F3")
    gear(s, ISAVETH, "sp_lance")
    goblin(s, 1, "firepot", "E3")
    goblin(s, 2, "firepot", "F3")
    table = play(s)
    assert attack("lance", GOBLIN_1) in table.choices(0)
    assert table.refused(0, attack("lance", GOBLIN_2)) == "TED-RANGE-01"


@pytest.mark.rule("TED-RANGE-06", "TED-MOVE-10")
def test_figures_never_block_an_attack() -> None:
    s = lay_out(TAVISH, BRUNA, rooms="D3 D2")
    goblin(s, 1, "firepot", "D3")
    s.heroes[BRUNA].cell = at("D3")
    goblin(s, 2, "firepot", "D2")
    assert attack("ash_bow", GOBLIN_2) in play(s).choices(0)


@pytest.mark.rule("TED-ATK-05", "TED-RULING-32", "TED-SPELL-07")
def test_no_enemy_die_is_rolled_against_a_target_out_of_sight_and_it_cannot_counter() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3 E3")
    minion(s, "minotaur", "E3")
    table = play(s, hero=[(5, 1, 1)]).choose(0, attack("homing_spark", MINOTAUR), take(1))
    assert table.told(EnemyRolled) == []
    table.expects(0, table.match.question(0).topic)  # to pay, and nothing was rolled
    table.done()


@pytest.mark.rule("TED-RULING-29")
def test_an_attack_without_a_legal_target_cannot_be_declared() -> None:
    s = lay_out(LIANE, BRUNA)
    gear(s, LIANE, "falcon_reach", "sp_ring")
    table = play(s)
    assert table.choices(0, Attack) == [] and table.choices(0, Perform) == [Perform(DEEDS["ghost_step"])]
    assert table.refused(0, Perform(DEEDS["ring"])) == "TED-RULING-29"
    assert table.refused(0, Intent(Attack, foe=GOBLIN_1)) == "TED-RANGE-01"


@pytest.mark.rule("TED-RULING-85", "TED-EX-43", "TED-RANGE-05")
def test_one_result_is_compared_with_each_target_and_one_beaten_makes_a_success() -> None:
    s = lay_out(LIANE, BRUNA, rooms="D3")
    gear(s, LIANE, "falcon_reach")
    goblin(s, 1, "cutter", "D4")
    goblin(s, 2, "pikeling", "D3")
    s.heroes[LIANE].focus = 4
    table = play(s, hero=[(6, 3, 3)], enemy=[2]).choose(0, Perform(DEEDS["falcon_reach_all"]), take(1))
    table.expects(0, NEXT_TARGET)
    assert table.state.heroes[LIANE].focus == 4 - 3 + 2  # a success: the two 3s
    table.choose(0, Strike(GOBLIN_2), DECLINE)
    assert table.told(FoeUnhurt)[0] == FoeUnhurt(GOBLIN_2) and table.told(FoeKilled) == [FoeKilled(GOBLIN_1)]


@pytest.mark.rule("TED-ATK-12", "TED-KILL-02", "TED-KILL-03")
def test_one_damage_kills_a_goblin_and_frees_its_slot() -> None:
    s = lay_out(OSWIN, BRUNA)
    goblin(s, 1, "slinger", "D4")
    table = play(s, hero=[(6, 3, 3)], enemy=[2]).choose(0, attack("hammer", GOBLIN_1), take(1))
    table.expects(0, REWARDING)
    assert table.state.slots[0] == -1 and table.state.goblin_discard == (6,) and GOBLIN_1 not in table.state.foes


@pytest.mark.rule("TED-ICON-18", "TED-RULING-66")
def test_a_push_leads_away_from_the_hero_and_may_stop_early() -> None:
    s = lay_out(ISAVETH, BRUNA, rooms="D3 D2 E3 C3")
    gear(s, ISAVETH, "sp_clap")
    goblin(s, 1, "pikeling", "D3")
    table = play(s, hero=[(5, 3, 3)], enemy=[2])
    table.choose(0, Perform(DEEDS["clap"]), take(1), PAY)
    table.expects(0, PUSHING)
    assert table.choices(0) == [ShoveTo(at("D2")), ShoveTo(at("C3")), ShoveTo(at("E3")), STAY]
    table.choose(0, ShoveTo(at("E3")))
    assert table.told(FoePushed) == [FoePushed(GOBLIN_1, at("E3"))]
    assert table.state.foe_at[GOBLIN_1] == at("E3")


@pytest.mark.rule("TED-RULING-102", "TED-EQUIP-04")
def test_a_hand_loot_covers_the_printed_weapon_and_may_have_two_attacks() -> None:
    s = lay_out(DRUSK, BRUNA, rooms="D3")
    gear(s, DRUSK, "pike")
    goblin(s, 1, "firepot", "D4")
    goblin(s, 2, "firepot", "D3")
    table = play(s)
    assert table.choices(0, Attack) == [attack("pike", GOBLIN_1), attack("pike_thrown", GOBLIN_2)]
    assert table.refused(0, attack("pit_axe", GOBLIN_1)) == "TED-RULING-102"


@pytest.mark.rule("TED-KILL-06", "TED-KILL-01")
def test_a_minion_dies_when_its_marker_reaches_zero() -> None:
    s = lay_out(OSWIN, BRUNA)
    hound = minion(s, "hound", "D4")
    s.health[hound] = 3
    table = play(s, hero=[(6, 2, 1)], enemy=[2]).choose(0, attack("hammer", hound), take(1, 2))
    assert hound not in table.state.foes and table.told(FoeKilled) == [FoeKilled(MINIONS["hound"])]


@pytest.mark.rule("TED-FREE-13")
def test_goblin_bane_is_of_no_use_against_a_minion() -> None:
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "bane")
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 3, 3)], enemy=[2]).choose(0, attack("hammer", MINOTAUR))
    assert table.refused(0, Boost(DEEDS["bane"])) == "TED-FREE-13"


@pytest.mark.rule("TED-RULING-85", "TED-ICON-28")
def test_with_several_targets_goblin_bane_counts_only_against_goblins() -> None:
    s = lay_out(LIANE, BRUNA)
    gear(s, LIANE, "falcon_reach", "bane")
    goblin(s, 1, "cutter", "D4")
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 3, 3)], enemy=[2]).choose(0, Perform(DEEDS["falcon_reach_all"]))
    table.choose(0, Boost(DEEDS["bane"]), take(1), Strike(MINOTAUR))
    assert table.told(FoeUnhurt) == [FoeUnhurt(MINOTAUR)] and table.told(FoeKilled) == [FoeKilled(GOBLIN_1)]


@pytest.mark.rule("TED-RULING-101")
def test_goblins_killed_by_the_attack_no_longer_count_for_the_counter_attack() -> None:
    s = lay_out(LIANE, BRUNA, rooms="D3")
    gear(s, LIANE, "falcon_reach")
    goblin(s, 1, "cutter", "D4")
    goblin(s, 2, "pikeling", "D3")
    table = play(s, hero=[(6, 3, 3)], enemy=[4]).choose(0, Perform(DEEDS["falcon_reach_all"]), take(1))
    table.choose(0, Strike(GOBLIN_1), DECLINE)
    assert table.told(Countered) == [Countered(GOBLIN_2, 5, 3)]
