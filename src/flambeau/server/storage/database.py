"""The databases that storage can run on: today SQLite, in one file of the data folder.

SQLite runs in WAL mode: one writer thread, and readers that never wait for it. A commit survives a killed server; with
`durable` it is also forced to the disk and survives a power cut.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from flambeau.kernel import FlambeauError

from .migrations import migrate
from .migrations.old_log import move_old_log, old_log_files
from .writer import Writer

NAME: Final = "flambeau.sqlite3"
LOCK: Final = "flambeau.lock"
BESIDE: Final = ("-wal", "-shm")
"""Files that SQLite keeps beside a database; they belong to it and to no other."""
T = TypeVar("T")


class Database(Protocol):
    """Runs queries and changes; this is all that differs between databases."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of a query."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The result of a change, after it was committed."""

    async def close(self) -> None:
        """Finish what was begun and let go."""


class FolderInUse(FlambeauError):
    """Another server uses this folder."""


class EmptyDatabase(FlambeauError):
    """The database file is there, but there is nothing in it."""


class FolderLock:
    """The right to use a data folder, for one process at a time; the system frees it when the process ends."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        self._file = os.fdopen(descriptor, "w")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.close()
            raise FolderInUse(f"another server uses the folder {folder}") from None

    def release(self) -> None:
        """Let others use the folder."""
        self._file.close()


class SqliteDatabase:
    """One SQLite file, changed by one thread of one process."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self._lock = FolderLock(folder)
        try:
            path = folder / NAME
            if not path.exists():
                _create(path)
            if not path.stat().st_size:
                raise EmptyDatabase(f"{path} is empty")
            _make_private(path)
            self._engine = sqlite_engine(path, durable)
            self._writer = Writer(self._opened(folder))
        except BaseException:
            self._lock.release()
            raise

    def _opened(self, folder: Path) -> Connection:
        """The writer's connection, on a database that is brought up to date."""
        connection = self._engine.connect().execution_options(flambeau_writes=True)
        try:
            with connection.begin():
                migrate(connection)
                left = old_log_files(folder)
                move_old_log(connection, left)
            for file in left:
                file.unlink()
        except BaseException:
            connection.close()
            self._engine.dispose()
            raise
        return connection

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of a query, in a thread of its own."""
        return await asyncio.to_thread(self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The result of a change, after it was committed."""
        return await self._writer.write(work)

    async def close(self) -> None:
        """Finish what was begun and let go of the folder."""
        await self._writer.close()
        self._engine.dispose()
        self._lock.release()


class SqliteFile:
    """A SQLite file that a server may be using at the same time: for an operator's commands, which change little."""

    def __init__(self, path: Path) -> None:
        self._engine = sqlite_engine(path)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of a query."""
        with self._engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The result of a change, after it was committed."""
        with self._engine.connect().execution_options(flambeau_writes=True) as connection, connection.begin():
            return work(connection)

    async def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()


def sqlite_engine(path: Path, durable: bool = False) -> Engine:
    """The engine for this file; transactions begin where SQLAlchemy begins them, not where the driver would."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": 5.0, "check_same_thread": False})

    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        connection.text_factory = _text  # a damaged row must not prevent the others from being read
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
        connection.execute("PRAGMA foreign_keys = ON")

    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("flambeau_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


def _text(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


def _create(path: Path) -> None:
    """Make a database beside its place and move it there: a start that fails or is killed leaves no half of one."""
    part = path.with_name(f"{path.name}.new")
    for leftover in (part, *beside(part)):
        leftover.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT, 0o600))
    engine = sqlite_engine(part)
    try:
        with engine.connect() as connection, connection.begin():
            migrate(connection)
    except BaseException:
        engine.dispose()
        for leftover in (part, *beside(part)):
            leftover.unlink(missing_ok=True)
        raise
    engine.dispose()  # the last connection moves everything into the file
    os.replace(part, path)


def _make_private(path: Path) -> None:
    """Only the user who runs the server may read what people said and played."""
    for file in (path, *beside(path)):
        if file.exists():
            file.chmod(0o600)


def beside(path: Path) -> list[Path]:
    """The files that SQLite may keep beside this one."""
    return [path.with_name(path.name + suffix) for suffix in BESIDE]
