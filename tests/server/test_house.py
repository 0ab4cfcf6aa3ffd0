"""The house by itself, without doors: tables are put away and opened again, and viewers hear only what is new."""

from __future__ import annotations

import asyncio
import gc
import json
import time
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flambeau.kernel import Told
from flambeau.server.actors import Actors
from flambeau.server.house import ENDED_SECONDS, House
from flambeau.server.identity import Identity
from flambeau.server.show import Heard
from flambeau.server.store import Guest, SqliteStorage
from flambeau.server.thinking import Pool
from flambeau.server.viewers import Viewer
from flambeau.server.wire import Frame, NewSeat, NewTable

from .games import SOURCE, games
from .serving import LIFTED
from .vigil import Tolled

FEW = msgspec.structs.replace(LIFTED, snapshot_each=4, idle_seconds=0.0)
TWO = NewTable("vigil", (NewSeat("me"), NewSeat("me")))


def at_home(folder: Path, act: Callable[[House, Guest], Awaitable[None]]) -> None:
    """A house with one guest."""

    async def run() -> None:
        storage = SqliteStorage(folder)
        identity = Identity(storage)
        house = House(games(), storage, identity, Actors(Pool(SOURCE, 1, 1.0)), FEW)
        try:
            guest, _ = await identity.welcome("en")
            await act(house, guest)
        finally:
            await house.close()
            await storage.close()

    asyncio.run(run())


def test_a_table_nobody_uses_is_put_away_with_a_snapshot(tmp_path: Path) -> None:
    async def act(house: House, guest: Guest) -> None:
        live, _ = await house.create(guest, TWO)
        for number in range(6):
            await live.answer(number % 2, number, 2)
        viewer = Viewer(guest.id, 0, "en")
        live.viewers.add(viewer)
        await house.tidy()
        assert live.id in house.live
        live.viewers.clear()
        shown = live.show.frame(Viewer(guest.id, 0, "en"))
        await house.tidy()
        assert live.id not in house.live
        stored = await house.storage.stored(live.id)
        assert stored is not None and stored.snapshots[0][0] == 6
        again = await house.table(live.id)
        assert again is not live and again.match.entries == live.match.entries
        assert again.show.frame(Viewer(guest.id, 0, "en")) == shown

    at_home(tmp_path, act)


def test_nobody_waits_for_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, guest: Guest) -> None:
        live, _ = await house.create(guest, TWO)
        written = asyncio.Event()
        store = house.storage.snapshot

        async def slowly(*args: Any) -> None:
            await written.wait()
            await store(*args)

        monkeypatch.setattr(house.storage, "snapshot", slowly)
        for number in range(4):
            assert live.answer_at_once(number % 2, number, 2)
        assert live.keeping is not None
        await asyncio.sleep(0)
        assert live.is_ready and live.answer_at_once(0, 4, 2)
        asked = live.match.asked()
        written.set()
        await live.keeping
        stored = await house.storage.stored(live.id)
        assert stored is not None and [seq for seq, _ in stored.snapshots] == [4, 0] and len(stored.log) == 5
        assert [seat for seat in range(2) if stored.row.head.asked >> seat & 1] == list(asked), "the newer head stays"
        assert live.keeping is None and live.is_ready

    at_home(tmp_path, act)


def test_an_answer_is_signed_when_it_has_been_told_and_stored_so(tmp_path: Path) -> None:
    async def act(house: House, guest: Guest) -> None:
        live, _ = await house.create(guest, TWO)
        for number in range(3):  # the second one comes before the first is signed
            assert live.answer_at_once(number % 2, number, 2)
        entries = live.match.entries or []
        assert "digest" in entries[-2] and "digest" not in entries[-1]
        await asyncio.sleep(0)
        assert entries[-1]["digest"] == live.match.digest()
        stored = await house.storage.stored(live.id)
        assert stored is not None and [row.entry for row in stored.log] == entries[1:]

    at_home(tmp_path, act)


