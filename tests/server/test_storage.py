"""Storage: one writer, groups of changes, migrations that lead to the schema, one server a folder."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, inspect
from sqlalchemy.exc import IntegrityError

from flambeau.server.storage import (
    Chat,
    FolderInUse,
    Head,
    LogRow,
    NewLink,
    Planned,
    SeatRow,
    Storage,
    TableRow,
    open_storage,
)
from flambeau.server.storage.database import sqlite_engine
from flambeau.server.storage.migrations import migrate
from flambeau.server.storage.schema import metadata
from flambeau.server.storage.writer import Writer

HEAD = Head(5.0, 0b10)


def stored(folder: Path, act: Callable[[Storage], Awaitable[Any]], durable: bool = False) -> Any:
    """What happens with a storage that is opened and closed around it."""

    async def run() -> Any:
        storage = open_storage(folder, durable)
        try:
            return await act(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


async def laid(storage: Storage) -> str:
    guest = await storage.new_guest(b"token", "Ann", "fr")
    seats = (SeatRow("person", guest=guest.id), SeatRow("bot", "quick"), SeatRow())
    row = TableRow("table", "vigil", guest.id, 1.0, True, False, HEAD, seats)
    await storage.new_table(row, {"begun": 1}, [NewLink(2, b"secret"), NewLink(-1, b"watch")])
    return row.id


def test_the_migrations_lead_to_the_tables_of_the_schema() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection)
        found = inspect(connection)
        for table in metadata.sorted_tables:
            columns = {one["name"]: (str(one["type"]), one["nullable"]) for one in found.get_columns(table.name)}
            assert columns == {one.name: (str(one.type), one.nullable) for one in table.columns}
            assert found.get_pk_constraint(table.name)["constrained_columns"] == [one.name for one in table.primary_key]
            indexed = {str(index["name"]) for index in found.get_indexes(table.name)}
            assert indexed == {str(index.name) for index in table.indexes}
        assert set(found.get_table_names()) == {"alembic_version", *metadata.tables}
    engine.dispose()


def test_tables_of_before_are_there_after_a_migration() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrate(connection, "0001")
        connection.exec_driver_sql("INSERT INTO tables VALUES ('old', 'vigil', 1, 2.0, 0, 0, 3.0, 0, 1, 'watched', '')")
        migrate(connection)
        found = connection.exec_driver_sql("SELECT id, outcome, goes_on FROM tables").all()
        assert [tuple(row) for row in found] == [("old", "watched", 0)]
    engine.dispose()


def test_what_is_kept_is_there_after_a_restart(tmp_path: Path) -> None:
    async def first(storage: Storage) -> None:
        id_ = await laid(storage)
        rows = [LogRow(1, 2.0, {"answer": "é"}, 0, 7), LogRow(2, 3.0, {"note": "x"})]
        await storage.append(id_, rows, Head(5.0, 1), Chat(0, 3.0, 0, "Ann", "hello"))
        await storage.snapshot(id_, 2, {"later": 2}, Head(6.0, 1))
        await storage.programs(id_, 0, [Planned("act", "turn")])
        await storage.watch(id_, 9, watching=True)

    async def second(storage: Storage) -> Any:
        return await storage.stored("table"), await storage.guest(b"token"), await storage.log_after("table", 1)

    stored(tmp_path, first)
    found, guest, after = stored(tmp_path, second)
    assert guest.name == "Ann" and guest.language == "fr"
    assert found.row.head == Head(6.0, 1) and [seat.name for seat in found.row.seats] == ["Ann", "", ""]
    assert found.snapshots == ((2, {"later": 2}), (0, {"begun": 1}))
    assert [row.entry for row in found.log] == [{"answer": "é"}, {"note": "x"}] and after == found.log[1:]
    assert found.heard == {0: 7} and found.chat[0].text == "hello"
    assert found.programs == {0: (Planned("act", "turn"),)} and found.watchers == {9}


def test_a_row_is_never_written_twice(tmp_path: Path) -> None:
    async def act(storage: Storage) -> None:
        id_ = await laid(storage)
        await storage.append(id_, [LogRow(1, 2.0, {})], HEAD)
        with pytest.raises(IntegrityError):
            await storage.append(id_, [LogRow(1, 3.0, {"other": 1})], Head(9.0, 0))
        row = await storage.table(id_)
        assert row is not None and row.head == HEAD

    stored(tmp_path, act, durable=True)


@pytest.mark.parametrize("durable", [False, True])
def test_one_who_fails_in_a_group_takes_nobody_with_him(tmp_path: Path, durable: bool) -> None:
    async def act(storage: Storage) -> list[Any]:
        id_ = await laid(storage)
        numbers = (1, 2, 2, 3, 1, 4)
        jobs = [storage.append(id_, [LogRow(seq, 2.0, {"n": place})], HEAD) for place, seq in enumerate(numbers)]
        ended = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(one, IntegrityError) for one in ended] == [False, False, True, False, True, False]
        return [row.entry["n"] for row in await storage.log_after(id_, 0)]

    assert stored(tmp_path, act, durable) == [0, 1, 3, 5]


def test_while_another_program_writes_reads_go_on_and_changes_wait(tmp_path: Path) -> None:
    async def act(storage: Storage) -> list[int]:
        id_ = await laid(storage)
        other = sqlite3.connect(tmp_path / "flambeau.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(storage.append(id_, [LogRow(1, 2.0, {})], HEAD))
        await asyncio.sleep(0.02)
        assert await storage.table(id_) is not None and not writing.done()
        other.execute("ROLLBACK")
        other.close()
        await writing
        return [row.seq for row in await storage.log_after(id_, 0)]

    assert stored(tmp_path, act) == [1]


def test_changes_that_wait_are_committed_together(tmp_path: Path) -> None:
    engine = sqlite_engine(tmp_path / "x.sqlite3")
    begun, gate = threading.Event(), threading.Event()
    groups: list[int] = []
    ran: list[int] = []
    event.listen(engine, "begin", lambda _: groups.append(1))

    async def run() -> None:
        writer = Writer(engine.connect())

        def first(_: Connection) -> None:
            begun.set()
            gate.wait(5)

        def later(_: Connection) -> None:
            ran.append(len(groups))

        waiting = asyncio.create_task(writer.write(first))
        await asyncio.to_thread(begun.wait, 5)
        changes = [asyncio.create_task(writer.write(later)) for _ in range(5)]
        await asyncio.sleep(0.01)
        gate.set()
        await asyncio.gather(waiting, *changes)
        await writer.close()
        with pytest.raises(RuntimeError, match="closed"):
            await writer.write(later)

    asyncio.run(run())
    engine.dispose()
    assert ran == [2] * 5 and len(groups) == 2


def test_only_whoever_runs_the_server_can_read_its_files(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    stored(folder, laid)

    async def look(_: Storage) -> list[int]:
        return [file.stat().st_mode & 0o777 for file in (folder, *folder.iterdir())]

    assert set(stored(folder, look)) == {0o700, 0o600}


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    async def act(_: Storage) -> None:
        with pytest.raises(FolderInUse):
            open_storage(tmp_path)

    stored(tmp_path, act)
    stored(tmp_path, laid)


def test_links_are_replaced_and_seats_known_by_their_guests(tmp_path: Path) -> None:
    async def act(storage: Storage) -> None:
        id_ = await laid(storage)
        assert await storage.link(b"secret") == (id_, 2)
        await storage.new_link(id_, NewLink(2, b"other"))
        assert await storage.link(b"secret") is None and await storage.link(b"other") == (id_, 2)
        await storage.seat(id_, 2, SeatRow("person", guest=1), drop_link=True)
        assert await storage.link(b"other") is None
        assert [row.id for row in await storage.tables_of(1)] == [id_] == [row.id for row in await storage.listed(5)]
        assert await storage.tables_of(2) == []
        assert await storage.waiting_for_code() == [id_]

    stored(tmp_path, act)


def test_only_the_newest_snapshots_are_kept(tmp_path: Path) -> None:
    async def act(storage: Storage) -> Any:
        id_ = await laid(storage)
        for seq in range(1, 6):
            await storage.append(id_, [LogRow(seq, 2.0, {"n": seq})], HEAD)
            await storage.snapshot(id_, seq, {"at": seq}, HEAD)
        found = await storage.stored(id_)
        assert found is not None
        return [seq for seq, _ in found.snapshots], [row.seq for row in found.log]

    assert stored(tmp_path, act) == ([5, 4, 3], [4, 5])
