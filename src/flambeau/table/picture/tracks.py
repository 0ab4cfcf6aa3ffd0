"""Tracks of spaces, and gauges: a row of pips or a bar that says how much is left of how much."""

from __future__ import annotations

from itertools import pairwise

from flambeau.table.picture.geometry import Box
from flambeau.table.picture.lettering import BODY, BOLD, TITLE, width
from flambeau.table.picture.pen import Pen
from flambeau.table.picture.tokens import described, outline, shape_of
from flambeau.table.scene import Element, Gauge, Zone


def track(pen: Pen, zone: Zone, boxes: dict[str, Box]) -> None:
    """The spaces of a track with the groove that joins them."""
    spaces = sorted((e for e in zone.elements if not e.on), key=lambda element: element.x)
    groove = pen.colour("line")
    for one, other in pairwise(spaces):
        a, b = boxes[one.id], boxes[other.id]
        if abs(a.y - b.y) < 1:
            pen.line(a.cx, a.cy, b.cx, b.cy, groove, stroke_width=a.h * 0.3)
        else:
            pen.line(a.right, a.cy, a.right + a.w * 0.14, a.cy, groove, stroke_width=a.h * 0.3)
            pen.line(b.x - a.w * 0.14, b.cy, b.x, b.cy, groove, stroke_width=a.h * 0.3)
    for element in spaces:
        space(pen, element, boxes[element.id])


def space(pen: Pen, element: Element, box: Box) -> None:
    """One space: a recess with a picture or a number."""
    colours = pen.tone(element)
    shape = shape_of(element)
    special = bool(element.icon or element.tone)
    with pen.piece(element.id, described(element), opacity="0.5" if "dim" in element.flags else None):
        edge = colours.base if special else pen.colour("dim")
        fill = colours.deep if special else pen.colour("slot")
        outline(pen, shape, box, fill, stroke=edge, stroke_width=1.6)
        if element.icon:
            count = max(1, element.stack)
            size = box.w * (0.66 if count == 1 else 0.46)
            for at in range(count):
                shift = (at - (count - 1) / 2) * size * 0.92
                pen.icon(element.icon, box.centred(size, size).moved(shift, 0), colours.light)
        elif element.glyph or element.text:
            text = element.glyph or element.text
            size = box.h * (0.44 if len(text) < 3 else 0.32)
            ink = colours.light if special else pen.colour("dim")
            pen.letters(text, box.cx, box.cy + size * 0.35, size, ink, BOLD, "middle", box.w, aria_hidden="true")
        if element.mark in ("fill", "cross", "tick"):
            outline(pen, shape, box.inset(box.w * 0.2), pen.colour("gold"), opacity="0.85")


def gauge(pen: Pen, one: Gauge, box: Box) -> None:
    """Icon, pips (or a bar beyond twelve), and the numbers."""
    colours = pen.tones(one.tone or "blood")
    size = one.size or one.top
    label = f"{one.label} {one.value}/{one.top}"
    with pen.piece(one.id, label):
        left = box.x
        if one.icon:
            pen.icon(one.icon, Box(left, box.cy - 9, 18, 18), colours.light if _dark(pen) else colours.base)
            left += 24
        numbers = f"{one.value}/{one.top}"
        room = width(numbers, 14, BOLD) + 10
        area = Box(left, box.y + 6, box.right - room - left, box.h - 12)
        if size <= 12:
            _pips(pen, one, area, size, colours.base, colours.deep)
        else:
            _bar(pen, one, area, size, colours.base, colours.deep)
        pen.letters(numbers, box.right, box.cy + 5, 14, pen.colour("ink"), BOLD, "end", aria_hidden="true")


def _dark(pen: Pen) -> bool:
    return pen.colour("panel")[1] in "0123"


def _pips(pen: Pen, one: Gauge, area: Box, size: int, base: str, deep: str) -> None:
    step = min(area.w / size, area.h + 6)
    r = min(step * 0.4, area.h / 2)
    for at in range(size):
        x = area.x + step * (at + 0.5)
        if at < one.value:
            pen.circle(x, area.cy, r, base, stroke=pen.colour("casing"), stroke_width=1.2)
            pen.circle(x - r * 0.25, area.cy - r * 0.3, r * 0.32, "#fff", opacity="0.4")
        elif at < one.top:
            pen.circle(x, area.cy, r, deep, stroke=base, stroke_width=1.2)
        else:
            pen.circle(x, area.cy, r * 0.4, pen.colour("dim"), opacity="0.5")


def _bar(pen: Pen, one: Gauge, area: Box, size: int, base: str, deep: str) -> None:
    pen.rect(area, deep, rx=area.h / 2, stroke=base, stroke_width=1.2)
    share = max(0.0, min(1.0, one.value / size))
    if share:
        pen.rect(Box(area.x + 1.5, area.y + 1.5, (area.w - 3) * share, area.h - 3), base, rx=area.h / 2 - 1.5)
    if one.top < size:
        x = area.x + area.w * one.top / size
        pen.line(x, area.y - 2, x, area.bottom + 2, pen.colour("gold"), stroke_width=2)


def heading(pen: Pen, text: str, box: Box, size: float = 15, fill: str = "") -> None:
    """The name of a zone."""
    face = TITLE if size >= 12 else BODY
    pen.lettering(text, box, size, fill or pen.colour("gold"), face, "start", smallest=9, most=1, aria_hidden="true")
