"""The damsel is found and joins the heroes (DH-DAM-02, DH-EXP-06, DH-RULING-33, DH-RULING-65)."""

from __future__ import annotations

from flambeau.kernel import tell

from ..board import Cell
from ..events import Joined
from ..model import Play
from ..tiles import DAMSEL
from .room import take_off


def join(s: Play, cell: Cell) -> None:
    """Her tile is replaced by her figure, whoever else stands there; it is no move (DH-EXP-06, DH-RULING-83)."""
    take_off(s, cell)
    s.at[DAMSEL] = cell
    tell(s, "DH-EXP-06", Joined, DAMSEL, cell)
