"""`flambeau rules GAME [ID]`: the rules of a game in our own words, by the ids that logs and refusals cite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flambeau.kernel import Game, Refusal
from flambeau.table import Words
from flambeau.table.primer import has_primer
from flambeau.table.rulebook import rulebook

from .files import words_of
from .whereabouts import applied, tested

Write = Callable[[str], None]


def rule_ids(words: Words) -> list[str]:
    """The ids that have a sentence."""
    return sorted(name.removeprefix("rule-") for name in words.ids() if name.startswith("rule-"))


def tell_rules(game: Game[Any], rule: str | None, language: str, write: Write) -> None:
    """Print one rule's sentence, or all of them."""
    words = words_of(game, language)
    known = rule_ids(words)
    if rule is None:
        _tell_book(game, words, write)
        return
    if rule.upper() not in known:
        raise Refusal("unknown-rule", game=game.id, id=rule)
    write(words.say(f"rule-{rule.upper()}"))


def _tell_book(game: Game[Any], words: Words, write: Write) -> None:
    """All rules in the order of the rulebook, chapter by chapter."""
    if has_primer(game, words.language):
        write(words.say("rules-primer", game=game.id))
    for chapter in rulebook(game, words):
        write("")
        write(chapter.title.upper())
        for one in chapter.rules:
            write(f"{one.id}  {one.text}")


def tell_where(game: Game[Any], rule: str, language: str, write: Write) -> None:
    """Print a rule's sentence, if it has one, the lines that apply it and the tests that carry it."""
    words = words_of(game, language)
    id_ = rule.upper()
    lines, tests = applied(game, id_), tested(game, id_)
    sentence = words.say(f"rule-{id_}") if words.has(f"rule-{id_}") else ""
    if not lines and not tests and not sentence:
        raise Refusal("unknown-rule", game=game.id, id=rule)
    if sentence:
        write(sentence)
    write(words.say("rules-applied", count=len(lines)))
    for line in lines:
        write(f"  {line}")
    if tests is None:
        write(words.say("rules-without-tests"))
    else:
        write(words.say("rules-tested", count=len(tests)))
        for line in tests:
            write(f"  {line}")
