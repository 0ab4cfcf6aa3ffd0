"""PD-MONSTER: the fight at the end of a season, flight, the victory bonus.

Dungeon B has the Banshee in F3, the Chimera in D4 and the Vampire in D6. The Chimera is the one the book prints.
"""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.box import MONSTERS
from flambeau.games.paper_dungeons.choices import PASS, Check, Drink, Raise
from flambeau.games.paper_dungeons.events import BonusTied, BonusWon, Fled, GoalShown, Hurt, MonsterFought, Rolled
from flambeau.games.paper_dungeons.model import (
    BARBARIAN,
    BERSERKER,
    CAPE,
    NONE,
    SCOUT,
    SWORD,
    WARRIOR,
    WIZARD,
    Monster,
    Objective,
    Potions,
    Power,
    Sheet,
)
from flambeau.games.paper_dungeons.rules.damage import POTIONS
from flambeau.games.paper_dungeons.rules.dice import WHICH_DIE
from flambeau.games.paper_dungeons.rules.items import WHICH_ITEM
from flambeau.games.paper_dungeons.rules.levels import WHICH_HERO
from flambeau.games.paper_dungeons.rules.monsters import combat_power, season, threshold
from flambeau.kernel import Seat, explain
from flambeau.kit import Table

from .positions import at_table, in_room, levels, next_roll, rooms, sheet, stages

CHIMERA, VAMPIRE, WATCHER, HYDRA = Monster(6), Monster(11), Monster(5), Monster(4)


def fought(*sheets: Sheet, dungeon: str = "B", round: int = 6, **how: Any) -> Table:
    """Everybody passes, and the season ends."""
    table = at_table(*sheets, dungeon=dungeon, round=round, **how)
    if round < 8:
        next_roll(table)
    for seat in range(len(sheets)):
        table.choose(seat, PASS)
    return table


# Levels of warrior, wizard, cleric and rogue that make this power against the Chimera (the rogue counts twice).
LEVELS = {13: (3, 3, 3, 2), 14: (3, 3, 2, 3), 15: (3, 3, 3, 3), 16: (3, 4, 3, 3), 17: (3, 3, 3, 4)}
LEVELS |= {18: (3, 4, 3, 4), 20: (3, 5, 4, 4), 21: (3, 5, 3, 5), 22: (3, 6, 3, 5)}


def against_chimera(seat: int, power: int, /, card: Power = SCOUT, **fields: Any) -> Sheet:
    """A party in the Chimera's room with this power."""
    return sheet(seat, card, **in_room("D4"), **levels(*LEVELS[power]), **fields)


@pytest.mark.rule("PD-MONSTER-01", "PD-ROUND-02")
def test_monsters_come_at_the_end_of_rounds_three_six_and_eight() -> None:
    for number in range(1, 9):
        table = fought(sheet(0), round=number)
        told = [event.monster for event in table.told(Fled)]
        assert told == {3: [1], 6: [6], 8: [11]}.get(number, [])
    assert [season(number) for number in range(1, 9)] == [0, 0, 0, 1, 1, 1, 2, 2]


@pytest.mark.rule("PD-MONSTER-02", "PD-EX-05")
def test_a_party_fights_a_monster_whose_room_it_once_passed() -> None:
    table = fought(sheet(0, SCOUT, **in_room("E4", "F3"), **levels(3, 3, 2, 2)), round=3)
    assert table.told(MonsterFought)[0].power == 3 + 3 + 2 * 2 + 2
    assert table.state.sheets[0].monster_points == (4, 0, 0)


@pytest.mark.rule("PD-MONSTER-05", "PD-MONSTER-06", "PD-EX-28")
def test_power_is_the_sum_of_levels_with_the_nemesis_twice_and_bonuses_that_are_not_doubled() -> None:
    party = sheet(0, **levels(4, 3, 3, 4), **stages(sword=2))
    total, why = explain(combat_power, party, CHIMERA)
    assert total == 22 and why == [(14, "PD-LEVEL-06"), (4, "PD-MONSTER-17"), (1, "PD-LEVEL-08"), (3, "PD-ITEM-16")]
    assert threshold(CHIMERA, 22) == 2


