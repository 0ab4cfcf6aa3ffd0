"""How much a browser fetches before somebody can play, packed as it is sent; fonts and icons aside."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tools.client import STATIC

TABLE = 60_000
LOBBY = 35_000
TOTAL = 90_000
"""All pages, dialogs, kinds of drawing, themes and both languages."""


@pytest.fixture(scope="module")
def assets(built: None) -> Path:
    return STATIC / "assets"


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


def fetched(assets: Path, *names: str) -> int:
    """The size of the first page's files and of the named ones, with all they import and the style of each."""
    index = (STATIC / "index.html").read_text("utf-8")
    wanted = re.findall(r"/assets/([\w.-]+\.(?:js|css))", index)
    wanted += [path.name for name in names for path in assets.glob(f"{name}-*.js")]
    seen: dict[str, int] = {}
    while wanted:
        name = wanted.pop()
        if name not in seen:
            seen[name] = packed(assets / name)
            if name.endswith(".js"):
                wanted += [path.name for path in assets.glob(f"{name.split('-')[0]}-*.css")]
                code = (assets / name).read_text("utf-8")
                wanted += re.findall(r'(?:from|import)\s*[`"\']\./([\w.-]+\.js)[`"\']', code)
    return sum(seen.values())


def test_a_table_is_light(assets: Path) -> None:
    assert 30_000 < fetched(assets, "TablePage", "fr") < TABLE


def test_the_lobby_is_lighter(assets: Path) -> None:
    assert 10_000 < fetched(assets, "Lobby", "fr", "fr_more") < LOBBY


def test_everything_together_is_not_much_more(assets: Path) -> None:
    files = [path for path in assets.iterdir() if path.suffix in (".js", ".css")]
    assert TABLE < sum(packed(path) for path in files) < TOTAL
