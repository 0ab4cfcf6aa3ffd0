"""The shares of a run as a table for a page in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from flambeau.kernel import Refusal
from flambeau.lab.measures import of_line, values, wins
from flambeau.lab.results import About, Row

FIRST, LAST = "<!-- ladder -->", "<!-- /ladder -->"
DIGITS: Final = 0


def markdown_table(about: About, rows: Sequence[Row]) -> Iterator[str]:
    """A line of Markdown for each line of the run."""
    yield "Each seat's share of wins with its 95 % interval (Wilson), and its mean score where there are points."
    yield ""
    yield "| mode | bots by seat | wins by seat | ends | games | answers a game |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for number, line in enumerate(about.lines):
        here = of_line(rows, number)
        if not here:
            continue
        shares = " · ".join(_share(here, seat) for seat in range(line.seats))
        ends = ", ".join(f"{reason} {count}" for reason, count in Counter(r.played.reason for r in here).most_common())
        answers = sum(row.played.answers for row in here) / len(here)
        yield f"| {line.title} | {' · '.join(line.bots)} | {shares} | {ends} | {len(here)} | {answers:.0f} |"


def _share(rows: Sequence[Row], seat: int) -> str:
    share = wins(rows, seat)
    won = f"{100 * share.mean:.0f} % [{100 * share.low:.0f}, {100 * share.high:.0f}]"
    points = values(rows, "score", seat)
    return f"{won}, {sum(points) / len(points):.0f} points" if points else won


def put_between(path: Path, lines: Sequence[str]) -> str:
    """The text of a page with these lines between its two marks."""
    try:
        text = path.read_text("utf-8")
    except OSError as problem:
        raise Refusal("unreadable-file", file=str(path), reason=problem.strerror or str(problem)) from problem
    before, first, rest = text.partition(FIRST)
    _, last, behind = rest.partition(LAST)
    if not first or not last:
        raise Refusal("no-marks", file=str(path), first=FIRST, last=LAST)
    return f"{before}{FIRST}\n" + "\n".join(lines) + f"\n{LAST}{behind}"
