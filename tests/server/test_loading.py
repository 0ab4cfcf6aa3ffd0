"""Tables outlive restarts, kills and changes of the rules; never a dead table."""

from __future__ import annotations

import random
import signal
import sqlite3
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from flambeau.kernel import Match
from flambeau.server.errors import Rejected
from flambeau.server.loading import load_match
from flambeau.server.settings import Settings
from flambeau.server.storage import Head, LogRow, SeatRow, Stored, TableRow

from .serving import LIFTED, Person, Process, Served, lines, served
from .vigil import VIGIL

FEW = msgspec.structs.replace(LIFTED, snapshot_each=4, idle_seconds=0.0)
ROW = TableRow("table", "vigil", 1, 0.0, False, False, Head(0.0, 1), (SeatRow(), SeatRow()))


def played(answers: int, snapshot_at: int) -> tuple[Match, dict[str, Any], list[LogRow]]:
    """A match, its save after some answers, and all its rows, as they come back from a disk."""
    rng = random.Random(answers)
    match = Match.start(VIGIL, 2, journal=True, record=True, undoable=True)
    save = match.save()
    for place in range(1, answers + 1):
        match.answer(match.asked()[0], rng.choice((0, 1, 2)))
        if place == snapshot_at:
            save = match.save()
    rows = [LogRow(seq, 0.0, entry) for seq, entry in enumerate(match.entries or ()) if seq > snapshot_at]
    return match, msgspec.json.decode(msgspec.json.encode(save)), msgspec.json.decode(
        msgspec.json.encode(rows), type=list[LogRow]
    )  # fmt: skip


def kept(snapshots: list[tuple[int, dict[str, Any]]], log: list[LogRow]) -> Stored:
    last = log[-1].seq if log else snapshots[0][0]
    return Stored(ROW, tuple(snapshots), tuple(log), {}, (), {}, frozenset(), last)


def test_a_table_is_its_snapshot_and_the_rows_after_it() -> None:
    match, save, rows = played(9, 4)
    opened = load_match(VIGIL, kept([(4, save)], rows))
    assert (opened.seq, opened.salvaged) == (9, False)
    assert opened.match.digest() == match.digest() and opened.match.entries == match.entries


def test_rows_of_older_servers_without_a_digest_replay() -> None:
    match, save, rows = played(9, 4)
    unsigned = [LogRow(row.seq, row.at, {k: v for k, v in row.entry.items() if k != "digest"}) for row in rows]
    opened = load_match(VIGIL, kept([(4, save)], unsigned))
    assert (opened.seq, opened.salvaged) == (9, False) and opened.match.entries == match.entries
    del unsigned[0].entry["chance"]
    assert load_match(VIGIL, kept([(4, save)], unsigned)).salvaged


def test_rows_that_no_longer_replay_are_left_out() -> None:
    match, save, rows = played(9, 4)
    rows[2] = LogRow(7, 0.0, {**rows[2].entry, "answer": ["Dance", 3]})
    opened = load_match(VIGIL, kept([(4, save)], rows))
    assert (opened.seq, opened.salvaged) == (9, True)
    entries = opened.match.entries or []
    assert entries[:7] == (match.entries or [])[:7] and entries[7]["salvaged"] is True and len(entries) == 8
    assert [(one.kind, one.seq) for one in opened.damaged] == [("log", 7), ("log", 8), ("log", 9)]
    opened.match.answer(opened.match.asked()[0], 0)


def test_a_snapshot_that_no_longer_fits_goes_on_from_its_rest() -> None:
    _, save, rows = played(9, 4)
    save["main"][0]["stretch"]["answers"] = [[0, ["Dance", 3]]]
    opened = load_match(VIGIL, kept([(4, save)], rows))
    assert (opened.seq, opened.salvaged) == (9, True)
    opened.match.answer(opened.match.asked()[0], 0)


def test_an_older_snapshot_serves_when_the_newest_is_damaged() -> None:
    match, save, rows = played(9, 4)
    opened = load_match(VIGIL, kept([(6, {"format": "?"}), (4, save)], rows))
    assert not opened.salvaged and opened.match.digest() == match.digest()


