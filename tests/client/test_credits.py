"""Whoever drew an icon is named in the lobby."""

from __future__ import annotations

from flambeau.table.icons import all_icons
from tools.client import CLIENT


def test_every_author_of_an_icon_is_credited() -> None:
    credits = (CLIENT / "src" / "parts" / "Credits.svelte").read_text("utf-8")
    for author in {icon.author for icon in all_icons().values()}:
        assert f'"{author}"' in credits
