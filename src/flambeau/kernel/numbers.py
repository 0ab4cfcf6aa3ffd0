"""Numbers for choices, derived from their declaration: what learners use as actions.

They hold for one (game, options, content) and carry its fingerprint; nothing stored depends on them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from .base import Choice
from .game import Game
from .why import domain


class Numbering:
    """A number for every choice that the declared kinds and domains allow."""

    def __init__(self, game: Game[Any], options: Mapping[str, Any]) -> None:
        domains = game.domains(options)
        self.kinds: list[tuple[type[Choice], list[list[Any]], int]] = []
        self.size = 0
        for kind in game.choice_kinds():
            values: list[list[Any]] = []
            count = 1
            for name, type_, _ in kind.FIELDS:
                known = domain(type_, domains)
                if known is None:
                    raise TypeError(f"{kind.__name__}.{name}: the game gives no domain for {type_}")
                values.append(list(known))
                count *= len(values[-1])
            self.kinds.append((kind, values, self.size))
            self.size += count
        packs = game.packs_of(options)
        told = repr((game.id, game.version, game.content, packs, sorted(options.items()), sorted(domains.items())))
        self.fingerprint = hashlib.blake2b(told.encode(), digest_size=8).hexdigest()

    def number(self, choice: Choice) -> int:
        """The number of a choice."""
        for kind, values, first in self.kinds:
            if type(choice) is kind:
                number = 0
                for (name, _, _), known in zip(kind.FIELDS, values, strict=True):
                    number = number * len(known) + known.index(getattr(choice, name))
                return first + number
        raise TypeError(f"{type(choice).__name__} is not declared by this game")

    def choice(self, number: int) -> Choice:
        """The choice of a number."""
        if not 0 <= number < self.size:
            raise ValueError(f"{number} is not below {self.size}")
        kind, values, first = next(item for item in reversed(self.kinds) if number >= item[2])
        left = number - first
        fields: list[Any] = []
        for known in reversed(values):
            left, place = divmod(left, len(known))
            fields.append(known[place])
        chosen: Choice = kind(*reversed(fields))
        return chosen
