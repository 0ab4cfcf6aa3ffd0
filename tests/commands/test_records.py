"""Records that commands write, and what `replay` tells of them and of saves."""

from __future__ import annotations

import json
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest

from flambeau.cli import main
from flambeau.commands.files import replayed, words_of
from flambeau.commands.replaying import happened
from flambeau.games.embers import GAME as EMBERS
from flambeau.games.paper_dungeons import GAME as PAPER_DUNGEONS
from flambeau.kernel import SPECTATOR, Match, Refusal, record
from flambeau.records import write_record
from flambeau.table.speak import say_event
from tests.terminal.tables import session

GOLDEN = Path(__file__).parents[1] / "games"


def told_of(capsys: pytest.CaptureFixture[str], file: Path, language: str = "en") -> list[str]:
    """The lines of a replay."""
    assert main(["replay", str(file), "--language", language]) == 0
    return capsys.readouterr().out.replace("\u00a0", " ").splitlines()


def test_every_simulated_game_is_written_and_replays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "embers", "--games", "3", "--records", str(tmp_path / "new" / "folder"), "--jsonl"]
    assert main([*command, "--workers", "1"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"embers-seed0-game{number}.json" for number in range(3)]
    for line, file in zip(lines, files, strict=True):
        assert json.loads(file.read_text("utf-8"))["outcome"]["scores"] == line["scores"]
        assert "won" in "".join(told_of(capsys, file))


def test_each_match_of_a_simulated_campaign_is_written(tmp_path: Path) -> None:
    command = ["simulate", "paper_dungeons", "--games", "1", "--bots", "scripted", "--option", "scenario=urban"]
    assert main([*command, "--records", str(tmp_path)]) == 0
    names = [f"paper_dungeons-seed0-game0-chapter{number}.json" for number in (1, 2, 3)]
    assert sorted(file.name for file in tmp_path.iterdir()) == names


def test_no_record_is_written_over(tmp_path: Path) -> None:
    match = Match.start(EMBERS, 2, seed=3, record=True)
    first, second = write_record(tmp_path, "mine", match), write_record(tmp_path, "mine", match)
    assert (first.name, second.name) == ("mine.json", "mine-2.json")
    assert first.read_text("utf-8") == second.read_text("utf-8")


@pytest.mark.parametrize("command", [["simulate", "embers"], ["play", "embers", "--plain"]])
def test_a_folder_that_cannot_be_made_is_refused_before_play(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "file"
    taken.write_text("", "utf-8")
    assert main([*command, "--records", str(taken)]) == 2
    told = capsys.readouterr()
    assert told.out == "" and "cannot be written" in told.err and told.err.count("\n") == 1


@pytest.mark.parametrize(("typed", "is_over"), [("2\n" * 200, True), ("1\n", False)])
def test_a_match_in_plain_text_is_written_even_if_it_is_left(
    typed: str, is_over: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    command = ["play", "embers", "--plain", "--language", "en", "--seed", "4", "--records", str(tmp_path)]
    assert main(command) == 0
    (file,) = tmp_path.iterdir()
    assert f"The record of this match is in {file}." in capsys.readouterr().out
    assert (replayed(file).outcome is not None) == is_over


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*/golden/two-*.json")), ids=lambda file: file.stem)
def test_each_event_is_told_once(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every player and spectator hears an event at most once; a replay tells what any of them heard."""
    match = replayed(file)
    words = words_of(match.game, "en")
    heard: Counter[str] = Counter()
    for viewer in (*range(match.seats), SPECTATOR):
        heard |= Counter(say_event(words, match.game, told.event) for told in match.events(viewer))
    lines = [line.rpartition("  [")[0] or line for line in told_of(capsys, file) if line.startswith("  ")]
    named = {line: count for line, count in heard.items() if not line.endswith("gives up.")}  # that one is told by name
    assert Counter(line.strip() for line in lines if not line.endswith("gives up.")) == named


def test_what_happens_to_all_at_once_stands_in_the_order_of_the_answers() -> None:
    match = replayed(GOLDEN / "paper_dungeons" / "golden" / "two-glory.json")
    assert match.journal is not None
    once = list(happened(match))
    assert len(once) == len({id(told.event) for told in match.journal.told}) < len(match.journal.told)
    assert once[0] is match.journal.told[0]


@pytest.mark.parametrize(
    ("language", "head", "end"),
    [
        (
            "en",
            "Paper Dungeons, 2 players, 139 entries; every digest agrees.",
            ["The most glory wins.", "Player 1 won", "Player 1: 87 points", "Player 2: −2 points"],
        ),
        (
            "fr",
            "Paper Dungeons, 2 joueurs, 139 entrées ; toutes les empreintes concordent.",
            ["La plus grande gloire l’emporte.", "Victoire : Joueur 1", "Joueur 1 : 87 points", "Joueur 2 : −2 points"],
        ),
    ],
)
def test_a_replay_is_told_in_one_language_and_names_the_winner_with_scores(
    language: str, head: str, end: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = told_of(capsys, GOLDEN / "paper_dungeons" / "golden" / "two-glory.json", language)
    assert lines[0] == head and lines[-4:] == end


def test_whoever_gave_up_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told_of(capsys, GOLDEN / "paper_dungeons" / "golden" / "three-conceded.json")
    assert sum("gives up" in line for line in lines) == 1
    assert any(line.strip() == "Player 1 gives up." for line in lines)


def test_whoever_took_an_answer_back_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start(PAPER_DUNGEONS, 2, seed=3, record=True, journal=True, undoable=True, study=True)
    match.answer(1, 0)
    match.undo(1)
    while match.outcome is None:
        match.answer(match.asked()[0], 0)
    file = write_record(tmp_path, "back", match)
    assert "  Player 2 takes the last answer back." in told_of(capsys, file)


def test_a_table_of_the_terminal_is_replayed_from_its_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = session(tmp_path)
    while table.match.outcome is None:
        table.answer(table.turn().seat, table.match.main.steps % 2)
    lines = told_of(capsys, table.path)
    assert lines[0].startswith("Embers, 2 players") and any("won" in line for line in lines)


def test_an_unfinished_save_keeps_its_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = session(tmp_path, PAPER_DUNGEONS)
    table.answer(0, 0)
    file = tmp_path / "save.json"
    file.write_text(json.dumps(table.match.save()), "utf-8")
    lines = told_of(capsys, file)
    assert len(lines) == 1 + len(table.match.events(SPECTATOR))


def test_a_match_without_a_record_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="no-record-kept"):
        write_record(tmp_path, "none", Match.start(EMBERS, 2))
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_record_in_a_save_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = record(Match.start(EMBERS, 2, seed=3, record=True)) | {"entries": 5}
    (tmp_path / "bad.json").write_text(json.dumps(data), "utf-8")
    assert main(["replay", str(tmp_path / "bad.json")]) == 2
    assert "damaged" in capsys.readouterr().err
