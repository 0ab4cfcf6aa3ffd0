"""Matches without HTTP: tables are closed when idle and opened again, and viewers are sent only what is new."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from flambeau.games.dungeon_heroes import DungeonHeroes
from flambeau.kernel import Told
from flambeau.server.auth import Auth
from flambeau.server.bot_pool import BotPool
from flambeau.server.bots import BotRunner
from flambeau.server.frames import Heard
from flambeau.server.live_table import LiveTable
from flambeau.server.matches import ENDED_SECONDS, Matches
from flambeau.server.push import Viewer
from flambeau.server.storage import Guest, open_storage
from flambeau.server.wire import Frame, NewSeat, NewTable

from .games import SOURCE, games
from .serving import LIFTED
from .vigil import Tolled

FEW = msgspec.structs.replace(LIFTED, snapshot_each=4, idle_seconds=0.0)
TWO = NewTable("vigil", (NewSeat("me"), NewSeat("me")))


def with_matches(folder: Path, act: Callable[[Matches, Guest], Awaitable[None]]) -> None:
    """Matches with one guest."""

    async def run() -> None:
        storage = open_storage(folder)
        auth = Auth(storage)
        pool = BotPool(SOURCE, 1, 1.0)
        matches = Matches(games(), storage, auth, BotRunner(pool), FEW)
        try:
            guest, _ = await auth.welcome("en")
            await act(matches, guest)
        finally:
            await matches.close()
            await pool.close()
            await storage.close()

    asyncio.run(run())


async def act_once(live: LiveTable) -> None:
    """Whoever is asked looks at a card."""
    seat = live.match.asked()[0]
    await live.answer(seat, live.numbers.of(seat), 2)


def test_a_table_nobody_uses_is_put_away_with_a_snapshot(tmp_path: Path) -> None:
    async def act(matches: Matches, guest: Guest) -> None:
        live, _ = await matches.create(guest, TWO)
        for _ in range(6):
            await act_once(live)
        viewer = Viewer(guest.id, 0, "en")
        live.viewers.add(viewer)
        await matches.close_idle()
        assert live.id in matches.live
        live.viewers.clear()
        shown = live.frames.frame(Viewer(guest.id, 0, "en"))
        await matches.close_idle()
        assert live.id not in matches.live
        stored = await matches.storage.stored(live.id)
        assert stored is not None and stored.snapshots[0][0] == 6
        again = await matches.table(live.id)
        assert again is not live and again.match.entries == live.match.entries
        assert again.frames.frame(Viewer(guest.id, 0, "en")) == shown

    with_matches(tmp_path, act)


def test_nobody_waits_for_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(matches: Matches, guest: Guest) -> None:
        live, _ = await matches.create(guest, TWO)
        written = asyncio.Event()
        store = matches.storage.snapshot

        async def slowly(*args: Any) -> None:
            await written.wait()
            await store(*args)

        monkeypatch.setattr(matches.storage, "snapshot", slowly)
        for _ in range(4):
            await act_once(live)
        assert live.snapshots.saving is not None
        await act_once(live)
        asked = live.match.asked()
        written.set()
        await live.snapshots.saving
        stored = await matches.storage.stored(live.id)
        assert stored is not None and [seq for seq, _ in stored.snapshots] == [4, 0] and len(stored.log) == 5
        assert [seat for seat in range(2) if stored.row.head.asked >> seat & 1] == list(asked), "the newer head stays"
        assert live.snapshots.saving is None

    with_matches(tmp_path, act)


def test_a_snapshot_that_fails_is_tried_again_with_the_next_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(matches: Matches, guest: Guest) -> None:
        live, _ = await matches.create(guest, TWO)

        async def full(*_: Any) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(matches.storage, "snapshot", full)
            for _ in range(4):
                await act_once(live)
            assert live.snapshots.saving is not None
            await live.snapshots.saving
        assert "a snapshot could not be stored" in caplog.text and live.seq == 4
        await act_once(live)
        assert live.snapshots.saving is not None
        await live.snapshots.saving
        stored = await matches.storage.stored(live.id)
        assert stored is not None and stored.snapshots[0][0] == 5

    with_matches(tmp_path, act)


def test_a_server_that_closes_has_written_its_snapshots(tmp_path: Path) -> None:
    tables: list[str] = []

    async def play(matches: Matches, guest: Guest) -> None:
        live, _ = await matches.create(guest, TWO)
        tables.append(live.id)
        for _ in range(4):
            await act_once(live)
        assert live.snapshots.saving is not None

    async def look(matches: Matches, _: Guest) -> None:
        stored = await matches.storage.stored(tables[0])
        assert stored is not None and stored.snapshots[0][0] == 4

    with_matches(tmp_path, play)
    with_matches(tmp_path, look)


def test_a_table_that_is_over_is_put_away_soon(tmp_path: Path) -> None:
    async def act(matches: Matches, guest: Guest) -> None:
        matches.settings = msgspec.structs.replace(FEW, idle_seconds=900.0)
        over, _ = await matches.create(guest, TWO)
        open_, _ = await matches.create(guest, TWO)
        await over.concede(0)
        assert over.match.outcome is not None
        for seconds, there in ((ENDED_SECONDS - 5, {over.id, open_.id}), (ENDED_SECONDS + 5, {open_.id})):
            over.used = open_.used = time.monotonic() - seconds
            await matches.close_idle()
            assert set(matches.live) == there

    with_matches(tmp_path, act)


def test_whether_a_table_that_is_over_has_secrets_does_not_depend_on_a_restart(tmp_path: Path) -> None:
    found: list[tuple[str, bool]] = []
    game, rng = DungeonHeroes(), random.Random(3)

    async def play(matches: Matches, guest: Guest) -> None:
        matches.games = {game.id: game}
        both = (NewSeat("me"), NewSeat("me"))
        live, _ = await matches.create(guest, NewTable(game.id, both, {"safeguard": True}))
        had_secrets = False
        while live.match.outcome is None:
            had_secrets |= live.has_secrets((0, 1))
            seat = live.match.asked()[0]
            choices = live.match.question(seat).choices
            await live.answer(seat, live.numbers.of(seat), rng.randrange(len(choices)))
        assert had_secrets
        found.append((live.id, live.has_secrets((0, 1))))

    async def look(matches: Matches, _: Guest) -> None:
        matches.games = {game.id: game}
        [(table, had)] = found
        assert (await matches.table(table)).has_secrets((0, 1)) is had

    with_matches(tmp_path, play)
    with_matches(tmp_path, look)


@pytest.mark.parametrize("kind", ["me", "bot"])
def test_where_only_bots_sit_the_options_for_automated_play_hold(tmp_path: Path, kind: Literal["me", "bot"]) -> None:
    async def act(matches: Matches, guest: Guest) -> None:
        game = DungeonHeroes()
        matches.games = {game.id: game}
        bot = "" if kind == "me" else "random"
        live, _ = await matches.create(guest, NewTable(game.id, (NewSeat(kind, bot), NewSeat("bot", "random"))))
        assert live.match.state.safeguard is (kind == "bot")

    with_matches(tmp_path, act)


def test_two_who_open_a_table_at_once_share_it(tmp_path: Path) -> None:
    async def act(matches: Matches, guest: Guest) -> None:
        live, _ = await matches.create(guest, TWO)
        matches.live.clear()
        first, second = await asyncio.gather(matches.table(live.id), matches.table(live.id))
        assert first is second

    with_matches(tmp_path, act)


def test_a_frame_is_what_the_wire_says_and_equal_viewers_share_it(tmp_path: Path) -> None:
    async def act(matches: Matches, guest: Guest) -> None:
        live, _ = await matches.create(guest, TWO)
        one, other = Viewer(guest.id, 1, "fr"), Viewer(guest.id, 1, "fr")
        sent = [live.frames.frame(viewer) for viewer in (one, other)]
        assert sent[0] == sent[1]
        assert live.frames.frame(one) is None
        frame = msgspec.json.decode(sent[0] or b"", type=Frame)
        assert frame.rest.you == 1 and frame.ground is not None
        await live.answer(0, 0, 0)
        later = json.loads(live.frames.frame(one) or b"")
        assert [event["kind"] for event in later["rest"]["events"]] == ["say", "turn"] and "ground" not in later
        await live.say(0, "Ann", "hello")
        assert live.frames.frame(one) is None

    with_matches(tmp_path, act)


def test_viewers_who_came_apart_share_their_scene_from_the_next_change_on(tmp_path: Path) -> None:
    async def act(matches: Matches, guest: Guest) -> None:
        live, _ = await matches.create(guest, TWO)
        early, late = Viewer(guest.id, -1, "en"), Viewer(guest.id, -1, "en")
        live.frames.frame(early)
        await live.answer(0, 0, 0)
        live.frames.frame(early)
        live.seats_changed()
        live.frames.frame(late)
        assert early.rest is not late.rest
        await live.answer(1, live.numbers.of(1), 0)
        frames = [json.loads(live.frames.frame(viewer) or b"") for viewer in (early, late)]
        assert [frame["table"].pop("seq") for frame in frames] == [3, 2] and frames[0] == frames[1]
        assert early.rest is late.rest

    with_matches(tmp_path, act)


def test_a_journal_is_read_on_and_another_one_from_its_beginning() -> None:
    told = [Told("", 0b01 if place % 2 else 0b11, Tolled(place)) for place in range(6)]
    heard = Heard()
    heard.listen(told[:3], 1)
    assert heard.told == [told[0], told[2]]
    heard.listen(told, 1)
    assert heard.told == [told[0], told[2], told[4]]
    heard.listen(told[:1], 1)
    assert heard.told == [told[0]]
    heard.listen([told[2], told[4]], 1)
    assert heard.told == [told[2], told[4]]
