"""`flambeau replay FILE`: a record told in words, every digest checked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from flambeau.kernel import SPECTATOR, Refusal
from flambeau.table.speak import say_event, say_outcome

from .files import is_record, open_match, read_json, words_of


def tell_record(path: Path, language: str, until: int | None, write: Callable[[str], None]) -> None:
    """Print the log of a record and how it ended."""
    data = read_json(path)
    if isinstance(data, dict) and not is_record(data):
        raise Refusal("not-a-record", file=str(path))
    match = open_match(data, until)
    words = words_of(match.game, language)
    write(f"{match.game.id}, {match.seats} players, {len(match.entries or ())} entries, every digest agrees")
    for told in match.events(SPECTATOR) if match.outcome is None else (match.journal.told if match.journal else []):
        write(f"  {say_event(words, match.game, told.event)}{f'  [{told.rule}]' if told.rule else ''}")
    if match.outcome is not None:
        write(say_outcome(words, match.game, match.outcome))
