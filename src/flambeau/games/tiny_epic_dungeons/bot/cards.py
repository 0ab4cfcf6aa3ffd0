"""Loot and Spells: which to take, where to wear them, which to lose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flambeau.kernel import Choice

from ..cards import SPELL, Hero
from ..choices import DrawCard, TakeCard, Wear
from ..model import Play
from .worth import CARD, best_place, gear_worth, prefers_spells, wear_gain


def card_choice(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """A card of the row that helps more than an unknown one, else the deck."""
    hero = s.turn.hero

    def worth(choice: Any) -> float:
        if isinstance(choice, TakeCard):
            return best_place(s, hero, choice.item)[0]
        if isinstance(choice, DrawCard):
            return CARD + (1.0 if (choice.deck == SPELL) == prefers_spells(s, hero) else 0.0)
        return 0.0

    return max(choices, key=worth)


def fit_choice(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """Where the card helps most; away with it if nowhere."""
    hero, item = s.turn.hero, about[0]

    def worth(choice: Any) -> float:
        return wear_gain(s, hero, item, choice.slot) if isinstance(choice, Wear) else 0.0

    return max(choices, key=worth)


def strip_choice(s: Play, choices: Sequence[Choice], about: tuple[Any, ...]) -> Choice:
    """The card that is missed least."""
    hero = Hero(about[0])
    gear = s.heroes[hero].gear

    def worth(choice: Any) -> float:
        return gear_worth(hero, tuple([-1 if worn == choice.item else worn for worn in gear]))

    return max(choices, key=worth)
