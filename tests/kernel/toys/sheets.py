"""Sheets: everybody fills a sheet at the same time, unseen by the others until all have stopped.

What it exercises: lanes whose parts show at the join, several activities a lane, nested questions and chance in lanes,
a pile looked at and shuffled within a lane, events that wait for the join, and chance in the join.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NewType

from flambeau.kernel import (
    FINAL,
    FREE,
    MAY_BE_FINAL,
    Ask,
    Chance,
    Choice,
    Event,
    Game,
    Guard,
    Kind,
    Lanes,
    Outcome,
    Owner,
    Pile,
    Position,
    Public,
    Script,
    Seat,
    State,
    Topic,
    ask,
    bit,
    choice,
    event,
    finish,
    just,
    look,
    shuffle,
    state,
    tell,
)

from .scene import TEXT, scene

Box = NewType("Box", int)
Ink = NewType("Ink", int)
BOXES, INKS, BAG, ROUNDS = 5, 3, 3, 2
D6 = (1, 2, 3, 4, 5, 6)


@state
class Sheet(State):
    seat: Public[Seat]
    boxes: Public[list[Ink]]
    bag: Pile
    goal: Owner[int]
    ink: Public[int] = 0
    luck: Public[int] = 0
    stopped: Public[bool] = False


@state
class Desk(Position):
    sheets: Public[list[Sheet]]
    rounds: Public[int] = 0
    open: Public[bool] = False
    weather: Public[int] = 0


@choice
class Mark(Choice):
    box: Box


@choice
class Colour(Choice):
    ink: Ink


@choice
class Gamble(Choice): ...


@choice
class Again(Choice):
    more: bool


@choice
class Shake(Choice): ...


@choice
class Stop(Choice): ...


@event
class Marked(Event):
    seat: Seat
    box: Box


@event
class Gambled(Event):
    seat: Seat
    luck: int


@event
class Weather(Event):
    weather: int


def box_is_empty(s: Desk, q: Ask[Any], c: Mark) -> bool:
    return s.sheets[q.args[0]].boxes[c.box] == 0


def ink_is_left(s: Desk, q: Ask[Any], c: Mark) -> bool:
    return s.sheets[q.args[0]].ink > 0


MARK = Topic(
    "mark",
    rule="",
    kinds=(
        Kind(
            Mark, (Guard("TOY-BOX-01", "ink", ink_is_left), Guard("TOY-BOX-02", "empty-box", box_is_empty)), final=FREE
        ),
        Kind(Gamble, (Guard("TOY-BOX-01", "ink", ink_is_left),), final=FINAL),
        Kind(Shake, (Guard("TOY-BOX-01", "ink", ink_is_left),), final=FINAL),
        Kind(Stop, final=MAY_BE_FINAL),
    ),
)
COLOUR = Topic("colour", rule="", kinds=(Kind(Colour, final=FREE),))
AGAIN = Topic("again", rule="", kinds=(Kind(Again, final=MAY_BE_FINAL),), about=(("luck", "int"),))

MARKS = tuple(Mark(Box(box)) for box in range(BOXES))
COLOURS = tuple(Colour(Ink(ink)) for ink in range(INKS))
GAMBLE, SHAKE, STOP = Gamble(), Shake(), Stop()
AGAINS = (Again(True), Again(False))


def marks(s: Desk, seat: int) -> Sequence[Choice]:
    sheet = s.sheets[seat]
    if not sheet.ink:
        return (STOP,)
    return [*(MARKS[box] for box in range(BOXES) if sheet.boxes[box] == 0), GAMBLE, SHAKE, STOP]


def agains(s: Desk, luck: int) -> Sequence[Again]:
    return AGAINS


async def weather(s: Desk) -> None:
    s.weather = s.chance.roll("weather", D6, 1)[0]
    tell(s, "", Weather, s.weather)
    s.open = True
    for sheet in s.sheets:
        sheet.ink, sheet.stopped = 3, False


def lane(s: Desk, seat: int) -> Script | None:
    return None if s.sheets[seat].stopped else fill(s, seat)


async def fill(s: Desk, seat: int) -> None:
    sheet = s.sheets[seat]
    answer = await ask(s, seat, MARK, marks, seat)
    if isinstance(answer, Mark):
        sheet.boxes[answer.box] = Ink(1 + (await ask(s, seat, COLOUR, just, *COLOURS)).ink)
        sheet.ink -= 1
        tell(s, "", Marked, Seat(seat), answer.box)
    elif answer is GAMBLE:
        sheet.ink -= 1
        await gamble(s, sheet)
    elif answer is SHAKE:
        sheet.ink -= 1
        shuffle(s, f"bag{seat}", sheet.bag)
        sheet.luck += look(s, sheet.bag, 0, bit(seat))
        await ask(s, seat, COLOUR, just, *COLOURS)
    else:
        sheet.stopped = True


async def gamble(s: Desk, sheet: Sheet) -> None:
    sheet.luck += s.chance.roll("luck", D6, 1)[0]
    tell(s, "", Gambled, sheet.seat, sheet.luck)
    if (await ask(s, sheet.seat, AGAIN, agains, sheet.luck)).more:
        sheet.luck += s.chance.roll("luck", D6, 1)[0]
        tell(s, "", Gambled, sheet.seat, sheet.luck)


def join(s: Desk) -> None:
    s.open = False
    s.rounds += 1
    s.weather = s.chance.roll("evening", D6, 1)[0]
    tell(s, "", Weather, s.weather)
    if s.rounds == ROUNDS:
        scores = [sheet.luck + sum(sheet.boxes) + sheet.goal for sheet in s.sheets]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        finish(s, Outcome(winners, "filled", "", scores))


class Sheets(Game[Desk]):
    id = "sheets"
    seats = range(1, 9)
    state = Desk
    topics = (MARK, COLOUR, AGAIN)
    events = (Marked, Gambled, Weather)
    text = TEXT

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Mapping[str, Any]) -> Desk:
        made = []
        for seat in range(seats):
            goal = chance.roll("goal", D6, 1, to=bit(seat))[0]
            bag = Pile(chance.shuffle(f"bag{seat}", range(BAG)))
            made.append(Sheet(Seat(seat), [Ink(0)] * BOXES, bag, goal))
        return Desk(made)

    def advance(self, s: Desk) -> Script | Lanes:
        return Lanes(range(len(s.sheets)), "sheets", lane, join) if s.open else weather(s)

    def pools(self, s: Desk) -> dict[str, tuple[Pile, ...]]:
        return {f"bag{seat}": (sheet.bag,) for seat, sheet in enumerate(s.sheets)}

    def redeal(self, s: Desk, now: Desk, seat: int, chance: Chance) -> None:
        for sheet in s.sheets:
            if sheet.seat != seat:
                sheet.goal = chance.pick("goal", D6)

    def domains(self, options: Mapping[str, Any]) -> dict[str, int]:
        return {"Box": BOXES, "Ink": INKS}

    def table(self, view: Desk, seat: int, words: Any) -> Any:
        return scene(self, seat, words)


SHEETS = Sheets()
