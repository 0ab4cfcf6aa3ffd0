"""Icons come with their authors, and the credits name them all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from flambeau.table.icons import UnknownIcon, all_icons, icon
from tools.icons import AUTHORS, CREDITS, ICONS, credits_page


def test_the_credits_are_those_of_the_icons() -> None:
    icons = json.loads(ICONS.read_text(encoding="utf-8"))
    assert CREDITS.read_text(encoding="utf-8") == credits_page(icons)
    assert "CC BY 3.0" in CREDITS.read_text(encoding="utf-8")


def test_the_icons_are_those_of_the_list() -> None:
    listed = {name: author for author, names in AUTHORS.items() for name in names.split()}
    assert {name: drawn.author for name, drawn in all_icons().items()} == listed


def test_every_icon_is_one_outline() -> None:
    assert all(set(drawn.path) <= set("0123456789.- aAcChHlLmMqQsStTvVzZe") for drawn in all_icons().values())


def test_an_unknown_icon_is_a_clear_error() -> None:
    with pytest.raises(UnknownIcon, match=r"no icon is named 'trapdoor': add it to tools/icons\.py"):
        icon("trapdoor")


def test_the_icons_are_found_where_the_script_writes_them() -> None:
    assert Path(ICONS).is_file()
