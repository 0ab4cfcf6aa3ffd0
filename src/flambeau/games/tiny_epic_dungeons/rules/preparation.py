"""Before play: who plays which Hero, and who begins (TED-SETUP-20 to -22, TED-RULING-09, -96, -108)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import ALL, FREE, MAY_BE_FINAL, Ask, Choice, Guard, Kind, Script, Seat, Topic, ask, tell

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


def on_offer(s: Play) -> tuple[Hero, ...]:
    """The boards among which the next Hero is chosen: two in a draft, else all that are left (TED-RULING-09)."""
    return tuple([hero for hero in s.offers[len(s.order)] if hero not in s.heroes])


def is_on_offer(s: Play, q: Ask[Any], c: PickHero) -> bool:
    return c.hero in on_offer(s)


def plays(s: Play, q: Ask[Any], c: GoFirst) -> bool:
    return c.hero in s.heroes


PICKING = Topic(
    "pick-hero",
    "TED-SETUP-20",
    (Kind(PickHero, (Guard("TED-SETUP-20", "not-on-offer", is_on_offer),), final=FREE),),
)
BEGINNING = Topic(
    "first-hero",
    "TED-RULING-09",
    (Kind(GoFirst, (Guard("TED-RULING-09", "not-in-play", plays),), final=MAY_BE_FINAL),),
)


def pick_choices(s: Play) -> Sequence[Choice]:
    """The boards on offer."""
    return [PICK_HERO[hero] for hero in on_offer(s)]


def first_choices(s: Play) -> Sequence[Choice]:
    """The Heroes in play."""
    return [GO_FIRST[hero] for hero in s.order]


def prepare(s: Play) -> Script | None:
    """The next thing to settle before the first turn."""
    if len(s.order) < s.count:
        if len(on_offer(s)) > 1:
            return pick(s)
        take_board(s, on_offer(s)[0])  # dealt at random
    elif s.opening == CHOSEN:
        return choose_first(s)
    else:
        first = s.chance.pick("first", range(s.count), ALL) if s.opening == DRAWN else 0
        begin_turn(s, s.order[first])
    return None


async def pick(s: Play) -> None:
    """The next player takes a board; one who runs several Heroes thereby puts them in order (TED-RULING-108)."""
    answer = await ask(s, len(s.order) % s.seats, PICKING, pick_choices)
    if isinstance(answer, PickHero):
        take_board(s, answer.hero)


def take_board(s: Play, hero: Hero) -> None:
    """A Hero stands on the Entrance with full Health and Focus (TED-SETUP-21, -22)."""
    board, seat = HERO_CARDS[hero], Seat(len(s.order) % s.seats)
    s.order = (*s.order, hero)
    s.heroes[hero] = Adventurer(seat, ENTRANCE, board.health, board.focus, NO_GEAR)
    tell(s, "TED-SETUP-20", HeroPicked, hero, seat)


async def choose_first(s: Play) -> None:
    """All players decide together who begins; the first answer counts (TED-RULING-09)."""
    answer = await ask(s, tuple(range(s.seats)), BEGINNING, first_choices)
    if isinstance(answer, GoFirst):
        begin_turn(s, answer.hero)
