"""All ways to play: a phone, the keyboard alone, both languages, and what a screen reader needs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.player import Player
from tests.browser.serving import Server

LEAST_TARGET = 44
LETTERS = "label-content-name-mismatch"
"""Asked of axe too, though it is an experiment there: whoever speaks to the page says what is written on a button."""
CHANGED = """([question, listed]) => document.documentElement.dataset.question !== question
    || document.querySelector(".actions")?.innerText !== listed"""


def test_on_a_phone_one_plays_with_the_finger_and_nothing_runs_off_the_screen(player: Callable[..., Player]) -> None:
    phone = player(phone=True, language="fr")
    phone.go("/")
    assert overflow(phone) <= 0
    phone.page.get_by_role("button", name="Jouer : Dungeon Heroes").tap()
    for _ in range(6):
        if phone.asked() == "over":
            break
        assert overflow(phone) <= 0
        question = phone.state("question")
        sheet = phone.page.locator("button.fold")
        if sheet.get_attribute("aria-expanded") == "false":  # it stays as one left it
            sheet.tap()
        small = phone.page.locator(".entry").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
        assert min(small) >= LEAST_TARGET
        phone.page.locator(".entry").first.tap()
        if phone.page.locator("[data-group]").count() or phone.state("question") == question:
            phone.choose()
    board = phone.page.locator(".board svg").first.bounding_box()
    assert board is not None and board["width"] > 340


def take_first(keys: Player, question: str) -> int:
    """Press the key of the first line until that is an answer, for it may be a group, then a piece, then a place; how
    often that was."""
    pressed = 0
    while keys.state("question") == question:
        listed = keys.page.locator(".actions").first.inner_text()
        keys.page.keyboard.press("1")
        keys.page.wait_for_function(CHANGED, arg=[question, listed])
        pressed += 1
    return pressed


def test_the_key_of_a_line_takes_a_piece_too_of_which_much_can_be_done(player: Callable[..., Player]) -> None:
    lord = player(language="en", forced=False)
    lord.new_table("dungeon_heroes", "random", "me")
    first = lord.asked(60_000)  # the first bot of a server starts a process, which takes long on a busy machine
    assert take_first(lord, first) >= 2  # one of the tiles in hand, then where it goes


def test_on_a_phone_ones_own_tables_stand_above_the_games(player: Callable[..., Player]) -> None:
    phone = player(phone=True)
    phone.go("/")
    games, mine = phone.page.get_by_role("heading", name="Games"), phone.page.get_by_role("heading", name="My tables")
    phone.page.get_by_role("article").first.wait_for()
    assert top(games) < top(mine)
    phone.new_table("embers", "me", "random")
    phone.go("/")
    phone.page.get_by_role("link", name="Embers").first.wait_for()
    assert top(mine) < top(games)


def top(node: Locator) -> float:
    box = node.bounding_box()
    assert box is not None
    return box["y"]


def overflow(one: Player) -> float:
    width: float = one.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width


def test_the_keyboard_alone_is_enough(player: Callable[..., Player]) -> None:
    keys = player(language="en")
    keys.go("/")
    keys.page.get_by_role("button", name="Play: Dungeon Heroes").focus()
    keys.page.keyboard.press("Enter")
    question = keys.asked()
    keys.page.keyboard.press("ArrowDown")
    keys.page.keyboard.press("ArrowRight")
    assert keys.page.evaluate("document.activeElement.closest('[data-id]').dataset.id").startswith("cell.")
    keys.page.keyboard.press("Enter")
    keys.until_not(question)
    second = keys.asked()
    keys.page.keyboard.press("u")
    keys.until_not(second)
    for _ in range(12):
        question = keys.asked()
        if question == "over":
            break
        take_first(keys, question)
    keys.page.keyboard.press("?")
    expect(keys.page.get_by_role("dialog").first).to_be_visible()


def test_the_keyboard_asks_why_not_about_what_cannot_be_chosen(player: Callable[..., Player]) -> None:
    keys = player()
    keys.new_table("dungeon_heroes", "me")
    question = keys.asked()
    keys.page.keyboard.press("ArrowDown")
    keys.page.keyboard.press("Shift+ArrowUp")
    keys.page.keyboard.press("Shift+ArrowUp")
    assert keys.page.evaluate("document.activeElement.closest('[data-id]').dataset.id").startswith("laid.")
    keys.page.keyboard.press("?")
    expect(keys.page.get_by_text("Why not?")).to_be_visible()
    keys.page.keyboard.press("Escape")
    keys.page.keyboard.press("Enter")
    assert keys.state("question") == question


def test_the_language_changes_at_once_for_the_page_and_the_game(player: Callable[..., Player]) -> None:
    one = player(language="en")
    one.go("/")
    expect(one.page.get_by_role("heading", name="Games")).to_be_visible()
    one.page.get_by_role("button", name="FR").click()
    expect(one.page.get_by_role("heading", name="Jeux")).to_be_visible()
    expect(one.page.get_by_role("heading", name="La dernière torche")).to_be_visible()
    one.new_table("last_torch", "me", "random")
    one.choose()
    one.asked()
    expect(one.page.get_by_text("Ambre prend jusqu’à la torche").first).to_be_visible()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Préférences").click()
    one.page.get_by_label("Langue").select_option("en")
    expect(one.page.get_by_text("Amber takes up to torch").first).to_be_visible()
    assert one.page.locator("html").get_attribute("lang") == "en"


def test_a_wrong_address_says_so_and_leads_back(player: Callable[..., Player]) -> None:
    lost = player(language="fr")
    for path in ("/nowhere", "/new/no_such_game"):
        lost.go(path)
        expect(lost.page.get_by_role("heading", name="Il n’y a rien ici")).to_be_visible()
    lost.go("/t/nosuchtable")
    expect(lost.page.get_by_role("heading", name="Il n’y a rien ici")).to_be_visible()
    lost.troubles.clear()  # the browser writes down that the table was not found
    lost.page.get_by_role("link", name="Vers l’accueil").click()
    expect(lost.page.get_by_role("heading", name="Jeux")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "parchment", "contrast"])
def test_the_accessibility_checker_finds_nothing(browser: Browser, server: Server, axe: Path, theme: str) -> None:
    one = Player(browser, server.address, theme=theme)
    one.go("/")
    one.page.get_by_role("article").first.wait_for()
    assert violations(one, axe) == []
    one.new_table("dungeon_heroes", "me")
    for _ in range(6):
        one.choose()
    one.asked()
    assert violations(one, axe) == []
    one.close()


def violations(one: Player, axe: Path) -> list[str]:
    """What axe finds, in short; the script is given to the debugger, so the page's policy stays in force."""
    one.page.evaluate(axe.read_text("utf-8") + ";0")
    found = one.page.evaluate(
        "rules => axe.run({rules}).then(all => JSON.stringify(all.violations))", {LETTERS: {"enabled": True}}
    )
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in json.loads(found)
        for node in one["nodes"][:3]
    ]
