"""The solo game: how it is laid out, how many actions the heroes have, which tiles the dungeon turns up when.

The dungeon's monsters are decided in `automa`; `rules/dungeon.py` plays its turn. There is no passive phase: the game
is aggressive from the start, so every monster turned up becomes its figure at once (DH-SOLO-12, DH-SOLO-24).
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import NOBODY

from ..board import ROOM, ROOM_MASK, Cell, cells_of
from ..model import Play
from .room import hidden_squares

MOST_ACTIONS: Final = 8  # DH-SOLO-09
LEAST_ACTIONS: Final = 4
SURVIVOR_ACTIONS: Final = 3  # DH-SOLO-11
ACTIONS_WITHOUT_SURVIVOR: Final = 2  # DH-RULING-10

COLUMNS: Final = 6
ROWS: Final = ROOM // COLUMNS
ROW: Final = (1 << COLUMNS) - 1  # the squares of row 1, as a mask
REVEAL_RULES: Final = (
    "DH-SOLO-15", "DH-SOLO-16", "DH-SOLO-17", "DH-SOLO-18", "DH-SOLO-19", "DH-SOLO-20", "DH-SOLO-21", "DH-SOLO-22",
)  # fmt: skip


def lay_room(s: Play) -> None:
    """All 36 tiles of the pile are laid face down, one on each square; nobody sees any (DH-SOLO-06, DH-SOLO-23)."""
    for cell, tile in enumerate(s.pile.cards):
        s.room.put(cell, (tile, NOBODY, NOBODY))
    s.pile.cards = ()
    s.tiled = s.veiled = ROOM_MASK
    s.solo = s.aggressive = True


def solo_actions(s: Play) -> str:
    """Four to eight actions, or one to three for the last survivor; says by which rule (DH-SOLO-09, DH-SOLO-11).

    Fatigue limits both by itself: what cannot be done need not be (DH-RULING-09).
    """
    alive = [hero for hero, cell in enumerate(s.at) if cell >= 0]
    s.survivor = -1
    if len(alive) > 1:
        s.actions, s.spare = MOST_ACTIONS, MOST_ACTIONS - LEAST_ACTIONS
        return "DH-SOLO-09"
    if s.last_survivor:
        s.actions, s.spare = SURVIVOR_ACTIONS, SURVIVOR_ACTIONS - 1
        s.survivor = alive[0]
        return "DH-SOLO-11"
    s.actions, s.spare = ACTIONS_WITHOUT_SURVIVOR, 0
    return "DH-RULING-10"


def solo_rule(s: Play) -> str:
    """The rule that says how many actions the turn of the heroes has (DH-SOLO-09, DH-SOLO-11, DH-RULING-10)."""
    if s.survivor >= 0:
        return "DH-SOLO-11"
    return "DH-SOLO-09" if s.spare else "DH-RULING-10"


# What the dungeon turns up


def row_of_turn(turn: int) -> int:
    """The squares of the row that a dungeon turn reveals: 6 to 1, then none (DH-SOLO-15, DH-SOLO-16, DH-SOLO-17,
    DH-SOLO-18, DH-SOLO-19, DH-SOLO-20, DH-SOLO-21)."""
    return ROW << COLUMNS * (ROWS - turn) if turn <= ROWS else 0


def past_rows(turn: int) -> int:
    """The squares of all rows whose turn is past (DH-RULING-40)."""
    return ROOM_MASK & ~((1 << COLUMNS * (ROWS + 1 - turn)) - 1) if turn <= ROWS else ROOM_MASK


def reveal_order(turn: int, veiled: int) -> list[Cell]:
    """The face-down tiles a dungeon turn comes to, in order: from turn 3 on skipped ones first (DH-RULING-40)."""
    skipped = cells_of(veiled & past_rows(turn)) if turn > 2 else []
    skipped.sort(key=_from_the_top)
    return skipped + cells_of(veiled & row_of_turn(turn))


def _from_the_top(cell: Cell) -> int:
    """Row 6 downwards, column a to f."""
    return cell % COLUMNS - cell // COLUMNS * COLUMNS


def reveal_rule(turn: int) -> str:
    """The rule by which a dungeon turn reveals."""
    return REVEAL_RULES[min(turn, len(REVEAL_RULES)) - 1]


def will_reveal(s: Play) -> bool:
    """Whether the next dungeon turn of a solo game turns a tile up, whatever its monsters do."""
    return s.solo and len(reveal_order(s.round, hidden_squares(s))) > 0
