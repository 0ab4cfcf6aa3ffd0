"""Exhaustion: Health 0 ends a player's Night."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import ATTACK, CASTLE_REGION, DAMAGE, LAST_SPACE, POWER, TORCH
from flambeau.games.tiny_epic_quest.choices import Strike
from flambeau.games.tiny_epic_quest.events import GoblinHealed, QuestTaken, Returned, SpellLearned, TempleCompleted
from flambeau.games.tiny_epic_quest.model import Portal, Realm, Region
from flambeau.games.tiny_epic_quest.rules.limits import max_health, max_power
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.symbols import SYMBOLS
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    KETH,
    LEVEL,
    MARLO,
    ODILE,
    RED,
    laid,
    legend,
    obelisk,
    own,
    portal,
    put,
    quest,
    roll,
    table,
    temple,
)

HIT = (DAMAGE, ATTACK, ATTACK, ATTACK, ATTACK)


def weak(seats: int = 2, **fields: object) -> Realm:
    """Seat 0 has 1 Health and nothing to defend with; seat 1 cannot defend either."""
    s = laid(seats, **fields)
    s.players[0].health, s.players[0].power, s.players[1].power = 1, 0, 0
    return s


@pytest.mark.rule("TEQ-EXH-01", "TEQ-EXH-02", "TEQ-EX-14")
def test_at_zero_health_a_player_rests_exhausted_with_fixed_health_and_power() -> None:
    s = weak()
    s.players[0].spell, s.players[0].goblins = 3, 2
    t = roll(table(s), *HIT)
    p = t.state.players[0]
    assert (p.adventuring, p.health, p.power, p.spell) == (False, 6, 3, 2)
    assert (max_health(p), max_power(p)) == (8, 5)
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-EXH-03", "TEQ-TEMPLE-10", "TEQ-EXH-10")
def test_all_heroes_of_an_exhausted_player_go_home_without_progress_and_without_gain() -> None:
    s = weak()
    put(s, BRANN, temple("ember"), 3)
    put(s, ODILE, obelisk(1))
    put(s, KETH, portal(0))
    t = roll(table(s), *HIT)
    assert t.state.where[:3] == [CASTLE_REGION[RED]] * 3
    assert t.state.players[0].spaces[:3] == [0, 0, 0]
    assert t.told(Returned) == [Returned(hero, Region(CASTLE_REGION[RED])) for hero in (BRANN, ODILE, KETH)]
    assert (t.state.players[0].health, t.state.players[0].power) == (6, 3)
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-EXH-04", "TEQ-RULING-40")
def test_later_dice_of_the_roll_are_void_for_an_exhausted_player_alone() -> None:
    s = weak()
    put(s, BRANN, temple("ember"))
    put(s, MARLO, temple("gale"))
    t = roll(table(s), DAMAGE, POWER, TORCH, TORCH, ATTACK)
    assert t.state.players[0].power == 3 and t.state.players[1].power == 1
    t.expects(1, SYMBOLS)


@pytest.mark.rule("TEQ-EXH-05")
def test_exhaustion_sets_health_to_six_and_power_to_three_whatever_the_maxima() -> None:
    s = weak()
    s.players[0].spell, s.players[0].goblins = 7, 4
    t = roll(table(s), *HIT)
    assert (t.state.players[0].health, t.state.players[0].power) == (6, 3)


@pytest.mark.rule("TEQ-EXH-06", "TEQ-RULING-02")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (0, 0)])
def test_exhaustion_costs_one_spell_level_and_leaves_the_magic_token(before: int, after: int) -> None:
    s = weak(magic=LEVEL[1])
    s.players[0].spell = before
    t = roll(table(s), *HIT)
    assert t.state.players[0].spell == after
    assert t.state.magic == LEVEL[1]


@pytest.mark.rule("TEQ-EXH-07", "TEQ-SPELL-08", "TEQ-REST-08")
def test_an_exhausted_player_completes_no_temple_and_learns_no_spell() -> None:
    s = weak(magic=LEVEL[1], offer=[quest("T01")])
    put(s, BRANN, temple("ember"), LAST_SPACE)
    put(s, ODILE, obelisk(1))
    t = roll(table(s), *HIT)
    assert t.told(TempleCompleted) == [] and t.told(QuestTaken) == [] and t.told(SpellLearned) == []
    assert t.state.players[0].tracks == [0, 0, 0]


@pytest.mark.rule("TEQ-EXH-08", "TEQ-ATK-06")
def test_a_goblin_whose_attacker_is_exhausted_heals() -> None:
    s = put(weak(), BRANN, portal(2))
    s.players[0].hits[2] = 3
    t = roll(table(s), *HIT)
    assert t.told(GoblinHealed) == [GoblinHealed(Portal(2))]
    assert t.state.players[0].hits == [0] * 7


@pytest.mark.rule("TEQ-EXH-09", "TEQ-EXH-11")
def test_goblin_tokens_items_quests_and_legendary_progress_are_kept() -> None:
    s = own(weak(), BRANN, legend(RED, 0))
    p = s.players[0]
    p.goblins, p.quests, p.tracks = 2, (quest("P01"),), [2, 1, 0]
    t = roll(table(s), *HIT).expects(1, TAKE)
    p = t.state.players[0]
    assert (p.goblins, p.quests, p.tracks) == (2, (quest("P01"),), [2, 1, 0])
    assert t.state.held[legend(RED, 0)] == BRANN


@pytest.mark.rule("TEQ-EXH-10", "TEQ-RULING-121")
def test_exhaustion_gives_no_gain_for_returned_heroes_even_below_the_maximum() -> None:
    s = put(weak(), BRANN, portal(0))
    s.players[0].goblins, s.players[0].spell = 2, 3  # maxima of 8 and 6
    t = roll(table(s), *HIT).expects(1, TAKE)
    assert (t.state.players[0].health, t.state.players[0].power) == (6, 3)


@pytest.mark.rule("TEQ-RULING-94")
def test_a_goblin_defeated_in_an_earlier_roll_is_kept_by_who_falls_later() -> None:
    s = put(weak(), BRANN, portal(0))
    s.players[0].hits[0] = 4
    t = roll(table(s), ATTACK, ATTACK, ATTACK, ATTACK, ATTACK).choose(0, Strike(BRANN, Portal(0)))
    roll(t, DAMAGE, DAMAGE, ATTACK, ATTACK, ATTACK, seat=1)
    assert t.state.players[0].goblins == 1 and not t.state.players[0].adventuring
