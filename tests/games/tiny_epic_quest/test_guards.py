"""Every reason is true: on the way through games of every mode a choice is listed just when all its guards hold."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.kit import Case
from flambeau.kit.answers import legal_iff_why_not_is_silent

CASES = {
    "two": Case(GAME, 2, {}),
    "four in gloomfall": Case(GAME, 4, {"gloomfall": True}),
    "alone": Case(GAME, 1, {}),
    "against Danongorf": Case(GAME, 1, {"mode": "danongorf"}),
}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("case", CASES)
def test_a_choice_is_listed_just_when_no_guard_refuses_it(case: str, seed: int) -> None:
    legal_iff_why_not_is_silent(CASES[case], seed, 2000, of_each=1)
