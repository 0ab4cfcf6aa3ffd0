"""The comparison of servers: its sums are right, and its lines say what was played."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench.tables.__main__ import compared, per_cpu, percentile, table_line
from bench.tables.driver import Answered, Driver, Server, Stretch, ended, serving
from bench.tables.watch import AFTERWARDS, CAN_WATCH, Taken, Watch, watching

SECOND = 1000.0


def stretch(*latencies: float, begun: float = 0.0, cpu: float = 0.5) -> Stretch:
    """Two seconds in which these answers came, one every three milliseconds."""
    seen = [Answered(begun + 3 * place, one) for place, one in enumerate(latencies)]
    return Stretch(len(latencies), begun, 2.0, cpu, seen)


def noted(folder: Path, *taken: Taken) -> Watch:
    """A watch of one core that has noted this."""
    note = folder / "0"
    note.write_text("".join(f"{one.begun} {one.ended} {one.milliseconds}\n" for one in taken))
    watch = Watch([note])
    watch.look()
    return watch


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
    assert per_cpu([stretch(*[1.0] * 600), stretch(*[1.0] * 600, cpu=1.5)]) == 600
    assert per_cpu([]) == 0


def test_an_answer_is_disturbed_if_anything_was_taken_while_it_was_on_its_way_or_shortly_before(tmp_path: Path) -> None:
    watch = noted(tmp_path, Taken(100.0, 103.0, 2.0), Taken(200.0, 201.0, 1.0))
    assert watch.was_disturbed(99.0, 100.5) and watch.was_disturbed(101.0, 102.0) and watch.was_disturbed(102.0, 104.0)
    assert watch.was_disturbed(103.0 + AFTERWARDS, 110.0), "it may still wait for those before it"
    assert not watch.was_disturbed(98.0, 99.9) and not watch.was_disturbed(103.1 + AFTERWARDS, 110.0)
    assert watch.was_disturbed(150.0, 200.1) and not watch.was_disturbed(300.0, 400.0)


def test_what_was_taken_is_a_share_of_all_cores_time(tmp_path: Path) -> None:
    watch = noted(tmp_path, Taken(100.0, 103.0, 2.0), Taken(200.0, 201.0, 1.0), Taken(5000.0, 5001.0, 1.0))
    assert watch.share(0, SECOND) == pytest.approx(0.003)
    assert Watch([]).share(0, SECOND) == 0


def test_a_line_tells_how_late_undisturbed_answers_were_and_how_many_these_are(tmp_path: Path) -> None:
    calm = stretch(*[1.0] * 590, *[3.0] * 10)
    held_up = stretch(*[1.0] * 100, *[90.0] * 500, begun=10 * SECOND)
    watch = noted(tmp_path, Taken(10_300.0 - AFTERWARDS, 12_000.0, 1700.0))
    line = table_line(("2", "300/s", "ours"), [calm, held_up], watch, 2400, is_paced=True)
    assert line == "| 2 | 300/s | ours | 300 | 1,200 | 0.50 | 1.00 | 1.00 | 3.00 | 58% | 46.5 | 42.5% |"


def test_where_nothing_was_undisturbed_nothing_is_claimed(tmp_path: Path) -> None:
    watch = noted(tmp_path, Taken(0.0, 9000.0, 9000.0))
    line = table_line(("2", "300/s", "ours"), [stretch(*[40.0] * 600)], watch, 1200, is_paced=True)
    assert "| 1.00 |  |  |  | 0% | 40.0 |" in line


def test_without_a_pace_all_answers_count(tmp_path: Path) -> None:
    watch = noted(tmp_path, Taken(0.0, 9000.0, 9000.0))
    line = table_line(("2", "as fast as it goes", "ours"), [stretch(*[40.0] * 600)], watch, 1200, is_paced=False)
    assert "| 1.00 | 40.00 | 40.00 | 40.00 |  | 40.0 |" in line


def test_servers_play_in_turn_and_every_stretch_counts() -> None:
    ours = Played(stretch(*[1.0] * 600), stretch(*[40.0] * 600))
    theirs = Played(stretch(*[40.0] * 600), stretch(*[1.0] * 600, cpu=0.25))
    mine, other = compared([ours, theirs], Watch([]), 2, (300, "even"), 2, 2)
    assert ours.left == theirs.left == []
    assert "| 0.75 |" in mine and "| 1.00 |" in other
    assert mine.split("|")[11] == other.split("|")[11] == " 20.5 "  # between a calm stretch and one that was held up


@pytest.mark.skipif(not CAN_WATCH, reason="only Linux has processes that give way to everybody")
def test_a_watchman_notes_what_somebody_took_who_is_not_measured() -> None:
    core = min(os.sched_getaffinity(0))
    spin = f"import os, time; os.sched_setaffinity(0, {{{core}}})\nwhile time.process_time() < 60: pass"
    with ended(subprocess.Popen(["sleep", "60"], text=True)) as measured, watching([measured]) as watch:
        begun = time.monotonic() * 1000
        with ended(subprocess.Popen([sys.executable, "-c", spin], text=True)):
            while not watch.was_disturbed(begun, time.monotonic() * 1000):
                assert time.monotonic() * 1000 < begun + 30 * SECOND, "he has seen nothing"
                time.sleep(0.02)  # whoever gives way to everybody may have to wait for his turn
                watch.look()
        assert watch.share(begun, time.monotonic() * 1000) > 0


@pytest.mark.skipif(not CAN_WATCH, reason="only Linux has processes that give way to everybody")
def test_a_watchman_goes_with_whoever_asked_for_him(tmp_path: Path) -> None:
    note = tmp_path / "note"
    note.touch()
    core, measured = min(os.sched_getaffinity(0)), os.getpid()
    command = [sys.executable, "-m", "bench.tables.watch", str(core), str(note)]
    ask = f"import os, subprocess; subprocess.Popen([*{command!r}, str(os.getpid()), '{measured}'])"
    with subprocess.Popen([sys.executable, "-c", ask], stdout=subprocess.PIPE) as asking:  # both of them hold the pipe
        try:
            asking.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            pytest.fail("he watches though nobody wants to know")


def test_a_process_that_says_nothing_ends_the_bench(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="ended before"), serving("mute", "ours", ["true"], tmp_path):
        pass
