"""A campaign in the terminal: the end of a chapter offers the next one, at once or days later."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from flambeau.games.paper_dungeons import GAME as PAPER_DUNGEONS
from flambeau.kernel import Game, playout
from flambeau.terminal.session import PERSON, Session
from flambeau.terminal.start_screen import StartScreen
from flambeau.terminal.store import Store
from tests.terminal.tables import app, drive, press, screen_text, session, table

GAMES: Mapping[str, Game[Any]] = {PAPER_DUNGEONS.id: PAPER_DUNGEONS}
SAID = {
    "fr": (
        "Score :",
        "Votre score est établi.",
        "Chapitre suivant (2 sur 3)",
        "▶ Chapitre suivant",
        "Chapitre 2 sur 3",
    ),
    "en": ("Score:", "Your score stands.", "Next chapter (2 of 3)", "▶ Next chapter", "Chapter 2 of 3"),
}


def chapter(folder: Path, language: str = "en", sitters: tuple[str, ...] = (PERSON,)) -> Session:
    """The first chapter of a campaign, played by chance and left at its end."""
    played = session(folder, PAPER_DUNGEONS, sitters, language=language, options={"scenario": "urban"})
    playout(played.match, 3)
    played.save()
    return played


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_chapter_that_is_over_waits_among_the_tables_and_goes_on(language: str, tmp_path: Path) -> None:
    verdict, reason, following, waits, second = SAID[language]
    chapter(tmp_path, language)

    async def course(pilot: Pilot[None]) -> None:
        assert waits in await screen_text(pilot)
        await press(pilot, "tab", "enter")
        ended = (await screen_text(pilot)).replace("\u00a0", " ")
        assert verdict in ended and reason in ended and following in ended
        await press(pilot, "enter")
        match = table(pilot).session.match
        assert match.outcome is None and len(match.state.before) == 1
        assert second in await screen_text(pilot)
        await press(pilot, "f10", "enter")  # to the start screen: no chapter's end waits any more
        assert isinstance(pilot.app.screen, StartScreen)
        assert waits not in await screen_text(pilot)
        # The new chapter, and the one that is over, to be looked at again.
        assert [one.goes_on for one in pilot.app.screen.tables] == [False, False]

    drive(app(tmp_path, language=language, games=GAMES), course, (140, 40))


def test_the_menu_of_a_table_that_is_over_leads_on_too(tmp_path: Path) -> None:
    chapter(tmp_path)

    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "tab", "enter", "escape")  # look at the table
        assert table(pilot).session.match.outcome is not None
        await press(pilot, "f10")
        assert "Next chapter (2 of 3)" in await screen_text(pilot)
        await press(pilot, "enter")
        assert len(table(pilot).session.match.state.before) == 1

    drive(app(tmp_path, games=GAMES), course, (140, 40))


def test_after_the_last_chapter_the_campaign_begins_again_with_the_same_people(tmp_path: Path) -> None:
    played = chapter(tmp_path, sitters=(PERSON, "scripted"))
    first = played.match.state.sheets[0].powers
    for _ in range(2):
        played = played.following()
        assert played.match.state.sheets[0].powers != first, "every chapter deals anew, whatever the seed"
        playout(played.match, 3)
        played.save()
    assert Store(tmp_path).tables() == []
    again = played.following()
    assert again.sitters == (PERSON, "scripted") and again.match.state.before == ()
    assert again.match.options["scenario"] == "urban"


def test_a_chapter_keeps_that_it_was_followed(tmp_path: Path) -> None:
    played = chapter(tmp_path)
    assert [one.goes_on for one in Store(tmp_path).tables()] == [True]
    played.following()
    assert Session.resume(played.path, GAMES, Store(tmp_path)).followed
    assert [one.goes_on for one in Store(tmp_path).tables()] == [False]
