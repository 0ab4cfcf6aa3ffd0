"""The contest: contestants as processes, their stints shuffled together round by round."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).parent.parent
PURE = (ROOT / "src", ROOT / "tests" / "kernel")
MEASURES = ("answers", "forks")


class Contestant:
    """One process that plays stints when told to."""

    def __init__(self, name: str, module: str, path: Sequence[Path] = ()) -> None:
        self.name = name
        places = os.pathsep.join(str(place) for place in (*path, ROOT))
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": places, "PYTHONSAFEPATH": "1"},
        )
        told = self.hear()
        self.games: dict[str, dict[str, Any]] = told.get("games", {})
        self.missing: str = told.get("missing", "")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.communicate()  # closes its input, which ends it

    def hear(self) -> dict[str, Any]:
        """The next line the process writes."""
        assert self.process.stdout is not None
        while line := self.process.stdout.readline():
            if line.startswith("{"):  # a library may greet us
                told: dict[str, Any] = json.loads(line)
                return told
        sys.exit(f"bench: {self.name} broke off; its error stands above")

    def stint(self, measure: str, game: str, seconds: float) -> dict[str, Any]:
        """Let it play."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"measure": measure, "game": game, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return self.hear()


class Results:
    """What was measured: a rate for each round, and what each kind of question costs."""

    def __init__(self) -> None:
        self.rates: dict[tuple[str, str, str], list[float]] = {}  # (contestant, measure, game)
        self.kinds: dict[tuple[str, str], list[dict[str, Any]]] = {}  # (contestant, game)

    def note(self, name: str, measure: str, game: str, told: dict[str, Any]) -> None:
        """Write a stint down."""
        if measure == "kinds":
            self.kinds.setdefault((name, game), []).append(told)
        else:
            self.rates.setdefault((name, measure, game), []).append(told["count"] / told["cpu"])


def contest(contestants: Sequence[Contestant], rounds: int, seconds: float, only: Sequence[str]) -> Results:
    """All stints of all contestants, in a new order each round."""
    results = Results()
    stints = []
    for contestant in contestants:
        ours = contestant.name in ("pure", "compiled")
        for game, about in contestant.games.items():
            if ours and only and game not in only:
                continue
            if contestant.name == "compiled" and not about["compiled"]:
                continue
            for measure in (*MEASURES, "kinds") if ours else MEASURES:
                stints.append((contestant, measure, game))
    rng = random.Random(rounds)
    for number in range(rounds):
        print(f"bench: round {number + 1} of {rounds}, {len(stints)} stints", file=sys.stderr)
        for contestant, measure, game in rng.sample(stints, len(stints)):
            results.note(contestant.name, measure, game, contestant.stint(measure, game, seconds))
    return results
