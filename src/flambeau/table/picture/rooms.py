"""Cards that are places: room cards with corridors to their open sides, map cards with regions."""

from __future__ import annotations

from flambeau.table.picture.cards import back, frame, parchment
from flambeau.table.picture.geometry import Box, chance
from flambeau.table.picture.lettering import BOLD, TITLE
from flambeau.table.picture.pen import Pen, number, route
from flambeau.table.picture.stone import flagstones, fog
from flambeau.table.picture.tokens import badge, described
from flambeau.table.scene import Badge, Element

_ARM = 0.3
"""Width of a corridor, as a share of the card."""
_ROOM = 0.17
"""Where the chamber begins, as a share of the card."""


def room_card(pen: Pen, element: Element, box: Box, gap: float) -> None:
    """Rock with a chamber cut into it, corridors to the sides that are open, a name plate below."""
    with pen.piece(element.id, described(element)):
        pen.rect(box.moved(2, 4), "#000", rx=9, opacity="0.45")
        if "down" in element.flags:
            back(pen, box)
            return
        _rock(pen, element, box)
        outline = _hollow(element.ways, box, gap / box.w)
        pen.path(
            outline,
            pen.colour("wall_front"),
            transform="translate(0 -3)",
            stroke=pen.colour("wall_joint"),
            stroke_width=7,
        )
        clip = pen.define(f"hollow-{element.id}", f'<clipPath id="{{id}}"><path d="{outline}"/></clipPath>')
        with pen.group(clip_path=f"url(#{clip})"):
            _floor(pen, element, box.inset(-gap))
        pen.path(outline, "none", stroke=pen.colour("wall_edge"), stroke_width=1.6, stroke_opacity="0.8")
        if "fog" in element.flags:
            fog(pen, box)


def room_signs(pen: Pen, element: Element, box: Box, visited: bool) -> None:
    """Picture, tests and name of a room, above the light; the picture steps aside for those who stand there."""
    if "down" in element.flags:
        return
    with pen.group(aria_hidden="true"):
        if element.icon and visited:
            badge(pen, Badge("", element.icon, element.tone), box.x + box.w * 0.14, box.y + box.h * 0.14, box.w * 0.19)
        elif element.icon:
            size = box.w * 0.36
            light = pen.tone(element).light
            middle = box.centred(size, size).moved(0, -box.h * 0.04)
            pen.icon(element.icon, middle.moved(1.2, 1.6), "#000", opacity="0.5")
            pen.icon(element.icon, middle, light, opacity="0.85")
        plate = Box(box.x + box.w * 0.06, box.bottom - box.h * 0.185, box.w * 0.88, box.h * 0.15)
        if element.label:
            parchment(pen, plate, 3)
            pen.rect(plate, "none", rx=3, stroke=pen.colour("casing"), stroke_width=1)
            pen.lettering(
                element.label, plate.inset(4, 1), box.w * 0.092, pen.colour("card_ink"), TITLE,
                smallest=box.w * 0.06, leading=1.0, most=2 if box.w > 130 else 1,
            )  # fmt: skip
        spots = ((0.86, 0.14), (0.86, 0.32), (0.14, 0.32), (0.14, 0.14))
        for one, (x, y) in zip(element.badges, spots):
            badge(pen, one, box.x + box.w * x, box.y + box.h * y, box.w * 0.155)


