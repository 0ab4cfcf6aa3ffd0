"""Tiny Epic Dungeons and Tiny Epic Quest at the table: by clicks, on a phone, and a Night of two people."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.serving import ROOT
from tests.browser.test_paper_dungeons import answer, is_a, rest_of, topic, zone
from tests.browser.test_ways import violations

GOLDEN = ROOT / "tests" / "games"
CUT = "Settle"


def opened(one: Player, game: str, record: str, before: str, number: int = 0) -> None:
    """A table on which a record goes on, just before an answer of this kind (the first, or a later one)."""
    data = json.loads((GOLDEN / game / "golden" / f"{record}.json").read_text("utf-8"))
    places = [place for place, entry in enumerate(data["entries"]) if entry.get("answer", [""])[0] == before]
    data["entries"], data["outcome"] = data["entries"][: places[number]], None
    made = one.context.request.post(
        f"{one.address}/api/tables/import",
        data={"record": data, "seats": [{"kind": "me"}] * data["seats"]},
        headers={"Origin": one.address, "Sec-Fetch-Site": "same-origin"},
    )
    assert made.ok, made.text()
    one.go(f"/t/{made.json()['id']}")
    one.asked()


def in_sight(one: Player, selector: str) -> bool:
    """Whether a thing lies wholly in the window, above the drawer of choices, without any scrolling."""
    box = one.page.locator(selector).first.bounding_box()
    size = one.page.viewport_size
    assert box is not None and size is not None
    return (
        box["y"] >= 0 and box["y"] + box["height"] <= size["height"] - 60 and box["x"] + box["width"] <= size["width"]
    )


def test_two_heroes_are_chosen_and_the_dungeon_is_explored_by_clicks(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    one.new_table("tiny_epic_dungeons", "me", options={"difficulty": "easy", "boss": "wyrm"})
    answer(one, is_a("pick-hero"))
    answer(one, is_a("pick-hero"))
    assert topic(one) == "turn"
    known = sum(
        "down" not in card.get("flags", ()) for card in zone(one, "dungeon")["elements"] if card["kind"] == "card"
    )
    answer(one, is_a("explore"))
    while topic(one) in ("orient", "lay"):
        answer(one)
    cards = [card for card in zone(one, "dungeon")["elements"] if card["kind"] == "card"]
    assert sum("down" not in card.get("flags", ()) for card in cards) > known
    expect(one.page.locator(".status")).to_contain_text("Torche 25")
    expect(one.page.locator(".status")).to_contain_text("Ennemis dans")
    expect(one.page.locator(".seats li")).to_have_count(1)


def test_a_skill_test_says_what_it_needs_what_the_dice_make_and_what_would_improve_it(
    player: Callable[..., Player],
) -> None:
    one = player(language="fr")
    opened(one, "tiny_epic_dungeons", "boss-slain", CUT)
    dice = zone(one, "dice")
    assert dice["place"] == "foot" and "needed" in dice["label"]
    listed = one.entries() if not one.page.locator(".entry[data-group]").count() else []
    assert all("(" in entry for entry in listed), "a die is named without what it shows"
    for shown in zone(one, "odds")["elements"] if any(z["id"] == "odds" for z in rest_of(one)["zones"]) else []:
        assert shown["badges"] and shown["help"]


def test_on_a_phone_the_dice_of_a_test_are_in_sight_and_the_dungeon_moves_with_a_finger(
    player: Callable[..., Player],
) -> None:
    one = player(language="fr", phone=True)
    opened(one, "tiny_epic_dungeons", "boss-slain", CUT)
    assert in_sight(one, '[data-id="die.0"]')
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 390
    one.page.get_by_role("button", name="Plus près").first.tap()
    one.page.get_by_role("button", name="Plus près").first.tap()
    room = one.page.locator('[data-id^="cell."]').first
    before = room.bounding_box()
    assert before is not None
    touch = one.context.new_cdp_session(one.page)
    for kind, x, y in (("touchStart", 200, 420), ("touchMove", 170, 390), ("touchMove", 120, 340), ("touchEnd", 0, 0)):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    after = room.bounding_box()
    assert after is not None and (after["x"], after["y"]) != (before["x"], before["y"])


def test_the_boss_board_lies_beside_the_dungeon(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    opened(one, "tiny_epic_dungeons", "boss-slain", CUT, -1)
    expect(one.page.get_by_role("group", name="Le Repaire")).to_be_visible()
    assert zone(one, "boss")["kind"] == "track" and any(e["id"] == "marker.0" for e in zone(one, "boss")["elements"])


def test_a_night_shows_its_chances_its_dice_and_what_they_leave(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    opened(one, "tiny_epic_quest", "two-points", "Roll")
    chances = zone(one, "odds")
    expect(one.page.get_by_role("group", name="Si vous lancez maintenant")).to_be_visible()
    assert all(badge["text"].endswith("%") and badge["label"] for badge in chances["badges"])
    answer(one, is_a("roll"))
    one.asked()
    dice = zone(one, "dice")
    assert len(dice["elements"]) == 5 and dice["place"] == "foot"
    expect(one.page.locator('[data-id="die.4"]')).to_be_visible()


def test_by_day_a_route_is_lit_and_a_hero_goes_where_one_points(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    opened(one, "tiny_epic_quest", "two-points", "Travel")
    rest = rest_of(one)
    move = next(choice for choice in rest["choices"] if choice["group"] == "travel")
    assert zone(one, "map")["paths"], "no route is lit"
    question = one.asked()
    for element in move["elements"]:
        if one.asked() != question:
            break
        target = one.page.locator(f'[data-id="{element}"]').first
        if target.count():
            target.click()
        if one.page.locator(".confirm").count():
            one.page.locator(".confirm").click()
    one.until_not(question)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("tiny_epic_dungeons", ("me",), {"difficulty": "easy", "boss": "wyrm"}),
        ("tiny_epic_quest", ("me",), {"mode": "danongorf"}),
        ("tiny_epic_quest", ("me", "random"), {}),
    ],
)
@pytest.mark.long
def test_a_whole_game_is_played_from_the_list_of_choices(
    player: Callable[..., Player], game: str, seats: tuple[str, ...], options: dict[str, Any]
) -> None:
    one = player(language="fr")
    one.new_table(game, *seats, options=options)
    one.play(1500)
    expect(one.page.get_by_role("heading", name="La partie est finie")).to_be_visible()


@pytest.mark.parametrize(("game", "before"), [("tiny_epic_dungeons", CUT), ("tiny_epic_quest", "Roll")])
def test_the_accessibility_checker_finds_nothing(
    player: Callable[..., Player], axe: Path, game: str, before: str
) -> None:
    one = player(theme="parchment")
    opened(one, game, "boss-slain" if game == "tiny_epic_dungeons" else "two-points", before)
    assert violations(one, axe) == []


def test_on_a_small_screen_the_map_keeps_most_of_the_room(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    one.page.set_viewport_size({"width": 1024, "height": 768})
    opened(one, "tiny_epic_quest", "two-points", "Travel")
    seen = one.page.locator('.board [data-id="card.6"]').first.bounding_box()
    assert seen is not None and seen["width"] > 100, "the names on the map cards cannot be read"


def test_the_list_says_what_a_journey_costs(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    opened(one, "tiny_epic_quest", "two-points", "Travel", 8)
    one.page.locator(".entry", has_text="Déplacer un Héros").click()
    one.page.locator(".entry").first.click()  # the first Hero
    expect(one.page.locator(".entry", has_text="−1 Force").first).to_be_visible()
