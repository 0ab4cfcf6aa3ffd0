"""Paper and pencil: the player sheet of a roll-and-write game.

What is printed is ink: thin lines, thick walls, small pictures. What players did is pencil: crosses, circles, walls
and the way of the party, drawn by an unsteady hand that is always unsteady in the same way.
"""

from __future__ import annotations

import math

from flambeau.table.picture.geometry import Box, chance
from flambeau.table.picture.layout import Layout, inner_box
from flambeau.table.picture.lettering import BOLD, TITLE, width
from flambeau.table.picture.pen import Pen, number
from flambeau.table.picture.signs import bare_sign
from flambeau.table.picture.tokens import described, outline, shape_of, token
from flambeau.table.picture.walls import Grid
from flambeau.table.scene import Badge, Edge, Element, Zone

Point = tuple[float, float]


def sheet(pen: Pen, zone: Zone, layout: Layout) -> None:
    """The paper with its title; its parts are drawn on it."""
    box = layout.zones[zone.id]
    pen.rect(box.moved(5, 8), "#000", rx=3, opacity="0.4")
    pen.rect(
        box.moved(2.5, 3), pen.colour("paper_deep"), rx=2, transform=f"rotate(0.5 {number(box.cx)} {number(box.cy)})"
    )
    fill = pen.fade("paper", (0, pen.colour("paper"), 1), (1, pen.colour("paper_deep"), 1), how='x2=".25" y2="1"')
    pen.rect(box, fill, rx=2)
    pen.rect(box.inset(9), "none", stroke=pen.colour("paper_line"), stroke_width=1.4, rx=3)
    pen.rect(box.inset(12), "none", stroke=pen.colour("paper_line"), stroke_width=0.6, rx=2)
    if zone.label:
        strip = Box(box.x + 60, box.y + 1, box.w - 120, 18)
        plate = strip.centred(min(strip.w, width(zone.label, 15, TITLE) + 24), 18)
        pen.rect(plate, pen.colour("paper"))
        pen.lettering(zone.label, plate, 15, pen.colour("print"), TITLE, smallest=10, most=1, aria_hidden="true")
    if zone.seat >= 0:
        bare_sign(pen, zone.seat, Box(box.x + 20, box.y + 16, 20, 20), pen.colour("print"))
    for element in zone.elements:
        paper_piece(pen, element, layout.boxes[element.id])


def paper_part(pen: Pen, zone: Zone, layout: Layout) -> None:
    """A part of the sheet: a plan or rows of boxes, with its name above."""
    box = layout.zones[zone.id]
    if zone.label:
        strip = Box(box.x + 5, box.y + 4, box.w - 10, 16)
        left = 0.0
        if zone.icon:
            pen.icon(zone.icon, Box(strip.x, strip.y, 16, 16), pen.colour("print"))
            left = 20.0
        name = Box(strip.x + left, strip.y, strip.w - left, 16)
        pen.lettering(zone.label, name, 13, pen.colour("print"), TITLE, "start", smallest=8, most=1, aria_hidden="true")
    if zone.kind == "grid":
        _plan(pen, zone, layout)
    captions = any(element.kind == "slot" and element.text for element in zone.elements)
    for element in zone.elements:
        if element.kind != "cell":
            paper_piece(pen, element, layout.boxes[element.id], captions)


def paper_piece(pen: Pen, element: Element, box: Box, captions: bool = False) -> None:
    """A printed box with what the pencil did to it, a mark by hand, or a piece that stands on the paper."""
    if element.kind == "marker":
        _by_hand(pen, element, box)
        return
    if element.kind != "slot":
        token(pen, element, box)
        return
    ink = pen.colour("print")
    faint = {"opacity": "0.45"} if "dim" in element.flags else {}
    with pen.piece(element.id, described(element), **faint):
        # Captions stand under the boxes; all boxes of a row give them room.
        square = box if not captions else Box(box.x, box.y, box.w, box.h * 0.74)
        square = square.centred(square.short, square.short)
        shape = shape_of(element)
        fill = pen.tones(element.tone).light if element.tone else "#fff"
        outline(pen, shape, square.inset(0.8), fill, stroke=ink, stroke_width=1.3, fill_opacity="0.75")
        if element.icon:
            pen.icon(element.icon, square.inset(square.w * 0.16), ink, opacity="0.78")
        elif element.glyph:
            size = square.h * (0.56 if len(element.glyph) < 2 else 0.44)
            pen.letters(
                element.glyph, square.cx, square.cy + size * 0.35, size, ink, BOLD, "middle", square.w, opacity="0.8"
            )
        if element.text:
            below = Box(box.x - 3, square.bottom, box.w + 6, box.bottom - square.bottom)
            pen.lettering(
                element.text, below, min(11.0, box.h * 0.24), ink, BOLD, smallest=6.5, most=1, aria_hidden="true"
            )
        pencil_mark(pen, element.mark, square, element.id)


