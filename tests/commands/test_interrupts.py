"""Ctrl-C ends every command in one line, without a traceback, and keeps what was done."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from flambeau import cli
from flambeau.cli import INTERRUPTED, main

SECONDS = 60


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """Tests that run in the background ignore Ctrl-C, and the commands they start would inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def started(*arguments: str, folder: Path, typed: bool = False) -> subprocess.Popen[str]:
    """A command with processes of its own, as in a terminal."""
    return subprocess.Popen(
        [sys.executable, "-m", "flambeau", *arguments],
        stdin=subprocess.PIPE if typed else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        start_new_session=True,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1"},
    )


def interrupted(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Press Ctrl-C, which reaches all its processes: exit code, output, errors."""
    os.killpg(process.pid, signal.SIGINT)
    assert process.stdout is not None and process.stderr is not None
    with process:
        out, errors = process.stdout.read(), process.stderr.read()  # what was read ahead of a line is in there too
    assert "Traceback" not in errors, errors
    with pytest.raises(ProcessLookupError):  # nobody of its group is left
        for _ in range(50):
            os.killpg(process.pid, 0)
            time.sleep(0.1)
    return process.returncode, out, errors


@pytest.mark.parametrize("workers", ["1", "2"])
def test_simulated_games_are_kept(workers: str, tmp_path: Path) -> None:
    command = ["simulate", "dungeon_heroes", "--games", "100000", "--workers", workers, "--jsonl"]
    process = started(*command, "--records", "records", folder=tmp_path)
    assert process.stdout is not None
    first = [json.loads(process.stdout.readline()) for _ in range(3)]
    code, out, errors = interrupted(process)
    games = first + [json.loads(line) for line in out.splitlines()]
    assert [game["number"] for game in games] == list(range(len(games)))
    assert code == INTERRUPTED and errors == f"flambeau: stopped after {len(games)} of 100000 games\n"
    files = {file.name for file in (tmp_path / "records").glob("*.json")}
    assert {f"dungeon_heroes-seed0-game{game['number']}.json" for game in games} <= files


def test_the_summary_is_of_what_was_played(tmp_path: Path) -> None:
    records = tmp_path / "records"
    process = started("simulate", "embers", "--games", "1000000", "--records", "records", folder=tmp_path)
    until = time.monotonic() + SECONDS
    while len(list(records.glob("*.json"))) < 20 and time.monotonic() < until:
        time.sleep(0.05)
    code, out, errors = interrupted(process)
    played = int(errors.split()[3])
    assert code == INTERRUPTED and played > 0
    assert out.startswith(f"embers: {played} game")


def test_a_match_in_plain_text_is_left_unfinished(tmp_path: Path) -> None:
    process = started("play", "embers", "--plain", "--language", "en", "--records", "r", folder=tmp_path, typed=True)
    assert process.stdout is not None
    while "Keep" not in process.stdout.readline():
        pass
    code, out, errors = interrupted(process)
    assert code == 0 and errors == "" and "The match is left unfinished." in out
    assert len(list((tmp_path / "r").iterdir())) == 1


def test_a_server_stops(tmp_path: Path) -> None:
    process = started("serve", "--port", "0", "--data", "tables", folder=tmp_path)
    assert process.stdout is not None
    assert "listens on" in process.stdout.readline()
    code, _, _ = interrupted(process)
    assert code == 0


@pytest.mark.parametrize("command", list(cli.RUN))
def test_any_other_moment_is_one_line(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(cli.RUN, command, pressed)
    needed = {
        "simulate": ["embers"],
        "rules": ["embers"],
        "primer": ["embers"],
        "actions": ["embers"],
        "quest": ["check", "x"],
        "lab": ["run", "x"],
        **{name: ["x"] for name in ("replay", "draw", "backup", "restore", "new")},
    }
    assert main([command, *needed.get(command, [])]) == INTERRUPTED
    assert capsys.readouterr().err == "flambeau: stopped\n"
