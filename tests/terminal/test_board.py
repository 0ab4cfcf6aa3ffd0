"""The picture on the screen: cursor, mouse, help, why not, curtain, sizes."""

from __future__ import annotations

import importlib
import random
from pathlib import Path

import pytest
from textual.pilot import Pilot
from toys import DELVE, SHEETS

from flambeau.table import whole
from flambeau.terminal.dialogs import Dialog, HandOver
from flambeau.terminal.drawing.layout import draw_table
from flambeau.terminal.drawing.look import look
from flambeau.terminal.lists import ChoiceList, LogList
from flambeau.terminal.picture import Picture
from flambeau.terminal.session import PERSON
from flambeau.terminal.shading import Shade
from tests.terminal.tables import QUICK, app, click, drive, press, screen_text, session, settled, table

GAMES = (
    "flambeau.games.dungeon_heroes",
    "flambeau.games.dungeon_saga",
    "flambeau.games.paper_dungeons",
    "flambeau.games.tiny_epic_dungeons",
    "flambeau.games.tiny_epic_quest",
)


def picture(pilot: Pilot[None]) -> Picture:
    """The picture of the table."""
    return pilot.app.screen.query_one(Picture)


def test_a_curtain_hides_everything_between_people_with_secrets(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app.screen, HandOver)
        covered = await screen_text(pilot)
        assert "Next to play" in covered
        for word in ("Dig", "Cell 0", "What do you do"):
            assert word not in covered
        hidden = pilot.app.screen_stack[-2]
        assert hidden.query_one(Picture).zones == () and hidden.query_one(LogList).facts == []
        await press(pilot, "x", "1", "space")
        assert isinstance(pilot.app.screen, HandOver)
        await press(pilot, "enter")
        assert "What do you do?" in await screen_text(pilot)
        seat = table(pilot).viewer
        for _ in range(30):
            if isinstance(pilot.app.screen, HandOver):
                break
            await press(pilot, "1")
        assert isinstance(pilot.app.screen, HandOver)
        assert "Dig at" not in await screen_text(pilot)
        await press(pilot, "enter")
        assert table(pilot).viewer == 1 - seat

    drive(app(tmp_path, DELVE, seed=3), course)


def test_simultaneous_players_sit_down_one_after_the_other(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        first = table(pilot)
        assert first.session.match.asked() == (0, 1) and first.viewer == 0
        for _ in range(40):
            await press(pilot, "1")
            if isinstance(pilot.app.screen, HandOver):
                break
        assert first.session.match.asked() == (1,)
        await press(pilot, "enter")
        assert table(pilot).viewer == 1

    drive(app(tmp_path, SHEETS, seed=3), course)


def test_the_cursor_picks_the_list_narrows_and_help_tells_why_not(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        assert picture(pilot).element == "cell.0"
        await press(pilot, "enter")
        assert [e.words for e in pilot.app.screen.query_one(ChoiceList).entries] == ["Dig at 0", "Peek at 0"]
        assert picture(pilot).shades["cell.0"] is Shade.PICKED
        await press(pilot, "escape")
        assert len(pilot.app.screen.query_one(ChoiceList).entries) == 12
        await press(pilot, "space", "space")
        assert picture(pilot).element == "cell.2"
        while not picture(pilot).element.startswith("card"):
            await press(pilot, "down")
        await press(pilot, "enter")
        assert "This question is not about that" in await screen_text(pilot)
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Dialog)
        assert "Why not? This question is not about" in await screen_text(pilot)
        await press(pilot, "enter", "exclamation_mark")
        assert "This question is not about that" in await screen_text(pilot)
        await press(pilot, "comma", "exclamation_mark")
        assert "It is possible" in await screen_text(pilot)

    drive(app(tmp_path, DELVE, (PERSON, "random"), seed=3), course)


def test_the_mouse_points_and_asks_on_the_picture(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        spot = next(spot for spot in picture(pilot).canvas.spots if "cell.3" in spot.ids)
        await click(pilot, "#picture", (spot.x + 2, spot.y))
        asking = table(pilot).asking
        assert asking is not None and asking.picks == ("cell.3",)
        await click(pilot, "#picture", (spot.x + 2, spot.y), button=3)
        assert isinstance(pilot.app.screen, Dialog)
        await press(pilot, "escape")
        await click(pilot, "#choices", (5, 0))
        assert table(pilot).session.match.events(0)

    drive(app(tmp_path, DELVE, (PERSON, "random"), seed=3), course)


def test_a_line_of_the_log_says_its_rule_and_lights_what_it_tells_of(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "tab", "tab", "end")
        log = pilot.app.screen.query_one(LogList)
        assert log.has_focus and log.fact is not None
        lines = [fact.line for fact in log.facts]
        ruled = next(at for at, line in enumerate(lines) if line.rule and line.elements)
        log.highlighted = ruled
        await settled(pilot)
        first_words, _, _ = table(pilot).session.rule(lines[ruled].rule).partition(",")  # the rest is on the next line
        assert f"{lines[ruled].rule} {first_words}," in await screen_text(pilot)
        assert picture(pilot).shades[lines[ruled].elements[0]] >= Shade.IMPLIED
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Dialog)

    heroes = importlib.import_module("flambeau.games.dungeon_heroes").GAME
    drive(app(tmp_path, heroes, (PERSON,), seed=3), course)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_a_real_game_can_be_pointed_at(name: str, tmp_path: Path) -> None:
    game = importlib.import_module(name).GAME
    table = session(tmp_path, game, (PERSON,) * max(2, game.seats.start), seed=7, language="fr")
    rng = random.Random(1)
    for _ in range(24):
        turn = table.turn()
        if turn.over:
            break
        scene = table.scene(turn.seat)
        canvas = draw_table(whole(scene), look("dark"), 62, 24, "medium")
        spotted = {id_ for spot in canvas.spots for id_ in spot.ids}
        missing = {e for choice in scene.rest.choices for e in choice.elements} - spotted
        assert not missing, scene.rest.prompt
        table.match.answer(turn.seat, rng.randrange(len(table.match.question(turn.seat).choices)))


def test_a_real_game_is_played_by_picking_squares_at_the_smallest_size(tmp_path: Path) -> None:
    game = importlib.import_module("flambeau.games.dungeon_heroes").GAME

    async def course(pilot: Pilot[None]) -> None:
        before = await screen_text(pilot)
        assert all(len(line) == 100 for line in before.splitlines())
        match = table(pilot).session.match
        steps = match.main.steps
        await press(pilot, "enter")
        assert match.main.steps == steps + 1
        await press(pilot, "backspace")
        assert not match.main.stretch.answers
        assert picture(pilot).cell_size == "medium"
        await press(pilot, "plus")
        assert picture(pilot).cell_size == "large"
        await press(pilot, "shift+down", "minus", "minus", "minus")
        assert table(pilot).session.liked.cells == "small"
        await pilot.resize_terminal(160, 50)
        await settled(pilot)
        assert "-wide" in pilot.app.screen.classes

    drive(app(tmp_path, game, (PERSON, "random"), language="fr", liked=QUICK), course)
