"""The browser's colours are those of the palette."""

from __future__ import annotations

from flambeau.table.palette import THEMES
from tools.palette_css import FILE, properties, stylesheet


def test_the_stylesheet_is_written_from_the_palette_as_it_is() -> None:
    assert FILE.read_text("utf-8") == stylesheet(), "run `python -m tools.palette_css`"


def test_all_themes_have_the_same_properties() -> None:
    names = {frozenset(properties(theme)) for theme in THEMES}
    assert len(names) == 1
