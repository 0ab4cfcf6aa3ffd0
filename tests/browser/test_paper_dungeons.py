"""Paper Dungeons at the table: eight seats by clicks, two people at once, the scoring, and what a page fetches."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.serving import ROOT
from tests.browser.test_ways import violations
from tests.client.test_size import TABLE, compressed
from tools.client import STATIC

GOLDEN = ROOT / "tests" / "games" / "paper_dungeons" / "golden"
Wanted = Callable[[dict[str, Any]], bool]


def rest_of(one: Player) -> dict[str, Any]:
    """What the server says this player sees."""
    rest: dict[str, Any] = one.frame(int(one.state("seat")))["rest"]
    return rest


def topic(one: Player) -> str:
    """What this player is asked about now."""
    one.asked()
    return str(rest_of(one)["prompt"]["topic"])


def answer(one: Player, wanted: Wanted = lambda choice: True, rest: dict[str, Any] | None = None) -> None:
    """Point at the first thing of the first such choice, or take its line where it touches nothing."""
    question = one.asked()
    choice = next(each for each in (rest or rest_of(one))["choices"] if wanted(each))
    if choice.get("elements"):
        one.page.locator(f'[data-id="{choice["elements"][0]}"]').first.click()
        if choice.get("finality", "free") != "free":
            one.page.locator(".confirm").click()
    else:
        one.page.locator(f'.entry[data-choice="{choice["index"]}"]').click()
    one.until_not(question)


def is_a(*kinds: str) -> Wanted:
    """A choice of one of these kinds."""
    return lambda choice: choice["group"] in kinds


def prepare(one: Player) -> None:
    """Answer whatever is asked before a die: cards to keep, potions against skulls."""
    while True:
        one.asked()
        rest = rest_of(one)
        if rest["prompt"]["topic"] == "which-die":
            return
        answer(one, rest=rest)


def use_a_die(one: Player, *actions: str) -> None:
    """Use a die by clicks; the first of these actions that is open is taken."""
    prepare(one)
    answer(one, is_a("take-die"))
    while True:
        one.asked()
        rest = rest_of(one)
        open_ = {choice["group"] for choice in rest["choices"]}
        if rest["prompt"]["topic"] == "which-die":
            return
        action = next((each for each in actions if each in open_), "")
        answer(one, is_a(action) if action else lambda choice: True, rest)


def look_at(one: Player, name: str) -> None:
    """Click on a player's name."""
    one.page.locator(".seats").get_by_role("button", name=name).click()


def zone(one: Player, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in rest_of(one)["zones"] if each["id"] == name)
    return found


def test_one_of_eight_plays_by_clicks_and_looks_at_the_sheet_of_another(player: Callable[..., Player]) -> None:
    one = player()
    one.new_table("paper_dungeons", "me", *["random"] * 7)
    for actions in (("train",), ("craft", "brew"), ("explore",), ("explore",)):  # the fourth die is the second round's
        use_a_die(one, *actions, "explore", "stop")
    first, second, *_ = [box["text"] for box in zone(one, "rounds")["elements"]]
    assert "·" not in first and second.endswith("· ·") and not second.startswith("·")
    expect(one.page.locator('[data-id="seat.0"]')).to_have_attribute("data-on", f"room.{rest_room(one)}")
    total = rest_of(one)["seats"][0]["score"]
    expect(one.page.locator(".seats li").first).to_contain_text(total)
    assert zone(one, "glory")["label"] == f"Glory if the game ended now: {total}"
    expect(one.page.locator('[data-id="line.11"] > .hit')).to_have_attribute("aria-label", f"Box L, Total: {total}")
    sheet = one.page.get_by_role("group", name="Your sheet")
    expect(sheet).to_be_visible()
    look_at(one, "Player 3")
    expect(one.page.get_by_role("group", name="Sheet: Player 3")).to_be_visible()
    expect(one.page.locator('[data-id="s2-room.41"]')).to_be_visible()
    expect(sheet).to_have_count(0)
    one.page.get_by_role("button", name="My sheet").click()
    expect(sheet).to_be_visible()
    expect(one.page.locator("ol[aria-label=Log]").get_by_role("button", name="lines").first).to_be_visible()


def rest_room(one: Player) -> int:
    """Where the own party stands, as the server says."""
    party = next(each for each in zone(one, "plan")["elements"] if each["id"] == "seat.0")
    return int(party["on"].removeprefix("room."))


