"""Dice with named faces, and exact odds.

A die has a name, the values of its faces (what rules compute with) and their names (what text and
icons are found by). Odds are `Fraction`s: used by explicit chance, by previews and by tests, never in
hot paths.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from typing import Final


class Die:
    """A die: its name, the value of each face and the name of each face; never changed once made."""

    def __init__(self, name: str, faces: tuple[int, ...], face_names: tuple[str, ...] = ()) -> None:
        if not faces:
            raise ValueError(f"the die {name} has no faces")
        if face_names and len(face_names) != len(faces):
            raise ValueError(f"the die {name} has {len(faces)} faces but {len(face_names)} names for them")
        self.name: Final = name
        self.faces: Final = faces
        self.face_names: Final = face_names if face_names else tuple([str(face) for face in faces])
        self.odds: Final[tuple[tuple[int, Fraction], ...]] = tuple(
            [(value, Fraction(faces.count(value), len(faces))) for value in sorted(set(faces))]
        )

    @property
    def sides(self) -> int:
        """The number of faces."""
        return len(self.faces)

    def face_name(self, value: int) -> str:
        """The name of the first face with this value."""
        return self.face_names[self.faces.index(value)]

    def face_called(self, face_name: str) -> int:
        """The value of the face with this name."""
        return self.faces[self.face_names.index(face_name)]

    def chance_of(self, value: int) -> Fraction:
        """The probability that one roll shows this value."""
        return Fraction(self.faces.count(value), len(self.faces))

    def chance_at_least(self, value: int) -> Fraction:
        """The probability that one roll shows this value or more."""
        return Fraction(sum([face >= value for face in self.faces]), len(self.faces))

    def mean(self) -> Fraction:
        """The average of the faces."""
        return Fraction(sum(self.faces), len(self.faces))

    def __repr__(self) -> str:
        return f"Die({self.name!r}, {self.faces!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Die)
            and self.name == other.name
            and self.faces == other.faces
            and self.face_names == other.face_names
        )

    def __hash__(self) -> int:
        return hash((self.name, self.faces, self.face_names))


def numbered_die(sides: int) -> Die:
    """The ordinary die with faces 1 to `sides`, called d6, d8 and so on."""
    return Die(f"d{sides}", tuple(range(1, sides + 1)))


D6: Final = numbered_die(6)


def pool_odds(die: Die, count: int) -> dict[tuple[int, ...], Fraction]:
    """The probability of every set of values that `count` equal dice can show, each set ascending."""
    weights: dict[tuple[int, ...], Fraction] = {(): Fraction(factorial(count))}
    # A set with k dice of probability p weighs n! · p^k / k!, value by value.
    for value, chance in die.odds:
        grown: dict[tuple[int, ...], Fraction] = {}
        for values, weight in weights.items():
            for more in range(count - len(values) + 1):
                grown[values + (value,) * more] = weight * chance**more / factorial(more)
        weights = grown
    return {values: weight for values, weight in weights.items() if len(values) == count}


def roll_odds(dice: tuple[Die, ...]) -> dict[tuple[int, ...], Fraction]:
    """The probability of every roll of these dice in their order, equal faces taken together."""
    odds: dict[tuple[int, ...], Fraction] = {(): Fraction(1)}
    for die in dice:
        odds = {(*values, value): weight * chance for values, weight in odds.items() for value, chance in die.odds}
    return odds


def sum_odds(dice: tuple[Die, ...], plus: int = 0) -> dict[int, Fraction]:
    """The probability of every total of these dice, a fixed bonus included."""
    odds: dict[int, Fraction] = {plus: Fraction(1)}
    for die in dice:
        grown: dict[int, Fraction] = {}
        for total, weight in odds.items():
            for value, chance in die.odds:
                grown[total + value] = grown.get(total + value, Fraction(0)) + weight * chance
        odds = grown
    return odds


def highest_odds(dice: tuple[Die, ...]) -> dict[int, Fraction]:
    """The probability of every highest value among these dice."""
    odds: dict[int, Fraction] = {}
    for values, chance in roll_odds(dice).items():
        best = max(values)
        odds[best] = odds.get(best, Fraction(0)) + chance
    return odds


def chance_of_at_least(odds: dict[int, Fraction], target: int) -> Fraction:
    """The probability that a number with these odds reaches a target."""
    return sum([chance for value, chance in odds.items() if value >= target], Fraction(0))


def expected(odds: dict[int, Fraction]) -> Fraction:
    """The mean of a number with these odds."""
    return sum([value * chance for value, chance in odds.items()], Fraction(0))
