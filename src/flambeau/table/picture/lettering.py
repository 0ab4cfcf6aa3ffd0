"""How wide words are, and where lines break.

`widths.json` holds the advance of each letter, in thousandths of the letter size, of the two typefaces the pictures
ask for: Cinzel bold for titles, Atkinson Hyperlegible Next for everything else. Where a viewer lacks them the
fall-backs are of similar width, and lines that nearly fill their place carry `textLength`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

TITLE, BODY, BOLD = "title", "body", "bold"
FAMILIES = {
    TITLE: "Cinzel, 'Cinzel Variable', 'Trajan Pro', Georgia, 'Times New Roman', serif",
    BODY: "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible Next Variable', 'Segoe UI', Helvetica, Arial,"
    " sans-serif",
    BOLD: "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible Next Variable', 'Segoe UI', Helvetica, Arial,"
    " sans-serif",
}
WEIGHTS = {TITLE: "700", BODY: "400", BOLD: "700"}
_UNKNOWN = 620


@cache
def _widths() -> dict[str, dict[str, int]]:
    data = files("flambeau.table.picture").joinpath("widths.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, int]])


def width(text: str, size: float, face: str = BODY) -> float:
    """The width of a text on one line."""
    table = _widths()[face]
    return sum(table.get(letter, _UNKNOWN) for letter in text) * size / 1000


def wrapped(text: str, room: float, size: float, face: str = BODY) -> list[str]:
    """The text in lines that fit the room; breaks at spaces, never at no-break spaces."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and width(longer, size, face) > room:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def fitted(
    text: str, room: float, size: float, smallest: float, most: int, face: str = BODY
) -> tuple[list[str], float]:
    """Lines and a size between `size` and `smallest` at which the text takes at most `most` lines.

    If even the smallest does not fit, the last line ends with an ellipsis.
    """
    while True:
        lines = wrapped(text, room, size, face)
        if len(lines) <= most and all(width(line, size, face) <= room for line in lines):
            return lines, size
        if size <= smallest:
            break
        size = max(smallest, size - 0.5)
    kept = lines[:most]
    if len(lines) > most:
        kept[-1] += "…"
    return [_cut(line, room, size, face) for line in kept], size


def _cut(line: str, room: float, size: float, face: str) -> str:
    if width(line, size, face) <= room:
        return line
    line = line.rstrip("…")
    while line and width(line + "…", size, face) > room:
        line = line[:-1]
    return line.rstrip() + "…"
