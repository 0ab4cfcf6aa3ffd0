"""Where every zone and element of a scene lies, in pixels, before anything is drawn.

A zone says how large it would like to be (`natural`), gets a box, and lays its elements out so that they fit
(`lay`). A zone inside a mat or sheet gets the box its parent says.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from flambeau.table.picture.geometry import Box, flow, shared
from flambeau.table.picture.placing import CARD_RATIO, Standing, token_box
from flambeau.table.scene import Element, Zone

HEAD = 30.0
"""Height of a zone's heading."""
PAD = {"grid": 20.0, "row": 12.0, "fan": 12.0, "track": 14.0, "dice": 14.0, "mat": 14.0, "sheet": 26.0, "free": 20.0}
GAP = 10.0
MAT_HEAD = 46.0
GAUGE = 27.0
MAT = 316.0
"""Width of a mat: that of the side column, wherever it lies."""
FAN_STEP = 0.9
"""How much of its width a card in a hand shows when there is room."""
BADGES = 30.0


class Layout:
    """The boxes of all zones (with their frames) and of all elements."""

    def __init__(self, zones: Sequence[Zone]) -> None:
        self.zones: dict[str, Box] = {}
        self.boxes: dict[str, Box] = {}
        self.gauges: dict[str, Box] = {}
        self.turns: dict[str, float] = {}
        """Cards in a hand are turned by so many degrees, around `pivot`."""
        self.parts: dict[str, list[Zone]] = {}
        for zone in zones:
            if zone.inside:
                self.parts.setdefault(zone.inside, []).append(zone)

    def natural(self, zone: Zone, room: float) -> tuple[float, float]:
        """The size the zone would like to have, at most so wide."""
        pad = pad_of(zone)
        w, h = self._inner_size(zone, room - 2 * pad)
        if zone.label and zone.kind not in ("mat", "sheet"):
            w = max(w, min(room - 2 * pad, 120.0))
        return w + 2 * pad, h + 2 * pad + head_of(zone)

    def lay(self, zone: Zone, box: Box) -> None:
        """Give the zone this box and lay out everything in it."""
        self.zones[zone.id] = box
        inner = inner_box(zone, box)
        if zone.kind in ("grid", "free"):
            self._lay_grid(zone, inner)
        elif zone.kind == "track":
            self._lay_track(zone, inner)
        elif zone.kind == "fan":
            self._lay_fan(zone, inner)
        elif zone.kind in ("row", "dice"):
            self._lay_row(zone, inner)
        else:
            self._lay_mat(zone, inner)

    def _inner_size(self, zone: Zone, room: float) -> tuple[float, float]:
        if zone.kind in ("grid", "free"):
            w = cell_width(zone, room)
            return zone.cols * w, zone.rows * w / zone.aspect
        if zone.kind == "track":
            size, columns = _track_size(zone, room)
            return size * columns, size * math.ceil(_spaces(zone) / columns)
        if zone.kind == "sheet":
            unit = min(room / zone.cols, 34.0)
            return unit * zone.cols, unit * zone.rows
        if zone.kind == "mat":
            return self._mat_size(zone, room)
        sizes = self._item_sizes(zone)
        if zone.kind == "fan" and sizes:
            w, h = sizes[0]
            return min(room, w * (1 + FAN_STEP * (len(sizes) - 1)) + 44), h + 30
        _, w, h = flow(sizes, room, GAP)
        return w, max(h, 30.0)

    def _item_sizes(self, zone: Zone) -> list[tuple[float, float]]:
        card = card_width(zone)
        with_cards = any(element.kind in ("card", "deck") for element in zone.elements)
        return [item_size(element, card, with_cards, zone.kind) for element in zone.elements if not element.on]

    def _mat_size(self, zone: Zone, room: float) -> tuple[float, float]:
        room = min(room, MAT)
        h = MAT_HEAD + GAUGE * len(zone.gauges) + (BADGES if zone.badges else 0)
        sizes = self._item_sizes(zone)
        if sizes:
            h += flow(sizes, room, 8)[2] + 8
        for part in self.parts.get(zone.id, ()):
            h += self.natural(part, room)[1] + 8
        return room, h

    def _lay_grid(self, zone: Zone, inner: Box) -> None:
        w = min(inner.w / zone.cols, inner.h / zone.rows * zone.aspect)
        h = w / zone.aspect
        area = inner.centred(w * zone.cols, h * zone.rows)
        gap = card_gap(zone)
        standing = Standing(zone.elements, self.boxes)
        loose: dict[Box, list[Element]] = {}
        for element in zone.elements:
            if element.on:
                continue
            place = Box(area.x + element.x * w, area.y + element.y * h, element.width * w, element.height * h)
            if element.kind in ("token", "marker", "die"):
                loose.setdefault(place, []).append(element)
            else:
                standing.put(element, place.inset(gap) if element.kind in ("card", "deck") else place)
        for where, elements in loose.items():
            for element, place in zip(elements, shared(where, len(elements))):
                standing.put(element, token_box(place, element, len(elements) == 1))

    def _lay_track(self, zone: Zone, inner: Box) -> None:
        size, columns = _track_size(zone, inner.w)
        lines = max(1, math.ceil(_spaces(zone) / columns))
        size = min(size, inner.h / lines)
        standing = Standing(zone.elements, self.boxes)
        spaces = sorted((e for e in zone.elements if not e.on), key=lambda element: element.x)
        for at, element in enumerate(spaces):
            line, column = divmod(at, columns)
            place = Box(inner.x + column * size, inner.y + line * size, size, size)
            standing.put(element, place.inset(size * 0.07))

    def _lay_fan(self, zone: Zone, inner: Box) -> None:
        items = [element for element in zone.elements if not element.on]
        if not items:
            return
        sizes = self._item_sizes(zone)
        w, h = sizes[0]
        scale = min(1.0, (inner.h - 20) / h)
        w, h = w * scale, h * scale
        step = min(w * FAN_STEP, (inner.w - w - 40) / max(1, len(items) - 1))
        left = inner.cx - (w + step * (len(items) - 1)) / 2
        standing = Standing(zone.elements, self.boxes)
        middle = (len(items) - 1) / 2
        for at, element in enumerate(items):
            sink = abs(at - middle) / max(1.0, middle) * 12 if len(items) > 1 else 0
            standing.put(element, Box(left + at * step, inner.y + 4 + sink, w, h))
            if len(items) > 1:
                self.turns[element.id] = (at - middle) * min(2.0, 8 / len(items))

    def _lay_row(self, zone: Zone, inner: Box) -> None:
        items = [element for element in zone.elements if not element.on]
        scale = 1.0
        sizes = self._item_sizes(zone)
        places, _, h = flow(sizes, inner.w, GAP)
        while h > inner.h + 0.5 and scale > 0.3:
            scale *= 0.92
            sizes = [(a * 0.92, b * 0.92) for a, b in sizes]
            places, _, h = flow(sizes, inner.w, GAP * scale)
        standing = Standing(zone.elements, self.boxes)
        for element, (x, y), (w, height) in zip(items, places, sizes):
            standing.put(element, Box(inner.x + x, inner.y + y, w, height))

    def _lay_mat(self, zone: Zone, inner: Box) -> None:
        parts = self.parts.get(zone.id, ())
        standing = Standing(zone.elements, self.boxes)
        if zone.kind == "sheet":
            unit_w, unit_h = inner.w / zone.cols, inner.h / zone.rows
            for part in parts:
                where = Box(part.x * unit_w, part.y * unit_h, part.width * unit_w, part.height * unit_h)
                self.lay(part, where.moved(inner.x, inner.y))
            for element in zone.elements:
                if not element.on:
                    where = Box(element.x * unit_w, element.y * unit_h, element.width * unit_w, element.height * unit_h)
                    standing.put(element, where.moved(inner.x, inner.y).inset(2))
            return
        y = inner.y + MAT_HEAD + (BADGES if zone.badges else 0)
        for gauge in zone.gauges:
            self.gauges[gauge.id] = Box(inner.x, y, inner.w, GAUGE)
            y += GAUGE
        items = [element for element in zone.elements if not element.on]
        if items:
            sizes = self._item_sizes(zone)
            places, _, h = flow(sizes, inner.w, 8)
            for element, (x, down), (w, height) in zip(items, places, sizes):
                standing.put(element, Box(inner.x + x, y + 4 + down, w, height))
            y += h + 8
        for part in parts:
            h = self.natural(part, inner.w)[1]
            self.lay(part, Box(inner.x, y, inner.w, h))
            y += h + 8


