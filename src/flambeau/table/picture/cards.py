"""Cards on parchment, tiles, decks and empty places.

A card shows as much as its size allows: the whole text in a hand, picture and name on a mat, the picture alone when
it is small. It never needs to be read at hand size: that is what the closer look of the browser is for.
"""

from __future__ import annotations

from flambeau.table.palette import Tone
from flambeau.table.picture.geometry import Box
from flambeau.table.picture.layout import pivot
from flambeau.table.picture.lettering import BOLD, TITLE
from flambeau.table.picture.pen import Pen, number
from flambeau.table.picture.signs import sign
from flambeau.table.picture.tokens import badge, described, faded
from flambeau.table.scene import Badge, Element

_UNITS = 172


def card(pen: Pen, element: Element, box: Box, turn: float = 0) -> None:
    """A card or tile, face up or down."""
    with pen.piece(element.id, described(element), transform=turned(box, turn), **faded(pen, element, 0.62)):
        _shadow(pen, box)
        if "down" in element.flags:
            back(pen, box)
        elif box.h < box.w * 1.15:
            _tile(pen, element, box)
        elif box.w < 64:
            _small(pen, element, box)
        else:
            _full(pen, element, box)
        if "exhausted" in element.flags:
            badge(pen, Badge("", "night-sleep"), box.right - 10, box.y + 10, box.w * 0.2)
        if element.seat >= 0:
            sign(pen, element.seat, box.x + 2, box.y + 2, max(14.0, box.w * 0.14))


def turned(box: Box, turn: float) -> str | None:
    """The transformation of a card in a hand."""
    x, y = pivot(box)
    return f"rotate({turn:.1f} {number(x)} {number(y)})" if turn else None


def _shadow(pen: Pen, box: Box) -> None:
    by = max(2.0, box.w * 0.03)
    pen.rect(box.moved(by * 0.6, by), "#000", rx=box.w * 0.06, opacity="0.38")


def frame(pen: Pen, box: Box, colours: Tone, rx: float) -> None:
    """The coloured frame with its diagonal sheen."""
    stops = ((0, colours.light, 1), (0.16, colours.base, 1), (0.55, colours.base, 1), (1, colours.deep, 1))
    fill = pen.fade(f"frame{colours.base[1:]}", *stops, how='x2="1" y2="1"')
    pen.rect(box, fill, rx=rx, stroke=pen.colour("casing"), stroke_width=1.4)


def parchment(pen: Pen, box: Box, rx: float) -> None:
    """The writing surface of cards."""
    fill = pen.fade(
        "parchment", (0, pen.colour("parchment"), 1), (1, pen.colour("parchment_deep"), 1), how='x2=".3" y2="1"'
    )
    pen.rect(box, fill, rx=rx)


def back(pen: Pen, box: Box) -> None:
    """The back of every card: leather, a gold line, a torch."""
    line = pen.colour("back_line")
    pen.rect(box, pen.colour("back"), rx=box.w * 0.06, stroke=pen.colour("casing"), stroke_width=1.4)
    weave = pen.define(
        "weave",
        '<pattern id="{id}" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<path d="M0 5h10M5 0v10" stroke="{line}" stroke-opacity=".2" stroke-width="1"/></pattern>',
    )
    inner = box.inset(box.w * 0.06)
    pen.rect(inner, f"url(#{weave})", rx=box.w * 0.04, stroke=line, stroke_width=1.2)
    size = box.short * 0.46
    pen.circle(box.cx, box.cy, size * 0.62, pen.colour("back"), stroke=line, stroke_width=1)
    pen.icon("primitive-torch", box.centred(size * 0.86, size * 0.86), line)


def window(pen: Pen, box: Box, colours: Tone, rx: float) -> None:
    """The dark window behind a picture."""
    stops = ((0, colours.field, 1), (1, colours.deep, 1))
    fill = pen.fade(f"window{colours.base[1:]}", *stops, how='cx=".5" cy=".45" r=".75"')
    pen.rect(box, fill, rx=rx, stroke=pen.colour("casing"), stroke_width=1.2)


