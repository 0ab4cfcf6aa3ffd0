"""Ways from the lobby to a table: the form, and a record that was taken away."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.player import Player


def test_the_form_lays_a_table_with_its_seats_and_options(player: Callable[..., Player]) -> None:
    host, guest = player(), player()
    host.go("/new/dungeon_heroes")
    host.page.get_by_text("2", exact=True).click()
    host.page.locator("select").nth(1).select_option("open")
    host.page.get_by_label("Memory aid").check()
    host.page.get_by_role("button", name="Lay the table").click()
    host.asked()
    host.page.get_by_role("button", name="Invite").click()
    link = host.page.get_by_label("Link for Dungeon Lord").input_value()
    host.page.keyboard.press("Escape")
    guest.page.goto(link)
    guest.page.wait_for_url("**/t/*")
    expect(guest.page.get_by_text("Waiting for")).to_be_visible()
    host.go("/")
    expect(host.page.get_by_role("link", name="Dungeon Heroes Your turn")).to_be_visible()


def test_a_game_that_was_taken_away_goes_on_from_its_record(player: Callable[..., Player], tmp_path: Path) -> None:
    one = player()
    one.new_table("last_torch", "me", "me")
    one.choose()
    one.asked()
    words = one.entries()
    one.play()
    one.page.get_by_role("button", name="Menu").click()
    with one.page.expect_download() as taken:
        one.page.get_by_role("link", name="Export").click()
    whole = json.loads(Path(taken.value.path()).read_text("utf-8"))
    record = tmp_path / "record.json"
    record.write_text(json.dumps({**whole, "entries": whole["entries"][:2]}), "utf-8")  # set-up and the first answer
    old = one.table
    one.go("/")
    one.page.get_by_role("button", name="Import a game").click()
    one.page.locator("input[type=file]").set_input_files(record)
    one.page.wait_for_url("**/t/*")
    assert one.table != old
    one.asked()
    assert one.entries() == words


def test_a_name_is_kept_and_seen_at_the_table(player: Callable[..., Player]) -> None:
    one = player(language="fr")
    one.go("/")
    name = one.page.get_by_label("Votre nom à la table")
    name.fill("Élodie")
    with one.page.expect_response(lambda answer: "/api/me" in answer.url and answer.request.method == "PUT"):
        name.press("Enter")
    one.new_table("last_torch", "me", "random")
    one.asked()
    expect(one.page.get_by_role("listitem").filter(has_text="Élodie")).to_be_visible()
