"""Cards a Hero wears: discarding, changing hands, using them up (TED-EQUIP, TED-LOOT)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import LOOT, Slot
from flambeau.games.tiny_epic_dungeons.choices import (
    DRAW_CARD,
    SHIFT_HAND,
    GiveUp,
    Perform,
    TakeCard,
    Wear,
)
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS
from flambeau.games.tiny_epic_dungeons.rules.equip import DISCOVERING, FITTING
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    ISAVETH,
    OSWIN,
    attack,
    boss,
    gear,
    goblin,
    inside,
    lair_door,
    lay_out,
    minion,
    play,
    search,
    space,
    take,
)  # fmt: skip


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
