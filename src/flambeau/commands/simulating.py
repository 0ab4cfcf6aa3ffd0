"""`flambeau simulate GAME`: many games by bots, with the shares of who won and their intervals."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict

from flambeau.lab import Plan, Played, simulate, wilson


def bots_for(seats: int, given: str | None) -> tuple[str, ...]:
    """One bot a seat from "random,scripted"; a single name sits everywhere."""
    names = [name.strip() for name in (given or "random").split(",")]
    return tuple(names * seats) if len(names) == 1 else tuple(names)


def run(plan: Plan, games: int, as_json: bool, workers: int | None, write: Callable[[str], None]) -> None:
    """Simulate, show progress on a terminal, and print the results."""
    counted = 0

    def heard(_: Played) -> None:
        nonlocal counted
        counted += 1
        if sys.stderr.isatty():
            done = 30 * counted // games
            print(f"\r[{'#' * done}{'.' * (30 - done)}] {counted}/{games}", end="", file=sys.stderr, flush=True)

    results = simulate(plan, games, workers, heard)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    if as_json:
        write(json.dumps({"plan": asdict(plan), "games": [asdict(played) for played in results]}))
    else:
        for line in summary(plan, results):
            write(line)


def summary(plan: Plan, results: Sequence[Played]) -> list[str]:
    """What came out, in a few lines."""
    games = len(results)
    lines = [f"{plan.game}: {games} games, {plan.seats} seats, seed {plan.seed}"]
    for seat, bot in enumerate(plan.bots):
        won = sum(seat in played.winners for played in results)
        scores = [played.scores[seat] for played in results if played.scores]
        mean = f", mean score {sum(scores) / len(scores):.1f}" if scores else ""
        lines.append(f"  seat {seat} ({bot}): won {wilson(won, games)}{mean}")
    if plan.seats == 1 or any(not played.winners for played in results):
        lost = sum(not played.winners for played in results)
        lines.append(f"  nobody won: {wilson(lost, games)}")
    for reason, count in Counter(played.reason for played in results).most_common():
        lines.append(f"  ended by {reason}: {count}")
    answers = sum(played.answers for played in results)
    lines.append(f"  {answers / max(1, games):.1f} answers a game")
    return lines
