"""The contestant that is us: registered games and those in the making, in whichever build stands on the path."""

from __future__ import annotations

import importlib
import random
import statistics
import sys
import time
from typing import Any

from bench.stint import Stint, serve, timed
from flambeau.kernel import Game, Match, playout
from flambeau.registry import in_the_making, registered

NOTHING = "bench.nothing"  # what the kernel costs without a game
QUESTIONS = 200  # at which forks are made
FORK_AT = 0.07  # of the questions of a game


def all_games() -> dict[str, Game[Any]]:
    """Every game by id."""
    return {**registered(), **in_the_making(), "nothing": importlib.import_module(NOTHING).GAME}


def most_seats(game: Game[Any]) -> int:
    """As many seats as its usual options allow."""
    usual = {option.id: option.default for option in game.options} | dict(game.automated)
    return max(seats for seats in game.seats if game.accepts(usual, seats))


def start(game: Game[Any], seed: int, forkable: bool) -> Match:
    """A match with as many seats as there can be."""
    return Match.start(game, most_seats(game), game.automated, seed, forkable=forkable)


def answers(game: Game[Any]) -> Stint:
    """Random play from the start to the end."""
    rng = random.Random(3)
    return timed(lambda ran: playout(start(game, ran, forkable=False), rng))


def forks(game: Game[Any]) -> Stint:
    """Forks at random questions of random games."""
    kept: list[Match] = []
    rng = random.Random(1)
    seed = 0
    while len(kept) < QUESTIONS:
        seed += 1
        match = start(game, seed, forkable=True)
        while match.outcome is None:
            if rng.random() < FORK_AT:
                kept.append(match.fork())
            playout(match, rng, most=1)

    def fork_all(ran: int) -> int:
        for match in kept:
            match.fork()
        return len(kept)

    return timed(fork_all)


def kinds(game: Game[Any]) -> Stint:
    """What a question of each topic costs, from listing its choices to the next question: median and how often."""

    def stint(seconds: float) -> dict[str, Any]:
        spent: dict[str, list[int]] = {}
        rng = random.Random(2)
        clock = time.perf_counter_ns
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            match = start(game, rng.randrange(1 << 30), forkable=False)
            while match.outcome is None:
                asked = match.asked()
                seat = asked[rng.randrange(len(asked))]
                question = match.question(seat)
                chosen = rng.random()
                before = clock()
                match.answer(seat, int(chosen * len(question.choices)))
                spent.setdefault(question.topic.name, []).append(clock() - before)
        return {topic: [statistics.median(times) / 1000, len(times)] for topic, times in spent.items()}

    return stint


def main() -> None:
    """Serve the games of this build."""
    games = all_games()
    told = {
        id_: {
            "seats": most_seats(game),
            "compiled": not str(sys.modules[type(game).__module__].__file__).endswith(".py"),
        }
        for id_, game in games.items()
    }
    measures = {"answers": answers, "forks": forks, "kinds": kinds}
    serve(told, lambda measure, id_: measures[measure](games[id_]))


if __name__ == "__main__":
    main()
