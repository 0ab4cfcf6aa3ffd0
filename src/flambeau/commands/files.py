"""Files that people give to commands: saves and records, opened with care."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from flambeau.kernel import BadData, Game, Match, Refusal, replay
from flambeau.registry import game as registered_game
from flambeau.table import Words


def read_json(path: Path) -> Any:
    """The contents of a JSON file; what cannot be read is refused in one sentence."""
    try:
        return json.loads(path.read_text("utf-8"))
    except OSError as problem:
        raise Refusal("unreadable-file", file=str(path), reason=problem.strerror or str(problem)) from problem
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as problem:
        raise Refusal("unreadable-file", file=str(path), reason="not JSON") from problem


def write_text(path: Path, text: str) -> None:
    """Write a file; one that cannot be written is refused in one sentence."""
    try:
        path.write_text(text, "utf-8")
    except OSError as problem:
        raise Refusal("unwritable-file", file=str(path), reason=problem.strerror or str(problem)) from problem


def game_of(data: Any) -> Game[Any]:
    """The game a save or record belongs to."""
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise BadData("missing-field", place="file", field="game")
    return registered_game(data["game"])


def is_record(data: Any) -> bool:
    """Whether it is a record (what was done) and not a save (where it stands)."""
    return isinstance(data, dict) and "rest" not in data and "match" not in data


def open_match(data: Any, until: int | None = None) -> Match:
    """The match of a save, or of a record replayed (to its first `until` entries)."""
    game = game_of(data)
    if is_record(data):
        return replay(game, data, until)
    return Match.restore(game, data.get("match", data))  # the terminal keeps who plays beside the match


def words_of(game: Game[Any], language: str) -> Words:
    """The words of a game; one that has none is refused."""
    if game.text is None:
        raise Refusal("game-without-words", game=game.id)
    return Words([game.text], language)
