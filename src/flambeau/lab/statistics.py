"""Shares with their uncertainty. Bots are not people: a number without an interval is a rumour."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z95: Final = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """So many of so many, with its 95 % interval."""

    count: int
    of: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        """The share itself."""
        return self.count / self.of if self.of else 0.0

    def __str__(self) -> str:
        return f"{100 * self.rate:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}] of {self.of}"


def wilson(count: int, of: int, z: float = Z95) -> Share:
    """The Wilson score interval of a share."""
    if of == 0:
        return Share(count, of, 0.0, 1.0)
    p = count / of
    middle = p + z * z / (2 * of)
    spread = z * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low = 0.0 if count == 0 else (middle - spread) / (1 + z * z / of)
    high = 1.0 if count == of else (middle + spread) / (1 + z * z / of)
    return Share(count, of, low, high)


@dataclass(frozen=True)
class Interval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    of: int

    @property
    def width(self) -> float:
        """How far apart its ends are."""
        return self.high - self.low


def student(of: int, z: float = Z95) -> float:
    """How many standard errors to each side hold 95 % of a mean of so many values (Student's t, Cornish-Fisher)."""
    free = max(1, of - 1)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def mean_interval(values: Sequence[float]) -> Interval:
    """The mean of some values with its 95 % interval; of fewer than two nothing is known."""
    of = len(values)
    if of < 2:
        return Interval(values[0] if values else 0.0, -math.inf, math.inf, of)
    mean = math.fsum(values) / of
    spread = student(of) * math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (of - 1) / of)
    return Interval(mean, mean - spread, mean + spread, of)


def paired_share(pairs: Sequence[tuple[bool, bool]], z: float = Z95) -> Interval:
    """By how much the second share is above the first, over pairs of games with the same chance.

    Half a pair is added to each of the four cells (Agresti and Min, 2005), so that a few pairs that all agree do not
    look like certainty.
    """
    of = len(pairs)
    gained = sum(after and not before for before, after in pairs)
    lost = sum(before and not after for before, after in pairs)
    n = of + 2
    more, less = (gained + 0.5) / n, (lost + 0.5) / n
    middle = more - less
    spread = z * math.sqrt(max(0.0, more + less - middle**2) / n)
    mean = (gained - lost) / of if of else 0.0
    return Interval(mean, max(-1.0, middle - spread), min(1.0, middle + spread), of)
