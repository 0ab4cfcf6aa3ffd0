"""The table as a widget: a canvas that pans, with a cursor on its elements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from flambeau.table.scene import Zone

from .drawing.canvas import Canvas, Spot
from .drawing.layout import SIZE_NAMES, draw_table, fitting_size
from .drawing.look import Look, look
from .pointed import lit_by
from .shading import Shade, shade_of, strip, style_of

STEP_X, STEP_Y = 8, 4
SIZES_BY_KEY = tuple(reversed(SIZE_NAMES))
"""The sizes of squares, the smallest first: a key makes them larger or smaller."""


class Picture(ScrollView, can_focus=True):
    """A scene's zones. Arrows move the cursor, space jumps to the next lit element, Enter points at it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0,-1)", show=False),
        Binding("down", "move(0,1)", show=False),
        Binding("left", "move(-1,0)", show=False),
        Binding("right", "move(1,0)", show=False),
        Binding("shift+up", "pan(0,-1)", show=False),
        Binding("shift+down", "pan(0,1)", show=False),
        Binding("shift+left", "pan(-1,0)", show=False),
        Binding("shift+right", "pan(1,0)", show=False),
        Binding("space", "next_lit(1)", show=False),
        Binding("comma", "next_lit(-1)", show=False),
        Binding("slash", "deeper", show=False),
        Binding("enter", "point", show=False),
    ]

    class Moved(Message):
        """The cursor stands on another element."""

    class Pointed(Message):
        """Somebody points at an element."""

        def __init__(self, element: str) -> None:
            super().__init__()
            self.element = element

    class Asked(Message):
        """Somebody wants help on an element."""

        def __init__(self, element: str) -> None:
            super().__init__()
            self.element = element

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.look: Look = look("dark")
        self.cells = "auto"
        self.zones: Sequence[Zone] = ()
        self.canvas = Canvas(1, 1, self.look.plain)
        self.shades: Mapping[str, Shade] = {}
        self.cursor: Spot | None = None
        self.depth = 0
        self.untouched = True
        """Nobody has moved the cursor yet: it waits where something can be done."""
        self._lit: list[tuple[Spot, Shade]] = []
        self._fitted: tuple[object, str] = (None, "medium")

    # What is shown

    def show(self, zones: Sequence[Zone], shades: Mapping[str, Shade], theme: str, cells: str) -> None:
        """Draw these zones under these lights."""
        fresh = look(theme)
        if zones != self.zones or fresh is not self.look or cells != self.cells:
            self.zones, self.look, self.cells = zones, fresh, cells
            self._draw()
        self.light(shades)

    def light(self, shades: Mapping[str, Shade]) -> None:
        """Change the lights alone."""
        self.shades = shades
        if self.untouched:
            self.cursor = next((spot for spot in self._legal()), self.cursor)
            self.depth = 0 if self.cursor is None else self.cursor.ids.index(self._topmost(self.cursor))
        self._relight()

    def _legal(self) -> list[Spot]:
        """The spots that can be picked, in reading order."""
        lit = [spot for spot in self.canvas.spots if shade_of(spot, self.shades) >= Shade.LEGAL]
        return sorted(lit, key=lambda spot: (spot.y, spot.x))

    def _topmost(self, spot: Spot) -> str:
        """The topmost thing there that can be picked, else the topmost."""
        lit = [id_ for id_ in spot.ids if self.shades.get(id_, Shade.NONE) is Shade.LEGAL]
        return lit[0] if lit else spot.ids[0]

    def _draw(self) -> None:
        at = self.element
        room = self.room
        self.canvas = draw_table(self.zones, self.look, room.width, room.height, self._cell_size(room))
        self.virtual_size = Size(self.canvas.width, self.canvas.height)
        self.cursor = next((spot for spot in self.canvas.spots if at in spot.ids), None) if at else None
        if self.cursor is None:
            self.cursor = next((spot for spot in self.canvas.spots if not self._is_title(spot)), None)
            self.depth = 0
        elif at in self.cursor.ids:
            self.depth = self.cursor.ids.index(at)

    def _cell_size(self, room: Size) -> str:
        """The preferred size of squares, or the one that fits: looked for only when window or zones have changed."""
        if self.cells != "auto":
            return self.cells
        shape = (room, [(zone.id, zone.kind, zone.cols, zone.rows) for zone in self.zones])
        if shape != self._fitted[0]:
            self._fitted = shape, fitting_size(self.zones, self.look, room.width, room.height)
        return self._fitted[1]

    @property
    def cell_size(self) -> str:
        """The size at which squares are drawn now."""
        return self._cell_size(self.room)

    @property
    def room(self) -> Size:
        """The window without the bar that shows how far down one has panned."""
        return Size(max(self.size.width - 1, 1), self.size.height)

    def _is_title(self, spot: Spot) -> bool:
        return any(zone.id in spot.ids for zone in self.zones)

    def _relight(self) -> None:
        lit = [(spot, shade_of(spot, self.shades)) for spot in self.canvas.spots]
        lit = sorted((one for one in lit if one[1]), key=_area, reverse=True)
        if self.cursor is not None and self.has_focus:
            lit += self._pointed()
            lit.append((self.cursor, Shade.CURSOR))
        self._lit = lit
        self.refresh()

    def _pointed(self) -> list[tuple[Spot, Shade]]:
        """What the element under the cursor lights; squares within reach that can be picked keep their sign."""
        around = lit_by(self.zones, self.element)
        found = [(spot, around[spot.ids[-1]]) for spot in self.canvas.spots if spot.ids[-1] in around]
        return [
            (spot, light)
            for spot, light in found
            if light is not Shade.REACH or shade_of(spot, self.shades) < Shade.LEGAL
        ]

    def on_resize(self) -> None:
        """Another window, another drawing."""
        self._draw()
        self._relight()

    def on_focus(self) -> None:
        """The cursor shows only where the keyboard is, and what it stands on is told again."""
        self._relight()
        self.post_message(self.Moved())

    def on_blur(self) -> None:
        """And goes with it."""
        self._relight()

    def render_line(self, y: int) -> Strip:
        """One line of the window."""
        left, top = self.scroll_offset
        width = self.size.width
        if y + top >= self.canvas.height:
            return Strip.blank(width, style_of(self.look.plain))
        line = strip(self.canvas, y + top, self.look, self._lit)
        return line.crop_extend(left, left + width, style_of(self.look.plain))

    # The cursor

    @property
    def element(self) -> str:
        """What the cursor stands on."""
        if self.cursor is None:
            return ""
        return self.cursor.ids[min(self.depth, len(self.cursor.ids) - 1)]

    def stand_on(self, spot: Spot, element: str = "") -> None:
        """Move the cursor to a spot: on the given element, else on the topmost lit one."""
        self.cursor = spot
        self.depth = spot.ids.index(element or self._topmost(spot))
        self.untouched = False
        self._relight()
        self.scroll_to_region(Region(spot.x, spot.y, spot.width, spot.height), animate=False, force=True)
        self.post_message(self.Moved())

    def action_move(self, x: int, y: int) -> None:
        """To the nearest spot in this direction."""
        if self.cursor is None:
            return
        here = self.cursor
        ahead = [spot for spot in self.canvas.spots if spot != here and _is_ahead(here, spot, x, y)]
        if ahead:
            self.stand_on(min(ahead, key=lambda spot: _far(here, spot, x, y)))

    def action_pan(self, x: int, y: int) -> None:
        """Move the window, not the cursor."""
        self.scroll_relative(x * STEP_X, y * STEP_Y, animate=False)

    def action_next_lit(self, step: int) -> None:
        """To the next element that can be picked, in reading order."""
        lit = self._legal()
        if not lit:
            return
        if self.cursor in lit:
            self.stand_on(lit[(lit.index(self.cursor) + step) % len(lit)])
            return
        here = (self.cursor.y, self.cursor.x) if self.cursor else (0, 0)
        later = [spot for spot in lit if (spot.y, spot.x) > here]
        earlier = [spot for spot in lit if (spot.y, spot.x) <= here]
        self.stand_on((later or lit)[0] if step > 0 else (earlier or lit)[-1])

    def action_deeper(self) -> None:
        """To what lies under the element on the same spot."""
        if self.cursor is not None:
            self.depth = (self.depth + 1) % len(self.cursor.ids)
            self.post_message(self.Moved())

    def action_point(self) -> None:
        """Point at the element under the cursor."""
        if self.element:
            self.post_message(self.Pointed(self.element))

    # The mouse

    def on_click(self, event: events.Click) -> None:
        """The left button points, the right one asks."""
        spot = self.spot_at(event.x, event.y)
        if spot is None:
            return
        self.stand_on(spot)
        self.post_message(self.Asked(self.element) if event.button == 3 else self.Pointed(self.element))

    def spot_at(self, x: int, y: int) -> Spot | None:
        """The smallest spot under a letter of the window."""
        left, top = self.scroll_offset
        here = [spot for spot in self.canvas.spots if spot.holds(x + left, y + top)]
        return min(here, key=lambda spot: spot.width * spot.height, default=None)


def _area(one: tuple[Spot, Shade]) -> int:
    return one[0].width * one[0].height


def _is_ahead(here: Spot, spot: Spot, x: int, y: int) -> bool:
    (hx, hy), (sx, sy) = here.middle, spot.middle
    if x:
        return (sx - hx) * x > 0.4 and (spot.x >= here.x + here.width if x > 0 else spot.x + spot.width <= here.x)
    return (sy - hy) * y > 0.4 and (spot.y >= here.y + here.height if y > 0 else spot.y + spot.height <= here.y)


def _far(here: Spot, spot: Spot, x: int, y: int) -> float:
    """How far a spot is, with what lies aside counting more; a line is two columns high."""
    (hx, hy), (sx, sy) = here.middle, spot.middle
    across, down = abs(sx - hx) / 2, abs(sy - hy)
    return across + 3 * down if x else down + 3 * max(0.0, across - min(here.width, spot.width) / 4)
