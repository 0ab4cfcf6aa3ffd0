"""A killed server loses no acknowledged answer: games are played over HTTP while it is killed again and again."""

from __future__ import annotations

import json
import random
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from flambeau.table.speak import kebab

from .serving import Person, Process

GAMES = "flambeau.registry:registered"
TABLES = (("dungeon_heroes", 2), ("paper_dungeons", 2), ("dungeon_heroes", 1))  # its expansion has the market


class Played:
    """A table, and all that was acknowledged there."""

    def __init__(self, id_: str, seats: int) -> None:
        self.id = id_
        self.acknowledged: list[list[str]] = [[] for _ in range(seats)]  # kinds of answers, by seat
        self.shown: dict[int, dict[str, Any]] = {}  # what each seat saw after the last acknowledged answer
        self.over = False
        self.is_at_rest = False  # it was over when it was last looked at, so nothing comes to it any more


class Crowd:
    """Somebody who plays at several tables and remembers what was acknowledged."""

    def __init__(self, folder: Path, tables: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.folder = folder
        self.tables: list[Played] = []
        self.finished = 0
        self.cookies: dict[str, str] = {}
        self._wanted = tables

    def play_until_killed(self, seconds: float) -> None:
        """Play for a while, then the server is killed in the middle of it."""
        with Process(self.folder, "0", GAMES) as server:
            ann = server.person()
            ann.http.cookies.update(self.cookies)
            self.check(ann)
            self._lay_tables(ann)
            killer = threading.Timer(seconds * (0.2 + self.rng.random()), server.process.kill)
            killer.start()
            try:
                while True:
                    self._answer(ann, self.rng.choice([one for one in self.tables if not one.over]))
                    self._lay_tables(ann)
            except httpx.TransportError:
                killer.join()  # it came in the middle of something

    def check_once_more(self) -> None:
        """Look at all tables after the last kill."""
        with Process(self.folder, "0", GAMES) as server:
            ann = server.person()
            ann.http.cookies.update(self.cookies)
            for played in self.tables:
                played.is_at_rest = False
            self.check(ann)

    def _lay_tables(self, ann: Person) -> None:
        while sum(not one.over for one in self.tables) < self._wanted:
            game, seats = TABLES[len(self.tables) % len(TABLES)]
            made = ann.table(game, *["me"] * seats)
            self.tables.append(Played(made["id"], seats))
            self.cookies = dict(ann.http.cookies)

    def _answer(self, ann: Person, played: Played) -> None:
        asked = ann.frame(played.id, 0)["table"].get("asked", [])
        seat = self.rng.choice(asked)
        frame = ann.frame(played.id, seat)
        choice = self.rng.choice(frame["rest"]["choices"])
        answer = ann.answer(played.id, seat, choice["index"], frame["rest"]["prompt"].get("number", 0))
        assert answer.status_code == 201, answer.text
        played.shown = {}  # until it is looked at again
        played.acknowledged[seat].append(choice["group"])
        played.shown = self._seen(ann, played)
        played.over = bool(played.shown[0]["table"].get("over"))
        self.finished += played.over

    def _seen(self, ann: Person, played: Played) -> dict[int, dict[str, Any]]:
        return {seat: ann.frame(played.id, seat) for seat in range(len(played.acknowledged))}

    def check(self, ann: Person) -> None:
        """Every acknowledged answer is in the log, in its place, and the server opens every table where it stood.

        A finished table is looked at once more after the game, and then again after the last kill.
        """
        connection = sqlite3.connect(self.folder / "flambeau.sqlite3")
        for played in [one for one in self.tables if not one.is_at_rest]:
            query = "SELECT seat, entry FROM log WHERE table_id = ? AND seat >= 0 ORDER BY seq"
            rows = connection.execute(query, (played.id,)).fetchall()
            more = 0
            for seat, acknowledged in enumerate(played.acknowledged):
                stored = [kebab(json.loads(entry)["answer"][0]) for whose, entry in rows if whose == seat]
                assert stored[: len(acknowledged)] == acknowledged, f"{played.id}, seat {seat}: an answer was lost"
                more += len(stored) - len(acknowledged)
                acknowledged[:] = stored
            assert more <= 1, "only the answer that was under way may be there without an acknowledgement"
            seen = self._seen(ann, played)
            if not more and played.shown:
                assert seen == played.shown
            played.over = played.is_at_rest = bool(seen[0]["table"].get("over"))
            played.shown = {}
        assert connection.execute("SELECT count(*) FROM set_aside").fetchone() == (0,)
        connection.close()


def killed(folder: Path, times: int, tables: int, seconds: float) -> Crowd:
    crowd = Crowd(folder, tables, seed=int(time.time()) % 1000)
    for _ in range(times):
        crowd.play_until_killed(seconds)
    crowd.check_once_more()
    return crowd


def test_nothing_acknowledged_is_lost_in_ten_kills(tmp_path: Path) -> None:
    crowd = killed(tmp_path, 10, tables=3, seconds=1.0)
    assert sum(len(seat) for played in crowd.tables for seat in played.acknowledged) > 30


@pytest.mark.long
def test_nothing_acknowledged_is_lost_in_a_hundred_kills(tmp_path: Path) -> None:
    crowd = killed(tmp_path, 100, tables=4, seconds=1.0)
    assert sum(len(seat) for played in crowd.tables for seat in played.acknowledged) > 500
    assert crowd.finished > 0
