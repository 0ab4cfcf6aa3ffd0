"""What Rooms let one do: Search, Disarm, Portals, Free Actions (TED-SEARCH, TED-DISARM, TED-PORT)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import LOOT, SPELL, Skill, Slot
from flambeau.games.tiny_epic_dungeons.choices import (
    DECLINE,
    DRAW_CARD,
    END_TURN,
    FORGO,
    PAY,
    REST,
    SHIFT_HAND,
    Disarm,
    GiveUp,
    Perform,
    Reveal,
    Search,
    TakeCard,
    UseRoom,
    UseSkill,
    Walk,
    Wear,
)
from flambeau.games.tiny_epic_dungeons.events import (
    Discarded,
    EnemiesAct,
    Failed,
    FocusGained,
    FocusLost,
    GoblinCame,
    Healed,
    Hurt,
    Neutralised,
    Paid,
    Rolled,
    Teleported,
    TorchMoved,
)
from flambeau.games.tiny_epic_dungeons.model import ENTRANCE, Play
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, DISARMS, ITEMS, POWERS, ROOM_FREES, SEARCHES
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.equip import DISCOVERING, FITTING, RECOVERING, STRIPPING
from flambeau.games.tiny_epic_dungeons.rules.movement import TELEPORTING
from flambeau.games.tiny_epic_dungeons.rules.reveal import REVEALING
from flambeau.games.tiny_epic_dungeons.rules.skill import CHOOSING_SKILL, PAYING, ROLLED
from flambeau.games.tiny_epic_dungeons.rules.torch import GOBLIN_SPACE
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    CARDS,
    DRUSK,
    GOBLIN_1,
    ISAVETH,
    LIANE,
    MERROW,
    OSWIN,
    TAVISH,
    at,
    attack,
    boss,
    face_down,
    gear,
    goblin,
    lair_door,
    lay_out,
    minion,
    play,
    room,
    space,
    take,
    torch_above,
)  # fmt: skip

STRENGTH, AGILITY = Skill(0), Skill(1)


def search(name: str) -> Search:
    """Search a Room, by the name of its card."""
    return Search(SEARCHES[CARDS[name]][0])


def disarm(name: str) -> Disarm:
    """Disarm a Room's trap, by the name of its card."""
    return Disarm(DISARMS[CARDS[name]][0])


def use(name: str) -> UseRoom:
    """Use a Room's Free Action, by the name of its card."""
    return UseRoom(ROOM_FREES[CARDS[name]][0])


def inside(hero: int, name: str, *others: int) -> Play:
    """A Hero in this Room beside the Entrance."""
    s = lay_out(hero, *(others or (BRUNA,)))  # type: ignore[arg-type]
    room(s, "D3", name, turn=2)
    s.heroes[hero].cell = at("D3")  # type: ignore[index]
    return s


# Search


@pytest.mark.rule("TED-SEARCH-01", "TED-EX-05", "TED-RULING-71")
def test_searching_the_shelves_gives_a_spell_2_focus_and_what_unused_dice_show() -> None:
    s = inside(MERROW, "room_01")
    s.heroes[MERROW].focus = 0
    table = play(s, hero=[(4, 3, 1)]).choose(0, search("room_01")).expects(0, ROLLED)
    table.choose(0, take(1, 3)).expects(0, DISCOVERING)
    assert [told.amount for told in table.told(FocusGained)] == [1, 2] and table.state.heroes[MERROW].focus == 3
    assert table.choices(0) == [DRAW_CARD[SPELL], DECLINE]
    table.choose(0, DRAW_CARD[SPELL], Wear(Slot(5)))
    assert table.refused(0, REST) == "TED-TURN-06"


@pytest.mark.rule("TED-EX-06", "TED-TEST-06")
def test_unused_dice_worth_three_symbols_give_3_focus() -> None:
    s = inside(MERROW, "room_01")
    s.heroes[MERROW].focus = 0
    table = play(s, hero=[(5, 1, 3)]).choose(0, search("room_01"), take(1))
    assert table.told(FocusGained)[0].amount == 3
    assert len(table.told(Rolled)[0].dice) == 3
    s = inside(OSWIN, "room_01")
    assert len(play(s, hero=[(5, 1)]).choose(0, search("room_01")).told(Rolled)[0].dice) == 2


