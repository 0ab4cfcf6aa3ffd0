"""Scenes for the gallery of the browser client (`python -m tools.gallery`).

Each is what one seat sees of a position reached by random play, in French or in English, with the events that led
there; beside them lie the scenes that the tests of the pictures draw. The gallery (`client/gallery.html`) and its tests
show them without a server. `index.json` lists them.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from flambeau.kernel import Game, Match, playout
from flambeau.registry import game as registered_game
from flambeau.registry import in_the_making
from flambeau.table import Scene, Words
from flambeau.table.present import present
from flambeau.table.scene import to_json

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "client" / "gallery"
LAST_ANSWERS = 4  # the events of so many answers are there to be played


@dataclass(frozen=True)
class Position:
    """A position of a game: how many random answers lead to it, and who looks at it (whoever is asked, if nobody)."""

    game: str
    seats: int
    answers: int
    seed: int
    language: str
    seat: int | None = None
    options: Mapping[str, Any] = field(default_factory=dict)


POSITIONS: dict[str, Position] = {
    "heroes-arranged": Position("dungeon_heroes", 2, 9, 2, "fr"),
    "heroes-midgame": Position("dungeon_heroes", 2, 90, 5, "en"),
    "heroes-lord": Position("dungeon_heroes", 2, 132, 8, "fr", seat=1),
    "heroes-alone": Position("dungeon_heroes", 1, 40, 12, "fr"),
    "saga-quest": Position("dungeon_saga", 3, 9, 1, "fr"),
    "saga-english": Position("dungeon_saga", 2, 14, 4, "en"),
    "paper-begun": Position("paper_dungeons", 2, 20, 1, "fr"),
    "paper-later": Position("paper_dungeons", 3, 130, 2, "en"),
    "paper-eight": Position("paper_dungeons", 8, 320, 4, "fr", seat=2),
    "paper-scored": Position("paper_dungeons", 2, 900, 3, "fr"),
    "rooms-begun": Position("tiny_epic_dungeons", 2, 12, 1, "fr"),
    "rooms-later": Position("tiny_epic_dungeons", 2, 30, 3, "en", options={"heroes": 4}),
    "quest-begun": Position("tiny_epic_quest", 3, 8, 1, "fr"),
    "quest-later": Position("tiny_epic_quest", 4, 18, 3, "en"),
    "quest-night": Position("tiny_epic_quest", 2, 104, 17, "fr"),
    "quest-alone": Position("tiny_epic_quest", 1, 31, 4, "fr"),
    "quest-danongorf": Position("tiny_epic_quest", 1, 70, 2, "fr", options={"mode": "danongorf"}),
}


def game_of(name: str) -> Game[Any]:
    """A registered game, or one in the making."""
    return in_the_making().get(name) or registered_game(name)


def scene_of(position: Position) -> Scene:
    """What the seat sees; the same position gives the same scene."""
    game = game_of(position.game)
    assert game.text is not None
    match = Match.start(game, position.seats, position.options, position.seed, journal=True)
    draw = random.Random(position.seed)
    playout(match, draw, max(0, position.answers - LAST_ANSWERS))
    seen = [len(match.events(seat)) for seat in range(match.seats)]
    playout(match, draw, min(position.answers, LAST_ANSWERS))
    seat = position.seat
    if seat is None:
        seat = match.asked()[0] if match.outcome is None else 0
    return present(match, seat, Words([game.text], position.language), since=seen[seat])


def scenes() -> dict[str, Scene]:
    """Every scene of the gallery by name: those of the tests first, then positions of games."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    drawn: dict[str, Scene] = {
        name: make() for name, make in importlib.import_module("tests.table.scenes").SCENES.items()
    }
    return drawn | {name: scene_of(position) for name, position in POSITIONS.items()}


def main() -> None:
    """Write all scenes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawn = scenes()
    for name, scene in drawn.items():
        (FOLDER / f"{name}.json").write_bytes(to_json(scene))
    (FOLDER / "index.json").write_text(json.dumps(list(drawn), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
