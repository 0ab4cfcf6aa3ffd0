"""Which bots there are: the random one for every game, those a game brings along, those that other packages bring, and
four levels of the one that searches."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from flambeau.kernel import Bot, Chair, Game, Refusal

from .search import LEVELS, SearchBot

GROUP: Final = "flambeau.bots"
SEARCH: Final = "search-"  # followed by a number of iterations


class RandomBot:
    """Any legal answer, each as likely."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def answer(self, chair: Chair) -> int:
        """A random index."""
        return self.rng.randrange(len(chair.choices))


def quick_bots(game: Game[Any]) -> list[str]:
    """The names of the bots that answer at once, the weakest first."""
    return ["random", *game.bots]


def bot_names(game: Game[Any]) -> list[str]:
    """The names of all bots that play this game: the quick ones, those of other packages, those that search."""
    return [*quick_bots(game), *sorted(entry.name for entry in entry_points(group=GROUP)), *LEVELS]


def make_bot(game: Game[Any], name: str, seed: int) -> Bot:
    """A fresh bot of this name, or of a class by its place ("package.module:Class").

    The same seed gives the same answers to the same questions, but for the levels, which search against the clock;
    "search-200" searches for 200 iterations instead."""
    if name == "random":
        return RandomBot(seed)
    made: Bot
    if name in game.bots:
        made = game.bots[name](seed)
    elif name in LEVELS:
        made = SearchBot(game, seed, seconds=LEVELS[name].seconds)
    elif name.startswith(SEARCH) and name.removeprefix(SEARCH).isdecimal() and int(name.removeprefix(SEARCH)):
        made = SearchBot(game, seed, iterations=int(name.removeprefix(SEARCH)))
    else:
        found = _from_outside(game, name)
        try:
            made = found(seed)
        except Exception as problem:  # code from elsewhere
            raise Refusal("no-such-bot", bot=name, problem=f"{type(problem).__name__}: {problem}") from problem
    if not callable(getattr(made, "answer", None)):
        raise Refusal("not-a-bot", bot=name)
    return made


@cache
def _from_outside(game: Game[Any], name: str) -> Callable[[int], Any]:
    for entry in entry_points(group=GROUP, name=name):
        found: Callable[[int], Any] = entry.load()
        return found
    module, _, attribute = name.partition(":")
    if not attribute:
        raise Refusal("unknown-bot", game=game.id, bot=name, known=", ".join(bot_names(game)))
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as problem:
        raise Refusal("no-such-bot", bot=name, problem=str(problem)) from problem
    if not callable(found):
        raise Refusal("not-a-bot", bot=name)
    return found
