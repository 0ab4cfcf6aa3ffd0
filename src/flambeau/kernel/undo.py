"""Taking back: an answer is free again if nothing was learned from it.

Three counters decide: since the answer, in its strand, no chance was drawn, nobody came to know anything, and no other
seat answered. Beyond that an answer comes back only in study, or with the consent of the others; both are marked.
"""

from __future__ import annotations

from .base import Event, Told
from .classes import event
from .errors import NoUndo
from .game import AT_JOIN
from .running import Running
from .seats import ALL, bit
from .strand import Strand


@event
class TakenBack(Event):
    """A seat took its last answer back."""

    seat: int


def strand_of(m: Running, seat: int) -> Strand:
    """The strand in which this seat answered last: its lane while lanes are open.

    A seat without a lane has nothing to take back then: the main strand forgot its answers when the lanes opened.
    """
    return m.main if m.open is None else m.lanes.get(seat, m.main)


def refusal_to_undo(m: Running, seat: int) -> NoUndo | None:
    """Why this seat's last answer cannot be taken back by right; None if it can."""
    if not m.undoable:
        return NoUndo("no-undo-here")
    if m.ended_outside:
        return NoUndo("already-over")
    strand = strand_of(m, seat)
    if m.needed is not None and m.needing != strand.seat:
        return NoUndo("chance-needed", label=m.needed.label)
    if not strand.history:
        return NoUndo("no-answer-to-undo")
    point = strand.history[-1]
    if point.seat != seat:
        return NoUndo("another-answered")
    if m.outcome is not None:
        return NoUndo("already-over")
    if strand.chance.draws != point.draws_now:
        return NoUndo("chance-was-drawn")
    if (m.state.glimpses if strand.seat < 0 else strand.glimpses) != point.glimpses:
        return NoUndo("something-was-learned")
    return None


def undo(m: Running, seat: int, consent: bool) -> None:
    """Go back to the question before this seat's last answer."""
    refused = refusal_to_undo(m, seat)
    if refused is not None and (m.ended_outside or m.needed is not None or not (consent or m.study)):
        raise refused
    strand = strand_of(m, seat)
    if not strand.history or strand.history[-1].seat != seat:
        raise NoUndo("no-answer-to-undo")
    point = strand.history.pop()
    steps, history = strand.steps, strand.history
    strand.answers, strand.part = point.answers, point.part
    strand.counts, strand.draws = point.counts, point.draws
    strand.chance.tape = point.tape
    if strand.seat < 0:
        m.rest = point.rest
    waited, m.needed = m.needed is not None, None
    if m.journal is not None and strand.seat >= 0:
        m.journal.forget(len(m.journal.told), strand.seat, point.held)
    m._again(strand, loud=False)
    strand.history, strand.steps, strand.glimpses = history, steps + 1, point.glimpses
    m.undone = (*m.undone, (seat, point.choice))
    if m.journal is not None:
        alone = m.open is not None and m.open.shown == AT_JOIN
        m.journal.told.append(Told("", bit(seat) if alone else ALL, TakenBack(seat)))
    if waited and m.waiting is not None:  # the answer was never entered; what was said meanwhile is
        m.waiting = m.waiting[1:]
        m._entered_late()
    else:
        m._entered({"undo": seat, "fair": refused is None})


def request_undo(m: Running, seat: int) -> None:
    """Ask the others for leave to take the last answer back; who plays alone or in study needs none."""
    strand = strand_of(m, seat)
    if not m.undoable or not strand.history or strand.history[-1].seat != seat:
        raise NoUndo("no-answer-to-undo")
    m.leave_asked, m.leave_given = seat, bit(seat)
    m._entered({"undo-asked": seat})


def grant_undo(m: Running, seat: int, granted: bool) -> bool:
    """One seat's yes or no to the request; True when the last yes took the answer back."""
    asking = m.leave_asked
    if asking < 0 or seat == asking or not 0 <= seat < m.seats:
        raise NoUndo("no-undo-asked")
    m._entered({"undo-granted": seat, "granted": granted})
    if not granted:
        m.leave_asked = -1
        return False
    m.leave_given |= bit(seat)
    if m.leave_given != (1 << m.seats) - 1:
        return False
    m.leave_asked = -1
    undo(m, asking, consent=True)
    return True
