"""Bots, and the chair a bot sits on: everything a player of that seat could know, and nothing else.

    class Cautious:
        def __init__(self, seed: int) -> None: ...
        def answer(self, chair: Chair) -> int: ...      # the index of one of chair.choices

A game names its bots in `Game.bots`; they are made from a seed, and answer the same question in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from .ask import Ask, Topic
from .base import Choice
from .errors import Refusal
from .match import Match


class Chair:
    """What one seat knows at its question. The match behind it is private: bots that look at it are not honest."""

    __slots__ = ("_dossier", "_match", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._dossier: Any = None
        self.seat = seat

    @property
    def dossier(self) -> Any:
        """The position as far as this seat has seen it: a state of the game's classes with secrets hidden."""
        if self._dossier is None:
            self._dossier = self._match.dossier(self.seat)
        return self._dossier

    @property
    def question(self) -> Ask[Any]:
        """The question as asked; its choices are better read from the chair."""
        return self._match.question(self.seat)

    @property
    def topic(self) -> Topic:
        """What the question is about."""
        return self.question.topic

    @property
    def about(self) -> tuple[Any, ...]:
        """The ids the question is about."""
        return self.question.args

    @property
    def choices(self) -> Sequence[Choice]:
        """Every legal answer; the bot returns the index of one."""
        return self.question.choices

    @property
    def seats(self) -> int:
        """How many play."""
        return self._match.seats

    @property
    def options(self) -> Mapping[str, Any]:
        """What the table settled before play."""
        return self._match.options

    def imagine(self, seed: int) -> Match:
        """A world this seat cannot tell from the truth, to try things in."""
        return self._match.imagine(self.seat, seed)

    def why_not(self, choice: Choice) -> Refusal | None:
        """Why a choice is not legal."""
        return self._match.why_not(self.seat, choice)


class Bot(Protocol):
    """Anything that answers from a chair."""

    def answer(self, chair: Chair) -> int:
        """The index of the chosen answer."""
