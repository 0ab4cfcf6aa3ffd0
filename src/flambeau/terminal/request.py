"""What a command asks for before any screen is opened; imports nothing of Textual."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

from flambeau.kernel import Game, Match


class Request(NamedTuple):
    """A table to lay at once: the game, who sits where, its options, the seed of chance, names."""

    game: Game[Any]
    sitters: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int | None = None
    names: tuple[str, ...] = ()
    """What the people call themselves, in their order."""


class Recorded(NamedTuple):
    """A match to be looked at from its beginning, and what its people are called, by seat."""

    match: Match
    called: tuple[str, ...] = ()


def on_a_terminal() -> bool:
    """Whether somebody sits at both ends: what is typed and what is shown."""
    return sys.stdin.isatty() and sys.stdout.isatty()