@pytest.mark.rule("TED-SEARCH-03", "TED-TEST-03", "TED-ICON-25")
def test_a_failed_search_of_the_coffer_calls_a_goblin_that_ends_the_movement_but_does_not_hurt() -> None:
    s = inside(LIANE, "room_03")
    s.heroes[LIANE].focus = 0
    table = play(s, hero=[(3, 3)]).choose(0, search("room_03"), take(1)).expects(0, TURN)
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_1, at("D3"))] and table.told(Hurt) == []
    assert table.state.turn.halted and "TED-ICON-25" in table.rules_told()


@pytest.mark.rule("TED-RULING-24", "TED-EX-36")
def test_a_goblin_called_by_a_failed_search_can_be_the_fifth() -> None:
    s = inside(LIANE, "room_03")
    s.heroes[LIANE].focus = 0
    for slot in (1, 2, 3, 4):
        goblin(s, slot, "firepot", "G7")
    play(s, hero=[(3, 3)]).choose(0, search("room_03"), take(1)).over("overrun", ())


@pytest.mark.rule("TED-SEARCH-02", "TED-EX-42", "TED-RULING-84")
def test_the_blood_font_takes_2_health_without_a_test_but_never_the_last() -> None:
    s = inside(OSWIN, "room_06")
    s.heroes[OSWIN].health = 2
    assert play(s).refused(0, search("room_06")) == "TED-RULING-84"
    s = inside(OSWIN, "room_06")
    s.heroes[OSWIN].health = 3
    table = play(s).choose(0, search("room_06")).expects(0, DISCOVERING)
    assert table.state.heroes[OSWIN].health == 1 and table.told(Rolled) == []
    assert table.choices(0) == [DRAW_CARD[LOOT], DRAW_CARD[SPELL], DECLINE]


@pytest.mark.rule("TED-SEARCH-04", "TED-RULING-77")
def test_nobody_searches_beside_enemies_unless_another_conscious_hero_is_there() -> None:
    s = inside(OSWIN, "room_01")
    goblin(s, 1, "firepot", "D3")
    assert play(s).refused(0, search("room_01")) == "TED-SEARCH-04"
    s.heroes[BRUNA].cell = at("D3")
    assert search("room_01") in play(s).choices(0)
    s.heroes[BRUNA].health = 0
    assert play(s).refused(0, search("room_01")) == "TED-SEARCH-04"


@pytest.mark.rule("TED-SEARCH-01", "TED-LAIR-20")
def test_only_the_own_room_can_be_searched() -> None:
    s = lay_out(OSWIN, BRUNA)
    room(s, "D3", "room_01")
    assert play(s).refused(0, search("room_01")) == "TED-SEARCH-01"


@pytest.mark.rule("TED-RULING-26")
def test_a_room_may_be_searched_again_on_later_turns() -> None:
    s = inside(LIANE, "room_04", TAVISH)
    s.heroes[TAVISH].cell = at("D3")
    table = play(s, hero=[(5, 3, 3), (5, 3, 3)])
    table.choose(0, search("room_04"), take(1), DECLINE, END_TURN).choose(0, search("room_04"), take(1))
    table.expects(0, DISCOVERING)


@pytest.mark.rule("TED-TEST-04", "TED-TEST-02", "TED-HERO-02")
def test_a_search_without_a_failure_box_fails_without_consequence_and_just_reaching_the_number_passes() -> None:
    s = inside(OSWIN, "room_24")
    s.heroes[OSWIN].focus = 0
    table = play(s, hero=[(3, 3, 3)]).choose(0, search("room_24"), take(1)).expects(0, TURN)
    assert table.told(Failed) == [Failed(OSWIN)] and table.told(Hurt) == []
    s = inside(OSWIN, "room_24")
    play(s, hero=[(4, 3, 3)]).choose(0, search("room_24"), take(1)).expects(0, DISCOVERING)


@pytest.mark.rule("TED-TEST-05", "TED-RULING-25")
def test_a_success_box_with_a_cost_is_paid_after_the_test_or_does_nothing() -> None:
    s = inside(ISAVETH, "room_02")
    s.torch, s.heroes[ISAVETH].focus = 10, 4
    table = play(s, hero=[(6, 1, 3)]).choose(0, search("room_02"), take(1)).expects(0, PAYING)
    assert table.state.heroes[ISAVETH].focus == 7  # 4, and 3 from the dice
    table.choose(0, PAY)
    assert table.told(Paid) == [Paid(ISAVETH, 5)] and table.told(TorchMoved) == [TorchMoved(12)]
    s = inside(ISAVETH, "room_07")
    s.heroes[ISAVETH].focus = 8
    table = play(s, hero=[(6, 3, 3)]).choose(0, search("room_07"), take(1), FORGO).expects(0, TURN)
    assert table.told(FocusLost) == [] and table.state.heroes[ISAVETH].focus == 8
    s = inside(ISAVETH, "room_02")
    s.torch, s.heroes[ISAVETH].focus = 10, 2
    table = play(s, hero=[(6, 6, 6)]).choose(0, search("room_02"), take(1)).expects(0, TURN)
    assert table.told(TorchMoved) == []


