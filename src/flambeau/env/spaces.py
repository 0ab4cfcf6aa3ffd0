"""What a learner sees and does: observations of a fixed size from any dossier, actions with fixed numbers.

An observation is a row of floats. Each number of the dossier has a path (`hp.2`, `heroes.0.at`); the path alone decides
where in the row it is counted, so one encoding serves every game and every option. A value that the seat may not know
adds nothing. What the question is about stands in the row as well.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from flambeau.kernel import HIDDEN, Ask, Choice, Game, Match, Numbering
from flambeau.registry import game as registered_game

WIDTH: Final = 2_048
WAIT: Final = 0  # the action of a seat that is not asked; choices are numbered from 1
BOUND: Final = 4.0

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Learning:
    """One game with its options and seats, as learners use it."""

    def __init__(
        self, game: str | Game[Any], seats: int | None = None, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game: Game[Any] = registered_game(game) if isinstance(game, str) else game
        self.seats = min(self.game.seats) if seats is None else seats
        self.options = self.game.settle_options(options or {}, self.seats)
        self.numbering = Numbering(self.game, self.options)
        self.size = self.numbering.size + 1
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._numbered: tuple[Ask[Any], list[int]] | None = None  # the question that was numbered last

    def start(self, seed: int) -> Match:
        """A fresh match."""
        return Match.start(self.game, self.seats, self.options, seed)

    def mask(self, match: Match, seat: int) -> Mask:
        """A one for every action that this seat may take now; a seat that is not asked can only wait."""
        mask = np.zeros(self.size, np.int8)
        if match.outcome is not None or seat not in match.asked():
            mask[WAIT] = 1
            return mask
        mask[self._actions(match, seat)] = 1
        return mask

    def index(self, match: Match, seat: int, action: int) -> int:
        """The place of an action among the choices of the seat's question; an illegal one is an error."""
        actions = self._actions(match, seat)
        if action in actions:
            return actions.index(action)
        raise ValueError(f"action {action} is not legal for seat {seat}: take one that the mask allows")

    def _actions(self, match: Match, seat: int) -> list[int]:
        """The actions of the seat's question, in the order of its choices; mask and answer ask for the same ones."""
        question = match.question(seat)
        if self._numbered is None or self._numbered[0] is not question:
            self._numbered = question, [number + 1 for number in self.numbering.numbers(question)]
        return self._numbered[1]

    def meaning(self, action: int) -> str:
        """What an action stands for."""
        return "wait" if action == WAIT else self.numbering.meaning(action - 1)

    def observation(self, match: Match, seat: int, kept: Kept | None = None) -> Floats:
        """What this seat knows, as a row of numbers; whoever goes on observing one match keeps what did not change."""
        seen = Seen() if kept is None else kept.setdefault(seat, Seen())
        seen.follow(match.dossier(seat).to_data())
        row = seen.row
        if match.outcome is None and seat in match.asked():
            question = match.question(seat)
            places: list[int] = []
            weights: list[float] = []
            _count(ROOT, f"?{question.topic.name}", seen.parts, places, weights)
            _count(ROOT.child("?about"), list(question.args), seen.parts, places, weights)
            row = row + _summed(places, weights)
        return np.minimum(np.maximum(row, -BOUND), BOUND).astype(np.float32)

    def rewards(self, match: Match) -> list[float]:
        """What each seat gets at the end: 1 for a victory, shared among several in a competition, else -1; points of a
        solo game count in tenths of their hundreds."""
        outcome = match.outcome
        if outcome is None:
            return [0.0] * self.seats
        together = len(outcome.winners) == self.seats
        worth = 1.0 if together or not outcome.winners else 1.0 / len(outcome.winners)
        won = [worth if seat in outcome.winners else -1.0 for seat in range(self.seats)]
        if self.seats == 1 and outcome.scores:
            won[0] += outcome.scores[0] / 1000
        return won


