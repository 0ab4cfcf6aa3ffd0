"""Tuning: house values inside named bounds, searched towards the bands of a run.

Candidates are tried with the same chance. All play a few matches; the better half plays twice as many, and so on until
one is left (successive halving): a run goes on where it was, so no match is played twice. The best is measured once
more with chance that the search has not seen, because the best of many is partly the luckiest.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import product
from pathlib import Path
from typing import Any, Final

from flambeau.kernel import Refusal
from flambeau.registry import game as registered_game

from .measures import judged
from .results import About, Row
from .run_file import HouseValue, Tuning

HOUSE: Final = "house"
Candidate = tuple[int, ...]
"""A number for each value that is tuned, in their order."""


class House:
    """The house values of a game that may be changed, as its content has them."""

    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        box = registered_game(tuning.game).box
        if box is None:
            raise Refusal("no-such-content", game=tuning.game, file=tuning.values[0].file if tuning.values else "")
        self._tables: dict[str, dict[str, Any]] = {}
        self._places: list[tuple[str, dict[str, Any]]] = []
        for value in tuning.values:
            self._places.append(self._find(box.folder, value))
        self.now: Candidate = tuple(self._number(value, item) for value, (_, item) in zip(tuning.values, self._places))

    def _find(self, folder: Path, value: HouseValue) -> tuple[str, dict[str, Any]]:
        """The table and the item that a value stands in."""
        if value.file not in self._tables:
            try:
                self._tables[value.file] = tomllib.loads((folder / value.file).read_text("utf-8"))
            except OSError as problem:
                raise Refusal("no-such-content", game=self.tuning.game, file=value.file) from problem
        for table, items in self._tables[value.file].items():
            for item in items if isinstance(items, list) else ():
                if isinstance(item, dict) and item.get("id") == value.item:
                    source = str(item.get("source", ""))
                    if source != HOUSE:
                        raise Refusal("not-a-house-value", file=value.file, item=value.item, source=source)
                    return table, item
        raise Refusal("no-such-value", file=value.file, item=value.item, field=value.field)

    def _number(self, value: HouseValue, item: Mapping[str, Any]) -> int:
        found: Any = item
        for part in value.field.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        if type(found) is not int or not value.low <= value.high or value.step < 1:
            raise Refusal("no-such-value", file=value.file, item=value.item, field=value.field)
        return found

    def candidates(self, seed: int) -> list[Candidate]:
        """What to try: the values as they are, then all others, or a sample if they are too many."""
        ranges = [range(value.low, value.high + 1, value.step) for value in self.tuning.values]
        size = 1
        for one in ranges:
            size *= len(one)
        if size <= self.tuning.tries:
            others = list(product(*ranges))
        else:
            draw = random.Random(seed)
            others = []
            while len(others) < self.tuning.tries:
                drawn = tuple(draw.choice(one) for one in ranges)
                if drawn not in others:
                    others.append(drawn)
        return list(dict.fromkeys([self.now, *others]))[: max(2, self.tuning.tries)]

    def said(self, candidate: Candidate) -> str:
        """A candidate in words."""
        pairs = zip(self.tuning.values, candidate)
        return ", ".join(f"{value.item}.{value.field} {number}" for value, number in pairs)

    def write(self, folder: Path, candidate: Candidate) -> None:
        """A pack with these values: every item whole, as packs have them."""
        items: dict[tuple[str, str, str], dict[str, Any]] = {}
        for value, number, (table, item) in zip(self.tuning.values, candidate, self._places):
            changed = items.setdefault((value.file, table, value.item), deepcopy(item))
            *way, last = value.field.split(".")
            inner = changed
            for part in way:
                inner = inner[part]
            inner[last] = number
        folder.mkdir(parents=True, exist_ok=True)
        name = Path(self.tuning.pack).name
        sheet = {"id": name, "game": self.tuning.game, "title": {"en": f"Tuned: {name}", "fr": f"Réglé : {name}"}}
        (folder / "pack.toml").write_text("\n".join(toml_lines(sheet)) + "\n", "utf-8")
        for file in {file for file, _, _ in items}:
            lines: list[str] = []
            for (where, table, _), item in items.items():
                if where == file:
                    lines += [f"[[{table}]]", *toml_lines(item), ""]
            (folder / file).write_text("\n".join(lines), "utf-8")


def toml_lines(item: Mapping[str, Any]) -> Iterator[str]:
    """The keys of an item as TOML, nested tables in one line."""
    for key, value in item.items():
        yield f"{key} = {toml_value(value)}"


def toml_value(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return f"[{', '.join(toml_value(one) for one in value)}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{toml_key(key)} = {toml_value(one)}' for key, one in value.items())} }}"
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def toml_key(key: str) -> str:
    """A key, quoted where it must be."""
    return key if key and all(letter.isalnum() or letter in "-_" for letter in key) and key.isascii() else f'"{key}"'


def badness(about: About, rows: Sequence[Row]) -> float:
    """How far a run lies from the middle of its bands, in half-widths, squared; outside counts four times."""
    total = 0.0
    for one in judged(about, rows):
        middle, half = (one.band.low + one.band.high) / 2, (one.band.high - one.band.low) / 2
        away = abs(one.found.mean - middle) / half
        total += away**2 + 3 * max(0.0, away - 1) ** 2
    return total


def rounds(candidates: int, games: int) -> list[tuple[int, int]]:
    """How many candidates play how many matches in each round; the last has one or two and plays all."""
    counts = [candidates]
    while counts[-1] > 2:
        counts.append((counts[-1] + 1) // 2)
    return [(count, max(2, games >> (len(counts) - 1 - place))) for place, count in enumerate(counts)]
