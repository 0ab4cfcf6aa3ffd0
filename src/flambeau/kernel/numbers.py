"""Numbers for choices, derived from their declaration: what learners use as actions.

They hold for one (game, options, content) and carry its fingerprint; nothing stored depends on them. A kind whose
fields all have a domain has a number for each of its values. A kind with a field that cannot be listed (a set of tiles
to pay with) has a block of numbers instead: the first of its kind in a question, the second, and so on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from math import prod
from typing import Any, Final

from .ask import Ask
from .base import Choice
from .errors import RuleFault
from .game import Game
from .why import domain

BLOCK: Final = 128  # choices of a kind that can only be counted


class Numbering:
    """A number for every choice that a question of this game can list."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        domains = game.domains(options)
        self._game = game
        self._known: dict[Choice, int] = {}  # numbers that were asked for before
        self.kinds: list[tuple[type[Choice], list[list[Any]] | None, int]] = []
        self._of_kind: dict[type[Choice], tuple[list[list[Any]] | None, int]] = {}
        self.size = 0
        for kind in game.choice_kinds():
            known = [domain(type_, domains) for _, type_, _ in kind.FIELDS]
            values = [list(one) for one in known if one is not None]
            can_be_listed = len(values) == len(known)
            self.kinds.append((kind, values if can_be_listed else None, self.size))
            self._of_kind[kind] = (values if can_be_listed else None, self.size)
            self.size += prod([len(one) for one in values]) if can_be_listed else BLOCK
        told = repr((game.id, game.version, game.content, sorted(options.items()), sorted(domains.items())))
        self.fingerprint = hashlib.blake2b(told.encode(), digest_size=8).hexdigest()

    def numbers(self, question: Ask[Any]) -> list[int]:
        """The numbers of all choices of a question, in their order."""
        found: list[int] = []
        counted: dict[type[Choice], int] = {}
        for choice in question.choices:
            known = self._known.get(choice)
            if known is not None:
                found.append(known)
                continue
            kind = type(choice)
            values, first = self._kind(kind)
            if values is not None:
                self._known[choice] = number = self.number(choice)
                found.append(number)
                continue
            place = counted.get(kind, 0)
            if place == BLOCK:
                raise RuleFault(f"{question.topic.name!r} lists more than {BLOCK} of {kind.__name__}")
            counted[kind] = place + 1
            found.append(first + place)
        return found

    def number(self, choice: Choice) -> int:
        """The number of a choice by itself, if its kind can be listed."""
        values, first = self._kind(type(choice))
        if values is None:
            raise TypeError(f"{type(choice).__name__} has numbers only within a question")
        number = 0
        for (name, _, _), known in zip(choice.FIELDS, values, strict=True):
            number = number * len(known) + known.index(getattr(choice, name))
        return first + number

    def choice(self, number: int) -> Choice:
        """The choice of a number, if its kind can be listed."""
        if not 0 <= number < self.size:
            raise ValueError(f"{number} is not below {self.size}")
        kind, values, first = next(item for item in reversed(self.kinds) if number >= item[2])
        if values is None:
            raise TypeError(f"{kind.__name__} has numbers only within a question")
        left = number - first
        fields: list[Any] = []
        for known in reversed(values):
            left, place = divmod(left, len(known))
            fields.append(known[place])
        chosen: Choice = kind(*reversed(fields))
        return chosen

    def meaning(self, number: int) -> str:
        """What a number stands for: the kind, and its fields by their names ("Move(hero=hero-warrior, to=c3)")."""
        kind, values, first = next(item for item in reversed(self.kinds) if number >= item[2])
        if values is None:
            return f"{kind.__name__}, number {number - first} of those in the question"
        choice = self.choice(number)
        fields = [f"{name}={self._said(type_, getattr(choice, name))}" for name, type_, _ in kind.FIELDS]
        return f"{kind.__name__}({', '.join(fields)})"

    def _said(self, type_: str, value: Any) -> str:
        if type(value) is not int:
            return str(value)
        return self._game.name(type_, value) or self._game.noun(type_, value) or str(value)

    def _kind(self, type_: type[Choice]) -> tuple[list[list[Any]] | None, int]:
        found = self._of_kind.get(type_)
        if found is None:
            raise TypeError(f"{type_.__name__} is not declared by this game")
        return found
