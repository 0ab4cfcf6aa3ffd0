"""Taking back: an answer is free again if nothing was learned from it.

Three counters decide: since the answer, in its strand, no chance was drawn, nobody came to know anything, and no other
seat answered. Partners, seats that play on one side, do not hinder each other: what they answered since stays, if it
can be answered just so without the answer that is taken back. Beyond that an answer comes back only in study, or with
the consent of the others, and then with all that came after it; both are marked.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from .base import Event, Told
from .chance import GIVEN, Chance
from .classes import event
from .errors import NoUndo
from .game import AT_JOIN
from .running import Running
from .seats import ALL, bit, members
from .strand import Checkpoint, Strand, strand_on

NOWHERE: Final = strand_on(-1, Chance(GIVEN))  # of seats that have no lane
WayBack: TypeAlias = Literal["", "free", "ask"]


@event
class TakenBack(Event):
    """A seat took its last answer back."""

    seat: int


@event
class Conceded(Event):
    """A seat gave up."""

    seat: int


BESIDE_THE_RULES: Final = {"Conceded": Conceded, "TakenBack": TakenBack}
"""Events that no game declares: what players do with the match itself."""


def strand_of(m: Running, seat: int) -> Strand:
    """The strand in which this seat's last answer stands: its lane, while answers stand in any."""
    if m.open is None or is_untouched(m):
        return m.main
    return m.lanes.get(seat) or NOWHERE


def is_untouched(m: Running) -> bool:
    """Whether lanes are open in which no answer stands: then what was answered before them may still come back."""
    return m.open is not None and not any(lane.history for lane in m.lanes.values())


def drawn_since(m: Running, strand: Strand, point: Checkpoint) -> bool:
    """Whether chance was drawn since a question was answered; that lanes opened is no chance."""
    if strand.seat < 0 and m.open is not None:
        return strand.chance.draws - 1 != point.draws or any(lane.chance.draws for lane in m.lanes.values())
    return strand.chance.draws != point.draws


def last_answer(m: Running, strand: Strand, seat: int) -> int:
    """Where this seat's last answer stands in the history; -1 if there is none, or in study if another came later."""
    history = strand.history or []
    for place in range(len(history) - 1, -1, -1):
        if history[place].seat == seat:
            return place
        if m.study:
            return -1
    return -1


def refusal_to_undo(m: Running, seat: int) -> NoUndo | None:
    """Why this seat's last answer cannot be taken back by right; None if it can."""
    if not m.undoable:
        return NoUndo("no-undo-here")
    if m.ended_outside:
        return NoUndo("already-over")
    strand = strand_of(m, seat)
    if m.needed is not None and m.needing != strand.seat:
        return NoUndo("chance-needed", label=m.needed.label)
    history = strand.history
    if not history:
        return NoUndo("no-answer-to-undo")
    place = last_answer(m, strand, seat)
    if place < 0:
        return NoUndo("another-answered")
    if m.outcome is not None:
        return NoUndo("already-over")
    point = history[place]
    if drawn_since(m, strand, point):
        return NoUndo("chance-was-drawn")
    if learned_since(m, strand, point):
        return NoUndo("something-was-learned")
    later = history[place + 1 :]
    return NoUndo("another-answered") if later and without(m, point, later) is None else None


def learned_since(m: Running, strand: Strand, point: Checkpoint) -> bool:
    """Whether somebody came to know something since a question was answered."""
    return (m.state.glimpses if strand.seat < 0 else strand.glimpses) != point.glimpses


def without(m: Running, point: Checkpoint, later: list[Checkpoint]) -> Running | None:
    """A match in which an answer was not given and those after it were; None if they depend on it."""
    main = Strand(-1, point.before())
    main.chance = m.main.chance
    main.draw_again()
    main.chance.log, main.chance.feed = None, None
    other = type(m)(m.game, m.options, m.seats, m.carry, main)
    other._again(main, loud=False)
    for given in later:
        question = main.ask
        if question is None or given.seat not in question.seats:
            return None
        if given.choice not in question.of(given.seat).choices:
            return None
        main.stretch.answers.append((given.seat, given.choice))
        other._go(question.answer_of(given.seat, given.choice))
    drawn = main.chance.draws != point.draws or other.state.glimpses != point.glimpses
    return None if drawn or main.ask is None else other


