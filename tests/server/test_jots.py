"""Jots: rows noted in a plain file, which reach the database whatever happens in between."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from flambeau.server.store import Head, LogRow, SeatRow, SqliteStorage, TableRow, jots, sqlite
from flambeau.server.store.jots import Jot, Jots

HEAD = Head(5.0, 0b10)


def row(seq: int) -> LogRow:
    return LogRow(seq, 1.0, {"answer": f"n° {seq}"}, 0, seq)


async def lay(storage: SqliteStorage, id_: str) -> None:
    host = await storage.guest(b"token") or await storage.new_guest(b"token", "Ann", "fr")
    await storage.new_table(TableRow(id_, "vigil", host.id, 1.0, False, False, HEAD, (SeatRow("bot", "x"),)), {}, [])


def with_storage(folder: Path, act: Callable[[SqliteStorage], Awaitable[None]], durable: bool = False) -> None:
    async def run() -> None:
        storage = SqliteStorage(folder, durable)
        try:
            await act(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def killed(folder: Path, act: Callable[[SqliteStorage], Awaitable[None]]) -> Path:
    """The folder as it was when a server died right after this."""
    left = folder / "left"

    async def dying(storage: SqliteStorage) -> None:
        await act(storage)
        shutil.copytree(folder / "right", left)

    with_storage(folder / "right", dying)
    return left


def rows_in_file(folder: Path) -> list[tuple[str, int]]:
    with sqlite3.connect(folder / "flambeau.sqlite3") as file:
        return file.execute("SELECT table_id, seq FROM log ORDER BY table_id, seq").fetchall()


def on_leaves(folder: Path) -> list[int]:
    return [(folder / name).stat().st_size for name in jots.NAMES]


@pytest.mark.parametrize("durable", [False, True])
def test_what_a_killed_server_had_noted_is_there_when_the_next_one_starts(tmp_path: Path, durable: bool) -> None:
    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        for seq in range(1, 40):
            assert storage.append_at_once("a", [row(seq)], Head(6.0, 1) if seq == 39 else None)

    left = killed(tmp_path, play)
    assert rows_in_file(left) == []

    async def look(storage: SqliteStorage) -> None:
        found = await storage.stored("a")
        assert found is not None and list(found.log) == [row(seq) for seq in range(1, 40)]
        assert found.row.head == Head(6.0, 1) and found.heard == {0: 39}

    with_storage(left, look, durable)
    assert on_leaves(left) == [0, 0]


def test_a_server_killed_between_two_parts_of_a_leaf_has_every_row_once(tmp_path: Path) -> None:
    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        await lay(storage, "b")
        for seq in range(1, 40):
            storage.append_at_once("b", [row(seq)], None)
            storage.append_at_once("a", [row(seq)], None)
        reading = asyncio.create_task(storage.listed(5))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        storage.append_at_once("a", [row(40)], None)  # on the other leaf
        reading.cancel()

    left = killed(tmp_path, play)
    carried = rows_in_file(left)
    assert 0 < len(carried) < 78 and min(on_leaves(left)) > 0, "it died on the way"
    with_storage(left, _nothing)
    assert rows_in_file(left) == [("a", seq) for seq in range(1, 41)] + [("b", seq) for seq in range(1, 40)]


def test_rows_are_carried_over_when_an_answer_has_just_been_told_and_at_once_if_somebody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CARRY_SECONDS", 0)
    monkeypatch.setattr(sqlite, "LULL_SECONDS", 60)

    async def some_rounds() -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        for seq in range(1, 41):
            storage.append_at_once("a", [row(seq)], None)
        await some_rounds()
        assert rows_in_file(tmp_path) == [], "nobody has answered since"
        storage.append_at_once("a", [row(41)], None)
        assert rows_in_file(tmp_path) == [], "that answer has yet to be told"
        await some_rounds()
        assert len(rows_in_file(tmp_path)) == jots.CARRIED_TOGETHER, "one part for each answer"
        await asyncio.wait_for(storage.stored("a"), 10)
        assert len(rows_in_file(tmp_path)) == 41

    with_storage(tmp_path, play)


def test_a_long_leaf_is_carried_in_larger_parts() -> None:
    noted = [Jot(f"table {seq % 7}", [row(seq)], None) for seq in range(1000)]
    for count, parts in ((0, 0), (16, 1), (17, 2), (256, 16), (1000, 16)):
        found = list(jots.in_parts(noted[:count]))
        assert len(found) == parts and sum(map(len, found)) == count


def test_a_line_that_was_cut_short_was_never_said_and_spoils_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    write = jots.os.write

    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        storage.append_at_once("a", [row(1)], None)
        monkeypatch.setattr(jots.os, "write", lambda file, line: write(file, line[:-7]))
        with pytest.raises(OSError, match="cut short"):
            storage.append_at_once("a", [row(2)], None)
        monkeypatch.setattr(jots.os, "write", write)
        storage.append_at_once("a", [LogRow(2, 3.0, {"second": "try"})], None)

    left = killed(tmp_path, play)

    async def look(storage: SqliteStorage) -> None:
        assert await storage.log_after("a", 0) == (row(1), LogRow(2, 3.0, {"second": "try"}))

    with caplog.at_level(logging.WARNING):
        with_storage(left, look)
    assert ["cannot be read" in one.message for one in caplog.records] == [True]


def test_what_follows_on_something_that_is_lost_is_left_out(tmp_path: Path) -> None:
    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        await storage.append("a", [row(1)], None)

    with_storage(tmp_path, play)
    leaves = Jots(tmp_path)
    leaves.note("a", [row(2)], None)
    leaves.note("a", [row(4)], None)  # as after a power cut
    leaves.note("gone", [row(1)], HEAD)
    leaves.close()
    with_storage(tmp_path, _nothing)
    assert rows_in_file(tmp_path) == [("a", 1), ("a", 2)]


def test_rows_are_in_the_database_within_seconds_though_nobody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "CARRY_SECONDS", 0.01)

    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        for seq in (1, 2, 3):
            storage.append_at_once("a", [row(seq)], None)
            for _ in range(500):
                if rows_in_file(tmp_path)[-1:] == [("a", seq)] and on_leaves(tmp_path) == [0, 0]:
                    break
                await asyncio.sleep(0.01)
            assert rows_in_file(tmp_path)[-1] == ("a", seq) and on_leaves(tmp_path) == [0, 0]

    with_storage(tmp_path, play)


def test_lists_are_never_older_than_what_was_noted(tmp_path: Path) -> None:
    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        storage.append_at_once("a", [row(1)], Head(7.0, 0, True, "won"))
        found = await storage.table("a")
        assert found is not None and found.head == Head(7.0, 0, True, "won")

    with_storage(tmp_path, play)


def test_a_head_noted_before_a_snapshot_does_not_take_the_place_of_its_head(tmp_path: Path) -> None:
    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        storage.append_at_once("a", [row(1)], Head(7.0, 1))

    left = killed(tmp_path, play)
    with sqlite3.connect(left / "flambeau.sqlite3") as file:
        file.execute("UPDATE tables SET changed = 8.0, asked = 2")

    async def look(storage: SqliteStorage) -> None:
        found = await storage.table("a")
        assert found is not None and found.head == Head(8.0, 2)

    with_storage(left, look)


def test_a_snapshot_is_never_ahead_of_the_rows_in_the_database(tmp_path: Path) -> None:
    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        storage.append_at_once("a", [row(1)], None)
        await storage.snapshot("a", 1, {}, HEAD)
        assert rows_in_file(tmp_path) == [("a", 1)]

    with_storage(tmp_path, play)


def test_if_the_database_takes_nothing_rows_stay_on_their_leaf_until_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise sqlite3.DatabaseError("database or disk is full")

    async def play(storage: SqliteStorage) -> None:
        await lay(storage, "a")
        storage.append_at_once("a", [row(1)], None)
        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "write_jots", full)
            with pytest.raises(sqlite3.DatabaseError):
                await storage.stored("a")
            assert [one.id for one in await storage.tables_of(1)] == ["a"], "lists can be read all the same"
        storage.append_at_once("a", [row(2)], None)
        assert await storage.log_after("a", 0) == (row(1), row(2))

    with_storage(tmp_path, play)


def test_a_row_that_was_noted_is_not_noted_again(tmp_path: Path) -> None:
    leaves = Jots(tmp_path)
    leaves.note("a", [row(1), row(2)], None)
    with pytest.raises(sqlite3.IntegrityError):
        leaves.note("a", [row(2)], None)
    assert leaves.turned().jots == [Jot("a", [row(1), row(2)], None)]
    leaves.close()


async def _nothing(_: SqliteStorage) -> None:
    """Open and close."""
