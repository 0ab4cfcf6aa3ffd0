"""The scene holds every piece a choice can touch, in both languages, and draws without a fault."""

from __future__ import annotations

import random

from flambeau.games.paper_dungeons import GAME
from flambeau.kernel import SPECTATOR, Match
from flambeau.table import Words, draw_text, problems


def test_every_scene_of_a_game_is_sound() -> None:
    assert GAME.text is not None
    words = Words([GAME.text], "fr")
    match = Match.start(GAME, 3, {}, 4)
    rng = random.Random(2)
    while match.outcome is None:
        seat = rng.choice(match.asked())
        for viewer in (seat, SPECTATOR):
            assert problems(GAME.table(match.view(viewer), viewer, words)) == []
        match.apply(rng.randrange(len(match.question(seat).choices)), seat)
    assert "Votre fiche" in draw_text(GAME.table(match.view(0), 0, words))
