"""The table shows everything, in both languages, and nothing secret."""

from __future__ import annotations

import random

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.choices import Travel
from flambeau.games.tiny_epic_quest.geometry import ANTICLOCKWISE, CLOCKWISE, SHIP
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, Region
from flambeau.kernel import SPECTATOR, Match
from flambeau.table import Words, draw_text, problems
from flambeau.table.foresight import notes
from flambeau.table.present import present
from tests.games.tiny_epic_quest.laying import BRANN, by_day, left, put, right, table

assert GAME.text is not None
WORDS = [Words([GAME.text], language) for language in ("en", "fr")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_scene_of_a_night_can_be_drawn(seats: int) -> None:
    match = Match.start(GAME, seats, seed=seats, journal=True)
    order = random.Random(seats)
    while match.outcome is None:
        seat = order.choice(match.asked())
        for words in WORDS:
            scene = present(match, seat, words)
            assert problems(scene) == []
            assert len(scene.rest.choices) == len(match.question(seat).choices)
        match.answer(seat, order.randrange(len(match.question(seat).choices)))
    assert draw_text(present(match, SPECTATOR, WORDS[1]))


def test_the_ground_is_made_once_for_a_match() -> None:
    match = Match.start(GAME, 2, seed=5)
    first = GAME.table(match.view(0), 0, WORDS[0])
    match.answer(match.asked()[0], 0)
    assert GAME.table(match.view(1), 1, WORDS[0]).ground is first.ground


@pytest.mark.rule("TEQ-GOB-02", "TEQ-EX-39")
def test_the_list_says_what_each_journey_costs() -> None:
    s = put(by_day(SHIP), BRANN, right("S1"))
    s.goblins[0] = s.goblins[1] = AGGRESSIVE  # on S2 and S3
    t = table(s)
    for words, said in zip(WORDS, ("Goblins: −2 Power", "Gobelins : −2 Force"), strict=True):
        found = dict(zip(t.choices(0), notes(t.match, 0, t.match.view(0), words), strict=True))
        assert len(found) > 64
        assert found[Travel(BRANN, Region(left("C2")), CLOCKWISE)] == said
        assert found[Travel(BRANN, Region(left("C2")), ANTICLOCKWISE)] == ""
