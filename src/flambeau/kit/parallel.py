"""Checks on lanes: nobody waits for anybody, and nobody's order of clicks changes the game."""

from __future__ import annotations

import random
from typing import Any

from flambeau.kernel import Match, digest

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
            first = _to_the_join(match.fork(), seed, random.Random(1))
            for order in range(2, 5):
                other = _to_the_join(match.fork(), seed, random.Random(order))
                assert other == first, f"{case}: another order of answers gave another position"


def _to_the_join(match: Match, seed: int, order: random.Random) -> list[str]:
    """Play open lanes to their join; what a seat answers depends on its own lane alone."""
    lanes = match.open
    counts = dict.fromkeys(range(match.seats), 0)
    while match.open is lanes and match.outcome is None:
        asked = match.asked()
        seat = asked[order.randrange(len(asked))]
        question = match.question(seat)
        index = random.Random(seed * 1_000_003 + seat * 1009 + counts[seat]).randrange(len(question.choices))
        counts[seat] += 1
        before = _outside(match, seat)
        match.apply(index, seat)
        if match.open is lanes and match.asked():
            assert _outside(match, seat) == before, f"{match.game.id}: seat {seat} wrote outside its part"
    return [digest(match.state), match.question().topic.name if match.asked() else str(match.outcome is not None)]


def _outside(match: Match, seat: int) -> Any:
    """All of the position but this seat's part."""
    lanes = match.open
    if lanes is None:
        return None
    data = match.state.to_data()
    parts = list(data[lanes.part])
    parts[seat] = None
    return {**data, lanes.part: parts}
