"""Random play to the end, as bots and benchmarks use it."""

from __future__ import annotations

import pytest
from toys import SHEETS, TOYS

from flambeau.kernel import Match, RuleFault
from flambeau.kernel.playout import playout


def test_random_play_comes_to_its_end_and_counts_its_answers() -> None:
    for game in TOYS:
        first, second = (Match.start(game, 2, seed=3, forkable=False) for _ in range(2))
        assert playout(first, 5) == playout(second, 5) > 3
        assert first.outcome is not None and first.digest() == second.digest()


def test_random_play_stops_after_so_many_answers() -> None:
    match = Match.start(SHEETS, 2, seed=3)
    assert playout(match, 5, most=4) == 4
    assert match.outcome is None


def test_random_play_needs_a_match_that_draws_its_own_chance() -> None:
    match = Match.start(SHEETS, 2, seed=3, given=True)
    with pytest.raises(RuleFault, match="draws its own chance"):
        playout(match, 5)
    while match.needed is not None:
        match.settle([1])
    with pytest.raises(RuleFault, match="draws its own chance"):
        playout(match, 5)
