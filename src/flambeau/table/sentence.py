"""Patterns of Fluent made ready: text, variables, CAP, and selections by a variable.

Nearly all sentences are made of that alone, and are put together so without Fluent's resolver: answers that say
something new are the slowest. Whatever else stands in a pattern, and whatever cannot be said, is left to the resolver,
which knows how, or says what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from fluent.syntax import ast

Variables: TypeAlias = Mapping[str, Any]
Kind: TypeAlias = Callable[[int], str]
"""Which kind of number this is in a language: one, few, other…"""
MOST_PLAIN: Final = 1_000
"""From here on numbers are written as each language does it."""


class CannotSay(Exception):
    """The resolver has to say this."""


class Named(NamedTuple):
    """A variable, perhaps with a capital letter."""

    name: str
    is_capital: bool

    def say(self, variables: Variables, _: Kind) -> str:
        """Its value."""
        value = variables.get(self.name)
        if type(value) is int and -MOST_PLAIN < value < MOST_PLAIN and not self.is_capital:
            return str(value)
        if not isinstance(value, str):
            raise CannotSay
        return capital(value) if self.is_capital else value


class Selection(NamedTuple):
    """One of several sentences, by the value of a variable or by the kind of its number."""

    name: str
    variants: dict[str | int, Sentence]
    default: Sentence
    is_numbered: bool  # whether some stand for a number alone

    def say(self, variables: Variables, kind: Kind) -> str:
        """The one that fits."""
        value = variables.get(self.name)
        if type(value) is int:
            chosen = self.variants.get(value) or self.variants.get(kind(value))
        elif isinstance(value, str) and not self.is_numbered:
            chosen = self.variants.get(value)
        else:
            raise CannotSay
        return (chosen or self.default).say(variables, kind)


class Sentence(NamedTuple):
    """Parts in a row."""

    parts: tuple[str | Named | Selection, ...]

    def say(self, variables: Variables, kind: Kind) -> str:
        """All of it."""
        return "".join([part if isinstance(part, str) else part.say(variables, kind) for part in self.parts])


def sentence(pattern: ast.Pattern) -> Sentence | None:
    """This pattern made ready, or None if it needs the resolver."""
    try:
        return _sentence(pattern)
    except CannotSay:
        return None


def _sentence(pattern: Any) -> Sentence:
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    return Sentence(tuple([_part(element) for element in elements]))


def _part(element: Any) -> str | Named | Selection:
    if isinstance(element, ast.TextElement):
        return element.value
    expression = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(expression, ast.StringLiteral):
        return expression.parse()["value"]
    if isinstance(expression, ast.VariableReference):
        return Named(expression.id.name, False)
    if isinstance(expression, ast.FunctionReference):
        return Named(_alone(expression), True)
    if isinstance(expression, ast.SelectExpression):
        return _selection(expression)
    raise CannotSay


def _alone(call: ast.FunctionReference) -> str:
    """The variable of `CAP($hero_the)`."""
    given = call.arguments.positional
    if call.id.name != "CAP" or call.arguments.named or len(given) != 1:
        raise CannotSay
    if not isinstance(given[0], ast.VariableReference):
        raise CannotSay
    return given[0].id.name


def _selection(expression: ast.SelectExpression) -> Selection:
    if not isinstance(expression.selector, ast.VariableReference):
        raise CannotSay
    variants: dict[str | int, Sentence] = {}
    default = Sentence(())
    for variant in expression.variants:
        made = _sentence(variant.value)
        variants[_key(variant.key)] = made
        if variant.default:
            default = made
    if list(variants) != sorted(variants, key=_is_name) or len(variants) < len(expression.variants):
        raise CannotSay  # the first that fits is said, and that may be another one
    return Selection(expression.selector.id.name, variants, default, not all(map(_is_name, variants)))


def _key(key: Any) -> str | int:
    if isinstance(key, ast.Identifier):
        return key.name
    number = str(key.value)  # the resolver has made a number of it
    if not number.isdecimal():
        raise CannotSay
    return int(number)


def _is_name(key: str | int) -> bool:
    return isinstance(key, str)


def capital(text: str) -> str:
    """A text that begins a sentence."""
    return text[:1].upper() + text[1:]
