"""Whole games on the screen, by keyboard and by mouse, in both languages."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from flambeau.games.dungeon_heroes import GAME as DUNGEON_HEROES
from flambeau.kernel import Match
from flambeau.table.palette import THEMES
from flambeau.terminal.session import PERSON, Session
from flambeau.terminal.start_screen import StartScreen
from flambeau.terminal.store import Store
from tests.terminal.tables import EMBERS, QUICK, app, click, drive, press, screen_text, stand_on, table

SHORT = 59
WORDS = {
    "en": ("Fan the fire, or keep what burns?", "The warmest hearth wins.", "■ final", "Chronicle"),
    "fr": ("Attiser le feu, ou garder ce qui", "Le foyer le plus chaud l’emporte.", "■ définitif", "Chronique"),
}


def enough(match: Match) -> bool:
    """Whether the fire is worth keeping: with this seed it makes a short game."""
    hearth = match.state
    return bool(hearth.fire + hearth.scores[hearth.turn] >= hearth.goal)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_is_played_by_keyboard_alone_from_the_start_screen(language: str, tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        asks, ends, final, _ = WORDS[language]
        assert isinstance(pilot.app.screen, StartScreen)
        await stand_on(pilot, "seat-1")
        await press(pilot, "right", "f5")  # the bot of the second seat becomes a person
        assert asks in await screen_text(pilot) and final in await screen_text(pilot)
        match = table(pilot).session.match
        while match.outcome is None:
            await press(pilot, "2" if enough(match) else "1")
        assert ends in await screen_text(pilot)
        await press(pilot, "escape" if language == "fr" else "enter")  # look at the table, or play again
        assert (table(pilot).session.match is match) == (language == "fr")
        assert (table(pilot).session.match.outcome is None) == (language == "en")

    drive(app(tmp_path, language=language, seed=SHORT), course)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_is_played_by_mouse_against_a_bot(language: str, tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        match = table(pilot).session.match
        while match.outcome is None:
            await click(pilot, "#choices", (4, 1 if enough(match) else 0))
        assert WORDS[language][1] in await screen_text(pilot)
        assert "★" in await screen_text(pilot)
        await click(pilot, "#dialog-entries", (4, 2))
        assert isinstance(pilot.app.screen, StartScreen)

    drive(app(tmp_path, EMBERS, (PERSON, "random"), SHORT, language), course)


def test_bots_play_at_a_pace_and_an_answer_can_be_taken_back_before_they_do(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        before = table(pilot).session.match.digest()
        await pilot.press("2")
        await pilot.pause()
        assert "Waiting for Teal" in await screen_text(pilot)
        await pilot.press("backspace")
        await pilot.pause()
        assert table(pilot).session.match.digest() == before
        assert "Fan the fire, or keep" in await screen_text(pilot)
        await pilot.press("ctrl+y")
        await pilot.pause()
        assert "Waiting for Teal" in await screen_text(pilot)

    drive(app(tmp_path, EMBERS, (PERSON, "random"), liked=msgspec.structs.replace(QUICK, speed="slow")), course)


def test_a_final_choice_is_confirmed_if_one_likes_it_so(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        assert "⏎ confirm" in await screen_text(pilot) and not table(pilot).session.match.events(0)
        await press(pilot, "escape")
        assert "⏎ confirm" not in await screen_text(pilot)
        await press(pilot, "1", "1")
        assert table(pilot).session.match.events(0)

    drive(app(tmp_path, EMBERS, liked=msgspec.structs.replace(QUICK, confirm=True)), course)


def test_the_log_tells_and_the_language_changes_at_the_table(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "1")
        assert "Amber fans the fire" in await screen_text(pilot)
        await press(pilot, "f2", "right", "escape")
        assert "Ambre attise le feu" in await screen_text(pilot)
        assert table(pilot).session.language == "fr"
        await press(pilot, "tab", "tab", "up")
        assert "Ambre attise le feu" in (await screen_text(pilot)).splitlines()[-4]

    drive(app(tmp_path, EMBERS, seed=5), course)


def test_leaving_and_resuming_loses_nothing(tmp_path: Path) -> None:
    async def first(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "2")

    async def second(pilot: Pilot[None]) -> None:
        assert "Resume a table" in await screen_text(pilot) and "Embers" in await screen_text(pilot)
        await press(pilot, "tab", "enter")
        here = table(pilot).session
        assert here.match.digest() == left.match.digest()
        assert "Amber" in await screen_text(pilot)
        await press(pilot, "2")
        assert len(list(tmp_path.glob("embers-*.json"))) == 1

    drive(app(tmp_path, EMBERS, seed=5), first)
    (path,) = tmp_path.glob("embers-*.json")
    left = Session.resume(path, {EMBERS.id: EMBERS}, Store(tmp_path))
    drive(app(tmp_path), second)


def test_a_damaged_table_gets_one_sentence_on_the_start_screen(tmp_path: Path) -> None:
    (tmp_path / "embers-old.json").write_text('{"format": 1, "game"')

    async def course(pilot: Pilot[None]) -> None:
        assert "embers-old.json (abîmée)" in await screen_text(pilot)
        await press(pilot, "tab", "enter")
        assert "La table embers-old.json est abîmée" in await screen_text(pilot)
        assert isinstance(pilot.app.screen, StartScreen)

    drive(app(tmp_path, language="fr"), course)
    assert (tmp_path / "embers-old.json").read_text() == '{"format": 1, "game"'


def test_options_are_a_form_with_help_and_reach_the_match(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await stand_on(pilot, "option-goal")
        assert "Whoever keeps this much ends the game." in await screen_text(pilot)
        await press(pilot, "right", "f5")
        match = table(pilot).session.match
        assert match.options["goal"] == 15

    drive(app(tmp_path), course)


def test_the_menu_changes_tables_and_quits(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "escape")
        assert "The table is kept" in await screen_text(pilot)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, StartScreen)
        await press(pilot, "escape")
        assert pilot.app._exit

    drive(app(tmp_path, EMBERS), course)


def test_every_theme_shows_the_table(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        for theme in THEMES:
            table(pilot).prefer(msgspec.structs.replace(QUICK, theme=theme))
            assert "Fan the fire" in await screen_text(pilot)
            assert pilot.app.theme == f"flambeau-{theme}"
            assert table(pilot).session.liked.theme == theme

    drive(app(tmp_path, EMBERS), course)


def test_values_stand_in_one_column_also_after_long_labels(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        lines = [line for line in (await screen_text(pilot)).splitlines() if "◂" in line]
        assert len({line.index("◂") for line in lines}) == 1
        assert any("Les monstres ramenés agissent aussitôt ◂ non" in line for line in lines)

    drive(app(tmp_path, language="fr", games={DUNGEON_HEROES.id: DUNGEON_HEROES}), course)
