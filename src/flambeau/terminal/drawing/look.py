"""Colours and signs of one theme for drawing in letters; the slots are those of the table's palette."""

from __future__ import annotations

from functools import cache
from typing import Final

from flambeau.table.palette import Tone, contrast, mixed, seat_colour, theme
from flambeau.table.scene import Element

from .canvas import Ink, cut

SEAT_SIGNS: Final = {
    "sun": "☼", "wave": "≈", "moon": "◗", "star": "★", "skull": "†", "leaf": "♣", "drop": "♦", "hill": "▲",
}  # fmt: skip
"""A letter for the sign of each seat, so that colour is never alone."""

LEAST: Final = 3.2
"""The least contrast of letters with what lies under them."""
ARROWS: Final = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
MARKS: Final = {"": "", "cross": "✗", "circle": "○", "tick": "✓", "fill": "●", "half": "◐"}
BRACKETS: Final = {
    "": "()", "round": "()", "octagon": "<>", "boss": "{}", "square": "[]", "diamond": "◊◊", "heart": "♥♥",
    "shield": "[]",
}  # fmt: skip


class Look:
    """A theme as the terminal uses it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.theme = theme(name)
        self.dark = contrast(self["ink"], "#000000") > contrast(self["ink"], "#ffffff")
        self.plain = self.ink("ink", "ground")
        self.faint = self.ink("dim", "ground")
        self.title = self.ink("gold", "ground", bold=True)

    def __getitem__(self, slot: str) -> str:
        return self.theme[slot]

    def ink(self, fore: str, back: str, bold: bool = False) -> Ink:
        """Two slots as an ink."""
        return Ink(self.theme[fore], self.theme[back], bold)

    def tone(self, name: str) -> Tone:
        """The colours of a tone."""
        return self.theme.tones.get(name) or self.theme.tones[""]

    def ground(self, terrain: str, dark_square: bool) -> str:
        """The colour of a square; squares alternate a little, so that one can count them."""
        if terrain == "void":
            return self["ground"]
        slot = {"": "floor", "wall": "wall_top", "rubble": "floor_dark"}.get(terrain, terrain)
        base = self.theme.slots.get(slot, self["floor"])
        if self.name == "contrast":
            return mixed(base, self["ground"], 0.55 if dark_square else 0.35)
        if terrain == "wall":
            return mixed(base, self["ground"], 0.1)
        return mixed(base, self["ground"], (0.5 if dark_square else 0.42) if self.dark else (0.1 if dark_square else 0))

    def faint_on(self, back: str) -> str:
        """A quiet colour that can be read on this one."""
        quiet = max(self["dim"], self["card_dim"], key=lambda colour: contrast(colour, back))
        return readable(mixed(quiet, back, 0.35), back)

    def ink_on(self, back: str) -> str:
        """A clear colour on this one."""
        return max(self["ink"], self["card_ink"], key=lambda colour: contrast(colour, back))

    def number_on(self, back: str) -> str:
        """The colour of a piece's numbers on this ground."""
        return max(self.tone("blood").light, self["card_ink"], key=lambda colour: contrast(colour, back))

    @property
    def pencil(self) -> str:
        """The colour of what is drawn by hand."""
        return self["picked"]

    def piece(self, element: Element) -> Ink:
        """How a piece is drawn: by its seat, else by its tone; dim if it is out of play."""
        if element.seat >= 0 and element.kind in ("token", "marker", "cell"):
            own = seat_colour(element.seat)
            tone = Tone(own.base, own.deep, own.light)
        else:
            tone = self.tone(element.tone)
        ink = Ink(tone.light, field(tone), True)
        faded = any(flag in element.flags for flag in ("exhausted", "defeated", "dim"))
        if not faded:
            return ink
        back = mixed(ink.back, self["ground"], 0.45)
        return Ink(readable(mixed(ink.fore, ink.back, 0.45), back), back)

    def card(self, element: Element) -> tuple[Ink, str]:
        """Ink of a card and the colour of its rim."""
        if "down" in element.flags or element.kind == "deck":
            return self.ink("back_line", "back"), self["back_line"]
        if element.kind == "slot":
            return self.ink("dim", "slot"), self["line"]
        paper, ink = self["parchment_deep"], self["card_ink"]
        if any(flag in element.flags for flag in ("exhausted", "dim", "defeated")):
            paper, ink = mixed(paper, self["ground"], 0.5), mixed(ink, self["ground"], 0.2)
        return Ink(ink, paper), self.tone(element.tone).base


@cache
def readable(fore: str, back: str) -> str:
    """A colour like this one that can be told from what lies under it."""
    towards = "#ffffff" if contrast("#ffffff", back) > contrast("#000000", back) else "#000000"
    shade, share = fore, 0.0
    while contrast(shade, back) < LEAST and share < 1:
        share += 0.1
        shade = mixed(fore, towards, share)
    return shade


@cache
def field(tone: Tone) -> str:
    """The field of a tone; looked up more often than it changes."""
    return tone.field


@cache
def look(name: str) -> Look:
    """The look of a theme."""
    return Look(name)


def seat_sign(seat: int) -> str:
    """The letter of a seat's sign."""
    return SEAT_SIGNS[seat_colour(seat).sign] if seat >= 0 else ""


def glyph_of(element: Element) -> str:
    """One or two letters for a piece."""
    return (element.glyph or element.label or element.id)[:2].strip() or "?"


def chip(element: Element, width: int) -> str:
    """A piece in so many letters: brackets tell its shape, an arrow where it looks, a bolder pair that it acts."""
    glyph = glyph_of(element)
    if width < 3:
        return glyph[:width]
    pair = "××" if "defeated" in element.flags else "▸◂" if "active" in element.flags else BRACKETS[element.shape]
    left, right = pair[0], pair[1]
    arrow = ARROWS.get(element.facing, "")
    if len(glyph) > 1:
        return f"{glyph}{arrow or right if 'active' in element.flags or arrow else ' '}"[:width]
    return f"{left}{glyph}{arrow or right}"


def name_chip(element: Element, width: int) -> str:
    """A piece by its name, where there is room for one."""
    if not element.label or (element.glyph and width < 7):
        return chip(element, 3)
    arrow = ARROWS.get(element.facing, "")
    acting = "▸" if "active" in element.flags else "×" if "defeated" in element.flags else ""
    return f"{acting}{cut(element.label, width - len(arrow) - len(acting))}{arrow}"


class PaperLook(Look):
    """The look of what lies on a sheet of paper: print and pencil."""

    def __init__(self, under: Look) -> None:
        super().__init__(under.name)
        self.plain = self.faint = self.title = self.ink("print", "paper")
        self.title = self.title._replace(bold=True)

    def __getitem__(self, slot: str) -> str:
        return self.theme[PAPER_SLOTS.get(slot, slot)]

    def ground(self, terrain: str, dark_square: bool) -> str:
        """Paper, a little darker on every other square."""
        return self.theme["paper_deep" if dark_square else "paper"]

    @property
    def pencil(self) -> str:
        """Pencil blue."""
        return self.theme["pencil"]


PAPER_SLOTS: Final = {
    "ground": "paper", "ink": "print", "dim": "paper_line", "gold": "print", "wall_edge": "print", "legal": "door",
    "picked": "water", "slot": "paper_deep", "line": "paper_line",
}  # fmt: skip
