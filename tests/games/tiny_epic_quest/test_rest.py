"""Resting: each Hero according to its region."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import CASTLE_REGION, LAST_SPACE
from flambeau.games.tiny_epic_quest.choices import GAIN_HEALTH, GAIN_POWER, LEARN, Resolve
from flambeau.games.tiny_epic_quest.events import GoblinHealed, Returned, TempleCompleted
from flambeau.games.tiny_epic_quest.model import NO_GOBLIN, Portal
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.rest import REST_ORDER, RETURN_GAIN
from flambeau.games.tiny_epic_quest.rules.spells import SPELL
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    KETH,
    LEVEL,
    ODILE,
    RED,
    laid,
    obelisk,
    portal,
    put,
    rest,
    table,
    temple,
)

HOME = CASTLE_REGION[RED]


@pytest.mark.rule("TEQ-EX-16", "TEQ-REST-02", "TEQ-REST-07")
def test_a_rest_sends_two_heroes_home_with_a_gain_each_and_leaves_the_third_in_its_temple() -> None:
    s = put(put(put(laid(), BRANN, obelisk(9)), ODILE, portal(0)), KETH, temple("ember"), 2)
    s.players[0].hits[0] = 3
    s.players[0].health = s.players[0].power = 1
    t = rest(table(s)).expects(0, REST_ORDER)
    assert t.choices(0) == [Resolve(BRANN), Resolve(ODILE)]
    t.choose(0, Resolve(ODILE), GAIN_HEALTH, GAIN_POWER).expects(1, TAKE)
    p = t.state.players[0]
    assert (p.health, p.power, p.spaces[2]) == (2, 2, 2)
    assert t.state.where[:3] == [HOME, HOME, temple("ember")]
    assert t.told(GoblinHealed) == [GoblinHealed(Portal(0))]
    assert t.told(Returned) == [Returned(ODILE), Returned(BRANN)]


@pytest.mark.rule("TEQ-REST-03", "TEQ-RULING-57")
def test_a_hero_on_an_obelisk_returns_even_if_it_learns_nothing() -> None:
    t = rest(table(put(laid(), BRANN, obelisk(5)))).expects(0, RETURN_GAIN)
    assert t.state.where[BRANN] == HOME


@pytest.mark.rule("TEQ-REST-04", "TEQ-RULING-60")
def test_a_hero_on_the_last_space_must_complete_the_temple_and_returns_even_if_nothing_applies() -> None:
    s = put(laid(), BRANN, temple("gale"), LAST_SPACE)  # for red, Gale is only a second Temple
    t = rest(table(s)).expects(0, RETURN_GAIN).choose(0, GAIN_HEALTH)
    assert len(t.told(TempleCompleted)) == 1
    assert t.state.where[BRANN] == HOME and t.state.players[0].spaces[0] == 0
    assert t.state.players[0].tracks == [0, 0, 0]


@pytest.mark.rule("TEQ-REST-06", "TEQ-TEMPLE-11")
@pytest.mark.parametrize(("region", "space"), [(temple("ember"), 0), (temple("ember"), 3), (20, 0), (HOME, 0)])
def test_heroes_in_castles_grottoes_and_on_earlier_temple_spaces_stay(region: int, space: int) -> None:
    t = rest(table(put(laid(), BRANN, region, space))).expects(1, TAKE)
    assert t.state.where[BRANN] == region
    assert t.state.players[0].spaces[0] == space


@pytest.mark.rule("TEQ-REST-06")
def test_only_heroes_that_return_can_be_resolved() -> None:
    s = put(put(laid(), BRANN, obelisk(9)), ODILE, portal(0))
    t = rest(table(s))
    assert t.refused(0, Resolve(KETH)) == "TEQ-REST-06"


@pytest.mark.rule("TEQ-REST-05", "TEQ-RULING-51")
def test_a_hero_on_a_portal_returns_whether_its_goblin_is_there_or_not() -> None:
    s = put(laid(), BRANN, portal(0))
    s.goblins[0] = NO_GOBLIN
    t = rest(table(s)).expects(0, RETURN_GAIN).choose(0, GAIN_POWER)
    assert t.state.where[BRANN] == HOME


@pytest.mark.rule("TEQ-GEN-06", "TEQ-REST-07")
def test_each_returned_hero_gives_one_health_or_one_power_as_the_player_likes() -> None:
    s = put(put(laid(), BRANN, portal(0)), ODILE, portal(1))
    s.players[0].health = s.players[0].power = 2
    t = rest(table(s)).choose(0, Resolve(BRANN))
    assert t.choices(0) == [GAIN_HEALTH, GAIN_POWER]
    t.choose(0, GAIN_POWER, GAIN_POWER)
    assert (t.state.players[0].health, t.state.players[0].power) == (2, 3)  # the second one is lost at the maximum


@pytest.mark.rule("TEQ-RULING-62", "TEQ-GEN-05")
def test_the_return_gain_comes_after_learning_with_the_maximum_then_valid() -> None:
    s = put(laid(magic=LEVEL[1]), BRANN, obelisk(1))
    t = rest(table(s)).choose(0, LEARN, GAIN_POWER)
    assert t.state.players[0].power == 4


@pytest.mark.rule("TEQ-RULING-54")
def test_each_hero_is_resolved_completely_before_the_next() -> None:
    s = put(put(laid(magic=LEVEL[1]), BRANN, obelisk(1)), ODILE, portal(0))
    t = rest(table(s)).choose(0, Resolve(BRANN)).expects(0, SPELL).choose(0, LEARN).expects(0, RETURN_GAIN)
    assert t.state.where[ODILE] == portal(0)


@pytest.mark.rule("TEQ-GEN-04")
def test_health_and_power_belong_to_the_player_whichever_hero_gains() -> None:
    s = put(put(laid(), BRANN, portal(0)), KETH, portal(1))
    s.players[0].health = 1
    t = rest(table(s)).choose(0, Resolve(KETH), GAIN_HEALTH, GAIN_HEALTH)
    assert t.state.players[0].health == 3


@pytest.mark.rule("TEQ-REST-02")
def test_a_rest_can_be_taken_back_while_others_go_on() -> None:
    t = rest(table(put(laid(), BRANN, portal(0)))).choose(0, GAIN_HEALTH)
    t.match.undo(0)
    t.match.undo(0)
    t.expects(0, TAKE)
    assert t.state.players[0].adventuring
