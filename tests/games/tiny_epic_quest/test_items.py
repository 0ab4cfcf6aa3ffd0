"""Equipping and rearranging items."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import BOW, GRAPNEL, LANTERN, LAST_SPACE, LENS, MALLET, MANA_GEM, QUEST_ITEM
from flambeau.games.tiny_epic_quest.choices import ARRANGE, IDLE, KEEP, Claim, Equip, Exchange, Hand, Resolve
from flambeau.games.tiny_epic_quest.model import BESIDE, Item, Realm
from flambeau.games.tiny_epic_quest.rules.items import EQUIP, REARRANGE
from flambeau.games.tiny_epic_quest.rules.movement import MOVE
from flambeau.games.tiny_epic_quest.rules.night import TAKE, begin_night
from flambeau.games.tiny_epic_quest.scoring import items_owned, victory_points
from flambeau.kernel import Pile, Seat
from tests.games.tiny_epic_quest.laying import (
    BLUE,
    BRANN,
    KETH,
    MARLO,
    ODILE,
    RED,
    against,
    by_day,
    laid,
    obelisk,
    own,
    put,
    quest,
    rest,
    table,
    temple,
)

T01 = quest("T01")


def winner() -> Realm:
    """Brann is about to win the Ember Lantern."""
    return put(laid(offer=[T01], deck=Pile()), BRANN, temple("ember"), LAST_SPACE)


def full(s: Realm) -> Realm:
    """Every hand of red is full."""
    for item, hero in zip((1, 2, 3, 4, 5, 6), (BRANN, BRANN, ODILE, ODILE, KETH, KETH), strict=True):
        own(s, hero, item)
    return s


@pytest.mark.rule("TEQ-EQUIP-01", "TEQ-RULING-32")
def test_a_gained_item_goes_to_any_own_hero_with_a_free_hand_wherever_it_is() -> None:
    s = put(winner(), KETH, obelisk(9))
    t = rest(table(s)).choose(0, Resolve(BRANN), Claim(T01)).expects(0, EQUIP)
    assert t.choices(0) == [Equip(BRANN), Equip(ODILE), Equip(KETH)]
    t.choose(0, Equip(KETH))
    assert t.state.held[QUEST_ITEM[T01]] == KETH


@pytest.mark.rule("TEQ-EQUIP-02")
def test_a_hero_has_two_hands() -> None:
    s = own(own(winner(), BRANN, BOW), BRANN, MALLET)
    t = rest(table(s)).choose(0, Claim(T01))
    assert t.choices(0) == [Equip(ODILE), Equip(KETH)]
    assert t.refused(0, Equip(BRANN)) == "TEQ-EQUIP-02"
    assert t.refused(0, Equip(MARLO)) == "TEQ-EQUIP-01"


@pytest.mark.rule("TEQ-RULING-118", "TEQ-EQUIP-01")
def test_if_only_one_hero_has_a_free_hand_that_hero_takes_the_item() -> None:
    s = winner()
    for hero, first, second in ((BRANN, BOW, MALLET), (ODILE, LENS, GRAPNEL)):
        own(own(s, hero, first), hero, second)
    t = rest(table(s)).choose(0, Claim(T01)).expects(1, TAKE)
    assert t.state.held[LANTERN] == KETH


@pytest.mark.rule("TEQ-EQUIP-05")
def test_an_item_for_which_no_hand_is_free_lies_beside_the_player_card_and_can_be_exchanged_later() -> None:
    t = rest(table(full(winner()))).choose(0, Claim(T01))
    assert t.state.held[LANTERN] == BESIDE + RED
    s = full(by_day())
    s.held[LANTERN] = BESIDE + RED
    t = table(s).choose(0, ARRANGE, Exchange(Item(LANTERN), Item(1)), KEEP).expects(0, MOVE)
    assert (t.state.held[LANTERN], t.state.held[1]) == (BRANN, BESIDE + RED)


@pytest.mark.rule("TEQ-EQUIP-04", "TEQ-RULING-31")
def test_at_the_own_decision_items_go_freely_among_heroes_in_the_own_castle() -> None:
    s = own(own(by_day(), BRANN, BOW), ODILE, LENS)
    t = table(s).expects(0, MOVE).choose(0, ARRANGE).expects(0, REARRANGE)
    t.choose(0, Hand(Item(BOW), ODILE), Hand(Item(LENS), KETH), KEEP).expects(0, MOVE)
    assert (t.state.held[BOW], t.state.held[LENS]) == (ODILE, KETH)
    t.choose(0, IDLE).expects(1, MOVE)


@pytest.mark.rule("TEQ-EQUIP-01", "TEQ-RULING-31")
def test_no_item_stays_beside_the_player_card_while_a_hero_in_the_castle_has_a_free_hand() -> None:
    s = own(by_day(), BRANN, BOW)
    s.held[LENS] = BESIDE + RED
    t = table(s).choose(0, ARRANGE)
    assert t.choices(0) == [Hand(Item(LENS), BRANN), Hand(Item(LENS), ODILE), Hand(Item(LENS), KETH)]
    assert t.refused(0, KEEP) == "TEQ-RULING-31"
    assert t.refused(0, Hand(Item(BOW), ODILE)) == "TEQ-RULING-31"
    assert t.refused(0, Exchange(Item(LENS), Item(BOW))) == "TEQ-RULING-31"


@pytest.mark.rule("TEQ-EQUIP-01", "TEQ-RULING-31")
def test_one_free_hand_in_the_castle_is_enough_to_take_an_item_up() -> None:
    s = own(own(put(by_day(), KETH, temple("ember")), BRANN, BOW), BRANN, MALLET)
    s.held[LENS] = BESIDE + RED
    t = table(s).choose(0, ARRANGE)
    assert t.choices(0) == [Hand(Item(LENS), ODILE)]
    assert t.refused(0, KEEP) == "TEQ-RULING-31"


@pytest.mark.rule("TEQ-EQUIP-04")
def test_heroes_outside_the_own_castle_neither_give_nor_take() -> None:
    s = own(own(put(by_day(), BRANN, temple("ember"), 2), BRANN, BOW), ODILE, LENS)
    t = table(s).choose(0, ARRANGE)
    assert t.choices(0) == [Hand(Item(LENS), KETH), KEEP]
    assert t.refused(0, Hand(Item(BOW), ODILE)) == "TEQ-EQUIP-04"
    assert t.refused(0, Hand(Item(LENS), BRANN)) == "TEQ-EQUIP-04"
    assert t.refused(0, Exchange(Item(LENS), Item(BOW))) == "TEQ-EQUIP-04"


@pytest.mark.rule("TEQ-RULING-34")
def test_items_are_never_traded_with_other_players() -> None:
    s = own(own(by_day(), ODILE, LENS), MARLO, BOW)
    t = table(s).choose(0, ARRANGE)
    assert t.refused(0, Hand(Item(LENS), MARLO)) == "TEQ-EQUIP-04"
    assert t.refused(0, Hand(Item(BOW), ODILE)) == "TEQ-EQUIP-04"


@pytest.mark.rule("TEQ-EQUIP-02", "TEQ-EQUIP-04")
def test_rearranging_respects_two_hands_but_two_items_may_change_places() -> None:
    s = by_day()
    for hero, item in ((BRANN, BOW), (BRANN, MALLET), (ODILE, LENS)):
        own(s, hero, item)
    t = table(s).choose(0, ARRANGE)
    assert t.refused(0, Hand(Item(LENS), BRANN)) == "TEQ-EQUIP-02"
    assert t.refused(0, Exchange(Item(MALLET), Item(BOW))) == "TEQ-EQUIP-01"
    t.choose(0, Exchange(Item(LENS), Item(BOW)))
    assert (t.state.held[LENS], t.state.held[BOW]) == (BRANN, ODILE)


@pytest.mark.rule("TEQ-RULING-31", "TEQ-RULING-118")
def test_nobody_is_asked_to_rearrange_without_an_item_in_the_castle() -> None:
    s = own(put(laid(), BRANN, temple("ember")), BRANN, MANA_GEM)
    s.players[0].unsettled = True
    begin_night(s)
    rest(table(s).expects(0, TAKE)).expects(1, TAKE)
    t = table(own(put(by_day(), BRANN, temple("ember")), BRANN, MANA_GEM))
    assert ARRANGE not in t.choices(0)
    assert t.refused(0, ARRANGE) == "TEQ-RULING-31"


@pytest.mark.rule("TEQ-RULING-33")
def test_an_unequipped_legendary_item_still_counts_for_points() -> None:
    s = laid()
    s.players[0].tracks[0] = 2
    s.held[12] = BESIDE + RED
    s.held[BOW] = BESIDE + BLUE
    assert victory_points(s.players[0]) == victory_points(s.players[1]) + 4
    assert (items_owned(s, s.players[0]), items_owned(s, s.players[1])) == (1, 1)


@pytest.mark.rule("TEQ-RULING-74")
def test_against_danongorf_heroes_in_any_two_castles_exchange_items() -> None:
    t = table(own(against(), BRANN, BOW)).choose(0, ARRANGE, Hand(Item(BOW), MARLO))
    assert t.state.held[BOW] == MARLO


@pytest.mark.rule("TEQ-EQUIP-05")
def test_an_item_beside_the_player_card_lies_beside_that_of_its_winner() -> None:
    s = put(laid(offer=[T01]), MARLO, temple("ember"), LAST_SPACE)
    s.night.holder = Seat(BLUE)
    for hero in s.players[BLUE].heroes:
        own(own(s, hero, 2 * hero), hero, 2 * hero + 1)  # every hand of blue is full
    t = rest(table(s), seat=1).choose(1, Claim(T01))
    assert t.state.held[LANTERN] == BESIDE + BLUE


@pytest.mark.rule("TEQ-EQUIP-04")
def test_an_exchange_is_listed_once() -> None:
    s = own(own(by_day(), BRANN, BOW), ODILE, LENS)
    listed = table(s).choose(0, ARRANGE).choices(0, Exchange)
    assert listed == [Exchange(Item(min(BOW, LENS)), Item(max(BOW, LENS)))]
