"""Opening a stored table: the newest snapshot, then the log rows after it with the chance they were stored with.

A table goes on with the rules and the content it began with. If this server has other content, the table is refused
with a sentence; other pieces under the same numbers would be another game. A row or snapshot that is damaged, or that
no longer replays, costs at most its own table: the table goes on from the last position that could be reached and says
so, and what could not be used is set aside.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from flambeau.kernel import STUMBLES, BadData, FlambeauError, Game, Match, Refusal, enter, salvaged

from .errors import Rejected
from .logs import warned
from .storage import Damaged, LogRow, Stored


class Loaded(Struct, frozen=True):
    """A match brought back."""

    match: Match
    seq: int
    """The number of its last log row."""
    damaged: tuple[Damaged, ...] = ()
    """What could not be used."""
    salvaged: bool = False
    """Whether answers had to be left out: the last entry of the match says so and is not stored yet."""


def load_match(game: Game[Any], stored: Stored) -> Loaded:
    """The match of a stored table."""
    damaged = list(stored.damaged)
    for seq, save in stored.snapshots:
        _check_content(game, save, stored)
        rows = [row for row in stored.log if row.seq > seq]
        try:
            match = Match.restore(game, save)
        except BadData as problem:
            warned("snapshot no longer fits", table=stored.row.id, seq=seq, problem=str(problem))
            damaged.append(Damaged("snapshot", seq, str(problem)))
            continue
        except Refusal as refused:  # a pack is missing or has changed
            raise Rejected(503, f"server-{refused.message}", **refused.args_said) from refused
        return _with_rows(game, stored, save, match, rows, damaged)
    return _from_rest(game, stored, damaged)


def _with_rows(
    game: Game[Any], stored: Stored, save: dict[str, Any], match: Match, rows: list[LogRow], damaged: list[Damaged]
) -> Loaded:
    """The match after as many of these rows as can be entered."""
    match, reached, problem = entered(match, rows)
    useless: list[Damaged] = []
    if problem:
        warned("row no longer replays", table=stored.row.id, seq=rows[reached].seq, problem=problem)
        match, _, _ = entered(Match.restore(game, save), rows[:reached])  # the other one stands somewhere on the way
        useless = [Damaged("log", rows[reached].seq, problem)]
        useless += [Damaged("log", row.seq, f"follows row {rows[reached].seq}") for row in rows[reached + 1 :]]
    is_short = bool(useless) or any(one.kind == "log" for one in damaged)
    if is_short:
        salvaged(match)
    return Loaded(match, stored.last, (*damaged, *useless), is_short)


def _from_rest(game: Game[Any], stored: Stored, damaged: list[Damaged]) -> Loaded:
    """From the rest point of the newest snapshot that has one, when none can be restored to its question."""
    useless = [Damaged("log", row.seq, "no snapshot leads to it") for row in stored.log]
    for seq, save in stored.snapshots:
        try:
            match = Match.restore(game, save, salvage=True)
        except BadData as problem:
            warned("snapshot cannot be read", table=stored.row.id, seq=seq, problem=str(problem))
        else:
            unused = [one for one in damaged if (one.kind, one.seq) != ("snapshot", seq)]
            return Loaded(match, stored.last, (*unused, *useless), salvaged=True)
    raise Rejected(503, "server-unreadable-table")


def _check_content(game: Game[Any], save: dict[str, Any], stored: Stored) -> None:
    """Refuse a table that began with other content than this server has."""
    began_with = stored.row.content or save.get("content", "")
    if began_with != game.content:
        warned("other content", table=stored.row.id, game=game.id, began_with=began_with, here=game.content)
        raise Rejected(503, "server-other-content", content=str(began_with)[:12])


def entered(match: Match, rows: Sequence[LogRow]) -> tuple[Match, int, str]:
    """The match after these rows, how many of them were entered, and what was wrong with the next one."""
    for place, row in enumerate(rows):
        try:
            match = enter(match, row.entry, row.seq)
        except (FlambeauError, *STUMBLES) as problem:
            return match, place, f"{type(problem).__name__}: {problem}"
    return match, len(rows), ""
