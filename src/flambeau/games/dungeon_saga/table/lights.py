"""What lights up while a figure is pointed at: where it can go, its arcs, and the line from whoever acts to it."""

from __future__ import annotations

from flambeau.parts.figures import base
from flambeau.parts.grid import Cell, cells_of
from flambeau.parts.paths import reach, waves
from flambeau.table import Light
from flambeau.table.scene import LightKind

from ..automa.reach import reach_of
from ..box import ETHEREAL, KIND, PARTY, RANGED, SIZE
from ..model import MOVED, Play
from ..rules.board import board_of
from ..rules.movement import enterable, move_allowance, no_stopping, squares_of_others
from ..rules.sight import front_of, is_visible


def lights_of(s: Play, figure: int, acting: int) -> tuple[Light, ...]:
    """The squares that matter about a figure, from what the viewer knows; one that lies down has none."""
    if not s.arc[figure]:
        return ()
    around = board_of(s).terrain.near_any(s.base[figure]) & ~s.base[figure]
    found = [
        area("reach", reachable(s, figure)),
        area("rear", around & ~front_of(s, figure) & s.ground),
        area("front", s.arc[figure] & s.ground),
    ]
    if looks_at(s, acting, figure):
        kind: LightKind = "sight" if is_visible(s, acting, figure) else "blocked"
        found.append(Light(kind, (s.cell[acting], s.cell[figure])))
    return tuple([light for light in found if light.cells])


def area(kind: LightKind, mask: int) -> Light:
    """Squares under a light."""
    return Light(kind, tuple([int(cell) for cell in cells_of(mask)]))


def looks_at(s: Play, acting: int, figure: int) -> bool:
    """Whether it matters that whoever acts sees this enemy: it can shoot, or cast a spell."""
    if acting < 0 or not s.base[acting] or (acting < PARTY) == (figure < PARTY) or s.arc[acting] & s.base[figure]:
        return False
    return bool(RANGED[KIND[acting]]) or casts(s, acting)


def casts(s: Play, figure: int) -> bool:
    """Whether a Hero holds a spell."""
    return figure < PARTY and bool(s.sheets[figure].spells)


def reachable(s: Play, figure: int) -> int:
    """The squares on which a figure could stand after its move, Free Attacks or not (DSO-MOVE-01, DSO-DIS-01)."""
    points = points_left(s, figure)
    if not points:
        return 0
    board = board_of(s)
    start = Cell(s.cell[figure])
    if SIZE[KIND[figure]] > 1:
        squares = 0
        for anchor in {spot[0] for spot in reach_of(s, figure, True).spots}:
            squares |= base(board.floor.grid, Cell(anchor), SIZE[KIND[figure]])
        return squares & ~s.base[figure]
    free = s.ground & ~(s.high | s.low | squares_of_others(s, figure) | no_stopping(s, figure) | s.base[figure])
    if not ETHEREAL[KIND[figure]]:
        return reach(board.terrain, start, points, ~enterable(s, figure)) & free
    squares = 0
    for wave in waves(board.ghostly, 1 << start, points):
        squares |= wave
    return squares & free


def points_left(s: Play, figure: int) -> int:
    """What it may still move in its turn, or in its next one."""
    turn = s.turns[-1] if s.turns else None
    if turn is None or turn.figure != figure:
        return move_allowance(s, figure)
    return 0 if turn.stage == MOVED else turn.points
