"""Boards drawn as text: read and printed for content files, scenarios and tests.

A map of w × h cells is 2h + 1 lines of 2w + 1 characters, both counted from 0. Characters with odd
line and odd column are cells. Those with odd line and even column are edges between east and west,
those with even line and odd column edges between north and south. The rest are corners, `+` or
blank, and mean nothing.

    +-+-+-+
    |. . .|      three cells in each row,
    +-+d+ +      a wall and a door below the first two,
    |A #|
    +-+-+        a void cell at the end of the second row

`|` and `-` are walls, a blank edge is free, every other character is a *mark* whose meaning belongs
to the game (`d` a closed door, `~` a moat). A blank cell is void, every other character a mark
(`.` by custom the plain floor). Short lines are filled up with blanks; an empty first line is not
part of the map. An edge to a void cell or to the outside is a wall whatever the map shows there.
"""

from __future__ import annotations

from typing import Final

from flambeau.parts.grid import Cell, Edge, Grid, cells_of, grid_of

VOID: Final = " "
FREE: Final = " "
WALL_UPRIGHT: Final = "|"
WALL_LEVEL: Final = "-"


class MapError(ValueError):
    """A text map that cannot be read; line and column are counted from 1, as editors do."""

    def __init__(self, line: int, column: int, reason: str) -> None:
        super().__init__(f"line {line}, column {column}: {reason}")
        self.line: Final = line
        self.column: Final = column
        self.reason: Final = reason


class TextMap:
    """A board read from text: its grid, one mark per cell and one mark per edge."""

    def __init__(self, grid: Grid, cell_marks: str, edge_marks: str) -> None:
        if len(cell_marks) != grid.size or len(edge_marks) != 2 * grid.size:
            raise ValueError("a map needs one mark per cell and one per edge number")
        self.grid: Final = grid
        self.cell_marks: Final = cell_marks
        self.edge_marks: Final = edge_marks
        self.void: Final = self.cells(VOID)
        self.walls: Final = self.edges(WALL_UPRIGHT + WALL_LEVEL) | grid.edges_of(self.void) | grid.rim

    def cells(self, marks: str) -> int:
        """The mask of cells that carry one of these marks."""
        mask = 0
        for cell, mark in enumerate(self.cell_marks):
            if mark in marks:
                mask |= 1 << cell
        return mask

    def edges(self, marks: str) -> int:
        """The mask of inner edges that carry one of these marks."""
        mask = 0
        for edge, mark in enumerate(self.edge_marks):
            if mark in marks:
                mask |= 1 << edge
        return mask & self.grid.inner

    def cell(self, mark: str) -> Cell:
        """The one cell that carries this mark."""
        found = cells_of(self.cells(mark))
        if len(found) != 1:
            raise ValueError(f"the mark {mark!r} stands on {len(found)} cells of the map, not on one")
        return found[0]

    def text(self, over: dict[Cell, str] | None = None) -> str:
        """The map as text, with other marks laid over some cells (figures, for example)."""
        marks = list(self.cell_marks)
        if over is not None:
            for cell, mark in over.items():
                marks[cell] = mark
        return _printed(self.grid, "".join(marks), self.edge_marks)


