"""Dealing the face-down dungeon cards anew so that they could have been dealt so: what nobody knows, but not more.

Everybody knows from which pile a card came (TED-RULING-82). Pile B holds one Encounter for each Hero, pile C the Lair
Door; everything else in them and in pile A is Rooms, and the box has what is left.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Chance
from flambeau.parts.grid import cells_of

from .cards import DUNGEON_CARDS
from .model import Play
from .rules.reveal import pile_at

PILE_B: Final = 1
PILE_C: Final = 2
BOX: Final = 3


def unknown_cards(s: Play) -> set[int]:
    """The dungeon cards that nobody has seen."""
    faces = [s.grid.faces[cell] for cell in cells_of(s.covered) if not s.grid.seen[cell]]
    return {*faces, *s.dungeon.cards, *s.box.cards}


def redeal(s: Play, now: Play, chance: Chance) -> None:
    """Lay what is unknown `now` anew onto the places where it lies in `s`."""
    loose = unknown_cards(now)
    squares = [cell for cell in cells_of(s.covered) if s.grid.faces[cell] in loose]
    deck = [i for i, card in enumerate(s.dungeon.cards) if card in loose]
    piles = [s.origins[cell] for cell in squares] + [pile_at(s, i) for i in deck] + [BOX] * len(s.box.cards)
    dealt = deal(piles, loose, s.count, chance)
    for cell in squares:
        s.grid.faces[cell] = dealt.pop(0)
    cards = list(s.dungeon.cards)
    for i in deck:
        cards[i] = dealt.pop(0)
    s.dungeon.cards = tuple(cards)
    s.box.cards = tuple(dealt)


def deal(piles: list[int], loose: set[int], heroes: int, chance: Chance) -> list[int]:
    """One card for each place, given the pile that each place's card comes from."""
    kinds: dict[str, list[int]] = {"room": [], "encounter": [], "lair_door": []}
    for card in sorted(loose):
        kinds[DUNGEON_CARDS[card].kind].append(card)
    known = len([card for card in DUNGEON_CARDS if card.kind == "encounter"]) - len(kinds["encounter"])
    of_b = chance.shuffle("b", [i for i, pile in enumerate(piles) if pile == PILE_B])[: heroes - known]
    of_c = chance.shuffle("c", [i for i, pile in enumerate(piles) if pile == PILE_C])[: len(kinds["lair_door"])]
    left = [i for i, pile in enumerate(piles) if pile == BOX][: len(kinds["encounter"]) - len(of_b)]
    rooms = list(chance.shuffle("rooms", kinds["room"]))
    encounters = list(chance.shuffle("encounters", kinds["encounter"]))
    dealt: list[int] = []
    for i in range(len(piles)):
        pile = kinds["lair_door"] if i in of_c else encounters if i in of_b or i in left else rooms
        dealt.append(pile.pop())
    return dealt
