"""Simulated games: one plan, many seeds, the same results on any number of processes.

Game `n` of a plan has its own seed, and so has each bot in it, so results depend on nothing but the plan.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

from flambeau.bots import make_bot
from flambeau.bots.chair import Chair
from flambeau.kernel import Game, Match, Refusal
from flambeau.kernel.chance import mix
from flambeau.registry import game as registered_game

MOST_ANSWERS: Final = 100_000


@dataclass(frozen=True)
class Plan:
    """What to play: which game, how many seats, who sits there, with which options."""

    game: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0

    def check(self) -> None:
        """Refuse a plan that cannot be played, before any game is."""
        game = registered_game(self.game)
        game.settle_options(self.options, self.seats)
        if len(self.bots) != self.seats:
            raise Refusal("wrong-bots", bots=len(self.bots), seats=self.seats)
        for name in self.bots:
            make_bot(game, name, 0)


@dataclass(frozen=True)
class Played:
    """How one simulated game went."""

    number: int
    seed: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    answers: int


def play_one(plan: Plan, number: int) -> Played:
    """Play game `number` of a plan to its end."""
    game: Game[Any] = registered_game(plan.game)
    seed = mix(plan.seed & 0xFFFFFFFFFFFF, 17, number + 1)
    match = Match.start(game, plan.seats, plan.options, seed)
    bots = [make_bot(game, name, mix(seed, 29, seat + 1)) for seat, name in enumerate(plan.bots)]
    for answers in range(MOST_ANSWERS):
        if match.outcome is not None:
            outcome = match.outcome
            return Played(number, seed, outcome.winners, outcome.scores, outcome.reason, answers)
        asked = match.asked()
        seat = asked[0] if len(asked) == 1 else asked[mix(seed, 31, answers + 1) % len(asked)]
        match.apply(bots[seat].answer(Chair(match, seat)), seat)
    raise Refusal("endless-game", game=plan.game, seed=seed)


def simulate(
    plan: Plan, games: int, workers: int | None = None, heard: Callable[[Played], None] | None = None
) -> list[Played]:
    """Play so many games; `heard` is told of each, in order."""
    plan.check()
    results: list[Played] = []
    for played in _played(plan, games, workers or os.cpu_count() or 1):
        results.append(played)
        if heard is not None:
            heard(played)
    return results


def _played(plan: Plan, games: int, workers: int) -> Iterator[Played]:
    if workers == 1 or games < 4:
        for number in range(games):
            yield play_one(plan, number)
        return
    batches = [range(first, min(first + 8, games)) for first in range(0, games, 8)]
    with ProcessPoolExecutor(workers) as pool:
        for batch in pool.map(_batch, [plan] * len(batches), batches):
            yield from batch


def _batch(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    return [play_one(plan, number) for number in numbers]
