"""The folder of a run: `run.json` says what is played, `matches.csv` has a row for each match that was.

Rows are added as matches end and put in order when all are there, so a run that was stopped goes on where it was, and
finished runs have the same bytes whatever they ran on. A row that was cut off in the middle is dropped and played
again; any other damage is refused with its line.
"""

from __future__ import annotations

import csv
import importlib
import io
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from flambeau import __version__
from flambeau.kernel import Refusal, packs_in_force
from flambeau.registry import game as registered_game

from .plan import NO_SEAT, Played
from .run_file import Band, Line

FORMAT: Final = 1
ABOUT: Final = "run.json"
MATCHES: Final = "matches.csv"
COLUMNS: Final = (
    "line", "title", "game", "seats", "bots", "options", "number", "seed", "winners", "scores", "reason", "answers",
    "matches", "choices", "forced", "leads", "forfeit", "note", "traits",
)  # fmt: skip


class LineAbout(Struct, frozen=True):
    """A line of a run as its folder keeps it."""

    title: str
    game: str
    version: int
    content: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any]
    games: int
    first_at: tuple[str, ...] = ()
    barred: dict[str, tuple[str, ...]] = field(default_factory=dict)


class About(Struct, frozen=True):
    """What a folder of results is about."""

    title: str
    seed: int
    lines: tuple[LineAbout, ...]
    packs: tuple[tuple[str, str], ...] = ()
    bands: tuple[Band, ...] = ()
    patience: float = 0.0
    flambeau: str = __version__
    format: int = FORMAT

    def same_games(self, other: About) -> bool:
        """Whether both play the same matches, if one of them perhaps more of them."""
        mine = [msgspec.structs.replace(line, games=0) for line in self.lines]
        theirs = [msgspec.structs.replace(line, games=0) for line in other.lines]
        return (self.seed, mine, self.packs) == (other.seed, theirs, other.packs)


def about_run(title: str, seed: int, lines: Sequence[Line], bands: Sequence[Band]) -> About:
    """What the folder of these lines says."""
    told = []
    for line in lines:
        plan, game = line.plan, registered_game(line.plan.game)
        barred = {str(seat): names for seat, names in plan.barred.items()}
        told.append(
            LineAbout(
                line.title,
                plan.game,
                game.version,
                game.content,
                plan.seats,
                plan.bots,
                dict(plan.options),
                line.games,
                plan.first_at,
                barred,
            )
        )
    packs = tuple((pack.id, pack.fingerprint) for pack in packs_in_force())
    return About(title, seed, tuple(told), packs, tuple(bands), lines[0].plan.patience)


class Row(Struct, frozen=True):
    """One match: the number of its line, and how it went."""

    line: int
    played: Played


