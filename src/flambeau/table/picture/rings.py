"""Rings around what can be chosen: dashed for legal, solid for picked, white for the keyboard's focus."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.table.picture.cards import turned
from flambeau.table.picture.geometry import Box
from flambeau.table.picture.layout import Layout, inner_box
from flambeau.table.picture.pen import Pen
from flambeau.table.picture.tokens import extras, outline, ring, shape_of
from flambeau.table.picture.walls import Grid
from flambeau.table.scene import Edge, Element, Scene, Zone


def legal_elements(scene: Scene, picked: Sequence[str]) -> set[str]:
    """What may be pointed at next: elements of the choices that contain all that is picked already."""
    chosen = set(picked)
    legal: set[str] = set()
    for choice in scene.rest.choices:
        if chosen <= set(choice.elements):
            legal.update(choice.elements)
    return legal - chosen


def draw_rings(
    pen: Pen, scene: Scene, zones: Sequence[Zone], layout: Layout, picked: Sequence[str], focus: str
) -> None:
    """All rings, above everything else."""
    legal = legal_elements(scene, picked)
    with pen.group(aria_hidden="true", pointer_events="none"):
        for zone in zones:
            for element in zone.elements:
                how = _how(element.id, legal, picked, focus)
                if how:
                    with pen.group(transform=turned(layout.boxes[element.id], layout.turns.get(element.id, 0.0))):
                        _around(pen, how, element, layout.boxes[element.id])
            for edge in zone.edges:
                how = _how(edge.id, legal, picked, focus) if edge.id else ""
                if how:
                    _around_edge(pen, how, edge, Grid(zone, inner_box(zone, layout.zones[zone.id])))


def _how(name: str, legal: set[str], picked: Sequence[str], focus: str) -> str:
    if name == focus:
        return "focus"
    if name in picked:
        return "picked"
    return "legal" if name in legal else ""


def _around(pen: Pen, how: str, element: Element, box: Box) -> None:
    if element.kind == "cell":
        _inside_cell(pen, how, box)
    elif element.kind in ("token", "marker"):
        ring(pen, how, shape_of(element), box, box.w)
        extras(pen, element, box)  # once more: a ring must not hide how much life is left
    else:
        _around_rect(pen, how, box)


def _inside_cell(pen: Pen, how: str, box: Box) -> None:
    """Legal squares glow from within, so that a field of them does not become a fence."""
    inner = box.inset(max(2.0, box.w * 0.03))
    colour = pen.colour(how)
    pen.rect(inner, colour, rx=box.w * 0.1, fill_opacity="0.13")
    pen.rect(inner, "none", rx=box.w * 0.1, stroke=pen.colour("casing"), stroke_width=4.4, stroke_opacity="0.75")
    dashes = "7 5" if how == "legal" else None
    pen.rect(inner, "none", rx=box.w * 0.1, stroke=colour, stroke_width=2.2, stroke_dasharray=dashes)


def _around_rect(pen: Pen, how: str, box: Box) -> None:
    around = box.inset(-2.5)
    rx = box.w * 0.08
    pen.rect(around, "none", rx=rx, stroke=pen.colour("casing"), stroke_width=5.6)
    dashes = "8 5" if how == "legal" else None
    pen.rect(around, "none", rx=rx, stroke=pen.colour(how), stroke_width=3, stroke_dasharray=dashes)


def _around_edge(pen: Pen, how: str, edge: Edge, grid: Grid) -> None:
    x1, y1, x2, y2 = grid.border(edge)
    thick = max(12.0, grid.w * 0.34)
    box = Box(x1, y1, x2 - x1, y2 - y1)
    around = Box(box.x, box.y - thick / 2, box.w, thick) if box.h < 1 else Box(box.x - thick / 2, box.y, thick, box.h)
    outline(pen, "square", around.inset(-1), "none", stroke=pen.colour("casing"), stroke_width=5)
    pen.rect(
        around,
        "none",
        rx=5,
        stroke=pen.colour(how),
        stroke_width=2.6,
        stroke_dasharray="6 4" if how == "legal" else None,
    )
