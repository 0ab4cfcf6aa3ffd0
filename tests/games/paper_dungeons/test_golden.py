"""The golden records replay to the letter, and the playthrough is what they tell.

If the rules or the words changed on purpose, `python -m tools.golden paper_dungeons` writes them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.kernel import record, replay
from flambeau.table import Words
from tools.golden import folder_of, playthrough, wanted

FOLDER = folder_of(GAME.id)
RECORDS = sorted(FOLDER.glob("*.json"))


def read(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_record_replays_to_the_same_end(path: Path) -> None:
    data = read(path)
    assert json.loads(json.dumps(record(replay(GAME, data)))) == data


def test_every_way_the_game_can_end_has_its_record() -> None:
    assert GAME.text is not None
    named = {name.removeprefix("outcome-") for name in Words([GAME.text], "en").ids() if name.startswith("outcome-")}
    assert {one["reason"] for one in wanted(GAME.id)["ending"]} == named
    for one in wanted(GAME.id)["ending"]:
        assert read(FOLDER / f"{one['name']}.json")["outcome"]["reason"] == one["reason"]


def test_the_playthrough_tells_its_records_and_leaves_nothing_out() -> None:
    text = (FOLDER / "playthrough.txt").read_text("utf-8")
    stories = sorted(FOLDER.glob("story-*.json"))
    assert text == playthrough(GAME, [read(path) for path in stories])
    assert "Not shown" not in text
