"""A strand of play: one running activity with its question, the answers since its rest point, and its tape.

A match has one main strand; while lanes are open each seat of them has a strand of its own.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from .ask import Ask, Script
from .base import Choice, State
from .chance import Chance, Drawn

NO_COUNTS: Final[dict[str, int]] = {}


def activities(script: Script) -> Generator[Ask[Any] | None, Any, None]:
    """Play one activity after another: yields each question, and None where one has ended and the next is sent.

    So that an activity ends without an exception: raising one costs a compiled kernel more than an answer.
    """
    while True:
        yield from script.__await__()
        script = yield None


class Strand:
    """A running activity, and what is needed to run it again from its rest point."""

    script: Script | None = None
    player: Generator[Ask[Any] | None, Any, None] | None = None  # `activities`, once one has gone on from here
    ask: Ask[Any] | None = None
    draws: int = 0  # how much had been drawn by the rest point
    glimpses: int = 0  # in a lane: what this seat came to know in it
    part: State | None = None  # in a lane: its part of the state at the rest point
    mark: int = 0  # where the journal stood when the running stretch began
    held: int = 0
    steps: int = 0  # answers and take-backs: the number of the pending question
    history: list[Checkpoint] | None = None

    def __init__(self, seat: int, chance: Chance) -> None:
        self.seat = seat  # of a lane; -1 for the main strand
        self.chance = chance
        self.answers: list[Any] = []  # choices; of joint questions pairs of a seat and its choice
        self.counts: dict[str, int] = NO_COUNTS  # the chance counters at the rest point

    def begin(self, script: Script) -> Ask[Any] | None:
        """Play a new activity up to its first question; None if it asks nothing."""
        self.script = script
        player = self.player
        if player is None:
            player = self.player = activities(script)
            return player.send(None)
        return player.send(script)

    def go_on(self, answer: Any) -> Ask[Any] | None:
        """Lay the answer on the question and play up to the next one; None if the activity ends before."""
        question = self.ask
        if question is not None:
            question.answered = answer
        player = self.player
        if player is None:
            if self.script is None:
                return None
            player = self.player = activities(self.script)
        return player.send(None)

    def stop(self) -> None:
        """Nothing runs here any more."""
        self.script = self.ask = self.player = None

    def rest(self) -> None:
        """Here a new activity begins: forget how we came here."""
        self.script = None
        self.ask = None
        if self.answers:
            self.answers = []
        chance = self.chance
        if chance.at:
            chance.rested()
        if self.draws != chance.draws:
            self.counts = chance.counts.copy()
            self.draws = chance.draws


class Checkpoint:
    """A question as it stood before it was answered: enough to come back to it."""

    __slots__ = (
        "answers",
        "choice",
        "counts",
        "draws",
        "draws_now",
        "glimpses",
        "held",
        "part",
        "rest",
        "seat",
        "tape",
    )

    def __init__(
        self,
        strand: Strand,
        seat: int,
        choice: Choice,
        rest: State | None,
        glimpses: int,
        held: int,
    ) -> None:
        self.seat = seat
        self.choice = choice
        self.rest = rest
        self.part = strand.part
        self.answers = strand.answers[:]
        self.counts = strand.counts
        self.draws = strand.draws
        self.tape: list[Drawn] = strand.chance.tape[: strand.chance.at]
        self.draws_now = strand.chance.draws
        self.glimpses = glimpses
        self.held = held
