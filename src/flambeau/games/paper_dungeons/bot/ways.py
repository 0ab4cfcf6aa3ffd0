"""How far apart rooms are, for every dungeon card and everything a party can cross."""

from __future__ import annotations

from typing import Final

from ..geometry import ENTRANCES, ROOMS
from ..model import Dungeon, Room
from ..plan import EXITS

FAR: Final = 99

_rows: dict[tuple[int, int, int], tuple[int, ...]] = {}


def steps_from(dungeon: Dungeon, abilities: int, room: Room) -> tuple[int, ...]:
    """The number of steps from a room (or from outside) to every other."""
    key = (dungeon, abilities, room)
    found = _rows.get(key)
    if found is None:
        found = _rows[key] = _walked(dungeon, abilities, room)
    return found


def _walked(dungeon: Dungeon, abilities: int, room: Room) -> tuple[int, ...]:
    steps = [FAR] * ROOMS
    edge: list[Room] = [room] if room >= 0 else list(ENTRANCES)
    count = 0 if room >= 0 else 1
    exits = EXITS[dungeon][abilities]
    while edge:
        for here in edge:
            steps[here] = count
        edge = list({to for here in edge for to in exits[here] if steps[to] == FAR})
        count += 1
    return tuple(steps)
