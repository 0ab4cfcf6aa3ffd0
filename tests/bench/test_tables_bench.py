"""The comparison of servers: its sums are right, and its lines say what was played."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from bench.tables.__main__ import compared, per_cpu, percentile, quiet_tail, table_line
from bench.tables.driver import QUIET, RESTING, Driver, Server, Stretch, cpu_of, ended, serving

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


def test_a_line_says_how_fast_and_how_late_the_middle_stretch_was() -> None:
    late = CALM._replace(latencies=[1.0] * 580 + [9.0] * 20)
    line = table_line(("2", "300/s", "ours"), [CALM, late, HELD_UP], 2400)
    assert line == "| 2 | 300/s | ours | 300 | 1,200 | 0.50 | 1.0 | 40.0 | 9.0 | 1.0, 40.0 | 9.0 (2) | 0.3% |"


def test_quiet_stretches_are_told_by_themselves_and_never_claimed_when_there_were_none() -> None:
    assert quiet_tail([CALM, CALM]) == "1.0 (2)"
    assert quiet_tail([]) == "(0)"


def test_servers_play_in_turn_and_every_stretch_counts() -> None:
    ours, theirs = Played(CALM, HELD_UP), Played(HELD_UP, CALM._replace(cpu=0.25))
    mine, other = compared([ours, theirs], 2, 300, "even", 2, 2)
    assert ours.left == theirs.left == []
    assert "| 0.75 |" in mine and "| 1.00 |" in other
    assert mine.split("|")[9] == other.split("|")[9] == " 20.5 "  # between a calm stretch and one that was held up


def test_a_stretch_is_quiet_if_neither_others_nor_those_at_rest_were_at_work() -> None:
    assert CALM.is_quiet and not HELD_UP.is_quiet
    assert CALM._replace(taken=QUIET, busy=RESTING).is_quiet and not CALM._replace(busy=2 * RESTING).is_quiet


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
