"""Mats, rows, hands and trays: the places around the board."""

from __future__ import annotations

from flambeau.table.palette import seat_colour
from flambeau.table.picture.board import owner_sign, piece
from flambeau.table.picture.cards import card
from flambeau.table.picture.geometry import Box
from flambeau.table.picture.layout import BADGES, MAT_HEAD, Layout, inner_box
from flambeau.table.picture.lettering import TITLE
from flambeau.table.picture.pen import Pen
from flambeau.table.picture.tokens import badge
from flambeau.table.picture.tracks import gauge, heading, track
from flambeau.table.scene import Zone


def mat(pen: Pen, zone: Zone, layout: Layout) -> None:
    """A player's board: portrait, name, badges, gauges, then what lies on it."""
    box = layout.zones[zone.id]
    inner = inner_box(zone, box)
    colours = pen.tones(zone.tone, zone.seat)
    pen.rect(box.moved(2, 4), "#000", rx=10, opacity="0.4")
    pen.rect(box, pen.colour("mat"), rx=10, stroke=pen.colour("line"), stroke_width=1.4)
    pen.rect(Box(box.x, box.y, 6, box.h), colours.base, rx=3)
    if "active" in zone.flags:
        pen.rect(box.inset(-1.5), "none", rx=11, stroke=pen.colour("legal"), stroke_width=2.4)
    _portrait(pen, zone, inner)
    left = inner.x + (MAT_HEAD if zone.icon else 0)
    name = Box(left, inner.y, inner.right - left - (28 if zone.seat >= 0 else 0), MAT_HEAD - 8)
    pen.lettering(
        zone.label, name, 17, pen.colour("ink"), TITLE, "start", smallest=11, most=2, leading=1.05, aria_hidden="true"
    )
    owner_sign(pen, zone, inner.right - 12, inner.y + 16, 24)
    x = inner.x + 18.0
    for one in zone.badges:
        badge(pen, one, x + (10 if one.icon else 0), inner.y + MAT_HEAD + BADGES / 2 - 4, 22)
        x += 44 + 9 * len(one.text) + (8 if one.icon else 0)
    for one_gauge in zone.gauges:
        if one_gauge.id in layout.gauges:
            gauge(pen, one_gauge, layout.gauges[one_gauge.id])
    _things(pen, zone, layout)


def _portrait(pen: Pen, zone: Zone, inner: Box) -> None:
    if not zone.icon:
        return
    colours = pen.tones(zone.tone, zone.seat)
    r = 19.0
    x, y = inner.x + r, inner.y + r - 2
    field = pen.fade(
        f"portrait{colours.base[1:]}", (0, colours.field, 1), (1, colours.deep, 1), how='cx=".4" cy=".3" r=".8"'
    )
    pen.circle(x, y, r, field, stroke=colours.base, stroke_width=2)
    pen.icon(zone.icon, Box(x - r * 0.66, y - r * 0.66, r * 1.32, r * 1.32), colours.light)


def row(pen: Pen, zone: Zone, layout: Layout) -> None:
    """A row of cards or things, a tray of dice, a track, a hand."""
    box = layout.zones[zone.id]
    frame(pen, zone, box)
    if zone.kind == "track":
        track(pen, zone, layout.boxes)
        for element in zone.elements:
            if element.on:
                piece(pen, element, layout.boxes[element.id])
    elif zone.kind == "fan":
        _fan(pen, zone, layout)
    else:
        _things(pen, zone, layout)


def frame(pen: Pen, zone: Zone, box: Box) -> None:
    """The panel of a zone, with its heading."""
    if not zone.inside:
        if zone.kind == "dice":
            felt = pen.fade(
                "felt", (0, pen.colour("felt"), 1), (1, pen.colour("slot"), 1), how='cx=".5" cy=".4" r=".9"'
            )
            pen.rect(box, felt, rx=12, stroke=pen.colour("rim"), stroke_width=4)
        else:
            pen.rect(box, pen.colour("panel"), rx=10, stroke=pen.colour("line"), stroke_width=1.2)
    if zone.label:
        small = bool(zone.inside)
        strip = Box(box.x + (6 if small else 14), box.y + (2 if small else 9), box.w - 28, 18 if small else 20)
        if zone.seat >= 0 and not small:
            owner_sign(pen, zone, strip.x + 9, strip.cy, 18)
            strip = Box(strip.x + 24, strip.y, strip.w - 24, strip.h)
        heading(pen, zone.label, strip, 12 if small else 15)


def _fan(pen: Pen, zone: Zone, layout: Layout) -> None:
    for element in zone.elements:
        if element.kind == "card" and not element.on:
            card(pen, element, layout.boxes[element.id], layout.turns.get(element.id, 0.0))
        elif not element.on:
            piece(pen, element, layout.boxes[element.id])
    for element in zone.elements:
        if element.on:
            piece(pen, element, layout.boxes[element.id])


def _things(pen: Pen, zone: Zone, layout: Layout) -> None:
    hosts = [element for element in zone.elements if not element.on]
    guests = [element for element in zone.elements if element.on]
    for element in (*hosts, *guests):
        piece(pen, element, layout.boxes[element.id])


def seat_stripe(pen: Pen, seat: int, box: Box) -> None:
    """A stripe in the colour of a seat."""
    pen.rect(box, seat_colour(seat).base, rx=box.w / 2)
