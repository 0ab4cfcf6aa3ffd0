"""Variants beside the game as it is: the same seeds, so the same chance, and the interval of the difference."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from .measures import of_line, values
from .results import About, Row
from .statistics import Interval, mean_interval, paired_share, wilson

COMPARED: Final = ("wins", "score", "answers")


class Difference(Struct, frozen=True):
    """By how much a measure of one seat in one line differs in a variant."""

    line: int
    title: str
    measure: str
    seat: int
    before: float
    after: float
    found: Interval
    gain: float  # how many times narrower the interval is than that of independent games

    @property
    def clear(self) -> bool:
        """Whether the interval leaves zero out."""
        return not self.found.low <= 0.0 <= self.found.high


def differences(about: About, before: Sequence[Row], after: Sequence[Row]) -> Iterator[Difference]:
    """Every measure of every seat in every line, over the matches that both have."""
    for number, line in enumerate(about.lines):
        here = pairs_of(of_line(before, number), of_line(after, number))
        for measure in COMPARED:
            for seat in range(1 if measure == "answers" else line.seats):
                olds, news = _both(here, measure, seat)
                if len(olds) > 1:
                    yield _difference(number, line.title, measure, seat, olds, news)


def pairs_of(before: Sequence[Row], after: Sequence[Row]) -> list[tuple[Row, Row]]:
    """Matches of two lines that have the same number, and so the same chance."""
    then = {row.played.number: row for row in before}
    return [(then[row.played.number], row) for row in after if row.played.number in then]


def win_difference(pairs: Sequence[tuple[Row, Row]], seat: int) -> Interval:
    """By how much more often a seat won the second match of each pair."""
    return paired_share([(seat in old.played.winners, seat in new.played.winners) for old, new in pairs])


def _both(pairs: Sequence[tuple[Row, Row]], measure: str, seat: int) -> tuple[list[float], list[float]]:
    olds, news = [], []
    for old, new in pairs:
        one, other = values([old], measure, seat), values([new], measure, seat)
        if one and other:
            olds += one
            news += other
    return olds, news


def _alone(measure: str, found: Sequence[float]) -> Interval:
    if measure != "wins":
        return mean_interval(found)
    share = wilson(round(sum(found)), len(found))
    return Interval(share.rate, share.low, share.high, share.of)


def _difference(
    line: int, title: str, measure: str, seat: int, olds: Sequence[float], news: Sequence[float]
) -> Difference:
    if measure == "wins":
        found = paired_share([(bool(old), bool(new)) for old, new in zip(olds, news)])
    else:
        found = mean_interval([new - old for old, new in zip(olds, news)])
    one, other = _alone(measure, olds), _alone(measure, news)
    apart = math.hypot(one.width, other.width)
    gain = apart / found.width if found.width > 0 else 1.0
    return Difference(line, title, measure, seat, one.mean, other.mean, found, gain)
