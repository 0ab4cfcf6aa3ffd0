"""Board, figures, arcs: where everything stands (DSO-BOARD, DSO-ARC, DSO-LARGE-01, DSO-LARGE-02, DSO-LARGE-03,
DSO-LARGE-04).

A `Board` is what walls, doors and the revealed squares make of the floor; matches that stand alike share one.
Figures are moved only by the functions of this file: they keep the masks of the state true.
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.figures import base, front_arc, is_behind
from flambeau.parts.grid import Cell, Direction
from flambeau.parts.large import LargeWays, large_ways_of
from flambeau.parts.sight import Vista, vista_of
from flambeau.parts.terrain import ANY_CORNER, ONE_FLANK, Terrain, terrain_of

from ..box import (
    BEHAVIOUR,
    BEHAVIOUR_NAMES,
    BEHAVIOURS,
    HERO_FIGURES,
    KIND,
    MINIATURES,
    MOST_HP,
    PARTY,
    SIZE,
    Behaviour,
    Figure,
)
from ..model import NOWHERE, Play
from ..quest import Floor, floor_of


class Board:
    """The floor with its present walls and ground, and tables over it; get one from `board_of`."""

    __slots__ = (
        "_arcs",
        "_large_arcs",
        "_steps",
        "_vistas",
        "_ways",
        "floor",
        "ghostly",
        "ground",
        "near",
        "open",
        "terrain",
    )

    def __init__(self, floor: Floor, ground: int, open_: int) -> None:
        grid = floor.grid
        self.floor: Final = floor
        self.ground: Final = ground
        self.open: Final = open_
        # A diagonal needs one free flank; closed doors and hidden passages are wall (DSO-RULING-02, DSO-RULING-03,
        # DSO-RULING-06).
        self.terrain: Final = terrain_of(grid, floor.walls & ~open_, ground, ONE_FLANK)
        self.near: Final[list[int]] = [self.terrain.near(c) for c in grid.cells]
        self.ghostly: Final[Terrain] = terrain_of(grid, 0, -1, ANY_CORNER)  # nothing stops an Ethereal figure
        self._arcs: Final[list[int]] = [-1] * (4 * grid.size)
        self._large_arcs: Final[list[int]] = [-1] * (4 * grid.size)
        self._steps: Final[dict[int, int]] = {}
        self._ways: LargeWays | None = None
        self._vistas: Final[dict[int, Vista]] = {}

    def arc(self, cell: int, facing: int, size: int) -> int:
        """The Front Arc of a figure here (DSO-ARC-01, DSO-LARGE-02), cut by walls (DSO-ARC-05)."""
        table = self._arcs if size == 1 else self._large_arcs
        place = 4 * cell + facing
        found = table[place]
        if found < 0:
            found = table[place] = front_arc(self.terrain, Cell(cell), Direction(facing), size)
        return found

    def steps(self, cell: int, enterable: int) -> int:
        """The squares one step away over these enterable ones, by DSO-MOVE-02 and DSO-RULING-03."""
        key = (enterable & self.near[cell]) << 9 | cell
        found = self._steps.get(key)
        if found is None:
            found = self._steps[key] = self.terrain.spread(1 << cell, enterable & self.near[cell])
        return found

    def ways(self) -> LargeWays:
        """How large figures move here; open doors are thresholds (DSO-RULING-87)."""
        if self._ways is None:
            self._ways = large_ways_of(self.terrain, self.open)
        return self._ways

    def vista(self, high: int) -> Vista:
        """Lines of sight past walls, closed doors, Rubble, void and this high furniture (DSO-LOS-03, DSO-LOS-04,
        DSO-LOS-05, DSO-LOS-06)."""
        found = self._vistas.get(high)
        if found is None:
            grid = self.floor.grid
            found = self._vistas[high] = vista_of(grid, grid.full & ~self.ground | high, self.terrain.walls)
        return found


_REMEMBERED: Final = 512
_BOARDS: Final[dict[tuple[str, int, int], Board]] = {}
_LAST: Final[list[Board]] = []  # the board asked for last: mostly it is asked for again


def board_of(s: Play) -> Board:
    """The board as it stands."""
    if _LAST:
        last = _LAST[0]
        if last.ground == s.ground and last.open == s.open and last.floor.name == s.quest:
            return last
    found = _BOARDS.get((s.quest, s.ground, s.open))
    if found is None:
        if len(_BOARDS) >= _REMEMBERED:
            _BOARDS.clear()
        found = _BOARDS[s.quest, s.ground, s.open] = Board(floor_of(s.quest), s.ground, s.open)
    _LAST[:] = [found]
    return found


def place(s: Play, figure: int, cell: int, facing: int, tags: int = 0, style: int = -1) -> None:
    """Put a figure on the board; Monsters are numbered in the order of placing (DSO-RULING-179)."""
    s.cell[figure], s.facing[figure] = cell, facing
    if figure >= PARTY:
        s.monsters = (*s.monsters, figure)
        s.tag[figure], s.style[figure], s.used[figure] = tags, style, False
        s.lost[figure] = 0  # a Boss comes at full HP, DSO-DMG-03
    _stand(s, figure)


def lift(s: Play, figure: int) -> None:
    """Take a figure off the board."""
    s.cell[figure] = NOWHERE
    s.base[figure] = s.arc[figure] = 0
    if figure >= PARTY:
        s.monsters = tuple([m for m in s.monsters if m != figure])
    _recount(s, figure)


def move_to(s: Play, figure: int, cell: int) -> None:
    """Move a figure; it keeps its facing until its move ends (DSO-RULING-15)."""
    if figure < PARTY:
        tiles = floor_of(s.quest).tile_of
        if tiles[cell] != tiles[s.cell[figure]]:
            s.sheets[figure].came = s.cell[figure]  # its trail, DSO-RULING-166
    s.cell[figure] = cell
    _stand(s, figure)


def turn_to(s: Play, figure: int, facing: int) -> None:
    """Turn a figure."""
    s.facing[figure] = facing
    s.arc[figure] = board_of(s).arc(s.cell[figure], facing, SIZE[KIND[figure]])


def lay_down(s: Play, hero: int) -> None:
    """An Exhausted Hero lies in its square and has no Arcs (DSO-REV-01, DSO-RULING-37)."""
    s.arc[hero] = 0


def look_again(s: Play) -> None:
    """After a change of walls or ground every Front Arc is measured anew."""
    board = board_of(s)
    for figure in range(MINIATURES):
        if s.cell[figure] >= 0 and not (figure < PARTY and not s.sheets[figure].hp):
            s.arc[figure] = board.arc(s.cell[figure], s.facing[figure], SIZE[KIND[figure]])


def _stand(s: Play, figure: int) -> None:
    size = SIZE[KIND[figure]]
    board = board_of(s)
    cell = s.cell[figure]
    s.base[figure] = 1 << cell if size == 1 else base(board.floor.grid, Cell(cell), size)
    s.arc[figure] = board.arc(cell, s.facing[figure], size)
    _recount(s, figure)


def _recount(s: Play, figure: int) -> None:
    # A figure on its way may share a friend's square: its old squares cannot just be struck out.
    covered = s.base
    mask = 0
    if figure < PARTY:
        for other in HERO_FIGURES:
            mask |= covered[other]
        s.hero_cells = mask
    else:
        for monster in s.monsters:
            mask |= covered[monster]
        s.monster_cells = mask


def free_miniature(s: Play, kind: int) -> int:
    """A miniature of this kind that is not on the board, or -1 (DSO-RULING-28)."""
    for figure in range(PARTY, MINIATURES):
        if KIND[figure] == kind and s.cell[figure] < 0:
            return figure
    return -1


def heroes_up(s: Play) -> list[Figure]:
    """The Heroes that are neither Exhausted nor knocked out (DSO-RULING-140)."""
    return [hero for hero in HERO_FIGURES if s.sheets[hero].hp and s.base[hero]]


def heroes_in_play(s: Play) -> list[Figure]:
    """The Heroes that are not knocked out; Exhausted ones included (DSO-RULING-44)."""
    return [hero for hero in HERO_FIGURES if not s.sheets[hero].out]


def hp_left(s: Play, figure: int) -> int:
    """What a Hero or a Boss has left."""
    return s.sheets[figure].hp if figure < PARTY else MOST_HP[KIND[figure]] - s.lost[figure]


def behaviour_of(s: Play, monster: int) -> Behaviour:
    """The Behaviour card of a Monster: the one on its card, unless the quest gave it another (DSO-CARD-07,
    DSO-CARD-10)."""
    style = s.style[monster]
    return BEHAVIOURS[BEHAVIOUR[KIND[monster]] if style < 0 else BEHAVIOUR_NAMES[style]]


def is_under(s: Play, figure: int, effect: int) -> bool:
    """Whether an effect lasts on a figure."""
    return any(what == effect and whom == figure for what, whom, _ in s.lasting)


def in_contact(s: Play, figure: int) -> list[int]:
    """The enemies that are up and adjacent, whichever way they look (DSO-LARGE-11, DSO-RULING-50)."""
    beside = board_of(s).terrain.near_any(s.base[figure])
    enemies = heroes_up(s) if figure >= PARTY else s.monsters
    return [enemy for enemy in enemies if s.base[enemy] & beside]


def is_adjacent(s: Play, figure: int, cells: int) -> bool:
    """Whether a figure touches one of these squares, walls considered (DSO-RULING-02, DSO-RULING-177)."""
    near = board_of(s).near
    if SIZE[KIND[figure]] == 1:
        return near[s.cell[figure]] & cells != 0
    return board_of(s).terrain.near_any(s.base[figure]) & cells != 0


def is_in_rear(s: Play, attacker: int, target: int) -> bool:
    """Whether a figure lies wholly behind another (DSO-ARC-06, DSO-RULING-08, DSO-RULING-10)."""
    grid = floor_of(s.quest).grid
    kind = KIND[target]
    return is_behind(grid, s.base[attacker], Cell(s.cell[target]), Direction(s.facing[target]), SIZE[kind])


def zone_of(s: Play, figure: int) -> int:
    """The zone of a figure's square."""
    return floor_of(s.quest).zone_of[s.cell[figure]]


def enemies_with_in_arc(s: Play, figure: int) -> list[int]:
    """The enemy figures whose Front Arc covers this figure; one square is enough (DSO-RULING-91)."""
    covered = s.base[figure]
    arc = s.arc
    if figure < PARTY:
        return [m for m in s.monsters if arc[m] & covered]
    return [h for h in HERO_FIGURES if arc[h] & covered]
