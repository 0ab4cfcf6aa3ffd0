"""Games made for the playthrough: people who try everything once, in the cell with the throne and in the open one."""

from __future__ import annotations

import random
from typing import Any

from flambeau.bots import Chair, make_bot
from flambeau.games.dungeon_saga import GAME
from flambeau.kernel import Choice, Match

COMMON = 0.35  # how often somebody does anything at all instead of what a good player does
COURT, VILLAINS, CROWD, OPEN, RASH, PUT_BACK = 4, 9, 8, 11, 1006, 1


def curious(seats: int, options: dict[str, Any], seed: int, common: float = COMMON) -> Match:
    """A game in which each kind of answer is given as soon as it can be, once; otherwise the bots play, or chance."""
    match = Match.start(GAME, seats, {"party": "seasoned", **options}, seed, record=True)
    bots = [make_bot(GAME, "scripted", seed * 8 + seat) for seat in range(seats)]
    draw, done = random.Random(seed), set[type[Choice]]()
    while match.outcome is None:
        seat = match.asked()[0]
        choices = match.question(seat).choices
        new = [place for place, choice in enumerate(choices) if type(choice) not in done]
        if new:
            place = draw.choice(new)
        elif draw.random() < common:
            place = draw.randrange(len(choices))
        else:
            place = bots[seat].answer(Chair(match, seat))
        done.add(type(choices[place]))
        match.answer(seat, place)
    return match


def court(seed: int = COURT) -> Match:
    """A Game Master with a King and a Tyrant."""
    return curious(3, {"gm": "human", "quest": "q0_throne_cell"}, seed)


def villains(seed: int = VILLAINS) -> Match:
    """Three people against the Automated Game Master, who ask the Villain."""
    return curious(3, {"quest": "q0_throne_cell", "villain": "hand"}, seed)


def crowd(seed: int = CROWD) -> Match:
    """A quest of the house, with ties that the Villain settles."""
    return curious(2, {"quest": "q2_the_counting_room", "villain": "ask"}, seed)


def open_cell(seed: int = OPEN) -> Match:
    """Portals, traps and wandering Monsters, with a Game Master."""
    return curious(2, {"gm": "human", "quest": "q0_open_cell"}, seed)


def rash(seed: int = RASH) -> Match:
    """Two Heroes who do anything at all in the cell with the throne, and pay for it."""
    return curious(2, {"quest": "q0_throne_cell", "heroes": "one_each"}, seed, 1)


def put_back() -> Match:
    """The same, with a Hero that falls on the square of another."""
    return rash(PUT_BACK)
