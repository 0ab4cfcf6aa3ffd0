"""Taking back what is not one's own by right: with the consent of the others, alone if one insists."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from flambeau.games.dungeon_heroes import GAME as DUNGEON_HEROES
from flambeau.games.embers import GAME as EMBERS
from flambeau.kernel import NoUndo
from flambeau.terminal.dialogs import Dialog, HandOver
from flambeau.terminal.lists import ChoiceList
from flambeau.terminal.session import PERSON, Session
from flambeau.terminal.store import Store
from tests.terminal.tables import app, drive, press, screen_text, session, table


def test_another_person_is_asked_before_an_answer_comes_back(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        match = table(pilot).session.match
        before = match.digest()
        own, other = table(pilot).session.seat_name(0), table(pilot).session.seat_name(1)
        await press(pilot, "1", "backspace")
        text = await screen_text(pilot)
        assert "Something has been revealed since." in text and f"the consent of: {other}" in text
        await press(pilot, "enter")
        assert f"{own} would like to take the last answer back." in await screen_text(pilot)
        await press(pilot, "enter")
        assert match.digest() == before and table(pilot).viewer == 0
        entries = [next(iter(entry)) for entry in match.entries or ()]
        assert entries[-3:] == ["undo-asked", "undo-granted", "undo"]

    drive(app(tmp_path, EMBERS, seed=5), course)


@pytest.mark.parametrize("keys", [("escape",), ("enter", "escape"), ("enter", "down", "enter")])
def test_a_no_leaves_everything_as_it_is(keys: tuple[str, ...], tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        match = table(pilot).session.match
        await press(pilot, "1")
        after = match.digest()
        await press(pilot, "backspace", *keys)
        assert match.digest() == after and not isinstance(pilot.app.screen, Dialog)
        assert match.leave_asked == -1

    drive(app(tmp_path, EMBERS, seed=5), course)


def test_alone_or_among_bots_one_has_only_to_insist_and_the_record_notes_it(tmp_path: Path) -> None:
    for sitters in ((PERSON,), (PERSON, "random")):
        course = session(tmp_path, DUNGEON_HEROES, sitters)
        while course.match.can_undo(0) or not course.may_ask_back(0):
            turn = course.turn()
            course.answer(turn.seat, course.think(turn.seat) if turn.bot else 0)
        before = len(course.match.entries or ())
        assert course.ask_back(0) == []
        course.agree(0)
        assert {"undo": 0, "fair": False} in [
            {name: entry[name] for name in ("undo", "fair") if name in entry}
            for entry in (course.match.entries or [])[before:]
        ]


def test_whoever_looked_at_the_question_of_leave_does_not_see_the_table_of_the_other(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1", "1", "1")
        assert isinstance(pilot.app.screen, HandOver)
        await press(pilot, "backspace")
        assert "Dungeon Lord" in await screen_text(pilot)
        await press(pilot, "enter")
        covered = await screen_text(pilot)
        assert "do you agree?" in covered and "Wizard" not in covered
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, HandOver)
        await press(pilot, "enter")
        assert table(pilot).viewer == 0 and "Where does the Rogue" in await screen_text(pilot)

    drive(app(tmp_path, DUNGEON_HEROES, (PERSON, PERSON), seed=7), course)


def test_the_only_answer_waits_if_it_would_end_what_can_be_taken_back(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1", "1")
        assert len(table(pilot).query_one(ChoiceList).entries) == 1  # the last hero has one square left
        await press(pilot, "backspace")
        assert len(table(pilot).query_one(ChoiceList).entries) == 2

    drive(app(tmp_path, DUNGEON_HEROES, (PERSON, "random"), seed=7), course)


def test_what_was_taken_back_can_be_given_again_after_a_rest(tmp_path: Path) -> None:
    course = session(tmp_path, DUNGEON_HEROES, (PERSON,))
    course.answer(0, 1)
    after = course.match.digest()
    course.undo(0)
    again = Session.resume(course.path, {DUNGEON_HEROES.id: DUNGEON_HEROES}, Store(tmp_path))
    again.redo(0)
    assert again.match.digest() == after
    with pytest.raises(NoUndo):
        again.redo(0)
