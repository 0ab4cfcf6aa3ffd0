"""`flambeau lab run | compare | report | tune`: many matches from one file, and what they say."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from flambeau.kernel import Refusal, packs_in_force, use_packs
from flambeau.lab.comparing import Difference, differences
from flambeau.lab.measures import judged, wins
from flambeau.lab.plan import NO_SEAT
from flambeau.lab.report import compare_page, markdown_table, put_between, run_page
from flambeau.lab.results import About, Results, Row, about_run, read_about, read_rows
from flambeau.lab.run_file import RunFile, lines_of, packs_of, read_run
from flambeau.lab.running import FAULT, run_missing
from flambeau.lab.spreading import Means
from flambeau.lab.timed import against_the_clock

from .sentences import counted
from .simulating import INTERRUPTED, Stops

Write = Callable[[str], None]
EVERY: Final = 30.0  # seconds between two lines of progress where there is no terminal
BAR: Final = 24
AS_IT_IS: Final = "as it is"


class Given:
    """What a command of the lab was told beside its file."""

    def __init__(
        self,
        out: Path | None = None,
        games: int | None = None,
        workers: int | None = None,
        ray: str | None = None,
        records: bool = False,
        packs: Sequence[Path] = (),
        variant: str | None = None,
        seed: int | None = None,
    ) -> None:
        self.seed = seed
        self.out, self.games, self.records, self.variant = out, games, records, variant
        self.means = Means(workers or os.cpu_count() or 1, ray)
        self.packs = packs

    def arguments(self) -> list[str]:
        """The same for another process."""
        told = ["--workers", str(self.means.workers)]
        if self.games is not None:
            told += ["--games", str(self.games)]
        if self.means.ray is not None:
            told += ["--ray", self.means.ray]
        return told + ["--records"] * self.records


def folder_of(file: Path, given: Given) -> Path:
    """Where results go: where the command says, else beside the file, under its name."""
    return file.with_suffix("") if given.out is None else given.out


def run(file: Path, given: Given, write: Write) -> int:
    """Play what is missing of a run, and say in a few lines what came out."""
    asked = read_run(file, given.seed)
    given.means.check()
    folders = [*packs_of(file, asked, given.variant), *given.packs]
    if folders:
        use_packs([*(pack.folder for pack in packs_in_force()), *folders])
    lines = lines_of(file, asked)
    if given.games is not None:
        lines = [type(line)(line.title, line.plan, given.games) for line in lines]
    results = Results(folder_of(file, given), about_run(asked.title or file.stem, asked.seed, lines, asked.band))
    results.open()
    if results.dropped:
        print("flambeau: the last row was cut off; its match is played again", file=sys.stderr)
    for line in against_the_clock(lines):
        print(f"flambeau: {line}", file=sys.stderr)
    whole = sum(line.games for line in lines)
    progress, stops = Progress(len(results.rows), whole), Stops()
    try:
        games = run_missing(results, lines, given.means, given.records or asked.records)
        for _ in stops.until_pressed(games):
            progress.step()
    finally:
        progress.end()
        results.close()
    for told in summary(results.about, results.ordered()):
        write(told)
    write(f"results: {results.path}")
    if not stops.pressed:
        return 0
    done = len(results.rows)
    wanted = counted(whole, "match", "matches")
    print(f"flambeau: stopped after {done} of {wanted}; run it again to go on", file=sys.stderr)
    return INTERRUPTED


class Progress:
    """How far a run is: matches, matches a second, time left."""

    def __init__(self, done: int, whole: int) -> None:
        self._before, self._done, self._whole = done, done, whole
        self._start = self._told = time.monotonic()
        self._terminal = sys.stderr.isatty()

    def step(self) -> None:
        """One more match."""
        self._done += 1
        now = time.monotonic()
        if now - self._told >= (0.1 if self._terminal else EVERY) or self._done == self._whole:
            self._told = now
            self._tell(now - self._start)

    def _tell(self, seconds: float) -> None:
        rate = (self._done - self._before) / max(seconds, 1e-6)
        left = duration((self._whole - self._done) / rate)
        filled = BAR * self._done // self._whole
        bar = f"\r[{'#' * filled}{'.' * (BAR - filled)}] " if self._terminal else ""
        told = f"{bar}{self._done}/{self._whole} matches, {rate:.1f} a second, {left} left"
        print(f"{told}   ", end="" if self._terminal else "\n", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Leave the line of the bar."""
        if self._terminal and self._done > self._before:
            print(file=sys.stderr)


