"""Boards of squares: ground, tiles, pieces, walls and doors, at four sizes of a square.

The first column of a square and, where it is high enough, its first row belong to what stands on its borders.
"""

from __future__ import annotations

from math import ceil, floor
from operator import itemgetter
from typing import Final, NamedTuple

from flambeau.table.palette import mixed
from flambeau.table.scene import Element, Zone

from .borders import draw_borders
from .canvas import Canvas, Ink, cut, resized, wrapped
from .look import ARROWS, MARKS, Look, chip, glyph_of, name_chip


class Size(NamedTuple):
    """Letters a square takes."""

    width: int
    height: int


SIZES: Final = {"small": Size(2, 1), "medium": Size(4, 2), "large": Size(6, 3), "huge": Size(8, 4)}
TERRAIN_SIGNS: Final = {"water": "≈", "rubble": "%", "lava": "^", "pit": "○", "grass": '"', "sand": "·"}
PIECES: Final = ("token", "marker", "die")


class Board:
    """One board on its canvas while it is drawn."""

    def __init__(self, zone: Zone, look: Look, size: Size) -> None:
        self.zone = zone
        self.look = look
        self.size = size
        self.top = 1 if size.height == 1 and any(edge.y == 0 and edge.side == "n" for edge in zone.edges) else 0
        ink = Ink(look["dim"], look["ground"])
        self.canvas = Canvas(zone.cols * size.width + 1, zone.rows * size.height + 1 + self.top, ink)
        self.cells = {e.id: e for e in zone.elements if e.kind == "cell" and not e.on}
        self.guests = self._guests()

    def _guests(self) -> dict[str, list[Element]]:
        """What stands on each square, directly, on something else there, or by its place alone."""
        hosts = {element.id: element.on for element in self.zone.elements}
        places = {(cell.x, cell.y): cell.id for cell in self.cells.values()}
        found: dict[str, list[Element]] = {}
        for element in self.zone.elements:
            if element.id in self.cells:
                continue
            at = element.on or places.get((element.x, element.y), "")
            while at and at not in self.cells:
                at = hosts.get(at, "")
            found.setdefault(at, []).append(element)
        return found

    def corner(self, x: float, y: float) -> tuple[int, int]:
        """The upper left letter of a square."""
        return int(x * self.size.width), int(y * self.size.height) + self.top


def draw_squares(zone: Zone, look: Look, size: Size) -> Canvas:
    """A grid of squares as letters."""
    board = Board(zone, look, size)
    for cell in board.cells.values():
        _square(board, cell, board.guests.get(cell.id, []))
    _large_pieces(board)
    _paths(board)
    stacks = {cell.id: _stack(cell, board.guests.get(cell.id, [])) for cell in board.cells.values()}
    draw_borders(board.canvas, zone, look, size, board.top, stacks)
    if size.height == 1:
        _facings(board)
    _between(board, stacks)
    for cell in board.cells.values():
        x, y = board.corner(cell.x, cell.y)
        width, height = int(cell.width * size.width), int(cell.height * size.height)
        left, up = (1 if size.width > 2 else 0), (1 if size.height > 2 else 0)
        if cell.terrain != "void" or stacks[cell.id] != [cell.id]:
            board.canvas.spot(x + left, y + up, width - left, height - up, stacks[cell.id])
    return board.canvas


def _between(board: Board, stacks: dict[str, list[str]]) -> None:
    """Markers between squares, such as a door: a sign on the border, in the stacks of the squares beside it."""
    places = {(int(cell.x), int(cell.y)): cell.id for cell in board.cells.values()}
    for marker in board.guests.get("", []):
        if marker.x == int(marker.x) and marker.y == int(marker.y):
            continue
        x, y = board.corner(marker.x + 0.5, marker.y + 0.5)
        if marker.y == int(marker.y):
            y = board.corner(0, marker.y)[1] + board.size.height // 2
        else:
            x = board.corner(marker.x, 0)[0] + board.size.width // 2
        board.canvas.over(x, y, "◫", board.look["gold"], True)
        board.canvas.spot(x, y, 1, 1, (marker.id,))
        for beside in {(floor(marker.x), floor(marker.y)), (ceil(marker.x), ceil(marker.y))}:
            if beside in places:
                stacks[places[beside]].insert(-1, marker.id)


def _stack(cell: Element, guests: list[Element]) -> list[str]:
    """The ids on a square, pieces on top, whoever acts first, then those of players."""
    acting = [guest for guest in guests if "active" in guest.flags]
    pieces = sorted((guest for guest in guests if guest.kind in PIECES and guest not in acting), key=_rank)
    others = [guest for guest in guests if guest not in acting and guest not in pieces]
    return [*(one.id for one in (*acting, *pieces, *reversed(others))), cell.id]


def _rank(piece: Element) -> tuple[bool, bool]:
    """Whoever acts lies on top, and a player's piece on one that belongs to nobody: its number is the one to see."""
    return "active" not in piece.flags, piece.seat < 0


