"""Plots as SVG: intervals as whiskers, counts as bars. Colours come from the page, so both themes fit."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from msgspec import Struct

from flambeau.lab.statistics import Interval

WIDTH: Final = 760
LABEL: Final = 300  # of the width, for words on the left
NUMBER: Final = 116  # and for numbers on the right
ROW: Final = 26
MOST_LETTERS: Final = 40
TOP, FOOT = 10, 26
BINS: Final = 24
TALL: Final = 150


class Whisker(Struct, frozen=True):
    """One line of a plot of intervals, or without one a heading over those that follow."""

    label: str
    found: Interval | None
    bold: bool = True  # whether the interval is narrow enough to be believed


def whiskers(
    lines: Sequence[Whisker],
    name: str,
    low: float = 0.0,
    high: float = 1.0,
    band: tuple[float, float] | None = None,
    percent: bool = True,
) -> str:
    """Intervals under each other on one scale, with a band behind them if there is one."""
    height = TOP + ROW * len(lines) + FOOT
    parts = [_open(height, name)]
    if band is not None:
        left, right = _x(band[0], low, high), _x(band[1], low, high)
        parts.append(
            f'<rect class="band" x="{left:.1f}" y="{TOP}" width="{right - left:.1f}" height="{height - TOP - FOOT}"/>'
        )
    parts += _scale(low, high, height, percent)
    for place, line in enumerate(lines):
        y = TOP + ROW * place + ROW / 2
        parts += [_heading(line.label, y)] if line.found is None else _whisker(line, line.found, y, low, high, percent)
    return "".join([*parts, "</svg>"])


def _heading(label: str, y: float) -> str:
    back = f'<rect class="back" x="0" y="{y - ROW / 2 + 1:.1f}" width="{WIDTH}" height="{ROW - 2}"/>'
    return f'{back}<text class="head" x="6" y="{y + 4:.1f}">{escape(label)}</text>'


def _whisker(line: Whisker, found: Interval, y: float, low: float, high: float, percent: bool) -> Iterator[str]:
    label = line.label if len(line.label) <= MOST_LETTERS else line.label[: MOST_LETTERS - 1] + "…"
    number = f"{_said(found.mean, percent)} [{_end(found.low, percent)}, {_end(found.high, percent)}]"
    title = f"{line.label}: {number}, {found.of} matches"
    yield f"<g><title>{escape(title)}</title>"
    yield f'<text class="label" x="{LABEL - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(label)}</text>'
    left, right = _x(max(found.low, low), low, high), _x(min(found.high, high), low, high)
    faint = "" if line.bold else " faint"
    yield f'<line class="whisker{faint}" x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}"/>'
    yield f'<circle class="dot{faint}" cx="{_x(found.mean, low, high):.1f}" cy="{y}" r="4.5"/>'
    told = number if found.width < math.inf else "—"
    yield f'<text class="number" x="{WIDTH}" y="{y + 4:.1f}" text-anchor="end">{told}</text></g>'


def _said(value: float, percent: bool) -> str:
    if math.isinf(value):
        return "?"
    return f"{100 * value:.0f} %" if percent else f"{value:.1f}"


def _end(value: float, percent: bool) -> str:
    """An end of an interval, without the unit that its middle has."""
    return _said(value, percent).removesuffix(" %")


def _x(value: float, low: float, high: float) -> float:
    inside = min(max(value, low), high)
    return LABEL + (WIDTH - LABEL - NUMBER) * (inside - low) / ((high - low) or 1.0)


def _scale(low: float, high: float, height: int, percent: bool) -> Iterator[str]:
    for tick in ticks(low, high):
        x = _x(tick, low, high)
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{height - FOOT}"/>'
        told = f"{100 * tick:.0f} %" if percent else f"{tick:g}"
        yield f'<text class="tick" x="{x:.1f}" y="{height - 8}" text-anchor="middle">{told}</text>'


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers from one to the other, about so many."""
    span = high - low
    if span <= 0:
        return [low]
    step = 10 ** math.floor(math.log10(span / about))
    step *= next(times for times in (1, 2, 5, 10) if span / (step * times) <= about + 0.01)
    first = math.ceil(low / step - 1e-9)
    found = []
    while first * step <= high + 1e-9 * span:
        found.append(round(first * step, 10))
        first += 1
    return found


def histogram(values: Sequence[float], name: str, unit: str) -> str:
    """How often each value, or each range of values, came out."""
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    width = (high - low) / BINS or 1.0
    if whole:
        width = max(1.0, math.ceil((high - low + 1) / BINS))
    bins = [0] * (int((high - low) / width) + 1)
    for value in values:
        bins[min(int((value - low) / width), len(bins) - 1)] += 1
    left, right, height = 44, WIDTH - 12, TALL
    most, each = max(bins), (right - left) / len(bins)
    parts = [_open(height + TOP + FOOT, name, "slim")]
    for tick in ticks(0, most, 3):
        y = TOP + height * (1 - tick / most)
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{tick:g}</text>')
    for place, count in enumerate(bins):
        begins = low + place * width
        told = f"{begins:g}" if width == 1 and whole else f"{begins:.4g} to {begins + width:.4g}"
        tall = height * count / most
        parts.append(
            f'<rect class="bar" x="{left + place * each + 0.5:.1f}" y="{TOP + height - tall:.1f}" '
            f'width="{max(each - 1, 0.5):.1f}" height="{tall:.1f}"><title>{told} {escape(unit)}: {count}</title></rect>'
        )
    for tick in ticks(low, low + width * len(bins), 6):
        x = left + (right - left) * (tick - low + (width / 2 if whole else 0)) / (width * len(bins))
        if x <= right:
            parts.append(f'<text class="tick" x="{x:.1f}" y="{height + TOP + 18}" text-anchor="middle">{tick:g}</text>')
    return "".join([*parts, "</svg>"])


def bars(counts: Sequence[tuple[str, int]], name: str) -> str:
    """Counts under each other."""
    height = TOP + ROW * len(counts) + 6
    most = max(count for _, count in counts) or 1
    total = sum(count for _, count in counts) or 1
    parts = [_open(height, name)]
    for place, (label, count) in enumerate(counts):
        y = TOP + ROW * place
        wide = (WIDTH - LABEL - NUMBER) * count / most
        parts.append(
            f'<text class="label" x="{LABEL - 10}" y="{y + 17}" text-anchor="end">{escape(label[:MOST_LETTERS])}</text>'
        )
        parts.append(f'<rect class="bar" x="{LABEL}" y="{y + 4}" width="{wide:.1f}" height="{ROW - 8}"/>')
        told = f"{count} ({100 * count / total:.0f} %)"
        parts.append(f'<text class="number" x="{WIDTH}" y="{y + 17}" text-anchor="end">{told}</text>')
    return "".join([*parts, "</svg>"])


def _open(height: int, name: str, kind: str = "") -> str:
    return f'<svg class="{kind}" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(name, quote=True)}">'
