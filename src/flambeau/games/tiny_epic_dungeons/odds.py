"""Chances: what Hero dice can become, by exact counting (TED-EX-38). Tables and bots ask; rules do not.

The best use of a roll is its highest die with every plus die added; a plus die alone counts for itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import Final

from .model import HERO_DIE

Dice = tuple[int, ...]


def best_result(dice: Dice) -> int:
    """The highest result without modifiers."""
    pluses = sum([face for face in dice if face <= 2])
    highest = max(dice)
    return pluses if highest <= 2 else highest + pluses


ROLLS: Final[tuple[tuple[Dice, ...], ...]] = tuple([tuple(product(HERO_DIE, repeat=count)) for count in range(4)])
_SHARES: Final[tuple[dict[int, int], ...]] = tuple(
    [
        {
            result: len([roll for roll in rolls if best_result(roll) == result])
            for result in {best_result(roll) for roll in rolls}
        }
        if rolls[0]
        else {}
        for rolls in ROLLS
    ]
)


def chance(count: int, needed: int) -> float:
    """How likely so many dice reach at least this result."""
    shares = _SHARES[count]
    return sum([share for result, share in shares.items() if result >= needed]) / len(ROLLS[count])


def expected(count: int, worth: Callable[[int], float]) -> float:
    """The mean of something that depends on the best result of so many dice."""
    return sum([share * worth(result) for result, share in _SHARES[count].items()]) / len(ROLLS[count])


@lru_cache(20_000)
def stepped(dice: Dice, steps: int) -> tuple[Dice, ...]:
    """Every roll that so many changes by 1 can make of this one, itself included if there are none."""
    if not steps:
        return (dice,)
    found = set()
    for before in stepped(dice, steps - 1):
        for i, face in enumerate(before):
            for changed in (face - 1, face + 1):
                if 1 <= changed <= 6:
                    found.add((*before[:i], changed, *before[i + 1 :]))
    return tuple(sorted(found))


def best_after_steps(dice: Dice, steps: int) -> int:
    """The highest result after at most so many changes by 1 (TED-FREE-04)."""
    return max([best_result(changed) for most in range(steps + 1) for changed in stepped(dice, most)])


def chance_after_reroll(dice: Dice, die: int, needed: int) -> float:
    """How likely a roll reaches this result after one of its dice is rolled again."""
    rolls = [(*dice[:die], face, *dice[die + 1 :]) for face in HERO_DIE]
    return len([roll for roll in rolls if best_result(roll) >= needed]) / len(rolls)
