"""A form of rows: each has a value that left and right change, or is something to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option


class Row(NamedTuple):
    """One line: its values in words and which is chosen; without values it is a button."""

    id: str
    label: str
    values: tuple[str, ...] = ()
    chosen: int = 0
    help: str = ""


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

    def _prompt(self, row: Row) -> Content:
        if not row.values:
            return Content.assemble((row.label, "bold $accent"))
        label = row.label.ljust(self.label_width)
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
