"""Chance from outside: the kernel stops, somebody supplies the outcome, the activity runs again to where it was."""

from __future__ import annotations

from fractions import Fraction

import pytest
from playing import all_of, heard, stored
from toys import BAZAAR, DELVE, SHEETS
from toys.bazaar import CLOSE, D6, HAGGLE, TRADE, Bazaar, Square, Stall, join, trades
from toys.delve import REROLLS, Dig, Dug, Rolled
from toys.sheets import AGAINS, GAMBLE, STOP

from flambeau.kernel import (
    LIVE,
    Feed,
    IllegalAnswer,
    Lanes,
    Match,
    NoUndo,
    Refusal,
    RuleFault,
    Script,
    WrongSeat,
    ask,
    record,
    replay,
)


def open_with_chance(s: Square, seat: int) -> Script | None:
    """A lane that draws before its first question, and twice after it."""
    stall = s.stalls[seat]
    return None if stall.closed else opening(s, stall)


async def opening(s: Square, stall: Stall) -> None:
    stall.coins = s.chance.roll("purse", D6, 1)[0]
    await ask(s, stall.seat, TRADE, trades, stall.seat)
    stall.goods = s.chance.roll("first", D6, 1)[0] + s.chance.roll("second", D6, 1)[0]
    stall.closed = True


