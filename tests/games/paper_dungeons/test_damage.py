"""PD-DAMAGE and PD-RES: marked damage, and the resurrection it may cost."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons.choices import EXPLORE, PASS, Drink, Train
from flambeau.games.paper_dungeons.events import Hurt, PotionsDrunk, Resurrected
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import BARBARIAN, SCOUT, SEER, SKULL, WARRIOR, Potions, life
from flambeau.games.paper_dungeons.rules.damage import POTIONS, mark
from flambeau.games.paper_dungeons.rules.dice import WHICH_DIE
from flambeau.games.paper_dungeons.rules.levels import gain_level
from flambeau.games.paper_dungeons.rules.movement import WHERE
from flambeau.games.paper_dungeons.scoring import box_h, box_i

from .positions import (
    DIE_BOOTS,
    DIE_CLOVER,
    DIE_ROGUE,
    at_table,
    enter,
    in_room,
    levels,
    next_roll,
    rolled,
    sheet,
    stages,
    step,
    take,
)


@pytest.mark.rule("PD-RES-01", "PD-RULING-42", "PD-EX-22")
def test_damage_equal_to_life_is_fine_and_one_more_means_resurrection() -> None:
    wounded = sheet(damage=5, **in_room("A2"), **levels(3, 1, 1, 1))
    table = take(at_table(wounded), DIE_ROGUE).choose(0, EXPLORE, step("B2"))
    assert life(table.state.sheets[0]) == 6 and table.state.sheets[0].damage == 6
    assert not table.state.sheets[0].resurrected
    mark(table.state, table.state.sheets[0], 1, "trap")
    assert table.state.sheets[0].resurrected


@pytest.mark.rule("PD-RES-02", "PD-RES-04", "PD-RES-06")
def test_a_resurrection_is_checked_once_resets_nothing_and_stays() -> None:
    table = at_table(sheet(damage=4))
    hurt = table.state.sheets[0]
    mark(table.state, hurt, 1, "trap")
    mark(table.state, hurt, 1, "trap")
    gain_level(table.state, hurt, hurt.seat)
    gain_level(table.state, hurt, hurt.seat)
    assert hurt.resurrected and hurt.damage == 6 and life(hurt) == 6
    assert len(table.told(Resurrected)) == 1


@pytest.mark.rule("PD-DAMAGE-02", "PD-DAMAGE-04", "PD-DAMAGE-07")
def test_damage_adds_up_and_eliminates_nobody() -> None:
    table = at_table(sheet())
    for _ in range(30):
        mark(table.state, table.state.sheets[0], 1, "trap")
    assert table.state.sheets[0].damage == 30 and table.told(Hurt)[-1].total == 30
    assert table.outcome is None and table.match.asked() == (0,)


@pytest.mark.rule("PD-POTION-06", "PD-RULING-43")
def test_potions_prevent_damage_only_at_the_moment_it_is_dealt() -> None:
    hurt = sheet(damage=2, potions=1, **in_room("A2"))
    table = take(at_table(hurt), DIE_ROGUE).choose(0, EXPLORE, step("B2")).expects(0, POTIONS)
    table.choose(0, Drink(Potions(1)))
    after = table.state.sheets[0]
    assert (after.damage, after.potions, after.potions_used) == (2, 1, 1)


@pytest.mark.rule("PD-DAMAGE-02", "PD-RULING-43")
def test_damage_that_potions_absorb_altogether_is_not_marked_and_not_told() -> None:
    table = take(at_table(sheet(potions=3, **in_room("A2"))), DIE_ROGUE).choose(0, EXPLORE, step("B2"))
    assert table.choose(0, Drink(Potions(1))).told(Hurt) == []


@pytest.mark.rule("PD-DAMAGE-03", "PD-POTION-04")
def test_whoever_keeps_the_potions_is_not_said_to_use_any() -> None:
    table = take(at_table(sheet(potions=3, **in_room("A2"))), DIE_ROGUE).choose(0, EXPLORE, step("B2"))
    assert table.choose(0, Drink(Potions(0))).told(PotionsDrunk) == []
    assert table.state.sheets[0].damage == 1


@pytest.mark.rule("PD-DAMAGE-03")
def test_nobody_is_asked_for_potions_that_are_not_there() -> None:
    table = take(at_table(sheet(**in_room("A2"))), DIE_ROGUE).choose(0, EXPLORE, step("B2"))
    assert table.match.question(0).topic is not POTIONS and table.state.sheets[0].damage == 1


@pytest.mark.rule("PD-DAMAGE-05", "PD-LEVEL-05")
def test_the_life_column_is_the_sum_of_the_hero_levels() -> None:
    assert life(sheet(**levels(6, 6, 6, 6))) == 24 and life(sheet()) == 4


@pytest.mark.rule("PD-DAMAGE-01", "PD-ROUND-07")
def test_skulls_minions_traps_and_monsters_hurt() -> None:
    assert rolled([sheet()], (SKULL, 0, 1, SKULL, 2, 3)).state.sheets[0].damage == 2
    minion = take(at_table(), DIE_ROGUE).choose(0, EXPLORE, enter("B1"))
    trap = take(at_table(), DIE_ROGUE).choose(0, EXPLORE, enter("E1"))
    assert [table.state.sheets[0].damage for table in (minion, trap)] == [1, 1]
    weak = sheet(0, SCOUT, **in_room("D4"), **levels(3, 3, 3, 3))
    assert next_roll(at_table(weak, dungeon="B", round=6)).choose(0, PASS).state.sheets[0].damage == 4


@pytest.mark.rule("PD-DAMAGE-09", "PD-POWER-07", "PD-TRAP-03")
def test_seer_scout_and_barbarian_each_ignore_one_sort_of_damage_only() -> None:
    hurt = {}
    for power in (SEER, SCOUT, BARBARIAN):
        skulls = rolled([sheet(0, power)], (SKULL, 0, 1, SKULL, 2, 3))
        trap = take(at_table(sheet(0, power)), DIE_ROGUE).choose(0, EXPLORE, enter("E1"))
        weak = sheet(0, power, **in_room("D4"), **levels(3, 3, 3, 3))
        monster = next_roll(at_table(weak, dungeon="B", round=6)).choose(0, PASS)
        hurt[power] = [table.state.sheets[0].damage for table in (skulls, trap, monster)]
    assert hurt == {SEER: [1, 1, 4], SCOUT: [2, 0, 4], BARBARIAN: [2, 1, 0]}


@pytest.mark.rule("PD-DAMAGE-07", "PD-RES-02", "PD-RES-04")
def test_a_resurrected_party_goes_on_as_it_was() -> None:
    used = {"potions": 1, "potions_used": 1, "minions": 0xFFFF}
    dying = sheet(damage=6, **used, **in_room("A2", "B2"), **levels(3), **stages(crown=1))
    table = take(at_table(dying), DIE_BOOTS).choose(0, EXPLORE, step("B2")).expects(0, WHERE)
    after = table.state.sheets[0]
    assert after.resurrected and (after.damage, after.levels, after.stages[2]) == (7, [3, 1, 1, 1], 1)
    assert (after.steps_left, after.dice_left, after.potions, after.room) == (2, 2, 1, room_named("B2"))
    table.choose(0, step("A2"), step("B2")).expects(0, WHICH_DIE)
    assert table.state.sheets[0].damage == 8 and box_i(table.state.sheets[0]) == -9


@pytest.mark.rule("PD-DAMAGE-03")
def test_nobody_is_asked_when_all_potions_are_used_up() -> None:
    table = take(at_table(sheet(potions=2, potions_used=2, **in_room("A2"))), DIE_ROGUE)
    table.choose(0, EXPLORE, step("B2")).expects(0, WHERE)
    assert table.state.sheets[0].damage == 1


@pytest.mark.rule("PD-EX-22")
def test_the_sixth_damage_of_six_lives_is_fine_the_seventh_a_resurrection_that_a_level_does_not_undo() -> None:
    wounded = sheet(damage=5, **in_room("A2", "B2"), minions=0xFFFF, **levels(3, 1, 1, 1))
    table = take(at_table(wounded), DIE_BOOTS).choose(0, EXPLORE, step("B2"))
    assert (table.state.sheets[0].damage, table.state.sheets[0].resurrected) == (6, False)
    table.choose(0, step("A2"), step("B2"))
    assert (table.state.sheets[0].damage, table.state.sheets[0].resurrected) == (7, True)
    take(table, DIE_CLOVER).choose(0, Train(WARRIOR))
    assert life(table.state.sheets[0]) == 7 and table.state.sheets[0].resurrected


@pytest.mark.rule("PD-EX-13", "PD-EX-43", "PD-RULING-41")
def test_damage_beyond_all_hearts_is_counted_and_costs_its_penalty_and_the_resurrection() -> None:
    table = take(at_table(sheet(damage=24, **in_room("A2"), **levels(6, 6, 6, 6))), DIE_ROGUE)
    table.choose(0, EXPLORE, step("B2"))
    mark(table.state, table.state.sheets[0], 2, "trap")
    after = table.state.sheets[0]
    assert (life(after), after.damage, after.resurrected) == (24, 27, True)
    assert (box_h(after), box_i(after)) == (-20, -9)
    eleven = at_table(sheet(damage=10)).state
    mark(eleven, eleven.sheets[0], 1, "trap")
    assert (box_h(eleven.sheets[0]), box_i(eleven.sheets[0])) == (-6, -9)