def parse_map(text: str, cell_marks: str | None = None, edge_marks: str | None = None) -> TextMap:
    """The board that a text map shows; marks outside the two given alphabets are refused."""
    lines = _lines(text)
    width = max(len(line) for line in lines) // 2
    height = len(lines) // 2
    if not width or not height:
        raise MapError(1, 1, "the map has no cell")
    lines = [line.ljust(2 * width + 1) for line in lines]
    if len(lines) < 2 * height + 1:
        lines.append(" " * (2 * width + 1))
    grid = grid_of(width, height)
    cells = [VOID] * grid.size
    edges = _bare_edges(grid, grid.rim)
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            if row % 2 and column % 2:
                _check(row, column, mark, VOID, cell_marks, "cell")
                cells[row // 2 * width + column // 2] = mark
            elif row % 2:
                _check(row, column, mark, FREE + WALL_UPRIGHT, edge_marks, "side between east and west")
                if 0 < column < 2 * width:
                    edges[row // 2 * width + column // 2 - 1] = mark
            elif column % 2:
                _check(row, column, mark, FREE + WALL_LEVEL, edge_marks, "side between north and south")
                if 0 < row < 2 * height:
                    edges[grid.size + (row // 2 - 1) * width + column // 2] = mark
            elif mark not in "+ ":
                raise MapError(row + 1, column + 1, f"{mark!r} stands on a corner")
    return TextMap(grid, "".join(cells), "".join(edges))


def parse_marks(text: str, grid: Grid, marks: str | None = None) -> str:
    """One mark per cell, read from h lines of w characters (zones, tiles, levels)."""
    lines = _lines(text)
    if len(lines) != grid.height:
        raise MapError(len(lines), 1, f"{len(lines)} lines where the board has {grid.height} rows")
    for row, line in enumerate(lines):
        if len(line) > grid.width:
            raise MapError(row + 1, grid.width + 1, f"longer than the {grid.width} cells of a row")
        for column, mark in enumerate(line):
            if marks is not None and mark not in marks:
                raise MapError(row + 1, column + 1, f"{mark!r} is not one of {marks!r}")
    return "".join([line.ljust(grid.width) for line in lines])


def draw_map(grid: Grid, walls: int, cell_marks: str, edge_marks: dict[Edge, str] | None = None) -> str:
    """The text map of a board given by its walls, the marks of its cells and marks of some edges."""
    edges = _bare_edges(grid, walls)
    if edge_marks is not None:
        for edge, mark in edge_marks.items():
            edges[edge] = mark
    return _printed(grid, cell_marks, "".join(edges))


def _bare_edges(grid: Grid, walls: int) -> list[str]:
    """One mark per edge number: a wall or free."""
    upright = [WALL_UPRIGHT if walls >> edge & 1 else FREE for edge in range(grid.size)]
    level = [WALL_LEVEL if walls >> edge & 1 else FREE for edge in range(grid.size, 2 * grid.size)]
    return upright + level


def _lines(text: str) -> list[str]:
    """The lines of a map, without an empty first line and without empty lines at the end."""
    lines = text.split("\n")
    if not lines[0]:
        lines = lines[1:]
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise MapError(1, 1, "the map is empty")
    return lines


def _check(row: int, column: int, mark: str, common: str, allowed: str | None, what: str) -> None:
    """Refuse a mark that this kind of place cannot carry."""
    if mark in common:
        return
    if allowed is None:
        fits = what == "cell" or mark not in "+-|"
    else:
        fits = mark in allowed
    if not fits:
        raise MapError(row + 1, column + 1, f"{mark!r} cannot stand here, on the place of a {what}")


def _printed(grid: Grid, cell_marks: str, edge_marks: str) -> str:
    """The lines of a map; the outline is drawn round every cell that is not void."""
    width, size = grid.width, grid.size
    lines = ["+" + "+".join([WALL_LEVEL if mark != VOID else FREE for mark in cell_marks[:width]]) + "+"]
    for first in range(0, size, width):
        row = [WALL_UPRIGHT if cell_marks[first] != VOID else FREE]
        below = ["+"]
        for cell in range(first, first + width):
            mark = cell_marks[cell]
            at_end = cell == first + width - 1
            east = WALL_UPRIGHT if mark != VOID else FREE
            south = WALL_LEVEL if mark != VOID else FREE
            row.append(mark + (east if at_end else edge_marks[cell]))
            below.append((south if cell + width >= size else edge_marks[size + cell]) + "+")
        lines.append("".join(row).rstrip())
        lines.append("".join(below))
    return "\n".join(lines) + "\n"
