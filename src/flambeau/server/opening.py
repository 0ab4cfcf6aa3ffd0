"""Opening a stored table: the newest snapshot, then the rows of the log after it with the chance they were stored with.

Rules change while tables wait. What can no longer be done again is left out: the table goes on from the last position
that could be reached, and says so. Only if no snapshot can be read at all is there nothing to show.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from flambeau.kernel import BadData, FlambeauError, Game, Match, enter, salvaged
from flambeau.kernel.save import STUMBLES

from .errors import Rejected
from .logs import warned
from .store import LogRow, Stored


class Opened(Struct, frozen=True):
    """A match brought back, the number of its last row, and whether something had to be left out."""

    match: Match
    seq: int
    salvaged: bool = False


def open_match(game: Game[Any], stored: Stored) -> Opened:
    """The match of a stored table."""
    last = stored.log[-1].seq if stored.log else stored.snapshots[0][0] if stored.snapshots else 0
    for seq, save in stored.snapshots:
        rows = [row for row in stored.log if row.seq > seq]
        try:
            match = Match.restore(game, save)
        except BadData as problem:
            warned("snapshot no longer fits", table=stored.row.id, seq=seq, problem=str(problem))
        else:
            reached = entered(match, rows, stored.row.id)
            if reached == len(rows):
                return Opened(match, last)
            match = Match.restore(game, save)  # the one that failed stands somewhere on the way
            entered(match, rows[:reached], stored.row.id)
            salvaged(match)
            return Opened(match, last, salvaged=True)
        try:
            return Opened(Match.restore(game, save, salvage=True), last, salvaged=True)
        except BadData as problem:
            warned("snapshot cannot be read", table=stored.row.id, seq=seq, problem=str(problem))
    raise Rejected(503, "server-unreadable-table")


def entered(match: Match, rows: Sequence[LogRow], table: str) -> int:
    """How many of these rows could be done again; if not all, the match is to be thrown away."""
    for place, row in enumerate(rows):
        try:
            enter(match, row.entry, row.seq)
        except (FlambeauError, *STUMBLES) as problem:
            warned("row no longer replays", table=table, seq=row.seq, problem=f"{type(problem).__name__}: {problem}")
            return place
    return len(rows)
