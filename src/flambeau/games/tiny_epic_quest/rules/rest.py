"""Resting (p.4): Heroes are resolved by their regions, then all that must leave return, then come the gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import MAY_BE_FINAL, Ask, Guard, Kind, Topic, ask, does, tell

from ..box import LAST_SPACE, OBELISK_AT, PORTAL_AT
from ..choices import RESOLVES, Resolve
from ..events import Rested
from ..model import Hero, Player, Realm, Resting
from .castles import main_castle, send_home
from .completing import complete_by_night
from .dice import pass_dice
from .gains import gain_either
from .goblins import leave_goblins
from .spells import learn


def go_to_rest(s: Realm, p: Player) -> None:
    """Turn the Adventure card and pass the dice (TEQ-REST-01, TEQ-NIGHT-05); then the Heroes are resolved."""
    p.adventuring = False
    tell(s, "TEQ-REST-01", Rested, p.seat)
    leave_goblins(s, p, "TEQ-REST-05")
    pass_dice(s)
    s.todo.append(Resting(p.seat, tuple([hero for hero in p.heroes if is_resolved(s, p, hero)])))


def must_return(s: Realm, p: Player, hero: int) -> bool:
    """Heroes on an Obelisk, a Portal or the last space of a Temple go home; all others stay (TEQ-REST-06)."""
    return PORTAL_AT[s.where[hero]] >= 0 or is_resolved(s, p, hero)


def is_resolved(s: Realm, p: Player, hero: int) -> bool:
    """Heroes with something to do before they return: on an Obelisk (TEQ-REST-03) or a last space (TEQ-REST-04)."""
    return OBELISK_AT[s.where[hero]] >= 0 or p.spaces[hero] == LAST_SPACE


def unresolved(s: Realm, seat: int, left: tuple[Hero, ...]) -> Sequence[Resolve]:
    """The Heroes still to be resolved (TEQ-REST-02)."""
    return [RESOLVES[hero] for hero in left]


@does(Resting)
async def resolve_hero(s: Realm, task: Resting) -> None:
    """Resolve one Hero completely before the next, in the order the player likes (TEQ-RULING-54)."""
    seat, left = task.seat, task.left
    p = s.players[seat]
    s.todo.append(task)  # while it asks, the table sees who rests
    if not left:
        await return_all(s, p)
        s.todo.pop()
        return
    hero = left[0] if len(left) == 1 else (await ask(s, seat, REST_ORDER, unresolved, seat, left)).hero
    s.todo[-1] = Resting(p.seat, tuple([other for other in left if other != hero]))
    if p.spaces[hero] == LAST_SPACE:
        await complete_by_night(s, p, hero)
    else:
        await learn(s, p, hero)


async def return_all(s: Realm, p: Player) -> None:
    """All Heroes that must leave return together; then each brings 1 Health or 1 Power.

    TEQ-REST-05, TEQ-REST-07, TEQ-RULING-61, TEQ-RULING-62.
    """
    returning = [hero for hero in p.heroes if must_return(s, p, hero)]
    if not returning:
        return
    castle = await main_castle(s, p)
    for hero in returning:
        send_home(s, p, hero, castle, "TEQ-REST-07")
    for hero in returning:
        await gain_either(s, p, hero, "TEQ-REST-07")


def is_left(s: Realm, q: Ask[Any], c: Resolve) -> bool:
    """The Hero has something to resolve and has not been resolved yet."""
    return c.hero in q.args[1]


REST_ORDER: Final = Topic(
    "rest-order",
    rule="TEQ-RULING-54",
    kinds=(Kind(Resolve, (Guard("TEQ-REST-06", "stays", is_left),), MAY_BE_FINAL),),  # it may complete a quest
    about=(("seat", "Seat"), ("left", "tuple[Hero, ...]")),
)