def duration(seconds: float) -> str:
    """A time in words that fit a line."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    minutes, left = divmod(whole, 60)
    return f"{minutes} min {left:02} s" if minutes < 60 else f"{minutes // 60} h {minutes % 60:02} min"


def summary(about: About, rows: Sequence[Row]) -> list[str]:
    """What came out, in a line a seat; failures and bands after them."""
    told = []
    for number, line in enumerate(about.lines):
        here = [row for row in rows if row.line == number]
        told.append(f"{line.title}: {counted(len(here), 'match', 'matches')}")
        for seat, bot in enumerate(line.bots):
            found = wins(here, seat)
            points = [row.played.scores[seat] for row in here if seat < len(row.played.scores)]
            scored = f", mean score {sum(points) / len(points):.1f}" if points else ""
            percent = f"{100 * found.mean:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"
            told.append(f"  seat {seat} ({bot}): won {percent}{scored}")
    told += _failures(rows)
    for one in judged(about, rows):
        band, found = one.band, one.found
        value = f"{found.mean:.3g} [{found.low:.3g}, {found.high:.3g}]"
        told.append(
            f"{one.title}: {band.measure} of seat {band.seat} {value}, {band.low:g}–{band.high:g}: {one.verdict}"
        )
    return told


def _failures(rows: Sequence[Row]) -> list[str]:
    failed = [row for row in rows if row.played.note]
    if not failed:
        return []
    forfeits = [row for row in failed if row.played.forfeit != NO_SEAT]
    faults = sum(row.played.reason == FAULT for row in failed)
    first = failed[0]
    return [
        f"{counted(len(forfeits), 'match', 'matches')} forfeited by a bot, {faults} ended by a fault, "
        f"{len(failed) - len(forfeits) - faults} lost with their process",
        f"  the first: line {first.line}, match {first.played.number}: {first.played.note}",
    ]


def compare(file: Path, given: Given, write: Write) -> int:
    """Run the game as it is and each variant, in processes of their own, and say how they differ."""
    asked = read_run(file)
    variants = _variants(file, asked, given)
    out = folder_of(file, given)
    folders: list[tuple[str, Path]] = []
    for number, (name, told) in enumerate([(AS_IT_IS, []), *variants]):
        print(f"flambeau: {name}", file=sys.stderr)
        folder = out / f"variant{number}"
        code = run_apart(file, folder, [*told, *given.arguments()])
        if code:
            return code
        folders.append((name, folder))
    about, before = read_about(folders[0][1]), rows_in(folders[0][1])
    found = [(name, list(differences(about, before, rows_in(folder)))) for name, folder in folders[1:]]
    for name, lines in found:
        write(f"{name}, against {AS_IT_IS}:")
        for line in lines:
            write(f"  {told_difference(line)}")
    page = out / "compare.html"
    page.write_text(compare_page(about, AS_IT_IS, found), "utf-8")
    write(f"page: {page}")
    return 0


def _variants(file: Path, asked: RunFile, given: Given) -> list[tuple[str, list[str]]]:
    """Names of variants, and the arguments that choose them."""
    found = [(variant.name, ["--variant", variant.name]) for variant in asked.variant]
    found += [(pack.name, ["--pack", str(pack)]) for pack in given.packs]
    if not found:
        raise Refusal("nothing-to-compare", file=str(file))
    for variant in asked.variant:
        packs_of(file, asked, variant.name)
    return found


def run_apart(file: Path, out: Path, arguments: Sequence[str], quiet: bool = False) -> int:
    """`flambeau lab run` in a process of its own: packs are settled when a process starts."""
    command = [sys.executable, "-m", "flambeau", "lab", "run", str(file), "--out", str(out), *arguments]
    try:
        done = subprocess.run(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE if quiet else None, check=False
        )
        if quiet and done.returncode:
            sys.stderr.write(done.stderr.decode("utf-8", "replace"))
        return done.returncode
    except KeyboardInterrupt:
        return INTERRUPTED  # it reached the other process too, which has said so


def rows_in(folder: Path) -> list[Row]:
    """The rows of a folder of results, in order."""
    rows, _ = read_rows(folder, len(read_about(folder).lines))
    return [rows[key] for key in sorted(rows)]


def told_difference(one: Difference) -> str:
    """A difference in one line."""
    by = 100 if one.measure == "wins" else 1
    unit = " points of %" if one.measure == "wins" else ""
    who = "" if one.measure == "answers" else f" of seat {one.seat}"
    found = one.found
    change = f"{by * found.mean:+.2f} [{by * found.low:+.2f}, {by * found.high:+.2f}]{unit}"
    clear = "clear" if one.clear else "not clear"
    return f"{one.title}: {one.measure}{who} {by * one.before:.2f} → {by * one.after:.2f}, {change}, {clear}"


def report(folder: Path, out: Path | None, table: Path | None, write: Write) -> int:
    """Write the page of a run; with `table`, its shares as a table into a Markdown page."""
    about = read_about(folder)
    rows = rows_in(folder)
    if table is not None:
        text = put_between(table, list(markdown_table(about, rows)))
        table.write_text(text, "utf-8")
        write(f"table: {table}")
        return 0
    page = folder / "report.html" if out is None else out
    try:
        page.write_text(run_page(about, rows), "utf-8")
    except OSError as problem:
        raise Refusal("unwritable-file", file=str(page), reason=problem.strerror or str(problem)) from problem
    write(f"page: {page}")
    return 0
