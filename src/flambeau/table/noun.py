"""What sentences are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


class Noun(Struct, frozen=True, cache_hash=True):
    """A word with a gender, by the id of its message; `count` is its `$count` ("3 gobelins")."""

    id: str
    count: int = -1


Word: TypeAlias = str | int | float | Noun
Argument: TypeAlias = Word | Sequence[Word]
