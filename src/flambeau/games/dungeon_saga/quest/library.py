"""Which quests there are. Each is read when a match first needs it; a bad one harms no other."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NewType

from ..box import BOX
from .checking import check
from .floor import Floor
from .places import BadQuest
from .reading import Quest

Text = NewType("Text", int)  # a text of a quest: see `text_of`
MOST_TEXTS: Final = 1000


def read_quest(path: Path) -> Quest:
    """A quest file from anywhere, read and checked; refused with file, line, field and reason."""
    try:
        source = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadQuest(path.name, 1, "file", str(problem)) from problem
    return check(Quest(path.name, source))


QUESTS: Final = BOX.files("quest", "quests", read_quest)


def quest_of(name: str) -> Quest:
    """The quest with this name."""
    return QUESTS.open(name)


def floor_of(name: str) -> Floor:
    """The floor plan of the quest with this name."""
    return QUESTS.open(name).floor


def text_of(name: str, text: int) -> Text:
    """A text of a quest as a number of its own."""
    return Text(MOST_TEXTS * QUESTS.names().index(name) + text)


def object_text(name: str, number: int) -> str:
    """The message that names an object of a quest."""
    return text_message(text_of(name, quest_of(name).objects[number].name))


def text_message(text: int) -> str:
    """The message that holds the words of a text."""
    name = QUESTS.names()[text // MOST_TEXTS]
    return f"quest-{name}-{quest_of(name).texts[text % MOST_TEXTS]}"
