"""The embedded storage: one SQLite file, owned by one thread of one process, and two leaves of jots beside it.

Rows of logs are noted on a leaf and carried into the file within seconds (`jots.py`), so that a kill loses nothing that
was acknowledged; with `durable` they go into the file at once and every commit is forced to the disk, so that a power
cut loses nothing either. What play writes is written with plain SQL (`pen.py`); everything else goes through SQLAlchemy
Core.
"""

from __future__ import annotations

import asyncio
import fcntl
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, or_, select, update
from sqlalchemy.pool import NullPool

from flambeau.kernel import FlambeauError

from ..logs import warned
from . import schema
from .jots import Jots, in_parts
from .migrations import migrate
from .pen import Pen, pack, write_jots, write_newer_head, write_rows, write_snapshot, write_table
from .reading import read_log, read_stored, read_table, read_tables
from .scribe import Scribe, driver_of, transaction
from .storage import Chat, Guest, Head, LogRow, NewLink, Planned, SeatRow, Stored, TableRow

SETTLE: Final = "PRAGMA wal_checkpoint(PASSIVE)"
SETTLE_EACH: Final = 1_000  # rows that were carried over
CARRY_SECONDS: Final = 1.0
"""How long rows stay on their leaf."""
LULL_SECONDS: Final = 0.02
"""After so long without an answer there is none to be expected at once."""
T = TypeVar("T")


class StorageBusy(FlambeauError):
    """Another server uses this folder."""


