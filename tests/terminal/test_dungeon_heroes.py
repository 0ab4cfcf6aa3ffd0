"""Dungeon Heroes on the screen: a whole solo game by keyboard alone, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from flambeau.games.dungeon_heroes import GAME
from flambeau.terminal.session import PERSON
from tests.terminal.tables import app, drive, press, screen_text, table

MOST_KEYS = 900


@pytest.mark.parametrize(("language", "says"), [("fr", "Où commence le guerrier"), ("en", "Warrior")])
def test_a_whole_solo_game_is_played_by_keyboard(language: str, says: str, tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        assert says in await screen_text(pilot)
        match = table(pilot).session.match
        for _ in range(MOST_KEYS):
            if match.outcome is not None:
                break
            await press(pilot, "1")
        assert match.outcome is not None
        assert match.outcome.reason.startswith("solo") or match.outcome.reason == "all-treasures"

    drive(app(tmp_path, GAME, (PERSON,), seed=7, language=language), course)
