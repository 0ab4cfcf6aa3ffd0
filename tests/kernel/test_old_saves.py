"""Saves of format 1 open as they stood: at their question, with what could be taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from flambeau.kernel import BadData, Match
from flambeau.registry import game

STORED = Path(__file__).parents[1] / "snapshots"


def first_format(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((STORED / f"{name}.json").read_text("utf-8"))["match"]
    assert data["format"] == 1
    return data


@pytest.mark.parametrize("name", ["dungeon_heroes-2", "paper_dungeons-2"])
def test_what_could_be_taken_back_still_can(name: str) -> None:
    data = first_format(name)
    histories = [data["main"]["history"], *[lane["history"] for _, lane in data["lanes"] or ()]]
    match = Match.restore(game(data["game"]), data)
    strands = [match.main, *match.lanes.values()]
    assert [len(strand.history or ()) for strand in strands] == [len(history) for history in histories]
    seats = [seat for seat in range(match.seats) if match.way_back(seat) == "free"]
    assert seats
    before = match.digest()
    match.undo(seats[0])
    match.redo(seats[0])
    assert match.digest() == before


@pytest.mark.parametrize(
    "change",
    [
        lambda d: d.update(rest=5),
        lambda d: d.update(rest=[[0]]),
        lambda d: d["main"].pop("counts"),
        lambda d: d["main"].update(answers=[[]]),
        lambda d: d["main"]["history"][0].update(rest=99),
        lambda d: d["main"]["history"][0].update(rest=-1),
        lambda d: d["main"].update(history=[5]),
    ],
)
def test_a_broken_one_is_refused(change: Any) -> None:
    data = first_format("dungeon_heroes-2")
    change(data)
    with pytest.raises(BadData):
        Match.restore(game("dungeon_heroes"), data)
