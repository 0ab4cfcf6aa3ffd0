"""Learning a game in the terminal: how to play and the rules behind F1, hints, the first game; plain text likewise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from flambeau.cli import main
from flambeau.games.dungeon_heroes import GAME as DUNGEON_HEROES
from flambeau.games.embers import GAME as EMBERS
from flambeau.play_text import play
from flambeau.table.hints import SeenHints
from flambeau.terminal.reading import Passage, Reading, found
from flambeau.terminal.start_screen import StartScreen
from flambeau.terminal.table_screen import TableScreen
from tests.terminal.tables import QUICK, app, drive, press, screen_text, table

SAID = {
    "en": ("What it is about", "The board and its words", "poison", "The heroes enter by these four squares."),
    "fr": ("De quoi il s’agit", "Le plateau et ses mots", "poison", "Les héros entrent par ces quatre cases."),
}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_f1_leads_to_the_primer_with_its_pictures_and_back(language: str, tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f1", "enter")
        assert isinstance(pilot.app.screen, Reading)
        text = await screen_text(pilot)
        assert SAID[language][0] in text and "▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒ ▒▒▒" in text
        await press(pilot, "pagedown")
        assert SAID[language][0] not in await screen_text(pilot)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, TableScreen)
        assert table(pilot).session.match.main.steps == 0

    drive(app(tmp_path, DUNGEON_HEROES, ("person",), language=language), course, (120, 50))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_f1_leads_to_the_rules_and_words_are_sought_in_them(language: str, tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f1", "down", "enter")
        assert SAID[language][1] in await screen_text(pilot)
        await press(pilot, "slash")
        pilot.app.screen.query_one(Input).value = SAID[language][2]
        await pilot.pause()
        text = await screen_text(pilot)
        assert SAID[language][1] not in text and "DH-POISON-01" in text
        await press(pilot, "enter", "escape")
        assert isinstance(pilot.app.screen, TableScreen)

    drive(app(tmp_path, DUNGEON_HEROES, ("person",), language=language), course, (120, 50))


def test_accents_and_capitals_do_not_matter_in_a_search() -> None:
    told = [Passage("heading", "Déplacement"), Passage("text", "Un Héros avance.", "Déplacement"),
            Passage("heading", "Fin"), Passage("text", "C’est fini.", "Fin")]  # fmt: skip
    assert found(told, "HEROS deplacement") == told[:2]
    assert found(told, "c'est") == told[2:]
    assert found(told, "dragon") == [] and found(told, " ") == told


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_hint_stands_beside_its_first_question_and_never_again(language: str, tmp_path: Path) -> None:
    async def first(pilot: Pilot[None]) -> None:
        text = " ".join((await screen_text(pilot)).replace("│", " ").split())
        assert SAID[language][3].split()[1] in text
        assert pilot.app.screen.query_one("#hint").display
        await press(pilot, "1")
        assert not pilot.app.screen.query_one("#hint").display  # the same kind of question

    async def later(pilot: Pilot[None]) -> None:
        assert not pilot.app.screen.query_one("#hint").display

    for course in (first, later):
        drive(app(tmp_path, DUNGEON_HEROES, ("person",), language=language), course, (160, 50))


def test_hints_can_be_switched_off(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        assert not pilot.app.screen.query_one("#hint").display

    drive(app(tmp_path, EMBERS, liked=msgspec.structs.replace(QUICK, hints=False)), course)


def test_the_start_screen_begins_a_first_game_and_keeps_examples_out(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        start = pilot.app.screen
        assert isinstance(start, StartScreen) and start.games == [DUNGEON_HEROES]
        await press(pilot, "down", "enter")  # the line below the game
        session = table(pilot).session
        assert not session.match.options["undead"] and not session.match.options["dragon_damsel"]
        assert session.sitters == ("person",)

    games = {EMBERS.id: EMBERS, DUNGEON_HEROES.id: DUNGEON_HEROES}
    drive(app(tmp_path, games=games), course, (120, 40))


def test_plain_text_explains_once(tmp_path: Path) -> None:
    told: list[str] = []
    answers = iter(["2", "1", "quit"])
    play(
        EMBERS, ("person", "person"), "en", 4, {}, lambda _: next(answers), told.append,
        seen=SeenHints(tmp_path / "hints.json"),
    )  # fmt: skip
    assert sum("☞ Each card you fan" in line for line in told) == 1
    told.clear()
    answers = iter(["quit"])
    play(EMBERS, ("person", "person"), "en", 4, {}, lambda _: next(answers), told.append)
    assert not any("☞" in line for line in told)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_command_tells_how_to_play(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["primer", "dungeon_heroes", "--language", language]) == 0
    told = capsys.readouterr().out
    assert SAID[language][0].upper() in told and "▒▒▒" in told and "**" not in told
    assert main(["primer", "dungeon_heroes", "--language", language, "--without-pictures"]) == 0
    assert "▒▒▒" not in capsys.readouterr().out


@pytest.mark.parametrize("game", [None, DUNGEON_HEROES])
def test_how_to_play_is_one_key_away_on_the_start_screen_and_at_a_table(game: Any, tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f8")
        assert isinstance(pilot.app.screen, Reading)
        assert "Dungeon Heroes · How to play" in await screen_text(pilot)

    drive(app(tmp_path, game, ("person",), games={DUNGEON_HEROES.id: DUNGEON_HEROES}), course)


def test_the_form_begins_with_the_first_game_that_is_recommended(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f5")
        options = table(pilot).session.match.options
        assert {name: options[name] for name in DUNGEON_HEROES.first_game} == dict(DUNGEON_HEROES.first_game)
        assert not options["undead"] and not options["dragon_damsel"]

    drive(app(tmp_path, games={DUNGEON_HEROES.id: DUNGEON_HEROES}), course, (120, 40))
