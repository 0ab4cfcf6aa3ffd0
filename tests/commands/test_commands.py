"""The sub-commands answer in words; what cannot be done is refused in one sentence with exit code 2."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from flambeau import cli
from flambeau.cli import main
from flambeau.commands.ruling import tell_rules
from flambeau.commands.sentences import SENTENCES, counted
from flambeau.games.dungeon_heroes import GAME as DUNGEON_HEROES
from flambeau.kernel import Match, record
from flambeau.registry import game
from flambeau.table.palette import THEMES

EMBERS = game("embers")


def played(answers: int | None = None) -> Match:
    match = Match.start(EMBERS, 2, {"goal": 15}, 3, record=True, journal=True)
    rng = random.Random(3)
    while match.outcome is None and (answers is None or match.main.steps < answers):
        match.answer(match.asked()[0], rng.randrange(len(match.question().choices)))
    return match


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    return written(tmp_path / "record.json", record(played()))


@pytest.fixture
def save_file(tmp_path: Path) -> Path:
    return written(tmp_path / "save.json", played(4).save())


def written(path: Path, data: Any) -> Path:
    path.write_text(data if isinstance(data, str) else json.dumps(data), "utf-8")
    return path


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit code and the one sentence on the error stream."""
    try:
        code = main(arguments)
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else -1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("flambeau: ") and told.err.count("\n") == 1, told.err
    return code, told.err


def test_simulated_games_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "embers", "--games", "3", "--seats", "2", "--option", "goal=15", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "embers: 3 games, 2 seats, seed 0" in told and "seat 1 (random): won" in told


def test_one_is_not_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dungeon_heroes", "--games", "1", "--workers", "1"]) == 0
    assert "dungeon_heroes: 1 game, 1 seat, seed 0" in capsys.readouterr().out


def test_a_solitary_game_for_a_score_is_not_won(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "paper-dungeons", "--games", "2", "--bots", "scripted", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"seat 0 \(scripted\): mean score \d+\.\d \(from \d+ to \d+\)\n", told)
    assert "won" not in told


def test_a_solitary_game_that_can_be_lost_says_how_often(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dungeon_heroes", "--games", "2", "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "seat 0 (random): won 0.0 %" in told and "nobody won: 100.0 %" in told


def test_a_campaign_is_simulated_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "paper_dungeons", "--games", "2", "--bots", "scripted", "--option", "scenario=urban"]
    assert main([*command, "--workers", "1"]) == 0
    told = capsys.readouterr().out
    assert "ended by campaign-solo: 2" in told and "3.0 matches a campaign" in told


def test_bots_that_are_named_one_by_one_say_how_many_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "dungeon_heroes", "--games", "1", "--bots", "random,random", "--workers", "1"]) == 0
    assert "dungeon_heroes: 1 game, 2 seats" in capsys.readouterr().out


def test_simulated_games_are_told_as_json_and_the_same_seed_gives_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "embers", "--games", "2", "--bots", "random", "--seed", "9", "--json", "--workers", "1"]
    assert main(command) == 0
    first = capsys.readouterr().out
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert [one["number"] for one in json.loads(first)["games"]] == [0, 1]


def test_a_record_is_told_to_its_end(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record_file), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "every digest agrees" in told and "wins" in told
    assert main(["replay", str(record_file), "--language", "fr"]) == 0
    assert capsys.readouterr().out != told


def test_a_record_is_told_until_an_entry(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record_file), "--until", "3", "--language", "en"]) == 0
    assert "3 entries" in capsys.readouterr().out


def test_rules_are_quoted_one_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "embers", "--language", "en"]) == 0
    assert capsys.readouterr().out == "How to play, on a page: flambeau primer embers\n"  # it has no ledger
    told: list[str] = []
    tell_rules(DUNGEON_HEROES, None, "en", told.append)
    chapters = [line for line in told if line.isupper() and "-" not in line]
    assert chapters[:2] == ["THE BOARD AND ITS WORDS", "SIDES AND GOALS"] and chapters[-1].startswith("RULINGS")
    id_, sentence = told[3].split("  ", 1)
    told.clear()
    tell_rules(DUNGEON_HEROES, id_.lower(), "en", told.append)
    assert told == [sentence]


@pytest.mark.parametrize("more", [[], ["--seat", "1"], ["--theme", "parchment"], ["--language", "fr"]])
def test_a_save_and_a_record_are_drawn(
    save_file: Path, record_file: Path, more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (save_file, record_file):
        assert main(["draw", str(file), *more]) == 0
        assert capsys.readouterr().out.startswith("<svg")


def test_a_picture_is_written_to_a_file(save_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "table.svg"
    assert main(["draw", str(save_file), "-o", str(out)]) == 0
    assert capsys.readouterr().out == "" and out.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "rules", "draw"])
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0 and f"flambeau {command}" in capsys.readouterr().out


