"""Comforts of the table: help, confirmation, windows and the sheet of a phone, each as a person meets it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.player import Player
from tests.browser.test_ways import CHANGED

TAPPED = 44


def at_play(one: Player) -> None:
    """A solo game of Dungeon Heroes in which the heroes may act."""
    one.new_table("dungeon_heroes", "me")
    while not one.page.locator('.entry[data-group="move"]').count():
        one.choose()
        one.asked()


def test_a_help_card_swallows_no_click_and_a_mark_of_question_asks_about_what_is_pointed_at(
    player: Callable[..., Player],
) -> None:
    one = player(language="en")
    at_play(one)
    page = one.page
    page.locator('[data-id="hero.1"]').hover()
    page.mouse.move(*centre(one, '[data-id="hero.2"]'), steps=4)
    page.keyboard.press("?")
    card = page.get_by_role("dialog")
    expect(card).to_have_attribute("aria-label", "Rogue")
    page.locator('.entry[data-group="move"]').click()  # elsewhere: the card goes, and the click counts
    expect(card).to_have_count(0)
    expect(page.locator(".all")).to_contain_text("Move")


def test_confirmation_stands_beside_the_piece_unless_somebody_prefers_it_otherwise(
    player: Callable[..., Player],
) -> None:
    for beside in (True, False):
        one = player(language="fr", beside=beside)
        at_play(one)
        choices = one.frame(0)["rest"]["choices"]
        risky = next(
            choice for choice in choices if choice["group"] == "move" and choice.get("finality", "free") != "free"
        )
        hero, place = risky["elements"][0], risky["elements"][-1]
        assert sum({hero, place} <= set(choice["elements"]) for choice in choices) == 1, "one way to go there"
        for element in (hero, place):
            one.page.mouse.click(*centre(one, f'[data-id="{element}"]'))
        expect(one.page.locator(".confirm")).to_be_visible()
        expect(one.page.locator(".beside")).to_have_count(int(beside))
        if beside:
            button = one.page.locator(".beside").bounding_box()
            assert button
            for element in (hero, place):
                box = one.page.locator(f'[data-id="{element}"]').first.bounding_box()
                assert box and not overlapping(button, box), "what is picked stays in sight"
            left, top = centre(one, f'[data-id="{place}"]')
            assert abs(button["x"] + button["width"] / 2 - left) < 300 and abs(button["y"] - top) < 200, "beside it"
            question = one.asked()
            one.page.locator(".beside").click()
            one.until_not(question)


def test_those_who_listen_hear_where_a_hero_stands_its_health_and_that_it_rests(player: Callable[..., Player]) -> None:
    one = player(language="en")
    at_play(one)
    while not (tired := [hero for hero in heroes_of(one) if "exhausted" in hero.get("flags", ())]):
        one.choose()
        one.asked()
    cells = {cell["id"]: cell["label"] for cell in one.frame(0)["ground"]["zones"][0]["elements"]}
    for hero in tired:
        button = one.page.locator(f'[data-id="{hero["id"]}"] [role=button]')
        health = hero["badges"][0]["label"]
        assert any(letter.isdigit() for letter in health)
        expect(button).to_have_attribute("aria-label", f"{hero['label']}, {health}, {cells[hero['on']]}, exhausted")


def test_somebody_who_is_asked_for_leave_to_take_back_sees_it_in_the_title(player: Callable[..., Player]) -> None:
    one, other = player(language="fr"), player(language="fr")
    table = one.new_table("dungeon_heroes", "me", "open")
    other.go(next(link["path"] for link in table["links"] if link["seat"] == 1))
    other.page.wait_for_url("**/t/*")
    other.page.wait_for_selector("html[data-seq]", state="attached")
    while one.frame(0)["table"].get("undo") != "ask":
        (one if 0 in one.frame(0)["table"]["asked"] else other).choose()
    one.page.bring_to_front()
    one.page.get_by_role("button", name="Demander à reprendre").first.click()
    expect(other.page).to_have_title(re.compile("^● On vous demande"))
    other.page.get_by_role("button", name="Refuser").click()
    expect(other.page).not_to_have_title(re.compile("On vous demande"))


def heroes_of(one: Player) -> list[dict[str, Any]]:
    """The figures of the heroes on the board, as the server sends them."""
    zones = one.frame(0)["rest"]["zones"]
    return [
        each for zone in zones for each in zone.get("elements", ()) if each["id"].startswith("hero.") and each.get("on")
    ]


def test_rows_stay_where_they_are_while_events_are_told(player: Callable[..., Player]) -> None:
    one = player(language="fr", speed="slow", forced=False)
    one.page.emulate_media(reduced_motion="no-preference")
    one.new_table("dungeon_heroes", "me")
    one.asked()
    one.page.locator(".entry").first.click()
    one.page.locator(".skip").wait_for()
    told = one.page.locator(".entry").first.bounding_box()
    one.page.locator(".skip").wait_for(state="detached")
    one.asked()
    assert one.page.locator(".entry").first.bounding_box() == told


def test_the_focus_goes_back_to_where_it_was_through_two_windows(player: Callable[..., Player]) -> None:
    one = player(language="en")
    one.new_table("dungeon_heroes", "me")
    one.asked()
    one.page.get_by_role("button", name="Menu").focus()
    one.page.keyboard.press("Enter")
    one.page.get_by_role("button", name="Preferences").click()
    expect(one.page.get_by_role("dialog", name="Preferences")).to_be_visible()
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_role("dialog")).to_have_count(0)
    expect(one.page.get_by_role("button", name="Menu")).to_be_focused()


def test_conceding_says_who_asks_plainly_and_stands_in_the_log(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    one.new_table("dungeon_heroes", "me", "random")
    one.asked()
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Abandonner").click()
    asked = one.page.get_by_role("dialog")
    expect(asked).to_contain_text("Joueur des héros")
    asked.get_by_role("button", name="Oui, Joueur des héros abandonne").click()
    expect(one.page.locator(".outcome")).to_be_visible()
    one.page.get_by_role("button", name="Regarder la table").click()
    expect(one.page.locator("ol[aria-label=Journal] li").last).to_contain_text("abandonne")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_sheet_of_a_phone_stays_as_one_left_it_and_covers_nothing_that_is_asked_about(
    player: Callable[..., Player], language: str
) -> None:
    phone = player(phone=True, language=language)
    phone.new_table("dungeon_heroes", "me")
    fold = phone.page.locator("button.fold")
    for _ in range(2):
        question = phone.asked()
        assert fold.get_attribute("aria-expanded") == "false"
        sheet = phone.page.locator("section.actions").bounding_box()
        choice = phone.frame(0)["rest"]["choices"][0]
        phone.page.locator(f'[data-id="{choice["elements"][-1]}"]').scroll_into_view_if_needed()
        cell = phone.page.locator(f'[data-id="{choice["elements"][-1]}"]').bounding_box()
        assert sheet and cell and cell["y"] + cell["height"] <= sheet["y"], "the square lies above the sheet"
        assert cell["width"] >= TAPPED and cell["height"] >= TAPPED
        phone.page.touchscreen.tap(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
        phone.until_not(question)
    question = phone.asked()
    fold.tap()
    phone.choose()
    phone.asked()
    assert fold.get_attribute("aria-expanded") == "true"


def test_a_room_of_paper_dungeons_is_large_enough_for_a_finger_when_it_is_chosen(
    player: Callable[..., Player],
) -> None:
    phone = player(phone=True, language="fr")
    phone.new_table("paper_dungeons", "me")
    while not (rooms := [each for each in touched(phone) if each.startswith("room.")]):
        explore = phone.page.locator(".entry", has_text="Explorer")
        if explore.count():
            question = phone.asked()
            explore.first.dispatch_event("click")
            phone.until_not(question)
        else:
            phone.choose()
        phone.asked()
    phone.page.wait_for_timeout(400)  # the sheet comes nearer
    for room in rooms:
        box = phone.page.locator(f'[data-id="{room}"]').bounding_box()
        assert box and box["width"] >= TAPPED and box["height"] >= TAPPED, box
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390, box


def overlapping(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes share room."""
    return (
        one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]
    )  # fmt: skip


