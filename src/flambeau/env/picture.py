"""The picture of a position, for environments that are asked to render."""

from __future__ import annotations

from flambeau.kernel import Match
from flambeau.table import Words, draw_svg
from flambeau.table.present import present


def picture(match: Match, seat: int, language: str = "en") -> str:
    """The SVG of what this seat sees."""
    text = match.game.text
    return draw_svg(present(match, seat, Words([] if text is None else [text], language)))
