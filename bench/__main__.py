"""Run the contest: `python -m bench [--rounds 7] [--seconds 0.3] [--write] [game ...]`."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path

from bench.contest import PURE, ROOT, Contestant, contest
from bench.ours import NOTHING
from bench.report import report
from flambeau.registry import in_the_making, registered
from tools.compile import FAST, build_what_compiles, why_no_compiler

PAGE = ROOT / "docs" / "benchmarks.md"
HEADING = """# Benchmarks

Written by `python -m bench --write`; how it is measured stands in `bench/__init__.py`, what an answer costs and why
in [performance.md](performance.md). Catan is other work than our games: the ratios compare speeds, not code.

"""


def compiled_build() -> tuple[Path | None, list[str]]:
    """The folder of the compiled build, and what to say about it."""
    missing = why_no_compiler()
    if missing:
        return None, [missing]
    games = [type(game).__module__ for game in (registered() | in_the_making()).values()]
    folder, refused = build_what_compiles([*games, NOTHING], FAST)
    return folder, [f"{package} is not compiled: {why}" for package, why in refused.items()]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Our speed and our peers' in one run.")
    parser.add_argument("games", nargs="*", help="only these of our games")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU time of a stint")
    parser.add_argument("--pure", action="store_true", help="leave the compiled build out")
    parser.add_argument("--alone", action="store_true", help="leave the peers out")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)} too")
    args = parser.parse_args()
    folder, notes = (None, []) if args.pure else compiled_build()
    with ExitStack() as stack:
        contestants = [stack.enter_context(Contestant("pure", "bench.ours", PURE))]
        if folder is not None:
            contestants.append(stack.enter_context(Contestant("compiled", "bench.ours", (folder,))))
        if not args.alone:
            for name in ("catanatron", "open_spiel"):
                contestants.append(stack.enter_context(Contestant(name, f"bench.{name}_peer", PURE)))
        notes += [contestant.missing for contestant in contestants if contestant.missing]
        found = contest(contestants, args.rounds, args.seconds, args.games)
        seats = {game: about["seats"] for game, about in contestants[0].games.items()}
    text = report(found, seats, notes)
    print(text)
    if args.write:
        PAGE.write_text(HEADING + text, "utf-8")


if __name__ == "__main__":
    main()
