"""The map as places: lines of travel, the coast cycle, neighbours (p.1 and the ledger's layout).

A route is the places a Hero passes on its way, the destination last, the start left out (TEQ-MOVE-02, TEQ-GOB-03).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .cards import Place

# Movement cards, in the order of their file.
HORSE: Final = 0
RAFT: Final = 1
GRYPHON: Final = 2
SHIP: Final = 3
FOOT: Final = 4
MODES: Final = ("horse", "raft", "gryphon", "ship", "foot")

# Ways to use a Movement card: only a Ship has two (TEQ-RULING-120), and the Feather Boots walk instead.
STRAIGHT: Final = 0
CLOCKWISE: Final = 1
ANTICLOCKWISE: Final = 2
BOOTS: Final = 3
WAYS: Final = ("straight", "clockwise", "anticlockwise", "boots")

DIRECTIONS: Final = {
    HORSE: ((0, -1), (0, 1)),  # TEQ-MOVE-03
    RAFT: ((-1, 0), (1, 0)),  # TEQ-MOVE-04
    GRYPHON: ((-1, -1), (-1, 1), (1, -1), (1, 1)),  # TEQ-MOVE-05
}

Route = tuple[int, tuple[int, ...], int]  # destination, places passed with the destination last, way
Routes = tuple[tuple[Route, ...], ...]  # by place


def is_near(one: Place, other: Place) -> bool:
    """Adjacent in any direction; a place is not adjacent to itself (TEQ-RULING-08, TEQ-RULING-110)."""
    return one is not other and abs(one.row - other.row) <= 1 and abs(one.column - other.column) <= 1


def neighbours(places: Sequence[Place]) -> tuple[tuple[int, ...], ...]:
    """By place: the places around it."""
    return tuple([tuple([n for n, other in enumerate(places) if is_near(place, other)]) for place in places])


def coast_cycle(places: Sequence[Place]) -> tuple[int, ...]:
    """The coast clockwise (TEQ-RULING-07)."""
    coast = [n for n, place in enumerate(places) if place.coast]
    coast.sort(key=lambda n: places[n].coast)
    return tuple(coast)


def line_routes(places: Sequence[Place], mode: int) -> Routes:
    """Along rows, columns or diagonals, any distance, while the line of cards is unbroken (TEQ-RULING-09)."""
    at = {(place.row, place.column): n for n, place in enumerate(places)}
    found = []
    for place in places:
        routes: list[Route] = []
        for down, right in DIRECTIONS[mode]:
            passed: tuple[int, ...] = ()
            row, column = place.row + down, place.column + right
            while (row, column) in at:
                passed = (*passed, at[row, column])
                routes.append((passed[-1], passed, STRAIGHT))
                row, column = row + down, column + right
        found.append(tuple(routes))
    return tuple(found)


def ship_routes(places: Sequence[Place]) -> Routes:
    """From coast to coast, either way round; an inland place has none (TEQ-MOVE-06, TEQ-MOVE-07, TEQ-MOVE-08)."""
    cycle = coast_cycle(places)
    count = len(cycle)
    found: list[tuple[Route, ...]] = [()] * len(places)
    for start, place in enumerate(cycle):
        ahead = [cycle[(start + step) % count] for step in range(1, count)]
        behind = ahead[::-1]
        routes = [(to, tuple(ahead[: n + 1]), CLOCKWISE) for n, to in enumerate(ahead)]
        routes += [(to, tuple(behind[: n + 1]), ANTICLOCKWISE) for n, to in enumerate(behind)]
        found[place] = tuple(routes)
    return tuple(found)


def foot_routes(places: Sequence[Place], way: int = STRAIGHT) -> Routes:
    """To an adjacent card in any direction (TEQ-MOVE-09, TEQ-RULING-08)."""
    return tuple([tuple([(to, (to,), way) for to in near]) for near in neighbours(places)])


def all_routes(places: Sequence[Place]) -> tuple[Routes, ...]:
    """By Movement card, then by place."""
    lines = [line_routes(places, mode) for mode in (HORSE, RAFT, GRYPHON)]
    return (*lines, ship_routes(places), foot_routes(places))


def diagonals(places: Sequence[Place]) -> tuple[frozenset[int], ...]:
    """The whole diagonal lines of the map, each as its set of places."""
    at = {(place.row, place.column): n for n, place in enumerate(places)}
    found = []
    for right in (1, -1):
        for place in places:
            if (place.row - 1, place.column - right) in at:
                continue  # not the first of its line
            line = []
            row, column = place.row, place.column
            while (row, column) in at:
                line.append(at[row, column])
                row, column = row + 1, column + right
            if len(line) > 1:
                found.append(frozenset(line))
    return tuple(found)
