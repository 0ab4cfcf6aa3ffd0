"""Plays games in whichever build stands on the path; run as a program by the tests beside it.

python -m tests.compiled.player digests flambeau.games.dungeon_heroes 0 1 2   # a line a seed: every digest
python -m tests.compiled.player frames flambeau.games.dungeon_heroes 0 1      # a line a seed: every frame that is sent
python -m tests.compiled.player kit flambeau.games.dungeon_heroes 40 2           # the kit on two cases of 40 questions
"""

from __future__ import annotations

import asyncio
import importlib
import json
import random
import sys
import tempfile
import traceback
from pathlib import Path
from typing import Any

from flambeau.kernel import Game, Match, match
from flambeau.kit import CHECKS, Case, cases, known_rules
from flambeau.kit.walk import walk
from flambeau.server import live, ready, show
from flambeau.server.house import KEEP, House
from flambeau.server.settings import Settings
from flambeau.server.store import Guest, SeatRow
from flambeau.server.viewers import Viewer
from flambeau.server.web import shortcut
from flambeau.server.web.app import make_app
from flambeau.table import choices, present, speak
from tools.rules import ledger_ids

MOST_FRAMES = 250  # a viewer


def digests(game: Game[Any], seeds: list[int]) -> list[list[str]]:
    """For each seed (and each in another case of the game) the digest at every question, and the outcome."""
    found = []
    all_of_it = cases(game)
    for seed in seeds:
        played = all_of_it[seed % len(all_of_it)].start(seed, forkable=False)
        told = [played.digest() for _ in walk(played, seed)]
        assert played.outcome is not None
        found.append([*told, json.dumps(played.outcome.to_data())])
    return found


def frames(game: Game[Any], seeds: list[int]) -> list[list[str]]:
    """For each seed what the server writes to everybody at the table, frame by frame, as it is read."""

    async def play() -> list[list[str]]:
        found = []
        with tempfile.TemporaryDirectory() as folder:
            guard = make_app(Path(folder), Settings())
            async with guard.app.lifespan():
                desk = guard.app.state.desk
                guest, _ = await desk.identity.welcome("fr")
                for seed in seeds:
                    found.append(await _frames(game, seed, desk.house, guest))
        return found

    return asyncio.run(play())


async def _frames(game: Game[Any], seed: int, house: House, guest: Guest) -> list[str]:
    case = cases(game)[seed % len(cases(game))]
    sitters = [SeatRow("person", guest=guest.id, name=guest.name)] * case.seats
    played = Match.start(game, case.seats, case.options, seed, **KEEP)
    table, _ = await house._settle(guest, played, sitters, listed=False)
    lines = [Line() for _ in range(-1, case.seats)]
    for seat, line in enumerate(lines, -1):
        table.viewers.add(viewer := Viewer(guest.id, seat, "fr" if seat % 2 else "en", line=line))
        asyncio.get_running_loop().create_task(viewer.bell.heard())
        line.written += table.show.news(viewer)
    await asyncio.sleep(0)
    draw = random.Random(seed)
    while table.match.outcome is None and len(lines[0].written) < MOST_FRAMES:
        seat = draw.choice(table.match.asked())
        index = draw.randrange(len(table.match.question(seat).choices))
        assert table.answer_at_once(seat, table.match.number(seat), index) is not None
    read = [json.loads(frame, parse_float=_number) for line in lines for frame in line.written]
    return [json.dumps(_without_nothing(frame)).replace(table.id, "the table") for frame in read]


def _number(text: str) -> float:
    return int(float(text)) if float(text).is_integer() else float(text)


def _without_nothing(value: Any) -> Any:
    """A frame without zeros, which are what is not there: compiled, a whole number may be written as 0.0."""
    if isinstance(value, dict):
        return {key: _without_nothing(one) for key, one in value.items() if one != 0}
    return [_without_nothing(one) for one in value] if isinstance(value, list) else value


class Line:
    """A socket that keeps what is written to it."""

    is_free = True

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def push(self, data: bytes) -> None:
        self.written.append(data)


def kit(game: Game[Any], most: int, how_many: int) -> list[str]:
    """What the kit finds wrong on so many cases of a game (0: on all of them)."""
    known_rules.update(rule for rules in ledger_ids().values() for rule in rules)
    found = []
    for case in cases(game)[-how_many:]:
        for check in CHECKS:
            try:
                check(case, 7, most)
            except AssertionError as problem:
                found.append(f"{case} {check.__name__}: {problem}\n{traceback.format_exc(limit=-3)}")
    return found


def build_of(case: Case, served: bool = False) -> str:
    """Which build the kernel and the game come from, and the server if it plays a part."""
    files = {str(match.__file__), str(sys.modules[type(case.game).__module__].__file__)}
    if served:
        files |= {str(module.__file__) for module in (choices, live, present, ready, shortcut, show, speak)}
    endings = {file.rpartition(".")[2] for file in files}
    return "pure" if endings == {"py"} else "compiled" if endings == {"so"} else "mixed"


def main() -> None:
    """Play, and write one JSON object."""
    what, module, *numbers = sys.argv[1:]
    game = importlib.import_module(module).GAME
    given = [int(number) for number in numbers]
    found: object
    if what == "kit":
        found = kit(game, given[0], given[1])
    else:
        found = {"digests": digests, "frames": frames}[what](game, given)
    print(json.dumps({"build": build_of(cases(game)[0], what == "frames"), "found": found}))


if __name__ == "__main__":
    main()
