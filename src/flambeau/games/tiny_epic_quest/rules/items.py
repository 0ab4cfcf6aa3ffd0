"""Equipping items (p.2): two hands a Hero, and free rearrangement in the own Castle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Choice, Guard, Kind, Topic, ask, does, tell

from ..box import HANDS
from ..choices import EQUIPS, EXCHANGES, HANDINGS, KEEP, Equip, Exchange, Hand, Keep
from ..events import Equipped, ItemsExchanged, ItemWon
from ..model import BESIDE, Hero, Item, Player, Realm, Rearranging
from .answers import unless_phase_ends
from .heroes import castle_heroes, is_own


def has_free_hand(s: Realm, hero: int) -> bool:
    """Each item takes one of two hands (TEQ-EQUIP-02)."""
    return s.held.count(hero) < HANDS


def bearers(s: Realm, seat: int, item: int) -> Sequence[Equip]:
    """The player's Heroes with a free hand, wherever they are (TEQ-EQUIP-01, TEQ-RULING-32)."""
    return [EQUIPS[hero] for hero in s.players[seat].heroes if has_free_hand(s, hero)]


async def gain_item(s: Realm, p: Player, item: Item, rule: str) -> None:
    """A gained item goes to a Hero at once, or beside the Player card if no hand is free (TEQ-EQUIP-05)."""
    tell(s, rule, ItemWon, p.seat, item)
    s.held[item] = BESIDE + p.colour
    p.unsettled = True
    able = bearers(s, p.seat, item)
    if able:
        chosen = able[0] if len(able) == 1 else await ask(s, p.seat, EQUIP, bearers, p.seat, item)
        give(s, item, chosen.hero)


def give(s: Realm, item: Item, hero: Hero) -> None:
    """Put an item into a Hero's hand."""
    s.held[item] = hero
    tell(s, "TEQ-EQUIP-01", Equipped, hero, item)


# Rearranging: an item into a free hand, or two items change places (TEQ-RULING-31)


def rearrangements(s: Realm, seat: int) -> Sequence[Choice]:
    """Every single step of a rearrangement, and being content (TEQ-EQUIP-04, TEQ-EQUIP-05).

    While an item lies beside the Player card and a Hero in the Castle has a free hand, it must be taken (TEQ-EQUIP-01).
    """
    p = s.players[seat]
    heroes = castle_heroes(s, p)
    held, beside = s.held, BESIDE + p.colour
    free = [hero for hero in heroes if held.count(hero) < HANDS]
    if free and beside in held:
        return [HANDINGS[item][hero] for item in range(len(held)) if held[item] == beside for hero in free]
    near = [item for item in range(len(held)) if held[item] == beside or held[item] in heroes]
    found: list[Choice] = [HANDINGS[item][hero] for item in near for hero in free if held[item] != hero]
    found += [EXCHANGES[one][two] for one in near for two in near if one < two and held[one] != held[two]]
    found.append(KEEP)
    return found


def can_rearrange(s: Realm, p: Player) -> bool:
    """Whether there is anything to move."""
    heroes = castle_heroes(s, p)
    if not heroes:
        return False
    held = s.held
    carrying = [held.count(hero) for hero in heroes]
    if BESIDE + p.colour in held:
        return True
    return sum(carrying) > 0 and len(heroes) > 1


@does(Rearranging)
async def rearrange(s: Realm, task: Rearranging) -> None:
    """Take one step, or be content; as often as the player likes (TEQ-EQUIP-04)."""
    seat = task.seat
    p = s.players[seat]
    p.unsettled = False
    if not can_rearrange(s, p):
        return  # one legal option is none (TEQ-RULING-118)
    s.todo.append(task)  # while it asks, the table sees whose items these are
    chosen = await ask(s, seat, REARRANGE, rearrangements, seat)
    if isinstance(chosen, Hand):
        give(s, chosen.item, chosen.hero)
    elif isinstance(chosen, Exchange):
        s.held[chosen.item], s.held[chosen.other] = s.held[chosen.other], s.held[chosen.item]
        tell(s, "TEQ-EQUIP-04", ItemsExchanged, p.seat, chosen.item, chosen.other)
    if chosen == KEEP:
        s.todo.pop()


def nothing_moved(view: Realm, seat: int) -> Choice:
    """Who does not answer keeps the items where they are, or takes up what lies there."""
    return rearrangements(view, seat)[-1]


# Why not


def has_room(s: Realm, q: Ask[Any], c: Any) -> bool:
    """The Hero has a free hand."""
    return has_free_hand(s, c.hero)


def is_at_castle(s: Realm, q: Ask[Any], c: Hand) -> bool:
    """The Hero is in the own Castle."""
    return c.hero in castle_heroes(s, s.players[q.args[0]])


def is_within_reach(s: Realm, q: Ask[Any], c: Any) -> bool:
    """The item is carried by a Hero in the own Castle, or lies beside the Player card."""
    return _reaches(s, q.args[0], c.item)


def _reaches(s: Realm, seat: int, item: int) -> bool:
    p = s.players[seat]
    heroes = castle_heroes(s, p)
    return bool(heroes) and (s.held[item] == BESIDE + p.colour or s.held[item] in heroes)


def is_elsewhere(s: Realm, q: Ask[Any], c: Hand) -> bool:
    """The Hero does not carry the item already."""
    return s.held[c.item] != c.hero


def both_within_reach(s: Realm, q: Ask[Any], c: Exchange) -> bool:
    """The other item can be reached, too, and each pair is named once."""
    return c.item < c.other and _reaches(s, q.args[0], c.other)


def change_hands(s: Realm, q: Ask[Any], c: Exchange) -> bool:
    """The items are not with the same Hero."""
    return s.held[c.item] != s.held[c.other]


def nothing_to_take_up(s: Realm, q: Ask[Any], c: Any) -> bool:
    """No item lies beside the Player card while a Hero in the Castle has a free hand."""
    p = s.players[q.args[0]]
    return BESIDE + p.colour not in s.held or not any(has_free_hand(s, hero) for hero in castle_heroes(s, p))


def is_taken_up(s: Realm, q: Ask[Any], c: Hand) -> bool:
    """If an item has to be taken up, it is this one."""
    return nothing_to_take_up(s, q, c) or s.held[c.item] >= BESIDE


OWN: Final = Guard("TEQ-EQUIP-01", "own-hero", is_own, means=True)
ROOM: Final = Guard("TEQ-EQUIP-02", "free-hand", has_room)
REACH: Final = Guard("TEQ-EQUIP-04", "item-in-castle", is_within_reach)
EMPTY_POOL: Final = Guard("TEQ-RULING-31", "pool", nothing_to_take_up)

EQUIP: Final = Topic(
    "equip",
    rule="TEQ-EQUIP-01",
    kinds=(Kind(Equip, (OWN, ROOM), unless_phase_ends),),
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
                Guard("TEQ-RULING-31", "pool", is_taken_up),
            ),
            unless_phase_ends,
        ),
        Kind(
            Exchange,
            (
                REACH,
                Guard("TEQ-EQUIP-04", "both-in-castle", both_within_reach),
                Guard("TEQ-EQUIP-01", "two-holders", change_hands),
                EMPTY_POOL,
            ),
        ),
        Kind(Keep, (EMPTY_POOL,), unless_phase_ends),
    ),
    about=(("seat", "Seat"),),
    default=nothing_moved,
)
