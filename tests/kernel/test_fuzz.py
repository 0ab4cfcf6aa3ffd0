"""Damaged records and saves, nonsense for answers and options: refused, or a sound match, never another error."""

from __future__ import annotations

import functools
import json
import os
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import all_of, play_on, refusals, stored
from toys import BAZAAR, DELVE, SHEETS, TOYS
from toys.bazaar import HAGGLE
from toys.sheets import GAMBLE

from flambeau.games.embers import GAME as EMBERS
from flambeau.kernel import (
    SPECTATOR,
    BadData,
    BadOption,
    Campaign,
    Choice,
    Diverged,
    Game,
    Intent,
    Match,
    Refusal,
    record,
    replay,
)

MANY = int(os.environ.get("FUZZ", "40"))  # examples a test; more of them now and then
GAMES: tuple[Game[Any], ...] = (*TOYS, EMBERS)
NAMES = ("answer", "undo", "concede", "note", "seat", "chance", "digest", "rest", "main", "faces", "Search", "Mark")

nonsense = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 12),
        st.sampled_from([2**31, -(2**31), 2**63, 10**40, -(10**40), 1 << 9000]),
        st.floats(),
        st.text(max_size=4),
        st.sampled_from(NAMES),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(NAMES), inner, max_size=3)),
    max_leaves=6,
)


BURIED = ("@1", "@3", "@5000")  # stand for deep nesting, which hypothesis could not print


def unearthed(data: Any) -> Any:
    """The data with what is buried in it as deep as it says."""
    if isinstance(data, dict):
        return {key: unearthed(value) for key, value in data.items()}
    if isinstance(data, list):
        return [unearthed(value) for value in data]
    if data not in BURIED:
        return data
    deep: list[Any] = []
    for _ in range(int(data[1:])):
        deep = [deep]
    return deep


@st.composite
def damaged(draw: st.DrawFn, data: dict[str, Any]) -> Any:
    """The same data with one to three things wrong, anywhere."""
    for _ in range(draw(st.integers(1, 3))):
        parent: Any = data
        while parent:
            key = draw(st.sampled_from(list(parent) if isinstance(parent, dict) else range(len(parent))))
            child = parent[key]
            if not isinstance(child, (dict, list)) or not child or draw(st.integers(0, 4)) == 0:
                damage(draw, parent, key)
                break
            parent = child
    return data


def damage(draw: st.DrawFn, parent: Any, key: Any) -> None:
    """Delete, replace, insert, repeat, cut or bury a part."""
    how = draw(st.sampled_from(["delete", "replace", "number", "insert", "repeat", "cut", "bury", "swap"]))
    old = parent[key]
    if how == "delete":
        del parent[key]
    elif how == "number" and type(old) is int:
        parent[key] = old + draw(st.sampled_from([-2, -1, 1, 2, 2**40, -(2**70)]))
    elif how == "insert" and isinstance(parent, list):
        parent.insert(key, draw(nonsense))
    elif how == "insert":
        parent[draw(st.sampled_from(NAMES))] = draw(nonsense)
    elif how == "repeat" and isinstance(parent, list):
        parent.insert(key, old)
    elif how == "cut" and isinstance(old, (list, str)):
        parent[key] = old[: draw(st.integers(0, max(0, len(old) - 1)))]
    elif how == "bury":
        parent[key] = draw(st.sampled_from(BURIED))
    elif how == "swap" and isinstance(parent, list):
        other = draw(st.integers(0, len(parent) - 1))
        parent[key], parent[other] = parent[other], parent[key]
    else:
        parent[key] = draw(nonsense)


@functools.cache
def played(place: int, answers: int, given: bool = False) -> Match:
    """A match of each game with some answers, an undo, a note, all that can be stored."""
    match = Match.start(GAMES[place], 2, seed=7, record=True, undoable=True, journal=True, given=given)
    if given:
        while match.needed is not None:
            match.settle(match.outcomes()[0][0])
        match.answer(0, HAGGLE if GAMES[place] is BAZAAR else GAMBLE)
        return match
    play_on(match, answers)
    for seat in range(2):
        if match.can_undo(seat):
            match.undo(seat)
            match.note(seat, "sorry")
    return match


@pytest.mark.parametrize("place", range(len(GAMES)), ids=[game.id for game in GAMES])
@given(st.data())
@settings(max_examples=MANY)
def test_a_damaged_record_diverges_or_is_refused_or_is_sound(place: int, data: st.DataObject) -> None:
    whole = json.loads(json.dumps(record(played(place, 9))))
    try:
        match = replay(GAMES[place], unearthed(data.draw(damaged(whole))))
    except (Refusal, Diverged):
        return
    assert match.needed is None
    assert match.outcome is not None or match.asked()


@pytest.mark.parametrize("place", range(len(GAMES)), ids=[game.id for game in GAMES])
@pytest.mark.parametrize("answers", [2, 7, 11])
@given(st.data())
@settings(max_examples=MANY)
def test_a_damaged_save_is_refused_or_is_sound(place: int, answers: int, data: st.DataObject) -> None:
    opened(GAMES[place], data.draw(damaged(stored(played(place, answers)))), salvage=data.draw(st.booleans()))


