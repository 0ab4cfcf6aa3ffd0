"""The start of this slice: the fifth Night, dealt from the seed. A documented position, not rules.

What is real set-up: colours, the map (TEQ-SETUP-07, -08), the Quest deck and its offer (TEQ-SETUP-13), the first
player (TEQ-RULING-05). What four rounds and a Day would have brought is dealt instead, within what the rules allow:
Heroes stand where the limits of the regions let them (TEQ-REG-04 to -12), Treasure Items belong to those who hold their
Quests, a Legendary Item to whom its track says, Goblins under attack are passive (TEQ-REG-09), at most 16 exist.
In the fifth round the game ends after the Night (TEQ-RULING-64), so the slice ends as the game does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flambeau.kernel import Chance, Pile, Seat

from .box import (
    CARDS,
    CASTLE_AT,
    CASTLE_REGION,
    FIRST_LEGENDARY,
    HANDS,
    HEROES,
    HEROES_IN_ALL,
    ITEMS,
    LEFT,
    LEGENDARY,
    OBELISK_AT,
    PLACES,
    PLAYERS,
    PORTAL_AT,
    PORTALS,
    QUEST_ITEM,
    QUESTS,
    REGIONS,
    TEMPLE_AT,
)
from .model import AGGRESSIVE, BESIDE, PASSIVE, UNWON, Colour, Night, Player, Quest, Realm, Region
from .rules.limits import max_health, max_power
from .rules.night import begin_night
from .rules.quests import OFFER, refill

HOME: Final = -1
_PLACE_IDS: Final = [place.id for place in PLACES]
_DEALT: Final = tuple([card for card in range(len(CARDS)) if not CARDS[card].place])
_FIXED: Final = tuple([(_PLACE_IDS.index(card.place), n) for n, card in enumerate(CARDS) if card.place])
_DEALT_PLACES: Final = tuple(
    [_PLACE_IDS.index(f"I{n}") for n in range(1, 6)] + [_PLACE_IDS.index(f"S{n}") for n in range(1, 9)]
)

# Where a Hero may have ended the Day: adventurous places more often than others.
_DAY_ENDS: Final = tuple(
    [region for region in range(REGIONS) if TEMPLE_AT[region] >= 0] * 4
    + [region for region in range(REGIONS) if PORTAL_AT[region] >= 0] * 3
    + [region for region in range(REGIONS) if OBELISK_AT[region] >= 0] * 2
    + [region for region in range(REGIONS) if region % 2 == LEFT and CASTLE_AT[region] < 0 and TEMPLE_AT[region] < 0]
    + [HOME] * 12
)


def start(options: Mapping[str, Any], seats: int, chance: Chance) -> Realm:
    """The first position: the Day of round 5 is over."""
    quests = chance.shuffle("quests", range(len(QUESTS)))
    s = Realm(
        players=[],
        night=Night(),
        cards=deal_map(chance),
        dark=(1 << len(CARDS)) - 1 if options["gloomfall"] else 0,  # TEQ-SETUP-09, TEQ-GLOOM-01
        where=[Region(-1)] * HEROES_IN_ALL,
        goblins=deal_goblins(chance),
        held=[UNWON] * ITEMS,
        offer=[],
        discard=(),
        deck=Pile(quests),
        todo=[],
        magic=chance.pick("start magic", (0, 0, 1, 2)),
        staff_by_space=options["staff_step"] == "space",
    )
    s.chance = chance
    colours = chance.shuffle("colours", range(len(PLAYERS)))
    seat_players(s, colours[:seats], chance)
    place_heroes(s, chance)
    deal_quests(s, chance)
    begin_night(s, chance.pick("first player", tuple(range(seats))))
    return s


def deal_map(chance: Chance) -> tuple[int, ...]:
    """Castle cards on their places, the others dealt: five inner, then eight outer places (TEQ-SETUP-07)."""
    cards = [0] * len(PLACES)
    for place, card in _FIXED:
        cards[place] = card
    for place, card in zip(_DEALT_PLACES, chance.shuffle("map", _DEALT), strict=True):
        cards[place] = card
    return tuple(cards)


def deal_goblins(chance: Chance) -> list[int]:
    """A Goblin on every Portal, aggressive unless it is new or was met by Day (TEQ-RES-03, -04)."""
    return list(chance.roll("start goblins", (AGGRESSIVE, AGGRESSIVE, PASSIVE), len(PORTALS)))


def seat_players(s: Realm, colours: tuple[int, ...], chance: Chance) -> None:
    """Each player as four rounds may have left them."""
    seats = len(colours)
    spells = chance.roll("start spells", (0, 1, 2, 2, 3, 4, 5, 6, 8), seats)
    goblins = chance.roll("start tokens", (0, 0, 1, 1, 2), seats)
    tracks = chance.roll("start legends", (0, 0, 1, 1, 2), seats * LEGENDARY)
    wounds = chance.roll("start wounds", (0, 0, 1, 2, 3), seats)
    spent = chance.roll("start spent", (0, 0, 1, 2, 3), seats)
    for seat, colour in enumerate(colours):
        track_row = list(tracks[seat * LEGENDARY : (seat + 1) * LEGENDARY])
        p = Player(Seat(seat), Colour(colour), track_row, [0] * HEROES, [0] * len(PORTALS))
        p.spell = spells[seat]
        p.goblins = goblins[seat]
        p.health = max_health(p) - wounds[seat]
        p.power = max_power(p) - spent[seat]
        s.players.append(p)
        for track in range(LEGENDARY):
            if p.tracks[track] == 2:
                equip(s, p, FIRST_LEGENDARY + LEGENDARY * colour + track)


def place_heroes(s: Realm, chance: Chance) -> None:
    """Heroes where the Day may have left them; one who would break a limit stayed in the Castle."""
    count = len(s.players) * HEROES
    ends = chance.roll("start heroes", _DAY_ENDS, count)
    spaces = chance.roll("start spaces", (0, 0, 1, 1, 2, 3), count)
    hits = chance.roll("start hits", (0, 0, 0, 2), count)  # a Grotto may have hit the Goblin already
    for turn in range(count):
        p = s.players[turn % len(s.players)]
        hero = HEROES * p.colour + turn // len(s.players)
        region = ends[turn]
        if region == HOME or not has_room(s, p, region):
            region = CASTLE_REGION[p.colour]
        elif TEMPLE_AT[region] >= 0:
            p.spaces[hero % HEROES] = spaces[turn]
        elif PORTAL_AT[region] >= 0:
            s.goblins[PORTAL_AT[region]] = PASSIVE  # TEQ-REG-09
            p.hits[PORTAL_AT[region]] = hits[turn]
        s.where[hero] = Region(region)


def has_room(s: Realm, p: Player, region: int) -> bool:
    """The limits of regions: TEQ-REG-04, -06, -08, -10."""
    first = HEROES * p.colour
    if region in s.where[first : first + HEROES]:
        return False
    if TEMPLE_AT[region] >= 0:
        return s.where.count(Region(region)) < 2
    return PORTAL_AT[region] < 0 or region not in s.where


def deal_quests(s: Realm, chance: Chance) -> None:
    """Quests the players have completed, with their items; some discarded; then the offer (TEQ-SETUP-13)."""
    cards = s.deck.cards
    at = 0
    for p, count in zip(s.players, chance.roll("start quests", (1, 1, 2, 3, 4), len(s.players)), strict=True):
        p.quests = tuple([Quest(card) for card in cards[at : at + count]])
        at += count
        for quest in p.quests:
            if QUEST_ITEM[quest] >= 0:
                equip(s, p, QUEST_ITEM[quest])
    dropped = chance.pick("start discard", (0, 1, 2, 3))
    s.discard = tuple([Quest(card) for card in cards[at : at + dropped]])
    s.deck.cards = cards[at + dropped :]
    for _ in range(OFFER):
        refill(s)


def equip(s: Realm, p: Player, item: int) -> None:
    """Give an item to the least burdened Hero, or lay it beside the Player card (TEQ-EQUIP-01, -05)."""
    first = HEROES * p.colour
    hero = min(range(first, first + HEROES), key=s.held.count)
    s.held[item] = hero if s.held.count(hero) < HANDS else BESIDE + p.colour
