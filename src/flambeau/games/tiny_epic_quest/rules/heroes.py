"""Whose is what: the Heroes, Castles and items of a player."""

from __future__ import annotations

from typing import Any, Final

from flambeau.kernel import Ask

from ..box import CASTLE_AT, FIRST_LEGENDARY, LEGENDARY
from ..model import BESIDE, Item, Player, Realm

WON: Final = 2  # Temples of a Legendary track (TEQ-LEG-01)
THREE: Final = 3  # Legendary Items


def legendary(p: Player, track: int) -> Item:
    """The player's Sword, Shield or Staff."""
    return Item(FIRST_LEGENDARY + LEGENDARY * p.colour + track)


def carries(s: Realm, p: Player, item: int) -> bool:
    """Whether one of this player's Heroes carries an item, wherever it is (TEQ-RULING-33, TEQ-RULING-109)."""
    return s.held[item] in p.heroes


def owns(s: Realm, p: Player, item: int) -> bool:
    """Whether an item is this player's, carried or not."""
    return s.held[item] in p.heroes or s.held[item] == BESIDE + p.colour


def in_own_castle(s: Realm, p: Player, hero: int) -> bool:
    """Whether a Hero is in a Castle of its player."""
    return CASTLE_AT[s.where[hero]] in p.castles


def castle_heroes(s: Realm, p: Player) -> list[int]:
    """The player's Heroes in the own Castle."""
    return [hero for hero in p.heroes if CASTLE_AT[s.where[hero]] in p.castles]


def is_own(s: Realm, q: Ask[Any], c: Any) -> bool:
    """The Hero is one of the asked player's; the question's first argument is the seat."""
    return c.hero in s.players[q.args[0]].heroes
