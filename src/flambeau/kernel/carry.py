"""What a campaign carries from match to match, and what it says of the next one.

    @state
    class Purse(Carry):
        VERSION = 2
        depth: int
        gold: list[int]

        @staticmethod
        def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
            return {**data, "gold": data.pop("coins")} if version < 2 else data

A game declares it (`carries = Purse`); an outcome holds one, and the next match's `setup` gets it. It is stored with
its version, so a campaign that was left for a year goes on under newer rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from .base import State
from .data import as_int, as_plain, wrong
from .errors import BadData, RuleFault

NEWCOMER: Final = -1  # who sat nowhere in the last match
VERSION: Final = "version"


class Carry(State):
    """The base of what a game carries on: a state class with a version."""

    __slots__ = ()
    VERSION: ClassVar[int] = 1

    @staticmethod
    def upgrade(data: dict[str, Any], version: int) -> dict[str, Any]:
        """Stored fields of an older version, as this one reads them; fields with a default may be absent."""
        return data


class NextMatch:
    """The match that follows in a campaign: its options, and who sits where.

    `sitters` has an item for each seat of the next match: the seat that its player had in the last one, or NEWCOMER
    if somebody else sits down there. Left out, everybody keeps their seat.
    """

    __slots__ = ("options", "sitters")

    def __init__(self, options: Mapping[str, Any], sitters: Sequence[int] | None = None) -> None:
        self.options = options
        self.sitters = None if sitters is None else tuple(sitters)


def stored_carry(carry: Carry | None) -> dict[str, Any]:
    """Plain data of what is carried on; empty if it is nothing."""
    return {} if carry is None else {VERSION: type(carry).VERSION, **carry.to_data()}


def read_carry(carries: type[Carry] | None, data: Any, kinds: dict[str, Any], place: str) -> Carry | None:
    """What `stored_carry` wrote, or an older version of it did."""
    if not isinstance(data, Mapping):
        raise wrong(place, "object", data)
    if not data:
        return None
    if carries is None:
        raise wrong(place, "nothing: this game has no campaigns", data)
    fields = dict(as_plain(data, place))
    version = as_int(fields.pop(VERSION, 1), place)
    if not 1 <= version <= carries.VERSION:
        raise wrong(place, f"version 1 to {carries.VERSION}", version)
    reader: Any = carries
    try:
        if version < carries.VERSION:
            fields = carries.upgrade(fields, version)
        read: Carry = reader.from_data(fields, kinds)
    except BadData:
        raise
    except (LookupError, TypeError, ValueError, AttributeError) as problem:
        raise wrong(place, carries.__name__, data) from problem
    return read


def check_carry(carries: type[Carry] | None, carry: Carry | None, game: str) -> Carry | None:
    """What rules carry on must be what their game declares."""
    if carry is not None and (carries is None or type(carry) is not carries):
        raise RuleFault(f"{game} carries on a {type(carry).__name__}, which it does not declare")
    return carry
