"""When the garbage collector runs: not while people play, but when nobody does.

Answers leave nothing circular behind, and neither does a table that is put away; but rounds of the collector look at
what lives again and again. That took a quarter of an answer's time, and a look at everything stops all tables. So
nothing is looked at while answers come; all that came since the start is when it is quiet, or when it has not been
quiet for long. The little that sockets leave behind when they are closed can wait until then.
"""

from __future__ import annotations

import gc
import time
from typing import Final

LONGEST: Final = 3_600.0
"""Seconds after which it is looked at though people play."""
MOST_NEW: Final = 3_000_000
"""Things made and still there, after which it is looked at before that: they may be three hundred megabytes."""
LEAST_NEW: Final = 2_000
"""Things for which it is not worth a look, however quiet it is."""

_clock: Final = {"swept": 0.0}


def begin() -> None:
    """From now on nothing is looked at but by `sweep`, and never again what is there already: modules, games, words."""
    gc.disable()
    _look()
    gc.freeze()


def end() -> None:
    """As Python does it by itself."""
    gc.unfreeze()
    gc.enable()


def sweep(is_quiet: bool) -> int:
    """Look at what is new, if it is quiet or time; how many were found that nobody can reach."""
    new = gc.get_count()[0]
    if gc.isenabled() or not ((is_quiet and new >= LEAST_NEW) or new >= MOST_NEW or _is_late()):
        return 0
    return _look()


def _is_late() -> bool:
    return time.monotonic() - _clock["swept"] >= LONGEST


def _look() -> int:
    found = gc.collect()
    _clock["swept"] = time.monotonic()
    return found
