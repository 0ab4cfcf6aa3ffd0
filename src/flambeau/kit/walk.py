"""Random play for checks: which cases a game has, and a match that is walked question by question."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from flambeau.kernel import BadOption, Game, Match

MOST_ANSWERS: Final = 20_000


class Case:
    """One way to play a game: seats and options."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)

    def __repr__(self) -> str:
        told = "".join(f",{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}[{self.seats}{told}]"

    def start(self, seed: int, **how: Any) -> Match:
        """A match of this case."""
        return Match.start(self.game, self.seats, {**self.game.automated, **self.options}, seed, **how)


def cases(game: Game[Any]) -> list[Case]:
    """Every number of seats, and every value of every option once, the other options at their defaults."""
    found = [Case(game, seats, {}) for seats in game.seats]
    for option in game.options:
        for place, value in enumerate(value for value in option.values if value != option.default):
            fitting = [case for seats in game.seats if is_playable(case := Case(game, seats, {option.id: value}))]
            found.extend(fitting[place % len(fitting) :][:1] if fitting else [])
    return [case for case in found if is_playable(case)]


def is_playable(case: Case) -> bool:
    """Whether the game accepts these seats with these options."""
    try:
        case.game.settle_options(case.options, case.seats)
    except BadOption:
        return False
    return True


def policy(seed: int) -> random.Random:
    """Where a random player takes its answers from."""
    return random.Random(seed * 2 + 1)


def step(match: Match, rng: random.Random) -> tuple[int, int]:
    """Let a random asked seat give a random answer; returns (seat, index)."""
    asked = match.asked()
    seat = asked[rng.randrange(len(asked))]
    index = rng.randrange(len(match.question(seat).choices))
    match.answer(seat, index)
    return seat, index


def walk(match: Match, seed: int, most: int = MOST_ANSWERS) -> Iterator[int]:
    """Stop at every question of a random game, then answer it; yields how many were answered before."""
    rng = policy(seed)
    for answered in range(most):
        if match.outcome is not None:
            return
        yield answered
        if match.outcome is None:
            step(match, rng)
    if match.outcome is None and most == MOST_ANSWERS:
        raise AssertionError(f"{match.game.id}: no end after {most} answers")
