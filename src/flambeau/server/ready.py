"""Pieces of scenes in bytes: games remember their pieces and zones, so most of them come again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from flambeau.table.scene import Zone

Part = TypeVar("Part", bound=Struct)

MOST_PARTS: Final = 30_000

_encode = msgspec.json.Encoder().encode


class Parts:
    """Pieces of scenes in bytes, by their identity."""

    def __init__(self) -> None:
        self._raws: dict[int, Raw] = {}
        self._alive: dict[int, Struct] = {}  # so that no other piece can have its identity

    def ready(self, parts: Sequence[Struct]) -> Sequence[Raw]:
        """These pieces, each encoded once."""
        return _filled(self._raws, parts, self._made) if parts else ()

    def _made(self, part: Struct) -> Raw:
        if len(self._raws) >= MOST_PARTS:
            self._raws.clear()
            self._alive.clear()
        self._alive[id(part)] = part
        raw = self._raws[id(part)] = Raw(_encode(part))
        return raw


PARTS: Final = Parts()
"""Those of all tables."""


def _filled(known: dict[int, Raw], parts: Sequence[Part], made: Callable[[Part], Raw]) -> list[Raw]:
    """These pieces in bytes: those that are known by their identity, the others made."""
    raws: list[Any] = list(map(known.get, map(id, parts)))
    for _ in range(raws.count(None)):
        place = raws.index(None)
        raws[place] = made(parts[place])
    return raws


def changed_zones(zones: Sequence[Zone], before: Sequence[Zone]) -> tuple[tuple[int, ...], Sequence[Raw]]:
    """For each zone its place among those before, or -1; and those which are not there, in bytes. Without any that is
    kept, no places: the zones are all."""
    places = dict(zip(map(id, before), range(len(before)), strict=True))
    kept = tuple(map(places.get, map(id, zones), repeat(-1)))
    new = [_zone(zone) for zone, place in zip(zones, kept, strict=True) if place < 0]
    return () if len(new) == len(zones) else kept, new


def _zone(zone: Zone) -> Raw:
    return Raw(_encode(replace(zone, elements=PARTS.ready(zone.elements))))
