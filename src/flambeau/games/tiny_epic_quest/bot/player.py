"""The scripted player: it gives every choice of a question a value and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from flambeau.kernel import Chair, Choice, mix

from ..choices import ROLL, Arrange, Blow, Select, Travel
from ..model import Player, Realm
from . import habits
from .day import Scout
from .night import Watch

NOISE: Final = 1 << 60
WHIM: Final = 0.02


class Scripted:
    """Plays one seat in any mode."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def answer(self, chair: Chair) -> int:
        """The index of the best choice; equal ones are told apart by the seed."""
        choices = chair.choices
        if len(choices) == 1:
            return 0
        s: Realm = chair.dossier
        p = s.players[chair.seat]
        value = valuer(s, p, chair.topic.name, chair.about)
        moment = s.round * 64 + s.day.turn * 8 + s.phase
        best, index = -1e9, 0
        for place, choice in enumerate(choices):
            found = value(choice) + WHIM * mix(self.seed & NOISE - 1, moment, place) / NOISE
            if found > best:
                best, index = found, place
        return index


def valuer(s: Realm, p: Player, topic: str, about: tuple[Any, ...]) -> Callable[[Choice], float]:
    """How choices of this question are valued."""
    if topic == "take-dice":
        return of_dice(s, p)
    if topic in ("pick", "move"):
        return of_day(s, p)
    if topic == "symbols":
        return lambda choice: habits.of_symbol(s, p, choice)
    if topic == "defence":
        return lambda choice: habits.of_defence(s, p, choice, about[1], about[2])
    if topic in ("gain", "idle-gain"):
        return lambda choice: habits.of_gain(p, choice)
    if topic == "claim":
        return lambda choice: habits.of_claim(s, p, choice)
    if topic in ("grotto", "reward"):
        return lambda choice: habits.of_effect(s, p, choice)
    if topic == "rest-order":
        return lambda choice: habits.of_rest_order(s, p, choice)
    if topic in ("anger", "darken", "store", "home"):
        return lambda choice: habits.of_shadow(s, p, choice)
    if topic in ("reroll", "shield", "loss", "cut"):
        return lambda choice: habits.of_battle(s, p, choice)
    return lambda choice: habits.of_small_things(s, p, choice, about)


def of_dice(s: Realm, p: Player) -> Callable[[Choice], float]:
    """Roll or rest, or the Sword where it finishes a Goblin."""
    roll = Watch(s, p).wants_to_roll()

    def value(choice: Choice) -> float:
        if isinstance(choice, Blow):
            return 2.0 if habits.of_symbol(s, p, choice) > 0 else -1.0
        return 1.0 if (choice == ROLL) == roll else 0.0

    return value


def of_day(s: Realm, p: Player) -> Callable[[Choice], float]:
    """Movement cards and moves."""
    scout = Scout(s, p)

    def value(choice: Choice) -> float:
        if isinstance(choice, Select):
            return scout.card(choice.card)
        if isinstance(choice, Travel):
            return scout.travel(choice)
        return -1.0 if isinstance(choice, Arrange) else scout.idle()

    return value
