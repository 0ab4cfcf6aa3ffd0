"""Answers that a server of an older version left beside its database.

Until version 0.1 answers were first written to two plain files and moved to the database within a second. A server that
was killed in that second left the last answers there. They are moved when the next server starts, in the order of their
numbers, and the files are deleted when all of it is committed.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from .. import schema

NAMES: Final = ("flambeau.jots-0", "flambeau.jots-1")
CHECKSUM: Final = 8

_decode = msgspec.json.Decoder(tuple[str, list[dict[str, Any]], dict[str, Any] | None]).decode
_encode = msgspec.json.Encoder().encode


def old_log_files(folder: Path) -> list[Path]:
    """The files an older server may have left in its data folder."""
    return [folder / name for name in NAMES if (folder / name).exists()]


def move_old_log(connection: Connection, files: list[Path]) -> None:
    """Append what stands in these files to the log, as far as it follows on what is there."""
    found = [line for file in files for line in _lines(file)]
    rows = sorted(((table, row) for table, more, _ in found for row in more), key=lambda one: (one[0], one[1]["seq"]))
    for table, row in rows:
        of_table = schema.log.c.table_id == table
        last = connection.execute(select(func.max(schema.log.c.seq)).where(of_table)).scalar() or 0
        known = connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first()
        if known is not None and row["seq"] == last + 1:
            stored = {**row, "entry": _encode(row["entry"]).decode(), "table_id": table, "numbers": ""}
            connection.execute(insert(schema.log), stored)
    heads = {table: head for table, _, head in sorted(found, key=lambda one: one[1][-1]["seq"]) if head is not None}
    for table, head in heads.items():
        newer = (schema.tables.c.id == table) & (schema.tables.c.changed <= head["changed"])
        connection.execute(update(schema.tables).where(newer).values(head))


def _lines(file: Path) -> Iterator[tuple[str, list[dict[str, Any]], dict[str, Any] | None]]:
    """The lines that were written to their end; each begins with a checksum."""
    for line in filter(None, file.read_bytes().split(b"\n")):
        body = line[CHECKSUM + 1 :]
        if line[: CHECKSUM + 1] == b"%08x " % zlib.crc32(body):
            yield _decode(body)
