"""The golden records of every game replay to the letter, and the playthrough is what they tell.

If rules or words changed on purpose, `python -m tools.golden GAME` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from flambeau.kernel import Game, record, replay
from flambeau.registry import registered
from flambeau.table import Words
from tools.golden import folder_of, playthrough, wanted

GAMES = [game for game in registered().values() if folder_of(game.id).exists()]
RECORDS = [(game, path) for game in GAMES for path in sorted(folder_of(game.id).glob("*.json"))]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def test_the_great_games_have_golden_records() -> None:
    assert {"dungeon_heroes", "paper_dungeons", "tiny_epic_quest"} <= {game.id for game in GAMES}


@pytest.mark.parametrize(("game", "path"), RECORDS, ids=[f"{game.id}-{path.stem}" for game, path in RECORDS])
def test_a_golden_record_replays_to_the_same_end(game: Game[Any], path: Path) -> None:
    data = read(path)
    assert json.loads(json.dumps(record(replay(game, data)))) == data


@every_game
def test_every_way_the_game_can_end_has_its_record(game: Game[Any]) -> None:
    assert game.text is not None
    named = {name.removeprefix("outcome-") for name in Words([game.text], "en").ids() if name.startswith("outcome-")}
    assert {one["reason"] for one in wanted(game.id)["ending"]} == named
    for one in wanted(game.id)["ending"]:
        assert read(folder_of(game.id) / f"{one['name']}.json")["outcome"]["reason"] == one["reason"]


@every_game
def test_the_playthrough_tells_its_records_and_leaves_nothing_out(game: Game[Any]) -> None:
    text = (folder_of(game.id) / "playthrough.txt").read_text("utf-8")
    stories = sorted(folder_of(game.id).glob("story-*.json"))
    assert text == playthrough(game, [read(path) for path in stories])
    assert "Not shown" not in text
