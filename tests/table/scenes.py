"""One scene in the style of each game: what the renderers must draw well, and what their tests look at."""

from __future__ import annotations

from collections.abc import Callable

from flambeau.table import Scene
from tests.table.scene_dungeon import walled_dungeon
from tests.table.scene_quest import map_cards
from tests.table.scene_rooms import room_cards
from tests.table.scene_sheet import paper_sheet
from tests.table.scene_tiles import hidden_tiles

SCENES: dict[str, Callable[[], Scene]] = {
    "hidden-tiles": hidden_tiles,
    "walled-dungeon": walled_dungeon,
    "room-cards": room_cards,
    "map-cards": map_cards,
    "paper-sheet": paper_sheet,
}
