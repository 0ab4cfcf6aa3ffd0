"""Plain SQL for what play itself writes: rows of the log as they were noted, snapshots, new tables.

The pen is a second connection, on the loop's own thread: a commit that is not forced to the disk costs less than waking
another thread for it, and two threads of Python hinder each other. It never waits for the scribe: while he writes, he
has to write this too. Pages go from the WAL to the file in the scribe's thread; only if he does not keep up, here.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from .jots import Jot
from .scribe import transaction
from .storage import Head, LogRow, NewLink, TableRow

KEPT_SNAPSHOTS: Final = 3
MOST_PAGES: Final = 8_000
APPEND: Final = "INSERT INTO log (table_id, seq, at, seat, heard, entry) VALUES (?, ?, ?, ?, ?, ?)"
CARRY: Final = (
    "INSERT INTO log (table_id, seq, at, seat, heard, entry) SELECT ?1, ?2, ?3, ?4, ?5, ?6 "
    "WHERE EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND seq = ?2 - 1) "
    "OR (?2 = 1 AND EXISTS (SELECT 1 FROM tables WHERE id = ?1)) ON CONFLICT DO NOTHING"
)
SNAPSHOT: Final = "INSERT OR REPLACE INTO snapshots (table_id, seq, at, save) VALUES (?, ?, ?, ?)"
FORGET: Final = (
    "DELETE FROM snapshots WHERE table_id = ? AND seq NOT IN "
    "(SELECT seq FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT ?)"
)
HEAD: Final = "UPDATE tables SET changed = ?1, asked = ?2, over = ?3, outcome = ?4, goes_on = ?5 WHERE id = ?6"
NEWER_HEAD: Final = f"{HEAD} AND changed <= ?1"
TABLE: Final = (
    "INSERT INTO tables (id, game, host, created, listed, study, rematch, changed, asked, over, outcome, goes_on) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
SEAT: Final = "INSERT INTO seats (table_id, seat, kind, bot, guest) VALUES (?, ?, ?, ?, ?)"
LINK: Final = "INSERT INTO links (table_id, seat, secret) VALUES (?, ?, ?)"
HOSTED: Final = "SELECT count(*) FROM tables WHERE host = ?"
REMATCH: Final = "UPDATE tables SET rematch = ? WHERE id = ?"

_encode = msgspec.json.Encoder().encode


class Pen:
    """Writes at once, or not at all."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        for pragma in ("synchronous = NORMAL", "foreign_keys = ON", f"wal_autocheckpoint = {MOST_PAGES}"):
            self._connection.execute(f"PRAGMA {pragma}")

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    def has_written(self, write: Callable[[sqlite3.Connection], None]) -> bool:
        """Write this in one transaction; False if the scribe is writing."""
        try:
            with transaction(self._connection):
                write(self._connection)
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def hosted(self, guest: int) -> int:
        """How many tables a guest has made; whoever only reads never waits."""
        return int(self._connection.execute(HOSTED, (guest,)).fetchone()[0])


def write_rows(driver: sqlite3.Connection, id_: str, rows: Sequence[LogRow], head: Head | None) -> None:
    """Rows at the end of a log, with what follows from them."""
    driver.executemany(APPEND, [_log_row(id_, row) for row in rows])
    if head is not None:
        write_head(driver, id_, head)


def write_jots(driver: sqlite3.Connection, jots: Sequence[Jot]) -> None:
    """What was noted; what is here already, or follows on something that a power cut has taken, is left out."""
    driver.executemany(CARRY, [_log_row(jot.table, row) for jot in jots for row in jot.rows])
    heads = {jot.table: jot.head for jot in jots if jot.head is not None}  # the newest
    driver.executemany(NEWER_HEAD, [(*_head_row(head), id_) for id_, head in heads.items()])


def write_table(
    driver: sqlite3.Connection, row: TableRow, snapshot: dict[str, Any], links: Sequence[NewLink], rematch_of: str
) -> None:
    """A table with its first snapshot; with `rematch_of`, that table points at it from now on."""
    about = (row.id, row.game, row.host, row.created, row.listed, row.study, row.rematch)
    driver.execute(TABLE, (*about, *_head_row(row.head)))
    sitting = [(row.id, seat, one.kind, one.bot, one.guest) for seat, one in enumerate(row.seats)]
    driver.executemany(SEAT, sitting)
    driver.executemany(LINK, [(row.id, link.seat, link.secret) for link in links])
    write_snapshot(driver, row.id, 0, row.head.changed, pack(snapshot))
    if rematch_of:
        driver.execute(REMATCH, (row.id, rematch_of))


def write_head(driver: sqlite3.Connection, id_: str, head: Head) -> None:
    """What lists need to know of a match."""
    driver.execute(HEAD, (*_head_row(head), id_))


def write_newer_head(driver: sqlite3.Connection, id_: str, head: Head) -> None:
    """The same, unless the match has gone on since."""
    driver.execute(NEWER_HEAD, (*_head_row(head), id_))


def pack(save: dict[str, Any]) -> bytes:
    """A snapshot as it is stored."""
    return zlib.compress(_encode(save), 1)


def write_snapshot(driver: sqlite3.Connection, id_: str, seq: int, at: float, packed: bytes) -> None:
    """A snapshot, and only the newest ones are kept."""
    driver.execute(SNAPSHOT, (id_, seq, at, packed))
    driver.execute(FORGET, (id_, id_, KEPT_SNAPSHOTS))


def _log_row(id_: str, row: LogRow) -> tuple[object, ...]:
    return id_, row.seq, row.at, row.seat, row.heard, _encode(row.entry).decode()


def _head_row(head: Head) -> tuple[object, ...]:
    return head.changed, head.asked, head.over, head.outcome, head.goes_on
