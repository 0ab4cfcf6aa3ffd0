"""How a match ended, for whoever looks at the table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from flambeau.kernel import Outcome
from flambeau.table import Words
from flambeau.table.ending import signed, verdict

NAMES = ("Ana", "Bo", "Cy")
WORDS = {language: Words((), language) for language in ("fr", "en")}


def said(
    winners: Sequence[int], mine: Sequence[int], seats: int = 3, scores: Sequence[int] = (), gave_up: Sequence[int] = ()
) -> tuple[str, str]:
    """In French and in English."""
    outcome = Outcome(winners, "over", "", scores)
    fr, en = [verdict(words, outcome, NAMES[:seats], mine, gave_up) for words in WORDS.values()]
    return fr.replace("\u202f", " ").replace("\u00a0", " "), en


def test_one_wins_or_loses() -> None:
    assert said([0], [0]) == ("Vous avez gagné !", "You won!")
    assert said([1], [0]) == ("Vous avez perdu", "You lost")


def test_a_victory_may_be_shared() -> None:
    assert said([0, 1], [0]) == ("Vous partagez la victoire", "You share the victory")
    assert said([0, 1], [2]) == ("Vous avez perdu", "You lost")
    assert said([0, 1, 2], [1]) == said([0, 1, 2], []) == ("Victoire partagée", "A shared victory")


def test_whoever_has_no_seat_is_told_the_names() -> None:
    assert said([1], []) == ("Victoire : Bo", "Bo won")
    assert said([0, 2], []) == ("Victoire : Ana et Cy", "Ana and Cy won")


def test_people_at_one_screen_are_told_the_names() -> None:
    assert said([1], [0, 1]) == ("Victoire : Bo", "Bo won")
    assert said([2], [0, 1]) == ("Vous avez perdu", "You lost")
    assert said([0, 1], [0, 1]) == ("Vous avez gagné !", "You won!")


def test_nobody_may_win() -> None:
    assert said([], [0]) == said([], []) == ("Personne n’a gagné", "Nobody won")
    assert said([], [], seats=1) == ("Personne n’a gagné", "Nobody won")


def test_alone_one_wins_loses_or_plays_for_the_score() -> None:
    assert said([0], [0], seats=1) == ("Vous avez gagné !", "You won!")
    assert said([], [0], seats=1) == ("Vous avez perdu", "You lost")
    assert said([0], [0], 1, [-4]) == said([0], [], 1, [-4]) == ("Score : −4", "Score: −4")


def test_whoever_gave_up_knows_it() -> None:
    assert said([1, 2], [0], gave_up=[0]) == ("Vous avez abandonné", "You gave up")
    assert said([1, 2], [1], gave_up=[0]) == ("Vous partagez la victoire", "You share the victory")
    assert said([1], [0, 1], seats=2, gave_up=[0]) == ("Victoire : Bo", "Bo won")
    assert said([], [0], 1, gave_up=[0]) == ("Vous avez abandonné", "You gave up")


@pytest.mark.parametrize(("score", "words"), [(12, "12"), (0, "0"), (-3, "−3")])
def test_a_score_has_a_proper_minus_sign(score: int, words: str) -> None:
    assert signed(score) == words
