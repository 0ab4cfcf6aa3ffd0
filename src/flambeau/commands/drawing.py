"""`flambeau draw FILE`: the picture of a position, as SVG."""

from __future__ import annotations

from pathlib import Path

from flambeau.kernel import SPECTATOR, Refusal
from flambeau.table import draw_svg
from flambeau.table.present import present

from .files import open_match, read_json, words_of


def picture(path: Path, language: str, seat: int | None, theme: str, until: int | None = None) -> str:
    """The SVG of the position in a save or record, as a seat sees it (or a spectator)."""
    match = open_match(read_json(path), until)
    if seat is not None and seat not in range(match.seats):
        raise Refusal("no-such-seat", game=match.game.id, seats=match.seats, seat=seat)
    words = words_of(match.game, language)
    return draw_svg(present(match, SPECTATOR if seat is None else seat, words), theme=theme)
