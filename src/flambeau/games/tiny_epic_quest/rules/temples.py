"""Exploring Temples (p.3): what the next space costs, and the ways to pay for it.

By Night the full price of a space is paid at once, with symbols of one roll, forged symbols and items
(TEQ-TEMPLE-03, TEQ-TEMPLE-04, TEQ-RULING-49), so one choice names the Hero and the whole payment.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import tell

from ..box import GRAPNEL, HEROES_IN_ALL, LANTERN, LAST_SPACE, LENS, PRICES, TEMPLE_AT, TORCH
from ..choices import ADVANCES, PAYMENTS, Advance
from ..events import Advanced
from ..model import Hero, Player, Realm, Temple

FORGE: Final = 2  # Power for one forged symbol (TEQ-SYM-05)
NO_PRICE: Final = (TORCH, 0)


def price(s: Realm, p: Player, hero: int) -> tuple[int, int]:
    """Symbol and number that the next space asks of this Hero; none outside Temples and on the last space.

    TEQ-SYM-02, TEQ-GLOOM-03, TEQ-DAN-19, TEQ-RULING-107.
    """
    region = s.where[hero]
    temple = TEMPLE_AT[region]
    space = p.spaces[hero]
    if temple < 0 or space == LAST_SPACE:
        return NO_PRICE
    return PRICES[s.dark >> region // 2 & 1][temple][space]


def rolled(p: Player, symbol: int) -> int:
    """How many rolled symbols of this kind the player has left."""
    return p.torches if symbol == TORCH else p.scrolls


def converts(s: Realm, p: Player, hero: int, symbol: int) -> bool:
    """Whether this Hero may use one rolled symbol of the other kind: Ember Lantern and Cipher Lens, once per roll."""
    if symbol == TORCH:
        return s.held[LANTERN] == hero and p.scrolls > 0 and not p.used_this_roll >> LANTERN & 1
    return s.held[LENS] == hero and p.torches > 0 and not p.used_this_roll >> LENS & 1


def has_grapnel(s: Realm, p: Player, hero: int) -> bool:
    """Whether this Hero may pay one symbol for two: the Grapnel, once per Night (TEQ-RULING-108)."""
    return s.held[GRAPNEL] == hero and not p.used_tonight >> GRAPNEL & 1


def _fits(way: tuple[int, int, int, bool], count: int, own: int, converted: int, forged: int, grapnel: int) -> bool:
    own_used, converted_used, forged_used, grapnel_used = way
    paid = own_used + converted_used + forged_used + (1 if grapnel_used else 0)
    if paid != count or own_used > own or converted_used > converted or forged_used > forged:
        return False
    return bool(grapnel) or not grapnel_used


def _row(hero: int, key: int) -> tuple[Advance, ...]:
    forged, key = key % 3, key // 3
    own, key = key % 3, key // 3
    grapnel, converted, count = key & 1, key >> 1 & 1, (key >> 2) + 1
    ways = [n for n in range(len(PAYMENTS)) if _fits(PAYMENTS[n], count, own, converted, forged, grapnel)]
    return tuple([ADVANCES[hero][n] for n in ways])


# Every list of payments there can be: by Hero, then by the key that `advances` computes.
_ROWS: Final = tuple([tuple([_row(hero, key) for key in range(72)]) for hero in range(HEROES_IN_ALL)])


def advances(s: Realm, p: Player, hero: int) -> tuple[Advance, ...]:
    """Every way to pay for this Hero's next Temple space (TEQ-TEMPLE-03, TEQ-SYM-05, TEQ-RULING-48)."""
    symbol, count = price(s, p, hero)
    if count == 0:
        return ()
    own = p.torches if symbol == TORCH else p.scrolls
    forged = p.power // FORGE
    key = (1 if converts(s, p, hero, symbol) else 0) + 2 * (count - 1)
    key = 2 * key + (1 if has_grapnel(s, p, hero) else 0)
    return _ROWS[hero][9 * key + 3 * min(own, 2) + min(forged, 2)]


def advance_hero(s: Realm, p: Player, hero: int, pay: int) -> None:
    """Pay, and enter the next space of the Temple (TEQ-SYM-02, TEQ-TEMPLE-01)."""
    own, converted, forged, grapnel = PAYMENTS[pay]
    if price(s, p, hero)[0] == TORCH:
        p.torches -= own
        p.scrolls -= converted
        p.used_this_roll |= converted << LANTERN
    else:
        p.scrolls -= own
        p.torches -= converted
        p.used_this_roll |= converted << LENS
    p.power -= FORGE * forged
    if grapnel:
        p.used_tonight |= 1 << GRAPNEL
    p.spaces[hero] += 1
    tell(s, "TEQ-SYM-02", Advanced, Hero(hero), Temple(TEMPLE_AT[s.where[hero]]), p.spaces[hero])
