"""How much a browser fetches before somebody can play, packed as it is sent; fonts and icons aside."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tools.client import STATIC, is_fresh

TABLE = 66_000
LOBBY = 40_000


@pytest.fixture(scope="module")
def assets() -> Path:
    if not is_fresh():
        pytest.skip("the client is not built from these sources")
    return STATIC / "assets"


def fetched(assets: Path, page: str) -> int:
    """The size of the first page's files, of one page's and of one language, with all they import."""
    index = (STATIC / "index.html").read_text("utf-8")
    wanted = re.findall(r"/assets/([\w.-]+\.(?:js|css))", index)
    wanted += [path.name for path in assets.glob(f"{page}-*")] + [path.name for path in assets.glob("fr-*.js")]
    seen: dict[str, int] = {}
    while wanted:
        name = wanted.pop()
        if name not in seen:
            data = (assets / name).read_bytes()
            seen[name] = len(gzip.compress(data, 6))
            if name.endswith(".js"):
                wanted += re.findall(r'(?:from|import)\s*[`"\']\./([\w.-]+\.js)[`"\']', data.decode())
    return sum(seen.values())


def test_a_table_is_light(assets: Path) -> None:
    assert 30_000 < fetched(assets, "TablePage") < TABLE


def test_the_lobby_is_lighter(assets: Path) -> None:
    assert 10_000 < fetched(assets, "Lobby") < LOBBY
