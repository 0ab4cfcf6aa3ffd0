"""How far it is: own steps over the whole board, or around the squares that are blocked (DH-RULING-44).

Squares are masks, and a mask grows by one step at a time; four tables of eleven squares each make that four look-ups.
"""

from __future__ import annotations

from typing import Final

from ..board import CELLS, KING, ORTH, PLACES, Cell

Spread = tuple[tuple[int, ...], ...]

FAR: Final = 1_000  # farther than any square: not reachable
PART: Final = 11
PART_MASK: Final = (1 << PART) - 1
BOARD: Final = (1 << CELLS) - 1
RANK: Final = tuple([row * 6 + column for column, row in PLACES])
"""Lower row first, then lower column: the order of all last ties."""


def _spread(near: tuple[int, ...]) -> Spread:
    """For each eleven squares and each mask of them, the squares one step away."""
    tables = []
    for first in range(0, CELLS, PART):
        table = [0]
        for mask in range(1, 1 << PART):
            lowest = (mask & -mask).bit_length() - 1
            table.append(table[mask & mask - 1] | near[first + lowest])
        tables.append(tuple(table))
    return tuple(tables)


BY_ORTH: Final = _spread(ORTH)
BY_KING: Final = _spread(KING)


def beside(by: Spread, mask: int) -> int:
    """The squares one step away from any square of a mask."""
    return (
        by[0][mask & PART_MASK]
        | by[1][mask >> PART & PART_MASK]
        | by[2][mask >> 2 * PART & PART_MASK]
        | by[3][mask >> 3 * PART]
    )


def first_hits(by: Spread, start: int, goals: int, clear: int) -> tuple[int, int]:
    """The fewest steps from a mask to any goal, walking over clear squares only, and the goals just that far.

    A goal itself need not be clear.
    """
    if start & goals:
        return 0, start & goals
    seen = frontier = start
    steps = 0
    while frontier:
        steps += 1
        new = beside(by, frontier) & ~seen
        if new & goals:
            return steps, new & goals
        seen |= new
        frontier = new & clear
    return FAR, 0


def ball(by: Spread, centre: int, radius: int, clear: int) -> int:
    """The clear squares from which the centre is at most so many steps away, and the centre itself."""
    seen = frontier = centre
    for _ in range(radius):
        frontier = beside(by, frontier) & clear & ~seen
        seen |= frontier
    return seen


def _apart(one: int, other: int) -> tuple[int, int]:
    return abs(PLACES[one][0] - PLACES[other][0]), abs(PLACES[one][1] - PLACES[other][1])


ORTH_STEPS: Final = tuple([tuple([sum(_apart(one, other)) for other in range(CELLS)]) for one in range(CELLS)])
"""Unobstructed steps between any two squares; the corners missing from the board never make a way longer."""
KING_STEPS: Final = tuple([tuple([max(_apart(one, other)) for other in range(CELLS)]) for one in range(CELLS)])
"""The same with diagonals."""


def off_centre(cell: int, points: list[Cell]) -> int:
    """How far a square lies from the mean of these points in a straight line, as an exact square (DH-RULING-47)."""
    column, row = PLACES[cell]
    columns, rows, count = 0, 0, len(points)
    for point in points:
        columns += PLACES[point][0]
        rows += PLACES[point][1]
    across, along = count * column - columns, count * row - rows
    return across * across + along * along
