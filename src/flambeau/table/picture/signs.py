"""The sign of each seat: a small drawing beside its colour, for those who do not tell the colours apart."""

from __future__ import annotations

from flambeau.table.palette import seat_colour
from flambeau.table.picture.geometry import Box
from flambeau.table.picture.pen import Pen, number

_VIEW = 24
SIGNS = {
    "sun": "M12 7a5 5 0 1 1 0 10a5 5 0 0 1 0-10ZM10.6 1h2.8l-.6 4h-1.6ZM10.6 23h2.8l-.6-4h-1.6ZM1 10.6v2.8l4-.6v-1.6Z"
    "M23 10.6v2.8l-4-.6v-1.6ZM3.2 5.2l2-2l2.4 3.2l-1.2 1.2ZM20.8 5.2l-2-2l-2.4 3.2l1.2 1.2ZM3.2 18.8l2 2l2.4-3.2"
    "l-1.2-1.2ZM20.8 18.8l-2 2l-2.4-3.2l1.2-1.2Z",
    "wave": "M1 9c4-5 7-5 11 0s7 5 11 0v4c-4 5-7 5-11 0s-7-5-11 0Z"
    "M1 17c4-5 7-5 11 0s7 5 11 0v3.5c-4 5-7 5-11 0s-7-5-11 0Z",
    "moon": "M15 2a10.5 10.5 0 1 0 7 15A9 9 0 0 1 15 2Z",
    "star": "M12 1l3.2 7.3l7.8.8l-5.9 5.2l1.7 7.8L12 18l-6.8 4.1l1.7-7.8L1 9.1l7.8-.8Z",
    "skull": "M12 2a9 9 0 0 0-9 9c0 3 1.4 5.2 3.5 6.7V22h3v-2.5h1.5V22h2v-2.5h1.5V22h3v-4.3C19.6 16.2 21 14 "
    "21 11a9 9 0 0 0-9-9ZM8.3 9.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 0 1 0-4.4ZM15.7 9.5a2.2 2.2 0 1 1 0 4.4"
    "a2.2 2.2 0 0 1 0-4.4Z",
    "leaf": "M21 2C9 2 3 8 3 15c0 2 .5 3.5 1.2 4.8L2.5 22h2.8l1.4-1.7C14 22 21 15 21 2Z",
    "drop": "M12 1c4 6 7.5 9.6 7.5 14a7.5 7.5 0 0 1-15 0C4.5 10.6 8 7 12 1Z",
    "hill": "M1 20L9 5l4.5 8L16 9l7 11Z",
}


def sign(pen: Pen, seat: int, x: float, y: float, size: float) -> None:
    """The sign of a seat in its disc, around the point (x, y)."""
    colours = seat_colour(seat)
    pen.circle(x, y, size / 2, colours.base, stroke=pen.colour("casing"), stroke_width=size * 0.09)
    bare_sign(pen, seat, Box(x, y, 0, 0).centred(size * 0.64, size * 0.64), colours.deep)


def bare_sign(pen: Pen, seat: int, box: Box, fill: str) -> None:
    """The sign alone."""
    name = seat_colour(seat).sign
    drawn = pen.define(f"s-{name}", f'<path id="{{id}}" d="{SIGNS[name]}" fill-rule="evenodd"/>')
    scale = f"{box.w / _VIEW:.3f}"
    pen.use(drawn, transform=f"translate({number(box.x)} {number(box.y)}) scale({scale})", fill=fill)
