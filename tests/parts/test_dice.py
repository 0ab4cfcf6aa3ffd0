"""Dice with named faces, and exact odds."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from flambeau.parts.dice import (
    D6,
    Die,
    chance_of_at_least,
    expected,
    highest_odds,
    numbered_die,
    pool_odds,
    roll_odds,
    sum_odds,
)

WARRIOR, WIZARD, CLERIC, ROGUE, CLOVER, SKULL = range(6)
WHITE = Die("white", tuple(range(6)), ("warrior", "wizard", "cleric", "rogue", "clover", "skull"))
LOADED = Die("loaded", (0, 0, 1, 2), ("blank", "blank", "hit", "double"))


def test_a_face_is_known_by_value_and_by_name() -> None:
    assert WHITE.face_name(CLOVER) == "clover"
    assert WHITE.face_called("skull") == SKULL
    assert D6.face_names == ("1", "2", "3", "4", "5", "6")
    assert (D6.name, D6.sides) == ("d6", 6)
    assert numbered_die(8).faces[-1] == 8


def test_equal_dice_are_equal() -> None:
    assert numbered_die(6) == D6
    assert hash(numbered_die(6)) == hash(D6)
    assert Die("d6", (1, 2, 3)) != D6
    assert D6 != "d6"
    assert repr(LOADED) == "Die('loaded', (0, 0, 1, 2))"


def test_a_die_needs_faces_and_a_name_for_each() -> None:
    with pytest.raises(ValueError, match="no faces"):
        Die("air", ())
    with pytest.raises(ValueError, match="2 faces but 1 names"):
        Die("coin", (0, 1), ("head",))


def test_equal_faces_add_up() -> None:
    assert LOADED.odds == ((0, Fraction(1, 2)), (1, Fraction(1, 4)), (2, Fraction(1, 4)))
    assert LOADED.chance_of(0) == Fraction(1, 2)
    assert LOADED.chance_of(7) == 0
    assert D6.chance_at_least(5) == Fraction(1, 3)
    assert D6.mean() == Fraction(7, 2)


@pytest.mark.parametrize("die", [D6, LOADED])
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_odds_of_a_pool_are_those_of_all_its_rolls(die: Die, count: int) -> None:
    counted: dict[tuple[int, ...], Fraction] = {}
    for roll in product(die.faces, repeat=count):
        key = tuple(sorted(roll))
        counted[key] = counted.get(key, Fraction(0)) + Fraction(1, die.sides**count)
    assert pool_odds(die, count) == counted
    assert sum(pool_odds(die, count).values()) == 1


def test_rolls_of_different_dice_keep_their_order() -> None:
    odds = roll_odds((D6, LOADED))
    assert len(odds) == 18
    assert odds[6, 0] == Fraction(1, 12)
    assert sum(odds.values()) == 1


def test_totals_and_highest_values_have_exact_odds() -> None:
    totals = sum_odds((D6, D6), plus=1)
    assert totals[8] == Fraction(1, 6)
    assert chance_of_at_least(totals, 12) == Fraction(3, 36)
    assert expected(totals) == 8
    assert highest_odds((D6, D6))[6] == Fraction(11, 36)
    assert sum_odds(()) == {0: 1}