class Results:
    """A folder of results that rows are added to."""

    def __init__(self, folder: Path, about: About) -> None:
        self.folder = folder
        self.about = about
        self.rows: dict[tuple[int, int], Row] = {}
        self.dropped = 0  # rows that were cut off
        self._file: io.TextIOWrapper | None = None

    @property
    def path(self) -> Path:
        """The file of rows."""
        return self.folder / MATCHES

    def open(self) -> None:
        """Read what is there and be ready to add; a folder of another run, or a damaged one, is refused."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if (self.folder / ABOUT).exists():
                if not read_about(self.folder).same_games(self.about):
                    raise Refusal("other-run", folder=str(self.folder))
                self.rows, self.dropped = read_rows(self.folder, len(self.about.lines))
            elif self.path.exists():
                raise Refusal("damaged-results", file=str(self.folder / ABOUT), line=0, reason="missing")
            _replace(self.folder / ABOUT, json.dumps(msgspec.to_builtins(self.about), indent=1, ensure_ascii=False))
            if self.dropped or not self.path.exists():
                self._write_all()
            self._file = self.path.open("a", encoding="utf-8", newline="")
        except OSError as problem:
            raise Refusal(
                "unwritable-file", file=str(self.folder), reason=problem.strerror or str(problem)
            ) from problem

    def missing(self) -> Iterator[tuple[int, int]]:
        """Line and number of every match that is still to be played, in order."""
        for line, about in enumerate(self.about.lines):
            for number in range(about.games):
                if (line, number) not in self.rows:
                    yield line, number

    def add(self, row: Row) -> None:
        """Keep a row, on the disk too."""
        self.rows[row.line, row.played.number] = row
        if self._file is not None:
            csv.writer(self._file, lineterminator="\n").writerow(_cells(self.about, row))
            self._file.flush()

    def close(self) -> None:
        """Put the rows in order, and write them as Parquet too where pyarrow is installed."""
        if self._file is not None:
            self._file.close()
            self._file = None
        self._write_all()
        if not next(self.missing(), None):
            write_parquet(self.folder, self.about, self.ordered())

    def ordered(self) -> list[Row]:
        """All rows by line and number."""
        return [self.rows[key] for key in sorted(self.rows)]

    def _write_all(self) -> None:
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(_cells(self.about, row) for row in self.ordered())
        _replace(self.path, text.getvalue())


def _replace(path: Path, text: str) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, "utf-8", newline="")
    os.replace(fresh, path)


def _cells(about: About, row: Row) -> list[Any]:
    line, played = about.lines[row.line], row.played
    return [
        row.line, line.title, line.game, line.seats, " ".join(line.bots), json.dumps(line.options, sort_keys=True),
        played.number, played.seed, _joined(played.winners), _joined(played.scores), played.reason, played.answers,
        played.matches, played.choices, played.forced, "" if played.leads is None else played.leads,
        "" if played.forfeit == NO_SEAT else played.forfeit, " ".join(played.note.split()),
        " ".join(f"{what}:{which}@{seat}" for what, which, seat in played.traits),
    ]  # fmt: skip


def _joined(numbers: Iterable[int]) -> str:
    return " ".join(str(number) for number in numbers)


def read_about(folder: Path) -> About:
    """What a folder of results is about."""
    path = folder / ABOUT
    try:
        return msgspec.convert(json.loads(path.read_text("utf-8")), About)
    except OSError as problem:
        raise Refusal("no-results", folder=str(folder)) from problem
    except (ValueError, msgspec.ValidationError) as problem:
        raise Refusal("damaged-results", file=str(path), line=0, reason=str(problem)) from problem


def read_rows(folder: Path, lines: int) -> tuple[dict[tuple[int, int], Row], int]:
    """The rows of a folder, and how many were cut off at the end."""
    path = folder / MATCHES
    if not path.exists():
        return {}, 0
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Refusal("damaged-results", file=str(path), line=0, reason=str(problem)) from problem
    whole, _, cut = text.rpartition("\n")
    rows: dict[tuple[int, int], Row] = {}
    for place, cells in enumerate(csv.DictReader(whole.splitlines()), 2):
        try:
            row = _row(cells)
            if not 0 <= row.line < lines:
                raise ValueError(f"there is no line {row.line}")
            if (row.line, row.played.number) in rows:
                raise ValueError(f"match {row.played.number} of line {row.line} is there twice")
        except (ValueError, KeyError, TypeError, AttributeError) as problem:
            raise Refusal("damaged-results", file=str(path), line=place, reason=str(problem)) from problem
        rows[row.line, row.played.number] = row
    return rows, int(bool(cut))


def _row(cells: Mapping[str, str]) -> Row:
    if None in cells or None in cells.values():
        raise ValueError("not as many values as columns")
    traits = []
    for one in cells["traits"].split():
        what, _, rest = one.partition(":")
        which, _, seat = rest.rpartition("@")
        traits.append((what, which, int(seat)))
    return Row(
        int(cells["line"]),
        Played(
            int(cells["number"]),
            int(cells["seed"]),
            _numbers(cells["winners"]),
            _numbers(cells["scores"]),
            cells["reason"],
            int(cells["answers"]),
            int(cells["matches"]),
            int(cells["choices"]),
            int(cells["forced"]),
            int(cells["leads"]) if cells["leads"] else None,
            int(cells["forfeit"]) if cells["forfeit"] else NO_SEAT,
            cells["note"],
            tuple(traits),
        ),
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(one) for one in text.split())


def write_parquet(folder: Path, about: About, rows: Sequence[Row]) -> Path | None:
    """The same rows as `matches.parquet`; None where pyarrow is not installed."""
    try:
        arrow, parquet = importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError:
        return None
    table = [_cells(about, row) for row in rows]
    columns = {name: [cells[place] for cells in table] for place, name in enumerate(COLUMNS)}
    for name in ("leads", "forfeit"):
        columns[name] = [None if value == "" else value for value in columns[name]]
    path = folder / "matches.parquet"
    parquet.write_table(arrow.table(columns), path)
    return path
