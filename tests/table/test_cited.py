"""Every rule that a game cites, in its code, its content or its texts, has a sentence in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from flambeau.kernel import Game
from flambeau.registry import in_the_making, registered
from flambeau.table import Words

GAMES = [game for game in (*registered().values(), *in_the_making().values()) if not game.example]
PREFIXES = {
    "dungeon_heroes": "DH",
    "paper_dungeons": "PD",
    "tiny_epic_quest": "TEQ",
    "tiny_epic_dungeons": "TED",
    "dungeon_saga": "DSO",
}


def cited(game: Game[Any]) -> set[str]:
    """The ids between quotes in code and content: those are what an event, a refusal or a question cites."""
    assert game.text is not None
    quoted = re.compile(rf'"({PREFIXES[game.id]}-[A-Z][A-Z0-9-]*-\d+[a-z]?)"')
    files = [path for path in game.text.parent.rglob("*.*") if path.suffix in (".py", ".toml")]
    return {id_ for path in files for id_ in quoted.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_cited_rule_has_a_sentence(game: Game[Any], language: str) -> None:
    assert game.text is not None
    words = Words([game.text], language)
    ids = cited(game)
    assert len(ids) > 50, "the search finds what is cited"
    assert [id_ for id_ in sorted(ids) if not words.has(f"rule-{id_}")] == []
