"""When the garbage collector runs: seldom while people play, thoroughly when nobody does.

Answers leave nothing circular behind, but what they leave is looked at again and again: rounds of the collector took
a quarter of an answer's time, and a look at everything that lives stops all tables for a quarter of a second. So the
young are looked at in groups that stop nobody for more than some milliseconds, whoever outlives that is put aside, and
all are looked at when it is quiet: the little that tables and sockets leave behind when they are closed can wait.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 5_000
NEVER: Final = 1_000_000


def begin() -> None:
    """What is loaded stays; from now on rounds are rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    if _put_aside not in gc.callbacks:
        gc.callbacks.append(_put_aside)


def end() -> None:
    """As Python does it by itself."""
    if _put_aside in gc.callbacks:
        gc.callbacks.remove(_put_aside)
    gc.set_threshold(700, 10, 10)
    gc.unfreeze()


def sweep() -> int:
    """Look at everything, if rounds were made rare; how many were found that nobody can reach."""
    if _put_aside not in gc.callbacks:
        return 0
    gc.unfreeze()
    return gc.collect()  # what is left is put aside again


def _put_aside(phase: str, _: dict[str, int]) -> None:
    if phase == "stop":
        gc.freeze()
