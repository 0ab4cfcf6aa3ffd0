"""The position: everything that lies on the table of a two-player game.

Only the tiles are ever secret: they lie in `room`, `hand`, `pile` and `boxed`, which know who may look at what. All
else is open (DH-RULING-103). The masks `tiled`, `veiled` and `covered` repeat what `room` and `figures` say of each
square, because every question needs them; `rules/room.py` alone writes the five, always together.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Pile, Places, Position, Public, bit, state

from .board import Cell
from .tiles import Tile

HERO_PLAYER: Final = 0
LORD: Final = 1
LORD_SEES: Final = bit(LORD)


@state
class Play(Position):
    """A game of Dungeon Heroes between the Hero player and the Dungeon Lord."""

    # Tiles
    room: Places  # one place a square of the dungeon room
    pile: Pile  # the draw pile
    hand: Pile  # the Dungeon Lord's
    boxed: Pile  # random tiles that take no part
    at: Public[list[Cell]]  # each hero's square, NOWHERE while not in play
    hp: Public[list[int]]
    tired: Public[list[int]]  # actions each hero has used this turn
    bags: Public[list[int]]  # each hero's artifacts, as a mask
    figures: Public[list[Cell]]  # each monster's square, NOWHERE without a figure; last the dragon's second square
    acted: Public[list[int]]  # actions each monster has used this turn
    dropped: Public[dict[int, int]]  # artifacts lying on a square, as a mask
    memory_aid: Public[bool] = False  # option (DH-RULING-56)
    safeguard: Public[bool] = True  # option (DH-RULING-59)
    tiled: Public[int] = 0  # squares with a tile
    veiled: Public[int] = 0  # squares with a face-down tile
    covered: Public[int] = 0  # squares with a figure
    removed: Public[tuple[int, ...]] = ()  # tiles that have left the game, in order
    treasures: Public[tuple[int, ...]] = ()  # the tiles acquired, in order
    vault: Public[bool] = True  # the vault chest has not been acquired
    possessed: Public[int] = -1  # the hero the white lady possesses
    aggressive: Public[bool] = False
    seat: Public[int] = HERO_PLAYER  # whose turn it is
    actions: Public[int] = 0  # left in this turn
    due: Public[int] = 0  # left-over tiles to place before anything else this turn (DH-RULING-05)
    placed: Public[bool] = False  # a tile was placed this turn (DH-RULING-77)
    round: Public[int] = 0  # 0 during set-up
    changed: Public[int] = 0  # the last round in which anything lasting happened (DH-RULING-59)


def tile_at(s: Play, cell: Cell) -> Tile:
    """The tile on a square of the room, EMPTY without one and HIDDEN in a view that may not see it."""
    return Tile(s.room.faces[cell])
