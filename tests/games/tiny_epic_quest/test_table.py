"""The table shows everything, in both languages, and nothing secret."""

from __future__ import annotations

import random

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.kernel import SPECTATOR, Match
from flambeau.table import Words, draw_text, problems
from flambeau.table.present import present

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
