"""The small readers of a quest file: each turns one value into a number, or refuses it where it stands."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from ..box import KIND_NAMES, PARTY, SIZE
from .floor import HEIGHT, WIDTH, Floor
from .places import BadQuest, line_of

LETTERS: Final = "NESW"


class QuestFile:
    """A TOML file with the values that readers of several fields share."""

    floor: Floor
    things: list[str]

    def __init__(self, file: str, source: str) -> None:
        self.file: Final = file
        self.source: Final = source
        try:
            self.data: Final[dict[str, Any]] = tomllib.loads(source)
        except tomllib.TOMLDecodeError as problem:
            raise BadQuest(file, _line_in(str(problem)), "toml", str(problem)) from problem
        self.texts: Final[list[str]] = []

    def need(self, field: str, kind: type[Any]) -> Any:
        """A field that every quest has."""
        value = self.data.get(field)
        if not isinstance(value, kind):
            raise self.wrong(field, "missing" if value is None else f"not a {kind.__name__}")
        return value

    def listed(self, field: str) -> list[dict[str, Any]]:
        """The tables of a field that may be missing."""
        value = self.data.get(field, [])
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            raise self.wrong(field, "a list of tables")
        return value

    def inner(self, field: str, entry: dict[str, Any], key: str, place: int = -1) -> Any:
        """A key that a table must have."""
        if key not in entry:
            raise self.wrong(field, f"{key} is missing", place)
        return entry[key]

    def cell(self, field: str, at: Any, place: int = -1) -> int:
        """A square by its coordinates."""
        fits = isinstance(at, list) and len(at) == 2 and all(isinstance(n, int) for n in at)
        if not fits or not (0 <= at[0] < WIDTH and 0 <= at[1] < HEIGHT):
            raise self.wrong(field, f"{at} is no square", place)
        return int(self.floor.grid.cell(at[0], at[1]))

    def zone(self, field: str, mark: Any, place: int = -1) -> int:
        """A zone by its letter."""
        if not isinstance(mark, str) or len(mark) != 1 or mark not in self.floor.zones:
            raise self.wrong(field, f"no zone {mark}", place)
        return self.floor.zones.index(mark)

    def kind(self, field: str, name: Any, place: int = -1) -> int:
        """A kind of Monster by its id."""
        if name not in KIND_NAMES[PARTY:]:
            raise self.wrong(field, f"no Monster {name}", place)
        return KIND_NAMES.index(name)

    def facing(self, field: str, letter: Any, place: int = -1) -> int:
        """A facing by its letter."""
        if letter not in tuple(LETTERS):
            raise self.wrong(field, f"{letter} is none of N, E, S, W", place)
        return LETTERS.index(letter)

    def thing(self, field: str, name: Any, place: int = -1) -> int:
        """A key or quest item; somebody must be able to get it."""
        return self.index(field, "item or key that anything gives:", name, self.things, place)

    def text(self, field: str, key: Any, place: int = -1) -> int:
        """A text by its key."""
        if not isinstance(key, str):
            raise self.wrong(field, "a text is named by its key", place)
        if key not in self.texts:
            self.texts.append(key)
        return self.texts.index(key)

    def index(self, field: str, sort: str, name: Any, names: list[str], place: int) -> int:
        if name not in names or not name:
            raise self.wrong(field, f"no {sort} {name}", place)
        return names.index(name)

    def base(self, kind: int, at: int) -> list[int]:
        """The squares that a figure of this kind covers."""
        return [at] if SIZE[kind] == 1 else [at, at + 1, at + WIDTH, at + WIDTH + 1]

    def wrong(self, field: str, reason: str, place: int = -1) -> BadQuest:
        """What is wrong, and where."""
        return BadQuest(self.file, line_of(self.source, field, place), field, reason)


def _line_in(message: str) -> int:
    """The line a TOML reader names in its message."""
    words = message.replace(",", " ").split()
    return int(words[words.index("line") + 1]) if "line" in words[:-1] else 1
