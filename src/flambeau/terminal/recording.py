"""A match to be looked at again: its record, through whose eyes one may look, and what the people are called.

Nothing here knows Textual: the replay screen asks for the steps of a seat and shows them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from flambeau.kernel import SPECTATOR, Game, Match, record
from flambeau.table import Line, Words
from flambeau.table.naming import by_name, seat_names, under_name
from flambeau.table.present import present
from flambeau.table.scene import Rest
from flambeau.table.steps import Step
from flambeau.table.story import story_of


class Seen(NamedTuple):
    """All tables that a seat saw, in order, and its whole log."""

    seat: int
    steps: tuple[Step, ...]
    log: tuple[Line, ...]

    def step_of(self, line: int) -> int:
        """The first step by which this line of the log was told."""
        found = bisect_right([step.told for step in self.steps], line)
        return min(found, len(self.steps) - 1)


class Recording:
    """The record of a match as it stands now."""

    def __init__(self, match: Match, words: Words, views: Sequence[int], called: Sequence[str] = ()) -> None:
        self.game: Game[Any] = match.game
        self.data = record(match)
        self.words = words
        self.views = tuple(views)
        """Through whose eyes one may look."""
        self.called = tuple(called)
        own = [*self.called, *[""] * match.seats]
        self.names = [name or one for name, one in zip(own, seat_names(words, match), strict=False)]

    def seen_by(self, seat: int) -> Seen:
        """Play the match again and look at it from this seat."""
        story = story_of(self.game, self.data, seat, self.words)
        told = story.match.events(seat)
        lines = present(story.match, seat, self.words, lines=len(told)).rest.log
        return Seen(seat, tuple(story.steps), by_name(self.words, told, lines, self.names.__getitem__))

    def rest(self, step: Step, seat: int) -> Rest:
        """The table of a step under the names of the people."""
        rest = step.scene.rest
        seats = tuple(under_name(one, self.called) for one in rest.seats)
        return msgspec.structs.replace(rest, seats=seats, you=-1 if seat == SPECTATOR else seat)

    def view_name(self, seat: int) -> str:
        """Whose eyes these are."""
        return self.words.say("replay-spectator") if seat == SPECTATOR else self.names[seat]


def views_of(match: Match, viewer: int) -> tuple[int, ...]:
    """Through whose eyes one may look: one's own, or when the match is over, everybody's."""
    return (*range(match.seats), SPECTATOR) if match.outcome is not None else (viewer,)
