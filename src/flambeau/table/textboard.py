"""Boards in letters: squares with borders, and cards with corridors or regions."""

from __future__ import annotations

import re

from flambeau.table.scene import Edge, Element, Zone

_COORDINATE = re.compile(r"\b([A-Za-z])(\d{1,2})\b")
_GROUND = {"wall": "####", "void": "", "corridor": " ,", "water": " ~", "rubble": " %%", "lava": " ^", "pit": " ()"}
_FLAT = {"wall": "-", "door": "=", "open": "'", "secret": "s", "gate": "#", "moat": "~", "tunnel": "o"}
_UPRIGHT = {"wall": "|", "door": "D", "open": "'", "secret": "s", "gate": "#", "moat": "~", "tunnel": "o"}


class Canvas:
    """Letters on a sheet of squared paper."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str) -> None:
        """Write a text from this place to the right; what does not fit is cut off."""
        if 0 <= y < len(self.rows):
            for at, letter in enumerate(text):
                if 0 <= x + at < len(self.rows[y]):
                    self.rows[y][x + at] = letter

    def lines(self) -> list[str]:
        """The sheet as lines."""
        return ["  " + "".join(row).rstrip() for row in self.rows]


def glyph_of(element: Element) -> str:
    """One or two letters for a piece."""
    return (element.glyph or element.label or element.id)[:2]


def text_board(zone: Zone, coordinates: bool = False) -> list[str]:
    """A grid of squares; borders take a line only if there are any. With coordinates, columns and rows are named."""
    gap = 1 if zone.edges else 0
    room = letters_of(zone)
    across, down = room + gap, 1 + gap
    canvas = Canvas(zone.cols * across + gap, zone.rows * down + gap)
    here = _guests(zone)
    for element in zone.elements:
        if element.kind == "cell" and not element.on:
            text = _square(element, here.get(element.id, [])).ljust(room)[:room]
            for dy in range(int(element.height)):
                for dx in range(int(element.width)):
                    canvas.write(int(element.x + dx) * across + gap, int(element.y + dy) * down + gap, text)
    _large(zone, canvas, across, down, gap)
    for edge in zone.edges:
        _edge(canvas, edge, across, down)
    lines = canvas.lines()
    columns, rows = _coordinates(zone) if coordinates else ({}, {})
    if columns:
        beside = {row * down + gap: name for row, name in rows.items()}
        lines = [f"{beside.get(at, ''):>3}{line}" for at, line in enumerate(lines)]
    kept = [line for at, line in enumerate(lines) if line.strip() or not (gap and at % 2 == 0)]
    head = "".join([columns.get(at, "").center(across) for at in range(zone.cols)])
    return [f"     {' ' * gap}{head}", *kept] if columns else kept


def _coordinates(zone: Zone) -> tuple[dict[int, str], dict[int, str]]:
    """The names of the columns and of the rows, where squares have names made of both: c3, D5."""
    columns: dict[int, str] = {}
    rows: dict[int, str] = {}
    for element in zone.elements:
        if element.kind == "cell" and not element.on:
            found = _COORDINATE.search(element.glyph) or _COORDINATE.search(element.label)
            if found is None:
                continue
            x, y = int(element.x), int(element.y)
            if columns.setdefault(x, found[1]) != found[1] or rows.setdefault(y, found[2]) != found[2]:
                return {}, {}
    return columns, rows


def letters_of(zone: Zone) -> int:
    """Letters in a square: fewer on a wide board."""
    return 4 if zone.cols <= 12 else 3


def _guests(zone: Zone) -> dict[str, list[Element]]:
    guests: dict[str, list[Element]] = {}
    cells = {
        (element.x, element.y): element.id for element in zone.elements if element.kind == "cell" and not element.on
    }
    for element in zone.elements:
        if element.on:
            guests.setdefault(element.on, []).append(element)
        elif element.kind != "cell":
            guests.setdefault(cells.get((element.x, element.y), ""), []).append(element)
    return guests


def _square(cell: Element, guests: list[Element]) -> str:
    if "fog" in cell.flags:
        return " ?"
    pieces = [guest for guest in guests if guest.kind in ("token", "marker", "die")]
    tiles = [guest for guest in guests if guest.kind in ("card", "deck")]
    up = [tile for tile in tiles if "down" not in tile.flags]
    if pieces:
        first = pieces[0]
        more = "+" if len(pieces) > 1 else ""
        if up:
            return f"{'*' if 'active' in first.flags else '('}{glyph_of(first)}{more})"
        return f"{'*' if 'active' in first.flags else ' '}{glyph_of(first)}{more}"
    if up:
        return f"[{glyph_of(up[0])}]"
    if tiles:
        return "▒▒▒"
    if cell.terrain in _GROUND:
        return _GROUND[cell.terrain]
    if cell.mark:
        return " x"
    sign = glyph_of(cell) if cell.glyph or cell.icon else "."
    return f" {sign}"


def _large(zone: Zone, canvas: Canvas, across: int, down: int, gap: int) -> None:
    """A figure that covers several squares is written on each of them."""
    cells = {element.id: element for element in zone.elements if element.kind == "cell"}
    for element in zone.elements:
        host = cells.get(element.on)
        if element.kind != "token" or host is None or element.width * element.height <= 1:
            continue
        for dy in range(int(element.height)):
            for dx in range(int(element.width)):
                x, y = int(host.x + dx) * across + gap, int(host.y + dy) * down + gap
                canvas.write(x, y, f" {glyph_of(element)}".ljust(across - gap)[: across - gap])


def _edge(canvas: Canvas, edge: Edge, across: int, down: int) -> None:
    for step in range(edge.length):
        flat = edge.side in ("n", "s")
        x = edge.x + (step if flat else 0) + (1 if edge.side == "e" else 0)
        y = edge.y + (0 if flat else step) + (1 if edge.side == "s" else 0)
        if flat:
            canvas.write(x * across + 1, y * down, _FLAT.get(edge.kind, " ") * (across - 1))
        else:
            canvas.write(x * across, y * down + 1, _UPRIGHT.get(edge.kind, " "))
        canvas.write(x * across, y * down, "+" if edge.kind == "wall" else canvas.rows[y * down][x * across])


def text_cards(zone: Zone) -> list[str]:
    """A grid of cards: a box for each, open where it has a way, with its regions side by side."""
    wide = 14 if zone.aspect <= 1.2 else 19
    high = 6
    canvas = Canvas(zone.cols * wide, zone.rows * high)
    guests = _guests(zone)
    for element in zone.elements:
        if element.kind == "card" and not element.on:
            _card(canvas, element, guests, int(element.x * wide), int(element.y * high), wide - 1, high - 1)
    return canvas.lines()


def _card(
    canvas: Canvas, card: Element, guests: dict[str, list[Element]], x: int, y: int, wide: int, high: int
) -> None:
    inner = wide - 2
    if "down" in card.flags:
        for row in range(high):
            canvas.write(x, y + row, "▒" * wide)
        return
    edge = "+" + "-" * inner + "+"
    gap = "+" + "-" * (inner // 2 - 2) + "    " + "-" * (inner - inner // 2 - 2) + "+"
    canvas.write(x, y, gap if "n" in card.ways else edge)
    canvas.write(x, y + high - 1, gap if "s" in card.ways else edge)
    here = guests.get(card.id, [])
    regions = [guest for guest in here if guest.kind == "cell"]
    if regions:
        share = inner // len(regions)
        names = "|".join(region.label[: share - 1].ljust(share - 1) for region in regions)
        pieces = "|".join(_on(region, guests)[: share - 1].ljust(share - 1) for region in regions)
        lines = [card.label, names, pieces]
    else:
        numbers = " ".join(badge.text for badge in card.badges if badge.text)
        lines = [card.label, numbers, _signs(here)]
    for row, line in enumerate(lines, 1):
        open_here = row == 2
        left = " " if open_here and "w" in card.ways else "|"
        right = " " if open_here and "e" in card.ways else "|"
        canvas.write(x, y + row, left + line[:inner].ljust(inner) + right)


def _on(host: Element, guests: dict[str, list[Element]]) -> str:
    """Who stands on a region, or on the spaces of its track."""
    here = guests.get(host.id, [])
    deeper = [guest for space in here if space.kind == "slot" for guest in guests.get(space.id, [])]
    return _signs([*here, *deeper])


def _signs(pieces: list[Element]) -> str:
    return " ".join(
        ("*" if "active" in piece.flags else "") + glyph_of(piece)
        for piece in pieces
        if piece.kind in ("token", "marker", "die")
    )