@pytest.mark.rule("TED-ICON-11", "TED-RULING-73")
def test_the_warm_spring_heals_every_hero_in_the_room_even_the_unconscious() -> None:
    s = inside(ISAVETH, "room_07", BRUNA, OSWIN)
    s.heroes[BRUNA].cell, s.heroes[BRUNA].health, s.heroes[OSWIN].health = at("D3"), 0, 1
    table = play(s, hero=[(4, 3, 3)]).choose(0, search("room_07"), take(1), PAY)
    assert table.told(Healed) == [Healed(BRUNA, 3)] and table.state.heroes[OSWIN].health == 1
    s = inside(ISAVETH, "room_07")
    s.heroes[ISAVETH].focus = 1
    table = play(s, hero=[(3, 3, 3)]).choose(0, search("room_07"), take(1))
    assert table.told(FocusLost) == [FocusLost(ISAVETH, 1)]


@pytest.mark.rule("TED-ICON-30", "TED-RULING-98")
def test_the_lever_reveals_up_to_two_cards_anywhere_or_wakes_all_enemies() -> None:
    s = inside(OSWIN, "room_08")
    for square in ("D5", "C4", "E4"):
        face_down(s, square, "room_28")
    table = play(s, hero=[(6, 3, 3)]).choose(0, search("room_08"), take(1)).expects(0, REVEALING)
    table.choose(0, Reveal(at("D5"))).expects(0, REVEALING).choose(0, DECLINE).expects(0, TURN)
    s = inside(OSWIN, "room_08")
    s.heroes[OSWIN].focus = 0
    minion(s, "minotaur", "D4")
    table = play(s, hero=[(3, 3, 3)]).choose(0, search("room_08"), take(1))
    assert table.told(EnemiesAct) == [EnemiesAct(1)] and Hurt(BRUNA, 3) in table.told(Hurt)


@pytest.mark.rule("TED-ICON-31", "TED-RULING-90")
def test_the_heap_lets_one_recover_a_loot_and_a_spell_or_takes_a_card() -> None:
    s = inside(LIANE, "room_09")
    s.loot_row, s.spell_row = (ITEMS["mail"],), (ITEMS["sp_dart"],)
    table = play(s, hero=[(6, 3, 3)]).choose(0, search("room_09"), take(1)).expects(0, RECOVERING)
    assert table.choices(0) == [TakeCard(ITEMS["mail"]), DECLINE]
    table.choose(0, TakeCard(ITEMS["mail"])).expects(0, RECOVERING)
    table.choose(0, TakeCard(ITEMS["sp_dart"])).expects(0, TURN)
    s = inside(LIANE, "room_09")
    gear(s, LIANE, "mail", "penny")
    s.heroes[LIANE].focus = 0
    table = play(s, hero=[(3, 3, 3)]).choose(0, search("room_09"), take(1)).expects(0, STRIPPING)
    table.choose(0, GiveUp(ITEMS["mail"]))
    assert table.told(Discarded) == [Discarded(LIANE, ITEMS["mail"])]


@pytest.mark.rule("TED-ICON-22")
def test_the_smugglers_alarm_brings_a_goblin_to_the_entrance() -> None:
    s = inside(OSWIN, "room_10")
    s.heroes[OSWIN].focus = 0
    table = play(s, hero=[(3, 3, 3)]).choose(0, search("room_10")).expects(0, CHOOSING_SKILL)
    table.choose(0, UseSkill(STRENGTH), take(1))
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_1, ENTRANCE)] and not table.state.turn.halted


@pytest.mark.rule("TED-TORCH-03", "TED-ICON-20")
def test_the_riddle_vault_lowers_the_torch_by_two_and_a_space_that_is_passed_works() -> None:
    s = inside(OSWIN, "room_05")
    s.heroes[OSWIN].focus = 0
    torch_above(s, GOBLIN_SPACE)
    start = s.torch
    table = play(s, hero=[(3, 3, 3)]).choose(0, search("room_05"), UseSkill(STRENGTH), take(1))
    assert table.told(TorchMoved) == [TorchMoved(start - 1), TorchMoved(start - 2)]
    assert table.told(GoblinCame) == [GoblinCame(GOBLIN_1, ENTRANCE)]


