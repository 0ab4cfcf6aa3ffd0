"""`flambeau primer GAME`: how to play, as a page of text with its pictures in letters."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import Any, Final

from flambeau.kernel import Game, Refusal
from flambeau.table import Words
from flambeau.table.primer import Block, primer, tell_picture

from .files import words_of

WIDTH: Final = 100


def tell_primer(game: Game[Any], language: str, pictures: bool, write: Callable[[str], None]) -> None:
    """Print how to play; without pictures if nobody wants them."""
    words = words_of(game, language)
    blocks = primer(game, language)
    if not blocks:
        raise Refusal("game-without-primer", game=game.id)
    write(words.say("title"))
    before = ""
    for block in blocks:
        if block.kind != "item" or before != "item":
            write("")
        before = block.kind
        for line in _lines(game, block, words, pictures):
            write(line)


def _lines(game: Game[Any], block: Block, words: Words, pictures: bool) -> list[str]:
    text = block.text.replace("**", "")
    if block.kind == "heading":
        return [text.upper()]
    if block.kind == "item":
        return textwrap.wrap(text, WIDTH, initial_indent="- ", subsequent_indent="  ")
    if block.kind == "picture":
        drawn = tell_picture(game, block.picture, words).splitlines() if pictures else []
        return [*drawn, *textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  ")]
    return textwrap.wrap(text, WIDTH)
