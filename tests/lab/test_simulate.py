"""Simulated games: reproducible, on any number of processes, and refused before they start if they cannot be played."""

from __future__ import annotations

import pytest

from flambeau.kernel import BadOption, Refusal
from flambeau.lab import Plan, Played, simulate, wilson

PLAN = Plan("embers", 3, ("random",) * 3, {"goal": 15}, seed=5)


def test_the_same_plan_gives_the_same_games_on_any_number_of_processes() -> None:
    alone = simulate(PLAN, 20, workers=1)
    assert alone == simulate(PLAN, 20, workers=2)
    assert [played.number for played in alone] == list(range(20))


def test_another_seed_gives_other_games() -> None:
    other = Plan("embers", 3, ("random",) * 3, {"goal": 15}, seed=6)
    assert [p.scores for p in simulate(PLAN, 5, workers=1)] != [p.scores for p in simulate(other, 5, workers=1)]


def test_every_game_is_heard_in_order() -> None:
    heard: list[Played] = []
    results = simulate(PLAN, 9, workers=2, heard=heard.append)
    assert heard == results


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", 2, ("random",) * 2), Refusal),
        (Plan("embers", 9, ("random",) * 9), BadOption),
        (Plan("embers", 2, ("random",) * 3), Refusal),
        (Plan("embers", 2, ("random", "genius")), Refusal),
        (Plan("embers", 2, ("random",) * 2, {"goal": 11}), BadOption),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, error: type[Refusal]) -> None:
    with pytest.raises(error):
        simulate(plan, 3)


def test_the_wilson_interval_holds_the_share_and_stays_within_bounds() -> None:
    share = wilson(90, 100)
    assert share.low == pytest.approx(0.8256, abs=1e-4) and share.high == pytest.approx(0.9448, abs=1e-4)
    assert wilson(0, 10).low == 0.0 and wilson(10, 10).high == 1.0
