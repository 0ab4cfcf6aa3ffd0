"""The floor plan of a quest: squares, printed walls, zones, tiles. Everybody knows it from setup (DSO-RULING-221).

All boards are laid into one grid of 20 by 16, so that a square has the same number, and the same name, in every
quest: A1 is the north-west corner, T16 the last square there is.
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Grid, mask_of
from flambeau.parts.maps import TextMap

WIDTH: Final = 20
HEIGHT: Final = 16
COLUMNS: Final = "ABCDEFGHIJKLMNOPQRST"
CELL_MARKS: Final = ".#HlC"
DOOR_MARKS: Final = "dok"  # closed, open from the start, locked
PASSAGE_MARK: Final = "s"


def cell_name(cell: int) -> str:
    """A square by column and row."""
    return f"{COLUMNS[cell % WIDTH]}{cell // WIDTH + 1}"


def edge_name(edge: int, size: int = WIDTH * HEIGHT) -> str:
    """An edge by the two squares it divides."""
    if edge < size:
        return f"{cell_name(edge)}–{cell_name(edge + 1)}"
    return f"{cell_name(edge - size)}–{cell_name(edge - size + WIDTH)}"


class Floor:
    """The tiles as they lie on the table."""

    __slots__ = (
        "cells", "columns", "grid", "is_room", "left", "name", "rows", "sides", "tile_of", "top", "walls", "zone_cells",
        "zone_of", "zones",
    )  # fmt: skip

    def __init__(self, name: str, drawn: TextMap, zones: str, tiles: str) -> None:
        grid = drawn.grid
        self.name: Final = name
        self.grid: Final[Grid] = grid
        self.cells: Final = grid.full & ~drawn.void
        # Doors and passages are set in walls: without them the plan shows wall there.
        self.walls: Final = drawn.walls | drawn.edges(DOOR_MARKS + PASSAGE_MARK)
        self.zones: Final = "".join(sorted(set(zones) - {"-", " "}))
        self.zone_of: Final[tuple[int, ...]] = tuple([self.zones.find(mark) for mark in zones])
        self.zone_cells: Final[tuple[int, ...]] = tuple(
            [mask_of([c for c in grid.cells if zones[c] == mark]) for mark in self.zones]
        )
        # Upper case is a room, lower case a corridor (DSO-BOARD-02).
        self.is_room: Final[tuple[bool, ...]] = tuple([mark.isupper() for mark in self.zones])
        self.tile_of: Final[tuple[int, ...]] = tuple([int(mark) if mark.isdigit() else 0 for mark in tiles])
        # The inner edges on the four sides of each square.
        self.sides: Final[tuple[int, ...]] = tuple([grid.edges_of(1 << c) for c in grid.cells])
        used = [grid.at(c) for c in grid.cells if self.cells >> c & 1]
        # The part of the grid that this quest uses.
        self.left: Final = min([x for x, _ in used], default=0)
        self.top: Final = min([y for _, y in used], default=0)
        self.columns: Final = 1 + max([x for x, _ in used], default=0) - self.left
        self.rows: Final = 1 + max([y for _, y in used], default=0) - self.top

    def place(self, cell: int) -> tuple[int, int]:
        """Column and row of a square, counted from the corner of what this quest uses."""
        return cell % WIDTH - self.left, cell // WIDTH - self.top
