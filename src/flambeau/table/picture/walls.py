"""Walls are higher than the floor: a lit top face, a front of bricks below it, a shadow at its foot.

Neighbouring wall cells become one outline. Walls on the borders of cells are bars with the same two faces;
doors, gates, moats, tunnels, roads and rivers lie on the same borders.
"""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.table.picture.geometry import Box
from flambeau.table.picture.pen import Pen, number
from flambeau.table.scene import Edge, Element, Zone

TOP = 0.64
"""How much of a wall cell its top face takes where the front can be seen."""


class Grid:
    """The pixels of a grid: its area and the size of a cell."""

    def __init__(self, zone: Zone, area: Box) -> None:
        self.w = min(area.w / zone.cols, area.h / zone.rows * zone.aspect)
        self.h = self.w / zone.aspect
        self.box = area.centred(self.w * zone.cols, self.h * zone.rows)

    def border(self, edge: Edge) -> tuple[float, float, float, float]:
        """The ends of a border: x1, y1, x2, y2."""
        x, y = self.box.x + edge.x * self.w, self.box.y + edge.y * self.h
        if edge.side == "e":
            x += self.w
        if edge.side == "s":
            y += self.h
        if edge.side in ("n", "s"):
            return x, y, x + self.w * edge.length, y
        return x, y, x, y + self.h * edge.length


def wall_cells(pen: Pen, cells: Sequence[tuple[Element, Box]]) -> None:
    """All wall cells of a grid: fronts first, then the top faces that merge into one."""
    walls = {(int(element.x), int(element.y)): box for element, box in cells if element.terrain == "wall"}
    if not walls:
        return
    low = {place for place in walls if (place[0], place[1] + 1) not in walls}
    with pen.group(aria_hidden="true", pointer_events="none"):
        for box in _runs(walls, low):
            bricks(pen, Box(box.x, box.y + box.h * TOP, box.w, box.h * (1 - TOP)))
            foot = Box(box.x, box.bottom, box.w, box.h * 0.2)
            pen.rect(foot, pen.fade("foot", (0, "#000", 0.5), (1, "#000", 0), how='x2="0" y2="1"'))
        for box in _runs(walls, set(walls) - low):
            pen.rect(box.inset(-0.4), coping(pen))
        for box in _runs(walls, low):
            pen.rect(Box(box.x - 0.4, box.y - 0.4, box.w + 0.8, box.h * TOP + 0.8), coping(pen))
        _top_edges(pen, walls, low)


def _runs(walls: dict[tuple[int, int], Box], places: set[tuple[int, int]]) -> list[Box]:
    """Neighbours in a row as one box each, so that no seams show."""
    boxes: list[Box] = []
    last: tuple[int, int] | None = None
    for x, y in sorted(places, key=lambda place: (place[1], place[0])):
        box = walls[x, y]
        if last == (x - 1, y):
            boxes[-1] = Box(boxes[-1].x, box.y, box.right - boxes[-1].x, box.h)
        else:
            boxes.append(box)
        last = x, y
    return boxes


def _top_edges(pen: Pen, walls: dict[tuple[int, int], Box], low: set[tuple[int, int]]) -> None:
    light, dark = pen.colour("wall_edge"), pen.colour("wall_joint")
    for box in _runs(walls, {(x, y) for x, y in walls if (x, y - 1) not in walls}):
        pen.line(box.x, box.y, box.right, box.y, dark, stroke_width=2)
    for (x, y), box in walls.items():
        bottom = box.y + box.h * (TOP if (x, y) in low else 1)
        if (x - 1, y) not in walls:
            pen.line(box.x, box.y, box.x, bottom, light, stroke_width=1.4, opacity="0.6")
        if (x + 1, y) not in walls:
            pen.line(box.right, box.y, box.right, bottom, dark, stroke_width=2)
    for box in _runs(walls, low):
        pen.line(box.x, box.y + box.h * TOP, box.right, box.y + box.h * TOP, light, stroke_width=2.2)


