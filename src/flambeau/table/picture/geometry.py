"""Boxes in pixels, and the ways of sharing one among several pieces."""

from __future__ import annotations

import math
import zlib
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The middle, from the left."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle, from the top."""
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        """The right border."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower border."""
        return self.y + self.h

    @property
    def short(self) -> float:
        """The shorter side."""
        return min(self.w, self.h)

    def inset(self, by: float, vertical: float | None = None) -> Box:
        """The box inside this one, smaller by so much on each side."""
        down = by if vertical is None else vertical
        return Box(self.x + by, self.y + down, self.w - 2 * by, self.h - 2 * down)

    def moved(self, x: float, y: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + x, self.y + y, self.w, self.h)

    def centred(self, w: float, h: float) -> Box:
        """A box of this size in the middle."""
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)

    def part(self, x: float, y: float, w: float, h: float) -> Box:
        """A part of the box, in shares of its sides."""
        return Box(self.x + x * self.w, self.y + y * self.h, w * self.w, h * self.h)


def shared(box: Box, count: int) -> list[Box]:
    """Equal places for `count` pieces inside a box: as large as can be, in the middle."""
    best, columns = 0.0, 1
    for tried in range(1, count + 1):
        rows = math.ceil(count / tried)
        size = min(box.w / tried, box.h / rows)
        if size > best + 0.01:
            best, columns = size, tried
    rows = math.ceil(count / columns)
    top = box.cy - rows * best / 2
    places: list[Box] = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        left = box.cx - here * best / 2
        places += [Box(left + column * best, top + row * best, best, best) for column in range(here)]
    return places


def flow(sizes: list[tuple[float, float]], room: float, gap: float) -> tuple[list[tuple[float, float]], float, float]:
    """Places (left, top) for boxes of these sizes in lines no wider than the room, and the size of it all."""
    places: list[tuple[float, float]] = []
    x = y = line = widest = 0.0
    for w, h in sizes:
        if x and x + w > room:
            x, y, line = 0.0, y + line + gap, 0.0
        places.append((x, y))
        x += w + gap
        line = max(line, h)
        widest = max(widest, x - gap)
    return places, widest, y + line


def chance(name: str, sides: int) -> int:
    """A number below `sides` that always belongs to this name: the small variations of stone and wood."""
    return zlib.crc32(name.encode()) % sides
