"""A number says what it is made of, wherever it is shown."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.box import MONSTERS
from flambeau.kernel import Match
from flambeau.table import Words, made_of
from flambeau.terminal.describe import describe

WHY = [(11, "PD-LEVEL-06"), (0, "PD-LEVEL-08"), (3, "PD-ITEM-16"), (-2, "PD-POWER-10")]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Power 12: 11 (hero levels), +3 (Sword of Flames) and −2 (Berserker)."),
        ("fr", "Puissance 12\u00a0: 11 (niveaux des héros), +3 (Épée de Flammes) et −2 (Enragé)."),
    ],
)
def test_contributions_are_named_and_what_adds_nothing_is_left_out(language: str, said: str) -> None:
    words = Words([GAME.text], language)
    assert made_of(words, "power" if language == "en" else "puissance", 12, WHY) == said


def test_a_number_with_one_contribution_needs_no_explanation() -> None:
    assert made_of(Words([GAME.text], "en"), "power", 11, WHY[:2]) == ""


def test_help_in_browser_and_terminal_says_what_the_power_against_a_monster_is_made_of() -> None:
    match = Match.start(GAME, 2, {}, 4)
    match.state.sheets[0].levels = [4, 2, 1, 3]
    words = Words([GAME.text], "en")
    scene = GAME.table(match.view(0), 0, words)
    zone = next(zone for zone in scene.rest.zones if zone.id == "monsters")
    for card in zone.elements:
        monster = MONSTERS[int(card.id.rpartition(".")[2])]
        twice = dict(zip(("warrior", "wizard", "cleric", "rogue"), (4, 2, 1, 3)))[monster.nemesis]
        assert card.badges[0].text == str(10 + twice + 1)
        parts = f"10 (hero levels), +{twice} (its nemesis once more) and +1 (warrior’s skill)"
        said = f"Your power {10 + twice + 1}: {parts}."
        assert card.help.endswith(said)
        assert any(said in paragraph for paragraph in describe(scene.rest.zones, card.id, words).help)
