"""The interface of storage: everything the server keeps is written and read here.

Whatever returns has been committed: a killed process does not lose it. The queries are SQLAlchemy Core and run on every
database that `database` offers.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from . import schema
from .database import Database, SqliteDatabase
from .queries import read_log, read_stored, read_table, read_tables
from .rows import Chat, Damaged, Guest, Head, LogRow, NewLink, Planned, Score, SeatRow, Stored, TableRow

KEPT_SNAPSHOTS: Final = 3
MOST_OF_A_GUEST: Final = 500

_encode = msgspec.json.Encoder().encode


def open_storage(folder: Path, durable: bool = False) -> Storage:
    """The storage in this folder, made if there is none."""
    return Storage(SqliteDatabase(folder, durable))


class Storage:
    """Guests and tables, in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def close(self) -> None:
        """Finish what was begun and let go."""
        await self._database.close()

    async def ping(self) -> None:
        """Read something, to see whether that is possible."""
        await self._database.read(lambda c: c.execute(select(schema.guests.c.id).limit(1)).first())

    # Guests

    async def guest(self, token: bytes) -> Guest | None:
        """The guest with this token (hashed)."""
        g = schema.guests.c

        def work(c: Connection) -> Guest | None:
            found = c.execute(select(g.id, g.name, g.language).where(g.token == token)).one_or_none()
            return None if found is None else Guest(found.id, found.name, found.language)

        return await self._database.read(work)

    async def new_guest(self, token: bytes, name: str, language: str) -> Guest:
        """A guest with this token (hashed)."""
        row = {"token": token, "name": name, "language": language, "created": time.time()}

        def work(c: Connection) -> Guest:
            made = c.execute(insert(schema.guests).values(row).returning(schema.guests.c.id)).scalar_one()
            return Guest(made, name, language)

        return await self._database.write(work)

    async def save_guest(self, guest: Guest) -> None:
        """What a guest is called, and the language."""
        change = update(schema.guests).where(schema.guests.c.id == guest.id)
        await self._database.write(_running(change.values(name=guest.name, language=guest.language)))

    # Tables

    async def new_table(
        self, row: TableRow, snapshot: dict[str, Any], links: Sequence[NewLink], rematch_of: str = ""
    ) -> None:
        """A table with its first snapshot; with `rematch_of`, that table points at it from now on."""
        packed = pack(snapshot)

        def work(c: Connection) -> None:
            about = {name: getattr(row, name) for name in TABLE_FIELDS}
            c.execute(insert(schema.tables), {**about, **msgspec.structs.asdict(row.head)})
            c.execute(insert(schema.seats), [_seat_row(row.id, seat, one) for seat, one in enumerate(row.seats)])
            if links:
                c.execute(insert(schema.links), [{"table_id": row.id, **msgspec.structs.asdict(one)} for one in links])
            _write_snapshot(c, row.id, 0, row.head.changed, packed)
            if rematch_of:
                c.execute(update(schema.tables).where(schema.tables.c.id == rematch_of).values(rematch=row.id))

        await self._database.write(work)

    async def table(self, id_: str) -> TableRow | None:
        """One table."""
        return await self._database.read(lambda c: read_table(c, id_))

    async def tables_of(self, guest: int) -> list[TableRow]:
        """The tables at which a guest sits, watches or is the host, the newest change first."""
        t = schema.tables.c
        sits = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        watches = select(schema.watchers.c.table_id).where(schema.watchers.c.guest == guest)
        query = select(schema.tables).where(or_(t.host == guest, t.id.in_(sits), t.id.in_(watches)), ~t.closed)
        return await self._tables(query.order_by(t.changed.desc()).limit(MOST_OF_A_GUEST))

    async def listed(self, most: int) -> list[TableRow]:
        """Listed tables that are not over, the newest change first."""
        t = schema.tables.c
        query = select(schema.tables).where(t.listed, ~t.over, ~t.closed)
        return await self._tables(query.order_by(t.changed.desc()).limit(most))

    async def all_tables(self) -> list[TableRow]:
        """Every table, the newest change first."""
        return await self._tables(select(schema.tables).order_by(schema.tables.c.changed.desc()))

    async def hosted(self, guest: int) -> int:
        """How many tables a guest has made."""
        query = select(func.count()).select_from(schema.tables).where(schema.tables.c.host == guest)
        return await self._database.read(lambda c: int(c.execute(query).scalar_one()))

    async def waiting_for_code(self) -> list[str]:
        """Tables at which a bot or a programmed seat is asked."""
        t, s, p = schema.tables.c, schema.seats.c, schema.programs.c
        asked = t.asked.op(">>")(s.seat).op("&")(1) == 1
        programmed = select(p.table_id).where(p.table_id == s.table_id, p.seat == s.seat).exists()
        query = select(t.id).join_from(schema.tables, schema.seats, t.id == s.table_id)
        query = query.where(~t.over, ~t.closed, asked, or_(s.kind == "bot", programmed)).distinct()
        return await self._database.read(lambda c: list(c.execute(query).scalars().all()))

    async def stored(self, id_: str) -> Stored | None:
        """All of a table."""
        return await self._database.read(lambda c: read_stored(c, id_))

    async def log_after(self, id_: str, seq: int) -> tuple[LogRow, ...]:
        """The rows of a log after this one."""
        return (await self._database.read(lambda c: read_log(c, id_, seq)))[0]

    async def _tables(self, query: Any) -> list[TableRow]:
        return await self._database.read(lambda c: read_tables(c, c.execute(query).all()))

    # Changes of a table

    async def append(
        self,
        id_: str,
        rows: Sequence[LogRow],
        head: Head | None,
        chat: Chat | None = None,
        scores: Sequence[Score] = (),
    ) -> None:
        """Rows at the end of a log, with what follows from them; a row that is there already is an error."""
        stored = [_log_row(id_, row) for row in rows]

        def work(c: Connection) -> None:
            c.execute(insert(schema.log), stored)
            if head is not None:
                c.execute(_new_head(id_, head))
            if chat is not None:
                c.execute(insert(schema.chat), {"table_id": id_, **msgspec.structs.asdict(chat)})
            if scores:
                c.execute(delete(schema.scores).where(schema.scores.c.table_id == id_))
                c.execute(insert(schema.scores), [_score_row(one) for one in scores])

        await self._database.write(work)

    async def snapshot(self, id_: str, seq: int, snapshot: dict[str, Any], head: Head) -> None:
        """A snapshot of the match after this row."""
        packed = pack(snapshot)

        def work(c: Connection) -> None:
            _write_snapshot(c, id_, seq, head.changed, packed)
            c.execute(_new_head(id_, head).where(schema.tables.c.changed <= head.changed))

        await self._database.write(work)

    async def pin(self, id_: str, rules: int, content: str) -> None:
        """The rules and content that a table was found to have begun with."""
        change = update(schema.tables).where(schema.tables.c.id == id_)
        await self._database.write(_running(change.values(rules=rules, content=content)))

    async def repair(
        self,
        id_: str,
        damaged: Sequence[Damaged],
        rows: Sequence[LogRow],
        seq: int,
        snapshot: dict[str, Any],
        head: Head,
    ) -> None:
        """Set damaged rows aside and go on after them: with rows that say so, and a snapshot of where it goes on."""
        packed, now = pack(snapshot), time.time()

        def work(c: Connection) -> None:
            for one in damaged:
                _set_aside(c, id_, one, now)
            for row in rows:
                c.execute(insert(schema.log), _log_row(id_, row))
            _write_snapshot(c, id_, seq, now, packed)
            c.execute(_new_head(id_, head))

        await self._database.write(work)

    async def best(self, mode: str, most: int) -> list[Score]:
        """The best scores of a mode, the best first; of equal ones the older."""
        s, g = schema.scores.c, schema.guests.c
        query = select(schema.scores, g.name).join_from(schema.scores, schema.guests, s.guest == g.id)
        query = query.where(s.mode == mode).order_by(s.score.desc(), s.at).limit(most)

        def work(c: Connection) -> list[Score]:
            found = c.execute(query).all()
            return [Score(one.table_id, one.seat, one.mode, one.guest, one.score, one.at, one.name) for one in found]

        return await self._database.read(work)

    async def close_table(self, id_: str) -> None:
        """Nobody can open this table any more; what it holds stays."""
        change = update(schema.tables).where(schema.tables.c.id == id_).values(closed=True)
        await self._database.write(_running(change))

    async def closed(self, ids: Sequence[str]) -> list[str]:
        """Which of these tables are closed."""
        query = select(schema.tables.c.id).where(schema.tables.c.id.in_(ids), schema.tables.c.closed)
        return await self._database.read(lambda c: list(c.execute(query).scalars().all())) if ids else []

    # Seats, links, spectators, programmed answers

    async def seat(self, id_: str, seat: int, sitter: SeatRow, drop_link: bool = False) -> None:
        """Somebody else on a seat, and with `drop_link` no link to it any more."""
        s, known = schema.seats.c, schema.links.c

        def work(c: Connection) -> None:
            row = _seat_row(id_, seat, sitter)
            c.execute(update(schema.seats).where(s.table_id == id_, s.seat == seat).values(row))
            if drop_link:
                c.execute(delete(schema.links).where(known.table_id == id_, known.seat == seat))

        await self._database.write(work)

    async def seen(self, id_: str, guest: int, at: float) -> None:
        """A person was connected to their seats until now."""
        s = schema.seats.c
        change = update(schema.seats).where(s.table_id == id_, s.guest == guest, s.kind == "person")
        await self._database.write(_running(change.values(seen=at)))

    async def watch(self, id_: str, guest: int, watching: bool) -> None:
        """Somebody watches, or no longer does."""
        w = schema.watchers.c

        def work(c: Connection) -> None:
            c.execute(delete(schema.watchers).where(w.table_id == id_, w.guest == guest))
            if watching:
                c.execute(insert(schema.watchers), {"table_id": id_, "guest": guest})

        await self._database.write(work)

    async def link(self, secret: bytes) -> tuple[str, int] | None:
        """The table and seat of a link (hashed)."""
        query = select(schema.links.c.table_id, schema.links.c.seat).where(schema.links.c.secret == secret)

        def work(c: Connection) -> tuple[str, int] | None:
            found = c.execute(query).one_or_none()
            return None if found is None else (found.table_id, found.seat)

        return await self._database.read(work)

    async def new_link(self, id_: str, link: NewLink) -> None:
        """A new link; the old one to the same seat is gone."""
        known = schema.links.c

        def work(c: Connection) -> None:
            c.execute(delete(schema.links).where(known.table_id == id_, known.seat == link.seat))
            c.execute(insert(schema.links), {"table_id": id_, "seat": link.seat, "secret": link.secret})

        await self._database.write(work)

    async def programs(self, id_: str, seat: int, programs: Sequence[Planned]) -> None:
        """What a seat has programmed."""
        p = schema.programs.c
        rows = [{"table_id": id_, "seat": seat, **msgspec.structs.asdict(one)} for one in programs]

        def work(c: Connection) -> None:
            c.execute(delete(schema.programs).where(p.table_id == id_, p.seat == seat))
            if rows:
                c.execute(insert(schema.programs), rows)

        await self._database.write(work)