def test_a_snapshot_that_fails_is_tried_again_with_the_next_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(house: House, guest: Guest) -> None:
        live, _ = await house.create(guest, TWO)

        async def full(*_: Any) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(house.storage, "snapshot", full)
            for number in range(4):
                await live.answer(number % 2, number, 2)
            assert live.keeping is not None
            await live.keeping
        assert "a snapshot could not be stored" in caplog.text and live.match.number(0) == 4
        await live.answer(0, 4, 2)
        assert live.keeping is not None
        await live.keeping
        stored = await house.storage.stored(live.id)
        assert stored is not None and stored.snapshots[0][0] == 5

    at_home(tmp_path, act)


def test_a_house_that_closes_has_written_its_snapshots(tmp_path: Path) -> None:
    tables: list[str] = []

    async def play(house: House, guest: Guest) -> None:
        live, _ = await house.create(guest, TWO)
        tables.append(live.id)
        for number in range(4):
            await live.answer(number % 2, number, 2)
        assert live.keeping is not None

    async def look(house: House, _: Guest) -> None:
        stored = await house.storage.stored(tables[0])
        assert stored is not None and stored.snapshots[0][0] == 4

    at_home(tmp_path, play)
    at_home(tmp_path, look)


def test_a_table_that_was_put_away_is_gone_without_a_look_for_garbage(tmp_path: Path) -> None:
    async def act(house: House, guest: Guest) -> None:
        live, _ = await house.create(guest, TWO)
        viewer = Viewer(guest.id, 0, "en")
        live.viewers.add(viewer)
        live.show.news(viewer)
        await live.answer(0, 0, 2)
        live.viewers.clear()
        there = weakref.ref(live)
        del live
        await house.tidy()
        assert there() is None

    gc.disable()
    try:
        at_home(tmp_path, act)
    finally:
        gc.enable()


def test_a_table_that_is_over_is_put_away_soon(tmp_path: Path) -> None:
    async def act(house: House, guest: Guest) -> None:
        house.settings = msgspec.structs.replace(FEW, idle_seconds=900.0)
        over, _ = await house.create(guest, TWO)
        open_, _ = await house.create(guest, TWO)
        await over.concede(0)
        assert over.match.outcome is not None
        for seconds, there in ((ENDED_SECONDS - 5, {over.id, open_.id}), (ENDED_SECONDS + 5, {open_.id})):
            over.used = open_.used = time.monotonic() - seconds
            await house.tidy()
            assert set(house.live) == there

    at_home(tmp_path, act)


def test_two_who_open_a_table_at_once_share_it(tmp_path: Path) -> None:
    async def act(house: House, guest: Guest) -> None:
        live, _ = await house.create(guest, TWO)
        house.live.clear()
        first, second = await asyncio.gather(house.table(live.id), house.table(live.id))
        assert first is second

    at_home(tmp_path, act)


def test_a_frame_is_what_the_wire_says_and_equal_viewers_share_it(tmp_path: Path) -> None:
    async def act(house: House, guest: Guest) -> None:
        live, _ = await house.create(guest, TWO)
        one, other = Viewer(guest.id, 1, "fr"), Viewer(guest.id, 1, "fr")
        sent = [live.show.frame(viewer) for viewer in (one, other)]
        assert sent[0] == sent[1]
        assert live.show.frame(one) is None
        frame = msgspec.json.decode(sent[0] or b"", type=Frame)
        assert frame.rest.you == 1 and frame.ground is not None
        await live.answer(0, 0, 0)
        later = json.loads(live.show.frame(one) or b"")
        assert [event["kind"] for event in later["rest"]["events"]] == ["say", "turn"] and "ground" not in later
        await live.say(0, "Ann", "hello")
        assert live.show.frame(one) is None

    at_home(tmp_path, act)


def test_viewers_who_came_apart_share_their_scene_from_the_next_change_on(tmp_path: Path) -> None:
    async def act(house: House, guest: Guest) -> None:
        live, _ = await house.create(guest, TWO)
        early, late = Viewer(guest.id, -1, "en"), Viewer(guest.id, -1, "en")
        live.show.frame(early)
        await live.answer(0, 0, 0)
        live.show.frame(early)
        live.stir_seats()
        live.show.frame(late)
        assert early.rest is not late.rest
        await live.answer(1, 1, 0)
        assert live.show.frame(early) == live.show.frame(late)
        assert early.rest is late.rest

    at_home(tmp_path, act)


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
