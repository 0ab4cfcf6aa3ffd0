"""Looks for the golden records of a game and writes them (`python -m tools.golden GAME`).

`tests/games/<game>/golden/wanted.toml` says which endings to find, and between whom to look for the games of the
playthrough. Beside it are written one record an ending, the records of as few games as show every question, every kind
of answer and every kind of event, and `playthrough.txt`, which tells those games in words. Tests replay the records and
tell them again; only this command looks for new ones. An ending too rare to be found is played by a function of
`made.py`.
"""

from __future__ import annotations

import argparse
import json
import runpy
import sys
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from flambeau.bots import Chair, make_bot
from flambeau.kernel import Game, Match, record
from flambeau.registry import game as registered_game
from tools.playthrough import english, kinds_declared, kinds_seen, tell

ROOT = Path(__file__).resolve().parent.parent
MOST_SEEDS = 4000
SHORTEST_OF = 12  # records with the right ending, of which the shortest is kept
ENOUGH_GAMES = 8


@dataclass(frozen=True)
class Table:
    """Who plays, and how."""

    seats: int
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    concede: int = 0  # after so many answers the asked seat gives up


def folder_of(game: str) -> Path:
    """Where a game's golden records lie."""
    return ROOT / "tests" / "games" / game / "golden"


def played(game: Game[Any], table: Table, seed: int) -> dict[str, Any]:
    """The record of one game."""
    match = Match.start(game, table.seats, {**game.automated, **table.options}, seed, record=True)
    bots = [make_bot(game, name, seed * 8 + seat) for seat, name in enumerate(table.bots)]
    answers = 0
    while match.outcome is None:
        seat = match.asked()[0]
        if table.concede and answers == table.concede:
            match.concede(seat)
            break
        match.answer(seat, bots[seat].answer(Chair(match, seat)))
        answers += 1
    return record(match)


def ending(game: Game[Any], table: Table, reason: str) -> dict[str, Any]:
    """The shortest of the first records that end for this reason."""
    found: list[dict[str, Any]] = []
    for seed in range(1 if table.concede else MOST_SEEDS):
        data = played(game, table, seed)
        if data["outcome"]["reason"] == reason:
            found.append(data)
        if len(found) == SHORTEST_OF or (found and seed > MOST_SEEDS / 10):
            break
    if not found:
        sys.exit(f"no game of {table} ends by {reason!r}")
    return min(found, key=lambda data: len(data["entries"]))


def made(folder: Path, name: str) -> dict[str, Any]:
    """The record of a game that chance will not bring about: a function of the folder's `made.py` plays it."""
    module: dict[str, Any] = runpy.run_path(str(folder / "made.py"))
    return record(module[name]())


def _shown(game: str, table: Table, seed: int) -> tuple[Table, int, int, set[str]]:
    found = registered_game(game)
    data = played(found, table, seed)
    return table, seed, len(data["entries"]), kinds_seen(found, data)


def stories(
    game: Game[Any], tables: Sequence[Table], seeds: int, given: Sequence[dict[str, Any]] = ()
) -> list[dict[str, Any]]:
    """As few and short games as possible that show all that these tables show in so many games each, and given ones."""
    tries = [(game.id, table, seed) for table in tables for seed in range(seeds)]
    with ProcessPoolExecutor() as pool:
        shown = list(pool.map(_shown, *zip(*tries, strict=True), chunksize=16))
    missing: set[str] = set().union(*[kinds for *_, kinds in shown])
    missing = missing.difference(*[kinds_seen(game, data) for data in given])
    chosen: list[dict[str, Any]] = []
    while missing and len(chosen) < ENOUGH_GAMES:
        table, seed, _, kinds = max(shown, key=lambda one: (len(one[3] & missing), -one[2]))
        chosen.append(played(game, table, seed))
        missing -= kinds
    return [*chosen, *given]


def playthrough(game: Game[Any], records: Sequence[dict[str, Any]]) -> str:
    """The stories of these records, and what none of them shows."""
    lines = [f"Games of {game.id} that together show every question and every kind of event."]
    lines.append(f"Written by `python -m tools.golden {game.id}`; rules in brackets.")
    unseen, words = kinds_declared(game), english(game)
    for number, data in enumerate(records, 1):
        unseen -= kinds_seen(game, data)
        options = ", ".join(f"{name} {str(value).lower()}" for name, value in data["options"].items())
        lines += ["", f"Game {number}: {data['seats']} seats, {options}", "", *tell(game, data, words)]
    if unseen:
        lines += ["", f"Not shown: {', '.join(sorted(unseen))}"]
    return "\n".join(lines) + "\n"


def written(data: dict[str, Any]) -> str:
    """A record as JSON with one entry a line, so that a difference can be read."""
    head = {name: value for name, value in data.items() if name != "entries"}
    entries = ",\n".join(_dense(entry) for entry in data["entries"])
    return f'{_dense(head)[:-1]},"entries":[\n{entries}\n]}}\n'


def _dense(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def wanted(game: str) -> dict[str, Any]:
    """What a game's `wanted.toml` asks for."""
    return tomllib.loads((folder_of(game) / "wanted.toml").read_text("utf-8"))


def table_of(asked: dict[str, Any]) -> Table:
    """A table as `wanted.toml` describes it."""
    return Table(len(asked["bots"]), tuple(asked["bots"]), asked.get("options", {}), asked.get("concede", 0))


def write(game: Game[Any]) -> Iterator[str]:
    """Look for all records of a game and write them; says what it wrote."""
    asked, folder = wanted(game.id), folder_of(game.id)
    for old in folder.glob("*.json"):
        old.unlink()
    for one in asked["ending"]:
        data = made(folder, one["made"]) if "made" in one else ending(game, table_of(one), one["reason"])
        (folder / f"{one['name']}.json").write_text(written(data), "utf-8")
        yield f"{one['name']}: {len(data['entries'])} entries"
    told = [made(folder, one["made"]) for one in asked["story"] if "made" in one]
    told = stories(game, [table_of(one) for one in asked["story"] if "made" not in one], asked["seeds"], told)
    for number, data in enumerate(told, 1):
        (folder / f"story-{number}.json").write_text(written(data), "utf-8")
        yield f"story-{number}: {len(data['entries'])} entries"
    text = playthrough(game, told)
    (folder / "playthrough.txt").write_text(text, "utf-8")
    yield f"playthrough.txt: {text.count(chr(10))} lines"
    if "Not shown" in text:
        yield text.splitlines()[-1]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the golden records of a game."""
    parser = argparse.ArgumentParser(prog="python -m tools.golden", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("game", help="which game")
    for line in write(registered_game(parser.parse_args(arguments).game)):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
