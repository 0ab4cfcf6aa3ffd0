"""Pieces of scenes in bytes: games remember their pieces and zones, so most of them come again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress, repeat
from operator import is_not
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from flambeau.table.scene import Zone

MOST_PARTS: Final = 30_000
NOT_KEPT: Final = (-1).__eq__
FEW: Final = 2

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


class Change(NamedTuple):
    """How a scene differs from the one before, as frames tell it."""

    kept: tuple[int, ...]
    """For each zone its place in the scene before, or -1; empty if all zones are sent."""
    zones: Sequence[Raw]
    """Those that are sent."""
    parts: tuple[tuple[int, ...], ...]
    """For each of these: empty if it is whole; else the place of its older self in the scene before, and for each
    element the place there, or -1 for the next of those it has. Empty if all are whole."""


NO_PLACES: Final[tuple[int, ...]] = ()


class Zones:
    """The zones of a table's scenes in bytes: viewers have most of them in common."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Raw, tuple[int, ...]]] = {}
        self._alive: list[Zone] = []  # so that no other zone can have its identity

    def change(self, zones: Sequence[Zone], before: Sequence[Zone]) -> Change:
        """What is to be sent to somebody who has the zones before."""
        kept = _places(zones, before)
        sent: list[Raw] = []
        parts: list[tuple[int, ...]] = []
        for place in compress(range(len(zones)), map(NOT_KEPT, kept)):
            zone = zones[place]
            is_grown = place < len(before) and before[place].id == zone.id
            raw, within = self._sent(zone, before[place] if is_grown else None)
            sent.append(raw)
            parts.append((place, *within) if within else NO_PLACES)
        return Change(NO_PLACES if len(sent) == len(zones) else kept, sent, tuple(parts) if any(parts) else ())

    def _sent(self, zone: Zone, older: Zone | None) -> tuple[Raw, tuple[int, ...]]:
        found = self._known.get((id(zone), id(older)))
        if found is None:
            self._alive.append(zone)
            if older is not None:
                self._alive.append(older)
            found = self._known[id(zone), id(older)] = _written(zone, older)
        return found


def _written(zone: Zone, older: Zone | None) -> tuple[Raw, tuple[int, ...]]:
    """A zone in bytes, made of its elements' bytes, without those that its older self has; and for each element its
    place there, or -1, if there is one that is left out."""
    elements, within = zone.elements, NO_PLACES
    if older is not None:
        kept = _places(elements, older.elements)
        if kept.count(-1) < len(kept):
            elements, within = tuple(compress(elements, map(NOT_KEPT, kept))), kept
    ready: Any = PARTS.ready(elements)
    return Raw(_encode(replace(zone, elements=ready))), within


def _places(now: Sequence[Struct], before: Sequence[Struct]) -> tuple[int, ...]:
    """For each of these its place among those before, or -1. Mostly one or two have changed and the others lie where
    they lay, which is seen without looking for each."""
    size = len(now)
    if size == len(before):
        new = list(compress(range(size), map(is_not, now, before)))
        if len(new) <= FEW:
            kept = list(range(size))
            for place in new:
                kept[place] = -1
            return tuple(kept)
    places = dict(zip(map(id, before), range(len(before)), strict=True))
    return tuple(map(places.get, map(id, now), repeat(-1)))
