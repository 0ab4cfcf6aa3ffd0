"""Content: pieces, maps, cards and quests from TOML files, checked when loaded.

    @content
    class Effect(Content):                      # a part: a table inside an item
        stat: Literal["melee", "ranged"]
        add: int = 0

    @content
    class Monster(Content):                     # an item: it has an id and a source (book, public or house)
        id: str
        source: str
        strength: int
        effects: tuple[Effect, ...] = ()        # effects = [{ stat = "melee", add = 1 }]

    MONSTERS = load(FOLDER / "monsters.toml", "monster", Monster)      # [[monster]] tables, in order
    CELLAR = load_file(FOLDER / "quests" / "cellar.toml", Quest)       # one item that is a whole file

What is wrong is refused with file, line, item, field and reason. What no type says (a door must lie on the map), an
item says itself in `faults`. A game reads its files through a `Box`, which adds what packs bring.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from .errors import BadData
from .lines import line_of
from .tables import At, Content, Misfit, spelled

SOURCES: Final = ("book", "public", "house")

T = TypeVar("T", bound=Content)


def load(path: Path, table: str, kind: type[T], packs: Sequence[Path] = ()) -> tuple[T, ...]:
    """The items of one table of a file, with what packs add or replace."""
    book = File(path)
    items = {item_id(item): item for item in book.items(table, kind)}
    for pack in packs:
        path_there = pack / path.name
        if path_there.exists():
            file = File(path_there, f"{pack.name}/{path.name}")
            for name in file.data:
                if name not in book.data:
                    raise file.wrong("", (name,), "no such tables")
            if table in file.data:
                items.update({item_id(item): item for item in file.items(table, kind)})
    return tuple(items.values())


def load_file(path: Path, kind: type[T], called: str = "") -> T:
    """The item that a whole file describes, such as a quest."""
    file = File(path, called)
    return file.item(file.data, kind, (), path.stem)


def item_id(item: Content) -> str:
    """The id of an item."""
    found: str = getattr(item, "id")  # noqa: B009 (declared by every kind of content, not by the base)
    return found


class File:
    """A TOML file that is read into content."""

    def __init__(self, path: Path, called: str = "") -> None:
        self.called = called or path.name
        self.text = ""
        try:
            self.text = path.read_text("utf-8")
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except FileNotFoundError:
            raise bad_content(self.called, "", "", "missing") from None
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
            raise bad_content(self.called, "", "", str(problem)) from problem

    def tables(self, table: str) -> list[dict[str, Any]]:
        """The `[[table]]` entries."""
        entries = self.data.get(table)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.wrong("", (table,), "no such tables")
        return entries

    def items(self, table: str, kind: type[T]) -> list[T]:
        """The items of one table."""
        found: dict[str, T] = {}
        for place, data in enumerate(self.tables(table)):
            name = str(data.get("id", f"number {place + 1}"))
            item = self.item(data, kind, (table, place), name)
            if name in found:
                raise self.wrong(name, (table, place, "id"), "twice", skip=2)
            found[name] = item
        return list(found.values())

    def item(self, data: dict[str, Any], kind: type[T], at: At, name: str) -> T:
        """The item that stands at this place of the file."""
        if data.get("source") not in SOURCES:
            raise self.wrong(name, (*at, "source"), "book, public or house", skip=len(at))
        try:
            return kind.from_table(data, at)
        except Misfit as misfit:
            raise self.wrong(name, misfit.at, misfit.reason, misfit.row, len(at)) from misfit

    def whole(self, kind: type[T]) -> T:
        """The whole file as a part of something: it needs no source."""
        try:
            return kind.from_table(self.data)
        except Misfit as misfit:
            raise self.wrong("", misfit.at, misfit.reason, misfit.row) from misfit

    def wrong(self, item: str, at: At, reason: str, row: int = 0, skip: int = 0) -> BadData:
        """The error for something at this place, of which the first steps lead to the item."""
        return bad_content(f"{self.called}:{line_of(self.text, at, row)}", item, spelled(at[skip:]), reason)


def bad_content(file: str, item: str, field: str, reason: str) -> BadData:
    """The error for content that cannot be used."""
    return BadData("bad-content", file=file, item=item, field=field, reason=reason)


def tables(path: Path, table: str) -> list[dict[str, Any]]:
    """The `[[table]]` entries of a TOML file."""
    return File(path).tables(table)


def fingerprint(files: Iterable[Path]) -> str:
    """A fingerprint of content files, for records."""
    total = hashlib.blake2b(digest_size=8)
    for path in sorted(files, key=lambda file: file.name):
        total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()
