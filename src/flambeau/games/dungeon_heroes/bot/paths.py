"""Where a hero is drawn to: what the squares ahead of him are worth, the further the less."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from ..board import CELLS, cells_of
from ..model import Play
from ..tiles import HERO_STEPS, HEROES
from .distances import HERO_WALKS

PULL: Final = 0.93  # of its worth that a goal keeps with each step
STEP: Final = 1.0
SHARED: Final = 0.6  # of a goal's worth for a hero when another is nearer: the party splits up

NEIGHBOURS: Final = tuple(
    [tuple([tuple(cells_of(HERO_STEPS[hero][cell])) for cell in range(CELLS)]) for hero in HEROES]
)


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


def ahead(hero: int, values: list[float]) -> list[float]:
    """For each square, what the best goal is worth to a hero who stands there: no path leads through another goal."""
    best = [0.0] * CELLS
    heap = [(-value, cell) for cell, value in enumerate(values) if value > 0]
    heapify(heap)
    done = [False] * CELLS
    neighbours = NEIGHBOURS[hero]
    while heap:
        minus, cell = heappop(heap)
        if done[cell]:
            continue
        done[cell] = True
        kept = -minus * PULL - STEP
        if kept <= 0:
            break  # it draws nobody, and what follows is worth less
        for near in neighbours[cell]:
            if kept > best[near]:
                best[near] = kept
                through = kept + values[near]
                if values[near] <= 0 < through and not done[near]:
                    heappush(heap, (-through, near))
    return best