def _by_hand(pen: Pen, element: Element, box: Box) -> None:
    """A letter or number that a player wrote and circled."""
    ink = pen.tones(element.tone).base if element.tone else pen.colour("pencil")
    with pen.piece(element.id, described(element)):
        pen.circle(box.cx, box.cy, box.w * 0.4, pen.colour("paper"), opacity="0.85")
        if element.icon:
            pen.icon(element.icon, box.inset(box.w * 0.24), ink)
        elif element.glyph:
            pen.letters(
                element.glyph, box.cx, box.cy + box.h * 0.17, box.h * 0.48, ink, TITLE, "middle", aria_hidden="true"
            )
        pencil_mark(pen, "circle", box.inset(box.w * 0.12), element.id)


def _plan(pen: Pen, zone: Zone, layout: Layout) -> None:
    grid = Grid(zone, inner_box(zone, layout.zones[zone.id]))
    for element in zone.elements:
        if element.kind == "cell":
            _room(pen, element, layout.boxes[element.id])
    pen.rect(grid.box, "none", stroke=pen.colour("print"), stroke_width=3)
    for edge in zone.edges:
        if edge.id:
            with pen.piece(edge.id, edge.label):
                _border(pen, edge, grid)
        else:
            _border(pen, edge, grid)
    for path in zone.paths:
        boxes = [layout.boxes[name] for name in path.through]
        points = [
            (box.cx + _shake(f"{path.id}{at}x", box.w * 0.08), box.cy + box.h * 0.1) for at, box in enumerate(boxes)
        ]
        if path.enters and boxes:
            dx, dy = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}[path.enters]
            points.insert(0, (boxes[0].cx + dx * boxes[0].w * 0.68, boxes[0].cy + dy * boxes[0].h * 0.68))
        with pen.piece(path.id, path.label):
            pencil(pen, points, path.id, 5.4)
            if len(points) > 1:
                _arrow(pen, points[-2], points[-1])


def _room(pen: Pen, element: Element, box: Box) -> None:
    ink = pen.colour("print")
    with pen.piece(element.id, described(element)):
        tint = pen.tones(element.tone).light if element.tone else pen.colour("paper")
        pen.rect(
            box, tint, stroke=pen.colour("paper_line"), stroke_width=0.8, fill_opacity="0.55", stroke_dasharray="3 3"
        )
        if element.glyph:
            pen.letters(element.glyph, box.x + 4, box.y + box.h * 0.17, box.h * 0.15, pen.colour("paper_line"), BOLD)
        if element.icon:
            room = box.centred(box.w * 0.46, box.h * 0.46).moved(-box.w * 0.08 if element.badges else 0, 0)
            pen.icon(element.icon, room, ink, opacity="0.88")
        for one, (x, y) in zip(element.badges, ((0.78, 0.26), (0.78, 0.76), (0.24, 0.78))):
            printed_badge(pen, one, box.x + x * box.w, box.y + y * box.h, box.w * 0.3)
        pencil_mark(pen, element.mark, box.inset(box.w * 0.06), element.id)


def printed_badge(pen: Pen, one: Badge, x: float, y: float, size: float) -> None:
    """A number or small picture in a printed circle."""
    fill = pen.tones(one.tone).light if one.tone else pen.colour("paper")
    pen.circle(x, y, size / 2, fill, stroke=pen.colour("print"), stroke_width=1.1)
    if one.icon:
        pen.icon(one.icon, Box(x - size * 0.34, y - size * 0.34, size * 0.68, size * 0.68), pen.colour("print"))
    elif one.text:
        letter = size * (0.68 if len(one.text) < 2 else 0.52)
        pen.letters(one.text, x, y + letter * 0.35, letter, pen.colour("print"), BOLD, "middle")


