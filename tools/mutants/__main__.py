"""The command: choose mutants of a game, try each, say what became of them."""

from __future__ import annotations

import argparse
import gc
import importlib
import random
import sys
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path

from .breaks import Mutant, mutants
from .report import ELSEWHERE, EQUAL, KILLED, SURVIVED, Verdict, share, survivors, table, total
from .survey import KEPT, Survey, survey
from .trial import first_failure

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "flambeau" / "games"
NO_RULES = {"bot", "bots", "table", "text", "content", "table.py", "events.py", "mats.py", "tokens.py", "bot.py"}
PRELOADED = (
    "tests.browser.chromium",
    "hypothesis",
    "flambeau.kit",
    "flambeau.bots",
    "flambeau.registry",
    "flambeau.table",
)


def sources(folder: Path) -> list[Path]:
    """The files of a game that hold rules, not looks, words or bots."""
    return [
        page
        for page in sorted(folder.rglob("*.py"))
        if not NO_RULES & set(page.relative_to(folder).parts) and not page.name.startswith("test_")
    ]


def chosen(folder: Path, options: argparse.Namespace) -> list[Mutant]:
    """The mutants that were asked for: of some rules, of some files, so many of them."""
    found = [one for page in sources(folder) for one in mutants(page)]
    if options.ids:
        wanted = [rule for text in options.ids for rule in text.split(",") if rule]
        found = [one for one in found if any(rule.startswith(tuple(wanted)) for rule in one.rules)]
    if options.file:
        found = [one for one in found if any(str(one.path).endswith(name) for name in options.file)]
    if options.sample and len(found) > options.sample:
        kept = set(random.Random(options.seed).sample(range(len(found)), options.sample))
        found = [one for place, one in enumerate(found) if place in kept]
    return found


def preload(folder: Path) -> None:
    """What every trial needs and no break can change: other modules, the game's words, and compiled code that is kept
    even where the environment keeps none."""
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(KEPT / "compiled")
    for name in PRELOADED:
        importlib.import_module(name)
    if (folder / "text").is_dir():
        words = importlib.import_module("flambeau.table").Words
        for language in ("en", "fr"):
            words([folder / "text"], language)
    gc.freeze()


def looked_at(game: str) -> dict[str, str]:
    """Mutants that play like the original, each with the reason."""
    page = Path(__file__).parent / "equal" / f"{game}.toml"
    return tomllib.loads(page.read_text("utf-8")) if page.exists() else {}


def key(mutant: Mutant, folder: Path) -> str:
    """How `equal/<game>.toml` names a mutant: no line numbers, so that it outlives edits elsewhere."""
    place = mutant.path.relative_to(folder).as_posix()
    function = mutant.function.rsplit(":", 1)[0]
    return f"{place} {function} {mutant.kind}: {' '.join(mutant.old.split())} -> {' '.join(mutant.new.split())}"


def judge(mutant: Mutant, folder: Path, known: Survey, longest: float) -> Verdict:
    """First the tests of its rules, then all others of the folder that call its function."""
    place = mutant.path.relative_to(folder).as_posix()
    module = ".".join(["flambeau.games", folder.name, *place.removesuffix(".py").split("/")]).removesuffix(".__init__")
    source = mutant.source()
    calling = known.calling(f"{place}:{mutant.function or ':'}")
    tried: set[str] = set()
    for end, tests in (
        (KILLED, known.marked(mutant.rules)),
        (ELSEWHERE, calling),
    ):
        new = [(test.id, test.seconds) for test in tests if test.id not in tried and test.seconds <= longest]
        tried |= {id_ for id_, _ in new}
        by = first_failure(module, mutant.path, source, new)
        if by:
            return Verdict(mutant, end, by)
    return Verdict(mutant, SURVIVED, "")


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("game", help="folder below src/flambeau/games")
    parser.add_argument("--ids", action="append", help="only lines that name these rules: DH-RULING-05,DH-AGG")
    parser.add_argument("--file", action="append", help="only files whose path ends so: rules/turn.py")
    parser.add_argument("--sample", type=int, default=0, help="so many of them, at random")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--longest", type=float, default=1.0, help="leave out tests that take longer, in seconds")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    parser.add_argument("--at-most", type=float, default=100.0, help="fail if more than so many per cent survive")
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Prints a line for each mutant that its own tests miss, then the table; 1 if too many survive."""
    options = arguments(given)
    folder = GAMES / options.game
    if not folder.is_dir():
        print(f"there is no {folder.relative_to(ROOT)}", file=sys.stderr)
        return 2
    found = chosen(folder, options)
    if options.list:
        print("\n".join([f"{' '.join(one.rules)}\n  {key(one, folder)}" for one in found]), f"\n{len(found)} mutants")
        return 0
    preload(folder)
    known = survey(folder, ROOT / "tests" / "games" / options.game)
    if known.failing:
        print("these tests fail before anything is broken:", *known.failing, sep="\n  ", file=sys.stderr)
        return 2
    equal = looked_at(options.game)
    verdicts = []
    began = time.monotonic()
    for mutant in found:
        reason = equal.get(key(mutant, folder))
        verdict = Verdict(mutant, EQUAL, reason) if reason else judge(mutant, folder, known, options.longest)
        verdicts.append(verdict)
        if verdict.end in (ELSEWHERE, SURVIVED):
            print(f"{verdict.end:<10} {' '.join(mutant.rules)}  {mutant}  {verdict.by}", flush=True)
    print(table(verdicts), survivors(verdicts), total(verdicts), f"{time.monotonic() - began:.0f} s", sep="\n")
    return 1 if share(verdicts) > options.at_most else 0


if __name__ == "__main__":
    sys.exit(main())
