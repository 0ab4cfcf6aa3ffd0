"""The tool of the golden records, on the example game."""

from __future__ import annotations

import json

from flambeau.kernel import replay
from flambeau.registry import game
from tools.golden import Table, ending, played, playthrough, stories, written
from tools.playthrough import kinds_declared, kinds_seen

EMBERS = game("embers")
TABLE = Table(2, ("random", "random"), {"goal": 15})


def test_a_record_is_written_an_entry_a_line_and_replays() -> None:
    data = played(EMBERS, TABLE, 3)
    text = written(data)
    assert text.count("\n") == len(data["entries"]) + 2
    assert json.loads(text) == data
    assert replay(EMBERS, json.loads(text)).outcome is not None


def test_the_shortest_game_with_the_wanted_ending_is_kept() -> None:
    reason = played(EMBERS, TABLE, 0)["outcome"]["reason"]
    found = ending(EMBERS, TABLE, reason)
    assert len(found["entries"]) <= min(len(played(EMBERS, TABLE, seed)["entries"]) for seed in range(10))


def test_a_table_may_give_up() -> None:
    data = ending(EMBERS, Table(2, ("random", "random"), {"goal": 15}, concede=3), "conceded")
    assert len(data["entries"]) == 5 and data["outcome"]["reason"] == "conceded"


def test_few_games_show_everything_that_was_seen() -> None:
    told = stories(EMBERS, [TABLE], 20)
    assert len(told) <= 2
    assert set().union(*[kinds_seen(EMBERS, data) for data in told]) == kinds_declared(EMBERS)


def test_a_playthrough_tells_questions_answers_and_events_with_their_rules() -> None:
    text = playthrough(EMBERS, [played(EMBERS, TABLE, 1)])
    assert "1. Seat " in text and "   > " in text and "Won by seat" in text
