"""Attacking Goblins: Attack symbols, Sword, Boomerang, Bow and War Mallet."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import ATTACK, BOOMERANG, BOW, MALLET, SCROLL, SWORD, TORCH
from flambeau.games.tiny_epic_quest.choices import DONE, GAIN_HEALTH, REST, ROLL, Blow, Strike, Throw
from flambeau.games.tiny_epic_quest.events import GoblinDefeated, GoblinHealed, GoblinHit
from flambeau.games.tiny_epic_quest.model import AGGRESSIVE, NO_GOBLIN, PASSIVE, Portal, Realm
from flambeau.games.tiny_epic_quest.rules.goblins import in_bowshot
from flambeau.games.tiny_epic_quest.rules.limits import max_health
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.symbols import SYMBOLS
from flambeau.kernel import Seat
from tests.games.tiny_epic_quest.laying import (
    BLUE,
    BRANN,
    KETH,
    MARLO,
    ODILE,
    RED,
    laid,
    legend,
    own,
    portal,
    put,
    rest,
    roll,
    table,
    temple,
)

# In the test layout Portal 0 is on S2, next to S1, S3, C1, I1, C2; Portal 1 on S3; Portal 2 on S4, next to C1, I2, C3.
S2 = Portal(0)
S3 = Portal(1)
ALL_ATTACKS = (ATTACK,) * 5
NO_ATTACKS = (TORCH, TORCH, TORCH, SCROLL, SCROLL)


def hunter(power: int = 0) -> Realm:
    """Brann on the first Portal; nobody else has anything to do."""
    s = put(laid(), BRANN, portal(0))
    s.players[0].power, s.players[1].power = power, 0
    return s


@pytest.mark.rule("TEQ-SYM-03", "TEQ-ATK-01")
def test_each_attack_symbol_deals_one_damage_to_the_goblin_of_the_portal() -> None:
    t = roll(table(hunter()), ATTACK, ATTACK, SCROLL, SCROLL, SCROLL).choose(0, Strike(BRANN, S2), Strike(BRANN, S2))
    assert t.told(GoblinHit) == [GoblinHit(BRANN, S2, 1)] * 2
    assert t.state.players[0].hits[S2] == 2


@pytest.mark.rule("TEQ-ATK-02", "TEQ-ATK-03", "TEQ-ATK-04")
def test_the_fifth_damage_defeats_a_goblin_and_its_token_raises_max_health() -> None:
    t = roll(table(hunter()), *ALL_ATTACKS).choose(0, *[Strike(BRANN, S2)] * 4)
    assert t.told(GoblinDefeated) == []
    t.choose(0, Strike(BRANN, S2))
    assert t.told(GoblinDefeated) == [GoblinDefeated(Seat(0), S2)]
    p = t.state.players[0]
    assert (p.goblins, max_health(p), p.health) == (1, 7, 6)
    assert t.state.goblins[S2] == NO_GOBLIN


@pytest.mark.rule("TEQ-RULING-51", "TEQ-RULING-52")
def test_excess_damage_is_lost_and_the_hero_stays_on_the_empty_portal_until_the_rest() -> None:
    s = own(hunter(), BRANN, MALLET)
    s.players[0].hits[S2] = 4
    t = roll(table(s), *ALL_ATTACKS).choose(0, Strike(BRANN, S2))
    assert t.told(GoblinHit) == [GoblinHit(BRANN, S2, 1)]
    assert t.state.where[BRANN] == portal(0)
    roll(t, *NO_ATTACKS, seat=1)
    rest(t).choose(0, GAIN_HEALTH)
    assert t.state.players[0].health == 7  # the maximum rose with the token, the value only now


@pytest.mark.rule("TEQ-ATK-06", "TEQ-REST-05")
def test_a_goblin_heals_when_its_attacker_rests() -> None:
    t = roll(table(hunter()), ATTACK, SCROLL, SCROLL, SCROLL, SCROLL).choose(0, Strike(BRANN, S2))
    rest(roll(t, *NO_ATTACKS, seat=1)).choose(0, GAIN_HEALTH)
    assert t.told(GoblinHealed) == [GoblinHealed(S2)]
    assert t.state.players[0].hits[S2] == 0
    assert t.state.goblins[S2] == PASSIVE


@pytest.mark.rule("TEQ-LEG-05", "TEQ-EX-22", "TEQ-LEG-06")
def test_the_sword_defeats_a_goblin_for_five_power_before_any_roll() -> None:
    s = own(hunter(5), BRANN, legend(RED, SWORD))
    s.players[0].spell = 2
    t = table(s)
    for _ in range(5):
        t.expects(0, TAKE).choose(0, Blow(BRANN))
    p = t.state.players[0]
    assert (p.power, p.goblins, max_health(p)) == (0, 1, 7)
    assert t.choices(0) == [ROLL, REST]


@pytest.mark.rule("TEQ-LEG-06", "TEQ-RULING-47")
def test_the_sword_may_be_used_in_another_players_roll_and_with_attack_dice() -> None:
    s = own(hunter(1), BRANN, legend(RED, SWORD))
    s.night.holder = Seat(1)
    t = roll(table(s), ATTACK, SCROLL, SCROLL, SCROLL, SCROLL, seat=1).expects(0, SYMBOLS)
    t.choose(0, Blow(BRANN), Strike(BRANN, S2))
    assert t.state.players[0].hits[S2] == 2
    assert t.state.players[0].power == 0


@pytest.mark.rule("TEQ-LEG-05", "TEQ-EQUIP-03")
def test_the_sword_serves_only_its_carrier_on_a_portal_with_a_goblin() -> None:
    s = own(hunter(2), ODILE, legend(RED, SWORD))
    t = table(s)
    assert t.choices(0) == [ROLL, REST]
    assert t.refused(0, Blow(BRANN)) == "TEQ-LEG-05"
    assert t.refused(0, Blow(ODILE)) == "TEQ-REG-09"


@pytest.mark.rule("TEQ-RULING-108")
def test_the_boomerang_deals_one_damage_for_one_power_once_per_roll() -> None:
    s = own(hunter(3), BRANN, BOOMERANG)
    t = roll(table(s), *NO_ATTACKS)
    assert t.choices(0) == [Throw(BRANN), DONE]
    t.choose(0, Throw(BRANN)).expects(1, TAKE)
    roll(t, *NO_ATTACKS, seat=1).choose(0, Throw(BRANN))  # the limit is renewed with every roll of any player
    assert t.state.players[0].hits[S2] == 2 and t.state.players[0].power == 1


@pytest.mark.rule("TEQ-RULING-108", "TEQ-RULING-47")
def test_the_boomerang_waits_for_step_four() -> None:
    assert table(own(hunter(3), BRANN, BOOMERANG)).choices(0) == [ROLL, REST]


@pytest.mark.rule("TEQ-RULING-112")
def test_the_war_mallet_doubles_the_first_attack_die_of_its_carrier_in_a_roll() -> None:
    s = own(own(hunter(1), BRANN, MALLET), BRANN, legend(RED, SWORD))
    t = roll(table(s), ATTACK, ATTACK, SCROLL, SCROLL, SCROLL)
    t.choose(0, Blow(BRANN), Strike(BRANN, S2), Strike(BRANN, S2))
    assert [told.by for told in t.told(GoblinHit)] == [1, 2, 1]


@pytest.mark.rule("TEQ-RULING-111", "TEQ-RULING-110")
def test_the_bow_reaches_goblins_on_adjacent_cards_and_none_on_its_own() -> None:
    s = own(put(laid(), BRANN, temple("ember")), BRANN, BOW)  # on I1, next to S2 and S3 (S1 holds a Temple)
    assert in_bowshot(s, s.players[0], BRANN) == [0, 1]
    put(s, BRANN, 2 * (portal(0) // 2))  # in the Grotto of S2 itself
    assert in_bowshot(s, s.players[0], BRANN) == [1]


@pytest.mark.rule("TEQ-RULING-111", "TEQ-REG-10")
def test_the_bow_may_not_aim_at_a_portal_with_a_hero() -> None:
    s = put(own(put(laid(), BRANN, temple("ember")), BRANN, BOW), MARLO, portal(0))
    t = roll(table(s), *ALL_ATTACKS)
    assert t.choices(0, Strike) == [Strike(BRANN, S3)]
    assert t.refused(0, Strike(BRANN, S2)) == "TEQ-RULING-111"
    put(s, ODILE, portal(1))
    assert in_bowshot(s, s.players[0], BRANN) == []


@pytest.mark.rule("TEQ-RULING-111")
def test_a_goblin_hit_from_afar_keeps_its_face_heals_at_the_rest_and_is_taken_as_usual() -> None:
    s = own(laid(), KETH, BOW)  # in the red Castle on C1, next to S2
    s.players[0].power = s.players[1].power = 0
    s.goblins[0] = AGGRESSIVE
    t = roll(table(s), ATTACK, ATTACK, TORCH, SCROLL, SCROLL).choose(0, Strike(KETH, S2), Strike(KETH, S2))
    assert t.state.goblins[0] == AGGRESSIVE
    t = roll(t, *ALL_ATTACKS, seat=1).choose(0, *[Strike(KETH, S2)] * 3, DONE)
    assert t.told(GoblinDefeated) == [GoblinDefeated(Seat(0), S2)]
    roll(t, ATTACK, TORCH, TORCH, SCROLL, SCROLL).choose(0, Strike(KETH, Portal(2)))
    rest(roll(t, *NO_ATTACKS, seat=1)).expects(1, TAKE)
    assert t.told(GoblinHealed) == [GoblinHealed(Portal(2))]


@pytest.mark.rule("TEQ-RULING-111")
def test_a_bow_carrier_on_a_portal_may_split_symbols_and_uses_no_sword_at_range() -> None:
    s = own(own(hunter(2), BRANN, BOW), BRANN, legend(RED, SWORD))
    s.players[0].hits[S2] = 4
    t = roll(table(s), ATTACK, ATTACK, SCROLL, SCROLL, SCROLL)
    t.choose(0, Strike(BRANN, S2), Strike(BRANN, S3))  # its own Goblin falls: no blow with the Sword is left
    assert t.state.players[0].hits[S3] == 1
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-RULING-112", "TEQ-RULING-111")
def test_the_war_mallet_works_through_the_bow() -> None:
    s = own(own(laid(), BRANN, BOW), BRANN, MALLET)
    t = roll(table(s), *ALL_ATTACKS).choose(0, Strike(BRANN, S2))
    assert t.told(GoblinHit) == [GoblinHit(BRANN, S2, 2)]


@pytest.mark.rule("TEQ-RULING-45", "TEQ-ATK-03")
def test_two_players_can_defeat_their_goblins_in_the_same_step() -> None:
    s = put(put(laid(), BRANN, portal(0)), MARLO, portal(1))
    s.players[0].hits[0] = s.players[1].hits[1] = 4
    t = roll(table(s), ATTACK, SCROLL, SCROLL, SCROLL, SCROLL)
    t.choose(1, Strike(MARLO, S3)).choose(0, Strike(BRANN, S2))
    assert [p.goblins for p in t.state.players] == [1, 1]
    assert t.state.goblins[:2] == [NO_GOBLIN, NO_GOBLIN]


@pytest.mark.rule("TEQ-REG-09")
def test_a_hero_on_an_empty_portal_attacks_nothing() -> None:
    s = hunter()
    s.goblins[0] = NO_GOBLIN
    roll(table(s), *ALL_ATTACKS).expects(1, TAKE)


@pytest.mark.rule("TEQ-LEG-05")
def test_another_colours_sword_is_not_mine() -> None:
    s = own(put(laid(), MARLO, portal(0)), MARLO, legend(BLUE, SWORD))
    assert table(s).choices(0) == [ROLL, REST]
