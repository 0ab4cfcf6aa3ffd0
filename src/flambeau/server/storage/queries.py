"""Reading tables back. One row that cannot be read is named and left out: it costs at most its own table."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, func, select

from . import schema
from .rows import Chat, Damaged, Head, LogRow, Planned, SeatRow, Stored, TableRow

CHAT_SHOWN: Final = 300

_decode = msgspec.json.Decoder(dict[str, Any]).decode
_decode_numbers = msgspec.json.Decoder(tuple[int, ...]).decode
UNREADABLE: Final = (msgspec.MsgspecError, zlib.error, TypeError, UnicodeError, RecursionError)


def read_table(c: Connection, id_: str) -> TableRow | None:
    """One table."""
    found = read_tables(c, c.execute(select(schema.tables).where(schema.tables.c.id == id_)).all())
    return found[0] if found else None


def read_tables(c: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    """The tables of these rows, with who sits at them."""
    s, g = schema.seats.c, schema.guests.c
    query = (
        select(s.table_id, s.kind, s.bot, s.guest, s.seen, g.name)
        .join_from(schema.seats, schema.guests, s.guest == g.id, isouter=True)
        .where(s.table_id.in_([row.id for row in rows]))
        .order_by(s.table_id, s.seat)
    )
    sitting: dict[str, list[SeatRow]] = {}
    for one in c.execute(query).all():
        seat = SeatRow(one.kind, one.bot, one.guest, one.name or "", one.seen)
        sitting.setdefault(one.table_id, []).append(seat)
    return [
        TableRow(
            row.id, row.game, row.host, row.created, row.listed, row.study,
            Head(row.changed, row.asked, row.over, row.outcome, row.goes_on),
            tuple(sitting.get(row.id, ())), row.rematch, row.rules, row.content, row.closed,
        )
        for row in rows
    ]  # fmt: skip


def read_log(c: Connection, id_: str, after: int) -> tuple[tuple[LogRow, ...], tuple[Damaged, ...]]:
    """The rows of a log after this one, up to the first that cannot be read; that one and all after it are damaged."""
    rows = schema.log.c
    query = select(schema.log).where(rows.table_id == id_, rows.seq > after).order_by(rows.seq)
    found: list[LogRow] = []
    damaged: list[Damaged] = []
    for one in c.execute(query).all():
        try:
            row = LogRow(one.seq, one.at, _decode(one.entry), one.seat, one.heard)
        except UNREADABLE as problem:
            damaged.append(Damaged("log", one.seq, f"unreadable: {problem}"))
            continue
        if damaged:
            damaged.append(Damaged("log", one.seq, f"follows row {damaged[0].seq}, which is unreadable"))
        else:
            found.append(row)
    return tuple(found), tuple(damaged)


def read_stored(c: Connection, id_: str) -> Stored | None:
    """All of a table."""
    row = read_table(c, id_)
    if row is None:
        return None
    snapshots, damaged = _snapshots(c, id_)
    oldest = snapshots[-1][0] if snapshots else 0
    log, more = read_log(c, id_, oldest)
    last = c.execute(select(func.max(schema.log.c.seq)).where(schema.log.c.table_id == id_)).scalar() or 0
    watching = c.execute(select(schema.watchers.c.guest).where(schema.watchers.c.table_id == id_)).scalars().all()
    return Stored(
        row, snapshots, log, _heard(c, id_), _chat(c, id_), _programs(c, id_), frozenset(watching),
        max([last, *[seq for seq, _ in snapshots]]), _numbers(c, id_), damaged + more,
    )  # fmt: skip


def _snapshots(c: Connection, id_: str) -> tuple[tuple[tuple[int, dict[str, Any]], ...], tuple[Damaged, ...]]:
    s = schema.snapshots.c
    found: list[tuple[int, dict[str, Any]]] = []
    damaged: list[Damaged] = []
    for one in c.execute(select(s.seq, s.save).where(s.table_id == id_).order_by(s.seq.desc())).all():
        try:
            found.append((one.seq, _decode(zlib.decompress(one.save))))
        except UNREADABLE as problem:
            damaged.append(Damaged("snapshot", one.seq, f"unreadable: {problem}"))
    return tuple(found), tuple(damaged)


def _heard(c: Connection, id_: str) -> dict[int, int]:
    rows = schema.log.c
    query = select(rows.seat, rows.heard).where(rows.table_id == id_, rows.seat >= 0).order_by(rows.seq)
    return {one.seat: one.heard for one in c.execute(query).all()}


def _numbers(c: Connection, id_: str) -> tuple[int, ...]:
    """Of the last row that has them."""
    rows = schema.log.c
    query = select(rows.numbers).where(rows.table_id == id_, rows.numbers != "").order_by(rows.seq.desc()).limit(1)
    try:
        return _decode_numbers(c.execute(query).scalar() or "[]")
    except UNREADABLE:
        return ()


def _chat(c: Connection, id_: str) -> tuple[Chat, ...]:
    said = schema.chat.c
    query = select(schema.chat).where(said.table_id == id_).order_by(said.number.desc()).limit(CHAT_SHOWN)
    return tuple(Chat(one.number, one.at, one.seat, one.name, one.text) for one in reversed(c.execute(query).all()))


def _programs(c: Connection, id_: str) -> dict[int, tuple[Planned, ...]]:
    found: dict[int, tuple[Planned, ...]] = {}
    for one in c.execute(select(schema.programs).where(schema.programs.c.table_id == id_)).all():
        found[one.seat] = (*found.get(one.seat, ()), Planned(one.topic, one.until))
    return found
