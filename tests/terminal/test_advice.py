"""F6: what would the bot do? For somebody who plays without other people, in words of the chosen language."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from flambeau.bots.search import LEVELS, Level
from flambeau.games.embers import GAME as EMBERS
from flambeau.terminal.dialogs import Dialog
from flambeau.terminal.session import PERSON
from tests.terminal.tables import app, drive, press, screen_text, table


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ("What would the bot do?", "of its tries")), ("fr", ("Que ferait l", "de ses essais"))],
)
def test_somebody_who_plays_alone_may_ask_the_bot(
    language: str, said: tuple[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "veteran", Level("veteran", 0.02))

    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f6")
        thinking = [worker for worker in pilot.app.workers if worker.group == "advice"]
        for _ in range(200):
            if isinstance(pilot.app.screen, Dialog) or not thinking:
                break
            await pilot.pause(0.02)
        text = await screen_text(pilot)
        assert [one for one in said if one not in text] == []
        await press(pilot, "escape")
        assert table(pilot).session.match.main.steps == 0

    drive(app(tmp_path, EMBERS, (PERSON, "random"), language=language), course)


def test_at_a_table_with_other_people_nobody_asks_the_bot(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        await press(pilot, "f6")
        await pilot.pause(0.05)
        assert "without other people" in await screen_text(pilot)

    drive(app(tmp_path, EMBERS), course)
