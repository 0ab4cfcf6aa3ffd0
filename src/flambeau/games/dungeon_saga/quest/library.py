"""Which quests there are. Each is read when a match first needs it; a bad one harms no other."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NewType

from ..box import FOLDER
from .checking import check
from .floor import Floor
from .places import BadQuest
from .reading import Quest

Text = NewType("Text", int)  # a text of a quest: see `text_of`
MOST_TEXTS: Final = 1000


def _names() -> tuple[str, ...]:
    """The quests of the box, those of the campaign first; only names, nothing is read."""
    return tuple(sorted([path.stem for path in (FOLDER / "quests").glob("*.toml")], key=_place))


def _place(name: str) -> tuple[bool, str]:
    return name.startswith("q0_"), name


QUEST_FILES: Final = _names()
_READ: Final[dict[str, Quest]] = {}


def read_quest(path: Path) -> Quest:
    """A quest file from anywhere, read and checked; refused with file, line, field and reason."""
    try:
        source = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadQuest(path.name, 1, "file", str(problem)) from problem
    return check(Quest(path.name, source))


def add_quest(path: Path) -> str:
    """Let matches of this process play a quest file; returns its name."""
    quest = read_quest(path)
    _READ[quest.id] = quest
    return quest.id


def quest_of(name: str) -> Quest:
    """The quest with this name."""
    found = _READ.get(name)
    if found is None:
        found = _READ[name] = read_quest(FOLDER / "quests" / f"{name}.toml")
    return found


def floor_of(name: str) -> Floor:
    """The floor plan of the quest with this name."""
    found = _READ.get(name)
    return quest_of(name).floor if found is None else found.floor


def text_of(name: str, text: int) -> Text:
    """A text of a quest as a number of its own."""
    return Text(MOST_TEXTS * _number(name) + text)


def object_text(name: str, number: int) -> str:
    """The message that names an object of a quest."""
    return text_message(text_of(name, quest_of(name).objects[number].name))


def text_message(text: int) -> str:
    """The message that holds the words of a text."""
    name = _all()[text // MOST_TEXTS]
    return f"quest-{name}-{quest_of(name).texts[text % MOST_TEXTS]}"


def phrases(language: str) -> dict[str, str]:
    """The words of all quests that can be read, by message."""
    found: dict[str, str] = {}
    for name in _all():
        try:
            quest = quest_of(name)
        except BadQuest:
            continue
        for key, words in quest.words.get(language, {}).items():
            found[f"quest-{name}-{key}"] = words
    return found


def _all() -> list[str]:
    return [*QUEST_FILES, *[name for name in _READ if name not in QUEST_FILES]]


def _number(name: str) -> int:
    return _all().index(name)
