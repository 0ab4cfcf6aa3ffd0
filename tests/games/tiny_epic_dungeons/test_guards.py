"""Every reason is true: on the way through games of every size a choice is listed just when all its guards hold."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_dungeons import GAME
from flambeau.kit import Case
from flambeau.kit.answers import legal_iff_why_not_is_silent


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_choice_is_listed_just_when_no_guard_refuses_it(seats: int, seed: int) -> None:
    legal_iff_why_not_is_silent(Case(GAME, seats, {"heroes": max(2, seats)}), seed, 2000, of_each=1)
