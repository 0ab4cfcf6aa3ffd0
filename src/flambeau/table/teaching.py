"""What a game still owes those who have never played it, and what is wrong with what it has.

Nothing of this keeps a game from being played: `untaught` lists what is missing, `teaching_problems` what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from flambeau.kernel import BadOption, Game

from .catalogue import typography
from .hints import PREFIX, all_hints
from .primer import cover, draw_picture, has_primer, pictures, primer, primer_file
from .rulebook import chapters_of
from .speak import kebab
from .words import LANGUAGES, Words, WordsError


class Untaught(UserWarning):
    """A game that can be played says too little to those who do not know it."""


def untaught(game: Game[Any]) -> list[str]:
    """What is missing, a sentence each: the primer, and the hints of questions."""
    if game.text is None:
        return []
    missing = [f"{game.id} has no primer in {one}: write {primer_file(game, one)}"
               for one in LANGUAGES if not has_primer(game, one)]  # fmt: skip
    words = Words([game.text], LANGUAGES[0])
    return missing + [f"{game.id} has no {PREFIX}{one.name}" for one in game.topics if not words.has(PREFIX + one.name)]


@cache
def teaching_problems(game: Game[Any]) -> tuple[str, ...]:
    """What is wrong with a game's primer, hints, chapters and first game; nothing if all is well."""
    if game.text is None:
        return ()
    spoken = [Words([game.text], language) for language in LANGUAGES]
    return (*_primer(game, spoken), *_hints(game, spoken), *_chapters(game, spoken), *_first_game(game))


def _primer(game: Game[Any], spoken: list[Words]) -> Iterator[str]:
    outlines = {tuple((one.kind, one.picture) for one in primer(game, words.language)) for words in spoken}
    if len(outlines) > 1:
        yield f"{game.id}: the primer has other blocks or pictures in another language"
    for words in spoken:
        for block in primer(game, words.language):
            if words.language == "fr":
                yield from (f"{game.id}, primer: {problem}" for problem in typography(block.text.replace("**", "")))
    shown = (block.picture for block in primer(game, "en"))
    for name in dict.fromkeys(filter(None, [*pictures(game), cover(game), *shown])):
        try:
            _ = [draw_picture(game, name, words) for words in spoken]
        except WordsError as problem:
            yield str(problem)


def _hints(game: Game[Any], spoken: list[Words]) -> Iterator[str]:
    known = {topic.name for topic in game.topics} | {f"event-{kebab(event.__name__)}" for event in game.events}
    for words in spoken:
        for name in all_hints(words):
            if name not in known:
                yield f"{game.id}: {PREFIX}{name} in {words.language} belongs to no question and no event"


def _chapters(game: Game[Any], spoken: list[Words]) -> Iterator[str]:
    for chapter in chapters_of(game):
        for words in spoken:
            if not words.has(f"chapter-{chapter.id}"):
                yield f"{game.id} has no chapter-{chapter.id} in {words.language}"


def _first_game(game: Game[Any]) -> Iterator[str]:
    try:
        game.settle_options(game.first_game, game.seats.start)
    except BadOption as problem:
        yield f"{game.id}: its first game cannot be played: {problem}"
