"""The contestant open_spiel: three of its games written in Python, random play and clones."""

from __future__ import annotations

import importlib
import random
from typing import Any

from bench.stint import Stint, refuse, serve, timed

GAMES = {"tic_tac_toe": "python_tic_tac_toe", "liars_poker": "python_liars_poker", "dominoes": "python_block_dominoes"}
MODULES = ("tic_tac_toe", "liars_poker", "block_dominoes")
CLONES = 200
CLONE_AT = 0.2  # of the moments of a game: they are short


def move(state: Any, rng: random.Random) -> int:
    """One random action; chance is applied and not counted."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(rng.choices([action for action, _ in outcomes], [odds for _, odds in outcomes])[0])
        return 0
    legal = state.legal_actions()
    state.apply_action(legal[int(rng.random() * len(legal))])
    return 1


def answers(game: Any) -> Stint:
    """Random play from the start to the end."""

    def play(seed: int) -> int:
        rng = random.Random(seed)
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            count += move(state, rng)
        return count

    return timed(play)


def clones(game: Any) -> Stint:
    """Clones of states at random moments."""
    kept: list[Any] = []
    rng = random.Random(1)
    while len(kept) < CLONES:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and rng.random() < CLONE_AT:
                kept.append(state.clone())
            move(state, rng)

    def clone_all(ran: int) -> int:
        for state in kept:
            state.clone()
        return len(kept)

    return timed(clone_all)


def main() -> None:
    """Serve the games, if open_spiel is installed."""
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
        for module in MODULES:
            importlib.import_module(f"open_spiel.python.games.{module}")  # which registers its game
    except ImportError:
        refuse("open_spiel is not installed: type make bench, which installs it")
        return
    games = {id_: pyspiel.load_game(name) for id_, name in GAMES.items()}
    measures = {"answers": answers, "forks": clones}
    told = {id_: {"seats": game.num_players()} for id_, game in games.items()}
    serve(told, lambda measure, id_: measures[measure](games[id_]))


if __name__ == "__main__":
    main()
