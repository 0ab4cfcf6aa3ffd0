"""Taking back among partners: what they answered since stays if it did not depend on it; else they are asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playing import stored
from toys import CAMP_GAME, DELVE
from toys.camp import CAMP, PURCHASES, READY, SELLS, Camp, Purchase, Tents, leave
from toys.delve import LURK

from flambeau.kernel import Choice, Match, NoUndo, Script, Seat, TakenBack, ask_together, record, replay


def camp(seats: int = 3) -> Match:
    return Match.start(CAMP_GAME, seats, seed=5, journal=True, record=True, undoable=True)


def test_a_partners_answer_stays_when_an_earlier_one_is_taken_back() -> None:
    match = camp()
    match.answer(0, PURCHASES[0])
    match.answer(1, PURCHASES[1])
    assert match.can_undo(0) and match.can_undo(1) and match.way_back(0) == "free"
    match.undo(0)
    assert match.state.wares == [-1, 1, -1, -1]
    assert [partner.coins for partner in match.state.partners] == [2, 0, 2]
    assert match.events(2)[-1].event == TakenBack(0)
    assert (match.entries or [])[-1]["fair"] is True
    assert match.can_undo(1)
    match.undo(1)
    assert match.state.wares == [-1] * 4


def test_it_reaches_back_over_a_rest_point() -> None:
    match = camp()
    match.answer(0, PURCHASES[0])
    for seat, ware in ((1, 1), (2, 2)):
        match.answer(seat, PURCHASES[ware])
    match.answer(1, READY)
    assert len(match.main.stretch.answers) == 1  # a second activity has begun
    match.undo(0)
    assert match.state.wares == [-1, 1, 2, -1] and match.state.partners[1].ready
    assert match.asked() == (0, 2)


def test_the_numbers_of_questions_are_never_used_again() -> None:
    match = camp()
    seen = [match.number(0)]
    match.answer(0, PURCHASES[0])
    seen.append(match.number(0))
    match.answer(1, PURCHASES[1])
    seen.append(match.number(0))
    match.undo(0)
    assert match.number(0) not in seen


def test_nothing_is_told_twice() -> None:
    match = camp()
    match.answer(0, PURCHASES[0])
    match.answer(1, PURCHASES[1])
    told = len(match.events(2))
    match.undo(0)
    assert len(match.events(2)) == told + 1
    match.answer(0, PURCHASES[2])
    assert len(match.events(2)) == told + 2


def test_a_record_and_a_save_know_what_stays() -> None:
    match = camp()
    match.answer(0, PURCHASES[0])
    match.answer(1, PURCHASES[1])
    restored = Match.restore(CAMP_GAME, stored(match))
    for one in (match, restored):
        one.undo(0)
    assert restored.digest() == match.digest()
    assert replay(CAMP_GAME, record(match)).digest() == match.digest()


def in_order(s: Tents, seat: Seat) -> Sequence[Choice]:
    """Wares are sold one after the other: each purchase makes the next one possible."""
    first = s.wares.index(-1) if -1 in s.wares else len(s.wares)
    return [*PURCHASES[first : first + 1], READY]


async def queue(s: Tents) -> None:
    seats = [partner.seat for partner in s.partners if not partner.ready]
    seat, answer = await ask_together(s, seats, CAMP, in_order)
    if isinstance(answer, Purchase):
        s.wares[answer.ware] = seat
    else:
        s.partners[seat].ready = True


class Queue(Camp):
    def advance(self, s: Tents) -> Script:
        return leave(s) if all(partner.ready for partner in s.partners) else queue(s)


def test_what_a_partner_built_on_comes_back_only_with_that_partners_leave() -> None:
    match = Match.start(Queue(), 3, seed=5, journal=True, record=True, undoable=True)
    match.answer(0, PURCHASES[0])
    match.answer(1, PURCHASES[1])
    assert match.way_back(0) == "ask" and match.way_back(1) == "free" and match.way_back(2) == ""
    with pytest.raises(NoUndo, match="another-answered"):
        match.undo(0)
    assert match.state.wares == [0, 1, -1, -1]
    match.request_undo(0)
    assert match.leave_wanted() == (1,)
    with pytest.raises(NoUndo, match="no-undo-asked"):
        match.grant_undo(2)
    assert match.grant_undo(1) is True
    assert match.state.wares == [-1] * 4
    assert (match.entries or [])[-1]["fair"] is False
    assert replay(match.game, record(match)).digest() == match.digest()


def test_what_a_partner_could_do_anyhow_stays() -> None:
    match = camp()
    match.answer(0, PURCHASES[2])
    match.answer(0, READY)
    match.answer(1, READY)
    match.undo(0)
    assert match.state.wares[2] == 0
    assert match.state.partners[1].ready and not match.state.partners[0].ready


def test_what_showed_something_needs_the_leave_of_all() -> None:
    match = camp()
    card = sorted(match.state.partners[0].hand.cards)[0]
    match.answer(0, SELLS[card])
    match.answer(1, PURCHASES[0])
    assert match.way_back(0) == "ask"
    with pytest.raises(NoUndo, match="something-was-learned"):
        match.undo(0)
    match.request_undo(0)
    assert match.leave_wanted() == (1, 2)
    assert match.grant_undo(2) is False
    assert match.leave_wanted() == (1,)
    assert match.grant_undo(1) is True
    assert match.state.wares == [-1] * 4 and card in match.state.partners[0].hand.cards
    assert replay(CAMP_GAME, record(match)).digest() == match.digest()


def test_opponents_still_end_the_right() -> None:
    match = Match.start(DELVE, 2, seed=5, undoable=True)
    match.answer(0, LURK)
    while match.asked() == (0,):
        match.answer(0, LURK)
    match.answer(1, LURK)
    assert match.way_back(0) == ""
    with pytest.raises(NoUndo, match="another-answered"):
        match.undo(0)
