"""Squared paper: letters with their colours, and the spots where the elements of a scene lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size


class Ink(NamedTuple):
    """How a letter is drawn: its colour, the colour under it, and whether it is bold or has a line below."""

    fore: str
    back: str
    bold: bool = False
    line: bool = False


Letter = tuple[str, Ink]


class Spot(NamedTuple):
    """A place one can point at, with the ids of what lies there, the topmost first."""

    x: int
    y: int
    width: int
    height: int
    ids: tuple[str, ...]

    def holds(self, x: int, y: int) -> bool:
        """Whether this letter belongs to the spot."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre, in letters."""
        return self.x + self.width / 2, self.y + self.height / 2


class Canvas:
    """Letters in rows, and spots. What is written beyond the edge is cut off."""

    def __init__(self, width: int, height: int, ink: Ink) -> None:
        self.width = width
        self.height = height
        self.rows: list[list[Letter]] = [[(" ", ink)] * width for _ in range(height)]
        self.spots: list[Spot] = []

    def write(self, x: int, y: int, text: str, ink: Ink) -> None:
        """Write from this place to the right."""
        if not 0 <= y < self.height:
            return
        row = self.rows[y]
        for at, letter in enumerate(narrow_letters(text), x):
            if 0 <= at < self.width:
                row[at] = (letter, ink)

    def over(self, x: int, y: int, text: str, fore: str, bold: bool = False) -> None:
        """Write on whatever colour lies there."""
        for at, letter in enumerate(narrow_letters(text), x):
            if 0 <= at < self.width and 0 <= y < self.height:
                under = self.rows[y][at][1]
                self.rows[y][at] = (letter, under._replace(fore=fore, bold=bold))

    def fill(self, x: int, y: int, width: int, height: int, ink: Ink, letter: str = " ") -> None:
        """Paint a rectangle."""
        for row in range(max(y, 0), min(y + height, self.height)):
            for column in range(max(x, 0), min(x + width, self.width)):
                self.rows[row][column] = (letter, ink)

    def underline(self, x: int, y: int, width: int, fore: str) -> None:
        """A thin line under the letters of a row."""
        if 0 <= y < self.height:
            for column in range(max(x, 0), min(x + width, self.width)):
                letter, ink = self.rows[y][column]
                ink = ink._replace(line=True, fore=fore if letter == " " else ink.fore)
                self.rows[y][column] = (letter, ink)

    def spot(self, x: int, y: int, width: int, height: int, ids: Iterable[str]) -> None:
        """Say what lies here."""
        self.spots.append(Spot(x, y, width, height, tuple(ids)))

    def paste(self, other: Canvas, x: int, y: int) -> None:
        """Lay another sheet on this one, with its spots."""
        for at, row in enumerate(other.rows):
            if 0 <= y + at < self.height:
                end = min(x + other.width, self.width)
                self.rows[y + at][x:end] = row[: end - x]
        for spot in other.spots:
            self.spots.append(spot._replace(x=spot.x + x, y=spot.y + y))

    def letter(self, x: int, y: int) -> str:
        """The letter at a place."""
        return self.rows[y][x][0]

    def text(self) -> str:
        """The letters alone, for tests and ears."""
        return "\n".join("".join(letter for letter, _ in row).rstrip() for row in self.rows)


def narrow_letters(text: str) -> str:
    """A text in which every letter takes one column: wide ones become a question mark, joining ones fall away."""
    if text.isascii():
        return text
    return "".join(letter if cell_len(letter) == 1 else "?" * (cell_len(letter) == 2) for letter in text)


def cut(text: str, width: int) -> str:
    """A text of at most so many columns, with an ellipsis if something is missing."""
    text = narrow_letters(text)
    if len(text) <= width:
        return text
    return text[: width - 1].rstrip() + "…" if width > 2 else text[:width]


def wrapped(text: str, width: int, most: int = 99) -> list[str]:
    """A text in lines of at most so many columns, broken between words; a word that is longer is cut."""
    lines: list[str] = []
    for word in narrow_letters(text).split(" "):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(cut(word, width))
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(f"{lines[most - 1]} …", width)]
    return lines


def stacked(sheets: Sequence[Canvas], ink: Ink, gap: int = 0) -> Canvas:
    """Sheets one below the other."""
    height = sum(sheet.height for sheet in sheets) + gap * max(len(sheets) - 1, 0)
    whole = Canvas(max((sheet.width for sheet in sheets), default=0), height, ink)
    y = 0
    for sheet in sheets:
        whole.paste(sheet, 0, y)
        y += sheet.height + gap
    return whole


def shelved(sheets: Sequence[Canvas], width: int, ink: Ink, gap: int = 2, between: int = 1) -> Canvas:
    """Sheets side by side, on as many shelves as the width asks for."""
    shelves: list[list[Canvas]] = []
    used = 0
    for sheet in sheets:
        if not shelves or used + gap + sheet.width > width:
            shelves.append([])
            used = -gap
        shelves[-1].append(sheet)
        used += gap + sheet.width
    return stacked([_side_by_side(shelf, ink, gap) for shelf in shelves], ink, between)


def _side_by_side(sheets: Sequence[Canvas], ink: Ink, gap: int) -> Canvas:
    width = sum(sheet.width for sheet in sheets) + gap * (len(sheets) - 1)
    whole = Canvas(width, max(sheet.height for sheet in sheets), ink)
    x = 0
    for sheet in sheets:
        whole.paste(sheet, x, 0)
        x += sheet.width + gap
    return whole


def resized(text: str, width: int) -> str:
    """A text of exactly so many columns."""
    return set_cell_size(cut(text, width), width)
