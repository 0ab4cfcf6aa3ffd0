"""A guest by link says a name; the end tells the story and offers the game again with swapped sides."""

from __future__ import annotations

import os
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player


def test_a_guest_by_link_is_named_and_both_play_again_with_swapped_sides(player: Callable[..., Player]) -> None:
    host, guest = player(), player(language="fr", nameless=False)
    table = host.new_table("dungeon_heroes", "me", "open")
    guest.go(next(one["path"] for one in table["links"] if one["seat"] == 1))
    asked = guest.page.get_by_role("dialog")
    asked.get_by_role("textbox").fill("  Zo\u202eé \u0007 ")
    asked.get_by_role("button", name="S’asseoir").click()
    expect(asked).to_have_count(0)
    expect(host.page.locator("header")).to_contain_text("Zo é")  # signs that turn the writing round are left out
    guest.page.reload()
    guest.page.wait_for_selector("html[data-seq]", state="attached")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    for _ in range(12):
        one = host if 0 in host.frame(0)["table"]["asked"] else guest
        one.choose()
    headers = {"Origin": guest.address, "Sec-Fetch-Site": "same-origin"}
    at = f"{guest.address}/api/tables/{table['id']}/concede"
    assert guest.context.request.post(at, data={"seat": 1}, headers=headers).ok
    ended = host.page.locator(".outcome")
    expect(ended).to_contain_text("What happened")
    if folder := os.environ.get("FLAMBEAU_SHOTS"):
        host.page.screenshot(path=f"{folder}/end.png")
    ended.get_by_role("button", name="Play again, sides swapped").click()
    host.page.wait_for_url(lambda url: not url.endswith(str(table["id"])))
    expect(guest.page.get_by_text("en changeant de places")).to_be_visible()
    assert host.frame(1)["table"]["yours"] == [1]
