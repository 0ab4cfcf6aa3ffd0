"""A board: frame, ground, walls, light, and then everything that stands on it.

The order is what makes it readable: the torch lights the ground and the walls, never the pieces.
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.table.picture.cards import card, deck, slot
from flambeau.table.picture.dice import die
from flambeau.table.picture.geometry import Box
from flambeau.table.picture.layout import Layout, card_gap, has_card_cells, inner_box
from flambeau.table.picture.pen import Pen, number
from flambeau.table.picture.rooms import map_card, region, room_card, room_signs
from flambeau.table.picture.signs import sign
from flambeau.table.picture.stone import cell, cell_signs, torchlight
from flambeau.table.picture.tokens import token
from flambeau.table.picture.tracks import space
from flambeau.table.picture.walls import Grid, edges, wall_cells
from flambeau.table.scene import Element, Path, Zone


def board(pen: Pen, zone: Zone, layout: Layout) -> None:
    """A grid or free zone."""
    area = inner_box(zone, layout.zones[zone.id])
    grid = Grid(zone, area)
    on_cards = has_card_cells(zone)
    rim(pen, grid.box, 8 if on_cards else 12)
    pen.rect(grid.box.inset(-3), pen.colour("felt" if on_cards else "void"), rx=4)
    cells = [(e, layout.boxes[e.id]) for e in zone.elements if e.kind == "cell" and not e.on]
    for element, box in cells:
        cell(pen, element, box)
    if on_cards:
        edges(pen, zone, grid)
    _card_ground(pen, zone, layout)
    wall_cells(pen, cells)
    if not on_cards:
        edges(pen, zone, grid)
    for element in zone.elements:
        if _is_ground_tile(element):
            card(pen, element, layout.boxes[element.id])
    clip = pen.define(f"clip-{zone.id}", f'<clipPath id="{{id}}">{_rect(grid.box.inset(-3))}</clipPath>')
    with pen.group(clip_path=f"url(#{clip})"):
        strength = 1.0 if not on_cards else 0.75 if zone.aspect == 1 else 0.25
        torchlight(pen, zone.id, grid.box.inset(-3), _torch(zone, layout), strength, zone.glow)
    for element, box in cells:
        cell_signs(pen, element, box)
    _card_signs(pen, zone, layout)
    paths(pen, zone, layout)
    pieces(pen, zone.elements, layout)


def _rect(box: Box) -> str:
    return f'<rect x="{number(box.x)}" y="{number(box.y)}" width="{number(box.w)}" height="{number(box.h)}" rx="4"/>'


def rim(pen: Pen, box: Box, thick: float) -> None:
    """The wooden frame of a board, and the shadow it throws on the table."""
    outer = box.inset(-thick - 3)
    shadow = ((0, "#000", 0.55), (1, "#000", 0))
    pen.rect(outer.inset(-5).moved(0, 9), pen.fade("boardshadow", *shadow, how='cx=".5" cy=".5" r=".72"'), rx=20)
    light, dark = pen.colour("rim_light"), pen.colour("rim_dark")
    wood = pen.fade(
        "wood",
        (0, light, 1),
        (0.12, pen.colour("rim"), 1),
        (0.85, pen.colour("rim"), 1),
        (1, dark, 1),
        how='x2="0" y2="1"',
    )
    pen.rect(outer, wood, rx=9, stroke=dark, stroke_width=1.5)
    pen.rect(box.inset(-4.5), "none", rx=5, stroke=dark, stroke_width=3)
    pen.rect(outer.inset(2.2), "none", rx=8, stroke=light, stroke_width=1, stroke_opacity="0.55")
    for x, y in ((outer.x, outer.y), (outer.right, outer.y), (outer.x, outer.bottom), (outer.right, outer.bottom)):
        inward = (thick * 0.62 if x == outer.x else -thick * 0.62, thick * 0.62 if y == outer.y else -thick * 0.62)
        pen.circle(x + inward[0], y + inward[1], 3, pen.colour("iron"), stroke=dark, stroke_width=1)


def _torch(zone: Zone, layout: Layout) -> Box | None:
    if zone.light in layout.boxes:
        return layout.boxes[zone.light]
    for element in zone.elements:
        if "active" in element.flags:
            return layout.boxes[element.id]
    return None


def _is_ground_tile(element: Element) -> bool:
    """Face-down tiles are part of the floor, and lit like it."""
    return element.kind == "card" and bool(element.on) and "down" in element.flags


def _is_room(element: Element, zone: Zone) -> bool:
    return element.kind == "card" and not element.on and (bool(element.ways) or zone.aspect == 1)


def _card_ground(pen: Pen, zone: Zone, layout: Layout) -> None:
    for element in zone.elements:
        if element.kind == "card" and not element.on:
            if _is_room(element, zone):
                room_card(pen, element, layout.boxes[element.id], card_gap(zone))
            else:
                map_card(pen, element, layout.boxes[element.id])
    for element in zone.elements:
        if element.kind == "cell" and element.on:
            region(pen, element, layout.boxes[element.id])


def _card_signs(pen: Pen, zone: Zone, layout: Layout) -> None:
    visited = {element.on for element in zone.elements if element.on}
    for element in zone.elements:
        if _is_room(element, zone):
            room_signs(pen, element, layout.boxes[element.id], element.id in visited)


def paths(pen: Pen, zone: Zone, layout: Layout) -> None:
    """Walks and shots, over the ground and under the pieces."""
    for path in zone.paths:
        points = [(layout.boxes[name].cx, layout.boxes[name].cy) for name in path.through]
        if len(points) > 1 and path.kind != "pencil":
            _way(pen, path, points)


def _way(pen: Pen, path: Path, points: Sequence[tuple[float, float]]) -> None:
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    colour = pen.tones("", path.seat).light if path.seat >= 0 else pen.colour("picked")
    dashes = "2 9" if path.kind == "walk" else None
    with pen.piece(path.id, path.label):
        pen.path(
            d,
            "none",
            stroke=pen.colour("casing"),
            stroke_width=7,
            stroke_linecap="round",
            stroke_linejoin="round",
            stroke_opacity="0.8",
        )
        pen.path(
            d, "none", stroke=colour, stroke_width=4, stroke_linecap="round", stroke_linejoin="round",
            stroke_dasharray=dashes,
        )  # fmt: skip
        x, y = points[-1]
        pen.circle(x, y, 5, colour, stroke=pen.colour("casing"), stroke_width=2)


def pieces(pen: Pen, elements: Sequence[Element], layout: Layout) -> None:
    """Everything that is not ground, from the table up: cards, spaces, decks, then tokens from back to front."""
    order = {"slot": 0, "card": 1, "deck": 1, "marker": 2, "token": 3, "die": 3}
    ground = {element.id for element in elements if element.kind in ("cell", "card") and not element.on}
    shown = [e for e in elements if e.kind != "cell" and e.id not in ground and not _is_ground_tile(e)]
    for element in sorted(shown, key=lambda e: (order[e.kind], layout.boxes[e.id].bottom, layout.boxes[e.id].x)):
        piece(pen, element, layout.boxes[element.id])


def piece(pen: Pen, element: Element, box: Box) -> None:
    """One element, as its kind is drawn."""
    if element.kind in ("token", "marker"):
        token(pen, element, box)
    elif element.kind == "die":
        die(pen, element, box)
    elif element.kind == "deck":
        deck(pen, element, box)
    elif element.kind == "card":
        card(pen, element, box)
    elif element.kind == "slot" and element.on:
        space(pen, element, box)
    elif element.kind == "slot":
        slot(pen, element, box)


def owner_sign(pen: Pen, zone: Zone, x: float, y: float, size: float) -> None:
    """The sign of the seat a zone belongs to."""
    if zone.seat >= 0:
        sign(pen, zone.seat, x, y, size)
