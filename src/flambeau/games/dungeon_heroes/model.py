"""The position: everything that lies on the table.

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
    hp: Public[list[int]]  # full while not in play, 0 when dead
    tired: Public[list[int]]  # actions each hero has used this turn
    bags: Public[list[int]]  # each hero's artifacts, as a mask
    figures: Public[list[Cell]]  # each monster's square, NOWHERE without a figure; last the dragon's second square
    acted: Public[list[int]]  # actions each monster has used this turn
    dropped: Public[dict[int, int]]  # artifacts lying on a square, as a mask
    # Options
    solo: Public[bool] = False  # one seat plays against the dungeon (DH-GOAL-06)
    dragon_damsel: Public[bool] = False  # DH-EXP-02
    undead: Public[bool] = False  # DH-EXP-03
    last_survivor: Public[bool] = True  # DH-RULING-10
    memory_aid: Public[bool] = False  # DH-RULING-56
    safeguard: Public[bool] = False  # DH-RULING-59
    mild_poison: Public[bool] = False  # a poison cloud leaves 1 health and sends back
    free_placing: Public[bool] = False  # a passive turn need not place a tile (DH-RULING-77)
    raised_act: Public[bool] = False  # raised monsters are figures at once, in the passive phase too (DH-RULING-91)
    own_experience: Public[bool] = False  # heroes pay for themselves (DH-RULING-74)
    # What has happened
    tiled: Public[int] = 0  # squares with a tile
    veiled: Public[int] = 0  # squares with a face-down tile
    covered: Public[int] = 0  # squares with a figure
    removed: Public[tuple[int, ...]] = ()  # tiles that have left the game, in order
    treasures: Public[tuple[int, ...]] = ()  # the tiles acquired, in order
    vault: Public[bool] = True  # the vault chest has not been acquired
    possessed: Public[int] = -1  # the hero the white lady possesses
    slain: Public[int] = 0  # base monsters eliminated and not brought back, as a mask (DH-RULING-90)
    raised: Public[int] = 0  # base monsters brought back at least once, as a mask (DH-RULING-73)
    market: Public[int] = 0  # artifacts on sale, as a mask
    earned: Public[dict[int, int]] = {}  # experience: each tile with the hero who earned it (DH-RULING-74)
    aggressive: Public[bool] = False
    seat: Public[int] = HERO_PLAYER  # whose turn it is
    actions: Public[int] = 0  # left in this turn
    spare: Public[int] = 0  # so many of them need not be used (solo: DH-SOLO-09)
    survivor: Public[int] = -1  # the last hero, whose own limit is the turn's (solo: DH-SOLO-11)
    skipped: Public[bool] = False  # the heroes' turn was skipped, all being possessed (solo: DH-RULING-79)
    rallied: Public[bool] = False  # the damsel has granted her free action this turn (DH-DAM-03)
    tireless: Public[int] = -1  # the hero who drank the energy elixir this turn (DH-ELIXIR-01)
    due: Public[int] = 0  # left-over tiles to place before anything else this turn (DH-RULING-05)
    placed: Public[bool] = False  # a tile was placed this turn (DH-RULING-77)
    round: Public[int] = 0  # 0 during set-up
    changed: Public[int] = 0  # the last round in which anything lasting happened (DH-RULING-59)


def tile_at(s: Play, cell: Cell) -> Tile:
    """The tile on a square of the room, EMPTY without one and HIDDEN in a view that may not see it."""
    return Tile(s.room.faces[cell])