def undo(m: Running, seat: int, consent: bool) -> None:
    """Go back to the question before this seat's last answer; by right, what partners answered since stays."""
    refused = refusal_to_undo(m, seat)
    if refused is not None and (m.ended_outside or m.needed is not None or not (consent or m.study)):
        raise refused
    strand = strand_of(m, seat)
    place = last_answer(m, strand, seat)
    history = strand.history
    if place < 0 or history is None:
        raise NoUndo("no-answer-to-undo")
    point, later = history[place], history[place + 1 :]
    waited = m.needed is not None
    _back_to(m, strand, point, history[:place])
    if refused is None:
        for given in later:
            _again_for(m, strand, given)
    m.undone = (*m.undone, (seat, point.choice))
    if m.journal is not None:
        alone = m.open is not None and m.open.shown == AT_JOIN
        _tell_once(m.journal.told, Told("", bit(seat) if alone else ALL, TakenBack(seat)))
    if waited and m.waiting is not None:  # the answer was never entered; what was said meanwhile is
        m.waiting = m.waiting[1:]
        m._entered_late()
    else:
        m._entered({"undo": seat, "fair": refused is None})


def _tell_once(told: list[Told], back: Told) -> None:
    """Going back several answers in a row is told once."""
    last = told[-1] if told else back
    if last is back or last.to != back.to or last.event != back.event:
        told.append(back)


def _back_to(m: Running, strand: Strand, point: Checkpoint, history: list[Checkpoint]) -> None:
    steps = strand.steps
    if strand.seat < 0:  # no number of a question is used again, those of lanes included
        steps += sum([lane.steps for lane in m.lanes.values()])
    strand.stretch = point.before()
    m.needed = None
    if m.journal is not None:
        for seat in m.lanes if strand.seat < 0 else (strand.seat,):
            m.journal.forget(len(m.journal.told), seat, point.held)
    m._again(strand, loud=False)
    strand.history, strand.steps, strand.glimpses = history, steps + 1, point.glimpses


def _again_for(m: Running, strand: Strand, given: Checkpoint) -> None:
    """Give a partner's answer again: it was told and entered when it was given first."""
    journal, entries = m.journal, m.entries
    m.journal = m.state.journal = m.entries = None
    try:
        m._take(strand, given.seat, given.choice)
    finally:
        m.journal = m.state.journal = journal
        m.entries = entries


# With the leave of others


def way_back(m: Running, seat: int) -> WayBack:
    """How this seat's last answer could come back: freely, with the leave of others, or not at all (empty)."""
    if not 0 <= seat < m.seats or m.ended_outside or not m.undoable:
        return ""
    strand = strand_of(m, seat)
    if m.study:
        return "free" if any(point.seat == seat for point in strand.history or ()) else ""
    if last_answer(m, strand, seat) < 0 or m.outcome is not None:
        return ""
    return "free" if refusal_to_undo(m, seat) is None else "ask"


def request_undo(m: Running, seat: int) -> None:
    """Ask the others for leave to take the last answer back; who plays alone or in study needs none."""
    if not m.undoable or last_answer(m, strand_of(m, seat), seat) < 0:
        raise NoUndo("no-answer-to-undo")
    m.leave_asked, m.leave_given = seat, bit(seat)
    m._entered({"undo-asked": seat})


def leave_wanted(m: Running) -> tuple[int, ...]:
    """The seats whose leave is still wanted: of all, or where nothing was drawn or learned since, of those partners
    who have answered since."""
    asking = m.leave_asked
    if asking < 0:
        return ()
    strand = strand_of(m, asking)
    place = last_answer(m, strand, asking)
    history = strand.history
    wanted = (1 << m.seats) - 1
    if place >= 0 and history is not None:
        point, later = history[place], history[place + 1 :]
        if later and not drawn_since(m, strand, point) and not learned_since(m, strand, point):
            wanted = 0
            for given in later:
                wanted |= bit(given.seat)
    return members(wanted & ~m.leave_given, m.seats)


def give_leave(m: Running, seat: int, granted: bool) -> bool:
    """Write one seat's yes or no down; True if nobody else's is wanted."""
    m._entered({"undo-granted": seat, "granted": granted})
    m.leave_given |= bit(seat)
    agreed = granted and not leave_wanted(m)
    if agreed or not granted:
        m.leave_asked = -1
    return agreed


def grant_undo(m: Running, seat: int, granted: bool) -> bool:
    """One seat's yes or no to the request; True when the last yes took the answer back."""
    asking = m.leave_asked
    if seat == asking or seat not in leave_wanted(m):
        raise NoUndo("no-undo-asked")
    if not give_leave(m, seat, granted):
        return False
    undo(m, asking, consent=True)
    return True
