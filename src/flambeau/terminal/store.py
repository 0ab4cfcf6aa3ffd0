"""Tables on disk: one JSON file each, written whole and then swapped in, so that a kill leaves no half of one.

A file that cannot be read is never written over and never deleted.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from flambeau.kernel import BadData

FORMAT = 1


class Kept(Struct, forbid_unknown_fields=True):
    """What is in a table's file: the match, what was told, who sits where, and how they like it."""

    format: int
    game: str
    title: str
    sitters: tuple[str, ...]
    language: Literal["fr", "en"]
    match: dict[str, Any]
    told: list[Any]
    held: list[Any]
    heard: tuple[int, ...]
    secrets: bool
    over: bool
    preferences: dict[str, Any]


class Listed(Struct, frozen=True):
    """A table that can be resumed, or a file that is damaged (then it has no game)."""

    path: Path
    when: float
    title: str = ""
    sitters: tuple[str, ...] = ()

    @property
    def damaged(self) -> bool:
        """Whether the file could not be read."""
        return not self.title


class Store:
    """The folder of tables."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = user_data_path("flambeau") / "tables" if folder is None else folder

    def new_path(self, game: str) -> Path:
        """A file that no table has yet."""
        stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
        path, number = self.folder / f"{stem}.json", 1
        while path.exists():
            number += 1
            path = self.folder / f"{stem}-{number}.json"
        return path

    def write(self, path: Path, kept: Kept) -> None:
        """Write a table beside its old self, then put it in its place in one step."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(kept))
        os.replace(fresh, path)

    def tables(self) -> list[Listed]:
        """Unfinished tables and damaged files, the latest first."""
        found = []
        for path in self.folder.glob("*.json"):
            when = path.stat().st_mtime
            try:
                kept = read(path)
            except BadData:
                found.append(Listed(path, when))
                continue
            if not kept.over:
                found.append(Listed(path, when, kept.title, kept.sitters))
        return sorted(found, key=_when, reverse=True)


def read(path: Path) -> Kept:
    """The table in this file; anything else is refused as damaged."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Kept)
    except OSError as problem:
        raise BadData("bad-save", place=path.name, problem=str(problem.strerror)) from problem
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadData("bad-save", place=path.name, problem=str(problem)) from problem
    if kept.format != FORMAT:
        raise BadData("bad-save", place=path.name, problem=f"format {kept.format}")
    return kept


def _when(one: Listed) -> float:
    return one.when
