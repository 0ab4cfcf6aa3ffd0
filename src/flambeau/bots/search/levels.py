"""How long the search may think: the four levels that people choose from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A level by name, and its seconds for a decision."""

    name: str
    seconds: float


LEVELS: Final = {
    level.name: level
    for level in (Level("apprentice", 0.05), Level("companion", 0.3), Level("veteran", 1.0), Level("master", 5.0))
}
