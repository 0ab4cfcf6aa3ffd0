"""Where a hero is drawn to: what the squares ahead of him are worth, the further the less."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heapify, heappop, heappush
from typing import Final

from ..board import CELLS, cells_of
from ..model import Play
from ..tiles import HERO_STEPS
from .distances import HERO_WALKS

PULL: Final = 0.93  # of its worth that a goal keeps with each step
STEP: Final = 1.0
SHARED: Final = 0.6  # of a goal's worth for a hero when another is nearer: the party splits up

BOARD: Final = (1 << CELLS) - 1
squares: Final = lru_cache(maxsize=None)(cells_of)  # few masks occur: neighbours of a square


def split(d: Play, hero: int, values: list[float]) -> list[float]:
    """The same values, goals less where another hero is nearer."""
    found = values[:]
    own = HERO_WALKS[hero][d.at[hero]]
    others = [HERO_WALKS[other][at] for other, at in enumerate(d.at) if at >= 0 and other != hero]
    for cell, value in enumerate(values):
        if value > 2.0:
            mine = own[cell]
            for away in others:
                if away[cell] < mine:
                    found[cell] = value * SHARED
                    break
    return found


def ahead(hero: int, values: list[float]) -> Sequence[float]:
    """For each square, what the best goal is worth to a hero who stands there: no path leads through another goal."""
    return _ahead(hero, tuple(values))


@lru_cache(maxsize=2048)
def _ahead(hero: int, values: tuple[float, ...]) -> tuple[float, ...]:
    """The best goals spread first, so the first that reaches a square is the best for it."""
    best = [0.0] * CELLS
    heap = [(-value, cell) for cell, value in enumerate(values) if value > 0]
    heapify(heap)
    reached = HERO_STEPS[hero]
    left = BOARD  # squares that nothing has reached
    while heap and left:
        minus, cell = heappop(heap)
        fresh = reached[cell] & left
        if not fresh:
            continue
        kept = -minus * PULL - STEP
        if kept <= 0:
            break  # it draws nobody, and what follows is worth less
        left ^= fresh
        for near in squares(fresh):
            best[near] = kept
            through = kept + values[near]
            if values[near] <= 0 < through:
                heappush(heap, (-through, near))
    return tuple(best)
