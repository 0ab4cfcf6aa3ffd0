"""Dungeon Saga Origins at the table: a turn by clicks and by touch, arcs that light up, what a Game Master sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.test_paper_dungeons import answer, is_a, rest_of, topic, zone

GAME = "dungeon_saga"


def prepared(one: Player, quest: str = "q1_cold_hearth") -> None:
    """Lay a table for one, choose Feats and spheres."""
    one.new_table(GAME, "me", options={"quest": quest})
    while topic(one) != "next-hero":
        take(one)


def take(one: Player, *kinds: str) -> None:
    """Take the first line of the list that is such a choice, through its group if it has one."""
    question = one.asked()
    choice = next(each for each in rest_of(one)["choices"] if not kinds or each["group"] in kinds)
    line = one.page.locator(f'.entry[data-choice="{choice["index"]}"]')
    if not line.count():
        one.page.locator(f'.entry[data-group="{choice["group"]}"]').dispatch_event("click")
    line.dispatch_event("click")
    one.until_not(question)


def figures(one: Player) -> dict[str, dict[str, Any]]:
    """The figures on the board, by id, as the server tells them."""
    return {e["id"]: e for e in zone(one, "board")["elements"] if e["id"].startswith("figure.")}


def first_mat(one: Player) -> str:
    """The Hero whose cards lie on top."""
    return next(str(each["id"]) for each in rest_of(one)["zones"] if each["id"].startswith("hero-"))


def test_the_cards_of_whoever_chooses_lie_on_top_and_each_feat_says_what_it_does(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    one.new_table(GAME, "me")
    one.asked()
    assert first_mat(one) == "hero-0"
    expect(one.page.locator(".entry").first).to_contain_text("Armure")
    take(one)
    one.asked()
    assert first_mat(one) == "hero-1"


def test_a_hero_opens_the_door_walks_and_faces_by_clicks(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    prepared(one)
    assert len(figures(one)) == 4
    expect(one.page.locator(".status")).to_contain_text("Trouvez le foyer froid")
    take(one, "choose-hero")
    take(one, "open-door")
    assert len(figures(one)) > 4, "the room behind the door lies open"
    start = figures(one)["figure.0"]["on"]
    answer(one, is_a("step"))
    assert figures(one)["figure.0"]["on"] != start
    answer(one, is_a("face"))
    expect(one.page.locator('.board [data-id="figure.0"]').first).to_be_visible()


def test_pointing_at_a_monster_lights_its_arcs(player: Callable[..., Player]) -> None:
    one = player()
    prepared(one)
    take(one, "choose-hero")
    take(one, "open-door")
    monster = next(id_ for id_ in figures(one) if int(id_.partition(".")[2]) > 3)
    assert {light["kind"] for light in figures(one)[monster]["lights"]} >= {"front", "rear"}
    one.page.locator(f'[data-id="{monster}"]').first.hover()
    expect(one.page.locator(".light.front").first).to_be_visible()


def test_on_a_phone_a_hero_opens_a_door_by_touch(player: Callable[..., Player]) -> None:
    one = player(language="fr", phone=True)
    prepared(one)
    take(one, "choose-hero")
    take(one, "open-door")
    assert len(figures(one)) > 4
    wide = one.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing reaches over the side of the screen"


def test_only_the_game_master_sees_what_is_not_revealed(player: Callable[..., Player]) -> None:
    master = player(language="fr")
    made = master.new_table(GAME, "scripted", "me", options={"gm": "human"})
    path = f"{master.address}/api/tables/{made['id']}/frame?seat="
    known = master.context.request.get(path + "1").json()["rest"]
    watched = master.context.request.get(path + "-1").json()
    lurking = [e["id"] for z in known["zones"] for e in z["elements"] if e["id"].startswith("lurking.")]
    assert len(lurking) > 5, "the Game Master sees all that waits"
    assert watched["rest"]["zones"] and "lurking." not in str(watched), "nobody else does"
    expect(master.page.locator('[data-id^="lurking."]').first).to_be_visible()


@pytest.mark.long
def test_a_whole_quest_is_played_from_the_list(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    one.new_table(GAME, "me", options={"quest": "q1_cold_hearth"})
    assert one.play(1500) > 50


@pytest.mark.long
def test_a_game_master_plays_a_whole_quest_against_bot_heroes(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    one.new_table(GAME, "scripted", "me", options={"gm": "human"})
    assert one.play(1500) > 5
