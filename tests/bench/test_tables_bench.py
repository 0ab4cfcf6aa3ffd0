"""The comparison of servers: its sums are right, and its lines say what was played."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from bench.tables.__main__ import compared, per_cpu, percentile, table_line
from bench.tables.driver import QUIET, RESTING, TRIES, Driver, Server, Stretch, cpu_of, ended, serving

CALM = Stretch(600, 2.0, 0.5, [1.0] * 595 + [5.0] * 5, 0.0)
HELD_UP = CALM._replace(latencies=[40.0] * 600, taken=4 * QUIET)


class Played(Driver):
    """A driver whose stretches are known beforehand."""

    def __new__(cls, *stretches: Stretch) -> Played:
        driver = super().__new__(cls, Server("ours", "ours", 0, None), None)  # type: ignore[arg-type]
        driver.left = list(stretches)
        return driver

    left: list[Stretch]

    def play(self, seconds: float, rate: int, pace: str) -> Stretch:
        return self.left.pop(0)


def test_percentiles_are_those_of_all_answers() -> None:
    assert percentile([3.0, 1.0, 2.0, 4.0], 0.5) == 3.0
    assert percentile(list(range(1000)), 0.99) == 990
    assert percentile([7.0], 0.99) == 7.0


def test_answers_per_second_of_the_processor_are_those_of_all_stretches() -> None:
    assert per_cpu([CALM, CALM._replace(cpu=1.5)]) == 600
    assert per_cpu([]) == 0


def test_a_line_says_how_fast_and_how_late() -> None:
    late = CALM._replace(latencies=[1.0] * 580 + [9.0] * 20)
    line = table_line(("2", "300/s", "ours"), [CALM, late], 2400, 5)
    assert line == "| 2 | 300/s | ours | 300 | 1,200 | 0.50 | 1.0 | 1.0 | 9.0 | 1.0, 9.0 | 0.0% | 2 of 5 |"


def test_a_stretch_that_others_disturbed_is_played_again() -> None:
    driver = Played(HELD_UP, HELD_UP, CALM, HELD_UP)
    assert driver.play_quietly(2, 300, "even") == (CALM, 3)
    assert driver.play_quietly(2, 0, "even") == (HELD_UP, 1)  # without a pace everybody waits anyway


def test_a_stretch_counts_if_neither_others_nor_those_at_rest_were_at_work() -> None:
    assert CALM.is_quiet and not HELD_UP.is_quiet
    assert CALM._replace(taken=QUIET, busy=RESTING).is_quiet and not CALM._replace(busy=2 * RESTING).is_quiet


def test_without_a_quiet_moment_nothing_is_claimed() -> None:
    [line] = compared([Played(*[HELD_UP] * TRIES)], 2, 300, "even", 1, 2)
    assert "never quiet" in line and line.endswith(f"| 0 of {TRIES} |")


def test_a_server_that_should_rest_and_does_not_is_counted_as_a_disturbance() -> None:
    idle = subprocess.Popen(["sleep", "5"], text=True)
    busy = subprocess.Popen(["yes"], stdout=subprocess.DEVNULL, text=True)
    with ended(idle), ended(busy):
        quiet, loud = (Driver(Server("", "", 0, one), one) for one in (idle, busy))
        before = cpu_of(busy)
        while cpu_of(busy) - before < 0.05:
            assert busy.poll() is None
        assert quiet._replace(all=(quiet, loud)).others() >= 0.05
        assert loud._replace(all=(quiet, loud)).others() < 0.05


def test_a_process_that_says_nothing_ends_the_bench(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="ended before"), serving("mute", "ours", ["true"], tmp_path):
        pass
