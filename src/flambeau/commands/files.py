"""Files that people give to commands: saves and records, opened with care."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from flambeau.kernel import BadData, Game, Match, Refusal, record, replay
from flambeau.registry import game as registered_game
from flambeau.table import Words

TEXT: Final = Path(__file__).parent / "text"


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
    return isinstance(data, dict) and "main" not in data and "match" not in data


def open_match(data: Any, until: int | None = None) -> Match:
    """The match of a save, or of a record replayed (to its first `until` entries)."""
    game = game_of(data)
    if is_record(data):
        return replay(game, data, until)
    return Match.restore(game, data.get("match", data))  # the terminal keeps who plays beside the match


def replayed(path: Path, until: int | None = None) -> Match:
    """The match of a record played again, or of a save that keeps its record."""
    data = read_json(path)
    game = game_of(data)
    if is_record(data):
        return replay(game, data, until)
    match = open_match(data)
    if match.entries is None:
        raise Refusal("save-without-record", file=str(path))
    return replay(game, record(match), until)


def called_in(data: Any) -> tuple[str, ...]:
    """What the people of a save call themselves, by seat; a record names nobody."""
    called = data.get("called", ()) if isinstance(data, dict) else ()
    return tuple(str(name) for name in called) if isinstance(called, list) else ()


@cache
def words_of(game: Game[Any], language: str) -> Words:
    """The words of a game and of the commands; a game that has none is refused."""
    if game.text is None:
        raise Refusal("game-without-words", game=game.id)
    return Words([TEXT, game.text], language)
