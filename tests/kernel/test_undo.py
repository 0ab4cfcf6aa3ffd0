"""Taking back: free as long as nothing was learned, marked where it is more than fair."""

from __future__ import annotations

import pytest
from playing import all_of, heard, stored
from toys import BAZAAR, DELVE, SHEETS
from toys.delve import ACT, LURK, SEARCH, VOTE, VOTES, Dig, Peek, Veil
from toys.sheets import MARKS, STOP

from flambeau.kernel import FINAL, FREE, MAY_BE_FINAL, IllegalAnswer, Match, NoUndo, TakenBack, record, replay


def delve(seats: int = 2, **how: bool) -> Match:
    """A match in which answers can be taken back."""
    return Match.start(DELVE, seats, seed=5, undoable=True, journal=True, record=True, **how)


def peeked_and_veiled() -> Match:
    """Seat 0 knows tile 3 though it lies face down again, and is asked for its last act."""
    match = delve()
    match.answer(0, Peek(3))
    match.answer(0, Veil(3))
    for _ in range(4):
        match.answer(match.asked()[0], LURK)
        if match.question().topic is VOTE:
            match.answer(0, VOTES[0])
        if match.asked() == (0,) and match.question().topic is ACT and match.state.turn.points == 1:
            break
    return match


def test_an_answer_that_taught_nothing_is_free() -> None:
    match = peeked_and_veiled()
    before = match.digest()
    match.answer(0, Peek(3))
    match.undo(0)
    assert match.digest() == before
    assert match.question(0).topic is ACT


def test_chance_alone_binds() -> None:
    match = Match.start(BAZAAR, 2, seed=5, undoable=True)
    match.answer(0, 1)
    with pytest.raises(NoUndo, match="chance-was-drawn"):
        match.undo(0)


def test_new_knowledge_alone_binds() -> None:
    match = delve()
    match.answer(0, Peek(3))
    assert not match.main.chance.tape
    with pytest.raises(NoUndo, match="something-was-learned"):
        match.undo(0)


def test_an_answer_of_another_seat_alone_binds() -> None:
    match = delve()
    match.answer(0, LURK)
    assert match.can_undo(0)
    match.answer(1, LURK)
    with pytest.raises(NoUndo, match="another-answered"):
        match.undo(0)
    match.undo(1)
    with pytest.raises(NoUndo, match="no-answer-to-undo"):
        match.undo(0)


def test_nobody_takes_back_what_another_answered() -> None:
    match = delve()
    match.answer(0, LURK)
    with pytest.raises(NoUndo, match="another-answered"):
        match.undo(1)
    with pytest.raises(NoUndo, match="no-answer-to-undo"):
        match.undo(1, consent=True)


def test_a_question_to_all_is_taken_back_by_whoever_answered_it() -> None:
    match = delve()
    while match.question().topic is not VOTE:
        match.answer(match.asked()[0], LURK)
    before = match.digest()
    match.answer(1, VOTES[0])
    assert not match.can_undo(0)
    match.undo(1)
    assert match.digest() == before and match.asked() == (0, 1)


def test_answers_are_taken_back_one_by_one_over_rest_points() -> None:
    match = delve()
    match.answer(0, Peek(3))
    digests = []
    for choice in (Veil(3), LURK):
        digests.append(match.digest())
        match.answer(match.asked()[0], choice)
        if match.asked() != (0,):
            break
    while digests:
        match.undo(0)
        assert match.digest() == digests.pop()
    with pytest.raises(NoUndo):
        match.undo(0)


def test_nothing_is_taken_back_where_nothing_is_remembered() -> None:
    match = Match.start(DELVE, 2, seed=5)
    match.answer(0, LURK)
    with pytest.raises(NoUndo, match="no-undo-here"):
        match.undo(0)


def test_nothing_is_taken_back_before_the_first_answer() -> None:
    with pytest.raises(NoUndo, match="no-answer-to-undo"):
        delve().undo(0)


def test_a_refused_undo_changes_nothing() -> None:
    match = delve()
    match.answer(0, SEARCH)
    before = all_of(match)
    for seat in (0, 1, 9, -1):
        with pytest.raises(NoUndo):
            match.undo(seat)
    assert all_of(match) == before


def test_in_study_everything_comes_back_and_is_marked() -> None:
    match = delve(study=True)
    before = match.digest()
    match.answer(0, SEARCH)
    match.answer(match.asked()[0], 0)
    match.undo(0)
    assert not match.can_undo(0)
    match.undo(0)
    assert match.digest() == before
    marks = [entry["fair"] for entry in match.entries or [] if "undo" in entry]
    assert marks == [True, False]
    assert replay(DELVE, record(match)).digest() == before


def test_in_study_one_goes_back_over_the_answers_of_others() -> None:
    match = delve(study=True)
    before = match.digest()
    match.answer(0, LURK)
    match.answer(1, LURK)
    match.undo(1)
    match.undo(0)
    assert match.digest() == before


def test_with_consent_an_answer_comes_back_and_is_marked() -> None:
    match = delve()
    before = match.digest()
    match.answer(0, SEARCH)
    match.undo(0, consent=True)
    assert match.digest() == before
    assert (match.entries or [])[-1]["fair"] is False


def test_a_fair_undo_is_marked_as_fair() -> None:
    match = delve()
    match.answer(0, LURK)
    match.undo(0)
    assert (match.entries or [])[-1] == {"undo": 0, "fair": True, "chance": [], "digest": match.digest()}


