"""Best scores, kept in a file: those of finished matches of the same game with the same seats and options."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec import Struct

from flambeau.kernel import Match

from .ending import mode_of, signed
from .words import Words

SHOWN = 5


class Scored(Struct, frozen=True):
    """A score of a finished match: which game with which options, how much, whose, when."""

    mode: str
    score: int
    name: str
    at: float
    table: str


class Scores:
    """The scores in a file, a line each; a file that cannot be read or written costs nothing but that."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, match: Match, people: Sequence[int], names: Sequence[str], table: str) -> None:
        """Keep what people scored, once for each table; study does not count."""
        ended = match.outcome
        if ended is None or match.study:
            return
        mode = mode_of(match)
        if any(one.table == table for one in self._read(mode)):
            return
        for seat in people:
            if seat < len(ended.scores):
                self._add(Scored(mode, ended.scores[seat], names[seat], time.time(), table))

    def best(self, mode: str, most: int = SHOWN) -> list[Scored]:
        """The best scores of a mode, the best first."""
        return sorted(self._read(mode), key=_worse)[:most]

    def lines(self, words: Words, match: Match, table: str) -> list[str]:
        """The best scores of this match's kind under their title, its own marked; nothing where none is kept."""
        best = self.best(mode_of(match)) if match.outcome is not None and match.outcome.scores else []
        told = [
            f"{place:>2}. {signed(one.score):>4}  {one.name}  {time.strftime('%Y-%m-%d', time.localtime(one.at))}"
            f"{'  ◂' if one.table == table else ''}"
            for place, one in enumerate(best, 1)
        ]
        return [words.say("end-best"), *told] if told else []

    def _add(self, scored: Scored) -> None:
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(scored) + b"\n")

    def _read(self, mode: str) -> list[Scored]:
        found = []
        with suppress(OSError):
            for line in self.path.read_bytes().splitlines():
                with suppress(msgspec.MsgspecError):
                    found.append(msgspec.json.decode(line, type=Scored))
        return [one for one in found if one.mode == mode]


def _worse(one: Scored) -> tuple[int, float]:
    return -one.score, one.at
