"""Random play: every question answered by chance, as fast as the build allows.

Bots, the lab and the benchmarks all need it, and in a compiled kernel an interpreted loop around it would be a good
part of its cost.
"""

from __future__ import annotations

import random
from typing import Final

from .errors import RuleFault
from .match import Match

MOST_ANSWERS: Final = 100_000


def playout(match: Match, seed: int | random.Random, most: int = MOST_ANSWERS) -> int:
    """Play a match to its end (or for `most` answers), each legal answer as likely; returns how many were given.

    Whoever plays many hands in the same generator each time: seeding one costs as much as several answers.
    """
    draw = seed.random if isinstance(seed, random.Random) else random.Random(seed).random
    count = 0
    main = match.main
    keeps_nothing = match._keeps_nothing()
    while match.outcome is None and count < most:
        question = main.ask
        if question is not None:
            answers = question.legal()
            answer = answers[int(draw() * len(answers))]
            if keeps_nothing:  # beneath `answer`: there is nothing to check and nothing to keep
                main.steps += 1
                match._go(answer)
            elif isinstance(answer, tuple):
                match._take(main, answer[0], answer[1])
            else:
                match._take(main, question.seats[0], answer)
        elif match.needed is not None:
            raise RuleFault("random play needs a match that draws its own chance")
        else:
            asked = match.asked()
            seat = asked[int(draw() * len(asked))]
            lane = match.lanes[seat]
            if lane.ask is not None:
                choices = lane.ask.legal()
                match._take(lane, seat, choices[int(draw() * len(choices))])
        count += 1
    return count
