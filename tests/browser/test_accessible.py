"""Every game through the accessibility checker: at the table, with help open, at its end, and where one reads of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.player import Player
from tests.browser.test_ways import violations

GAMES = {
    "dungeon_heroes": ("me", "random"),
    "paper_dungeons": ("me", "random"),
    "tiny_epic_dungeons": ("me",),
    "tiny_epic_quest": ("me", "random"),
    "dungeon_saga": ("me",),
}
LANGUAGES = {"dungeon_heroes": "fr", "paper_dungeons": "en", "tiny_epic_dungeons": "fr", "tiny_epic_quest": "en"}


def concede(one: Player) -> None:
    """Give the game up, so that its end is on the screen."""
    seat = int(one.state("seat"))
    answer = one.context.request.post(
        f"{one.address}/api/tables/{one.table}/concede",
        data={"seat": seat},
        headers={"Origin": one.address, "Sec-Fetch-Site": "same-origin"},
    )
    assert answer.ok, answer.text()
    one.page.wait_for_selector(".outcome")


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_finds_nothing_in_a_game_from_its_form_to_its_replay(
    player: Callable[..., Player], axe: Path, game: str
) -> None:
    one = player(language=LANGUAGES.get(game, "fr"))
    found: dict[str, list[str]] = {}

    def check(where: str) -> None:
        found[where] = violations(one, axe)

    for path, there in (
        ("/", "article"),
        (f"/new/{game}", "fieldset"),
        (f"/how/{game}", ".primer h2"),
        (f"/rules/{game}", "li[id^='rule-']"),
    ):
        one.go(path)
        one.page.locator(there).first.wait_for()
        check(path)
    one.new_table(game, *GAMES[game])
    for _ in range(4):
        one.choose()
    one.asked()
    check("table")
    one.page.locator(".board [data-id]").first.click(button="right", force=True)
    one.page.locator(".explanation").wait_for()
    check("help")
    one.page.keyboard.press("Escape")
    concede(one)
    check("end")
    one.go(f"/replay/{one.table}")
    one.page.locator(".drawn [data-id]").first.wait_for()
    check("replay")
    assert {where: trouble for where, trouble in found.items() if trouble} == {}
