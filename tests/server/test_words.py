"""What the server says by itself is said in both languages, and every message it names is there."""

from __future__ import annotations

import re
from pathlib import Path

from flambeau.kernel import Match
from flambeau.registry import registered
from flambeau.server.wording import TEXT, names_at, words_of
from flambeau.table import catalogue_problems

SERVER = Path("src/flambeau/server")


def test_both_catalogues_say_the_same_things_properly() -> None:
    assert catalogue_problems(TEXT, TEXT) == []


def test_every_message_that_the_code_names_exists() -> None:
    code = "\n".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    named = set(re.findall(r'"(server-[a-z-]+)"', code)) - {"server-bot-"}
    known = set(words_of(None, "en").ids())
    assert named and named <= known
    named |= {id_ for id_ in known if id_.startswith("server-pack-")}  # after what the kernel refuses
    unused = {id_ for id_ in known if id_.startswith("server-")} - named
    assert {id_ for id_ in unused if not id_.startswith("server-bot-")} == set()


def test_the_options_of_a_match_say_what_its_players_are_called() -> None:
    game = registered()["dungeon_saga"]
    assert names_at(Match.start(game, 2, {"gm": "human"}, 1), "en")[1] == "Game Master"
    assert names_at(Match.start(game, 2, {}, 1), "en")[1] == "player 2"
