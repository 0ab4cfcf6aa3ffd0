"""Enemy actions: who acts when, whom it hits, where it goes (TED-EACT, TED-EMOVE, TED-BGOB)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.choices import END_TURN, GiveUp, Lead, Lure
from flambeau.games.tiny_epic_dungeons.events import FocusLost, FoeMended, FoeMoved, Hurt
from flambeau.games.tiny_epic_dungeons.model import LAIR, EnemyAction
from flambeau.games.tiny_epic_dungeons.powers import ITEMS
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.enemies import LEADING, TARGETING
from flambeau.games.tiny_epic_dungeons.rules.equip import STRIPPING
from flambeau.games.tiny_epic_dungeons.rules.torch import ENEMY_SPACE
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    GOBLIN_2,
    ISAVETH,
    MINOTAUR,
    OSWIN,
    TAVISH,
    at,
    boss,
    gear,
    goblin,
    lair_door,
    lay_out,
    minion,
    play,
    room,
    space,
    torch_above,
)  # fmt: skip


@pytest.mark.rule("TED-EACT-06", "TED-EACT-08", "TED-EX-20")
def test_a_cutter_in_a_heros_room_does_not_move_and_deals_the_number_of_goblins_plus_1() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    goblin(s, 1, "cutter", "D4")
    goblin(s, 2, "firepot", "D3")
    s.heroes[BRUNA].cell = at("D4")
    s.todo.append(EnemyAction(GOBLIN_1))
    table = play(s).expects(0, TURN)
    assert table.told(Hurt) == [Hurt(OSWIN, 3), Hurt(BRUNA, 3)] and table.told(FoeMoved) == []


@pytest.mark.rule("TED-EACT-05", "TED-EACT-08")
def test_a_goblin_that_moves_or_attacks_only_moves_when_nobody_is_in_range() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 D1")
    goblin(s, 1, "cutter", "D1")
    s.todo.append(EnemyAction(GOBLIN_1))
    table = play(s).expects(0, TURN)
    assert table.state.foe_at[GOBLIN_1] == at("D4") and table.told(Hurt) == []


@pytest.mark.rule("TED-EACT-07", "TED-EACT-09", "TED-EX-21")
def test_a_minotaur_moves_into_the_nearest_heros_room_and_deals_3_to_all_there() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 D1")
    minion(s, "minotaur", "D1")
    s.todo.append(EnemyAction(MINOTAUR))
    table = play(s).expects(0, TURN)
    assert table.state.foe_at[MINOTAUR] == at("D4") and table.told(Hurt) == [Hurt(OSWIN, 3), Hurt(BRUNA, 3)]


@pytest.mark.rule("TED-EACT-02", "TED-EACT-03", "TED-EACT-04")
def test_an_enemy_action_deals_printed_damage_that_defence_does_not_reduce() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    gear(s, OSWIN, "plate", "tower_shield")
    marshal = minion(s, "marshal", "D3")
    s.heroes[BRUNA].cell = at("D3")
    s.todo.append(EnemyAction(marshal))
    table = play(s).expects(0, TURN)
    assert table.told(Hurt) == [Hurt(OSWIN, 2), Hurt(BRUNA, 2)]


@pytest.mark.rule("TED-EMOVE-01", "TED-KO-03", "TED-EX-22")
def test_an_unconscious_hero_is_neither_hunted_nor_hit() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 D1")
    minion(s, "minotaur", "D1")
    s.heroes[BRUNA].cell, s.heroes[BRUNA].health = at("D2"), 0
    s.todo.append(EnemyAction(MINOTAUR))
    table = play(s).expects(0, TURN)
    assert table.state.foe_at[MINOTAUR] == at("D4") and table.told(Hurt) == [Hurt(OSWIN, 3)]


@pytest.mark.rule("TED-EMOVE-02", "TED-RULING-80")
def test_of_heroes_equally_near_the_active_player_chooses_the_target() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="C4 E4", seats=2)
    minion(s, "minotaur", "D4")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell = at("C4"), at("E4")
    s.todo.append(EnemyAction(MINOTAUR))
    table = play(s, seats=2).expects(0, TARGETING)
    assert table.choices(0) == [Lure(OSWIN), Lure(BRUNA)]
    table.choose(0, Lure(BRUNA)).expects(0, TURN)
    assert table.state.foe_at[MINOTAUR] == at("E4") and table.told(Hurt) == [Hurt(BRUNA, 3)]


@pytest.mark.rule("TED-EMOVE-03", "TED-EMOVE-04")
def test_of_several_shortest_paths_the_active_player_chooses() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="E4 D5 E5")
    minion(s, "minotaur", "E5")
    s.todo.append(EnemyAction(MINOTAUR))
    table = play(s).expects(0, LEADING)
    assert table.choices(0) == [Lead(at("E4")), Lead(at("D5"))]
    assert table.refused(0, Lead(at("E5"))) == "TED-EMOVE-03"
    table.choose(0, Lead(at("D5"))).expects(0, TURN)
    assert table.told(FoeMoved) == [FoeMoved(MINOTAUR, at("D5")), FoeMoved(MINOTAUR, at("D4"))]


@pytest.mark.rule("TED-EMOVE-08", "TED-EMOVE-05")
def test_an_enemy_that_cannot_reach_its_target_moves_its_full_speed() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 D1")
    troll = minion(s, "troll", "D1")
    s.todo.append(EnemyAction(troll))
    table = play(s).expects(0, TURN)
    assert table.state.foe_at[troll] == at("D3") and table.told(Hurt) == []


@pytest.mark.rule("TED-EMOVE-06")
def test_if_nobody_is_conscious_enemies_do_not_move() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    minion(s, "minotaur", "D2")
    s.heroes[OSWIN].health = s.heroes[BRUNA].health = 0
    s.todo.append(EnemyAction(MINOTAUR))
    table = play(s)
    assert table.told(FoeMoved) == []


@pytest.mark.rule("TED-EMOVE-07")
def test_enemies_cannot_pass_through_walls() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_07", turn=1)
    minion(s, "minotaur", "D3")
    s.todo.append(EnemyAction(MINOTAUR))
    table = play(s)
    assert table.state.foe_at[MINOTAUR] == at("D3")


@pytest.mark.rule("TED-EACT-01", "TED-RULING-39")
def test_goblins_act_in_the_order_of_their_numbers_then_minions_from_left_to_right() -> None:
    s = lay_out(DRUSK, BRUNA)
    hound = minion(s, "hound", "D4")
    minion(s, "minotaur", "D4")
    goblin(s, 2, "firepot", "D4")
    goblin(s, 1, "slinger", "D4")
    s.torch = 19
    table = play(s).choose(0, END_TURN)
    drusk = [e.amount for e in table.told(Hurt) if e.hero == DRUSK]
    assert table.state.foes == (GOBLIN_1, GOBLIN_2, hound, MINOTAUR)
    assert drusk == [1, 2, 3, 3]  # slinger, firepot, hound, minotaur; the next one finds nobody


@pytest.mark.rule("TED-RULING-39", "TED-RULING-78")
def test_an_area_attack_reaches_along_paths_from_where_the_enemy_stands() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    goblin(s, 1, "firepot", "D2")
    s.heroes[BRUNA].cell = at("D2")
    s.todo.append(EnemyAction(GOBLIN_1))
    table = play(s)
    assert table.told(Hurt) == [Hurt(OSWIN, 2), Hurt(BRUNA, 2)]


@pytest.mark.rule("TED-ICON-32", "TED-RULING-47")
def test_the_troll_regains_1_health_even_if_it_hit_nobody_but_never_above_its_track() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2 D1")
    troll = minion(s, "troll", "D1")
    s.health[troll] = 7
    s.todo += [EnemyAction(troll), EnemyAction(troll)]
    table = play(s)
    assert table.told(FoeMended) == [FoeMended(troll, 1)] and table.state.health[troll] == 8


@pytest.mark.rule("TED-ICON-11", "TED-STAT-04")
def test_the_web_matron_drains_focus_never_below_0() -> None:
    s = lay_out(OSWIN, BRUNA)
    matron = minion(s, "matron", "D4")
    s.heroes[OSWIN].focus = 1
    s.todo.append(EnemyAction(matron))
    table = play(s)
    assert table.told(FocusLost) == [FocusLost(OSWIN, 1), FocusLost(BRUNA, 2)]


@pytest.mark.rule("TED-RULING-100")
def test_heroes_hit_by_the_shade_discard_in_turn_order_even_one_that_fell() -> None:
    s = lay_out(OSWIN, BRUNA, seats=2)
    gear(s, OSWIN, "mail")
    gear(s, BRUNA, "penny")
    s.heroes[BRUNA].health = 1
    shade = minion(s, "shade", "D4")
    s.todo.append(EnemyAction(shade))
    table = play(s, seats=2).expects(0, STRIPPING).choose(0, GiveUp(ITEMS["mail"]))
    table.expects(1, STRIPPING).choose(1, GiveUp(ITEMS["penny"])).expects(0, TURN)
    assert table.state.loot_row == (ITEMS["mail"], ITEMS["penny"])


@pytest.mark.rule("TED-RULING-37", "TED-KO-02")
def test_an_active_hero_felled_in_mid_turn_loses_the_rest_of_it_except_the_torch_step() -> None:
    s = lay_out(ISAVETH, BRUNA)
    s.heroes[ISAVETH].health = 2
    minion(s, "minotaur", "D4")
    s.todo.append(EnemyAction(MINOTAUR))
    table = play(s).expects(0, TURN)
    assert table.state.turn.hero == BRUNA and table.state.torch == 19


# The Lair


@pytest.mark.rule("TED-BGOB-02", "TED-BGOB-05", "TED-RULING-42")
def test_a_goblin_follows_the_heroes_into_the_lair_as_one_step() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    goblin(s, 1, "cutter", "D4")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell = space(1), space(2)
    s.todo.append(EnemyAction(GOBLIN_1))
    table = play(s)
    assert table.told(FoeMoved) == [FoeMoved(GOBLIN_1, at("D3")), FoeMoved(GOBLIN_1, LAIR)]


@pytest.mark.rule("TED-BGOB-03", "TED-LAIR-14", "TED-BGOB-01")
def test_a_goblin_in_the_lair_hits_all_heroes_there_and_none_outside() -> None:
    s = lay_out(OSWIN, BRUNA, TAVISH, act=2, rooms="D2", exposed=False)
    lair_door(s, "D3")
    boss(s, "wyrm", (8, 8, 8))
    goblin(s, 1, "firepot", "lair")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell, s.heroes[TAVISH].cell = space(1), space(4), at("D3")
    s.todo.append(EnemyAction(GOBLIN_1))
    table = play(s)
    assert table.told(Hurt) == [Hurt(OSWIN, 2), Hurt(BRUNA, 2)]


@pytest.mark.rule("TED-LAIR-15", "TED-EX-31", "TED-RULING-41")
def test_heroes_on_the_lair_door_are_hit_from_the_lair_if_the_option_says_so() -> None:
    for exposed in (True, False):
        s = lay_out(OSWIN, BRUNA, TAVISH, act=2, rooms="D2", exposed=exposed)
        lair_door(s, "D3")
        wyrm = boss(s, "wyrm", (8, 8, 8))
        s.heroes[OSWIN].cell, s.heroes[BRUNA].cell, s.heroes[TAVISH].cell = space(1), at("D3"), at("D2")
        s.todo.append(EnemyAction(wyrm))
        table = play(s)
        assert [e.hero for e in table.told(Hurt)] == ([OSWIN, BRUNA] if exposed else [OSWIN])


@pytest.mark.rule("TED-TORCH2-02", "TED-EX-30")
def test_in_act_2_goblins_act_first_then_the_boss_moves_and_hits_all_within_4() -> None:
    s = lay_out(OSWIN, BRUNA, act=2, rooms="D2 D1")
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm", square="D1")
    goblin(s, 1, "slinger", "D4")
    torch_above(s, ENEMY_SPACE)
    table = play(s).choose(0, END_TURN)
    assert [e.amount for e in table.told(Hurt)] == [1, 1, 2, 2]
    assert table.state.foe_at[wyrm] == at("D4")


@pytest.mark.rule("TED-RULING-110", "TED-EACT-02")
def test_the_flayed_knight_hits_its_room_hard_and_the_rooms_around_lightly() -> None:
    s = lay_out(OSWIN, BRUNA, TAVISH, act=2, rooms="D2")
    lair_door(s, "D3")
    knight = boss(s, "knight", (8, 8, 8), square="D3")
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell, s.heroes[TAVISH].cell = at("D3"), at("D2"), space(0)
    s.todo.append(EnemyAction(knight))
    table = play(s)
    assert table.told(Hurt) == [Hurt(OSWIN, 3), Hurt(BRUNA, 1)]
