"""Plays games in whichever build stands on the path; run as a program by the tests beside it.

python -m tests.compiled.player digests flambeau.games.dungeon_heroes 0 1 2   # a line a seed: every digest
python -m tests.compiled.player kit flambeau.games.dungeon_heroes 40 2           # the kit on two cases of 40 questions
"""

from __future__ import annotations

import importlib
import json
import sys
import traceback
from typing import Any

from flambeau.kernel import Game, match
from flambeau.kit import CHECKS, Case, cases, known_rules
from flambeau.kit.walk import walk
from tools.rules import ledger_ids


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


def build_of(case: Case) -> str:
    """Which build the kernel and the game come from."""
    files = {str(match.__file__), str(sys.modules[type(case.game).__module__].__file__)}
    endings = {file.rpartition(".")[2] for file in files}
    return "pure" if endings == {"py"} else "compiled" if endings == {"so"} else "mixed"


def main() -> None:
    """Play, and write one JSON object."""
    what, module, *numbers = sys.argv[1:]
    game = importlib.import_module(module).GAME
    given = [int(number) for number in numbers]
    found: object = kit(game, given[0], given[1]) if what == "kit" else digests(game, given)
    print(json.dumps({"build": build_of(cases(game)[0]), "found": found}))


if __name__ == "__main__":
    main()
