"""The rows that go in and out of storage. Nothing here knows a game; secrets come as hashes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ..wire import Sitter, Until


class Guest(Struct):
    """Somebody with a cookie."""

    id: int
    name: str = ""
    language: str = ""


class SeatRow(Struct, frozen=True):
    """Who sits on a seat."""

    kind: Sitter = "open"
    bot: str = ""
    guest: int = 0
    name: str = ""
    """The guest's, when read; never written from here."""
    seen: float = 0.0
    """When the person was last connected; 0 if that is not known."""


class Head(Struct, frozen=True):
    """What lists of tables need to know of a match without opening it."""

    changed: float
    """When something happened last that everybody could see."""
    asked: int
    """The asked seats as a mask."""
    over: bool = False
    outcome: str = ""
    goes_on: bool = False
    """Over, but its campaign is not."""


class TableRow(Struct, frozen=True):
    """A table as it stands in lists."""

    id: str
    game: str
    host: int
    created: float
    listed: bool
    study: bool
    head: Head
    seats: tuple[SeatRow, ...]
    rematch: str = ""
    rules: int = 0
    """The version of the game's rules that the match began with; 0 if that is not known."""
    content: str = ""
    """The fingerprint of the content that the match began with."""
    closed: bool = False
    """Whether the operator closed it: nobody can open it any more."""


class LogRow(Struct, frozen=True):
    """One entry of a table's log."""

    seq: int
    at: float
    entry: dict[str, Any]
    seat: int = -1
    """Whose answer it is; -1 for everything else."""
    heard: int = 0
    """How many events the seat had been told when it answered."""
    numbers: tuple[int, ...] = ()
    """For each seat, how many questions it was asked before the last one; empty in rows of older servers."""


class Chat(Struct, frozen=True):
    """A line of the chat."""

    number: int
    at: float
    seat: int
    name: str
    text: str


class Planned(Struct, frozen=True):
    """A programmed answer."""

    topic: str
    until: Until


class Score(Struct, frozen=True):
    """What a person scored in a finished match."""

    table: str
    seat: int
    mode: str
    """The game with its seats and options: only equal ones are compared."""
    guest: int
    score: int
    at: float
    name: str = ""
    """The guest's, when read."""


class NewLink(Struct, frozen=True):
    """A link to be made, by the hash of its secret; -1 is a place to watch from."""

    seat: int
    secret: bytes


class Damaged(Struct, frozen=True):
    """A row that cannot be used: it is set aside, never deleted."""

    kind: str
    """`log` or `snapshot`."""
    seq: int
    problem: str


class Stored(Struct, frozen=True):
    """All that is needed to open a table."""

    row: TableRow
    snapshots: tuple[tuple[int, dict[str, Any]], ...]
    """Number of the last log row it contains, and the saved match; the newest first."""
    log: tuple[LogRow, ...]
    """The rows after the oldest of these snapshots, up to the first that cannot be read."""
    heard: dict[int, int]
    chat: tuple[Chat, ...]
    programs: dict[int, tuple[Planned, ...]]
    watchers: frozenset[int]
    last: int = 0
    """The number of the last row of the log, readable or not."""
    numbers: tuple[int, ...] = ()
    """The numbers of the last row that has them."""
    damaged: tuple[Damaged, ...] = ()
    """Rows that cannot be read."""
