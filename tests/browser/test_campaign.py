"""The end of a game, and the way from one chapter of a campaign to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from flambeau import registry
from flambeau.kernel import Match, playout, record
from tests.browser.player import Player


def finished(seats: int, **options: Any) -> dict[str, Any]:
    """The record of a game of Paper Dungeons, played to its end by chance."""
    match = Match.start(registry.game("paper_dungeons"), seats, options, 5, record=True)
    playout(match, 5)
    return record(match)


def brought(player: Player, kept: dict[str, Any], *seats: str) -> str:
    """A table on which this record lies."""
    listed = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    headers = {"Origin": player.address, "Sec-Fetch-Site": "same-origin"}
    answer = player.context.request.post(
        f"{player.address}/api/tables/import", data={"record": kept, "seats": listed}, headers=headers
    )
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


@pytest.mark.parametrize("phone", [False, True])
def test_one_click_leads_from_a_chapter_to_the_next(phone: bool, player: Callable[..., Player]) -> None:
    alone = player(language="fr", phone=phone)
    first = brought(alone, finished(1, scenario="urban"), "me")
    alone.go(f"/t/{first}")
    assert alone.asked() == "over"
    expect(alone.page.get_by_role("heading", name="Le chapitre est fini")).to_contain_text("Score")
    alone.page.get_by_role("button", name="Chapitre suivant (2 sur 3)").click()
    alone.until_not("over")
    assert alone.table != first and alone.asked() != "over"
    expect(alone.page.get_by_text("Chapitre 2 sur 3").first).to_be_attached()
    alone.go(f"/t/{first}")
    alone.page.get_by_role("link", name="Vers le chapitre suivant").click()
    alone.until_not("over")
    assert alone.asked() != "over"


def test_whoever_comes_back_later_goes_on_from_the_lobby(player: Callable[..., Player]) -> None:
    alone = player()
    first = brought(alone, finished(2, scenario="tower"), "me", "scripted")
    alone.new_table("dungeon_heroes", "me")
    alone.go("/")
    rows = alone.page.locator(".table", has_text="Paper Dungeons")
    rows.get_by_role("button", name="Next chapter").click()
    alone.page.wait_for_url("**/t/*")
    assert alone.asked() != "over" and alone.table != first
    alone.go("/")
    expect(rows).to_have_count(2)
    expect(rows.get_by_role("button", name="Next chapter")).to_have_count(0)


def test_the_end_says_who_won_and_with_what(player: Callable[..., Player]) -> None:
    kept = finished(3)
    scores, (winner,) = kept["outcome"]["scores"], kept["outcome"]["winners"]
    seats = ["scripted"] * 3
    seats[winner] = "me"
    champion = player()
    champion.go(f"/t/{brought(champion, kept, *seats)}")
    end = champion.page.get_by_role("region", name="The game is over")
    expect(end.get_by_role("heading", level=2)).to_contain_text("You won!")
    rows = end.get_by_role("list").first.get_by_role("listitem")
    expect(rows).to_have_count(3)
    expect(rows.first.get_by_role("img", name="winner")).to_be_visible()
    shown = [text.replace("−", "-") for text in rows.locator("b").all_inner_texts()]
    assert shown == [str(score) for score in sorted(scores, reverse=True)]
    end.get_by_role("button", name="Look at the table").click()
    champion.page.get_by_role("button", name="Menu").click()
    expect(champion.page.get_by_role("dialog").get_by_role("button", name="Play again", exact=True)).to_be_visible()


def test_whoever_gives_up_is_named_and_the_others_have_won(player: Callable[..., Player]) -> None:
    host, friend = player(language="fr"), player()
    made = host.new_table("dungeon_heroes", "me", "open")
    friend.go(next(link["path"] for link in made["links"] if link["seat"] == 1))
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Abandonner").click()
    host.page.get_by_role("button", name="Oui, Joueur des héros abandonne").click()
    expect(host.page.get_by_role("heading", name="La partie est finie")).to_contain_text("Vous avez abandonné")
    end = friend.page.get_by_role("region", name="The game is over")
    expect(end.get_by_role("heading", level=2)).to_contain_text("You won!")
    expect(end.get_by_role("listitem").nth(1)).to_contain_text("conceded")
