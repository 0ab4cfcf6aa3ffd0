"""Seats and sets of seats.

A set of seats is an int with one bit a seat: masks are copied for nothing and tested in one operation.
A spectator has a bit of its own that no seat has, so `ALL` includes it and nothing else does. So has the seat that the
game itself plays, an automated opponent or game master: it owns pieces like any other, and is never asked.
"""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)

NOBODY: Final = 0
ALL: Final = -1  # every seat, and whoever watches
SPECTATOR: Final = Seat(30)
AUTOMATED: Final = Seat(29)
MOST_SEATS: Final = 16


def bit(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


def mask(*seats: int) -> int:
    """The mask of these seats together."""
    result = 0
    for seat in seats:
        result |= 1 << seat
    return result


def members(who: int, seats: int) -> tuple[Seat, ...]:
    """The seats of a mask, in order, at a table of so many seats."""
    return tuple(Seat(seat) for seat in range(seats) if who >> seat & 1)
