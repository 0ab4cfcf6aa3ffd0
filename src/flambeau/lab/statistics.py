"""Shares with their uncertainty. Bots are not people: a number without an interval is a rumour."""

from __future__ import annotations

import math
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
