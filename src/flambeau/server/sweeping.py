"""When the garbage collector runs: not while people play, thoroughly when nobody does.

Answers leave nothing circular behind, but rounds of the collector look at what they leave again and again: that took a
quarter of an answer's time, and a look at everything that lives stops all tables for a quarter of a second. So nothing
is looked at while answers come; all is when it is quiet, or when it has not been quiet for long. The little that tables
and sockets leave behind when they are closed can wait until then.
"""

from __future__ import annotations

import gc
import time
from typing import Final

LONGEST: Final = 600.0
"""Seconds after which everything is looked at though people play."""
MOST_NEW: Final = 1_000_000
"""Things made and still there, after which it is looked at before that: they may be a hundred megabytes."""

_clock: Final = {"swept": 0.0}


def begin() -> None:
    """From now on nothing is looked at but by `sweep`."""
    gc.disable()
    _look()


def end() -> None:
    """As Python does it by itself."""
    gc.unfreeze()
    gc.enable()


def sweep(is_quiet: bool) -> int:
    """Look at everything, if it is quiet or time; how many were found that nobody can reach."""
    if gc.isenabled() or not (is_quiet or _is_due()):
        return 0
    return _look()


def _is_due() -> bool:
    return time.monotonic() - _clock["swept"] >= LONGEST or gc.get_count()[0] >= MOST_NEW


def _look() -> int:
    gc.unfreeze()
    found = gc.collect()
    gc.freeze()  # so that what is counted from now on is new
    _clock["swept"] = time.monotonic()
    return found
