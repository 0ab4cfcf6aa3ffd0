"""Lanes: several seats at once, each with a part, rest points, chance and questions of its own."""

from __future__ import annotations

import itertools
import random

import pytest
from playing import heard, play_on, said, stored
from toys import BAZAAR, SHEETS
from toys.bazaar import BUY, CLOSE, HAGGLE, TRADE, Bazaar, Square, count, join, trades
from toys.sheets import AGAINS, COLOURS, GAMBLE, MARKS, SHAKE, STOP

from flambeau.kernel import (
    HIDDEN,
    LIVE,
    SPECTATOR,
    Chance,
    IllegalAnswer,
    Lanes,
    Match,
    NoUndo,
    Outcome,
    RuleFault,
    Script,
    StaleAnswer,
    WrongSeat,
    ask,
    digest,
    finish,
)
from flambeau.kernel.chance import GIVEN
from flambeau.kernel.strand import strand_on


def eight() -> Match:
    """Eight lanes, all waiting."""
    return Match.start(SHEETS, 8, seed=11, journal=True, undoable=True)


def test_eight_seats_answer_at_once_and_all_are_accepted() -> None:
    match = eight()
    numbers = {seat: match.number(seat) for seat in match.asked()}
    assert list(numbers) == list(range(8))
    for seat in random.Random(1).sample(range(8), 8):
        match.answer(seat, MARKS[seat % 5], numbers[seat])
    assert all(match.number(seat) == numbers[seat] + 1 for seat in range(8))


def test_of_many_answers_to_one_question_one_is_accepted() -> None:
    match = eight()
    number = match.number(3)
    match.answer(3, MARKS[0], number)
    for _ in range(11):
        with pytest.raises(StaleAnswer):
            match.answer(3, COLOURS[0], number)


def test_a_number_is_never_used_again_for_a_seat() -> None:
    match = eight()
    used = {seat: {match.number(seat)} for seat in range(8)}
    rng = random.Random(2)
    for _ in range(400):
        if match.outcome is not None:
            break
        seat = rng.choice(match.asked())
        if match.can_undo(seat) and rng.random() < 0.4:
            match.undo(seat)
        else:
            match.answer(seat, rng.randrange(len(match.question(seat).choices)))
        if seat in match.asked():
            assert match.number(seat) not in used[seat]
            used[seat].add(match.number(seat))
    assert match.outcome is not None


def test_each_lane_rests_by_itself() -> None:
    match = eight()
    match.answer(0, MARKS[0])
    match.answer(0, COLOURS[0])
    match.answer(1, MARKS[0])
    assert (len(match.lanes[0].stretch.answers), len(match.lanes[1].stretch.answers)) == (0, 1)
    part = match.lanes[0].stretch.rest
    assert part is not None and part == match.state.sheets[0]


def test_chance_does_not_depend_on_who_clicks_first() -> None:
    ends = set()
    for order in itertools.permutations(range(3)):
        match = Match.start(SHEETS, 3, seed=5)
        for seat in order:
            match.answer(seat, GAMBLE)
        for seat in order[::-1]:
            match.answer(seat, AGAINS[0])
        ends.add(match.digest())
    assert len(ends) == 1


def test_the_same_lane_draws_differently_in_another_round() -> None:
    lucks = []
    match = Match.start(SHEETS, 1, seed=5)
    for _ in range(2):
        for _ in range(3):
            before = match.state.sheets[0].luck
            match.answer(0, GAMBLE)
            match.answer(0, AGAINS[1])
            lucks.append(match.state.sheets[0].luck - before)
        match.answer(0, STOP)
    assert lucks[:3] != lucks[3:]


def test_others_see_a_part_as_it_stood_when_the_lanes_opened() -> None:
    match = eight()
    match.answer(2, MARKS[4])
    match.answer(2, COLOURS[1])
    match.answer(2, SHAKE)
    for other in (0, 7, SPECTATOR):
        seen = match.view(other).sheets[2]
        assert (seen.boxes, seen.ink, seen.luck, seen.goal) == ([0] * 5, 3, 0, HIDDEN)
        assert match.dossier(other).sheets[2] == seen
    own = match.view(2).sheets[2]
    assert (own.boxes[4], own.ink) == (2, 1)
    assert own.goal == match.state.sheets[2].goal


