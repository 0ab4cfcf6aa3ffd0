"""Decks with a discard pile, and face-up rows that are filled from them.

A deck that is empty when a card is wanted takes its discard back, shuffled under the label of its pool. Cards are
piece ids, unique within the pool; what they are stands in the game's content.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import ALL, Pile, Position, Public, State, draw, shuffle, state

NO_CARD: Final = -1


@state
class Deck(State):
    """A face-down pile to draw from, and a face-up discard with the last card on top (at its end)."""

    pile: Pile
    discard: Public[tuple[int, ...]] = ()


@state
class Row(State):
    """Cards lying face up in a row; an empty space holds NO_CARD."""

    cards: Public[list[int]] = []


def new_deck(cards: tuple[int, ...]) -> Deck:
    """A deck of these cards in this order, nothing discarded."""
    return Deck(Pile(cards))


def draw_card(s: Position, deck: Deck, label: str, to: int = ALL) -> int:
    """Take the top card, seen by `to`, reshuffling the discard if the pile is empty; NO_CARD if both are."""
    if not deck.pile.cards and not reshuffle(s, deck, label):
        return NO_CARD
    return draw(s, deck.pile, to)


def reshuffle(s: Position, deck: Deck, label: str) -> bool:
    """Shuffle the discard into the pile; False if there is nothing to shuffle."""
    if not deck.discard:
        return False
    kept = deck.pile.cards
    deck.pile = Pile(kept + deck.discard, (), (), deck.pile.deal)
    deck.discard = ()
    shuffle(s, label, deck.pile)
    return True


def discard(deck: Deck, card: int) -> None:
    """Lay a card face up on the discard."""
    deck.discard = (*deck.discard, card)


def take_from_row(row: Row, place: int) -> int:
    """Take the card at a place of the row, leaving an empty space."""
    card = row.cards[place]
    row.cards[place] = NO_CARD
    return card


def fill_row(s: Position, row: Row, deck: Deck, label: str) -> list[int]:
    """Turn up a card for every empty space, from the first on; returns the places filled."""
    filled: list[int] = []
    for place, card in enumerate(row.cards):
        if card == NO_CARD:
            drawn = draw_card(s, deck, label)
            if drawn == NO_CARD:
                break
            row.cards[place] = drawn
            filled.append(place)
    return filled


def close_row(row: Row) -> None:
    """Slide the cards together, so that the empty spaces are at the end."""
    cards = [card for card in row.cards if card != NO_CARD]
    row.cards = cards + [NO_CARD] * (len(row.cards) - len(cards))
