"""Lanes whose next activity begins with chance, that teach without chance, or that follow a question to all."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playing import heard, stored
from toys.bazaar import BUY, CLOSE, D6, TRADE, Bazaar, Bought, Square, join, trades

from flambeau.kernel import (
    AT_JOIN,
    Ask,
    Choice,
    Guard,
    Intent,
    Kind,
    Lanes,
    Match,
    NoUndo,
    Script,
    Seat,
    Topic,
    ask,
    choice,
    learned,
    record,
    replay,
    tell,
)


def private(lane: Any) -> Bazaar:
    """A bazaar whose lanes show at the join."""

    class Private(Bazaar):
        def advance(self, s: Square) -> Script | Lanes:
            return Lanes(range(len(s.stalls)), "stalls", lane, join, shown=AT_JOIN)

    return Private()


async def buy(s: Square, seat: int) -> None:
    stall = s.stalls[seat]
    if stall.goods:
        stall.coins = s.chance.roll("change", D6, 1)[0]
    answer = await ask(s, seat, TRADE, trades, seat)
    stall.goods += 1
    stall.closed = answer is CLOSE
    tell(s, "", Bought, Seat(seat))


def buying(s: Square, seat: int) -> Script | None:
    return None if s.stalls[seat].closed else buy(s, seat)


@pytest.mark.parametrize("saved", [False, True])
def test_events_of_the_activity_before_survive_chance_that_the_next_one_begins_with(saved: bool) -> None:
    game = private(buying)
    match = Match.start(game, 2, given=True, journal=True)
    match.answer(0, BUY)
    if saved:
        match = Match.restore(game, stored(match))
    assert match.needed is not None and match.needed.label == "0:change"
    match.settle([4])
    match.answer(0, CLOSE)
    match.answer(1, CLOSE)
    assert heard(match, 1) == [["Bought", 1], ["Bought", 0], ["Bought", 0]]
    assert heard(match, 0) == [["Bought", 0], ["Bought", 0], ["Bought", 1]]


async def listen(s: Square, seat: int) -> None:
    stall = s.stalls[seat]
    answer = await ask(s, seat, TRADE, trades, seat)
    if answer is BUY:
        learned(s)
    stall.goods += 1
    stall.closed = answer is CLOSE


def listening(s: Square, seat: int) -> Script | None:
    return None if s.stalls[seat].closed else listen(s, seat)


def test_what_a_lane_teaches_without_chance_binds_it_and_no_other_lane() -> None:
    match = Match.start(private(listening), 2, seed=1, undoable=True)
    match.answer(1, TRADES[1])
    match.answer(0, BUY)
    assert match.can_undo(1)
    with pytest.raises(NoUndo, match="something-was-learned"):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.state.stalls[0].goods == 0


TRADES = trades(Square([]), 0)


class Prelude(Bazaar):
    """Seat 0 answers, then the lane of seat 1 opens."""

    def advance(self, s: Square) -> Script | Lanes:
        if s.stalls[0].goods:
            return Lanes((1,), "stalls", buying, join)
        return prelude(s)


async def prelude(s: Square) -> None:
    await ask(s, 0, TRADE, trades, 0)
    s.stalls[0].goods = 1


@pytest.mark.parametrize("kept", ["played on", "saved", "twin"])
def test_an_answer_before_the_lanes_is_taken_back_while_nobody_has_answered_in_them(kept: str) -> None:
    match = Match.start(Prelude(), 2, seed=1, undoable=True, journal=True, record=True)
    before, number = match.digest(), match.number(0)
    match.answer(0, BUY)
    assert match.asked() == (1,) and match.way_back(0) == "free" and match.way_back(1) == ""
    asked = match.number(1)
    if kept == "saved":
        match = Match.restore(Prelude(), json.loads(json.dumps(match.save())))
    elif kept == "twin":
        match = match.twin()
    match.undo(0)
    assert match.asked() == (0,) and match.digest() == before and match.number(0) > number
    match.redo(0)
    assert match.asked() == (1,) and match.number(1) > asked  # another question, if an equal one
    assert replay(Prelude(), record(match)).digest() == match.digest()


def test_an_answer_before_the_lanes_is_not_taken_back_once_somebody_has_answered_in_them() -> None:
    match = Match.start(Prelude(), 2, seed=1, undoable=True)
    match.answer(0, BUY)
    match.answer(1, match.question(1).choices[-1])
    for consent in (False, True):
        with pytest.raises(NoUndo, match="no-answer-to-undo"):
            match.undo(0, consent)


@choice
class Envy(Choice): ...


def other_has_goods(s: Square, q: Ask[Any], c: Envy) -> bool:
    return s.stalls[1 - q.args[0]].goods > 0


ENVY = Topic("envy", "", (*TRADE.kinds, Kind(Envy, (Guard("TOY-ACT-01", "goods", other_has_goods),))))


async def envy(s: Square, seat: int) -> None:
    s.stalls[seat].closed = await ask(s, seat, ENVY, trades, seat) is CLOSE
    s.stalls[seat].goods += 1


def envying(s: Square, seat: int) -> Script | None:
    return None if s.stalls[seat].closed else envy(s, seat)


def test_a_refusal_does_not_tell_what_another_did_in_its_lane() -> None:
    match = Match.start(private(envying), 2, seed=1)
    for _ in range(2):
        said = match.why_not(0, Intent(Envy))
        assert said is not None and said.message == "no-goods"
        match.answer(1, BUY)
