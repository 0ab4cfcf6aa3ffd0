"""Reasons, numbers and taking back as a person meets them, alone with the dungeon, in French."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.player import Player


def arranged(player: Callable[..., Player]) -> Player:
    """A solo game of Dungeon Heroes whose heroes stand on their start squares."""
    one = player(language="fr", confirm=False)
    one.new_table("dungeon_heroes", "me")
    for _ in range(3):  # the last hero has one square left, and is set by itself
        number = one.asked()
        one.page.locator(".entry").first.click()
        one.until_not(number)
    one.page.locator('.entry[data-group="move"]').wait_for()
    return one


def test_a_reason_fits_what_was_picked_and_a_click_elsewhere_closes_it(player: Callable[..., Player]) -> None:
    one = arranged(player)
    page = one.page
    hero, far = page.locator('[data-id="hero.0"]'), page.locator('[data-id="laid.35"]')
    hero.click()
    far.click(button="right")
    card = page.get_by_role("dialog")
    card.get_by_text("Le guerrier ne peut pas y aller d’un pas.").wait_for()
    page.locator('[data-id="hero.2"]').click()
    card.wait_for(state="detached")
    assert page.locator('[data-id="hero.2"] [aria-pressed="true"]').count()


def test_numbers_stand_in_the_list_and_every_choice_has_its_words(player: Callable[..., Player]) -> None:
    one = arranged(player)
    page = one.page
    page.locator('.entry[data-group="heal"]').click()
    assert "Le guerrier a tous ses PV\u00a0: rien n’est regagné" in page.locator(".entry .note").all_inner_texts()
    page.keyboard.press("Escape")
    page.locator('.entry[data-group="move"]').click()
    labels = one.entries()
    assert labels and all(len(label) > 3 for label in labels)


def test_alone_what_was_turned_up_can_be_taken_back_and_the_table_says_so(player: Callable[..., Player]) -> None:
    one = arranged(player)
    page = one.page
    page.locator('.entry[data-group="move"]').click()
    before = one.state("question")
    page.locator(".entry").first.click()
    one.until_not(before)
    number = one.asked()
    back = page.locator('[aria-keyshortcuts="u"]')
    assert back.get_attribute("aria-label") == "Reprendre"
    back.click()
    one.until_not(number)
    assert "ne peut être repris" not in page.content()
