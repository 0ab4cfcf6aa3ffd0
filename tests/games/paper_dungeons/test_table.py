"""The scene holds every piece a choice can touch, in both languages, and draws without a fault."""

from __future__ import annotations

import random

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.table.sheet import round_box
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
        match.answer(seat, rng.randrange(len(match.question(seat).choices)))
    assert "Votre fiche" in draw_text(GAME.table(match.view(0), 0, words))


def test_a_round_says_which_faces_were_used() -> None:
    assert GAME.text is not None
    words = Words([GAME.text], "fr")
    assert round_box(1, True, (1, 4, 6), words).help == "Dés utilisés\u00a0: épée, masque, bottes."
    assert round_box(2, True, (0, 0, 0), words).help == ""


def test_a_threshold_of_one_damage_is_said_in_the_singular() -> None:
    assert GAME.text is not None
    said = Words([GAME.text], "fr").say("said-threshold", power=15, points=5, damage=1)
    assert said.endswith("5 points, 1 dégât.")


def test_a_table_without_missions_has_no_place_for_them() -> None:
    assert GAME.text is not None
    words = Words([GAME.text], "fr")
    for missions in (True, False):
        match = Match.start(GAME, 2, {"missions": missions}, 4)
        scene = GAME.table(match.view(0), 0, words)
        assert problems(scene) == [] and ("— Missions —" in draw_text(scene)) == missions
