"""Learning a game in the browser: how to play, hints, the rules, keys and signs, the first game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.test_ways import violations

MakePlayer = Callable[..., Player]
SAID: dict[str, dict[str, str]] = {
    "en": {
        "how": "How to play", "rules": "Rules", "heading": "What it is about", "play": "Play: Dungeon Heroes",
        "card": "How to play: Dungeon Heroes", "hint": "They enter by these four squares.", "ok": "Understood",
        "off": "No more hints", "book": "In the book of rules ›", "search": "Search the rules", "word": "poison",
        "legend": "Keys and signs", "sign": "can be chosen now", "menu": "Menu",
    },
    "fr": {
        "how": "Comment jouer", "rules": "Règles", "heading": "De quoi il s’agit",
        "play": "Jouer\u00a0: Dungeon Heroes",
        "card": "Comment jouer\u00a0: Dungeon Heroes", "hint": "Ils entrent par ces quatre cases.",
        "ok": "Compris",
        "off": "Plus de conseils", "book": "Dans le livre des règles ›", "search": "Chercher dans les règles",
        "word": "poison", "legend": "Touches et signes", "sign": "peut être choisi maintenant", "menu": "Menu",
    },
}  # fmt: skip


@pytest.fixture(params=["en", "fr"])
def said(request: pytest.FixtureRequest) -> tuple[str, dict[str, str]]:
    """A language, and what is said in it."""
    return request.param, SAID[request.param]


def test_the_lobby_leads_to_how_to_play_with_pictures(
    player: MakePlayer, axe: Path, said: tuple[str, dict[str, str]]
) -> None:
    language, words = said
    one = player(language=language)
    one.go("/")
    one.page.get_by_role("link", name=words["card"]).click()
    expect(one.page.get_by_role("heading", name=words["heading"])).to_be_visible()
    pictures = one.page.locator("figure img")
    for place in range(pictures.count()):
        pictures.nth(place).scroll_into_view_if_needed()
        expect(pictures.nth(place)).to_have_js_property("complete", True)
        one.page.wait_for_function(
            "(place) => document.querySelectorAll('figure img')[place].naturalWidth > 0", arg=place
        )
    assert pictures.count() == 4
    assert violations(one, axe) == []
    one.page.get_by_role("link", name=words["rules"], exact=True).click()
    expect(one.page.get_by_placeholder(words["search"])).to_be_visible()


@pytest.mark.parametrize("game", ["paper_dungeons", "tiny_epic_dungeons", "tiny_epic_quest", "dungeon_saga"])
def test_every_game_says_how_it_is_played_on_a_phone(player: MakePlayer, game: str) -> None:
    one = player(language="fr", phone=True)
    one.go(f"/how/{game}")
    expect(one.page.locator(".primer h2").first).to_be_visible()
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 390
    names = one.page.locator("figure img").evaluate_all("(all) => all.map((one) => one.getAttribute('src'))")
    assert len(names) >= 3
    for name in names:
        assert one.context.request.get(one.address + name).ok


def test_play_lays_the_first_game_and_hints_come_once(player: MakePlayer, said: tuple[str, dict[str, str]]) -> None:
    language, words = said
    one = player(language=language, hints=True)
    one.go("/")
    one.page.get_by_role("button", name=words["play"]).click()
    one.asked()
    assert one.page.locator(".board [data-id^='hero.4']").count() == 0
    hint = one.page.locator(".hint")
    expect(hint).to_contain_text(words["hint"])
    listed = one.page.locator(".entry").first.bounding_box()
    hint.get_by_role("button", name=words["ok"]).focus()
    one.page.keyboard.press("Enter")
    expect(hint).to_be_hidden()
    assert one.page.locator(".entry").first.bounding_box() == listed  # nothing moves under the pointer
    assert one.page.evaluate("document.activeElement.matches('section.prompt')"), "the keyboard stands nowhere"
    one.choose()
    one.asked()
    expect(hint).to_have_count(0)  # the same kind of question
    for _ in range(2):  # the last hero has one square left and is put there
        one.choose()
    one.asked()
    expect(hint).to_be_visible()  # another kind
    hint.get_by_role("button", name=words["off"]).click()
    one.choose()
    one.asked()
    expect(hint).to_have_count(0)
    one.page.reload()
    one.asked()
    expect(hint).to_have_count(0)


def test_a_rule_sign_leads_into_the_book_and_words_are_found(
    player: MakePlayer, axe: Path, said: tuple[str, dict[str, str]]
) -> None:
    language, words = said
    one = player(language=language)
    one.new_table("dungeon_heroes", "me")
    one.asked()
    one.page.locator(".prompt button.rule").click()
    one.page.get_by_role("button", name=words["book"]).click()
    expect(one.page.locator("dialog li.asked")).to_be_in_viewport()
    assert one.page.locator("dialog h2[id^='chapter-']").count() > 10
    one.page.get_by_placeholder(words["search"]).fill(words["word"])
    rules = one.page.locator("dialog li[id^='rule-']")
    expect(rules.first).to_contain_text(words["word"])
    assert 0 < rules.count() < 30
    assert violations(one, axe) == []


def test_a_rule_has_an_address(player: MakePlayer) -> None:
    one = player()
    one.go("/rules/dungeon_heroes#DH-RULING-10")
    expect(one.page.locator("#rule-DH-RULING-10")).to_be_in_viewport()
    one.page.get_by_placeholder("Search the rules").fill("no such word anywhere")
    expect(one.page.locator(".count")).to_have_text("0 rules")


def test_one_key_and_one_button_explain_keys_and_signs(
    player: MakePlayer, axe: Path, said: tuple[str, dict[str, str]]
) -> None:
    language, words = said
    one = player(language=language)
    one.new_table("dungeon_heroes", "me")
    one.asked()
    one.page.get_by_role("button", name=words["legend"]).click()
    expect(one.page.get_by_text(words["sign"])).to_be_visible()
    assert violations(one, axe) == []
    one.page.keyboard.press("Escape")
    one.page.mouse.move(1, 859)
    one.page.keyboard.press("?")
    expect(one.page.get_by_text(words["sign"])).to_be_visible()
    one.page.keyboard.press("Escape")
    one.page.get_by_role("button", name=words["menu"]).click()
    one.page.get_by_role("button", name=words["how"]).click()
    expect(one.page.locator("dialog .primer h2").first).to_be_visible()


def test_the_example_is_not_in_the_lobby_but_can_be_played(player: MakePlayer) -> None:
    one = player()
    one.go("/")
    expect(one.page.get_by_role("button", name="Play: Dungeon Heroes")).to_be_visible()
    assert one.page.get_by_role("button", name="Play: Embers").count() == 0
    one.go("/new/embers")
    expect(one.page.get_by_role("heading", name="Embers")).to_be_visible()


@pytest.mark.parametrize(("language", "title"), [("en", "The Flooded Crypt"), ("fr", "La crypte inondée")])
def test_the_lobby_shows_a_game_by_a_picture_in_the_words_of_the_page(
    player: MakePlayer, language: str, title: str
) -> None:
    one = player(language=language)
    one.go("/")
    shown = one.page.locator('article img[src*="/paper_dungeons.svg"]').get_attribute("src")
    assert shown
    drawn = one.context.request.get(one.address + shown)
    assert drawn.ok and title in drawn.text()