# Disarm


@pytest.mark.rule("TED-DISARM-01", "TED-EX-08", "TED-DISARM-07")
def test_after_the_evade_test_the_trap_may_be_disarmed_in_the_same_turn() -> None:
    s = lay_out(LIANE, BRUNA)
    room(s, "D3", "room_16")
    s.heroes[LIANE].focus = 0
    table = play(s, hero=[(3, 3, 3), (5, 3, 3)]).choose(0, Walk(at("D3")), UseSkill(AGILITY), take(1))
    table.choose(0, disarm("room_16")).expects(0, ROLLED)
    assert POWERS[DISARMS[CARDS["room_16"]][0]].number == 6 and table.state.trial.skill == AGILITY
    table.choose(0, take(1)).expects(0, DISCOVERING)  # 5 and 1 from her lockpicks


@pytest.mark.rule("TED-DISARM-03", "TED-DISARM-04")
def test_a_disarmed_trap_harms_nobody_any_more_and_gives_a_loot_or_a_spell() -> None:
    s = inside(OSWIN, "room_20")
    table = play(s, hero=[(6, 3, 3)]).choose(0, disarm("room_20"), take(1)).expects(0, DISCOVERING)
    assert table.choices(0) == [DRAW_CARD[LOOT], DRAW_CARD[SPELL], DECLINE]
    assert table.told(Neutralised) == [Neutralised(at("D3"))] and table.state.neutralised == 1 << at("D3")
    table.choose(0, DECLINE, END_TURN, Walk(at("D3"))).expects(0, TURN)
    assert table.state.heroes[BRUNA].cell == at("D3") and len(table.told(Rolled)) == 1


@pytest.mark.rule("TED-DISARM-05", "TED-DISARM-06")
def test_failing_to_disarm_does_nothing_and_a_trap_is_neutralised_only_once() -> None:
    s = inside(OSWIN, "room_20")
    s.heroes[OSWIN].focus = 0
    table = play(s, hero=[(5, 3, 3)]).choose(0, disarm("room_20"), take(1)).expects(0, TURN)
    assert table.state.neutralised == 0 and table.told(Hurt) == []
    s = inside(OSWIN, "room_20")
    s.neutralised = 1 << at("D3")
    assert play(s).refused(0, disarm("room_20")) == "TED-DISARM-06"


@pytest.mark.rule("TED-DISARM-02")
def test_nobody_disarms_beside_enemies_unless_another_conscious_hero_is_there() -> None:
    s = inside(OSWIN, "room_20")
    goblin(s, 1, "firepot", "D3")
    goblin(s, 2, "firepot", "D3")
    assert play(s).refused(0, disarm("room_20")) == "TED-DISARM-02"
    s.heroes[BRUNA].cell = at("D3")
    assert disarm("room_20") in play(s).choices(0)


@pytest.mark.rule("TED-RULING-28", "TED-DISARM-01")
def test_a_trap_may_be_disarmed_on_a_later_turn_but_not_on_waking_up() -> None:
    s = inside(OSWIN, "room_20")
    assert disarm("room_20") in play(s).choices(0)
    assert play(s).refused(0, disarm("room_16")) == "TED-DISARM-01"
    s = inside(OSWIN, "room_20")
    s.heroes[BRUNA].cell, s.heroes[BRUNA].health = at("D3"), 0
    table = play(s).choose(0, END_TURN)
    assert table.refused(0, disarm("room_20")) == "TED-KO-06"
    table.choose(0, END_TURN, END_TURN)
    assert disarm("room_20") in table.choices(0)


@pytest.mark.rule("TED-ICON-14", "TED-RULING-79")
def test_thiefs_roll_and_lockpicks_help_to_disarm_and_markers_never_run_out() -> None:
    s = inside(OSWIN, "room_20")
    gear(s, OSWIN, "tools")
    play(s, hero=[(4, 3, 3)]).choose(0, disarm("room_20"), take(1)).expects(0, DISCOVERING)
    s = inside(LIANE, "room_04")
    s.heroes[LIANE].focus = 0
    play(s, hero=[(4, 3, 3)]).choose(0, search("room_04"), take(1)).expects(0, DISCOVERING)


