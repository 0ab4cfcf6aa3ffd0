"""Dungeon Heroes on the screen: a whole solo game by keyboard alone, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from flambeau.games.dungeon_heroes import GAME
from flambeau.table import whole
from flambeau.terminal.lists import ChoiceList
from flambeau.terminal.session import PERSON
from tests.terminal.tables import app, drive, press, screen_text, session, table

MOST_KEYS = 900


@pytest.mark.parametrize(("language", "says"), [("fr", "Où commence le guerrier"), ("en", "Warrior")])
def test_a_whole_solo_game_is_played_by_keyboard(language: str, says: str, tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        assert says in await screen_text(pilot)
        match = table(pilot).session.match
        for _ in range(MOST_KEYS):
            if match.outcome is not None:
                break
            await press(pilot, table(pilot).query_one(ChoiceList).entries[0].key)
        assert match.outcome is not None
        assert match.outcome.reason.startswith("solo") or match.outcome.reason == "all-treasures"

    drive(app(tmp_path, GAME, (PERSON,), seed=7, language=language), course)


def test_squares_bear_their_names_and_a_tile_of_the_hand_is_placed_by_its_name(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1", "1", "1")
        await press(pilot, "enter")
        text = await screen_text(pilot)
        assert all(name in text for name in ("a1", "f6", "b7", "e7"))
        assert text.count("Poser une tuile\u00a0: ") == 4
        held = table(pilot).session.words.say(GAME.noun_seen(table(pilot).session.match.view(1), "Slot", 0) or "")
        await press(pilot, "1")
        assert held in (entry := table(pilot).query_one(ChoiceList).entries[0].words) and entry.endswith("en a1")

    drive(app(tmp_path, GAME, (PERSON, PERSON), seed=7, language="fr"), course)


def test_what_the_dungeon_lord_laid_tells_him_what_it_does(tmp_path: Path) -> None:
    course = session(tmp_path, GAME, ("random", PERSON), language="fr")
    while course.turn().bot:
        course.answer(course.turn().seat, course.think(course.turn().seat))
    course.answer(1, 0)
    laid = [
        e for zone in whole(course.scene(1)) for e in zone.elements if e.id.startswith("laid.") and "dim" in e.flags
    ]
    assert len(laid) == 1 and laid[0].help


def test_after_a_hero_was_picked_a_far_square_is_refused_for_his_steps(tmp_path: Path) -> None:
    course = session(tmp_path, GAME, (PERSON,), language="fr")
    for _ in range(4):
        course.answer(0, 0)
    square = "cell.35"
    alone = course.why_not(0, square)
    assert alone is None  # the Wizard could turn up the tile there
    why = course.why_not(0, square, ("hero.0",))
    assert why is not None and why.text == "Le guerrier ne peut pas y aller d’un pas."
    why = course.why_not(0, "hero.3", (), "reveal")
    assert why is None
    why = course.why_not(0, "hero.0", (), "reveal")
    assert why is not None and why.text == "Seul le mage révèle."
