"""PD-ROOM, PD-TRAP, PD-MINION, PD-REWARD, PD-MOVE: what a room does to whoever enters, and to nobody else."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons.choices import BREW, EXPLORE, PASS, STOP, Check, Craft, Enter, Raise, Step
from flambeau.games.paper_dungeons.geometry import ROOMS, room_named
from flambeau.games.paper_dungeons.model import (
    CAPE,
    OUTSIDE,
    PLUNDERER,
    RANGER,
    SCEPTRE,
    SHAMAN,
    SWORD,
    WARRIOR,
    Minion,
    has,
)
from flambeau.games.paper_dungeons.plan import MOAT_NUMBER
from flambeau.games.paper_dungeons.rules.dice import WHICH_DIE
from flambeau.games.paper_dungeons.rules.items import WHICH_ITEM
from flambeau.games.paper_dungeons.rules.levels import WHICH_HERO
from flambeau.games.paper_dungeons.rules.minions import fight_damage
from flambeau.games.paper_dungeons.rules.monsters import combat_power
from flambeau.games.paper_dungeons.rules.movement import WHERE
from flambeau.kit import Table

from .positions import (
    DIE_BOOTS,
    DIE_CLERIC,
    DIE_ROGUE,
    DIE_WARRIOR,
    at_table,
    enter,
    in_room,
    levels,
    next_roll,
    rooms,
    sheet,
    stages,
    step,
    take,
)

ORC_2, ZOMBIE_2, GHOST_2, GOBLIN_3, GOBLIN_2, ORC_3 = [Minion(n) for n in range(6)]


def explored(table: Table, *ways: Enter | Step, die: int = DIE_BOOTS, seat: int = 0) -> Table:
    """One player spends a die on this way."""
    return take(table, die, seat).choose(seat, EXPLORE, *ways)


@pytest.mark.rule("PD-MOVE-13", "PD-ROOM-01", "PD-RULING-11")
def test_minions_and_traps_of_rooms_passed_through_are_met_at_once_and_stop_nobody() -> None:
    table = explored(at_table(), enter("B1"))  # orc 2
    assert (table.state.sheets[0].damage, table.state.sheets[0].minions) == (1, 1 << ORC_2)
    table.expects(0, WHERE).choose(0, step("B2"))  # trap
    assert (table.state.sheets[0].damage, table.state.sheets[0].traps) == (2, 1)
    table.expects(0, WHERE).choose(0, step("B3")).expects(0, WHICH_HERO)  # zombie 3 and a level
    assert table.state.sheets[0].damage == 4


@pytest.mark.rule("PD-MOVE-04", "PD-RULING-04")
def test_points_left_when_a_move_stops_are_lost() -> None:
    table = explored(at_table(sheet(0, **in_room("A4", "A5"), minions=0xFFFF), sheet(1)), step("A5"))
    table.choose(0, STOP).expects((0, 1), WHICH_DIE)
    assert (table.state.sheets[0].steps_left, table.state.sheets[0].dice_left) == (0, 2)
    take(table, DIE_ROGUE).choose(0, EXPLORE)
    assert table.state.sheets[0].steps_left == 2


@pytest.mark.rule("PD-RULING-66")
def test_a_move_from_a_room_has_at_least_one_step_too() -> None:
    table = take(at_table(sheet(**in_room("A4", "A5"))), DIE_ROGUE).choose(0, EXPLORE)
    assert table.refused(0, STOP) == "PD-RULING-66"
    assert STOP in table.choose(0, step("A5")).choices(0)


@pytest.mark.rule("PD-MOVE-12", "PD-MOVE-07")
def test_even_with_cape_and_medallion_one_step_leads_only_next_door_and_never_out() -> None:
    able = stages(cape=2, medallion=2)
    neighbours = {"A1": "B1 A2", "C4": "B4 D4 C3 C5", "F7": "E7 F6", "A3": "A2 A4 B3 F3"}
    for name, beside in neighbours.items():
        table = take(at_table(sheet(**in_room(name), **able)), DIE_ROGUE).choose(0, EXPLORE)
        assert {choice.to for choice in table.choices(0)} == set(map(room_named, beside.split()))
        assert table.refused(0, enter("B1")) == "PD-MOVE-12"


@pytest.mark.rule("PD-MOVE-15", "PD-RULING-65", "PD-RULING-10")
def test_every_moat_pays_the_ranger_once_in_each_move_even_with_the_last_point() -> None:
    ranger = sheet(0, RANGER, **in_room("B5", "B4", "B3", "C3", "C4"), minions=0xFFFF, **stages(medallion=2))
    table = explored(at_table(ranger), step("B4"), step("B3"), die=DIE_ROGUE)
    assert table.state.sheets[0].steps_left == 1
    assert table.state.sheets[0].moats_paid == 1 << MOAT_NUMBER[room_named("B4") * ROOMS + room_named("B3")]
    table.choose(0, step("B4")).expects(0, WHICH_DIE)  # the same moat pays no second time
    explored(table, step("B3"), die=DIE_CLERIC)
    assert table.state.sheets[0].steps_left == 2  # in another move it pays again
    table.choose(0, step("C3"))
    assert table.state.sheets[0].steps_left == 1
    table.choose(0, step("C4"))  # another moat, with the last point; the trap of C3 was met on the way
    assert table.state.sheets[0].steps_left == 1 and table.state.sheets[0].moats_crossed == 4
    ranger = sheet(0, RANGER, **in_room("B4", "B3"), minions=0xFFFF, **stages(medallion=2))
    assert explored(at_table(ranger), step("B3")).state.sheets[0].steps_left == 3  # boots


@pytest.mark.rule("PD-MOVE-16", "PD-RULING-51")
def test_position_and_visited_rooms_stay_from_round_to_round_and_through_a_fight() -> None:
    there = in_room("B7", "E4", "F6", "C1")
    for number in (2, 3):
        table = next_roll(at_table(sheet(0, **there), round=number)).choose(0, PASS)
        after = table.state.sheets[0]
        assert table.state.round == number + 1
        assert (after.room, after.visited) == (room_named("B7"), rooms("B7", "E4", "F6", "C1"))


@pytest.mark.rule("PD-RULING-12", "PD-MOVE-17")
def test_a_party_may_stay_outside_for_rounds() -> None:
    table = next_roll(at_table())
    take(table, DIE_CLERIC).choose(0, BREW, PASS)
    assert (table.state.round, table.state.sheets[0].room, table.state.sheets[0].visited) == (2, OUTSIDE, 0)


@pytest.mark.rule("PD-RULING-54", "PD-MOVE-08")
def test_every_crossing_of_a_wall_and_every_trap_counts() -> None:
    caped = sheet(**in_room("B1", "C1"), minions=0xFFFF, **stages(cape=2))
    table = explored(at_table(caped), step("C1"), step("B1"), step("B2"))
    explored(table, step("B1"), step("B2"), die=DIE_ROGUE)
    assert (table.state.sheets[0].walls_crossed, table.state.sheets[0].traps) == (2, 2)


@pytest.mark.rule("PD-ROOM-02", "PD-ROOM-05", "PD-GEM-02")
def test_a_reward_comes_after_trap_or_minion() -> None:
    trap = explored(at_table(sheet(**in_room("F5"))), step("F4")).rules_told()
    assert trap.index("PD-TRAP-01") < trap.index("PD-DAMAGE-02") < trap.index("PD-GEM-03")
    minion = explored(at_table(sheet(**in_room("A5"))), step("A4")).rules_told()
    assert minion.index("PD-DAMAGE-02") < minion.index("PD-MINION-06") < minion.index("PD-GEM-03")


@pytest.mark.rule("PD-ROOM-06", "PD-RULING-70")
def test_rooms_hold_minion_and_reward_trap_and_reward_or_a_reward_alone() -> None:
    table = explored(at_table(sheet(**in_room("F4"), **levels(wizard=4))), step("E4"))
    assert (table.state.sheets[0].minions.bit_count(), table.state.sheets[0].potions) == (1, 1)
    table = explored(at_table(), enter("E1")).expects(0, WHICH_ITEM)
    assert table.state.sheets[0].damage == 1
    table = explored(at_table(), enter("F1"))
    assert (table.state.sheets[0].potions, table.state.sheets[0].damage) == (1, 0)


@pytest.mark.rule("PD-RULING-70", "PD-POWER-14", "PD-POWER-08")
def test_every_third_minion_triggers_after_its_damage_and_before_the_reward_and_no_other_does() -> None:
    for count, stage in ((0b1, False), (0b11, True), (0b111, False)):
        plunderer = sheet(0, PLUNDERER, **in_room("E2"), minions=count & ~(1 << ORC_3), **levels(3, 3, 3, 3))
        table = explored(at_table(plunderer), step("F2"))  # orc 3 and a level
        table.expects(0, WHICH_ITEM if stage else WHICH_HERO)
        shaman = sheet(0, SHAMAN, **in_room("E2"), minions=count & ~(1 << ORC_3), **levels(2, 3, 3, 3))
        table = explored(at_table(shaman), step("F2")).expects(0, WHICH_HERO)
        assert (table.state.sheets[0].potions, table.state.sheets[0].damage) == (1 if stage else 0, 1)
        told = table.rules_told()
        assert told.index("PD-DAMAGE-02") < told.index("PD-MINION-06")


@pytest.mark.rule("PD-TRAP-01", "PD-TRAP-02")
def test_a_trap_deals_one_damage_at_every_entry() -> None:
    table = explored(at_table(sheet(**in_room("A2", "B2"), minions=0xFFFF)), step("B2"))
    assert table.state.sheets[0].damage == 1
    table.choose(0, step("A2"), step("B2"))
    assert (table.state.sheets[0].damage, table.state.sheets[0].traps) == (2, 2)


@pytest.mark.rule("PD-MINION-03", "PD-MINION-04", "PD-MINION-05")
def test_each_type_of_minion_looks_at_one_hero_only() -> None:
    for minion, hero, level in ((ORC_2, 0, 2), (GHOST_2, 1, 2), (ZOMBIE_2, 2, 2), (GOBLIN_2, 3, 2), (GOBLIN_3, 3, 3)):
        assert fight_damage(None, sheet(levels=[6 if each != hero else 1 for each in range(4)]), minion) == level - 1
        assert fight_damage(None, sheet(levels=[1 if each != hero else level for each in range(4)]), minion) == 0
    strong = explored(at_table(sheet(**levels(warrior=6))), enter("B1"))
    assert strong.state.sheets[0].damage == 0  # also if the level is higher than needed


@pytest.mark.rule("PD-MINION-02", "PD-MINION-03")
def test_a_minion_hurts_by_its_level_less_the_heros() -> None:
    orc_4 = Minion(8)
    assert fight_damage(None, sheet(**levels(2, 6, 6, 6)), orc_4) == 2


@pytest.mark.rule("PD-MINION-07", "PD-MONSTER-07")
def test_the_armour_counts_in_minion_fights_and_nowhere_else() -> None:
    armoured = sheet(**in_room("A5"), **levels(warrior=2), **stages(armour=2))
    table = explored(at_table(armoured), step("A4"))  # orc 4
    assert table.state.sheets[0].damage == 1
    for monster in range(12):
        assert combat_power(armoured, monster) == combat_power(sheet(**levels(warrior=2)), monster)


@pytest.mark.rule("PD-MINION-09")
def test_a_minion_that_is_crossed_out_can_neither_fight_nor_be_crossed_out_again() -> None:
    crossed = sheet(minions=0b1, **stages(sceptre=1))
    table = take(at_table(crossed), DIE_WARRIOR).choose(0, Craft(SCEPTRE))
    assert [choice.minion for choice in table.choices(0)] == list(range(1, 16))
    table = explored(at_table(sheet(minions=0b1)), enter("B1"))
    assert table.state.sheets[0].damage == 0


@pytest.mark.rule("PD-SETUP-07", "PD-REWARD-05", "PD-REWARD-01")
def test_what_one_party_meets_and_takes_still_waits_for_the_others_but_not_for_itself() -> None:
    table = at_table(sheet(0), sheet(1))
    explored(table, enter("D1"), step("D2"), step("D1"))  # zombie 2 and a potion, and back again
    first, second = table.state.sheets
    assert (first.damage, first.minions, first.potions) == (1, 1 << ZOMBIE_2, 1)
    assert (second.damage, second.minions, second.potions, second.visited) == (0, 0, 0, 0)
    explored(table, enter("D1"), seat=1)
    assert (table.state.sheets[1].damage, table.state.sheets[1].potions) == (1, 1)


@pytest.mark.rule("PD-REWARD-04", "PD-REWARD-01")
def test_a_level_icon_offers_every_hero_below_level_6_once() -> None:
    table = explored(at_table(sheet(**in_room("F3"), **levels(cleric=6))), step("E3"))
    assert [choice.hero for choice in table.choices(0)] == [0, 1, 3]
    table.choose(0, Raise(WARRIOR), step("F3"), step("E3")).expects(0, WHICH_DIE)  # F3 has a trap and a potion
    assert table.state.sheets[0].levels == [2, 1, 6, 1]


@pytest.mark.rule("PD-RULING-50", "PD-MONSTER-03")
def test_entering_the_room_of_a_monster_only_counts_as_reached() -> None:
    table = explored(at_table(sheet(**in_room("F4"), **levels(wizard=4))), step("E4")).expects(0, WHERE)
    after = table.state.sheets[0]
    assert after.visited == rooms("F4", "E4") and after.monster_points == (0, 0, 0)
    assert (after.damage, after.potions, after.minions.bit_count()) == (0, 1, 1)  # ghost 4 and potion as printed


@pytest.mark.rule("PD-RULING-34", "PD-ITEM-06")
def test_a_cape_completed_in_a_room_serves_the_very_next_step() -> None:
    table = explored(at_table(sheet(**in_room("B2"), **stages(cape=1))), step("A2"))  # ghost 2 and a stage
    assert step("A3") not in table.expects(0, WHICH_ITEM).choices(0)
    table.choose(0, Check(CAPE), step("A3"))  # a printed wall
    assert table.state.sheets[0].walls_crossed == 1 and not has(table.state.sheets[0], SWORD)
