"""Pieces of scenes in bytes: games remember their pieces and zones, so most of them come again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


class Zones:
    """The zones of one viewer's scene, of which most are the same ones as in the scene before."""

    def __init__(self) -> None:
        self._zones: Sequence[Zone] = ()  # kept alive, so that no other zone can have their identity
        self._raws: dict[int, Raw] = {}

    def ready(self, zones: Sequence[Zone]) -> Sequence[Raw]:
        """These zones: what is the same is not encoded again, and neither are the pieces on the others."""
        raws = _filled(self._raws, zones, _zone)
        self._zones, self._raws = zones, dict(zip(map(id, zones), raws, strict=True))
        return raws


def _filled(known: dict[int, Raw], parts: Sequence[Part], made: Callable[[Part], Raw]) -> list[Raw]:
    """These pieces in bytes: those that are known by their identity, the others made."""
    raws: list[Any] = list(map(known.get, map(id, parts)))
    for _ in range(raws.count(None)):
        place = raws.index(None)
        raws[place] = made(parts[place])
    return raws


def _zone(zone: Zone) -> Raw:
    return Raw(_encode(replace(zone, elements=PARTS.ready(zone.elements))))
