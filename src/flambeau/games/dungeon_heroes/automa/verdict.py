"""How the dungeon decides: criterion by criterion, each removing all but the best, until one is left.

Every stage that removes something is written on a trail, so that the log and the help can say why: by which rule and
criterion, what was left, and what fell out. Without a trail nothing is written, for games that nobody listens to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T", bound=int)

# What a stage is about.
ORDER: Final = 0  # which monster acts next
TARGET: Final = 1  # whom it attacks or possesses
SQUARE: Final = 2  # where it goes, stands or is raised
GOAL: Final = 3  # where a possessed hero is led
RAISING: Final = 4  # whom the necromancer brings back

MOST_LISTED: Final = 5  # squares in a sentence; all of them light up on the board


class Stage:
    """One criterion that removed some of the candidates."""

    __slots__ = ("about", "criterion", "left", "out", "rule")

    def __init__(self, about: int, rule: str, criterion: str, left: Sequence[int], out: Sequence[int]) -> None:
        self.about = about
        self.rule = rule
        self.criterion = criterion  # its words are in the events' messages
        self.left = tuple(left)
        self.out = tuple(out)

    @property
    def said(self) -> str:
        """What a sentence about squares lists: `both` sorts, only those `left`, or `none`, just how many there are."""
        if len(self.left) > MOST_LISTED:
            return "none"
        return "both" if len(self.out) <= MOST_LISTED else "left"


Stages = list[Stage]
Trail = Stages | None


def narrow(found: list[T], keys: list[int], about: int, rule: str, criterion: str, trail: Trail) -> list[T]:
    """Keep the candidates with the smallest key; if any fall out, the trail says why."""
    best = min(keys)
    left = [one for one, key in zip(found, keys) if key == best]
    if trail is not None and len(left) < len(found):
        trail.append(Stage(about, rule, criterion, left, [one for one, key in zip(found, keys) if key != best]))
    return left
