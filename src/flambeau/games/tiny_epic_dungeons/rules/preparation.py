"""Before play: who plays which Hero, and who begins (TED-SETUP-20, TED-SETUP-21, TED-SETUP-22, TED-RULING-09,
TED-RULING-96, TED-RULING-108)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import (
    ALL,
    FREE,
    MAY_BE_FINAL,
    Ask,
    Choice,
    Guard,
    Kind,
    OfView,
    Script,
    Seat,
    Topic,
    ask_together,
    tell,
)

from ..cards import HERO_CARDS, Hero
from ..choices import GO_FIRST, PICK_HERO, GoFirst, PickHero
from ..events import HeroPicked
from ..model import ENTRANCE, Adventurer, Play
from ..powers import NO_GEAR
from .turn import begin_turn

RANDOM: Final = "random"
DRAFT: Final = "draft"
CHOICE: Final = "choice"
FIRST_SEAT: Final = 0
DRAWN: Final = 1
CHOSEN: Final = 2
OPENINGS: Final = ("seat", "random", "chosen")


def open_place(s: Play, seat: int) -> int:
    """Which of the Heroes in turn order this player chooses next; -1 if it has all it runs (TED-RULING-108)."""
    for place in range(seat, s.count, s.seats):
        if s.picks[place] < 0:
            return place
    return -1


def on_offer(s: Play, seat: int) -> tuple[Hero, ...]:
    """The boards among which a player chooses: two in a draft, else all that are left (TED-RULING-09)."""
    place = open_place(s, seat)
    return () if place < 0 else tuple([hero for hero in s.offers[place] if hero not in s.heroes])


def is_on_offer(s: Play, q: Ask[Any], c: PickHero) -> bool:
    return c.hero in on_offer(s, q.args[0])


def plays(s: Play, q: Ask[Any], c: GoFirst) -> bool:
    return c.hero in s.heroes


def pick_is_final(s: Play) -> str:
    """With the last board who begins may be drawn."""
    return MAY_BE_FINAL if s.opening == DRAWN else FREE


PICKING = Topic(
    "pick-hero",
    "TED-SETUP-20",
    (Kind(PickHero, (Guard("TED-SETUP-20", "not-on-offer", is_on_offer),), final=OfView(pick_is_final)),),
    apart=True,
)
BEGINNING = Topic(
    "first-hero",
    "TED-RULING-09",
    (Kind(GoFirst, (Guard("TED-RULING-09", "not-in-play", plays),), final=MAY_BE_FINAL),),
)


def pick_choices(s: Play, seat: Seat) -> Sequence[Choice]:
    """The boards on offer to this player."""
    return [PICK_HERO[hero] for hero in on_offer(s, seat)]


def first_choices(s: Play, seat: Seat) -> Sequence[Choice]:
    """The Heroes in play."""
    return [GO_FIRST[hero] for hero in s.order]


def prepare(s: Play) -> Script | None:
    """The next thing to settle before the first turn; what is dealt at random needs no question."""
    waiting = [seat for seat in range(s.seats) if open_place(s, seat) >= 0]
    for seat in waiting:
        if len(on_offer(s, seat)) == 1:
            take_board(s, seat, on_offer(s, seat)[0])
            return None
    if waiting:
        return pick(s, waiting)
    if s.opening == CHOSEN:
        return choose_first(s)
    first = s.chance.pick("first", range(s.count), ALL) if s.opening == DRAWN else 0
    begin_turn(s, s.order[first])
    return None


async def pick(s: Play, waiting: Sequence[int]) -> None:
    """Whoever is ready takes a board; one who runs several Heroes thereby puts them in order (TED-SETUP-20)."""
    seat, answer = await ask_together(s, waiting, PICKING, pick_choices)
    if isinstance(answer, PickHero):
        take_board(s, seat, answer.hero)


def take_board(s: Play, seat: int, hero: Hero) -> None:
    """A Hero stands on the Entrance with full Health and Focus (TED-SETUP-21, TED-SETUP-22)."""
    board, place = HERO_CARDS[hero], open_place(s, seat)
    s.picks = (*s.picks[:place], hero, *s.picks[place + 1 :])
    s.order = tuple([Hero(picked) for picked in s.picks if picked >= 0])
    s.heroes[hero] = Adventurer(Seat(seat), ENTRANCE, board.health, board.focus, NO_GEAR)
    tell(s, "TED-SETUP-20", HeroPicked, hero, Seat(seat))


async def choose_first(s: Play) -> None:
    """All players decide together who begins; the first answer counts (TED-RULING-09)."""
    _, answer = await ask_together(s, range(s.seats), BEGINNING, first_choices)
    if isinstance(answer, GoFirst):
        begin_turn(s, answer.hero)