def _border(pen: Pen, edge: Edge, grid: Grid) -> None:
    x1, y1, x2, y2 = grid.border(edge)
    name = f"{edge.x}.{edge.y}.{edge.side}"
    if edge.kind == "wall" and edge.drawn:
        pencil(pen, [(x1, y1), (x2, y2)], name, 5.2)
    elif edge.kind == "moat":
        _waves(pen, x1, y1, x2, y2)
    elif edge.kind == "tunnel":
        cx, cy = (x1 + x2) / 2, (y1 + y2) / 2
        pen.ellipse(cx, cy, grid.w * 0.1, grid.h * 0.2, pen.colour("print"))
        pen.ellipse(cx, cy, grid.w * 0.05, grid.h * 0.12, pen.colour("paper_deep"))
    elif edge.kind in ("door", "open", "gate"):
        pen.line(x1, y1, x2, y2, pen.colour("print"), stroke_width=5, stroke_dasharray="7 5")
    elif edge.kind in ("wall", "secret"):
        pen.line(x1, y1, x2, y2, pen.colour("print"), stroke_width=5.5, stroke_linecap="square")
    else:
        pen.line(x1, y1, x2, y2, pen.colour("paper_line"), stroke_width=3, stroke_dasharray="2 4")


def _waves(pen: Pen, x1: float, y1: float, x2: float, y2: float) -> None:
    flat = abs(y1 - y2) < 1
    step = (x2 - x1 if flat else y2 - y1) / 8
    bend = step * 1.1
    rest = f" {number(2 * step)} 0" if flat else f" 0 {number(2 * step)}"
    first = f"q{number(step)} {number(-bend)}{rest}" if flat else f"q{number(-bend)} {number(step)}{rest}"
    d = f"M{number(x1)} {number(y1)}{first}" + f"t{rest.strip()}" * 3
    pen.line(x1, y1, x2, y2, pen.colour("paper"), stroke_width=9)
    for by in (-2.4, 2.4):
        move = f"translate(0 {by})" if flat else f"translate({by} 0)"
        pen.path(d, "none", stroke=pen.tones("water").base, stroke_width=2, transform=move, stroke_linecap="round")


def _shake(name: str, by: float) -> float:
    return (chance(name, 201) / 100 - 1) * by


def pencil(pen: Pen, points: list[Point], name: str, thick: float, shake: float = 1.6) -> None:
    """A line drawn twice by hand through these points."""
    for stroke in range(2):
        d = ""
        for at, point in enumerate(points):
            x = point[0] + _shake(f"{name}/{stroke}/{at}x", shake)
            y = point[1] + _shake(f"{name}/{stroke}/{at}y", shake)
            if at == 0:
                d = f"M{number(x)} {number(y)}"
                continue
            px, py = points[at - 1]
            away = _shake(f"{name}/{stroke}/{at}b", shake * 1.6)
            length = math.hypot(x - px, y - py) or 1.0
            bx, by = (x + px) / 2 - (y - py) / length * away, (y + py) / 2 + (x - px) / length * away
            d += f"Q{number(bx)} {number(by)} {number(x)} {number(y)}"
        # Round ends and corners come from the group of the sheet.
        slot, share = ("pencil", 0.72) if stroke == 0 else ("pencil_soft", 0.4)
        pen.path(d, "none", stroke=pen.colour(slot), stroke_width=thick * share, stroke_opacity="0.9")


def _arrow(pen: Pen, before: Point, end: Point) -> None:
    angle = math.atan2(end[1] - before[1], end[0] - before[0])
    for turn in (2.6, -2.6):
        x, y = end[0] + 12 * math.cos(angle + turn), end[1] + 12 * math.sin(angle + turn)
        pencil(pen, [end, (x, y)], f"{turn}{end}", 5)


def pencil_mark(pen: Pen, mark: str, box: Box, name: str) -> None:
    """A cross, circle, tick or filled box, by hand."""
    thick = min(max(2.4, box.w * 0.09), 5.0)
    a, b = box.inset(box.w * 0.14), box.inset(box.w * 0.1)
    if mark in ("cross", "half"):
        pencil(pen, [(a.x, a.y), (a.right, a.bottom)], name + "1", thick)
        if mark == "cross":
            pencil(pen, [(a.right, a.y), (a.x, a.bottom)], name + "2", thick)
    elif mark == "tick":
        pencil(pen, [(a.x, a.cy), (a.cx - a.w * 0.1, a.bottom), (a.right, a.y)], name, thick)
    elif mark == "circle":
        corners = 8 if box.w < 40 else 16
        around = [
            (b.cx + b.w * 0.58 * math.cos(t), b.cy + b.h * 0.58 * math.sin(t))
            for t in (at * 2 * math.pi / corners - 1.9 for at in range(corners + 2))
        ]
        pencil(pen, around, name, thick, min(0.9, box.w * 0.022))
    elif mark == "fill":
        lines = 6
        for at in range(lines):
            y = b.y + b.h * (at + 0.5) / lines
            pencil(pen, [(b.x, y), (b.right, y - b.h * 0.12)], f"{name}{at}", b.h / lines * 1.5)
