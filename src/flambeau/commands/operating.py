"""`flambeau backup`, `restore` and `tables`: what an operator does with the data folder of a server."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from flambeau.kernel import Refusal
from flambeau.registry import registered
from flambeau.server.backup import back_up, restore
from flambeau.server.repair import repair_table
from flambeau.server.run import data_folder, opened_storage
from flambeau.server.storage import SqliteFile, Storage, TableRow
from flambeau.server.storage.database import NAME

from .sentences import counted


def run_backup(given: argparse.Namespace) -> int:
    """Copy the database to a file; a server may go on meanwhile."""
    size = back_up(_folder(given), given.file)
    print(f"{given.file}: {size:,} bytes")
    return 0


def run_restore(given: argparse.Namespace) -> int:
    """Put a backup in the place of the database."""
    kept = restore(given.file, _folder(given))
    print(f"{_folder(given) / NAME} is the backup now" + (f"; the old one is kept as {kept}" if kept else ""))
    return 0


def run_tables(given: argparse.Namespace) -> int:
    """List the tables, close one or repair one."""
    folder = _folder(given)
    if not (folder / NAME).exists():
        raise Refusal("no-database", folder=str(folder))
    if given.repair:
        return _repair(folder, given.repair, given.back)
    storage = Storage(SqliteFile(folder / NAME))
    if given.close:
        return _with(storage, lambda: _close(storage, given.close))
    return _with(storage, lambda: _list(storage))


def _with(storage: Storage, act: Callable[[], Awaitable[int]]) -> int:
    async def run() -> int:
        try:
            return await act()
        finally:
            await storage.close()

    return asyncio.run(run())


async def _list(storage: Storage) -> int:
    rows = await storage.all_tables()
    games = registered()
    for row in rows:
        game = games.get(row.game)
        is_other = game is not None and bool(row.rules) and row.content != game.content
        print(_line(row, "other content" if is_other else _state(row)))
    print(counted(len(rows), "table"))
    return 0


def _line(row: TableRow, state: str) -> str:
    seats = " ".join(one.name or one.bot or one.kind for one in row.seats)
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.head.changed))
    return f"{row.id}  {row.game:<20} {when}  {state:<13}  {seats}"


def _state(row: TableRow) -> str:
    if row.closed:
        return "closed"
    return "over" if row.head.over else "running"


async def _close(storage: Storage, id_: str) -> int:
    if await storage.table(id_) is None:
        raise Refusal("no-such-table", table=id_)
    await storage.close_table(id_)
    print(f"{id_} is closed; a running server lets go of it within seconds")
    return 0


def _repair(folder: Path, id_: str, back: int) -> int:
    storage = opened_storage(folder)

    async def act() -> int:
        if await storage.table(id_) is None:
            raise Refusal("no-such-table", table=id_)
        loaded = await repair_table(storage, dict(registered()), id_, back)
        for one in loaded.damaged:
            print(f"set aside: {one.kind} {one.seq}, {one.problem}")
        entries = counted(len(loaded.match.entries or ()), "entry", "entries")
        print(f"{id_} goes on after {entries}, {counted(len(loaded.damaged), 'row')} set aside")
        return 0

    return _with(storage, act)


def _folder(given: argparse.Namespace) -> Path:
    return data_folder() if given.data is None else Path(given.data)
