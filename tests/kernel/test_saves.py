"""Saves: a match is data at every moment, and opens again at the same question."""

from __future__ import annotations

import pytest
from playing import stored
from toys import DELVE
from toys.delve import ACCEPT, SEARCH, Card, Drop

from flambeau.kernel import BadData, Match


def test_a_restored_answer_is_the_very_choice_that_rules_compare_by_identity() -> None:
    match = Match.start(DELVE, 2, seed=3, undoable=True)
    match.answer(0, SEARCH)
    again = Match.restore(DELVE, stored(match))
    assert again.main.answers[0] is SEARCH
    assert again.digest() == match.digest()


def test_a_stored_answer_that_its_question_does_not_list_is_refused() -> None:
    match = Match.start(DELVE, 2, seed=3)
    match.answer(0, SEARCH)
    data = stored(match)
    data["main"]["answers"] = [ACCEPT.to_data()]
    with pytest.raises(BadData, match="does not answer 'act'"):
        Match.restore(DELVE, data)


def test_stored_answers_that_outlast_their_activity_are_refused() -> None:
    match = Match.start(DELVE, 2, seed=3)
    match.answer(0, SEARCH)
    held = match.state.divers[0].hand.cards[0]
    match.answer(0, Drop(Card(held)))
    data = stored(match)
    data["main"]["answers"] += [Drop(Card(card)).to_data() for card in match.state.divers[0].hand.cards] * 2
    with pytest.raises(BadData):
        Match.restore(DELVE, data)
