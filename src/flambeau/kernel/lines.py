"""Where something stands in a TOML file: the lines of its tables, keys and items, for errors.

Python's reader of TOML forgets them. This walks through a text that it has accepted, and is asked only when something
in it is wrong.
"""

from __future__ import annotations

import re
from typing import Final

from .tables import At

BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
GAP: Final = re.compile(r"[ \t]*")
KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"(?:\\.|[^"\\])*"|'[^']*'""")
TEXT: Final = re.compile(r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'[\s\S]*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*\'''', re.DOTALL)
PLAIN: Final = re.compile(r"[^,\]}\n#]*")


def line_of(text: str, at: At, row: int = 0) -> int:
    """The line (from 1) of what has this path, or of the nearest thing around it that is there; `row` counts the lines
    inside a text of several."""
    found = Lines(text)
    while at not in found.lines:
        at, row = at[:-1], 0
    return found.first_rows.get(at, found.lines[at]) + row - 1 if row else found.lines[at]


class Lines:
    """The lines of everything in a file."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self.lines: dict[At, int] = {(): 1}
        self.first_rows: dict[At, int] = {}  # of texts: the line where the first line inside them stands
        self.counts: dict[At, int] = {}  # tables in each list of tables so far
        self._read()

    def _read(self) -> None:
        inside: At = ()
        self._skip(BLANK)
        while self.place < len(self.text):
            if self.text.startswith("[[", self.place):
                inside = self._header(2)
            elif self.text[self.place] == "[":
                inside = self._header(1)
            else:
                self._pair(inside)
            self._skip(BLANK)

    def _header(self, brackets: int) -> At:
        line = self._line()
        self.place += brackets
        *outer, last = self._keys()
        self.place += brackets
        at: At = ()
        for key in outer:
            at = (*at, key)
            self.lines.setdefault(at, line)
            if at in self.counts:
                at = (*at, self.counts[at] - 1)
        at = (*at, last)
        self.lines.setdefault(at, line)
        if brackets == 2:
            self.counts[at] = self.counts.get(at, 0) + 1
            at = (*at, self.counts[at] - 1)
        self.lines[at] = line
        return at

    def _pair(self, inside: At) -> None:
        line = self._line()
        for key in self._keys():
            inside = (*inside, key)
            self.lines.setdefault(inside, line)
        self.place += 1  # =
        self._skip(GAP)
        self._value(inside)

    def _keys(self) -> list[str]:
        found = []
        while True:
            self._skip(GAP)
            key = self._skip(KEY)
            found.append(key[1:-1] if key[:1] in ("'", '"') else key)
            self._skip(GAP)
            if not self.text.startswith(".", self.place):
                return found
            self.place += 1

    def _value(self, at: At) -> None:
        first = self.text[self.place]
        if first in "[{":
            self.place += 1
            self._skip(BLANK)
            count = 0
            while self.text[self.place] not in "]}":
                if first == "{":
                    self._pair(at)
                else:
                    self.lines[*at, count] = self._line()
                    self._value((*at, count))
                count += 1
                self._skip(BLANK)
                if self.text[self.place] == ",":
                    self.place += 1
                self._skip(BLANK)
            self.place += 1
        elif first in "\"'":
            line = self._line()
            said = self._skip(TEXT)
            self.first_rows[at] = line + (said[3:4] == "\n" or said[3:5] == "\r\n")
        else:
            self._skip(PLAIN)

    def _skip(self, what: re.Pattern[str]) -> str:
        found = what.match(self.text, self.place)
        if found is None:
            return ""
        self.place = found.end()
        return found.group()

    def _line(self) -> int:
        return self.text.count("\n", 0, self.place) + 1
