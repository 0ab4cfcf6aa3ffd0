"""Many matches at once for learners that want batches: one step answers all of them, and what ends begins anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from flambeau.kernel import Match

from .spaces import Floats, Kept, Learning


class Vector:
    """So many matches of one game. Each waits at a question of some seat; `seats` says which."""

    def __init__(self, learning: Learning, count: int, seed: int = 0) -> None:
        self.learning = learning
        self._rng = np.random.default_rng(seed)
        self.matches: list[Match] = [self._fresh() for _ in range(count)]
        self._kept: list[Kept] = [{} for _ in range(count)]

    @property
    def seats(self) -> list[int]:
        """Who is asked in each match."""
        return [match.asked()[0] for match in self.matches]

    def observe(self) -> tuple[Floats, NDArray[np.int8]]:
        """Observations and masks, a row a match."""
        learning = self.learning
        places = list(zip(self.matches, self.seats, self._kept))
        rows = np.stack([learning.observation(match, seat, kept) for match, seat, kept in places])
        return rows, np.stack([learning.mask(match, seat) for match, seat, _ in places])

    def step(self, actions: Sequence[int] | NDArray[Any]) -> list[list[float] | None]:
        """Answer in every match; for each that ended the rewards of its seats, and it begins anew."""
        ended: list[list[float] | None] = []
        for place, action in enumerate(actions):
            match = self.matches[place]
            seat = match.asked()[0]
            match.answer(seat, self.learning.index(match, seat, int(action)))
            if match.outcome is None:
                ended.append(None)
            else:
                ended.append(self.learning.rewards(match))
                self.matches[place] = self._fresh()
        return ended

    def _fresh(self) -> Match:
        return self.learning.start(int(self._rng.integers(1 << 48)))
