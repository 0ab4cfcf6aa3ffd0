"""Pieces of scenes in bytes: games remember their pieces and zones, so most of them come again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress, repeat
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from flambeau.table.scene import Zone

MOST_PARTS: Final = 30_000
NOT_KEPT: Final = (-1).__eq__

_encode = msgspec.json.Encoder().encode


class Parts:
    """Pieces of scenes in bytes, by their identity."""

    def __init__(self, encode: Callable[[Any], bytes]) -> None:
        self._raws: dict[int, Raw] = {}
        self._alive: dict[int, Struct] = {}  # so that no other piece can have its identity
        self._encode = encode

    def ready(self, parts: Sequence[Struct]) -> Sequence[Raw]:
        """These pieces, each encoded once."""
        if not parts:
            return ()
        raws: list[Any] = list(map(self._raws.get, map(id, parts)))
        for _ in range(raws.count(None)):
            place = raws.index(None)
            raws[place] = self._made(parts[place])
        return raws

    def clear(self) -> None:
        """Forget them all."""
        self._raws.clear()
        self._alive.clear()

    def _made(self, part: Struct) -> Raw:
        if len(self._raws) >= MOST_PARTS:
            self.clear()
        self._alive[id(part)] = part
        raw = self._raws[id(part)] = Raw(self._encode(part))
        return raw


PARTS: Final = Parts(_encode)
"""Those of all tables."""


def encode_zone(zone: Zone) -> bytes:
    """A zone, made of its elements' bytes."""
    return _encode(replace(zone, elements=PARTS.ready(zone.elements)))


def changed_zones(zones: Sequence[Zone], before: Sequence[Zone], known: Parts) -> tuple[tuple[int, ...], Sequence[Raw]]:
    """For each zone its place among those before, or -1; and those which are not there, in bytes. Without any that is
    kept, no places: the zones are all."""
    places = dict(zip(map(id, before), range(len(before)), strict=True))
    kept = tuple(map(places.get, map(id, zones), repeat(-1)))
    new = known.ready(list(compress(zones, map(NOT_KEPT, kept))))
    return () if len(new) == len(zones) else kept, new