class Seen:
    """What a seat knew when it was last observed, and how that was counted: most of a dossier is the same at the next
    question, so only fields that changed are taken out of the row and counted again."""

    __slots__ = ("fields", "parts", "row")

    def __init__(self) -> None:
        self.row: NDArray[np.float64] = np.zeros(WIDTH)
        self.fields: dict[str, tuple[Any, list[int], list[float]]] = {}
        self.parts: Parts = {}

    def follow(self, data: Mapping[str, Any]) -> None:
        """Bring the row up to what the seat knows now. Weights are sixteenths, so nothing is lost in sums."""
        places: list[int] = []
        weights: list[float] = []
        for name, value in data.items():
            before = self.fields.get(name)
            if before is not None:
                if before[0] == value:
                    continue
                places += before[1]
                weights += [-weight for weight in before[2]]
            found: tuple[Any, list[int], list[float]] = (value, [], [])
            self.fields[name] = found
            _count(ROOT.child(name), value, self.parts, found[1], found[2])
            places += found[1]
            weights += found[2]
        if places:
            self.row += _summed(places, weights)


def _summed(places: list[int], weights: list[float]) -> NDArray[np.float64]:
    return np.asarray(np.bincount(np.array(places, np.intp), np.array(weights), WIDTH), np.float64)


Kept: TypeAlias = "dict[int, Seen]"
"""By seat, what it knew last."""
Parts: TypeAlias = "dict[Path, tuple[Any, list[int], list[float]]]"
"""By path, what was counted there last."""


class Path:
    """A path into a dossier: where in the row it is counted, and with which sign; paths that go on from it.

    Two that share a place cancel as often as they add.
    """

    __slots__ = ("children", "name", "place", "sign", "values")

    def __init__(self, name: str) -> None:
        code = zlib.crc32(name.encode())
        self.name = name
        self.place, self.sign = code % WIDTH, 1.0 if code >> 31 else -1.0
        self.children: dict[str | int, Path] = {}
        self.values: dict[Any, Path] = {}

    def child(self, part: str | int) -> Path:
        """The path one further."""
        found = self.children.get(part)
        if found is None:
            found = self.children[part] = Path(f"{self.name}.{part}")
        return found

    def value(self, of: Any) -> Path:
        """The place of this very value."""
        found = self.values.get(of)
        if found is None:
            found = self.values[of] = Path(f"{self.name}={of}")
        return found


ROOT: Final = Path("")
SIZE: Final = 1 / 16  # of a number, beside one for the very number: small ids and counts matter most


def _count(
    path: Path,
    data: Any,
    kept: Parts,
    places: list[int],
    weights: list[float],
) -> None:
    """Add everything under a path to the two lists: places in the row, and what is counted there."""
    kind = type(data)
    if kind is int or kind is bool or kind is float:
        if data != HIDDEN:
            very = path.values.get(data) or path.value(data)
            places += (path.place, very.place)
            weights += (path.sign * data * SIZE, very.sign)
    elif kind is list or kind is tuple or kind is dict:
        known = kept.get(path)
        if known is None or known[0] != data:
            known = kept[path] = (data, [], [])
            _count_all(path, data.items() if kind is dict else enumerate(data), kept, known[1], known[2])
        places += known[1]
        weights += known[2]
    elif kind is str:
        very = path.value(data)
        places.append(very.place)
        weights.append(very.sign)
    elif isinstance(data, Choice):
        _count(path, data.to_data(), kept, places, weights)


def _count_all(
    path: Path,
    items: Iterable[tuple[str | int, Any]],
    kept: Parts,
    places: list[int],
    weights: list[float],
) -> None:
    """The same for the parts of a list or a mapping."""
    children = path.children
    for name, value in items:
        child = children.get(name) or path.child(name)
        if type(value) is int:  # most are: a call less for each
            if value != HIDDEN:
                very = child.values.get(value) or child.value(value)
                places += (child.place, very.place)
                weights += (child.sign * value * SIZE, very.sign)
        else:
            _count(child, value, kept, places, weights)
