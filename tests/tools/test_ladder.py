"""The tool that measures bots: who meets whom, and where the table goes."""

from __future__ import annotations

import pytest

from flambeau.registry import game, registered
from tools.ladder import modes, put, row, seatings


def test_at_two_seats_everybody_meets_everybody() -> None:
    assert seatings(["a", "b"], 1) == [("a",), ("b",)]
    assert seatings(["a", "b"], 2) == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]


def test_at_more_seats_one_meets_several_of_another_name() -> None:
    assert seatings(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]


def test_a_line_says_how_often_each_seat_won() -> None:
    line = row(game("embers"), {"title": "short", "seats": 2, "options": {"goal": 15}}, ("random", "random"), 3, 1)
    assert line.startswith("| short | random · random | ") and "% [" in line


def test_the_table_replaces_what_stands_between_its_marks() -> None:
    assert put("a\n<!-- ladder -->\nold\n<!-- /ladder -->\nz", ["new"]) == (
        "a\n<!-- ladder -->\nnew\n<!-- /ladder -->\nz"
    )


@pytest.mark.parametrize("name", [name for name in registered() if name != "embers"])
def test_every_mode_of_the_ladder_can_be_played(name: str) -> None:
    for mode in modes(name):
        registered()[name].settle_options(mode.get("options", {}), mode["seats"])
