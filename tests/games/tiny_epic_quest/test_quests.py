"""Treasure Quests by Night, and the offer."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import LAST_SPACE, QUEST_ITEM, QUEST_TEMPLE, TRACKS
from flambeau.games.tiny_epic_quest.choices import DECLINE, GAIN_HEALTH, Claim, Equip, Resolve
from flambeau.games.tiny_epic_quest.events import DeckRebuilt, ItemWon, QuestDiscarded, QuestRevealed, QuestTaken
from flambeau.games.tiny_epic_quest.model import Item, Quest, Realm
from flambeau.games.tiny_epic_quest.rules.gains import GAIN
from flambeau.games.tiny_epic_quest.rules.items import EQUIP
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.quests import CLAIM
from flambeau.kernel import HIDDEN, Pile, Seat
from tests.games.tiny_epic_quest.laying import BRANN, MARLO, ODILE, RED, laid, put, quest, rest, table, temple, worn

P01, P02, P03 = [quest(name) for name in ("P01", "P02", "P03")]
T01, T02, T03, T04, T05 = [quest(f"T0{number}") for number in range(1, 6)]


def finisher(offer: list[Quest], deck: tuple[Quest, ...] = (), discard: tuple[Quest, ...] = ()) -> Realm:
    """Brann on the last space of the Temple of Ember."""
    return worn(put(laid(offer=offer, deck=Pile(deck), discard=discard), BRANN, temple("ember"), LAST_SPACE))


@pytest.mark.rule("TEQ-QUEST-07", "TEQ-TEMPLE-08", "TEQ-TEMPLE-09")
def test_completing_its_temple_wins_a_treasure_quest_with_its_item_and_a_legendary_step() -> None:
    t = rest(table(finisher([P01, T01, P02]))).expects(0, CLAIM).choose(0, Claim(T01)).expects(0, EQUIP)
    t.choose(0, Equip(ODILE))
    p = t.state.players[0]
    assert p.quests == (T01,)
    assert t.state.held[QUEST_ITEM[T01]] == ODILE
    assert p.tracks == [1, 0, 0]  # Ember is the first Temple of the red Sword


@pytest.mark.rule("TEQ-RULING-61")
def test_a_completed_quest_temple_gives_one_return_and_one_gain() -> None:
    t = rest(table(finisher([T01]))).choose(0, Claim(T01), Equip(BRANN), GAIN_HEALTH)
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-RULING-23")
def test_a_quest_may_be_declined() -> None:
    t = rest(table(finisher([T01]))).choose(0, DECLINE).expects(0, GAIN)
    assert t.state.offer == [T01] and t.state.players[0].quests == ()
    assert t.state.players[0].tracks == [1, 0, 0]


@pytest.mark.rule("TEQ-QUEST-09", "TEQ-EX-20")
def test_the_quest_goes_to_the_first_who_rests_and_the_second_still_gets_a_legendary_step() -> None:
    s = put(finisher([T01]), MARLO, temple("ember"), LAST_SPACE)
    s.night.holder = Seat(1)
    s.players[1].tracks = [0, 0, 1]  # the blue Staff needs Thorn, then Ember
    t = rest(table(s), 1).choose(1, Claim(T01), Equip(MARLO), Equip(MARLO), GAIN_HEALTH)
    assert t.told(QuestTaken) == [QuestTaken(Seat(1), T01)]
    rest(t).expects(0, GAIN)
    assert t.state.players[0].tracks == [1, 0, 0]
    assert t.state.players[0].quests == ()


@pytest.mark.rule("TEQ-QUEST-03", "TEQ-RULING-25")
def test_by_night_one_completion_may_claim_both_quests_of_its_temple() -> None:
    t = rest(table(finisher([T01, T02]))).choose(0, Claim(T02), Equip(BRANN), Claim(T01), Equip(BRANN))
    assert t.state.players[0].quests == (T02, T01)
    assert t.state.held[QUEST_ITEM[T01]] == t.state.held[QUEST_ITEM[T02]] == BRANN


@pytest.mark.rule("TEQ-RULING-103", "TEQ-RULING-24")
def test_a_card_revealed_by_a_claim_is_not_for_the_same_completion() -> None:
    t = rest(table(finisher([P01, T01, P02], deck=(T02,)))).choose(0, Claim(T01), Equip(BRANN))
    t.expects(0, GAIN)
    assert t.state.offer == [T02, P01, P02]


@pytest.mark.rule("TEQ-RULING-103")
def test_a_card_revealed_earlier_in_the_same_rest_can_be_claimed_by_a_later_completion() -> None:
    s = put(finisher([P01, T01, P02], deck=(T03,)), ODILE, temple("tide"), LAST_SPACE)
    t = rest(table(s)).choose(0, Resolve(BRANN), Claim(T01), Equip(BRANN))
    t.expects(0, CLAIM).choose(0, Claim(T03))


@pytest.mark.rule("TEQ-ROW-01", "TEQ-ROW-02")
def test_the_offer_slides_right_and_is_refilled_on_the_left_at_once() -> None:
    t = rest(table(finisher([P01, T01, T03], deck=(P02, P03)))).choose(0, Claim(T01))
    assert t.state.offer == [P02, P01, T03]
    assert t.told(QuestRevealed) == [QuestRevealed(P02)]


@pytest.mark.rule("TEQ-ROW-03", "TEQ-RULING-104")
def test_an_empty_deck_is_rebuilt_from_the_discard_pile_when_a_card_is_needed() -> None:
    t = table(finisher([P01, T01, T03], discard=(P02, P03)))
    t.rolls("quests", P03, P02)
    rest(t)
    assert t.told(DeckRebuilt) == []
    t.choose(0, Claim(T01))
    assert t.told(DeckRebuilt) == [DeckRebuilt()]
    assert t.state.offer == [P03, P01, T03]
    assert (t.state.deck.cards, t.state.discard) == ((P02,), ())


@pytest.mark.rule("TEQ-ROW-03")
def test_a_deck_that_is_used_up_by_the_refill_is_not_rebuilt_yet() -> None:
    t = rest(table(finisher([P01, T01, T03], deck=(P02,), discard=(P03,)))).choose(0, Claim(T01))
    assert (t.state.deck.cards, t.state.discard) == ((), (P03,))


@pytest.mark.rule("TEQ-ROW-04", "TEQ-RULING-30")
def test_without_deck_and_discard_pile_the_game_goes_on_with_fewer_quests() -> None:
    t = rest(table(finisher([P01, T01, T03]))).choose(0, Claim(T01))
    assert t.state.offer == [P01, T03]


@pytest.mark.rule("TEQ-ROW-05", "TEQ-EX-41", "TEQ-RULING-28")
def test_an_offer_of_one_type_is_mended_card_by_card() -> None:
    t = rest(table(finisher([T03, T01, T04], deck=(T05, T02, P01)))).choose(0, Claim(T01))
    assert t.told(QuestDiscarded) == [QuestDiscarded(T05), QuestDiscarded(T02)]
    assert t.state.offer == [P01, T03, T04]
    assert t.state.discard == (T05, T02)


@pytest.mark.rule("TEQ-RULING-28")
def test_an_offer_of_one_type_stays_if_no_card_of_the_other_type_is_left() -> None:
    t = rest(table(finisher([T03, T01, T04], deck=(T05, T02)))).choose(0, Claim(T01))
    assert t.state.offer == [T05, T03, T04]


@pytest.mark.rule("TEQ-RULING-28", "TEQ-ROW-03")
def test_mending_may_rebuild_the_deck() -> None:
    t = table(finisher([T03, T01, T04], deck=(T05,), discard=(P01,)))
    t.rolls("quests", T05, P01)
    rest(t).choose(0, Claim(T01))
    assert t.state.offer == [P01, T03, T04]
    assert (t.state.deck.cards, t.state.discard) == ((), (T05,))


@pytest.mark.rule("TEQ-RULING-27")
def test_placement_quests_are_not_won_by_night() -> None:
    rest(table(finisher([P01, P02, P03]))).expects(0, GAIN)


@pytest.mark.rule("TEQ-QUEST-01")
def test_only_quests_of_the_completed_temple_can_be_claimed() -> None:
    t = rest(table(finisher([T03, T01, P01])))
    assert t.choices(0) == [Claim(T01), DECLINE]
    assert t.refused(0, Claim(T03)) == "TEQ-RULING-103"


@pytest.mark.rule("TEQ-QUEST-07")
def test_every_temple_has_two_treasure_quests_and_every_treasure_item_one() -> None:
    assert [QUEST_TEMPLE.count(number) for number in range(6)] == [2] * 6
    assert sorted(item for item in QUEST_ITEM if item >= 0) == list(range(12))


@pytest.mark.rule("TEQ-EQUIP-01")
def test_the_item_is_told_before_it_is_carried() -> None:
    t = rest(table(finisher([T01]))).choose(0, Claim(T01), Equip(BRANN))
    assert t.told(ItemWon) == [ItemWon(Seat(0), Item(QUEST_ITEM[T01]))]
    assert TRACKS[RED][0][0] == QUEST_TEMPLE[T01]


@pytest.mark.rule("TEQ-RULING-29")
def test_discarded_quests_lie_open_and_the_deck_does_not() -> None:
    view = table(finisher([T01], deck=(P01, P02), discard=(P03,))).match.view(1)
    assert view.discard == (P03,)
    assert view.deck.cards == (HIDDEN, HIDDEN)