def head_of(zone: Zone) -> float:
    """The height of the heading: mats and sheets have their own."""
    if not zone.label or zone.kind in ("mat", "sheet"):
        return 0.0
    return 20.0 if zone.inside else HEAD


def pad_of(zone: Zone) -> float:
    """The width of the frame."""
    return 5.0 if zone.inside else PAD[zone.kind]


def inner_box(zone: Zone, box: Box) -> Box:
    """The box inside the frame and below the heading."""
    pad, head = pad_of(zone), head_of(zone)
    return Box(box.x + pad, box.y + pad + head, box.w - 2 * pad, box.h - 2 * pad - head)


def has_card_cells(zone: Zone) -> bool:
    """Is this a grid of cards rather than of squares?"""
    return any(element.kind == "card" and not element.on for element in zone.elements)


def card_gap(zone: Zone) -> float:
    """The space around each card of a grid: wider where roads and rivers run."""
    return (9.0 if zone.edges else 5.0) if has_card_cells(zone) else 0.0


def cell_width(zone: Zone, room: float) -> float:
    """How wide a cell would like to be."""
    if has_card_cells(zone):
        return min(max(room / zone.cols, 104.0), 250.0 if zone.aspect > 1.2 else 168.0)
    return min(max(room / zone.cols, 44.0), 96.0)


def card_width(zone: Zone) -> float:
    """How wide a card in a row would like to be: smaller in the narrow column and on mats."""
    if zone.kind == "mat":
        return 78.0
    return 90.0 if zone.place == "side" or zone.inside else 142.0


def pivot(box: Box) -> tuple[float, float]:
    """The point below a hand around which its cards are turned."""
    return box.cx, box.bottom + box.h


def item_size(element: Element, card: float, with_cards: bool, kind: str) -> tuple[float, float]:
    """The size of a thing in a row."""
    if element.kind in ("card", "deck") or (element.kind == "slot" and with_cards):
        return card, card * CARD_RATIO
    if element.kind == "die":
        return 60.0, 60.0
    if element.kind == "slot" and kind == "mat":
        return 52.0, 52.0
    if element.kind == "marker":
        return 44.0, 44.0
    return 66.0, 66.0


def _spaces(zone: Zone) -> int:
    return max(1, sum(not element.on for element in zone.elements))


def _track_size(zone: Zone, room: float) -> tuple[float, int]:
    columns = zone.cols or min(_spaces(zone), max(1, int(room // 46)))
    return min(room / columns, 54.0), columns
