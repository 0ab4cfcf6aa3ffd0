"""`flambeau new NAME`: what it writes passes its own tests, the kit, mypy and ruff."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from flambeau.cli import main
from flambeau.commands.making import make_game
from flambeau.kernel import Refusal

FILES = {
    "README.md", "pyproject.toml", "src/last_lamp/__init__.py", "src/last_lamp/bot.py", "tests/test_last_lamp.py",
    "src/last_lamp/content/cards.toml", "src/last_lamp/text/en.ftl", "src/last_lamp/text/fr.ftl",
    "src/last_lamp/text/primer.en.md", "src/last_lamp/text/primer.fr.md", "src/last_lamp/text/primer.toml",
}  # fmt: skip


def test_a_new_game_keeps_every_promise_under_its_own_name(tmp_path: Path) -> None:
    told: list[str] = []
    folder = make_game("last_lamp", tmp_path, told.append)
    assert {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()} == FILES
    assert f"  pip install -e {folder}" in told
    text = "".join(path.read_text("utf-8") for path in folder.rglob("*.*") if path.is_file())
    assert "class LastLamp(" in text and "title = Last Lamp" in text and "starter" not in text.lower()
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    for order in (
        ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)],
        ["-m", "ruff", "check", str(folder)],
        ["-m", "ruff", "format", "--check", str(folder)],
        ["-m", "mypy", "--strict", str(folder / "src" / "last_lamp")],
    ):
        done = subprocess.run(
            [sys.executable, *order], capture_output=True, text=True, check=False, env=env, cwd=folder
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["Last", "last-lamp", "3lamps", "", "class", "../lamp"])
def test_a_name_is_a_name_of_python(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", name, "--folder", str(tmp_path)]) == 2
    assert "cannot name a game" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_what_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "lamp").mkdir()
    with pytest.raises(Refusal, match="folder-exists"):
        make_game("lamp", tmp_path, print)
    with pytest.raises(Refusal, match="taken-game-name"):
        make_game("flambeau", tmp_path, print)
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal, match="unwritable-file"):
        make_game("lamp", tmp_path / "file", print)
