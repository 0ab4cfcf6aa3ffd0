"""The runs behind our own pages can be played, and every game has its ladder."""

from __future__ import annotations

from pathlib import Path

import pytest

from flambeau.lab.run_file import lines_of, read_run
from flambeau.registry import registered

FOLDER = Path(__file__).parent.parent.parent / "docs" / "balance"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.toml")), ids=lambda path: path.stem)
def test_every_line_can_be_played(path: Path) -> None:
    assert lines_of(path, read_run(path))


@pytest.mark.parametrize("game", [name for name in registered() if name != "embers"])
def test_every_game_has_its_ladder(game: str) -> None:
    path = FOLDER / f"{game}-ladder.toml"
    assert {line.plan.game for line in lines_of(path, read_run(path))} == {game}