def test_refusals_and_choices_do_not_tell_what_others_did_in_their_lanes() -> None:
    match = eight()
    before = [match.why_not(0, choice) is None for choice in (*MARKS, GAMBLE)]
    match.answer(1, MARKS[0])
    assert [match.why_not(0, choice) is None for choice in (*MARKS, GAMBLE)] == before


def test_live_parts_are_seen_by_everybody_at_once() -> None:
    match = Match.start(BAZAAR, 3, seed=1, journal=True)
    match.answer(1, BUY)
    assert match.view(0).stalls[1].goods == match.view(SPECTATOR).stalls[1].goods == 1
    assert heard(match, 2) == [["Bought", 1]]


def test_events_wait_for_the_join_and_come_lane_by_lane() -> None:
    match = Match.start(SHEETS, 3, seed=5, journal=True)
    start = len(match.events(0))
    match.answer(2, MARKS[0])
    match.answer(2, COLOURS[0])
    match.answer(0, MARKS[1])
    match.answer(0, COLOURS[0])
    assert heard(match, 0)[start:] == [["Marked", 0, 1]]
    assert heard(match, 1)[start:] == heard(match, SPECTATOR)[start:] == []
    match.answer(2, STOP)
    match.answer(0, STOP)
    match.answer(1, STOP)
    assert heard(match, 1)[start : start + 2] == [["Marked", 0, 1], ["Marked", 2, 0]]
    assert heard(match, 0)[start : start + 2] == [["Marked", 0, 1], ["Marked", 2, 0]]
    assert heard(match, 2)[start : start + 2] == [["Marked", 2, 0], ["Marked", 0, 1]]
    assert heard(match, 1)[start + 2][0] == "Weather"


def test_what_a_seat_was_told_only_grows() -> None:
    match = Match.start(SHEETS, 3, seed=5, journal=True, undoable=True)
    rng = random.Random(4)
    past: dict[int, list[list[object]]] = {seat: [] for seat in (0, 1, 2, SPECTATOR)}
    while match.outcome is None:
        seat = rng.choice(match.asked())
        if match.can_undo(seat) and rng.random() < 0.3:
            match.undo(seat)
        else:
            match.answer(seat, rng.randrange(len(match.question(seat).choices)))
        for eye, before in past.items():
            now = heard(match, eye)
            assert now[: len(before)] == before
            past[eye] = now


def test_an_answer_taken_back_in_a_lane_is_never_told_to_the_others() -> None:
    match = Match.start(SHEETS, 2, seed=5, journal=True, undoable=True)
    start = len(match.events(1))
    match.answer(0, MARKS[3])
    match.answer(0, COLOURS[0])
    match.undo(0)
    match.undo(0)
    match.answer(0, STOP)
    match.answer(1, STOP)
    assert ["Marked", 0, 3] not in heard(match, 1)[start:]
    assert ["TakenBack", 0] not in heard(match, 1)
    assert ["Marked", 0, 3] in heard(match, 0)


def test_everybody_hears_of_what_is_taken_back_in_sight() -> None:
    match = Match.start(BAZAAR, 2, seed=5, journal=True, undoable=True)
    match.answer(0, BUY)
    match.undo(0)
    assert heard(match, 1) == [["Bought", 0], ["TakenBack", 0]]


def test_a_seat_takes_back_in_its_lane_whatever_the_others_do() -> None:
    match = eight()
    match.answer(0, MARKS[0])
    before = match.digest()
    match.answer(0, COLOURS[1])
    match.answer(1, GAMBLE)
    match.answer(2, STOP)
    match.undo(0)
    assert match.state.sheets[0].boxes[0] == 0
    match.undo(0)
    assert match.question(0).choices[0] is MARKS[0]
    assert match.digest() != before
    assert not match.can_undo(1)


