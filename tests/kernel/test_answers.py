"""Answers, refusals and options: a typed reason, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playing import all_of, refusals
from toys import BAZAAR, DELVE, SHEETS
from toys.bazaar import BUY
from toys.delve import (
    ACT,
    CELLS,
    DIGS,
    DROP,
    LOSE,
    LURK,
    PEEKS,
    SEARCH,
    VOTE,
    VOTES,
    Card,
    Cell,
    Delve,
    Dig,
    Drop,
    Peek,
    Reroll,
    Veil,
    Vote,
)
from toys.sheets import MARK, STOP, Mark

from flambeau.kernel import (
    SPECTATOR,
    Ask,
    BadOption,
    Choice,
    Guard,
    IllegalAnswer,
    Intent,
    Kind,
    Match,
    Numbering,
    Refusal,
    RuleFault,
    StaleAnswer,
    Topic,
    Why,
    WrongSeat,
    choice,
    explain,
    just,
)
from flambeau.kernel.why import MOST_CANDIDATES, candidates


@choice
class Strange(Choice):
    word: str


def delve() -> Match:
    """A match at its first question."""
    return Match.start(DELVE, 2, seed=5, journal=True, record=True, undoable=True)


def refused(match: Match, kind: type[Refusal], call: Callable[[], Any]) -> Refusal:
    """This is refused so, and nothing has changed."""
    before = all_of(match)
    with pytest.raises(kind) as problem:
        call()
    assert type(problem.value) is kind
    assert all_of(match) == before
    return problem.value


def test_an_answer_is_given_with_an_equal_choice() -> None:
    match = delve()
    match.answer(0, Peek(Cell(2)), match.number(0))
    assert match.state.floor.shown[2] == 1


def test_an_illegal_answer_is_refused_with_the_rule_that_forbids_it() -> None:
    match = delve()
    match.answer(0, Dig(Cell(0)))
    while match.question().topic is not ACT:
        match.answer(match.asked()[0], 0)
    said = refused(match, IllegalAnswer, lambda: match.answer(match.asked()[0], Dig(Cell(0))))
    assert (said.message, said.rule, said.args_said) == ("no-tile", "TOY-ACT-01", {"cell": 0})
    said = refused(match, IllegalAnswer, lambda: match.answer(match.asked()[0], Veil(Cell(1))))
    assert (said.message, said.rule) == ("no-open", "TOY-ACT-03")
    assert str(said) == "no-open (cell=1) [TOY-ACT-03]"


@pytest.mark.parametrize(
    "answer",
    [
        None, True, 1.5, "cell.3", "dig", b"x", [], {}, ["Dig", 0], object(), Dig, Strange("x"),
        Dig(Cell(99)), Dig(Cell(-1)), Dig(Cell(10**30)), Dig("0"), Dig(None), Dig([]), Dig((0,)), Dig(0.5),
        Vote(True), Reroll(0), Peek({}),
    ],
)  # fmt: skip
def test_whatever_is_no_choice_is_refused_and_changes_nothing(answer: Any) -> None:
    match = delve()
    before = all_of(match)
    with pytest.raises(refusals(answer)):
        match.answer(0, answer)
    assert all_of(match) == before


@pytest.mark.parametrize("seat", [1, 2, -1, 99, SPECTATOR])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    match = delve()
    said = refused(match, WrongSeat, lambda: match.answer(seat, SEARCH))
    assert said.message == "not-asked"
    with pytest.raises(WrongSeat):
        match.question(seat)
    assert match.why_not(seat, SEARCH) is not None


@pytest.mark.parametrize("number", [-1, 1, 99, 10**20])
def test_an_answer_to_another_question_is_stale(number: int) -> None:
    match = delve()
    refused(match, StaleAnswer, lambda: match.answer(0, SEARCH, number))


@pytest.mark.parametrize("index", [-1, 12, 99, 10**9])
def test_an_index_out_of_range_is_refused(index: int) -> None:
    match = delve()
    refused(match, IllegalAnswer, lambda: match.answer(match.asked()[0], index))
    refused(match, IllegalAnswer, lambda: match.answer(0, index))


def test_an_index_from_another_seat_is_refused() -> None:
    match = delve()
    refused(match, WrongSeat, lambda: match.answer(1, 0))


def test_after_the_end_nobody_is_asked() -> None:
    match = Match.start(BAZAAR, 2, seed=5)
    match.concede(0)
    for call in (lambda: match.answer(0, BUY), lambda: match.answer(0, 0), match.question, lambda: match.question(0)):
        with pytest.raises(WrongSeat):
            call()
    assert match.asked() == ()
    with pytest.raises(Refusal, match="already-over"):
        match.concede(1)


def test_a_concession_ends_the_match_for_the_seats_that_are_there() -> None:
    match = delve()
    refused(match, WrongSeat, lambda: match.concede(2))
    refused(match, WrongSeat, lambda: match.concede(-1))
    match.concede(0)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((1,), "conceded")


def test_why_not_is_silent_for_what_is_legal() -> None:
    match = delve()
    assert match.why_not(0, SEARCH) is None
    assert match.why_not(0, Intent(Dig)) is None
    assert match.why_not(0, Intent(Dig, cell=1)) is None
    assert match.why_not(0, "cell.1") is None


def empty_cell() -> Match:
    """Cell 0 is empty, and cell 1 open to the seat that is asked."""
    match = delve()
    match.state.floor.take(0)
    match.state.floor.shown[1] = match.state.floor.seen[1] = 3
    match.question(0).listed = None
    return match


def test_why_not_tells_the_first_guard_that_fails_of_a_full_choice() -> None:
    match = empty_cell()
    said = match.why_not(0, Peek(Cell(0)))
    assert said is not None and (said.message, said.rule) == ("no-tile", "TOY-ACT-01")
    said = match.why_not(0, Peek(Cell(1)))
    assert said is not None and (said.message, said.rule) == ("no-covered", "TOY-ACT-02")


def test_why_not_tells_how_far_the_best_completion_of_an_intent_came() -> None:
    match = empty_cell()
    for cell in range(CELLS):
        if match.state.floor.faces[cell] >= 0:
            match.state.floor.shown[cell] = 3
    match.question(0).listed = None
    said = match.why_not(0, Intent(Peek))
    assert said is not None and said.message == "no-covered"
    said = match.why_not(0, Intent(Peek, cell=0))
    assert said is not None and said.message == "no-tile"


def test_why_not_takes_an_element_somebody_pointed_at() -> None:
    match = empty_cell()
    said = match.why_not(0, "cell.0")
    assert said is not None and said.message == "no-tile"
    assert match.why_not(0, "cell.1") is None
    for nonsense in ("cell.x", "cell", "", "hero.0", "cell.-", "cell.--4", "cell.²", "cell." + "9" * 5000):
        said = match.why_not(0, nonsense)
        assert said is not None and said.message == "not-part", nonsense
    said = match.why_not(0, "cell.99")
    assert said is not None and said.message == "not-part"


def test_why_not_says_not_now_for_a_kind_that_the_question_does_not_know() -> None:
    match = delve()
    said = match.why_not(0, Intent(Drop, card=1))
    assert said is not None and said.message == "not-part"
    said = match.why_not(0, VOTES[0])
    assert said is not None and said.message == "not-part"


def test_why_not_says_who_is_not_asked() -> None:
    said = delve().why_not(1, SEARCH)
    assert said is not None and (said.message, said.args_said) == ("not-asked", {"seat": 1})


def test_why_not_is_computed_on_the_view_and_tells_no_secret() -> None:
    match = Match.start(DELVE, 2, seed=5)
    while match.question().topic is not DROP:
        match.answer(match.asked()[0], SEARCH)
    seat = match.asked()[0]
    held = match.state.divers[1 - seat].hand.cards[0]
    said = match.why_not(seat, Drop(Card(held)))
    assert said is not None and said.message == "no-held"


def test_a_field_whose_values_cannot_be_listed_takes_those_of_the_choices() -> None:
    topic = Topic("word", "", (Kind(Strange),))
    match = Match.start(DELVE, 2, seed=5)
    match.main.ask = Ask(match.state, (0,), topic, just, (Strange("yes"), Strange("no")))
    assert match.why_not(0, Intent(Strange)) is None
    assert match.why_not(0, Intent(Strange, word="yes")) is None
    assert match.why_not(0, Intent(Strange, word="maybe")) is not None


def test_a_question_without_a_legal_answer_is_a_fault_of_the_rules() -> None:
    match = delve()
    question: Ask[Any] = Ask(match.state, (0,), VOTE, just, ())
    with pytest.raises(RuleFault, match="'vote' has no legal answer"):
        _ = question.choices


def first_vote(view: Any, *args: Any) -> Choice:
    return VOTES[1]


def test_a_default_is_as_declared_or_else_the_first_choice() -> None:
    match = delve()
    assert match.question(0).default_on(match.view(0)) == Dig(Cell(0))
    topic = Topic("vote", "", (Kind(Vote),), default=first_vote)
    assert Ask(match.state, (0,), topic, just, VOTES).default_on(match.view(0)) is VOTES[1]


def test_any_of_several_seats_may_answer_and_the_first_counts() -> None:
    for first in (0, 1):
        match = delve()
        while match.question().topic is not VOTE:
            match.answer(match.asked()[0], LURK)
        assert match.asked() == (0, 1)
        number = match.number(first)
        match.answer(first, VOTES[0], number)
        assert (match.entries or [])[-1]["seat"] == first
        with pytest.raises((StaleAnswer, WrongSeat)):
            match.answer(1 - first, VOTES[1], number)


def strength(base: int, bonus: int, why: Why | None = None) -> int:
    """A number that explains itself."""
    if why is not None:
        why += [(base, "TOY-ACT-01"), (bonus, "TOY-ACT-02")]
    return base + bonus


def test_a_number_is_explained_from_the_source_that_computes_it() -> None:
    assert strength(3, 1) == 4
    assert explain(strength, 3, 1) == (4, [(3, "TOY-ACT-01"), (1, "TOY-ACT-02")])


def test_every_choice_has_a_number_and_every_number_its_choice() -> None:
    numbering = Numbering(DELVE, {})
    assert numbering.size == 3 * CELLS + 2 + 2 + 1 + 10 + 2 + 2
    for number in range(numbering.size):
        assert numbering.number(numbering.choice(number)) == number
    assert len({numbering.choice(number) for number in range(numbering.size)}) == numbering.size
    for out_of_range in (-1, numbering.size):
        with pytest.raises(ValueError, match="is not below"):
            numbering.choice(out_of_range)
    with pytest.raises(TypeError, match="not declared"):
        numbering.number(STOP)


class Richer(Delve):
    content = "other"


class Wordy(Delve):
    topics = (Topic("word", "", (Kind(Strange), Kind(Peek))),)


def test_numbers_carry_the_fingerprint_of_game_options_and_content() -> None:
    first = Numbering(DELVE, {"rounds": 3}).fingerprint
    assert Numbering(DELVE, {"rounds": 3}).fingerprint == first
    others = [Numbering(DELVE, {"rounds": 2}), Numbering(Richer(), {"rounds": 3}), Numbering(SHEETS, {"rounds": 3})]
    assert first not in {other.fingerprint for other in others}


def test_a_kind_that_cannot_be_listed_is_numbered_within_its_question() -> None:
    game = Wordy()
    numbering = Numbering(game, {})
    s = delve().state
    question = Ask(s, (0,), game.topics[0], just, (Strange("yes"), Strange("no"), PEEKS[1]))
    first = numbering.number(PEEKS[0])
    numbers = numbering.numbers(question)
    assert numbers[2] == first + 1 and numbers[1] == numbers[0] + 1
    assert len(set(numbers)) == 3 and all(0 <= number < numbering.size for number in numbers)
    for call in (lambda: numbering.number(Strange("yes")), lambda: numbering.choice(numbers[0])):
        with pytest.raises(TypeError, match="only within a question"):
            call()
    many = Ask(s, (0,), game.topics[0], just, tuple(Strange(str(n)) for n in range(200)))
    with pytest.raises(RuleFault, match="more than 128 of Strange"):
        numbering.numbers(many)


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (1, {}, "wrong-seats"),
        (5, {}, "wrong-seats"),
        (0, {}, "wrong-seats"),
        (-2, {}, "wrong-seats"),
        (2, {"speed": 1}, "unknown-option"),
        (2, {"rounds": 4}, "wrong-option"),
        (2, {"rounds": "3"}, "wrong-option"),
        (2, {"rounds": True}, "wrong-option"),
        (2, {"wards": 1}, "wrong-option"),
        (2, {"wards": None}, "wrong-option"),
        (2, {"rounds": [3]}, "wrong-option"),
    ],
)
def test_a_wrong_option_is_refused_by_name(seats: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption) as said:
        Match.start(DELVE, seats, options)
    assert said.value.message == message


class Paired(Delve):
    def accepts(self, options: Any, seats: int) -> bool:
        return seats != 3 or bool(options["wards"])


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadOption, match="options-do-not-fit"):
        Match.start(Paired(), 3, {"wards": False})
    assert Match.start(Paired(), 3).options == {"rounds": 3, "wards": True}


def test_private_questions_are_declared() -> None:
    assert LOSE.private and not ACT.private
    assert MARK.kind(Mark(0)) is not None and MARK.kind(SEARCH) is None


@choice
class Hurt(Choice):
    """Bears the name of an event."""


class Namesakes(Delve):
    topics = (*Delve.topics, Topic("again", "", (Kind(Hurt),)))


def test_two_kinds_of_one_name_are_a_fault_of_the_game() -> None:
    with pytest.raises(RuleFault, match="two kinds are called Hurt"):
        Namesakes().kinds()


@choice
class Swap(Choice):
    one: Cell
    other: Cell


class Vast(Delve):
    """So many cells that not every candidate can be looked at."""

    def domains(self, options: Any) -> dict[str, int]:
        return {"Cell": 10**9, "Card": 10, "Die": 2}


def test_a_vast_domain_is_searched_only_so_far() -> None:
    match = Match.start(Vast(), 2, seed=5)
    assert sum(1 for _ in candidates(Dig, {}, Vast().domains({}), [])) == MOST_CANDIDATES
    assert sum(1 for _ in candidates(Swap, {}, {"Cell": 200}, [])) == MOST_CANDIDATES
    assert match.why_not(0, Intent(Dig, cell=3)) is None


HIGH = Guard("TOY-ACT-01", "high", lambda view, question, choice: choice.cell >= question.args[0])
EVEN = Guard("TOY-ACT-02", "even", lambda view, question, choice: choice.cell % 2 == 0)


def test_choices_are_derived_from_candidates_and_guards() -> None:
    s = delve().state
    kinds = (
        Kind(Peek, (HIGH, EVEN), among=PEEKS),
        Kind(Dig, (HIGH,), among=lambda s, low: [Dig(Cell(low - 1)), DIGS[low]]),
    )
    topic = Topic("look", "", kinds)
    assert topic.by_guards(s, 2) == [PEEKS[2], PEEKS[4], DIGS[2]]
    question = Ask(s, (0,), topic, topic.by_guards, (3,))
    assert list(question.choices) == [PEEKS[4], DIGS[3]]
    assert list(question.choices_on(s.view(1, False))) == [PEEKS[4], DIGS[3]]


def test_a_kind_without_candidates_cannot_be_derived() -> None:
    topic = Topic("look", "", (Kind(Peek, (EVEN,)),))
    with pytest.raises(RuleFault, match="'look' has no candidates of Peek"):
        topic.by_guards(delve().state)