# Portals


@pytest.mark.rule("TED-PORT-01", "TED-PORT-02", "TED-RULING-68")
def test_a_portal_takes_a_hero_to_any_revealed_card_for_2_focus_and_no_speed() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D2 G1")
    room(s, "D3", "room_13")
    s.heroes[OSWIN].cell = at("D2")
    table = play(s).choose(0, Walk(at("D3")), use("room_13")).expects(0, TELEPORTING)
    assert Walk(at("D3")) not in table.choices(0) and Walk(at("A1")) not in table.choices(0)
    table.choose(0, Walk(at("G7"))).expects(0, TURN)
    assert table.told(Teleported) == [Teleported(OSWIN, at("G7"))] and table.state.turn.rooms == 1
    assert table.state.heroes[OSWIN].focus == 3
    s = lay_out(OSWIN, BRUNA, rooms="D2")
    room(s, "D3", "room_13")
    s.heroes[OSWIN].cell, s.heroes[OSWIN].focus = at("D3"), 1
    assert play(s).refused(0, use("room_13")) == "TED-STAT-03"


@pytest.mark.rule("TED-RULING-68", "TED-RULING-12")
def test_arriving_counts_as_entering_but_takes_no_room_from_the_movement() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D2")
    room(s, "D3", "room_13")
    room(s, "C3", "room_20", turn=1)
    s.heroes[OSWIN].cell = at("D3")
    table = play(s, hero=[(5, 3, 3)]).choose(0, use("room_13"), Walk(at("C3"))).expects(0, ROLLED).choose(0, take(1))
    assert table.state.turn.rooms == 0
    s = lay_out(OSWIN, BRUNA, rooms="D2")
    room(s, "D3", "room_13")
    s.heroes[OSWIN].cell = at("D3")
    goblin(s, 1, "firepot", "G7")
    table = play(s).choose(0, use("room_13"), Walk(at("G7")))
    assert table.state.turn.halted and table.state.turn.held


@pytest.mark.rule("TED-PORT-03", "TED-EX-44", "TED-RULING-86")
def test_an_enemy_that_ended_the_movement_also_bars_the_portal_until_it_is_dead() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="D2")
    room(s, "D3", "room_13")
    goblin(s, 1, "firepot", "D3")
    table = play(s, hero=[(6, 3, 3)], enemy=[2]).choose(0, Walk(at("D3")))
    assert table.refused(0, use("room_13")) == "TED-PORT-03" and table.refused(0, Walk(at("D2"))) == "TED-MOVE-07"
    table.choose(0, attack("hammer", GOBLIN_1), take(1), DECLINE)
    assert use("room_13") in table.choices(0) and table.refused(0, Walk(at("D2"))) == "TED-MOVE-07"


@pytest.mark.rule("TED-PORT-04", "TED-RULING-40")
def test_a_portal_leads_to_the_lair_door_but_never_onto_the_boss_board() -> None:
    s = lay_out(OSWIN, BRUNA, act=2)
    room(s, "D3", "room_13")
    lair_door(s, "G1")
    boss(s, "wyrm")
    s.heroes[OSWIN].cell = at("D3")
    table = play(s).choose(0, use("room_13"))
    cells = [one.to for one in table.choices(0)]
    assert at("G1") in cells and not any(cell >= 49 for cell in cells)
    assert space(0) not in cells


# Other Free Actions of Rooms


@pytest.mark.rule("TED-RULING-83", "TED-EX-51", "TED-RULING-67")
def test_the_racks_are_tried_once_a_turn_by_each_hero_even_beside_enemies() -> None:
    s = inside(LIANE, "room_11")
    s.heroes[LIANE].focus = 0
    s.heroes[BRUNA].cell = at("D3")
    goblin(s, 1, "firepot", "D3")
    start = s.torch
    table = play(s, hero=[(3, 3, 3)]).choose(0, use("room_11"), UseSkill(AGILITY), take(1)).expects(0, TURN)
    assert table.told(TorchMoved) == [TorchMoved(start - 1)] and table.state.turn.heroic == 1
    assert table.refused(0, use("room_11")) == "TED-RULING-83"
    table.choose(0, END_TURN)
    assert use("room_11") in table.choices(0)
    table.choose(0, END_TURN)
    assert use("room_11") in table.choices(0)