def test_the_last_answer_of_a_lane_can_be_taken_back_until_the_join() -> None:
    match = Match.start(SHEETS, 2, seed=5, undoable=True)
    match.answer(0, STOP)
    assert match.asked() == (1,)
    match.undo(0)
    assert match.asked() == (0, 1)
    match.answer(0, STOP)
    match.answer(1, STOP)
    for seat in (0, 1):
        with pytest.raises(NoUndo, match="no-answer-to-undo"):
            match.undo(seat)
        with pytest.raises(NoUndo):
            match.undo(seat, consent=True)


def test_what_was_learned_in_a_lane_binds_that_lane_alone() -> None:
    match = eight()
    match.answer(0, MARKS[0])
    match.answer(1, SHAKE)
    assert match.can_undo(0) and not match.can_undo(1)


def test_each_seat_does_again_what_it_took_back() -> None:
    match = eight()
    for seat in (0, 1):
        match.answer(seat, MARKS[seat])
        match.answer(seat, COLOURS[seat])
    here = match.digest()
    for seat in (0, 1, 0, 1):
        match.undo(seat)
    for seat in (0, 0, 1, 1):
        match.redo(seat)
    assert match.digest() == here
    with pytest.raises(NoUndo, match="nothing-to-redo"):
        match.redo(0)


def test_a_seat_that_answers_anew_cannot_do_again_what_it_took_back() -> None:
    match = eight()
    for seat in (0, 1):
        match.answer(seat, MARKS[seat])
        match.undo(seat)
    match.answer(0, MARKS[4])
    with pytest.raises(NoUndo):
        match.redo(0)
    match.redo(1)
    assert match.question(1).topic.name == "colour"


def test_lanes_may_be_of_some_seats_only() -> None:
    match = Match.start(BAZAAR, 3, seed=1)
    for seat in range(3):
        match.answer(seat, CLOSE)
    assert match.state.day == 1
    assert match.asked() == (1, 2)
    with pytest.raises(WrongSeat, match="not-asked"):
        match.answer(0, BUY)
    with pytest.raises(NoUndo):
        match.undo(0)


def test_lanes_in_which_nobody_has_anything_to_do_are_joined_at_once() -> None:
    match = Match.start(BAZAAR, 2, seed=1)
    while match.outcome is None:
        assert match.state.day != 3
        match.answer(match.asked()[0], CLOSE)
    assert match.state.day == 4


def test_any_interleaving_of_the_same_answers_gives_the_same_digest() -> None:
    ends = set()
    for seed in range(8):
        match = Match.start(SHEETS, 3, seed=5)
        left = {
            seat: [MARKS[seat], COLOURS[seat], GAMBLE, AGAINS[seat % 2], SHAKE, COLOURS[0], STOP] for seat in range(3)
        }
        rng = random.Random(seed)
        while left and match.open is not None:
            seat = rng.choice(sorted(left))
            match.answer(seat, left[seat].pop(0))
            if not left[seat]:
                del left[seat]
        ends.add(match.digest())
    assert len(ends) == 1


def test_saves_keep_every_lane_its_numbers_and_what_the_others_have_yet_to_hear() -> None:
    match = Match.start(SHEETS, 3, seed=5, journal=True, undoable=True, record=True)
    match.answer(0, MARKS[1])
    match.answer(0, COLOURS[0])
    match.answer(0, MARKS[2])
    match.answer(1, STOP)
    match.undo(1)
    match.answer(2, GAMBLE)
    again = Match.restore(SHEETS, stored(match))
    assert [again.number(seat) for seat in range(3)] == [match.number(seat) for seat in range(3)]
    for one in (match, again):
        one.undo(0)
        one.answer(0, STOP)
        one.answer(2, AGAINS[1])
        one.answer(2, STOP)
        one.answer(1, STOP)
    assert again.digest() == match.digest()
    assert match.journal is not None and again.journal is not None
    assert [said(told) for told in again.journal.told] == [said(told) for told in match.journal.told]
    assert again.entries == match.entries


async def end_here(s: Square, seat: int) -> None:
    await ask(s, seat, TRADE, trades, seat)
    finish(s, Outcome([seat], "counted", ""))


def ending(s: Square, seat: int) -> Script | None:
    return end_here(s, seat)


