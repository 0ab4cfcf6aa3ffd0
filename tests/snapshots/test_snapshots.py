"""A stored match of every released version of every game still opens, at its question, and plays on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flambeau.kernel import Match
from flambeau.registry import game, registered

STORED = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_opens_and_plays_on(path: Path) -> None:
    data = json.loads(path.read_text("utf-8"))
    match = Match.restore(game(data["match"]["game"]), data["match"])
    if data["match"]["version"] == match.game.version:  # later versions have more fields
        assert match.digest() == data["digest"]
    while match.outcome is None:
        match.answer(match.asked()[0], 0)


@pytest.mark.parametrize("name", registered())
def test_every_version_of_a_game_is_stored(name: str) -> None:
    stored = {path.stem for path in STORED}
    assert {f"{name}-{version}" for version in range(1, game(name).version + 1)} <= stored
