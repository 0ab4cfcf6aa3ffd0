"""The pages of the documentation are true: their code runs."""

from __future__ import annotations

import re
import sys
import types
from pathlib import Path

from flambeau.kit import CHECKS, cases

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def blocks(page: str) -> list[str]:
    return BLOCK.findall((ROOT / "docs" / page).read_text("utf-8"))


def test_driving_a_match_works_as_told() -> None:
    told: dict[str, object] = {"__name__": "drive_a_match"}
    exec(compile("\n".join(blocks("drive-a-match.md")), "drive-a-match.md", "exec"), told)


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
