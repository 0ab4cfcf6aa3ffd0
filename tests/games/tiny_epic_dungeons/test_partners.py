"""Taking back among partners: all players of the co-operative game stand on one side."""

from __future__ import annotations

from flambeau.games.tiny_epic_dungeons import GAME
from flambeau.games.tiny_epic_dungeons.choices import END_TURN, REST
from flambeau.kernel import Match


def after_a_partners_rest() -> Match:
    """Three players; the first has ended the turn, the second has rested."""
    match = Match.start(GAME, 3, {"assignment": "random"}, 1, undoable=True, record=True)
    while match.question().topic.name != "turn":
        match.answer(match.asked()[0], 0)
    assert match.asked() == (0,)
    match.answer(0, END_TURN)
    assert match.asked() == (1,) and match.way_back(0) == "free"
    match.answer(1, REST)
    return match


def test_all_seats_are_partners() -> None:
    match = after_a_partners_rest()
    assert all(GAME.partners(match.state, seat) >> other & 1 for seat in range(3) for other in range(3))


def test_an_answer_that_a_partner_built_on_comes_back_with_that_partners_leave_alone() -> None:
    match = after_a_partners_rest()
    assert match.way_back(0) == "ask" and match.way_back(1) == "free" and match.way_back(2) == ""
    match.request_undo(0)
    assert match.leave_wanted() == (1,)  # nothing was drawn: the third player is not asked
    assert match.grant_undo(1) and match.asked() == (0,)
    assert END_TURN in match.question(0).choices


def test_a_partner_may_refuse() -> None:
    match = after_a_partners_rest()
    before = match.digest()
    match.request_undo(0)
    assert not match.grant_undo(1, granted=False)
    assert match.digest() == before and match.leave_wanted() == ()
