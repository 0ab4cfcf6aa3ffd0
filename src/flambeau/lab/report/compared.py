"""The page of a comparison: how each variant differs from the game as it is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from flambeau.lab.comparing import Difference
from flambeau.lab.results import About
from flambeau.lab.statistics import Interval

from .frame import page, plot, section, table
from .plots import Whisker, whiskers


def compare_page(about: About, base: str, found: Sequence[tuple[str, Sequence[Difference]]]) -> str:
    """The whole page."""
    names = ", ".join(name for name, _ in found)
    games = sum(line.games for line in about.lines)
    under = escape(f"{names}, each against “{base}” in the same {games:,} matches, seed {about.seed}.")
    return page(f"{about.title}: compared", under, [_variant(name, lines) for name, lines in found])


def _variant(name: str, lines: Sequence[Difference]) -> str:
    parts = []
    shares = [line for line in lines if line.measure == "wins"]
    if shares:
        text = "Change of the share of wins; pale where the interval holds zero."
        parts.append(plot(_plot(shares, 0.05, True), "Wins", text))
    for measure, title in (("score", "Points"), ("answers", "Length in answers")):
        chosen = [line for line in lines if line.measure == measure]
        if chosen:
            parts.append(plot(_plot(chosen, 1.0, False), title))
    return section(
        name, *parts, table(("what", "before", "after", "change", "narrower"), map(_cells, lines), (1, 2, 3, 4))
    )


def _plot(lines: Sequence[Difference], least: float, percent: bool) -> str:
    reach = max([least, *[max(abs(line.found.low), abs(line.found.high)) for line in lines]])
    shown = [Whisker(_name(line, " · "), line.found, line.clear) for line in lines]
    return whiskers(shown, "Change", -reach, reach, percent=percent)


def _name(line: Difference, between: str) -> str:
    return line.title if line.measure == "answers" else f"{line.title}{between}seat {line.seat}"


def _cells(line: Difference) -> tuple[str, ...]:
    by, unit = (100, " %") if line.measure == "wins" else (1, "")
    return (
        escape(f"{_name(line, ', ')}: {line.measure}"),
        f"{by * line.before:.1f}{unit}",
        f"{by * line.after:.1f}{unit}",
        _change(line.found, by),
        f"{line.gain:.1f} ×",
    )


def _change(found: Interval, by: int) -> str:
    return f"{by * found.mean:+.1f} [{by * found.low:+.1f}, {by * found.high:+.1f}]"
