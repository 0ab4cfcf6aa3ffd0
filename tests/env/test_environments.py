"""PettingZoo's and Gymnasium's own tests on every game; masks, clones, rewards, refusals."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from bench.ours import most_seats
from flambeau.env import Learning, Vector, aec_env, parallel_env, single_env
from flambeau.env.spaces import WAIT
from flambeau.registry import registered

GAMES = sorted(registered())
CYCLES = 60


def play(env: object, seed: int, most: int = 400) -> list[tuple[str, int]]:
    """Random legal actions from the start; what was done by whom."""
    draw = np.random.default_rng(seed)
    env.reset(seed=seed)  # type: ignore[attr-defined]
    done = []
    for agent in env.agent_iter(most):  # type: ignore[attr-defined]
        seen, _, ended, cut, _ = env.last()  # type: ignore[attr-defined]
        action = None if ended or cut else int(draw.choice(np.flatnonzero(seen["action_mask"])))
        done.append((agent, -1 if action is None else action))
        env.step(action)  # type: ignore[attr-defined]
    return done


@pytest.mark.parametrize("game", GAMES)
def test_the_agent_by_agent_environment_passes_pettingzoos_tests(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec_env(game), num_cycles=CYCLES)
        seed_test(lambda: aec_env(game), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_parallel_environment_passes_pettingzoos_test(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(game, most_seats(registered()[game])), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_single_environment_passes_gymnasiums_checks_but_for_illegal_actions(game: str) -> None:
    env = single_env(game)
    seen, info = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    again, _ = env.reset(seed=3)
    assert np.array_equal(seen, again)
    for _ in range(20):
        action = int(np.flatnonzero(info["action_mask"])[0])
        seen, reward, over, cut, info = env.step(action)
        assert env.observation_space.contains(seen)
        if over or cut:
            assert reward != 0
            break


def test_an_action_that_is_not_legal_is_refused_with_its_number() -> None:
    env = aec_env("embers", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"action {WAIT} is not legal for seat 0"):
        env.step(WAIT)


def test_a_clone_goes_on_by_itself() -> None:
    env = aec_env("dungeon_heroes", 2)
    env.reset(seed=5)
    for _ in range(30):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    copy = env.clone()
    before = env.last()[0]["observation"].copy()
    assert np.array_equal(copy.last()[0]["observation"], before)
    copy.step(int(np.flatnonzero(copy.last()[0]["action_mask"])[-1]))
    assert np.array_equal(env.last()[0]["observation"], before)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_from_the_last_observation_changes_nothing(game: str) -> None:
    env = aec_env(game, most_seats(registered()[game]))
    env.reset(seed=6)
    draw = np.random.default_rng(6)
    for _ in range(80):
        match, seat = env.match, env.possible_agents.index(env.agent_selection)
        if match is None or match.outcome is not None:
            break
        seen = env.observe(env.agent_selection)
        assert np.array_equal(seen["observation"], env.learning.observation(match, seat))
        env.step(int(draw.choice(np.flatnonzero(seen["action_mask"]))))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(game: str) -> None:
    assert play(aec_env(game), 7, 150) == play(aec_env(game), 7, 150)


def test_a_seat_that_is_not_asked_can_only_wait() -> None:
    env = parallel_env("embers", 3)
    seen, _ = env.reset(seed=2)
    assert [int(seen[agent]["action_mask"].sum()) for agent in env.agents][1:] == [1, 1]
    assert seen["seat_1"]["action_mask"][WAIT] == 1
    assert seen["seat_0"]["action_mask"][WAIT] == 0


def test_what_a_seat_may_not_know_does_not_change_its_observation() -> None:
    learning = Learning("dungeon_heroes", 2)
    match = learning.start(11)
    while match.asked() != (0,) or match.main.steps < 12:
        match.answer(match.asked()[0], 0)
    for seed in range(5):
        world = match.imagine(0, seed)
        assert np.array_equal(learning.observation(world, 0), learning.observation(match, 0))


def test_rewards_come_at_the_end_and_tell_who_won() -> None:
    env = aec_env("embers", 2)
    env.reset(seed=4)
    draw = np.random.default_rng(4)
    while not any(env.terminations.values()):
        env.step(int(draw.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    assert env.match is not None and env.match.outcome is not None
    winners = env.match.outcome.winners
    assert {agent: reward > 0 for agent, reward in env.rewards.items()} == {
        f"seat_{seat}": seat in winners for seat in range(2)
    }


def test_a_vector_of_matches_begins_those_anew_that_ended() -> None:
    vector = Vector(Learning("embers", 2), 8, seed=1)
    draw = np.random.default_rng(2)
    ended = 0
    for _ in range(120):
        rows, masks = vector.observe()
        assert rows.shape[0] == masks.shape[0] == 8
        results = vector.step([int(draw.choice(np.flatnonzero(mask))) for mask in masks])
        ended += sum(result is not None for result in results)
    assert ended > 3
    assert all(match.outcome is None for match in vector.matches)


def test_rendering_draws_the_position() -> None:
    env = single_env("embers", 2)
    env.reset(seed=1)
    assert env.render().startswith("<svg")
