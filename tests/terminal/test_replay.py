"""A match is looked at again: step by step, from a line of the log, by itself, through other eyes; or played on from
there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from flambeau.commands.replaying import recorded_in
from flambeau.games.dungeon_heroes import GAME
from flambeau.kernel import SPECTATOR, NoUndo
from flambeau.terminal.app import FlambeauApp
from flambeau.terminal.dialogs import Dialog
from flambeau.terminal.lists import LogList
from flambeau.terminal.picture import Picture
from flambeau.terminal.replay_screen import ReplayScreen
from flambeau.terminal.request import Recorded
from flambeau.terminal.session import PERSON, Session
from flambeau.terminal.store import Store
from tests.terminal.tables import QUICK, app, drive, press, screen_text, session, settled, table


def played(folder: Path, sitters: tuple[str, ...], answers: int = 1_000, study: bool = False) -> Session:
    """A table at which so many answers were given, by bots and by people as the bots would."""
    laid = session(folder, GAME, sitters, seed=7, study=study)
    for _ in range(answers):
        turn = laid.turn()
        if turn.over:
            break
        laid.answer(turn.seat, laid.think(turn.seat) if turn.bot else 0)
    return laid


def finished(folder: Path) -> Session:
    """One at which somebody gave up after some turns."""
    laid = played(folder, (PERSON, "random"), 60)
    laid.match.concede(0)
    laid.save()
    return laid


async def replay(pilot: Pilot[None]) -> ReplayScreen:
    """The replay on the screen, once it is made."""
    making = [one for one in pilot.app.workers if one.group == "replay"]
    if making:  # an empty list would be all of them, the dialog behind included
        await pilot.app.workers.wait_for_complete(making)
    await pilot.pause()
    await settled(pilot)
    found = pilot.app.screen
    assert isinstance(found, ReplayScreen), f"no replay but {found}"
    return found


def places(screen: ReplayScreen) -> dict[str, str]:
    """What the picture shows, and on what."""
    return {e.id: e.on for zone in screen.query_one(Picture).zones for e in zone.elements}


def test_a_finished_table_is_stepped_through_forth_and_back(tmp_path: Path) -> None:
    laid = finished(tmp_path)

    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, FlambeauApp)
        assert "finished" in await screen_text(pilot)
        await press(pilot, "tab", "enter")
        here = await replay(pilot)
        assert here.at == 0 and here.seen is not None and len(here.seen.steps) > 30
        first = places(here)
        await press(pilot, "right", "right", "right", "right")
        assert here.at == 4 and places(here) != first
        assert f"Moment 5 of {len(here.seen.steps)}" in await screen_text(pilot)
        fact = here.query_one(LogList).fact
        assert fact is not None and fact.place == here.line < here.seen.steps[4].told
        await press(pilot, "left", "left", "left", "left")
        assert here.at == 0 and places(here) == first
        await press(pilot, "left", "escape")
        assert not isinstance(pilot.app.screen, ReplayScreen)

    drive(app(tmp_path, games={GAME.id: GAME}), course)
    assert laid.path.exists()


def test_a_line_of_the_log_leads_to_where_it_was_told(tmp_path: Path) -> None:
    laid = finished(tmp_path)

    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, FlambeauApp)
        assert pilot.app.look_again(laid.path) == ""
        await pilot.pause()
        here = await replay(pilot)
        log = here.query_one(LogList)
        await press(pilot, "end")
        assert here.seen is not None and here.at == len(here.seen.steps) - 1
        for _ in range(5):
            await press(pilot, "up")
            assert log.fact is not None and here.line == log.fact.place
            assert here.seen.steps[here.at].told > here.line
            assert here.at == 0 or here.seen.steps[here.at - 1].told <= here.line

    drive(app(tmp_path, games={GAME.id: GAME}), course)


def test_it_plays_by_itself_at_a_speed_and_stops_at_the_end(tmp_path: Path) -> None:
    laid = finished(tmp_path)

    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, FlambeauApp)
        assert pilot.app.look_again(laid.path) == ""
        await pilot.pause()
        here = await replay(pilot)
        await press(pilot, "1")
        assert here.speed == "slow"
        await press(pilot, "3", "space")
        assert here._timer is not None and "▶" in await screen_text(pilot)
        at = here.at
        here._next()
        assert here.at == at + 1
        assert here.seen is not None
        here.go_to(len(here.seen.steps) - 1)
        here._next()
        assert here._timer is None
        await press(pilot, "space")
        assert here.at < 3 and here._timer is not None
        await press(pilot, "space")
        assert here._timer is None and "‖" in await screen_text(pilot)

    drive(app(tmp_path, games={GAME.id: GAME}), course)


def test_when_it_is_over_one_looks_through_all_eyes_and_before_through_ones_own(tmp_path: Path) -> None:
    over, running = finished(tmp_path), played(tmp_path, (PERSON, "random"), 20)
    assert over.recording(0).views == (0, 1, SPECTATOR)
    assert running.recording(0).views == (0,)

    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, FlambeauApp)
        assert pilot.app.look_again(over.path) == ""
        await pilot.pause()
        here = await replay(pilot)
        await press(pilot, "f3")
        here = await replay(pilot)
        assert here.seat == 1 and "Through the eyes of: Dungeon Lord" in await screen_text(pilot)
        await press(pilot, "escape")
        assert pilot.app.look_again(running.path) == ""
        await pilot.pause()
        here = await replay(pilot)
        await press(pilot, "f3")
        assert here.seat == 0 and "Through the eyes" not in await screen_text(pilot)

    drive(app(tmp_path, games={GAME.id: GAME}), course)


@pytest.mark.parametrize("people", [2, 1])
def test_a_table_of_several_people_is_looked_at_as_a_spectator_from_the_start(people: int, tmp_path: Path) -> None:
    laid = played(tmp_path, (PERSON, PERSON if people == 2 else "random"), 20)

    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, FlambeauApp)
        assert pilot.app.look_again(laid.path) == ""
        await pilot.pause()
        assert (await replay(pilot)).seat == (SPECTATOR if people == 2 else 0)

    drive(app(tmp_path, games={GAME.id: GAME}), course)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_record_is_looked_at_on_the_screen_alone(language: str, tmp_path: Path) -> None:
    laid = finished(tmp_path)
    recorded = recorded_in(laid.export(tmp_path / "records"), None)
    assert recorded.match.outcome is not None and recorded.called == ()
    assert recorded_in(laid.path, None).called == ("", "")

    async def course(pilot: Pilot[None]) -> None:
        here = await replay(pilot)
        text = await screen_text(pilot)
        assert f"Moment 1 {'sur' if language == 'fr' else 'of'}" in text and here.recording.views[-1] == SPECTATOR
        await press(pilot, "escape")
        assert not pilot.app.is_running or not isinstance(pilot.app.screen, ReplayScreen)

    watching = app(tmp_path, games={GAME.id: GAME}, language=language)
    watching.recorded = Recorded(recorded.match, ("Zoé",))
    drive(watching, course)


def test_names_stand_in_the_head_of_a_replay(tmp_path: Path) -> None:
    laid = session(tmp_path, GAME, (PERSON, PERSON), seed=7)
    named = Session.start(GAME, (PERSON, PERSON), {}, "en", laid.store, QUICK, 7, called=("Zoé", "Ali"))
    recording = named.recording(0)
    step = recording.seen_by(0).steps[0]
    assert [seat.name for seat in recording.rest(step, 0).seats] == ["Zoé", "Ali"]


def test_a_line_of_the_log_at_the_table_is_looked_at_again_or_gone_back_to(tmp_path: Path) -> None:
    laid = played(tmp_path, (PERSON,), 30)
    slow = msgspec.structs.replace(QUICK, forced=False)
    laid.liked = slow
    laid.save()

    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, FlambeauApp)
        pilot.app.liked = slow
        assert pilot.app.resume_table(laid.path) == ""
        await pilot.pause()
        await settled(pilot)
        here = table(pilot)
        log = here.query_one(LogList)
        log.focus()
        await pilot.pause()
        facts = [fact for fact in log.facts if not fact.line.heading]
        wanted = facts[len(facts) // 2]
        log.highlighted = log.facts.index(wanted)
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Dialog) and wanted.line.text in pilot.app.screen.text.plain
        await press(pilot, "enter")
        shown = await replay(pilot)
        assert shown.line >= wanted.place and shown.seen is not None
        assert shown.at == shown.seen.step_of(wanted.place)
        await press(pilot, "escape")
        assert table(pilot) is here
        answers = standing(here.session)
        log.focus()
        log.highlighted = log.facts.index(wanted)
        await press(pilot, "enter", "down", "enter")
        assert 0 < standing(here.session) < answers
        assert len(here.session.match.events(0)) == len(log.facts[-1:]) + log.facts[-1].place
        assert here.asking is not None
        await press(pilot, "ctrl+y")
        assert standing(here.session) > 0

    drive(app(tmp_path, games={GAME.id: GAME}, liked=slow), course)


def standing(laid: Session) -> int:
    """How many answers stand."""
    entries = laid.match.entries or []
    return sum(("answer" in entry) - ("undo" in entry) for entry in entries)


def test_the_question_before_the_line_is_asked_again(tmp_path: Path) -> None:
    laid = played(tmp_path, (PERSON,), 12)
    laid.liked = msgspec.structs.replace(QUICK, forced=False)
    before, told = laid.match.digest(), len(laid.match.events(0))
    asked = laid.match.question(0).topic.name
    while len(laid.match.events(0)) == told:
        laid.answer(0, 0)
    for _ in range(8):
        laid.answer(0, 0)
    laid.back_to_line(0, told)
    assert laid.match.digest() == before and laid.match.question(0).topic.name == asked
    again = Session.resume(laid.path, {GAME.id: GAME}, Store(tmp_path))
    assert again.match.digest() == before


def test_in_study_one_goes_back_past_what_bots_did_to_a_question_of_ones_own(tmp_path: Path) -> None:
    laid = played(tmp_path, (PERSON, "random"), 30, study=True)
    assert laid.refusal_to_go_back(0) == ""
    laid.back_to_line(0, 6)
    assert 0 in laid.match.asked()


def test_among_others_one_is_told_why_one_cannot_go_back(tmp_path: Path) -> None:
    laid = played(tmp_path, (PERSON, "random"), 30)
    before = laid.match.digest()
    with pytest.raises(NoUndo):
        laid.back_to_line(0, 3)
    assert laid.match.digest() == before

    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, FlambeauApp)
        assert pilot.app.resume_table(laid.path) == ""
        await pilot.pause()
        await settled(pilot)
        log = table(pilot).query_one(LogList)
        log.focus()
        log.highlighted = 1
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Dialog)
        assert "you have to play alone, or in study" in pilot.app.screen.text.plain
        assert [id_ for id_, _ in pilot.app.screen.entries] == ["replay", "close"]

    drive(app(tmp_path, games={GAME.id: GAME}), course)
