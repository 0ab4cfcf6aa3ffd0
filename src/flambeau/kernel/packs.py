"""Packs: folders of content that add to a game or replace parts of it, without a line of Python.

    hearth/
      pack.toml            id = "hearth", game = "dungeon_heroes", and a [title] in each language
      heroes.toml          files as in the game's own content folder: an item replaces the one with its id, or is new
      quests/cellar.toml   files of which a match chooses one
      text/fr.ftl, en.ftl  words for what is new

Which packs are in force is settled when a process starts, before it loads games: by `use`, which the option `--pack` of
the commands calls, or by the environment variable FLAMBEAU_PACKS (folders, separated as in PATH), which child processes
inherit.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from .classes import content
from .data import as_items, as_str, exactly
from .errors import Refusal
from .loading import File, bad_content
from .tables import Content

VARIABLE: Final = "FLAMBEAU_PACKS"
SHEET: Final = "pack.toml"
TEXT: Final = "text"
KINDS_OF_FILE: Final = (".toml", ".ftl")


@content
class PackSheet(Content):
    """What a pack says of itself."""

    id: str
    game: str
    title: Mapping[str, str]
    about: Mapping[str, str] = {}


class Pack:
    """A folder of content for one game."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        sheet = File(folder / SHEET, f"{folder.name}/{SHEET}").whole(PackSheet)
        self.id: Final = sheet.id
        self.game: Final = sheet.game
        self.title: Final = sheet.title
        self.about: Final = sheet.about
        self.files: Final = tuple(
            sorted([path for path in folder.rglob("*") if path.is_file() and path.suffix in KINDS_OF_FILE])
        )
        total = hashlib.blake2b(digest_size=8)
        for path in self.files:
            total.update(f"{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
        self.fingerprint: Final = total.hexdigest()

    def title_in(self, language: str) -> str:
        """What it is called in a language; by its id if it says nothing there."""
        return self.title.get(language, self.id)

    def check(self, content: Path) -> None:
        """Refuse a file that this game would never read."""
        for path in self.files:
            place = path.relative_to(self.folder)
            known = content / place if len(place.parts) == 1 else content / place.parts[0]
            if place.parts[0] not in (SHEET, TEXT) and not known.exists():
                raise bad_content(f"{self.folder.name}/{place.as_posix()}", "", "", f"{self.game} has no such file")

    def changes_tables(self) -> bool:
        """Whether it holds more than files of which a match chooses one: then it is in force for all matches."""
        return any(path.suffix == ".toml" and path.name != SHEET and path.parent == self.folder for path in self.files)


@cache
def _read(folders: str) -> tuple[Pack, ...]:
    found = [Pack(Path(folder)) for folder in folders.split(os.pathsep) if folder]
    for place, pack in enumerate(found):
        if any(other.id == pack.id for other in found[:place]):
            raise Refusal("pack-twice", pack=pack.id)
    return tuple(found)


def packs_in_force() -> tuple[Pack, ...]:
    """The packs of this process, in the order in which they were named."""
    return _read(os.environ.get(VARIABLE, ""))


def use_packs(folders: Iterable[Path]) -> tuple[Pack, ...]:
    """Put these packs in force for this process and its children; games that are loaded already keep what they have."""
    named = os.pathsep.join(str(folder.absolute()) for folder in folders)
    found = _read(named)
    os.environ[VARIABLE] = named
    return found


def check_packs(stored: Any, now: Sequence[tuple[str, str]], place: str) -> None:
    """Refuse to go on with a match whose packs are not those of now: one is missing, has changed, or has joined."""
    pairs = [exactly(as_items(pair, place), 2, place) for pair in as_items(stored, place)]
    then = {as_str(name, place): as_str(fingerprint, place) for name, fingerprint in pairs}
    here = {pack.id: pack.fingerprint for pack in packs_in_force()}
    for name, fingerprint in then.items():
        if name not in here:
            raise Refusal("pack-missing", pack=name)
        if here[name] != fingerprint:
            raise Refusal("pack-changed", pack=name)
    for name, _ in now:
        if name not in then:
            raise Refusal("pack-added", pack=name)
