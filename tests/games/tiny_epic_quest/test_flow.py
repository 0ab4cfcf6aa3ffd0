"""A table of people flows: how often a Night has to wait for somebody, and for whom."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import ATTACK, DAMAGE, POWER, SCROLL, TORCH
from flambeau.games.tiny_epic_quest.choices import DEFEND, DONE, REST, ROLL, SUFFER
from flambeau.games.tiny_epic_quest.rules.damage import DEFENCE, FAIRY
from flambeau.games.tiny_epic_quest.rules.gains import GAIN
from flambeau.games.tiny_epic_quest.rules.movement import MOVE
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.symbols import SYMBOLS
from flambeau.kernel import Choice, Match
from flambeau.kit import Table
from flambeau.table import Words
from flambeau.table.present import present
from tests.games.tiny_epic_quest.laying import BRANN, IVO, MARLO, PIA, laid, portal, put, roll, table, temple


def hand_overs(t: Table, answer: Callable[[Table, int], Choice]) -> int:
    """Play a Night on; how often the seat that is waited for changes."""
    count, last = 0, -1
    while t.match.outcome is None:
        seat = t.match.asked()[0]
        count += seat != last
        last = seat
        t.choose(seat, answer(t, seat))
    return count


def passes(t: Table, seat: int) -> Choice:
    """Somebody who wants no more of this Night."""
    topic = t.match.question(seat).topic
    return {TAKE: REST, DEFENCE: SUFFER, SYMBOLS: DONE}[topic]


def test_a_night_of_four_who_pass_takes_one_hand_over_each() -> None:
    s = laid(4)
    for hero, name in ((BRANN, "ember"), (MARLO, "tide"), (IVO, "gale"), (PIA, "stone")):
        put(s, hero, temple(name), 1)
    assert hand_overs(table(s), passes) == 4


def test_a_roll_that_concerns_nobody_asks_nobody() -> None:
    t = roll(table(laid(4)), ATTACK, ATTACK, TORCH, SCROLL, POWER)
    t.expects(1, TAKE)


def test_only_players_with_a_use_are_asked_and_all_of_them_at_once() -> None:
    s = put(put(laid(4), MARLO, temple("ember")), PIA, portal(0))
    for p in s.players:
        p.power = 0
    t = roll(table(s), TORCH, ATTACK, SCROLL, SCROLL, SCROLL).expects((1, 3), SYMBOLS)
    t.choose(3, DONE).expects(1, SYMBOLS).choose(1, DONE).expects(1, TAKE)


def test_a_die_is_asked_about_only_where_it_can_be_cancelled() -> None:
    s = laid(4)
    for p in s.players:
        p.power = 1
    s.players[2].power = 2
    t = roll(table(s), DAMAGE, DAMAGE, DAMAGE, DAMAGE, SCROLL).expects(2, DEFENCE).choose(2, SUFFER)
    t.expects(1, TAKE)
    assert [p.health for p in t.state.players] == [5, 5, 5, 5]


def test_a_full_round_of_rolls_takes_no_more_hand_overs_than_there_are_decisions() -> None:
    s = laid(4)
    for p in s.players:
        p.power = 0
    t = table(s)
    for _ in range(8):
        t.rolls("adventure", SCROLL, SCROLL, TORCH, POWER, ATTACK)
    rolled = iter([ROLL] * 8)
    assert hand_overs(t, lambda t, seat: next(rolled, REST)) == 12  # eight rolls and four rests, nothing in between


def test_the_table_says_for_whom_it_waits_and_why() -> None:
    assert GAME.text is not None
    words = Words([GAME.text], "en")
    s = put(put(laid(4), MARLO, temple("ember")), PIA, portal(0))
    for p in s.players:
        p.power = 0
    t = roll(table(s), TORCH, ATTACK, SCROLL, SCROLL, SCROLL)
    seen = present(t.match, 0, words)
    assert [seat.active for seat in seen.rest.seats] == [False, True, False, True]
    asked = present(t.match, 1, words).rest.prompt
    assert asked is not None and asked.rule == "TEQ-SYM-01" and asked.seats == (1,)


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_is_asked_is_marked_as_awaited(seats: int) -> None:
    assert GAME.text is not None
    words = Words([GAME.text], "en")
    match, draw = Match.start(GAME, seats, seed=seats), random.Random(seats)
    while match.outcome is None:
        asked = match.asked()
        chairs = GAME.table(match.view(asked[0]), asked[0], words).rest.seats
        assert [seat for seat, chair in enumerate(chairs) if chair.active] == sorted(asked)
        seat = draw.choice(asked)
        match.answer(seat, draw.randrange(len(match.question(seat).choices)))
    assert not any(chair.active for chair in GAME.table(match.view(0), 0, words).rest.seats)


def test_the_others_read_what_they_wait_for() -> None:
    assert GAME.text is not None
    words = Words([GAME.text], "en")
    s = put(put(laid(4), MARLO, temple("ember")), PIA, portal(0))
    for p in s.players:
        p.power, p.health = 2 * (p.seat == 2), 5
    t = table(s)

    def said() -> str:
        return present(t.match, 0, words).rest.status[1].text

    assert said() == "Roll or rest"
    roll(t, DAMAGE, DAMAGE, DAMAGE, TORCH, ATTACK).expects(2, DEFENCE)
    assert said() == "Damage"
    t.choose(2, SUFFER).expects((1, 3), SYMBOLS)
    assert said() == "Torches, Scrolls, Attacks"
    t.choose(1, DONE).choose(3, DONE).expects(1, TAKE).choose(1, REST).expects(2, TAKE)
    t.choose(2, REST).choose(3, REST).expects(3, GAIN)
    assert said() == "Return to the Castle"


def test_what_is_asked_in_anothers_turn_can_be_answered_in_advance() -> None:
    for topic in (MOVE, DEFENCE, FAIRY, SYMBOLS, GAIN, TAKE):
        assert topic.default is not None and not topic.private, topic.name


def test_damage_is_taken_in_advance_unless_it_would_exhaust() -> None:
    s = laid(4)
    for p in s.players:
        p.power = 2
    s.players[2].health = 1
    t = roll(table(s), DAMAGE, DAMAGE, DAMAGE, DAMAGE, SCROLL)
    taken = {}
    for _ in range(4):
        seat = t.match.asked()[0]
        default = t.match.question(seat).default_on(t.match.view(seat))
        assert default is not None
        taken[seat] = default
        t.choose(seat, default)
    assert taken == {0: SUFFER, 1: SUFFER, 2: DEFEND, 3: SUFFER}
    assert [p.health for p in t.state.players] == [5, 5, 1, 5]
