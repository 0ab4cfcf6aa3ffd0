"""Rewards, discoveries, wearing and discarding cards (TED-KILL-04, TED-KILL-05, TED-KILL-06, TED-KILL-07, TED-KILL-08,
TED-KILL-09, TED-KILL-10, TED-LOOT, TED-EQUIP)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.cards import LOOT, SPELL, Part, Slot
from flambeau.games.tiny_epic_dungeons.choices import DECLINE, DISCARD, DRAW_CARD, GiveUp, TakeCard, TakeReward, Wear
from flambeau.games.tiny_epic_dungeons.events import (
    Discarded,
    Drew,
    FocusGained,
    Healed,
    Took,
    TorchMoved,
    Wore,
)
from flambeau.games.tiny_epic_dungeons.model import Discover, Recover, Strip
from flambeau.games.tiny_epic_dungeons.powers import DEEDS, ITEMS, loadout
from flambeau.games.tiny_epic_dungeons.rules.declaring import TURN
from flambeau.games.tiny_epic_dungeons.rules.equip import DISCOVERING, FITTING, RECOVERING, STRIPPING
from flambeau.games.tiny_epic_dungeons.rules.reveal import REVEALING
from flambeau.games.tiny_epic_dungeons.rules.reward import REWARDING
from flambeau.kernel import Pile
from tests.games.tiny_epic_dungeons.laying import (
    BRUNA,
    DRUSK,
    GOBLIN_1,
    ISAVETH,
    OSWIN,
    attack,
    gear,
    goblin,
    lay_out,
    minion,
    play,
    take,
)  # fmt: skip

STRONG = (6, 2, 2)


@pytest.mark.rule("TED-KILL-04", "TED-KILL-05", "TED-EX-16")
def test_of_loot_or_3_health_the_killer_chooses_one() -> None:
    s = lay_out(OSWIN, BRUNA)
    goblin(s, 1, "cutter", "D4")
    s.heroes[OSWIN].health = 3
    table = play(s, hero=[STRONG], enemy=[2]).choose(0, attack("hammer", GOBLIN_1), take(1)).expects(0, REWARDING)
    assert table.choices(0) == [TakeReward(Part(0)), TakeReward(Part(1)), DECLINE]
    table.choose(0, TakeReward(Part(1))).expects(0, TURN)
    assert table.told(Healed) == [Healed(OSWIN, 3)]


@pytest.mark.rule("TED-RULING-33")
def test_a_reward_is_resolved_before_the_counter_attack_and_may_be_declined() -> None:
    s = lay_out(OSWIN, BRUNA)
    goblin(s, 1, "slinger", "D4")
    s.heroes[OSWIN].focus = 0
    table = play(s, hero=[STRONG], enemy=[2]).choose(0, attack("hammer", GOBLIN_1), take(1, 2, 3))
    table.choose(0, DECLINE).expects(0, TURN)
    assert table.told(FocusGained) == [] and table.state.loot_row == ()


@pytest.mark.rule("TED-KILL-05")
def test_a_pikeling_gives_loot_and_a_revealed_room() -> None:
    s = lay_out(OSWIN, BRUNA, rooms="A2")
    goblin(s, 1, "pikeling", "D4")
    table = play(s, hero=[STRONG], enemy=[2]).choose(0, attack("hammer", GOBLIN_1), take(1, 2))
    table.expects(0, DISCOVERING).choose(0, DECLINE).expects(0, REVEALING).choose(0, DECLINE).expects(0, TURN)


@pytest.mark.rule("TED-KILL-10", "TED-EX-32", "TED-RULING-33")
def test_a_killed_minion_gives_two_cards_and_then_raises_the_torch_no_higher_than_its_start() -> None:
    s = lay_out(OSWIN, BRUNA)
    hound = minion(s, "hound", "D4")
    s.health[hound], s.torch = 1, 16
    table = play(s, hero=[STRONG], enemy=[2]).choose(0, attack("hammer", hound), take(1, 2)).expects(0, DISCOVERING)
    assert table.told(TorchMoved) == [] and hound not in table.state.foes
    table.choose(0, DECLINE).expects(0, DISCOVERING)
    assert table.told(TorchMoved) == []
    table.choose(0, DECLINE).expects(0, TURN)
    assert table.told(TorchMoved) == [TorchMoved(20)]


@pytest.mark.rule("TED-KILL-09", "TED-KILL-10")
def test_the_killer_gains_a_loot_or_a_spell_twice_and_the_torch_rises_6() -> None:
    s = lay_out(OSWIN, BRUNA)
    hound = minion(s, "hound", "D4")
    s.health[hound], s.torch = 1, 9
    table = play(s, hero=[STRONG], enemy=[2]).choose(0, attack("hammer", hound), take(1, 2))
    table.choose(0, DRAW_CARD[SPELL], Wear(Slot(5)), DRAW_CARD[LOOT], Wear(Slot(1)))
    assert table.state.heroes[OSWIN].gear == (-1, ITEMS["sword"], -1, -1, -1, ITEMS["sp_lance"], -1)
    assert table.told(TorchMoved) == [TorchMoved(15)]


@pytest.mark.rule("TED-KILL-07", "TED-KILL-08")
def test_a_killed_minion_leaves_for_good_and_its_marker_counts_on_the_boss_board() -> None:
    s = lay_out(OSWIN, BRUNA)
    hound = minion(s, "hound", "D4")
    s.health[hound] = 1
    table = play(s, hero=[STRONG], enemy=[2]).choose(0, attack("hammer", hound), take(1, 2))
    assert table.state.hearts == 1 and table.state.foe_at[hound] == -1
    assert hound - 4 not in table.state.minion_deck.cards[1:]


@pytest.mark.rule("TED-LOOT-03", "TED-LOOT-04", "TED-RULING-90")
def test_a_discovered_card_comes_from_the_deck_or_the_row_and_is_kept_or_discarded() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.loot_row = (ITEMS["shield"],)
    s.todo.append(Discover(LOOT))
    table = play(s).expects(0, DISCOVERING)
    assert table.choices(0) == [DRAW_CARD[LOOT], TakeCard(ITEMS["shield"]), DECLINE]
    table.choose(0, DRAW_CARD[LOOT]).expects(0, FITTING).choose(0, DISCARD).expects(0, TURN)
    assert table.told(Drew) == [Drew(OSWIN, ITEMS["sword"])]
    assert table.state.loot_row == (ITEMS["shield"], ITEMS["sword"])


@pytest.mark.rule("TED-LOOT-06", "TED-RULING-58")
def test_a_card_discarded_first_may_be_taken_by_the_next_discovery() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.todo += [Discover(LOOT), Discover(LOOT)]
    table = play(s).choose(0, DRAW_CARD[LOOT], DISCARD).expects(0, DISCOVERING)
    table.choose(0, TakeCard(ITEMS["sword"]), Wear(Slot(1))).expects(0, TURN)
    assert table.told(Took) == [Took(OSWIN, ITEMS["sword"])] and table.state.heroes[OSWIN].gear[1] == ITEMS["sword"]


@pytest.mark.rule("TED-LOOT-05", "TED-LOOT-07")
def test_recover_takes_from_the_row_only() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.loot_row = (ITEMS["mail"],)
    s.todo.append(Recover(LOOT))
    table = play(s).expects(0, RECOVERING)
    assert table.choices(0) == [TakeCard(ITEMS["mail"]), DECLINE]
    table.choose(0, TakeCard(ITEMS["mail"])).expects(0, TURN)
    assert table.state.heroes[OSWIN].gear[2] == ITEMS["mail"] and table.told(Wore) == [Wore(OSWIN, ITEMS["mail"])]


@pytest.mark.rule("TED-RULING-56")
def test_with_deck_and_row_empty_the_reward_is_lost() -> None:
    s = lay_out(OSWIN, BRUNA)
    s.spells = Pile()
    s.todo.append(Discover(SPELL))
    table = play(s).expects(0, TURN)
    table.expects(0, TURN)
    s.spell_row = (ITEMS["sp_dart"],)
    s.todo.append(Discover(SPELL))
    table = play(s).expects(0, DISCOVERING)
    assert table.choices(0) == [TakeCard(ITEMS["sp_dart"]), DECLINE]


@pytest.mark.rule("TED-EQUIP-03", "TED-RULING-57")
def test_at_the_limit_a_card_of_the_same_kind_makes_room() -> None:
    s = lay_out(OSWIN, BRUNA)
    gear(s, OSWIN, "penny", "oil", "plate")
    s.loot_row = (ITEMS["penny"], ITEMS["robe"])
    s.todo += [Recover(LOOT), Recover(LOOT)]
    table = play(s).choose(0, TakeCard(ITEMS["penny"])).expects(0, FITTING)
    assert table.choices(0) == [Wear(Slot(3)), Wear(Slot(4))]
    table.choose(0, Wear(Slot(4)), TakeCard(ITEMS["robe"])).expects(0, TURN)
    assert table.told(Discarded) == [Discarded(OSWIN, ITEMS["oil"]), Discarded(OSWIN, ITEMS["plate"])]
    assert table.state.heroes[OSWIN].gear == (-1, -1, ITEMS["robe"], ITEMS["penny"], ITEMS["penny"], -1, -1)


@pytest.mark.rule("TED-EQUIP-04", "TED-EQUIP-05", "TED-RULING-91")
def test_a_hand_loot_covers_what_is_printed_below_until_it_is_gone() -> None:
    bare = loadout(DRUSK, (-1,) * 7)
    assert [DEEDS["red_fury"], DEEDS["pit_axe"], DEEDS["sprint"]] == list(bare.deeds)
    left = loadout(DRUSK, (ITEMS["shield"], -1, -1, -1, -1, -1, -1))
    assert DEEDS["pit_axe"] not in left.deeds and DEEDS["sprint"] in left.deeds and DEEDS["red_fury"] in left.deeds
    s = lay_out(DRUSK, BRUNA)
    gear(s, DRUSK, "shield")
    s.todo.append(Strip(DRUSK))
    table = play(s).choose(0, GiveUp(ITEMS["shield"]))
    assert table.state.heroes[DRUSK].gear[0] == -1
    assert DEEDS["pit_axe"] in loadout(DRUSK, table.state.heroes[DRUSK].gear).deeds


@pytest.mark.rule("TED-ICON-31", "TED-RULING-58")
def test_a_forced_discard_is_chosen_by_the_owner_and_nothing_happens_without_cards() -> None:
    s = lay_out(OSWIN, BRUNA, seats=2)
    gear(s, BRUNA, "mail", "sp_dart")
    s.todo += [Strip(OSWIN), Strip(BRUNA)]
    table = play(s, seats=2).expects(1, STRIPPING)
    table.choose(1, GiveUp(ITEMS["sp_dart"])).expects(0, TURN)
    assert table.state.spell_row == (ITEMS["sp_dart"],)


@pytest.mark.rule("TED-EQUIP-06", "TED-LOOT-01")
def test_spells_garb_and_trinkets_cover_nothing() -> None:
    deeds = loadout(ISAVETH, (-1, -1, ITEMS["mail"], ITEMS["lion_stride"], -1, ITEMS["sp_lance"], -1)).deeds
    assert {DEEDS["homing_spark"], DEEDS["boot_knife"], DEEDS["research"], DEEDS["lance"]} == set(deeds)


@pytest.mark.rule("TED-SET-02", "TED-SET-03", "TED-EX-23")
def test_two_lion_items_heal_1_at_each_melee_attack_and_one_heals_nothing() -> None:
    for items, healed in (
        (("lion_mane",), 0),
        (("lion_mane", "lion_eye"), 1),
        (("lion_mane", "lion_eye", "lion_stride"), 2),
    ):
        s = lay_out(OSWIN, BRUNA)
        gear(s, OSWIN, *items)
        hound = minion(s, "hound", "D4")
        s.heroes[OSWIN].health = 3
        table = play(s, hero=[(3, 3, 3)], enemy=[2]).choose(0, attack("hammer", hound), take(1))
        assert table.told(Healed) == ([Healed(OSWIN, healed)] if healed else [])


@pytest.mark.rule("TED-SET-04", "TED-RULING-59", "TED-SET-01")
def test_the_whole_lion_set_heals_3_and_boar_and_falcon_add_to_results() -> None:
    lion = loadout(OSWIN, (ITEMS["lion_fang"], -1, ITEMS["lion_mane"], ITEMS["lion_eye"], ITEMS["lion_stride"], -1, -1))
    assert lion.sets == {"lion": 3, "boar": 0, "falcon": 0, "owl": 0}
    boar = loadout(OSWIN, (ITEMS["boar_maul"], ITEMS["boar_tusk"], -1, -1, -1, -1, -1))
    assert boar.sets["boar"] == 1
