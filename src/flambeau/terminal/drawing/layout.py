"""Zones put together: each under its title, the board in the middle, mats beside it if there is room, hands below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.table.palette import mixed, seat_colour
from flambeau.table.scene import Element, Zone

from .canvas import Canvas, Ink, cut, shelved, stacked
from .look import Look, PaperLook, chip, seat_sign
from .mats import draw_mat, draw_things
from .rooms import draw_rooms, has_cards
from .squares import SIZES, draw_squares
from .strips import draw_cards, draw_dice, draw_track, numbers_of

NARROWEST_SIDE: Final = 26
WIDEST_SIDE: Final = 44
MAT_WIDTH: Final = 34
LABEL: Final = 21  # letters for the name of a line of boxes that stands beside it
SIZE_NAMES: Final = ("huge", "large", "medium", "small")


def draw_table(zones: Sequence[Zone], look: Look, width: int, height: int, cells: str) -> Canvas:
    """The whole table for a window of this size; it may be larger than the window, which then pans."""
    return _Table(zones, look, width, height, cells).canvas()


def fitting_size(zones: Sequence[Zone], look: Look, width: int, height: int) -> str:
    """The largest squares with which everything is in sight; if that cannot be, the mats beside the board; else the
    board alone. The smallest, which have room for one letter, are for boards that need them."""
    if not any(zone.kind == "grid" for zone in zones):
        return "medium"
    tables = [_Table(zones, look, width, height, name) for name in SIZE_NAMES[:-1]]
    for table in tables:
        table.canvas()
        if "everything" in table.fitting:
            return table.cells
    for wanted in ("beside", "board"):
        for table in tables:
            if wanted in table.fitting:
                return table.cells
    return SIZE_NAMES[-1]


class _Table:
    """One attempt to lay the table at one size of squares."""

    def __init__(self, zones: Sequence[Zone], look: Look, width: int, height: int, cells: str) -> None:
        self.zones = zones
        self.look = look
        self.width = max(width, 20)
        self.height = height
        self.cells = cells
        self.full = height >= 36
        self.grid = (0, 0)
        self.beside = True
        self.fitting: set[str] = set()
        """What is in sight without panning: the board, what belongs beside it, everything."""

    def canvas(self) -> Canvas:
        """Everything in its place."""
        look = self.look
        outer = [zone for zone in self.zones if not zone.inside]
        main = [self._titled(zone, self.width) for zone in outer if zone.place == "main"]
        middle = shelved(main, self.width, look.plain)
        side = [zone for zone in outer if zone.place == "side"]
        foot = [zone for zone in outer if zone.place == "foot"]
        left = self.width - middle.width - 3
        beside = bool(side) and left >= NARROWEST_SIDE
        on_paper = any(zone.kind == "sheet" for zone in outer)
        self.beside = self.beside and (beside or not side or on_paper)
        self._judge(middle, bool(foot))
        sheets = [middle] if main else []
        if beside:
            wide = min(left, WIDEST_SIDE) if left < 2 * MAT_WIDTH else left
            column = shelved([self._titled(zone, min(wide, WIDEST_SIDE)) for zone in side], wide, look.plain)
            sheets = [_beside(middle, column, look.plain)]
        if foot:
            sheets.append(shelved([self._titled(zone, self.width) for zone in foot], self.width, look.plain))
        if side and not beside:
            wide = min(self.width, max(MAT_WIDTH, (self.width - 2) // 2))
            sheets.append(shelved([self._titled(zone, wide) for zone in side], self.width, look.plain))
        return stacked(sheets, look.plain, gap=1)

    def _judge(self, middle: Canvas, foot: bool) -> None:
        if self.grid[0] <= self.width and self.grid[1] < self.height:
            self.fitting.add("board")
            if self.beside:
                self.fitting.add("beside")
        if self.beside and middle.width <= self.width and middle.height <= self.height - (2 if foot else 0):
            self.fitting.add("everything")

    def _titled(self, zone: Zone, width: int) -> Canvas:
        body = self._zone(zone, width, self.look)
        if not zone.label:
            return body
        text = title_of(zone)
        head = Canvas(min(max(body.width, len(text)), max(width, body.width)), 1, self.look.plain)
        ink = self.look.title
        if zone.seat >= 0:
            own = seat_colour(zone.seat)
            ink = Ink(own.light if self.look.dark else own.deep, mixed(own.base, self.look["ground"], 0.6), True)
            head.fill(0, 0, head.width, 1, ink)
        head.write(0, 0, cut(text, head.width), ink)
        head.spot(0, 0, min(len(text), head.width), 1, (zone.id,))
        return stacked([head, body], self.look.plain)

    def _zone(self, zone: Zone, width: int, look: Look) -> Canvas:
        if zone.kind == "grid":
            rooms = has_cards(zone)
            board = draw_rooms(zone, look, self.cells) if rooms else draw_squares(zone, look, SIZES[self.cells])
            self.grid = max(self.grid[0], board.width), max(self.grid[1], board.height)
            return board
        if zone.kind == "track":
            return draw_track(zone, look, width)
        if zone.kind == "dice":
            return draw_dice(zone, look, width)
        if zone.kind == "mat":
            wide = min(width, MAT_WIDTH if zone.place != "side" else WIDEST_SIDE)
            return draw_mat(zone, [self._part(part, wide, look) for part in self._inside(zone)], look, wide)
        if zone.kind == "sheet":
            return self._sheet(zone, width)
        if zone.kind == "free":
            return _free(zone, look)
        if zone.place == "side" and not self.full and zone.elements:  # a low window has a line for each card
            return draw_things(zone, look, width)
        return draw_cards(zone, look, width, self.full)

    def _inside(self, zone: Zone) -> list[Zone]:
        return [part for part in self.zones if part.inside == zone.id]

    def _part(self, zone: Zone, width: int, look: Look) -> Canvas:
        """A zone inside a mat or a sheet, under its name; on paper a single line of boxes stands beside it."""
        body = self._zone(zone, width, look)
        beside = isinstance(look, PaperLook) and zone.kind == "track" and body.height == 1
        if beside and 0 < len(zone.label) <= LABEL and LABEL + 1 + body.width <= width:
            name = Canvas(LABEL, 1, look.plain)
            name.write(0, 0, zone.label, look.faint)
            name.spot(0, 0, len(zone.label), 1, (zone.id,))
            return _beside(name, body, look.plain, gap=1)
        head = Canvas(max(body.width, min(len(zone.label), width)), 1, look.plain)
        head.write(0, 0, cut(zone.label, head.width), look.faint)
        head.spot(0, 0, max(1, min(len(zone.label), head.width)), 1, (zone.id,))
        return stacked([head, body], look.plain) if zone.label else body

    def _sheet(self, zone: Zone, width: int) -> Canvas:
        """Paper: what lies in its left half in one column, the right half in another, as the sheet says."""
        paper = PaperLook(self.look)
        parts = self._inside(zone)
        boards = [self._part(part, width, paper) for part in parts if part.kind == "grid"]
        board = shelved(boards, width, paper.plain)
        room = width - board.width - 5
        others = sorted(
            (part for part in parts if part.kind != "grid"), key=lambda part: (part.x >= zone.cols / 2, part.y)
        )
        if room >= NARROWEST_SIDE:
            column = stacked([self._part(part, room, paper) for part in others], paper.plain)
            body = _beside(board, column, paper.plain)
        else:
            self.beside = False
            wide = max(NARROWEST_SIDE, (width - 4) // 2)
            body = stacked(
                [board, shelved([self._part(part, wide, paper) for part in others], width - 2, paper.plain)],
                paper.plain,
            )
        sheet = Canvas(body.width + 2, body.height, paper.plain)
        sheet.paste(body, 1, 0)
        return sheet


def title_of(zone: Zone) -> str:
    """The name of a zone with the sign of its seat, and its numbers unless a mat shows them."""
    sign = f"{seat_sign(zone.seat)} " if zone.seat >= 0 else ""
    numbers = "" if zone.kind == "mat" else numbers_of(zone.badges)
    return f"{'▸ ' if 'active' in zone.flags else ''}{sign}{zone.label}{f' · {numbers}' if numbers else ''}"


def _beside(left: Canvas, right: Canvas, ink: Ink, gap: int = 3) -> Canvas:
    whole = Canvas(left.width + gap + right.width, max(left.height, right.height), ink)
    whole.paste(left, 0, 0)
    whole.paste(right, left.width + gap, 0)
    return whole


def _free(zone: Zone, look: Look) -> Canvas:
    """Anything at any place: six letters and two lines a unit."""
    canvas = Canvas(zone.cols * 6, zone.rows * 2, look.plain)
    guests: dict[str, list[Element]] = {}
    for element in zone.elements:
        guests.setdefault(element.on, []).append(element)
    for element in guests.get("", []):
        x, y = int(element.x * 6), int(element.y * 2)
        text = cut(element.label, max(4, int(element.width * 6) - 1)) if element.kind != "token" else chip(element, 3)
        canvas.write(x, y, text, look.piece(element))
        here = guests.get(element.id, [])
        for place, guest in enumerate(here):
            canvas.write(x + 3 * place, y + 1, chip(guest, 3), look.piece(guest))
        canvas.spot(x, y, max(len(text), 3 * len(here), 1), 2 if here else 1, (*(g.id for g in here), element.id))
    return canvas
