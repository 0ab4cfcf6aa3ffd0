"""The whole table of one viewer: the game's scene, with the open question, its choices and the log in words.

Choices are worded one by one when few remain; many are worded in groups of a kind, and singly when somebody narrows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec.structs

from flambeau.kernel import SPECTATOR, Game, Match, OfView, Told, Topic
from flambeau.kernel import Choice as KernelChoice
from flambeau.kernel import Event as KernelEvent

from .scene import Choice, Event, Finality, Group, Line, Prompt, Scene
from .speak import REMEMBERED, elements_of, is_named_by_view, kebab, say_ask, say_choice, say_event, say_outcome
from .words import Words

WORDED_SINGLY: Final = 20
SHOWN_AT_ONCE: Final = 12
READY_MADE: Final = 20_000  # choices of one topic, at their places
HEADINGS: Final = frozenset({"turn", "round"})
FINALITY: Final[dict[str, Finality]] = {"free": "free", "final": "final", "may be final": "may"}


def present(
    match: Match, seat: int, words: Words, since: int = 0, lines: int = 50, told: Sequence[Told] | None = None
) -> Scene:
    """What this seat sees now; events from its number `since` on are given to be played as motion.

    Whoever knows already what the seat was `told` spares a walk through the whole journal.
    """
    view = match.view(seat)
    game = match.game
    scene: Scene = game.table(view, seat, words)
    if told is None:
        told = match.events(seat)
    first = min(since, max(0, len(told) - lines))
    news = [_as_told(words, game, one.event, one.rule, _is_elsewhere(one.event, seat)) for one in told[first:]]
    asked = seat in match.asked()
    choices, groups = worded(match, seat, words, view) if asked else ((), ())
    rest = msgspec.structs.replace(
        scene.rest,
        seq=len(told),
        you=-1 if seat == SPECTATOR else seat,
        language=words.language,
        prompt=prompt(match, seat, words, view) if asked else None,
        choices=choices,
        groups=groups,
        events=tuple([motion for motion, _ in news[since - first :]]),
        log=tuple([line for _, line in news[-lines:]]),
        outcome="" if match.outcome is None else say_outcome(words, game, match.outcome),
    )
    return Scene(rest, scene.ground)


def prompt(match: Match, seat: int, words: Words, view: Any = None) -> Prompt:
    """The open question as this seat reads it."""
    question = match.question(seat)
    default = 0  # the first one, unless the topic says otherwise
    if question.topic.default is not None:
        default = list(question.choices).index(question.default_on(match.view(seat) if view is None else view))
    about = [
        f"{type_.lower()}.{value}"
        for (_, type_), value in zip(question.topic.about, question.args, strict=False)
        if type_[:1].isupper()
    ]
    return Prompt(
        say_ask(words, match.game, question),
        number=match.number(seat),
        seats=question.seats,
        topic=question.topic.name,
        rule=question.topic.rule,
        about=tuple(about),
        default=default,
    )


def worded(match: Match, seat: int, words: Words, view: Any = None) -> tuple[tuple[Choice, ...], tuple[Group, ...]]:
    """The choices of the open question, each with its elements, singly in words if few; in groups too if a window could
    not show them all."""
    question = match.question(seat)
    listed: Sequence[KernelChoice] = question.choices
    singly = len(listed) <= WORDED_SINGLY
    seen = match.view(seat) if view is None else view
    shelf = _shelf(words, match.game, question.topic, singly)
    types = list(map(type, listed))
    finalities = shelf.finalities(types, listed, seen)
    choices: list[Any] = list(map(shelf.ready.get, zip(map(id, listed), range(len(listed)), finalities)))
    if not all(choices):  # some are not ready made
        for index, made in enumerate(choices):
            if made is None:
                choices[index] = shelf.made(index, listed[index], finalities[index], seen)
    groups: list[Group] = []
    if not singly or (len(listed) > SHOWN_AT_ONCE and all(words.has(f"group-{shelf.name(one)}") for one in set(types))):
        counted = [(shelf.name(type_), count) for type_, count in Counter(types).items()]
        groups = [Group(kind, words.say(f"group-{kind}"), count) for kind, count in counted]
    return tuple(choices), tuple(groups)


class _Shelf:
    """The choices of a topic as they are shown, ready made: most of them come again, often at the same place."""

    def __init__(self, words: Words, game: Game[Any], topic: Topic, singly: bool) -> None:
        self.ready: dict[tuple[int, int, Finality], Choice] = {}  # by a choice's identity, place and finality
        self._alive: dict[int, KernelChoice] = {}  # so that no other choice can have its identity
        self._words, self._game, self._singly = words, game, singly
        self._final: dict[type[KernelChoice], Any] = {kind.type: kind.final for kind in topic.kinds}
        self._topic = topic

    def name(self, type_: type[KernelChoice]) -> str:
        """The kind of these choices, as messages call it."""
        return kebab(type_.__name__)

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
        if all(known):
            return known
        return [one or FINALITY[self._final[type(choice)](view, choice)] for one, choice in zip(known, listed)]

    def made(self, index: int, choice: KernelChoice, finality: Finality, view: Any) -> Choice:
        """A choice at its place in the question, kept for the next time unless its words depend on the view."""
        by_view = self._singly and is_named_by_view(self._game, choice.FIELDS)
        label = say_choice(self._words, self._game, choice, view if by_view else None) if self._singly else ""
        made = Choice(index, label, elements_of(choice), self.name(type(choice)), finality)
        if not by_view:
            if len(self.ready) >= READY_MADE:
                self.ready.clear()
                self._alive.clear()
            self._alive[id(choice)] = choice
            self.ready[id(choice), index, finality] = made
        return made


@lru_cache(1_000)
def _shelf(words: Words, game: Game[Any], topic: Topic, singly: bool) -> _Shelf:
    return _Shelf(words, game, topic, singly)


def _is_elsewhere(event: Any, seat: int) -> bool:
    """Whether an event happened on another player's sheet, whose elements are not those of this seat's table."""
    return bool(event.OWN) and event.seat != seat


@lru_cache(REMEMBERED)
def _as_told(words: Words, game: Game[Any], event: KernelEvent, rule: str, elsewhere: bool) -> tuple[Event, Line]:
    """An event as motion, with its elements and the plain number in it, and as a line of the log."""
    text = say_event(words, game, event)
    elements = () if elsewhere else elements_of(event)
    value = next((str(getattr(event, name)) for name, type_, _ in event.FIELDS if type_ == "int"), "")
    kind: Any = event.SHOW
    whose: int = getattr(event, "seat", -1) if elsewhere else -1  # what others did on their sheets is told together
    return (
        Event(kind, elements, value=value, text=text, rule=rule, seat=whose),
        Line(text, rule, whose, elements, heading=kind in HEADINGS, why=event.WHY),
    )
