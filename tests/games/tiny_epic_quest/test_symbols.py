"""Step 4: symbols, used by all Adventuring players at once in live lanes."""

from __future__ import annotations

import pytest

from flambeau.games.tiny_epic_quest.box import (
    ATTACK,
    BOOMERANG,
    CARDS,
    DAMAGE,
    GRAPNEL,
    LANTERN,
    LAST_SPACE,
    LENS,
    PRICES,
    SCROLL,
    TEMPLES,
    TORCH,
)
from flambeau.games.tiny_epic_quest.choices import DONE, PAYMENTS, Advance, Strike, Throw
from flambeau.games.tiny_epic_quest.model import Portal, Realm
from flambeau.games.tiny_epic_quest.rules.night import TAKE
from flambeau.games.tiny_epic_quest.rules.symbols import SYMBOLS
from flambeau.games.tiny_epic_quest.rules.temples import price
from flambeau.kernel import FINAL, FREE
from tests.games.tiny_epic_quest.laying import BRANN, MARLO, ODILE, laid, own, portal, put, roll, table, temple

(
    ROLLED,
    OTHER,
    FORGED,
    TWO_ROLLED,
    ROLLED_OTHER,
    ROLLED_FORGED,
    OTHER_FORGED,
    TWO_FORGED,
    HOOK_ROLLED,
    HOOK_OTHER,
    HOOK_FORGED,
) = range(len(PAYMENTS))


def seeker(name: str, space: int = 0, power: int = 0) -> Realm:
    """Brann in a Temple; nobody else has anything to do."""
    s = put(laid(), BRANN, temple(name), space)
    s.players[0].spell, s.players[0].power, s.players[1].power = 7, power, 0
    return s


@pytest.mark.rule("TEQ-SYM-01", "TEQ-RULING-45")
def test_every_adventuring_player_may_use_the_same_symbol_at_the_same_time() -> None:
    s = put(put(laid(3), BRANN, temple("ember")), MARLO, temple("ember"))
    for p in s.players:
        p.power = 0
    t = roll(table(s), TORCH, ATTACK, ATTACK, ATTACK, ATTACK).expects((0, 1), SYMBOLS)
    t.choose(1, Advance(MARLO, ROLLED))
    assert t.match.view(0).players[1].spaces[MARLO] == 1  # live: the others see it happen
    t.expects(0, SYMBOLS).choose(0, Advance(BRANN, ROLLED))
    assert (t.state.players[0].spaces[BRANN], t.state.players[1].spaces[MARLO]) == (1, 1)
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-RULING-45")
def test_players_are_asked_clockwise_from_the_roller() -> None:
    s = put(put(laid(3), BRANN, temple("ember")), MARLO, temple("ember"))
    s.night.holder = s.players[1].seat
    t = roll(table(s), TORCH, ATTACK, ATTACK, ATTACK, ATTACK, seat=1)
    assert t.match.asked() == (1, 0)


@pytest.mark.rule("TEQ-RULING-45")
def test_one_players_uses_change_nothing_of_another() -> None:
    s = put(put(laid(), BRANN, portal(0)), MARLO, portal(1))
    t = roll(table(s), ATTACK, ATTACK, ATTACK, ATTACK, ATTACK)
    before = t.state.players[1].to_data()
    t.choose(0, Strike(BRANN, Portal(0)), Strike(BRANN, Portal(0)))
    assert t.state.players[1].to_data() == before
    t.choose(1, Strike(MARLO, Portal(1)))
    assert t.state.players[0].hits[0] == 2 and t.state.players[1].hits[1] == 1


@pytest.mark.rule("TEQ-SYM-02", "TEQ-TEMPLE-01")
def test_a_hero_enters_the_next_space_for_the_symbols_printed_on_it() -> None:
    t = roll(table(seeker("ember")), TORCH, DAMAGE, ATTACK, ATTACK, ATTACK).choose(0, Advance(BRANN, ROLLED))
    assert t.state.players[0].spaces[0] == 1


