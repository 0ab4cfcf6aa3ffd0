"""Activations of Monsters (DSO-ROUND-07, DSO-ROUND-08, DSO-ROUND-09, DSO-ROUND-10): how one begins and ends, and who
decides."""

from __future__ import annotations

from flambeau.kernel import AUTOMATED, tell

from ..box import IS_BOSS, KIND, Figure
from ..events import Interrupted, TurnBegan
from ..model import RIME, Activation, EndInterrupt, Play, Turn
from .board import is_under
from .movement import move_allowance


def begin_activation(s: Play, monster: int) -> None:
    """A Monster is activated, at most once a round (DSO-ROUND-10)."""
    s.used[monster] = True
    s.turns.append(Turn(monster, move_allowance(s, monster)))
    s.todo.append(Activation(Figure(monster)))
    tell(s, "DSO-ROUND-08", TurnBegan, Figure(monster))


def interrupt(s: Play, monster: int) -> None:
    """Spend a token and activate one Monster (DSO-INT-06, DSO-INT-07)."""
    s.interrupts -= 1
    s.interrupted += 1
    s.hurt = False
    tell(s, "DSO-INT-02", Interrupted, Figure(monster), s.interrupts)
    s.todo.append(EndInterrupt(Figure(monster)))
    begin_activation(s, monster)


def end_activation(s: Play) -> None:
    """The Monster is done."""
    s.turns.pop()


def activatable(s: Play) -> list[int]:
    """The Monsters on the board that may still be activated this round (DSO-ROUND-07, DSO-RULING-216,
    DSO-RULING-217)."""
    found = [monster for monster in s.monsters if not s.used[monster] and monster not in s.late]
    if not s.lasting:
        return found
    return [monster for monster in found if IS_BOSS[KIND[monster]] or not is_under(s, monster, RIME)]


def monsters_seat(s: Play) -> int:
    """Who runs Monsters by hand: the Game Master, or the Villain of the Moment (DSO-AGM-05)."""
    return s.villain if s.gm == AUTOMATED else s.gm
