"""The Night: who holds the dice, and when it ends."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest import GAME
from flambeau.games.tiny_epic_quest.box import ADVENTURE_DIE, ATTACK, DAMAGE, MAGIC, POWER, SCROLL, TORCH
from flambeau.games.tiny_epic_quest.choices import GAIN_HEALTH, KEEP, REST, ROLL, SUFFER, Hand
from flambeau.games.tiny_epic_quest.events import DicePassed, Hurt, MagicRose, PowerGained, Rested, Rolled
from flambeau.games.tiny_epic_quest.model import Face, Item
from flambeau.games.tiny_epic_quest.rules.damage import DEFENCE
from flambeau.games.tiny_epic_quest.rules.items import REARRANGE
from flambeau.games.tiny_epic_quest.rules.night import TAKE, begin_night
from flambeau.kernel import Match, Seat
from tests.games.tiny_epic_quest.laying import BRANN, IVO, MARLO, ODILE, laid, obelisk, own, put, rest, roll, table

NOTHING = (ATTACK, ATTACK, ATTACK, ATTACK, ATTACK)  # nobody stands on a Portal


@pytest.mark.rule("TEQ-NIGHT-04", "TEQ-RULING-43")
def test_who_takes_the_dice_rolls_or_rests_and_may_rest_without_ever_having_rolled() -> None:
    t = table(laid())
    assert t.choices(0) == [ROLL, REST]
    rest(t).expects(1, TAKE)


@pytest.mark.rule("TEQ-NIGHT-01", "TEQ-NIGHT-02")
def test_the_night_begins_with_everybody_adventuring_and_the_dice_at_the_first_player() -> None:
    s = laid(3)
    for p in s.players:
        p.adventuring = False
    s.first = Seat(2)
    begin_night(s)
    t = table(s)
    assert all(p.adventuring for p in t.state.players)
    t.expects(2, TAKE)
    rest(t, 2).expects(0, TAKE)


@pytest.mark.rule("TEQ-NIGHT-05", "TEQ-REST-01")
def test_who_rests_turns_the_card_and_passes_the_dice_clockwise() -> None:
    t = rest(table(laid(3)))
    assert not t.state.players[0].adventuring
    assert t.told(Rested) == [Rested(Seat(0))]
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-NIGHT-06")
def test_a_roll_throws_all_five_dice_for_everybody_to_see() -> None:
    t = roll(table(laid()), *NOTHING)
    assert t.told(Rolled, seat=1) == [Rolled(Seat(0), tuple(Face(face) for face in NOTHING))]


@pytest.mark.rule("TEQ-RULING-53")
def test_each_die_shows_each_of_the_six_symbols_once() -> None:
    assert sorted(ADVENTURE_DIE) == sorted({DAMAGE, POWER, MAGIC, TORCH, SCROLL, ATTACK})


@pytest.mark.rule("TEQ-NIGHT-07", "TEQ-RULING-38")
def test_damage_comes_before_power_and_magic() -> None:
    s = laid()
    s.players[0].power = 2
    t = roll(table(s), POWER, MAGIC, DAMAGE, TORCH, SCROLL).expects(0, DEFENCE)
    assert t.state.players[0].power == 2 and t.state.magic == 0
    t.choose(0, SUFFER)
    order = [type(told.event) for told in t.match.journal.told]  # type: ignore[union-attr]
    assert order.index(Hurt) < order.index(PowerGained) < order.index(MagicRose)


@pytest.mark.rule("TEQ-NIGHT-08")
def test_after_a_roll_the_next_adventuring_player_takes_the_dice() -> None:
    s = laid(3)
    s.players[1].adventuring = False
    t = roll(table(s), *NOTHING)
    assert t.told(DicePassed) == [DicePassed(Seat(2))]
    t.expects(2, TAKE)


@pytest.mark.rule("TEQ-RULING-44", "TEQ-NIGHT-11")
def test_the_last_adventurer_keeps_the_dice_and_may_roll_again_and_again() -> None:
    s = laid()
    s.players[1].adventuring = False
    t = table(s)
    for _ in range(4):
        roll(t, *NOTHING).expects(0, TAKE)
    roll(t, POWER, POWER, *NOTHING[:3])
    assert t.state.players[0].power == 3  # both Power dice came here; the maximum is 3


@pytest.mark.rule("TEQ-NIGHT-09", "TEQ-RULING-64")
def test_when_everybody_rests_the_last_night_goes_straight_to_scoring() -> None:
    t = rest(rest(table(laid())), 1)
    t.over("most-points")


@pytest.mark.rule("TEQ-NIGHT-10", "TEQ-POW-03")
def test_resting_players_neither_suffer_nor_gain_from_later_rolls() -> None:
    s = laid()
    s.players[0].power = 0
    t = rest(table(s))
    roll(t, DAMAGE, DAMAGE, POWER, POWER, ATTACK, seat=1).choose(1, SUFFER).choose(1, SUFFER)
    assert (t.state.players[0].health, t.state.players[0].power) == (6, 0)
    assert t.state.players[1].health == 4


@pytest.mark.rule("TEQ-RULING-91", "TEQ-NIGHT-03")
def test_a_player_without_any_hero_on_an_adventure_may_still_roll_and_shares_the_dice() -> None:
    s = laid()
    s.players[1].power = 0
    t = roll(table(s), POWER, POWER, *NOTHING[:3])
    assert t.state.players[1].power == 1
    roll(t, *NOTHING, seat=1)


@pytest.mark.rule("TEQ-RULING-31")
def test_what_changed_since_the_last_turn_may_be_rearranged_before_the_first_roll_clockwise() -> None:
    s = laid(3, first=Seat(1))
    own(s, BRANN, 0)
    own(s, MARLO, 1)
    own(s, IVO, 2)
    s.players[0].unsettled = s.players[1].unsettled = True  # the third player had the chance already
    begin_night(s)
    t = table(s).expects(1, REARRANGE).choose(1, KEEP)
    t.expects(0, REARRANGE).choose(0, Hand(Item(0), ODILE)).expects(0, REARRANGE).choose(0, KEEP)
    t.expects(1, TAKE)
    assert t.state.held[0] == ODILE


@pytest.mark.rule("TEQ-RULING-118")
def test_a_decision_with_one_option_is_not_asked() -> None:
    s = put(laid(), BRANN, obelisk(9))  # too far to learn: only the return gain is a decision
    s.players[0].health = 5
    rest(table(s)).choose(0, GAIN_HEALTH).expects(1, TAKE)
    rest(table(put(laid(), BRANN, obelisk(9)))).expects(1, TAKE)  # and with nothing to gain not even that


@pytest.mark.rule("TEQ-RULING-93")
def test_random_nights_end() -> None:
    for seed in range(3):
        match = Match.start(GAME, 4, seed=seed + 1, forkable=False)
        answers = 0
        while match.outcome is None:
            match.answer(match.asked()[0], answers % len(match.question().choices))
            answers += 1
        assert answers < 2000


@pytest.mark.rule("TEQ-NIGHT-02")
def test_a_night_begins_without_the_last_roll_of_the_night_before() -> None:
    s = laid(2)
    s.night.roll = tuple(Face(face) for face in NOTHING)
    begin_night(s)
    assert s.night.roll == ()
