"""Which answers can be taken back, as far as a view can tell."""

from __future__ import annotations

from flambeau.kernel import FINAL, FREE, MAY_BE_FINAL

from ..board import BITS, NOWHERE, VAULT, Cell
from ..model import HERO_PLAYER, Play


def is_quiet(s: Play, cell: Cell) -> bool:
    """Whether nothing happens to a hero who moves onto a square (DH-HERO-05, DH-HERO-09)."""
    if (s.tiled | s.covered) & BITS[cell] or cell in s.dropped:
        return False
    return cell < VAULT or not s.vault


def step_finality(view: Play, to: Cell) -> str:
    """A step onto a face-down tile is final; onto anything else that acts on heroes it may be."""
    if is_quiet(view, to):
        return FREE if view.seat == HERO_PLAYER else lord_may_take_back(view)
    return FINAL if view.veiled & ~view.covered & BITS[to] else MAY_BE_FINAL


def lord_may_take_back(view: Play) -> str:
    """What the Dungeon Lord does in the open is free while two heroes live; with one alone, possessed, the next turn
    is his again and he may draw (DH-RULING-79). In the solo game the dungeon's turn goes on by itself."""
    if view.solo:
        return FREE if view.seat == HERO_PLAYER else MAY_BE_FINAL
    return FREE if len(view.at) - view.at.count(NOWHERE) > 1 else MAY_BE_FINAL
