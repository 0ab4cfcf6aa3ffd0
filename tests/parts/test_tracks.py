"""Markers on bounded tracks."""

from __future__ import annotations

import pytest

from flambeau.parts.tracks import moved, overflow, printed, stage, thresholds_met


def test_a_marker_stops_at_the_ends_of_its_track() -> None:
    assert moved(3, 2, 0, 10) == 5
    assert moved(3, -5, 0, 10) == 0
    assert moved(9, 5, 0, 10) == 10


def test_what_the_ends_swallow_is_known() -> None:
    assert overflow(3, -5, 0, 10) == -2
    assert overflow(9, 5, 0, 10) == 4
    assert overflow(5, 1, 0, 10) == 0


def test_thresholds_are_met_in_the_order_of_the_way() -> None:
    marks = (4, 8, 12)
    assert thresholds_met(marks, 3, 8) == [4, 8]
    assert thresholds_met(marks, 4, 8) == [8], "the space it leaves does not count"
    assert thresholds_met(marks, 12, 4) == [8, 4]
    assert thresholds_met(marks, 5, 5) == []


def test_a_stage_counts_the_thresholds_reached() -> None:
    assert [stage((2, 5, 9), value) for value in (1, 2, 4, 5, 9, 20)] == [0, 1, 1, 2, 3, 3]


@pytest.mark.parametrize(("damage", "penalty"), [(3, 0), (4, -1), (11, -6), (13, -9)])
def test_between_two_printed_numbers_the_last_one_reached_counts(damage: int, penalty: int) -> None:
    column = ((4, -1), (7, -3), (10, -6), (13, -9))
    assert printed(column, damage) == penalty
