"""The processes in which bots think are started before they are needed, and no more of them than are needed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from flambeau.kernel import Match
from flambeau.server.auth import Auth
from flambeau.server.bot_pool import BotPool, Worker
from flambeau.server.bot_worker import Question
from flambeau.server.bots import BotRunner
from flambeau.server.matches import Matches
from flambeau.server.storage import open_storage
from flambeau.server.wire import NewSeat, NewTable

from .games import SOURCE, games
from .serving import LIFTED
from .vigil import VIGIL

ME = NewSeat("me")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A line for each process that was started."""
    lines: list[str] = []
    start = Worker.start

    async def noted(source: str) -> Worker:
        lines.append(source)
        return await start(source)

    monkeypatch.setattr(Worker, "start", noted)
    return lines


def question() -> Question:
    """What a bot is asked at the beginning of a vigil."""
    match = Match.start(VIGIL, 2, {}, 1)
    return Question(VIGIL.id, match.save(), match.asked()[0], "quick", 1)


def test_a_table_with_a_bot_starts_a_process_before_the_bot_is_asked(tmp_path: Path, started: list[str]) -> None:
    async def run() -> None:
        storage = open_storage(tmp_path)
        auth = Auth(storage)
        pool = BotPool(SOURCE, 2, 1.0)
        matches = Matches(games(), storage, auth, BotRunner(pool), LIFTED)
        guest, _ = await auth.welcome("en")
        await matches.create(guest, NewTable("vigil", (ME, ME)))
        await asyncio.sleep(0)
        assert started == [], "people need none"
        live, _ = await matches.create(guest, NewTable("vigil", (ME, NewSeat("bot", "quick"))))
        await asyncio.sleep(0)
        assert live.sitters[live.match.asked()[0]].kind == "person"
        assert started == [SOURCE]
        await matches.create(guest, NewTable("vigil", (ME, NewSeat("bot", "quick"))))
        await asyncio.sleep(0)
        assert started == [SOURCE], "one is enough until bots are asked"
        await matches.close()
        await pool.close()
        await storage.close()

    asyncio.run(run())


def test_a_question_waits_for_the_process_that_is_starting(started: list[str]) -> None:
    async def run() -> None:
        pool = BotPool(SOURCE, 2, 5.0)
        pool.warm()
        pool.warm()
        assert await pool.think(question(), "a table") is not None
        pool.warm()
        assert await pool.think(question(), "a table") is not None
        await pool.close()
        pool.warm()
        await asyncio.sleep(0)

    asyncio.run(run())
    assert started == [SOURCE]


def test_a_process_that_does_not_start_is_told_and_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start = Worker.start
    tries: list[str] = []

    async def fails_once(source: str) -> Worker:
        tries.append(source)
        if len(tries) == 1:
            raise OSError(11, "Resource temporarily unavailable")
        return await start(source)

    monkeypatch.setattr(Worker, "start", fails_once)

    async def run() -> None:
        pool = BotPool(SOURCE, 1, 5.0)
        pool.warm()
        assert await pool.think(question(), "a table") is not None
        await pool.close()

    asyncio.run(run())
    assert len(tries) == 2 and "no process for bots" in caplog.text


def test_closing_does_not_wait_for_a_process_that_is_starting(started: list[str]) -> None:
    async def run() -> None:
        pool = BotPool(SOURCE, 1, 5.0)
        pool.warm()
        await asyncio.sleep(0)
        await asyncio.wait_for(pool.close(), 5)
        assert await pool.think(question(), "a table") is None

    asyncio.run(run())
    assert started == [SOURCE]
