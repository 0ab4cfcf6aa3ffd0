"""The two lists beside the picture: what can be done, and what was done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from flambeau.table import Line, Words
from flambeau.table.narrow import NONE
from flambeau.table.words import own_words

from .asking import Entry
from .table_words import entry_line, log_line


class ChoiceList(OptionList):
    """The choices in words, always in sight."""

    class Taken(Message):
        """Somebody takes a line."""

        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry = entry

    class Pointed(Message):
        """The cursor is on a line that touches these elements."""

        def __init__(self, elements: tuple[str, ...]) -> None:
            super().__init__()
            self.elements = elements

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.entries: list[Entry] = []
        self.waiting = NONE
        self.words = own_words("en")

    def show(self, entries: Sequence[Entry], waiting: int, words: Words) -> None:
        """These lines; the one that waits to be confirmed is marked."""
        at = self.highlighted if [entry[1:3] for entry in entries] == [entry[1:3] for entry in self.entries] else None
        self.entries, self.waiting, self.words = list(entries), waiting, words
        self._fill(at if at is not None else (0 if entries else None))

    def _fill(self, at: int | None) -> None:
        width = self.scrollable_content_region.width - 1
        lines = [entry_line(entry, 0 <= self.waiting == entry.choice, self.words, width) for entry in self.entries]
        self.set_options([Option(line) for line in lines])
        self.highlighted = at

    def on_resize(self) -> None:
        """Another width breaks the lines elsewhere."""
        if self.entries:
            self._fill(self.highlighted)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click takes a line."""
        event.stop()
        if event.option_index < len(self.entries):
            self.post_message(self.Taken(self.entries[event.option_index]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor lights what a line touches."""
        event.stop()
        if self.has_focus and event.option_index < len(self.entries):
            self.post_message(self.Pointed(self.entries[event.option_index].elements))


class Fact(NamedTuple):
    """A line of the log with the reasons that were told before it."""

    line: Line
    reasons: tuple[Line, ...] = ()
    place: int = 0


def folded(lines: Sequence[Line]) -> list[Fact]:
    """The log without its reasons: each belongs to the line after it, at the end to the last one."""
    found: list[Fact] = []
    reasons: list[Line] = []
    for place, line in enumerate(lines):
        if line.why:
            reasons.append(line)
            continue
        found.append(Fact(line, tuple(reasons), place))
        reasons = []
    if reasons and found:
        found[-1] = found[-1]._replace(reasons=(*found[-1].reasons, *reasons))
    return found


class LogList(OptionList):
    """What happened, the newest at the end; a line under the cursor tells its rule and its reasons."""

    class Pointed(Message):
        """The cursor is on a line of the log."""

        def __init__(self, fact: Fact) -> None:
            super().__init__()
            self.fact = fact

    class Taken(Message):
        """Somebody takes a line of the log."""

        def __init__(self, fact: Fact) -> None:
            super().__init__()
            self.fact = fact

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.facts: list[Fact] = []
        self.heard = 0

    @property
    def fact(self) -> Fact | None:
        """The line under the cursor."""
        return self.facts[self.highlighted] if self.highlighted is not None else None

    def forget(self) -> None:
        """Say everything anew at the next showing."""
        self.heard = -1

    def show(self, lines: Sequence[Line], heard: int) -> None:
        """These lines; those after `heard` are new to the viewer."""
        facts = folded(lines)
        known = len(self.facts)
        grown = heard == self.heard and facts[:known] == self.facts
        self.facts, self.heard = facts, heard
        if grown:
            self.add_options(self._options_from(known))
        else:
            self.set_options(self._options_from(0))
        self.call_after_refresh(self.scroll_end, animate=False, force=True)

    def stand_on(self, place: int) -> None:
        """Mark a line and bring it into sight, once what is listed was laid out; with -1 none is marked."""

        def mark() -> None:
            self.highlighted = place if 0 <= place < len(self.facts) else None
            if self.highlighted is None:
                self.scroll_home(animate=False)

        self.call_after_refresh(mark)

    def _options_from(self, first: int) -> list[Option]:
        width = self.scrollable_content_region.width - 1
        return [
            Option(log_line(fact.line, fact.place >= self.heard, width, bool(fact.reasons)))
            for fact in self.facts[first:]
        ]

    def on_resize(self) -> None:
        """Another width breaks the lines elsewhere; the newest stays in sight."""
        self.set_options(self._options_from(0))
        self.call_after_refresh(self.scroll_end, animate=False, force=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click takes a line."""
        event.stop()
        if event.option_index < len(self.facts):
            self.post_message(self.Taken(self.facts[event.option_index]))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The cursor moved."""
        event.stop()
        if self.has_focus and event.option_index < len(self.facts):
            self.post_message(self.Pointed(self.facts[event.option_index]))
