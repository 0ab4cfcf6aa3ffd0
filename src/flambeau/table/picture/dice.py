"""Dice in a tray, and pips."""

from __future__ import annotations

from flambeau.table.picture.geometry import Box, chance
from flambeau.table.picture.lettering import TITLE
from flambeau.table.picture.pen import Pen, number
from flambeau.table.picture.signs import sign
from flambeau.table.picture.tokens import badge, described, faded
from flambeau.table.scene import Element

_PIPS = {
    "1": ((0.5, 0.5),),
    "2": ((0.25, 0.25), (0.75, 0.75)),
    "3": ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    "4": ((0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)),
    "5": ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    "6": ((0.25, 0.22), (0.75, 0.22), (0.25, 0.5), (0.75, 0.5), (0.25, 0.78), (0.75, 0.78)),
}


def die(pen: Pen, element: Element, box: Box) -> None:
    """A die as it fell: pips, an icon or a few letters, slightly turned."""
    colours = pen.tones(element.tone or "bone", element.seat if not element.tone else -1)
    light_die = element.tone in ("", "bone", "sand", "gold")
    top, low = (colours.light, colours.base) if light_die else (colours.base, colours.deep)
    drawn = pen.colour("card_ink") if light_die else colours.light
    face = box.inset(box.w * 0.07)
    turn = chance(element.id + element.face, 15) - 7
    with pen.piece(element.id, described(element) or element.face, **faded(pen, element, 0.62)):
        pen.ellipse(box.cx + box.w * 0.05, face.bottom, face.w * 0.5, face.h * 0.13, "#000", opacity="0.4")
        with pen.group(transform=f"rotate({turn} {number(box.cx)} {number(box.cy)})"):
            fill = pen.fade(f"die{top[1:]}{low[1:]}", (0, top, 1), (0.55, top, 1), (1, low, 1), how='x2=".6" y2="1"')
            pen.rect(face, fill, rx=face.w * 0.2, stroke=pen.colour("casing"), stroke_width=1.6)
            pen.rect(
                face.inset(face.w * 0.06), "none", rx=face.w * 0.16, stroke="#fff",
                stroke_opacity="0.4" if light_die else "0.16", stroke_width=1.2,
            )  # fmt: skip
            _face(pen, element, face, drawn)
        if element.seat >= 0 and element.tone:
            sign(pen, element.seat, face.x, face.y, box.w * 0.3)
        for one in element.badges:
            badge(pen, one, face.right - 2, face.bottom - 2, box.w * 0.34)


def _face(pen: Pen, element: Element, face: Box, drawn: str) -> None:
    if element.icon:
        pen.icon(element.icon, face.inset(face.w * 0.15), drawn)
    elif element.face in _PIPS:
        area = face.inset(face.w * 0.06)
        for x, y in _PIPS[element.face]:
            pen.circle(area.x + x * area.w, area.y + y * area.h, face.w * 0.092, drawn)
    elif element.face:
        size = face.h * (0.56 if len(element.face) < 3 else 0.34)
        pen.letters(element.face, face.cx, face.cy + size * 0.36, size, drawn, TITLE, "middle", aria_hidden="true")
