"""Remembering what tables are made of: zones and elements that come again with the same few arguments.

    @remembered
    def hero_mat(words: Words, hero: Hero, health: int) -> Zone: ...

The arguments are plain values that decide everything, never a view or a state. What was not asked for in a long time is
forgotten, and everything at once by `forget_all`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

MOST: Final = 10_000  # of what one function makes

_memories: Final[list[Any]] = []


def remembered(make: Callable[P, R]) -> Callable[P, R]:
    """Make a zone, an element or a part of one only when it is not remembered."""
    memory = lru_cache(MOST)(make)
    _memories.append(memory)
    return cast("Callable[P, R]", memory)


def forget_all() -> None:
    """Forget all that was made: a test, or a tool that changes words or content while it runs, begins afresh."""
    for memory in _memories:
        memory.cache_clear()


def how_many() -> int:
    """How many parts of tables are remembered now."""
    return sum(memory.cache_info().currsize for memory in _memories)