@pytest.mark.rule("PD-ITEM-16", "PD-LEVEL-08", "PD-POWER-10")
def test_sword_warrior_and_berserker_add_power() -> None:
    plain = combat_power(sheet(0, **levels(3, 3, 3, 3)), CHIMERA)
    assert combat_power(sheet(0, **levels(3, 3, 3, 3), **stages(sword=2)), CHIMERA) == plain + 3
    assert combat_power(sheet(0, **levels(3, 3, 3, 3), **stages(sword=1)), CHIMERA) == plain
    assert combat_power(sheet(0, **levels(4, 3, 3, 3)), CHIMERA) == plain + 1 + 1
    assert combat_power(sheet(0, BERSERKER, **levels(3, 3, 3, 3)), CHIMERA) == plain + 2


@pytest.mark.rule("PD-MONSTER-07")
def test_the_armour_does_not_count_against_monsters() -> None:
    assert combat_power(sheet(**stages(armour=2)), CHIMERA) == combat_power(sheet(), CHIMERA)


@pytest.mark.rule("PD-MONSTER-17")
def test_the_nemesis_is_the_class_on_the_card() -> None:
    assert explain(combat_power, sheet(**levels(1, 5, 1, 1)), WATCHER) == (
        13,
        [(8, "PD-LEVEL-06"), (5, "PD-MONSTER-17")],
    )
    assert combat_power(sheet(**levels(1, 5, 1, 1)), CHIMERA) == 9


@pytest.mark.rule("PD-MONSTER-08", "PD-MONSTER-09", "PD-MONSTER-21")
def test_only_the_highest_threshold_that_is_equalled_or_exceeded_applies() -> None:
    met = {13: (-4, 0), 14: (3, 4), 17: (3, 4), 18: (5, 3), 21: (5, 3), 22: (7, 2)}
    for power, (points, damage) in met.items():
        after = fought(against_chimera(0, power)).state.sheets[0]
        assert (after.monster_points, after.damage) == ((0, points, 0), damage)


@pytest.mark.rule("PD-MONSTER-02", "PD-MONSTER-10")
def test_a_party_that_has_been_everywhere_but_in_the_monsters_room_cannot_fight() -> None:
    party = against_chimera(0, 22)
    party.visited = ((1 << 42) - 1) & ~rooms("D4")
    assert fought(party).state.sheets[0].monster_points == (0, -4, 0)


@pytest.mark.rule("PD-RULING-51", "PD-MONSTER-02")
def test_a_monsters_room_visited_in_an_earlier_season_counts_when_its_time_comes() -> None:
    early = sheet(0, SCOUT, **in_room("A1", "D4", "D6"), **levels(5, 5, 5, 5))
    table = fought(early, round=3)
    for number in (6, 8):
        state = table.state
        state.round = number
        table = Table(GAME, state, seats=1)
        if number < 8:
            next_roll(table)
        table.choose(0, PASS)
    assert table.state.sheets[0].monster_points == (-3, 7, 8)


@pytest.mark.rule("PD-MONSTER-06", "PD-ITEM-16", "PD-POWER-10")
def test_bonuses_add_up_and_are_not_doubled_by_the_nemesis() -> None:
    party = sheet(0, BERSERKER, **levels(6, 1, 1, 1), **stages(sword=2))
    assert combat_power(party, CHIMERA) == 6 + 1 + 1 + 2 * 1 + 1 + 3 + 2
    total, why = explain(combat_power, party, HYDRA)  # its nemesis is the warrior
    assert total == 2 * 6 + 1 + 1 + 1 + 1 + 3 + 2
    assert why[2:] == [(1, "PD-LEVEL-08"), (3, "PD-ITEM-16"), (2, "PD-POWER-10")]


@pytest.mark.rule("PD-MONSTER-19", "PD-MONSTER-22")
def test_each_season_brings_the_monster_of_its_level_with_its_own_flee_penalty() -> None:
    for number, level in ((3, 1), (6, 2), (8, 3)):
        table = fought(sheet(0), dungeon="B", round=number)
        (fled,) = table.told(Fled)
        penalty = {1: -3, 2: -4, 3: -6}[level]
        assert MONSTERS[fled.monster].level == level and fled.points == penalty
        assert table.state.sheets[0].monster_points[level - 1] == penalty


