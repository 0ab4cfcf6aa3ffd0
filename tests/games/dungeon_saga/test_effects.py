"""Talents, items and Equipment around the dice (DSO-TAL, DSO-RULING-56, DSO-RULING-189) and changes of Equipment
(DSO-EQ)."""

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
    gear_called,
)
from flambeau.games.dungeon_saga.choices import (
    END_TURN,
    PASS,
    REROLL_ALL,
    Equip,
    Nudge,
    RerollByGear,
    RerollDie,
    Shoot,
    Step,
    Stow,
    Strike,
    UseCard,
    UseGear,
    UseTalent,
)
from flambeau.games.dungeon_saga.events import Attacked, Destroyed
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, RANGED_ATTACK, TRAP_ATTACK
from flambeau.games.dungeon_saga.rules.dice import armour, attack_dice, defence_dice
from flambeau.games.dungeon_saga.rules.effects import CANCEL, DECLARE, DICE
from tests.games.dungeon_saga.layout import GM_SEAT, HEROES_SEAT, Layout, cell


@pytest.mark.rule("DSO-TAL-21", "DSO-RULING-116", "DSO-RULING-189")
def test_an_extra_die_is_declared_before_the_roll() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").talents(RORDIN, "offensive_talent")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(6, 6, 1, 1, 1)], defence=[(1, 1)])
    table.choose(HEROES_SEAT, Strike(zombie)).expects(HEROES_SEAT, DECLARE)
    table.choose(HEROES_SEAT, UseTalent(OFFENSIVE_TALENT))
    assert table.told(Destroyed) == [Destroyed(zombie)]
    assert table.state.sheets[RORDIN].talents == ()
    table.done()


@pytest.mark.rule("DSO-TAL-22", "DSO-TAL-07")
def test_a_defender_may_add_a_die_and_loses_the_talent() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").talents(ORLAF, "defensive_talent")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 6)], defence=[(6, 6, 1, 1, 1, 1)])
    table.choose(GM_SEAT, Strike(ORLAF)).choose(HEROES_SEAT, UseTalent(DEFENSIVE_TALENT))
    assert table.state.sheets[ORLAF].hp == 5


@pytest.mark.rule("DSO-TAL-18", "DSO-EX-10", "DSO-RULING-56")
def test_tough_as_nails_changes_a_die_by_one_and_a_die_stays_a_die() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").talents(RORDIN, "tough_as_nails")
    warrior = lay.monster("skeleton_warrior", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(6, 3, 1, 1)], defence=[(3, 3, 3)])
    table.choose(HEROES_SEAT, Strike(warrior)).expects(HEROES_SEAT, DICE)
    assert table.refused(HEROES_SEAT, Nudge(Die(0), True)) == "DSO-RULING-56"
    table.choose(HEROES_SEAT, Nudge(Die(1), True))
    assert table.told(Attacked)[0].attack_dice == (6, 4, 1, 1)
    assert table.told(Destroyed) == [Destroyed(warrior)]


@pytest.mark.rule("DSO-TAL-17", "DSO-RULING-115")
def test_good_fortune_rolls_the_whole_roll_again() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").talents(DANOR, "good_fortune")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.turn(DANOR).table(attack=[(1, 1, 1)], defence=[(1, 1)], again=[(6, 6, 6)])
    table.choose(HEROES_SEAT, Strike(zombie), REROLL_ALL)
    assert table.told(Destroyed) == [Destroyed(zombie)]


@pytest.mark.rule("DSO-TAL-19", "DSO-TAL-20")
def test_stance_re_rolls_a_defence_die_and_eagle_eye_a_shot() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").talents(RORDIN, "defensive_stance", "eagle_eye")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 1)], defence=[(1, 1, 1, 1)], again=[(6,)])
    table.choose(GM_SEAT, Strike(RORDIN))
    assert table.refused(HEROES_SEAT, RerollDie(EAGLE_EYE, Die(0))) == "DSO-RULING-56"
    table.choose(HEROES_SEAT, RerollDie(DEFENSIVE_STANCE, Die(3)))
    assert table.state.sheets[RORDIN].hp == 5
    lay = Layout().hero(MADRIGA, 4, 6, "N").talents(MADRIGA, "eagle_eye")
    zombie = lay.monster("zombie", 4, 2, "S")
    table = lay.turn(MADRIGA).table(attack=[(6, 1, 1, 1)], defence=[(1, 1)], again=[(6,)])
    table.choose(HEROES_SEAT, Shoot(zombie), RerollDie(EAGLE_EYE, Die(3)))
    assert table.told(Destroyed) == [Destroyed(zombie)]


