"""Joint questions: several seats are asked at once, each has choices of its own, and the script learns who answered."""

from __future__ import annotations

import pytest
from playing import all_of, play_on, stored
from toys import CAMP_GAME
from toys.camp import CAMP, CARDS, PURCHASES, READY, SELLS, Tents

from flambeau.bots import Chair, make_bot
from flambeau.kernel import IllegalAnswer, Match, StaleAnswer, WrongSeat, record, replay
from flambeau.kernel.playout import playout
from flambeau.kit import Table


def camp(seats: int = 2) -> Match:
    return Match.start(CAMP_GAME, seats, seed=5, journal=True, record=True, undoable=True)


def hand(match: Match, seat: int) -> list[int]:
    s: Tents = match.state
    return sorted(s.partners[seat].hand.cards)


def test_each_seat_has_its_own_choices() -> None:
    match = camp()
    assert match.asked() == (0, 1)
    for seat in (0, 1):
        assert match.question(seat).args == (seat,)
        own = [SELLS[card] for card in hand(match, seat)]
        assert list(match.question(seat).choices) == [PURCHASES[0], PURCHASES[1], PURCHASES[2], *own, READY]
        assert match.question(seat).default_on(match.view(seat)) is READY


def test_the_script_learns_who_answered() -> None:
    for seat in (0, 1):
        match = camp()
        match.answer(seat, PURCHASES[1])
        assert match.state.wares[1] == seat
        assert [partner.coins for partner in match.state.partners] == ([0, 2] if seat == 0 else [2, 0])
        assert (match.entries or [])[-1]["seat"] == seat


def test_what_another_seat_may_choose_is_refused_with_its_rule() -> None:
    match = camp()
    foreign = SELLS[hand(match, 1)[0]]
    before = all_of(match)
    with pytest.raises(IllegalAnswer, match="TOY-CARD-01"):
        match.answer(0, foreign)
    assert all_of(match) == before
    said = match.why_not(0, foreign)
    assert said is not None and said.rule == "TOY-CARD-01"
    assert match.why_not(1, foreign) is None
    match.answer(0, PURCHASES[1])
    assert match.why_not(1, PURCHASES[2]) is None
    refused = match.why_not(0, PURCHASES[2])
    assert refused is not None and refused.rule == "TOY-CAMP-02"


def test_one_answer_closes_the_question_to_the_others() -> None:
    match = camp()
    number = match.number(1)
    match.answer(0, PURCHASES[0], match.number(0))
    with pytest.raises(StaleAnswer):
        match.answer(1, PURCHASES[0], number)


def test_a_seat_that_is_no_longer_asked_is_refused() -> None:
    match = camp(3)
    match.answer(1, READY)
    assert match.asked() == (0, 2)
    with pytest.raises(WrongSeat):
        match.answer(1, READY)


def test_an_index_counts_in_the_list_of_its_seat() -> None:
    for seat in (0, 1):
        match = camp()
        card = hand(match, seat)[0]
        match.answer(seat, 3)
        assert card in match.state.sold.cards


def test_forks_saves_and_records_remember_who_answered() -> None:
    match = camp(3)
    match.answer(2, PURCHASES[0])
    match.answer(0, PURCHASES[1])
    assert len(match.main.stretch.answers) == 2  # in the midst of an activity: both are run again
    for other in (
        match.fork(),
        match.twin(),
        Match.restore(CAMP_GAME, stored(match)),
        replay(CAMP_GAME, record(match)),
    ):
        assert other.state.wares == [2, 0, -1, -1]
        assert other.digest() == match.digest()
        assert list(other.question(2).choices) == list(match.question(2).choices)


def test_a_damaged_answer_of_a_joint_question_is_refused() -> None:
    match = camp(3)
    match.answer(2, PURCHASES[0])
    data = stored(match)
    for broken in ([2], [7, ["Purchase", 0]], [2, ["Purchase", 3]], [2, ["Purchase", 0], 1]):
        data["main"][0]["stretch"]["answers"] = [broken]
        with pytest.raises(Exception, match="bad-"):
            Match.restore(CAMP_GAME, data)


def test_taking_back_a_joint_answer_asks_everybody_again() -> None:
    match = camp()
    before = all_of(match)[:2]
    match.answer(1, PURCHASES[0])
    match.undo(1)
    assert match.asked() == (0, 1)
    assert all_of(match)[0] == before[0]
    match.redo(1)
    assert match.state.wares[0] == 1


def test_random_play_answers_for_every_seat() -> None:
    found: set[int] = set()
    for seed in range(20):
        match = Match.start(CAMP_GAME, 3, seed=seed, forkable=False)
        assert playout(match, seed) > 0
        assert match.outcome is not None
        found |= set(match.state.wares)
    assert found >= {0, 1, 2}


def test_random_play_of_a_match_that_keeps_everything_does_so_too() -> None:
    match = camp(3)
    playout(match, 3)
    assert {entry["seat"] for entry in (match.entries or [])[1:]} == {0, 1, 2}


def test_imagined_worlds_keep_the_own_list_and_change_the_others() -> None:
    match = camp(2)
    play_on(match, 1)
    seen: set[tuple[int, ...]] = set()
    for seed in range(12):
        world = match.imagine(0, seed)
        assert list(world.question(0).choices) == list(match.question(0).choices)
        seen.add(tuple(hand(world, 1)))
    assert len(seen) > 1


def test_a_bot_sits_on_its_own_chair() -> None:
    match = camp(2)
    for seat in (0, 1):
        chair = Chair(match, seat)
        assert chair.about == (seat,)
        assert chair.choices == match.question(seat).choices
        assert 0 <= make_bot(CAMP_GAME, "random", 1).answer(chair) < len(chair.choices)


def test_rule_tests_name_the_seats_that_decide_together() -> None:
    table = Table(CAMP_GAME, seats=2, chance={"cards": [tuple(range(CARDS))]})
    table.expects((0, 1), CAMP)
    table.choose(1, SELLS[2], READY).expects(0, CAMP).choose(0, SELLS[0])
    assert table.refused(0, SELLS[3]) == "TOY-CARD-01"
