"""What comes next when no task is left: the turn goes on, then it is closed, then the next turn."""

from __future__ import annotations

from flambeau.kernel import Script

from ..model import Play
from .turn import close_turn, end_of_slice, next_turn, take_turn


def advance(s: Play) -> Script | None:
    """The turn goes on; None when it has been closed or the next one begun."""
    if not s.turn.over:
        end_of_slice(s)
        return take_turn(s)
    if not s.turn.closed:
        close_turn(s)
    else:
        end_of_slice(s)
        next_turn(s)
    return None