@pytest.mark.rule("DSO-RULING-70", "DSO-RULING-194")
def test_a_ward_charm_adds_armour_and_is_discarded() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").items(DANOR, "ward_charm", "whetstone")
    charm, whetstone = lay.s.sheets[DANOR].items
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(2, 2)], defence=[(1, 1, 1)]).choose(GM_SEAT, Strike(DANOR))
    assert table.refused(HEROES_SEAT, UseCard(cards_called("whetstone")[0])) == "DSO-RULING-189"
    table.choose(HEROES_SEAT, UseCard(cards_called("ward_charm")[0]))
    assert table.state.sheets[DANOR].hp == 4
    assert table.state.discard == (charm,) and table.state.sheets[DANOR].items == (whetstone,)


@pytest.mark.rule("DSO-RULING-212", "DSO-EQ-01")
def test_a_buckler_cancels_one_hit_once_a_quest() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").gear(ORLAF, ["buckler"])
    zombie, other = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 5, 6, "N")
    table = lay.activation(zombie).table(attack=[(6, 1)], defence=[(1, 1, 1, 1, 1)])
    table.choose(GM_SEAT, Strike(ORLAF)).expects(HEROES_SEAT, CANCEL)
    table.choose(HEROES_SEAT, UseGear(gear_called("buckler")))
    assert table.state.sheets[ORLAF].hp == 5
    assert table.state.sheets[ORLAF].spent == (gear_called("buckler"),)
    assert other in table.state.monsters


@pytest.mark.rule("DSO-MEL-15", "DSO-RNG-08", "DSO-EQ-02")
def test_active_equipment_changes_dice_and_armour_and_stored_does_not() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").gear(ORLAF, ["great_blade", "padded_jack"], ["ring_hauberk"])
    zombie = lay.monster("zombie", 3, 3, "S")
    archer = lay.monster("skeleton_archer", 5, 2, "W")
    assert attack_dice(lay.s, ORLAF, zombie, MELEE_ATTACK) == 6
    assert armour(lay.s, zombie, ORLAF, MELEE_ATTACK) == 2
    assert armour(lay.s, archer, ORLAF, RANGED_ATTACK) == 3
    assert armour(lay.s, -1, ORLAF, TRAP_ATTACK) == 3
    lay.gear(ORLAF, ["tower_shield", "soft_cloak"])
    assert defence_dice(lay.s, zombie, ORLAF, MELEE_ATTACK) == 6
    assert attack_dice(lay.s, zombie, ORLAF, MELEE_ATTACK, True) == 2


@pytest.mark.rule("DSO-EQ-03", "DSO-EX-11", "DSO-RULING-123")
def test_equipping_a_card_stores_the_one_of_the_same_keyword() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, ["ring_hauberk"], ["heavy_plate", "trail_boots"])
    table = lay.turn(RORDIN).table()
    table.choose(HEROES_SEAT, Equip(gear_called("heavy_plate")))
    sheet = table.state.sheets[RORDIN]
    assert sheet.active == (gear_called("heavy_plate"),)
    assert sheet.stored == (gear_called("trail_boots"), gear_called("ring_hauberk"))
    assert table.state.turns[-1].points == 3  # Heavy Plate slows
    table.choose(HEROES_SEAT, Equip(gear_called("trail_boots")))
    assert table.state.turns[-1].points == 4
    assert table.refused(HEROES_SEAT, Stow(gear_called("trail_boots"))) == "DSO-EQ-13"


