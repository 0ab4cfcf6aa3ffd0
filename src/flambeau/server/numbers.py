"""The number of a seat's question on the wire.

The kernel numbers questions by the answers of everybody, which would tell a seat how often others answered in secret.
On the wire a number tells only whose question it is and how many that seat was asked before.
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Match


class QuestionNumbers:
    """For each seat, how many questions it was asked before the last one."""

    def __init__(self, match: Match, numbers: Sequence[int], is_other: bool = False) -> None:
        """`is_other`: the match no longer stands where it stood when these numbers were stored."""
        asked = {seat: match.number(seat) for seat in match.asked()}
        self._asked = asked  # the kernel's number of each question that is open
        if len(numbers) == match.seats:
            self._numbers = [number + is_other for number in numbers]
        else:  # a new table, or one whose log was written by an older server, which used the kernel's numbers
            used = match.main.steps + sum(lane.steps for lane in match.lanes.values()) - 1
            self._numbers = [asked.get(seat, used) for seat in range(match.seats)]

    def of(self, seat: int) -> int:
        """The number of this seat's question; no two questions of a table have the same."""
        return self._numbers[seat] * len(self._numbers) + seat

    def after(self, match: Match) -> tuple[int, ...]:
        """How many each seat was asked before its last question, when the match has gone on to here."""
        found = list(self._numbers)
        for seat in match.asked():
            if self._asked.get(seat) != match.number(seat):
                found[seat] += 1
        return tuple(found)

    def move_on(self, match: Match) -> None:
        """The match has gone on to here."""
        self._numbers = list(self.after(match))
        self._asked = {seat: match.number(seat) for seat in match.asked()}