def test_the_themes_offered_are_those_of_the_palette() -> None:
    assert cli.THEMES == THEMES


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "chess"], "no game 'chess'"),
        (["rules", "chess"], "no game 'chess'"),
        (["rules", "embers", "EM-NOPE-1"], "no sentence for a rule 'EM-NOPE-1'"),
        (["simulate", "embers", "--option", "sauce=hot"], "no option 'sauce'; there are: goal"),
        (["simulate", "embers", "--json", "--jsonl"], "not allowed with argument --json"),
        (["games", "chess"], "no game 'chess'; there are: dungeon_heroes"),
        (["rules", "dungeon_heroes", "--where"], "flambeau rules dungeon_heroes ID --where"),
        (["rules", "dungeon_heroes", "DH-NO-99", "--where"], "no sentence for a rule 'DH-NO-99'"),
        (["serve", "--port", "99999"], "'99999' is not a port: those are the numbers from 0 to 65535"),
        (["serve", "--port", "-1"], "'-1' is not a port"),
        (["serve", "--host", "nowhere.invalid"], "there is no address 'nowhere.invalid' to listen on"),
        (["serve", "--host", "a" * 70], "there is no address"),
        (["serve", "--bot-seconds", "nan"], "'nan' is not a number of seconds above 0"),
        (["simulate", "embers", "--option", "goal=11"], "option goal of embers cannot be '11'"),
        (["simulate", "embers", "--seats", "40"], "cannot be 40"),
        (["simulate", "embers", "--seats", "3", "--bots", "random,random"], "(bots: 2, seats: 3)"),
        (["simulate", "embers", "--bots", "genius"], "no bot 'genius'"),
        (["simulate", "embers", "--games", "0"], "not a whole number from 1 on"),
        (["rules", "embers", "--language", "de"], "invalid choice: 'de'"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["draw", "nowhere.json"], "nowhere.json cannot be read"),
        (["dance"], "dance"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = refusal(capsys, *arguments)
    assert code == 2 and said in told


@pytest.mark.parametrize("command", ["replay", "draw"])
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ("[]", "has no 'game'"),
        ('{"game": "chess"}', "no game 'chess'"),
        ('{"game": "embers"}', "damaged"),
    ],
)
def test_a_damaged_file_is_refused(
    command: str, text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = refusal(capsys, command, str(written(tmp_path / "file.json", text)))
    assert code == 2 and said in told


def test_a_damaged_save_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = played(4).save()
    data["main"] = 5
    code, told = refusal(capsys, "draw", str(written(tmp_path / "save.json", data)))
    assert code == 2 and "damaged" in told


def test_a_save_that_keeps_no_record_has_no_story_to_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bare = Match.start(EMBERS, 2, seed=3).save()
    code, told = refusal(capsys, "replay", str(written(tmp_path / "save.json", bare)))
    assert code == 2 and "is a save without a record" in told


def test_a_record_of_other_rules_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = refusal(capsys, "replay", str(written(tmp_path / "r.json", {**record(played()), "version": 99})))
    assert code == 2 and "other rules, version 99" in told


def test_a_record_that_leaves_its_digests_is_told_where_with_another_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = record(played())
    data["entries"][2]["digest"] = "0" * 16
    code, told = refusal(capsys, "replay", str(written(tmp_path / "r.json", data)))
    assert code == 1 and "does not replay, entry 2" in told


def test_a_seat_that_nobody_has_is_refused(save_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = refusal(capsys, "draw", str(save_file), "--seat", "7")
    assert code == 2 and "no seat 7" in told


def test_a_picture_that_cannot_be_written_is_refused(
    save_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = refusal(capsys, "draw", str(save_file), "-o", str(tmp_path / "no" / "table.svg"))
    assert code == 2 and "cannot be written" in told


@pytest.mark.parametrize(("count", "told"), [(0, "0 entries"), (1, "1 entry"), (2, "2 entries")])
def test_one_of_something_is_told_as_one(count: int, told: str) -> None:
    assert counted(count, "entry", "entries") == told


@pytest.mark.parametrize("told", SENTENCES.values(), ids=SENTENCES)
def test_no_sentence_has_a_number_before_a_word_that_would_have_to_follow_it(told: str) -> None:
    assert not re.search(r"\{(seats|people|bots|count|games)\} \w+s\b", told)
