"""Which bots there are: the random one for every game, and those a game brings along."""

from __future__ import annotations

import random
from typing import Any

from flambeau.kernel import Bot, Chair, Game, Refusal


class RandomBot:
    """Any legal answer, each as likely."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def answer(self, chair: Chair) -> int:
        """A random index."""
        return self.rng.randrange(len(chair.choices))


def bot_names(game: Game[Any]) -> list[str]:
    """The names of the bots that play this game, the weakest first."""
    return ["random", *game.bots]


def make_bot(game: Game[Any], name: str, seed: int) -> Bot:
    """A fresh bot of this name; the same seed gives the same answers to the same questions."""
    if name == "random":
        return RandomBot(seed)
    if name not in game.bots:
        raise Refusal("unknown-bot", game=game.id, bot=name, known=", ".join(bot_names(game)))
    made: Bot = game.bots[name](seed)
    return made
