"""A bot that stops when it has something to lose. It sees what its seat sees: the chair's dossier."""

from __future__ import annotations

from typing import Any

ENOUGH = 3  # cards


class Cautious:
    """Draws three cards, then stops."""

    def __init__(self, seed: int) -> None:
        self.seed = seed  # for a bot that guesses; equal seeds give equal answers

    def answer(self, chair: Any) -> int:
        """The index of one of `chair.choices`."""
        return len(chair.choices) - 1 if len(chair.dossier.drawn) >= ENOUGH else 0
