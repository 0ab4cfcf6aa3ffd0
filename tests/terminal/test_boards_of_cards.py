"""Boards made of cards in a terminal: Rooms of Tiny Epic Dungeons, Map cards of Tiny Epic Quest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from flambeau.bots import make_bot
from flambeau.kernel import Chair, Game
from flambeau.registry import game
from flambeau.terminal.lists import ChoiceList
from flambeau.terminal.session import PERSON
from tests.terminal.tables import app, drive, press, screen_text, settled, table

KEYS = 120


async def play_on(pilot: Pilot[None], played: Game[Any], answers: int) -> None:
    """Let the scripted bot answer for whoever sits at the keyboard."""
    match = table(pilot).session.match
    for _ in range(answers):
        seat = match.asked()[0]
        table(pilot)._answer(make_bot(played, "scripted", 7).answer(Chair(match, seat)))
        await settled(pilot)


@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
def test_rooms_and_who_stands_in_them_are_on_the_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await play_on(pilot, game("tiny_epic_dungeons"), 40)
        board = (await screen_text(pilot)).split("Le donjon", 1)[1]
        assert board.count("░░░") > 10, "no face-down card"
        assert "═" in board and "║" in board, "no corridor"
        assert "▸T◂" in board or "▸O◂" in board, "the active Hero is nowhere"

    drive(app(tmp_path, game("tiny_epic_dungeons"), (PERSON,), seed=5, language="fr"), course, size)


@pytest.mark.parametrize("size", [(100, 30), (80, 24)])
def test_the_map_shows_its_cards_regions_goblins_and_the_sea(tmp_path: Path, size: tuple[int, int]) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await play_on(pilot, game("tiny_epic_quest"), 30)
        board = (await screen_text(pilot)).split("Le royaume", 1)[1]
        assert "Porte-Rou" in board and "Guet-du-L" in board, "no Map card"
        assert board.count("Por…") > 2 and board.count("○○○") > 2, "no Portal or no Temple"
        assert "<g>5" in board.lower() and "≈" in board

    drive(app(tmp_path, game("tiny_epic_quest"), (PERSON, PERSON), seed=5, language="fr"), course, size)


@pytest.mark.parametrize("name", ["tiny_epic_dungeons", "tiny_epic_quest"])
def test_a_solo_game_is_played_to_its_end_by_keys_alone(tmp_path: Path, name: str) -> None:
    async def course(pilot: Pilot[None]) -> None:
        match = table(pilot).session.match
        for _ in range(KEYS):
            if match.outcome is not None:
                break
            await press(pilot, table(pilot).query_one(ChoiceList).entries[-1].key)
        assert match.outcome is not None

    drive(app(tmp_path, game(name), (PERSON,), seed=5, language="fr"), course)
