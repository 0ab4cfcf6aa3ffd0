"""Learning Spells."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import ALMANAC, CASTLE_REGION, LIBRARY, OBELISK_AT, STAFF
from flambeau.games.tiny_epic_quest.choices import GAIN_HEALTH, GAIN_POWER, LEARN, LEARN_NOTHING, Resolve
from flambeau.games.tiny_epic_quest.events import SpellLearned
from flambeau.games.tiny_epic_quest.model import Realm
from flambeau.games.tiny_epic_quest.rules.gains import GAIN
from flambeau.games.tiny_epic_quest.rules.limits import max_power
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.spells import CANNOT, SPELL, spell_price
from flambeau.kit import Table
from tests.games.tiny_epic_quest.laying import (
    BRANN,
    LEVEL,
    ODILE,
    RED,
    laid,
    legend,
    obelisk,
    own,
    put,
    rest,
    table,
    worn,
)

SCORPION = 2


def scholar(level: int, spell: int = 0, magic: int = 1, staff: bool = False, power: int = 3) -> Realm:
    """Brann on the Obelisk of a Library level, perhaps with the Staff."""
    s = worn(put(laid(magic=LEVEL[magic]), BRANN, obelisk(level)))
    s.players[0].spell, s.players[0].power = spell, power
    return own(s, BRANN, legend(RED, STAFF)) if staff else s


def learned(s: Realm) -> Table:
    """Rest and learn."""
    return rest(table(s)).choose(0, LEARN, GAIN_HEALTH)


@pytest.mark.rule("TEQ-EX-02", "TEQ-SPELL-07", "TEQ-SPELL-02")
def test_at_magic_level_two_the_scorpion_is_learned_from_level_zero() -> None:
    assert LIBRARY[SCORPION - 1].symbol == "scorpion"
    t = learned(scholar(SCORPION, magic=2))
    p = t.state.players[0]
    assert (p.spell, max_power(p)) == (2, 5)


@pytest.mark.rule("TEQ-EX-03", "TEQ-SPELL-01")
def test_at_magic_level_one_the_scorpion_is_learned_from_level_one() -> None:
    assert learned(scholar(SCORPION, spell=1)).state.players[0].spell == 2


@pytest.mark.rule("TEQ-EX-04", "TEQ-SPELL-06")
def test_a_spell_too_far_away_is_not_learned_but_the_hero_returns_with_its_gain() -> None:
    t = rest(table(scholar(SCORPION))).expects(0, GAIN).choose(0, GAIN_POWER)
    assert t.state.players[0].spell == 0
    assert t.state.where[BRANN] == CASTLE_REGION[RED]


@pytest.mark.rule("TEQ-MAG-04", "TEQ-SPELL-06")
def test_at_magic_level_zero_no_spell_is_learned() -> None:
    rest(table(scholar(1, magic=0))).expects(0, GAIN)


@pytest.mark.rule("TEQ-RULING-56", "TEQ-MAG-06", "TEQ-MAG-07")
@pytest.mark.parametrize("magic", [1, 2, 3])
def test_a_spell_up_to_as_many_levels_ahead_as_the_magic_level_can_be_learned(magic: int) -> None:
    reach = [level for level in range(1, 11) if spell_price(s := scholar(level, 4, magic), s.players[0], BRANN) == 0]
    assert reach == list(range(5, 5 + magic))


@pytest.mark.rule("TEQ-SPELL-05")
def test_only_the_obelisk_where_the_hero_stands_counts() -> None:
    s = laid(magic=LEVEL[3])
    rest(table(s)).expects(1, TAKE)
    assert learned(scholar(3, magic=3)).state.players[0].spell == 3


@pytest.mark.rule("TEQ-RULING-57", "TEQ-RULING-119")
@pytest.mark.parametrize(("level", "spell"), [(3, 3), (3, 5), (10, 10)])
def test_a_level_already_reached_is_not_learned_again(level: int, spell: int) -> None:
    rest(table(scholar(level, spell, magic=3))).expects(0, GAIN)


@pytest.mark.rule("TEQ-SPELL-04", "TEQ-SPELL-10")
def test_a_spell_is_learned_only_by_resting_and_only_if_the_player_likes() -> None:
    t = table(scholar(1)).expects(0, TAKE)
    assert t.state.players[0].spell == 0
    rest(t).expects(0, SPELL).choose(0, LEARN_NOTHING).expects(0, GAIN)
    assert t.state.players[0].spell == 0
    assert t.state.where[BRANN] == CASTLE_REGION[RED]


@pytest.mark.rule("TEQ-SPELL-09")
def test_the_magic_level_at_the_moment_of_the_rest_counts() -> None:
    t = rest(table(scholar(1, magic=0))).choose(0, GAIN_HEALTH)
    t.rolls("adventure", 2, 2, 2, 2, 5).choose(1, *t.choices(1)[:1])
    assert t.state.players[0].spell == 0


@pytest.mark.rule("TEQ-RULING-55")
def test_spells_of_one_rest_can_be_chained() -> None:
    s = put(scholar(2, spell=0), ODILE, obelisk(1))
    t = rest(table(s)).choose(0, Resolve(ODILE), LEARN).expects(0, SPELL).choose(0, LEARN).expects(0, GAIN)
    assert t.state.players[0].spell == 2


@pytest.mark.rule("TEQ-RULING-55")
def test_in_the_other_order_the_further_spell_is_out_of_reach() -> None:
    s = put(scholar(2, spell=0), ODILE, obelisk(1))
    t = rest(table(s)).choose(0, Resolve(BRANN)).expects(0, SPELL).choose(0, LEARN)
    assert t.state.players[0].spell == 1


@pytest.mark.rule("TEQ-EX-23", "TEQ-LEG-08", "TEQ-LEG-09")
def test_the_staff_stands_in_for_magic_levels_and_moves_no_token() -> None:
    t = rest(table(scholar(5, spell=2, magic=1, staff=True))).choose(0, LEARN)
    p = t.state.players[0]
    assert (p.spell, p.power, t.state.magic) == (5, 1, LEVEL[1])
    assert t.told(SpellLearned) == [SpellLearned(BRANN, 5, 2)]


@pytest.mark.rule("TEQ-RULING-59", "TEQ-LEG-08")
def test_the_staff_reaches_three_levels_at_most_and_no_further_than_power_lasts() -> None:
    s = scholar(4, spell=0, magic=1, staff=True)
    assert spell_price(s, s.players[0], BRANN) == CANNOT
    s = scholar(3, spell=0, magic=0, staff=True, power=2)
    assert spell_price(s, s.players[0], BRANN) == CANNOT
    s.players[0].power = 3
    assert spell_price(s, s.players[0], BRANN) == 3


@pytest.mark.rule("TEQ-RULING-59", "TEQ-EQUIP-03")
def test_the_staff_helps_only_the_hero_who_carries_it() -> None:
    s = own(scholar(2, magic=1), ODILE, legend(RED, STAFF))
    assert spell_price(s, s.players[0], BRANN) == CANNOT


@pytest.mark.rule("TEQ-RULING-58", "TEQ-EX-24")
def test_with_the_option_each_power_of_the_staff_counts_as_one_space_of_the_track() -> None:
    s = scholar(4, spell=2, staff=True)
    s.magic, s.staff_by_space = 4, True  # the fifth space, level 1
    assert spell_price(s, s.players[0], BRANN) == 2  # the seventh is the first of level 2
    t = rest(table(s)).choose(0, LEARN)
    assert (t.state.players[0].power, t.state.magic) == (1, 4)


@pytest.mark.rule("TEQ-EQUIP-03")
def test_the_star_almanac_gives_two_health_when_its_carrier_learns() -> None:
    s = own(scholar(1), BRANN, ALMANAC)
    s.players[0].health = 2
    t = rest(table(s)).choose(0, LEARN, GAIN_POWER)
    assert t.state.players[0].health == 4


@pytest.mark.rule("TEQ-EQUIP-03")
def test_the_star_almanac_of_another_hero_gives_nothing() -> None:
    s = own(scholar(1), ODILE, ALMANAC)
    s.players[0].health = 2
    assert rest(table(s)).choose(0, LEARN).state.players[0].health == 2


@pytest.mark.rule("TEQ-RULING-04")
def test_the_library_has_ten_levels_each_with_its_obelisk() -> None:
    assert sorted(level for level in OBELISK_AT if level > 0) == list(range(1, 11))
    assert len(LIBRARY) == 10
