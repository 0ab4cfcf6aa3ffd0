"""The set-up of every mode (the ledger's chapter "Set-up", p.5 for one player), up to the first Day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flambeau.kernel import Chance, Pile, Seat

from .box import (
    ALL_CARDS,
    CARDS,
    CASTLE_REGION,
    GOBLINS_IN_ALL,
    HEROES,
    HEROES_IN_ALL,
    ITEMS,
    LEGENDARY,
    PLACES,
    PLAYERS,
    PORTALS,
    QUESTS,
)
from .model import (
    AGGRESSIVE,
    NOWHERE,
    PASSIVE,
    UNWON,
    Battle,
    Colour,
    Day,
    Hero,
    Night,
    Player,
    Realm,
    Region,
)
from .rules.day import begin_day
from .rules.quests import OFFER, refill

_PLACE_IDS: Final = [place.id for place in PLACES]
_DEALT: Final = tuple([card for card in range(len(CARDS)) if not CARDS[card].place])
_FIXED: Final = tuple([(_PLACE_IDS.index(card.place), n) for n, card in enumerate(CARDS) if card.place])
# The inner places first, then the outer ones (TEQ-SETUP-07).
_DEALT_PLACES: Final = tuple(
    [
        n
        for inland in (True, False)
        for n in range(len(PLACES))
        if n not in dict(_FIXED) and (PLACES[n].coast == 0) == inland
    ]
)
PLAYER_IDS: Final = [player.id for player in PLAYERS]
COLOURS: Final = tuple(reversed(PLAYER_IDS))  # by seat, close to the colours in which a table draws its seats
RANDOM: Final = "random"


def start(options: Mapping[str, Any], seats: int, chance: Chance) -> Realm:
    """The first position: the Day of round 1 begins."""
    cards = deal_map(chance)
    danongorf = options["mode"] == "danongorf"
    s = Realm(
        players=[],
        day=Day(),
        night=Night(),
        battle=Battle(),
        cards=cards,
        places=tuple([cards.index(card) for card in range(len(cards))]),
        dark=ALL_CARDS if options["gloomfall"] else 0,  # TEQ-SETUP-09, TEQ-GLOOM-01
        where=[NOWHERE] * HEROES_IN_ALL,
        goblins=[AGGRESSIVE if options["gloomfall"] else PASSIVE] * len(PORTALS),  # TEQ-SETUP-11, TEQ-GLOOM-02
        held=[UNWON] * ITEMS,
        offer=[],
        discard=(),
        deck=Pile(chance.shuffle("quests", range(len(QUESTS)))),
        draft=Pile(),
        boss=Pile(),
        todo=[],
        reserve=GOBLINS_IN_ALL - len(PORTALS),
        solo=seats == 1,
        target=0 if danongorf or seats > 1 else options["target"],
        danongorf=danongorf,
        gloomfall=options["gloomfall"],
        staff_by_space=options["staff_step"] == "space",
    )
    s.chance = chance
    seat_players(s, colours(options)[:seats])
    for _ in range(OFFER):
        refill(s)  # TEQ-SETUP-13
    if seats > 1:
        s.first = first_player(options, seats, chance)
    begin_day(s)
    return s


def colours(options: Mapping[str, Any]) -> list[int]:
    """Who plays which colour: the first seat's as chosen, the others in their order (TEQ-SETUP-01, TEQ-RULING-73)."""
    left = [colour for colour in COLOURS if colour != options["colour"]]
    return [PLAYER_IDS.index(colour) for colour in (options["colour"], *left)]


def first_player(options: Mapping[str, Any], seats: int, chance: Chance) -> Seat:
    """Set when the game is created, or chosen at random (TEQ-RULING-05, TEQ-SETUP-14)."""
    if options["first"] != RANDOM:
        return Seat(int(options["first"]) - 1)
    return Seat(chance.pick("first player", tuple(range(seats))))


def deal_map(chance: Chance) -> tuple[int, ...]:
    """All four Castle cards on their places (TEQ-SETUP-08), the others dealt: inner, then outer ones (TEQ-SETUP-07)."""
    cards = [0] * len(PLACES)
    for place, card in _FIXED:
        cards[place] = card
    for place, card in zip(_DEALT_PLACES, chance.shuffle("map", _DEALT), strict=True):
        cards[place] = card
    return tuple(cards)


def seat_players(s: Realm, dealt: list[int]) -> None:
    """Each player takes a colour and stands in its Castle (TEQ-SETUP-01, TEQ-SETUP-10).

    Danongorf's foe leads the first Hero of each colour, and all four Castles are theirs (TEQ-DAN-02, TEQ-DAN-15).
    """
    for seat, colour in enumerate(dealt):
        if s.danongorf:
            heroes = tuple([Hero(HEROES * other) for other in range(len(PLAYERS))])
            castles = tuple([Colour(other) for other in range(len(PLAYERS))])
        else:
            heroes = tuple([Hero(HEROES * colour + n) for n in range(HEROES)])
            castles = (Colour(colour),)
        s.players.append(new_player(seat, colour, heroes, castles))
        for hero in heroes:
            s.where[hero] = Region(CASTLE_REGION[hero // HEROES])


def new_player(seat: int, colour: int, heroes: tuple[Hero, ...], castles: tuple[Colour, ...]) -> Player:
    """A player with 6 Health, 3 Power, Spell level 0 and three unwon Legendary Items (TEQ-SETUP-02, TEQ-SETUP-04)."""
    tracks, spaces, hits = [0] * LEGENDARY, [0] * HEROES_IN_ALL, [0] * len(PORTALS)
    return Player(Seat(seat), Colour(colour), heroes, castles, tracks, spaces, hits)