class Ending(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        return Lanes((0, 1), "stalls", ending, join)


def test_a_lane_that_ends_the_match_is_a_fault_of_the_rules() -> None:
    match = Match.start(Ending(), 2, seed=1)
    with pytest.raises(RuleFault, match="a lane cannot end the match"):
        match.answer(0, BUY)


async def nothing() -> None:
    """Asks nothing."""


def spinning(s: Square, seat: int) -> Script | None:
    return nothing()


class Spinning(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        return Lanes((0, 1), "stalls", spinning, join)


class Circling(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        return nothing()


def test_rules_that_go_round_in_circles_are_stopped() -> None:
    with pytest.raises(RuleFault, match="activities of a lane without a question"):
        Match.start(Spinning(), 2, seed=1)
    with pytest.raises(RuleFault, match="activities without a question"):
        Match.start(Circling(), 2, seed=1)


def finish_at_once(s: Square) -> None:
    finish(s, Outcome([0], "counted", ""))


def idle(s: Square, seat: int) -> Script | None:
    return None


class Over(Bazaar):
    """Ends in the join of lanes in which nobody had anything to do."""

    def advance(self, s: Square) -> Script | Lanes:
        return Lanes((0, 1), "stalls", idle, finish_at_once, shown=LIVE)


def test_a_join_may_end_the_match() -> None:
    match = Match.start(Over(), 2, seed=1, record=True)
    assert match.outcome is not None
    for other in (match.fork(), Match.restore(Over(), stored(match))):
        assert other.outcome is not None and other.digest() == match.digest()


def test_a_main_question_after_the_join_is_asked_of_the_main_strand() -> None:
    match = Match.start(After(), 2, seed=1, undoable=True)
    match.answer(0, CLOSE)
    match.answer(1, CLOSE)
    assert match.open is None and match.asked() == (1,)
    with pytest.raises(WrongSeat):
        match.answer(0, BUY)
    with pytest.raises(IllegalAnswer):
        match.answer(1, STOP)
    before = match.digest()
    match.answer(1, BUY)
    match.undo(1)
    assert match.digest() == before == match.fork().digest()


async def afterwards(s: Square) -> None:
    await ask(s, 1, TRADE, trades, 1)
    s.stalls[1].goods += 7
    await count(s)


class After(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        return super().advance(s) if s.day == 0 else asked_twice(s)


async def asked_twice(s: Square) -> None:
    await ask(s, 1, TRADE, trades, 1)
    await afterwards(s)


def test_a_lane_is_answered_by_index_too() -> None:
    match = Match.start(SHEETS, 2, seed=5)
    match.answer(match.asked()[0], 0)
    match.answer(1, 1)
    assert [lane.stretch.answers for lane in match.lanes.values()] == [[(0, MARKS[0])], [(1, MARKS[1])]]
    with pytest.raises(IllegalAnswer):
        match.answer(1, 99)
    with pytest.raises(WrongSeat):
        match.answer(5, 0)


def test_random_play_of_lanes_ends_alike_with_and_without_a_journal() -> None:
    ends = set()
    for journal, record, undoable in itertools.product((False, True), repeat=3):
        match = Match.start(SHEETS, 3, seed=5, journal=journal, record=record, undoable=undoable)
        play_on(match, 500)
        ends.add(digest(match.state))
    assert len(ends) == 1


def test_haggling_draws_under_the_lane_of_the_seat() -> None:
    match = Match.start(BAZAAR, 2, seed=1, record=True)
    match.answer(1, HAGGLE)
    assert (match.entries or [])[-1]["chance"][0][0] == "1:price"


def test_lanes_run_only_while_they_are_open() -> None:
    match = Match.start(SHEETS, 2, seed=5)
    lane = match.lanes[0]
    match.open = None
    for call in (match._join, lambda: match._go_lane(lane, None), lambda: match._again_lane(lane, loud=False)):
        with pytest.raises(RuleFault):
            call()


def test_a_strand_without_a_script_asks_nothing() -> None:
    assert strand_on(-1, Chance(GIVEN)).go_on(None) is None
