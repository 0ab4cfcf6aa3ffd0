"""Pieces that change hands and faces: piles and places, and who knows what lies there.

Each piece of a game has an id of its own (two goblin tiles are two ids of one kind), so that knowledge can follow it.
Two masks of seats stand beside each piece: **shown**, who may look at it now, and **seen**, who has known it since the
last shuffle. Only `look`, `show`, `hide` and `shuffle` change them; a piece that moves takes them along.
A face-down piece is named by its *veil*: the place, and how often that place's pieces were shuffled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from .base import HIDDEN, Position, State
from .classes import Public, state
from .seats import ALL, NOBODY

EMPTY: Final = -1  # no piece lies here
Piece = tuple[int, int, int]  # id, shown, seen: a piece on its way from one place to another


def open_piece(face: int) -> Piece:
    """A piece that everybody knows."""
    return (face, ALL, ALL)


@state
class Places(State):
    """A fixed number of places, each empty or with one piece: the squares of a board, the cards of a row."""

    faces: Public[list[int]]
    shown: Public[list[int]]
    seen: Public[list[int]]
    deal: Public[int] = 0

    def view(self, eye: int, memory: bool) -> Places:
        """The pieces this eye may not know are hidden; empty places are always open."""
        masks = self.seen if memory else self.shown
        faces = [face if mask & eye or face == EMPTY else HIDDEN for face, mask in zip(self.faces, masks, strict=True)]
        return Places(faces, self.shown[:], self.seen[:], self.deal)

    def take(self, place: int) -> Piece:
        """Lift the piece from a place, with what is known of it."""
        piece = (self.faces[place], self.shown[place], self.seen[place])
        self.faces[place] = EMPTY
        self.shown[place] = self.seen[place] = ALL
        return piece

    def put(self, place: int, piece: Piece) -> None:
        """Lay a piece on an empty place."""
        self.faces[place], self.shown[place], self.seen[place] = piece

    def veil(self, place: int) -> str:
        """The name of whatever lies face down here."""
        return f"{place}~{self.deal}"


@state
class Pile(State):
    """Pieces in order, the first on top: a deck, a hand, a discard. Empty masks mean that nobody knows any of it."""

    cards: Public[tuple[int, ...]] = ()
    shown: Public[tuple[int, ...]] = ()
    seen: Public[tuple[int, ...]] = ()
    deal: Public[int] = 0

    def view(self, eye: int, memory: bool) -> Pile:
        """The cards this eye may not know are hidden; their number is open."""
        masks = self.seen if memory else self.shown
        if masks:
            cards = tuple([c if m & eye else HIDDEN for c, m in zip(self.cards, masks, strict=True)])
        else:
            cards = (HIDDEN,) * len(self.cards)
        return Pile(cards, self.shown, self.seen, self.deal)

    def take(self, place: int = 0) -> Piece:
        """Lift a card out of the pile, with what is known of it."""
        cards, shown, seen = self.cards, self.shown, self.seen
        self.cards = cards[:place] + cards[place + 1 :]
        if not shown:
            return (cards[place], NOBODY, NOBODY)
        self.shown = shown[:place] + shown[place + 1 :]
        self.seen = seen[:place] + seen[place + 1 :]
        return (cards[place], shown[place], seen[place])

    def put(self, place: int, piece: Piece) -> None:
        """Lay a card into the pile so that it has this place (0 is the top)."""
        self.unfold()
        self.cards = (*self.cards[:place], piece[0], *self.cards[place:])
        self.shown = (*self.shown[:place], piece[1], *self.shown[place:])
        self.seen = (*self.seen[:place], piece[2], *self.seen[place:])

    def unfold(self) -> None:
        """Write the masks out, if they stood for 'nobody'."""
        if not self.shown:
            self.shown = self.seen = (NOBODY,) * len(self.cards)

    def veil(self, place: int) -> str:
        """The name of whatever lies face down here."""
        return f"{place}~{self.deal}"


Home: TypeAlias = "Places | Pile"


class Pool:
    """Where pieces of one sort can lie, and which of them a place may hold.

    Pieces are of kinds, and places belong to groups: the pile that a card came from, the box. How many pieces of each
    kind lie in each group is no secret, everything else is:

        Pool(s.room, s.pile, s.box, kind=lambda tile: RANDOM[tile], group=lambda home, place: home is s.box)

    Without kinds and groups any unknown piece may lie at any place.
    """

    __slots__ = ("group", "homes", "kind")

    def __init__(
        self, *homes: Home, kind: Callable[[int], int] | None = None, group: Callable[[Home, int], int] | None = None
    ) -> None:
        self.homes = homes
        self.kind = kind
        self.group = group

    def kind_of(self, piece: int) -> int:
        """The kind of a piece."""
        return 0 if self.kind is None else self.kind(piece)

    def group_of(self, home: Home, place: int) -> int:
        """The group that a place belongs to."""
        return 0 if self.group is None else self.group(home, place)


def as_pool(pool: Pool | Sequence[Home]) -> Pool:
    """What `Game.pools` says of a sort of pieces: a pool, or just the homes of one without kinds and groups."""
    return pool if isinstance(pool, Pool) else Pool(*pool)


def empty_places(count: int) -> Places:
    """So many places with nothing on them."""
    return Places([EMPTY] * count, [ALL] * count, [ALL] * count)


def look(s: Position, pieces: Places | Pile, place: int, seats: int) -> int:
    """These seats (a mask) look at a piece and may go on looking until it is hidden from them."""
    if isinstance(pieces, Pile):
        pieces.unfold()
        if seats & ~pieces.seen[place]:
            s.glimpses += 1
        pieces.shown = _with(pieces.shown, place, pieces.shown[place] | seats)
        pieces.seen = _with(pieces.seen, place, pieces.seen[place] | seats)
        return pieces.cards[place]
    if seats & ~pieces.seen[place]:
        s.glimpses += 1
    pieces.shown[place] |= seats
    pieces.seen[place] |= seats
    return pieces.faces[place]


def show(s: Position, pieces: Places | Pile, place: int) -> int:
    """Turn a piece face up: everybody sees it."""
    return look(s, pieces, place, ALL)


def show_all(s: Position, pile: Pile) -> None:
    """Turn every card of a pile face up."""
    pile.unfold()
    s.glimpses += len(pile.seen) - pile.seen.count(ALL)
    pile.shown = pile.seen = (ALL,) * len(pile.cards)


def hide(pieces: Places | Pile, place: int, seats: int = ALL) -> None:
    """Turn a piece away from these seats; what they have seen they may remember."""
    if isinstance(pieces, Pile):
        pieces.unfold()
        pieces.shown = _with(pieces.shown, place, pieces.shown[place] & ~seats)
    else:
        pieces.shown[place] &= ~seats


def draw(s: Position, pile: Pile, to: int = ALL) -> int:
    """Take the top card, seen by these seats; its masks stay behind: put it where all of `to` see it."""
    if pile.seen:
        known = pile.seen[0]
        pile.shown, pile.seen = pile.shown[1:], pile.seen[1:]
    else:
        known = NOBODY
    if to & ~known:
        s.glimpses += 1
    card = pile.cards[0]
    pile.cards = pile.cards[1:]
    return card


def shuffle(s: Position, label: str, pile: Pile) -> None:
    """Shuffle a pile: nobody knows anything of it any more, and its veils are new."""
    pile.cards = s.chance.shuffle(label, pile.cards)
    pile.shown = pile.seen = ()
    pile.deal += 1


def reveal(s: Position, part: Any, seats: int = ALL) -> None:
    """These seats (a mask) come to know the `Known` fields of a part of the state: a zone of a map, a secret card."""
    if seats & ~part.known:
        s.glimpses += 1
        part.known |= seats


def learned(s: Position) -> None:
    """Somebody came to know something that no mask tells (a zone of a quest was revealed)."""
    s.glimpses += 1


def _with(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*row[:place], value, *row[place + 1 :])
