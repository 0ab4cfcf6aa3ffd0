"""Tables outlive restarts, kills and changes of the rules; never a dead table."""

from __future__ import annotations

import random
import signal
import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from flambeau.kernel import Match
from flambeau.server.errors import Rejected
from flambeau.server.opening import open_match
from flambeau.server.settings import Settings
from flambeau.server.store import Head, LogRow, SeatRow, Stored, TableRow

from .serving import LIFTED, Person, Process, served
from .vigil import VIGIL

FEW = msgspec.structs.replace(LIFTED, snapshot_each=4, idle_seconds=0.0)
ROW = TableRow("table", "vigil", 1, 0.0, False, False, Head(0.0, 1), (SeatRow(), SeatRow()))


def played(answers: int, snapshot_at: int) -> tuple[Match, dict[str, Any], list[LogRow]]:
    """A match, its save after some answers, and all its rows, as they come back from a disk."""
    rng = random.Random(answers)
    match = Match.start(VIGIL, 2, journal=True, record=True, undoable=True)
    save = match.save()
    for place in range(1, answers + 1):
        match.apply(rng.choice((0, 1, 2)))
        if place == snapshot_at:
            save = match.save()
    rows = [LogRow(seq, 0.0, entry) for seq, entry in enumerate(match.entries or ()) if seq > snapshot_at]
    return match, msgspec.json.decode(msgspec.json.encode(save)), msgspec.json.decode(
        msgspec.json.encode(rows), type=list[LogRow]
    )  # fmt: skip


def kept(snapshots: list[tuple[int, dict[str, Any]]], log: list[LogRow]) -> Stored:
    return Stored(ROW, tuple(snapshots), tuple(log), {}, (), {}, frozenset())


def test_a_table_is_its_snapshot_and_the_rows_after_it() -> None:
    match, save, rows = played(9, 4)
    opened = open_match(VIGIL, kept([(4, save)], rows))
    assert (opened.seq, opened.salvaged) == (9, False)
    assert opened.match.digest() == match.digest() and opened.match.entries == match.entries


def test_rows_that_were_stored_before_they_were_signed_are_signed_when_the_table_is_opened() -> None:
    match, save, rows = played(9, 4)
    unsigned = [LogRow(row.seq, row.at, {k: v for k, v in row.entry.items() if k != "digest"}) for row in rows]
    opened = open_match(VIGIL, kept([(4, save)], unsigned))
    assert (opened.seq, opened.salvaged) == (9, False) and opened.match.entries == match.entries
    del unsigned[0].entry["chance"]
    assert open_match(VIGIL, kept([(4, save)], unsigned)).salvaged


def test_rows_that_no_longer_replay_are_left_out() -> None:
    match, save, rows = played(9, 4)
    rows[2] = LogRow(7, 0.0, {**rows[2].entry, "answer": ["Dance", 3]})
    opened = open_match(VIGIL, kept([(4, save)], rows))
    assert (opened.seq, opened.salvaged) == (9, True)
    entries = opened.match.entries or []
    assert entries[:7] == (match.entries or [])[:7] and entries[7]["salvaged"] is True and len(entries) == 8
    opened.match.apply(0)


def test_a_snapshot_that_no_longer_fits_goes_on_from_its_rest() -> None:
    _, save, rows = played(9, 4)
    save["main"]["answers"] = [["Dance", 3]]
    opened = open_match(VIGIL, kept([(4, save)], rows))
    assert (opened.seq, opened.salvaged) == (9, True)
    opened.match.apply(0)


def test_an_older_snapshot_serves_when_the_newest_is_damaged() -> None:
    match, save, rows = played(9, 4)
    opened = open_match(VIGIL, kept([(6, {"format": "?"}), (4, save)], rows))
    assert not opened.salvaged and opened.match.digest() == match.digest()


def test_a_table_without_any_snapshot_is_refused_with_words() -> None:
    with pytest.raises(Rejected, match="unreadable") as refused:
        open_match(VIGIL, kept([(4, {})], []))
    assert refused.value.status == 503


