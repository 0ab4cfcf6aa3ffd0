"""Taking answers back at a table of people, bots and empty chairs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from flambeau.kernel import Match, NoUndo


def way_back(match: Match, seat: int) -> Literal["", "free", "ask"]:
    """Whether this seat's last answer comes back by right, with the others' leave, or not at all."""
    return match.way_back(seat)


def can_redo(match: Match, seat: int) -> bool:
    """Whether this seat can give an answer again that it took back."""
    if not match.undone:
        return False
    mine = [item for item in match.undone if match.open is None or item[0] == seat]
    return bool(mine) and mine[-1][0] == seat and seat in match.asked()


def take_back(match: Match, seat: int) -> None:
    """Take this seat's last answer back by right; in study, all that came after it too."""
    if match.study and match.way_back(seat):
        while match.answered_last(seat) != seat:
            match.undo(match.answered_last(seat))
    match.undo(seat)


def reset(match: Match, seat: int) -> None:
    """Take everything back that comes back by right: to the beginning of the turn, or to the last roll or discovery."""
    match.undo(seat)
    while match.can_undo(seat):
        match.undo(seat)


def ask_back(match: Match, seat: int, agreeing: Iterable[int]) -> None:
    """Ask the others for leave; those who agree anyhow (bots, empty chairs, one's own other seats) say yes at once."""
    if match.outcome is not None and not match.study:
        raise NoUndo("already-over")
    if way_back(match, seat) == "free":
        take_back(match, seat)
        return
    if match.seats == 1:
        match.undo(seat, consent=True)
        return
    match.request_undo(seat)
    for other in agreeing:
        if other in match.leave_wanted() and match.grant_undo(other):
            return
