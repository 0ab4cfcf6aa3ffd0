"""Simulated games: one plan, many seeds, the same results on any number of processes.

Game `n` of a plan has its own seed, and so has each bot in it, so results depend on nothing but the plan. A campaign is
played to its end and counts as one game.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Final

from flambeau.records import make_folder

from .plan import NO_SEAT, Plan, Played
from .playing import FORFEIT, play_one
from .spreading import Means, Spread

FEWEST_FOR_PROCESSES: Final = 4


def simulate(
    plan: Plan,
    games: int,
    workers: int | None = None,
    heard: Callable[[Played], None] | None = None,
    records: Path | None = None,
) -> list[Played]:
    """Play so many games; `heard` is told of each, in order."""
    results: list[Played] = []
    for played in each_game(plan, games, workers, records):
        results.append(played)
        if heard is not None:
            heard(played)
    return results


def each_game(
    plan: Plan, games: int, workers: int | None = None, records: Path | None = None
) -> Generator[Played, None, None]:
    """Play so many games and give each in order, as soon as it is over; whoever stops listening ends the others."""
    plan.check()
    if records is not None:
        make_folder(records)
    count = workers or os.cpu_count() or 1
    means = Means(1 if games < FEWEST_FOR_PROCESSES else count)
    spread = Spread(partial(_numbered, plan, records), lost)
    return _in_order(spread.over(range(games), means))


def _numbered(plan: Plan, records: Path | None, number: int) -> Played:
    return play_one(plan, number, records)


def lost(number: int) -> Played:
    """A game that took its process along."""
    return Played(number, 0, (), (), FORFEIT, 0, forfeit=NO_SEAT, note="the process that played it died")


def _in_order(games: Generator[Played, None, None]) -> Generator[Played, None, None]:
    early: dict[int, Played] = {}
    due = 0
    try:
        for played in games:
            early[played.number] = played
            while due in early:
                yield early.pop(due)
                due += 1
    finally:
        games.close()
