"""Tokens and markers: lit coins with a tone ring, an icon and badges; and the rings around what can be chosen.

Heroes are round, foes octagons, bosses octagons with a double ring, things square. The light falls from the
upper left on every piece alike.
"""

from __future__ import annotations

import math

from flambeau.table.palette import Tone
from flambeau.table.picture.geometry import Box
from flambeau.table.picture.lettering import BOLD, TITLE, width
from flambeau.table.picture.pen import Pen, number
from flambeau.table.picture.signs import sign
from flambeau.table.scene import Badge, Element

_TURN = {"n": 0, "e": 90, "s": 180, "w": 270}
_HEART = "M50 90C20 66 5 50 5 30C5 14 17 6 28 6C38 6 46 12 50 20C54 12 62 6 72 6C83 6 95 14 95 30C95 50 80 66 50 90Z"
_SHIELD = "M50 4C62 12 78 16 92 16V44C92 68 74 86 50 97C26 86 8 68 8 44V16C22 16 38 12 50 4Z"


def octagon(box: Box) -> list[tuple[float, float]]:
    """The corners of an octagon in a square."""
    r = box.w / 2 * 1.06
    turn = math.pi / 8
    return [
        (box.cx + r * math.cos(turn + at * math.pi / 4), box.cy + r * math.sin(turn + at * math.pi / 4))
        for at in range(8)
    ]


def outline(pen: Pen, shape: str, box: Box, fill: str, **given: object) -> None:
    """The outline of a piece, filled."""
    if shape in ("octagon", "boss"):
        pen.polygon(octagon(box), fill, stroke_linejoin="round", **given)
    elif shape == "square":
        pen.rect(box, fill, rx=box.w * 0.18, **given)
    elif shape == "diamond":
        points = [(box.cx, box.y), (box.right, box.cy), (box.cx, box.bottom), (box.x, box.cy)]
        pen.polygon(points, fill, stroke_linejoin="round", **given)
    elif shape in ("heart", "shield"):
        d = _HEART if shape == "heart" else _SHIELD
        where = f"translate({number(box.x)} {number(box.y)}) scale({box.w / 100:.3f})"
        if "stroke_width" in given:
            given["stroke_width"] = float(str(given["stroke_width"])) * 100 / box.w
        pen.path(d, fill, transform=where, **given)
    else:
        pen.circle(box.cx, box.cy, box.w / 2, fill, **given)


def shape_of(element: Element) -> str:
    """The outline of a piece, by its kind where the scene does not say."""
    if element.shape:
        return element.shape
    return "square" if element.kind in ("slot", "die") else "round"


def token(pen: Pen, element: Element, box: Box) -> None:
    """A piece that stands on the table, with all it carries."""
    colours = pen.tone(element)
    shape = shape_of(element)
    with pen.piece(element.id, described(element), **faded(pen, element)):
        if "active" in element.flags:
            _aura(pen, box)
        _shadow(pen, box)
        tilt = "defeated" in element.flags
        with pen.group(transform=f"rotate(64 {number(box.cx)} {number(box.cy)})" if tilt else None):
            _coin(pen, shape, box, colours)
            _picture(pen, element, box, shape, colours.light)
            _sheen(pen, shape, box)
        if tilt:
            outline(pen, shape, box.inset(box.w * 0.02), pen.colour("shade"), opacity="0.45")
        extras(pen, element, box)


def described(element: Element) -> str:
    """What a piece is, for its title: label and the words of its badges."""
    words = [element.label, *(badge.label for badge in element.badges if badge.label)]
    return ", ".join(word for word in words if word)


def faded(pen: Pen, element: Element, light: float = 0.86) -> dict[str, str]:
    """How a piece that rests is dimmed: darker and nearly grey, for what it stands on must not shine through."""
    if not {"dim", "exhausted"} & set(element.flags):
        return {}
    channels = "".join(f'<feFunc{one} type="linear" slope="{light:g}"/>' for one in "RGB")
    name = pen.define(
        f"faded{light * 100:.0f}",
        f'<filter id="{{id}}" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values=".3"/>'
        f"<feComponentTransfer>{channels}</feComponentTransfer></filter>",
    )
    return {"filter": f"url(#{name})"}


def _aura(pen: Pen, box: Box) -> None:
    glow = pen.colour("glow")
    stops = ((0.55, glow, 0.75), (0.8, glow, 0.25), (1, glow, 0))
    pen.circle(box.cx, box.cy, box.w * 0.82, pen.fade("aura", *stops, how='r="0.5"'))


def _shadow(pen: Pen, box: Box) -> None:
    pen.ellipse(box.cx + box.w * 0.04, box.bottom - box.h * 0.06, box.w * 0.5, box.h * 0.16, "#000", opacity="0.42")


def _coin(pen: Pen, shape: str, box: Box, colours: Tone) -> None:
    name = colours.base[1:]
    rim = pen.fade(
        f"rim{name}", (0, colours.light, 1), (0.35, colours.base, 1), (1, colours.deep, 1), how='x2="0.7" y2="1"'
    )
    field = pen.fade(
        f"field{name}",
        (0, colours.field, 1),
        (0.75, colours.deep, 1),
        (1, colours.deep, 1),
        how='cx=".4" cy=".32" r=".8"',
    )
    edge = max(1.0, box.w * 0.03)
    outline(pen, shape, box, rim, stroke=pen.colour("casing"), stroke_width=edge)
    inner = box.inset(box.w * 0.085)
    if shape == "boss":
        outline(pen, shape, box.inset(box.w * 0.055), "none", stroke=pen.colour("casing"), stroke_width=edge * 0.9)
        outline(pen, shape, box.inset(box.w * 0.085), "none", stroke=pen.colour("gold"), stroke_width=box.w * 0.025)
        inner = box.inset(box.w * 0.12)
    outline(pen, shape, inner, field, stroke=pen.colour("casing"), stroke_width=edge * 0.7, stroke_opacity="0.7")


