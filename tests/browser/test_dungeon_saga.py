"""Dungeon Saga Origins at the table: a turn by clicks, on a phone, arcs that light up, what only a Game Master sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.test_paper_dungeons import answer, is_a, rest_of, topic, zone
from tests.browser.test_tiny_epics import opened

GAME = "dungeon_saga"


def prepared(one: Player, quest: str = "q1_cold_hearth") -> None:
    """Lay a table for one, choose Feats and spheres."""
    one.new_table(GAME, "me", options={"quest": quest})
    while topic(one) != "next-hero":
        answer(one)


def figures(one: Player) -> dict[str, dict[str, Any]]:
    """The figures on the board, by id, as the server tells them."""
    return {e["id"]: e for e in zone(one, "board")["elements"] if e["id"].startswith("figure.")}


def test_the_cards_of_whoever_chooses_lie_on_top_and_each_feat_says_what_it_does(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    one.new_table(GAME, "me")
    one.asked()
    assert next(z["id"] for z in rest_of(one)["zones"] if z["id"].startswith("hero-")) == "hero-0"
    answer(one)
    assert next(z["id"] for z in rest_of(one)["zones"] if z["id"].startswith("hero-")) == "hero-1"
    expect(one.page.locator('.board [data-id="figure.0"]').first).to_be_visible()


def test_a_hero_opens_the_door_walks_and_faces_by_clicks(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    prepared(one)
    assert len(figures(one)) == 4
    expect(one.page.locator(".status")).to_contain_text("Trouvez le foyer froid")
    answer(one, lambda choice: choice.get("elements", [""])[0] == "figure.0")
    answer(one, is_a("open-door"))
    assert len(figures(one)) > 4, "the room behind the door lies open"
    start = figures(one)["figure.0"]["on"]
    answer(one, is_a("step"))
    assert figures(one)["figure.0"]["on"] != start
    answer(one, is_a("face"))
    expect(one.page.locator('.board [data-id="figure.0"]').first).to_be_visible()


def test_pointing_at_a_monster_lights_its_arcs(player: Callable[..., Player]) -> None:
    one = player()
    prepared(one)
    answer(one, lambda choice: choice.get("elements", [""])[0] == "figure.0")
    answer(one, is_a("open-door"))
    monster = next(id_ for id_ in figures(one) if int(id_.partition(".")[2]) > 3)
    assert {light["kind"] for light in figures(one)[monster]["lights"]} >= {"front", "rear"}
    one.page.locator(f'[data-id="{monster}"]').first.hover()
    expect(one.page.locator(".l-front, [data-light=front], .light.front").first).to_be_visible()


def test_on_a_phone_a_hero_opens_a_door_by_touch(player: Callable[..., Player]) -> None:
    one = player(language="fr", phone=True)
    prepared(one)
    answer(one, lambda choice: choice.get("elements", [""])[0] == "figure.0")
    answer(one, is_a("open-door"))
    assert len(figures(one)) > 4
    wide = one.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing reaches over the side of the screen"


def test_only_the_game_master_sees_what_is_not_revealed(player: Callable[..., Player]) -> None:
    master = player(language="fr")
    made = master.new_table(GAME, "open", "me", options={"gm": "human"})
    hero = player(language="fr")
    link = master.context.request.get(f"{master.address}/api/tables/{made['id']}/frame?seat=1").json()
    boards = [z for z in link["rest"]["zones"] if z["id"] == "board"]
    hidden = [e for board in boards for e in board["elements"] if "dim" in e.get("flags", ())]
    assert len([e for e in hidden if e["id"].startswith("plan.")]) > 5, "the Game Master sees all that waits"
    hero.go(f"/t/{made['id']}")
    seen = hero.context.request.get(f"{hero.address}/api/tables/{made['id']}/frame?seat=-1").json()
    board = next(z for z in seen["rest"]["zones"] if z["id"] == "board")
    assert not [e for e in board["elements"] if "dim" in e.get("flags", ())]
    for word in ("Seigneur", "Spectre", "Archer squelette"):
        assert word not in str(seen["rest"])


def test_a_game_master_answers_bot_heroes(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    opened(one, GAME, "found", "ChooseHero")
    assert topic(one) == "next-hero"


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
