"""Chances of Hero dice, counted exactly (TED-EX-38)."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons.model import ENEMY_DIE, FOCUS_ON
from flambeau.games.tiny_epic_dungeons.odds import (
    best_after_steps,
    best_result,
    chance,
    chance_after_reroll,
    expected,
    stepped,
)


@pytest.mark.rule("TED-EX-38")
def test_the_chances_are_those_of_the_ledger() -> None:
    said = {
        1: {2: 83.3, 3: 66.7, 4: 50, 5: 33.3, 6: 16.7},
        2: {3: 97.2, 4: 88.9, 5: 72.2, 6: 47.2, 7: 16.7, 8: 5.6},
        3: {4: 99.1, 5: 93.1, 6: 75.9, 7: 43.1, 8: 20.8, 9: 5.6, 10: 1.4},
    }
    for dice, chances in said.items():
        for needed, percent in chances.items():
            assert round(100 * chance(dice, needed), 1) == percent


@pytest.mark.rule("TED-EX-33")
def test_the_best_result_adds_every_plus_die_to_the_highest() -> None:
    assert best_result((6, 2, 2)) == 10 and best_result((3, 3, 3)) == 3
    assert best_result((1, 1, 1)) == 3 and best_result((4,)) == 4


def test_changes_and_rerolls_are_tried_on_every_die() -> None:
    assert best_after_steps((5, 3), 1) == 7 and best_after_steps((5, 3), 0) == 5
    assert stepped((6,), 1) == ((5,),) and stepped((1,), 1) == ((2,),)
    assert chance_after_reroll((3, 4), 0, 6) == 2 / 6  # a 6, or a 2 that is added to the 4
    assert expected(1, float) == 3.5


@pytest.mark.rule("TED-RULING-03", "TED-RULING-02")
def test_the_enemy_die_has_2_to_5_a_broken_shield_and_a_torch() -> None:
    assert ENEMY_DIE == (2, 3, 4, 5, 6, 7) and len(set(ENEMY_DIE)) == 6
    assert FOCUS_ON[1:] == (2, 2, 1, 1, 0, 0)
