"""PD-SETUP: cards kept in secret, start powers, what is shown when."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.choices import Check, CollectGem, Eliminate, KeepObjective, KeepPower, Raise
from flambeau.games.paper_dungeons.events import PowerShown, StyleShown
from flambeau.games.paper_dungeons.model import (
    ALCHEMIST,
    ARMOUR,
    ARTISAN,
    ASSASSIN,
    BARBARIAN,
    CLERIC,
    GOLDSMITH,
    HEALER,
    NONE,
    ROGUE,
    TOME,
    VETERAN,
    WARRIOR,
    Dungeon,
    Gem,
    Minion,
    Objective,
    Play,
    Power,
)
from flambeau.games.paper_dungeons.rules.dice import WHICH_DIE
from flambeau.games.paper_dungeons.rules.gems import WHICH_GEM
from flambeau.games.paper_dungeons.rules.items import WHICH_ITEM
from flambeau.games.paper_dungeons.rules.levels import WHICH_HERO
from flambeau.games.paper_dungeons.rules.minions import WHICH_MINION
from flambeau.games.paper_dungeons.rules.preparation import WHICH_OBJECTIVE, WHICH_POWER
from flambeau.kernel import Seat
from flambeau.kit import Table

from .positions import nothing_kept


def before_the_game(*powers: tuple[int, int]) -> Table:
    sheets = [nothing_kept(seat, pair, (6, seat)) for seat, pair in enumerate(powers)]
    table = Table(GAME, Play(Dungeon(0), (), sheets), seats=len(sheets))
    return table.rolls("white", 0, 0, 0).rolls("black", 0, 0, 0)


def keep(table: Table, seat: int, power: int, objective: int = 6) -> Table:
    return table.choose(seat, KeepPower(Power(power)), KeepObjective(Objective(objective)))


@pytest.mark.rule("PD-SETUP-11", "PD-SETUP-12")
def test_each_player_keeps_exactly_one_of_two_powers_and_one_of_two_objectives() -> None:
    table = before_the_game((ALCHEMIST, BARBARIAN), (HEALER, VETERAN))
    table.expects((0, 1), WHICH_POWER)
    assert table.choices(0) == [KeepPower(ALCHEMIST), KeepPower(BARBARIAN)]
    assert table.refused(0, KeepPower(HEALER)) == "PD-SETUP-11"
    table.choose(0, KeepPower(BARBARIAN))
    assert table.match.question(0).topic is WHICH_OBJECTIVE
    assert table.choices(0) == [KeepObjective(Objective(6)), KeepObjective(Objective(0))]
    assert table.refused(0, KeepObjective(Objective(5))) == "PD-SETUP-11"
    table.choose(0, KeepObjective(Objective(6)))
    assert (table.state.sheets[0].power, table.state.sheets[0].objective) == (BARBARIAN, 6)
    table.expects(1, WHICH_POWER)


@pytest.mark.rule("PD-SETUP-14", "PD-OBJECTIVE-04", "PD-EX-01")
def test_the_kept_objective_blackens_the_boxes_of_two_heroes() -> None:
    table = keep(before_the_game((ALCHEMIST, BARBARIAN)), 0, ALCHEMIST)
    assert table.state.sheets[0].black == 1 << WARRIOR | 1 << CLERIC
    assert table.told(StyleShown) == [StyleShown(Seat(0), (WARRIOR, CLERIC))]


@pytest.mark.rule("PD-SETUP-16", "PD-SETUP-17", "PD-SETUP-18")
def test_a_blank_sheet_has_four_heroes_at_level_one_outside_the_dungeon_and_nothing_else() -> None:
    sheet = keep(before_the_game((ALCHEMIST, BARBARIAN)), 0, ALCHEMIST).state.sheets[0]
    assert sheet.levels == [1, 1, 1, 1] and sheet.room == NONE
    assert (sheet.potions, sheet.damage, sheet.gem_boxes, sheet.minions, sheet.resurrected) == (0, 0, 0, 0, False)
    assert sheet.stages == [0] * 8


@pytest.mark.rule("PD-SETUP-02", "PD-SETUP-18", "PD-CAMPAIGN-07")
def test_every_player_takes_a_blank_sheet_of_the_own_also_in_a_later_chapter() -> None:
    carry = {"scenario": "urban", "scores": [[30, 20, 10]], "rooms": [20, 10, 5]}
    for options, given in (({}, {}), ({"scenario": "urban"}, carry)):
        sheets = Table(GAME, seats=3, seed=2, options=options, carry=given).state.sheets
        assert [each.seat for each in sheets] == [0, 1, 2] and len({id(each) for each in sheets}) == 3
        for each in sheets:
            numbers = {name: getattr(each, name) for name, type_, _ in each.FIELDS if type_ == "int"}
            assert set(numbers) >= {"potions", "damage", "visited", "minions", "gems", "gem_boxes", "mission_points"}
            assert set(numbers.values()) == {0}
            assert each.monster_points == (0, 0, 0) and not each.resurrected
            assert each.levels == [1] * 4 and each.stages == [0] * 8
            assert (each.path, each.noted, each.todo) == ((), (), [])


@pytest.mark.rule("PD-SETUP-11", "PD-SETUP-13", "PD-SOLO-01")
def test_two_powers_and_two_objectives_of_separate_decks_are_dealt_to_each() -> None:
    order = list(range(16))
    for seats in (1, 3):
        chance = {"dungeon": [[0]], "missions": [order], "powers": [order], "objectives": [order[::-1]]}
        table = Table(GAME, seats=seats, chance=chance)
        assert [each.powers for each in table.state.sheets] == [(0, 1), (2, 3), (4, 5)][:seats]
        assert [each.objectives for each in table.state.sheets] == [(15, 14), (13, 12), (11, 10)][:seats]
        assert len(table.choices(0)) == 2 and len(table.state.missions) == 3
        table.done()


@pytest.mark.rule("PD-SETUP-12", "PD-SETUP-14")
def test_either_card_of_a_pair_may_be_kept() -> None:
    for power in (ALCHEMIST, BARBARIAN):
        for objective, black in ((6, 1 << WARRIOR | 1 << CLERIC), (0, 1 << WARRIOR | 1 << ROGUE)):
            mine = keep(before_the_game((ALCHEMIST, BARBARIAN)), 0, power, objective).state.sheets[0]
            assert (mine.power, mine.objective, mine.black) == (power, objective, black)


@pytest.mark.rule("PD-RULING-24", "PD-RULING-78")
def test_powers_and_styles_are_shown_together_when_the_last_player_is_ready() -> None:
    table = before_the_game((ALCHEMIST, BARBARIAN), (HEALER, VETERAN))
    keep(table, 0, ALCHEMIST)
    assert table.match.view(1).sheets[0].power == NONE
    assert table.told(PowerShown) == []
    keep(table, 1, HEALER)
    assert table.match.view(1).sheets[0].power == ALCHEMIST
    assert [shown.power for shown in table.told(PowerShown)] == [ALCHEMIST, HEALER]
    assert table.state.round == 1


@pytest.mark.rule("PD-RULING-78", "PD-SETUP-15")
def test_start_powers_are_carried_out_in_secret_before_anything_is_shown_or_rolled() -> None:
    table = before_the_game((ALCHEMIST, BARBARIAN), (HEALER, VETERAN))
    keep(table, 1, HEALER)
    assert table.match.view(1).sheets[1].potions == 2 and table.match.view(0).sheets[1].potions == 0
    keep(table, 0, ALCHEMIST)
    assert table.match.view(0).sheets[1].potions == 2
    told = table.rules_told()
    assert told.index("PD-POTION-03") < told.index("PD-RULING-24") < told.index("PD-ROUND-03")


@pytest.mark.rule("PD-POWER-05", "PD-RULING-39")
def test_the_artisan_checks_stages_of_two_different_items() -> None:
    table = keep(before_the_game((ARTISAN, BARBARIAN)), 0, ARTISAN).expects(0, WHICH_ITEM)
    table.choose(0, Check(TOME)).expects(0, WHICH_ITEM)
    assert table.refused(0, Check(TOME)) == "PD-RULING-39"
    table.choose(0, Check(ARMOUR))
    stages = table.state.sheets[0].stages
    assert (stages[TOME], stages[ARMOUR], sum(stages)) == (1, 1, 2)


@pytest.mark.rule("PD-POWER-06", "PD-MINION-08")
def test_the_assassin_crosses_out_two_minions_before_the_first_roll() -> None:
    table = keep(before_the_game((ASSASSIN, BARBARIAN)), 0, ASSASSIN).expects(0, WHICH_MINION)
    assert len(table.choices(0)) == 16
    table.choose(0, Eliminate(Minion(15)))
    assert table.refused(0, Eliminate(Minion(15))) == "PD-MINION-09"
    table.choose(0, Eliminate(Minion(0)))
    sheet = table.state.sheets[0]
    assert sheet.minions == 1 << 15 | 1 << 0 and sheet.damage == 0 and sheet.visited == 0


@pytest.mark.rule("PD-POWER-13", "PD-RULING-28")
def test_the_goldsmith_collects_a_gem_that_is_not_announced() -> None:
    table = keep(before_the_game((GOLDSMITH, BARBARIAN), (HEALER, VETERAN)), 0, GOLDSMITH)
    assert table.match.question(0).topic is WHICH_GEM
    table.choose(0, CollectGem(Gem(3)))
    keep(table, 1, HEALER)
    assert table.state.sheets[0].gem_boxes == 1 and table.state.sheets[0].gems == 1 << 3
    assert table.state.sheets[0].gems_to_announce == 0 and table.state.sheets[1].gems_lost == 0


@pytest.mark.rule("PD-POWER-17", "PD-SETUP-15")
def test_the_healer_gains_two_potions_before_the_first_roll() -> None:
    table = keep(before_the_game((HEALER, BARBARIAN)), 0, HEALER)
    table.expects(0, WHICH_DIE)
    assert table.state.sheets[0].potions == 2


@pytest.mark.rule("PD-POWER-18", "PD-RULING-39", "PD-RULING-69")
def test_two_different_heroes_of_the_veteran_gain_a_level_each() -> None:
    table = keep(before_the_game((VETERAN, BARBARIAN)), 0, VETERAN).expects(0, WHICH_HERO)
    table.choose(0, Raise(ROGUE))
    assert table.refused(0, Raise(ROGUE)) == "PD-RULING-39"
    table.choose(0, Raise(WARRIOR))
    assert table.state.sheets[0].levels == [2, 1, 1, 2]


@pytest.mark.rule("PD-SETUP-03", "PD-SETUP-09", "PD-RULING-61")
def test_one_dungeon_three_missions_and_all_cards_for_eight_players() -> None:
    order = list(range(16))
    chance = {"dungeon": [[4]], "missions": [order[::-1]], "powers": [order], "objectives": [order]}
    table = Table(GAME, seats=8, chance=chance)
    assert table.state.dungeon == 4 and table.state.missions == (15, 14, 13)
    assert sorted(card for sheet in table.state.sheets for card in sheet.powers) == order
    assert sorted(card for sheet in table.state.sheets for card in sheet.objectives) == order


@pytest.mark.rule("PD-SETUP-10", "PD-RULING-81")
def test_the_game_can_be_played_without_missions() -> None:
    order = list(range(16))
    chance = {"dungeon": [[0]], "powers": [order], "objectives": [order]}
    table = Table(GAME, seats=2, options={"missions": False}, chance=chance)
    assert table.state.missions == ()
    table.done()


@pytest.mark.rule("PD-SETUP-01", "PD-SOLO-01")
def test_one_to_eight_players_sit_down() -> None:
    for seats in range(1, 9):
        table = Table(GAME, seats=seats, seed=3)
        assert len(table.state.sheets) == seats and len(table.state.missions) == 3
        table.expects(tuple(range(seats)), WHICH_POWER)


@pytest.mark.rule("PD-SETUP-07", "PD-POWER-02")
def test_everybody_has_the_same_dungeon_on_a_sheet_of_the_own() -> None:
    table = keep(before_the_game((ASSASSIN, BARBARIAN), (HEALER, VETERAN)), 0, ASSASSIN)
    table.choose(0, Eliminate(Minion(0)), Eliminate(Minion(1)))
    assert table.state.sheets[1].minions == 0
