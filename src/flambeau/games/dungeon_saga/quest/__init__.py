"""Quests: the floor plan that lies on the table, and the plan behind it that only a Game Master knows.

floor       squares, walls, zones, tiles: public
vocabulary  the words in which a quest says what happens
places      lines of the file, for what is wrong with it
reading     one TOML file, read and refused piece by piece
checking    what must hold for the whole: ways, keys, figures, words
library     which quests there are, each read when a match first needs it

After setup no rule reads what is hidden out of a quest: it lies in the state's secret plan, where it can be kept from
a view and imagined otherwise.
"""

from __future__ import annotations

from .floor import Floor, cell_name, edge_name
from .library import QUESTS, Text, floor_of, object_text, quest_of, read_quest, text_message, text_of
from .places import BadQuest
from .reading import Quest

__all__ = [
    "QUESTS", "BadQuest", "Floor", "Quest", "Text", "cell_name", "edge_name", "floor_of", "object_text", "quest_of",
    "read_quest", "text_message", "text_of",
]  # fmt: skip
