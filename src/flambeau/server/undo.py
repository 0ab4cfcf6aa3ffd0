"""Taking answers back at a table of people, bots and empty chairs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from flambeau.kernel import Match, NoUndo, record, replaying


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


def can_go_back_to_lines(match: Match, seat: int) -> bool:
    """Whether this seat may choose how far to go back: alone nobody else is concerned, and in study all agreed."""
    return bool(match.way_back(seat)) and (match.seats == 1 or match.study)


def back_to_line(match: Match, seat: int, line: int) -> None:
    """Go back to the question whose answer led to this line of the seat's log, alone or in study; at most to where all
    seats began to answer at once, for what was done before that stays."""
    if not can_go_back_to_lines(match, seat):
        raise NoUndo("another-answered")
    for _ in range(answers_since(match, seat, line)):
        if not match.way_back(seat):
            break
        match.undo(match.answered_last(seat), consent=True)


def answers_since(match: Match, seat: int, line: int) -> int:
    """How many answers stand since the one that led to this line, that one included; taken from the record."""
    begun: list[int] = []  # for each answer that stands, how many lines there were when it was given
    told = 0
    for at, entry in zip(replaying(match.game, record(match)), match.entries or (), strict=True):
        if "answer" in entry:
            begun.append(told)
        elif "undo" in entry and begun:
            begun.pop()
        told = len(at.events(seat))
    return sum(1 for lines in begun if lines >= max([one for one in begun if one <= line], default=told))


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
