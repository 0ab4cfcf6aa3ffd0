"""The whole table of one viewer: the game's scene, with the open question, its choices and the log in words.

Choices are worded one by one when few remain; many are worded in groups of a kind, and singly when somebody narrows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec.structs

from flambeau.kernel import SPECTATOR, Game, Match, Told, Topic
from flambeau.kernel import Choice as KernelChoice
from flambeau.kernel import Event as KernelEvent

from .scene import Choice, Event, Finality, Group, Line, Prompt, Scene
from .speak import REMEMBERED, elements_of, is_named_by_view, kebab, say_ask, say_choice, say_event, say_outcome
from .words import Words

WORDED_SINGLY: Final = 20
SHOWN_AT_ONCE: Final = 12
READY_MADE: Final = 2_000  # choices of one kind
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
    wordings = {type_: _wording(words, match.game, question.topic, type_, singly) for type_ in set(map(type, listed))}
    choices = tuple([wordings[type(choice)].shown(index, choice, seen) for index, choice in enumerate(listed)])
    groups: list[Group] = []
    if not singly or (len(listed) > SHOWN_AT_ONCE and all(words.has(f"group-{one.kind}") for one in wordings.values())):
        counts = Counter(map(type, listed))
        groups = [Group(wordings[type_].kind, wordings[type_].heading(), count) for type_, count in counts.items()]
    return choices, tuple(groups)


class _Wording:
    """How the choices of one kind are shown; those shown before are ready made, since most of them come again."""

    def __init__(self, words: Words, game: Game[Any], topic: Topic, type_: type[KernelChoice], singly: bool) -> None:
        self.kind = kebab(type_.__name__)
        self._words, self._game, self._topic = words, game, topic
        self._singly = singly
        self._by_view = singly and is_named_by_view(game, type_.FIELDS)
        self._final = final = topic.final_of(type_)
        self._constant: Finality = FINALITY[final] if isinstance(final, str) else "may"
        self._ready: dict[int, tuple[KernelChoice, Choice]] = {}

    def heading(self) -> str:
        """What all of them are called together."""
        return self._words.say(f"group-{self.kind}")

    def shown(self, index: int, choice: KernelChoice, view: Any) -> Choice:
        """A choice with its place in the question."""
        final = self._final
        finality = self._constant if isinstance(final, str) else FINALITY[final(view, choice)]
        if self._by_view:
            label = say_choice(self._words, self._game, choice, view)
            return Choice(index, label, elements_of(choice), self.kind, finality)
        known = self._ready.get(id(choice))
        if known is None or known[0] is not choice:
            label = say_choice(self._words, self._game, choice) if self._singly else ""
            made = Choice(index, label, elements_of(choice), self.kind, finality)
        else:
            made = known[1]
            if made.index == index and made.finality == finality:
                return made
            made = Choice(index, made.label, made.elements, self.kind, finality)
        if len(self._ready) >= READY_MADE:
            self._ready.clear()
        self._ready[id(choice)] = choice, made
        return made


@lru_cache(READY_MADE)
def _wording(words: Words, game: Game[Any], topic: Topic, type_: type[KernelChoice], singly: bool) -> _Wording:
    return _Wording(words, game, topic, type_, singly)


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
