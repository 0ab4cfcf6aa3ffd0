"""PD-GEM: collecting, the track, the announcement; chains of effects (PD-RULING-33)."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.choices import (
    BREW,
    EXPLORE,
    PASS,
    STOP,
    Check,
    CollectGem,
    Drink,
    First,
    KeepObjective,
    KeepPower,
    Raise,
    Train,
)
from flambeau.games.paper_dungeons.events import GemsAnnounced
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import (
    CROWN,
    FROM_POWER,
    FROM_TRACK,
    GOLDSMITH,
    HEALER,
    MERCHANT,
    ROGUE,
    TOME,
    WARRIOR,
    Dungeon,
    Gem,
    Mission,
    Objective,
    Play,
    Potions,
)
from flambeau.games.paper_dungeons.proofs import GEMS
from flambeau.games.paper_dungeons.rules.dice import WHICH_DIE
from flambeau.games.paper_dungeons.rules.gems import ORDER
from flambeau.games.paper_dungeons.rules.items import WHICH_ITEM
from flambeau.games.paper_dungeons.rules.levels import WHICH_HERO
from flambeau.games.paper_dungeons.rules.missions import meets
from flambeau.games.paper_dungeons.rules.movement import WHERE
from flambeau.games.paper_dungeons.scoring import box_f, objective_points
from flambeau.kernel import Seat
from flambeau.kit import Table

from .positions import (
    DIE_CLOVER,
    DIE_ROGUE,
    at_table,
    in_room,
    levels,
    next_roll,
    nothing_kept,
    rooms,
    sheet,
    step,
    take,
)

D = GEMS.index("D")  # in F4, behind a trap


@pytest.mark.rule("PD-GEM-02", "PD-GEM-03", "PD-ROOM-05")
def test_a_gem_is_taken_after_its_trap_and_fills_the_next_box() -> None:
    table = take(at_table(sheet(**in_room("F5"))), DIE_ROGUE).choose(0, EXPLORE, step("F4"))
    after = table.state.sheets[0]
    assert (after.damage, after.gems, after.gem_boxes, after.gems_to_announce) == (1, 1 << D, 1, 1 << D)


@pytest.mark.rule("PD-GEM-05", "PD-GEM-07", "PD-EX-27")
def test_two_players_take_the_same_gem_in_one_round_and_the_third_crosses_it_out() -> None:
    table = at_table(sheet(0, **in_room("F5")), sheet(1, **in_room("F5")), sheet(2))
    for seat in (0, 1):
        take(table, DIE_ROGUE, seat).choose(seat, EXPLORE, step("F4"))
        table.choose(seat, STOP, PASS)
    table.rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(2, PASS)
    assert [each.gem_boxes for each in table.state.sheets] == [1, 1, 0]
    assert [each.gems_lost for each in table.state.sheets] == [0, 0, 1 << D]


@pytest.mark.rule("PD-GEM-06", "PD-GEM-08", "PD-ROUND-09")
def test_gems_are_announced_at_the_end_of_the_round_and_not_before() -> None:
    table = at_table(sheet(0, **in_room("F5")), sheet(1))
    take(table, DIE_ROGUE).choose(0, EXPLORE, step("F4"), STOP, PASS)
    assert table.told(GemsAnnounced) == [] and table.match.view(1).sheets[1].gems_lost == 0
    table.rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(1, PASS)
    assert [said.gems for said in table.told(GemsAnnounced)] == [(Gem(D),)]
    assert table.state.sheets[0].gems_to_announce == 0


@pytest.mark.rule("PD-GEM-06", "PD-GEM-07", "PD-ROUND-09")
def test_every_player_announces_the_letters_of_the_round_and_all_others_cross_them_out() -> None:
    takers = [sheet(seat, gems=1 << seat, gem_boxes=1, gems_to_announce=1 << seat) for seat in range(3)]
    table = next_roll(at_table(*takers)).choose(0, PASS).choose(1, PASS).choose(2, PASS)
    assert table.told(GemsAnnounced) == [GemsAnnounced(Seat(seat), (Gem(seat),), 2) for seat in range(3)]
    assert [each.gems_lost for each in table.state.sheets] == [0b110, 0b101, 0b011]


@pytest.mark.rule("PD-GEM-09", "PD-EX-44", "PD-RULING-28")
def test_the_goldsmith_keeps_the_gem_that_another_player_announces() -> None:
    goldsmith = sheet(0, GOLDSMITH, gems=1 << D, gem_boxes=1, **in_room("F5"))
    table = at_table(goldsmith, sheet(1, **in_room("F5")), sheet(2))
    take(table, DIE_ROGUE, 1).choose(1, EXPLORE, step("F4"), STOP, PASS)
    take(table, DIE_ROGUE, 0).choose(0, EXPLORE, step("F4"))  # only the trap happens
    assert (table.state.sheets[0].damage, table.state.sheets[0].gem_boxes) == (1, 1)
    table.choose(0, STOP, PASS)
    table.rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(2, PASS)
    assert [each.gems_lost for each in table.state.sheets] == [0, 0, 1 << D]


@pytest.mark.rule("PD-GEM-15", "PD-GEM-04")
def test_a_crossed_out_gem_yields_nothing_but_its_trap_still_hurts() -> None:
    late = sheet(**in_room("F5"), gems_lost=1 << D)
    table = take(at_table(late), DIE_ROGUE).choose(0, EXPLORE, step("F4"))
    assert (table.state.sheets[0].damage, table.state.sheets[0].gem_boxes) == (1, 0)


@pytest.mark.rule("PD-GEM-04", "PD-GEM-15", "PD-REWARD-05")
def test_who_comes_a_round_too_late_finds_the_gem_gone() -> None:
    table = at_table(sheet(0, **in_room("F5")), sheet(1, **in_room("F5")))
    take(table, DIE_ROGUE).choose(0, EXPLORE, step("F4"), STOP, PASS)
    next_roll(table).choose(1, PASS)
    take(table, DIE_ROGUE, 1).choose(1, EXPLORE, step("F4"))
    late = table.state.sheets[1]
    assert (table.state.round, late.damage, late.gem_boxes, late.gems) == (2, 1, 0, 0)


@pytest.mark.rule("PD-GEM-03", "PD-POWER-11", "PD-RULING-37")
def test_a_gem_of_a_room_brings_the_bonus_of_its_box_and_the_merchants_potion() -> None:
    table = take(at_table(sheet(0, gem_boxes=1, **in_room("F5"))), DIE_ROGUE).choose(0, EXPLORE, step("F4"))
    assert (table.state.sheets[0].gem_boxes, table.state.sheets[0].potions) == (2, 1)
    fourth = take(at_table(sheet(0, gem_boxes=3, **in_room("F5"))), DIE_ROGUE).choose(0, EXPLORE, step("F4"))
    fourth.expects(0, WHICH_ITEM)
    for boxes, potions in ((0, 1), (1, 2)):  # the second box has a potion of its own
        merchant = sheet(0, MERCHANT, gem_boxes=boxes, **in_room("F5"))
        table = take(at_table(merchant), DIE_ROGUE).choose(0, EXPLORE, step("F4")).expects(0, WHERE)
        assert table.state.sheets[0].potions == potions


@pytest.mark.rule("PD-GEM-16", "PD-GEM-10")
def test_gems_with_and_without_a_letter_count_for_points_missions_and_objectives() -> None:
    mine = sheet(0, GOLDSMITH, gems=0b11, gem_boxes=4, objective=Objective(13))
    state = at_table(mine).state
    assert box_f(mine) == 13 and objective_points(state, mine) == 2 and meets(state, mine, Mission(8))
    position = Play(Dungeon(0), (), [nothing_kept(0, (GOLDSMITH, MERCHANT))])
    table = next_roll(Table(GAME, position, seats=1))
    table.choose(0, KeepPower(GOLDSMITH), KeepObjective(Objective(6)), CollectGem(Gem(D)))
    assert table.state.sheets[0].gem_boxes == 1 and box_f(table.state.sheets[0]) == 2


@pytest.mark.rule("PD-EX-44", "PD-POWER-13", "PD-RULING-28")
def test_the_goldsmiths_gem_d_stays_whatever_others_announce_and_whatever_vanishes() -> None:
    position = Play(Dungeon(0), (), [nothing_kept(seat, (GOLDSMITH, HEALER), (6, seat)) for seat in range(3)])
    table = next_roll(Table(GAME, position, seats=3))
    for seat, power in enumerate((GOLDSMITH, HEALER, HEALER)):
        table.choose(seat, KeepPower(power), KeepObjective(Objective(6)))
        if power == GOLDSMITH:
            assert [choice.gem for choice in table.choices(seat)] == list(range(8))
            table.choose(seat, CollectGem(Gem(D)))
    assert [each.gem_boxes for each in table.state.sheets] == [1, 0, 0]
    state = table.state  # two rounds later everybody could step into F4
    for each in state.sheets:
        each.room, each.visited = room_named("F5"), rooms("F5")
    table = next_roll(Table(GAME, state, seats=3))
    take(table, 0, 1).choose(1, EXPLORE, step("F4"), Drink(Potions(0)), STOP, PASS)
    table.choose(2, PASS)
    take(table, 0, 0).choose(0, EXPLORE, step("F4"), STOP, PASS)
    assert [each.gem_boxes for each in table.state.sheets] == [1, 1, 0]
    assert [each.damage for each in table.state.sheets] == [1, 1, 0]
    assert [each.gems_lost for each in table.state.sheets] == [0, 0, 1 << D]
    ours = [sheet(0, GOLDSMITH, gems=1 << GEMS.index("E"), gem_boxes=1), sheet(1)]
    chimera = next_roll(at_table(*ours, dungeon="B", round=6, ephemeral=True)).choose(0, PASS).choose(1, PASS)
    assert [each.gems_lost for each in chimera.state.sheets] == [0b10000000, 0b10010000]
    assert chimera.state.sheets[0].gem_boxes == 1


@pytest.mark.rule("PD-SOLO-06")
def test_a_lone_player_loses_only_the_gems_that_vanish() -> None:
    taker = sheet(0, gems=1 << D, gem_boxes=1, gems_to_announce=1 << D)
    table = next_roll(at_table(taker, dungeon="B", round=3, ephemeral=True)).choose(0, PASS)
    assert table.state.sheets[0].gems_lost == 1 << GEMS.index("B") | 1 << GEMS.index("G")
    assert table.told(GemsAnnounced) == []


@pytest.mark.rule("PD-SOLO-06")
def test_a_lone_player_crosses_nothing_out() -> None:
    table = at_table(sheet(0, **in_room("F5")))
    take(table, DIE_ROGUE).choose(0, EXPLORE, step("F4"), STOP)
    table.rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(0, PASS)
    assert table.state.sheets[0].gems_lost == 0


@pytest.mark.rule("PD-SHEET-10", "PD-GEM-16")
def test_some_gem_boxes_give_a_potion_a_stage_or_a_level() -> None:
    second = take(at_table(sheet(gem_boxes=1, **levels(rogue=3))), DIE_CLOVER).choose(0, Train(ROGUE))
    assert second.state.sheets[0].potions == 1
    fourth = take(at_table(sheet(gem_boxes=3, **levels(rogue=3))), DIE_CLOVER).choose(0, Train(ROGUE))
    fourth.expects(0, WHICH_ITEM)
    sixth = take(at_table(sheet(gem_boxes=5, **levels(rogue=3))), DIE_CLOVER).choose(0, Train(ROGUE))
    sixth.expects(0, WHICH_HERO).choose(0, Raise(WARRIOR)).expects(0, WHICH_DIE)


@pytest.mark.rule("PD-POWER-11", "PD-RULING-37")
def test_the_merchant_gains_a_potion_for_every_gem_also_for_outside_ones() -> None:
    table = take(at_table(sheet(0, MERCHANT, **levels(rogue=3))), DIE_CLOVER).choose(0, Train(ROGUE))
    assert table.state.sheets[0].potions == 1
    table = take(at_table(sheet(0, MERCHANT, potions=11)), DIE_ROGUE).choose(0, BREW).expects(0, WHICH_DIE)
    assert (table.state.sheets[0].potions, table.state.sheets[0].gem_boxes) == (12, 1)


def fourth_gem_of_the_merchant() -> Table:
    return at_table(sheet(0, MERCHANT, gem_boxes=3, potions=3, **levels(rogue=3)))


@pytest.mark.rule("PD-RULING-33", "PD-POWER-11", "PD-GEM-03")
def test_the_merchant_chooses_whether_the_potion_or_the_bonus_of_the_box_comes_first() -> None:
    table = take(fourth_gem_of_the_merchant(), DIE_CLOVER).choose(0, Train(ROGUE)).expects(0, ORDER)
    assert table.choices(0) == [First(FROM_POWER), First(FROM_TRACK)]
    assert table.match.question(0).default_on(table.match.view(0)) == First(FROM_POWER)
    table.choose(0, First(FROM_POWER))
    assert table.state.sheets[0].potions == 4  # the fourth potion brings a stage of its own, then comes the box
    table.choose(0, Check(CROWN), Check(CROWN)).expects(0, WHICH_DIE)
    table = take(fourth_gem_of_the_merchant(), DIE_CLOVER).choose(0, Train(ROGUE), First(FROM_TRACK))
    assert table.state.sheets[0].potions == 3
    table.expects(0, WHICH_ITEM)


@pytest.mark.rule("PD-RULING-33", "PD-RULING-68")
def test_a_chain_is_followed_to_its_end_before_the_batch_goes_on() -> None:
    chain = sheet(potions=3, gem_boxes=1, levels=[1, 1, 1, 3], stages=[0, 1, 0, 0, 0, 0, 0, 0])
    table = take(at_table(chain), DIE_ROGUE).choose(0, BREW)  # fourth potion: a stage
    table.choose(0, Check(TOME))  # the Tome is complete: a level
    table.choose(0, Raise(ROGUE))  # level 4: a gem, second box: a potion, the fifth
    after = table.state.sheets[0]
    assert (after.potions, after.gem_boxes) == (6, 2)  # and last the sixth, the rest of the die
    table.expects(0, WHICH_DIE)


@pytest.mark.rule("PD-GEM-11", "PD-GEM-14")
def test_a_player_can_hold_ten_gems_two_of_them_without_a_letter() -> None:
    rich = sheet(gems=0xFF, gem_boxes=8, potions=11, **levels(rogue=3))
    table = at_table(rich)
    take(table, DIE_CLOVER).choose(0, Train(ROGUE))
    take(table, DIE_ROGUE).choose(0, BREW)
    assert (table.state.sheets[0].gem_boxes, table.state.sheets[0].gems_to_announce) == (10, 0)


@pytest.mark.rule("PD-RULING-29")
def test_a_gem_taken_by_two_players_stays_with_both() -> None:
    both = [sheet(seat, gems=1, gem_boxes=1, gems_to_announce=1) for seat in (0, 1)]
    table = at_table(*both, sheet(2)).choose(0, PASS).choose(1, PASS)
    table.rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(2, PASS)
    assert [each.gems for each in table.state.sheets] == [1, 1, 0]
    assert [each.gems_lost for each in table.state.sheets] == [0, 0, 1]
