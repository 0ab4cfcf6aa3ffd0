"""Equipping items (p.2): two hands a Hero, and free rearrangement in the own Castle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, does, tell

from ..box import CASTLE_REGION, HANDS, HEROES
from ..choices import EQUIPS, HANDINGS, KEEP, LAYINGS, Equip, Hand, Keep, Lay
from ..events import Equipped, ItemWon, LaidDown
from ..model import BESIDE, Hero, Item, Player, Realm, Rearranging
from .answers import is_own, unless_night_ends


def has_free_hand(s: Realm, hero: int) -> bool:
    """Each item takes one of two hands (TEQ-EQUIP-02)."""
    return s.held.count(hero) < HANDS


def bearers(s: Realm, seat: int, item: int) -> Sequence[Equip]:
    """The player's Heroes with a free hand, wherever they are (TEQ-EQUIP-01, TEQ-RULING-32)."""
    first = HEROES * s.players[seat].colour
    return [EQUIPS[hero] for hero in range(first, first + HEROES) if has_free_hand(s, hero)]


async def gain_item(s: Realm, p: Player, item: Item, rule: str) -> None:
    """A gained item goes to a Hero at once, or beside the Player card if no hand is free (TEQ-EQUIP-01, -05)."""
    tell(s, rule, ItemWon, p.seat, item)
    s.held[item] = BESIDE + p.colour
    able = bearers(s, p.seat, item)
    if able:
        chosen = able[0] if len(able) == 1 else await ask(s, p.seat, EQUIP, bearers, p.seat, item)
        give(s, item, chosen.hero)


def give(s: Realm, item: Item, hero: Hero) -> None:
    """Put an item into a Hero's hand."""
    s.held[item] = hero
    tell(s, "TEQ-EQUIP-01", Equipped, hero, item)


# Rearranging, one item at a time


def castle_heroes(s: Realm, p: Player) -> list[int]:
    """The player's Heroes in the own Castle."""
    first = HEROES * p.colour
    castle = CASTLE_REGION[p.colour]
    return [hero for hero in range(first, first + HEROES) if s.where[hero] == castle]


def rearrangements(s: Realm, seat: int) -> Sequence[Choice]:
    """Every single move of an item among Heroes in the own Castle and the place beside the Player card.

    TEQ-EQUIP-04, -05, TEQ-RULING-31.
    """
    p = s.players[seat]
    heroes = castle_heroes(s, p)
    beside = BESIDE + p.colour
    found: list[Choice] = []
    if heroes:
        held = s.held
        free = [hero for hero in heroes if held.count(hero) < HANDS]
        for item in range(len(held)):
            holder = held[item]
            if holder == beside or holder in heroes:
                row = HANDINGS[item]
                found += [row[hero] for hero in free if hero != holder]
                if holder != beside:
                    found.append(LAYINGS[item])
    found.append(KEEP)
    return found


def can_rearrange(s: Realm, p: Player) -> bool:
    """Whether there is an item to move: with a Hero in the Castle, or beside the Player card for one to take."""
    first = HEROES * p.colour
    castle = CASTLE_REGION[p.colour]
    beside = BESIDE + p.colour in s.held
    return any(s.where[hero] == castle and (beside or hero in s.held) for hero in range(first, first + HEROES))


@does(Rearranging)
async def rearrange(s: Realm, task: Rearranging) -> None:
    """Move one item, or be content; as often as the player likes (TEQ-EQUIP-04)."""
    seat = task.seat
    p = s.players[seat]
    if not can_rearrange(s, p):
        return  # one legal option is none (TEQ-RULING-118)
    chosen = await ask(s, seat, REARRANGE, rearrangements, seat)
    if isinstance(chosen, Hand):
        give(s, chosen.item, chosen.hero)
    elif isinstance(chosen, Lay):
        s.held[chosen.item] = BESIDE + p.colour
        tell(s, "TEQ-EQUIP-05", LaidDown, p.seat, chosen.item)
    if chosen != KEEP:
        s.todo.append(Rearranging(p.seat))


def nothing_moved(view: Realm, seat: int) -> Choice:
    """Who does not answer keeps the items where they are."""
    return KEEP


# Why not


def has_room(s: Realm, q: Ask[Any], c: Any) -> bool:
    """The Hero has a free hand."""
    return has_free_hand(s, c.hero)


def is_at_castle(s: Realm, q: Ask[Any], c: Hand) -> bool:
    """The Hero is in the own Castle."""
    return c.hero in castle_heroes(s, s.players[q.args[0]])


def is_within_reach(s: Realm, q: Ask[Any], c: Any) -> bool:
    """The item is carried by a Hero in the own Castle, or lies beside the Player card."""
    p = s.players[q.args[0]]
    return s.held[c.item] == BESIDE + p.colour or s.held[c.item] in castle_heroes(s, p)


def is_elsewhere(s: Realm, q: Ask[Any], c: Hand) -> bool:
    """The Hero does not carry the item already."""
    return s.held[c.item] != c.hero


def is_carried(s: Realm, q: Ask[Any], c: Lay) -> bool:
    """The item is in somebody's hand."""
    return s.held[c.item] < BESIDE


OWN: Final = Guard("TEQ-EQUIP-01", "own-hero", is_own)
ROOM: Final = Guard("TEQ-EQUIP-02", "free-hand", has_room)
REACH: Final = Guard("TEQ-EQUIP-04", "item-in-castle", is_within_reach)

EQUIP: Final = Topic(
    "equip",
    rule="TEQ-EQUIP-01",
    kinds=(Kind(Equip, (OWN, ROOM), unless_night_ends),),
    about=(("seat", "Seat"), ("item", "Item")),
)
REARRANGE: Final = Topic(
    "rearrange",
    rule="TEQ-EQUIP-04",
    kinds=(
        Kind(
            Hand,
            (
                REACH,
                Guard("TEQ-EQUIP-04", "hero-in-castle", is_at_castle),
                Guard("TEQ-EQUIP-01", "elsewhere", is_elsewhere),
                ROOM,
            ),
        ),
        Kind(Lay, (REACH, Guard("TEQ-EQUIP-05", "in-hand", is_carried))),
        Kind(Keep, (), unless_night_ends),
    ),
    about=(("seat", "Seat"),),
    default=nothing_moved,
)
