"""Watchmen: what is taken from the processors while somebody is measured, to the moment.

On shared hardware others take a processor away, for anything from a tenth of a millisecond to a tenth of a second, and
one that has gone to sleep is woken late: for a tail of a millisecond or two that is most of the tail, and it says
nothing about whoever is measured. So on each core there is a watchman: a process that gives way to everybody else and
looks at the clock as long as nobody wants the core, which therefore never sleeps. Where he misses time, he asks how
much of it one of those used who are measured. The rest was taken: by other machines, or by somebody who should rest.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from operator import attrgetter
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
BLINK: Final = 30_000
"""Nanoseconds that a watchman may miss without looking who had them."""
LEAST: Final = 150_000
"""Nanoseconds that have to be taken at once to be noted; less is the machine's own clock, which ticks for everybody."""
AFTERWARDS: Final = 5.0
"""Milliseconds after something was taken, in which answers may still wait for those that were held up."""
CAN_WATCH: Final = hasattr(os, "SCHED_IDLE") and sys.platform == "linux"


class Taken(NamedTuple):
    """From when to when a watchman missed time that nobody of ours had, in milliseconds of the machine's clock."""

    begun: float
    ended: float
    milliseconds: float


class Watch:
    """What the watchmen have noted, core by core."""

    def __init__(self, notes: Sequence[Path]) -> None:
        self._notes = notes
        self._taken: list[list[Taken]] = []

    def look(self) -> None:
        """Read what has been noted until now."""
        self._taken = [
            [Taken(*map(float, line.split())) for line in note.read_text().splitlines()] for note in self._notes
        ]

    def was_disturbed(self, begun: float, ended: float) -> bool:
        """Whether anything was taken between these moments, or shortly before."""
        for taken in self._taken:
            first = bisect_left(taken, begun - AFTERWARDS, key=attrgetter("ended"))
            if first < len(taken) and taken[first].begun < ended:
                return True
        return False

    def share(self, begun: float, ended: float) -> float:
        """The share of all cores' time that was taken between these moments."""
        lost = [
            min(one.milliseconds, min(ended, one.ended) - max(begun, one.begun))
            for taken in self._taken
            for one in taken
            if one.begun < ended and one.ended > begun
        ]
        return sum(lost) / ((ended - begun) * (len(self._taken) or 1))


@contextmanager
def watching(processes: Sequence[subprocess.Popen[str]]) -> Iterator[Watch]:
    """A watchman on each core until the end, who knows that these processes are measured."""
    cores = sorted(os.sched_getaffinity(0)) if CAN_WATCH else []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        notes = []
        for core in cores:
            note = folder / str(core)
            note.touch()
            notes.append(note)
            pids = [str(one.pid) for one in processes]
            command = [sys.executable, "-m", "bench.tables.watch", str(core), str(note), str(os.getpid()), *pids]
            watchman = stack.enter_context(subprocess.Popen(command, cwd=ROOT))
            stack.callback(watchman.terminate)
        yield Watch(notes)


def cpu_of(pid: int) -> int:
    """Nanoseconds of CPU time that a process has used so far, with all its threads; what was taken is none of it."""
    return time.clock_gettime_ns((~pid << 3) | 2)  # its clock, as Linux numbers them


def watch(core: int, note: Path, parent: int, pids: Sequence[int]) -> None:
    """Look at the clock of this core until whoever asked for it is gone."""
    os.sched_setaffinity(0, {core})
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    clock = time.monotonic_ns
    file = os.open(note, os.O_WRONLY | os.O_APPEND)
    used = [cpu_of(pid) for pid in pids]
    before = clock()
    while True:
        now = clock()
        missed = now - before
        if missed > BLINK:
            try:
                since, used = used, [cpu_of(pid) for pid in pids]
            except OSError:  # one of them has ended, and so does the bench
                return
            taken = missed - max([after - before for after, before in zip(used, since, strict=True)])
            if taken >= LEAST:
                os.write(file, b"%f %f %f\n" % (before / 1e6, now / 1e6, taken / 1e6))
            if os.getppid() != parent:
                return
            now = clock()
        before = now


if __name__ == "__main__":
    watch(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), [int(pid) for pid in sys.argv[4:]])
