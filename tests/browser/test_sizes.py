"""What lies in sight without scrolling: every game, on a small and a usual screen, on a phone lying on its side."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.player import Player
from tests.browser.test_accessible import GAMES

BOXES = """() => Object.fromEntries(Object.entries({
    head: "header", seat: ".seats .asked, .seats li", prompt: "section.prompt", choice: ".entry, .confirm",
    board: ".board .boards", hand: ".foot .others > svg",
}).map(([name, selector]) => [name, document.querySelector(selector)?.getBoundingClientRect().toJSON()]))"""
HUGE = """() => {
    const kept = JSON.parse(localStorage.getItem("flambeau.preferences"));
    localStorage.setItem("flambeau.preferences", JSON.stringify({ ...kept, text: "huge" }));
}"""
CUT_OFF = """() => { const all = document.querySelector(".status"), box = all.getBoundingClientRect();
    return [...all.children].filter((one) => { const {top, bottom, left} = one.getBoundingClientRect();
        return top < box.top - 2 || bottom > box.bottom + 2 || left < box.left - 2;
    }).map((one) => one.textContent); }"""
SIZES = [(1366, 860), (1024, 768), (844, 390)]
LOW = 500
"""On a screen lower than this the hand lies below the board."""


def play(one: Player, game: str) -> None:
    """A table in play."""
    one.new_table(game, *GAMES[game])
    for _ in range(4):
        one.choose()
    one.asked()


@pytest.mark.parametrize("game", GAMES)
def test_seat_question_choices_board_and_hand_are_in_sight(player: Callable[..., Player], game: str) -> None:
    one = player(language="fr")
    play(one, game)
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        boxes = one.page.evaluate(BOXES)
        for name in ("head", "seat", "prompt", "choice", "board"):
            assert boxes[name], name
        for name, box in boxes.items():
            if box is None or (name == "hand" and height < LOW):  # not every game has a hand
                continue
            where = (game, name, width, height, box)
            assert box["width"] > 20 and box["height"] > 20, where
            assert box["top"] >= 0 and box["left"] >= 0 and box["right"] <= width + 1, where
            assert box["bottom"] <= height + 1 or (name == "choice" and box["top"] + 30 < height), where
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width
        assert one.page.evaluate(CUT_OFF) == [], "a number of the head is cut off"


@pytest.mark.parametrize("game", GAMES)
def test_a_large_screen_has_a_larger_board_and_large_text_larger_things(
    player: Callable[..., Player], game: str
) -> None:
    one = player(language="en")
    play(one, game)
    small = one.page.evaluate(BOXES)["board"]
    before = widest(one)
    one.page.set_viewport_size({"width": 1920, "height": 1080})
    large = one.page.evaluate(BOXES)["board"]
    assert small and large["width"] * large["height"] > 1.25 * small["width"] * small["height"]
    one.page.set_viewport_size({"width": 1366, "height": 860})
    one.page.evaluate(HUGE)
    one.page.reload()
    one.asked()
    assert widest(one) > 1.1 * before


def widest(one: Player) -> float:
    """The width of one thing on the board, whichever is drawn first."""
    first = one.page.locator(".board .boards [data-id]").first
    width: float = first.evaluate("(one) => one.getBoundingClientRect().width")
    return width
