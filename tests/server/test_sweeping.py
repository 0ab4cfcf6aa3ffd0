"""Garbage is not looked for while people play, and thoroughly when it is quiet."""

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
def test_nothing_is_looked_at_while_people_play() -> None:
    gone = knot()
    many = [[one] for one in range(20_000)]  # with Python's own thresholds, some rounds
    assert len(many) == 20_000 and gone() is not None
    assert sweeping.sweep(is_quiet=False) == 0
    assert gone() is not None


@pytest.mark.usefixtures("rare")
def test_all_that_is_new_is_looked_at_when_it_is_quiet_however_often_it_was_before() -> None:
    held = [Knot()]
    there = weakref.ref(held[0])
    many = [[one] for one in range(sweeping.LEAST_NEW)]
    sweeping.sweep(is_quiet=True)
    held.clear()
    assert there() is not None
    many += [[one] for one in range(sweeping.LEAST_NEW)]
    assert sweeping.sweep(is_quiet=True) > 0
    assert there() is None and many


@pytest.mark.usefixtures("rare")
def test_a_quiet_server_does_not_look_again_and_again() -> None:
    gone = knot()
    assert sweeping.sweep(is_quiet=True) == 0
    assert gone() is not None


def test_what_was_there_at_the_start_is_never_looked_at() -> None:
    gc.disable()
    held = [Knot()]
    there = weakref.ref(held[0])
    sweeping.begin()
    held.clear()
    many = [[one] for one in range(sweeping.LEAST_NEW)]
    sweeping.sweep(is_quiet=True)
    assert there() is not None and many
    sweeping.end()
    gc.collect()
    assert there() is None


@pytest.mark.usefixtures("rare")
@pytest.mark.parametrize(("bound", "value"), [("LONGEST", 0.0), ("MOST_NEW", 10)])
def test_without_a_quiet_moment_it_is_looked_at_once_in_a_while(
    bound: str, value: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = knot()
    many = [[one] for one in range(1_000)]
    assert sweeping.sweep(is_quiet=False) == 0 and gone() is not None
    monkeypatch.setattr(sweeping, bound, value)
    assert sweeping.sweep(is_quiet=False) > 0
    assert gone() is None and len(many) == 1_000


def test_where_rounds_are_as_usual_nothing_is_swept_or_put_aside() -> None:
    aside = gc.get_freeze_count()
    assert sweeping.sweep(is_quiet=True) == 0
    assert gc.get_freeze_count() == aside
    sweeping.begin()
    assert gc.get_freeze_count() > aside and not gc.isenabled()
    sweeping.end()
    assert gc.get_freeze_count() == 0 and gc.isenabled()


@pytest.mark.parametrize(
    ("ages", "is_quiet"), [([], True), ([QUIET_SECONDS + 1], True), ([QUIET_SECONDS + 1, 0], False)]
)
def test_it_is_quiet_when_nothing_happened_at_any_table(
    ages: list[float], is_quiet: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House.__new__(House)
    house.live = {str(age): cast(Any, SimpleNamespace(used=time.monotonic() - age)) for age in ages}
    assert house.is_quiet() == is_quiet
    swept: list[bool] = []

    async def tidied() -> None:
        pass

    monkeypatch.setattr(house, "tidy", tidied)
    monkeypatch.setattr(app, "TIDY_SECONDS", 0.001)
    monkeypatch.setattr(app, "sweep", swept.append)

    async def a_moment() -> None:
        chore = asyncio.create_task(app._keep_tidy(house))
        await asyncio.sleep(0.05)
        chore.cancel()

    asyncio.run(a_moment())
    assert set(swept) == {is_quiet}
