"""What the README says to type works."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from flambeau import cli
from flambeau.cli import main

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
COMMANDS = [shlex.split(line, comments=True) for line in re.findall(r"^flambeau (.*)$", README, re.MULTILINE)]
QUICK = {"games", "rules"}


def test_every_command_of_a_player_is_named() -> None:
    named = {command[0] for command in COMMANDS}
    assert named == {"games", "serve", "play", "simulate", "lab", "actions", "replay", "draw", "primer", "rules", "new"}


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_can_be_parsed(command: list[str]) -> None:
    assert cli._parser().parse_args(command).command == command[0]


def test_records_that_are_simulated_are_told_and_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    simulate, replay, draw = [
        next(one for one in COMMANDS if one[0] == name) for name in ("simulate", "replay", "draw")
    ]
    assert main([*simulate, "--games", "1"]) == 0
    assert main(replay) == 0
    assert main(draw) == 0
    assert (tmp_path / "position.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize("command", [one for one in COMMANDS if one[0] in QUICK], ids=" ".join)
def test_quick_commands_answer(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command) == 0
    assert capsys.readouterr().out
