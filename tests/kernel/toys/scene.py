"""One scene for all toys: every id of the game as a token on a mat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from flambeau import table as t
from flambeau.kernel import Game

TEXT = Path(__file__).parent / "text"


def scene(game: Game[Any], seat: int, words: t.Words) -> t.Scene:
    """A mat with all that choices can touch."""
    tokens = [
        t.Element(f"{type_.lower()}.{n}", "token", f"{type_} {n}")
        for type_, count in game.domains({}).items()
        for n in range(count)
    ]
    zone = t.Zone("mat", "mat", words.say("title"), elements=tuple(tokens))
    return t.Scene(t.Rest(game.id, words.say("title"), you=seat, zones=(zone,)))
