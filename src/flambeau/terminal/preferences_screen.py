"""The preferences as a form over the table: every change shows at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from flambeau.table import Words

from .form import Form, Row
from .preferences import VALUES, Preferences
from .said import Said

DONE = "done"


class PreferencesScreen(ModalScreen[None]):
    """Language, pace, colours, size of squares, and how choices are taken."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f2", "leave", show=False)]

    def __init__(self, liked: Preferences, words: Words, apply: Callable[[Preferences], Words]) -> None:
        super().__init__()
        self.liked = liked
        self.words = words
        self.apply = apply

    def compose(self) -> ComposeResult:
        """The form with a line of help."""
        with Vertical(id="dialog"):
            yield Static(id="dialog-title")
            yield Form("preferences", 30)
            yield Said(id="dialog-help")

    def on_mount(self) -> None:
        """Fill the form and listen."""
        self._fill()
        self.query_one(Form).focus()

    def _fill(self) -> None:
        words = self.words
        self.query_one("#dialog-title", Static).update(Content(words.say("ui-preferences")))
        rows = [preference_row(words, self.liked, name) for name in VALUES]
        self.query_one(Form).fill([*rows, Row(DONE, words.say("ui-done"))])

    def on_form_changed(self, event: Form.Changed) -> None:
        """Apply a change at once."""
        self.liked = msgspec.structs.replace(self.liked, **{event.row: VALUES[event.row][event.chosen]})
        self.words = self.apply(self.liked)
        self._fill()

    def on_form_pressed(self) -> None:
        """Enough."""
        _ = self.dismiss(None)

    def on_form_shown(self, event: Form.Shown) -> None:
        """The help of the row under the cursor."""
        self.query_one("#dialog-help", Static).update(Content(event.help))

    def action_leave(self) -> None:
        """Enough."""
        _ = self.dismiss(None)


def preference_row(words: Words, liked: Preferences, name: str) -> Row:
    """One preference with its values in words."""
    values = VALUES[name]
    current = words.language if name == "language" else getattr(liked, name)
    shown = tuple(words.say(f"prefer-{name.replace('_', '-')}-{_said(value)}") for value in values)
    label = f"prefer-{name.replace('_', '-')}"
    return Row(name, words.say(label), shown, values.index(current), words.attribute(label, "help"))


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
