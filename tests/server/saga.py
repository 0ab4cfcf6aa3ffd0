"""Saga, a campaign to try the server with: three chapters of one question a seat, whose points add up.

Its chapters differ in their options, so that beginning again is not just the same once more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from flambeau import kernel as k
from flambeau import table as t

CHAPTERS = 3


@k.state
class Tale(k.Position):
    part: k.Public[int]
    before: k.Public[list[int]]
    points: k.Public[list[int]]
    turn: k.Public[int] = 0
    swaps: k.Public[bool] = False


@k.state
class Told(k.Carry):
    part: int
    points: list[int]
    swaps: bool = False


@k.choice
class Mumble(k.Choice): ...


@k.choice
class Boast(k.Choice): ...


MUMBLE, BOAST = Mumble(), Boast()


def tales(s: Tale) -> Sequence[k.Choice]:
    return (MUMBLE, BOAST)


TELL = k.Topic("tell", rule="", kinds=(k.Kind(Mumble), k.Kind(Boast)))


async def tell(s: Tale) -> None:
    seat = s.turn
    s.turn += 1
    s.points[seat] = 2 if await k.ask(s, seat, TELL, tales) == BOAST else 1
    if s.turn == len(s.points):
        sums = [old + new for old, new in zip(s.before, s.points)]
        best = [one for one, points in enumerate(sums) if points == max(sums)]
        k.finish(s, k.Outcome(best, "told", "", s.points, Told(s.part, sums, s.swaps)))


class Teller:
    """Boasts."""

    def __init__(self, seed: int) -> None:
        pass

    def answer(self, chair: Any) -> int:
        return 1


class Saga(k.Game[Tale]):
    id = "saga"
    seats = range(1, 4)
    options = (
        k.Option("part", (1, 2, 3), 1),
        k.Option("loud", (False, True), False),
        k.Option("swaps", (False, True), False),
    )
    state = Tale
    carries = Told
    topics = (TELL,)
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"teller": Teller}
    text = Path(__file__).parent / "text" / "saga"

    def setup(self, options: Any, seats: int, chance: k.Chance, carry: Any) -> Tale:
        before = [0] * seats if carry is None else carry.points
        if carry is not None and carry.swaps:
            before = [*reversed(before), 0]
        return Tale(options["part"], before, [0] * seats, swaps=options["swaps"])

    def advance(self, s: Tale) -> k.Script:
        return tell(s)

    def next_match(self, carry: Told) -> k.NextMatch | None:
        if carry.part == CHAPTERS:
            return None
        options = {"part": carry.part + 1, "loud": True}
        return k.NextMatch(options, (*reversed(range(len(carry.points))), k.NEWCOMER) if carry.swaps else None)

    def first_match(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**options, "part": 1}

    def chapter(self, carry: Told) -> tuple[int, int]:
        return carry.part + 1, CHAPTERS

    def table(self, view: Tale, seat: int, words: t.Words) -> t.Scene:
        sheet = t.Zone("sums", "row", words.say("said-part", part=view.part, points=[str(one) for one in view.before]))
        return t.Scene(t.Rest(self.id, words.say("title"), you=seat, zones=(sheet,)))


SAGA = Saga()
