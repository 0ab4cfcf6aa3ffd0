"""Ranges and ways: which Rooms are near, in sight, on the path (TED-RANGE, TED-RULING-30, TED-RULING-31, TED-RULING-40,
TED-RULING-52).

The revealed cards with their corridors make a `Floor`; floors are remembered by content, so that distances are counted
once for all matches that have the same dungeon. The Lair is a Room of its own: enemies walk in and out through the Lair
Door (`trail`), but no range and no sight crosses its boundary (`within`, `sight`).
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Cell, cells_of
from flambeau.parts.paths import waves
from flambeau.parts.sight import straight_sight
from flambeau.parts.terrain import ORTHOGONAL, Terrain, terrain_of

from ..cards import Foe, Hero
from ..model import GRID, LAIR, SQUARES, Play
from ..powers import Power
from ..vocabulary import PATH, SAME_ROOM

FAR: Final = 99
_REMEMBERED: Final = 4096


class Floor:
    """The revealed Rooms and the paths between them."""

    __slots__ = ("_rings", "_seen", "_steps", "_trails", "_within", "joined", "open")

    def __init__(self, walls: int, ground: int, door: int) -> None:
        self.open: Terrain = terrain_of(GRID, walls, ground)
        self.joined: Terrain = self.open
        self._rings: dict[int, list[int]] = {}
        self._trails: dict[int, list[int]] = self._rings
        if ground >> LAIR & 1:  # in Act 1 there is no Lair, and both are the same
            self.joined = terrain_of(GRID, walls, ground, ORTHOGONAL, ((Cell(door), LAIR),))
            self._trails = {}
        self._within: dict[int, int] = {}
        self._seen: dict[int, int] = {}
        self._steps: dict[int, list[Cell]] = {}

    def rings(self, room: int) -> list[int]:
        """The masks of Rooms exactly 0, 1, 2 … away by path, on this side of the Lair's boundary."""
        found = self._rings.get(room)
        if found is None:
            found = self._rings[room] = waves(self.open, 1 << room)
        return found

    def trail(self, room: int) -> list[int]:
        """The same for walking enemies, who cross the boundary (TED-RULING-40, TED-RULING-42)."""
        found = self._trails.get(room)
        if found is None:
            found = self._trails[room] = waves(self.joined, 1 << room)
        return found

    def within(self, room: int, most: int) -> int:
        """The mask of Rooms at most so far away by path, the Room itself included (TED-RANGE-04, TED-RULING-31)."""
        key = room << 3 | most
        found = self._within.get(key)
        if found is None:
            found = 0
            for ring in self.rings(room)[: most + 1]:
                found |= ring
            self._within[key] = found
        return found

    def sight(self, room: int, most: int) -> int:
        """The mask of Rooms in line of sight, the Room itself left out (TED-RANGE-03, TED-RULING-30)."""
        key = room << 3 | most
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = straight_sight(self.open, Cell(room), most)
        return found

    def steps(self, room: int) -> list[Cell]:
        """The Rooms joined to this one by a path (TED-MOVE-02)."""
        found = self._steps.get(room)
        if found is None:
            found = self._steps[room] = cells_of(self.open.near(Cell(room)))
        return found

    def distance(self, a: int, b: int) -> int:
        """How many Rooms apart, by path."""
        for steps, ring in enumerate(self.rings(a)):
            if ring >> b & 1:
                return steps
        return FAR


_FLOORS: Final[dict[tuple[int, int, int], Floor]] = {}


def floor_of(s: Play) -> Floor:
    """The floor of this position."""
    key = (s.walls, s.ground, s.door)
    found = _FLOORS.get(key)
    if found is None:
        if len(_FLOORS) >= _REMEMBERED:
            _FLOORS.clear()
        found = _FLOORS[key] = Floor(s.walls, s.ground, s.door)
    return found


def room_of(cell: Cell) -> Cell:
    """The Room of a square: the Boss board is one large Room (TED-LAIR-02)."""
    return cell if cell < SQUARES else LAIR


def reach_of(s: Play, cell: Cell, power: Power) -> int:
    """The mask of Rooms that a deed used from here can reach."""
    return reach_on(floor_of(s), cell, power)


def reach_on(floor: Floor, cell: Cell, power: Power) -> int:
    """The mask of Rooms that a deed used from here can reach on this floor (TED-RANGE-01, TED-RANGE-02, TED-RANGE-03,
    TED-RANGE-04, TED-RANGE-05)."""
    if cell >= SQUARES:
        return 1 << LAIR  # every attack from a Hero space is in range (TED-BATK-01), none goes out (TED-RULING-52)
    if power.scope == SAME_ROOM:
        return 1 << cell
    return floor.within(cell, power.reach) if power.scope == PATH else floor.sight(cell, power.reach)


def foes_in(s: Play, rooms: int) -> list[Foe]:
    """The enemies in these Rooms, in the order in which they act."""
    foe_at = s.foe_at
    return [foe for foe in s.foes if rooms >> foe_at[foe] & 1]


def heroes_in(s: Play, rooms: int) -> list[Hero]:
    """All Heroes in these Rooms, unconscious ones too, in turn order."""
    return [hero for hero in s.order if rooms >> room_of(s.heroes[hero].cell) & 1]


def conscious_in(s: Play, rooms: int) -> list[Hero]:
    """The conscious Heroes in these Rooms, in turn order."""
    found = []
    for hero, adventurer in s.heroes.items():
        if adventurer.health:
            cell = adventurer.cell
            if rooms >> (cell if cell < SQUARES else LAIR) & 1:
                found.append(hero)
    return found


def standing(s: Play) -> int:
    """The mask of Rooms with a conscious Hero."""
    rooms = 0
    for adventurer in s.heroes.values():
        if adventurer.health:
            cell = adventurer.cell
            rooms |= 1 << (cell if cell < SQUARES else LAIR)
    return rooms


def faces(s: Play, foe: Foe, hero: Hero) -> bool:
    """Whether an enemy is in the Hero's Room or has it in line of sight, however far (TED-CTR-01, TED-RULING-30)."""
    at, room = s.foe_at[foe], room_of(s.heroes[hero].cell)
    return at == room or (room != LAIR and floor_of(s).sight(room, 7) >> at & 1 == 1)
