"""A slow line: with 400 ms each way every row has its words; what cannot be taken back waits until it can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.player import Player

DELAY = 400
SLOW = f"""() => {{
  const held = (late) => new Promise((done) => setTimeout(() => done(late()), {DELAY}));
  const usual = window.fetch.bind(window);
  window.fetch = (...asked) => held(() => usual(...asked));
  const Usual = window.WebSocket;
  window.WebSocket = class extends Usual {{
    set onmessage(hear) {{ super.onmessage = (said) => setTimeout(() => hear(said), {DELAY}); }}
    addEventListener(kind, hear, options) {{
      const late = (said) => setTimeout(() => hear(said), {DELAY});
      super.addEventListener(kind, kind === 'message' ? late : hear, options);
    }}
  }};
}}"""
WATCH = """() => {
  window.wordless = [];
  window.seen = 0;
  const look = () => {
    for (const row of document.querySelectorAll('.entry, .confirm')) {
      const said = (row.querySelector('.label') ?? row).innerText.trim();
      window.seen += 1;
      if (!/\\p{L}{3}/u.test(said)) window.wordless.push(row.outerHTML);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
BLIND = """() => {
  window.answered = [];
  const usual = window.fetch.bind(window);
  window.fetch = (where, how) => {
    if (how?.method === 'POST' && String(where).includes('/answers')) window.answered.push(JSON.parse(how.body));
    return usual(where, how);
  };
}"""


@pytest.mark.parametrize(("game", "language"), [("dungeon_heroes", "fr"), ("paper_dungeons", "en")])
def test_rows_have_their_words_as_soon_as_they_are_there(
    player: Callable[..., Player], game: str, language: str
) -> None:
    one = player(language=language)
    one.context.add_init_script(f"({SLOW})()")
    one.new_table(game, "me")
    one.page.evaluate(WATCH)
    for _ in range(6):
        one.choose()
    one.asked()
    assert one.page.evaluate("window.seen") > 20
    assert one.page.evaluate("window.wordless") == []


def test_a_double_click_answers_once_and_never_what_came_under_the_pointer(player: Callable[..., Player]) -> None:
    one = player(language="fr", forced=False)
    one.context.add_init_script(f"({BLIND})()")
    one.context.add_init_script(f"({SLOW})()")
    one.new_table("dungeon_heroes", "me")
    for _ in range(4):  # the heroes stand on their squares
        one.choose()
    question = one.asked()
    one.page.evaluate("window.answered.length = 0")
    one.page.mouse.dblclick(*middle(one, '.entry[data-group="move"]'))  # opens the group; its first line comes there
    one.page.wait_for_timeout(3 * DELAY)
    assert one.state("question") == question
    risky = [one for one in one.frame(0)["rest"]["choices"] if one["group"] == "move" and one["finality"] != "free"]
    assert risky and one.page.evaluate("window.answered.length") == 0
    one.page.mouse.dblclick(*middle(one, f'.entry[data-choice="{risky[0]["index"]}"]'))
    one.until_not(question)
    one.asked()
    one.page.wait_for_timeout(DELAY)
    assert [sent["choice"] for sent in one.page.evaluate("window.answered")] == [risky[0]["index"]]


def test_a_key_that_is_held_down_answers_one_question(player: Callable[..., Player]) -> None:
    one = player(language="en", forced=False)
    one.context.add_init_script(f"({BLIND})()")
    one.new_table("dungeon_heroes", "me")
    first = one.asked()
    one.page.keyboard.down("1")
    one.until_not(first)
    second = one.asked()
    for _ in range(5):
        one.page.keyboard.down("1")  # the keyboard repeats what is held
    one.page.keyboard.up("1")
    assert one.state("question") == second
    assert one.page.evaluate("window.answered.length") == 1


def middle(one: Player, selector: str) -> tuple[float, float]:
    """Where somebody points at it."""
    box = one.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
