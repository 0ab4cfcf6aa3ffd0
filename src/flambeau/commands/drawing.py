"""`flambeau draw FILE`: the picture of a position, as SVG."""

from __future__ import annotations

from pathlib import Path

from flambeau.kernel import SPECTATOR
from flambeau.table import Words, draw_svg
from flambeau.table.present import present

from .files import open_match, read_json


def picture(path: Path, language: str, seat: int | None, theme: str, until: int | None = None) -> str:
    """The SVG of the position in a save or record, as a seat sees it (or whoever watches)."""
    match = open_match(read_json(path), until)
    words = Words([] if match.game.text is None else [match.game.text], language)
    return draw_svg(present(match, SPECTATOR if seat is None else seat, words), theme=theme)
