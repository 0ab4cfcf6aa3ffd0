"""The dungeon plan of each card, worked out once: borders, exits, monsters and their rooms.

A card's walls behave exactly like printed ones (PD-MOVE-10).
"""

from __future__ import annotations

from typing import Final

from .box import DUNGEONS, MONSTERS, PRINTED_BORDERS
from .geometry import MOAT, ROOMS, borders_with, card_walls, exits, monster_rooms
from .model import Monster

BORDERS: Final = tuple([borders_with(PRINTED_BORDERS, card_walls(card)) for card in DUNGEONS])  # by dungeon card
MONSTER_ROOMS: Final = tuple([monster_rooms(card) for card in DUNGEONS])
LETTERS: Final = tuple([card.id for card in MONSTERS])
MONSTERS_OF: Final = tuple([tuple([Monster(LETTERS.index(name)) for name in card.monsters]) for card in DUNGEONS])

# A number for each moat, so that a move can remember which ones it crossed (PD-RULING-65).
MOAT_PAIRS: Final = tuple(
    [
        (one, other)
        for one in range(ROOMS)
        for other in range(one + 1, ROOMS)
        if PRINTED_BORDERS[one * ROOMS + other] == MOAT
    ]
)
MOAT_NUMBER: Final = {one * ROOMS + other: n for n, pair in enumerate(MOAT_PAIRS) for one, other in (pair, pair[::-1])}

# By dungeon card, then abilities, then room.
EXITS: Final = tuple(
    [
        tuple([tuple([exits(borders, room, abilities) for room in range(ROOMS)]) for abilities in range(4)])
        for borders in BORDERS
    ]
)
