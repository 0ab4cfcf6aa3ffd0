"""Rounds of the garbage collector are rare while people play, and thorough when it is quiet."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest

from flambeau.server import sweeping
from flambeau.server.house import QUIET_SECONDS, House
from flambeau.server.web import app


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def rare() -> Iterator[None]:
    sweeping.begin()
    yield
    sweeping.end()


def knot() -> weakref.ref[Knot]:
    return weakref.ref(Knot())


@pytest.mark.usefixtures("rare")
def test_what_outlives_a_round_is_found_when_everything_is_looked_at() -> None:
    held = [Knot()]
    there = weakref.ref(held[0])
    gc.collect(0)
    held.clear()
    gc.collect()
    assert there() is not None  # put aside
    assert sweeping.sweep() > 0
    assert there() is None


@pytest.mark.usefixtures("rare")
def test_a_round_of_the_young_finds_what_nobody_holds() -> None:
    gone = knot()
    gc.collect(0)
    assert gone() is None
    assert gc.get_threshold()[0] > 1_000


def test_where_rounds_are_as_usual_nothing_is_swept_or_put_aside() -> None:
    aside = gc.get_freeze_count()
    assert sweeping.sweep() == 0
    assert gc.get_freeze_count() == aside
    sweeping.begin()
    sweeping.end()
    assert gc.get_freeze_count() == 0 and gc.get_threshold()[0] < 1_000


@pytest.mark.parametrize(
    ("ages", "is_quiet"), [([], True), ([QUIET_SECONDS + 1], True), ([QUIET_SECONDS + 1, 0], False)]
)
def test_it_is_quiet_when_nothing_happened_at_any_table(
    ages: list[float], is_quiet: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House.__new__(House)
    house.live = {str(age): cast(Any, SimpleNamespace(used=time.monotonic() - age)) for age in ages}
    assert house.is_quiet() == is_quiet
    swept: list[int] = []

    async def tidied() -> None:
        pass

    monkeypatch.setattr(house, "tidy", tidied)
    monkeypatch.setattr(app, "TIDY_SECONDS", 0.001)
    monkeypatch.setattr(app, "sweep", lambda: swept.append(1))

    async def a_moment() -> None:
        chore = asyncio.create_task(app._keep_tidy(house))
        await asyncio.sleep(0.05)
        chore.cancel()

    asyncio.run(a_moment())
    assert bool(swept) == is_quiet
