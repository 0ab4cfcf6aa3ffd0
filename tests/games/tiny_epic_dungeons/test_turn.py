"""Turns, Rest, waking and movement (TED-TURN, TED-REST, TED-KO, TED-MOVE, TED-LAIR)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.choices import (
    END_TURN,
    ENTER_LAIR,
    PROVOKE,
    REST,
    Attack,
    Perform,
    TakeCard,
    Walk,
)
from flambeau.games.tiny_epic_dungeons.events import FocusLost, Healed, Hurt, Rested, TorchMoved
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.equip import RECOVERING
from flambeau.games.tiny_epic_dungeons.rules.values import speed_of
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    ISAVETH,
    LIANE,
    MINOTAUR,
    OSWIN,
    TAVISH,
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
    room,
    space,
    take,
)  # fmt: skip


@pytest.mark.rule("TED-TURN-01", "TED-RULING-108")
def test_heroes_take_turns_in_seat_order_and_unconscious_ones_keep_their_place() -> None:
    s = lay_out(OSWIN, BRUNA, DRUSK, seats=3)
    s.heroes[BRUNA].health = 0
    table = play(s, seats=3).expects(0, TURN).choose(0, END_TURN).expects(1, TURN)
    table.choose(1, END_TURN).expects(2, TURN).choose(2, END_TURN).expects(0, TURN)


@pytest.mark.rule("TED-REST-02", "TED-REST-04", "TED-RULING-27")
def test_resting_is_the_heroic_action_and_gives_3_health_and_5_focus() -> None:
    s = lay_out(OSWIN, BRUNA)
    minion(s, "minotaur", "D4")
    s.heroes[OSWIN].health, s.heroes[OSWIN].focus = 2, 0
    table = play(s).choose(0, REST).expects(0, TURN)
    assert table.state.heroes[OSWIN].health == 5 and table.state.heroes[OSWIN].focus == 5
    assert table.refused(0, REST) == "TED-TURN-06" and table.refused(0, attack("hammer", MINOTAUR)) == "TED-TURN-06"


@pytest.mark.rule("TED-REST-01")
def test_worn_cards_make_a_rest_better() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "robe")
    s.heroes[ISAVETH].focus = 0
    assert play(s).choose(0, REST).state.heroes[ISAVETH].focus == 7


@pytest.mark.rule("TED-KO-04", "TED-KO-05", "TED-REST-03")
def test_an_unconscious_hero_must_rest_then_may_move_and_then_its_turn_ends() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    minion(s, "minotaur", "D4")
    s.heroes[BRUNA].health, s.heroes[BRUNA].focus = 0, 1
    table = play(s).choose(0, END_TURN).expects(0, TURN)
    assert table.told(Rested) == [Rested(BRUNA)] and table.state.heroes[BRUNA].health == 3
    assert table.choices(0) == [Walk(at("D3")), END_TURN]


@pytest.mark.rule("TED-KO-06", "TED-RULING-88", "TED-EX-37")
def test_in_its_waking_turn_a_hero_performs_no_free_action() -> None:
    s = lay_out(OSWIN, DRUSK, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[DRUSK].health = 0
    table = play(s).choose(0, END_TURN)
    assert table.refused(0, Perform(DEEDS["sprint"])) == "TED-KO-06"
    assert table.refused(0, PROVOKE) == "TED-KO-06" and table.refused(0, REST) == "TED-KO-06"


@pytest.mark.rule("TED-TURN-02", "TED-TURN-03", "TED-RULING-75")
def test_nothing_is_compulsory_and_the_turn_may_always_be_ended() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    table = play(s)
    assert END_TURN in table.choices(0) and Walk(at("D3")) in table.choices(0)
    table.match.concede(0)
    table.over("conceded", ())


@pytest.mark.rule("TED-MOVE-01", "TED-STAT-05", "TED-RULING-12")
def test_a_hero_enters_no_more_rooms_than_its_speed() -> None:
    s = lay_out(DRUSK, BRUNA, rooms="D3 D2 D1")
    table = play(s).choose(0, Walk(at("D3")), Walk(at("D2")), Walk(at("D1")))
    assert table.choices(0, Walk) == [] and table.refused(0, Walk(at("D2"))) == "TED-MOVE-01"
    table.choose(0, Perform(DEEDS["sprint"]), Walk(at("D2")))
    slow = lay_out(DRUSK, BRUNA)
    gear(slow, DRUSK, "tower_shield", "boar_hide")
    assert speed_of(slow, DRUSK) == 1


@pytest.mark.rule("TED-MOVE-03")
def test_a_move_follows_corridors_of_both_cards() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_07", turn=1)
    room(s, "E4", "room_07", turn=1)
    assert play(s).choices(0, Walk) == [Walk(at("E4"))]


@pytest.mark.rule("TED-MOVE-07", "TED-MOVE-08")
def test_an_enemy_in_the_room_entered_ends_the_movement() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    goblin(s, 1, "firepot", "D3")
    table = play(s).choose(0, Walk(at("D3")))
    assert table.choices(0, Walk) == []


@pytest.mark.rule("TED-RULING-11")
def test_a_hero_that_starts_beside_an_enemy_may_leave_freely() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    goblin(s, 1, "firepot", "D4")
    table = play(s).choose(0, Walk(at("D3")), Walk(at("D2")))
    assert table.state.heroes[OSWIN].cell == at("D2")


@pytest.mark.rule("TED-ICON-17", "TED-RULING-13")
def test_the_falcons_cloak_lets_its_bearer_pass_enemies() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    gear(s, OSWIN, "falcon_cloak")
    goblin(s, 1, "firepot", "D3")
    play(s).choose(0, Walk(at("D3")), Walk(at("D2")))


@pytest.mark.rule("TED-MOVE-05", "TED-RULING-10")
def test_a_heroic_action_ends_a_movement_that_has_begun_but_one_may_act_first_and_then_move() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    table = play(s).choose(0, Walk(at("D3")), REST)
    assert table.choices(0, Walk) == []
    table = play(lay_out(OSWIN, BRUNA, rooms="D3 D2")).choose(0, REST, Walk(at("D3")), Walk(at("D2")))
    assert table.state.turn.rooms == 2


@pytest.mark.rule("TED-MOVE-06", "TED-FREE-01")
def test_free_actions_do_not_end_a_movement() -> None:
    s = lay_out(DRUSK, BRUNA, rooms="D3 D2")
    table = play(s).choose(0, Walk(at("D3")), Perform(DEEDS["sprint"]), Walk(at("D2")))
    assert table.state.turn.heroic == 1


@pytest.mark.rule("TED-MOVE-09")
def test_heroes_do_not_hinder_each_other_in_the_dungeon() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3 D2")
    s.heroes[BRUNA].cell = at("D3")
    play(s).choose(0, Walk(at("D3")), Walk(at("D2")))


# The Boss board


@pytest.mark.rule("TED-LAIR-01", "TED-LAIR-06", "TED-LAIR-07")
def test_entering_the_lair_costs_1_speed_and_leads_to_the_threshold_first() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[LIANE].cell = at("D3")
    table = play(s).choose(0, ENTER_LAIR)
    assert table.state.turn.rooms == 1 and table.state.heroes[LIANE].cell == space(0)
    assert table.choices(0, Walk) == [Walk(at("D3")), Walk(space(1)), Walk(space(5))]


@pytest.mark.rule("TED-LAIR-12", "TED-RULING-50")
def test_enemies_in_the_lair_stop_nobody_and_one_may_leave_by_the_threshold() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    goblin(s, 1, "firepot", "lair")
    s.heroes[LIANE].cell = space(1)
    table = play(s).choose(0, Walk(space(0)), Walk(at("D3")))
    assert not table.state.turn.halted


@pytest.mark.rule("TED-LAIR-11", "TED-EX-24", "TED-RULING-89")
def test_with_1_speed_left_one_cannot_enter_past_a_hero_on_the_threshold() -> None:
    s = lay_out(DRUSK, BRUNA, act=2, rooms="D2")
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[DRUSK].cell, s.heroes[BRUNA].cell = at("D3"), space(0)
    s.turn.rooms = 2
    assert play(s).refused(0, ENTER_LAIR) == "TED-LAIR-11"
    s.turn.rooms = 1
    table = play(s).choose(0, ENTER_LAIR)
    assert table.refused(0, END_TURN) == "TED-RULING-49" and table.refused(0, REST) == "TED-RULING-49"
    table.choose(0, Walk(space(1))).choose(0, END_TURN)


@pytest.mark.rule("TED-EX-46", "TED-LAIR-10")
def test_past_three_heroes_one_needs_3_speed() -> None:
    for speed, enters in ((2, False), (3, True)):
        s = lay_out(DRUSK, BRUNA, OSWIN, TAVISH, act=2)
        lair_door(s, "D3")
        boss(s, "wyrm", (8, 8, 8, 8))
        s.heroes[DRUSK].cell = at("D3")
        s.heroes[BRUNA].cell, s.heroes[OSWIN].cell, s.heroes[TAVISH].cell = space(0), space(1), space(5)
        s.turn.rooms = 3 - speed
        assert (ENTER_LAIR in play(s).choices(0)) == enters


@pytest.mark.rule("TED-LAIR-09", "TED-RULING-48", "TED-LAIR-08")
def test_a_space_gives_its_bonus_once_when_a_move_ends_there() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm")
    s.heroes[LIANE].cell, s.heroes[LIANE].health = space(2), 3
    table = play(s, hero=[(3, 3, 3)], enemy=[2]).choose(0, Walk(space(3)))
    assert table.told(Healed) == []
    table.choose(0, attack("twin_blades", wyrm))
    assert table.told(Healed) == [Healed(LIANE, 2)]
    table.choose(0, take(1), END_TURN)
    assert table.told(Healed) == [Healed(LIANE, 2)]


@pytest.mark.rule("TED-RULING-48", "TED-RULING-23")
def test_a_harmful_space_acts_at_the_end_of_the_turn_but_not_on_who_only_stands_there() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[LIANE].cell, s.heroes[BRUNA].cell = space(4), at("D3")
    table = play(s).choose(0, Walk(space(5)), END_TURN)
    assert table.told(Hurt) == [Hurt(LIANE, 1)]
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "regent")
    s.heroes[LIANE].cell = space(5)
    assert play(s).choose(0, END_TURN).told(FocusLost) == []


@pytest.mark.rule("TED-RULING-72", "TED-LAIR-09")
def test_a_space_may_let_its_hero_recover_a_card_before_the_torch_step() -> None:
    s = lay_out(LIANE, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "giant")
    s.loot_row = (ITEMS["mail"],)
    s.heroes[LIANE].cell = space(2)
    table = play(s).choose(0, Walk(space(3)), END_TURN).expects(0, RECOVERING)
    assert table.told(TorchMoved) == []
    table.choose(0, TakeCard(ITEMS["mail"]))
    assert table.told(TorchMoved)[0] == TorchMoved(19)


@pytest.mark.rule("TED-RULING-49")
def test_a_hero_knocked_out_on_anothers_space_shares_it_and_may_act_there_later() -> None:
    s = lay_out(YARROW, BRUNA, act=2)
    lair_door(s, "D3")
    boss(s, "wyrm")
    s.heroes[YARROW].cell = s.heroes[BRUNA].cell = space(1)
    table = play(s)
    assert END_TURN in table.choices(0) and table.choices(0, Attack)


@pytest.mark.rule("TED-TURN-07", "TED-SOLO-02")
def test_nobody_acts_in_another_heros_turn_and_one_player_may_run_several_heroes() -> None:
    table = play(lay_out(OSWIN, BRUNA, seats=2), seats=2)
    assert table.match.asked() == (0,)
    table = play(lay_out(OSWIN, BRUNA)).choose(0, END_TURN).expects(0, TURN)
    assert table.state.turn.hero == BRUNA
