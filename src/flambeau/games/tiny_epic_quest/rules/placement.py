"""Placement Quests (p.2): conditions on the positions of a player's Heroes, one of them the Hero just moved.

Each condition looks at a group of Heroes; a Quest is fulfilled if some group of the right size, the moved Hero among
them, satisfies it (TEQ-QUEST-06).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from ..box import (
    CASTLE_AT,
    CASTLE_REGION,
    COAST,
    DIAGONALS,
    GROTTO_AT,
    HEART,
    HEROES,
    INLAND,
    NEIGHBOURS,
    OBELISK_AT,
    PLACES,
    PORTAL_AT,
    QUESTS,
    TEMPLE_AT,
)
from ..model import Hero, Player, Realm

Group = Sequence[Hero]
SOLO_BANNER: Final = 2  # with nobody else on the map, two own Heroes share a card (TEQ-RULING-83)


def is_fulfilled(s: Realm, p: Player, moved: Hero, quest: int) -> bool:
    """Whether the player's Heroes satisfy a Placement Quest, the moved one among them (TEQ-QUEST-04, TEQ-QUEST-06)."""
    card = QUESTS[quest]
    size = SOLO_BANNER if s.solo and card.condition == "banner" else card.heroes
    holds = HOLDS[card.condition]
    others = [hero for hero in p.heroes if hero != moved]
    return any(holds(s, p, (moved, *group)) for group in combinations(others, size - 1))


def places(s: Realm, group: Group) -> list[int]:
    """The place of each Hero's Map card."""
    return [s.places[s.where[hero] // 2] for hero in group]


def in_row(s: Realm, p: Player, group: Group) -> bool:
    """On different cards of one row."""
    at = places(s, group)
    return len(set(at)) == len(at) and len({PLACES[place].row for place in at}) == 1


def in_column(s: Realm, p: Player, group: Group) -> bool:
    """On different cards of one column."""
    at = places(s, group)
    return len(set(at)) == len(at) and len({PLACES[place].column for place in at}) == 1


def on_diagonal(s: Realm, p: Player, group: Group) -> bool:
    """On all cards of one diagonal."""
    at = set(places(s, group))
    return any(at == line for line in DIAGONALS)


def along_coast(s: Realm, p: Player, group: Group) -> bool:
    """On coast cards, no two of them neighbours in the cycle, nobody in a Castle."""
    at = places(s, group)
    if len(set(at)) < len(at) or any(place not in COAST for place in at):
        return False
    if any(CASTLE_AT[s.where[hero]] >= 0 for hero in group):
        return False
    spots = [COAST.index(place) for place in at]
    apart = {(one - other) % len(COAST) for one, other in combinations(spots, 2)}
    return not apart & {1, len(COAST) - 1}


def in_heart(s: Realm, p: Player, group: Group) -> bool:
    """One on the middle card, the other on another inland card."""
    at = places(s, group)
    return at.count(HEART) == 1 and all(place in INLAND for place in at)


def _in_different(kind: Sequence[int]) -> Callable[[Realm, Player, Group], bool]:
    def holds(s: Realm, p: Player, group: Group) -> bool:
        found = {kind[s.where[hero]] for hero in group}
        return -1 not in found and len(found) == len(group)

    return holds


def as_guests(s: Realm, p: Player, group: Group) -> bool:
    """In different Castles, nobody in the Castle of the Hero's own colour (TEQ-RULING-83)."""
    castles = [CASTLE_AT[s.where[hero]] for hero in group]
    foreign = [castle >= 0 and castle != hero // HEROES for castle, hero in zip(castles, group, strict=True)]
    return all(foreign) and len(set(castles)) == len(castles)


def around_home(s: Realm, p: Player, group: Group) -> bool:
    """One in the own Castle, the others on cards adjacent to its card; any of four Castles serves Danongorf's foe.

    TEQ-DAN-15, TEQ-RULING-110, TEQ-RULING-117.
    """
    at = places(s, group)
    for colour in p.castles:
        home = CASTLE_REGION[colour]
        guards = [hero for hero in group if s.where[hero] == home]
        near = NEIGHBOURS[s.places[home // 2]]
        if len(guards) == 1 and sum([place in near for place in at]) == len(group) - 1:
            return True
    return False


def under_banner(s: Realm, p: Player, group: Group) -> bool:
    """On a card without a Castle that a Hero of another player shares; solo, two own Heroes share it."""
    if s.solo:
        cards = {s.where[hero] // 2 for hero in group}
    else:
        theirs = {s.where[hero] // 2 for other in s.players if other is not p for hero in other.heroes}
        cards = {s.where[group[0]] // 2} & theirs
    return len(cards) == 1 and CASTLE_AT[2 * cards.pop()] < 0


HOLDS: Final[dict[str, Callable[[Realm, Player, Group], bool]]] = {
    "row": in_row,
    "column": in_column,
    "diagonal": on_diagonal,
    "guests": as_guests,
    "coast": along_coast,
    "heart": in_heart,
    "grottoes": _in_different(GROTTO_AT),
    "portals": _in_different(PORTAL_AT),
    "temples": _in_different(TEMPLE_AT),
    "obelisks": _in_different(OBELISK_AT),
    "home": around_home,
    "banner": under_banner,
}
