"""Positions for rule tests: everybody at home, then what a test puts elsewhere.

Seat 0 plays red (Brann, Odile, Keth), seat 1 blue (Marlo, Sanna, Tove), seat 2 green, seat 3 yellow; seat 0 holds the
dice. All Goblins are passive and unhurt, nobody owns an item, the Magic token is on its first space.
"""

from __future__ import annotations

from typing import Any, Final

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import (
    CARDS,
    CASTLE_REGION,
    FIRST_LEGENDARY,
    HEROES,
    HEROES_IN_ALL,
    ITEMS,
    LEGENDARY,
    OBELISK_AT,
    PLACES,
    PORTAL_REGION,
    PORTALS,
    QUESTS,
    TEMPLE_AT,
    TEMPLES,
)
from flambeau.games.tiny_epic_quest.choices import REST, ROLL
from flambeau.games.tiny_epic_quest.model import PASSIVE, UNWON, Colour, Hero, Item, Night, Player, Quest, Realm, Region
from flambeau.kernel import Pile, Seat
from flambeau.kit import Table

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BRANN, ODILE, KETH, MARLO, SANNA, TOVE, IVO, WREN, HASK = [Hero(hero) for hero in range(9)]

# Cards in a known deal: I1-I5 are M01-M05, S1-S8 are M06 and M11-M17.
_DEAL: Final = {f"I{n + 1}": n for n in range(5)} | {f"S{n + 1}": (5, *PORTALS)[n] for n in range(8)}
_CASTLES: Final = {card.place: n for n, card in enumerate(CARDS) if card.place}
LAYOUT: Final = tuple([(_DEAL | _CASTLES)[place.id] for place in PLACES])

# Magic token on the first space of each level, and on the last space but one.
LEVEL: Final = (0, 3, 6, 9)
ALMOST_LAST: Final = 8


def laid(seats: int = 2, **fields: Any) -> Realm:
    """The plain position, with fields of the Realm as given."""
    s = Realm(
        players=[Player(Seat(n), Colour(n), [0] * LEGENDARY, [0] * HEROES, [0] * len(PORTALS)) for n in range(seats)],
        night=Night(),
        cards=LAYOUT,
        dark=0,
        where=[Region(CASTLE_REGION[h // HEROES]) if h // HEROES < seats else Region(-1) for h in range(HEROES_IN_ALL)],
        goblins=[PASSIVE] * len(PORTALS),
        held=[UNWON] * ITEMS,
        offer=[],
        discard=(),
        deck=Pile(),
        todo=[],
    )
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def temple(name: str) -> int:
    """The region of a Temple."""
    return TEMPLE_AT.index([one.id for one in TEMPLES].index(name))


def obelisk(level: int) -> int:
    """The region of the Obelisk of a Library level."""
    return OBELISK_AT.index(level)


def portal(number: int) -> int:
    """The region of a Portal."""
    return PORTAL_REGION[number]


def quest(name: str) -> Quest:
    """A Quest by its id."""
    return Quest([card.id for card in QUESTS].index(name))


def legend(colour: int, track: int) -> Item:
    """A Legendary Item of a colour."""
    return Item(FIRST_LEGENDARY + LEGENDARY * colour + track)


def put(s: Realm, hero: int, region: int, space: int = 0) -> Realm:
    """Stand a Hero in a region, in a Temple on a space."""
    s.where[hero] = Region(region)
    s.players[hero // HEROES].spaces[hero % HEROES] = space
    return s


def own(s: Realm, hero: int, item: int) -> Realm:
    """Give a Hero an item."""
    s.held[item] = hero
    if item >= FIRST_LEGENDARY:
        s.players[hero // HEROES].tracks[(item - FIRST_LEGENDARY) % LEGENDARY] = 2
    return s


def table(s: Realm) -> Table:
    """A table at this position."""
    return Table(GAME, s, seats=len(s.players))


def roll(t: Table, *faces: int, seat: int = 0) -> Table:
    """The holder of the dice rolls these faces."""
    return t.rolls("adventure", *faces).choose(seat, ROLL)


def rest(t: Table, seat: int = 0) -> Table:
    """The holder of the dice rests."""
    return t.choose(seat, REST)
