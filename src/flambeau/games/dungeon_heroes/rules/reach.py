"""How far a figure reaches: where it attacks and where it steps (DH-AGG-05, DH-AGG-08, DH-DRAG, DH-RULING-43)."""

from __future__ import annotations

from ..board import KING_REACH, ORTH, ORTH_REACH
from ..model import Play
from ..tiles import DRAGON, MONSTER_STEPS, TAIL, Monster


def reach(s: Play, monster: Monster) -> int:
    """The squares a figure can attack: its own and those orthogonally beside (DH-AGG-08).

    The dragon attacks from both its squares, diagonally too (DH-DRAG-03, DH-DRAG-04, DH-DRAG-05).
    """
    if monster == DRAGON:
        return KING_REACH[s.figures[DRAGON]] | KING_REACH[s.figures[TAIL]]
    return ORTH_REACH[s.figures[monster]]


def ways(s: Play, monster: Monster) -> int:
    """The squares beside a figure by its own movement; the dragon leads with either half (DH-AGG-05, DH-RULING-63)."""
    if monster == DRAGON:
        return ORTH[s.figures[DRAGON]] | ORTH[s.figures[TAIL]]
    return MONSTER_STEPS[monster][s.figures[monster]]
