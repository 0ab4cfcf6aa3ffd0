"""A table that is opened again shows everybody what they saw before, in the middle of a match and when it is over."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from flambeau.kernel import NoUndo, Refusal
from flambeau.registry import registered
from flambeau.server.auth import Auth
from flambeau.server.bot_pool import BotPool
from flambeau.server.bots import BotRunner
from flambeau.server.live_table import LiveTable
from flambeau.server.loading import load_match
from flambeau.server.matches import Matches
from flambeau.server.push import Viewer
from flambeau.server.settings import Settings
from flambeau.server.storage import Guest, open_storage
from flambeau.server.wire import NewSeat, NewTable

SOURCE = "flambeau.registry:registered"
MODES = [(game.id, seats) for game in registered().values() for seats in (1, 2) if seats in game.seats]


def shown(live: LiveTable, guest: Guest) -> list[Any]:
    """The first frame of every seat and of a spectator."""
    frames = [live.frames.frame(Viewer(guest.id, seat, "en")) for seat in (-1, *range(live.match.seats))]
    return [json.loads(frame or b"null") for frame in frames]


async def go_on(live: LiveTable, rng: random.Random) -> None:
    """Answer at random; now and then an answer is taken back, or given again."""
    if rng.random() < 0.1:
        seat = rng.randrange(live.match.seats)
        with suppress(NoUndo, Refusal):
            await (live.redo(seat) if live.match.undone else live.undo(seat))
    seat = rng.choice(live.match.asked())
    await live.answer(seat, live.numbers.of(seat), rng.randrange(len(live.match.question(seat).choices)))


async def opened_again(matches: Matches, live: LiveTable) -> LiveTable:
    """The table as a server would open it that was started just now."""
    if live.snapshots.saving is not None:
        await live.snapshots.saving
    stored = await matches.storage.stored(live.id)
    assert stored is not None
    loaded = load_match(live.game, stored)
    assert not loaded.damaged and not loaded.salvaged
    again = LiveTable(live.game, stored, loaded, matches.storage, matches.auth, 50)
    await again.read_best()
    return again


async def compared(folder: Path, game: str, seats: int, answers: int, each: int) -> bool:
    """Play so many answers or to the end, and compare on the way; whether it came to an end."""
    rng = random.Random(game)
    storage = open_storage(folder)
    auth = Auth(storage)
    matches = Matches(registered(), storage, auth, BotRunner(BotPool(SOURCE, 1, 1.0)), Settings(snapshot_each=50))
    try:
        guest, _ = await auth.welcome("en")
        live, _ = await matches.create(guest, NewTable(game, (NewSeat("me"),) * seats))
        for given in range(1, answers + 1):
            await go_on(live, rng)
            is_over = live.match.outcome is not None
            if is_over or given % each == 0:
                again = await opened_again(matches, live)
                assert again.numbers.after(again.match) == live.numbers.after(live.match)
                for before, after in zip(shown(live, guest), shown(again, guest), strict=True):
                    assert after == before
            if is_over:
                return True
        return False
    finally:
        await matches.close()
        await storage.close()


@pytest.mark.parametrize(("game", "seats"), [("dungeon_heroes", 2), ("paper_dungeons", 2)])
def test_in_the_middle_of_a_match(game: str, seats: int, tmp_path: Path) -> None:
    asyncio.run(compared(tmp_path, game, seats, answers=90, each=15))


def test_a_screen_that_is_covered_stays_so_after_a_restart(tmp_path: Path) -> None:
    """The Dungeon Lord has placed a whole hand: both players see the same board, and yet their logs differ."""

    async def play() -> None:
        storage = open_storage(tmp_path)
        auth = Auth(storage)
        matches = Matches(registered(), storage, auth, BotRunner(BotPool(SOURCE, 1, 1.0)), Settings())
        guest, _ = await auth.welcome("en")
        live, _ = await matches.create(guest, NewTable("dungeon_heroes", (NewSeat("me"),) * 2))
        rng = random.Random(1)
        covered = False
        for _ in range(60):
            await go_on(live, rng)
            assert live.has_secrets((0, 1)) or not covered, "what was told to one seat stays in its log"
            covered = live.has_secrets((0, 1))
            again = await opened_again(matches, live) if covered else live
            assert again.has_secrets((0, 1)) is covered
        assert covered
        await matches.close()
        await storage.close()

    asyncio.run(play())


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), MODES)
def test_to_the_end_of_a_match(game: str, seats: int, tmp_path: Path) -> None:
    assert asyncio.run(compared(tmp_path, game, seats, answers=5_000, each=25))
