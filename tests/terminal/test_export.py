"""A match that is over can be exported as a record, from the end's dialog and from the menu."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from flambeau.commands.files import replayed
from flambeau.games.embers import GAME as EMBERS
from flambeau.kernel import playout
from flambeau.terminal.dialogs import Dialog
from flambeau.terminal.session import words_of
from flambeau.terminal.start_screen import sitters_words
from tests.terminal.tables import app, drive, press, screen_text, table


def files_of(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.json"))


def test_the_end_offers_the_record_and_says_where_it_is(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        playout(table(pilot).session.match, 3)
        table(pilot).go_on()
        await pilot.pause()
        assert "Export the record" in await screen_text(pilot)
        await press(pilot, "down", "down", "down", "enter")
        (file,) = files_of(tmp_path / "records")
        assert replayed(file).outcome is not None
        assert file.name in (await screen_text(pilot)).replace("\n", "").replace(" ", "")
        assert isinstance(pilot.app.screen, Dialog)  # what next is still to be chosen
        await press(pilot, "escape", "f10", "down", "enter")
        assert len(files_of(tmp_path / "records")) == 2

    drive(app(tmp_path, EMBERS), course, (140, 40))


def test_with_a_folder_named_every_match_that_ends_is_written(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        assert files_of(tmp_path / "mine") == []
        playout(table(pilot).session.match, 3)
        table(pilot).go_on()
        await pilot.pause()
        (file,) = files_of(tmp_path / "mine")
        assert replayed(file).outcome is not None

    wanted = app(tmp_path, EMBERS)
    wanted.records = tmp_path / "mine"
    drive(wanted, course)


def test_a_disk_that_refuses_is_told_and_the_table_stays(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("", "utf-8")

    async def course(pilot: Pilot[None]) -> None:
        playout(table(pilot).session.match, 3)
        table(pilot).go_on()
        await pilot.pause()
        await press(pilot, "down", "down", "down", "enter")
        assert "cannot be written" in await screen_text(pilot)
        assert isinstance(pilot.app.screen, Dialog)

    drive(app(tmp_path, EMBERS), course, (140, 40))


def test_players_of_one_kind_are_counted() -> None:
    english, french = words_of(EMBERS.text, "en"), words_of(EMBERS.text, "fr")
    assert sitters_words(english, ("person", "person")) == "2 people"
    assert sitters_words(english, ("person", "random", "random")) == "one person and 2 × beginner (plays at random)"
    assert sitters_words(french, ("person", "scripted")) == "une personne et habitué (répond aussitôt)"
