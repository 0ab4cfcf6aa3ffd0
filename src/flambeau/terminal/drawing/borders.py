"""What stands on the borders of squares: walls with proper corners, doors, gates, moats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from flambeau.table.scene import Edge, Zone

from .canvas import Canvas
from .look import Look

if TYPE_CHECKING:
    from .squares import Size

FLAT: Final = {
    "wall": "━", "door": "═", "open": "╌", "secret": "┅", "gate": "╪", "moat": "≈", "tunnel": "○", "road": "═",
    "river": "≈", "corridor": "─",
}  # fmt: skip
UPRIGHT: Final = {
    "wall": "┃", "door": "║", "open": "╎", "secret": "┇", "gate": "╫", "moat": "≈", "tunnel": "○", "road": "║",
    "river": "≈", "corridor": "│",
}  # fmt: skip
COLOURS: Final = {"door": "legal", "open": "legal", "moat": "picked", "river": "picked", "road": "gold"}
CORNERS: Final = {
    1: "╹", 2: "╺", 3: "┗", 4: "╻", 5: "┃", 6: "┏", 7: "┣", 8: "╸", 9: "┛", 10: "━", 11: "┻", 12: "┓", 13: "┫", 14: "┳",
    15: "╋",
}  # fmt: skip
"""Where walls meet: by the arms to the north (1), east (2), south (4) and west (8)."""


def draw_borders(canvas: Canvas, zone: Zone, look: Look, size: Size, top: int, stacks: dict[str, list[str]]) -> None:
    """Draw all edges of a board; those with an id become spots, or join the stacks of their squares."""
    arms: dict[tuple[int, int], int] = {}
    cells = {(int(c.x), int(c.y)): c.id for c in zone.elements if c.kind == "cell" and not c.on}
    for edge in zone.edges:
        for x, y, flat in _pieces_of(edge):
            colour = look[COLOURS.get(edge.kind, "wall_edge")] if not edge.drawn else look.pencil
            if flat:
                _flat(canvas, edge, x, y, size, top, colour)
            else:
                _upright(canvas, edge, x, y, size, top, colour)
            if edge.kind == "wall":
                for point, arm in _ends(x, y, flat):
                    arms[point] = arms.get(point, 0) | arm
            if edge.id and flat and size.height == 1:
                for near in ((x, y), (x, y - 1)):
                    if near in cells:
                        stacks[cells[near]].insert(-1, edge.id)
    if size.height > 1:
        for (x, y), joined in arms.items():
            canvas.over(x * size.width, y * size.height + top, CORNERS[joined], look["wall_edge"], True)


def _pieces_of(edge: Edge) -> list[tuple[int, int, bool]]:
    """An edge as borders above or left of squares."""
    flat = edge.side in ("n", "s")
    x, y = edge.x + (edge.side == "e"), edge.y + (edge.side == "s")
    return [(x + step, y, True) if flat else (x, y + step, False) for step in range(edge.length)]


def _ends(x: int, y: int, flat: bool) -> list[tuple[tuple[int, int], int]]:
    if flat:
        return [((x, y), 2), ((x + 1, y), 8)]
    return [((x, y), 4), ((x, y + 1), 1)]


def _flat(canvas: Canvas, edge: Edge, x: int, y: int, size: Size, top: int, colour: str) -> None:
    column, row = x * size.width, y * size.height + top
    if size.height == 1:
        canvas.underline(column, row - 1, size.width, colour)
        return
    canvas.over(column + 1, row, FLAT.get(edge.kind, " ") * (size.width - 1), colour, True)
    if edge.id:
        canvas.spot(column + 1, row, size.width - 1, 1, (edge.id,))


def _upright(canvas: Canvas, edge: Edge, x: int, y: int, size: Size, top: int, colour: str) -> None:
    column, row = x * size.width, y * size.height + top
    first = 1 if size.height > 1 else 0
    for line in range(first, size.height):
        canvas.over(column, row + line, UPRIGHT.get(edge.kind, " "), colour, True)
    if edge.id:
        canvas.spot(column, row + first, 1, size.height - first, (edge.id,))
