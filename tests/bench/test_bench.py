"""The benchmark itself: its sums are right, its tables readable, and it runs from end to end."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench.contest import PURE, ROOT, Contestant, Results
from bench.report import kind_table, our_table, ratios, report, told_ratio


def results() -> Results:
    found = Results()
    for rate in (100_000, 120_000, 80_000):
        found.note("pure", "answers", "dungeon_heroes", {"count": rate, "cpu": 1.0})
        found.note("compiled", "answers", "dungeon_heroes", {"count": rate * 3, "cpu": 1.0})
        found.note("catanatron", "answers", "catan", {"count": 25_000, "cpu": 1.0})
    found.note("pure", "kinds", "dungeon_heroes", {"hero-action": [9.0, 75], "arrow": [4.0, 25]})
    return found


def test_a_ratio_compares_stints_of_the_same_round() -> None:
    assert ratios([100, 300], [50, 100]) == [2, 3]


def test_a_goal_is_met_or_not_beside_its_number() -> None:
    assert told_ratio([3.9, 4.2, 4.1], goal=4) == "4.1 ✓ (≥ 4)"
    assert told_ratio([3.9, 3.2], goal=4) == "3.5 ✗ (≥ 4)"
    assert told_ratio([]) == ""


def test_our_games_stand_against_catanatron_and_the_compiled_build_against_the_pure_one() -> None:
    text = our_table(results(), "answers", {"dungeon_heroes": 2})
    assert "100,000 (80–120 k)" in text
    assert "4.0 ✓ (≥ 4)" in text
    assert "3.0 ✓ (≥ 2.5)" in text


def test_the_questions_of_a_game_are_listed_by_how_often_they_come() -> None:
    lines = kind_table(results(), "dungeon_heroes").splitlines()
    assert lines[2].split("|")[1:4] == [" hero-action              ", " 75.0 % ", " 9.0     "]
    assert lines[3].startswith("| arrow")


def test_a_peer_that_is_not_installed_leaves_one_sentence() -> None:
    text = report(results(), {"dungeon_heroes": 2}, ["open_spiel is not installed: type make bench"])
    assert "open_spiel is not installed" in text


def test_a_contestant_plays_a_stint_when_it_is_told_to() -> None:
    with Contestant("pure", "bench.ours", PURE) as ours:
        assert ours.games["embers"]["seats"] == 4 and not ours.games["embers"]["compiled"]
        told = ours.stint("answers", "nothing", 0.01)
        assert told["count"] >= 300 and told["cpu"] >= 0.01


@pytest.mark.long
def test_the_whole_benchmark_runs_from_end_to_end() -> None:
    command = [sys.executable, "-m", "bench", "--rounds", "1", "--seconds", "0.2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "## Forks at random questions" in done.stdout
    for game in ("embers", "nothing", "dungeon_heroes", "dungeon_saga"):
        assert f"| {game}, " in done.stdout
