"""Embers as open_spiel's Python MCTS sees it: its search drives our engine, so only the searches differ."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from typing import Any

from flambeau.kernel import Match
from flambeau.registry import game

ITERATIONS = 100


class State:
    """As much of a `pyspiel.State` as the search asks for; chance is drawn by the match itself."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def is_terminal(self) -> bool:
        return self.match.outcome is not None

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.match.asked()[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        return list(range(len(self.match.question(self.current_player()).choices)))

    def apply_action(self, action: int) -> None:
        self.match.answer(self.current_player(), action)

    def clone(self) -> State:
        return State(self.match.fork())

    def returns(self) -> list[float]:
        outcome = self.match.outcome
        return [1.0 if outcome is not None and seat in outcome.winners else -1.0 for seat in range(self.match.seats)]


class _Rollouts:
    """Random play to the end, and the same prior for every action: open_spiel's RandomRolloutEvaluator."""

    def __init__(self) -> None:
        self.rng = random.Random(1)

    def evaluate(self, state: State) -> list[float]:
        work = state.clone()
        while not work.is_terminal():
            work.apply_action(self.rng.choice(work.legal_actions()))
        return work.returns()

    def prior(self, state: State) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class _Game:
    def num_players(self) -> int:
        return 2

    def max_utility(self) -> float:
        return 1.0

    def min_utility(self) -> float:
        return -1.0

    def get_type(self) -> Any:
        pyspiel = importlib.import_module("pyspiel")
        return pyspiel.load_game("connect_four").get_type()  # terminal rewards, sequential


def spiel_search(until: Callable[..., float]) -> Callable[[float], float] | str:
    """Iterations of open_spiel's search on the match that ours searches, or why there are none."""
    try:
        mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    except ImportError as problem:
        return f"open_spiel is left out: {problem}"
    match = Match.start(game("embers"), 2, {"goal": 20}, 3)
    bot = mcts.MCTSBot(_Game(), 1.4, ITERATIONS, _Rollouts(), solve=False)

    def search() -> int:
        bot.mcts_search(State(match.fork()))
        return ITERATIONS

    return lambda seconds: until(seconds, search)
