"""The fixture board F1 of the Dungeon Saga ledger, with its doors open or closed."""

from __future__ import annotations

from flambeau.parts.grid import Cell, grid_of
from flambeau.parts.maps import parse_map
from flambeau.parts.terrain import ONE_FLANK, Terrain, terrain_of

F1_TEXT = """
+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . .|
+-+-+d+-+-+-+-+-+-+-+
|. . . . . .|. . . .|
+ + + + + + + + + + +
|. H . C . .|. . . .|
+ + + + + + + + + + +
|. H . . . .d. . l .|
+ + + + + + + + + + +
|. . . . . .|. . . .|
+ + + + + + + + + + +
|. . . . . .|. . . .|
+ + + + + + + + + + +
|. . . . . .s. . . #|
+-+-+-+-+-+-+-+-+-+-+
"""
F1 = parse_map(F1_TEXT, cell_marks=".HCl#", edge_marks="ds")
GRID = F1.grid
HIGH = F1.cells("H")
LOW = F1.cells("Cl")
RUBBLE = F1.cells("#")
FURNITURE = HIGH | LOW


def at(x: int, y: int) -> Cell:
    """The cell of F1 in column x and row y."""
    return GRID.cell(x, y)


D1 = GRID.edge(at(2, 0), at(2, 1))
D2 = GRID.edge(at(5, 3), at(6, 3))


def walls(*open_doors: int) -> int:
    """The blocked edges of F1 with these doors open and the secret passage hidden."""
    blocked = F1.walls | F1.edges("ds")
    for door in open_doors:
        blocked &= ~(1 << door)
    return blocked


def f1(*open_doors: int) -> Terrain:
    """F1 as Dungeon Saga walks it, with these doors open."""
    return terrain_of(GRID, walls(*open_doors), GRID.full & ~RUBBLE, ONE_FLANK)


def open_field(width: int, height: int, diagonal: int = ONE_FLANK) -> Terrain:
    """A board without any obstacle."""
    return terrain_of(grid_of(width, height), 0, -1, diagonal)