@pytest.mark.rule("PD-MONSTER-20")
def test_two_gems_are_lost_after_the_fight_only_if_gems_are_ephemeral() -> None:
    for ephemeral, lost in ((False, 0), (True, 0b10010000)):  # E and H
        assert fought(sheet(0), sheet(1), ephemeral=ephemeral).state.sheets[0].gems_lost == lost


@pytest.mark.rule("PD-EX-06", "PD-MONSTER-09", "PD-MONSTER-08")
def test_power_16_reaches_the_lowest_threshold_of_the_chimera() -> None:
    table = fought(against_chimera(0, 16))
    after = table.state.sheets[0]
    assert table.told(MonsterFought) == [MonsterFought(Seat(0), CHIMERA, 3, 16)]
    assert after.monster_points == (0, 3, 0) and after.damage == 4


@pytest.mark.rule("PD-EX-07", "PD-MONSTER-10", "PD-MONSTER-11")
def test_power_13_must_flee_from_the_chimera_unhurt() -> None:
    table = fought(against_chimera(0, 13))
    after = table.state.sheets[0]
    assert table.told(Fled) == [Fled(Seat(0), CHIMERA, -4)]
    assert after.monster_points == (0, -4, 0) and after.damage == 0


@pytest.mark.rule("PD-MONSTER-10", "PD-EX-42")
def test_a_party_that_has_not_reached_the_room_flees_whatever_its_power() -> None:
    strong = sheet(0, SCOUT, **levels(6, 6, 6, 6))
    weak = sheet(1, SCOUT, **in_room("E4"), **levels(3, 2, 2, 2))
    table = fought(strong, weak, dungeon="A", round=3)
    assert [each.monster_points[0] for each in table.state.sheets] == [-2, 3]
    assert table.state.sheets[0].damage == 0 and table.told(BonusWon) == [BonusWon(Seat(1), Monster(0))]


@pytest.mark.rule("PD-EX-08", "PD-MONSTER-13", "PD-MONSTER-18")
def test_the_strongest_party_of_three_gains_an_item_stage_from_the_chimera() -> None:
    table = fought(against_chimera(0, 16), against_chimera(1, 13), against_chimera(2, 22))
    assert table.told(BonusWon) == [BonusWon(Seat(2), CHIMERA)]
    table.expects(2, WHICH_ITEM).choose(2, Check(CAPE))
    assert table.state.sheets[2].stages[CAPE] == 1
    table.expects((0, 1, 2), WHICH_DIE)
    assert [sum(each.stages) for each in table.state.sheets] == [0, 0, 1]
    assert [each.monster_points[1] for each in table.state.sheets] == [3, -4, 7]
    assert [each.damage for each in table.state.sheets] == [4, 0, 2]


@pytest.mark.rule("PD-EX-29", "PD-MONSTER-14")
def test_a_tie_for_the_highest_power_gives_nobody_the_bonus() -> None:
    table = fought(against_chimera(0, 20), against_chimera(1, 20), against_chimera(2, 15))
    assert table.told(BonusTied) == [BonusTied(CHIMERA)] and table.told(BonusWon) == []
    assert table.state.victor == NONE and table.state.round == 7


@pytest.mark.rule("PD-MONSTER-09", "PD-MONSTER-11")
def test_no_tie_is_told_where_one_fights_alone_or_best_or_all_flee() -> None:
    assert fought(against_chimera(0, 15)).told(BonusTied) == []
    assert fought(sheet(0), sheet(1)).told(BonusTied) == []
    assert fought(against_chimera(0, 20), against_chimera(1, 15)).told(BonusTied) == []


@pytest.mark.rule("PD-EX-29", "PD-RULING-48")
def test_only_those_who_fought_compete_for_the_bonus() -> None:
    absent = against_chimera(0, 20)
    absent.visited = 0
    table = fought(absent, against_chimera(1, 15)).expects(1, WHICH_ITEM)
    assert table.told(BonusWon) == [BonusWon(Seat(1), CHIMERA)]


