"""Resting: each Hero according to its region, then the returns, then the gains."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import CASTLE_REGION, LAST_SPACE, STAFF
from flambeau.games.tiny_epic_quest.choices import GAIN_HEALTH, GAIN_POWER, LEARN, Resolve
from flambeau.games.tiny_epic_quest.events import GoblinHealed, Returned, TempleCompleted
from flambeau.games.tiny_epic_quest.model import NO_GOBLIN, Portal, Region
from flambeau.games.tiny_epic_quest.rules.gains import GAIN
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.rest import REST_ORDER
from flambeau.games.tiny_epic_quest.rules.spells import SPELL
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    KETH,
    LEVEL,
    ODILE,
    RED,
    grotto,
    laid,
    legend,
    obelisk,
    own,
    portal,
    put,
    rest,
    table,
    temple,
    worn,
)

HOME = Region(CASTLE_REGION[RED])


@pytest.mark.rule("TEQ-EX-16", "TEQ-REST-02", "TEQ-REST-07")
def test_a_rest_sends_two_heroes_home_with_a_gain_each_and_leaves_the_third_in_its_temple() -> None:
    s = put(put(put(laid(), BRANN, obelisk(9)), ODILE, portal(0)), KETH, temple("ember"), 2)
    s.players[0].hits[0] = 3
    s.players[0].health = s.players[0].power = 1
    t = rest(table(s)).expects(0, GAIN).choose(0, GAIN_HEALTH, GAIN_POWER).expects(1, TAKE)
    p = t.state.players[0]
    assert (p.health, p.power, p.spaces[KETH]) == (2, 2, 2)
    assert t.state.where[:3] == [HOME, HOME, temple("ember")]
    assert t.told(GoblinHealed) == [GoblinHealed(Portal(0))]
    assert t.told(Returned) == [Returned(BRANN, HOME), Returned(ODILE, HOME)]


@pytest.mark.rule("TEQ-REST-03", "TEQ-RULING-57")
def test_a_hero_on_an_obelisk_returns_even_if_it_learns_nothing() -> None:
    t = rest(table(worn(put(laid(), BRANN, obelisk(5))))).expects(0, GAIN)
    assert t.state.where[BRANN] == HOME


@pytest.mark.rule("TEQ-REST-04", "TEQ-RULING-60")
def test_a_hero_on_the_last_space_must_complete_the_temple_and_returns_even_if_nothing_applies() -> None:
    s = worn(put(laid(), BRANN, temple("gale"), LAST_SPACE))  # for red, Gale is only a second Temple
    t = rest(table(s)).expects(0, GAIN).choose(0, GAIN_HEALTH)
    assert len(t.told(TempleCompleted)) == 1
    assert t.state.where[BRANN] == HOME and t.state.players[0].spaces[0] == 0
    assert t.state.players[0].tracks == [0, 0, 0]


@pytest.mark.rule("TEQ-REST-06", "TEQ-TEMPLE-11")
@pytest.mark.parametrize(
    ("region", "space"), [(temple("ember"), 0), (temple("ember"), 3), (grotto("g1"), 0), (CASTLE_REGION[3], 0)]
)
def test_heroes_in_castles_grottoes_and_on_earlier_temple_spaces_stay(region: int, space: int) -> None:
    t = rest(table(worn(put(laid(), BRANN, region, space)))).expects(1, TAKE)
    assert t.state.where[BRANN] == region
    assert t.state.players[0].spaces[0] == space


@pytest.mark.rule("TEQ-REST-06", "TEQ-REST-02")
def test_only_heroes_with_something_to_resolve_are_put_in_order() -> None:
    s = put(put(laid(), BRANN, obelisk(9)), ODILE, temple("ember"), LAST_SPACE)
    t = rest(table(s)).expects(0, REST_ORDER)
    assert t.choices(0) == [Resolve(BRANN), Resolve(ODILE)]
    assert t.refused(0, Resolve(KETH)) == "TEQ-REST-06"


@pytest.mark.rule("TEQ-REST-05", "TEQ-RULING-51")
def test_a_hero_on_a_portal_returns_whether_its_goblin_is_there_or_not() -> None:
    s = worn(put(laid(), BRANN, portal(0)))
    s.goblins[0] = NO_GOBLIN
    t = rest(table(s)).expects(0, GAIN).choose(0, GAIN_POWER)
    assert t.state.where[BRANN] == HOME


@pytest.mark.rule("TEQ-GEN-06", "TEQ-REST-07", "TEQ-RULING-01")
def test_each_returned_hero_gives_one_health_or_one_power_as_the_player_likes() -> None:
    s = put(put(laid(), BRANN, portal(0)), ODILE, portal(1))
    s.players[0].health = s.players[0].power = 2
    t = rest(table(s))
    assert t.choices(0) == [GAIN_HEALTH, GAIN_POWER]
    t.choose(0, GAIN_POWER, GAIN_POWER)
    assert (t.state.players[0].health, t.state.players[0].power) == (2, 3)  # the second one is lost at the maximum


@pytest.mark.rule("TEQ-RULING-62", "TEQ-GEN-05")
def test_the_return_gain_comes_after_learning_with_the_maximum_then_valid() -> None:
    s = put(laid(magic=LEVEL[1]), BRANN, obelisk(1))
    t = rest(table(s)).choose(0, LEARN, GAIN_POWER)
    assert t.state.players[0].power == 4


@pytest.mark.rule("TEQ-RULING-54", "TEQ-RULING-62")
def test_the_power_of_one_return_cannot_pay_for_the_staff_of_another_hero() -> None:
    s = own(put(put(laid(magic=LEVEL[1]), BRANN, obelisk(2)), ODILE, portal(0)), BRANN, legend(RED, STAFF))
    s.players[0].power = 0
    t = rest(table(s)).expects(0, GAIN)  # 1 Power would do, but it comes too late
    assert t.state.players[0].spell == 0


@pytest.mark.rule("TEQ-RULING-54")
def test_each_hero_is_resolved_completely_before_the_next_and_all_return_together() -> None:
    s = worn(put(put(laid(magic=LEVEL[1]), BRANN, obelisk(1)), ODILE, temple("ember"), LAST_SPACE))
    t = rest(table(s)).choose(0, Resolve(BRANN)).expects(0, SPELL)
    assert t.told(TempleCompleted) == []
    assert t.state.where[:2] == [obelisk(1), temple("ember")]
    t.choose(0, LEARN).expects(0, GAIN)
    assert t.state.where[:2] == [HOME, HOME]


@pytest.mark.rule("TEQ-GEN-04")
def test_health_and_power_belong_to_the_player_whichever_hero_gains() -> None:
    s = put(put(laid(), BRANN, portal(0)), KETH, portal(1))
    s.players[0].health = 1
    t = rest(table(s)).choose(0, GAIN_HEALTH, GAIN_HEALTH)
    assert t.state.players[0].health == 3


@pytest.mark.rule("TEQ-REST-02")
def test_a_rest_can_be_taken_back_while_others_go_on() -> None:
    t = rest(table(worn(put(laid(), BRANN, portal(0))))).choose(0, GAIN_HEALTH)
    t.match.undo(0)
    t.match.undo(0)
    t.expects(0, TAKE)
    assert t.state.players[0].adventuring
