"""Searching Rooms: tests, prices, failures (TED-SEARCH)."""

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
    GiveUp,
    Reveal,
    TakeCard,
    UseSkill,
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
    Paid,
    Rolled,
    TorchMoved,
)
from flambeau.games.tiny_epic_dungeons.model import ENTRANCE
from flambeau.games.tiny_epic_dungeons.powers import ITEMS
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.equip import DISCOVERING, RECOVERING, STRIPPING
from flambeau.games.tiny_epic_dungeons.rules.reveal import REVEALING
from flambeau.games.tiny_epic_dungeons.rules.skill import CHOOSING_SKILL, PAYING, ROLLED
from flambeau.games.tiny_epic_dungeons.rules.torch import GOBLIN_SPACE
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    GOBLIN_1,
    ISAVETH,
    LIANE,
    MERROW,
    OSWIN,
    TAVISH,
    at,
    face_down,
    gear,
    goblin,
    inside,
    lay_out,
    minion,
    play,
    room,
    search,
    take,
    torch_above,
)  # fmt: skip

STRENGTH = Skill(0)


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