@pytest.mark.rule("PD-MONSTER-15", "PD-SOLO-03")
def test_a_lone_player_never_gains_the_bonus() -> None:
    table = fought(against_chimera(0, 22))
    assert table.told(BonusWon) == [] and table.state.round == 7


@pytest.mark.rule("PD-MONSTER-12", "PD-DAMAGE-01")
def test_potions_may_absorb_the_blow_of_a_monster() -> None:
    table = fought(against_chimera(0, 16, potions=3, potions_used=1)).expects(0, POTIONS)
    assert table.choices(0) == [Drink(Potions(n)) for n in range(3)]
    table.choose(0, Drink(Potions(2)))
    assert table.state.sheets[0].damage == 2 and table.state.round == 7


@pytest.mark.rule("PD-MONSTER-12", "PD-RES-01")
def test_the_blow_of_a_monster_can_mean_a_resurrection() -> None:
    table = fought(against_chimera(0, 14, damage=9))
    assert table.state.sheets[0].resurrected


@pytest.mark.rule("PD-MONSTER-04", "PD-RULING-80")
def test_blows_are_answered_at_the_same_time_and_shown_together() -> None:
    table = fought(against_chimera(0, 16, potions=2), against_chimera(1, 15, potions=2)).expects((0, 1), POTIONS)
    table.choose(0, Drink(Potions(2)))
    assert table.match.view(1).sheets[0].damage == 0 and table.told(Hurt, seat=1) == []
    table.choose(1, Drink(Potions(0)))
    assert [each.damage for each in table.state.sheets] == [2, 4]
    assert len(table.told(Hurt, seat=1)) == 2


@pytest.mark.rule("PD-MONSTER-23", "PD-POWER-07", "PD-DAMAGE-09")
def test_the_barbarian_is_not_hurt_but_scores_and_flees_like_everybody() -> None:
    table = fought(against_chimera(0, 16, BARBARIAN), against_chimera(1, 13, BARBARIAN))
    assert [each.damage for each in table.state.sheets] == [0, 0]
    assert [each.monster_points[1] for each in table.state.sheets] == [3, -4]


@pytest.mark.rule("PD-RULING-47")
def test_the_highest_threshold_applies_without_a_choice() -> None:
    table = fought(against_chimera(0, 18))
    assert table.state.round == 7 and table.state.sheets[0].monster_points[1] == 5


@pytest.mark.rule("PD-MONSTER-18", "PD-RULING-49")
def test_the_bonus_comes_after_all_blows_and_knows_no_symbol() -> None:
    table = fought(against_chimera(0, 16, potions=1), against_chimera(1, 15)).expects(0, POTIONS)
    assert table.state.sheets[0].stages == [0] * 8
    table.choose(0, Drink(Potions(0))).expects(0, WHICH_ITEM)
    told = table.rules_told()
    assert told.index("PD-DAMAGE-02") < told.index("PD-MONSTER-13")
    table.choose(0, Check(SWORD))
    assert table.state.sheets[0].monster_points[1] == 3


@pytest.mark.rule("PD-MONSTER-18")
def test_the_bonus_of_other_monsters_is_a_level_or_potions() -> None:
    hydra = fought(sheet(0, SCOUT, **in_room("A5"), **levels(4, 3, 3, 3)), sheet(1), dungeon="D").expects(0, WHICH_HERO)
    hydra.choose(0, Raise(WIZARD))
    assert hydra.state.sheets[0].levels == [4, 4, 3, 3]
    watcher = fought(sheet(0, SCOUT, **in_room("F6"), **levels(4, 3, 3, 3)), sheet(1), dungeon="A")
    assert watcher.state.sheets[0].potions == 2


@pytest.mark.rule("PD-MONSTER-20", "PD-MONSTER-19", "PD-MONSTER-21")
def test_the_chimera_is_as_the_book_prints_it() -> None:
    card = MONSTERS[CHIMERA]
    assert (card.source, card.nemesis, card.flee, card.gems_lost) == ("book", "rogue", -4, ("E", "H"))
    assert card.thresholds == (14, 18, 22)
    assert (card.points[0], card.damage[0], card.points[2], card.damage[2]) == (3, 4, 7, 2)
    assert (card.bonus, card.bonus_amount) == ("item", 1)


