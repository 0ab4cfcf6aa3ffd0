"""Colours by slot: the only place that knows them, for the pictures, the browser and the terminal alike.

`palette.json` holds three themes with the same slots: dark (torchlight), parchment (a light table) and contrast.
A scene names tones and seats; a renderer asks a theme for the colour of a slot. A tone has three colours: base
(rims and frames), deep (fields) and light (what is drawn on the field).

Seat colours keep apart in normal, protan, deutan and tritan vision; each seat also has a sign.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

THEMES = ("dark", "parchment", "contrast")

FIELD_CONTRAST = 4.5

USED_PAIRS: tuple[tuple[str, str, float], ...] = (
    ("ink", "ground", 7.0),
    ("ink", "panel", 7.0),
    ("ink", "raised", 7.0),
    ("ink", "mat", 7.0),
    ("dim", "panel", 4.5),
    ("dim", "ground", 4.5),
    ("dim", "mat", 4.5),
    ("gold", "ground", 4.5),
    ("gold", "panel", 4.5),
    ("card_ink", "parchment", 7.0),
    ("card_ink", "parchment_deep", 7.0),
    ("card_dim", "parchment_deep", 4.5),
    ("print", "paper", 7.0),
    ("print", "paper_deep", 7.0),
    ("pencil", "paper", 7.0),
    ("pencil", "paper_deep", 7.0),
    ("badge_ink", "badge", 7.0),
    ("legal", "casing", 7.0),
    ("focus", "casing", 7.0),
    ("wall_edge", "wall_front", 3.0),
    ("back_line", "back", 3.0),
)
"""Which colour is drawn on which, and the contrast the pair must have (letters 4.5 or 7, shapes 3)."""


class Tone(Struct, frozen=True, forbid_unknown_fields=True):
    """The three colours of a tone."""

    base: str
    deep: str
    light: str

    @property
    def field(self) -> str:
        """The base, darkened until what is drawn on it in the light colour can be told apart."""
        shade, share = self.base, 0.0
        while contrast(shade, self.light) < FIELD_CONTRAST and share < 1:
            share += 0.1
            shade = mixed(self.base, self.deep, share)
        return shade


class SeatColour(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a seat and the name of its sign."""

    base: str
    deep: str
    light: str
    sign: str


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """Colours by slot and tones by name."""

    slots: dict[str, str]
    tones: dict[str, Tone]

    def __getitem__(self, slot: str) -> str:
        return self.slots[slot]


class Palette(Struct, frozen=True, forbid_unknown_fields=True):
    """All themes, and the seats they share."""

    seats: tuple[SeatColour, ...]
    themes: dict[str, Theme]


@cache
def palette() -> Palette:
    """The palette of the package."""
    return msgspec.json.decode(files("flambeau.table").joinpath("palette.json").read_bytes(), type=Palette)


def theme(name: str) -> Theme:
    """The theme of this name; the names are in `THEMES`."""
    try:
        return palette().themes[name]
    except KeyError:
        raise LookupError(f"no theme is named {name!r}: there are {', '.join(THEMES)}") from None


def seat_colour(seat: int) -> SeatColour:
    """The colours of a seat; after the last they begin again."""
    seats = palette().seats
    return seats[seat % len(seats)]


def luminance(colour: str) -> float:
    """Relative luminance of "#rrggbb", as the accessibility guidelines define it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two: share 0 is the first, 1 the second."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
