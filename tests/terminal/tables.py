"""Tables for the tests of the terminal: sessions in a folder of their own, and apps that are driven by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from textual.events import Click, MouseDown, MouseUp
from textual.pilot import Pilot

from flambeau.games.embers import GAME as EMBERS
from flambeau.kernel import Game
from flambeau.terminal.app import FlambeauApp
from flambeau.terminal.form import Form
from flambeau.terminal.preferences import Preferences, write_preferences
from flambeau.terminal.request import Request
from flambeau.terminal.session import PERSON, Session
from flambeau.terminal.store import Store
from flambeau.terminal.table_screen import TableScreen

QUICK = Preferences(speed="instant", hand_over="secrets", confirm=False)


def session(
    folder: Path,
    game: Game[Any] = EMBERS,
    sitters: tuple[str, ...] = (PERSON, PERSON),
    seed: int = 4,
    language: str = "en",
    options: Mapping[str, Any] | None = None,
    liked: Preferences = QUICK,
    study: bool = False,
) -> Session:
    """A new table in this folder."""
    return Session.start(game, sitters, options or {}, language, Store(folder), liked, seed, study)


def app(
    folder: Path,
    game: Game[Any] | None = None,
    sitters: tuple[str, ...] = (PERSON, PERSON),
    seed: int = 4,
    language: str = "en",
    games: Mapping[str, Game[Any]] | None = None,
    liked: Preferences = QUICK,
) -> FlambeauApp:
    """The application, at a table if there is a game, else at its start."""
    wanted = None if game is None else Request(game, sitters, {}, seed)
    path = folder / "config" / "preferences.json"
    write_preferences(path, liked)
    known = games or {EMBERS.id: EMBERS}
    return FlambeauApp(known if game is None else {**known, game.id: game}, language, Store(folder), path, wanted, seed)


def drive(
    table: FlambeauApp, course: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = (100, 30)
) -> None:
    """Run an application without a terminal while somebody plays."""

    async def run() -> None:
        async with table.run_test(size=size) as pilot:
            await pilot.pause()
            await settled(pilot)
            await course(pilot)

    asyncio.run(run())


async def settled(pilot: Pilot[None]) -> None:
    """Wait until every message is dealt with, bots have played, and what came of it is shown.

    Pilot's own pauses wait until the processor rests, which costs a tenth of a second a key.
    """
    for _ in range(4):  # a message leads to another: key, selection, answer, next screen
        await pilot._wait_for_screen()
        others = [worker for worker in pilot.app.workers if worker.group == "others"]
        if others:
            await pilot.app.workers.wait_for_complete(others)
            await pilot._wait_for_screen()


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys one after the other, each when the table has settled."""
    for key in keys:
        before = pilot.app.screen
        pilot.app.simulate_key(key)
        await settled(pilot)
        if pilot.app.screen is not before:
            await pilot.pause()  # another screen has to be laid out


async def stand_on(pilot: Pilot[None], row: str) -> None:
    """Put the cursor of the form on this row."""
    form = pilot.app.screen.query_one(Form)
    form.highlighted = [one.id for one in form.rows].index(row)
    await settled(pilot)


async def click(pilot: Pilot[None], selector: str, offset: tuple[int, int], button: int = 1) -> None:
    """Click on a widget once it is laid out; as Pilot does it, with one pause instead of four."""
    await pilot.pause()
    screen = pilot.app.screen
    place = screen.query_one(selector).region.offset + offset
    target, _ = screen.get_widget_at(*place)
    for kind in (MouseDown, MouseUp, Click):
        screen._forward_event(kind(target, *place, 0, 0, button, False, False, False, *place))
        await pilot._wait_for_screen()
    await settled(pilot)
    if pilot.app.screen is not screen:
        await pilot.pause()


async def screen_text(pilot: Pilot[None]) -> str:
    """Every letter on the screen, once it is drawn."""
    await pilot.pause()
    screen = pilot.app.screen
    strips = screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def table(pilot: Pilot[None]) -> TableScreen:
    """The table on the screen."""
    found = pilot.app.screen
    assert isinstance(found, TableScreen), f"no table but {found}"
    return found
