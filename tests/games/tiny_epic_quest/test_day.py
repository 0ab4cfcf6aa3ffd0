"""The Day phase: four turns, selecting, following, idling."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import CASTLE_REGION, STONE_DRUM
from flambeau.games.tiny_epic_quest.choices import (
    GAIN_HEALTH,
    GAIN_POWER,
    IDLE,
    LEAVE,
    REST,
    ROLL,
    Select,
    Travel,
)
from flambeau.games.tiny_epic_quest.events import CardTurned, DayBegan, NightBegan, Selected
from flambeau.games.tiny_epic_quest.geometry import FOOT, GRYPHON, HORSE, RAFT, SHIP, STRAIGHT
from flambeau.games.tiny_epic_quest.model import DAY, NIGHT, NO_CARD, Day, Movement, Realm, Region
from flambeau.games.tiny_epic_quest.rules.day import PICK
from flambeau.games.tiny_epic_quest.rules.gains import IDLE_GAIN
from flambeau.games.tiny_epic_quest.rules.movement import MOVE
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.kernel import Seat
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import (
    BLUE,
    BRANN,
    MARLO,
    ODILE,
    RED,
    by_day,
    laid,
    left,
    obelisk,
    own,
    put,
    right,
    table,
    temple,
    worn,
)


def morning(seats: int = 2) -> Realm:
    """A Day begins; seat 0 is first player."""
    return laid(seats, phase=DAY, round=2, day=Day())


def all_idle(t: Table, first: int, seats: int) -> Table:
    """Everybody idles, from this seat on."""
    for turn in range(seats):
        t.choose((first + turn) % seats, IDLE)
    return t


@pytest.mark.rule("TEQ-EX-01", "TEQ-DAY-01", "TEQ-DAY-02")
def test_three_players_take_four_turns_the_first_one_twice() -> None:
    t = table(morning(3))
    for active, card in ((0, HORSE), (1, RAFT), (2, SHIP), (0, FOOT)):
        t.expects(active, PICK).choose(active, Select(Movement(card)))
        all_idle(t, active, 3)
    assert [told.seat for told in t.told(Selected)] == [0, 1, 2, 0]
    t.expects(0, TAKE)
    assert t.state.day.ready == 1 << GRYPHON  # the fifth stays unused


@pytest.mark.rule("TEQ-DAY-08", "TEQ-DAY-09", "TEQ-GEN-03")
def test_after_the_fourth_turn_the_night_begins_at_once() -> None:
    s = morning()
    s.day.turn, s.day.ready = 3, 0b11000
    t = table(s).choose(0, Select(Movement(SHIP)), IDLE).choose(1, IDLE).expects(0, TAKE)
    assert t.state.phase == NIGHT
    assert t.told(NightBegan) == [NightBegan(2, Seat(0))]


@pytest.mark.rule("TEQ-DAY-03", "TEQ-DAY-07")
def test_a_used_card_is_turned_down_and_cannot_be_selected_again() -> None:
    t = table(morning()).choose(0, Select(Movement(HORSE)), IDLE)
    assert t.told(CardTurned) == []  # not before everybody has moved or idled
    t.choose(1, IDLE).expects(1, PICK)
    assert t.told(CardTurned) == [CardTurned(Movement(HORSE))]
    assert t.choices(1) == [Select(Movement(card)) for card in (RAFT, GRYPHON, SHIP, FOOT)]
    assert t.refused(1, Select(Movement(HORSE))) == "TEQ-DAY-07"


@pytest.mark.rule("TEQ-DAY-04", "TEQ-DAY-05")
def test_the_active_player_moves_first_then_the_others_clockwise_with_the_same_card() -> None:
    s = morning(3)
    s.day.active = s.day.mover = Seat(1)
    t = table(s).choose(1, Select(Movement(HORSE))).expects(1, MOVE)
    t.choose(1, IDLE).expects(2, MOVE).choose(2, IDLE).expects(0, MOVE)
    t.choose(0, Travel(BRANN, Region(right("I1")), STRAIGHT)).expects(2, PICK)


@pytest.mark.rule("TEQ-DAY-06", "TEQ-DAY-10")
def test_a_follower_moves_one_hero_with_the_selected_card_or_idles() -> None:
    t = table(by_day(RAFT)).choose(0, IDLE).expects(1, MOVE)
    assert t.refused(1, Travel(MARLO, Region(right("I1")), STRAIGHT)) == "TEQ-MOVE-02"  # that way the Horse goes
    t.choose(1, Travel(MARLO, Region(right("I4")), STRAIGHT)).expects(1, PICK)  # nobody moves a second Hero


@pytest.mark.rule("TEQ-RULING-15", "TEQ-RULING-16")
def test_a_card_of_no_use_may_be_selected_and_is_used_up() -> None:
    s = morning()
    for hero, level in ((0, 1), (1, 2), (2, 4)):
        put(s, hero, obelisk(level))  # all inland
    t = table(s).choose(0, Select(Movement(SHIP)))
    assert t.choices(0) == [IDLE]
    t.choose(0, IDLE).choose(1, IDLE)
    assert not t.state.day.ready >> SHIP & 1


@pytest.mark.rule("TEQ-DAY-02")
def test_the_first_player_begins_the_next_day() -> None:
    t = table(laid(2, round=1, first=Seat(0))).choose(0, REST).choose(1, REST)
    assert t.told(DayBegan) == [DayBegan(2, Seat(1))]
    t.expects(1, PICK)
    assert t.state.day.card == NO_CARD


@pytest.mark.rule("TEQ-IDLE-01", "TEQ-IDLE-04")
def test_anybody_may_idle_and_without_a_hero_in_a_castle_it_gives_nothing() -> None:
    s = worn(by_day())
    for hero, level in ((0, 1), (1, 2), (2, 4)):
        put(s, hero, obelisk(level))
    t = table(s).choose(0, IDLE).expects(1, MOVE)
    assert t.state.players[0].health == 5


@pytest.mark.rule("TEQ-IDLE-02", "TEQ-IDLE-03", "TEQ-RULING-11")
def test_idling_in_any_castle_gives_one_gain_once_however_many_heroes_stand_there() -> None:
    s = worn(by_day())
    s.players[0].power = 1
    t = table(s).choose(0, IDLE).expects(0, IDLE_GAIN)
    assert t.choices(0) == [GAIN_HEALTH, GAIN_POWER, LEAVE]
    t.choose(0, GAIN_POWER).expects(1, MOVE)
    assert (t.state.players[0].health, t.state.players[0].power) == (5, 2)
    s = put(put(put(worn(by_day()), 0, obelisk(1)), 1, obelisk(2)), 2, CASTLE_REGION[3])  # nobody plays yellow
    assert table(s).choose(0, IDLE, GAIN_HEALTH).state.players[0].health == 6


@pytest.mark.rule("TEQ-IDLE-02")
def test_the_idle_gain_may_be_left() -> None:
    t = table(worn(by_day())).choose(0, IDLE, LEAVE).expects(1, MOVE)
    assert t.state.players[0].health == 5


@pytest.mark.rule("TEQ-IDLE-05")
def test_the_obelisk_of_a_castle_card_is_not_in_the_castle() -> None:
    s = worn(by_day())
    for hero, name in ((0, "C1"), (1, "C2"), (2, "C3")):
        put(s, hero, right(name))
    table(s).choose(0, IDLE).expects(1, MOVE)


@pytest.mark.rule("TEQ-EQUIP-03", "TEQ-IDLE-03")
def test_the_stone_drum_in_a_castle_gives_the_idle_gain_twice() -> None:
    s = own(worn(by_day()), BRANN, STONE_DRUM)
    s.players[0].power = 1
    t = table(s).choose(0, IDLE, GAIN_HEALTH).expects(0, IDLE_GAIN).choose(0, GAIN_POWER).expects(1, MOVE)
    assert (t.state.players[0].health, t.state.players[0].power) == (6, 2)
    s = put(own(worn(by_day()), BRANN, STONE_DRUM), BRANN, temple("ember"))
    table(s).choose(0, IDLE, LEAVE).expects(1, MOVE)  # the drummer is elsewhere


@pytest.mark.rule("TEQ-IDLE-01", "TEQ-IDLE-03")
def test_the_stone_drum_of_another_player_gives_nobody_else_a_second_gain() -> None:
    s = own(worn(by_day()), MARLO, STONE_DRUM)
    table(s).choose(0, IDLE, GAIN_HEALTH).expects(1, MOVE)


@pytest.mark.rule("TEQ-DAY-07")
def test_a_move_and_an_idle_can_be_taken_back() -> None:
    t = table(by_day()).choose(0, IDLE)
    t.match.undo(0)
    t.expects(0, MOVE).choose(0, Travel(ODILE, Region(left("I1")), STRAIGHT))
    t.match.undo(0)
    assert t.state.where[ODILE] == CASTLE_REGION[RED] and t.state.where[MARLO] == CASTLE_REGION[BLUE]


@pytest.mark.rule("TEQ-ROUND-01")
def test_a_round_is_day_then_night_then_resolution() -> None:
    t = table(morning())
    for active, card in ((0, HORSE), (1, RAFT), (0, SHIP), (1, FOOT)):
        t.choose(active, Select(Movement(card)))
        all_idle(t, active, 2)
    assert t.choices(0) == [ROLL, REST]
    t.choose(0, REST).choose(1, REST)
    assert (t.state.phase, t.state.round) == (DAY, 3)
