"""The scripted player of any seat: it looks at what it is asked and leaves the answer to the right mind."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Chair, mix

from .heroes import HeroMind
from .master import MasterMind

NOISE: Final = 1 << 60
WHIM: Final = 0.01


class Scripted:
    """Plays Heroes, a human side's Game Master, or a Villain who is asked about ties."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, chair: Chair) -> int:
        """The index of the best choice; equal ones are told apart by the seed."""
        choices = chair.choices
        if len(choices) == 1:
            return 0
        d = chair.dossier
        topic = chair.topic.name
        mind: HeroMind | MasterMind
        mind = MasterMind(d, chair.about) if topic in MasterMind.TOPICS else HeroMind(d, chair.about)
        values = mind.values(topic, choices)
        moment = d.round * 64 + len(d.discard) + sum(d.cell) % 997
        best, index = -1e9, 0
        for place, value in enumerate(values):
            total = value + WHIM * mix(self.seed & NOISE - 1, moment, place) / NOISE
            if total > best:
                best, index = total, place
        return index
