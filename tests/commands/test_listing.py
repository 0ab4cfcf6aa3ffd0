"""`flambeau games` says what can be typed, `flambeau rules --where` in which lines a rule stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from flambeau.bots import bot_names
from flambeau.cli import main
from flambeau.commands import whereabouts
from flambeau.commands.files import TEXT
from flambeau.commands.listing import tell_game, typed
from flambeau.games.dungeon_heroes import GAME as DUNGEON_HEROES
from flambeau.kernel import Pack
from flambeau.registry import registered
from flambeau.table import catalogue_problems


def test_the_words_of_the_commands_agree() -> None:
    assert catalogue_problems(TEXT, TEXT) == []


def test_every_game_is_listed_with_its_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(registered())
    assert "dungeon_heroes       Dungeon Heroes           1 to 2 players" in lines


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("id_", list(registered()))
def test_a_game_tells_its_options_values_and_bots(id_: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = registered()[id_]
    assert main(["games", id_.replace("_", "-"), "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    for option in game.options:
        (line,) = [line for line in lines if line.startswith(f"  {option.id}=")]
        values = line.partition("=")[2].split("|")
        assert sorted(values) == sorted(typed(value) for value in option.values)
        assert values[0] == typed(option.default)
        assert len(lines[lines.index(line) + 1].strip()) > 10
    assert [line.split()[0] for line in lines[-2 - len(bot_names(game)) : -2]] == bot_names(game)
    assert "--pack" in lines[-1]


def test_hyphens_are_taken_for_underscores(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "dungeon-heroes", "--option", "memory-aid=true", "--games", "1", "--json"]
    assert main(command) == 0
    assert '"options": {"memory_aid": true}' in capsys.readouterr().out


def test_a_rule_is_found_in_source_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "dungeon_heroes", "dh-agg-03", "--where", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "The Dungeon Lord may turn up" in told
    assert "dungeon_heroes/rules/lord.py:" in told
    assert "test_a_face_down_tile_under_a_monster_stays_down_and_cannot_be_revealed" in told


def test_where_a_rule_stands_names_lines_that_hold_it() -> None:
    lines = whereabouts.applied(DUNGEON_HEROES, "DH-HERO-01")
    assert lines
    for line in lines:
        path, number, text = line.split(":", 2)
        assert "DH-HERO-01" in Path(path).read_text("utf-8").splitlines()[int(number) - 1]
        assert text.strip()
    assert not set(lines) & set(whereabouts.applied(DUNGEON_HEROES, "DH-HERO-0"))


def test_a_rule_that_only_a_parameter_carries_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_one.py").write_text(
        'CASES = [pytest.param(1, marks=pytest.mark.rule("XX-1"))]\n'
        '@pytest.mark.rule("XX-1", "XX-2")\n'
        "def test_it():\n    ...\n",
        "utf-8",
    )
    monkeypatch.setattr("flambeau.commands.whereabouts._tests_of", lambda game: tmp_path)
    found = whereabouts.tested(DUNGEON_HEROES, "XX-1")
    assert found is not None and [line.rpartition(":")[2] for line in found] == [
        " pytest.mark.rule('XX-1')",
        " test_it",
    ]
    assert whereabouts.tested(DUNGEON_HEROES, "XX-3") == []


def test_without_tests_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("flambeau.commands.whereabouts._tests_of", lambda game: None)
    assert main(["rules", "dungeon_heroes", "DH-AGG-03", "--where", "--language", "en"]) == 0
    assert "The tests are not installed here" in capsys.readouterr().out


def test_a_pack_that_is_given_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = 'id = "hearth"\ngame = "dungeon_heroes"\n[title]\nen = "A warm hearth"\nfr = "Un foyer"\n'
    (tmp_path / "pack.toml").write_text(sheet, "utf-8")
    pack = Pack(tmp_path)
    monkeypatch.setattr("flambeau.commands.listing.packs_in_force", lambda: (pack,))
    told: list[str] = []
    tell_game(DUNGEON_HEROES, "en", told.append)
    assert told[-1] == "  hearth         A warm hearth"
    tell_game(registered()["embers"], "en", told.append)
    assert told[-1].endswith("none is given")