def touched(one: Player) -> list[str]:
    """What the choices of the open question are about."""
    one.asked()
    return [element for choice in one.frame(0)["rest"]["choices"] for element in choice.get("elements", [])]


def centre(one: Player, selector: str) -> tuple[float, float]:
    """The middle of what is drawn there."""
    box = one.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_round_by_tab_and_enter_alone_never_loses_the_focus(player: Callable[..., Player]) -> None:
    keys = player(language="en", forced=False)
    keys.new_table("dungeon_heroes", "me")
    keys.asked()
    keys.page.locator(".entry").first.focus()
    for _ in range(40):
        question = keys.asked()
        while keys.state("question") == question:
            listed = keys.page.locator(".actions").first.inner_text()
            while not keys.page.evaluate("document.activeElement.matches('.entry, .confirm')"):
                keys.page.keyboard.press("Tab")
            keys.page.keyboard.press("Enter")
            keys.page.wait_for_function(CHANGED, arg=[question, listed])
            keys.page.wait_for_function("document.activeElement.closest('.page')")  # and not lost
        if "round 2" in keys.page.locator(".status").inner_text():
            return
    raise AssertionError("the first round does not end")


def test_on_a_phone_what_is_too_small_for_a_finger_comes_near_before_it_is_picked(
    player: Callable[..., Player],
) -> None:
    phone = player(phone=True, language="fr")
    phone.new_table("tiny_epic_quest", "me")
    while not (regions := [each for each in touched(phone) if each.startswith("region.")]):
        phone.choose()
    region = phone.page.locator(f'[data-id="{regions[0]}"] > .hit')
    phone.page.wait_for_timeout(600)  # what comes near by itself has come
    before = region.bounding_box()
    assert before and before["height"] < TAPPED, "the whole map is in sight"
    phone.page.touchscreen.tap(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    phone.page.wait_for_timeout(400)
    near = region.bounding_box()
    assert near and near["width"] >= TAPPED and near["height"] >= TAPPED, (before, near)
    assert phone.page.locator(f'[data-id="{regions[0]}"] .hit[aria-pressed=true]').count() == 0, (before, near)
    phone.page.touchscreen.tap(near["x"] + near["width"] / 2, near["y"] + near["height"] / 2)
    expect(phone.page.locator(".all, .confirm").first).to_be_attached()


def test_on_a_phone_the_heroes_of_dungeon_saga_are_large_enough_for_a_finger(player: Callable[..., Player]) -> None:
    phone = player(phone=True, language="fr")
    phone.new_table("dungeon_saga", "me")
    while not (heroes := [each for each in touched(phone) if each.startswith("figure.")]):
        phone.choose()
    phone.page.wait_for_timeout(400)
    for hero in heroes:
        box = phone.page.locator(f'[data-id="{hero}"] > .hit').bounding_box()
        assert box and box["width"] >= TAPPED and box["height"] >= TAPPED, (hero, box)