def _full(pen: Pen, element: Element, box: Box) -> None:
    """Frame, name, picture, text, badges; the cost coin stands before the name."""
    unit = box.w / _UNITS
    colours = pen.tone(element)
    frame(pen, box, colours, 10 * unit)
    inner = box.inset(7 * unit)
    parchment(pen, inner, 6 * unit)
    head = [one for one in element.badges if one.head]
    foot = [one for one in element.badges if not one.head]
    coin = 26 * unit if head else 0.0
    title = Box(inner.x + 6 * unit + coin, inner.y + 3 * unit, inner.w - 12 * unit - coin, 34 * unit)
    pen.lettering(
        element.label, title, 15.5 * unit, pen.colour("card_ink"), TITLE, smallest=9.5 * unit, leading=1.08,
        aria_hidden="true",
    )  # fmt: skip
    art_height = 92 if element.text else 132
    art = Box(inner.x + 6 * unit, inner.y + 40 * unit, inner.w - 12 * unit, art_height * unit)
    window(pen, art, colours, 4 * unit)
    if element.icon:
        size = min(art.w, art.h) * 0.84
        pen.icon(element.icon, art.centred(size, size), colours.light)
    bottom = inner.bottom - (26 * unit if foot else 5 * unit)
    text = Box(inner.x + 8 * unit, art.bottom + 4 * unit, inner.w - 16 * unit, bottom - art.bottom - 6 * unit)
    if element.text:
        most = max(1, int(text.h / (12.5 * unit * 1.16)))
        smaller = max(most, int(text.h / (10.5 * unit * 1.16)))
        size = 13.5 * unit if len(element.text) < 60 else 12.5 * unit
        pen.lettering(
            element.text, text, size, pen.colour("card_ink"), smallest=10.5 * unit, most=smaller, leading=1.16,
            aria_hidden="true",
        )  # fmt: skip
    step = inner.w / (len(foot) + 1)
    for at, one in enumerate(foot, 1):
        badge(pen, one, inner.x + step * at, inner.bottom - 14 * unit, 22 * unit)
    for one in head[:1]:
        badge(pen, one, box.x + 19 * unit, box.y + 20 * unit, 32 * unit)


def _small(pen: Pen, element: Element, box: Box) -> None:
    colours = pen.tone(element)
    frame(pen, box, colours, box.w * 0.08)
    art = box.inset(box.w * 0.06)
    window(pen, art, colours, box.w * 0.05)
    if element.icon:
        pen.icon(element.icon, art.inset(art.w * 0.12), colours.light)
    elif element.label:
        pen.lettering(element.label, art, 10, colours.light, BOLD, smallest=6, most=4)
    for one in element.badges[:1]:
        badge(pen, one, box.right - box.w * 0.2, box.bottom - box.w * 0.2, box.w * 0.34)


def _tile(pen: Pen, element: Element, box: Box) -> None:
    colours = pen.tone(element)
    frame(pen, box, colours, box.w * 0.09)
    inner = box.inset(box.w * 0.07)
    parchment(pen, inner, box.w * 0.05)
    if element.icon:
        pen.icon(element.icon, inner.inset(inner.w * 0.13), colours.deep, opacity="0.92")
    elif element.label:
        pen.lettering(element.label, inner.inset(4), box.w * 0.16, pen.colour("card_ink"), TITLE, smallest=7, most=3)
    spots = ((0.83, 0.84), (0.17, 0.84), (0.83, 0.17), (0.17, 0.17))
    for one, (x, y) in zip(element.badges, spots):
        badge(pen, one, box.x + box.w * x, box.y + box.h * y, box.w * 0.28)


def deck(pen: Pen, element: Element, box: Box) -> None:
    """A pile: its thickness says how many, a badge says it exactly."""
    layers = min(4, 1 + element.stack // 6) if element.stack else 0
    with pen.piece(element.id, described(element)):
        if not layers:
            slot_place(pen, box, element.icon, element.label)
            return
        top = Box(box.x, box.y + 6, box.w - 6, box.h - 8)
        for at in range(layers, 0, -1):
            pen.rect(
                top.moved(at * 1.7, at * 1.7),
                pen.colour("back"),
                rx=box.w * 0.06,
                stroke=pen.colour("casing"),
                stroke_width=1,
            )
        if element.face:
            _full(pen, element, top)
        else:
            back(pen, top)
        plate = Box(top.x + 6, top.bottom - top.h * 0.24, top.w - 12, top.h * 0.2)
        if element.label and not element.face:
            pen.rect(plate, pen.colour("back"), rx=3, opacity="0.9")
            pen.lettering(
                element.label, plate.inset(4, 1), max(9.5, box.w * 0.1), pen.colour("parchment"), BOLD, smallest=7,
                aria_hidden="true",
            )  # fmt: skip
        badge(pen, Badge(str(element.stack)), top.right - 8, top.y + 6, max(18.0, box.w * 0.19))


def slot(pen: Pen, element: Element, box: Box) -> None:
    """An empty place for a card or thing."""
    with pen.piece(element.id, described(element)):
        slot_place(pen, box, element.icon, element.label)
        for one in element.badges[:1]:
            badge(pen, one, box.right - 8, box.bottom - 8, 18)


def slot_place(pen: Pen, box: Box, icon: str, label: str) -> None:
    """The recess itself, with a faint picture of what belongs there."""
    pen.rect(
        box, pen.colour("slot"), rx=box.w * 0.08, stroke=pen.colour("dim"), stroke_width=1.2, stroke_dasharray="5 4",
        stroke_opacity="0.7",
    )  # fmt: skip
    if icon:
        share = 0.5 if box.h > box.w * 1.15 else 0.58
        place = box.centred(box.w * share, box.w * share)
        pen.icon(icon, place.moved(0, -box.h * 0.06) if box.w > 60 else place, pen.colour("dim"), opacity="0.5")
    if label and (box.w > 60 or not icon):
        below = Box(box.x + 4, box.bottom - box.h * 0.28, box.w - 8, box.h * 0.24) if icon else box.inset(4)
        pen.lettering(label, below, min(12.0, box.w * 0.13), pen.colour("dim"), smallest=7, aria_hidden="true")
