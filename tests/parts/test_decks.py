"""Decks, discards and rows."""

from __future__ import annotations

from flambeau.kernel import HIDDEN, Feed, Position, bit, state
from flambeau.kernel.chance import GIVEN, Chance
from flambeau.parts.decks import NO_CARD, Deck, Row, close_row, discard, draw_card, fill_row, new_deck, reshuffle


@state
class Shelf(Position):
    deck: Deck
    row: Row


def shelf(cards: tuple[int, ...], row: int = 0, **orders: tuple[int, ...]) -> Shelf:
    s = Shelf(new_deck(cards), Row([NO_CARD] * row))
    s.chance = Chance(GIVEN)
    s.chance.feed = Feed({label: [order] for label, order in orders.items()})
    return s


def test_a_card_is_drawn_from_the_top() -> None:
    s = shelf((4, 2, 7))
    assert draw_card(s, s.deck, "loot") == 4
    assert s.deck.pile.cards == (2, 7)


def test_an_empty_deck_takes_its_discard_back_in_a_new_order() -> None:
    s = shelf((4,), loot=(9, 4))
    for card in (draw_card(s, s.deck, "loot"), 9):
        discard(s.deck, card)
    assert draw_card(s, s.deck, "loot") == 9
    assert s.deck.pile.cards == (4,) and s.deck.discard == ()
    assert s.deck.pile.deal == 1


def test_nothing_is_drawn_when_deck_and_discard_are_empty() -> None:
    s = shelf(())
    assert draw_card(s, s.deck, "loot") == NO_CARD
    assert not reshuffle(s, s.deck, "loot")


def test_nobody_knows_a_reshuffled_deck() -> None:
    s = shelf((1, 2), loot=(3, 2, 1))
    discard(s.deck, 3)
    reshuffle(s, s.deck, "loot")
    assert s.view(bit(0), True).deck.pile.cards == (HIDDEN,) * 3


def test_a_row_is_filled_where_it_has_gaps_until_the_deck_is_empty() -> None:
    s = shelf((5, 6), row=4)
    s.row.cards[1] = 8
    assert fill_row(s, s.row, s.deck, "loot") == [0, 2]
    assert s.row.cards == [5, 8, 6, NO_CARD]


def test_a_closed_row_has_its_gaps_at_the_end() -> None:
    row = Row([NO_CARD, 3, NO_CARD, 1])
    close_row(row)
    assert row.cards == [3, 1, NO_CARD, NO_CARD]