def test_the_request_and_each_yes_are_entries_and_the_last_yes_takes_back() -> None:
    match = delve(3)
    before = match.digest()
    match.answer(0, SEARCH)
    match.request_undo(0)
    assert match.grant_undo(1) is False
    assert match.digest() != before
    assert match.grant_undo(2) is True
    assert match.digest() == before
    told = [{k: v for k, v in entry.items() if k not in ("chance", "digest")} for entry in (match.entries or [])[2:]]
    assert told == [
        {"undo-asked": 0},
        {"undo-granted": 1, "granted": True},
        {"undo-granted": 2, "granted": True},
        {"undo": 0, "fair": False},
    ]
    assert replay(DELVE, record(match)).digest() == before


def test_a_no_an_answer_or_a_stranger_gives_no_leave() -> None:
    match = delve(3)
    match.answer(0, SEARCH)
    for seat in (1, 2):
        with pytest.raises(NoUndo, match="no-undo-asked"):
            match.grant_undo(seat)
    with pytest.raises(NoUndo, match="no-answer-to-undo"):
        match.request_undo(1)
    match.request_undo(0)
    for stranger in (0, 3, -1, 99):
        with pytest.raises(NoUndo, match="no-undo-asked"):
            match.grant_undo(stranger)
    assert match.grant_undo(1, granted=False) is False
    with pytest.raises(NoUndo, match="no-undo-asked"):
        match.grant_undo(2)
    match.request_undo(0)
    match.answer(match.asked()[0], 0)
    with pytest.raises(NoUndo, match="no-undo-asked"):
        match.grant_undo(1)


def test_what_was_taken_back_can_be_done_again_in_order() -> None:
    match = peeked_and_veiled()
    match.answer(0, Peek(3))
    here = match.digest()
    match.undo(0)
    match.redo(0)
    assert match.digest() == here
    with pytest.raises(NoUndo, match="nothing-to-redo"):
        match.redo(0)
    match.undo(0)
    with pytest.raises(NoUndo, match="nothing-to-redo"):
        match.redo(1)
    match.answer(0, LURK)
    with pytest.raises(NoUndo, match="nothing-to-redo"):
        match.redo(0)
    assert replay(DELVE, record(match)).digest() == match.digest()


def test_a_number_is_new_after_an_undo() -> None:
    match = delve()
    numbers = [match.number(0)]
    for _ in range(3):
        match.answer(0, LURK)
        match.undo(0)
        numbers.append(match.number(0))
    assert len(set(numbers)) == 4


def test_the_log_tells_that_an_answer_was_taken_back() -> None:
    match = delve()
    match.answer(0, LURK)
    match.undo(0)
    assert heard(match, 1) == [TakenBack(0).to_data()]


def test_after_the_end_only_study_and_consent_go_back() -> None:
    match = Match.start(SHEETS, 1, seed=5, undoable=True)
    match.answer(0, STOP)
    match.answer(0, STOP)
    assert match.outcome is not None
    with pytest.raises(NoUndo):
        match.undo(0)
    match = delve()
    while match.question().topic is not VOTE:
        match.answer(match.asked()[0], LURK)
    match.answer(0, VOTES[1])
    assert match.outcome is not None
    with pytest.raises(NoUndo, match="already-over"):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.outcome is None and match.question().topic is VOTE


def test_a_concession_is_not_taken_back() -> None:
    match = delve(study=True)
    match.answer(0, LURK)
    match.concede(1)
    with pytest.raises(NoUndo, match="already-over"):
        match.undo(0, consent=True)
    assert match.outcome is not None


def test_undo_works_the_same_after_a_save() -> None:
    match = delve()
    match.answer(0, Peek(3))
    match.answer(0, Veil(3))
    again = Match.restore(DELVE, stored(match))
    assert again.can_undo(0) and not again.can_undo(1)
    for one in (match, again):
        one.undo(0)
    assert again.digest() == match.digest()
    assert not again.can_undo(0)


def test_what_was_taken_back_can_be_done_again_after_a_save() -> None:
    match = peeked_and_veiled()
    match.answer(0, Peek(3))
    here = match.digest()
    match.undo(0)
    data = stored(match)
    again = Match.restore(DELVE, data)
    again.redo(0)
    assert again.digest() == here
    del data["undone"]  # as it was stored before
    with pytest.raises(NoUndo, match="nothing-to-redo"):
        Match.restore(DELVE, data).redo(0)


def test_an_undo_in_mid_activity_runs_its_earlier_answers_again() -> None:
    match = Match.start(SHEETS, 1, seed=5, undoable=True)
    match.answer(0, MARKS[0])
    again = Match.restore(SHEETS, stored(match))
    again.undo(0)
    again.redo(0)
    assert again.digest() == match.digest()


def test_finality_is_announced_from_the_view() -> None:
    match = delve()
    said = {type(choice).__name__: match.finality(0, choice) for choice in match.question(0).choices}
    assert said == {"Dig": FINAL, "Peek": FINAL, "Search": FINAL, "Lurk": MAY_BE_FINAL}
    match.answer(0, Peek(3))
    assert match.finality(0, Veil(3)) == FREE
    assert match.finality(0, Dig(3)) == FINAL
    with pytest.raises(IllegalAnswer):
        match.finality(0, VOTES[0])
