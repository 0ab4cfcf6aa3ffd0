"""Checks on lanes: nobody waits for anybody, and nobody's order of clicks changes the game."""

from __future__ import annotations

import random
from typing import Any

from flambeau.kernel import AT_JOIN, SPECTATOR, Lanes, Match, State, digest

from .walk import Case, walk


def interleavings_agree(case: Case, seed: int, most: int) -> None:
    """Lanes write only their own part, and any interleaving of the same answers gives the same digest at the join."""
    match = case.start(seed)
    opened = 0
    for _ in walk(match, seed):
        if match.open is not None and not any(lane.steps for lane in match.lanes.values()):
            opened += 1
            if opened > 6:
                return
            written = _outside(match.state, match.open) != _outside(match.rest, match.open)
            assert not written, f"{case}: advance changed the position before it returned lanes"
            first = _to_the_join(match.fork(), seed, random.Random(1))
            for order in range(2, 5):
                other = _to_the_join(match.fork(), seed, random.Random(order))
                assert other == first, f"{case}: another order of answers gave another position"


def _to_the_join(match: Match, seed: int, order: random.Random) -> list[str]:
    """Play open lanes to their join; what a seat answers depends on its own lane alone."""
    lanes = match.open
    assert lanes is not None
    counts = dict.fromkeys(range(match.seats), 0)
    while match.open is lanes and match.outcome is None:
        asked = match.asked()
        seat = asked[order.randrange(len(asked))]
        question = match.question(seat)
        index = random.Random(seed * 1_000_003 + seat * 1009 + counts[seat]).randrange(len(question.choices))
        counts[seat] += 1
        before = _outside(match.state, lanes, seat)
        seen = _seen_by_others(match, seat)
        match.answer(seat, index)
        if match.open is lanes and match.asked():
            where = f"{match.game.id}: seat {seat}"
            assert _outside(match.state, lanes, seat) == before, f"{where} wrote outside its part"
            assert _seen_by_others(match, seat) == seen, f"{where} showed something before the join"
    return [digest(match.state), match.question().topic.name if match.asked() else str(match.outcome is not None)]


def _outside(state: State, lanes: Lanes, seat: int = -1) -> Any:
    """All of the position but this seat's part, or without a seat but all parts."""
    data = state.to_data()
    parts = [None if seat in (-1, place) else part for place, part in enumerate(data[lanes.part])]
    return {**data, lanes.part: parts}


def _seen_by_others(match: Match, seat: int) -> list[str]:
    """What the others and a spectator see, if the lanes show at the join."""
    if match.open is None or match.open.shown != AT_JOIN:
        return []
    return [digest(match.view(other)) for other in (*range(match.seats), SPECTATOR) if other != seat]
