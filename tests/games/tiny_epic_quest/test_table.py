"""The table shows everything, in both languages, and nothing secret."""

from __future__ import annotations

import random

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.choices import GAIN_HEALTH, GAIN_POWER, IDLE, SELECTS, Travel
from flambeau.games.tiny_epic_quest.geometry import ANTICLOCKWISE, CLOCKWISE, HORSE, RAFT, SHIP
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, NO_CARD, Region
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


def test_the_list_says_where_a_movement_card_leads() -> None:
    s = by_day(NO_CARD)
    for hero in s.players[0].heroes:
        put(s, hero, right("S4"))
    t = table(s)
    said = [dict(zip(t.choices(0), notes(t.match, 0, t.match.view(0), words), strict=True)) for words in WORDS]
    assert said[0][SELECTS[HORSE]] == "to Drowned Steps, Whistling Scarp, Old Quarry and Warm Spring"
    assert said[1][SELECTS[RAFT]] == "aucun de vos Héros ne peut s’en servir"
    assert said[0][SELECTS[SHIP]] == "to 11 cards"


@pytest.mark.rule("TEQ-GEN-05")
def test_the_list_says_that_a_gain_would_be_lost() -> None:
    s = by_day()
    s.players[0].health = 5  # of 6; Power is full
    t = table(s).choose(0, IDLE)
    for words, said in zip(WORDS, ("already at the maximum", "déjà au maximum"), strict=True):
        found = dict(zip(t.choices(0), notes(t.match, 0, t.match.view(0), words), strict=True))
        assert found[GAIN_POWER].startswith(said) and said not in found[GAIN_HEALTH]
