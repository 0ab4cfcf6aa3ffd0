"""The file of a run: what is played, how often, with which seed and packs. One file, one reproducible run.

    title = "Is the warrior too strong?"
    games = 400                             # for each line
    seed = 7

    [[match]]                               # one or more lines
    title = "two players"
    game = "dungeon_heroes"
    bots = ["scripted", "scripted"]         # one a seat, or a name for all
    # ladder = ["random", "scripted"]       # instead: everybody meets everybody, a line each
    options = { undead = [false, true] }    # a list of values makes a line of each

    [[band]]                                # what is wanted
    measure = "wins"
    seat = 0
    low = 0.45
    high = 0.55

    [[variant]]                             # for `lab compare`; beside the game as it is
    name = "twelve health"
    packs = ["warrior-12"]

Folders are found from where the file lies.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from flambeau.kernel import Game, Refusal
from flambeau.registry import game as registered_game

from .plan import PATIENCE, Plan

Value = bool | int | str
MEASURES: Final = ("wins", "score", "answers", "branching", "forced", "leads")
Measure = Literal["wins", "score", "answers", "branching", "forced", "leads"]
MOST_LINES: Final = 1_000


class Matches(Struct, frozen=True, forbid_unknown_fields=True):
    """One or more lines of a run, as written."""

    game: str
    title: str = ""
    seats: int = 0
    bots: str | list[str] = "random"
    ladder: list[str] = field(default_factory=list)
    options: dict[str, Value | list[Value]] = field(default_factory=dict)
    games: int = 0
    first_at: list[str] = field(default_factory=list)
    barred: dict[str, list[str]] = field(default_factory=dict)  # by seat, as keys of TOML are words
    restricted: list[str] = field(default_factory=list)  # a line more for each: the first seat plays without it


class Band(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a measure should lie, in the lines whose title begins so."""

    measure: Measure
    low: float
    high: float
    seat: int = 0
    lines: str = ""


class Variant(Struct, frozen=True, forbid_unknown_fields=True):
    """A name for some packs."""

    name: str
    packs: list[str] = field(default_factory=list)


class HouseValue(Struct, frozen=True, forbid_unknown_fields=True):
    """A house value that may be tuned: where it stands, and between which bounds."""

    file: str
    item: str
    field: str
    low: int
    high: int
    step: int = 1


class Tuning(Struct, frozen=True, forbid_unknown_fields=True):
    """What `lab tune` may change, and the pack it writes."""

    game: str
    pack: str
    values: list[HouseValue]
    tries: int = 32


class RunFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    match: list[Matches]
    title: str = ""
    seed: int = 0
    games: int = 100
    answer_seconds: float = PATIENCE
    packs: list[str] = field(default_factory=list)
    records: bool = False
    band: list[Band] = field(default_factory=list)
    variant: list[Variant] = field(default_factory=list)
    tune: Tuning | None = None


class Line(Struct, frozen=True):
    """One line of a run: a plan, and how often it is played."""

    title: str
    plan: Plan
    games: int


def read_run(path: Path, seed: int | None = None) -> RunFile:
    """A run from its file, perhaps with another seed; what is wrong in it is refused with the place."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), RunFile)
    except OSError as problem:
        raise Refusal("unreadable-file", file=str(path), reason=problem.strerror or str(problem)) from problem
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise bad_run(path, str(problem)) from problem
    _check(path, found)
    return found if seed is None else msgspec.structs.replace(found, seed=seed)


def bad_run(path: Path, reason: str) -> Refusal:
    """The refusal of a file of a run."""
    return Refusal("bad-run", file=str(path), reason=reason)


def _check(path: Path, run: RunFile) -> None:
    if not run.match:
        raise bad_run(path, "it has no [[match]]")
    if run.games < 1 or any(line.games < 0 for line in run.match):
        raise bad_run(path, "games must be a number from 1 on")
    if not 0 < run.answer_seconds < 86_400:
        raise bad_run(path, "answer_seconds must be above 0 and below a day")
    for band in run.band:
        if not band.low < band.high:
            raise bad_run(path, f"a band of {band.measure} goes from {band.low:g} to {band.high:g}")
    names = [variant.name for variant in run.variant]
    if len(set(names)) < len(names):
        raise bad_run(path, "two variants have the same name")


def packs_of(path: Path, run: RunFile, variant: str | None = None) -> list[Path]:
    """The folders of packs that a run, or a variant of it, is played with."""
    named = list(run.packs)
    if variant is not None:
        found = [one for one in run.variant if one.name == variant]
        if not found:
            known = ", ".join(one.name for one in run.variant) or "none"
            raise bad_run(path, f"it has no variant {variant!r} (there are: {known})")
        named += found[0].packs
    return [path.parent / name for name in named]


def lines_of(path: Path, run: RunFile) -> list[Line]:
    """Every line of a run, checked."""
    found: list[Line] = []
    for matches in run.match:
        for line in _lines(path, run, matches):
            line.plan.check()
            found.append(line)
            if len(found) > MOST_LINES:
                raise bad_run(path, f"it has more than {MOST_LINES} lines")
    for band in run.band:
        if not any(line.title.startswith(band.lines) for line in found):
            raise bad_run(path, f"no line begins with {band.lines!r}, of which a band speaks")
    return found


def _lines(path: Path, run: RunFile, matches: Matches) -> Iterator[Line]:
    game = registered_game(matches.game)
    names = list(matches.options)
    values = [value if isinstance(value, list) else [value] for value in matches.options.values()]
    several = [name for name, value in zip(names, values) if len(value) > 1]
    for chosen in product(*values):
        options = dict(zip(names, chosen))
        for bots in _seatings(path, game, matches):
            title = ", ".join([matches.title or game.id, *[f"{name} {_said(options[name])}" for name in several]])
            for barred, more in _restrictions(path, matches):
                plan = Plan(
                    game.id, len(bots), bots, options, run.seed, tuple(matches.first_at), barred,
                    run.answer_seconds, True,
                )  # fmt: skip
                yield Line(title + more, plan, matches.games or run.games)


def _said(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _restrictions(path: Path, matches: Matches) -> list[tuple[dict[int, tuple[str, ...]], str]]:
    """Who may not choose what, and what a title says of it."""
    if any(not seat.isdecimal() for seat in matches.barred):
        raise bad_run(path, "barred names seats by their number, from 0")
    always = {int(seat): tuple(names) for seat, names in matches.barred.items()}
    found = [(always, "")]
    for name in matches.restricted:
        found.append(({**always, 0: (*always.get(0, ()), name)}, f", without {name}"))
    return found


def _seatings(path: Path, game: Game[Any], matches: Matches) -> list[tuple[str, ...]]:
    """Who sits where, once for every line."""
    if not matches.ladder:
        if isinstance(matches.bots, str):
            return [(matches.bots,) * (matches.seats or game.seats.start)]
        if matches.seats not in (0, len(matches.bots)):
            raise Refusal("wrong-bots", bots=len(matches.bots), seats=matches.seats)
        return [tuple(matches.bots)]
    if matches.bots != "random":
        raise bad_run(path, "a match has either bots or a ladder")
    return ladder_seatings(matches.ladder, matches.seats or game.seats.start)


def ladder_seatings(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: everybody everybody at one or two seats, else one among others of another name."""
    if seats <= 2:
        return list(product(names, repeat=seats))
    return [(one, *[other] * (seats - 1)) for one, other in product(names, repeat=2) if one != other]
