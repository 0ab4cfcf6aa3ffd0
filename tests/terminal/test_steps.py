"""What happens is shown step by step, at a pace one can follow, and never holds up whoever answers."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from flambeau.games.dungeon_heroes import GAME
from flambeau.terminal.lists import ChoiceList, LogList
from flambeau.terminal.picture import Picture
from flambeau.terminal.session import PERSON
from tests.terminal.tables import QUICK, app, drive, press, screen_text, session, table

SLOW = msgspec.structs.replace(QUICK, speed="slow")


async def until_steps(pilot: Pilot[None], least: int) -> None:
    """Play on until an answer led through so many steps."""
    for _ in range(300):
        if len(table(pilot).passed) >= least and table(pilot).step is not None:
            return
        table(pilot).skip()
        await press(pilot, table(pilot).query_one(ChoiceList).entries[-1].key)
    pytest.fail("no answer led through so many steps")


def test_a_turn_of_the_dungeon_is_shown_event_by_event_where_it_happened(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await until_steps(pilot, 4)
        here = table(pilot)
        steps, log = here.passed, here.scene.rest.log if here.scene else ()
        seen = []
        for place, step in enumerate(steps):
            assert here.step is step and len(here.playing) == len(steps) - place - 1
            assert here.query_one(LogList).facts[-1].line in log[: step.told]
            shown = {e.id: e.on for zone in here.query_one(Picture).zones for e in zone.elements}
            moved = [line for line in log[: step.told] if line.text and not line.why][-1].elements
            seen += [shown.get(element) for element in moved if shown.get(element)]
            here._next()
        assert here.step is None and here.query_one(Picture).zones == here.zones
        assert seen, "what the events name was in the picture"

    drive(app(tmp_path, GAME, (PERSON,), seed=7, liked=SLOW), course)


def test_an_answer_does_not_wait_for_what_is_shown_and_a_key_shows_it_again(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await until_steps(pilot, 3)
        here = table(pilot)
        first = here.passed
        await press(pilot, "escape")
        assert here.step is None
        await press(pilot, "f4")
        assert here.step is first[0]
        number = here.session.match.number(0)
        await press(pilot, here.query_one(ChoiceList).entries[0].key)
        assert here.session.match.number(0) != number or here.asking is not None

    drive(app(tmp_path, GAME, (PERSON,), seed=7, liked=SLOW), course)


@pytest.mark.parametrize(("language", "says"), [("en", "Nothing happened"), ("fr", "Rien ne s’est passé")])
def test_who_asks_what_happened_when_nothing_did_is_told_so(language: str, says: str, tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f4")
        assert says in await screen_text(pilot)

    drive(app(tmp_path, GAME, (PERSON,), seed=7, language=language), course)


def test_each_person_is_shown_what_they_missed_once(tmp_path: Path) -> None:
    course = session(tmp_path, GAME, ("random", PERSON))
    for _ in range(40):
        seat = course.turn().seat
        if seat == 1:
            break
        course.answer(seat, 0)
    before = course.scene(1)
    course.answer(1, 0)
    while course.turn().bot:
        course.answer(course.turn().seat, 0)
    steps = course.steps(1, before.rest, course.scene(1).rest)
    assert [step.told for step in steps] == sorted({step.told for step in steps})
    assert course.steps(1, before.rest, course.scene(1).rest) == []


def test_a_turn_is_begun_again_with_one_key_as_far_as_it_comes_back(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        here = table(pilot)
        first = [entry.words for entry in here.query_one(ChoiceList).entries]
        for _ in range(3):
            await press(pilot, here.query_one(ChoiceList).entries[0].key)
        assert [entry.words for entry in here.query_one(ChoiceList).entries] != first
        await press(pilot, "ctrl+r")
        assert [entry.words for entry in here.query_one(ChoiceList).entries] == first

    drive(app(tmp_path, GAME, (PERSON,), seed=7), course)
