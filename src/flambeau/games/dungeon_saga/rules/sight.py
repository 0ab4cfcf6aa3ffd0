"""Line of sight (DSO-LOS, DSO-RULING-07, DSO-RULING-08, DSO-RULING-09)."""

from __future__ import annotations

from flambeau.parts.figures import front
from flambeau.parts.grid import Cell, Direction

from ..box import GEAR, KIND, PARTY, RANGED, SIZE
from ..model import Play
from ..quest import floor_of
from .board import board_of


def front_of(s: Play, figure: int) -> int:
    """Every square ahead of a figure or level with it (DSO-ARC-06)."""
    grid = floor_of(s.quest).grid
    return front(grid, Cell(s.cell[figure]), Direction(s.facing[figure]), SIZE[KIND[figure]])


def is_visible(s: Play, figure: int, target: int) -> bool:
    """Whether a free line leads through the Front to a square of the target (DSO-LOS-01, DSO-ARC-04)."""
    ahead = s.base[target] & front_of(s, figure)
    return ahead != 0 and sees(s, s.base[figure], s.base[target], ahead)


def sees(s: Play, eye: int, target: int, through: int, low: int = 0) -> bool:
    """Whether a line from these squares reaches one of the target's squares `through`; facing is left out."""
    others = (s.hero_cells | s.monster_cells) & ~(eye | target)  # DSO-LOS-02
    return board_of(s).vista(s.high).base_sees(eye, through, others, low)


def is_behind_low_furniture(s: Play, shooter: int, target: int) -> bool:
    """Whether every free line crosses low furniture that is not beside the shooter (DSO-RNG-05, DSO-RULING-09)."""
    low = s.low & ~board_of(s).terrain.near_any(s.base[shooter])
    if not low:
        return False
    ahead = s.base[target] & front_of(s, shooter)
    return not sees(s, s.base[shooter], s.base[target], ahead, low)


def is_shootable(s: Play, figure: int, target: int) -> bool:
    """Whether a figure with a bow may shoot at this enemy (DSO-RNG-01, DSO-RNG-09, DSO-RNG-10; DSO-CARD-04)."""
    if not RANGED[KIND[figure]] or (s.arc[figure] & s.base[target] and not shoots_adjacent(s, figure)):
        return False
    return is_visible(s, figure, target)


def shoots_adjacent(s: Play, figure: int) -> bool:
    """Whether active Equipment lets a Hero shoot at its own Front Arc: Moonstring."""
    return figure < PARTY and any(GEAR[gear].also == "shoot_adjacent" for gear in s.sheets[figure].active)
