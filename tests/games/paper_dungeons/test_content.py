"""The box is complete, as the ledger counts it, and every room can be reached with every dungeon card."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from flambeau.games.paper_dungeons.box import (
    DUNGEONS,
    GEM_IN,
    ITEMS,
    MINION_LEVEL,
    MONSTERS,
    POWERS,
    PRINTED,
    PRINTED_BORDERS,
    REWARDS,
)
from flambeau.games.paper_dungeons.geometry import ENTRANCES, MOAT, ROOMS, WALL, room_named
from flambeau.games.paper_dungeons.plan import BORDERS, EXITS, MOAT_PAIRS, MONSTER_ROOMS


@pytest.mark.rule("PD-MINION-10", "PD-GEM-01")
def test_the_plan_has_four_minions_of_each_level_eight_traps_and_eight_gems() -> None:
    assert [MINION_LEVEL.count(level) for level in (2, 3, 4, 5)] == [4, 4, 4, 4]
    assert sum(room.trap for room in PRINTED) == 8
    assert sorted(gem for gem in GEM_IN if gem >= 0) == list(range(8))
    assert [REWARDS.count(kind) for kind in ("potion", "item", "level", "gem")] == [8, 6, 6, 8]


@pytest.mark.rule("PD-ROOM-06")
def test_no_room_has_minion_and_trap_and_every_gem_is_guarded() -> None:
    for room in PRINTED:
        assert not (room.minion and room.trap)
        assert not room.gem or room.minion or room.trap
    assert PRINTED[room_named("F1")].reward == "potion" and PRINTED[room_named("E1")].trap


@pytest.mark.rule("PD-RULING-08", "PD-RULING-77")
def test_the_sheet_prints_ten_walls_and_eight_moats() -> None:
    assert PRINTED_BORDERS.count(WALL) == 20 and len(MOAT_PAIRS) == 8 and PRINTED_BORDERS.count(MOAT) == 16
    assert all(borders.count(WALL) == 30 for borders in BORDERS)


@pytest.mark.rule("PD-RULING-66")
def test_every_room_can_be_reached_from_every_entrance_with_every_dungeon_card() -> None:
    for card in range(len(DUNGEONS)):
        for entrance in ENTRANCES:
            reached, edge = {int(entrance)}, [int(entrance)]
            while edge:
                edge = [to for room in edge for to in EXITS[card][0][room] if to not in reached]
                reached.update(edge)
            assert len(reached) == ROOMS


@pytest.mark.rule("PD-SETUP-05", "PD-SETUP-06", "PD-MONSTER-22")
def test_every_dungeon_card_names_three_rooms_and_one_monster_of_each_level() -> None:
    levels = {card.id: card.level for card in MONSTERS}
    for number, card in enumerate(DUNGEONS):
        assert [levels[name] for name in card.monsters] == [1, 2, 3]
        assert len(set(MONSTER_ROOMS[number])) == 3 and all(GEM_IN[room] < 0 for room in MONSTER_ROOMS[number])


@pytest.mark.rule("PD-POWER-01", "PD-ITEM-04")
def test_there_are_sixteen_powers_and_eight_items_four_of_which_need_a_symbol() -> None:
    assert len(POWERS) == 16 and len(ITEMS) == 8
    assert [item.symbol for item in ITEMS if item.symbol] == ["warrior", "wizard", "cleric", "rogue"]


def steps(card: int, start: set[int]) -> list[int]:
    """How many steps every room is away from the nearest of these, without cape and medallion."""
    away, edge, count = dict.fromkeys(start, 0), start, 0
    while edge:
        count += 1
        edge = {int(to) for room in edge for to in EXITS[card][0][room]} - set(away)
        away |= dict.fromkeys(edge, count)
    return [away[room] for room in range(ROOMS)]


def test_every_dungeon_card_keeps_the_distances_the_ledger_promises() -> None:
    for card, lairs in enumerate(MONSTER_ROOMS):
        outside = [1 + far for far in steps(card, {int(room) for room in ENTRANCES})]
        assert 10 <= max(outside) <= 13
        first, second, third = [outside[lair] for lair in lairs]
        assert 4 <= first <= 5 and 6 <= second <= 8 and 8 <= third <= 11
        for one, other in pairwise(lairs):
            assert 3 <= steps(card, {int(one)})[other] <= 6


def test_every_monster_appears_on_three_cards_and_no_three_meet_twice() -> None:
    named = [card.monsters for card in DUNGEONS]
    assert len(set(named)) == 12
    assert Counter(letter for three in named for letter in three) == dict.fromkeys("ABCDEFGHIJKL", 3)
    assert {(card.level, card.nemesis) for card in MONSTERS} == {
        (level, hero) for level in (1, 2, 3) for hero in ("warrior", "wizard", "cleric", "rogue")
    }
    assert {card.bonus for card in MONSTERS} == {"potion", "item", "level"}
