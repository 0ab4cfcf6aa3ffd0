"""Reading rows back: a table as lists show it, its log, and all that is needed to open it."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, select

from . import schema
from .storage import Chat, Head, LogRow, Planned, SeatRow, Stored, TableRow

CHAT_SHOWN: Final = 300

_read_entry = msgspec.json.Decoder(dict[str, Any]).decode


def read_table(c: Connection, id_: str) -> TableRow | None:
    """One table."""
    found = read_tables(c, c.execute(select(schema.tables).where(schema.tables.c.id == id_)).all())
    return found[0] if found else None


def read_tables(c: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    """The tables of these rows, with who sits at them."""
    s, g = schema.seats.c, schema.guests.c
    query = (
        select(s.table_id, s.kind, s.bot, s.guest, g.name)
        .join_from(schema.seats, schema.guests, s.guest == g.id, isouter=True)
        .where(s.table_id.in_([row.id for row in rows]))
        .order_by(s.table_id, s.seat)
    )
    sitting: dict[str, list[SeatRow]] = {}
    for one in c.execute(query):
        sitting.setdefault(one.table_id, []).append(SeatRow(one.kind, one.bot, one.guest, one.name or ""))
    return [
        TableRow(
            row.id, row.game, row.host, row.created, row.listed, row.study,
            Head(row.changed, row.asked, row.over, row.outcome, row.goes_on),
            tuple(sitting.get(row.id, ())), row.rematch,
        )
        for row in rows
    ]  # fmt: skip


def read_log(c: Connection, id_: str, after: int) -> tuple[LogRow, ...]:
    """The rows of a log after this one."""
    rows = schema.log.c
    query = select(schema.log).where(rows.table_id == id_, rows.seq > after).order_by(rows.seq)
    return tuple(LogRow(one.seq, one.at, _read_entry(one.entry), one.seat, one.heard) for one in c.execute(query))


def read_stored(c: Connection, id_: str) -> Stored | None:
    """All of a table."""
    row = read_table(c, id_)
    if row is None:
        return None
    s, said, planned, w = schema.snapshots.c, schema.chat.c, schema.programs.c, schema.watchers.c
    query = select(s.seq, s.save).where(s.table_id == id_).order_by(s.seq.desc())
    snapshots = tuple((one.seq, _read_entry(zlib.decompress(one.save))) for one in c.execute(query))
    lines = select(schema.chat).where(said.table_id == id_).order_by(said.number.desc()).limit(CHAT_SHOWN)
    chat = [Chat(one.number, one.at, one.seat, one.name, one.text) for one in c.execute(lines)]
    programs: dict[int, tuple[Planned, ...]] = {}
    for one in c.execute(select(schema.programs).where(planned.table_id == id_)):
        programs[one.seat] = (*programs.get(one.seat, ()), Planned(one.topic, one.until))
    watching = c.execute(select(w.guest).where(w.table_id == id_)).scalars()
    oldest = snapshots[-1][0] if snapshots else 0
    return Stored(
        row, snapshots, read_log(c, id_, oldest), _heard(c, id_), tuple(reversed(chat)), programs, frozenset(watching)
    )


def _heard(c: Connection, id_: str) -> dict[int, int]:
    rows = schema.log.c
    query = select(rows.seat, rows.heard).where(rows.table_id == id_, rows.seat >= 0).order_by(rows.seq)
    found: Iterable[Row[Any]] = c.execute(query)
    return {one.seat: one.heard for one in found}