@pytest.mark.rule("TEQ-SYM-04")
def test_each_rolled_symbol_serves_only_one_hero_of_a_player() -> None:
    s = put(seeker("ember"), ODILE, temple("gale"))
    t = roll(table(s), TORCH, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.choices(0) == [Advance(BRANN, ROLLED), Advance(ODILE, ROLLED), DONE]
    t.choose(0, Advance(ODILE, ROLLED)).expects(1, TAKE)
    assert t.state.players[0].spaces[:3] == [0, 1, 0]


@pytest.mark.rule("TEQ-SYM-04")
def test_nobody_uses_symbols_for_another_players_hero() -> None:
    s = put(seeker("ember"), MARLO, temple("gale"))
    t = roll(table(s), TORCH, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.refused(0, Advance(MARLO, ROLLED)) == "TEQ-SYM-04"


@pytest.mark.rule("TEQ-TEMPLE-05")
def test_one_hero_may_advance_several_spaces_and_several_heroes_too() -> None:
    s = put(seeker("ember"), ODILE, temple("tide"))
    t = roll(table(s), TORCH, TORCH, SCROLL, SCROLL, ATTACK)
    t.choose(0, Advance(BRANN, ROLLED), Advance(BRANN, ROLLED), Advance(ODILE, ROLLED), Advance(ODILE, ROLLED))
    assert t.state.players[0].spaces[:3] == [2, 2, 0]


@pytest.mark.rule("TEQ-TEMPLE-03", "TEQ-RULING-49")
def test_the_full_price_must_be_paid_at_once_and_nothing_is_saved() -> None:
    t = roll(table(seeker("ember", 3)), TORCH, ATTACK, ATTACK, ATTACK, ATTACK)  # the last space shows two Torches
    t.expects(1, TAKE)
    roll(t, ATTACK, ATTACK, ATTACK, ATTACK, ATTACK, seat=1)
    roll(t, TORCH, ATTACK, ATTACK, ATTACK, ATTACK).expects(1, TAKE)
    assert t.state.players[0].spaces[0] == 3


@pytest.mark.rule("TEQ-TEMPLE-04", "TEQ-EX-13", "TEQ-SYM-05")
def test_a_rolled_and_a_forged_symbol_together_pay_for_a_space_with_two() -> None:
    t = roll(table(seeker("tide", 3, power=2)), SCROLL, ATTACK, ATTACK, ATTACK, ATTACK)
    t.choose(0, Advance(BRANN, ROLLED_FORGED))
    assert t.state.players[0].spaces[0] == LAST_SPACE
    assert t.state.players[0].power == 0


@pytest.mark.rule("TEQ-RULING-46", "TEQ-SYM-05")
def test_symbols_may_be_forged_even_if_none_was_rolled_as_often_as_power_lasts() -> None:
    t = roll(table(seeker("ember", power=5)), ATTACK, ATTACK, ATTACK, ATTACK, ATTACK)
    t.choose(0, Advance(BRANN, FORGED), Advance(BRANN, FORGED)).expects(1, TAKE)
    assert t.state.players[0].spaces[0] == 2 and t.state.players[0].power == 1


@pytest.mark.rule("TEQ-SYM-05")
def test_two_symbols_may_both_be_forged() -> None:
    t = roll(table(seeker("ember", 3, power=4)), ATTACK, ATTACK, ATTACK, ATTACK, ATTACK)
    t.choose(0, Advance(BRANN, TWO_FORGED))
    assert t.state.players[0].power == 0 and t.state.players[0].spaces[0] == LAST_SPACE


@pytest.mark.rule("TEQ-SYM-05")
def test_forging_takes_two_power() -> None:
    t = roll(table(seeker("ember", power=1)), TORCH, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.refused(0, Advance(BRANN, FORGED)) == "TEQ-SYM-05"


@pytest.mark.rule("TEQ-SYM-06")
def test_attacks_cannot_be_forged() -> None:
    s = put(laid(), BRANN, portal(0))
    s.players[1].power = 0
    roll(table(s), TORCH, TORCH, TORCH, SCROLL, SCROLL).expects(1, TAKE)


@pytest.mark.rule("TEQ-RULING-48")
def test_torches_do_not_pay_for_scrolls() -> None:
    t = roll(table(seeker("tide")), TORCH, TORCH, TORCH, ATTACK, ATTACK)
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-SYM-07")
def test_using_symbols_is_optional_and_what_is_left_is_lost() -> None:
    t = roll(table(seeker("ember")), TORCH, TORCH, ATTACK, ATTACK, ATTACK).choose(0, DONE)
    assert t.state.players[0].torches == 0
    roll(t, ATTACK, ATTACK, ATTACK, ATTACK, ATTACK, seat=1).expects(0, TAKE)


@pytest.mark.rule("TEQ-RULING-107")
def test_a_hero_on_the_last_space_uses_no_more_symbols() -> None:
    t = roll(table(seeker("ember", LAST_SPACE, power=4)), TORCH, TORCH, SCROLL, SCROLL, ATTACK)
    t.expects(1, TAKE)


@pytest.mark.rule("TEQ-TEMPLE-06", "TEQ-RULING-50")
def test_a_temple_has_four_spaces_and_the_entrance_is_not_one_of_them() -> None:
    assert all(len(track) == LAST_SPACE == 4 for side in PRICES for track in side)
    s = seeker("ember", power=10)
    t = roll(table(s), TORCH, TORCH, SCROLL, TORCH, TORCH)
    t.choose(0, *[Advance(BRANN, ROLLED)] * 3, Advance(BRANN, TWO_ROLLED))
    assert t.state.players[0].spaces[0] == 4


@pytest.mark.rule("TEQ-GLOOM-03", "TEQ-GLOOM-01")
def test_the_dark_side_of_a_temple_asks_for_more() -> None:
    s = seeker("gale")
    s.dark = (1 << len(CARDS)) - 1
    t = roll(table(s), TORCH, ATTACK, ATTACK, ATTACK, ATTACK).expects(1, TAKE)  # two Torches on the dark side
    roll(t, TORCH, TORCH, ATTACK, ATTACK, ATTACK, seat=1).choose(0, Advance(BRANN, TWO_ROLLED))
    for light, dark in zip(*PRICES, strict=True):
        assert sum(count for _, count in dark) > sum(count for _, count in light)
    assert len(TEMPLES) == 6


@pytest.mark.rule("TEQ-EQUIP-03", "TEQ-RULING-108")
def test_the_ember_lantern_lets_its_carrier_use_one_scroll_as_a_torch_once_per_roll() -> None:
    s = own(seeker("ember"), BRANN, LANTERN)
    t = roll(table(s), SCROLL, SCROLL, ATTACK, ATTACK, ATTACK)
    assert t.choices(0) == [Advance(BRANN, OTHER), DONE]
    t.choose(0, Advance(BRANN, OTHER)).expects(1, TAKE)
    roll(t, SCROLL, ATTACK, ATTACK, ATTACK, ATTACK, seat=1).choose(0, Advance(BRANN, OTHER))
    assert t.state.players[0].spaces[0] == 2


@pytest.mark.rule("TEQ-EQUIP-03")
def test_the_cipher_lens_turns_a_torch_into_a_scroll_for_its_carrier_alone() -> None:
    s = put(own(seeker("tide"), BRANN, LENS), ODILE, temple("stone"))
    t = roll(table(s), TORCH, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.choices(0) == [Advance(BRANN, OTHER), DONE]
    assert t.refused(0, Advance(ODILE, OTHER)) == "TEQ-EQUIP-03"


@pytest.mark.rule("TEQ-RULING-108")
def test_the_grapnel_saves_one_of_two_symbols_once_a_night() -> None:
    s = put(own(seeker("ember", 3), BRANN, GRAPNEL), ODILE, temple("tide"), 3)
    t = roll(table(s), TORCH, ATTACK, ATTACK, ATTACK, ATTACK).choose(0, Advance(BRANN, HOOK_ROLLED))
    assert t.state.players[0].spaces[0] == LAST_SPACE
    assert t.state.players[0].used_tonight == 1 << GRAPNEL


@pytest.mark.rule("TEQ-RULING-108")
def test_a_used_grapnel_does_not_work_again_in_the_same_night() -> None:
    s = own(seeker("ember", 3), BRANN, GRAPNEL)
    s.players[0].used_tonight = 1 << GRAPNEL
    roll(table(s), TORCH, ATTACK, ATTACK, ATTACK, ATTACK).expects(1, TAKE)


@pytest.mark.rule("TEQ-TEMPLE-04", "TEQ-SYM-05")
def test_items_and_forging_combine_in_one_payment() -> None:
    s = own(own(seeker("ember", 3, power=2), BRANN, LANTERN), BRANN, GRAPNEL)
    t = roll(table(s), TORCH, SCROLL, ATTACK, ATTACK, ATTACK)
    payments = [choice.pay for choice in t.choices(0, Advance)]
    assert payments == [ROLLED_OTHER, ROLLED_FORGED, OTHER_FORGED, HOOK_ROLLED, HOOK_OTHER, HOOK_FORGED]


@pytest.mark.rule("TEQ-SYM-07")
def test_a_use_can_be_taken_back_until_the_last_player_is_done() -> None:
    s = put(put(laid(), BRANN, temple("ember")), MARLO, temple("ember"))
    t = roll(table(s), TORCH, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.match.finality(0, DONE) == FREE
    t.choose(0, DONE)
    t.match.undo(0)
    t.choose(0, Advance(BRANN, ROLLED), DONE)
    assert t.match.finality(1, DONE) == FINAL
    assert t.match.finality(1, Advance(MARLO, ROLLED)) == FREE  # with 3 Power more can be forged
    t.choose(1, DONE).expects(1, TAKE)


@pytest.mark.rule("TEQ-EQUIP-03", "TEQ-SYM-05")
@pytest.mark.parametrize(("carried", "reason"), [(LENS, "TEQ-EQUIP-03"), (LANTERN, "TEQ-SYM-05")])
def test_who_lacks_power_beside_the_right_item_is_told_of_the_power(carried: int, reason: str) -> None:
    s = own(put(put(laid(), BRANN, temple("ember"), 3), ODILE, temple("tide")), BRANN, carried)
    s.players[0].power = 0
    t = roll(table(s), SCROLL, ATTACK, ATTACK, ATTACK, ATTACK)
    assert t.refused(0, Advance(BRANN, OTHER_FORGED)) == reason


@pytest.mark.rule("TEQ-SYM-02", "TEQ-RULING-108")
@pytest.mark.parametrize(("name", "carried", "other"), [("tide", LENS, TORCH), ("ember", LANTERN, SCROLL)])
def test_lens_and_lantern_turn_one_symbol_a_roll(name: str, carried: int, other: int) -> None:
    s = own(seeker(name), BRANN, carried)
    t = roll(table(s), other, other, ATTACK, ATTACK, ATTACK).choose(0, Advance(BRANN, OTHER)).expects(1, TAKE)
    assert t.state.players[0].spaces[BRANN] == 1


@pytest.mark.rule("TEQ-LEG-05", "TEQ-RULING-108")
def test_the_last_power_would_pay_for_a_boomerang_that_has_not_come_back() -> None:
    s = own(put(laid(), BRANN, portal(0)), BRANN, BOOMERANG)
    s.players[0].power = 2
    t = roll(table(s), ATTACK, TORCH, TORCH, TORCH, TORCH).choose(0, Throw(BRANN))
    assert t.refused(0, Throw(BRANN)) == "TEQ-RULING-108"


@pytest.mark.rule("TEQ-SYM-02")
def test_a_hero_on_the_last_space_is_told_that_no_space_is_left() -> None:
    s = put(put(laid(), BRANN, temple("ember"), LAST_SPACE), ODILE, temple("tide"))
    t = roll(table(s), TORCH, SCROLL, SCROLL, SCROLL, SCROLL)
    assert t.refused(0, Advance(BRANN, ROLLED)) == "TEQ-SYM-02"


@pytest.mark.rule("TEQ-SYM-02", "TEQ-GLOOM-03")
def test_the_dark_price_is_that_of_the_card_on_which_the_hero_stands() -> None:
    region = temple("gale")
    s = put(laid(dark=1 << region // 2), BRANN, region)
    assert price(s, s.players[0], BRANN) == (TORCH, 2) and PRICES[0][2][0] == (TORCH, 1)


@pytest.mark.rule("TEQ-SYM-02")
def test_the_torch_that_the_cipher_lens_turned_is_used_up() -> None:
    s = own(put(laid(), BRANN, temple("tide")), BRANN, LENS)
    s.players[0].power = 0
    t = roll(table(put(s, ODILE, temple("ember"))), TORCH, TORCH, ATTACK, ATTACK, ATTACK)
    assert t.choose(0, Advance(BRANN, OTHER)).state.players[0].torches == 1


@pytest.mark.rule("TEQ-SYM-02", "TEQ-TEMPLE-01")
def test_the_scroll_that_the_ember_lantern_turned_is_used_up() -> None:
    s = put(own(seeker("ember"), BRANN, LANTERN), ODILE, temple("tide"))
    t = roll(table(s), SCROLL, DAMAGE, ATTACK, ATTACK, ATTACK).choose(0, Advance(BRANN, OTHER)).expects(1, TAKE)
    assert t.state.players[0].spaces[:3] == [1, 0, 0]
