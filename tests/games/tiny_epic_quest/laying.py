"""Positions for rule tests: everybody at home, then what a test puts elsewhere.

Seat 0 plays red (Brann, Odile, Keth), seat 1 blue (Marlo, Sanna, Tove), seat 2 green, seat 3 yellow. `laid` is the
Night of round 5 with the dice at seat 0, `by_day` a Day with a selected card and seat 0 to move; with one seat they are
the official solo mode, `against` and `in_battle` are the Danongorf variant. All Goblins are passive and unhurt, nobody
owns an item, the Magic token is on its first space.
"""

from __future__ import annotations

from typing import Any, Final

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import (
    CARDS,
    CASTLE_REGION,
    FIRST_LEGENDARY,
    GROTTO_AT,
    GROTTOES,
    HEROES,
    HEROES_IN_ALL,
    ITEMS,
    LEGENDARY,
    OBELISK_AT,
    PLACES,
    PORTAL_REGION,
    PORTALS,
    QUESTS,
    RIGHT,
    TEMPLE_AT,
    TEMPLES,
)
from flambeau.games.tiny_epic_quest.choices import REST, ROLL
from flambeau.games.tiny_epic_quest.geometry import HORSE
from flambeau.games.tiny_epic_quest.model import (
    BATTLE,
    DAY,
    NIGHT,
    NOWHERE,
    PASSIVE,
    UNWON,
    Battle,
    Colour,
    Day,
    Hero,
    Item,
    Movement,
    Night,
    Player,
    Quest,
    Realm,
    Region,
)
from flambeau.games.tiny_epic_quest.setup import new_player
from flambeau.kernel import Pile
from flambeau.kit import Table

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
BRANN, ODILE, KETH, MARLO, SANNA, TOVE, IVO, WREN, HASK, PIA, DORN, ELKE = [Hero(hero) for hero in range(12)]

# Cards in a known deal: I1-I5 are M01-M05, S1-S8 are M06 and M11-M17.
_DEAL: Final = {f"I{n + 1}": n for n in range(5)} | {f"S{n + 1}": (5, *PORTALS)[n] for n in range(8)}
_CASTLES: Final = {card.place: n for n, card in enumerate(CARDS) if card.place}
LAYOUT: Final = tuple([(_DEAL | _CASTLES)[place.id] for place in PLACES])

# Magic token on the first space of each level, and on the last space but one.
LEVEL: Final = (0, 3, 6, 9)
ALMOST_LAST: Final = 8


def laid(seats: int = 2, **fields: Any) -> Realm:
    """The plain position at Night, with fields of the Realm as given."""
    s = Realm(
        players=[],
        day=Day(),
        night=Night(),
        battle=Battle(),
        cards=LAYOUT,
        places=tuple([LAYOUT.index(card) for card in range(len(CARDS))]),
        dark=0,
        where=[NOWHERE] * HEROES_IN_ALL,
        goblins=[PASSIVE] * len(PORTALS),
        held=[UNWON] * ITEMS,
        offer=[],
        discard=(),
        deck=Pile(),
        draft=Pile(),
        boss=Pile(),
        todo=[],
        phase=NIGHT,
        round=5,
        solo=seats == 1,
        target=40 if seats == 1 else 0,
    )
    for name, value in fields.items():
        setattr(s, name, value)
    for seat in range(seats):
        heroes, castles = tuple([Hero(HEROES * seat + n) for n in range(HEROES)]), (Colour(seat),)
        if s.danongorf:
            heroes, castles = (BRANN, MARLO, IVO, PIA), tuple([Colour(n) for n in range(4)])
        p = new_player(seat, seat, heroes, castles)
        p.adventuring = s.phase == NIGHT
        s.players.append(p)
        for hero in heroes:
            s.where[hero] = Region(CASTLE_REGION[hero // HEROES])
    return s


def by_day(card: int = HORSE, seats: int = 2, **fields: Any) -> Realm:
    """The first turn of a Day of round 2 with this card selected; seat 0 is first player and moves."""
    undrawn = Pile((1, 2, 3) if seats == 1 else ())
    return laid(seats, **{"phase": DAY, "round": 2, "day": Day(card=Movement(card)), "draft": undrawn, **fields})


def against(**fields: Any) -> Realm:
    """The Danongorf variant by Day: Brann, Marlo, Ivo and Pia in their Castles, red's Legendary tracks."""
    return by_day(seats=1, **{"danongorf": True, "target": 0, **fields})


def in_battle(quests: int = 3, minions: int = 3, **fields: Any) -> Realm:
    """The final battle is about to begin."""
    return against(phase=BATTLE, boss=Pile(tuple(range(quests))), minions=minions, **fields)


def temple(name: str) -> int:
    """The region of a Temple."""
    return TEMPLE_AT.index([one.id for one in TEMPLES].index(name))


def obelisk(level: int) -> int:
    """The region of the Obelisk of a Library level."""
    return OBELISK_AT.index(level)


def grotto(name: str) -> int:
    """The region of a Grotto."""
    return GROTTO_AT.index([one.id for one in GROTTOES].index(name))


def place(name: str) -> int:
    """The number of a place."""
    return [one.id for one in PLACES].index(name)


def left(name: str) -> int:
    """The left region of the card on a place of the test layout."""
    return 2 * LAYOUT[place(name)]


def right(name: str) -> int:
    """The right region of the card on a place."""
    return left(name) + RIGHT


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
    owner(s, hero).spaces[hero] = space
    return s


def owner(s: Realm, hero: int) -> Player:
    """Whose Hero it is."""
    return next(p for p in s.players if hero in p.heroes)


def worn(s: Realm) -> Realm:
    """Nobody is at full Health, so that a gain is a decision."""
    for p in s.players:
        p.health -= 1
    return s


def own(s: Realm, hero: int, item: int) -> Realm:
    """Give a Hero an item."""
    s.held[item] = hero
    if item >= FIRST_LEGENDARY:
        owner(s, hero).tracks[(item - FIRST_LEGENDARY) % LEGENDARY] = 2
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
