"""One browser and one server for all tests of this folder; without Chromium they are skipped, and one of them fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import MISSING, chromium
from tests.browser.player import Player
from tests.browser.serving import Server
from tests.browser.toy import write_camp, write_toy
from tools import client

QUIET = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, a module long: while it runs, no other test could start an event loop in this process."""
    path = chromium()
    if path is None:
        pytest.skip(MISSING)
    expect.set_options(timeout=15_000)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield started
        started.close()


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with games of other packages too; a module long, so that limits count for one module."""
    folder = tmp_path_factory.mktemp("served")
    write_toy(folder / "packages")
    write_camp(folder / "packages")
    (folder / "data").mkdir()
    running = Server(folder / "data", folder / "packages")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def player(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Makes players, who leave at the end of the test."""
    made: list[Player] = []

    def make(**wishes: Any) -> Player:
        made.append(Player(browser, server.address, **wishes))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def axe() -> Path:
    """The accessibility checker among the client's packages."""
    return client.CLIENT / "node_modules" / "axe-core" / "axe.min.js"
