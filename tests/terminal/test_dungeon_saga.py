"""Dungeon Saga Origins on the screen: the Heroes' side and the Game Master's."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot

from flambeau.bots import make_bot
from flambeau.games.dungeon_saga import GAME
from flambeau.kernel import Chair
from flambeau.table import whole
from flambeau.terminal.app import FlambeauApp
from flambeau.terminal.lists import ChoiceList, LogList
from flambeau.terminal.picture import Picture
from flambeau.terminal.session import PERSON, Session
from tests.terminal.tables import QUICK, app, drive, press, screen_text, session, settled, table

MOST = 60


async def play_until(pilot: Pilot[None], topic: str) -> None:
    """Let the scripted bot answer for the people until this question comes."""
    for _ in range(MOST):
        scene = table(pilot).scene
        assert scene is not None
        if scene.rest.prompt is not None and scene.rest.prompt.topic == topic:
            return
        match = table(pilot).session.match
        seat = match.asked()[0]
        table(pilot)._answer(make_bot(GAME, "scripted", seat).answer(Chair(match.fork(), seat)))
        await settled(pilot)
    raise AssertionError(f"{topic} was never asked")


@pytest.mark.parametrize(("language", "says"), [("fr", "se déplacer, agir ou"), ("en", "move, act")])
def test_the_heroes_see_the_question_the_fog_and_the_door(tmp_path: Path, language: str, says: str) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await play_until(pilot, "hero-turn")
        text = await screen_text(pilot)
        assert says in text
        assert text.count("? ?") > 10, "no fog"
        assert "◫" in text, "no door"
        assert len(table(pilot).query_one(ChoiceList).entries) > 5

    drive(app(tmp_path, GAME, (PERSON,), seed=3, language=language), course)


def test_larger_squares_show_where_each_figure_looks(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await play_until(pilot, "hero-turn")
        text = await screen_text(pilot)
        assert all(f"{hero}→" in text for hero in ("Ro", "Da", "Ma", "Or"))
        north = next(one for one in table(pilot).query_one(ChoiceList).entries if one.words.endswith("le nord"))
        await press(pilot, north.key)
        assert "Ro↑" in await screen_text(pilot)

    liked = msgspec.structs.replace(QUICK, cells="medium")
    drive(app(tmp_path, GAME, (PERSON,), seed=3, language="fr", liked=liked), course)


@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
def test_the_smallest_squares_show_it_too_and_who_looks_is_told_from_the_arrow_beside(
    size: tuple[int, int], tmp_path: Path
) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await play_until(pilot, "hero-turn")
        assert table(pilot).query_one(Picture).cell_size == "small"
        text = await screen_text(pilot)
        assert "→M→R◫" in text and "→D→O┃" in text
        south = next(one for one in table(pilot).query_one(ChoiceList).entries if one.words.endswith("le sud"))
        await press(pilot, south.key)
        assert "→M↓R◫" in await screen_text(pilot)

    drive(app(tmp_path, GAME, (PERSON,), seed=3, language="fr"), course, size)


def test_the_dice_of_both_sides_of_an_attack_stand_in_the_log(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await play_until(pilot, "momentum")
        told = [fact.line.text for fact in table(pilot).query_one(LogList).facts]
        attacks = [line for line in told if re.search(r"attaque .*: [1-6].* contre [1-6].*, Armure \d", line)]
        assert attacks and "Touche" in attacks[-1]
        table(pilot).query_one(LogList).scroll_end(animate=False)
        assert "Armure" in await screen_text(pilot)

    drive(app(tmp_path, GAME, (PERSON,), seed=3, language="fr"), course)


def test_the_game_master_activates_monsters_and_sees_what_the_heroes_do_not(tmp_path: Path) -> None:
    laid = session(tmp_path, GAME, ("scripted", PERSON), seed=3, language="fr", options={"gm": "human"})
    master = make_bot(GAME, "scripted", 1)
    for _ in range(MOST):
        turn = laid.turn()
        if not turn.bot and laid.match.question(turn.seat).topic.name == "monster-turn":
            break
        laid.answer(
            turn.seat, laid.think(turn.seat) if turn.bot else master.answer(Chair(laid.match.fork(), turn.seat))
        )
    own, others = (ids(laid, seat) for seat in (1, 0))
    assert own - others, "the Game Master sees no more than the Heroes"

    async def course(pilot: Pilot[None]) -> None:
        assert isinstance(pilot.app, FlambeauApp)
        assert not pilot.app.resume_table(laid.path)
        await pilot.pause()
        await settled(pilot)
        text = await screen_text(pilot)
        assert "Maître du Jeu" in text and "Guerrier squelette" in text
        entries = table(pilot).query_one(ChoiceList).entries
        assert any(entry.words.startswith("Aller en") or "déplacer" in entry.words.lower() for entry in entries)

    drive(app(tmp_path, games={GAME.id: GAME}, language="fr"), course, (140, 45))


def ids(laid: Session, seat: int) -> set[str]:
    """What this seat has on its table."""
    return {element.id for zone in whole(laid.scene(seat)) for element in zone.elements}
