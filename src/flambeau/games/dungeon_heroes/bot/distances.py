"""How far squares are from each other, and how far monsters strike: tables made once.

Distances are geometric, in steps of whoever walks: what stands on the way is priced elsewhere.
"""

from __future__ import annotations

from typing import Final

from ..board import BITS, CELLS, KING_REACH, ORTH_REACH, PLACES, cells_of
from ..tiles import BOARDS, DRAGON, MONSTERS, TILES


def _across(one: int, other: int) -> tuple[int, int]:
    return abs(PLACES[one][0] - PLACES[other][0]), abs(PLACES[one][1] - PLACES[other][1])


ORTH_STEPS: Final = tuple([tuple([sum(_across(a, b)) for b in range(CELLS)]) for a in range(CELLS)])
KING_STEPS: Final = tuple([tuple([max(_across(a, b)) for b in range(CELLS)]) for a in range(CELLS)])

HERO_WALKS: Final = tuple([KING_STEPS if board.move == "king" else ORTH_STEPS for board in BOARDS])
"""For each hero, his steps from square to square."""
MONSTER_WALKS: Final = tuple([KING_STEPS if TILES[monster].move == "king" else ORTH_STEPS for monster in MONSTERS])

TREASURE_ROW: Final = max([row for _, row in PLACES])
ROWS: Final = tuple([row for _, row in PLACES])


def _struck(reach: tuple[int, ...], landing: int) -> int:
    mask = 0
    for cell in cells_of(landing):
        mask |= reach[cell]
    return mask


ORTH_STRIKES: Final = tuple([_struck(ORTH_REACH, ORTH_REACH[cell]) for cell in range(CELLS)])
"""The squares that a monster standing here can hurt with a step and an attack."""
KING_STRIKES: Final = tuple([_struck(ORTH_REACH, KING_REACH[cell]) for cell in range(CELLS)])
DRAGON_STRIKES: Final = tuple([_struck(KING_REACH, ORTH_REACH[cell]) for cell in range(CELLS)])

STRIKES: Final = tuple(
    [
        DRAGON_STRIKES if monster == DRAGON else KING_STRIKES if TILES[monster].move == "king" else ORTH_STRIKES
        for monster in MONSTERS
    ]
)


def strikes(monster: int, cell: int, target: int) -> bool:
    """Whether a monster on a square could hurt a hero on another this turn."""
    return cell >= 0 and target >= 0 and STRIKES[monster][cell] & BITS[target] != 0
