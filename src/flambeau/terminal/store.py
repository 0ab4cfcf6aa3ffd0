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

from flambeau.kernel import BadData, Event, Told, as_int, as_items, as_str, as_tagged, exactly
from flambeau.table.scores import Scores

FORMAT = 1
SCORES = "scores.jsonl"


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
    goes_on: bool = False
    """Whether it is over and its campaign is not."""
    followed: bool = False
    """Whether the next chapter was laid: it has a file of its own."""
    called: tuple[str, ...] = ()
    """What the people call themselves, by seat."""


class Listed(Struct, frozen=True):
    """A table that can be resumed, or a file that is damaged (then it has no game)."""

    path: Path
    when: float
    title: str = ""
    sitters: tuple[str, ...] = ()
    goes_on: bool = False
    """Whether it is over and waits for the next chapter of its campaign."""
    over: bool = False
    """Whether it is over and done with: it can only be looked at again."""

    @property
    def damaged(self) -> bool:
        """Whether the file could not be read."""
        return not self.title


class Store:
    """The folder of tables."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = user_data_path("flambeau") / "tables" if folder is None else folder
        self.scores = Scores(self.folder / SCORES)
        self.records = self.folder / "records"
        """Where records of finished matches go unless somebody names another folder."""

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

    def remove(self, path: Path) -> None:
        """Delete a table; one that is already gone is no trouble."""
        path.unlink(missing_ok=True)

    def tables(self) -> list[Listed]:
        """Unfinished tables, chapters that wait for the next one, and damaged files, the latest first."""
        return [one for one in self.all() if not one.over]

    def all(self) -> list[Listed]:
        """Those, and after them the finished ones, which can be looked at again."""
        found = []
        for path in self.folder.glob("*.json"):
            when = path.stat().st_mtime
            try:
                kept = read(path)
            except BadData:
                found.append(Listed(path, when))
                continue
            waits = kept.goes_on and not kept.followed
            found.append(Listed(path, when, kept.title, kept.sitters, waits, kept.over and not waits))
        return sorted(found, key=_rank)


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


def told_data(told: Told) -> list[Any]:
    """Something that was told, as plain data."""
    return [told.rule, told.to, told.event.to_data()]


def told_from(data: Any, kinds: dict[str, Any]) -> Told:
    """What `told_data` wrote."""
    rule, to, event = exactly(as_items(data, "table.told"), 3, "table.told")
    return Told(as_str(rule, "table.told"), as_int(to, "table.told"), as_tagged(event, "table.told", kinds, Event))


def _rank(one: Listed) -> tuple[bool, float]:
    return one.over, -one.when
