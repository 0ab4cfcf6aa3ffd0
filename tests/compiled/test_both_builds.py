"""The compiled build is the same engine: equal digests from equal seeds, and the whole kit passes on it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.ours import NOTHING
from flambeau.registry import in_the_making, registered
from tools.compile import FAST, ROOT, ROOTS, build, why_no_compiler

GAMES = [type(game).__module__ for game in (registered() | in_the_making()).values()]
NAMED = {name.rpartition(".")[2]: name for name in GAMES}
QUICK = [NAMED[name] for name in ("embers", "dungeon_heroes", "paper_dungeons") if name in NAMED]
QUICK_LEVEL = "0"  # the C compiler's work is most of a build: 11 s a game instead of 48

pytestmark = pytest.mark.skipif(bool(why_no_compiler()), reason=why_no_compiler())


@pytest.fixture(scope="session")
def quick() -> Path:
    """A build of the engine and a few games, made quickly."""
    return build(QUICK, QUICK_LEVEL)


@pytest.fixture(scope="session")
def whole() -> Path:
    """The build of everything, as it is measured."""
    return build([*GAMES, NOTHING], FAST)


def play(path: tuple[Path, ...], *words: object) -> dict[str, Any]:
    """Run the player in one build."""
    places = os.pathsep.join(str(place) for place in (*path, ROOT))
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.player", *map(str, words)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def builds_agree(what: str, folder: Path, game: str, seeds: range) -> None:
    """Play the same seeds in both builds."""
    compiled, pure = play((folder,), what, game, *seeds), play(ROOTS, what, game, *seeds)
    assert (compiled["build"], pure["build"]) == ("compiled", "pure")
    for seed, ours, theirs in zip(seeds, compiled["found"], pure["found"], strict=True):
        for answer, (one, other) in enumerate(zip(ours, theirs, strict=False)):
            assert one == other, f"{game}, seed {seed}: the builds part at number {answer}"
        assert len(ours) == len(theirs)


def kit_passes(folder: Path, game: str, most: int, how_many: int) -> None:
    """Run the kit on the compiled build."""
    told = play((folder,), "kit", game, most, how_many)
    assert told["build"] == "compiled"
    assert not told["found"], "\n".join(told["found"])


@pytest.mark.parametrize("game", QUICK)
def test_the_same_seeds_give_the_same_digests_in_both_builds(quick: Path, game: str) -> None:
    builds_agree("digests", quick, game, range(4))


@pytest.mark.parametrize("game", QUICK[1:])
def test_the_kit_passes_on_the_compiled_build(quick: Path, game: str) -> None:
    kit_passes(quick, game, most=25, how_many=1)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_game_gives_the_same_digests_in_both_builds(whole: Path, game: str) -> None:
    builds_agree("digests", whole, game, range(20))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_kit_passes_on_every_compiled_game(whole: Path, game: str) -> None:
    kit_passes(whole, game, most=200, how_many=0)
