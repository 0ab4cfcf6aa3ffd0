"""Attacks: dice, Armour, pairs, damage (DSO-MEL, DSO-ARM, DSO-RNG, DSO-DMG)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_saga.box import DANOR, MADRIGA, ORLAF, RORDIN
from flambeau.games.dungeon_saga.choices import END_TURN, Shoot, Strike
from flambeau.games.dungeon_saga.events import Attacked, Destroyed, Modified, Paired, TooWeak, Unharmed, Unopposed
from flambeau.games.dungeon_saga.model import MELEE_ATTACK, RANGED_ATTACK, TRAP_ATTACK
from flambeau.games.dungeon_saga.rules.dice import armour, attack_dice, count_hits, defence_dice, lowered_armour
from flambeau.kernel import explain
from tests.games.dungeon_saga.layout import GM_SEAT, HEROES_SEAT, Layout


@pytest.mark.rule("DSO-MEL-09", "DSO-MEL-12", "DSO-EX-20")
def test_dice_not_above_armour_are_discarded_and_pairs_compared() -> None:
    assert count_hits((6, 4, 2, 1, 1), (5, 3, 1), 2) == 2


@pytest.mark.rule("DSO-EX-04", "DSO-CARD-05")
def test_against_armour_two_only_the_four_and_the_six_remain() -> None:
    assert count_hits((6, 4, 2, 1, 1), (), 2) == 2


@pytest.mark.rule("DSO-MEL-13", "DSO-EX-21")
def test_attack_dice_left_over_hit_by_themselves() -> None:
    assert count_hits((5, 5, 4, 3), (6, 2), 2) == 3


@pytest.mark.rule("DSO-EX-22", "DSO-MEL-11")
def test_equal_dice_block() -> None:
    assert count_hits((6, 5), (6, 5), 1) == 0


@pytest.mark.rule("DSO-MEL-10", "DSO-EX-23")
def test_an_attack_without_a_die_above_armour_fails() -> None:
    assert count_hits((3, 2, 2), (), 3) == 0


@pytest.mark.rule("DSO-ARM-01", "DSO-EX-24", "DSO-RULING-49")
def test_armour_never_exceeds_five() -> None:
    assert lowered_armour(4 + 2, 4) == 5
    assert count_hits((6, 5, 5), (), 5) == 1


@pytest.mark.rule("DSO-ARM-02", "DSO-EX-25", "DSO-RULING-46")
def test_a_defender_short_of_two_dice_loses_armour_instead() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(RORDIN, 2, 2, "E")
    zombie = lay.monster("armoured_zombie", 3, 3, "N")  # Melee 3, Armour 3, never hurt from behind
    assert defence_dice(lay.s, ORLAF, zombie, MELEE_ATTACK) == 2
    assert lowered_armour(3, 1) == 2


@pytest.mark.rule("DSO-ARM-03", "DSO-ARM-04", "DSO-EX-26")
def test_armour_does_not_fall_below_one() -> None:
    assert lowered_armour(2, 0) == 1
    assert lowered_armour(2, -1) == 1


@pytest.mark.rule("DSO-MEL-05", "DSO-MEL-06", "DSO-EX-08")
def test_both_sides_of_a_fight_can_be_outnumbered() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(DANOR, 4, 4, "N")
    a, _b = lay.monster("skeleton_warrior", 3, 3, "S"), lay.monster("skeleton_warrior", 2, 3, "S")
    lay.s.facing[DANOR] = 0
    assert explain(attack_dice, lay.s, ORLAF, a, MELEE_ATTACK) == (4, [(5, "DSO-CARD-03"), (-1, "DSO-MEL-05")])
    assert explain(defence_dice, lay.s, ORLAF, a, MELEE_ATTACK) == (2, [(3, "DSO-CARD-03"), (-1, "DSO-MEL-05")])


@pytest.mark.rule("DSO-MEL-07", "DSO-MEL-08", "DSO-RULING-10")
def test_an_attack_from_the_rear_arc_costs_the_defender_a_die_but_leaves_two() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    warrior, zombie = lay.monster("skeleton_warrior", 3, 3, "N"), lay.monster("zombie", 2, 3, "N")
    assert explain(defence_dice, lay.s, ORLAF, warrior, MELEE_ATTACK) == (2, [(3, "DSO-CARD-03"), (-1, "DSO-MEL-07")])
    found = explain(defence_dice, lay.s, ORLAF, zombie, MELEE_ATTACK)
    assert found == (2, [(2, "DSO-CARD-03"), (-1, "DSO-MEL-07"), (1, "DSO-MEL-08")])
    assert armour(lay.s, ORLAF, zombie, MELEE_ATTACK) == 1


@pytest.mark.rule("DSO-RNG-04", "DSO-EX-27", "DSO-RNG-03")
def test_a_shot_ignores_outnumbering() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N")
    lay.monster("zombie", 2, 3, "E")
    lay.monster("zombie", 4, 3, "W")
    archer = lay.monster("skeleton_archer", 3, 1, "S")
    lay.s.low = lay.s.chests = 0
    assert attack_dice(lay.s, archer, DANOR, RANGED_ATTACK) == 3
    assert defence_dice(lay.s, archer, DANOR, RANGED_ATTACK) == 3


@pytest.mark.rule("DSO-RNG-05", "DSO-RNG-07", "DSO-CARD-10")
def test_low_furniture_costs_the_shooter_a_die_unless_the_shot_is_sure() -> None:
    lay = Layout().hero(DANOR, 3, 4, "N").hero(MADRIGA, 3, 5, "N")
    lay.s.cell[DANOR], target = lay.s.cell[DANOR], lay.monster("zombie", 3, 1, "N")
    assert explain(attack_dice, lay.s, DANOR, target, RANGED_ATTACK) == (2, [(3, "DSO-CARD-04"), (-1, "DSO-RNG-05")])
    lay = Layout().hero(MADRIGA, 3, 4, "N")
    assert attack_dice(lay.s, MADRIGA, lay.monster("zombie", 3, 1, "N"), RANGED_ATTACK) == 4


@pytest.mark.rule("DSO-RNG-06", "DSO-RULING-08")
def test_a_shot_from_behind_costs_the_defender_a_die() -> None:
    lay = Layout().hero(MADRIGA, 4, 5, "N")
    warrior = lay.monster("skeleton_warrior", 4, 2, "N")
    assert explain(defence_dice, lay.s, MADRIGA, warrior, RANGED_ATTACK)[1][-1] == (-1, "DSO-RNG-06")


@pytest.mark.rule("DSO-LARGE-10", "DSO-LARGE-11", "DSO-EX-39")
def test_a_large_figure_always_outnumbers_a_small_one() -> None:
    lay = Layout().hero(ORLAF, 2, 5, "N")
    troll = lay.monster("zombie_troll", 2, 3, "S")
    assert defence_dice(lay.s, troll, ORLAF, MELEE_ATTACK) == 4
    assert attack_dice(lay.s, troll, ORLAF, MELEE_ATTACK) == 4
    lay.hero(RORDIN, 3, 5, "S")  # in contact, with its back to the Troll
    assert attack_dice(lay.s, troll, ORLAF, MELEE_ATTACK) == 3


@pytest.mark.rule("DSO-EX-49", "DSO-RULING-50", "DSO-RULING-92")
def test_a_hero_behind_a_troll_is_outnumbered_by_it_but_not_its_neighbour() -> None:
    lay = Layout().hero(RORDIN, 2, 5, "N")
    troll, zombie = lay.monster("zombie_troll", 2, 3, "N"), lay.monster("zombie", 4, 5, "W")
    assert attack_dice(lay.s, RORDIN, troll, MELEE_ATTACK) == 3
    assert defence_dice(lay.s, RORDIN, troll, MELEE_ATTACK) == 3
    lay.hero(DANOR, 3, 5, "S")
    assert defence_dice(lay.s, RORDIN, troll, MELEE_ATTACK) == 2  # from behind, and in contact with two
    assert attack_dice(lay.s, DANOR, zombie, MELEE_ATTACK) == 3


@pytest.mark.rule("DSO-DMG-06", "DSO-DMG-07", "DSO-EX-05")
def test_a_minion_falls_to_its_threshold_in_one_attack_and_never_to_less() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    warrior = lay.monster("skeleton_warrior", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(6, 1, 1, 1)], defence=[(1, 1, 1)]).choose(HEROES_SEAT, Strike(warrior))
    assert table.told(Unharmed) == [Unharmed(warrior)]
    lay = Layout().hero(RORDIN, 3, 4, "N")
    warrior = lay.monster("skeleton_warrior", 3, 3, "S")
    table = lay.turn(RORDIN).table(attack=[(6, 6, 1, 1)], defence=[(1, 1, 1)]).choose(HEROES_SEAT, Strike(warrior))
    assert table.told(Destroyed) == [Destroyed(warrior)]


@pytest.mark.rule("DSO-EX-06", "DSO-LARGE-01")
def test_a_troll_falls_to_three_hits() -> None:
    for dice, falls in (((6, 6, 1, 1), False), ((6, 6, 6, 1), True)):
        lay = Layout().hero(ORLAF, 2, 5, "N")
        troll = lay.monster("zombie_troll", 2, 3, "N")
        table = lay.turn(ORLAF).table(attack=[dice], defence=[(1, 1, 1)]).choose(HEROES_SEAT, Strike(troll))
        assert (table.told(Destroyed) == [Destroyed(troll)]) is falls


@pytest.mark.rule("DSO-MEL-09", "DSO-MEL-12", "DSO-MEL-13")
def test_the_dice_are_told_one_step_after_the_other() -> None:
    for dice, weak, pairs, left, hits in (
        ((6, 5, 5, 1), [(1,)], [(6, 6, False), (5, 5, False), (5, 2, True)], [], 1),
        ((6, 6, 6, 6), [], [(6, 6, False), (6, 5, True), (6, 2, True)], [6], 3),
    ):
        lay = Layout().hero(ORLAF, 2, 5, "N")
        troll = lay.monster("zombie_troll", 2, 3, "N")
        table = lay.turn(ORLAF).table(attack=[dice], defence=[(5, 6, 2)]).choose(HEROES_SEAT, Strike(troll))
        assert [event.dice for event in table.told(TooWeak)] == weak
        assert [(event.mine, event.theirs, event.hit) for event in table.told(Paired)] == pairs
        assert [event.mine for event in table.told(Unopposed)] == left
        assert table.told(Attacked)[0].hits == hits


@pytest.mark.rule("DSO-DMG-01", "DSO-DMG-02", "DSO-MEL-02")
def test_a_hero_loses_one_hp_however_many_hits() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N").hero(DANOR, 4, 4, "N")
    warrior = lay.monster("skeleton_warrior", 3, 3, "S")
    lay.s.arc[DANOR] = 0
    table = lay.activation(warrior).table(attack=[(6, 6, 6)], defence=[(1, 1, 1, 1, 1)])
    table.choose(GM_SEAT, Strike(ORLAF))
    assert [sheet.hp for sheet in table.state.sheets][ORLAF] == 4
    assert table.told(Attacked)[0].hits == 3


@pytest.mark.rule("DSO-CARD-10", "DSO-MEL-04")
def test_a_zombie_strikes_harder_when_another_one_has_the_target_in_its_arc() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    assert attack_dice(lay.s, zombie, RORDIN, MELEE_ATTACK) == 2
    lay.monster("armoured_zombie", 2, 3, "E")
    assert attack_dice(lay.s, zombie, RORDIN, MELEE_ATTACK) == 3
    assert defence_dice(lay.s, zombie, RORDIN, MELEE_ATTACK) == 4  # Stalwart
    revenant = lay.monster("dwarf_revenant", 4, 4, "W")
    assert attack_dice(lay.s, revenant, RORDIN, MELEE_ATTACK) == 5  # Grudge


@pytest.mark.rule("DSO-RULING-54", "DSO-TRAP-14")
def test_a_trap_attacks_with_three_dice_and_never_from_behind() -> None:
    lay = Layout().hero(ORLAF, 3, 4, "N")
    assert attack_dice(lay.s, -1, ORLAF, TRAP_ATTACK) == 3
    assert defence_dice(lay.s, -1, ORLAF, TRAP_ATTACK) == 5
    lay.monster("zombie", 3, 3, "S")
    lay.monster("zombie", 2, 3, "S")
    assert defence_dice(lay.s, -1, ORLAF, TRAP_ATTACK) == 4


@pytest.mark.rule("DSO-RNG-11", "DSO-RULING-57", "DSO-RULING-58")
def test_a_shot_may_go_into_a_melee_and_its_modifiers_are_told() -> None:
    lay = Layout().hero(MADRIGA, 4, 6, "N").hero(RORDIN, 3, 3, "E")
    warrior = lay.monster("skeleton_warrior", 4, 3, "N")
    table = lay.turn(MADRIGA).table(attack=[(6, 6, 1, 1)], defence=[(1, 1)])
    table.choose(HEROES_SEAT, Shoot(warrior))
    assert table.told(Modified) == [Modified(warrior, -1)]
    assert "DSO-RNG-06" in table.rules_told()
    assert table.told(Destroyed) == [Destroyed(warrior)]
    assert END_TURN in table.choices(HEROES_SEAT)


@pytest.mark.rule("DSO-RULING-39", "DSO-RULING-59")
def test_nobody_attacks_an_exhausted_hero() -> None:
    lay = Layout().hero(RORDIN, 3, 4, "N", hp=0).hero(ORLAF, 0, 6, "N")
    zombie = lay.monster("zombie", 3, 3, "S")
    table = lay.activation(zombie).table()
    assert table.refused(GM_SEAT, Strike(RORDIN)) == "DSO-RULING-39"
