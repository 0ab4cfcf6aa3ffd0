"""When cards, Talents and Feats may be used, and what each use does (DSO-EQ, DSO-TAL, DSO-FEAT, DSO-RULING-56)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import (
    DANOR,
    DEFENSIVE_STANCE,
    DEFENSIVE_TALENT,
    EAGLE_EYE,
    MADRIGA,
    OFFENSIVE_TALENT,
    ORLAF,
    RORDIN,
    SIXTH_SENSE,
    Die,
    cards_called,
    feat_called,
    gear_called,
)
from flambeau.games.dungeon_saga.choices import (
    END_TURN,
    EXPLORE,
    PASS,
    REROLL_ALL,
    BlinkTo,
    Equip,
    Face,
    Nudge,
    RerollByGear,
    RerollDie,
    Shoot,
    Step,
    Stow,
    Strike,
    UseCard,
    UseFeat,
    UseGear,
    UseTalent,
)
from flambeau.games.dungeon_saga.events import Attacked
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, MOVED, MOVING, RANGED_ATTACK, READY, Fight
from flambeau.games.dungeon_saga.rules import gear
from flambeau.games.dungeon_saga.rules.effects import CANCEL, DECLARE, DICE, SIXTH, rerolls_one
from flambeau.games.dungeon_saga.rules.feats import leap_choices, may_use_feat
from flambeau.games.dungeon_saga.rules.topics import FEAT, HERO_TURN, LEAP
from flambeau.kit import Table
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import GM_SEAT, HEROES_SEAT, Layout, Rolls, at, cell

NORTH, EAST, SOUTH, WEST = (Face(Direction(side)) for side in range(4))
DRAUGHT, VIAL, SMOKE = (cards_called(name)[0] for name in ("red_draught", "quicksilver_vial", "smoke_pellet"))
WHETSTONE, CHARM, ARROWS = (cards_called(name)[0] for name in ("whetstone", "ward_charm", "barbed_arrows"))


# Before the dice


def duel(lay: Layout, attack: tuple[int, ...], defence: tuple[int, ...], **more: list[tuple[int, ...]]) -> Table:
    """Orlaf, who stands at (3,4), strikes at a Zombie before him."""
    zombie = lay.monster("zombie", 3, 3, "S")
    rolls: Rolls = {"attack": [attack], "defence": [defence], **more}
    return lay.turn(ORLAF).table(rolls).choose(HEROES_SEAT, Strike(zombie))


def struck(lay: Layout, attack: tuple[int, ...], defence: tuple[int, ...], **more: list[tuple[int, ...]]) -> Table:
    """A Zombie strikes at Orlaf."""
    zombie = lay.monster("zombie", 3, 3, "S")
    rolls: Rolls = {"attack": [attack], "defence": [defence], **more}
    return lay.activation(zombie).table(rolls).choose(GM_SEAT, Strike(ORLAF))


def orlaf() -> Layout:
    """Orlaf at (3,4)."""
    return Layout().hero(ORLAF, 3, 4, "N")


@pytest.mark.rule("DSO-RULING-189")
def test_a_whetstone_adds_one_attack_die_and_a_ward_charm_one_armour() -> None:
    table = duel(orlaf().items(ORLAF, "whetstone"), (6, 6, 1, 1, 1, 1), (1, 1)).expects(HEROES_SEAT, DECLARE)
    table.choose(HEROES_SEAT, UseCard(WHETSTONE))
    assert len(table.told(Attacked)[0].attack_dice) == 6
    table = struck(orlaf().items(ORLAF, "ward_charm"), (6, 4), (1,) * 5).expects(HEROES_SEAT, DECLARE)
    table.choose(HEROES_SEAT, UseCard(CHARM))
    assert table.told(Attacked)[0].armour == 3


@pytest.mark.rule("DSO-RULING-189", "DSO-TAL-21", "DSO-TAL-22")
def test_talents_declared_add_one_die_each_and_a_hero_may_declare_one_after_the_other() -> None:
    lay = orlaf().talents(ORLAF, "offensive_talent", "defensive_talent").items(ORLAF, "whetstone", "ward_charm")
    table = duel(lay, (6, 6, 1, 1, 1, 1, 1), (1, 1)).expects(HEROES_SEAT, DECLARE)
    assert table.choices(HEROES_SEAT) == [UseTalent(OFFENSIVE_TALENT), UseCard(WHETSTONE), PASS]
    table.choose(HEROES_SEAT, UseTalent(OFFENSIVE_TALENT)).expects(HEROES_SEAT, DECLARE)
    table.choose(HEROES_SEAT, UseCard(WHETSTONE))
    assert len(table.told(Attacked)[0].attack_dice) == 7
    lay = orlaf().talents(ORLAF, "offensive_talent", "defensive_talent").items(ORLAF, "whetstone", "ward_charm")
    table = struck(lay, (6, 6), (1,) * 6).expects(HEROES_SEAT, DECLARE)
    assert table.choices(HEROES_SEAT) == [UseTalent(DEFENSIVE_TALENT), UseCard(CHARM), PASS]
    table.choose(HEROES_SEAT, UseTalent(DEFENSIVE_TALENT), PASS)
    assert len(table.told(Attacked)[0].defence_dice) == 6


@pytest.mark.rule("DSO-RULING-189", "DSO-RULING-194")
def test_whoever_holds_nothing_for_this_attack_is_not_asked() -> None:
    table = duel(orlaf().items(ORLAF, "ward_charm", "red_draught", "barbed_arrows"), (1,) * 5, (6, 6))
    table.expects(HEROES_SEAT, HERO_TURN)
    lay = Layout().hero(MADRIGA, 4, 6, "N").items(MADRIGA, "barbed_arrows", "whetstone")
    zombie = lay.monster("zombie", 4, 2, "S")
    table = lay.turn(MADRIGA).table(attack=[(6, 6, 1, 1, 1)], defence=[(1, 1)]).choose(HEROES_SEAT, Shoot(zombie))
    assert table.choices(HEROES_SEAT) == [UseCard(ARROWS), PASS]
    table.choose(HEROES_SEAT, UseCard(ARROWS))
    assert len(table.told(Attacked)[0].attack_dice) == 5


@pytest.mark.rule("DSO-RULING-189", "DSO-RULING-116", "DSO-TAL-01")
def test_what_a_hero_does_not_hold_or_cannot_use_here_is_refused() -> None:
    lay = orlaf().talents(ORLAF, "defensive_talent", "offensive_talent").items(ORLAF, "ward_charm")
    table = duel(lay, (1,) * 5, (6, 6)).expects(HEROES_SEAT, DECLARE)
    assert table.refused(HEROES_SEAT, UseTalent(DEFENSIVE_TALENT)) == "DSO-RULING-116"
    assert table.refused(HEROES_SEAT, UseCard(CHARM)) == "DSO-RULING-189"
    table = duel(orlaf().items(ORLAF, "whetstone"), (1,) * 5, (6, 6)).expects(HEROES_SEAT, DECLARE)
    assert table.refused(HEROES_SEAT, UseTalent(OFFENSIVE_TALENT)) == "DSO-TAL-01"


@pytest.mark.rule("DSO-RULING-70")
def test_a_card_that_is_not_held_is_refused_and_a_used_one_lies_on_top_of_the_discards() -> None:
    table = duel(orlaf().talents(ORLAF, "offensive_talent").items(ORLAF, "ward_charm"), (1,) * 5, (6, 6))
    assert table.refused(HEROES_SEAT, UseCard(WHETSTONE)) == "DSO-RULING-70"
    lay = orlaf().items(ORLAF, "ward_charm", "whetstone").discards(*cards_called("purse")[:1])
    table = duel(lay, (1,) * 6, (6, 6))
    table.choose(HEROES_SEAT, UseCard(WHETSTONE))
    assert table.state.discard == (cards_called("purse")[0], WHETSTONE)
    assert table.state.sheets[ORLAF].items == (CHARM,)


# After the dice


@pytest.mark.rule("DSO-TAL-19", "DSO-TAL-20")
def test_only_the_two_talents_of_one_die_re_roll_one_and_each_in_its_own_roll() -> None:
    lay = orlaf()
    lay.s.fight = Fight(attacker=ORLAF, kind=RANGED_ATTACK)
    assert rerolls_one(lay.s, ORLAF, EAGLE_EYE) and not rerolls_one(lay.s, ORLAF, DEFENSIVE_STANCE)
    assert not rerolls_one(lay.s, ORLAF, SIXTH_SENSE) and not rerolls_one(lay.s, MADRIGA, EAGLE_EYE)
    lay.s.fight = Fight(attacker=ORLAF, kind=MELEE_ATTACK)
    assert not rerolls_one(lay.s, ORLAF, EAGLE_EYE)
    lay.s.fight = Fight(target=ORLAF, kind=RANGED_ATTACK)
    assert rerolls_one(lay.s, ORLAF, DEFENSIVE_STANCE) and not rerolls_one(lay.s, MADRIGA, DEFENSIVE_STANCE)
    assert not rerolls_one(lay.s, ORLAF, EAGLE_EYE)


@pytest.mark.rule("DSO-RULING-56", "DSO-TAL-18")
def test_a_die_goes_up_or_down_by_one_and_the_row_is_put_in_order_again() -> None:
    table = duel(orlaf().talents(ORLAF, "tough_as_nails"), (5, 5, 3, 2, 1), (1, 1)).expects(HEROES_SEAT, DICE)
    table.choose(HEROES_SEAT, Nudge(Die(1), True))
    assert table.told(Attacked)[0].attack_dice == (6, 5, 3, 2, 1)
    table = duel(orlaf().talents(ORLAF, "tough_as_nails"), (5, 5, 3, 2, 1), (1, 1))
    table.choose(HEROES_SEAT, Nudge(Die(0), False))
    assert table.told(Attacked)[0].attack_dice == (5, 4, 3, 2, 1)
    assert table.state.sheets[ORLAF].talents == ()


@pytest.mark.rule("DSO-RULING-56", "DSO-TAL-17")
def test_effects_on_dice_are_used_one_after_the_other_until_the_hero_is_content() -> None:
    lay = orlaf().talents(ORLAF, "good_fortune", "tough_as_nails")
    table = duel(lay, (1,) * 5, (1, 1), again=[(2, 2, 4, 2, 2)]).choose(HEROES_SEAT, REROLL_ALL)
    assert table.state.fight.mine == (4, 2, 2, 2, 2)
    table.expects(HEROES_SEAT, DICE).choose(HEROES_SEAT, PASS)
    assert table.told(Attacked)[0].attack_dice == (4, 2, 2, 2, 2)
    assert len(table.state.sheets[ORLAF].talents) == 1
    table.done()


@pytest.mark.rule("DSO-RULING-56", "DSO-TAL-19")
def test_a_stance_re_rolls_the_chosen_die_of_the_defence_alone() -> None:
    lay = orlaf().talents(ORLAF, "defensive_stance")
    table = struck(lay, (6, 5), (5, 4, 3, 2, 1), again=[(6,)]).expects(HEROES_SEAT, DICE)
    table.choose(HEROES_SEAT, RerollDie(DEFENSIVE_STANCE, Die(1)))
    told = table.told(Attacked)[0]
    assert (told.attack_dice, told.defence_dice) == ((6, 5), (6, 5, 3, 2, 1))
    assert table.state.sheets[ORLAF].talents == () and table.state.sheets[ORLAF].hp == 5


@pytest.mark.rule("DSO-RULING-56", "DSO-EQ-01")
def test_a_star_diadem_re_rolls_once_a_round_and_a_bone_charm_once_a_quest() -> None:
    lay = orlaf().gear(ORLAF, ["star_diadem"])
    table = duel(lay, (5, 4, 3, 2, 1), (1, 1), again=[(6,)])
    table.choose(HEROES_SEAT, RerollByGear(gear_called("star_diadem"), Die(4)), NORTH).expects(HEROES_SEAT, HERO_TURN)
    sheet = table.state.sheets[ORLAF]
    assert table.told(Attacked)[0].attack_dice == (6, 5, 4, 3, 2) and sheet.lucky and sheet.spent == ()
    lay = orlaf().gear(ORLAF, ["bone_charm"])
    table = struck(lay, (6, 6), (5, 4, 3, 2, 1), again=[(6,)])
    table.choose(HEROES_SEAT, RerollByGear(gear_called("bone_charm"), Die(0)))
    sheet = table.state.sheets[ORLAF]
    assert not sheet.lucky and sheet.spent == (gear_called("bone_charm"),)
    assert table.told(Attacked)[0].defence_dice == (6, 4, 3, 2, 1)


@pytest.mark.rule("DSO-RULING-195", "DSO-TAL-17", "DSO-TAL-18")
def test_dice_that_are_not_there_and_effects_that_are_not_held_are_refused() -> None:
    table = duel(orlaf().talents(ORLAF, "tough_as_nails"), (5, 4, 3, 2, 1), (1, 1)).expects(HEROES_SEAT, DICE)
    assert table.refused(HEROES_SEAT, Nudge(Die(5), True)) == "DSO-RULING-195"
    assert table.refused(HEROES_SEAT, REROLL_ALL) == "DSO-TAL-17"
    table = duel(orlaf().talents(ORLAF, "good_fortune"), (5, 4, 3, 2, 1), (1, 1)).expects(HEROES_SEAT, DICE)
    assert table.refused(HEROES_SEAT, Nudge(Die(0), True)) == "DSO-TAL-18"


@pytest.mark.rule("DSO-TAL-01", "DSO-RULING-56", "DSO-EQ-01")
def test_a_talent_or_card_that_re_rolls_nothing_here_is_refused() -> None:
    lay = orlaf().talents(ORLAF, "defensive_stance", "good_fortune").gear(ORLAF, ["bone_charm"])
    table = duel(lay, (5, 4, 3, 2, 1), (1, 1)).expects(HEROES_SEAT, DICE)
    assert table.refused(HEROES_SEAT, RerollDie(DEFENSIVE_STANCE, Die(0))) == "DSO-RULING-56"
    assert table.refused(HEROES_SEAT, RerollByGear(gear_called("bone_charm"), Die(0))) == "DSO-EQ-01"
    lay = orlaf().talents(ORLAF, "good_fortune").gear(ORLAF, ["bone_charm"])
    table = struck(lay, (6, 6), (5, 4, 3, 2, 1)).expects(HEROES_SEAT, DICE)
    assert table.refused(HEROES_SEAT, RerollDie(DEFENSIVE_STANCE, Die(0))) == "DSO-TAL-01"
    assert table.refused(HEROES_SEAT, RerollByGear(gear_called("bone_charm"), Die(5))) == "DSO-RULING-195"


@pytest.mark.rule("DSO-EQ-01", "DSO-RULING-212")
def test_only_a_buckler_in_use_and_unspent_cancels_a_hit() -> None:
    table = struck(orlaf().gear(ORLAF, ["buckler", "iron_cap"]), (6, 5), (1,) * 5).expects(HEROES_SEAT, CANCEL)
    assert table.refused(HEROES_SEAT, UseGear(gear_called("iron_cap"))) == "DSO-EQ-01"
    table.choose(HEROES_SEAT, UseGear(gear_called("buckler")))
    assert table.told(Attacked)[0].hits == 1 and table.state.sheets[ORLAF].hp == 4
    lay = orlaf().gear(ORLAF, ["buckler"])
    lay.s.sheets[ORLAF].spent = (gear_called("buckler"),)
    assert struck(lay, (6, 5), (1,) * 5).state.sheets[ORLAF].hp == 4


@pytest.mark.rule("DSO-TAL-15", "DSO-TAL-01")
def test_a_trap_is_ignored_by_sixth_sense_and_by_no_other_talent() -> None:
    lay = orlaf().talents(ORLAF, "sixth_sense", "offensive_talent").trap(0, 0, 0, 5, "E").turn(ORLAF)
    table = lay.table(trap=[(5,)], rocks=[(1,)]).choose(HEROES_SEAT, Step(cell(3, 5))).expects(HEROES_SEAT, SIXTH)
    assert table.refused(HEROES_SEAT, UseTalent(OFFENSIVE_TALENT)) == "DSO-TAL-15"
    table.choose(HEROES_SEAT, PASS)
    assert table.state.turns[-1].over and len(table.state.sheets[ORLAF].talents) == 2


# Items and Equipment in one's own turn


def usable(lay: Layout, hero: int, card: int) -> list[bool]:
    """Whether a kept card is usable before, in and after the move."""
    found = []
    for stage in (READY, MOVING, MOVED):
        lay.s.turns[-1].stage = stage
        found.append(gear.is_usable_in_turn(lay.s, hero, card))
    return found


@pytest.mark.rule("DSO-RULING-194")
def test_each_kept_card_is_offered_while_it_does_something() -> None:
    names = ("red_draught", "quicksilver_vial", "smoke_pellet", "whetstone", "torn_scroll")
    lay = Layout().hero(ORLAF, 3, 4, "N", hp=4).items(ORLAF, *names).turn(ORLAF)
    scroll = cards_called("torn_scroll")[0]
    found = [usable(lay, ORLAF, card) for card in (DRAUGHT, VIAL, SMOKE, WHETSTONE, scroll)]
    never = [False, False, False]
    assert found == [[True] * 3, [True, False, False], [True, True, False], never, never]
    lay.s.turns[-1].smoke = True
    lay.s.sheets[ORLAF].hp = 5
    assert usable(lay, ORLAF, SMOKE) == never and usable(lay, ORLAF, DRAUGHT) == never


@pytest.mark.rule("DSO-RULING-194")
def test_of_equal_cards_the_first_is_offered() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N", hp=3).turn(ORLAF)
    one, other = cards_called("red_draught")[:2]
    lay.s.sheets[ORLAF].items = (one, other)
    assert [gear.is_usable_in_turn(lay.s, ORLAF, card) for card in (one, other)] == [True, False]


@pytest.mark.rule("DSO-RULING-194")
def test_a_belt_mends_the_wounded_and_a_mantle_hides_the_next_step_of_a_move_to_come() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").gear(DANOR, ["healers_belt", "mist_mantle"]).turn(DANOR)
    belt, mantle = gear_called("healers_belt"), gear_called("mist_mantle")
    assert not gear.is_useful_gear(lay.s, DANOR, belt)
    lay.s.sheets[DANOR].hp = 3
    assert gear.is_useful_gear(lay.s, DANOR, belt)
    turn = lay.s.turns[-1]
    for stage, useful in ((READY, True), (MOVING, True), (MOVED, False)):
        turn.stage = stage
        assert gear.is_useful_gear(lay.s, DANOR, mantle) is useful
    turn.stage, turn.mist = READY, True
    assert not gear.is_useful_gear(lay.s, DANOR, mantle)
    lay.s.sheets[DANOR].spent = (belt,)
    assert not gear.is_useful_gear(lay.s, DANOR, belt)


@pytest.mark.rule("DSO-RULING-194", "DSO-RULING-199")
def test_a_seers_band_needs_a_card_to_look_at() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").gear(DANOR, ["seers_band", "deep_pockets"]).turn(DANOR)
    band = gear_called("seers_band")
    assert gear.is_useful_gear(lay.s, DANOR, band) and not gear.is_useful_gear(
        lay.s, DANOR, gear_called("deep_pockets")
    )
    lay.s.turns[-1].stage = MOVING
    assert not gear.is_useful_gear(lay.s, DANOR, band)
    lay.s.turns[-1].stage = MOVED
    assert gear.is_useful_gear(lay.s, DANOR, band)
    lay.s.discard, lay.s.deck.cards = lay.s.deck.cards[:2], ()
    assert gear.has_card_to_see(lay.s) and gear.is_useful_gear(lay.s, DANOR, band)
    lay.s.discard = ()
    assert not gear.has_card_to_see(lay.s) and not gear.is_useful_gear(lay.s, DANOR, band)


@pytest.mark.rule("DSO-TREAS-06", "DSO-RULING-198")
def test_the_discards_become_the_deck_only_when_a_card_is_needed() -> None:
    lay = Layout().nothing_hidden().hero(RORDIN, 7, 4, "N").turn(RORDIN).top_cards("purse").discards(3, 0)
    lay.top_cards("purse")
    table = lay.table().choose(HEROES_SEAT, EXPLORE)
    assert table.state.discard[:2] == (3, 0)


@pytest.mark.rule("DSO-EQ-04", "DSO-EQ-05", "DSO-EQ-06")
def test_martial_cards_are_for_fighters_magical_ones_for_the_wizard_and_bows_for_archers() -> None:
    cards = [gear_called(name) for name in ("great_blade", "rune_staff", "iron_cap", "yew_bow", "moonstring")]
    found = {hero: [gear.may_use(hero, card) for card in cards] for hero in (RORDIN, DANOR, MADRIGA)}
    assert found[RORDIN] == [True, False, True, False, False]
    assert found[DANOR] == [False, True, True, False, False]
    assert found[MADRIGA] == [True, False, True, True, True]


@pytest.mark.rule("DSO-RULING-122", "DSO-EQ-12")
def test_equipment_is_changed_before_the_move_or_after_it_before_the_action() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").turn(RORDIN)
    turn = lay.s.turns[-1]
    found = []
    for stage in (READY, MOVING, MOVED):
        for acted in (False, True):
            turn.stage, turn.acted = stage, acted
            found.append(gear.is_time_to_change(lay.s, turn))
    assert found == [True, True, False, False, True, False]
    assert gear.is_unthreatened(lay.s, RORDIN)
    lay.monster("zombie", 3, 3, "S")
    assert not gear.is_unthreatened(lay.s, RORDIN)


@pytest.mark.rule("DSO-EQ-03", "DSO-EQ-11", "DSO-EQ-10")
def test_a_card_put_on_leaves_storage_and_one_taken_off_goes_there() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, ["iron_cap", "great_blade"], ["trail_boots", "war_hammer"])
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, Equip(gear_called("war_hammer")))
    sheet = table.state.sheets[RORDIN]
    assert sheet.active == (gear_called("iron_cap"), gear_called("war_hammer"))
    assert sheet.stored == (gear_called("trail_boots"), gear_called("great_blade"))
    table.choose(HEROES_SEAT, Stow(gear_called("iron_cap")))
    sheet = table.state.sheets[RORDIN]
    assert sheet.active == (gear_called("war_hammer"),)
    assert sheet.stored == (gear_called("trail_boots"), gear_called("great_blade"), gear_called("iron_cap"))
    assert table.state.turns[-1].changes == 2


@pytest.mark.rule("DSO-EQ-10")
def test_boots_put_on_or_taken_off_before_the_move_change_its_length() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, ["trail_boots"]).turn(RORDIN)
    table = lay.table().choose(HEROES_SEAT, Stow(gear_called("trail_boots")))
    assert table.state.turns[-1].points == 4
    table.choose(HEROES_SEAT, Equip(gear_called("trail_boots")))
    assert table.state.turns[-1].points == 5


@pytest.mark.rule("DSO-RNG-09", "DSO-RNG-10")
def test_axes_are_thrown_at_what_is_seen_and_not_adjacent_in_front() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 6, "N")
    near, behind = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 3, 6, "N")
    far = lay.monster("zombie", 4, 1, "N")
    assert [gear.can_be_thrown_at(lay.s, RORDIN, monster) for monster in (near, behind, far)] == [False, False, True]


# Feats


@pytest.mark.rule("DSO-FEAT-03", "DSO-RULING-194")
def test_each_feat_is_offered_only_if_it_would_do_something() -> None:
    def useful(hero: int, feat: str, *monsters: tuple[int, int], facing: str = "N") -> bool:
        lay = Layout().hero(hero, 3, 4, facing).feat(hero, feat)
        for x, y in monsters:
            lay.monster("zombie", x, y, "N")
        return may_use_feat(lay.turn(hero).s, hero)

    assert not useful(RORDIN, "splitting_blow", (3, 5)) and useful(RORDIN, "splitting_blow", (3, 5), (3, 3))
    assert useful(RORDIN, "anvil_stance")
    assert not useful(MADRIGA, "three_feathers", (3, 3)) and useful(MADRIGA, "three_feathers", (3, 3), (5, 1))
    assert not useful(MADRIGA, "needles_eye", (3, 3)) and useful(MADRIGA, "needles_eye", (3, 3), (5, 1))
    assert not useful(ORLAF, "reaping_circle", (3, 6)) and useful(ORLAF, "reaping_circle", (3, 6), (3, 5))
    assert not useful(DANOR, "word_regained", (3, 3))
    lay = Layout().hero(DANOR, 3, 4, "N").spells(DANOR, cast=["bear_hide"]).feat(DANOR, "word_regained").turn(DANOR)
    assert may_use_feat(lay.s, DANOR)
    lay.s.sheets[DANOR].feat = -1
    assert not may_use_feat(lay.s, DANOR)


@pytest.mark.rule("DSO-FEAT-03", "DSO-RULING-194")
def test_a_charge_needs_room_to_run_or_an_enemy_in_front() -> None:
    def useful(enemy: bool) -> bool:
        lay = Layout().hero(ORLAF, 0, 6, "N").feat(ORLAF, "avalanche_charge")
        for x, y in ((0, 5), (1, 5), (1, 6)):
            lay.s.high |= 1 << cell(x, y)
        if enemy:
            lay.s.high &= ~(1 << cell(0, 5))
            lay.monster("zombie", 0, 5, "S")
        return may_use_feat(lay.turn(ORLAF).s, ORLAF)

    assert not useful(False) and useful(True)
    assert may_use_feat(Layout().hero(ORLAF, 3, 4, "N").feat(ORLAF, "avalanche_charge").turn(ORLAF).s, ORLAF)


@pytest.mark.rule("DSO-FEAT-02", "DSO-FEAT-03")
def test_what_a_feat_allows_is_asked_next_and_its_card_is_spent() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").feat(RORDIN, "anvil_stance")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, UseFeat(feat_called("anvil_stance")))
    table.expects(HEROES_SEAT, FEAT)
    assert table.choices(HEROES_SEAT) == [Strike(zombie), PASS]
    assert table.state.lasting == ((3, RORDIN, RORDIN),) and table.state.sheets[RORDIN].feat == -1
    table.choose(HEROES_SEAT, PASS).expects(HEROES_SEAT, HERO_TURN)
    assert table.choices(HEROES_SEAT, Strike) == []
    lay = Layout().hero(RORDIN, 3, 4, "N").feat(RORDIN, "splitting_blow")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.turn(RORDIN).table().choose(HEROES_SEAT, UseFeat(feat_called("splitting_blow")))
    assert table.choices(HEROES_SEAT) == [Strike(zombie)] and table.state.lasting == ()


@pytest.mark.rule("DSO-FEAT-02", "DSO-FEAT-03")
def test_three_feathers_are_three_and_a_reaping_circle_strikes_all_around() -> None:
    lay = Layout().hero(MADRIGA, 0, 6, "E").feat(MADRIGA, "three_feathers")
    targets = [lay.monster("zombie", 5, y, "W") for y in (1, 2, 4, 6)]
    lay.s.high = lay.s.low = 0
    shots: dict[str, list[tuple[int, ...]]] = {"attack": [(1, 1, 1)] * 3, "defence": [(6, 6)] * 3}
    table = lay.turn(MADRIGA).table(shots).choose(HEROES_SEAT, UseFeat(feat_called("three_feathers")))
    assert table.state.turns[-1].left == 3
    table.choose(HEROES_SEAT, *[Shoot(target) for target in targets[:3]]).expects(HEROES_SEAT, HERO_TURN)
    lay = Layout().hero(ORLAF, 3, 4, "N").feat(ORLAF, "reaping_circle")
    around = [lay.monster("zombie", x, y, "N") for x, y in ((3, 3), (3, 5))]
    lay.monster("ghost", 3, 6, "N")
    table = lay.turn(ORLAF).table().choose(HEROES_SEAT, UseFeat(feat_called("reaping_circle")))
    assert table.choices(HEROES_SEAT) == [Strike(monster) for monster in around]


@pytest.mark.rule("DSO-FEAT-02", "DSO-FEAT-03")
def test_a_blink_step_appears_looks_and_shoots_in_this_order() -> None:
    lay = Layout().hero(DANOR, 0, 4, "E").feat(DANOR, "blink_step").turn(DANOR)
    table = lay.table().choose(HEROES_SEAT, UseFeat(feat_called("blink_step"))).expects(HEROES_SEAT, FEAT)
    assert {type(choice) for choice in table.choices(HEROES_SEAT)} == {BlinkTo}
    table.choose(HEROES_SEAT, BlinkTo(cell(2, 4)))
    assert table.choices(HEROES_SEAT) == [NORTH, EAST, SOUTH, WEST]
    table.choose(HEROES_SEAT, SOUTH).expects(HEROES_SEAT, HERO_TURN)  # nobody to shoot at
    assert at(table.state, DANOR) == (2, 4, "S")


@pytest.mark.rule("DSO-FEAT-02", "DSO-FEAT-03")
def test_a_charge_is_a_move_of_four_squares_of_its_own_and_a_blow_where_there_is_no_room() -> None:
    lay = Layout().hero(ORLAF, 0, 4, "N").feat(ORLAF, "avalanche_charge").turn(ORLAF)
    table = lay.table().choose(HEROES_SEAT, UseFeat(feat_called("avalanche_charge"))).expects(HEROES_SEAT, LEAP)
    assert table.state.turns[-1].points == 4 and len(table.state.turns) == 2
    lay = Layout().hero(ORLAF, 0, 6, "N").feat(ORLAF, "avalanche_charge")
    for x, y in ((1, 5), (1, 6)):
        lay.s.high |= 1 << cell(x, y)
    zombie = lay.monster("zombie", 0, 5, "S")
    table = lay.turn(ORLAF).table().choose(HEROES_SEAT, UseFeat(feat_called("avalanche_charge")))
    table.expects(HEROES_SEAT, FEAT)
    assert table.choices(HEROES_SEAT) == [Strike(zombie), PASS]


@pytest.mark.rule("DSO-MOVE-03")
def test_a_leap_ends_with_a_facing_wherever_it_may_stop() -> None:
    lay = Layout().hero(ORLAF, 0, 4, "N").hero(DANOR, 1, 4, "N").feat(ORLAF, "avalanche_charge").turn(ORLAF)
    table = lay.table().choose(HEROES_SEAT, UseFeat(feat_called("avalanche_charge")))
    assert {NORTH, EAST, SOUTH, WEST} < set(leap_choices(table.state, ORLAF))
    table.choose(HEROES_SEAT, Step(cell(1, 4)))
    assert leap_choices(table.state, ORLAF) == [Step(cell(2, 4))]  # on a friend's square
    table.choose(HEROES_SEAT, Step(cell(2, 4)))
    assert leap_choices(table.state, ORLAF) == [Step(cell(3, 4)), NORTH, EAST, SOUTH, WEST]
    table.choose(HEROES_SEAT, WEST).expects(HEROES_SEAT, HERO_TURN)
    assert at(table.state, ORLAF) == (2, 4, "W") and END_TURN in table.choices(HEROES_SEAT)
