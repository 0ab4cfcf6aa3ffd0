"""Checks on questions and answers: choices are sound, refusals explained, undo fair."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, Final

from flambeau.kernel import (
    FINAL,
    FREE,
    MAY_BE_FINAL,
    Choice,
    Match,
    Numbering,
    as_tagged,
    candidates,
    canonical,
    seat_view,
)

from .walk import Case, policy, walk

MOST_CHOICES: Final = 400


def choices_are_sound(case: Case, seed: int, most: int) -> None:
    """Choices are never empty, never twice, few enough, in a stable order, the same on the view, and can be stored."""
    match = case.start(seed)
    kinds = case.game.kinds()
    numbering = Numbering(case.game, match.options)
    for answered in walk(match, seed, most):
        for seat in match.asked():
            question = match.question(seat)
            listed = list(question.choices)
            where = f"{case} question {answered} ({question.topic.name})"
            assert listed, f"{where}: no choice"
            assert question.seats == ((seat,) if match.open is not None else match.asked()), f"{where}: asks others too"
            assert all(0 <= one < case.seats for one in question.seats), f"{where}: asks nobody's seat"
            assert len(listed) <= MOST_CHOICES, f"{where}: {len(listed)} choices"
            assert len(set(listed)) == len(listed), f"{where}: a choice stands twice"
            assert listed == list(question.choices_on(match.state)), f"{where}: the order is not stable"
            assert listed == list(question.choices_on(match.view(seat))), f"{where}: the view lists other choices"
            assert is_plain(question.args), f"{where}: the question's arguments are not plain ids"
            assert question.default_on(match.view(seat)) in listed, f"{where}: the default is not a choice"
            for choice in listed:
                assert question.topic.kind(choice) is not None, f"{where}: {choice} is not declared for this topic"
                stored = json.loads(json.dumps(choice.to_data()))
                assert canonical(choice.to_data()) == stored, f"{where}: {choice} changes when it is stored"
                assert as_tagged(stored, "choice", kinds, Choice) == choice
            assert question.topic in case.game.topics, f"{where}: the game does not declare this topic"
            numbers = numbering.numbers(question)
            assert len(set(numbers)) == len(numbers), f"{where}: two choices have one number"
            assert all(0 <= number < numbering.size for number in numbers), f"{where}: a number out of range"


def every_kind_of_choice_is_stored_alike(case: Case, seed: int, most: int) -> None:
    """A choice of every kind, stored and read back, is the same choice and has the same open form."""
    kinds = case.game.kinds()
    for name, kind in kinds.items():
        if issubclass(kind, Choice):
            choice = kind(*[sample(type_) for _, type_, _ in kind.FIELDS])
            stored = json.loads(json.dumps(choice.to_data()))
            assert stored[0] == name and canonical(choice.to_data()) == stored, f"{choice} is stored as {stored}"
            again = as_tagged(stored, "choice", kinds, Choice)
            assert again == choice and canonical(again.to_data()) == stored, f"{choice} is read as {again}"


def sample(type_: str) -> Any:
    """Any value of a type that a choice may hold, by the type's name."""
    if type_.startswith("tuple["):
        inner = type_.removeprefix("tuple[").removesuffix("]").split(", ")
        return tuple([sample(one) for one in (inner[:1] * 2 if inner[-1] == "..." else inner)])
    return {"bool": True, "str": "x", "float": 0.5}.get(type_, 1)


def is_plain(value: Any) -> bool:
    """Ints, strings, choices and tuples of them."""
    if isinstance(value, tuple):
        return all(is_plain(inner) for inner in value)
    return isinstance(value, (int, str, Choice))


def legal_iff_why_not_is_silent(case: Case, seed: int, most: int, of_each: int = 0) -> None:
    """Over the domains of its fields, a choice is listed just when all its guards hold on the seat's view.

    With `of_each` only so many questions of a topic are looked at, so that a whole game is walked through quickly.
    """
    match = case.start(seed)
    domains = case.game.domains(match.options)
    looked: Counter[str] = Counter()
    for answered in walk(match, seed, most):
        for seat in match.asked():
            question = match.question(seat)
            looked[question.topic.name] += 1
            if of_each and looked[question.topic.name] > of_each:
                continue
            view = seat_view(match, seat)
            listed = list(question.choices)
            legal = set(listed)
            for kind in question.topic.kinds:
                for candidate in candidates(kind.type, {}, domains, listed):
                    allowed = kind.allows(view, question, candidate)
                    where = f"{case} question {answered} ({question.topic.name}): {candidate}"
                    assert (candidate in legal) == allowed, f"{where}: listed {candidate in legal}, allowed {allowed}"


def undo_goes_back_and_no_further(case: Case, seed: int, most: int) -> None:
    """An answer announced as free can be taken back, one by one to each question, and none beyond what is fair."""
    match = case.start(seed, undoable=True)
    rng = policy(seed)
    trail: list[tuple[int, str]] = []  # answers in a row that can be taken back: seat, digest before
    for answered in range(most):
        if match.outcome is not None:
            return
        asked = match.asked()
        seat = asked[rng.randrange(len(asked))]
        index = rng.randrange(len(match.question(seat).choices))
        choice = match.question(seat).choices[index]
        said = match.finality(seat, choice)
        before = match.digest()
        match.answer(seat, index)
        where = f"{case} question {answered}: {choice}"
        assert said in (FREE, FINAL, MAY_BE_FINAL), f"{where}: finality {said!r}"
        if match.outcome is not None:
            assert said != FREE, f"{where} was announced as free and ended the match"
            return
        fair = match.can_undo(seat)
        assert fair or said != FREE, f"{where} was announced as free and cannot be taken back"
        assert not fair or said != FINAL, f"{where} was announced as final and can be taken back"
        trail = [*trail, (seat, before)] if fair and all(other == seat for other, _ in trail) else []
        if trail and rng.random() < 0.3:
            _all_the_way_back(match, trail)
            trail = []


def _all_the_way_back(match: Match, trail: list[tuple[int, str]]) -> None:
    here = match.digest()
    seat = trail[0][0]
    for _, before in reversed(trail):
        match.undo(seat)
        assert match.digest() == before, f"{match.game.id}: undo did not restore the position"
    for _ in trail:
        match.redo(seat)
    assert match.digest() == here, f"{match.game.id}: redo did not come back"
