"""The scenario language of rule tests: a position, scripted chance, answers, outcomes.

    table = Table(GAME, position, seats=2)
    table.rolls("attack", 6, 5)                  # the next draw with this label
    table.choose(HERO, Step(WIZARD, cell))       # fails unless just this is asked of HERO and legal
    table.expects(LORD, SECOND_SQUARE)           # and nobody else is asked
    assert table.told(Revealed) == [Revealed(cell, DRAGON)]

A question that the test did not expect fails it, and so does scripted chance that nobody drew.
With `Table.storing` on, the match is saved and restored before every answer: the second run of all rule tests.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from flambeau.kernel import Carry, Choice, Event, Feed, Game, Intent, Match, Outcome, Position, Refusal, Told, Topic

E = TypeVar("E", bound=Event)


class Unexpected(AssertionError):
    """The match is not where the test says it is."""


class Table:
    """A match under test."""

    storing: ClassVar[bool] = False

    def __init__(
        self,
        game: Game[Any],
        position: Position | None = None,
        *,
        seats: int,
        options: Mapping[str, Any] | None = None,
        chance: Mapping[str, Sequence[Sequence[int]]] | None = None,
        seed: int = 0,
        carry: Carry | Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.feed = Feed()
        for label, outcomes in (chance or {}).items():
            for outcome in outcomes:
                self.feed.add(label, tuple(outcome))
        self.read = 0
        if position is None:
            how: dict[str, Any] = {"given": True} if not seed else {}
            self.match = Match.start(
                game,
                seats,
                options,
                seed or None,
                feed=self.feed,
                carry=carry,
                journal=True,
                undoable=True,
                **how,
            )
        else:
            self.match = Match.at(game, position, seats, options, self.feed, seed)
        self._settled()

    @property
    def state(self) -> Any:
        """The true position."""
        return self.match.state

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        return self.match.outcome

    def rolls(self, label: str, *faces: int) -> Table:
        """Script the next draw with this label (a roll, a pick or a whole shuffled order)."""
        self.feed.add(label, faces)
        return self

    def expects(self, seat: int | tuple[int, ...], topic: Topic) -> Table:
        """Just this seat (or these, together or each in its lane) is asked, about this."""
        seats = (seat,) if isinstance(seat, int) else seat
        if self.match.outcome is not None:
            raise Unexpected(f"the match is over ({self.match.outcome.reason}); expected {topic.name!r}")
        if self.match.asked() != seats or any(self.match.question(one).topic is not topic for one in seats):
            raise Unexpected(f"expected {topic.name!r} to {seats}, but {self._pending()}")
        return self

    def choices(self, seat: int, kind: type[Choice] | None = None) -> list[Any]:
        """The legal answers of this seat, all or of one kind."""
        listed = list(self.match.question(seat).choices)
        return [choice for choice in listed if kind is None or type(choice) is kind]

    def choose(self, seat: int, *answers: Choice) -> Table:
        """Answer one question after another; each must be asked of this seat and legal."""
        for answer in answers:
            self._store()
            if seat not in self.match.asked():
                raise Unexpected(f"seat {seat} is not asked; {self._pending()}")
            try:
                self.match.answer(seat, answer)
            except Refusal as refused:
                raise Unexpected(f"{answer} is refused: {refused}; {self._pending()}") from refused
            self._settled()
        return self

    def refused(self, seat: int, intent: Choice | Intent | str) -> str:
        """The rule that forbids an intent; fails if nothing does."""
        said = self.match.why_not(seat, intent)
        if said is None:
            raise Unexpected(f"{intent} is allowed")
        return said.rule

    def told(self, kind: type[E], seat: int | None = None) -> list[E]:
        """All events of a kind so far, or those that a seat was told."""
        told = self._told_to_anybody() if seat is None else self.match.events(seat)
        return [one.event for one in told if type(one.event) is kind]

    def rules_told(self) -> list[str]:
        """The rule ids of all events so far, in order."""
        return [one.rule for one in self._told_to_anybody()]

    def _told_to_anybody(self) -> list[Told]:
        """Each event once: one of a lane is told to its seat, and at the join to the others."""
        journal = self.match.journal
        if journal is None:
            return []
        first: dict[int, Told] = {}
        for told in journal.told:
            first.setdefault(id(told.event), told)
        return list(first.values())

    def over(self, reason: str, winners: Sequence[int] | None = None) -> Table:
        """The match is over for this reason, won by these."""
        outcome = self.match.outcome
        if outcome is None:
            raise Unexpected(f"the match goes on: {self._pending()}")
        if outcome.reason != reason or (winners is not None and outcome.winners != tuple(winners)):
            raise Unexpected(f"ended by {outcome.reason!r}, won by {outcome.winners}")
        return self

    def done(self) -> None:
        """All scripted chance was drawn."""
        if self.feed.left():
            raise Unexpected(f"chance nobody drew: {', '.join(self.feed.left())}")

    def _settled(self) -> None:
        if self.match.needed is not None:
            raise Unexpected(f"unscripted chance: {self.match.needed}")

    def _pending(self) -> str:
        asked = self.match.asked()
        if not asked:
            return "nobody is asked"
        told = []
        for seat in asked:
            question = self.match.question(seat)
            told.append(f"{question.topic.name!r} to {seat} with {list(question.choices)[:12]}")
        return "pending: " + "; ".join(told)

    def _store(self) -> None:
        if not Table.storing:
            return
        journal = self.match.journal
        data = json.loads(json.dumps(self.match.save()))
        self.match = Match.restore(self.game, data)
        self.match.journal = self.match.state.journal = journal
        self.match.main.chance.feed = self.feed
        for lane in self.match.lanes.values():
            lane.chance.feed = self.feed
