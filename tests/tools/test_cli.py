"""The command line answers for itself."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import flambeau
from flambeau.cli import main


def test_the_version_is_the_one_that_is_packaged(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"flambeau {project['version']}\n"
    assert flambeau.__version__ == project["version"]


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["dance"])
    assert end.value.code == 2
    assert "dance" in capsys.readouterr().err
