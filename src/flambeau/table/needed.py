"""Which words a game needs before anybody can sit down to it, and which of them are missing.

docs/write-a-game.md lists them. What only play can show, such as the nouns of every card, is checked by the kit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flambeau.kernel import Game

from .speak import kebab
from .words import LANGUAGES, Words, WordsError


def needed_words(game: Game[Any]) -> list[str]:
    """The messages, and with a dot the attributes, that every language of a game must have."""
    return list(dict.fromkeys(_needed(game)))


def _needed(game: Game[Any]) -> Iterator[str]:
    yield from ("title", "about")
    for option in game.options:
        yield f"option-{option.id}"
        yield f"option-{option.id}.help"
        yield from (f"option-{option.id}-{value}" for value in option.values if isinstance(value, str))
    for topic in game.topics:
        yield f"ask-{topic.name}"
        for kind in topic.kinds:
            yield f"choice-{kebab(kind.type.__name__)}"
            yield from (f"no-{guard.name}" for guard in kind.guards)
            yield from (f"rule-{guard.rule}" for guard in kind.guards if guard.rule)
    yield from (f"event-{kebab(event.__name__)}" for event in game.events)
    yield from (f"story-{count.id}" for count in game.counts)
    if 1 in game.seats:
        usual = {option.id: option.default for option in game.options}
        yield from (name for _, name in game.scale(usual, 1))


def missing_words(game: Game[Any]) -> list[str]:
    """What is missing, a sentence each; an empty list if the game can be played in every language."""
    if game.text is None:
        return [f"{game.id} has no folder of words"]
    found: list[str] = []
    for language in LANGUAGES:
        try:
            words = Words([game.text], language)
        except WordsError as problem:
            found.append(str(problem))
            continue
        if not any(words.has(name) for name in ("title", "about")):
            found.append(f"{game.id} has no words in {language}: write {game.text / f'{language}.ftl'}")
            continue
        lacking = [name for name in needed_words(game) if not _has(words, name)]
        found.extend(f"{game.id} has no {name} in {language}" for name in lacking)
    return found


def _has(words: Words, name: str) -> bool:
    message, _, attribute = name.partition(".")
    if not words.has(message):
        return False
    try:
        return not attribute or bool(words.attribute(message, attribute))
    except WordsError:
        return False
