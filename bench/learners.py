"""How fast bots, learners and the lab are: `python -m bench.learners [--rounds 5] [--seconds 0.5]`.

Each line is measured in stints that take turns, and told as its median with the ratio to the line it is compared with:

- an answer of random play, natively and through our PettingZoo environment, beside PettingZoo's own connect_four;
- iterations of the searching bot beside open_spiel's Python MCTS, which drives the same matches through an adapter with
  the same random rollouts;
- matches of the lab on two processes beside one.

A peer that is not installed is left out with a sentence (the extra `bench`).
"""

from __future__ import annotations

import argparse
import importlib
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench.spiel_adapter import spiel_search
from flambeau.bots.search import SearchBot
from flambeau.env import aec_env
from flambeau.kernel import Chair, Match, playout
from flambeau.lab import Plan, simulate
from flambeau.registry import game

Work = Callable[[float], float]
"""So many seconds of work; returns what was done in a second of processor time."""


def until(seconds: float, work: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Repeat until the time is up: how much a second."""
    begun, count = clock(), 0
    while (spent := clock() - begun) < seconds:
        count += work()
    return count / spent


def native() -> Work:
    """Random answers of Dungeon Heroes without any interface."""
    rng, heroes = random.Random(1), game("dungeon_heroes")
    return lambda seconds: until(
        seconds, lambda: playout(Match.start(heroes, 2, {}, rng.randrange(1 << 40), forkable=False), rng, 400)
    )


def through_aec(made: Callable[[], Any]) -> Work:
    """Random legal actions through an AEC environment, observations included."""
    env, rng = made(), random.Random(2)

    def episode() -> int:
        env.reset(seed=rng.randrange(1 << 30))
        steps = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut or steps == 400:
                break
            mask = seen["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(mask))) if agent else None)
            steps += 1
        return steps

    return lambda seconds: until(seconds, episode)


def connect_four() -> Work | str:
    """PettingZoo's own game, or why it cannot be played."""
    try:
        module = importlib.import_module("pettingzoo.classic.connect_four_v3")
    except ImportError as problem:
        return f"connect_four is left out: {problem}"
    return through_aec(module.env)


def searching() -> Work:
    """Iterations of our search on Embers, which has neither evaluation nor scripted bot: random play to the end."""
    embers = game("embers")
    match = Match.start(embers, 2, {"goal": 20}, 3)

    def search() -> int:
        bot = SearchBot(embers, 1, iterations=100)
        bot.answer(Chair(match, match.asked()[0]))
        return bot.searched

    return lambda seconds: until(seconds, search)


def matches(workers: int) -> Work:
    """Matches of the lab, by the clock on the wall."""

    def work(seconds: float) -> float:
        with tempfile.TemporaryDirectory() as folder:
            games, plan = 60, Plan("dungeon_heroes", 2, ("scripted", "random"), {}, 3)
            begun = time.perf_counter()
            simulate(plan, games, workers, records=Path(folder))
            return games / (time.perf_counter() - begun)

    return work


def main() -> None:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.learners", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    lines: dict[str, Work | str] = {
        "connect_four through AEC, steps": connect_four(),
        "Dungeon Heroes, native, answers": native(),
        "Dungeon Heroes through our AEC, steps": through_aec(lambda: aec_env("dungeon_heroes", seats=2)),
        "open_spiel's MCTS on Embers, iterations": spiel_search(until),
        "our search on Embers, iterations": searching(),
        "lab on one process, matches": matches(1),
        "lab on two processes, matches": matches(2),
    }
    names = list(lines)
    beside = {names[1]: names[0], names[2]: names[0], names[4]: names[3], names[6]: names[5]}
    found: dict[str, list[float]] = {}
    for _ in range(given.rounds):
        for name, work in lines.items():
            if not isinstance(work, str):
                found.setdefault(name, []).append(work(given.seconds))
    for name, work in lines.items():
        if isinstance(work, str):
            print(f"{name}: {work}")
            continue
        rate = statistics.median(found[name])
        other = beside.get(name, "")
        ratio = f", {rate / statistics.median(found[other]):.2f} × {other}" if other in found else ""
        print(f"{name}: {rate:,.0f} a second{ratio}")


if __name__ == "__main__":
    main()
