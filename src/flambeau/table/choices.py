"""The choices of a question as they are shown, ready made: most of them come again, often at the same place.

Choices are worded one by one when few remain; many are worded in groups of a kind, and singly when somebody narrows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import not_
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw

from flambeau.kernel import Choice as KernelChoice
from flambeau.kernel import Game, Match, OfView, Topic

from .scene import Choice, Finality, Group
from .speak import elements_of, is_named_by_view, kebab, say_choice
from .words import Words

WORDED_SINGLY: Final = 20
SHOWN_AT_ONCE: Final = 12
READY_MADE: Final = 20_000  # choices of one topic
FINALITY: Final[dict[str, Finality]] = {"free": "free", "final": "final", "may be final": "may"}
MOST_HEADS: Final = 1_000
HEADS: Final = (b'[{"index":0', *[b',{"index":%d' % index for index in range(1, MOST_HEADS)])

Types: TypeAlias = list[type[KernelChoice]]
Choices: TypeAlias = tuple[Choice, ...]
Wording: TypeAlias = Callable[[Match, int, Words, Any], tuple[Any, tuple[Group, ...]]]
"""Gives choices, as they are or in bytes, and their groups."""

_encode = msgspec.json.Encoder().encode
_NO_HEAD: Final = len(b'{"index":0')


def worded(match: Match, seat: int, words: Words, view: Any = None) -> tuple[Choices, tuple[Group, ...]]:
    """The choices of the open question, each with its elements, singly in words if few; in groups too if a window could
    not show them all."""
    listed = match.question(seat).choices
    shelf, types, finalities, seen = _laid_out(match, seat, words, view)
    choices = [shelf.made(index, choice, finalities[index], seen) for index, choice in enumerate(listed)]
    return tuple(choices), shelf.groups(types)


def worded_in_bytes(match: Match, seat: int, words: Words, view: Any = None) -> tuple[Any, tuple[Group, ...]]:
    """The same, with the choices as the JSON of a scene: written once and joined from then on."""
    listed = match.question(seat).choices
    if not 0 < len(listed) <= MOST_HEADS:
        return worded(match, seat, words, view)
    shelf, types, finalities, seen = _laid_out(match, seat, words, view)
    tails = shelf.ready_made(listed, finalities)
    if not all(tails):
        for index, tail in enumerate(tails):
            if tail is None:
                tails[index] = shelf.tail(listed[index], finalities[index], seen)
    return Raw(b"".join([*chain.from_iterable(zip(HEADS, tails)), b"]"])), shelf.groups(types)


def _laid_out(match: Match, seat: int, words: Words, view: Any) -> tuple[Shelf, Types, Sequence[Finality], Any]:
    question = match.question(seat)
    listed = question.choices
    seen = match.view(seat) if view is None else view
    shelf = _shelf(words, match.game, question.topic, len(listed) <= WORDED_SINGLY)
    types = list(map(type, listed))
    return shelf, types, shelf.finalities(types, listed, seen), seen


class Shelf:
    """What is ready made of one topic, worded singly or not."""

    def __init__(self, words: Words, game: Game[Any], topic: Topic, singly: bool) -> None:
        self._tails: dict[Finality, dict[int, bytes]] = {one: {} for one in FINALITY.values()}  # by a choice's identity
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
        for place in compress(range(len(known)), map(not_, known)):
            known[place] = FINALITY[self._final[types[place]](view, listed[place])]
        return known

    def ready_made(self, listed: Sequence[KernelChoice], finalities: Sequence[Finality]) -> list[Any]:
        """Of each of these choices the JSON after its index, or None if nobody has asked for it yet."""
        one = finalities[0]
        if finalities.count(one) == len(finalities):  # nearly always: no second look-up for each
            return list(map(self._tails[one].get, map(id, listed)))
        return [self._tails[finality].get(id(choice)) for choice, finality in zip(listed, finalities, strict=True)]

    def made(self, index: int, choice: KernelChoice, finality: Finality, view: Any) -> Choice:
        """A choice at its place in the question."""
        label = say_choice(self._words, self._game, choice, view) if self._singly else ""
        return Choice(index, label, elements_of(choice), kebab(type(choice).__name__), finality)

    def tail(self, choice: KernelChoice, finality: Finality, view: Any) -> bytes:
        """A choice in JSON but for its index, kept for the next time unless its words depend on the view."""
        tail = _encode(self.made(0, choice, finality, view))[_NO_HEAD:]
        if not self._singly or not is_named_by_view(self._game, choice.FIELDS):
            if len(self._alive) >= READY_MADE:
                self._alive.clear()
                for known in self._tails.values():
                    known.clear()
            self._alive[id(choice)] = choice
            self._tails[finality][id(choice)] = tail
        return tail

    def groups(self, types: Types) -> tuple[Group, ...]:
        """The kinds in words, if there are too many choices to show them all, or to word them singly."""
        if self._singly and (
            len(types) <= SHOWN_AT_ONCE or not all(self._words.has(_group(one)) for one in set(types))
        ):
            return ()
        counted = Counter(types).items()
        return tuple([Group(kebab(one.__name__), self._words.say(_group(one)), count) for one, count in counted])


def _group(type_: type[KernelChoice]) -> str:
    return f"group-{kebab(type_.__name__)}"


@lru_cache(1_000)
def _shelf(words: Words, game: Game[Any], topic: Topic, singly: bool) -> Shelf:
    return Shelf(words, game, topic, singly)
