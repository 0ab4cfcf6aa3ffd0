"""Where in a quest file something stands, so that what is wrong with it can be named by its line.

TOML readers forget lines. This one looks for a key, or for the so-manieth table of an array, in the text itself.
"""

from __future__ import annotations

from flambeau.kernel import BadData


class BadQuest(BadData):
    """A quest file that is refused: which file, which line, which field, and why."""

    def __init__(self, file: str, line: int, field: str, reason: str) -> None:
        super().__init__("bad-quest", file=file, line=line, field=field, reason=reason)
        self.file = file
        self.line = line
        self.field = field
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.field}: {self.reason}"


def line_of(text: str, field: str, item: int = -1) -> int:
    """The line of a top-level key or table, or of its so-manieth item; 1 if it is not there."""
    head, _, inner = field.partition(".")
    lines = text.split("\n")
    headers = [n for n, line in enumerate(lines) if _code(line).replace(" ", "") == f"[[{head}]]"]
    if headers:
        return 1 + headers[min(max(item, 0), len(headers) - 1)]
    start = next((n for n, line in enumerate(lines) if _is_key(_code(line), head)), -1)
    if start < 0:
        start = next((n for n, line in enumerate(lines) if _code(line).startswith(f"[{field}")), -1)
        if start < 0:
            start = next((n for n, line in enumerate(lines) if _code(line).startswith(f"[{head}")), 0)
        return 1 + start
    if item >= 0:
        return 1 + _item(lines, start, item)
    if inner:
        return 1 + next((n for n in range(start, len(lines)) if f"{inner} " in lines[n]), start)
    return 1 + start


def _is_key(code: str, key: str) -> bool:
    return code.startswith(key) and code[len(key) :].lstrip().startswith("=")


def _code(line: str) -> str:
    """A line without its comment, as far as no string holds a number sign."""
    return line if '"' in line or "'" in line else line.partition("#")[0].rstrip()


def _item(lines: list[str], start: int, item: int) -> int:
    """The line on which the so-manieth braced table after this line begins."""
    depth, seen, quoted = 0, -1, False
    for number in range(start, len(lines)):
        for place, sign in enumerate(lines[number]):
            if sign == '"' and (place == 0 or lines[number][place - 1] != "\\"):
                quoted = not quoted
            if quoted:
                continue
            if sign == "#":
                break
            if sign == "{":
                depth += 1
                if depth == 1:
                    seen += 1
                    if seen == item:
                        return number
            elif sign == "}":
                depth -= 1
    return start
