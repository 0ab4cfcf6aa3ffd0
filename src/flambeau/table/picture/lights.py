"""Squares that light up while an element is pointed at: areas by their pattern, lines from square to square.

Front and rear are told by their shape too: the front is a full square, the rear hatched, reach a dot.
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.table.picture.geometry import Box
from flambeau.table.picture.layout import Layout
from flambeau.table.picture.pen import Pen, number
from flambeau.table.scene import LINES, Light, Zone


def draw_lights(pen: Pen, zones: Sequence[Zone], layout: Layout, pointed: str) -> None:
    """The lights of the element that is pointed at."""
    lights = [light for zone in zones for element in zone.elements if element.id == pointed for light in element.lights]
    if not lights:
        return
    with pen.group(aria_hidden="true", pointer_events="none"):
        for light in lights:
            boxes = [layout.boxes[f"{light.of}.{cell}"] for cell in light.cells]
            if light.kind in LINES:
                _line(pen, light, boxes)
            else:
                for box in boxes:
                    _square(pen, light, box)


def colour_of(pen: Pen, light: Light) -> str:
    """Gold ahead, blue behind and for a free line, red for a line that is stopped."""
    if light.kind == "blocked":
        return pen.tones("blood").light
    return pen.colour({"front": "legal", "reach": "badge_ink"}.get(light.kind, "picked"))


def _square(pen: Pen, light: Light, box: Box) -> None:
    colour = colour_of(pen, light)
    if light.kind == "reach":
        pen.circle(box.cx, box.cy, box.w * 0.09, colour, stroke=pen.colour("casing"), stroke_width=2)
        return
    inner = box.inset(box.w * 0.06)
    pen.rect(inner, colour, rx=4, fill_opacity="0.34" if light.kind == "front" else "0.14")
    pen.rect(inner, "none", rx=4, stroke=colour, stroke_width=2)
    if light.kind == "rear":
        pen.line(inner.x, inner.bottom, inner.right, inner.y, colour, stroke_width=2)


def _line(pen: Pen, light: Light, boxes: Sequence[Box]) -> None:
    d = "M" + "L".join(f"{number(box.cx)} {number(box.cy)}" for box in boxes)
    dashes = "3 9" if light.kind == "blocked" else None
    pen.path(d, "none", stroke=pen.colour("casing"), stroke_width=7, stroke_linecap="round", stroke_opacity="0.8")
    pen.path(d, "none", stroke=colour_of(pen, light), stroke_width=4, stroke_linecap="round", stroke_dasharray=dashes)
    if light.kind == "blocked":
        x, y = (boxes[0].cx + boxes[-1].cx) / 2, (boxes[0].cy + boxes[-1].cy) / 2
        cross = f"M{number(x - 9)} {number(y - 9)}l18 18M{number(x + 9)} {number(y - 9)}l-18 18"
        pen.path(cross, "none", stroke=pen.colour("casing"), stroke_width=8, stroke_linecap="round")
        pen.path(cross, "none", stroke=colour_of(pen, light), stroke_width=4, stroke_linecap="round")
