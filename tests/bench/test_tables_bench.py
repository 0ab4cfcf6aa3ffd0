"""The comparison of servers: its sums are right, and our side runs from end to end."""

from __future__ import annotations

import math
import subprocess
import sys

import pytest

from bench.tables.__main__ import ROOT, Stretch, line, percentile


def test_percentiles_lie_where_they_should() -> None:
    assert percentile([1.0, 2.0, 3.0], 50) == 2.0
    assert percentile([7.0], 99) == 7.0 and math.isnan(percentile([], 50))


def test_a_line_sums_up_all_rounds() -> None:
    stretches = [Stretch(2.0, 0.3, [1.0, 3.0]), Stretch(2.0, 0.1, [2.0, 4.0])]
    assert line(2, 50, "Flambeau", stretches) == "| 2 | 50/s | Flambeau | 1 | 100.0 | 2.5 | 3.7 | 4.0 |"
    assert "as fast as it goes" in line(4, 0, "Flambeau", stretches)


@pytest.mark.long
def test_our_side_of_the_comparison_runs() -> None:
    quick = ["--alone", "--rounds", "1", "--seconds", "2", "--tables", "2", "--sockets", "2", "--rates", "20"]
    done = subprocess.run(
        [sys.executable, "-m", "bench.tables", *quick], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "| 2 | 20/s | Flambeau |" in done.stdout
