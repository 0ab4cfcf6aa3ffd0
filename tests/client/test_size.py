"""How much a browser fetches before somebody can play, packed as it is sent; fonts and icons aside.

What is fetched besides depends on the table: `tests/browser/test_paper_dungeons.py` holds these lists to what a browser
really asks for.
"""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tools.client import STATIC

TABLE = 60_000
LOBBY = 35_000
TOTAL = 95_000
"""All pages, dialogs, kinds of drawing, themes and both languages."""

TABLES = {
    "a board": ("board", "piles"),
    "a sheet of paper": ("sheets", "dice", "strips"),
    "a sheet of paper, at the end": ("sheets", "dice", "strips", "spaces"),
}
"""What tables fetch besides what all of them need, by what lies on them."""


@pytest.fixture(scope="module")
def assets(built: None) -> Path:
    return STATIC / "assets"


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


def fetched(assets: Path, *names: str) -> dict[str, int]:
    """The files of the first page and of the named ones, with all they import and the style of each, by size."""
    index = (STATIC / "index.html").read_text("utf-8")
    wanted = re.findall(r"/assets/([\w.-]+\.(?:js|css))", index)
    for name in names:
        found = [path.name for path in assets.glob(f"{name}-*.js")]
        assert found, f"there is no {name} to be fetched"
        wanted += found
    seen: dict[str, int] = {}
    while wanted:
        name = wanted.pop()
        if name not in seen:
            seen[name] = packed(assets / name)
            if name.endswith(".js"):
                wanted += [path.name for path in assets.glob(f"{name.split('-')[0]}-*.css")]
                code = (assets / name).read_text("utf-8")
                wanted += re.findall(r'(?:from|import)\s*[`"\']\./([\w.-]+\.js)[`"\']', code)
    return seen


@pytest.mark.parametrize("kind", TABLES)
def test_a_table_is_light(assets: Path, kind: str) -> None:
    assert 30_000 < sum(fetched(assets, "TablePage", "fr", *TABLES[kind]).values()) < TABLE


def test_the_lobby_is_lighter(assets: Path) -> None:
    assert 10_000 < sum(fetched(assets, "Lobby", "fr", "fr_more").values()) < LOBBY


def test_everything_together_is_not_much_more(assets: Path) -> None:
    files = [path for path in assets.iterdir() if path.suffix in (".js", ".css")]
    assert TABLE < sum(packed(path) for path in files) < TOTAL
