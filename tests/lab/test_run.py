"""A run: one file, the same rows wherever it is played, stopped and resumed without losing or repeating a match."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from flambeau.cli import INTERRUPTED, main
from flambeau.kernel import Refusal
from flambeau.lab.results import COLUMNS, read_about, read_rows
from flambeau.lab.run_file import ladder_seatings, lines_of, read_run

RUN = """
title = "Embers"
games = 12
seed = 5

[[match]]
title = "short"
game = "embers"
seats = 2
options = { goal = [10, 15] }
"""


def written(folder: Path, text: str = RUN) -> Path:
    path = folder / "run.toml"
    path.write_text(text)
    return path


def run(path: Path, *more: str) -> int:
    return main(["lab", "run", str(path), "--workers", "1", *more])


def matches(folder: Path) -> list[dict[str, str]]:
    with (folder / "matches.csv").open() as file:
        return list(csv.DictReader(file))


def test_every_match_of_every_line_has_a_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(written(tmp_path)) == 0
    rows = matches(tmp_path / "run")
    assert [(row["line"], row["number"]) for row in rows] == [(str(n // 12), str(n % 12)) for n in range(24)]
    assert {row["title"] for row in rows} == {"short, goal 10", "short, goal 15"}
    assert tuple(rows[0]) == COLUMNS and rows[0]["game"] == "embers" and rows[0]["bots"] == "random random"
    told = capsys.readouterr().out
    assert "short, goal 10: 12 matches" in told and "seat 0 (random): won " in told


def test_one_process_and_a_pool_give_the_same_bytes(tmp_path: Path) -> None:
    path = written(tmp_path)
    for workers in ("1", "2"):
        assert main(["lab", "run", str(path), "--workers", workers, "--out", str(tmp_path / workers)]) == 0
    assert (tmp_path / "1" / "matches.csv").read_bytes() == (tmp_path / "2" / "matches.csv").read_bytes()


@pytest.mark.long
def test_ray_gives_the_same_bytes(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    path = written(tmp_path)
    assert run(path, "--out", str(tmp_path / "alone")) == 0
    command = [sys.executable, "-m", "flambeau", "lab", "run", str(path), "--workers", "2", "--ray"]
    ran = subprocess.run([*command, "--out", str(tmp_path / "ray")], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "ray" / "matches.csv").read_bytes() == (tmp_path / "alone" / "matches.csv").read_bytes()


def test_a_second_run_plays_only_what_is_missing(tmp_path: Path) -> None:
    path, rows = written(tmp_path), tmp_path / "run" / "matches.csv"
    assert run(path) == 0
    whole = rows.read_text()
    kept = whole.splitlines(keepends=True)
    rows.write_text("".join([kept[0], kept[7], kept[20], kept[3]]))  # as they came in before it was stopped
    assert run(path) == 0
    assert rows.read_text() == whole


def test_more_games_are_played_after_those_that_are_there(tmp_path: Path) -> None:
    path = written(tmp_path)
    assert run(path, "--games", "3") == 0
    few = (tmp_path / "run" / "matches.csv").read_text().splitlines()
    assert run(path) == 0
    assert few == [line for line in (tmp_path / "run" / "matches.csv").read_text().splitlines() if line in few]
    assert len(matches(tmp_path / "run")) == 24


def test_a_row_that_was_cut_off_is_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, rows = written(tmp_path), tmp_path / "run" / "matches.csv"
    assert run(path) == 0
    whole = rows.read_text()
    rows.write_text(whole[:-20])
    assert run(path) == 0
    assert rows.read_text() == whole
    assert "the last row was cut off; its match is played again" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda text: text.replace("0,", "x,", 1), "invalid literal"),
        (lambda text: text + text.splitlines()[1] + "\n", "match 0 of line 0 is there twice"),
        (lambda text: text.replace(text.splitlines()[2], "0,short"), "not as many values as columns"),
        (lambda text: text + text.splitlines()[1].replace("0,", "9,", 1) + "\n", "there is no line 9"),
    ],
)
def test_other_damage_is_refused_before_anything_starts(
    damage: Any, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, rows = written(tmp_path), tmp_path / "run" / "matches.csv"
    assert run(path) == 0
    damaged = damage(rows.read_text())
    rows.write_text(damaged)
    assert run(path) == 2
    assert told in capsys.readouterr().err
    assert rows.read_text() == damaged


def test_the_folder_of_another_run_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path)
    assert run(path) == 0
    written(tmp_path, RUN.replace("seed = 5", "seed = 6"))
    assert run(path) == 2
    assert "holds the results of other games" in capsys.readouterr().err


def test_records_are_kept_on_request_and_replay(tmp_path: Path) -> None:
    path = written(tmp_path)
    assert run(path, "--games", "2", "--records") == 0
    records = sorted((tmp_path / "run" / "records").glob("*.json"))
    assert [record.name for record in records] == [f"line{line}-game{game}.json" for line in (0, 1) for game in (0, 1)]
    assert main(["replay", str(records[0])]) == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_was_played_and_a_second_run_goes_on(workers: str, tmp_path: Path) -> None:
    path = written(tmp_path, RUN.replace("games = 12", "games = 400"))
    command = [sys.executable, "-m", "flambeau", "lab", "run", str(path), "--workers", workers]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    rows = tmp_path / "run" / "matches.csv"
    until = time.monotonic() + 60
    while time.monotonic() < until and (not rows.exists() or rows.read_text().count("\n") < 20):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert process.returncode == INTERRUPTED and "Traceback" not in errors, errors
    kept = matches(tmp_path / "run")
    assert f"stopped after {len(kept)} of 800 matches; run it again to go on" in errors
    assert 0 < len(kept) < 800
    assert run(path) == 0
    after = matches(tmp_path / "run")
    assert len(after) == 800 and [row for row in after if row in kept] == kept


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("seed = 5", "sead = 5"), "unknown field `sead`"),
        (("games = 12", "games = 0"), "games must be a number from 1 on"),
        (("games = 12", 'games = "many"'), "Expected `int`, got `str` - at `$.games`"),
        (('game = "embers"', 'game = "chess"'), "there is no game 'chess'"),
        (("seats = 2", 'bots = ["random", "genius"]'), "embers has no bot 'genius'"),
        (("seats = 2", 'bots = ["random", "nowhere:Bot"]'), "there is no bot 'nowhere:Bot'"),
        (("seats = 2", 'bots = ["random", "os:getcwd"]'), "takes"),
        (("seats = 2", "seats = 7"), "the number of players of embers cannot be 7"),
        (("seats = 2", 'bots = ["random"]'), "the number of players of embers cannot be 1"),
        (("goal =", "gaol ="), "embers has no option 'gaol'"),
        (("[10, 15]", "[10, 11]"), "option goal of embers cannot be"),
        (("seats = 2", 'first_at = ["night"]'), "embers never asks about 'night'"),
        (("seats = 2", 'restricted = ["card-ace"]'), "nothing to choose that is called 'card-ace'"),
        (("seed = 5", 'packs = ["nowhere"]'), "nowhere/pack.toml: missing"),
        (("[[match]]", "[[match]"), "run.toml: "),
        (("seed = 5", '[[band]]\nmeasure = "wins"\nlow = 1\nhigh = 0'), "a band of wins goes from 1 to 0"),
        (("seed = 5", '[[band]]\nmeasure = "joy"\nlow = 0\nhigh = 1'), "Invalid enum value 'joy'"),
        (("seed = 5", '[[band]]\nmeasure = "wins"\nlow = 0\nhigh = 1\nlines = "long"'), "no line begins with 'long'"),
    ],
)
def test_a_wrong_file_is_one_sentence(
    change: tuple[str, str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, RUN.replace(*change))
    assert run(path) == 2
    error = capsys.readouterr().err
    assert told in error and error.count("\n") == 1
    assert not (tmp_path / "run").exists()


def test_a_missing_ray_is_said_before_anything_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(written(tmp_path), "--ray") == 2
    assert "pip install 'flambeau[ray]'" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    ("bot", "note"),
    [
        ("Raises", "ZeroDivisionError: a bug"),
        ("Sleeps", "did not answer within 0.3 seconds"),
        ("Points", "answered 2 to a question with 2 choices"),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_that_fails_forfeits_its_match_and_the_run_goes_on(
    bot: str,
    note: str,
    workers: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    text = RUN.replace("seats = 2", f'bots = ["random", "failing_bots:{bot}"]').replace("[10, 15]", "15")
    path = written(tmp_path, text.replace("games = 12", "games = 4\nanswer_seconds = 0.3"))
    assert main(["lab", "run", str(path), "--workers", workers]) == 0
    failed = [row for row in matches(tmp_path / "run") if row["forfeit"]]
    assert failed and {row["note"] for row in failed} == {note}
    assert {(row["reason"], row["winners"], row["forfeit"]) for row in failed} == {("forfeit", "0", "1")}
    assert f"{len(failed)} match" in capsys.readouterr().out


def test_a_bot_that_takes_its_process_along_loses_only_its_own_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    text = RUN.replace("seats = 2", 'bots = ["random", "failing_bots:Exits"]').replace("[10, 15]", "15")
    assert main(["lab", "run", str(written(tmp_path, text)), "--workers", "2"]) == 0
    rows = matches(tmp_path / "run")
    assert [row["number"] for row in rows] == [str(n) for n in range(12)]
    assert {row["note"] for row in rows} == {"", "the process that played it died"}


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    assert run(written(tmp_path)) == 0
    table = parquet.read_table(tmp_path / "run" / "matches.parquet")
    assert table.column_names == list(COLUMNS) and table.num_rows == 24


def test_a_folder_of_results_says_what_it_is_about(tmp_path: Path) -> None:
    assert run(written(tmp_path)) == 0
    about = read_about(tmp_path / "run")
    assert (about.title, about.seed, len(about.lines)) == ("Embers", 5, 2)
    rows, cut = read_rows(tmp_path / "run", 2)
    assert len(rows) == 24 and cut == 0
    (tmp_path / "run" / "run.json").write_text(json.dumps({"title": 3}))
    with pytest.raises(Refusal):
        read_about(tmp_path / "run")


def test_who_meets_whom() -> None:
    assert ladder_seatings(["a", "b"], 1) == [("a",), ("b",)]
    assert ladder_seatings(["a", "b"], 2) == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]
    assert ladder_seatings(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]


def test_a_ladder_makes_a_line_of_every_meeting(tmp_path: Path) -> None:
    path = written(tmp_path, RUN.replace("seats = 2", 'seats = 3\nladder = ["random", "search-5"]'))
    bots = [line.plan.bots for line in lines_of(path, read_run(path))]
    assert bots == [("random", "search-5", "search-5"), ("search-5", "random", "random")] * 2