def test_a_salvaged_table_says_so_and_goes_on(tmp_path: Path) -> None:
    with served(tmp_path) as here:
        ann = here.person()
        cookies = dict(ann.http.cookies)
        table = ann.table("vigil", "me", "me")["id"]
        for seat in (0, 1, 0, 1):
            ann.answer(table, seat, 0)
        cookies = dict(ann.http.cookies)
    connection = sqlite3.connect(tmp_path / "flambeau.sqlite3")
    connection.execute("""UPDATE log SET entry = replace(entry, 'Wait', 'Dance') WHERE seq = 3""")
    connection.commit()
    connection.close()
    for _ in range(2):  # what was written after the salvage counts, also the next time
        with served(tmp_path) as here:
            ann = here.person()
            ann.http.cookies.update(cookies)
            before = ann.frame(table, 0)["table"]["seq"]
            assert ann.answer(table, 0, 0).status_code == 201
            assert ann.answer(table, 1, 0).json()["seq"] == before + 2
            with ann.watching(table, 0) as hers:
                if before == 4:
                    assert "rules have changed" in hers.next("notice")["text"]
                assert hers.next()["table"]["seq"] == before + 2


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
            his.until(lambda frame: frame["table"]["seq"] == 2)


def test_a_stop_tells_sockets_to_come_back_at_once(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ann = server.person()
        table = ann.table("vigil", "me", "random")["id"]
        with ann.watching(table, 0) as hers:
            hers.next()
            ann.answer(table, 0, 0)
            hers.until(lambda frame: frame["table"]["seq"] >= 1)
            code = server.stop(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    hers.next()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    assert code in (0, -signal.SIGTERM)


class Crowd:
    """People at many tables who remember every answer that was acknowledged."""

    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.folder = folder
        self.acknowledged: dict[str, int] = {}
        self.cookies: dict[str, str] = {}
        self._wanted = tables

    def play_until_killed(self, seconds: float) -> None:
        """Play for a while, then the server is killed in the middle of it."""
        with Process(self.folder) as server:
            ann = server.person()
            ann.http.cookies.update(self.cookies)
            while len(self.acknowledged) < self._wanted:
                self.acknowledged[ann.table("vigil", "me", "me")["id"]] = 0
            self.cookies = dict(ann.http.cookies)
            self._check(ann)
            killer = threading.Timer(seconds * self.rng.random(), server.process.kill)
            killer.start()
            try:
                while True:
                    self._answer(ann, self.rng.choice(list(self.acknowledged)))
            except httpx.TransportError:
                killer.join()  # it came in the middle of something

    def _answer(self, ann: Person, table: str) -> None:
        state = ann.frame(table, 0)["table"]
        if state.get("over"):
            return
        [seat] = state["asked"]
        answer = ann.answer(table, seat, self.rng.choice((0, 1, 2)))
        assert answer.status_code == 201, answer.text
        self.acknowledged[table] = answer.json()["seq"]

    def _check(self, ann: Person) -> None:
        """Every answer that was acknowledged is there, at a question that can be answered."""
        for table, seq in self.acknowledged.items():
            state = ann.frame(table, 0)["table"]
            assert state["seq"] >= seq, f"{table} lost {seq - state['seq']} answers"
            assert state.get("over") or state["asked"]
            self.acknowledged[table] = state["seq"]


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    crowd = Crowd(tmp_path, tables=4, seed=1)
    for _ in range(3):
        crowd.play_until_killed(0.4)
    assert sum(crowd.acknowledged.values()) > 0


@pytest.mark.long
def test_twenty_tables_survive_thirty_kills(tmp_path: Path) -> None:
    crowd = Crowd(tmp_path, tables=20, seed=2)
    for _ in range(30):
        crowd.play_until_killed(2.0)
    assert sum(crowd.acknowledged.values()) > 300