def test_two_people_play_a_round_at_once_and_see_each_other_when_it_ends(player: Callable[..., Player]) -> None:
    host, guest = player(), player()
    table = host.new_table("paper_dungeons", "me", "open")
    guest.go(next(link["path"] for link in table["links"] if link["seat"] == 1))
    guest.page.wait_for_url("**/t/*")
    for one in (host, guest):
        answer(one)  # a power: nobody waits for the other
        assert topic(one) != "which-power"
    secret = next(card["label"] for card in zone(host, "cards")["elements"] if card["id"].startswith("objective."))
    for one in (host, guest):
        while (rest := rest_of(one)).get("prompt") and rest["status"][0]["text"] == "Preparation":
            answer(one, rest=rest)
    prepare(host)
    prepare(guest)
    answer(host, is_a("take-die"))
    if topic(host) == "which-action":
        answer(host, is_a("explore"))
    answer(host, lambda choice: choice["elements"] == ["room.0"])  # an empty room
    answer(host, is_a("stop"))
    question = host.asked()
    host.page.locator(".entry", has_text="Use no more dice").click()
    host.until_not(question)
    expect(host.page.get_by_role("region", name="Question")).to_contain_text("Waiting for")
    look_at(guest, "Player 1")
    expect(guest.page.locator('[data-id="s0-room.0"]')).to_be_visible()
    expect(guest.page.locator('[data-id="seat.0"]')).to_have_count(0)  # as it was when the round began
    guest.page.locator(".entry", has_text="Use no more dice").click()
    expect(guest.page.locator('[data-id="seat.0"]')).to_have_attribute("data-on", "s0-room.0")
    assert secret not in guest.page.content()
    prepare(host)
    look_at(host, "Player 2")
    expect(host.page.get_by_role("group", name="Sheet: Player 2")).to_be_visible()


def goes_on(one: Player, path: Path, *seats: str) -> None:
    """Open a table on which a record goes on before its last answer."""
    record = json.loads(path.read_text("utf-8"))
    record["outcome"] = None
    last = record["entries"].pop()
    made = one.context.request.post(
        f"{one.address}/api/tables/import",
        data={"record": record, "seats": [{"kind": seat} for seat in seats]},
        headers={"Origin": one.address, "Sec-Fetch-Site": "same-origin"},
    )
    assert made.ok, made.text()
    one.go(f"/t/{made.json()['id']}")
    question = one.asked()
    kind = last["answer"][0].lower()
    answer(one, lambda choice: choice["group"].replace("-", "") == kind)
    one.until_not(question)


def test_at_the_end_the_scores_are_walked_through_line_by_line(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    goes_on(one, GOLDEN / "two-glory.json", "me", "open")
    assert one.asked() == "over"
    one.page.get_by_role("button", name="Regarder la table").click()
    told = one.page.locator("ol[aria-label=Journal] li").all_inner_texts()
    mine = [line for line in told if line.startswith("Joueur 1, case ")]
    assert [line.split("case ")[1][0] for line in mine] == list("ABCDEFGHIJK")
    for seat, shown in enumerate(rest_of(one)["seats"]):
        numbers = [number(label) for label in line_of(one, seat)]
        assert sum(numbers[:11]) == numbers[11] == number(shown["score"])


def line_of(one: Player, seat: int) -> list[str]:
    """The twelve boxes of a player's line on the scoring mat, in words."""
    ids = [f"score.{seat * 12 + place}" for place in range(12)]
    return [str(one.page.locator(f'[data-id="{each}"] > .hit').get_attribute("aria-label")) for each in ids]


def number(label: str) -> int:
    return int(label.rpartition(":")[2].strip().replace("−", "-"))


@pytest.mark.parametrize("game", ["dungeon_heroes", "paper_dungeons"])
def test_a_table_is_light(player: Callable[..., Player], game: str) -> None:
    one = player(language="fr")
    got: set[str] = set()
    one.page.on("response", lambda response: got.add(response.url))
    one.new_table(game, "me")
    one.asked()
    one.page.locator("[data-id]").first.wait_for(state="attached")
    names = {url.rpartition("/assets/")[2] for url in got if url.endswith((".js", ".css"))}
    assert any(name.startswith("TablePage-") for name in names)
    assert sum(compressed(STATIC / "assets" / name) for name in names) < TABLE


@pytest.mark.parametrize("theme", ["dark", "parchment", "contrast"])
def test_the_accessibility_checker_finds_nothing_on_a_sheet(
    player: Callable[..., Player], axe: Path, theme: str
) -> None:
    one = player(theme=theme)
    one.new_table("paper_dungeons", "me", "random", "random")
    use_a_die(one, "explore", "stop")
    assert violations(one, axe) == []
    look_at(one, "Player 2")
    assert violations(one, axe) == []
