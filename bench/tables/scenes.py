"""What a scene costs, part by part: microseconds of CPU time, at positions of a random game."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from flambeau.kernel import Game, Match
from flambeau.registry import registered
from flambeau.server.wording import words_of
from flambeau.table.choices import worded
from flambeau.table.present import present, prompt

EVERY: Final = 15  # answers between two positions looked at
POSITIONS: Final = 12
REPEATS: Final = 20
PARTS: Final = ("twin and answer", "view", "table", "question", "choices", "scene", "JSON", "bytes", "choices listed")


def cost(act: Callable[[], object]) -> float:
    """Microseconds of one call, the best of a few stretches: what the machine does besides is not ours."""
    act()
    best = float("inf")
    for _ in range(5):
        begun = time.thread_time()
        for _ in range(REPEATS):
            act()
        best = min(best, (time.thread_time() - begun) / REPEATS)
    return best * 1e6


def positions(game: Game[Any]) -> Iterator[Match]:
    """Positions of random games."""
    rng = random.Random(5)
    seats = min(2, game.seats.stop - 1)
    found, answered = 0, 0
    match = Match.start(game, seats, seed=1, journal=True, record=True, undoable=True)
    while found < POSITIONS:
        if match.outcome is not None:
            match = Match.start(game, seats, seed=answered, journal=True, record=True, undoable=True)
        answered += 1
        if answered % EVERY == 0:
            found += 1
            yield match
        seat = rng.choice(match.asked())
        match.apply(rng.randrange(len(match.question(seat).choices)), seat)


def parts_of(game: Game[Any]) -> dict[str, float]:
    """The median cost of each part of a scene, for the seat that is asked."""
    words = words_of(game.text, "en")
    found: dict[str, list[float]] = {part: [] for part in PARTS}
    for match in positions(game):
        seat = match.asked()[0]
        view = match.view(seat)
        told = len(match.events(seat))
        scene = present(match, seat, words, since=max(0, told - 2), lines=2)
        for part, act in (
            ("twin and answer", lambda m=match, s=seat: m.twin().apply(0, s)),
            ("view", lambda m=match, s=seat: m.view(s)),
            ("table", lambda g=game, v=view, s=seat: g.table(v, s, words)),
            ("question", lambda m=match, s=seat, v=view: prompt(m, s, words, v)),
            ("choices", lambda m=match, s=seat, v=view: worded(m, s, words, v)),
            ("scene", lambda m=match, s=seat, t=told: present(m, s, words, since=max(0, t - 2), lines=2)),
            ("JSON", lambda one=scene: msgspec.json.encode(one.rest)),
        ):
            found[part].append(cost(act))
        found["bytes"].append(len(msgspec.json.encode(scene.rest)))
        found["choices listed"].append(len(match.question(seat).choices))
    return {part: statistics.median(values) for part, values in found.items()}


def scene_lines() -> list[str]:
    """A table of all games that can be played."""
    lines = [f"| game | {' | '.join(PARTS)} |", "|---|" + "---|" * len(PARTS)]
    for game in registered().values():
        parts = parts_of(game)
        lines.append(f"| {game.id} | {' | '.join(f'{parts[part]:,.0f}' for part in PARTS)} |")
    return lines
