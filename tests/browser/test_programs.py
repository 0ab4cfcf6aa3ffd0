"""Answers in advance: offered beside the question, seen while they are given, stopped by one tap."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from flambeau import registry
from flambeau.kernel import Match, record
from tests.browser.player import Player


def asked_about(game: str, seats: int, topic: str) -> dict[str, Any]:
    """The record of a match that somebody played at random until seat 0 was asked this."""
    for seed in range(200):
        match = Match.start(registry.game(game), seats, seed=seed, record=True)
        draw = random.Random(seed)
        while match.outcome is None:
            seat = match.asked()[0]
            question = match.question(seat)
            if seat == 0 and question.topic.name == topic:
                return record(match)
            match.answer(seat, draw.randrange(len(question.choices)))
    raise AssertionError(f"nobody was ever asked {topic!r}")


def bring(one: Player, game: str, topic: str, seats: Sequence[dict[str, str]]) -> str:
    """Lay a table at which seat 0 is asked this, and open it; the question's number."""
    body = {"record": asked_about(game, len(seats), topic), "seats": list(seats)}
    headers = {"Origin": one.address, "Sec-Fetch-Site": "same-origin"}
    answer = one.context.request.post(f"{one.address}/api/tables/import", data=body, headers=headers)
    assert answer.ok, answer.text()
    one.go(f"/t/{answer.json()['id']}")
    return one.asked()


def test_potions_are_drunk_for_their_owner_until_he_stops_it(player: Callable[..., Player]) -> None:
    one = player(language="fr", forced=False)
    question = bring(one, "paper_dungeons", "potions", [{"kind": "me"}])
    one.page.get_by_text("Répondre pour moi").click()
    expect(one.page.get_by_text("Ici et désormais : une potion pour chaque dégât")).to_be_visible()
    expect(one.page.get_by_role("button", name="jusqu’à la fin du tour")).to_have_count(0)  # this game has no turns
    one.page.get_by_role("button", name="jusqu’à la fin de la manche").click()
    one.until_not(question)
    running = one.page.get_by_text("Répondu pour vous : une potion pour chaque dégât")
    expect(running).to_be_visible()
    assert one.frame(0)["table"]["programs"][0]["topic"] == "potions"
    one.page.get_by_role("button", name="Répondre moi-même").click()
    expect(running).to_have_count(0)
    assert "programs" not in one.frame(0)["table"]


@pytest.mark.parametrize("topic", ["sword", "kit"])
def test_a_phone_shows_what_is_answered_while_its_sheet_is_folded(player: Callable[..., Player], topic: str) -> None:
    phone = player(phone=True)
    question = bring(phone, "dungeon_heroes", topic, [{"kind": "me"}, {"kind": "open"}])
    phone.page.locator("button.fold").tap()
    phone.page.get_by_text("Answer for me").tap()
    phone.page.get_by_role("button", name="until something happens to me").tap()
    phone.until_not(question)
    stop = phone.page.get_by_role("button", name="Answer myself")
    expect(stop).to_be_visible()
    size = stop.bounding_box()
    assert size is not None and size["height"] >= 44
    stop.tap()
    expect(stop).to_have_count(0)
