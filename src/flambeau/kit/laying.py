"""What the rule tests of every game need to lay out a position: fields by name, pieces by name, chance by label.

tiles = Pieces([tile.id for tile in TILES])
s = changed(bare_table(), round=3, room=tiles.take("goblin"))
table = Table(GAME, s, seats=2, chance=draws(hero_dice=[(6, 2)], enemy=[5]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

S = TypeVar("S")


def changed(state: S, **fields: Any) -> S:
    """The same state with these fields set; one that it does not have fails the test."""
    for name, value in fields.items():
        if not hasattr(state, name):
            raise AttributeError(f"{type(state).__name__} has no field {name!r}")
        setattr(state, name, value)
    return state


def draws(**chance: Sequence[int | Sequence[int]]) -> dict[str, list[tuple[int, ...]]]:
    """Scripted chance for a `Table`: low lines in a label stand for blanks, and a bare number is a draw of one."""
    return {
        label.replace("_", " "): [(one,) if isinstance(one, int) else tuple(one) for one in outcomes]
        for label, outcomes in chance.items()
    }


class Pieces:
    """Hands out the pieces of a box by the name of their kind, each once and in the order of the box."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.places: dict[str, list[int]] = {}
        for number, kind in enumerate(kinds):
            self.places.setdefault(kind, []).append(number)
        self.used: dict[str, int] = {}

    def take(self, kind: str) -> int:
        """The number of the next piece of a kind."""
        if kind not in self.places:
            raise KeyError(f"no piece is called {kind!r}; there are {', '.join(self.places)}")
        count = self.used.get(kind, 0)
        if count == len(self.places[kind]):
            raise LookupError(f"all {count} pieces called {kind!r} are laid out")
        self.used[kind] = count + 1
        return self.places[kind][count]

    def take_all(self, kinds: str) -> list[int]:
        """Several pieces, their kinds separated by blanks."""
        return [self.take(kind) for kind in kinds.split()]
