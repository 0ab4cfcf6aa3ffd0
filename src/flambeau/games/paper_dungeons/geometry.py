"""Rooms, the borders between them, and which of them can be reached: what the two text maps mean.

The sheet's plan prints walls, moats and tunnels; a dungeon card adds walls (PD-SETUP-04) and the rooms of the three
monsters (PD-SETUP-05). Rooms are numbered from A1 on, row by row (PD-RULING-06).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.parts.maps import MapError, TextMap, parse_map

from .cards import DungeonCard, Plan
from .model import Room

COLUMNS: Final = "ABCDEF"
WIDTH: Final = 6
HEIGHT: Final = 7
ROOMS: Final = WIDTH * HEIGHT

APART: Final = 0  # no neighbours
OPEN: Final = 1
WALL: Final = 2
MOAT: Final = 3
TUNNEL: Final = 4

CROSSES_WALLS: Final = 1  # what a party can do, as bits
CROSSES_MOATS: Final = 2

ENTRANCES: Final = tuple([Room(column) for column in range(WIDTH)])  # PD-MOVE-06
MEANING: Final = {" ": OPEN, "|": WALL, "-": WALL, "~": MOAT}


def room_named(name: str) -> Room:
    """A room from its coordinates: A1 is the first entrance, F7 the last room of the deepest row (PD-RULING-06)."""
    if len(name) != 2 or name[0] not in COLUMNS or not "1" <= name[1] <= str(HEIGHT):
        raise ValueError(f"there is no room {name!r}")
    return Room((int(name[1]) - 1) * WIDTH + COLUMNS.index(name[0]))


def room_name(room: int) -> str:
    """The coordinates of a room."""
    return f"{COLUMNS[room % WIDTH]}{room // WIDTH + 1}"


def ends(pair: str) -> tuple[Room, Room]:
    """The two rooms of a border written "B2-C2"."""
    one, dash, other = pair.partition("-")
    if not dash:
        raise ValueError(f"a border is written A3-F3, not {pair!r}")
    return room_named(one), room_named(other)


def drawn(text: str, cell_marks: str, edge_marks: str) -> TextMap:
    """A text map of the size of the sheet."""
    board = parse_map(text, cell_marks=cell_marks, edge_marks=edge_marks)
    if (board.grid.width, board.grid.height) != (WIDTH, HEIGHT):
        raise MapError(1, 1, f"{board.grid.width} by {board.grid.height} rooms instead of {WIDTH} by {HEIGHT}")
    if board.void:
        raise MapError(1, 1, f"{board.void.bit_count()} rooms are blank")
    return board


def room_of(cell: int) -> Room:
    """The room of a map's cell: its first line is the deepest row."""
    return Room((HEIGHT - 1 - cell // WIDTH) * WIDTH + cell % WIDTH)


def borders_drawn(board: TextMap) -> list[tuple[Room, Room, int]]:
    """Every two neighbours with what is drawn between them."""
    found: list[tuple[Room, Room, int]] = []
    for cell in range(ROOMS):
        room = room_of(cell)
        if cell % WIDTH < WIDTH - 1:
            found.append((room, Room(room + 1), MEANING[board.edge_marks[cell]]))
        if cell // WIDTH < HEIGHT - 1:
            found.append((room, Room(room - WIDTH), MEANING[board.edge_marks[ROOMS + cell]]))
    return found


def printed_borders(plan: Plan) -> tuple[int, ...]:
    """The border between every two rooms (first * ROOMS + second) as printed on the sheet."""
    borders = [APART] * (ROOMS * ROOMS)
    for one, other, kind in borders_drawn(drawn(plan.map, ".", "~")):
        set_border(borders, one, other, kind)
    for pair in plan.tunnels:
        left, right = ends(pair)
        set_border(borders, left, right, TUNNEL)  # PD-MOVE-11
    return tuple(borders)


def set_border(borders: list[int], one: int, other: int, kind: int) -> None:
    """A border has two sides."""
    borders[one * ROOMS + other] = borders[other * ROOMS + one] = kind


def card_map(card: DungeonCard) -> TextMap:
    """The map of a dungeon card."""
    return drawn(card.map, ".123", "")


def card_walls(card: DungeonCard) -> list[tuple[Room, Room]]:
    """The walls that a dungeon card adds (PD-SETUP-04)."""
    return [(one, other) for one, other, kind in borders_drawn(card_map(card)) if kind == WALL]


def monster_rooms(card: DungeonCard) -> tuple[Room, ...]:
    """The rooms of monsters 1, 2 and 3 (PD-SETUP-05)."""
    board = card_map(card)
    return tuple([room_of(board.cell(number)) for number in "123"])


def borders_with(printed: Sequence[int], walls: Sequence[tuple[Room, Room]]) -> tuple[int, ...]:
    """The borders of the sheet after a dungeon card's walls were copied (PD-SETUP-04)."""
    borders = list(printed)
    for one, other in walls:
        set_border(borders, one, other, WALL)
    return tuple(borders)


def may_cross(border: int, abilities: int) -> bool:
    """Whether a party with these abilities can pass a border (PD-MOVE-07, PD-MOVE-08, PD-MOVE-09, PD-MOVE-10,
    PD-MOVE-11, PD-MOVE-12)."""
    if border == WALL:
        return abilities & CROSSES_WALLS > 0
    if border == MOAT:
        return abilities & CROSSES_MOATS > 0
    return border != APART


def exits(borders: Sequence[int], room: int, abilities: int) -> tuple[Room, ...]:
    """The rooms that one step can reach from a room."""
    first = room * ROOMS
    return tuple([Room(to) for to in range(ROOMS) if may_cross(borders[first + to], abilities)])


def reached(borders: Sequence[int], start: int, abilities: int = 0) -> set[int]:
    """All rooms that a party can walk to from here."""
    found, edge = {start}, [start]
    while edge:
        edge = [to for room in edge for to in exits(borders, room, abilities) if to not in found]
        found.update(edge)
    return found