def _square(board: Board, cell: Element, guests: list[Element]) -> None:
    look, canvas = board.look, board.canvas
    x, y = board.corner(cell.x, cell.y)
    width, height = int(cell.width * board.size.width), int(cell.height * board.size.height)
    back = look.ground(cell.terrain, int(cell.x + cell.y) % 2 == 1)
    if "fog" in cell.flags:
        back = mixed(back, look["void"], 0.6)
    faint = look.faint_on(back)
    canvas.fill(x, y, width, height, Ink(faint, back))
    pieces = sorted((guest for guest in guests if guest.kind in PIECES and guest.width * guest.height <= 1), key=_rank)
    boxes = [guest for guest in guests if guest.kind == "slot"] if board.zone.inside else []
    tile = next((guest for guest in reversed(guests) if guest.kind in ("card", "deck", "slot")), None)
    up = 1 if height > 2 else 0
    inner = (x + 1, y + up, width - 1, height - up)
    if boxes:
        _printed(board, cell, boxes, inner, faint, bool(pieces))
    elif tile is not None or "down" in cell.flags:
        _tile(board, tile or cell, inner, back, bool(pieces), cell.glyph)
    elif "fog" in cell.flags:
        canvas.write(x + width // 2, y + height // 2, "?", Ink(faint, back))
    else:
        _ground(board, cell, inner, faint, bool(pieces))
    if pieces:
        _pieces(board, pieces, inner)


def _ground(board: Board, cell: Element, inner: tuple[int, int, int, int], faint: str, taken: bool) -> None:
    """What is printed on a square: its letters, its numbers, what a pencil did."""
    x, y, width, height = inner
    canvas = board.canvas
    mark = MARKS[cell.mark]
    numbers = " ".join(badge.text for badge in cell.badges if badge.text)
    sign = TERRAIN_SIGNS.get(cell.terrain, "")
    if height == 1:
        if not taken:
            canvas.over(
                x, y, mark or sign or ("" if cell.terrain == "wall" else glyph_of(cell) if cell.glyph else "·"), faint
            )
        return
    whole = cell.label if cell.icon and height > 2 else ""
    printed = [line.rstrip(",") for line in wrapped(whole, width, height - 1)] if whole else [cell.glyph[:width]]
    if taken:
        printed = printed[:1] if height > 2 else []  # the room is for the piece and its numbers
    for row, words in enumerate(printed):
        canvas.over(x, y + row + (1 if height == 2 and not taken and not numbers else 0), words, faint)
    if sign and not taken and not cell.glyph:
        canvas.over(x, y + height - 1, " ".join([sign] * ((width + 1) // 2)), faint)
    if numbers and not taken:
        canvas.over(x, y + height - 1, cut(numbers, width), board.look.ink_on(canvas.rows[y][x][1].back))
    if mark:
        canvas.over(x + width - 1, y, mark, board.look.pencil, True)


def _printed(
    board: Board, cell: Element, boxes: list[Element], inner: tuple[int, int, int, int], faint: str, taken: bool
) -> None:
    """A room of a paper plan: its name and number, what waits there, and its boxes with what the pencil did to them."""
    x, y, width, height = inner
    canvas, look = board.canvas, board.look
    back = canvas.rows[y][x][1].back
    if height > 1:
        numbers = " ".join(badge.text for badge in cell.badges if badge.text)
        canvas.over(x, y, cell.glyph[:width], faint)
        after = min(len(cell.glyph) + 1, width - len(numbers))  # at the far edge it would read as the next room's
        canvas.over(x + after, y, numbers, look.ink_on(back), True)
    if height > 2 and not taken and cell.icon:
        waits = cell.label.partition(", ")[2].split(" ")[0].rstrip(",")  # its first word; the rest is in its boxes
        canvas.over(x, y + 1, cut(waits, width), look.ink_on(back))
    at = x
    for box in boxes if height > 1 or not taken else []:
        shown = (box.glyph or box.label[: 3 if height > 2 else 1]) + MARKS[box.mark]
        if at + len(shown) > x + width:
            break
        colour = look.pencil if box.mark else look.ink_on(back)
        canvas.over(at, y + height - 1, shown, colour, bool(box.mark))
        at += len(shown) + (1 if height > 2 else 0)


def _tile(board: Board, tile: Element, inner: tuple[int, int, int, int], back: str, taken: bool, name: str) -> None:
    x, y, width, height = inner
    look, canvas = board.look, board.canvas
    if "down" in tile.flags or tile.kind == "deck":
        hidden = look.ink("back_line", "back")
        hidden = hidden._replace(fore=mixed(hidden.fore, hidden.back, 0.5))
        canvas.fill(x, y, width, height, hidden, "░")
        if board.size.height == 2:
            canvas.fill(x, y, width, 1, Ink(hidden.back, back), "▄")
        if height > 1 and not taken:  # the square goes on being told by its name
            canvas.over(x, y + 1, name[:width], board.look.faint_on(hidden.back))
        return
    ink = look.piece(tile)._replace(bold=False)
    canvas.fill(x, y, width, height, ink)
    numbers = " ".join(badge.text for badge in tile.badges if badge.text)
    if height == 1:
        canvas.write(x, y, glyph_of(tile)[:width], ink)
        return
    words = wrapped(tile.label, width, height - 1) if height > 2 else [tile.glyph or cut3(tile.label, width)]
    for row, line in enumerate(words[:1] if taken else words):
        canvas.write(x, y + row, line[:width], ink)
    if numbers and not taken:
        canvas.write(x, y + height - 1, resized(numbers, width), ink._replace(bold=True))


def cut3(label: str, width: int) -> str:
    """The first letters of a name, without an ellipsis: there is no room for one."""
    return label[:width].strip()


def _pieces(board: Board, pieces: list[Element], inner: tuple[int, int, int, int]) -> None:
    """Pieces side by side; what does not fit is counted."""
    x, y, width, height = inner
    canvas, look = board.canvas, board.look
    row = y + (height - 1 if height <= 2 else 1)
    if height == 1:
        canvas.write(x, y, glyph_of(pieces[0])[:1], look.piece(pieces[0]))
        return
    at = x
    if len(pieces) == 1 and width >= 5:
        shown = name_chip(pieces[0], width)
        canvas.write(x, row, shown, look.piece(pieces[0]))
        at, pieces_left = x + len(shown), pieces[:0]
    else:
        pieces_left = pieces
    for place, piece in enumerate(pieces_left):
        left = x + width - at
        more = len(pieces) - place - 1
        wide = 3 if left >= 3 and (more == 0 or left >= 4) else min(2 if left > 2 else 1, left)
        if wide < 1 or (left == 1 and more):
            canvas.over(x + width - 1, row, "+", look["gold"], True)
            break
        shown = chip(piece, wide)
        canvas.write(at, row, shown, look.piece(piece))
        at += len(shown)
    numbers = [badge for piece in pieces[:1] for badge in piece.badges if badge.text]
    text = " ".join(badge.text for badge in numbers)[:width]
    if text and row != y:
        under = canvas.rows[y][x][1].back
        line = row + 1 if height > 2 else y
        canvas.over(x + width - len(text), line, text, look.number_on(under), True)
    elif len(pieces) == 1 and text and at + len(text) <= x + width:
        canvas.over(at, row, text, look["badge_ink"], True)


def _facings(board: Board) -> None:
    """Where squares have room for one letter, an arrow on the free border beside it tells where a figure looks: to the
    right of its letter, or if something stands there, to the left. Who has only one side chooses first."""
    looking = []
    for cell in board.cells.values():
        pieces = sorted((one for one in board.guests.get(cell.id, []) if one.kind in PIECES), key=_rank)
        if pieces and pieces[0].facing in ARROWS and pieces[0].width * pieces[0].height <= 1:
            x, y = board.corner(cell.x, cell.y)
            looking.append((board.canvas.letter(x + board.size.width, y) == " ", x, y, pieces[0]))
    for _, x, y, piece in sorted(looking, key=itemgetter(0)):
        free = [at for at in (x + board.size.width, x) if board.canvas.letter(at, y) == " "]
        if free:
            board.canvas.write(free[0], y, ARROWS[piece.facing], board.look.piece(piece))


def _large_pieces(board: Board) -> None:
    """A figure of several squares covers them with its colour."""
    for piece in board.zone.elements:
        host = board.cells.get(piece.on)
        if host is None or piece.width * piece.height <= 1 or piece.kind not in PIECES:
            continue
        x, y = board.corner(host.x, host.y)
        width, height = int(piece.width * board.size.width), int(piece.height * board.size.height)
        ink = board.look.piece(piece)
        board.canvas.fill(x + 1, y, width - 1, height, ink)
        name = cut(piece.label, width - 2) if width > 10 else chip(piece, 3)
        board.canvas.write(x + 1 + max(0, (width - 1 - len(name)) // 2), y + height // 2, name, ink)
        for other in board.cells.values():
            inside = host.x <= other.x < host.x + piece.width and host.y <= other.y < host.y + piece.height
            if inside and other is not host:
                board.guests.setdefault(other.id, []).insert(0, piece)


def _paths(board: Board) -> None:
    """A walk leaves dots on the squares it went through, a pencil too."""
    for path in board.zone.paths:
        colour = board.look.pencil if path.kind == "pencil" else board.look["gold"]
        for point in path.through:
            cell = board.cells.get(point)
            if cell is None:
                continue
            x, y = board.corner(cell.x, cell.y)
            x, y = x + board.size.width // 2, y + board.size.height // 2
            if board.canvas.letter(x, y) in " ·":
                board.canvas.over(x, y, "•", colour, True)
