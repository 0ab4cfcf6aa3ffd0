"""What games and their cards are called, for whoever reads a page; a game that is not installed keeps its id."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from flambeau.kernel import Refusal
from flambeau.registry import game
from flambeau.table import Words


@cache
def _words(id_: str) -> Words | None:
    try:
        text = game(id_).text
    except Refusal:
        return None
    return None if text is None else Words([text], "en")


def title_of(id_: str) -> str:
    """The title of a game."""
    words = _words(id_)
    return words.say("title") if words is not None and words.has("title") else id_


def called(games: Sequence[str], what: str, which: str) -> str:
    """The name of a card or another trait of one of these games."""
    noun = f"{what}-{which}" if what else which
    for id_ in games:
        words = _words(id_)
        if words is not None and words.has(noun):
            return words.say(noun)
    return which
