"""How questions, choices, events, refusals and outcomes of any game are worded.

A game declares kinds with typed fields and names its ids by nouns (`Game.noun`); the messages of its catalogues take
the fields as variables. Nothing here knows a game.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, Final

from flambeau.kernel import Ask, Choice, Event, Game, Outcome, Refusal

from .memory import remembered
from .noun import Argument, Noun, Word
from .words import Words

CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
REMEMBERED: Final = 50_000  # sentences and kinds: a scene says the same few hundred again after every answer
INSIDE = re.compile(r"tuple\[(\w+)")


@cache
def kebab(name: str) -> str:
    """A kind's name as it stands in message ids: `FreeAttack` is free-attack."""
    return CAPITAL.sub("-", name).lower()


def said(game: Game[Any], type_: str, value: Any, view: Any = None) -> Argument:
    """A field's value as an argument of a message; with a view, as whoever sees it would say it."""
    if isinstance(value, tuple):
        found = INSIDE.match(type_)
        inner = found.group(1) if found else ""
        return [word(game, inner, item, view) for item in value]
    return word(game, type_, value, view)


def word(game: Game[Any], type_: str, value: Any, view: Any = None) -> Word:
    """One id as its noun, or as itself."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        name = game.name(type_, value)
        if name is not None:
            return name
        seen = view is not None and type_ in game.named_by_view
        noun = game.noun_seen(view, type_, value) if seen else game.noun(type_, value)
        return value if noun is None else Noun(noun)
    return str(value)


def fields_said(game: Game[Any], value: Choice | Event, view: Any = None) -> dict[str, Argument]:
    """The variables of a choice's or event's message."""
    return {name: said(game, type_, getattr(value, name), view) for name, type_, _ in value.FIELDS}


def say_choice(words: Words, game: Game[Any], choice: Choice, view: Any = None) -> str:
    """A choice in words; with the view of whoever is asked, hidden places are named by what they see there."""
    if view is None or not is_named_by_view(game, choice.FIELDS):
        return _said_to_all(words, game, choice)
    return words.say(f"choice-{kebab(type(choice).__name__)}", **fields_said(game, choice, view))


@lru_cache(1000)
def is_named_by_view(game: Game[Any], fields: tuple[tuple[str, str, str], ...]) -> bool:
    """Whether one of these fields is called by what a viewer sees in it."""
    return any(type_ in game.named_by_view for _, type_, _ in fields)


@remembered
def _said_to_all(words: Words, game: Game[Any], choice: Choice) -> str:
    return words.say(f"choice-{kebab(type(choice).__name__)}", **fields_said(game, choice))


@remembered
def say_event(words: Words, game: Game[Any], event: Event) -> str:
    """A line of the log."""
    return words.say(f"event-{kebab(type(event).__name__)}", **fields_said(game, event))


def say_ask(words: Words, game: Game[Any], question: Ask[Any]) -> str:
    """The prompt of a question."""
    about = zip(question.topic.about, question.args, strict=False)
    return words.say(f"ask-{question.topic.name}", **{name: said(game, type_, v) for (name, type_), v in about})


def say_refusal(words: Words, game: Game[Any], refused: Refusal) -> str:
    """Why something is not possible; if several failed alike where nobody named one, what they all lack."""
    args = {name: said(game, refused.types.get(name, ""), value) for name, value in refused.args_said.items()}
    many = f"{refused.message}-any"
    return words.say(many if refused.open_fields and words.has(many) else refused.message, **args)


def say_outcome(words: Words, game: Game[Any], outcome: Outcome) -> str:
    """How a match ended."""
    return words.say(f"outcome-{outcome.reason}")


@remembered
def elements_of(value: Choice | Event) -> tuple[str, ...]:
    """The elements of the table that a choice or an event touches, in the order of its fields."""
    return tuple([f"{type_.lower()}.{getattr(value, name)}" for name, type_, _ in value.FIELDS if type_[:1].isupper()])
