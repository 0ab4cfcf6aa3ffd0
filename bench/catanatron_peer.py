"""The contestant catanatron: Catan with four random players, and copies of such games at random moments."""

from __future__ import annotations

import importlib
import random
from typing import Any

from bench.stint import Stint, refuse, serve, timed

COPIES = 200  # games that are copied
COPY_AT = 0.02  # of the moments of a game


def main() -> None:
    """Serve Catan, if catanatron is installed."""
    try:
        catanatron: Any = importlib.import_module("catanatron")
    except ImportError:
        refuse("catanatron is not installed: type make bench, which installs it")
        return
    colour = catanatron.Color
    colours = (colour.RED, colour.BLUE, colour.WHITE, colour.ORANGE)

    def start(seed: int) -> Any:
        return catanatron.Game([catanatron.RandomPlayer(each) for each in colours], seed=seed)

    def play(ran: int) -> int:
        game = start(ran + 1)
        game.play()
        return len(game.state.actions)

    def copies() -> Stint:
        kept: list[Any] = []
        rng = random.Random(1)
        seed = 0
        while len(kept) < COPIES:
            seed += 1
            game = start(seed)
            while game.winning_color() is None and game.state.num_turns < 1000:
                if rng.random() < COPY_AT:
                    kept.append(game.copy())
                game.play_tick()

        def copy_all(ran: int) -> int:
            for game in kept:
                game.copy()
            return len(kept)

        return timed(copy_all)

    serve({"catan": {"seats": 4}}, lambda measure, _: timed(play) if measure == "answers" else copies())


if __name__ == "__main__":
    main()