@pytest.mark.rule("DSO-EQ-12", "DSO-EQ-10")
def test_no_change_in_an_enemys_front_arc_and_none_beyond_three_stored_cards() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, ["iron_cap"], ["heavy_plate"])
    lay.monster("zombie", 3, 3, "S")
    assert lay.turn(RORDIN).table().refused(HEROES_SEAT, Equip(gear_called("heavy_plate"))) == "DSO-EQ-12"
    stored = ["heavy_plate", "trail_boots", "buckler"]
    table = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, ["iron_cap"], stored).turn(RORDIN).table()
    assert table.refused(HEROES_SEAT, Stow(gear_called("iron_cap"))) == "DSO-EQ-10"


@pytest.mark.rule("DSO-EQ-04", "DSO-EQ-05", "DSO-EQ-06")
def test_martial_cards_are_not_for_a_spellcaster() -> None:
    table = Layout().hero(DANOR, 3, 4, "N").gear(DANOR, [], ["buckler", "iron_cap"]).turn(DANOR).table()
    assert table.refused(HEROES_SEAT, Equip(gear_called("buckler"))) == "DSO-EQ-04"
    table.choose(HEROES_SEAT, Equip(gear_called("iron_cap")))


@pytest.mark.rule("DSO-RULING-122", "DSO-MEL-16")
def test_equipment_is_not_changed_in_the_middle_of_a_move() -> None:
    table = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, ["iron_cap"]).turn(RORDIN).table()
    table.choose(HEROES_SEAT, Step(cell(3, 5)))
    assert table.refused(HEROES_SEAT, Stow(gear_called("iron_cap"))) == "DSO-RULING-122"


@pytest.mark.rule("DSO-DMG-08", "DSO-RULING-70")
def test_a_draught_heals_two_but_never_above_the_start() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N", hp=4).items(ORLAF, "red_draught").turn(ORLAF)
    table = lay.table().choose(HEROES_SEAT, UseCard(cards_called("red_draught")[0]))
    assert table.state.sheets[ORLAF].hp == 5
    assert END_TURN in table.choices(HEROES_SEAT)


@pytest.mark.rule("DSO-RULING-194", "DSO-CARD-02")
def test_quicksilver_and_smoke_help_a_move() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").items(ORLAF, "quicksilver_vial", "smoke_pellet")
    lay.monster("zombie", 3, 3, "S")
    table = lay.turn(ORLAF).table()
    table.choose(HEROES_SEAT, *[UseCard(cards_called(name)[0]) for name in ("quicksilver_vial", "smoke_pellet")])
    table.choose(HEROES_SEAT, Step(cell(3, 5)))  # no Free Attack: no dice are scripted
    assert table.state.turns[-1].points == 6


@pytest.mark.rule("DSO-TAL-15", "DSO-RULING-113")
def test_sixth_sense_ignores_a_trap_and_the_turn_goes_on() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").talents(DANOR, "sixth_sense").trap(0, 0, 0, 5, "E").turn(DANOR)
    table = lay.table(trap=[(1,)]).choose(HEROES_SEAT, Step(cell(3, 5)), UseTalent(SIXTH_SENSE), Step(cell(3, 6)))
    assert table.state.sheets[DANOR].hp == 4 and table.state.traps == ()


@pytest.mark.rule("DSO-RULING-195", "DSO-RULING-85")
def test_a_bone_charm_and_fortune_change_ones_own_dice_only() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").gear(DANOR, ["bone_charm"])
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(6, 6)], defence=[(1, 1, 1)], again=[(6,)])
    table.choose(GM_SEAT, Strike(DANOR)).choose(HEROES_SEAT, RerollByGear(gear_called("bone_charm"), Die(0)))
    assert table.state.sheets[DANOR].hp == 3
    lay = Layout().hero(DANOR, 3, 4, "N").talents(DANOR, "good_fortune").trap(0, 0, 0, 5, "E").turn(DANOR)
    table = lay.table(trap=[(3,)], gas=[(6,)], again=[(1,)]).choose(HEROES_SEAT, Step(cell(3, 5)), REROLL_ALL)
    assert table.state.sheets[DANOR].hp == 4
    assert PASS not in table.choices(HEROES_SEAT)
