"""Bazaar: some seats spend coins at the same time, in the sight of everybody.

What it exercises: lanes whose parts show live, lanes of some seats only, lanes that end without a question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flambeau.kernel import (
    FINAL,
    LIVE,
    MAY_BE_FINAL,
    Chance,
    Choice,
    Event,
    Game,
    Kind,
    Lanes,
    Outcome,
    Position,
    Public,
    Script,
    Seat,
    State,
    Topic,
    ask,
    choice,
    event,
    finish,
    state,
    tell,
)

from .scene import TEXT, scene

DAYS = 4
D6 = (1, 2, 3, 4, 5, 6)


@state
class Stall(State):
    seat: Public[Seat]
    coins: Public[int] = 2
    goods: Public[int] = 0
    closed: Public[bool] = False


@state
class Square(Position):
    stalls: Public[list[Stall]]
    day: Public[int] = 0


@choice
class Buy(Choice): ...


@choice
class Haggle(Choice): ...


@choice
class Close(Choice): ...


@event
class Bought(Event):
    seat: Seat


@event
class Haggled(Event):
    seat: Seat
    price: int


TRADE = Topic(
    "trade",
    rule="",
    kinds=(Kind(Buy, final=MAY_BE_FINAL), Kind(Haggle, final=FINAL), Kind(Close, final=MAY_BE_FINAL)),
)
BUY, HAGGLE, CLOSE = Buy(), Haggle(), Close()


def trades(s: Square, seat: int) -> Sequence[Choice]:
    return (BUY, HAGGLE, CLOSE)


def lane(s: Square, seat: int) -> Script | None:
    stall = s.stalls[seat]
    return None if stall.closed or not stall.coins else trade(s, stall)


async def trade(s: Square, stall: Stall) -> None:
    answer = await ask(s, stall.seat, TRADE, trades, stall.seat)
    if answer is BUY:
        stall.coins -= 1
        stall.goods += 1
        tell(s, "", Bought, stall.seat)
    elif answer is HAGGLE:
        tell(s, "", Bought, stall.seat)
        price = s.chance.roll("price", D6, 1)[0]
        tell(s, "", Haggled, stall.seat, price)
        stall.coins -= 1
        stall.goods += price > 3
    else:
        stall.closed = True


def join(s: Square) -> None:
    s.day += 1
    for stall in s.stalls:
        stall.closed = False
        stall.coins = s.day % 3  # on every third day nobody has anything to do


async def count(s: Square) -> None:
    scores = [stall.goods for stall in s.stalls]
    finish(s, Outcome([n for n, goods in enumerate(scores) if goods == max(scores)], "counted", "", scores))


class Bazaar(Game[Square]):
    id = "bazaar"
    seats = range(2, 5)
    state = Square
    topics = (TRADE,)
    events = (Bought, Haggled)
    text = TEXT

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Square:
        return Square([Stall(Seat(seat)) for seat in range(seats)])

    def advance(self, s: Square) -> Script | Lanes:
        if s.day == DAYS:
            return count(s)
        return Lanes(range(s.day % 2, len(s.stalls)), "stalls", lane, join, shown=LIVE)

    def table(self, view: Square, seat: int, words: Any) -> Any:
        return scene(self, seat, words)


BAZAAR = Bazaar()
