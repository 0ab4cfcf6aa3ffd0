"""Returning to the own Castle; in the Danongorf variant the player names which of four it is (TEQ-DAN-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Guard, Kind, Topic, ask, tell

from ..box import CASTLE_AT, CASTLE_REGION
from ..choices import RETURNS, Return
from ..events import CastleNamed, Returned
from ..model import Hero, Player, Realm, Region
from .answers import unless_phase_ends


async def main_castle(s: Realm, p: Player) -> Region:
    """The own Castle; among several the player names one for this effect (TEQ-RULING-74)."""
    if len(p.castles) == 1:
        return Region(CASTLE_REGION[p.castles[0]])
    castle = (await ask(s, p.seat, HOME, own_castles, p.seat)).to
    tell(s, "TEQ-DAN-16", CastleNamed, p.seat, castle)
    return castle


def send_home(s: Realm, p: Player, hero: Hero, castle: Region, rule: str) -> None:
    """A Hero goes to a Castle; it does not arrive there as by a Movement card (TEQ-RULING-18)."""
    s.where[hero] = castle
    p.spaces[hero] = 0
    p.unsettled = True
    tell(s, rule, Returned, hero, s.where[hero])


def own_castles(s: Realm, seat: int) -> Sequence[Return]:
    """The Castles that are the player's (TEQ-DAN-15)."""
    return [RETURNS[castle] for castle in s.players[seat].castles]


def is_own_castle(s: Realm, q: Ask[Any], c: Return) -> bool:
    """The Castle is the player's."""
    return CASTLE_AT[c.to] in s.players[q.args[0]].castles


HOME: Final = Topic(
    "home",
    rule="TEQ-DAN-16",
    kinds=(Kind(Return, (Guard("TEQ-DAN-15", "own-castle", is_own_castle),), unless_phase_ends),),
    about=(("seat", "Seat"),),
)
