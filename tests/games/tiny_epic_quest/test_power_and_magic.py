"""Steps 2 and 3: Power dice, Magic dice, and what the Magic level changes."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import ATTACK, DAMAGE, LAST_MAGIC, MAGIC, MAGIC_LEVELS, MANA_GEM, POWER, SHIELD
from flambeau.games.tiny_epic_quest.choices import DEFEND, SUFFER
from flambeau.games.tiny_epic_quest.events import DiceIgnored, Exhausted, Hurt, MagicRose, PowerGained
from flambeau.games.tiny_epic_quest.model import BESIDE
from flambeau.games.tiny_epic_quest.rules.damage import DEFENCE
from flambeau.games.tiny_epic_quest.rules.magic import magic_level
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.kernel import Seat
from tests.games.tiny_epic_quest.laying import ALMOST_LAST, BRANN, LEVEL, RED, laid, legend, own, roll, table
from tests.games.tiny_epic_quest.test_damage import healths, poor


@pytest.mark.rule("TEQ-POW-01", "TEQ-RULING-36")
def test_power_dice_are_dealt_one_by_one_from_the_roller() -> None:
    t = roll(table(poor(3)), POWER, POWER, POWER, POWER, ATTACK)
    assert [p.power for p in t.state.players] == [2, 1, 1]


@pytest.mark.rule("TEQ-POW-02", "TEQ-EX-09", "TEQ-MAG-06")
@pytest.mark.parametrize("level", [2, 3])
def test_at_magic_level_two_or_three_power_dice_give_nothing(level: int) -> None:
    t = roll(table(poor(2, LEVEL[level])), POWER, POWER, POWER, ATTACK, ATTACK)
    assert t.told(PowerGained) == []


@pytest.mark.rule("TEQ-SOLO-16", "TEQ-POW-02")
def test_only_the_solo_side_is_said_to_ignore_dice() -> None:
    t = roll(table(poor(2, LEVEL[2])), POWER, POWER, ATTACK, ATTACK, ATTACK)
    assert t.told(DiceIgnored) == []


@pytest.mark.rule("TEQ-POW-04")
def test_power_is_counted_at_the_magic_level_before_this_rolls_magic_dice() -> None:
    t = roll(table(poor(2, LEVEL[2] - 1)), POWER, MAGIC, ATTACK, ATTACK, ATTACK)
    assert t.told(PowerGained) == [PowerGained(Seat(0), 1)]


@pytest.mark.rule("TEQ-RULING-37", "TEQ-GEN-05")
def test_a_power_die_at_max_power_is_lost_and_not_passed_on() -> None:
    s = poor(2)
    s.players[0].power = 3
    t = roll(table(s), POWER, ATTACK, ATTACK, ATTACK, ATTACK)
    assert [p.power for p in t.state.players] == [3, 0]
    assert t.told(PowerGained) == []  # a gain of nothing is not told


@pytest.mark.rule("TEQ-RULING-113")
def test_the_mana_gem_doubles_the_first_power_die_its_owner_receives() -> None:
    s = own(poor(2), BRANN, MANA_GEM)
    s.players[0].spell = 7
    t = roll(table(s), POWER, POWER, POWER, ATTACK, ATTACK)
    assert [p.power for p in t.state.players] == [3, 1]


@pytest.mark.rule("TEQ-RULING-113", "TEQ-RULING-109")
def test_the_mana_gem_gives_nothing_when_not_carried_or_when_power_dice_are_void() -> None:
    s = poor(2)
    s.held[MANA_GEM] = BESIDE + RED
    t = roll(table(s), POWER, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.state.players[0].power == 1
    t = roll(table(own(poor(2, LEVEL[2]), BRANN, MANA_GEM)), POWER, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.state.players[0].power == 0


@pytest.mark.rule("TEQ-MAG-01", "TEQ-MAG-02")
def test_each_magic_die_moves_the_token_one_space_and_the_space_tells_the_level() -> None:
    t = roll(table(laid()), MAGIC, MAGIC, MAGIC, MAGIC, ATTACK)
    assert t.told(MagicRose) == [MagicRose(5, 1)]
    assert magic_level(t.state) == 1


@pytest.mark.rule("TEQ-RULING-42")
def test_only_the_last_space_is_level_three() -> None:
    assert MAGIC_LEVELS.index(3) == LAST_MAGIC == len(MAGIC_LEVELS) - 1


@pytest.mark.rule("TEQ-MAG-03", "TEQ-EX-10", "TEQ-RULING-41")
def test_magic_dice_beyond_the_last_space_deal_one_damage_each_from_the_roller() -> None:
    t = roll(table(poor(2, ALMOST_LAST)), MAGIC, MAGIC, MAGIC, ATTACK, ATTACK)
    assert t.state.magic == LAST_MAGIC
    assert healths(t) == [5, 5]


@pytest.mark.rule("TEQ-MAG-07")
def test_at_level_three_magic_dice_do_not_move_the_token_and_damage_dice_deal_three() -> None:
    t = roll(table(poor(2, LAST_MAGIC)), MAGIC, DAMAGE, ATTACK, ATTACK, ATTACK)
    assert t.state.magic == LAST_MAGIC
    assert t.told(Hurt) == [Hurt(Seat(0), 3), Hurt(Seat(0), 1)]


@pytest.mark.rule("TEQ-RULING-39")
def test_the_damage_of_a_magic_die_can_be_cancelled_at_the_same_price() -> None:
    s = own(poor(2, LAST_MAGIC), BRANN, legend(RED, SHIELD))
    s.players[0].power = s.players[1].power = 2
    t = roll(table(s), MAGIC, MAGIC, ATTACK, ATTACK, ATTACK).expects(0, DEFENCE).choose(0, DEFEND)
    t.expects(1, DEFENCE).choose(1, DEFEND)
    assert healths(t) == [6, 6]
    assert [p.power for p in t.state.players] == [1, 0]


@pytest.mark.rule("TEQ-RULING-97")
def test_the_deal_of_magic_damage_starts_anew_with_the_roller() -> None:
    t = roll(table(poor(3, LAST_MAGIC)), DAMAGE, MAGIC, ATTACK, ATTACK, ATTACK)
    assert healths(t) == [2, 6, 6]


@pytest.mark.rule("TEQ-MAG-04", "TEQ-MAG-05")
@pytest.mark.parametrize("level", [0, 1])
def test_at_levels_zero_and_one_dice_are_normal(level: int) -> None:
    t = roll(table(poor(2, LEVEL[level])), DAMAGE, POWER, ATTACK, ATTACK, ATTACK)
    assert healths(t) == [5, 6]
    assert t.state.players[0].power == 1


@pytest.mark.rule("TEQ-EXH-01")
def test_a_magic_die_can_exhaust_too() -> None:
    s = poor(2, LAST_MAGIC)
    s.players[0].health = 1
    s.players[0].power = 2
    t = roll(table(s), MAGIC, ATTACK, ATTACK, ATTACK, ATTACK).choose(0, SUFFER)
    assert t.told(Exhausted) == [Exhausted(Seat(0))]
    t.expects(1, TAKE)
