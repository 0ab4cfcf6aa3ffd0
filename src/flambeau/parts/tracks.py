"""Bounded tracks: a marker that moves between two ends and may meet printed thresholds on its way.

Health, experience, torches, levels and damage columns are ints in a state; these functions say where
a marker ends up, what could not be taken, and which spaces it met.
"""

from __future__ import annotations


def moved(value: int, by: int, low: int, high: int) -> int:
    """Where a marker stands after moving by so much, up or down, between the ends of its track."""
    value += by
    if value < low:
        return low
    return high if value > high else value


def overflow(value: int, by: int, low: int, high: int) -> int:
    """The part of a move that the ends of the track swallow, with the sign of the move."""
    return value + by - moved(value, by, low, high)


def thresholds_met(thresholds: tuple[int, ...], before: int, after: int) -> list[int]:
    """The thresholds a marker enters or passes between two values, in the order it meets them.

    The value it leaves does not count, the value it ends on does.
    """
    if after >= before:
        return sorted([at for at in thresholds if before < at <= after])
    return sorted([at for at in thresholds if after <= at < before], reverse=True)


def stage(thresholds: tuple[int, ...], value: int) -> int:
    """How many of the ascending thresholds a value has reached: 0 below the first."""
    reached = 0
    for at in thresholds:
        if value < at:
            break
        reached += 1
    return reached


def printed(steps: tuple[tuple[int, int], ...], value: int, below: int = 0) -> int:
    """What a track prints at the last of its ascending (threshold, result) steps that a value has reached."""
    result = below
    for at, step in steps:
        if value < at:
            break
        result = step
    return result