def _picture(pen: Pen, element: Element, box: Box, shape: str, light: str) -> None:
    size = 0.6 if shape in ("round", "octagon", "boss") else 0.56
    if element.icon:
        place = box.centred(box.w * size, box.h * size)
        pen.icon(element.icon, place.moved(box.w * 0.012, box.h * 0.02), "#000", opacity="0.45")
        pen.icon(element.icon, place, light)
    elif element.glyph:
        share = 0.5 if len(element.glyph) == 1 else 0.36
        pen.letters(
            element.glyph, box.cx, box.cy + box.h * share * 0.36, box.h * share, light, TITLE, "middle",
            aria_hidden="true",
        )  # fmt: skip


def _sheen(pen: Pen, shape: str, box: Box) -> None:
    stops = ((0, "#fff", 0.38), (0.42, "#fff", 0.04), (0.62, "#000", 0.02), (1, "#000", 0.36))
    outline(pen, shape, box.inset(box.w * 0.015), pen.fade("sheen", *stops, how='cx=".28" cy=".2" r=".95"'))


def _facing(pen: Pen, facing: str, box: Box, colours: Tone) -> None:
    """A wedge at the rim, on the side the figure looks to."""
    r, w = box.w / 2, min(box.w * 0.27, 20.0)
    tip, base = box.cy - r - w * 0.75, box.cy - r + w * 0.35
    points = [(box.cx, tip), (box.cx + w, base), (box.cx, base - w * 0.3), (box.cx - w, base)]
    with pen.group(transform=f"rotate({_TURN[facing]} {number(box.cx)} {number(box.cy)})"):
        pen.polygon(points, colours.light, stroke=pen.colour("casing"), stroke_width=w * 0.2, stroke_linejoin="round")


def extras(pen: Pen, element: Element, box: Box) -> None:
    """Where it looks, the sign of the seat, the size of a stack, the badges: what no ring may hide."""
    if element.facing:
        _facing(pen, element.facing, box, pen.tone(element))
    size = min(box.w, 66.0)
    if element.seat >= 0:
        sign(pen, element.seat, box.x + box.w * 0.14, box.y + box.h * 0.14, max(size * 0.3, 9))
    if "exhausted" in element.flags:  # it rests, as on a card; a bar across would look like the end of it
        badge(
            pen,
            Badge("", "night-sleep"),
            box.x + box.w * (0.12 if element.seat < 0 else 0.88),
            box.y + box.h * 0.12,
            size * 0.38,
        )
    if element.stack > 1:
        badge(pen, Badge(f"×{element.stack}"), box.x + box.w * 0.1, box.bottom - box.h * 0.08, size * 0.36)
    foot = [one for one in element.badges if not one.head]
    head = [one for one in element.badges if one.head]
    spots = [(0.88, 0.86), (0.12, 0.86), (0.5, 0.97)]
    for one, (x, y) in zip(foot, spots):
        badge(pen, one, box.x + box.w * x, box.y + box.h * y, size * 0.38)
    for one, (x, y) in zip(head, [(0.88, 0.12), (0.5, 0.0)]):
        badge(pen, one, box.x + box.w * x, box.y + box.h * y, size * 0.36)


def badge(pen: Pen, one: Badge, x: float, y: float, size: float) -> None:
    """A number on near-black in the colour of its tone, around the point (x, y)."""
    size = max(size, 15.0)
    light = pen.tones(one.tone).light if one.tone else pen.colour("badge_ink")
    rim = pen.tones(one.tone).base if one.tone else pen.colour("gold")
    letter = size * (0.72 if len(one.text) < 3 else 0.58)
    icon_room = size * 0.72 if one.icon and one.text else 0.0
    w = max(size, width(one.text, letter, BOLD) + icon_room + size * (0.5 if icon_room else 0.38))
    box = Box(x - w / 2, y - size / 2, w, size)
    pen.rect(box, pen.colour("badge"), rx=size / 2, stroke=rim, stroke_width=max(1.0, size * 0.07))
    if one.icon:
        left = box.x + size * 0.14 if one.text else box.cx - size * 0.35
        pen.icon(one.icon, Box(left, y - size * 0.35, size * 0.7, size * 0.7), light)
    if one.text:
        middle = box.cx + icon_room / 2
        pen.letters(one.text, middle, y + letter * 0.36, letter, light, BOLD, "middle", aria_hidden="true")


def ring(pen: Pen, how: str, shape: str, box: Box, size: float) -> None:
    """The sign that a piece is legal (dashed), picked (solid) or in focus (white), on a dark casing."""
    thick = max(2.0, min(4.0, size * 0.05))
    around = box.inset(-thick * 0.9)
    dashes = f"{number(thick * 2.6)} {number(thick * 1.5)}" if how == "legal" else None
    outline(pen, shape, around, "none", stroke=pen.colour("casing"), stroke_width=thick + 2.6)
    outline(
        pen, shape, around, "none", stroke=pen.colour(how), stroke_width=thick, stroke_dasharray=dashes,
        stroke_linecap="round" if dashes else None,
    )  # fmt: skip
