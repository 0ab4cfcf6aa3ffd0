"""Regions: who has room there, and what arriving does."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import CASTLE_REGION
from flambeau.games.tiny_epic_quest.choices import GAIN_HEALTH, GAIN_POWER, IDLE, REST, Travel
from flambeau.games.tiny_epic_quest.geometry import FOOT, HORSE, STRAIGHT
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, PASSIVE, Region
from flambeau.games.tiny_epic_quest.rules.gains import GAIN
from flambeau.games.tiny_epic_quest.rules.movement import MOVE
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.regions import has_room
from tests.games.tiny_epic_quest.laying import (
    BLUE,
    BRANN,
    IVO,
    KETH,
    MARLO,
    ODILE,
    RED,
    SANNA,
    against,
    by_day,
    grotto,
    laid,
    left,
    obelisk,
    portal,
    put,
    right,
    table,
    temple,
    worn,
)


@pytest.mark.rule("TEQ-REG-04", "TEQ-MOVE-12")
def test_a_temple_holds_two_heroes_of_two_players_anywhere_on_its_track() -> None:
    s = put(laid(3), BRANN, temple("ember"), 3)
    assert not has_room(s, s.players[0], temple("ember"))
    assert has_room(s, s.players[1], temple("ember"))
    put(s, MARLO, temple("ember"))
    assert not has_room(s, s.players[2], temple("ember"))


@pytest.mark.rule("TEQ-REG-06", "TEQ-REG-08", "TEQ-MOVE-12")
@pytest.mark.parametrize("region", [obelisk(1), grotto("g4")])
def test_obelisks_and_grottoes_hold_one_hero_of_each_player(region: int) -> None:
    s = put(put(put(laid(4), BRANN, region), MARLO, region), IVO, region)
    assert [has_room(s, p, region) for p in s.players] == [False, False, False, True]


@pytest.mark.rule("TEQ-REG-10", "TEQ-MOVE-12")
def test_a_portal_holds_one_hero_in_all() -> None:
    s = laid(2)
    assert has_room(s, s.players[1], portal(0))
    put(s, BRANN, portal(0))
    assert not has_room(s, s.players[1], portal(0))


@pytest.mark.rule("TEQ-REG-12", "TEQ-RULING-11", "TEQ-MOVE-12")
def test_castles_have_no_limit_whoever_owns_them() -> None:
    s = put(put(laid(2), MARLO, CASTLE_REGION[RED]), SANNA, CASTLE_REGION[RED])
    assert has_room(s, s.players[1], CASTLE_REGION[RED]) and has_room(s, s.players[0], CASTLE_REGION[3])


@pytest.mark.rule("TEQ-RULING-82")
def test_four_heroes_of_one_player_still_stand_one_to_a_temple() -> None:
    s = put(against(), BRANN, temple("ember"))
    assert not has_room(s, s.players[0], temple("ember"))
    assert has_room(s, s.players[0], temple("tide"))


@pytest.mark.rule("TEQ-REG-11", "TEQ-RULING-01")
@pytest.mark.parametrize("castle", [BLUE, 3])
def test_arriving_in_any_castle_gives_one_health_or_one_power(castle: int) -> None:
    s = worn(put(by_day(HORSE), BRANN, left("I1") if castle == BLUE else left("I5")))
    s.players[0].power = 1
    t = table(s).choose(0, Travel(BRANN, Region(CASTLE_REGION[castle]), STRAIGHT)).expects(0, GAIN)
    assert t.choices(0) == [GAIN_HEALTH, GAIN_POWER]
    t.choose(0, GAIN_POWER).expects(1, MOVE)
    assert (t.state.players[0].health, t.state.players[0].power) == (5, 2)


@pytest.mark.rule("TEQ-REG-02", "TEQ-RULING-18")
def test_a_hero_already_present_or_returning_does_not_arrive() -> None:
    s = worn(put(put(by_day(FOOT), ODILE, grotto("g4")), KETH, left("I1")))
    t = table(s).choose(0, Travel(KETH, Region(right("I3")), STRAIGHT))  # the Heart Caps heal nobody who was there
    assert t.state.players[0].health == 5
    s = worn(put(laid(), BRANN, portal(0)))
    t = table(s).choose(0, REST, GAIN_HEALTH).expects(1, TAKE)  # one gain for the return, none for an arrival
    assert t.state.players[0].health == 6


@pytest.mark.rule("TEQ-REG-03", "TEQ-REG-05")
def test_who_arrives_in_a_temple_stands_at_the_entrance_and_on_an_obelisk_nothing_happens_by_day() -> None:
    t = table(by_day(HORSE)).choose(0, Travel(BRANN, Region(temple("ember")), STRAIGHT)).expects(1, MOVE)
    assert t.state.players[0].spaces[BRANN] == 0
    t.choose(1, IDLE)
    t = table(by_day(HORSE)).choose(0, Travel(BRANN, Region(obelisk(1)), STRAIGHT)).expects(1, MOVE)
    assert t.state.players[0].spell == 0


@pytest.mark.rule("TEQ-REG-09")
def test_who_arrives_on_a_portal_calms_its_goblin() -> None:
    s = put(by_day(FOOT), BRANN, left("S1"))
    s.goblins[0] = AGGRESSIVE
    assert table(s).choose(0, Travel(BRANN, Region(portal(0)), STRAIGHT)).state.goblins[0] == PASSIVE
