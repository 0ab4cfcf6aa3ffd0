"""Going back to a line of the log: to the question whose answer led to it, alone or in study."""

from __future__ import annotations

from flambeau.kernel import Match, NoUndo, record, replaying


def may_go_back_to_lines(match: Match, seat: int) -> bool:
    """Whether this seat may choose how far to go back: alone nobody else is concerned, and in study all agreed."""
    return bool(match.way_back(seat)) and (match.seats == 1 or match.study)


def back_to_line(match: Match, seat: int, line: int) -> None:
    """Go back to the question whose answer led to this line of the seat's log; at most to where all seats began to
    answer at once, for what was done before that stays."""
    if not may_go_back_to_lines(match, seat):
        raise NoUndo("another-answered")
    back = answers_since(match, seat, line)
    if not back:
        raise NoUndo("no-answer-to-undo")
    for _ in range(back):
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