class SqliteStorage:
    """Guests and tables in one file."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._lock = (folder / "flambeau.lock").open("w")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._lock.close()
            raise StorageBusy(f"another server uses the folder {folder}") from None
        path = folder / "flambeau.sqlite3"
        self._engine = _engine(path, durable)
        self._jots = Jots(folder)
        self._scribe = Scribe(self._opened)
        try:
            self._scribe.start()
        except BaseException:
            self._jots.close()
            self._lock.close()
            raise
        self._pen = None if durable else Pen(path)
        self._turn = asyncio.Lock()  # one leaf after the other
        self._carrier: asyncio.Task[None] | None = None
        self._lull: asyncio.Future[None] | None = None  # that somebody waits for
        self._hurried = 0  # how many wait until all is carried over
        self._unsettled = 0
        self._settling: asyncio.Task[None] | None = None

    def _opened(self) -> Connection:
        connection = self._engine.connect()
        try:
            driver = driver_of(connection)
            driver.execute("BEGIN IMMEDIATE")  # all steps or none: closing takes back what is not committed
            migrate(connection)
            if driver.in_transaction:  # alembic commits only if there was a step to take
                driver.execute("COMMIT")
            for leaf in self._jots.left():
                with transaction(driver):
                    write_jots(driver, leaf.jots)
                leaf.wipe()
        except BaseException:
            connection.close()
            raise
        return connection

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        if self._carrier is not None:
            self._carrier.cancel()
        with suppress(sqlite3.Error):  # the next one who opens it carries on
            await self._carried()
        if self._settling is not None:
            await self._settling
        if self._pen is not None:
            self._pen.close()
        await self._scribe.close()
        self._jots.close()
        self._engine.dispose()
        self._lock.close()

    # Guests

    async def guest(self, token: bytes) -> Guest | None:
        """The guest with this token (hashed)."""

        def act(c: Connection) -> Guest | None:
            g = schema.guests.c
            found = c.execute(select(g.id, g.name, g.language).where(g.token == token)).one_or_none()
            return None if found is None else Guest(found.id, found.name, found.language)

        return await self._scribe.do(act)

    async def new_guest(self, token: bytes, name: str, language: str) -> Guest:
        """A guest with this token (hashed)."""

        def act(c: Connection) -> Guest:
            row = {"token": token, "name": name, "language": language, "created": time.time()}
            made = c.execute(insert(schema.guests).values(row)).inserted_primary_key
            return Guest(0 if made is None else int(made[0]), name, language)

        return await self._scribe.do(act)

    async def save_guest(self, guest: Guest) -> None:
        """What a guest is called, and the language."""
        change = update(schema.guests).where(schema.guests.c.id == guest.id)
        await self._scribe.do(_doing(change.values(name=guest.name, language=guest.language)))

    # Tables

    async def new_table(
        self, row: TableRow, snapshot: dict[str, Any], links: Sequence[NewLink], rematch_of: str = ""
    ) -> None:
        """A table with its first snapshot; with `rematch_of`, that table points at it from now on."""

        def write(driver: sqlite3.Connection) -> None:
            write_table(driver, row, snapshot, links, rematch_of)

        await self._written(write)

    async def _written(self, write: Callable[[sqlite3.Connection], None]) -> None:
        """At once, or by the scribe if he is writing."""
        if self._pen is None or not self._pen.has_written(write):
            await self._scribe.do(lambda c: write(driver_of(c)))

    async def table(self, id_: str) -> TableRow | None:
        """One table."""
        return await self._read(lambda c: read_table(c, id_))

    async def tables_of(self, guest: int) -> list[TableRow]:
        """The tables at which a guest sits, watches or is the host, the newest change first."""
        t = schema.tables.c
        sits = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        watches = select(schema.watchers.c.table_id).where(schema.watchers.c.guest == guest)
        mine = select(schema.tables).where(or_(t.host == guest, t.id.in_(sits), t.id.in_(watches)))
        return await self._read(lambda c: read_tables(c, c.execute(mine.order_by(t.changed.desc()).limit(500)).all()))

    async def hosted(self, guest: int) -> int:
        """How many tables a guest has made."""
        if self._pen is not None:
            return self._pen.hosted(guest)
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.host == guest)
        return await self._scribe.do(lambda c: int(c.execute(query).scalar_one()))

    async def listed(self, most: int) -> list[TableRow]:
        """Listed tables that are not over, the newest change first."""
        t = schema.tables.c
        query = select(schema.tables).where(t.listed, ~t.over).order_by(t.changed.desc()).limit(most)
        return await self._read(lambda c: read_tables(c, c.execute(query).all()))

    async def waiting_for_code(self) -> list[str]:
        """Tables at which a bot or a programmed seat is asked."""
        t, s, p = schema.tables.c, schema.seats.c, schema.programs.c
        asked = t.asked.op(">>")(s.seat).op("&")(1) == 1
        programmed = select(p.table_id).where(p.table_id == s.table_id, p.seat == s.seat).exists()
        query = select(t.id).join_from(schema.tables, schema.seats, t.id == s.table_id)
        query = query.where(~t.over, asked, or_(s.kind == "bot", programmed)).distinct()
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def stored(self, id_: str) -> Stored | None:
        """All of a table."""
        await self._carried()
        return await self._scribe.do(lambda c: read_stored(c, id_))

    async def log_after(self, id_: str, seq: int) -> tuple[LogRow, ...]:
        """The rows of a log after this one."""
        await self._carried()
        return await self._scribe.do(lambda c: read_log(c, id_, seq))

    async def _read(self, act: Callable[[Connection], T]) -> T:
        """What lists show: as new as can be, but they do not fail because the disk is full."""
        with suppress(sqlite3.Error):
            await self._carried()
        return await self._scribe.do(act)

    # Changes of a table

    async def append(self, id_: str, rows: Sequence[LogRow], head: Head | None, chat: Chat | None = None) -> None:
        """Rows at the end of a log, with what follows from them; a row that is there already is an error."""
        if chat is None and self.append_at_once(id_, rows, head):
            return
        await self._carried()

        def act(c: Connection) -> None:
            write_rows(driver_of(c), id_, rows, head)
            if chat is not None:
                c.execute(insert(schema.chat), {"table_id": id_, **msgspec.to_builtins(chat)})

        await self._scribe.do(act)

    @property
    def is_quick(self) -> bool:
        """Whether rows can be written on the spot: not where each has to reach the disk."""
        return self._pen is not None

    def append_at_once(self, id_: str, rows: Sequence[LogRow], head: Head | None) -> bool:
        """Rows at the end of a log, noted on the spot; False where each has to reach the disk."""
        if self._pen is None:
            return False
        self._jots.note(id_, rows, head)
        if self._lull is not None:  # when this one has been told to everybody, the next is furthest away
            asyncio.get_running_loop().call_soon(_is_over, self._lull)
        if self._carrier is None:
            self._carrier = asyncio.get_running_loop().create_task(self._carry_soon(), name="carry")
        return True

    async def _carry_soon(self) -> None:
        """Carry over what is noted until then; the next time, if that fails."""
        await asyncio.sleep(CARRY_SECONDS)
        self._carrier = None
        try:
            await self._carry_between_answers()
        except sqlite3.Error as problem:
            warned("jots could not be carried over", problem=str(problem))

    async def _carried(self) -> None:
        """Bring into the database whatever has been noted: somebody waits for it."""
        self._hurried += 1
        try:
            if self._lull is not None:
                _is_over(self._lull)
            await self._carry_between_answers()
        finally:
            self._hurried -= 1

    async def _carry_between_answers(self) -> None:
        """Bring into the database whatever has been noted, a little at a time, each when an answer has been served."""
        for _ in range(0 if self._jots.are_carried else 2):  # the one that was begun before, and the one written on
            async with self._turn:
                leaf = self._jots.turned()
                for part in in_parts(leaf.jots):
                    await self._lulled()
                    await self._written(partial(write_jots, jots=part))
                    self._unsettled += len(part)
                leaf.wipe()
        if self._unsettled >= SETTLE_EACH and (self._settling is None or self._settling.done()):
            self._unsettled = 0
            self._settling = asyncio.get_running_loop().create_task(self._settle(), name="settle")

    async def _lulled(self) -> None:
        """Wait until an answer has just been served, or none has come for a moment; not if somebody waits for us."""
        if self._hurried:
            await asyncio.sleep(0)
            return
        loop = asyncio.get_running_loop()
        self._lull = loop.create_future()
        timer = loop.call_later(LULL_SECONDS, _is_over, self._lull)
        try:
            await self._lull
        finally:
            timer.cancel()
            self._lull = None

    async def _settle(self) -> None:
        """Bring what the pen wrote from the WAL to the file, while it writes on; the next time, if that fails."""
        with suppress(sqlite3.Error):
            await self._scribe.do(lambda c: driver_of(c).execute(SETTLE).fetchall(), alone=True)

    async def snapshot(self, id_: str, seq: int, snapshot: dict[str, Any], head: Head) -> None:
        """A snapshot of the match after this row."""
        packed = await asyncio.to_thread(pack, snapshot)  # longer than an answer takes
        await self._carry_between_answers()  # the rows before it: a power cut takes from the end

        def write(driver: sqlite3.Connection) -> None:
            write_snapshot(driver, id_, seq, head.changed, packed)
            write_newer_head(driver, id_, head)

        await self._written(write)

    async def seat(self, id_: str, seat: int, sitter: SeatRow, drop_link: bool = False) -> None:
        """Somebody else on a seat, and with `drop_link` no link to it any more."""

        def act(c: Connection) -> None:
            s = schema.seats.c
            row = _seat_row(id_, seat, sitter)
            c.execute(update(schema.seats).where(s.table_id == id_, s.seat == seat).values(row))
            if drop_link:
                c.execute(delete(schema.links).where(schema.links.c.table_id == id_, schema.links.c.seat == seat))

        await self._scribe.do(act)

    async def watch(self, id_: str, guest: int, watching: bool) -> None:
        """Somebody watches, or no longer does."""
        w = schema.watchers.c

        def act(c: Connection) -> None:
            c.execute(delete(schema.watchers).where(w.table_id == id_, w.guest == guest))
            if watching:
                c.execute(insert(schema.watchers), {"table_id": id_, "guest": guest})

        await self._scribe.do(act)

    async def link(self, secret: bytes) -> tuple[str, int] | None:
        """The table and seat of a link (hashed)."""
        link = schema.links.c
        query = select(link.table_id, link.seat).where(link.secret == secret)

        def act(c: Connection) -> tuple[str, int] | None:
            found = c.execute(query).one_or_none()
            return None if found is None else (found.table_id, found.seat)

        return await self._scribe.do(act)

    async def new_link(self, id_: str, link: NewLink) -> None:
        """A new link; the old one to the same seat is gone."""
        known = schema.links.c

        def act(c: Connection) -> None:
            c.execute(delete(schema.links).where(known.table_id == id_, known.seat == link.seat))
            c.execute(insert(schema.links), {"table_id": id_, "seat": link.seat, "secret": link.secret})

        await self._scribe.do(act)

    async def programs(self, id_: str, seat: int, programs: Sequence[Planned]) -> None:
        """What a seat has programmed."""
        p = schema.programs.c

        def act(c: Connection) -> None:
            c.execute(delete(schema.programs).where(p.table_id == id_, p.seat == seat))
            if programs:
                rows = [{"table_id": id_, "seat": seat, **msgspec.to_builtins(one)} for one in programs]
                c.execute(insert(schema.programs), rows)

        await self._scribe.do(act)


def _engine(path: Path, durable: bool) -> Engine:
    """Statements only: transactions begin and end where the scribe says so."""
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"timeout": 5.0, "check_same_thread": False},
    )

    def opened(connection: Any, _: object) -> None:
        for pragma in (
            "journal_mode = WAL",
            f"synchronous = {'FULL' if durable else 'NORMAL'}",
            "busy_timeout = 5000",
            "foreign_keys = ON",
        ):
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", opened)
    return engine


def _is_over(lull: asyncio.Future[None]) -> None:
    """Whoever waits for it goes on."""
    if not lull.done():
        lull.set_result(None)


def _doing(statement: Any) -> Callable[[Connection], None]:
    def act(c: Connection) -> None:
        c.execute(statement)

    return act


def _seat_row(id_: str, seat: int, one: SeatRow) -> dict[str, Any]:
    return {"table_id": id_, "seat": seat, "kind": one.kind, "bot": one.bot, "guest": one.guest}