def coping(pen: Pen) -> str:
    """The fill of a wall's top: large blocks, hardly to be seen."""
    pattern = pen.define(
        "coping",
        '<pattern id="{id}" width="58" height="44" patternUnits="userSpaceOnUse">'
        f'<rect width="58" height="44" fill="{pen.colour("wall_top")}"/>'
        f'<path d="M0 .5h58M0 22.5h58M14.5 0v22M43.5 22v22" stroke="{pen.colour("wall_joint")}" stroke-opacity=".4"/>'
        '<path d="M0 2h13M16 2h42M0 24h42M45 24h13" stroke="#fff" stroke-opacity=".06" stroke-width="1.5"/></pattern>',
    )
    return f"url(#{pattern})"


def bricks(pen: Pen, box: Box) -> None:
    """The front of a wall."""
    pattern = pen.define(
        "bricks",
        '<pattern id="{id}" width="22" height="14" patternUnits="userSpaceOnUse">'
        f'<rect width="22" height="14" fill="{pen.colour("wall_front")}"/>'
        f'<path d="M1 1h20v5H1zM-10 8h20v5H-10zM12 8h20v5H12z" fill="{pen.colour("brick")}"/></pattern>',
    )
    pen.rect(box, f"url(#{pattern})")


def edges(pen: Pen, zone: Zone, grid: Grid) -> None:
    """Everything on the borders of cells: what is flat first, then walls from back to front, then doors."""
    order = {
        "river": 0,
        "road": 0,
        "corridor": 0,
        "moat": 1,
        "tunnel": 1,
        "secret": 2,
        "wall": 2,
        "gate": 3,
        "open": 3,
        "door": 3,
    }
    for edge in sorted(zone.edges, key=lambda edge: (order[edge.kind], edge.y, edge.x, edge.side)):
        if edge.id:
            with pen.piece(edge.id, edge.label):
                _edge(pen, edge, grid)
        else:
            _edge(pen, edge, grid)


def _edge(pen: Pen, edge: Edge, grid: Grid) -> None:
    x1, y1, x2, y2 = grid.border(edge)
    flat = edge.side in ("n", "s")
    thick = max(6.0, grid.w * 0.16)
    if edge.kind in ("wall", "secret"):
        _bar(pen, x1, y1, x2, y2, thick, flat)
        if edge.kind == "secret":
            _door(pen, x1, y1, x2, y2, thick, flat, "secret")
    elif edge.kind in ("door", "open", "gate"):
        _door(pen, x1, y1, x2, y2, thick, flat, edge.kind)
    elif edge.kind in ("moat", "tunnel"):
        _moat(pen, x1, y1, x2, y2, grid, edge.kind)
    else:
        _link(pen, x1, y1, x2, y2, grid, flat, edge.kind)


def _bar(pen: Pen, x1: float, y1: float, x2: float, y2: float, thick: float, flat: bool) -> None:
    half = thick / 2
    if flat:
        top = Box(x1 - half, y1 - thick, x2 - x1 + thick, thick * 0.95)
        front = Box(top.x, top.bottom, top.w, thick * 0.9)
        foot = Box(top.x, front.bottom, top.w, thick * 0.9)
        pen.rect(foot, pen.fade("foot", (0, "#000", 0.5), (1, "#000", 0), how='x2="0" y2="1"'))
        bricks(pen, front)
        pen.rect(top, pen.colour("wall_top"), stroke=pen.colour("wall_joint"), stroke_width=1)
        pen.line(top.x, top.bottom, top.right, top.bottom, pen.colour("wall_edge"), stroke_width=1.8)
        return
    top = Box(x1 - half, y1 - thick, thick, y2 - y1 + thick * 0.95)
    pen.rect(
        Box(top.right, y1, thick * 0.7, y2 - y1),
        pen.fade("side", (0, "#000", 0.42), (1, "#000", 0), how='x2="1" y2="0"'),
    )
    bricks(pen, Box(top.x, top.bottom, top.w, thick * 0.9))
    pen.rect(top, pen.colour("wall_top"), stroke=pen.colour("wall_joint"), stroke_width=1)
    pen.line(top.x + 0.8, top.y, top.x + 0.8, top.bottom, pen.colour("wall_edge"), stroke_width=1.4, opacity="0.75")


