"""What the light falls on: legal, picked, pointed at. Colour is never alone, each also has a sign or a weight."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from flambeau.table.palette import contrast, mixed

from .drawing.canvas import Canvas, Ink, Spot
from .drawing.look import Look


class Shade(IntEnum):
    """How an element is lit; the stronger wins where several lie on one spot."""

    NONE = 0
    NEWS = 1
    IMPLIED = 2
    LEGAL = 3
    PICKED = 4
    CURSOR = 5
    # Lights of what the cursor stands on.
    REACH = 6
    REAR = 7
    FRONT = 8
    SIGHT = 9
    BLOCKED = 10


SIGNS = {
    Shade.LEGAL: "›", Shade.PICKED: "✓", Shade.CURSOR: "▸",
    Shade.REACH: "∙", Shade.REAR: "−", Shade.FRONT: "+", Shade.SIGHT: "*", Shade.BLOCKED: "×",
}  # fmt: skip
TEXTURES = "▄░▒"
FREE = f" ·{TEXTURES}"
"""Letters that give way to a sign."""
LARGE = 24
"""Letters from which a spot is so large that the cursor on it may shine less."""


@lru_cache(maxsize=4096)
def shaded(look: Look, ink: Ink, shade: Shade, large: bool = False, texture: bool = False) -> Ink:
    """An ink under this light; a texture has no letters to keep readable, so its two colours are lit alike."""
    light, share = {
        Shade.CURSOR: (look["ink"], 0.75 if large and look.name != "contrast" else 1.0),
        Shade.PICKED: (look["picked"], 1.0),
        Shade.LEGAL: (look["legal"], 0.85 if look.name == "contrast" else 0.42),
        Shade.IMPLIED: (look["picked"], 0.45),
        Shade.REACH: (look["ink"], 0.12),
        Shade.REAR: (look["picked"], 0.3),
        Shade.FRONT: (look["gold"], 0.5),
        Shade.SIGHT: (look["picked"], 0.5),
        Shade.BLOCKED: (look.tone("blood").base, 0.5),
    }.get(shade, (look["gold"], 0.3))
    back = mixed(ink.back, light, share)
    if texture:
        return Ink(mixed(ink.fore, light, min(share, 0.7)), back)
    if shade is Shade.CURSOR:
        return Ink(look["ground"] if contrast(look["ground"], back) > 4.5 else ink.fore, back, True)
    fore = ink.fore if contrast(ink.fore, back) >= 4.5 else max(
        (look["casing"], look["badge_ink"]), key=lambda colour: contrast(colour, back)
    )  # fmt: skip
    return Ink(fore, back, ink.bold or shade is Shade.PICKED, ink.line)


def shade_of(spot: Spot, shades: Mapping[str, Shade]) -> Shade:
    """How a spot is lit: as the brightest thing on it."""
    return max((shades.get(id_, Shade.NONE) for id_ in spot.ids), default=Shade.NONE)


def strip(canvas: Canvas, y: int, look: Look, lit: list[tuple[Spot, Shade]]) -> Strip:
    """One line of the table under these lights; the smaller spots come last and win."""
    row = canvas.rows[y]
    letters = list(row)
    for spot, shade in lit:
        if not spot.y <= y < spot.y + spot.height:
            continue
        sign, place = SIGNS.get(shade, ""), spot.x
        if spot.width == 2 and 0 <= place < len(row) - 1 and row[place][0] not in FREE:
            place += 1  # an arrow beside a figure stands on the border of this square
        for x in range(max(spot.x, 0), min(spot.x + spot.width, len(letters))):
            letter, ink = row[x]
            large = spot.width * spot.height >= LARGE
            if sign and x == place and y == spot.y and letter in FREE:
                letters[x] = (sign, shaded(look, Ink(look["ink"], ink.back, True), shade, large))
            else:
                letters[x] = (letter, shaded(look, ink, shade, large, letter in TEXTURES))
    return Strip(_segments(letters), len(letters))


def _segments(letters: list[tuple[str, Ink]]) -> list[Segment]:
    found: list[Segment] = []
    text, last = "", None
    for letter, ink in letters:
        if ink != last and last is not None:
            found.append(Segment(text, style_of(last)))
            text = ""
        text, last = text + letter, ink
    if last is not None:
        found.append(Segment(text, style_of(last)))
    return found


@lru_cache(maxsize=4096)
def style_of(ink: Ink) -> Style:
    """An ink as Rich knows it."""
    return Style(color=ink.fore, bgcolor=ink.back, bold=ink.bold, underline=ink.line)
