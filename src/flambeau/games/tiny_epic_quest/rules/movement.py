"""Moving a Hero (p.1): where a Movement card leads, and what aggressive Goblins on the way cost.

`ROUTES` holds every way on the map; here Power, room and Goblins decide which of them can be taken. Only the last place
of a route acts (TEQ-MOVE-14); other Heroes never block it (TEQ-RULING-10).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, tell

from ..box import (
    BOOT_ROUTES,
    FEATHER_BOOTS,
    PORTAL_AT,
    PORTALS,
    RIGHT,
    ROUTES,
    SHADOW_CLOAK,
)
from ..choices import ARRANGE, IDLE, TRAVELS, Arrange, Idle, Travel
from ..events import GoblinCalmed, GoblinPaid, Travelled
from ..geometry import FOOT, WAYS, Route
from ..model import AGGRESSIVE, PASSIVE, Player, Portal, Realm
from .answers import unless_phase_ends
from .goblins import leave_goblin
from .heroes import is_own
from .items import can_rearrange
from .regions import full_regions, has_room

LANES: Final = len(WAYS)


def routes(s: Realm, hero: int) -> Sequence[Route]:
    """Every way this Hero could go with the selected card; the Feather Boots also walk (TEQ-MOVE-03, TEQ-MOVE-13)."""
    card, place = s.day.card, s.places[s.where[hero] // 2]
    found = ROUTES[card][place]
    if s.held[FEATHER_BOOTS] == hero and card != FOOT:
        return (*found, *BOOT_ROUTES[place])
    return found


def aggressive_places(s: Realm) -> int:
    """The places of Map cards with an aggressive Goblin, one bit each (TEQ-GOB-01)."""
    mask = 0
    for at, face in enumerate(s.goblins):
        if face == AGGRESSIVE:
            mask |= 1 << s.places[PORTALS[at]]
    return mask


def met(s: Realm, hero: int, region: int, route: Route) -> list[int]:
    """The Portals whose aggressive Goblins must be paid, in the order of the way (TEQ-GOB-02, TEQ-RULING-12).

    The start costs nothing (TEQ-GOB-03); the destination does, unless the Hero ends on its Portal (TEQ-GOB-06,
    TEQ-GOB-07, TEQ-RULING-13). Who wears the Shadow Cloak pays nothing.
    """
    if s.held[SHADOW_CLOAK] == hero:
        return []
    found = []
    for place in route[1]:
        portal = 2 * s.cards[place] + RIGHT
        at = PORTAL_AT[portal]
        if at >= 0 and s.goblins[at] == AGGRESSIVE and portal != region:
            found.append(at)
    return found


def journeys(s: Realm, p: Player, hero: int, wild: int, full: int) -> list[Choice]:
    """Every region this Hero can move to: another card, room there, and paid for in full (TEQ-MOVE-01, TEQ-GOB-05)."""
    found: list[Choice] = []
    row = TRAVELS[hero]
    cards, power = s.cards, p.power
    free = wild == 0 or s.held[SHADOW_CLOAK] == hero
    for to, passed, way in routes(s, hero):
        left = 2 * cards[to]
        price = 0
        if not free:
            for place in passed:
                price += wild >> place & 1
        if price <= power and not full >> left & 1:  # TEQ-MOVE-10
            found.append(row[LANES * left + way])
        price -= wild >> to & 1  # TEQ-GOB-06: on its Portal, and only a card with one has its bit set
        if price <= power and not full >> left + RIGHT & 1:
            found.append(row[LANES * (left + RIGHT) + way])
    return found


def decisions(s: Realm, seat: int) -> Sequence[Choice]:
    """Idle, rearrange items first, or move one Hero with the selected card (TEQ-DAY-04, TEQ-DAY-06, TEQ-DAY-10)."""
    p = s.players[seat]
    found: list[Choice] = [IDLE]
    if can_rearrange(s, p):
        found.append(ARRANGE)
    wild, full = aggressive_places(s), full_regions(s, p)
    for hero in p.heroes:
        found += journeys(s, p, hero, wild, full)
    return found


def route_of(s: Realm, travel: Travel) -> Route | None:
    """The way that a journey takes, or None if the card does not lead there."""
    place = s.places[travel.to // 2]
    for route in routes(s, travel.hero):
        if route[0] == place and route[2] == travel.way:
            return route
    return None


def move(s: Realm, p: Player, travel: Travel) -> None:
    """Pay for the Goblins on the way and put the Hero into its new region."""
    hero, region = travel.hero, travel.to
    route = route_of(s, travel)
    assert route is not None
    for at in met(s, hero, region, route):
        p.power -= 1  # TEQ-GOB-02
        s.goblins[at] = PASSIVE  # at full Health: nobody can have hurt it (TEQ-GOB-04)
        tell(s, "TEQ-GOB-02", GoblinPaid, p.seat, Portal(at))
    left = PORTAL_AT[s.where[hero]]
    if left >= 0:
        leave_goblin(s, p, left, "TEQ-RULING-99")
    s.where[hero] = region
    p.spaces[hero] = 0  # the entrance of a Temple (TEQ-REG-03, TEQ-RULING-17)
    p.unsettled = True
    tell(s, "TEQ-DAY-04", Travelled, hero, region)
    at = PORTAL_AT[region]
    if at >= 0 and s.goblins[at] == AGGRESSIVE:
        s.goblins[at] = PASSIVE  # TEQ-GOB-06, TEQ-REG-09
        tell(s, "TEQ-GOB-06", GoblinCalmed, Portal(at))


# Why not: one guard a line, in the order a player would check them


def leaves_card(s: Realm, q: Ask[Any], c: Travel) -> bool:
    """The destination is another Map card."""
    return c.to // 2 != s.where[c.hero] // 2


def is_on_the_way(s: Realm, q: Ask[Any], c: Travel) -> bool:
    """The selected card leads there."""
    return route_of(s, c) is not None


def has_place(s: Realm, q: Ask[Any], c: Travel) -> bool:
    """The region is not full."""
    return has_room(s, s.players[q.args[0]], c.to)


def can_pay(s: Realm, q: Ask[Any], c: Travel) -> bool:
    """The Power suffices for all aggressive Goblins on the way."""
    route = route_of(s, c)
    return route is None or len(met(s, c.hero, c.to, route)) <= s.players[q.args[0]].power


def has_items_at_home(s: Realm, q: Ask[Any], c: Arrange) -> bool:
    """There is something to rearrange."""
    return can_rearrange(s, s.players[q.args[0]])


def idle_by_default(view: Realm, seat: int) -> Choice:
    """Who does not answer idles."""
    return IDLE


TRAVEL_GUARDS: Final = (
    Guard("TEQ-DAY-04", "own-hero", is_own, means=True),
    Guard("TEQ-MOVE-01", "other-card", leaves_card),
    Guard("TEQ-MOVE-02", "way", is_on_the_way),
    Guard("TEQ-MOVE-12", "room", has_place),
    Guard("TEQ-GOB-05", "goblin-power", can_pay),
)

MOVE: Final = Topic(
    "move",
    rule="TEQ-DAY-04",
    kinds=(
        Kind(Idle, final=unless_phase_ends),
        Kind(Arrange, (Guard("TEQ-RULING-31", "items-at-home", has_items_at_home),)),
        Kind(Travel, TRAVEL_GUARDS, unless_phase_ends),
    ),
    about=(("seat", "Seat"), ("card", "Movement")),
    default=idle_by_default,
    strategic=True,
)
