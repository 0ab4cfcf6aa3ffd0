"""What a contestant does: wait for a line that names a measure, a game and a time, and answer with what it did.

    -> {"measure": "answers", "game": "dungeon_heroes", "seconds": 0.3}
    <- {"count": 30122, "cpu": 0.301}

The first line it writes says which games it has, or, if it cannot play, the sentence why.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any

Stint = Callable[[float], dict[str, Any]]


def timed(work: Callable[[int], int]) -> Stint:
    """A stint that repeats `work` (given how often it ran before; returns what it counts) until the time is up."""
    ran = 0

    def stint(seconds: float) -> dict[str, Any]:
        nonlocal ran
        count = 0
        begun = time.process_time()
        while True:
            count += work(ran)
            ran += 1
            cpu = time.process_time() - begun
            if cpu >= seconds:
                return {"count": count, "cpu": cpu}

    return stint


def serve(games: dict[str, Any], stints: Callable[[str, str], Stint]) -> None:
    """Say which games there are, then play stints until the input ends; `stints(measure, game)` prepares one."""
    say({"games": games})
    prepared: dict[tuple[str, str], Stint] = {}
    for line in sys.stdin:
        told = json.loads(line)
        key = (told["measure"], told["game"])
        if key not in prepared:
            prepared[key] = stints(*key)
            prepared[key](told["seconds"] / 4)  # the first one warms up
        say(prepared[key](told["seconds"]))


def refuse(sentence: str) -> None:
    """Say why this contestant cannot play."""
    say({"missing": sentence})


def say(answer: dict[str, Any]) -> None:
    """One line to whoever asked."""
    print(json.dumps(answer), flush=True)
