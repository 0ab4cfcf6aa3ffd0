"""How much script and style a browser fetches before somebody can play, compressed; fonts and icons aside."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from tools.client import STATIC

TABLE = 100_000
LOBBY = 60_000
FIRST = ("index.html", "src/words/fr.ts")
"""What every page begins with."""


@pytest.fixture(scope="module")
def manifest(built: None) -> dict[str, Any]:
    """Vite's list of built files by source: what each imports, and its styles."""
    found: dict[str, Any] = json.loads((STATIC / ".vite" / "manifest.json").read_text("utf-8"))
    return found


def compressed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


def fetched(manifest: dict[str, Any], *sources: str) -> dict[str, int]:
    """The sizes of the files of these sources, with all they import and their styles."""
    sizes: dict[str, int] = {}
    seen: set[str] = set()
    wanted = list(sources)
    while wanted:
        source = wanted.pop()
        if source not in seen:
            seen.add(source)
            chunk = manifest[source]
            wanted += chunk.get("imports", ())
            for file in (chunk["file"], *chunk.get("css", ())):
                sizes[file] = compressed(STATIC / file)
    return sizes


def test_a_table_with_everything_that_can_lie_on_one_is_light(manifest: dict[str, Any]) -> None:
    drawn = [source for source in manifest if source.startswith("src/draw/") and source.endswith(".ts")]
    assert len(drawn) > 5
    sizes = fetched(manifest, *FIRST, "src/pages/TablePage.svelte", *drawn)
    assert 40_000 < sum(sizes.values()) < TABLE


def test_the_lobby_is_lighter(manifest: dict[str, Any]) -> None:
    sizes = fetched(manifest, *FIRST, "src/pages/Lobby.svelte", "src/words/fr_more.ts")
    assert 10_000 < sum(sizes.values()) < LOBBY