@pytest.mark.rule("PD-RULING-52")
def test_the_middle_threshold_of_the_chimera_gives_five_points_and_three_damage() -> None:
    after = fought(against_chimera(0, 18)).state.sheets[0]
    assert (after.monster_points[1], after.damage) == (5, 3)


@pytest.mark.rule("PD-MONSTER-16", "PD-MONSTER-22")
def test_every_monster_card_has_a_letter_and_a_level_for_its_colour() -> None:
    assert [card.id for card in MONSTERS] == list("ABCDEFGHIJKL")
    assert [card.level for card in MONSTERS] == [1] * 4 + [2] * 4 + [3] * 4


@pytest.mark.rule("PD-ROUND-12", "PD-RULING-25", "PD-OBJECTIVE-05")
def test_the_third_fight_with_its_bonus_is_the_last_event_before_scoring() -> None:
    life_16 = {"objective": Objective(15), "black": 0b1010}
    party = sheet(0, SCOUT, **in_room("D6"), **levels(3, 4, 4, 4), **life_16)  # life 15, then the Vampire's level
    table = fought(party, sheet(1), round=8).expects(0, WHICH_HERO)
    assert table.told(Rolled) == []
    table.choose(0, Raise(WARRIOR)).over("glory", winners=[0])
    told = table.rules_told()
    assert told.index("PD-MONSTER-13") < told.index("PD-LEVEL-05") < told.index("PD-OBJECTIVE-02")
    assert [shown.points for shown in table.told(GoalShown)] == [4, 0]
    assert table.state.sheets[0].monster_points[2] == 5
    assert table.told(BonusWon) == [BonusWon(Seat(0), VAMPIRE)]


@pytest.mark.rule("PD-ROUND-10", "PD-ROUND-12", "PD-RULING-25")
def test_gems_and_missions_of_the_last_round_of_a_season_come_before_its_fight() -> None:
    for number in (3, 6, 8):
        taker = sheet(0, gems=1, gem_boxes=1, gems_to_announce=1, minions=0b111111)
        told = fought(taker, sheet(1), round=number, missions=(7,)).rules_told()
        assert told.index("PD-GEM-06") < told.index("PD-MISSION-03") < told.index("PD-MONSTER-11")
        assert told.index("PD-MONSTER-11") < told.index("PD-ROUND-03" if number < 8 else "PD-OBJECTIVE-02")


@pytest.mark.rule("PD-EX-39", "PD-RULING-74")
def test_a_gain_from_the_bonus_counts_for_missions_at_the_end_of_the_next_round() -> None:
    almost = stages(sword=0, armour=2, cauldron=2, medallion=2, cape=1)
    party = against_chimera(0, 16, **almost)
    table = fought(party, against_chimera(1, 13), missions=(12,)).expects(0, WHICH_ITEM)
    table.choose(0, Check(CAPE))
    assert table.state.missions == (12,) and table.state.sheets[0].mission_points == 0
    next_roll(table).choose(0, PASS).choose(1, PASS)
    assert table.state.missions == () and table.state.sheets[0].mission_points == 4


@pytest.mark.rule("PD-EX-39", "PD-RULING-74")
def test_after_the_third_fight_a_gain_counts_for_the_objective_but_no_longer_for_missions() -> None:
    almost = stages(armour=2, cauldron=2, medallion=2, cape=1)
    four_items = {"objective": Objective(10), "black": 0b0011}
    party = sheet(0, SCOUT, **in_room("C7"), **levels(6, 4, 3, 3), **almost, **four_items)  # against the Dragon
    table = fought(party, sheet(1), dungeon="C", round=8, missions=(12,)).expects(0, WHICH_ITEM)
    table.choose(0, Check(CAPE)).over("glory")
    assert table.state.sheets[0].mission_points == 0
    assert table.told(GoalShown)[0].points == 4
