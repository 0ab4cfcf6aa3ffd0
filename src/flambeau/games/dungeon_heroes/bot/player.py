"""The scripted player: it gives every choice of a question a value and takes the best."""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Chair, mix

from ..model import HERO_PLAYER
from .hero_player import HeroPlayer
from .lord import DungeonLord

NOISE: Final = 1 << 60


class Scripted:
    """Plays the heroes (alone or against a Dungeon Lord) or the Dungeon Lord, whoever asks."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, chair: Chair) -> int:
        """The index of the best choice; equal ones are told apart by the seed."""
        choices = chair.choices
        if len(choices) == 1:
            return 0
        d = chair.dossier
        mind = self._mind(chair)
        question = chair.question
        topic, about, whim = question.topic.name, question.args, mind.WHIM
        seed, moment = self.seed & NOISE - 1, d.round * 64 + d.actions
        best, index = -1e9, 0
        for place, choice in enumerate(choices):
            value = mind.value(choice, topic, about)
            if value + whim > best:  # else no whim could make it the best
                value += whim * mix(seed, moment, place) / NOISE
                if value > best:
                    best, index = value, place
        return index

    def rank(self, chair: Chair) -> list[float]:
        """What it thinks of every choice, whims aside: where bots that search look first."""
        mind, question = self._mind(chair), chair.question
        return [mind.value(choice, question.topic.name, question.args) for choice in chair.choices]

    def _mind(self, chair: Chair) -> HeroPlayer | DungeonLord:
        d = chair.dossier
        return HeroPlayer(d) if chair.seat == HERO_PLAYER else DungeonLord(d)
