"""How the Automated Game Master decides: criterion by criterion, until only equals are left.

A `Verdict` holds *all* answers the rules allow, in the order of the last-resort tie-break, and says which criterion
removed the others. What happens to several equals is the table's choice (ledger, "Automated Game Master as an
algorithm"): the first is taken, the Villain of the Moment is asked, or the Game Master token is tossed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")

Key: TypeAlias = "tuple[Any, ...] | int"  # the smallest is the best
Criterion: TypeAlias = "tuple[str, Callable[[T], Key]]"


class Verdict(Generic[T]):
    """The equals that are left, and how they came to be left."""

    __slots__ = ("best", "considered", "trail")

    def __init__(self, best: list[T], considered: int, trail: list[tuple[str, int]]) -> None:
        self.best = best
        self.considered = considered
        self.trail = trail  # each criterion that removed some, and how many it left

    @property
    def criterion(self) -> str:
        """The criterion that settled it, "only" if there was nothing to settle."""
        return self.trail[-1][0] if self.trail else "only"


def narrow(candidates: Sequence[T], criteria: Sequence[Criterion[T]], tie: Callable[[T], Key]) -> Verdict[T]:
    """Keep the best by each criterion in turn; order what is left by the tie-break."""
    left = list(candidates)
    trail: list[tuple[str, int]] = []
    for name, key in criteria:
        if len(left) < 2:
            break
        keys = [key(candidate) for candidate in left]
        best: Any = min(keys)
        kept = [candidate for candidate, value in zip(left, keys) if value == best]
        if len(kept) < len(left):
            trail.append((name, len(kept)))
        left = kept
    left.sort(key=tie)
    return Verdict(left, len(candidates), trail)
