"""`flambeau lab tune FILE`: tries house values, each in processes of its own, and writes the best as a pack."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from flambeau.kernel import Refusal, packs_in_force, use_packs
from flambeau.lab.measures import INSIDE, judged
from flambeau.lab.results import read_about
from flambeau.lab.run_file import lines_of, packs_of, read_run
from flambeau.lab.tuning import Candidate, House, badness, rounds

from .labbing import Given, Write, folder_of, rows_in, run_apart, summary

FRESH: Final = 1_000_003  # added to the seed for the last measurement, which the search has not seen


def tune(file: Path, given: Given, write: Write) -> int:
    """Search, measure the best anew, and write it; the exit code is 0 also if no candidate keeps to all bands."""
    asked = read_run(file)
    if asked.tune is None or not asked.tune.values:
        raise Refusal("nothing-to-tune", file=str(file))
    if not asked.band:
        raise Refusal("no-bands", file=str(file))
    given.means.check()
    folders = packs_of(file, asked)
    if folders:
        use_packs([*(pack.folder for pack in packs_in_force()), *folders])
    lines_of(file, asked)
    house, out = House(asked.tune), folder_of(file, given)
    games = given.games or asked.games
    left = house.candidates(asked.seed)
    for keep, each in rounds(len(left), games):
        ranked: list[tuple[float, Candidate]] = []
        for candidate in left[:keep]:
            code, bad = _measure(file, given, house, candidate, out, each)
            if code:
                return code
            ranked.append((bad, candidate))
            print(f"flambeau: {house.said(candidate)}: {bad:.2f} after {each} matches a line", file=sys.stderr)
        left = [candidate for _, candidate in sorted(ranked)]
    best = left[0]
    code, _ = _measure(file, given, house, best, out, games, asked.seed + FRESH)
    if code:
        return code
    pack = file.parent / asked.tune.pack
    house.write(pack, best)
    fresh = _folder(out, best, True)
    about, rows = read_about(fresh), rows_in(fresh)
    write(f"best: {house.said(best)} (before: {house.said(house.now)})")
    for line in summary(about, rows):
        write(line)
    verdicts = [one.verdict for one in judged(about, rows)]
    write(f"{verdicts.count(INSIDE)} of {len(verdicts)} bands are surely kept to")
    write(f"pack: {pack}")
    return 0


def _folder(out: Path, candidate: Candidate, fresh: bool = False) -> Path:
    return out / ("-".join(str(number) for number in candidate) + ("-fresh" if fresh else ""))


def _measure(
    file: Path, given: Given, house: House, candidate: Candidate, out: Path, games: int, seed: int | None = None
) -> tuple[int, float]:
    """Exit code of the run of a candidate, and how far it lies from the bands."""
    folder = _folder(out, candidate, seed is not None)
    pack = folder / "pack"
    house.write(pack, candidate)
    told = Given(given.out, games, given.means.workers, given.means.ray).arguments()
    extra = [] if seed is None else ["--seed", str(seed)]
    code = run_apart(file, folder, ["--pack", str(pack), *told, *extra], quiet=True)
    return code, 0.0 if code else badness(read_about(folder), rows_in(folder))
