"""A game of another package needs nothing of ours: it is found, shown and played."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player


def test_an_installed_game_stands_in_the_lobby_and_is_played(player: Callable[..., Player]) -> None:
    guest = player(language="fr")
    guest.go("/")
    guest.page.get_by_role("link", name="Choisir les places et les options").nth(2).wait_for()
    guest.page.get_by_role("button", name="Jouer : La dernière torche").click()
    question = guest.asked()
    expect(guest.page.get_by_role("heading", name="Jusqu’à quelle torche prenez-vous ?")).to_be_visible()
    guest.page.locator('[data-id="torch.1"]').click()
    guest.until_not(question)
    guest.play()
    expect(guest.page.get_by_role("heading", name="La partie est finie")).to_be_visible()
    expect(guest.page.get_by_text("La dernière torche est prise.").first).to_be_visible()
