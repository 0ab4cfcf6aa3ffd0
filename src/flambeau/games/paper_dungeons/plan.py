"""The dungeon plan: which rooms are neighbours, and what lies on the border between them.

The sheet's printed walls, moats and tunnels come from `content/plan.toml`; a dungeon card adds walls (PD-SETUP-04),
which behave exactly like printed ones (PD-MOVE-10). Everything is worked out once for each dungeon card.
"""

from __future__ import annotations

from typing import Final

from flambeau.kernel import Content, content, load
from flambeau.parts.maps import parse_map

from .box import DUNGEONS, FOLDER, HEIGHT, ROOMS, WIDTH, room_named
from .model import Room

APART: Final = 0  # no neighbours
OPEN: Final = 1
WALL: Final = 2
MOAT: Final = 3
TUNNEL: Final = 4

CROSSES_WALLS: Final = 1  # what a party can do, as bits
CROSSES_MOATS: Final = 2

ENTRANCES: Final = tuple([Room(column) for column in range(WIDTH)])  # PD-MOVE-06


@content
class Plan(Content):
    """The plan printed on the sheet, as a text map."""

    id: str
    source: str
    map: str
    tunnels: tuple[str, ...]


def printed_borders() -> list[int]:
    """The border between every two rooms (first * ROOMS + second) as printed on the sheet."""
    (plan,) = load(FOLDER / "plan.toml", "plan", Plan)
    board = parse_map(plan.map, cell_marks=".", edge_marks="~")
    meaning = {" ": OPEN, "|": WALL, "-": WALL, "~": MOAT}
    borders = [APART] * (ROOMS * ROOMS)
    for cell in range(ROOMS):
        room = (HEIGHT - 1 - cell // WIDTH) * WIDTH + cell % WIDTH  # the map's first line is the deepest row
        if cell % WIDTH < WIDTH - 1:
            set_border(borders, room, room + 1, meaning[board.edge_marks[cell]])
        if cell // WIDTH < HEIGHT - 1:
            set_border(borders, room, room - WIDTH, meaning[board.edge_marks[ROOMS + cell]])
    for pair in plan.tunnels:
        left, right = ends(pair)
        set_border(borders, left, right, TUNNEL)  # PD-MOVE-11
    return borders


def set_border(borders: list[int], one: int, other: int, kind: int) -> None:
    """A border has two sides."""
    borders[one * ROOMS + other] = borders[other * ROOMS + one] = kind


def ends(pair: str) -> tuple[Room, Room]:
    """The two rooms of a border written "B2-C2"."""
    one, other = pair.split("-")
    return room_named(one), room_named(other)


def borders_with(walls: tuple[str, ...]) -> tuple[int, ...]:
    """The borders of the sheet after a dungeon card's walls were copied (PD-SETUP-04)."""
    borders = list(PRINTED_BORDERS)
    for pair in walls:
        one, other = ends(pair)
        set_border(borders, one, other, WALL)
    return tuple(borders)


def may_cross(border: int, abilities: int) -> bool:
    """Whether a party with these abilities can pass a border (PD-MOVE-07 to -12)."""
    if border == WALL:
        return abilities & CROSSES_WALLS > 0
    if border == MOAT:
        return abilities & CROSSES_MOATS > 0
    return border != APART


def exits(borders: tuple[int, ...], room: int, abilities: int) -> tuple[Room, ...]:
    """The rooms that one step can reach from a room."""
    first = room * ROOMS
    return tuple([Room(to) for to in range(ROOMS) if may_cross(borders[first + to], abilities)])


PRINTED_BORDERS: Final = tuple(printed_borders())
BORDERS: Final = tuple([borders_with(card.walls) for card in DUNGEONS])  # by dungeon card
MONSTER_ROOMS: Final = tuple([tuple([room_named(name) for name in card.monster_rooms]) for card in DUNGEONS])
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
