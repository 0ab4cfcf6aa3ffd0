"""Players at one screen are called by their own names, everywhere and next time too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from flambeau.games.dungeon_heroes import GAME as DUNGEON_HEROES
from flambeau.games.paper_dungeons import GAME as PAPER_DUNGEONS
from flambeau.games.tiny_epic_dungeons import GAME as TINY_EPIC_DUNGEONS
from flambeau.kernel import Game
from flambeau.table.ending import mode_of
from flambeau.table.naming import LONGEST_NAME, by_seat, plain_name
from flambeau.terminal.app import FlambeauApp
from flambeau.terminal.dialogs import HandOver, end_dialog
from flambeau.terminal.form import Form
from flambeau.terminal.preferences import read_preferences
from flambeau.terminal.session import PERSON, Session
from flambeau.terminal.store import Store

from .tables import QUICK, app, drive, press, screen_text, settled, table


def named(folder: Path, game: Game[Any], *called: str) -> Session:
    """A table of two people with these names."""
    return Session.start(game, (PERSON, PERSON), {}, "fr", Store(folder), QUICK, 4, called=called)


def test_a_name_is_typed_once_and_stands_in_the_head_the_log_and_the_curtain(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        form = pilot.app.screen.query_one(Form)
        form.highlighted = [row.id for row in form.rows].index("name-0")
        await press(pilot, "enter")
        assert isinstance(pilot.app.focused, Input)
        await press(pilot, *"Zoé", "enter")
        assert "✎ Zoé" in await screen_text(pilot)
        await press(pilot, "f5")
        assert "Zoé" in (await screen_text(pilot)).splitlines()[1]
        assert table(pilot).session.seat_name(0) == "Zoé"

    evening = app(tmp_path, games={PAPER_DUNGEONS.id: PAPER_DUNGEONS}, language="fr")
    drive(evening, course, size=(100, 40))
    assert read_preferences(evening.preferences).names == ("Zoé",)


def test_the_curtain_the_end_and_the_scores_say_the_names(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, FlambeauApp)
        here = named(tmp_path, DUNGEON_HEROES, "Anna", "Bruno")
        while here.turn().seat == 0:
            here.answer(0, 0)
        assert pilot.app.resume_table(here.path) == ""
        await pilot.pause()
        await settled(pilot)
        assert isinstance(pilot.app.screen, HandOver) and "Bruno" in await screen_text(pilot)

    drive(app(tmp_path, games={DUNGEON_HEROES.id: DUNGEON_HEROES}, language="fr"), course)
    over = named(tmp_path, PAPER_DUNGEONS, "Anna", "Bruno")
    while not over.turn().over:
        over.answer(over.turn().seat, 0)
    over.keep_scores()
    told = end_dialog(over).text.plain
    assert told.count("Anna") >= 2 and told.count("Bruno") >= 2
    assert {one.name for one in over.store.scores.best(mode_of(over.match))} == {"Anna", "Bruno"}


def test_a_typed_name_can_be_left_as_it_was(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        form = pilot.app.screen.query_one(Form)
        form.highlighted = [row.id for row in form.rows].index("name-0")
        await press(pilot, "enter", "x", "escape")
        assert "✎ no name" in await screen_text(pilot)

    drive(app(tmp_path), course, size=(100, 40))


@pytest.mark.parametrize("game", [DUNGEON_HEROES, PAPER_DUNGEONS, TINY_EPIC_DUNGEONS])
def test_every_game_shows_the_names_in_its_head(tmp_path: Path, game: Game[Any]) -> None:
    session = named(tmp_path, game, "Anna", "Bruno")
    assert [seat.name for seat in session.scene(0).rest.seats] == ["Anna", "Bruno"]


def test_what_the_game_calls_a_seat_becomes_the_role_of_whoever_sits_there(tmp_path: Path) -> None:
    heroes, lord = named(tmp_path, DUNGEON_HEROES, "Anna", "Bruno").scene(0).rest.seats
    assert heroes.role == "Joueur des héros"
    assert lord.name == "Bruno"


def test_the_sentences_of_the_game_say_the_name(tmp_path: Path) -> None:
    assert named(tmp_path, PAPER_DUNGEONS, "Anna", "").words.say("seat-0") == "Anna"
    assert named(tmp_path, PAPER_DUNGEONS, "Anna", "").words.say("seat-1") == "Joueur 2"


def test_names_are_resumed_and_change_places_with_their_people(tmp_path: Path) -> None:
    session = named(tmp_path, PAPER_DUNGEONS, "Anna", "Bruno")
    session.save()
    again = Session.resume(session.path, {PAPER_DUNGEONS.id: PAPER_DUNGEONS}, session.store)
    assert [again.seat_name(seat) for seat in (0, 1)] == ["Anna", "Bruno"]
    session.match.concede(0)
    assert session.following(swap=True).called == ("Bruno", "Anna")


def test_bots_have_no_typed_name_and_people_keep_theirs_in_order() -> None:
    assert by_seat(("scripted", PERSON, PERSON), ["Anna"]) == ["", "Anna", ""]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna \n Marie ", "Anna Marie"),
        ("\x1b[31m", "[31m"),
        ("a" * 50, "a" * LONGEST_NAME),
        ('{ $x } "\\', '{ $x } "\\'),
    ],
)
def test_a_name_is_a_short_line_of_signs_one_can_see(tmp_path: Path, typed: str, name: str) -> None:
    assert plain_name(typed) == name
    assert named(tmp_path, PAPER_DUNGEONS, typed).words.say("seat-0") == name
