"""The choices of a question as they are shown, ready made: most of them come again, often at the same place.

Choices are worded one by one when few remain; many are worded in groups of a kind, and singly when somebody narrows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import not_
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw

from flambeau.kernel import Ask, Game, Match, OfView, Topic
from flambeau.kernel import Choice as KernelChoice

from .scene import Choice, Finality, Group
from .speak import REMEMBERED, elements_of, is_named_by_view, kebab, names_seen, say_choice
from .words import Words

WORDED_SINGLY: Final = 20
SHOWN_AT_ONCE: Final = 12
READY_MADE: Final = 20_000  # choices of one topic
FINALITY: Final[dict[str, Finality]] = {"free": "free", "final": "final", "may be final": "may"}
MOST_HEADS: Final = 1_000
HEADS: Final = (b'[{"index":0', *[b',{"index":%d' % index for index in range(1, MOST_HEADS)])
ENDS: Final[dict[Finality, bytes]] = {"free": b"}", "final": b',"finality":"final"}', "may": b',"finality":"may"}'}

Types: TypeAlias = list[type[KernelChoice]]
Choices: TypeAlias = tuple[Choice, ...]
Wording: TypeAlias = Callable[[Match, int, Words, Any], tuple[Any, tuple[Group, ...]]]
"""Gives choices, as they are or in bytes, and their groups."""

_encode = msgspec.json.Encoder().encode
_NO_HEAD: Final = len(b'{"index":0')


def worded(match: Match, seat: int, words: Words, view: Any = None) -> tuple[Choices, tuple[Group, ...]]:
    """The choices of the open question, each with its elements, singly in words if few; in groups too if a window could
    not show them all."""
    question = match.question(seat)
    listed = question.choices
    seen = match.view(seat) if view is None else view
    shelf, types, finalities = _laid_out(match.game, question, listed, words, seen)
    choices = [shelf.made(index, choice, finalities[index], seen) for index, choice in enumerate(listed)]
    return tuple(choices), shelf.groups(types)


def worded_in_bytes(match: Match, seat: int, words: Words, view: Any = None) -> tuple[Any, tuple[Group, ...]]:
    """The same, with the choices as the JSON of a scene: written once and joined from then on."""
    question = match.question(seat)
    listed = question.choices
    if not 0 < len(listed) <= MOST_HEADS:
        return worded(match, seat, words, view)
    seen = match.view(seat) if view is None else view
    shelf, types, finalities = _laid_out(match.game, question, listed, words, seen)
    middles = shelf.middles(listed, seen)
    pieces = chain.from_iterable(zip(HEADS, middles, map(ENDS.__getitem__, finalities)))
    return Raw(b"".join([*pieces, b"]"])), shelf.groups(types)


def _laid_out(
    game: Game[Any], question: Ask[Any], listed: Sequence[KernelChoice], words: Words, view: Any
) -> tuple[Shelf, Types, Sequence[Finality]]:
    shelf = _shelf(words, game, question.topic, len(listed) <= WORDED_SINGLY)
    types = list(map(type, listed))
    return shelf, types, shelf.finalities(types, listed, view)


class Shelf:
    """What is ready made of one topic, worded singly or not."""

    def __init__(self, words: Words, game: Game[Any], topic: Topic, singly: bool) -> None:
        self._middles: dict[int, bytes] = {}  # by a choice's identity
        self._seen: dict[tuple[int, tuple[str | None, ...]], bytes] = {}  # by its identity and what a view calls it
        self._alive: dict[int, KernelChoice] = {}  # so that no other choice can have its identity
        self._words, self._game, self._singly = words, game, singly
        self._final: dict[type[KernelChoice], Any] = {kind.type: kind.final for kind in topic.kinds}
        self._topic = topic

    def finalities(
        self, types: Sequence[type[KernelChoice]], listed: Sequence[KernelChoice], view: Any
    ) -> Sequence[Finality]:
        """Whether each of these choices could be taken back; asked one by one only where they differ."""
        common: dict[type[KernelChoice], Any] = {}
        for type_ in set(types):
            final = self._final.get(type_) or self._topic.final_of(type_)
            if isinstance(final, OfView):
                final = final.of(view)
            common[type_] = FINALITY[final] if isinstance(final, str) else None
        known = list(map(common.__getitem__, types))
        if None in known:
            for place in compress(range(len(known)), map(not_, known)):
                known[place] = FINALITY[self._final[types[place]](view, listed[place])]
        return known

    def middles(self, listed: Sequence[KernelChoice], view: Any) -> Sequence[bytes]:
        """Of each of these choices the JSON between its index and its finality; made where nobody has asked for it."""
        found: list[Any] = list(map(self._middles.get, map(id, listed)))
        if None in found:
            for place in compress(range(len(found)), map(not_, found)):
                found[place] = self._middle(listed[place], view)
        return found

    def made(self, index: int, choice: KernelChoice, finality: Finality, view: Any) -> Choice:
        """A choice at its place in the question."""
        label = say_choice(self._words, self._game, choice, view) if self._singly else ""
        return Choice(index, label, elements_of(choice), kebab(type(choice).__name__), finality)

    def _middle(self, choice: KernelChoice, view: Any) -> bytes:
        """The middle of one that stands nowhere yet, or that is called by what the view shows."""
        if not self._singly or not is_named_by_view(self._game, choice.FIELDS):
            middle = self._middles[id(choice)] = self._written(choice, view)
            return middle
        called = names_seen(self._game, choice, view)
        found = self._seen.get((id(choice), called))
        if found is None:
            found = self._seen[id(choice), called] = self._written(choice, view)
        return found

    def _written(self, choice: KernelChoice, view: Any) -> bytes:
        if len(self._middles) + len(self._seen) >= READY_MADE:
            self._alive.clear()
            self._middles.clear()
            self._seen.clear()
        self._alive[id(choice)] = choice
        return _encode(self.made(0, choice, "free", view))[_NO_HEAD : -len(ENDS["free"])]

    def groups(self, types: Types) -> tuple[Group, ...]:
        """The kinds in words, if there are too many choices to show them all, or to word them singly."""
        if self._singly and len(types) <= SHOWN_AT_ONCE:
            return ()
        kinds = dict.fromkeys(types)
        if self._singly and not all(self._words.has(_group(one)) for one in kinds):
            return ()
        return _grouped(self._words, tuple([(kind, types.count(kind)) for kind in kinds]))


@lru_cache(REMEMBERED)
def _grouped(words: Words, counted: tuple[tuple[type[KernelChoice], int], ...]) -> tuple[Group, ...]:
    return tuple([Group(kebab(one.__name__), words.say(_group(one)), count) for one, count in counted])


def _group(type_: type[KernelChoice]) -> str:
    return f"group-{kebab(type_.__name__)}"


@lru_cache(1_000)
def _shelf(words: Words, game: Game[Any], topic: Topic, singly: bool) -> Shelf:
    return Shelf(words, game, topic, singly)