@pytest.mark.rule("TED-RULING-63", "TED-RULING-67")
def test_the_long_table_restores_all_health_for_3_focus() -> None:
    s = inside(ISAVETH, "room_12")
    s.heroes[ISAVETH].health = 1
    table = play(s, hero=[(5, 5, 5)]).choose(0, use("room_12"), take(1), PAY)
    assert table.state.heroes[ISAVETH].health == 6 and table.state.heroes[ISAVETH].focus == 5
    s = lay_out(ISAVETH, BRUNA)
    assert play(s).refused(0, use("room_12")) == "TED-RULING-67"


# Cards as Free Actions


@pytest.mark.rule("TED-FREE-14", "TED-EQUIP-02", "TED-EQUIP-05")
def test_a_hero_may_discard_its_own_cards_to_the_row_but_give_none_away() -> None:
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "sword", "sp_dart")
    gear(s, BRUNA, "mail")
    goblin(s, 1, "firepot", "D4")
    table = play(s)
    assert table.refused(0, GiveUp(ITEMS["mail"])) == "TED-FREE-14"
    assert table.refused(0, attack("hammer", GOBLIN_1)) == "TED-RULING-102"
    table.choose(0, GiveUp(ITEMS["sword"]), GiveUp(ITEMS["sp_dart"]))
    assert table.state.loot_row == (ITEMS["sword"],) and table.state.spell_row == (ITEMS["sp_dart"],)
    assert attack("hammer", GOBLIN_1) in table.choices(0) and table.state.heroes[BRUNA].gear[2] == ITEMS["mail"]


@pytest.mark.rule("TED-RULING-57")
def test_a_single_hand_loot_may_change_hands_once_a_turn() -> None:
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "sword")
    table = play(s).choose(0, SHIFT_HAND)
    assert table.state.heroes[OSWIN].gear[:2] == (-1, ITEMS["sword"])
    assert table.refused(0, SHIFT_HAND) == "TED-RULING-57"
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "sword", "shield")
    assert play(s).refused(0, SHIFT_HAND) == "TED-RULING-57"
    assert play(lay_out(OSWIN, BRUNA)).refused(0, SHIFT_HAND) == "TED-RULING-57"


@pytest.mark.rule("TED-LOOT-02", "TED-EQUIP-01")
def test_cards_come_from_searching_disarming_and_killing_and_are_worn_at_once_or_not_at_all() -> None:
    s = inside(OSWIN, "room_24")
    table = play(s, hero=[(6, 3, 3)]).choose(0, search("room_24"), take(1), DRAW_CARD[LOOT]).expects(0, FITTING)
    table.choose(0, Wear(Slot(1)))
    assert table.state.heroes[OSWIN].gear[1] == ITEMS["sword"] and table.state.hand == -1
    assert not [one for one in table.choices(0) if isinstance(one, (Wear, TakeCard))]


@pytest.mark.rule("TED-ICON-19", "TED-RULING-106")
def test_the_coffin_nail_kills_a_goblin_or_minion_in_the_room_but_not_the_boss() -> None:
    s = lay_out(ISAVETH, BRUNA)
    gear(s, ISAVETH, "nail")
    troll = minion(s, "troll", "D4")
    table = play(s).choose(0, attack("nail", troll)).expects(0, DISCOVERING)
    assert table.state.hearts == 1 and table.state.heroes[ISAVETH].gear[3] == -1
    assert table.state.heroes[ISAVETH].focus == 4 and table.state.turn.heroic == 1
    assert ITEMS["nail"] not in table.state.loot_row
    s = lay_out(ISAVETH, BRUNA, act=2)
    gear(s, ISAVETH, "nail")
    lair_door(s, "D3")
    wyrm = boss(s, "wyrm")
    s.heroes[ISAVETH].cell = space(0)
    assert play(s).refused(0, attack("nail", wyrm)) == "TED-RULING-106"


@pytest.mark.rule("TED-HERO-01", "TED-STAT-03")
def test_a_blue_plaque_is_the_one_heroic_action_and_focus_pays_for_the_rest() -> None:
    s = lay_out(DRUSK, BRUNA)
    goblin(s, 1, "pikeling", "D4")
    s.heroes[DRUSK].focus = 1
    table = play(s, hero=[(3, 3, 3)], enemy=[2]).choose(0, attack("pit_axe", GOBLIN_1), take(1))
    assert table.refused(0, attack("pit_axe", GOBLIN_1)) == "TED-TURN-06"
    table.choose(0, Perform(DEEDS["sprint"]))
    assert table.refused(0, Perform(DEEDS["sprint"])) == "TED-STAT-03"
