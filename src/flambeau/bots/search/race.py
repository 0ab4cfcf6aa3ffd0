"""Which answers at the root are tried, and how often: a race in which all run through the same worlds.

Every round imagines one world, and each answer that is still in the race is tried in it with the same chance. What
differs then is the answer and little else, so a few rounds tell more than as many independent tries. After some rounds
the worse half leaves. The answer of the scripted bot is beaten only by one that did clearly better in the same worlds.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

MOST: Final = 8  # answers that start, where the scripted bot ranks them
FIRST_CUT: Final = 4  # rounds before the worse half leaves for the first time; then twice as many, and so on
CLEARLY: Final = 1.0  # standard errors that an answer must lead the scripted bot's by,
DOUBT: Final = 3.0  # and so many more divided by the number of rounds, because few rounds know little of their error


class Race:
    """The results of some answers (by index) in the worlds that all of them were tried in."""

    def __init__(self, starters: Sequence[int], usual: int) -> None:
        self.running = list(starters)
        self.usual = usual  # what the scripted bot would answer, or -1
        self.results: dict[int, list[float]] = {index: [] for index in starters}
        self.rounds = 0
        self._cut = FIRST_CUT

    def finish_round(self, results: Sequence[float]) -> None:
        """Count a round: one result for each answer that runs, in their order."""
        for index, result in zip(self.running, results):
            self.results[index].append(result)
        self.rounds += 1
        if self.rounds >= self._cut and len(self.running) > 2:
            best = sorted(self.running, key=self.mean, reverse=True)[: (len(self.running) + 1) // 2]
            if self.usual in self.running and self.usual not in best:
                best.append(self.usual)  # it is the measure of the others
            self.running = [index for index in self.running if index in best]
            self._cut *= 2

    def partly(self, results: Sequence[float]) -> None:
        """The results of a round that was cut short: of use only if there is no whole one."""
        if not self.rounds:
            for index, result in zip(self.running, results):
                self.results[index].append(result)

    def mean(self, index: int) -> float:
        """How an answer did on average."""
        results = self.results[index]
        return sum(results) / len(results) if results else 0.0

    def winner(self) -> int:
        """The best answer; the scripted bot's unless another did clearly better."""
        if not self.rounds:
            return self.usual if self.usual >= 0 else max(self.running, key=self.mean)
        best = max(self.running, key=lambda index: (self.mean(index), index == self.usual))
        if self.usual < 0 or best == self.usual or self.lead(best) > CLEARLY + DOUBT / self.rounds:
            return best
        return self.usual

    def lead(self, index: int) -> float:
        """By how many standard errors an answer leads the scripted bot's, in the worlds that both were tried in."""
        pairs = list(zip(self.results[index], self.results.get(self.usual, ())))
        if len(pairs) < 2:
            return 0.0
        apart = [one - other for one, other in pairs]
        mean = sum(apart) / len(apart)
        spread = sum((one - mean) ** 2 for one in apart) / (len(apart) - 1)
        return mean / math.sqrt(spread / len(apart)) if spread > 0 else math.copysign(math.inf, mean) if mean else 0.0

    def order(self) -> list[int]:
        """All answers that were tried: the winner, those that ran longest, the better ones first."""
        first = self.winner()
        return sorted(self.results, key=lambda i: (i != first, -len(self.results[i]), -self.mean(i)))


def starters(count: int, ranked: Sequence[float] | None, usual: int) -> list[int]:
    """Which of so many answers start: all, or the best that the scripted bot ranks; its own is always among them."""
    if ranked is None or count <= MOST:
        return list(range(count))
    chosen = sorted(range(count), key=lambda index: -ranked[index])[:MOST]
    if usual >= 0 and usual not in chosen:
        chosen[-1] = usual
    return sorted(chosen)
