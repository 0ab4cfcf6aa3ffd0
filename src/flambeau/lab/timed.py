"""Bots that think for a time and not for a number of iterations: their games depend on the machine."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.bots.search import LEVELS

from .run_file import Line


def against_the_clock(lines: Sequence[Line]) -> list[str]:
    """What is to be said of lines whose games cannot be repeated exactly."""
    timed = sorted({bot for line in lines for bot in line.plan.bots if bot in LEVELS})
    if not timed:
        return []
    return [f"{', '.join(timed)}: thinks for a time, so other machines play other games (search-200 does not)"]
