"""The scene a seat sees."""

from __future__ import annotations

from typing import Any

from .model import Play


def scene(s: Play, seat: int, words: Any) -> Any:
    """The table."""
    return None
