"""Step 1: Damage dice, defence, the Shield and the Fairy Jar."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import ATTACK, DAMAGE, FAIRY_JAR, MAGIC, POWER, SHIELD
from flambeau.games.tiny_epic_quest.choices import DEFEND, KEEP_JAR, OPEN_JAR, SUFFER
from flambeau.games.tiny_epic_quest.events import Defended, Exhausted, Hurt
from flambeau.games.tiny_epic_quest.model import BESIDE, Realm
from flambeau.games.tiny_epic_quest.rules.damage import DEFENCE, FAIRY, defence_price
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.kernel import Seat
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import BLUE, BRANN, LEVEL, MARLO, ODILE, RED, laid, legend, own, roll, table


def poor(seats: int, magic: int = 0) -> Realm:
    """Nobody has Power to defend with."""
    s = laid(seats, magic=magic)
    for p in s.players:
        p.power = 0
    return s


def healths(t: Table) -> list[int]:
    """The Health of every player."""
    return [p.health for p in t.state.players]


@pytest.mark.rule("TEQ-DMG-01", "TEQ-EX-05")
def test_three_damage_dice_cost_each_of_three_players_one_health() -> None:
    t = roll(table(poor(3)), DAMAGE, DAMAGE, DAMAGE, ATTACK, ATTACK)
    assert healths(t) == [5, 5, 5]


@pytest.mark.rule("TEQ-DMG-01", "TEQ-EX-06")
def test_the_deal_goes_round_from_the_roller_until_all_dice_are_dealt() -> None:
    t = roll(table(poor(2, LEVEL[1])), DAMAGE, DAMAGE, DAMAGE, ATTACK, ATTACK)
    assert healths(t) == [4, 5]


@pytest.mark.rule("TEQ-DMG-02", "TEQ-RULING-35")
@pytest.mark.parametrize(("level", "left"), [(0, 5), (1, 5), (2, 4), (3, 3)])
def test_a_damage_die_hits_one_player_and_costs_more_at_higher_magic(level: int, left: int) -> None:
    t = roll(table(poor(2, LEVEL[level])), DAMAGE, ATTACK, ATTACK, ATTACK, ATTACK)
    assert healths(t) == [left, 6]


@pytest.mark.rule("TEQ-DMG-03", "TEQ-EX-38")
def test_damage_is_counted_at_the_magic_level_before_this_rolls_magic_dice() -> None:
    t = roll(table(poor(2, LEVEL[2] - 2)), DAMAGE, MAGIC, MAGIC, ATTACK, ATTACK)
    assert healths(t) == [5, 6]
    assert t.state.magic == LEVEL[2]


@pytest.mark.rule("TEQ-DMG-04", "TEQ-EX-07")
def test_two_power_cancel_all_damage_of_one_die() -> None:
    s = laid(2, magic=LEVEL[2])
    s.players[0].power, s.players[1].power = 0, 2
    t = roll(table(s), DAMAGE, DAMAGE, ATTACK, ATTACK, ATTACK).expects(1, DEFENCE).choose(1, DEFEND)
    assert healths(t) == [4, 6]
    assert t.state.players[1].power == 0


@pytest.mark.rule("TEQ-DMG-05", "TEQ-LEG-07", "TEQ-EX-08")
def test_with_the_shield_one_power_cancels_a_die_of_three_damage() -> None:
    s = own(poor(2, LEVEL[3]), ODILE, legend(RED, SHIELD))
    s.players[0].power = 1
    t = roll(table(s), DAMAGE, ATTACK, ATTACK, ATTACK, ATTACK).choose(0, DEFEND)
    assert healths(t) == [6, 6]
    assert t.told(Defended) == [Defended(Seat(0), 1)]


@pytest.mark.rule("TEQ-RULING-33", "TEQ-RULING-109")
def test_a_shield_that_nobody_carries_or_that_another_player_owns_is_no_help() -> None:
    s = laid()
    s.held[legend(RED, SHIELD)] = BESIDE + RED
    own(s, MARLO, legend(BLUE, SHIELD))
    assert defence_price(s, s.players[0]) == 2
    assert defence_price(s, s.players[1]) == 1


@pytest.mark.rule("TEQ-DMG-06")
def test_defence_is_possible_for_every_die_as_long_as_power_lasts() -> None:
    s = laid()
    s.players[0].spell, s.players[0].power, s.players[1].power = 2, 5, 0
    t = roll(table(s), DAMAGE, DAMAGE, DAMAGE, DAMAGE, DAMAGE)
    t.choose(0, DEFEND, DEFEND)  # dice 1 and 3; for die 5 only 1 Power is left
    assert healths(t) == [5, 4]
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-DMG-07", "TEQ-EX-37")
def test_a_cancelled_die_is_gone_and_the_next_player_gets_the_next_die() -> None:
    s = laid(2, magic=LEVEL[2])
    s.players[0].power, s.players[1].power = 2, 0
    t = roll(table(s), DAMAGE, DAMAGE, DAMAGE, ATTACK, ATTACK).choose(0, DEFEND)
    assert healths(t) == [4, 4]


@pytest.mark.rule("TEQ-RULING-38")
def test_later_power_of_the_same_roll_does_not_help_to_defend() -> None:
    s = poor(2)
    s.players[0].power = 1
    t = roll(table(s), DAMAGE, POWER, POWER, POWER, ATTACK)
    assert t.told(Hurt) == [Hurt(Seat(0), 1)]
    assert t.state.players[0].power == 3


@pytest.mark.rule("TEQ-RULING-98")
def test_damage_above_the_remaining_health_is_lost() -> None:
    s = poor(2, LEVEL[3])
    s.players[0].health = 1
    t = roll(table(s), DAMAGE, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.told(Hurt) == [Hurt(Seat(0), 1)]
    assert t.told(Exhausted) == [Exhausted(Seat(0))]
    assert healths(t)[1] == 6


@pytest.mark.rule("TEQ-RULING-40", "TEQ-EX-35", "TEQ-RULING-97")
def test_when_the_roller_falls_the_dice_go_on_to_the_others() -> None:
    s = poor(3)
    s.players[0].health = 1
    t = roll(table(s), DAMAGE, DAMAGE, DAMAGE, DAMAGE, POWER)
    assert healths(t) == [6, 4, 5]
    assert [p.power for p in t.state.players] == [3, 1, 0]
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-RULING-97", "TEQ-EX-36")
def test_damage_and_power_are_separate_deals_that_both_start_with_the_roller() -> None:
    t = roll(table(poor(2)), DAMAGE, POWER, ATTACK, ATTACK, ATTACK)
    assert healths(t) == [5, 6]
    assert [p.power for p in t.state.players] == [1, 0]


@pytest.mark.rule("TEQ-RULING-40", "TEQ-POW-03")
def test_dice_for_which_nobody_is_left_are_ignored() -> None:
    s = poor(2)
    s.players[0].health = s.players[1].health = 1
    roll(table(s), DAMAGE, DAMAGE, DAMAGE, POWER, MAGIC).over("most-points")


@pytest.mark.rule("TEQ-RULING-108")
def test_the_fairy_jar_saves_its_owner_once_a_night() -> None:
    s = own(poor(2), BRANN, FAIRY_JAR)
    s.players[0].health = 1
    t = roll(table(s), DAMAGE, ATTACK, ATTACK, ATTACK, ATTACK).expects(0, FAIRY).choose(0, OPEN_JAR)
    assert healths(t) == [1, 6]
    roll(t, ATTACK, ATTACK, ATTACK, ATTACK, ATTACK, seat=1)
    roll(t, DAMAGE, ATTACK, ATTACK, ATTACK, ATTACK).expects(1, TAKE)
    assert t.told(Exhausted) == [Exhausted(Seat(0))]


@pytest.mark.rule("TEQ-RULING-109")
def test_the_fairy_jar_may_be_kept_shut_and_is_not_offered_while_health_remains() -> None:
    s = own(poor(2), BRANN, FAIRY_JAR)
    s.players[0].health = 2
    t = roll(table(s), DAMAGE, DAMAGE, DAMAGE, ATTACK, ATTACK).expects(0, FAIRY).choose(0, KEEP_JAR)
    assert t.told(Exhausted) == [Exhausted(Seat(0))]
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-RULING-33", "TEQ-RULING-109")
def test_a_fairy_jar_beside_the_player_card_does_not_work() -> None:
    s = poor(2)
    s.held[FAIRY_JAR] = BESIDE + RED
    s.players[0].health = 1
    t = roll(table(s), DAMAGE, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.told(Exhausted) == [Exhausted(Seat(0))]


@pytest.mark.rule("TEQ-DMG-04")
def test_who_may_defend_before_the_fairy_is_asked_first() -> None:
    s = own(laid(), BRANN, FAIRY_JAR)
    s.players[0].health = 1
    t = roll(table(s), DAMAGE, ATTACK, ATTACK, ATTACK, ATTACK).expects(0, DEFENCE).choose(0, SUFFER)
    t.expects(0, FAIRY).choose(0, OPEN_JAR)
    assert healths(t) == [1, 6]
