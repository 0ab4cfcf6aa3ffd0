"""Narrowing follows the vectors that the browser client shares."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flambeau.table import Choice
from flambeau.table.narrow import Narrowed, narrow, pick

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "narrowing.json").read_text("utf-8"))
QUESTIONS = {name: msgspec.convert(listed, list[Choice]) for name, listed in VECTORS["questions"].items()}


@pytest.mark.parametrize("case", VECTORS["narrow"], ids=lambda case: case["name"])
def test_picks_leave(case: dict[str, Any]) -> None:
    expected = msgspec.convert(case["left"], Narrowed)
    left = narrow(QUESTIONS[case["question"]], case["picks"], case.get("group", ""), case.get("eager", True))
    assert left == expected


@pytest.mark.parametrize("case", VECTORS["pick"], ids=lambda case: case["name"])
def test_pointing_changes_the_picks(case: dict[str, Any]) -> None:
    then = pick(QUESTIONS[case["question"]], case["picks"], case["element"], case.get("group", ""))
    assert list(then) == case["then"]


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_choice_with_elements_of_its_own_can_be_reached_by_picking_them(name: str) -> None:
    choices = QUESTIONS[name]
    for choice in choices:
        if choice.elements:
            left = narrow(choices, choice.elements, choice.group)
            assert choice.index in left.remaining
