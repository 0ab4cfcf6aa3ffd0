"""Looking at a match again, and beginning a turn again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player

WORDS = {
    "en": ("Menu", "Replay", "One step on", "One step back", "Play", "Log", "Speed"),
    "fr": ("Menu", "Revoir", "Un pas en avant", "Un pas en arrière", "Lecture", "Journal", "Vitesse"),
}
PLACES = """() => Object.fromEntries([...document.querySelectorAll('[data-id][data-kind="token"]')]
    .map((node) => [node.dataset.id, node.dataset.on ?? '']))"""


def at(who: Player) -> int:
    return int(who.page.evaluate("document.documentElement.dataset.step"))


def stands(who: Player, step: int) -> None:
    """Wait until the replay stands at this step."""
    who.page.wait_for_selector(f'html[data-step="{step}"]', state="attached")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_running_match_is_looked_at_again_step_by_step(player: Callable[..., Player], language: str) -> None:
    menu, replay, forth, back, play, log, speed = WORDS[language]
    alone = player(language=language)
    alone.new_table("dungeon_heroes", "me")
    for _ in range(12):
        alone.choose()
    alone.asked()
    now = alone.page.evaluate(PLACES)
    alone.page.get_by_role("button", name=menu).click()
    alone.page.get_by_role("link", name=replay).click()
    stands(alone, 0)
    assert alone.page.evaluate(PLACES) != now
    alone.page.get_by_role("button", name=forth).click()
    stands(alone, 1)
    alone.page.get_by_role("button", name=back).click()
    stands(alone, 0)
    alone.page.keyboard.press("End")
    last = at(alone)
    assert last > 3 and alone.page.evaluate(PLACES) == now
    lines = alone.page.get_by_role("region", name=log).locator("li button")
    lines.nth(1).click()
    assert 0 < at(alone) < last
    expect(lines.nth(1)).to_have_attribute("aria-current", "true")
    middle, address = alone.page.evaluate(PLACES), alone.page.url
    alone.page.goto(address)
    stands(alone, int(address.rpartition("at=")[2]))
    assert alone.page.evaluate(PLACES) == middle, "the address leads to the same position"
    alone.page.get_by_label(speed).select_option("4")
    alone.page.get_by_role("button", name=play).click()
    stands(alone, last)
    assert alone.page.evaluate(PLACES) == now


def test_the_end_of_a_match_leads_to_its_replay(player: Callable[..., Player]) -> None:
    alone = player()
    alone.new_table("dungeon_heroes", "me")
    alone.play()
    alone.page.get_by_role("link", name="Replay").first.click()
    stands(alone, 0)
    alone.page.keyboard.press("End")
    assert at(alone) > 10
    alone.go("/")
    expect(alone.page.get_by_role("link", name="Replay").first).to_be_visible()


@pytest.mark.parametrize(("language", "reset"), [("fr", "Recommencer mon tour"), ("en", "Start my turn again")])
def test_a_turn_is_begun_again_with_a_button_or_a_key(player: Callable[..., Player], language: str, reset: str) -> None:
    alone = player(language=language, forced=False)
    alone.new_table("dungeon_heroes", "me")
    alone.asked()
    words, before = alone.entries(), alone.page.evaluate(PLACES)
    for press in (False, True):
        for _ in range(3):
            alone.choose()
        asked = alone.asked()
        assert alone.page.evaluate(PLACES) != before
        if press:
            alone.page.keyboard.press("Shift+U")
        else:
            alone.page.get_by_role("button", name=reset).click()
        alone.until_not(asked)
        alone.asked()
        assert alone.entries() == words and alone.page.evaluate(PLACES) == before
