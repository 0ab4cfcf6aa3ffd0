"""What the searching bot thinks of a question, in words: "what would the bot do?"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Chair, Match
from flambeau.table import Words
from flambeau.table.speak import say_choice

from .bot import Advice, SearchBot
from .levels import LEVELS

ARROW: Final = " → "


def advised(match: Match, seat: int, words: Words, seed: int = 0, level: str = "veteran") -> list[str]:
    """The best answers of a search, a sentence each; empty where there is nothing to choose."""
    if len(match.question(seat).choices) < 2:
        return []
    bot = SearchBot(match.game, seed, seconds=LEVELS[level].seconds)
    return say_advice(words, match, seat, bot.explain(Chair(match, seat)))


def say_advice(words: Words, match: Match, seat: int, advice: Sequence[Advice]) -> list[str]:
    """Answers with their share of the tries, the result that is expected, and what would probably follow."""
    view, told = match.view(seat), []
    for one in advice:
        share, expected = round(100 * one.share), round(100 * one.expected)
        choice = say_choice(words, match.game, one.choice, view)
        said = words.say("advice-answer", choice=choice, share=share, expected=expected)
        line = [say_choice(words, match.game, answer, view) for who, answer in one.line if who == seat]
        told.append(words.say("advice-line", answer=said, line=ARROW.join(line)) if line else said)
    return told
