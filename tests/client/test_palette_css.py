"""The browser's colours are those of the palette."""

from __future__ import annotations

from flambeau.table.palette import THEMES
from tools.palette_css import properties, stylesheets, tones


def test_the_stylesheets_are_written_from_the_palette_as_it_is() -> None:
    for path, text in stylesheets().items():
        assert path.read_text("utf-8") == text, "run `python -m tools.palette_css`"


def test_all_themes_have_the_same_properties() -> None:
    assert len({frozenset(properties(theme)) for theme in THEMES}) == 1
    assert len({frozenset(tones(theme)) for theme in THEMES}) == 1
