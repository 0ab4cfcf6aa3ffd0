"""A form of rows: each has a value that left and right change, or is something to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from .drawing.canvas import cut

ARROWS = 4
"""Columns of the arrows around a value."""


class Row(NamedTuple):
    """One line: its values in words and which is chosen; without values it is a button, with `shown` behind it."""

    id: str
    label: str
    values: tuple[str, ...] = ()
    chosen: int = 0
    help: str = ""
    shown: str = ""


class Form(OptionList):
    """Rows one below the other."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("space", "select", show=False),
    ]

    class Changed(Message):
        """A row has another value."""

        def __init__(self, row: str, chosen: int) -> None:
            super().__init__()
            self.row = row
            self.chosen = chosen

    class Pressed(Message):
        """A row without values was pressed."""

        def __init__(self, row: str) -> None:
            super().__init__()
            self.row = row

    class Shown(Message):
        """Another row is under the cursor."""

        def __init__(self, help: str) -> None:
            super().__init__()
            self.help = help

    def __init__(self, id: str, label_width: int = 26) -> None:
        super().__init__(id=id)
        self.rows: list[Row] = []
        self.label_width = label_width

    def fill(self, rows: Sequence[Row]) -> None:
        """Show these rows; the cursor stays on its row."""
        at = self.rows[self.highlighted].id if self.highlighted is not None and self.rows else ""
        self.rows = list(rows)
        self.set_options([Option(self._prompt(row)) for row in rows])
        ids = [row.id for row in rows]
        self.highlighted = ids.index(at) if at in ids else (0 if rows else None)

    def _label_room(self) -> int:
        """Letters for the labels: as many as the longest needs, as long as the longest value has its room too."""
        longest = max((len(row.label) for row in self.rows if row.values), default=0) + 1
        wide = max(self.label_width, longest)
        value = max((len(value) for row in self.rows for value in row.values), default=0)
        left = self.scrollable_content_region.width - value - ARROWS
        return min(wide, left) if left >= self.label_width else wide

    def on_resize(self) -> None:
        """Another width has another room for labels."""
        self.fill(self.rows)

    def _prompt(self, row: Row) -> Content:
        if row.shown:
            return Content.assemble(row.label.ljust(self._label_room()), (f"✎ {row.shown}", "bold $primary"))
        if not row.values:
            return Content.assemble((row.label, "bold $accent"))
        wide = self._label_room()
        label = cut(row.label, wide - 1).ljust(wide)
        value = row.values[row.chosen]
        if len(row.values) == 1:
            return Content.assemble(label, (f"  {value}", "$text-muted"))
        return Content.assemble(label, ("◂ ", "$text-muted"), (value, "bold $primary"), (" ▸", "$text-muted"))

    def action_change(self, step: int) -> None:
        """The next or previous value of the row under the cursor."""
        if self.highlighted is None:
            return
        row = self.rows[self.highlighted]
        if len(row.values) > 1:
            self.post_message(self.Changed(row.id, (row.chosen + step) % len(row.values)))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click: press, or the next value."""
        event.stop()
        row = self.rows[event.option_index]
        if row.values:
            self.action_change(1)
        else:
            self.post_message(self.Pressed(row.id))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the help of the row."""
        event.stop()
        if event.option_index < len(self.rows):
            self.post_message(self.Shown(self.rows[event.option_index].help))
