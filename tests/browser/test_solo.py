"""One person alone at a table, from the lobby to the outcome."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player


def test_two_clicks_lead_from_the_lobby_into_a_game_that_is_played_to_its_end(player: Callable[..., Player]) -> None:
    alone = player(language="fr")
    alone.go("/")
    alone.page.get_by_role("button", name="Jouer : Dungeon Heroes").click()
    alone.play()
    expect(alone.page.get_by_role("heading", name="La partie est finie")).to_be_visible()
    alone.page.get_by_role("button", name="Regarder la table").click()
    expect(alone.page.get_by_role("heading", name="La partie est finie")).not_to_be_visible()
    assert alone.page.locator("ol[aria-label=Journal] li").count() > 5


def test_what_was_done_can_be_taken_back_and_done_again(player: Callable[..., Player]) -> None:
    alone = player()
    alone.new_table("dungeon_heroes", "me")
    first = alone.asked()
    words = alone.entries()
    alone.choose()
    second = alone.asked()
    alone.page.get_by_role("button", name="Take back").click()
    alone.until_not(second)
    third = alone.asked()
    assert alone.entries() == words, (first, third)
    alone.page.get_by_role("button", name="Do again").click()
    alone.until_not(third)
    alone.asked()
    assert alone.entries() != words


def test_a_click_on_the_board_answers_when_one_free_choice_is_left(player: Callable[..., Player]) -> None:
    alone = player()
    alone.new_table("dungeon_heroes", "me")
    question = alone.asked()
    first = alone.frame(0)["rest"]["choices"][0]
    alone.page.locator(f'[data-id="{first["elements"][-1]}"]').click()
    alone.until_not(question)
    log = alone.page.locator("ol[aria-label=Log] li")
    expect(log).to_have_count(1)


def test_a_final_choice_waits_for_its_button(player: Callable[..., Player]) -> None:
    alone = player()
    alone.new_table("dungeon_heroes", "me")
    while True:
        question = alone.asked()
        rest = alone.frame(0)["rest"]
        final = [one for one in rest["choices"] if one.get("finality", "free") != "free" and one.get("elements")]
        if final:
            break
        alone.choose()
    for element in final[0]["elements"]:
        node = alone.page.locator(f'[data-id="{element}"]').first
        if node.get_attribute("class") is not None and alone.state("question") == question:
            node.dispatch_event("click")
    confirm = alone.page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    assert alone.state("question") == question
    confirm.click()
    alone.until_not(question)


def test_a_rule_in_the_log_opens_its_sentence(player: Callable[..., Player]) -> None:
    alone = player(language="fr")
    alone.new_table("dungeon_heroes", "me")
    alone.choose()
    alone.page.locator("ol[aria-label=Journal] button[aria-label^=Règle]").first.click()
    card = alone.page.get_by_role("dialog", name="Règle")
    expect(card.locator("p").first).to_contain_text(" ")
    alone.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_help_and_why_not_are_asked_with_the_right_button(player: Callable[..., Player]) -> None:
    alone = player()
    alone.new_table("dungeon_heroes", "me")
    alone.asked()
    open_ = {element for one in alone.frame(0)["rest"]["choices"] for element in one["elements"]}
    closed = next(id_ for id_ in (f"cell.{n}" for n in range(10, 40)) if id_ not in open_)
    alone.page.locator(f'[data-id="{closed}"]').click(button="right", force=True)
    expect(alone.page.get_by_role("dialog")).to_be_visible()
    expect(alone.page.get_by_text("Why not?")).to_be_visible()


def test_input_never_waits_for_motion(player: Callable[..., Player]) -> None:
    hasty = player(speed="slow", forced=False)
    hasty.page.emulate_media(reduced_motion="no-preference")
    hasty.new_table("dungeon_heroes", "me")
    first = hasty.asked()
    hasty.page.locator(".entry").first.click()
    hasty.page.locator(".skip").wait_for()
    assert hasty.state("question") == first, "the board still shows what happened"
    hasty.page.locator(".entry").first.click()
    expect(hasty.page.locator("ol[aria-label=Log] li")).to_have_count(2)


def test_every_move_of_a_bot_is_shown_one_after_the_other(player: Callable[..., Player]) -> None:
    lord = player(language="fr", speed="fast")
    lord.page.emulate_media(reduced_motion="no-preference")
    lines: list[str] = []
    lord.page.on("websocket", lambda socket: lines.append(socket.url))
    lord.new_table("dungeon_heroes", "scripted", "me")
    lord.page.evaluate(
        "new MutationObserver(() => { const said = document.querySelector('.prompt .event')?.innerText.trim() ?? '';"
        " if (said && said !== window.shown?.at(-1)) (window.shown ??= []).push(said) })"
        ".observe(document.body, { subtree: true, childList: true, characterData: true })"
    )
    for _ in range(4):
        lord.choose()
    lord.asked()
    told = lord.page.locator(".told ol li:not(.news) > span:not(.news span)").all_inner_texts()
    shown = lord.page.evaluate("window.shown")
    begun = next(at for at, said in enumerate(told) if said.startswith("Tour des héros"))
    assert len(lines) == 1
    assert shown[-len(told) + begun :] == told[begun:]
