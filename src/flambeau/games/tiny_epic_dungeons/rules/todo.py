"""What comes next when no task is left: the Heroes are chosen, the turn goes on, is closed, and the next one begins."""

from __future__ import annotations

from flambeau.kernel import Script

from ..model import Play
from .preparation import prepare
from .turn import close_turn, next_turn, take_turn


def advance(s: Play) -> Script | None:
    """The turn goes on; None when something was settled without a question."""
    if s.turn.hero < 0:
        return prepare(s)
    if not s.turn.over:
        return take_turn(s)
    if not s.turn.closed:
        close_turn(s)
    else:
        next_turn(s)
    return None
