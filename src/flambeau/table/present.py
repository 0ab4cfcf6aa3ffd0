"""The whole table of one viewer: the game's scene, with the open question, its choices and the log in words."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final

import msgspec.structs

from flambeau.kernel import SPECTATOR, Game, Match, Told
from flambeau.kernel import Event as KernelEvent

from .choices import worded
from .hints import hint_of_event
from .memory import remembered
from .scene import Event, Line, Prompt, Scene
from .speak import elements_of, kebab, say_ask, say_event, say_outcome
from .words import Words

MOTION: Final = itemgetter(0)
LINE: Final = itemgetter(1)
REMAINING: Final = "left"  # what an event leaves is no amount that rises from a piece
HEADINGS: Final = frozenset({"turn", "round"})


def present(
    match: Match,
    seat: int,
    words: Words,
    since: int = 0,
    lines: int = 50,
    told: Sequence[Told] | None = None,
) -> Scene:
    """What this seat sees now; events from its number `since` on are given to be played as motion.

    Whoever knows already what the seat was `told` spares a walk through the whole journal.
    """
    view = match.view(seat)
    game = match.game
    scene: Scene = game.table(view, seat, words)
    if told is None:
        told = match.events(seat)
    shown = max(0, len(told) - lines)
    first = min(since, shown)
    news = [
        _as_told(words, game, one.event, one.rule, one.event.OWN and _is_elsewhere(one.event, seat))
        for one in told[first:]
    ]
    is_asked = seat in match.asked()
    choices, groups = worded(match, seat, words, view) if is_asked else ((), ())
    rest = msgspec.structs.replace(
        scene.rest,
        seq=len(told),
        you=-1 if seat == SPECTATOR else seat,
        language=words.language,
        prompt=prompt(match, seat, words, view) if is_asked else None,
        choices=choices,
        groups=groups,
        events=tuple(map(MOTION, news[since - first :])),
        log=tuple(map(LINE, news[shown - first :])),
        outcome="" if match.outcome is None else say_outcome(words, game, match.outcome),
    )
    return Scene(rest, scene.ground)


def prompt(match: Match, seat: int, words: Words, view: Any = None) -> Prompt:
    """The open question as this seat reads it."""
    question = match.question(seat)
    seen = match.view(seat) if view is None else view
    default = 0  # the first one, unless the topic says otherwise
    if question.topic.default is not None:
        default = list(question.choices).index(question.default_on(seen))
    return Prompt(
        say_ask(words, match.game, question),
        number=match.number(seat),
        seats=question.seats,
        topic=question.topic.name,
        rule=match.game.cited(seen, question.topic.rule),
        about=_elements_about(question.topic.about, question.args),
        default=default,
        help=words.say("ask-apart" if question.topic.apart else "ask-together") if len(question.seats) > 1 else "",
    )


def _elements_about(about: tuple[tuple[str, str], ...], args: tuple[Any, ...]) -> tuple[str, ...]:
    """The elements that a question is about."""
    if not about:
        return ()
    named = zip(about, args, strict=False)
    return tuple([f"{type_.lower()}.{value}" for (_, type_), value in named if type_[:1].isupper()])


def _is_elsewhere(event: Any, seat: int) -> bool:
    """Whether an event on a player's sheet happened on another one's, whose elements are not those of this table."""
    return bool(event.seat != seat)


@remembered
def _as_told(words: Words, game: Game[Any], event: KernelEvent, rule: str, elsewhere: bool) -> tuple[Event, Line]:
    """An event as motion, with its elements and the plain number in it, and as a line of the log."""
    text = say_event(words, game, event)
    elements = () if elsewhere else elements_of(event)
    numbers = [str(getattr(event, name)) for name, type_, _ in event.FIELDS if type_ == "int" and name != REMAINING]
    value = numbers[0] if numbers else ""
    kind: Any = event.SHOW
    hint = hint_of_event(words, kebab(type(event).__name__))
    whose: int = getattr(event, "seat", -1) if elsewhere else -1  # what others did on their sheets is told together
    return (
        Event(kind, elements, value=value, text=text, rule=rule, seat=whose),
        Line(text, rule, whose, elements, heading=kind in HEADINGS, why=event.WHY, hint=hint),
    )
