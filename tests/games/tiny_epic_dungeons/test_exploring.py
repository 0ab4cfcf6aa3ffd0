"""Exploring by moving, and what waits in Rooms (TED-EXPL, TED-DANGER, TED-GOB, TED-MIN, TED-TRAP)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import Die, Item, Quarter, Skill
from flambeau.games.tiny_epic_dungeons.choices import (
    END_TURN,
    PAY,
    REST,
    REVEAL_AROUND,
    ChangeDie,
    Disarm,
    Explore,
    Lay,
    Orient,
    Perform,
    Reveal,
    Settle,
    UseSkill,
    Walk,
)
from flambeau.games.tiny_epic_dungeons.events import (
    Ambushed,
    CardLaid,
    Evaded,
    Explored,
    Fell,
    GoblinCame,
    Healed,
    Hurt,
    MinionCame,
    Revealed,
    Rolled,
    TorchMoved,
    TrapSprung,
)
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, EVADES
from flambeau.games.tiny_epic_dungeons.rules import danger
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.equip import RECOVERING
from flambeau.games.tiny_epic_dungeons.rules.reveal import LAYING, ORIENTING, REVEALING
from flambeau.games.tiny_epic_dungeons.rules.skill import CHOOSING_SKILL, ROLLED
from flambeau.games.tiny_epic_dungeons.rules.torch import ENEMY_SPACE
from flambeau.kernel import Pile
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    CARDS,
    DRUSK,
    GOBLIN_1,
    ISAVETH,
    LIANE,
    MINIONS,
    OSWIN,
    at,
    face_down,
    gear,
    goblin,
    lair_door,
    lay_out,
    minion,
    play,
    room,
    stack,
    take,
    torch_above,
)  # fmt: skip


@pytest.mark.rule("TED-EXPL-01", "TED-EXPL-05", "TED-MOVE-04")
def test_for_1_speed_a_hero_reveals_a_card_beside_its_room_and_must_enter_it() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D5")
    face_down(s, "D3", "room_13")
    table = play(s).choose(0, Walk(at("D5")), Walk(at("D4")), Explore(at("D3"))).expects(0, TURN)
    assert table.state.heroes[OSWIN].cell == at("D3") and table.state.turn.rooms == 3
    assert table.told(Explored) == [Explored(OSWIN, at("D3"))]
    assert table.refused(0, Walk(at("D4"))) == "TED-MOVE-01"


@pytest.mark.rule("TED-RULING-14")
def test_only_a_card_opposite_a_corridor_of_the_own_room_can_be_explored() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_07", turn=0)  # a straight from north to south
    face_down(s, "C3", "room_13")
    face_down(s, "D2", "room_13")
    s.heroes[OSWIN].cell = at("D3")
    table = play(s)
    assert table.choices(0, Explore) == [Explore(at("D2"))]
    assert table.refused(0, Explore(at("C3"))) == "TED-EXPL-01"
    assert table.refused(0, Explore(at("D4"))) == "TED-EXPL-01"


@pytest.mark.rule("TED-EXPL-02", "TED-EX-04")
def test_the_explorer_turns_the_card_as_it_likes_if_only_a_path_leads_back() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_03")  # a corner, open to north and east
    table = play(s).choose(0, Explore(at("D3"))).expects(0, ORIENTING)
    assert table.choices(0) == [Orient(Quarter(1)), Orient(Quarter(2))]
    assert table.refused(0, Orient(Quarter(0))) == "TED-EXPL-02"
    table.choose(0, Orient(Quarter(2)))
    assert table.state.ways[at("D3")] == 0b1100  # south and west


@pytest.mark.rule("TED-EXPL-07", "TED-EXPL-03")
def test_new_cards_are_laid_before_the_hero_moves_in_and_meets_danger() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_23")
    stack(s, "room_01", "room_02", "room_04", "room_05")
    table = play(s).choose(0, Explore(at("D3")))
    rules = table.rules_told()
    order = [rules.index(rule) for rule in ("TED-EXPL-01", "TED-ICON-21", "TED-EXPL-03", "TED-GOB-01", "TED-GOB-02")]
    assert order == sorted(order)
    assert table.told(CardLaid) == [CardLaid(at("D2")), CardLaid(at("E3")), CardLaid(at("C3"))]


@pytest.mark.rule("TED-RULING-18", "TED-EXPL-04")
def test_an_explorer_chooses_which_corridors_get_the_last_cards() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_28")
    stack(s, "room_01")
    table = play(s).choose(0, Explore(at("D3"))).expects(0, LAYING).choose(0, Lay(at("E3"))).expects(0, TURN)
    assert table.told(CardLaid) == [CardLaid(at("E3"))] and table.state.heroes[OSWIN].cell == at("D3")


@pytest.mark.rule("TED-EXPL-09", "TED-EX-50")
def test_a_hero_goes_on_exploring_while_it_has_speed_and_meets_no_enemy() -> None:
    s = lay_out(DRUSK, BRUNA, rooms="D3")
    face_down(s, "D2", "room_28")
    stack(s, "room_13", "room_28", "room_28")
    table = play(s).choose(0, Walk(at("D3")), Explore(at("D2")), Explore(at("D1")))
    assert table.state.turn.rooms == 3 and not table.choices(0, Explore) and not table.choices(0, Walk)
    table.choose(0, Perform(DEEDS["sprint"]))
    assert Walk(at("D2")) in table.choices(0)


@pytest.mark.rule("TED-EXPL-06", "TED-GOB-01", "TED-DANGER-01")
def test_a_goblin_in_an_explored_room_deals_1_damage_and_ends_the_movement() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_23")
    table = play(s).choose(0, Explore(at("D3"))).expects(0, TURN)
    assert table.told(Hurt) == [Hurt(OSWIN, 1)] and table.told(Ambushed) == [Ambushed(OSWIN)]
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_1, at("D3"))]
    assert table.refused(0, Walk(at("D4"))) == "TED-MOVE-07"


@pytest.mark.rule("TED-MIN-01", "TED-MIN-03", "TED-MIN-04")
def test_a_minion_in_an_explored_room_deals_2_damage_and_ends_the_movement() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "enc_01")
    table = play(s).choose(0, Explore(at("D3")), Orient(Quarter(1))).expects(0, TURN)
    assert table.told(Hurt) == [Hurt(OSWIN, 2)] and table.state.turn.halted
    assert table.told(MinionCame) == [MinionCame(MINIONS["minotaur"], at("D3"))]
    assert table.state.health[MINIONS["minotaur"]] == 6


@pytest.mark.rule("TED-RULING-13", "TED-ICON-17")
def test_with_stealth_an_explorer_is_neither_hurt_nor_stopped_but_the_enemy_stands_there() -> None:
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "falcon_cloak")
    face_down(s, "D3", "room_23")
    table = play(s).choose(0, Explore(at("D3")))
    assert table.told(Hurt) == [] and table.state.foe_at[GOBLIN_1] == at("D3")
    table.choose(0, Walk(at("D4")))


@pytest.mark.rule("TED-RULING-22")
def test_an_ambush_that_knocks_a_hero_out_still_places_the_enemy_and_the_turn_ends() -> None:
    s = lay_out(OSWIN, BRUNA, seats=2)
    s.heroes[OSWIN].health = 2
    face_down(s, "D3", "enc_01")
    table = play(s, seats=2).choose(0, Explore(at("D3")), Orient(Quarter(1))).expects(1, TURN)
    assert table.told(Fell) == [Fell(OSWIN)] and table.told(TorchMoved) == [TorchMoved(s.torch_top - 1)]
    assert table.told(MinionCame) == [MinionCame(MINIONS["minotaur"], at("D3"))]


@pytest.mark.rule("TED-RULING-20", "TED-DANGER-01")
def test_a_room_that_has_been_revealed_brings_no_second_enemy() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_23")
    table = play(s).choose(0, Walk(at("D3")), Walk(at("D4")))
    assert table.told(GoblinCame) == [] and table.told(Hurt) == []


@pytest.mark.rule("TED-GOB-05", "TED-EX-36")
def test_a_fifth_goblin_found_by_an_explorer_loses_the_game() -> None:
    s = lay_out(OSWIN, BRUNA)
    for slot in (1, 2, 3, 4):
        goblin(s, slot, "firepot", "G7")
    face_down(s, "D3", "room_25")
    play(s).choose(0, Explore(at("D3")), Orient(Quarter(1))).over("overrun", ())


@pytest.mark.rule("TED-RULING-69")
def test_no_more_minions_come_than_there_are_heroes() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.hearts = 1
    minion(s, "golem", "G7")
    face_down(s, "D3", "enc_01")
    table = play(s).choose(0, Explore(at("D3")), Orient(Quarter(1)))
    assert table.told(MinionCame) == [] and table.told(Hurt) == []


@pytest.mark.rule("TED-RULING-61")
def test_in_act_2_one_explores_by_moving_but_the_reveal_action_is_gone() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    lair_door(s, "D5")
    face_down(s, "D3", "room_28")
    table = play(s)
    assert table.refused(0, REVEAL_AROUND) == "TED-RULING-61"
    table.choose(0, Explore(at("D3")))


# The reveal action


@pytest.mark.rule("TED-FREE-08", "TED-FREE-09", "TED-EX-18")
def test_for_a_space_of_the_torch_all_rooms_around_are_revealed_and_nobody_is_hurt() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "enc_01")
    face_down(s, "E4", "room_23")
    s.heroes[OSWIN].health = 1
    table = play(s).choose(0, REVEAL_AROUND).expects(0, REVEALING)
    assert table.told(TorchMoved) == [TorchMoved(s.torch_top - 1)]
    table.choose(0, Reveal(at("D3")), Orient(Quarter(1))).expects(0, TURN)
    assert [told.at for told in table.told(Revealed)] == [at("D3"), at("E4")]
    assert table.told(Hurt) == [] and table.state.heroes[OSWIN].cell == at("D4") and not table.state.turn.halted
    assert table.state.foe_at[GOBLIN_1] == at("E4") and table.state.foe_at[MINIONS["minotaur"]] == at("D3")


@pytest.mark.rule("TED-RULING-17")
def test_the_reveal_action_needs_a_card_and_leaves_new_ones_face_down() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D3")
    assert play(s).refused(0, REVEAL_AROUND) == "TED-RULING-17"
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_28")
    stack(s, "room_28", "room_28", "room_28")
    table = play(s).choose(0, REVEAL_AROUND).expects(0, TURN)
    assert [told.at for told in table.told(Revealed)] == [at("D3")] and len(table.told(CardLaid)) == 3


@pytest.mark.rule("TED-RULING-17", "TED-RULING-37")
def test_if_the_price_of_the_reveal_action_fells_the_hero_nothing_is_revealed() -> None:
    s = lay_out(OSWIN, BRUNA, seats=2)
    face_down(s, "D3", "room_28")
    minion(s, "minotaur", "D4")
    s.heroes[OSWIN].health = 1
    torch_above(s, ENEMY_SPACE)
    table = play(s, seats=2).choose(0, REVEAL_AROUND).expects(1, TURN)
    assert table.told(Revealed) == [] and table.told(Fell) == [Fell(OSWIN)]


@pytest.mark.rule("TED-RULING-95")
def test_the_torch_may_be_paid_down_to_the_skull() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_28")
    s.torch = 1
    play(s).choose(0, REVEAL_AROUND).over("torch-out", ())


# Traps


@pytest.mark.rule("TED-TRAP-01", "TED-TRAP-02", "TED-MOVE-11")
def test_entering_a_trap_room_calls_for_its_evade_test_and_passing_it_costs_nothing() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_20", turn=2)  # evade Strength 5
    table = play(s, hero=[(5, 3, 1)]).choose(0, Walk(at("D3"))).expects(0, ROLLED).choose(0, take(1))
    assert table.told(Evaded) == [Evaded(OSWIN, at("D3"))] and table.told(Hurt) == []


@pytest.mark.rule("TED-TRAP-03", "TED-TRAP-04", "TED-RULING-23")
def test_a_trap_that_is_not_evaded_hurts_and_the_hero_may_still_move_on() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_20", turn=2)
    s.heroes[OSWIN].focus = 0
    table = play(s, hero=[(4, 3, 3)]).choose(0, Walk(at("D3")), take(1)).expects(0, TURN)
    assert table.told(TrapSprung) == [TrapSprung(OSWIN, at("D3"))] and table.told(Hurt) == [Hurt(OSWIN, 2)]
    assert Disarm(DEEDS["falling_gate_disarm"]) in table.choices(0)
    table.choose(0, Walk(at("D4")))


@pytest.mark.rule("TED-TRAP-01", "TED-MOVE-12")
def test_every_entry_tests_until_the_trap_is_neutralised() -> None:
    s = lay_out(LIANE, BRUNA)
    room(s, "D3", "room_20", turn=2)
    table = play(s, hero=[(5, 3), (5, 3)])
    table.choose(0, Walk(at("D3")), take(1), Walk(at("D4")), Walk(at("D3")), take(1))
    assert len(table.told(Rolled)) == 2
    s = lay_out(LIANE, BRUNA)
    room(s, "D3", "room_20", turn=2)
    s.neutralised = 1 << at("D3")
    assert play(s).choose(0, Walk(at("D3"))).expects(0, TURN).told(Rolled) == []


@pytest.mark.rule("TED-TRAP-05", "TED-RULING-107")
def test_who_starts_its_turn_in_a_trap_room_or_sees_it_from_outside_makes_no_test() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_27", turn=1)
    room(s, "E4", "room_20", turn=1)
    s.heroes[OSWIN].cell, s.heroes[BRUNA].cell = at("E4"), at("D3")
    assert play(s).choose(0, END_TURN, END_TURN, END_TURN).told(Rolled) == []
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_16")
    table = play(s).choose(0, REVEAL_AROUND).expects(0, TURN)
    assert table.told(Rolled) == [] and [told.at for told in table.told(Revealed)] == [at("D3")]


@pytest.mark.rule("TED-ICON-01", "TED-TEST-01")
def test_any_skill_means_that_the_player_chooses_which_to_test() -> None:
    s = lay_out(ISAVETH, BRUNA)
    room(s, "D3", "room_16")
    s.heroes[ISAVETH].focus = 0
    table = play(s, hero=[(4, 3, 3)]).choose(0, Walk(at("D3"))).expects(0, CHOOSING_SKILL)
    assert len(table.choices(0)) == 3
    table.choose(0, UseSkill(Skill(2))).choose(0, take(1))
    assert table.told(Hurt) == [Hurt(ISAVETH, 2)] and table.state.trial.skill == 2


@pytest.mark.rule("TED-RULING-05", "TED-RULING-04")
def test_health_from_an_unused_six_comes_after_the_damage_of_a_failed_test() -> None:
    s = lay_out(LIANE, BRUNA, seats=2)
    room(s, "D3", "room_16")
    s.heroes[LIANE].health, s.heroes[LIANE].focus = 2, 0
    table = play(s, hero=[(6, 6)], seats=2).choose(0, Walk(at("D3")), UseSkill(Skill(0)), take(1))
    assert table.told(Fell) == [Fell(LIANE)] and table.told(Healed) == []
    table.expects(1, TURN)
    s = lay_out(LIANE, BRUNA)
    room(s, "D3", "room_16")
    s.heroes[LIANE].health, s.heroes[LIANE].focus = 3, 0
    table = play(s, hero=[(6, 6)]).choose(0, Walk(at("D3")), UseSkill(Skill(0)), take(1))
    assert table.told(Healed) == [Healed(LIANE, 1)] and table.state.heroes[LIANE].health == 2
    assert table.rules_told().index("TED-TRAP-03") < table.rules_told().index("TED-TEST-17")


@pytest.mark.rule("TED-EX-45", "TED-KO-06")
def test_a_hero_that_has_just_woken_must_evade_without_changing_dice() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_20", turn=2)
    s.heroes[BRUNA].health = 0
    table = play(s, hero=[(4, 3, 3)]).choose(0, END_TURN, Walk(at("D3"))).expects(0, ROLLED)
    assert table.state.heroes[BRUNA].focus == 5
    assert {type(one) for one in table.choices(0)} == {Settle}
    assert table.refused(0, ChangeDie(Die(0), True)) == "TED-KO-06"


@pytest.mark.rule("TED-RULING-35", "TED-RULING-12")
def test_the_snare_takes_speed_which_can_end_a_movement_but_not_undo_it() -> None:
    s = lay_out(DRUSK, BRUNA)
    room(s, "D3", "room_19")
    s.heroes[DRUSK].focus = 0
    room(s, "D2")
    table = play(s, hero=[(3, 3)]).choose(0, Walk(at("D3")), take(1))
    assert table.told(Hurt) == [Hurt(DRUSK, 2)]
    table.choose(0, Walk(at("D2")))
    assert not table.choices(0, Walk) and table.state.turn.rooms == 2


@pytest.mark.rule("TED-RULING-107", "TED-RULING-24")
def test_the_snoring_den_tests_every_entry_and_wakes_a_goblin_without_an_ambush() -> None:
    s = lay_out(LIANE, BRUNA)
    room(s, "D3", "room_27", turn=1)
    s.loot_row = (Item(0),)
    table = play(s, hero=[(4, 3, 3)]).choose(0, Walk(at("D3")), take(1)).expects(0, RECOVERING)
    s = lay_out(LIANE, BRUNA)
    room(s, "D3", "room_27", turn=1)
    s.heroes[LIANE].focus = 0
    table = play(s, hero=[(3, 3, 3)]).choose(0, Walk(at("D3")), take(1)).expects(0, TURN)
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_1, at("D3"))] and table.told(Hurt) == []
    assert table.refused(0, Walk(at("D4"))) == "TED-MOVE-07"


@pytest.mark.rule("TED-RULING-21")
def test_an_encounter_comes_before_a_trap_of_the_same_room(monkeypatch: pytest.MonkeyPatch) -> None:
    evades = list(EVADES)
    evades[CARDS["enc_01"]] = (DEEDS["falling_gate_evade"],)  # no card of the box has both
    monkeypatch.setattr(danger, "EVADES", tuple(evades))
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "enc_01")
    table = play(s, hero=[(5, 3, 3)]).choose(0, Explore(at("D3")), Orient(Quarter(1))).expects(0, ROLLED)
    rules = table.rules_told()
    assert rules.index("TED-MIN-01") < rules.index("TED-MIN-02") < rules.index("TED-TRAP-01")


@pytest.mark.rule("TED-MOVE-05", "TED-RULING-10")
def test_a_room_revealed_by_moving_counts_as_having_moved() -> None:
    s = lay_out(OSWIN, BRUNA)
    face_down(s, "D3", "room_28")
    s.dungeon = Pile(())
    table = play(s).choose(0, Explore(at("D3")), REST)
    assert table.refused(0, Walk(at("D4"))) == "TED-MOVE-05"


@pytest.mark.rule("TED-TURN-02", "TED-RULING-13")
def test_a_granted_move_may_explore_unseen() -> None:
    s = lay_out(LIANE, BRUNA)
    face_down(s, "D3", "room_23")
    stack(s)
    table = play(s, hero=[(6, 3, 3)])
    table.choose(0, Perform(DEEDS["ghost_step"]), take(1))
    table.choose(0, PAY)
    table.choose(0, Explore(at("D3")))
    assert table.told(Hurt) == [] and table.state.turn.rooms == 0 and not table.state.turn.halted