@pytest.mark.parametrize("place", [1, 2], ids=["sheets", "bazaar"])
@given(st.data())
@settings(max_examples=MANY)
def test_a_damaged_save_that_waits_for_chance_is_refused_or_is_sound(place: int, data: st.DataObject) -> None:
    match = played(place, 0, given=True)
    assert match.needed is not None
    opened(GAMES[place], data.draw(damaged(stored(match))))


def opened(game: Game[Any], data: Any, salvage: bool = False) -> None:
    """Refused as bad data, or open with a question that can be answered."""
    try:
        match = Match.restore(game, unearthed(data), salvage=salvage)
    except BadData:
        return
    assert match.outcome is not None or match.needed is not None or match.asked()
    match.digest()
    for seat in match.asked():
        assert match.question(seat).choices
    json.dumps(match.save())


@given(nonsense)
@settings(max_examples=80)
def test_nonsense_is_neither_a_record_nor_a_save_nor_a_campaign(data: Any) -> None:
    for read in (lambda: replay(DELVE, data), lambda: Match.restore(SHEETS, data, salvage=True)):
        with pytest.raises(BadData):
            read()
    with pytest.raises(BadData):
        Campaign.from_data(DELVE, data)


KINDS = [kind for game in GAMES for kind in game.choice_kinds()]


@st.composite
def answers(draw: st.DrawFn) -> Any:
    """Choices of any game with any fields, and things that are no choices at all."""
    if draw(st.booleans()):
        return draw(nonsense)
    kind = draw(st.sampled_from(KINDS))
    return kind(*[draw(nonsense) for _ in kind.FIELDS])


@functools.cache
def waiting(place: int) -> tuple[Match, list[Any]]:
    """A match that must not change, and all there is to it."""
    match = played(place, 8)
    return match, all_of(match)


@pytest.mark.parametrize("place", range(len(GAMES)), ids=[game.id for game in GAMES])
@given(answer=answers(), seat=st.sampled_from([0, 1, 2, -1, 99, SPECTATOR]), number=st.none() | st.integers(-3, 40))
@settings(max_examples=80)
def test_a_wrong_answer_is_refused_and_changes_nothing(place: int, answer: Any, seat: int, number: int | None) -> None:
    match, before = waiting(place)
    legal = seat in match.asked() and any(choice == answer for choice in match.question(seat).choices)
    if legal and (number is None or number == match.number(seat)):
        return
    with pytest.raises(refusals(answer)):
        match.answer(seat, answer, number)
    assert all_of(match) == before


@pytest.mark.parametrize("place", range(len(GAMES)), ids=[game.id for game in GAMES])
@given(st.data())
@settings(max_examples=50)
def test_any_question_why_not_has_an_answer(place: int, data: st.DataObject) -> None:
    match, before = waiting(place)
    kind = data.draw(st.sampled_from(KINDS))
    names = [name for name, _, _ in kind.FIELDS]
    fields = {name: data.draw(st.integers(-3, 40)) for name in names if data.draw(st.booleans())}
    seat = data.draw(st.sampled_from([0, 1, 5]))
    for intent in (Intent(kind, **fields), data.draw(st.text(max_size=6)), data.draw(st.sampled_from(ELEMENTS))):
        said = match.why_not(seat, intent)
        assert said is None or type(said) is Refusal
    assert all_of(match) == before


ELEMENTS = [f"{name}.{number}" for name in ("cell", "card", "box", "seat", "") for number in (-1, 0, 3, 99, "x", "²")]


@given(st.integers(-3, 12), st.dictionaries(st.sampled_from(["rounds", "wards", "speed", ""]), nonsense, max_size=3))
@settings(max_examples=80)
def test_options_are_settled_or_refused(seats: int, options: dict[str, Any]) -> None:
    try:
        settled = DELVE.settle_options(options, seats)
    except BadOption:
        return
    assert 2 <= seats <= 4
    assert settled["rounds"] in (2, 3, 5) and settled["wards"] in (True, False)


@given(st.data())
@settings(max_examples=50)
def test_a_damaged_position_is_refused_with_its_place(data: st.DataObject) -> None:
    whole = json.loads(json.dumps(played(0, 9).state.to_data()))
    try:
        again = type(played(0, 9).state).from_data(unearthed(data.draw(damaged(whole))), DELVE.kinds())
    except BadData as refused:
        assert "place" in refused.args_said
        return
    assert again.clone() == again


@given(st.lists(st.integers(0, 30), max_size=40), st.booleans())
@settings(max_examples=30)
def test_any_course_of_play_can_be_saved_forked_and_replayed(course: list[int], live: bool) -> None:
    game = BAZAAR if live else SHEETS
    match = Match.start(game, 3, seed=1, record=True, undoable=True)
    for pick in course:
        if match.outcome is not None:
            break
        asked = match.asked()
        seat = asked[pick % len(asked)]
        if pick > 25 and match.can_undo(seat):
            match.undo(seat)
        else:
            match.answer(seat, pick % len(match.question(seat).choices))
    assert match.fork().digest() == match.digest()
    assert Match.restore(game, stored(match)).digest() == match.digest()
    assert replay(game, json.loads(json.dumps(record(match)))).digest() == match.digest()


def test_every_kind_of_choice_is_a_choice() -> None:
    assert all(issubclass(kind, Choice) for kind in KINDS)
