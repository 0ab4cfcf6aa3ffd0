"""The interface of storage, and the rows that go through it.

Whatever returns has been stored: a killed process does not lose it. Nothing here knows a game; secrets come as hashes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

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


class Head(Struct, frozen=True, gc=False):
    """What lists of tables need to know of a match without opening it."""

    changed: float
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


class LogRow(Struct, frozen=True, gc=False):
    """One entry of a table's log; `heard` is how much its seat had been told when it answered."""

    seq: int
    at: float
    entry: dict[str, Any]
    seat: int = -1
    heard: int = 0


class Batch(Struct, frozen=True, gc=False):
    """What one change writes: rows of the log, and what lists need to know if it is news to them."""

    rows: Sequence[LogRow]
    at: float
    head: Head | None


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


class NewLink(Struct, frozen=True):
    """A link to be made, by the hash of its secret; -1 is a place to watch from."""

    seat: int
    secret: bytes


class Stored(Struct, frozen=True):
    """All that is needed to open a table."""

    row: TableRow
    snapshots: tuple[tuple[int, dict[str, Any]], ...]
    """Number of the log's last row in it, and the saved match; the newest first."""
    log: tuple[LogRow, ...]
    """From the oldest of these snapshots on."""
    heard: dict[int, int]
    chat: tuple[Chat, ...]
    programs: dict[int, tuple[Planned, ...]]
    watchers: frozenset[int]


class Storage(Protocol):
    """Where guests and tables are kept."""

    async def guest(self, token: bytes) -> Guest | None:
        """The guest with this token (hashed)."""

    async def new_guest(self, token: bytes, name: str, language: str) -> Guest:
        """A guest with this token (hashed)."""

    async def save_guest(self, guest: Guest) -> None:
        """What a guest is called, and the language."""

    async def new_table(
        self, row: TableRow, snapshot: dict[str, Any], links: Sequence[NewLink], rematch_of: str = ""
    ) -> None:
        """A table with its first snapshot; with `rematch_of`, that table points at it from now on."""

    async def table(self, id_: str) -> TableRow | None:
        """One table."""

    async def tables_of(self, guest: int) -> list[TableRow]:
        """The tables at which a guest sits, watches or is the host, the newest change first."""

    async def hosted(self, guest: int) -> int:
        """How many tables a guest has made."""

    async def listed(self, most: int) -> list[TableRow]:
        """Listed tables that are not over, the newest change first."""

    async def waiting_for_code(self) -> list[str]:
        """Tables at which a bot or a programmed seat is asked."""

    async def stored(self, id_: str) -> Stored | None:
        """All of a table."""

    async def log_after(self, id_: str, seq: int) -> tuple[LogRow, ...]:
        """The rows of a log after this one."""

    async def append(self, id_: str, rows: Sequence[LogRow], head: Head | None, chat: Chat | None = None) -> None:
        """Rows at the end of a log, with what follows from them; a row that is there already is an error."""

    @property
    def is_quick(self) -> bool:
        """Whether rows can be written on the spot."""

    def append_at_once(self, id_: str, rows: Sequence[LogRow], head: Head | None) -> bool:
        """Rows at the end of a log, stored on the spot; False if that cannot be now, and nothing is written."""

    async def snapshot(self, id_: str, seq: int, snapshot: dict[str, Any], head: Head) -> None:
        """A snapshot of the match after this row."""

    async def seat(self, id_: str, seat: int, sitter: SeatRow, drop_link: bool = False) -> None:
        """Somebody else on a seat, and with `drop_link` no link to it any more."""

    async def watch(self, id_: str, guest: int, watching: bool) -> None:
        """Somebody watches, or no longer does."""

    async def link(self, secret: bytes) -> tuple[str, int] | None:
        """The table and seat of a link (hashed)."""

    async def new_link(self, id_: str, link: NewLink) -> None:
        """A new link; the old one to the same seat is gone."""

    async def programs(self, id_: str, seat: int, programs: Sequence[Planned]) -> None:
        """What a seat has programmed."""

    async def close(self) -> None:
        """Finish what was begun and let go."""
