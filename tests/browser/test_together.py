"""Several people at one table: in browsers of their own, or at one screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.serving import Server


def secrets_of(frame: dict[str, object], other: dict[str, object]) -> set[str]:
    """The words that one seat's table has and the other's has not, not even as a part of others ("goblin on c4" is
    written in two lines, and the first says what the Dungeon Lord may have in his hand): what he must never see."""
    known = words_in(other)
    return {word for word in words_in(frame) if not any(word in one for one in known)}


def words_in(value: object) -> set[str]:
    if isinstance(value, dict):
        mine = {value[name] for name in ("label", "help") if isinstance(value.get(name), str)}
        return mine.union(*(words_in(one) for one in value.values()))
    return set().union(*(words_in(one) for one in value)) if isinstance(value, list) else set()


def test_a_link_gives_the_seat_and_the_two_see_only_what_is_theirs(player: Callable[..., Player]) -> None:
    heroes, lord = player(), player()
    table = heroes.new_table("dungeon_heroes", "me", "open")
    link = next(one["path"] for one in table["links"] if one["seat"] == 1)
    lord.go(link)
    lord.page.wait_for_url("**/t/*")
    lord.page.wait_for_selector("html[data-seq]", state="attached")
    compared = 0
    for _ in range(24):
        asked = 0 if 0 in heroes.frame(0)["table"]["asked"] else 1
        (heroes, lord)[asked].choose()
        ours, theirs = heroes.frame(0), lord.frame(1)
        if ours["table"].get("over"):
            break
        for one, frame in ((heroes, ours), (lord, theirs)):
            one.page.wait_for_selector(f'html[data-seq="{frame["rest"].get("seq", 0)}"]', state="attached")
        hidden = {word for word in secrets_of(theirs["rest"], ours["rest"]) if len(word) > 3}
        page = heroes.page.content()
        prompts = {one["label"] for one in theirs["rest"].get("choices", []) if one.get("label")}
        found = [word for word in hidden - prompts if f">{word}<" in page or f'"{word}"' in page]
        assert not found
        compared += len(hidden - prompts)
    assert compared, "the Dungeon Lord had no secret to compare"


def test_one_screen_is_handed_over_behind_a_curtain(player: Callable[..., Player]) -> None:
    both = player()
    both.new_table("dungeon_heroes", "me", "me")
    handed = 0
    curtain = both.page.locator(".curtain")
    for _ in range(14):
        both.page.wait_for_selector('.curtain, html[data-question]:not([data-question=""]) .entry', state="attached")
        if curtain.count():
            assert both.page.locator("[data-id]").count() == 0
            assert both.page.locator(".entry").count() == 0
            seat = both.state("seat")
            both.page.evaluate("document.documentElement.dataset.question = ''")
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
            handed += 1
            both.asked()
            assert handed == 1 or both.state("seat") != seat
        both.choose()
    assert handed >= 2


def test_two_people_talk(player: Callable[..., Player]) -> None:
    one, other = player(), player(language="fr")
    table = one.new_table("embers", "me", "open")
    other.go(next(link["path"] for link in table["links"] if link["seat"] == 1))
    other.page.get_by_role("tab", name="Discussion").click()
    other.page.get_by_label("Dire quelque chose").fill("Hello, <b>torch</b>!")
    other.page.get_by_label("Dire quelque chose").press("Enter")
    expect(one.page.get_by_role("tab", name="Chat 1")).to_be_visible()
    one.page.get_by_role("tab", name="Chat").click()
    expect(one.page.get_by_text("Teal Hello, <b>torch</b>!")).to_be_visible()  # each reads names in his own language
    expect(other.page.get_by_text("Sarcelle Hello, <b>torch</b>!")).to_be_visible()


def test_a_table_in_the_lobby_is_found_and_joined(player: Callable[..., Player]) -> None:
    host, guest = player(), player()
    host.new_table("embers", "me", "open", listed=True)
    host.asked()
    guest.go("/")
    guest.page.get_by_role("button", name="Sit down").first.click()
    guest.page.wait_for_url("**/t/*")
    host.choose()
    expect(guest.page.locator("li.asked")).to_have_count(1)


def test_the_others_are_asked_before_an_answer_is_taken_back(player: Callable[..., Player]) -> None:
    one, other = player(), player()
    table = one.new_table("embers", "me", "open")
    other.go(next(link["path"] for link in table["links"] if link["seat"] == 1))
    other.page.wait_for_selector("html[data-seq]", state="attached")
    question = one.asked()
    one.page.get_by_role("button", name="Fan the fire").click()
    one.until_not(question)
    expect(one.page.locator("ol[aria-label=Log] li")).to_contain_text(["fire"])
    ask, asked = (
        one.page.get_by_role("button", name="Ask to take back"),
        one.page.get_by_text("The others have been asked."),
    )
    ask.click()
    expect(asked).to_be_visible()
    other.page.get_by_role("button", name="Refuse").click()
    expect(asked).to_have_count(0)
    expect(one.page.get_by_text("The others would rather not take it back.")).to_be_visible()
    ask.click()
    expect(asked).to_be_visible()
    other.page.get_by_role("button", name="Allow").click()
    expect(one.page.get_by_text("Amber takes it back.")).to_be_visible()
    one.asked()


def test_a_page_comes_back_by_itself_when_the_server_was_restarted(
    player: Callable[..., Player], server: Server
) -> None:
    alone = player()
    alone.new_table("last_torch", "me", "random")
    alone.choose()
    alone.asked()
    server.stop()
    expect(alone.page.get_by_text("The connection is lost")).to_be_visible()
    alone.troubles.clear()
    server.start()
    expect(alone.page.get_by_text("The connection is lost")).not_to_be_visible()
    alone.troubles.clear()  # the browser writes down every attempt that failed
    alone.play()


def test_partners_at_one_screen_answer_in_the_order_they_like(player: Callable[..., Player]) -> None:
    both = player()
    both.new_table("camp", "me", "me", "random")
    page = both.page
    page.locator(".curtain button").click()  # each holds cards of their own
    page.wait_for_selector(".prompt .partner")
    assert both.state("seat") == "0" and both.frame(0)["table"]["asked"] == [0, 1, 2]
    expect(page.locator(".prompt .help")).to_have_text("You decide together: the first answer counts.")
    labels = [one["label"] for one in both.frame(1)["rest"]["choices"]]
    page.locator(".prompt .partner").click()
    page.locator(".curtain button").click()
    page.wait_for_selector("html[data-seat='1'] .prompt .partner")
    assert both.entries() == labels
    page.locator(".entry").first.click()
    expect(page.locator(".prompt .partner")).to_be_visible()
    assert len(both.frame(1)["rest"]["choices"]) < len(labels)
    assert both.frame(0)["table"]["asked"] == [0, 1, 2], "the bot lets people go first"
