"""Content: pieces, maps and cards from TOML files, checked when loaded.

    @content
    class Monster(Content):
        id: str
        source: str
        strength: int
        effects: tuple[str, ...] = ()

    MONSTERS = load(FOLDER / "monsters.toml", "monster", Monster)      # [[monster]] tables, in order

An item has an `id` and a `source` (book, public or house). What is wrong is refused with file, item, field and reason.
A pack is a folder with files of the same names and tables: an item replaces the one with its id, or comes at the end.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from .base import Value
from .errors import BadData

SOURCES: Final = ("book", "public", "house")


class Content(Value):
    """A frozen item of content, shared by all matches."""

    __slots__ = ()


T = TypeVar("T", bound=Content)


def load(path: Path, table: str, kind: type[T], packs: Sequence[Path] = ()) -> tuple[T, ...]:
    """The items of one table of a file, with what packs add or replace."""
    book = _parsed(path)
    items = {item_id(item): item for item in _read(path, tables(path, table), kind)}
    for pack in packs:
        file = pack / path.name
        if file.exists():
            added = _parsed(file)
            for name in added:
                if name not in book:
                    raise BadData("bad-content", file=file.name, item="", field=name, reason="no such tables")
            if table in added:
                items.update({item_id(item): item for item in _read(file, tables(file, table), kind)})
    return tuple(items.values())


def item_id(item: Content) -> str:
    """The id of an item."""
    found: str = getattr(item, "id")  # noqa: B009 (declared by every kind of content, not by the base)
    return found


def _read(path: Path, entries: list[dict[str, Any]], kind: type[T]) -> list[T]:
    found: list[T] = []
    names: set[str] = set()
    for place, data in enumerate(entries):
        where = str(data.get("id", f"number {place + 1}"))
        if data.get("source") not in SOURCES:
            raise BadData("bad-content", file=path.name, item=where, field="source", reason="book, public or house")
        maker: Any = kind
        try:
            item: T = maker.from_data(data, {})
        except BadData as problem:
            args = problem.args_said
            field = str(args.get("field", str(args.get("place", "")).rpartition(".")[2]))
            reason = f"{problem.message} {args.get('expected', '')} {args.get('found', '')}".strip()
            raise BadData("bad-content", file=path.name, item=where, field=field, reason=reason) from problem
        if where in names:
            raise BadData("bad-content", file=path.name, item=where, field="id", reason="twice")
        names.add(where)
        found.append(item)
    return found


def tables(path: Path, table: str) -> list[dict[str, Any]]:
    """The `[[table]]` entries of a TOML file."""
    entries = _parsed(path).get(table)
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise BadData("bad-content", file=path.name, item="", field=table, reason="no such tables")
    return entries


def _parsed(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise BadData("bad-content", file=path.name, item="", field="", reason="missing") from None
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadData("bad-content", file=path.name, item="", field="", reason=str(problem)) from problem


def fingerprint(files: Iterable[Path]) -> str:
    """A fingerprint of content files, for records."""
    total = hashlib.blake2b(digest_size=8)
    for path in sorted(files, key=lambda file: file.name):
        total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()
