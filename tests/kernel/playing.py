"""What tests of the kernel share: playing on, storing, and a look at all that a match asks."""

from __future__ import annotations

import json
from typing import Any

from flambeau.kernel import Choice, IllegalAnswer, Match, StaleAnswer, Told, WrongSeat, running
from flambeau.kit.checks import pending
from flambeau.kit.walk import policy, step

COMPILED = str(running.__file__).endswith(".so")  # a compiled kernel refuses arguments of wrong types by itself


def refusals(answer: Any) -> tuple[type[Exception], ...]:
    """How an answer that is not legal may be refused."""
    typed = (IllegalAnswer, StaleAnswer, WrongSeat)
    return typed if isinstance(answer, Choice) or not COMPILED else (*typed, TypeError)


def stored(match: Match) -> dict[str, Any]:
    """A save as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(match.save()))
    return data


def all_of(match: Match) -> list[Any]:
    """What must not change when something is refused: position, questions, numbers, journal, record."""
    journal = None if match.journal is None else [said(told) for told in match.journal.told]
    entries = None if match.entries is None else len(match.entries)
    return [match.digest(), pending(match), journal, entries, match.outcome is None, match.needed is None]


def said(told: Told) -> list[Any]:
    """An event as plain data, with its audience."""
    return [told.rule, told.to, told.event.to_data()]


def heard(match: Match, seat: int) -> list[list[Any]]:
    """The events that a seat was told."""
    return [told.event.to_data() for told in match.events(seat)]


def play_on(match: Match, answers: int, seed: int = 1) -> None:
    """Random answers, fewer if the match ends."""
    rng = policy(seed)
    for _ in range(answers):
        if match.outcome is None:
            step(match, rng)
