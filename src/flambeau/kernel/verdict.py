"""How an automaton decides: criterion by criterion, each keeping the best candidates, until only equals are left.

    verdict = judge(heroes, [
        Criterion("DSO-AGM-TARGET-02", "nearest", lambda hero: distance(s, hero)),
        Criterion("DSO-AGM-TARGET-03", "weakest", lambda hero: s.hp[hero]),
    ])
    verdict.best        # all that the rules allow, in the order of the last-resort tie-break
    verdict.stages      # which criterion removed whom, for the log and the help
    verdict.why(hero)   # the stage that removed this one

Rules that decide thousands of times call `narrow` on lists of keys, and give it no trail when nobody listens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")

Key: TypeAlias = "tuple[Any, ...] | int"  # the smallest is the best


class Stage:
    """One criterion that removed some of the candidates."""

    __slots__ = ("about", "criterion", "left", "out", "rule")

    def __init__(self, about: int, rule: str, criterion: str, left: Sequence[Any], out: Sequence[Any]) -> None:
        self.about = about  # what is decided: a number that means something to the game
        self.rule = rule
        self.criterion = criterion  # its words are in the events' messages
        self.left = tuple(left)
        self.out = tuple(out)


Stages: TypeAlias = list[Stage]
Trail: TypeAlias = Stages | None  # where stages are written down, if anybody listens


def narrow(found: list[T], keys: Sequence[Any], about: int, rule: str, criterion: str, trail: Trail) -> list[T]:
    """Keep the candidates with the smallest key; if any fall out, the trail says why."""
    best = min(keys)
    left = [one for one, key in zip(found, keys) if key == best]
    if trail is not None and len(left) < len(found):
        trail.append(Stage(about, rule, criterion, left, [one for one, key in zip(found, keys) if key != best]))
    return left


class Criterion(Generic[T]):
    """A rule by which some candidates are better than others."""

    __slots__ = ("key", "name", "rule")

    def __init__(self, rule: str, name: str, key: Callable[[T], Key]) -> None:
        self.rule = rule
        self.name = name
        self.key = key


class Verdict(Generic[T]):
    """The equals that are left, and how they came to be left."""

    __slots__ = ("best", "candidates", "stages")

    def __init__(self, best: list[T], candidates: Sequence[T], stages: Stages) -> None:
        self.best = best
        self.candidates = tuple(candidates)
        self.stages = stages

    @property
    def criterion(self) -> str:
        """The criterion that settled it; empty if there was nothing to settle."""
        return self.stages[-1].criterion if self.stages else ""

    def why(self, candidate: T) -> Stage | None:
        """The stage that removed a candidate; None if it is among the best."""
        for stage in self.stages:
            if candidate in stage.out:
                return stage
        return None


def judge(
    candidates: Sequence[T], criteria: Sequence[Criterion[T]], tie: Callable[[T], Any] | None = None, about: int = 0
) -> Verdict[T]:
    """Keep the best by each criterion in turn; what is left stands in the order of the tie-break, else as it came."""
    left = list(candidates)
    stages: Stages = []
    for criterion in criteria:
        if len(left) < 2:
            break
        key = criterion.key
        left = narrow(left, [key(one) for one in left], about, criterion.rule, criterion.name, stages)
    if tie is not None:
        left.sort(key=tie)
    return Verdict(left, candidates, stages)
