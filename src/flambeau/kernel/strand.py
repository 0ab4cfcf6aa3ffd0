"""A strand of play: one running activity with its question, and the stretch it has played since its rest point.

A match has one main strand; while lanes are open each seat of them has a strand of its own.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from .ask import Ask, Script
from .base import Choice, State
from .chance import Chance, Drawn
from .classes import Public, Shared, state

Answer = tuple[int, Choice]  # a seat and its choice


def activities(script: Script) -> Generator[Ask[Any] | None, Any, None]:
    """Play one activity after another: yields each question, and None where one has ended and the next is sent.

    So that an activity ends without an exception: raising one costs a compiled kernel more than an answer.
    """
    while True:
        yield from script.__await__()
        script = yield None


@state
class Stretch(State):
    """A rest point and what came since: all that is needed to run an activity again."""

    rest: Shared[State | None] = None  # the position there, or of a lane its part; never changed
    counts: Shared[dict[str, int]] = {}  # the chance counters there; never changed
    draws: int = 0  # how much had been drawn by then
    glimpses: int = 0  # how much had been learned by then
    answers: list[Answer] = []
    tape: list[Drawn] = []  # the same list as its chance writes on


class InStretch(State):
    """What a checkpoint holds beside its own fields: a stretch, which several share."""

    stretch: Stretch  # with more answers and a longer tape by now


@state
class Checkpoint(InStretch):
    """A question as it stood before it was answered: enough to come back to it."""

    seat: int
    choice: Public[Choice]
    answers: int  # how many had been given since the rest point
    tape: int  # how much had been drawn since the rest point
    draws: int  # how much had been drawn at all
    glimpses: int
    held: int

    def before(self) -> Stretch:
        """The stretch up to this question."""
        whole = self.stretch
        answers, tape = whole.answers[: self.answers], whole.tape[: self.tape]
        return Stretch(whole.rest, whole.counts, whole.draws, whole.glimpses, answers, tape)


class Activity(State):
    """What a strand holds beside what is stored: the activity that runs, and where it draws."""

    chance: Chance
    script: Script | None = None
    player: Generator[Ask[Any] | None, Any, None] | None = None  # `activities`, once one has gone on from here
    ask: Ask[Any] | None = None
    history: list[Checkpoint] | None = None  # what can be taken back


@state
class Strand(Activity):
    """A running activity, and what is needed to run it again from its rest point."""

    seat: int  # of a lane; -1 for the main strand
    stretch: Stretch
    steps: int = 0  # answers and take-backs: the number of the pending question
    glimpses: int = 0  # in a lane: what this seat came to know in it
    mark: int = 0  # where the journal stood when the running stretch began
    held: int = 0

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

    def rest(self, position: State | None, glimpses: int) -> None:
        """Here a new activity begins: forget how we came here."""
        self.script = None
        self.ask = None
        old, chance = self.stretch, self.chance
        if chance.at:
            chance.rested()
        counts = old.counts if old.draws == chance.draws else chance.counts.copy()
        self.stretch = Stretch(position, counts, chance.draws, glimpses, [], chance.tape)

    def draw_again(self) -> None:
        """Bring chance back to the rest point, about to read the tape."""
        stretch = self.stretch
        self.chance = self.chance.again(stretch.counts, stretch.tape, stretch.draws)

    def copy(self, chance: Chance | None = None) -> Strand:
        """A strand at the rest point with the same answers, about to run again: on its own tape, or on this chance."""
        c = self.clone()
        if chance is None:
            c.chance = self.chance
            c.draw_again()
        else:
            c.chance = chance
            c.stretch.tape = chance.tape
        return c


def strand_on(seat: int, chance: Chance) -> Strand:
    """A strand that has not begun."""
    strand = Strand(seat, Stretch(tape=chance.tape))
    strand.chance = chance
    return strand
