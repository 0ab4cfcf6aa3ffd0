"""Rows of logs, noted in a plain file at once and carried into the database soon after.

A commit of the database writes whole pages between half a dozen locks; a line at the end of a file is one call, and a
killed server loses neither. Two leaves take turns: while the rows of one are carried over, new ones are noted on the
other, and a leaf is wiped when all of its rows are in the database. What a killed server has left on them is carried
over when the next one starts.
"""

from __future__ import annotations

import math
import os
import zlib
from collections.abc import Iterator, Sequence
from operator import attrgetter
from pathlib import Path
from sqlite3 import IntegrityError
from typing import Final

import msgspec
from msgspec import Struct

from ..logs import warned
from .storage import Head, LogRow

NAMES: Final = ("flambeau.jots-0", "flambeau.jots-1")
CARRIED_TOGETHER: Final = 16
"""Jots: so many that a transaction is worth its price, so few that nobody waits for it."""
MOST_PARTS: Final = 16
"""Of a leaf: the longer it is, the larger are its parts, so that whoever carries it keeps up with whoever writes."""
LINE: Final = b"\n%08x %b"
"""Begins with the new line, so that one which could not be written to its end spoils no other."""
SUM: Final = 8


class Jot(Struct, frozen=True, gc=False, array_like=True):
    """Rows at the end of a table's log, and what lists need to know if it is news to them."""

    table: str
    rows: Sequence[LogRow]
    head: Head | None


_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Jot).decode


class Leaf:
    """One file of jots, and the same in memory."""

    def __init__(self, path: Path) -> None:
        self.jots: list[Jot] = []
        self._path = path
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
        self._last: dict[str, int] = {}  # by table, the row noted last

    def note(self, jot: Jot) -> None:
        """Write this at the end; if that fails, it is not there."""
        if jot.rows[0].seq <= self._last.get(jot.table, -1):
            raise IntegrityError(f"row {jot.rows[0].seq} of table {jot.table} is there already")
        body = _encode(jot)
        line = LINE % (zlib.crc32(body), body)
        if os.write(self._file, line) != len(line):
            raise OSError(f"{self._path}: a line was cut short")  # the sum does not fit, so it says nothing
        self._last[jot.table] = jot.rows[-1].seq
        self.jots.append(jot)

    def read(self) -> None:
        """What a server before has left here."""
        lines = self._path.read_bytes().split(b"\n")
        for line in filter(None, lines):
            jot = _understood(line)
            if jot is None:
                warned("a line of the jots cannot be read", file=self._path.name, line=line[:100].decode("latin-1"))
            else:
                self.jots.append(jot)

    def wipe(self) -> None:
        """All of it is in the database."""
        os.ftruncate(self._file, 0)
        self.jots = []
        self._last.clear()

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._file)


class Jots:
    """What has been noted and is not in the database yet."""

    def __init__(self, folder: Path) -> None:
        self._leaves = [Leaf(folder / name) for name in NAMES]  # the first one is written on

    def note(self, table: str, rows: Sequence[LogRow], head: Head | None) -> None:
        """Keep these rows, whatever happens to the process from now on."""
        self._leaves[0].note(Jot(table, rows, head))

    @property
    def are_carried(self) -> bool:
        """Whether everything stands in the database."""
        return not any(leaf.jots for leaf in self._leaves)

    def turned(self) -> Leaf:
        """The leaf that is to be carried over now: what is noted from here on goes to the other one. If it could not be
        carried to its end the last time, the same again."""
        if not self._leaves[1].jots:
            self._leaves.reverse()
        return self._leaves[1]

    def left(self) -> list[Leaf]:
        """Both leaves, with what a server before has left on them."""
        for leaf in self._leaves:
            leaf.read()
        return self._leaves

    def close(self) -> None:
        """Let go of the files."""
        for leaf in self._leaves:
            leaf.close()


def in_parts(jots: Sequence[Jot]) -> Iterator[list[Jot]]:
    """These jots table by table, so that rows which are neighbours in the database come together; in parts that are
    soon written."""
    by_table = sorted(jots, key=attrgetter("table"))  # in the order in which they were noted
    size = max(CARRIED_TOGETHER, math.ceil(len(by_table) / MOST_PARTS))
    for first in range(0, len(by_table), size):
        yield by_table[first : first + size]


def _understood(line: bytes) -> Jot | None:
    """What a line says; None if it is not whole."""
    body = line[SUM + 1 :]
    if line[: SUM + 1] != b"%08x " % zlib.crc32(body):
        return None
    try:
        return _read(body)
    except msgspec.DecodeError:
        return None
