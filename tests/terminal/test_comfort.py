"""Comfort: keys keep their meaning, nothing final by one digit, tables can be deleted, keys and signs are listed."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from flambeau.games.embers import GAME as EMBERS
from flambeau.table import Choice, Group
from flambeau.terminal.dialogs import Dialog
from flambeau.terminal.preferences import Preferences
from flambeau.terminal.start_screen import StartScreen
from flambeau.terminal.store import Store
from flambeau.terminal.table_screen import TableScreen
from tests.terminal.tables import app, drive, press, screen_text, session, table
from tests.terminal.test_asking import asking, lay

FIRST_EVENING = Preferences(speed="instant")


def test_a_key_keeps_its_meaning_while_the_question_stands(tmp_path: Path) -> None:
    groups = (Group("lay", "Lay a tile", 28), Group("end", "End", 1))
    question = asking(tmp_path, (*lay(7), Choice(28, "end", (), "end", "may")), groups)
    before = {entry.words: entry.key for entry in question.entries()}
    question.take(question.entries()[0])
    inside = question.entries()
    assert not {entry.key for entry in inside} & set(before.values())
    question.point("tile.2")
    deeper = {entry.words: entry.key for entry in question.entries()}
    assert not set(deeper.values()) & {*before.values(), *(entry.key for entry in inside)}
    question.back()
    assert question.entries() == inside
    question.back()
    assert {entry.words: entry.key for entry in question.entries()} == before
    question.point("tile.2")
    assert {entry.words: entry.key for entry in question.entries()}.items() >= deeper.items()


def test_a_digit_never_plays_a_final_choice_at_once_unless_somebody_likes_it_so(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        match = table(pilot).session.match
        await press(pilot, "1")
        assert match.main.steps == 0 and "confirm" in await screen_text(pilot)
        await press(pilot, "escape", "1")
        assert match.main.steps == 0
        await press(pilot, "1")
        assert match.main.steps == 1

    drive(app(tmp_path, EMBERS, liked=FIRST_EVENING), course)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_one_key_lists_keys_and_signs(language: str, tmp_path: Path) -> None:
    said = {"en": ("Keys", "Signs", "take back", "larger or smaller squares", "■   a final choice")}
    said["fr"] = ("Touches", "Signes", "reprendre", "cases plus grandes", "■   un choix définitif")

    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f1")
        text = (await screen_text(pilot)).replace("\u00a0", " ")
        assert [one for one in said[language] if one not in text] == []
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, TableScreen)
        assert table(pilot).session.match.main.steps == 0

    drive(app(tmp_path, EMBERS, language=language), course, (120, 70))


def test_a_long_list_is_paged_through_in_a_small_window(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f1")
        assert "a winner" not in await screen_text(pilot)
        await press(pilot, *["pagedown"] * 3)
        assert "a winner" in await screen_text(pilot)
        await press(pilot, *["pageup"] * 3)
        assert "a winner" not in await screen_text(pilot)

    drive(app(tmp_path, EMBERS), course, (80, 24))


def test_the_start_screen_lists_its_keys(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f1")
        text = await screen_text(pilot)
        assert "delete a table" in text and "Signs" not in text
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, StartScreen)

    drive(app(tmp_path), course, (120, 50))


def test_a_table_is_deleted_after_a_yes_and_only_that_one(tmp_path: Path) -> None:
    kept, gone = session(tmp_path), session(tmp_path)

    async def course(pilot: Pilot[None]) -> None:
        start = pilot.app.screen
        assert isinstance(start, StartScreen) and len(start.tables) == 2
        await press(pilot, "delete")  # the form has the keyboard: nothing to delete
        assert pilot.app.screen is start
        at = next(place for place, one in enumerate(start.tables) if one.path == gone.path)
        await press(pilot, "tab", *["down"] * at, "delete")
        assert isinstance(pilot.app.screen, Dialog) and "Delete this table?" in await screen_text(pilot)
        await press(pilot, "escape")
        assert gone.path.exists()
        await press(pilot, "delete", "enter")
        assert not gone.path.exists() and kept.path.exists()
        assert [one.path for one in start.tables] == [kept.path]

    drive(app(tmp_path), course, (120, 40))


def test_a_damaged_table_can_be_deleted_too(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", "utf-8")

    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", "delete", "enter")
        assert not broken.exists() and "No table is waiting." in await screen_text(pilot)

    drive(app(tmp_path), course, (120, 40))


def test_a_table_that_is_already_gone_is_no_trouble(tmp_path: Path) -> None:
    Store(tmp_path).remove(tmp_path / "nothing.json")