class Opening(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        return Lanes(range(len(s.stalls)), "stalls", open_with_chance, join, shown=LIVE)


async def colons(s: Square) -> None:
    s.stalls[0].coins = s.chance.roll("a:b", D6, 1)[0]
    await ask(s, 0, TRADE, trades, 0)


class Colons(Bazaar):
    def advance(self, s: Square) -> Script | Lanes:
        return colons(s)


OPENING, COLONS = Opening(), Colons()


def sheets(seats: int = 3, **how: bool) -> Match:
    """Lanes are open and all chance so far was given."""
    match = Match.start(SHEETS, seats, seed=5, given=True, **how)
    while match.needed is not None:
        match.settle([1])
    return match


def test_the_kernel_stops_at_the_outcome_it_needs() -> None:
    match = Match.start(SHEETS, 1, seed=5, given=True)
    assert match.needed is not None
    assert (match.needed.label, match.needed.kind) == ("goal", "roll")
    assert (match.needed.options, match.needed.count) == ((1, 2, 3, 4, 5, 6), 1)
    assert match.asked() == ()
    match.settle([4])
    match.settle([6])
    assert match.state.sheets[0].goal == 4
    assert match.state.weather == 6
    assert match.asked() == (0,)


def test_without_a_seed_shuffles_are_needed_too() -> None:
    match = Match.start(DELVE, 2, given=True)
    assert match.needed is not None and match.needed.kind == "shuffle"
    with pytest.raises(IllegalAnswer):
        match.settle([0] * 10)
    with pytest.raises(RuleFault, match="sampled"):
        match.outcomes()
    match.settle(range(10))
    assert match.needed.label == "tiles"


@pytest.mark.parametrize("wrong", [[], [0], [7], [1, 2], [1, 2, 3]])
def test_a_wrong_outcome_is_refused_and_changes_nothing(wrong: list[int]) -> None:
    match = sheets(2)
    match.answer(0, GAMBLE)
    before = all_of(match), match.needed
    with pytest.raises(IllegalAnswer, match="wrong-outcome"):
        match.settle(wrong)
    assert (all_of(match), match.needed) == before


def test_an_outcome_that_nobody_needs_is_refused() -> None:
    with pytest.raises(IllegalAnswer, match="no-chance-needed"):
        sheets(2).settle([1])


def test_the_outcomes_of_a_roll_have_probabilities_that_sum_to_one() -> None:
    match = Match.start(DELVE, 2, seed=2, given=True)
    strike = next(cell for cell in range(5) if match.state.floor.faces[cell] % 3 == 1)
    match.answer(0, Dig(strike))
    outcomes = match.outcomes()
    assert len(outcomes) == 36
    assert sum(chance for _, chance in outcomes) == 1
    assert set(outcomes[0][1:]) == {Fraction(1, 36)}
    match.settle((6, 6))
    assert match.outcomes() == []


def test_a_face_that_stands_twice_on_a_die_is_twice_as_likely() -> None:
    match = sheets(1)
    match.answer(0, GAMBLE)
    assert match.needed is not None
    match.needed.options = (1, 1, 2)
    assert match.outcomes() == [((1,), Fraction(2, 3)), ((2,), Fraction(1, 3))]


def test_a_match_that_needs_chance_is_forked_to_branch_over_the_outcomes() -> None:
    match = Match.start(DELVE, 2, seed=2, given=True)
    strike = next(cell for cell in range(5) if match.state.floor.faces[cell] % 3 == 1)
    match.answer(0, Dig(strike))
    seen = set()
    for outcome, _ in match.outcomes():
        branch = match.fork()
        branch.settle(outcome)
        seen.add(branch.question(0).args[0])
    assert len(seen) == 36
    assert match.needed is not None


def test_set_up_that_needs_chance_can_be_forked_and_saved() -> None:
    match = Match.start(SHEETS, 1, seed=5, given=True, record=True)
    for other in (match.fork(), Match.restore(SHEETS, stored(match))):
        other.settle([3])
        other.settle([2])
        assert other.state.sheets[0].goal == 3
        assert other.asked() == (0,)


def test_lanes_that_need_chance_at_once_are_served_one_after_the_other() -> None:
    match = sheets(3)
    match.answer(1, GAMBLE)
    assert match.needed is not None and match.needed.label == "1:luck"
    assert match.asked() == ()
    with pytest.raises(WrongSeat, match="chance-needed"):
        match.answer(0, GAMBLE)
    assert match.why_not(0, GAMBLE) is not None
    match.settle([5])
    assert match.asked() == (0, 1, 2)
    assert [sheet.luck for sheet in match.state.sheets] == [0, 5, 0]


def test_lanes_that_begin_with_chance_wait_for_each_other() -> None:
    match = Match.start(OPENING, 3, given=True)
    for outcome in ([2], [3], [4]):
        again = Match.restore(OPENING, stored(match))
        assert again.needed is not None and match.needed is not None
        assert again.needed.label == match.needed.label
        match.settle(outcome)
    assert match.asked() == (0, 1, 2)
    assert [stall.coins for stall in match.state.stalls] == [2, 3, 4]


def test_chance_in_a_join_runs_the_join_again_and_tells_its_events_once() -> None:
    match = sheets(2, journal=True)
    match.answer(0, GAMBLE)
    match.settle([4])
    match.answer(0, AGAINS[1])
    match.answer(0, STOP)
    match.answer(1, STOP)
    assert match.needed is not None and match.needed.label == "evening"
    match.settle([6])
    assert match.needed.label == "weather"
    match.settle([1])
    told = [["Weather", 1], ["Gambled", 0, 4], ["Weather", 6], ["Weather", 1]]
    assert heard(match, 1) == told
    assert heard(match, 0) == told


def test_a_join_that_draws_and_ends_the_match_can_be_settled() -> None:
    match = sheets(1)
    match.answer(0, STOP)
    match.settle([1])
    match.settle([1])
    match.answer(0, STOP)
    match.settle([2])
    assert match.outcome is not None


def test_events_before_a_given_outcome_are_told_once() -> None:
    match = Match.start(BAZAAR, 2, given=True, journal=True)
    match.answer(0, 1)
    assert heard(match, 1) == [["Bought", 0]]
    match.settle([5])
    assert heard(match, 1) == heard(match, 0) == [["Bought", 0], ["Haggled", 0, 5]]
    match.answer(1, HAGGLE)
    match.settle([1])
    assert heard(match, 0)[2:] == [["Bought", 1], ["Haggled", 1, 1]]


def test_events_of_earlier_answers_of_an_activity_survive_a_given_outcome() -> None:
    match = Match.start(DELVE, 2, seed=2, given=True, journal=True)
    strike = next(cell for cell in range(5) if match.state.floor.faces[cell] % 3 == 1)
    match.answer(match.asked()[0], list(match.question().choices).index(Dig(strike)))
    match.settle((1, 1))
    match.answer(match.asked()[0], 0)
    match.settle((6,))
    dug = Dug(strike, match.journal.told[0].event.to_data()[2]) if match.journal else None
    assert [told.event for told in match.events(1)] == [dug, Rolled((6, 1))]


def test_a_label_may_hold_a_colon() -> None:
    match = Match.start(COLONS, 2, given=True)
    assert match.needed is not None and match.needed.label == "a:b"
    match.settle([2])
    assert match.state.stalls[0].coins == 2


def test_the_record_of_given_chance_replays() -> None:
    match = sheets(2, record=True)
    match.answer(0, GAMBLE)
    match.note(1, "while we wait")
    match.settle([4])
    match.answer(0, AGAINS[0])
    match.settle([2])
    data = record(match)
    assert [next(iter(entry)) for entry in data["entries"]] == ["setup", "seat", "note", "seat"]
    assert replay(SHEETS, data).digest() == match.digest()


def test_a_save_keeps_what_the_record_waits_for() -> None:
    match = Match.start(DELVE, 2, seed=2, given=True, record=True)
    strike = next(cell for cell in range(5) if match.state.floor.faces[cell] % 3 == 1)
    match.answer(0, Dig(strike))
    match.settle((1, 2))
    match.answer(0, REROLLS[0])
    again = Match.restore(DELVE, stored(match))
    for one in (match, again):
        one.settle((6,))
    assert record(again)["entries"] == record(match)["entries"]
    assert replay(DELVE, record(again)).digest() == match.digest()


def test_an_answer_that_still_needs_its_chance_can_be_taken_back() -> None:
    match = sheets(2, undoable=True, record=True)
    match.answer(0, STOP)
    match.answer(1, GAMBLE)
    match.note(0, "hm")
    with pytest.raises(NoUndo, match="chance-needed"):
        match.undo(0)
    with pytest.raises(NoUndo, match="chance-needed"):
        match.undo(0, consent=True)
    match.undo(1)
    assert match.asked() == (1,)
    assert replay(SHEETS, record(match)).digest() == match.digest()
    assert [next(iter(entry)) for entry in match.entries or []] == ["setup", "seat", "note"]


def test_a_half_settled_answer_is_settled_before_it_is_taken_back() -> None:
    match = Match.start(OPENING, 2, given=True, undoable=True, study=True)
    match.settle([1])
    match.settle([1])
    match.answer(0, HAGGLE)
    match.undo(0)
    match.answer(0, HAGGLE)
    match.settle([2])
    assert match.needed is not None
    with pytest.raises(NoUndo, match="chance-was-drawn"):
        match.undo(0)
    match.settle([3])
    match.undo(0)
    assert match.asked() == (0, 1)


def test_nobody_concedes_while_chance_is_needed() -> None:
    match = sheets(2)
    match.answer(0, GAMBLE)
    with pytest.raises(Refusal, match="chance-needed"):
        match.concede(1)


def test_a_feed_is_drawn_before_any_source() -> None:
    feed = Feed({"0:luck": [(6,)]})
    match = Match.start(SHEETS, 2, seed=5, feed=feed)
    match.answer(0, GAMBLE)
    assert match.state.sheets[0].luck == 6
    assert feed.left() == []


def test_a_rollout_of_a_match_with_given_chance_can_be_settled() -> None:
    match = Match.start(BAZAAR, 2, given=True).rollout()
    match.answer(0, CLOSE)
    match.answer(1, HAGGLE)
    match.settle([4])
    assert match.state.stalls[1].goods == 1
