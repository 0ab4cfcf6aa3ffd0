"""`flambeau rules GAME [ID]`: the rules of a game in our own words, by the ids that logs and refusals cite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flambeau.kernel import Game, Refusal
from flambeau.table import Words

from .files import words_of


def rule_ids(words: Words) -> list[str]:
    """The ids that have a sentence."""
    return sorted(name.removeprefix("rule-") for name in words.ids() if name.startswith("rule-"))


def tell_rules(game: Game[Any], rule: str | None, language: str, write: Callable[[str], None]) -> None:
    """Print one rule's sentence, or all of them."""
    words = words_of(game, language)
    known = rule_ids(words)
    if rule is None:
        for one in known:
            write(f"{one}  {words.say(f'rule-{one}')}")
        return
    if rule.upper() not in known:
        raise Refusal("unknown-rule", game=game.id, id=rule)
    write(words.say(f"rule-{rule.upper()}"))
