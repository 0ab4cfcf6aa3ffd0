"""The whole table of one viewer: the game's scene, with the open question, its choices and the log in words.

Choices are worded one by one when few remain; many are worded in groups of a kind, and singly when somebody narrows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec.structs

from flambeau.kernel import SPECTATOR, Match, Told
from flambeau.kernel import Choice as KernelChoice

from .scene import Choice, Event, Finality, Group, Line, Prompt, Scene
from .speak import elements_of, kebab, say_ask, say_choice, say_event, say_outcome
from .words import Words

WORDED_SINGLY: Final = 20
SHOWN_AT_ONCE: Final = 12
HEADINGS: Final = frozenset({"turn", "round"})
FINALITY: Final[dict[str, Finality]] = {"free": "free", "final": "final", "may be final": "may"}


def present(
    match: Match, seat: int, words: Words, since: int = 0, lines: int = 50, told: Sequence[Told] | None = None
) -> Scene:
    """What this seat sees now; events from its number `since` on are given to be played as motion.

    Whoever knows already what the seat was `told` spares a walk through the whole journal.
    """
    view = match.view(seat)
    scene: Scene = match.game.table(view, seat, words)
    if told is None:
        told = match.events(seat)
    rest = msgspec.structs.replace(
        scene.rest,
        seq=len(told),
        you=-1 if seat == SPECTATOR else seat,
        language=words.language,
        events=tuple(motion(match, seat, words, one) for one in told[since:]),
        log=tuple(line(match, seat, words, one) for one in told[-lines:]),
        outcome="" if match.outcome is None else say_outcome(words, match.game, match.outcome),
    )
    if seat in match.asked():
        choices, groups = worded(match, seat, words, view)
        rest = msgspec.structs.replace(rest, prompt=prompt(match, seat, words, view), choices=choices, groups=groups)
    return msgspec.structs.replace(scene, rest=rest)


def prompt(match: Match, seat: int, words: Words, view: Any = None) -> Prompt:
    """The open question as this seat reads it."""
    question = match.question(seat)
    listed = list(question.choices)
    default = question.default_on(match.view(seat) if view is None else view)
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
        default=listed.index(default),
    )


def worded(match: Match, seat: int, words: Words, view: Any = None) -> tuple[tuple[Choice, ...], tuple[Group, ...]]:
    """The choices of the open question, each with its elements, singly in words if few; in groups too if a window could
    not show them all."""
    question = match.question(seat)
    listed: Sequence[KernelChoice] = question.choices
    singly = len(listed) <= WORDED_SINGLY
    seen = match.view(seat) if view is None else view
    choices = []
    counts: dict[str, int] = {}
    for index, choice in enumerate(listed):
        kind = kebab(type(choice).__name__)
        counts[kind] = counts.get(kind, 0) + 1
        label = say_choice(words, match.game, choice, seen) if singly else ""
        finality = FINALITY[question.topic.finality(seen, choice)]
        choices.append(Choice(index, label, elements_of(choice), kind, finality))
    groups: list[Group] = []
    if not singly or (len(listed) > SHOWN_AT_ONCE and all(words.has(f"group-{kind}") for kind in counts)):
        groups = [Group(kind, words.say(f"group-{kind}"), count) for kind, count in counts.items()]
    return tuple(choices), tuple(groups)


def touched(event: Any, seat: int) -> tuple[str, ...]:
    """The elements an event touches on this seat's table: what another player did on a sheet of his own, none."""
    return () if event.OWN and event.seat != seat else elements_of(event)


def motion(match: Match, seat: int, words: Words, told: Told) -> Event:
    """An event as motion: its elements, and the plain number in it."""
    event: Any = told.event
    value = next((str(getattr(event, name)) for name, type_, _ in event.FIELDS if type_ == "int"), "")
    elements = touched(event, seat)
    return Event(event.SHOW, elements, value=value, text=say_event(words, match.game, event), rule=told.rule)


def line(match: Match, seat: int, words: Words, told: Told) -> Line:
    """An event as a line of the log."""
    event = told.event
    return Line(
        say_event(words, match.game, event),
        told.rule,
        elements=touched(event, seat),
        heading=event.SHOW in HEADINGS,
        why=event.WHY,
    )