TABLE_FIELDS: Final = ("id", "game", "host", "created", "listed", "study", "rematch", "rules", "content", "closed")


def pack(save: dict[str, Any]) -> bytes:
    """A snapshot as it is stored."""
    return zlib.compress(_encode(save), 1)


def _running(statement: Any) -> Callable[[Connection], None]:
    def work(c: Connection) -> None:
        c.execute(statement)

    return work


def _new_head(id_: str, head: Head) -> Any:
    return update(schema.tables).where(schema.tables.c.id == id_).values(msgspec.structs.asdict(head))


def _write_snapshot(c: Connection, id_: str, seq: int, at: float, packed: bytes) -> None:
    """A snapshot; only the newest ones are kept."""
    s = schema.snapshots.c
    c.execute(delete(schema.snapshots).where(s.table_id == id_, s.seq == seq))
    c.execute(insert(schema.snapshots), {"table_id": id_, "seq": seq, "at": at, "save": packed})
    kept = c.execute(select(s.seq).where(s.table_id == id_).order_by(s.seq.desc()).limit(KEPT_SNAPSHOTS)).scalars()
    c.execute(delete(schema.snapshots).where(s.table_id == id_, s.seq < min(kept.all())))


def _set_aside(c: Connection, id_: str, damaged: Damaged, now: float) -> None:
    """Move a row out of the way, as it is."""
    source = schema.log if damaged.kind == "log" else schema.snapshots
    where = (source.c.table_id == id_) & (source.c.seq == damaged.seq)
    found = c.execute(select(source).where(where)).one_or_none()
    if found is None:
        return
    data = found.entry if damaged.kind == "log" else found.save
    about = {"table_id": id_, "kind": damaged.kind, "seq": damaged.seq, "problem": damaged.problem, "at": now}
    kept = data.encode("utf-8", "surrogateescape") if isinstance(data, str) else bytes(data)
    c.execute(insert(schema.set_aside), {**about, "data": kept})
    c.execute(delete(source).where(where))


def _log_row(id_: str, row: LogRow) -> dict[str, Any]:
    numbers = _encode(row.numbers).decode() if row.numbers else ""
    return {
        "table_id": id_, "seq": row.seq, "at": row.at, "seat": row.seat, "heard": row.heard,
        "entry": _encode(row.entry).decode(), "numbers": numbers,
    }  # fmt: skip


def _score_row(one: Score) -> dict[str, Any]:
    return {
        "table_id": one.table, "seat": one.seat, "mode": one.mode, "guest": one.guest, "score": one.score, "at": one.at,
    }  # fmt: skip


def _seat_row(id_: str, seat: int, one: SeatRow) -> dict[str, Any]:
    return {"table_id": id_, "seat": seat, "kind": one.kind, "bot": one.bot, "guest": one.guest, "seen": one.seen}