def test_a_table_without_any_snapshot_is_refused_with_words() -> None:
    with pytest.raises(Rejected, match="unreadable") as refused:
        load_match(VIGIL, kept([(4, {})], []))
    assert refused.value.status == 503


def test_a_table_with_other_content_is_refused_with_words() -> None:
    _, save, rows = played(9, 4)
    with pytest.raises(Rejected, match="other-content") as refused:
        load_match(VIGIL, kept([(4, {**save, "content": "older"})], rows))
    assert refused.value.status == 503


class Damage:
    """A server that was stopped, whose database is changed before the next one starts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with served(folder, FEW) as here:
            ann = here.person()
            self.tables = [ann.table("vigil", "me", "me")["id"] for _ in range(2)]
            self.with_bot = ann.table("vigil", "me", "sleepy", listed=True)["id"]
            for table in self.tables:
                for seat in (0, 1, 0, 1, 0):
                    assert ann.answer(table, seat, 0).status_code == 201
            ann.answer(self.with_bot, 0, 0)
            self.cookies = dict(ann.http.cookies)

    def sql(self, statement: str, *args: object) -> list[Any]:
        connection = sqlite3.connect(self.folder / "flambeau.sqlite3")
        found = connection.execute(statement, args).fetchall()
        connection.commit()
        connection.close()
        return found

    def person(self, here: Served) -> Person:
        ann = here.person()
        ann.http.cookies.update(self.cookies)
        return ann


@pytest.fixture
def damage(tmp_path: Path) -> Damage:
    return Damage(tmp_path)


def test_a_stop_writes_a_snapshot_of_every_open_table(damage: Damage) -> None:
    newest = damage.sql("SELECT table_id, max(seq) FROM snapshots GROUP BY table_id")
    assert dict(newest) == {damage.tables[0]: 5, damage.tables[1]: 5, damage.with_bot: 1}


@pytest.mark.parametrize("entry", ["{", "", "null", b"\xff\xfe", b"{\xff"], ids=repr)
def test_an_unreadable_row_costs_at_most_its_own_table(damage: Damage, entry: object) -> None:
    first, second = damage.tables
    damage.sql("DELETE FROM snapshots WHERE seq > 0")
    for table in (first, damage.with_bot):
        damage.sql("UPDATE log SET entry = ? WHERE table_id = ? AND seq = (SELECT max(1, count(*) - 2) FROM log "
                   "WHERE table_id = ?)", entry, table, table)  # fmt: skip
    for time in range(2):
        with served(damage.folder, replace(FEW, bot_seconds=0.1)) as here:
            ann = damage.person(here)
            frame = ann.frame(first, 0)
            assert frame["table"]["asked"] == [time % 2] and lines(frame) == 5 + 3 * time - (time == 1)
            with ann.watching(first, 0) as hers:
                if not time:
                    assert "could not be read" in hers.next("notice")["text"]
                hers.next()
            assert lines(ann.frame(second, 0)) == 12 + 3 * time
            assert ann.answer(first, time % 2, 0).status_code == 201
            assert ann.answer(second, 1 - time % 2, 0).status_code == 201
    aside = damage.sql("SELECT kind, seq, problem FROM set_aside WHERE table_id = ? ORDER BY seq", first)
    assert [(kind, seq) for kind, seq, _ in aside] == [("log", 3), ("log", 4), ("log", 5)]
    assert "unreadable" in aside[0][2] and "follows row 3" in aside[1][2]


@pytest.mark.parametrize("save", [b"", b"nothing", zlib.compress(b"["), zlib.compress(b'{"format":9}')], ids=repr)
def test_a_damaged_snapshot_is_set_aside_and_the_older_one_serves(damage: Damage, save: bytes) -> None:
    first, second = damage.tables
    damage.sql("UPDATE snapshots SET save = ? WHERE seq > 0 AND table_id = ?", save, first)
    with served(damage.folder, FEW) as here:
        ann = damage.person(here)
        for table in (first, second):
            assert ann.frame(table, 0)["table"]["asked"] == [1]
            assert ann.answer(table, 1, 0).status_code == 201
    aside = damage.sql("SELECT table_id, kind, seq, data FROM set_aside ORDER BY seq")
    assert aside == [(first, "snapshot", 4, save), (first, "snapshot", 5, save)]


def test_a_table_that_cannot_be_opened_at_all_says_so_and_hinders_nobody(damage: Damage) -> None:
    first, second = damage.tables
    damage.sql("UPDATE snapshots SET save = 'nothing' WHERE table_id IN (?, ?)", first, damage.with_bot)
    with served(damage.folder, replace(FEW, bot_seconds=0.1)) as here:
        ann = damage.person(here)
        refused = ann.get(f"/api/tables/{first}/frame", seat=0)
        assert refused.status_code == 503 and refused.json()["code"] == "server-unreadable-table"
        assert lines(ann.frame(second, 0)) == 12
        assert ann.get("/api/tables").status_code == 200
    assert damage.sql("SELECT count(*) FROM snapshots WHERE table_id = ?", first) != [(0,)]


def test_rows_that_no_longer_replay_are_set_aside_and_the_table_goes_on(damage: Damage) -> None:
    table = damage.tables[0]
    damage.sql("DELETE FROM snapshots WHERE seq > 0")
    damage.sql("UPDATE log SET entry = replace(entry, 'Wait', 'Dance') WHERE seq = 3 AND table_id = ?", table)
    for time in range(3):
        with served(damage.folder, FEW) as here:
            ann = damage.person(here)
            assert ann.answer(table, 0, 0).status_code == 201
            assert ann.answer(table, 1, 0).status_code == 201
            assert lines(ann.frame(table, 0)) == 5 + 5 * (time + 1)
        # the older snapshots and the rows after them lead to the same place
        damage.sql("DELETE FROM snapshots WHERE table_id = ?1 AND seq = (SELECT max(seq) FROM snapshots "
                   "WHERE table_id = ?1)", table)  # fmt: skip
    assert len(damage.sql("SELECT * FROM set_aside")) == 3


def test_a_record_of_a_salvaged_table_can_be_imported(damage: Damage) -> None:
    table = damage.tables[0]
    damage.sql("DELETE FROM snapshots WHERE seq > 0")
    damage.sql("UPDATE log SET entry = '{' WHERE seq = 4 AND table_id = ?", table)
    with served(damage.folder, FEW) as here:
        ann = damage.person(here)
        ann.answer(table, 1, 0)
        ann.answer(table, 0, 4)
        record = ann.get(f"/api/tables/{table}/export", seat=0).json()
        assert any("salvaged" in entry for entry in record["entries"])
        made = ann.post("/api/tables/import", record=record, seats=[{"kind": "me"}, {"kind": "me"}])
        assert made.status_code == 201 and made.json()["over"] is True


def test_tables_are_put_away_and_opened_again(tmp_path: Path) -> None:
    with served(tmp_path, FEW) as here:
        ann = here.person()
        table = ann.table("vigil", "me", "me")["id"]
        for turn in range(11):
            ann.answer(table, turn % 2, (0, 2)[turn % 2])
        before = ann.frame(table, 0)
    with served(tmp_path, FEW) as here:
        again = here.person()
        again.http.cookies.update(dict(ann.http.cookies))
        assert again.frame(table, 0) == before
        assert again.do(table, "undo", 0).status_code == 201


def test_a_bot_that_was_thinking_goes_on_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path, Settings(limits=LIFTED.limits, bot_seconds=60)) as here:
        ann = here.person()
        table = ann.table("vigil", "me", "sleepy", listed=True)["id"]
        ann.answer(table, 0, 0)
    with served(tmp_path, Settings(limits=LIFTED.limits, bot_seconds=0.1)) as here:
        viewer = here.person()
        with viewer.watching(table, -1) as his:
            his.until(lambda frame: lines(frame) == 5)


def test_a_stop_tells_sockets_to_come_back_at_once(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ann = server.person()
        table = ann.table("vigil", "me", "random")["id"]
        with ann.watching(table, 0) as hers:
            hers.next()
            ann.answer(table, 0, 0)
            hers.until(lambda frame: lines(frame) >= 2)
            code = server.stop(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    hers.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert code in (0, -signal.SIGTERM)