def _rock(pen: Pen, element: Element, box: Box) -> None:
    colours = pen.tone(element)
    pen.rect(box, pen.colour("wall_top"), rx=9, stroke=pen.colour("casing"), stroke_width=1.6)
    for at in range(9):
        lot = chance(f"{element.id}/{at}", 4096)
        w, h = box.w * (0.12 + lot % 7 * 0.02), box.h * 0.09
        x, y = box.x + 5 + (lot % 64) / 64 * (box.w - w - 10), box.y + 5 + (lot // 64) / 64 * (box.h - h - 10)
        pen.rect(Box(x, y, w, h), pen.colour("brick"), rx=3, opacity="0.65")
    pen.rect(box.inset(2.6), "none", rx=7, stroke=colours.base, stroke_width=2.4)


def _hollow(ways: str, box: Box, out: float) -> str:
    """The outline of chamber and corridors, clockwise from the upper left of the chamber.

    Corridors reach `out` beyond the card, so that two that meet are one.
    """
    lo, hi = _ROOM, 1 - _ROOM - 0.03
    a, b = 0.5 - _ARM / 2, 0.5 + _ARM / 2
    points: list[tuple[float, float]] = [(lo, lo)]
    if "n" in ways:
        points += [(a, lo), (a, -out), (b, -out), (b, lo)]
    points.append((1 - lo, lo))
    if "e" in ways:
        points += [(1 - lo, a), (1 + out, a), (1 + out, b), (1 - lo, b)]
    points.append((1 - lo, hi))
    if "s" in ways:
        points += [(b, hi), (b, 1 + out), (a, 1 + out), (a, hi)]
    points.append((lo, hi))
    if "w" in ways:
        points += [(lo, b), (-out, b), (-out, a), (lo, a)]
    return "M" + "L".join(f"{number(box.x + x * box.w)} {number(box.y + y * box.h)}" for x, y in points) + "Z"


def _floor(pen: Pen, element: Element, box: Box) -> None:
    size = box.w / 3
    for row in range(3):
        for column in range(3):
            place = Box(box.x + column * size, box.y + row * box.h / 3, size + 0.5, box.h / 3 + 0.5)
            flagstones(
                pen, f"{element.id}.{row}.{column}", place, "corridor" if element.terrain == "corridor" else "floor"
            )
    if element.terrain in ("start", "vault", "lair", "water", "lava"):
        pen.rect(box, pen.colour(element.terrain), opacity="0.4")
    shade = ((0, "#000", 0.45), (0.35, "#000", 0))
    pen.rect(box.part(0, _ROOM, 1, 0.5), pen.fade("room", *shade, how='x2="0" y2="1"'))


def map_card(pen: Pen, element: Element, box: Box) -> None:
    """A wide card whose regions are drawn on it afterwards."""
    with pen.piece(element.id, described(element)):
        pen.rect(box.moved(2, 4), "#000", rx=9, opacity="0.45")
        if "down" in element.flags:
            back(pen, box)
            return
        frame(pen, box, pen.tone(element), 9)
        parchment(pen, box.inset(3.5), 6)
        strip = Box(box.x + 9, box.y + 4, box.w - 18, box.h * 0.19 - 4)
        pen.lettering(
            element.label, strip, min(15.0, box.h * 0.13), pen.colour("card_ink"), TITLE, smallest=9, most=1,
            aria_hidden="true",
        )  # fmt: skip


def region(pen: Pen, element: Element, box: Box) -> None:
    """Half of a map card: a landscape in its tone, its picture, its name."""
    colours = pen.tone(element)
    fill = pen.fade(f"land{colours.base[1:]}", (0, colours.field, 1), (1, colours.deep, 1), how='x2=".2" y2="1"')
    with pen.piece(element.id, described(element)):
        pen.rect(box, fill, rx=5, stroke=pen.colour("casing"), stroke_width=1)
        low = box.y + box.h * 0.62
        hills = route("M", box.x + 1, low, "q", box.w * 0.22, -box.h * 0.2, box.w * 0.46, 0)
        hills += route("t", box.w * 0.5, -box.h * 0.05, "V", box.bottom - 2, "H", box.x + 1, "Z")
        pen.path(hills, "#000", opacity="0.2")
        name = Box(box.x + 3, box.y + 2, box.w - 6, min(15.0, box.h * 0.2))
        if element.icon:
            size = min(box.w * 0.42, box.h * 0.4)
            place = Box(box.cx - size / 2, name.bottom, size, size)
            pen.icon(element.icon, place.moved(1, 1.5), "#000", opacity="0.4")
            pen.icon(element.icon, place, colours.light, opacity="0.92")
        if element.label:
            pen.lettering(
                element.label, name, min(11.5, box.h * 0.14), colours.light, BOLD, smallest=7, most=1,
                aria_hidden="true",
            )  # fmt: skip
        for one, (x, y) in zip(element.badges, ((0.84, 0.34), (0.16, 0.34))):
            badge(pen, one, box.x + box.w * x, box.y + box.h * y, min(20.0, box.w * 0.24))
        if "fog" in element.flags:
            fog(pen, box)
