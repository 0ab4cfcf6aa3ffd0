"""Watching an answer being worked out: the position after each thing that is told, as some seats see it.

    with Watch(match, {0: len(match.events(0))}) as watch:
        match.answer(0, choice)
    watch.moments[0]

Nothing is looked at that the seat could not have looked at in that very moment, and only when it is told something: so
neither what a moment shows nor how many there are tells more than the events do.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from .running import Running

MOST_MOMENTS: Final = 80  # of one answer and one seat: what comes after belongs to the end


class Moment(NamedTuple):
    """A position in the middle of an answer, as one seat sees it."""

    told: int
    """How many events the seat had been told by then."""
    view: Any


class Watch:
    """Looks at a match through the eyes of some seats, each with the number of events it was told before."""

    def __init__(self, match: Running, told: Mapping[int, int]) -> None:
        self._match = match
        self._told = dict(told)
        self._read = 0
        self.moments: dict[int, list[Moment]] = {seat: [] for seat in told}

    def __enter__(self) -> Self:
        journal = self._match.journal
        if journal is not None and self._told:
            self._read = len(journal.told)
            journal.watcher = self._look
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._match.journal is not None:
            self._match.journal.watcher = None

    def _look(self) -> None:
        journal = self._match.journal
        if journal is None:
            return
        fresh, self._read = journal.told[self._read :], len(journal.told)
        for seat, moments in self.moments.items():
            heard = [one for one in fresh if one.to >> seat & 1]
            self._told[seat] += len(heard)
            # What only says why the next thing happens is told with that, unless there is something of it to see.
            if len(moments) < MOST_MOMENTS and not all(one.event.WHY and one.event.SHOW == "say" for one in heard):
                moments.append(Moment(self._told[seat], self._match.seen_by(seat)))
