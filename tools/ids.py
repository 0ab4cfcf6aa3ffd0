"""Rule ids written out: "DH-AGG-04 to -07" hides three rules from a search.

    python -m tools.ids                 says where ids are shortened
    python -m tools.ids --fix PATH…     writes them out in these files and folders, and wraps the lines

A range names the ids of the ledger between its ends.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.rules import ROOT, ledger_ids

PLACES = ("src", "tests", "tools", "bench")
ABOUT_RANGES = ("tools/ids.py", "tools/mutants/ids.py", "tests/tools/test_ids.py", "tests/tools/test_mutants.py")
"""Files that speak of shortened ids."""
WIDTH = 120
PRAGMA = "# type: "  # means the line it stands on
SHORTENED = re.compile(
    r"(?P<stem>\b[A-Z]{2,4}(?:-[A-Z][A-Z0-9]*)+-)(?P<first>\d+)"
    r"(?P<more>(?:(?:,|,? and|,? or)\s+(?:# )?-\d+\b|\s+to\s+(?:# )?(?:(?P=stem)|-)\d+\b)+)"
)
PART = re.compile(r"(?P<joint>,|and|or|to)\s+(?:# )?[A-Z-]*?-(?P<number>\d+)\b")
COMMENT = re.compile(r"(?P<code>.*\S)  # (?P<text>.*)")


def written_out(text: str, known: Iterable[str]) -> str:
    """The text with every id in full."""
    ids = set(known)

    def in_full(found: re.Match[str]) -> str:
        stem, numbers = found["stem"], [found["first"]]
        for part in PART.finditer(found["more"]):
            if part["joint"] == "to":
                numbers += between(stem, numbers[-1], part["number"], ids)
            numbers.append(part["number"])
        return ", ".join(stem + number for number in numbers)

    return SHORTENED.sub(in_full, text)


def between(stem: str, first: str, last: str, ids: set[str]) -> list[str]:
    """The numbers between two, as far as the ledger has them."""
    found = [f"{number:0{len(first)}}" for number in range(int(first) + 1, int(last))]
    return [number for number in found if stem + number in ids]


def wrapped(line: str) -> list[str]:
    """A line of Python that has become too long: a docstring, a comment, or code with a comment behind it."""
    if len(line) <= WIDTH or PRAGMA in line:
        return [line]
    indent = line[: len(line) - len(line.lstrip())]
    behind = COMMENT.fullmatch(line)
    if behind and not line.lstrip().startswith(("#", '"')):
        return [*wrapped(f"{indent}# {behind['text']}"), behind["code"]]
    further = f"{indent}# " if line.lstrip().startswith("#") else indent
    return textwrap.wrap(
        line, WIDTH, initial_indent="", subsequent_indent=further, break_long_words=False, break_on_hyphens=False
    )


def files(places: Iterable[Path]) -> Iterator[Path]:
    """The files with ids in these places."""
    for place in places:
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            if path.relative_to(ROOT).as_posix() not in ABOUT_RANGES:
                yield path


def shortened(places: Iterable[Path]) -> Iterator[str]:
    """Where ids are shortened, as `file:line: text`."""
    for path in files(places):
        text = path.read_text("utf-8")
        for found in SHORTENED.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield f"{path.relative_to(ROOT).as_posix()}:{line}: {' '.join(found[0].split())}"


def fix(places: Iterable[Path], known: Iterable[str]) -> int:
    """Write ids out; how many files changed."""
    ids, changed = set(known), 0
    for path in files(places):
        before = path.read_text("utf-8")
        after = written_out(before, ids)
        if after != before:
            lines = [part for line in after.split("\n") for part in wrapped(line)]
            path.write_text("\n".join(lines), "utf-8")
            changed += 1
    return changed


def main(arguments: list[str]) -> int:
    """Say where ids are shortened, or write them out."""
    known = [id_ for ids in ledger_ids().values() for id_ in ids]
    if arguments[:1] == ["--fix"]:
        count = fix([Path(one).resolve() for one in arguments[1:]], known)
        print(f"{count} files changed")
        return 0
    found = list(shortened(ROOT / place for place in PLACES))
    print("\n".join(found) if found else "every rule id is written out")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
