"""`flambeau simulate GAME`: many games by bots, with the shares of who won and their intervals."""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Final, Literal, TypeVar

from flambeau.lab import Plan, Played, each_game, wilson

from .sentences import counted

R = TypeVar("R")
Form = Literal["summary", "json", "jsonl"]
"""How results are told: in a few lines, as one JSON document at the end, or as a line of JSON for each game."""
INTERRUPTED: Final = 130
"""The exit code of a command that Ctrl-C ended, as shells have it."""
BAR: Final = 30


def bots_for(seats: int, given: str | None) -> tuple[str, ...]:
    """One bot a seat from "random,scripted"; a single name sits everywhere."""
    names = [name.strip() for name in (given or "random").split(",")]
    return tuple(names * seats) if len(names) == 1 else tuple(names)


def run(
    plan: Plan,
    games: int,
    form: Form,
    workers: int | None,
    write: Callable[[str], None],
    records: Path | None = None,
) -> int:
    """Simulate, show progress on a terminal, and print the results; Ctrl-C ends it early and keeps what was played."""
    results: list[Played] = []
    stops = Stops()
    for played in stops.until_pressed(each_game(plan, games, workers, records)):
        results.append(played)
        if form == "jsonl":
            write(json.dumps(asdict(played)))
        _show_progress(len(results), games)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if form == "json":
        write(json.dumps({"plan": asdict(plan), "games": [asdict(played) for played in results]}))
    elif form == "summary" and results:
        for line in summary(plan, results):
            write(line)
    if not stops.pressed:
        return 0
    print(f"flambeau: stopped after {len(results)} of {counted(games, 'game')}", file=sys.stderr)
    return INTERRUPTED


class Stops:
    """Ctrl-C between two games: what is being written about one is written to its end."""

    def __init__(self) -> None:
        self.pressed = False
        self._waiting = False

    def until_pressed(self, games: Generator[R, None, None]) -> Iterator[R]:
        """Games as they are played, until somebody presses Ctrl-C."""
        usual = signal.signal(signal.SIGINT, self._press)
        try:
            while not self.pressed:
                self._waiting = True
                played = next(games)
                self._waiting = False
                yield played
        except (StopIteration, KeyboardInterrupt):
            return
        finally:
            self._waiting = False
            games.close()
            signal.signal(signal.SIGINT, usual)

    def _press(self, *_: object) -> None:
        self.pressed = True
        if self._waiting:
            raise KeyboardInterrupt


def _show_progress(done: int, games: int) -> None:
    if sys.stderr.isatty():
        filled = BAR * done // games
        print(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}", end="", file=sys.stderr, flush=True)


def summary(plan: Plan, results: Sequence[Played]) -> list[str]:
    """What came out, in a few lines."""
    games = len(results)
    lines = [f"{plan.game}: {counted(games, 'game')}, {counted(plan.seats, 'seat')}, seed {plan.seed}"]
    for seat, bot in enumerate(plan.bots):
        lines.append(f"  seat {seat} ({bot}): {_fared(plan, results, seat)}")
    lost = sum(not played.winners for played in results)
    if lost or (plan.seats == 1 and not _plays_for_the_score(plan, results)):
        lines.append(f"  nobody won: {wilson(lost, games)}")
    for reason, count in Counter(played.reason for played in results).most_common():
        lines.append(f"  ended by {reason}: {count}")
    failed = [played for played in results if played.note]
    if failed:
        lines.append(f"  forfeited: {len(failed)}; the first, game {failed[0].number}: {failed[0].note}")
    answers = sum(played.answers for played in results)
    lines.append(f"  {answers / max(1, games):.1f} answers a game")
    matches = sum(played.matches for played in results)
    if matches > games:
        lines.append(f"  {matches / games:.1f} matches a campaign; what is told is how each campaign ended")
    return lines


def _plays_for_the_score(plan: Plan, results: Sequence[Played]) -> bool:
    """Whether this is a solitary game without defeat: its score is all there is to tell."""
    return plan.seats == 1 and all(played.winners and played.scores for played in results)


def _fared(plan: Plan, results: Sequence[Played], seat: int) -> str:
    """How often a seat won, and with which scores."""
    told = []
    if not _plays_for_the_score(plan, results):
        told.append(f"won {wilson(sum(seat in played.winners for played in results), len(results))}")
    scores = [played.scores[seat] for played in results if played.scores]
    if scores:
        told.append(f"mean score {sum(scores) / len(scores):.1f} (from {min(scores)} to {max(scores)})")
    return ", ".join(told)
