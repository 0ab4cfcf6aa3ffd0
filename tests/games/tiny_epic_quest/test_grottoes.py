"""Mushroom Grottoes on both sides of their cards."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import ALL_CARDS, BOW, CASTLE_REGION, GROTTO_EFFECTS, LAST_MAGIC
from flambeau.games.tiny_epic_quest.choices import ACCEPT, GAIN_HEALTH, LEAVE, Calm, Claim, Equip, Guide, Smite, Travel
from flambeau.games.tiny_epic_quest.events import GoblinDefeated, GrottoUsed, TempleCompleted
from flambeau.games.tiny_epic_quest.geometry import STRAIGHT
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, NO_GOBLIN, PASSIVE, Portal, Realm, Region
from flambeau.games.tiny_epic_quest.rules.gains import GAIN
from flambeau.games.tiny_epic_quest.rules.grottoes import GROTTO
from flambeau.games.tiny_epic_quest.rules.limits import max_health
from flambeau.games.tiny_epic_quest.rules.movement import MOVE
from flambeau.kernel import Seat
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    KETH,
    MARLO,
    ODILE,
    RED,
    by_day,
    grotto,
    own,
    portal,
    put,
    quest,
    right,
    table,
    temple,
    worn,
)

# Where a Hero can set out for each Grotto of the test layout, by Horse or Raft, and the card that leads there.
FROM = {"g1": "S1", "g2": "S1", "g3": "I2", "g4": "I4", "g5": "S8", "g6": "S8", "g7": "S6"}


def visit(s: Realm, name: str) -> Table:
    """Brann arrives in a Grotto by Horse."""
    put(s, BRANN, right(FROM[name]))
    return table(s).choose(0, Travel(BRANN, Region(grotto(name)), STRAIGHT))


def dark(s: Realm) -> Realm:
    """Every card shows its dark side."""
    s.dark = ALL_CARDS
    return s


@pytest.mark.rule("TEQ-REG-07", "TEQ-TEMPLE-02", "TEQ-RULING-106")
def test_lantern_caps_advance_a_temple_hero_whatever_the_symbols() -> None:
    s = put(put(by_day(), ODILE, temple("ember")), KETH, temple("tide"), 2)
    t = visit(s, "g1").expects(0, GROTTO)
    assert t.choices(0) == [Guide(ODILE), Guide(KETH), LEAVE]
    t.choose(0, Guide(ODILE)).expects(1, MOVE)
    assert t.state.players[0].spaces[ODILE] == 1  # from the entrance to space 1
    assert t.told(GrottoUsed) == [GrottoUsed(BRANN, Region(grotto("g1")))]


@pytest.mark.rule("TEQ-RULING-19")
def test_a_grotto_may_be_left_and_without_a_target_it_does_nothing() -> None:
    t = visit(put(by_day(), ODILE, temple("ember")), "g1").choose(0, LEAVE).expects(1, MOVE)
    assert t.state.players[0].spaces[ODILE] == 0
    visit(by_day(), "g1").expects(1, MOVE)


@pytest.mark.rule("TEQ-EX-21", "TEQ-TEMPLE-07", "TEQ-QUEST-08")
def test_reaching_the_last_space_by_day_completes_the_temple_at_once() -> None:
    s = worn(put(by_day(offer=[quest("T01")]), ODILE, temple("ember"), 3))
    t = visit(s, "g1").choose(0, Guide(ODILE)).expects(0, GAIN)
    assert t.state.where[ODILE] == CASTLE_REGION[RED] and t.state.players[0].spaces[ODILE] == 0
    t.choose(0, GAIN_HEALTH, Claim(quest("T01")), Equip(ODILE)).expects(1, MOVE)
    p = t.state.players[0]
    assert (p.health, p.tracks, p.quests) == (6, [1, 0, 0], (quest("T01"),))
    assert len(t.told(TempleCompleted)) == 1


@pytest.mark.rule("TEQ-GLOOM-04", "TEQ-DAN-19")
def test_on_the_dark_side_lantern_caps_cost_one_power() -> None:
    s = dark(put(by_day(), ODILE, temple("ember")))
    s.players[0].power = 1
    t = visit(s, "g1").choose(0, Guide(ODILE))
    assert (t.state.players[0].power, t.state.players[0].spaces[ODILE]) == (0, 1)
    s = dark(put(by_day(), ODILE, temple("ember")))
    s.players[0].power = 0
    visit(s, "g1").expects(1, MOVE)


@pytest.mark.rule("TEQ-GLOOM-04")
def test_on_the_dark_side_deep_caps_do_not_reach_the_last_space() -> None:
    t = visit(dark(put(put(by_day(), ODILE, temple("ember"), 3), KETH, temple("tide"), 2)), "g2")
    assert t.choices(0) == [Guide(KETH), LEAVE]
    assert t.refused(0, Guide(ODILE)) == "TEQ-RULING-105"
    t = visit(put(by_day(), ODILE, temple("ember"), 3), "g2")
    assert Guide(ODILE) in t.choices(0)


@pytest.mark.rule("TEQ-RULING-92", "TEQ-RULING-111")
def test_fist_caps_hit_only_a_goblin_on_whose_portal_an_own_hero_stands() -> None:
    s = own(put(put(by_day(), ODILE, portal(0)), MARLO, portal(1)), KETH, BOW)
    t = visit(s, "g3")
    assert t.choices(0) == [Smite(Portal(0)), LEAVE]
    t.choose(0, Smite(Portal(0)))
    assert t.state.players[0].hits[0] == 2


@pytest.mark.rule("TEQ-RULING-100")
def test_a_goblin_defeated_by_day_is_taken_at_once_and_its_hero_stays() -> None:
    s = put(by_day(), ODILE, portal(0))
    s.players[0].hits[0] = 3
    t = visit(s, "g3").choose(0, Smite(Portal(0)))
    p = t.state.players[0]
    assert t.told(GoblinDefeated) == [GoblinDefeated(Seat(0), Portal(0))]
    assert (p.goblins, max_health(p), t.state.goblins[0], t.state.where[ODILE]) == (1, 7, NO_GOBLIN, portal(0))


@pytest.mark.rule("TEQ-GLOOM-04", "TEQ-REG-07")
def test_on_the_dark_side_fist_caps_hit_once() -> None:
    t = visit(dark(put(by_day(), ODILE, portal(0))), "g3").choose(0, Smite(Portal(0)))
    assert t.state.players[0].hits[0] == 1


@pytest.mark.rule("TEQ-REG-07", "TEQ-GEN-05")
@pytest.mark.parametrize(("side", "health"), [(0, 5), (ALL_CARDS, 4)])
def test_heart_caps_heal(side: int, health: int) -> None:
    s = by_day(dark=side)
    s.players[0].health = 3
    t = visit(s, "g4").choose(0, ACCEPT)
    assert t.state.players[0].health == health


@pytest.mark.rule("TEQ-RULING-20")
def test_on_the_dark_side_spark_caps_take_health_but_never_the_last() -> None:
    s = dark(by_day())
    s.players[0].health, s.players[0].power = 2, 0
    t = visit(s, "g5").choose(0, ACCEPT)
    assert (t.state.players[0].health, t.state.players[0].power) == (1, 2)
    s = dark(by_day())
    s.players[0].health, s.players[0].power = 1, 0
    visit(s, "g5").expects(1, MOVE)


@pytest.mark.rule("TEQ-REG-07", "TEQ-RULING-105")
def test_veil_caps_calm_a_goblin_anywhere_and_give_a_power_even_without_one() -> None:
    s = by_day()
    s.players[0].power = 1
    s.goblins[2] = s.goblins[3] = AGGRESSIVE
    t = visit(s, "g6")
    assert t.choices(0) == [Calm(Portal(2)), Calm(Portal(3)), LEAVE]
    t.choose(0, Calm(Portal(3)))
    assert (t.state.goblins[2], t.state.goblins[3], t.state.players[0].power) == (AGGRESSIVE, PASSIVE, 2)
    s = by_day()
    s.players[0].power = 1
    t = visit(s, "g6").choose(0, ACCEPT)
    assert t.state.players[0].power == 2 and t.state.goblins == [PASSIVE] * 7


@pytest.mark.rule("TEQ-RULING-105")
def test_dream_caps_move_the_magic_token_never_onto_its_last_space() -> None:
    t = visit(by_day(magic=3), "g7").choose(0, ACCEPT)
    assert t.state.magic == 4
    visit(by_day(magic=LAST_MAGIC - 1), "g7").expects(1, MOVE)


@pytest.mark.rule("TEQ-RULING-105")
def test_a_grotto_that_would_change_nothing_is_not_offered() -> None:
    visit(by_day(), "g4").expects(1, MOVE)  # Health is full
    t = visit(put(by_day(), ODILE, temple("ember")), "g1")
    assert t.refused(0, Guide(KETH)) == "TEQ-RULING-105"
    assert t.refused(0, ACCEPT) == "TEQ-RULING-105"


@pytest.mark.rule("TEQ-RULING-18")
def test_a_hero_that_stays_in_a_grotto_uses_it_once() -> None:
    s = worn(by_day())
    t = visit(s, "g4").choose(0, ACCEPT)
    assert t.state.players[0].health == 6
    t.expects(1, MOVE)
    assert GROTTO_EFFECTS[0][3] == (("health", 2),)
