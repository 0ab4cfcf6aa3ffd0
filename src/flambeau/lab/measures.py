"""What the rows of a run say: shares and means with their intervals, and whether they keep to a band."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from .results import About, Row
from .run_file import Band
from .statistics import Interval, mean_interval, wilson

INSIDE: Final = "inside"
OUTSIDE: Final = "outside"
AT_THE_EDGE: Final = "at the edge"
UNKNOWN: Final = "not known yet"
NOBODY: Final = -1  # as a seat: whether nobody won


class Judged(Struct, frozen=True):
    """A band, the line it is about, what was measured there, and whether that can be said to lie in it."""

    band: Band
    title: str
    found: Interval
    verdict: str


def of_line(rows: Iterable[Row], line: int) -> list[Row]:
    """The rows of one line."""
    return [row for row in rows if row.line == line]


def wins(rows: Sequence[Row], seat: int) -> Interval:
    """How often a seat won, or nobody did."""
    if seat == NOBODY:
        share = wilson(sum(not row.played.winners for row in rows), len(rows))
    else:
        share = wilson(sum(seat in row.played.winners for row in rows), len(rows))
    return Interval(share.rate, share.low, share.high, share.of)


def values(rows: Iterable[Row], measure: str, seat: int = 0) -> list[float]:
    """One number a match, for every measure; matches that have none are left out."""
    found: list[float] = []
    for row in rows:
        played = row.played
        if measure == "wins":
            found.append(float(seat in played.winners))
        elif measure == "score" and seat < len(played.scores):
            found.append(played.scores[seat])
        elif measure == "answers" and played.answers:
            found.append(played.answers)
        elif measure == "branching" and played.answers:
            found.append(played.choices / played.answers)
        elif measure == "forced" and played.answers:
            found.append(played.forced / played.answers)
        elif measure == "leads" and played.leads is not None:
            found.append(played.leads)
    return found


def measured(rows: Sequence[Row], measure: str, seat: int = 0) -> Interval:
    """A measure over some rows, with its interval."""
    return wins(rows, seat) if measure == "wins" else mean_interval(values(rows, measure, seat))


def judge(found: Interval, band: Band) -> str:
    """Whether a measure lies in a band. Nothing is claimed while its interval is wider than half the band."""
    if found.width >= (band.high - band.low) / 2:
        return UNKNOWN
    if band.low <= found.low and found.high <= band.high:
        return INSIDE
    return OUTSIDE if found.high < band.low or band.high < found.low else AT_THE_EDGE


def judged(about: About, rows: Sequence[Row]) -> list[Judged]:
    """Every band in every line that it speaks of."""
    found = []
    for band in about.bands:
        for number, line in enumerate(about.lines):
            if line.title.startswith(band.lines) and band.seat < line.seats:
                value = measured(of_line(rows, number), band.measure, band.seat)
                found.append(Judged(band, line.title, value, judge(value, band)))
    return found


def by_trait(rows: Iterable[Row]) -> dict[str, dict[str, list[tuple[Row, int]]]]:
    """For every sort of trait ("hero") and each of its kind ("warrior"), the matches in which a seat had it.

    What the whole table had counts for its first seat, and alone or together that is everybody.
    """
    found: dict[str, dict[str, list[tuple[Row, int]]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        for what, which, seat in dict.fromkeys(row.played.traits):
            found[what][which].append((row, max(seat, 0)))
    return {what: {which: found[what][which] for which in sorted(found[what])} for what in sorted(found)}


def share_of(having: Sequence[tuple[Row, int]]) -> Interval:
    """How often those who had something won."""
    share = wilson(sum(seat in row.played.winners for row, seat in having), len(having))
    return Interval(share.rate, share.low, share.high, share.of)


def usual_points(rows: Iterable[Row]) -> dict[tuple[int, int], float]:
    """The mean score by line and seat."""
    found: dict[tuple[int, int], list[int]] = defaultdict(list)
    for row in rows:
        for seat, score in enumerate(row.played.scores):
            found[row.line, seat].append(score)
    return {key: sum(scores) / len(scores) for key, scores in found.items()}


def points_of(having: Sequence[tuple[Row, int]], usual: Mapping[tuple[int, int], float]) -> Interval | None:
    """How many points those who had something made above the usual of their line and seat; None without points."""
    over = [row.played.scores[seat] - usual[row.line, seat] for row, seat in having if seat < len(row.played.scores)]
    return mean_interval(over) if over else None
