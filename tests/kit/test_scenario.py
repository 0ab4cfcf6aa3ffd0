"""The scenario language: a test fails unless just what it says is asked, legal, rolled and told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from toys import DELVE, SHEETS
from toys.delve import (
    ACCEPT,
    ACT,
    LURK,
    REROLL,
    SEARCH,
    VOTE,
    Cave,
    Cell,
    Dig,
    Dug,
    Found,
    Haul,
    Hurt,
    Peek,
    Rolled,
    Veil,
)  # fmt: skip
from toys.sheets import COLOURS, GAMBLE, MARK, MARKS, STOP, Marked, Weather

from flambeau.kernel import Intent, Match
from flambeau.kit import Table, Unexpected


def cave() -> Cave:
    """Two divers; the tile in cell 0 strikes."""
    s: Cave = Match.start(DELVE, 2, seed=5).state.clone()
    if 4 in s.bag.cards:
        s.bag.take(s.bag.cards.index(4))
    else:
        s.floor.take(s.floor.faces.index(4))
    s.floor.put(0, (4, 0, 0))
    return s


@pytest.fixture(params=[False, True], ids=["plain", "stored"], autouse=True)
def stored(request: pytest.FixtureRequest) -> Iterator[None]:
    """Every scenario means the same with a save and restore before every answer."""
    Table.storing = request.param
    yield
    Table.storing = False


def test_a_scenario_reads_like_the_rule() -> None:
    table = Table(DELVE, cave(), seats=2).rolls("strike", 6, 6)
    table.expects(0, ACT)
    table.choose(0, Dig(Cell(0)))
    table.expects(0, REROLL)
    table.choose(0, ACCEPT)
    assert table.told(Dug) == [Dug(Cell(0), 4)]
    assert table.told(Rolled, seat=1) == [Rolled((6, 6))]
    assert table.told(Hurt) == []
    assert table.rules_told() == ["", ""]
    assert table.state.divers[0].life == 3
    assert table.outcome is None
    table.done()


def test_chance_is_scripted_all_at_once_or_sampled_with_a_seed() -> None:
    table = Table(DELVE, cave(), seats=2, chance={"strike": [(1, 2)], "reroll": [(6,)]})
    table.choose(0, Dig(Cell(0)))
    with pytest.raises(Unexpected, match="chance nobody drew: reroll"):
        table.done()
    seeded = Table(DELVE, cave(), seats=2, seed=4).choose(0, Dig(Cell(0)), ACCEPT)
    assert seeded.told(Rolled)


def test_a_whole_match_is_scripted_from_its_set_up() -> None:
    order = {"cards": [range(10)], "tiles": [range(12)], "plans": [range(4)]}
    table = Table(DELVE, seats=2, chance=order, carry=Haul(gold=[1, 2]), options={"rounds": 2})
    assert table.state.divers[0].hand.cards == (0, 1)
    assert [diver.gold for diver in table.state.divers] == [1, 2]
    table.rolls("omen", 1).choose(0, SEARCH)
    assert table.told(Found, seat=0) and not table.told(Found, seat=1)
    sampled = Table(DELVE, seats=2, seed=5)
    assert sampled.state == Match.start(DELVE, 2, seed=5).state


def test_an_unexpected_question_fails() -> None:
    table = Table(DELVE, cave(), seats=2)
    with pytest.raises(Unexpected, match="expected 'vote' to"):
        table.expects((0, 1), VOTE)
    with pytest.raises(Unexpected, match="expected 'act' to"):
        table.expects(1, ACT)
    with pytest.raises(Unexpected, match="seat 1 is not asked; pending: 'act' to 0"):
        table.choose(1, LURK)


def test_an_illegal_answer_fails_with_the_refusal() -> None:
    table = Table(DELVE, cave(), seats=2)
    with pytest.raises(Unexpected, match="no-open"):
        table.choose(0, Veil(Cell(1)))


def test_unscripted_chance_fails() -> None:
    with pytest.raises(Unexpected, match="unscripted chance: roll 'strike'"):
        Table(DELVE, cave(), seats=2).choose(0, Dig(Cell(0)))
    with pytest.raises(Unexpected, match="unscripted chance: shuffle 'cards'"):
        Table(DELVE, seats=2)


def test_a_refusal_is_expected_by_its_rule() -> None:
    table = Table(DELVE, cave(), seats=2)
    assert table.refused(0, Veil(Cell(1))) == "TOY-ACT-03"
    assert table.refused(0, Intent(Veil)) == "TOY-ACT-03"
    with pytest.raises(Unexpected, match="is allowed"):
        table.refused(0, Peek(Cell(1)))


def test_an_end_is_expected_with_its_reason_and_winners() -> None:
    table = Table(DELVE, cave(), seats=2)
    with pytest.raises(Unexpected, match="the match goes on"):
        table.over("surfaced")
    table.match.concede(0)
    table.over("conceded", [1])
    with pytest.raises(Unexpected, match="ended by 'conceded'"):
        table.over("surfaced")
    with pytest.raises(Unexpected, match="won by"):
        table.over("conceded", [0])
    with pytest.raises(Unexpected, match="the match is over"):
        table.expects(0, ACT)
    if not Table.storing:
        with pytest.raises(Unexpected, match="nobody is asked"):
            table.choose(0, LURK)


def test_lanes_are_expected_together_and_their_events_told_once() -> None:
    chance = {"goal": [(1,), (2,)], "bag0": [range(3)], "bag1": [range(3)], "weather": [(1,), (2,)]}
    table = Table(SHEETS, seats=2, chance=chance).rolls("0:luck", 4).rolls("evening", 6)
    table.expects((0, 1), MARK)
    assert table.choices(0, type(MARKS[0])) == list(MARKS)
    assert len(table.choices(0)) == 8
    table.choose(0, MARKS[1], COLOURS[0], GAMBLE)
    table.choose(0, table.choices(0)[1], STOP)
    assert table.told(Marked, seat=1) == []
    table.choose(1, STOP)
    assert table.told(Marked) == table.told(Marked, seat=1) == [Marked(0, 1)]
    assert [told.weather for told in table.told(Weather)] == [1, 6, 2]
    table.done()


def test_a_match_without_a_journal_tells_nothing() -> None:
    table = Table(DELVE, cave(), seats=2)
    table.match.journal = None
    assert table.told(Dug) == [] and table.rules_told() == []