def _door(pen: Pen, x1: float, y1: float, x2: float, y2: float, thick: float, flat: bool, kind: str) -> None:
    long = max(x2 - x1, y2 - y1)
    cx, cy = (x1 + x2) / 2, (y1 + y2) / 2 - (thick * 0.25 if flat else 0)
    turn = 0 if flat else 90
    leaf, dark, iron = pen.colour("door"), pen.colour("door_dark"), pen.colour("iron")
    size = max(thick * 1.5, 9.0)
    with pen.group(transform=f"translate({number(cx)} {number(cy)}) rotate({turn})"):
        if kind == "secret":
            for at in (-0.2, 0, 0.2):
                pen.circle(at * long, 0, thick * 0.16, iron)
            return
        for side in (-1, 1):
            post = Box(side * long * 0.42 - thick * 0.35, -size * 0.72, thick * 0.7, size * 1.44)
            pen.rect(post, pen.colour("wall_edge"), rx=2, stroke=pen.colour("wall_joint"), stroke_width=1)
        if kind == "open":
            for side in (-1, 1):
                swung = Box(side * long * 0.34 - thick * 0.22, 0, thick * 0.44, long * 0.32)
                pen.rect(swung, leaf, rx=1.5, stroke=dark, stroke_width=1.4)
            return
        body = Box(-long * 0.36, -size / 2, long * 0.72, size)
        pen.rect(body, leaf, rx=2, stroke=dark, stroke_width=1.8)
        if kind == "gate":
            for at in range(1, 6):
                x = body.x + body.w * at / 6
                pen.line(x, body.y, x, body.bottom, iron, stroke_width=1.8)
            return
        for at in (1 / 3, 2 / 3):
            pen.line(body.x + body.w * at, body.y + 1, body.x + body.w * at, body.bottom - 1, dark, stroke_width=1.2)
        for at in (0.2, 0.8):
            pen.rect(Box(body.x + body.w * at - 1.5, body.y, 3, body.h), iron, opacity="0.8")
        pen.circle(body.cx + body.w * 0.08, 0, thick * 0.15, iron)


def _moat(pen: Pen, x1: float, y1: float, x2: float, y2: float, grid: Grid, kind: str) -> None:
    colour = pen.tones("water").base if kind == "moat" else "#000"
    pen.line(x1, y1, x2, y2, colour, stroke_width=grid.w * 0.16, stroke_linecap="round", opacity="0.85")
    if kind == "moat":
        pen.line(x1, y1, x2, y2, pen.tones("water").light, stroke_width=2, stroke_dasharray="6 7", opacity="0.8")


def _link(pen: Pen, x1: float, y1: float, x2: float, y2: float, grid: Grid, flat: bool, kind: str) -> None:
    """A road or river from the middle of one cell to the middle of the next, under the cards."""
    cx, cy = (x1 + x2) / 2, (y1 + y2) / 2
    dx, dy = (0.0, grid.h * 0.3) if flat else (grid.w * 0.3, 0.0)
    ends = (cx - dx, cy - dy, cx + dx, cy + dy)
    colour = {"road": pen.colour("sand"), "river": pen.tones("water").base}.get(kind, pen.colour("corridor"))
    pen.line(*ends, pen.colour("casing"), stroke_width=18, opacity="0.7")
    pen.line(*ends, colour, stroke_width=14)
    if kind == "river":
        pen.line(*ends, pen.tones("water").light, stroke_width=1.6, stroke_dasharray="5 6", opacity="0.8")
    elif kind == "road":
        pen.line(*ends, pen.colour("casing"), stroke_width=1.6, stroke_dasharray="4 6", opacity="0.45")
