"""A game that `flambeau new` has written is installed by pip and played in the browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from flambeau.commands.making import make_game
from tests.browser.player import Player
from tests.browser.serving import Server


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server that finds the new game among the installed packages."""
    game = make_game("last_lamp", tmp_path / "work", print)
    pip = ["-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--no-index", "--target"]
    done = subprocess.run(
        [sys.executable, *pip, str(tmp_path / "packages"), str(game)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (tmp_path / "data").mkdir()
    server = Server(tmp_path / "data", tmp_path / "packages")
    server.start()
    yield server
    server.stop()


def test_a_new_game_is_installed_and_played(browser: Browser, own_server: Server) -> None:
    guest = Player(browser, own_server.address, language="fr")
    try:
        guest.go("/")
        guest.page.get_by_role("button", name="Jouer : Last Lamp").click()
        guest.asked()
        expect(
            guest.page.get_by_role("heading", name="Piocher une carte, ou garder ce que vous avez ?")
        ).to_be_visible()
        guest.play()
        expect(guest.page.get_by_role("heading", name="La partie est finie")).to_be_visible()
        expect(guest.page.get_by_text("Le plus riche gagne.").first).to_be_visible()
    finally:
        guest.close()
