"""The pages of the documentation are true: their code runs."""

from __future__ import annotations

import re
import sys
import types
from pathlib import Path

import pytest

from flambeau.kit import CHECKS, cases
from flambeau.lab import Plan, simulate

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def blocks(page: str) -> list[str]:
    return BLOCK.findall((ROOT / "docs" / page).read_text("utf-8"))


def test_driving_a_match_works_as_told() -> None:
    told: dict[str, object] = {"__name__": "drive_a_match"}
    exec(compile("\n".join(blocks("drive-a-match.md")), "drive-a-match.md", "exec"), told)


def test_the_pages_on_bots_and_for_researchers_work_as_told() -> None:
    for page in ("bots.md", "research.md"):
        told: dict[str, object] = {"__name__": page}
        exec(compile("\n".join(blocks(page)), page, "exec"), told)


def test_the_bot_of_the_page_is_short_and_plays_by_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = next(block for block in blocks("bots.md") if "class Cautious" in block)
    lines = source[source.index("class ") :].strip().splitlines()
    assert len(lines) <= 25
    (tmp_path / "cautious.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    plan = Plan("dungeon_heroes", 2, ("cautious:Cautious", "random"), {}, 3)
    assert all(not played.note for played in simulate(plan, 1, workers=1))


def test_the_example_game_is_the_one_on_the_page_and_fits_it() -> None:
    source = (ROOT / "src/flambeau/games/embers/__init__.py").read_text("utf-8")
    assert blocks("write-a-game.md")[0] == source
    lines = [line for line in source.splitlines() if line.strip() and not line.startswith(("from", "import", '"""'))]
    assert len(lines) <= 60


def test_the_game_written_from_the_page_runs_anywhere() -> None:
    module = types.ModuleType("a_copied_game")
    module.__file__ = str(ROOT / "src/flambeau/games/embers/__init__.py")
    sys.modules["a_copied_game"] = module
    exec(compile(blocks("write-a-game.md")[0], "write-a-game.md", "exec"), vars(module))
    for case in cases(module.GAME)[:2]:
        for check in CHECKS:
            check(case, 1, 30)
    del sys.modules["a_copied_game"]


def test_the_rule_test_of_the_page_passes() -> None:
    told: dict[str, object] = {"__name__": "write_a_game"}
    block = next(block for block in blocks("write-a-game.md") if "test_ash_takes" in block)
    exec(compile(block, "write-a-game.md", "exec"), told)
    test = told["test_ash_takes_the_whole_fire"]
    assert callable(test)
    test()
