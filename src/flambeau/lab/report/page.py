"""The page of a run: who wins, how games go, what cards are worth, and whether all that keeps to the bands."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from flambeau.lab.comparing import pairs_of, win_difference
from flambeau.lab.measures import (
    INSIDE,
    NOBODY,
    OUTSIDE,
    UNKNOWN,
    by_trait,
    judged,
    of_line,
    points_of,
    share_of,
    usual_points,
    values,
    wins,
)
from flambeau.lab.results import About, LineAbout, Row
from flambeau.lab.run_file import Band
from flambeau.lab.statistics import Interval, mean_interval

from .frame import page, plot, section, table
from .names import called, title_of
from .plots import Whisker, bars, histogram, whiskers

SHARES: Final = ("wins", "forced")  # measures told in hundredths
BELIEVED: Final = 0.2  # an interval of a share wider than this is drawn pale
FEWEST: Final = 20  # matches with a card before its points are drawn as sure
MOST_LINES: Final = 24  # with plots of their own; a longer run keeps to the overviews


def run_page(about: About, rows: Sequence[Row]) -> str:
    """The whole page."""
    games = sorted({line.game for line in about.lines})
    titles = escape(", ".join([title_of(game) for game in games]))
    under = f"{len(rows):,} matches of {titles} in {len(about.lines)} lines, seed {about.seed}."
    parts = [
        *_bands(about, rows),
        *_overview(about, rows),
        *_options(about, rows),
        *_restricted(about, rows),
        *_traits(about, rows),
    ]
    for number, line in enumerate(about.lines[:MOST_LINES]):
        parts += _line(line, of_line(rows, number))
    parts += _failures(rows)
    parts.append(_made(about, rows))
    return page(about.title, under, parts)


def _bands(about: About, rows: Sequence[Row]) -> Iterator[str]:
    found = judged(about, rows)
    if not found:
        return
    marks = {INSIDE: "inside", OUTSIDE: "outside"}
    cells = [
        (
            escape(one.title),
            f"{one.band.measure}, {_whose(one.band.seat)}",
            _measured(one.found, one.band.measure),
            _wanted(one.band),
            f'<b class="{marks.get(one.verdict, "")}">{one.verdict}</b>',
        )
        for one in found
    ]
    text = "<p>Nothing is claimed while an interval is wider than half its band.</p>"
    parts = [text, table(("line", "measure", "found", "wanted", ""), cells, (2, 3))]
    for band in about.bands:
        shown = [Whisker(one.title, one.found, one.verdict != UNKNOWN) for one in found if one.band is band]
        if band.measure == "wins" and shown:
            svg = whiskers(shown, "Share of wins and what is wanted", band=(band.low, band.high))
            parts.append(plot(svg, text=f"Wins, {_whose(band.seat)}: the green strip is what is wanted."))
    yield section("Is it where it should be?", *parts)


def _whose(seat: int) -> str:
    return "nobody" if seat == NOBODY else f"seat {seat}"


def _measured(found: Interval, measure: str) -> str:
    if measure in SHARES:
        return f"{100 * found.mean:.0f} % [{100 * found.low:.0f}, {100 * found.high:.0f}]"
    return f"{found.mean:.3g} [{found.low:.3g}, {found.high:.3g}]"


def _wanted(band: Band) -> str:
    by, unit = (100, " %") if band.measure in SHARES else (1, "")
    return f"{by * band.low:g} to {by * band.high:g}{unit}"


def _seat_name(line: LineAbout, seat: int) -> str:
    return f"seat {seat} · {line.bots[seat]}"


def _overview(about: About, rows: Sequence[Row]) -> Iterator[str]:
    lines: list[Whisker] = []
    for number, line in enumerate(about.lines):
        here = of_line(rows, number)
        if here:
            if len(about.lines) > 1:
                lines.append(Whisker(f"{line.title}: {' against '.join(line.bots)}", None))
            lines += [_share(_seat_name(line, seat), wins(here, seat)) for seat in range(line.seats)]
    if lines:
        yield section(
            "Who wins", plot(whiskers(lines, "Share of wins by line and seat"), text="Share of wins by seat.")
        )


def _share(label: str, found: Interval) -> Whisker:
    return Whisker(label, found, found.width < BELIEVED)


def _options(about: About, rows: Sequence[Row]) -> Iterator[str]:
    """Options that differ between lines that differ in nothing else."""
    names = sorted({name for line in about.lines for name in line.options})
    plots = []
    for name in names:
        choices = sorted({json.dumps(line.options[name]) for line in about.lines if name in line.options})
        if len(choices) < 2:
            continue
        lines = []
        for seat in range(min(line.seats for line in about.lines)):
            for choice in choices:
                of = [n for n, line in enumerate(about.lines) if json.dumps(line.options.get(name)) == choice]
                here = [row for row in rows if row.line in of]
                if here:
                    lines.append(_share(f"{choice.strip(chr(34))} · seat {seat}", wins(here, seat)))
        plots.append(plot(whiskers(lines, f"Share of wins by {name}"), name))
    if plots:
        yield section("By option", *plots)


def _restricted(about: About, rows: Sequence[Row]) -> Iterator[str]:
    """What a thing is worth: how much less a seat wins that may not choose it, with the same chance."""
    found = []
    for number, line in enumerate(about.lines):
        for open_, other in enumerate(about.lines):
            more = set(line.barred.get("0", ())) - set(other.barred.get("0", ()))
            same = (line.game, line.bots, line.options) == (other.game, other.bots, other.options)
            if same and len(more) == 1 and len(line.barred.get("0", ())) == len(other.barred.get("0", ())) + 1:
                pairs = pairs_of(of_line(rows, number), of_line(rows, open_))
                if len(pairs) > 1:
                    name = f"{called([line.game], '', more.pop())} ({other.title})"
                    found.append((name, win_difference(pairs, 0), _point_difference(pairs)))
    if not found:
        return
    reach = max(0.05, *[max(abs(share.low), abs(share.high)) for _, share, _ in found])
    text = "The first seat plays once with and once without it, with the same chance: what it wins more often with it."
    shown = [Whisker(name, share, not share.low <= 0 <= share.high) for name, share, _ in found]
    parts = [plot(whiskers(shown, "Worth in wins", -reach, reach), "In wins", text)]
    points = [(name, score) for name, _, score in found if score is not None]
    if points:
        wide = max(1.0, *[max(abs(score.low), abs(score.high)) for _, score in points])
        shown = [Whisker(name, score, not score.low <= 0 <= score.high) for name, score in points]
        parts.append(plot(whiskers(shown, "Worth in points", -wide, wide, percent=False), "In points"))
    yield section("What it is worth, by restricted play", *parts)


def _point_difference(pairs: Sequence[tuple[Row, Row]]) -> Interval | None:
    over = [
        new.played.scores[0] - old.played.scores[0] for old, new in pairs if old.played.scores and new.played.scores
    ]
    return mean_interval(over) if over else None


def _traits(about: About, rows: Sequence[Row]) -> Iterator[str]:
    usual = usual_points(rows)
    games = sorted({line.game for line in about.lines})
    for what, kinds in by_trait(rows).items():
        parts = []
        shares = sorted(((which, share_of(having)) for which, having in kinds.items()), key=lambda one: -one[1].mean)
        if any(0 < share.mean < 1 for _, share in shares):
            shown = [_share(f"{called(games, what, which)} ({share.of})", share) for which, share in shares]
            parts.append(plot(whiskers(shown, f"Share of wins by {what}"), text="Share of wins of those who had it."))
        points = [(which, found) for which, having in kinds.items() if (found := points_of(having, usual)) is not None]
        if points:
            reach = max(1.0, *[max(abs(found.low), abs(found.high)) for _, found in points if found.of > 1])
            points.sort(key=lambda one: -one[1].mean)
            shown = [
                Whisker(
                    f"{called(games, what, which)} ({found.of})",
                    found,
                    found.of >= FEWEST and not found.low <= 0 <= found.high,
                )
                for which, found in points
            ]
            svg = whiskers(shown, f"Points by {what}", -reach, reach, percent=False)
            parts.append(plot(svg, text="Points above or below the usual of the same line and seat."))
        if parts:
            yield section(f"By {what}", *parts)


def _line(line: LineAbout, rows: Sequence[Row]) -> Iterator[str]:
    if not rows:
        return
    ends = Counter(row.played.reason for row in rows).most_common()
    parts = [plot(bars(ends, "How matches ended"), "How it ends")]
    parts.append(
        plot(histogram(values(rows, "answers"), "Answers a match", "answers"), "How long it is", "Answers a match.")
    )
    for seat in range(line.seats):
        scores = values(rows, "score", seat)
        if scores and max(scores) > min(scores):
            parts.append(
                plot(histogram(scores, f"Scores of seat {seat}", "points"), f"Scores, {_seat_name(line, seat)}")
            )
    leads = values(rows, "leads")
    if leads:
        text = "How often somebody else took the lead, by the game's own evaluation, looked at every few answers."
        parts.append(plot(histogram(leads, "Changes of lead", "changes"), "Lead changes", text))
    branching, forced = mean_interval(values(rows, "branching")), mean_interval(values(rows, "forced"))
    parts.append(
        f"<p>A question has <b>{branching.mean:.1f}</b> legal answers on average, and "
        f"<b>{100 * forced.mean:.0f} %</b> of the questions have only one.</p>"
    )
    bots = " · ".join(line.bots)
    yield section(f"{line.title} ({bots})", *parts)


def _failures(rows: Sequence[Row]) -> Iterator[str]:
    failed = [row for row in rows if row.played.note]
    if failed:
        cells = [(str(row.line), str(row.played.number), escape(row.played.note)) for row in failed[:20]]
        told = f"{len(failed)} matches were forfeited or could not be played to their end; they are counted above."
        if len(failed) == 1:
            told = "One match was forfeited or could not be played to its end; it is counted above."
        yield section("What went wrong", f"<p>{told}</p>", table(("line", "match", "what"), cells, (0, 1)))


def _made(about: About, rows: Sequence[Row]) -> str:
    cells = []
    for number, line in enumerate(about.lines):
        options = f"<code>{escape(json.dumps(line.options))}</code>"
        rules = f"{line.version} <code>{escape(line.content)}</code>"
        played = str(sum(row.line == number for row in rows))
        cells.append((str(number), escape(line.title), escape(" · ".join(line.bots)), options, played, rules))
    packs = ", ".join(f"{name} <code>{mark}</code>" for name, mark in about.packs) or "none"
    heads = ("line", "title", "bots", "options", "matches", "rules and content")
    return section("How it was made", f"<p>Packs: {packs}.</p>", table(heads, cells, (0, 4)))
