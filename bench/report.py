"""What the contest found, as tables that read well both on a terminal and in Markdown."""

from __future__ import annotations

import platform
import statistics
from collections.abc import Sequence

from bench.contest import Results

CATAN = ("catanatron", "catan")
GOALS = {  # answers and forks of the pure build times catanatron's, and of the compiled build times the pure one's
    "dungeon_heroes": (4.0, 4.0, 2.5),
    "embers": (0.0, 0.0, 0.0),  # toys: no goal
    "nothing": (0.0, 0.0, 0.0),
}
USUAL_GOALS = (2.0, 1.0, 2.5)


def rates(found: Results, name: str, measure: str, game: str) -> list[float]:
    """The rate of each round."""
    return found.rates.get((name, measure, game), [])


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> list[float]:
    """Round by round, how many times faster."""
    return [a / b for a, b in zip(ours, theirs, strict=False)]


def told_rate(values: Sequence[float]) -> str:
    """Median and spread of a rate."""
    if not values:
        return ""
    return f"{statistics.median(values):,.0f} ({min(values) / 1000:,.0f}–{max(values) / 1000:,.0f} k)"


def told_ratio(values: Sequence[float], goal: float = 0.0) -> str:
    """Median of a ratio, and how it stands to its goal."""
    if not values:
        return ""
    middle = statistics.median(values)
    return f"{middle:.1f}" + (f" {'✓' if middle >= goal else '✗'} (≥ {goal:g})" if goal else "")


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A Markdown table with its columns aligned."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    lines = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in (head, *rows)]
    lines.insert(1, ["-" * width for width in widths])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def our_table(found: Results, measure: str, seats: dict[str, int]) -> str:
    """Our games against catanatron, pure, and our compiled build against the pure one."""
    place = 0 if measure == "answers" else 1
    rows = []
    for game, places in seats.items():
        goals = GOALS.get(game, USUAL_GOALS)
        pure = rates(found, "pure", measure, game)
        compiled = rates(found, "compiled", measure, game)
        theirs = rates(found, CATAN[0], measure, CATAN[1])
        if pure:
            rows.append([
                f"{game}, {places} seats",
                told_rate(pure),
                told_ratio(ratios(pure, theirs), goals[place]),
                told_rate(compiled),
                told_ratio(ratios(compiled, theirs)),
                told_ratio(ratios(compiled, pure), goals[2]),
            ])  # fmt: skip
    head = ["game", f"pure: {measure}/s", "× catanatron", f"compiled: {measure}/s", "× catanatron", "× pure"]
    return table(head, rows)


def peer_table(found: Results) -> str:
    """The peers, and how they stand to catanatron."""
    rows = []
    base = {measure: rates(found, CATAN[0], measure, CATAN[1]) for measure in ("answers", "forks")}
    for name, measure, game in found.rates:
        if name in ("pure", "compiled") or measure != "answers":
            continue
        row = [f"{name}: {game}"]
        for each in ("answers", "forks"):
            theirs = rates(found, name, each, game)
            row += [told_rate(theirs), told_ratio(ratios(theirs, base[each]))]
        rows.append(row)
    return table(["peer", "answers/s", "× catanatron", "clones/s", "× catanatron"], sorted(rows))


def kind_table(found: Results, game: str) -> str:
    """What each kind of question of a game costs."""
    rows = []
    times: dict[str, dict[str, float]] = {}
    counts: dict[str, int] = {}
    for build in ("pure", "compiled"):
        for stint in found.kinds.get((build, game), []):
            for topic in stint:
                counts[topic] = counts.get(topic, 0) + stint[topic][1]
        for topic in counts:
            values = [stint[topic][0] for stint in found.kinds.get((build, game), []) if topic in stint]
            if values:
                times.setdefault(topic, {})[build] = statistics.median(values)
    total = sum(counts.values()) or 1
    for topic in sorted(counts, key=lambda name: -counts[name]):
        row = [topic, f"{100 * counts[topic] / total:.1f} %"]
        row += [f"{times[topic][build]:.1f}" if build in times[topic] else "" for build in ("pure", "compiled")]
        rows.append(row)
    return table([f"{game}: question", "of all", "µs pure", "µs compiled"], rows)


def report(found: Results, seats: dict[str, int], notes: Sequence[str]) -> str:
    """All of it."""
    games = [game for game in seats if ("pure", game) in found.kinds]
    parts = [
        f"Python {platform.python_version()}, {platform.machine()}; rates per second of CPU time, median (least–most) "
        "of all rounds; ratios are medians of the rounds' ratios. ✓ and ✗ say whether a goal is met.",
        *notes,
        "## Answers in random play, no journal, no snapshots",
        our_table(found, "answers", seats),
        "## Forks at random questions",
        our_table(found, "forks", seats),
        "## Peers",
        peer_table(found),
        "## What a question costs, from listing its choices to the next question (median)",
        *[kind_table(found, game) for game in games],
    ]
    return "\n\n".join(part for part in parts if part) + "\n"
