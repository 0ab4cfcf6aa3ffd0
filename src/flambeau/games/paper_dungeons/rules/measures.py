"""What missions and objectives count: each measure is a number read from one sheet (ledger, content 5).

No measure ever falls, but for the points from monsters (PD-RULING-73).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..box import MINION_LEVEL
from ..geometry import HEIGHT, ROOMS, WIDTH, room_named
from ..model import STAGES, Play, Sheet, life
from ..plan import MONSTER_ROOMS

# Sets of rooms (PD-RULING-56, PD-RULING-75).
ROWS: Final = tuple([((1 << WIDTH) - 1) << (row * WIDTH) for row in range(HEIGHT)])
COLUMN_SETS: Final = tuple([sum([1 << room for room in range(column, ROOMS, WIDTH)]) for column in range(WIDTH)])
CORNERS: Final = sum([1 << room_named(name) for name in ("A1", "F1", "A7", "F7")])
EDGES: Final = COLUMN_SETS[0] | COLUMN_SETS[-1] | ROWS[0] | ROWS[-1]


def minions(s: Play, sheet: Sheet, of: int) -> int:
    """Minions defeated or eliminated."""
    return sheet.minions.bit_count()


def minions_of_level(s: Play, sheet: Sheet, of: int) -> int:
    """Minions of one printed level. PD-RULING-72."""
    return len([n for n, level in enumerate(MINION_LEVEL) if level == of and sheet.minions >> n & 1])


def minion_levels(s: Play, sheet: Sheet, of: int) -> int:
    """Different printed levels among the minions crossed out. PD-RULING-72."""
    return len({level for n, level in enumerate(MINION_LEVEL) if sheet.minions >> n & 1})


def heroes_at(s: Play, sheet: Sheet, of: int) -> int:
    """Heroes at this level or higher. PD-RULING-55."""
    return len([level for level in sheet.levels if level >= of])


def life_column(s: Play, sheet: Sheet, of: int) -> int:
    """The sum of hero levels, not reduced by damage. PD-RULING-55."""
    return life(sheet)


def potions(s: Play, sheet: Sheet, of: int) -> int:
    """Potions gained, used or not. PD-POTION-07."""
    return sheet.potions


def items(s: Play, sheet: Sheet, of: int) -> int:
    """Items completed."""
    return sheet.stages.count(STAGES)


def gems(s: Play, sheet: Sheet, of: int) -> int:
    """Gem boxes checked. PD-GEM-16."""
    return sheet.gem_boxes


def rooms(s: Play, sheet: Sheet, of: int) -> int:
    """Different rooms visited. PD-RULING-57."""
    return sheet.visited.bit_count()


def full_rows(s: Play, sheet: Sheet, of: int) -> int:
    """Rows completely visited."""
    return len([row for row in ROWS if sheet.visited & row == row])


def full_columns(s: Play, sheet: Sheet, of: int) -> int:
    """Columns completely visited."""
    return len([column for column in COLUMN_SETS if sheet.visited & column == column])


def columns_with(s: Play, sheet: Sheet, of: int) -> int:
    """Columns with at least so many rooms visited."""
    return len([column for column in COLUMN_SETS if (sheet.visited & column).bit_count() >= of])


def corners(s: Play, sheet: Sheet, of: int) -> int:
    """Corner rooms visited. PD-RULING-56."""
    return (sheet.visited & CORNERS).bit_count()


def edges(s: Play, sheet: Sheet, of: int) -> int:
    """Edge rooms visited. PD-RULING-56."""
    return (sheet.visited & EDGES).bit_count()


def monster_rooms(s: Play, sheet: Sheet, of: int) -> int:
    """Rooms of the three monsters visited. PD-MONSTER-03."""
    return len([room for room in MONSTER_ROOMS[s.dungeon] if sheet.visited >> room & 1])


def traps(s: Play, sheet: Sheet, of: int) -> int:
    """Traps triggered, each time counted. PD-RULING-54."""
    return sheet.traps


def obstacles(s: Play, sheet: Sheet, of: int) -> int:
    """Traps triggered, walls and moats crossed. PD-OBJECTIVE-C03, PD-RULING-54."""
    return sheet.traps + sheet.walls_crossed + sheet.moats_crossed


def monster_points(s: Play, sheet: Sheet, of: int) -> int:
    """Boxes A, B and C with their penalties. PD-RULING-53."""
    return sum(sheet.monster_points)


Measure = Callable[[Play, Sheet, int], int]

MEASURES: Final[dict[str, Measure]] = {
    "minions": minions,
    "minions_of_level": minions_of_level,
    "minion_levels": minion_levels,
    "heroes_at": heroes_at,
    "life": life_column,
    "potions": potions,
    "items": items,
    "gems": gems,
    "rooms": rooms,
    "full_rows": full_rows,
    "full_columns": full_columns,
    "columns_with": columns_with,
    "corners": corners,
    "edges": edges,
    "monster_rooms": monster_rooms,
    "traps": traps,
    "obstacles": obstacles,
    "monster_points": monster_points,
}
