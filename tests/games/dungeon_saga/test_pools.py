"""How many dice and against which Armour, modifier by modifier (DSO-MEL, DSO-RNG, DSO-SPELL, DSO-ARM, DSO-EQ)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN, gear_called, spell_called
from flambeau.games.dungeon_saga.choices import Face, Strike, ThrowAt
from flambeau.games.dungeon_saga.events import Attacked, Modified
from flambeau.games.dungeon_saga.model import (
    ANVIL,
    BEAR_HIDE,
    DREAD,
    KINDLED,
    MELEE_ATTACK,
    RANGED_ATTACK,
    RATS,
    SPELL_ATTACK,
    TRAP_ATTACK,
    Fight,
)
from flambeau.games.dungeon_saga.rules.dice import (
    armour_sum,
    attack_dice,
    attack_sum,
    defence_sum,
    gear_bonus,
    is_outnumbered,
    is_rear_attack,
    lowered_armour,
    spell_sum,
)
from flambeau.kernel import explain
from flambeau.parts.grid import Direction
from tests.games.dungeon_saga.layout import GM_SEAT, HEROES_SEAT, Layout

LANCE, BURST = spell_called("fire_lance"), spell_called("ember_burst")


# Equipment


@pytest.mark.rule("DSO-MEL-15", "DSO-EQ-01")
def test_each_active_card_adds_what_it_is_for_and_a_stored_one_nothing() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, ["ring_hauberk", "great_blade"], ["mail_of_the_deep"])
    found = [gear_bonus(lay.s, RORDIN, effect) for effect in ("armour", "melee", "defence", "ranged", "storage")]
    assert found == [1, 1, 0, 0, 0]
    lay.gear(RORDIN, ["mail_of_the_deep", "oathkeeper"])
    found = [gear_bonus(lay.s, RORDIN, effect) for effect in ("armour", "melee", "turn_after_kill", "defence")]
    assert found == [2, 1, 1, 0]


@pytest.mark.rule("DSO-MEL-15", "DSO-EQ-01")
def test_a_card_for_one_situation_adds_nothing_in_another() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").gear(RORDIN, ["iron_cap"])
    assert [gear_bonus(lay.s, RORDIN, "armour", *when) for when in ((), ("shots",), ("traps",))] == [0, 0, 1]
    lay.gear(RORDIN, ["heavy_plate"])
    assert [gear_bonus(lay.s, RORDIN, "defence", *when) for when in ((), ("boss",))] == [1, 1]
    lay.gear(RORDIN, ["hallstone_aegis"])
    assert [gear_bonus(lay.s, RORDIN, "defence", *when) for when in ((), ("front",), ("boss",))] == [0, 0, 1]
    assert [gear_bonus(lay.s, RORDIN, "armour", *when) for when in ((), ("boss",))] == [1, 1]


@pytest.mark.rule("DSO-EQ-01")
def test_a_war_hammer_adds_a_die_against_armour_three_and_more() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").gear(ORLAF, ["war_hammer"])
    zombie, armoured = lay.monster("zombie", 3, 3, "N"), lay.monster("armoured_zombie", 4, 3, "N")
    assert [attack_sum(lay.s, ORLAF, target, MELEE_ATTACK) for target in (zombie, armoured)] == [5, 6]
    lay.gear(ORLAF, ["great_blade"])
    assert explain(attack_dice, lay.s, ORLAF, zombie, MELEE_ATTACK) == (6, [(5, "DSO-CARD-03"), (1, "DSO-EQ-01")])


@pytest.mark.rule("DSO-EQ-01", "DSO-RULING-46")
def test_a_soft_cloak_costs_a_free_attack_a_die_and_no_other_attack() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").gear(ORLAF, ["soft_cloak"])
    revenant = lay.monster("dwarf_revenant", 3, 3, "S")
    assert attack_sum(lay.s, revenant, ORLAF, MELEE_ATTACK, True) == 3
    assert attack_sum(lay.s, revenant, ORLAF, MELEE_ATTACK, False) == 4


@pytest.mark.rule("DSO-EQ-01", "DSO-CARD-04")
def test_throwing_axes_bring_three_dice_instead_of_the_ranged_value() -> None:
    lay = Layout().hero(RORDIN, 3, 6, "N").gear(RORDIN, ["throwing_axes"])
    zombie = lay.monster("zombie", 4, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(6, 6, 1)], defence=[(1, 1)])
    table.choose(HEROES_SEAT, ThrowAt(gear_called("throwing_axes"), zombie))
    assert table.told(Attacked)[0].attack_dice == (6, 6, 1) and table.state.monsters == ()
    lay = Layout().hero(MADRIGA, 3, 6, "N")
    zombie = lay.monster("zombie", 4, 3, "S")
    assert explain(attack_dice, lay.s, MADRIGA, zombie, RANGED_ATTACK) == (4, [(4, "DSO-CARD-04")])
    lay.s.fight = Fight(dice=3)
    assert explain(attack_dice, lay.s, MADRIGA, zombie, RANGED_ATTACK) == (3, [(3, "DSO-EQ-01")])


# Outnumbering and the rear


@pytest.mark.rule("DSO-MEL-05", "DSO-RULING-50")
def test_a_small_figure_is_outnumbered_by_two_front_arcs_and_not_by_one() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    assert not is_outnumbered(lay.s, ORLAF, -1)
    zombie = lay.monster("zombie", 3, 3, "S")
    assert not is_outnumbered(lay.s, ORLAF, zombie) and not is_outnumbered(lay.s, zombie, ORLAF)
    lay.monster("ghost", 2, 4, "W")  # looks away
    assert not is_outnumbered(lay.s, ORLAF, zombie)
    lay.monster("skeleton_warrior", 4, 4, "W")
    assert is_outnumbered(lay.s, ORLAF, zombie) and is_outnumbered(lay.s, ORLAF, -1)


@pytest.mark.rule("DSO-LARGE-10", "DSO-RULING-50")
def test_a_large_figure_counts_as_two_through_its_front_arc_and_always_as_the_opponent() -> None:
    for facing, counts in (("S", True), ("N", False)):
        lay = Layout().hero(ORLAF, 2, 5, "N")
        troll, zombie = lay.monster("zombie_troll", 2, 3, facing), lay.monster("zombie", 1, 5, "W")
        assert is_outnumbered(lay.s, ORLAF, zombie) is counts
        assert is_outnumbered(lay.s, ORLAF, troll)


@pytest.mark.rule("DSO-LARGE-11", "DSO-RULING-50")
def test_a_large_figure_is_outnumbered_by_two_in_contact_whichever_way_they_look() -> None:
    lay = Layout().hero(ORLAF, 2, 5, "S")
    troll = lay.monster("zombie_troll", 2, 3, "S")
    assert not is_outnumbered(lay.s, troll, ORLAF)
    lay.hero(RORDIN, 5, 6, "N")  # up, but not in contact
    assert not is_outnumbered(lay.s, troll, ORLAF)
    lay.hero(DANOR, 3, 5, "S")
    assert is_outnumbered(lay.s, troll, ORLAF)
    lay.s.sheets[DANOR].hp = 0  # lies there
    assert not is_outnumbered(lay.s, troll, ORLAF)


@pytest.mark.rule("DSO-MEL-05")
def test_being_outnumbered_costs_the_attacker_one_die() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    lay.monster("ghost", 2, 3, "E")
    assert explain(attack_dice, lay.s, ORLAF, zombie, MELEE_ATTACK) == (4, [(5, "DSO-CARD-03"), (-1, "DSO-MEL-05")])


@pytest.mark.rule("DSO-MEL-07", "DSO-RNG-06", "DSO-LARGE-05")
def test_a_blow_from_behind_needs_contact_and_a_shot_does_not() -> None:
    lay = Layout().hero(ORLAF, 3, 3, "N")
    beside, far, ahead = (
        lay.monster("zombie", 3, 4, "N"),
        lay.monster("ghost", 3, 6, "N"),
        lay.monster("zombie", 4, 3, "S"),
    )
    blows = [is_rear_attack(lay.s, monster, ORLAF, MELEE_ATTACK) for monster in (beside, far, ahead)]
    shots = [is_rear_attack(lay.s, monster, ORLAF, RANGED_ATTACK) for monster in (beside, far, ahead)]
    assert (blows, shots) == ([True, False, False], [True, True, False])


@pytest.mark.rule("DSO-MEL-08")
def test_whoever_is_left_with_fewer_than_two_dice_attacks_with_two() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(DANOR, 4, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    found = explain(attack_dice, lay.s, zombie, ORLAF, MELEE_ATTACK)
    assert found == (2, [(2, "DSO-CARD-03"), (-1, "DSO-MEL-05"), (1, "DSO-MEL-08")])


# What lasts


@pytest.mark.rule("DSO-RULING-46", "DSO-CARD-10")
def test_kindled_steel_adds_two_dice_to_its_heros_blow_or_shot_and_none_to_a_spell() -> None:
    lay = Layout().hero(DANOR, 3, 6, "N").hero(ORLAF, 4, 4, "N")
    zombie = lay.monster("zombie", 4, 3, "S")
    lay.s.fight = Fight(spell=LANCE)
    kinds = (MELEE_ATTACK, RANGED_ATTACK, SPELL_ATTACK)
    assert [attack_sum(lay.s, DANOR, zombie, kind) for kind in kinds] == [3, 3, 6]
    lay.s.lasting = ((KINDLED, DANOR, DANOR),)
    assert [attack_sum(lay.s, DANOR, zombie, kind) for kind in kinds] == [5, 5, 6]
    assert attack_sum(lay.s, ORLAF, zombie, MELEE_ATTACK) == 5


@pytest.mark.rule("DSO-RULING-46", "DSO-CARD-10")
def test_a_dread_rune_costs_its_victim_one_die_in_attack_and_defence() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(DANOR, 5, 6, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    lay.s.lasting = ((DREAD, ORLAF, ORLAF),)
    assert explain(attack_dice, lay.s, ORLAF, zombie, MELEE_ATTACK) == (4, [(5, "DSO-CARD-03"), (-1, "DSO-CARD-10")])
    assert defence_sum(lay.s, zombie, ORLAF, MELEE_ATTACK) == 4
    assert defence_sum(lay.s, zombie, DANOR, MELEE_ATTACK) == 3
    assert attack_sum(lay.s, zombie, ORLAF, MELEE_ATTACK) == 2


@pytest.mark.rule("DSO-RULING-46", "DSO-CARD-10", "DSO-CARD-03")
def test_rats_are_no_second_penalty_for_whoever_is_outnumbered_already() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    warrior = lay.monster("skeleton_warrior", 3, 3, "S")
    lay.s.lasting = ((RATS, warrior, DANOR),)
    assert attack_sum(lay.s, warrior, ORLAF, MELEE_ATTACK) == 2
    assert attack_sum(lay.s, warrior, ORLAF, RANGED_ATTACK) == -1
    assert defence_sum(lay.s, ORLAF, warrior, MELEE_ATTACK) == defence_sum(lay.s, ORLAF, warrior, RANGED_ATTACK) == 2
    lay.hero(MADRIGA, 4, 4, "N")  # now it is outnumbered, which counts in melee alone
    assert attack_sum(lay.s, warrior, ORLAF, MELEE_ATTACK) == 2
    assert attack_sum(lay.s, warrior, ORLAF, RANGED_ATTACK) == -1
    assert defence_sum(lay.s, ORLAF, warrior, MELEE_ATTACK) == defence_sum(lay.s, ORLAF, warrior, RANGED_ATTACK) == 2


@pytest.mark.rule("DSO-RULING-46")
def test_darts_are_three_dice_whoever_stands_in_their_way() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    lay.s.lasting = ((DREAD, ORLAF, ORLAF),)
    assert attack_sum(lay.s, -1, ORLAF, TRAP_ATTACK) == 3


@pytest.mark.rule("DSO-CARD-10")
def test_rage_adds_a_die_at_three_hp_and_grudge_one_against_rordin_alone() -> None:
    lay = Layout().hero(ORLAF, 3, 5, "N").hero(RORDIN, 5, 6, "S")
    tyrant = lay.monster("tyrannical_zombie_troll", 3, 3, "S")
    revenant = lay.monster("dwarf_revenant", 4, 5, "S")
    found = []
    for lost in (3, 4, 5):
        lay.s.lost[tyrant] = lost
        found.append(attack_sum(lay.s, tyrant, ORLAF, MELEE_ATTACK))
    assert found == [5, 6, 6]
    assert [attack_sum(lay.s, revenant, hero, MELEE_ATTACK) for hero in (ORLAF, RORDIN)] == [4, 5]


# Spells


@pytest.mark.rule("DSO-SPELL-04", "DSO-RULING-53", "DSO-RULING-190")
def test_low_furniture_costs_a_spell_a_die_but_not_the_attacks_on_an_area() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N")
    behind, free = lay.monster("zombie", 3, 1, "N"), lay.monster("zombie", 5, 2, "N")
    assert explain(spell_sum, lay.s, DANOR, behind, LANCE) == (5, [(6, "DSO-SPELL-04"), (-1, "DSO-RNG-05")])
    assert spell_sum(lay.s, DANOR, free, LANCE) == 6
    assert spell_sum(lay.s, DANOR, behind, BURST) == 4


@pytest.mark.rule("DSO-SPELL-04", "DSO-RULING-53")
def test_a_staff_adds_a_die_to_the_spells_of_its_bearer_and_none_to_those_of_a_boss() -> None:
    lay = Layout().hero(DANOR, 3, 6, "N").gear(DANOR, ["rune_staff"])
    king = lay.monster("undead_dwarf_king", 4, 4, "S")
    drain = spell_called("soul_drain")
    assert explain(spell_sum, lay.s, DANOR, king, LANCE) == (7, [(6, "DSO-SPELL-04"), (1, "DSO-EQ-01")])
    assert spell_sum(lay.s, king, DANOR, drain) == 4
    lay.gear(DANOR, [], ["rune_staff"])
    assert spell_sum(lay.s, DANOR, king, LANCE) == 6


@pytest.mark.rule("DSO-SPELL-04", "DSO-SPELL-05", "DSO-RULING-53")
def test_a_spell_asks_for_no_odds_on_either_side() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").hero(ORLAF, 4, 4, "N")
    warrior = lay.monster("skeleton_warrior", 3, 3, "S")
    lay.monster("ghost", 2, 3, "E")
    lay.s.fight = Fight(spell=LANCE)
    assert is_outnumbered(lay.s, DANOR, warrior) and is_outnumbered(lay.s, warrior, DANOR)
    assert attack_sum(lay.s, DANOR, warrior, SPELL_ATTACK) == 6
    assert defence_sum(lay.s, DANOR, warrior, SPELL_ATTACK) == 3


# Defence


@pytest.mark.rule("DSO-CARD-03", "DSO-RULING-46")
def test_a_tower_shield_helps_against_what_comes_from_the_front() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").gear(ORLAF, ["tower_shield"])
    ahead, behind = lay.monster("zombie", 3, 3, "N"), lay.monster("zombie", 3, 5, "S")
    assert [defence_sum(lay.s, monster, ORLAF, MELEE_ATTACK) for monster in (ahead, behind)] == [6, 4]
    assert defence_sum(lay.s, -1, ORLAF, TRAP_ATTACK) == 5


@pytest.mark.rule("DSO-CARD-03", "DSO-RULING-46")
def test_a_round_shield_helps_against_shots_and_spells_alone() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").gear(ORLAF, ["round_shield"])
    king = lay.monster("undead_dwarf_king", 3, 3, "N")
    kinds = (MELEE_ATTACK, RANGED_ATTACK, SPELL_ATTACK, TRAP_ATTACK)
    assert [defence_sum(lay.s, king, ORLAF, kind) for kind in kinds] == [5, 6, 6, 5]


@pytest.mark.rule("DSO-CARD-03", "DSO-RULING-46")
def test_stalwart_plated_and_an_anvil_stance_ignore_their_penalties() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N").hero(ORLAF, 5, 5, "S")
    ahead, behind = lay.monster("zombie", 3, 3, "S"), lay.monster("zombie", 3, 5, "N")
    assert defence_sum(lay.s, ahead, RORDIN, MELEE_ATTACK) == 4  # outnumbered, but stalwart
    assert defence_sum(lay.s, behind, RORDIN, MELEE_ATTACK) == 3
    lay.s.lasting = ((ANVIL, ORLAF, ORLAF),)
    assert defence_sum(lay.s, behind, RORDIN, MELEE_ATTACK) == 3  # somebody else stands like an anvil
    lay.s.lasting = ((ANVIL, RORDIN, RORDIN),)
    assert defence_sum(lay.s, behind, RORDIN, MELEE_ATTACK) == 4
    plated = lay.monster("armoured_zombie", 5, 4, "N")
    lay.s.facing[ORLAF] = 0
    assert is_rear_attack(lay.s, ORLAF, plated, MELEE_ATTACK)
    assert defence_sum(lay.s, ORLAF, plated, MELEE_ATTACK) == 3


@pytest.mark.rule("DSO-CARD-03", "DSO-RULING-46")
def test_a_trap_finds_an_outnumbered_hero_with_a_die_less_and_a_shot_does_not() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    one = lay.monster("zombie", 3, 3, "S")
    lay.monster("zombie", 2, 3, "E")
    kinds = (MELEE_ATTACK, TRAP_ATTACK, RANGED_ATTACK)
    assert [defence_sum(lay.s, attacker, ORLAF, kind) for attacker, kind in zip((one, -1, one), kinds)] == [4, 4, 5]


@pytest.mark.rule("DSO-CARD-05", "DSO-EQ-01", "DSO-CARD-10")
def test_armour_is_the_cards_with_equipment_guard_and_spells_added() -> None:
    lay = Layout().hero(DANOR, 3, 6, "N").hero(ORLAF, 5, 6, "N")
    king = lay.monster("undead_dwarf_king", 3, 3, "S")
    assert [armour_sum(lay.s, figure, MELEE_ATTACK) for figure in (DANOR, king)] == [1, 3]
    lay.monster("zombie", 3, 4, "S")
    assert armour_sum(lay.s, king, MELEE_ATTACK) == 3  # a Zombie is no guard
    guard = lay.monster("skeleton_warrior", 0, 6, "S")
    assert armour_sum(lay.s, king, MELEE_ATTACK) == 3  # too far away
    lay.s.monsters = tuple([m for m in lay.s.monsters if m != guard])
    lay.monster("dwarf_revenant", 2, 3, "S")
    assert armour_sum(lay.s, king, MELEE_ATTACK) == 4
    lay.s.lasting = ((BEAR_HIDE, DANOR, DANOR), (ANVIL, ORLAF, ORLAF), (DREAD, DANOR, DANOR))
    assert [armour_sum(lay.s, hero, MELEE_ATTACK) for hero in (DANOR, ORLAF)] == [3, 3]


@pytest.mark.rule("DSO-EQ-01")
def test_a_padded_jack_helps_against_shots_and_traps_and_an_iron_cap_against_traps() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    kinds = (MELEE_ATTACK, RANGED_ATTACK, TRAP_ATTACK, SPELL_ATTACK)
    for name, found in (("padded_jack", [2, 3, 3, 2]), ("iron_cap", [2, 2, 3, 2]), ("ring_hauberk", [3, 3, 3, 3])):
        lay.gear(ORLAF, [name])
        assert [armour_sum(lay.s, ORLAF, kind) for kind in kinds] == found, name


@pytest.mark.rule("DSO-ARM-01", "DSO-ARM-02", "DSO-ARM-03")
def test_armour_is_capped_then_pierced_and_lowered_by_each_missing_die() -> None:
    assert [lowered_armour(4, dice) for dice in (3, 2, 1, 0)] == [4, 4, 3, 2]
    assert [lowered_armour(7, dice) for dice in (2, 1)] == [5, 4]
    assert [lowered_armour(4, 2, pierced) for pierced in (1, 2, 3, 4)] == [3, 2, 1, 1]


@pytest.mark.rule("DSO-MEL-04", "DSO-MEL-09")
def test_the_modifiers_told_with_an_attack_are_those_beyond_the_card() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "N")
    lay.monster("ghost", 2, 4, "E")
    table = lay.turn(ORLAF).table(attack=[(6, 6, 1, 1, 1)], defence=[(1, 1)])
    table.choose(HEROES_SEAT, Strike(zombie), Face(Direction(0)))
    assert table.told(Modified) == [Modified(zombie, -1)]  # from behind
    lay = Layout().hero(ORLAF, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table(attack=[(1, 1)], defence=[(1, 1, 1, 1, 1)]).choose(GM_SEAT, Strike(ORLAF))
    assert table.told(Modified) == []
