"""Who holds the dice, and who comes next (p.2): clockwise among Adventuring players."""

from __future__ import annotations

from flambeau.kernel import Seat, tell

from ..events import DicePassed
from ..model import RESOLUTION, TAKE_DICE, Realm


def clockwise(s: Realm, seat: int) -> list[int]:
    """The Adventuring players, clockwise from this seat (included)."""
    count = len(s.players)
    seats = []
    for step in range(count):
        other = (seat + step) % count
        if s.players[other].adventuring:
            seats.append(other)
    return seats


def pass_dice(s: Realm) -> None:
    """The next Adventuring player takes the dice (TEQ-NIGHT-05, TEQ-NIGHT-08), perhaps the same (TEQ-RULING-44).

    When nobody is Adventuring any more the Resolution follows (TEQ-NIGHT-09).
    """
    night = s.night
    following = clockwise(s, night.holder + 1)
    night.step = TAKE_DICE
    if following:
        if following[0] != night.holder:
            night.holder = Seat(following[0])
            tell(s, "TEQ-NIGHT-08", DicePassed, night.holder)
    else:
        s.phase = RESOLUTION
