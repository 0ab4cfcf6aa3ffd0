"""Runs: every match of a file that its folder has not yet, on one process, on several or on Ray."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Final

from flambeau.kernel import Refusal
from flambeau.records import make_folder

from .plan import Played
from .playing import play_one
from .results import Results, Row
from .run_file import Line
from .simulate import lost
from .spreading import Means, Spread

RECORDS: Final = "records"
FAULT: Final = "fault"
"""The reason of a match that a fault of the rules ended."""


def run_missing(results: Results, lines: list[Line], means: Means, records: bool = False) -> Generator[Row, None, None]:
    """Play what is missing, keep each row at once and give it; whoever stops listening keeps what was played."""
    folder = results.folder / RECORDS if records else None
    if folder is not None:
        make_folder(folder)
    spread = Spread(partial(play_row, lines, folder), _lost)
    games = spread.over(list(results.missing()), means)
    try:
        for row in games:
            results.add(row)
            yield row
    finally:
        games.close()


def play_row(lines: list[Line], records: Path | None, place: tuple[int, int]) -> Row:
    """One match of a run; a fault of the rules is its outcome, and does not end the run."""
    line, number = place
    try:
        played = play_one(lines[line].plan, number, records, f"line{line}-game{number}")
    except Refusal as problem:
        if problem.message != "endless-game":
            raise  # the disk is full, say: that ends the run
        played = Played(number, 0, (), (), FAULT, 0, note=str(problem)[:300])
    except Exception as problem:  # whatever is wrong with the rules, the other matches are played
        played = Played(number, 0, (), (), FAULT, 0, note=f"{type(problem).__name__}: {problem}"[:300])
    return Row(line, played)


def _lost(place: tuple[int, int]) -> Row:
    return Row(place[0], lost(place[1]))
