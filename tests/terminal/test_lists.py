"""The log beside the picture: reasons are folded under what they lead to."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from flambeau.games.dungeon_heroes import GAME as DUNGEON_HEROES
from flambeau.table import Line
from flambeau.terminal.dialogs import Dialog
from flambeau.terminal.lists import ChoiceList, LogList, folded
from flambeau.terminal.session import PERSON
from flambeau.terminal.table_words import FOLDED
from tests.terminal.tables import app, drive, press, screen_text, table

GOES = Line("The goblin goes to c3.")
NEAR = Line("c3 and not c4: nearer.", why=True)
WEAK = Line("The Wizard and not the Cleric: weaker.", why=True)


def test_reasons_belong_to_the_line_after_them() -> None:
    facts = folded([Line("The dungeon's turn.", heading=True), WEAK, NEAR, GOES, GOES])
    assert [fact.reasons for fact in facts] == [(), (WEAK, NEAR), ()]
    assert [fact.place for fact in facts] == [0, 3, 4]


def test_reasons_that_lead_to_nothing_stay_with_the_last_line() -> None:
    assert folded([GOES, NEAR]) == [folded([GOES])[0]._replace(reasons=(NEAR,))]
    assert folded([NEAR]) == []


def test_the_solo_dungeon_tells_what_it_does_and_on_request_why(tmp_path: Path) -> None:
    async def course(pilot: Pilot[None]) -> None:
        log = table(pilot).query_one(LogList)
        for _ in range(400):
            if any(fact.reasons for fact in log.facts):
                break
            await press(pilot, table(pilot).query_one(ChoiceList).entries[0].key)
        assert not any(fact.line.why for fact in log.facts)
        place = next(at for at, fact in enumerate(log.facts) if fact.reasons)
        log.focus()
        log.highlighted = place
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Dialog)
        text = " ".join((await screen_text(pilot)).replace("│", " ").split())
        assert log.facts[place].reasons[0].text.split()[0] in text
        assert FOLDED in log.get_option_at_index(place).prompt.plain  # type: ignore[union-attr]

    drive(app(tmp_path, DUNGEON_HEROES, (PERSON,), seed=7), course)
