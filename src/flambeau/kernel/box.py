"""A game's box: its content folder together with the packs in force for it.

    BOX = Box("dungeon_saga", Path(__file__).parent)                   # the game's folder: content/ and text/ are in it
    MONSTERS = BOX.load("monsters.toml", "monster", Monster)           # settled when the process starts
    QUESTS = BOX.files("quest", "quests", Quest)                       # one is read when a match chooses it

    options = (Option("quest", QUESTS, "cellar"),)
    quest = QUESTS.open(options["quest"])

Words of a file stand in the file, in the tables `[text.fr]` and `[text.en]`: the key `intro` of quests/cellar.toml is
the message `quest-cellar-intro`, and its `title` also names it in the list of options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from .errors import BadData, Refusal
from .loading import File, bad_content, fingerprint, load, load_file
from .packs import TEXT, Pack, packs_in_force
from .tables import Content

T = TypeVar("T")
C = TypeVar("C", bound=Content)

BOXES: Final[dict[Path, Box]] = {}  # by the folder of their words, for those who read words


class Box:
    """Everything a game reads from its folder, with what packs add or replace."""

    def __init__(self, game: str, folder: Path, packs: tuple[Pack, ...] | None = None) -> None:
        self.game: Final = game
        self.folder: Final = folder / "content"
        self.text: Final = folder / TEXT
        in_force = packs_in_force() if packs is None else packs
        self.packs: Final = tuple(pack for pack in in_force if pack.game == game)
        for pack in self.packs:
            pack.check(self.folder)
        self.fingerprint: Final = fingerprint(self.folder.rglob("*.toml"))
        self.chosen: Final[list[Files[Any]]] = []
        if packs is None:
            BOXES[self.text] = self

    def load(self, file: str, table: str, kind: type[C]) -> tuple[C, ...]:
        """The items of one table of a file."""
        return load(self.folder / file, table, kind, [pack.folder for pack in self.packs])

    def files(self, prefix: str, folder: str, kind: type[T] | Callable[[Path], T]) -> Files[T]:
        """The files of a folder, of which a match chooses one: read by a content class or by a function."""
        found: Files[T] = Files(self, prefix, folder, kind)
        self.chosen.append(found)
        return found

    def word_folders(self) -> list[Path]:
        """The folders of the packs' words, in order."""
        return [pack.folder / TEXT for pack in self.packs if (pack.folder / TEXT).is_dir()]

    def phrases(self, language: str) -> dict[str, str]:
        """The words that stand in files of content, by message."""
        found: dict[str, str] = {}
        for files in self.chosen:
            found.update(files.phrases(language))
        return found


class Files(Generic[T]):
    """Files of content in one folder: their names are known at once, each is read when first asked for."""

    def __init__(self, box: Box, prefix: str, folder: str, kind: Any) -> None:
        self.box: Final = box
        self.prefix: Final = prefix
        self.folder: Final = folder
        self._kind = kind
        self._paths: dict[str, Path] = {}
        self._packs: dict[str, Pack] = {}
        self._read: dict[str, T] = {}
        for path in sorted((box.folder / folder).glob("*.toml")):
            self._paths[path.stem] = path
        for pack in box.packs:
            for path in sorted((pack.folder / folder).glob("*.toml")):
                self._paths[path.stem] = path
                self._packs[path.stem] = pack

    def names(self) -> tuple[str, ...]:
        """The names of all: the game's own in alphabetical order, then those of packs."""
        return tuple(self._paths)

    def __iter__(self) -> Iterator[str]:
        return iter(self._paths)

    def open(self, name: str) -> T:
        """What the file of this name holds; all matches share it."""
        found = self._read.get(name)
        if found is None:
            if name not in self._paths:
                raise Refusal("no-such-content", game=self.box.game, file=name)
            found = self._read[name] = self._read_file(name)
        return found

    def _read_file(self, name: str) -> T:
        path, pack, made = self._paths[name], self._packs.get(name), self._kind
        called = path.name if pack is None else f"{pack.folder.name}/{self.folder}/{path.name}"
        is_class = isinstance(made, type) and issubclass(made, Content)
        read: Any = load_file(path, made, called) if is_class else made(path)
        declared = getattr(read, "id", path.stem)
        if declared != path.stem:
            raise bad_content(called, str(declared), "id", f"must be the name of the file, {path.stem}")
        found: T = read
        return found

    def add(self, path: Path) -> str:
        """Let matches of this process choose one more file, from anywhere; returns its name."""
        self._paths[path.stem] = path
        self._read.pop(path.stem, None)
        return path.stem

    def pack_of(self, name: str) -> Pack | None:
        """The pack that this file comes from, if any."""
        return self._packs.get(name)

    def phrases(self, language: str) -> dict[str, str]:
        """The words in all files that can be read; a title also names an option's value."""
        found: dict[str, str] = {}
        for name, path in self._paths.items():
            try:
                text = File(path).data.get("text")
            except BadData:  # whoever chooses it is told
                continue
            spoken = text.get(language) if isinstance(text, Mapping) else None
            for key, said in spoken.items() if isinstance(spoken, Mapping) else ():
                if isinstance(said, str):
                    found[f"{self.prefix}-{name}-{key}"] = said
                    if key == "title":
                        found[f"option-{self.prefix}-{name}"] = said
        return found
