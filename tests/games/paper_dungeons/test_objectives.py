"""PD-OBJECTIVE: personal goals in three tiers, and combat styles."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.paper_dungeons.box import OBJECTIVES, STYLES
from flambeau.games.paper_dungeons.choices import EXPLORE, PASS, Train
from flambeau.games.paper_dungeons.events import GoalShown
from flambeau.games.paper_dungeons.model import CLERIC, SCOUT, SHAMAN, WIZARD, Objective
from flambeau.games.paper_dungeons.rules.measures import MEASURES
from flambeau.games.paper_dungeons.scoring import objective_points

from .positions import (
    BLACK_WARRIOR_CLERIC,
    DIE_CLERIC,
    DIE_WIZARD,
    at_table,
    in_room,
    levels,
    next_roll,
    of_level,
    rooms,
    sheet,
    stages,
    step,
    take,
)

EDGE_WALK = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "B7", "C7", "D7", "E7", "F7", "F6", "F5", "F4", "F3"]


def four_rooms_in(columns: int) -> int:
    """Three rooms visited in every column, and a fourth in so many."""
    visited = rooms(*[f"{column}{row}" for column in "ABCDEF" for row in (1, 2, 3)])
    return visited | rooms(*[f"{column}6" for column in "ABCDEF"[:columns]])


TIERS = [
    pytest.param(1, [{"minions": of_level(4, n)} for n in (1, 2, 3, 4)], marks=pytest.mark.rule("PD-OBJECTIVE-C01")),
    pytest.param(2, [{"minions": of_level(5, n)} for n in (1, 2, 3, 4)], marks=pytest.mark.rule("PD-OBJECTIVE-C02")),
    pytest.param(
        3,
        [{"traps": 1, "walls_crossed": 1, "moats_crossed": n} for n in (1, 2, 5, 8)],
        marks=pytest.mark.rule("PD-OBJECTIVE-C03"),
    ),
    pytest.param(4, [{"visited": four_rooms_in(n)} for n in (3, 4, 5, 6)], marks=pytest.mark.rule("PD-OBJECTIVE-C04")),
    pytest.param(5, [{"visited": (1 << 6 * n) - 1} for n in (0, 1, 2, 3)], marks=pytest.mark.rule("PD-OBJECTIVE-C05")),
    pytest.param(
        6, [{"levels": [5] * n + [4] * (4 - n)} for n in (1, 2, 3, 4)], marks=pytest.mark.rule("PD-OBJECTIVE-C06")
    ),
    pytest.param(7, [{"minions": of_level(3, n)} for n in (1, 2, 3, 4)], marks=pytest.mark.rule("PD-OBJECTIVE-C07")),
    pytest.param(8, [{"potions": n} for n in (5, 6, 9, 12)], marks=pytest.mark.rule("PD-OBJECTIVE-C08")),
    pytest.param(9, [{"visited": (1 << n) - 1} for n in (19, 20, 25, 30)], marks=pytest.mark.rule("PD-OBJECTIVE-C09")),
    pytest.param(
        10, [{"monster_points": (5, 7, n)} for n in (-3, -2, 3, 8)], marks=pytest.mark.rule("PD-OBJECTIVE-C10")
    ),
    pytest.param(
        11, [{"stages": [2] * n + [1] * (8 - n)} for n in (1, 2, 4, 7)], marks=pytest.mark.rule("PD-OBJECTIVE-C11")
    ),
    pytest.param(
        12, [{"visited": rooms(*EDGE_WALK[:n])} for n in (9, 10, 13, 16)], marks=pytest.mark.rule("PD-OBJECTIVE-C12")
    ),
    pytest.param(13, [{"minions": (1 << n) - 1} for n in (3, 4, 7, 10)], marks=pytest.mark.rule("PD-OBJECTIVE-C13")),
    pytest.param(14, [{"gem_boxes": n} for n in (1, 2, 5, 7)], marks=pytest.mark.rule("PD-OBJECTIVE-C14")),
    pytest.param(
        15,
        [{"visited": rooms("B2", *["A1", "F1", "A7"][:n])} for n in (0, 1, 2, 3)],
        marks=pytest.mark.rule("PD-OBJECTIVE-C15"),
    ),
    pytest.param(
        16,
        [{"levels": each} for each in ([3, 3, 3, 2], [3, 3, 3, 3], [4, 4, 4, 4], [5, 5, 5, 5])],
        marks=pytest.mark.rule("PD-OBJECTIVE-C16"),
    ),
]


@pytest.mark.parametrize(("number", "sheets"), TIERS)
@pytest.mark.rule("PD-OBJECTIVE-02", "PD-OBJECTIVE-03")
def test_an_objective_scores_the_highest_tier_reached(number: int, sheets: list[dict[str, Any]]) -> None:
    worth = []
    for fields in sheets:
        state = at_table(sheet(objective=Objective(number - 1), **fields)).state
        worth.append(objective_points(state, state.sheets[0]))
    assert worth == [0, 2, 4, 6]


@pytest.mark.rule("PD-RULING-53")
def test_flight_penalties_count_against_the_points_from_monsters() -> None:
    state = at_table(sheet(objective=Objective(9), monster_points=(5, 8, -6))).state
    assert objective_points(state, state.sheets[0]) == 0


@pytest.mark.rule("PD-SETUP-14", "PD-OBJECTIVE-04")
def test_every_combat_style_has_two_black_heroes() -> None:
    assert {style.bit_count() for style in STYLES} == {2}
    assert sorted([card.style for card in OBJECTIVES].count(style) for style in {c.style for c in OBJECTIVES}) == [
        2, 2, 3, 3, 3, 3,
    ]  # fmt: skip


@pytest.mark.rule("PD-OBJECTIVE-04")
def test_the_combat_style_stays_for_the_whole_game() -> None:
    table = next_roll(at_table())
    take(table, DIE_CLERIC).choose(0, Train(CLERIC))
    take(table, DIE_WIZARD).choose(0, Train(WIZARD), PASS)
    assert table.state.round == 2 and table.state.sheets[0].black == BLACK_WARRIOR_CLERIC


@pytest.mark.rule("PD-OBJECTIVE-02")
def test_an_objective_is_worth_its_points_once_at_the_end_and_nothing_is_noted_before() -> None:
    eight = sheet(0, SCOUT, potions=9, objective=Objective(7), **levels(6, 6, 6, 6))
    table = at_table(eight, sheet(1), round=8)
    assert table.told(GoalShown) == []
    table.choose(0, PASS).choose(1, PASS).over("glory", winners=[0])
    assert [shown.points for shown in table.told(GoalShown)] == [4, 0]
    assert table.outcome is not None and table.outcome.scores[0] == -6 + 15 + 4 - 2 + 4  # flight, D, power, objective


@pytest.mark.rule("PD-RULING-56", "PD-RULING-75")
def test_corners_edges_rows_and_columns_are_the_rooms_the_ledger_means() -> None:
    state = at_table().state
    inside = sheet(visited=rooms(*[f"{column}{row}" for column in "BCDE" for row in range(2, 7)]))
    assert [MEASURES[name](state, inside, 0) for name in ("corners", "edges", "full_rows", "full_columns")] == [0] * 4
    for name in ("A1", "F1", "A7", "F7"):
        corner = sheet(visited=rooms(name))
        assert [MEASURES[measure](state, corner, 0) for measure in ("corners", "edges")] == [1, 1]
    for name in ("A3", "F6", "C1", "D7"):  # two of them have a tunnel
        edge = sheet(visited=rooms(name))
        assert [MEASURES[measure](state, edge, 0) for measure in ("corners", "edges")] == [0, 1]
    row = sheet(visited=rooms(*[f"{column}3" for column in "ABCDEF"]))
    column = sheet(visited=rooms(*[f"C{number}" for number in range(1, 8)]))
    assert [MEASURES[name](state, row, 0) for name in ("full_rows", "full_columns")] == [1, 0]
    assert [MEASURES[name](state, column, 0) for name in ("full_rows", "full_columns")] == [0, 1]


@pytest.mark.rule("PD-RULING-41")
def test_minions_beyond_the_last_box_count_for_everything_but_points() -> None:
    state = at_table().state
    assert MEASURES["minions"](state, sheet(minions=0xFFFF), 0) == 16
    for before, potions in ((12, 0), (13, 0), (14, 1)):  # the next one is the goblin of A7
        shaman = sheet(0, SHAMAN, **in_room("B7"), minions=(1 << before) - 1)
        table = take(at_table(shaman), DIE_WIZARD).choose(0, EXPLORE, step("A7"))
        after = table.state.sheets[0]
        assert (after.minions.bit_count(), after.potions) == (before + 1, potions)


@pytest.mark.rule("PD-RULING-72")
def test_the_printed_level_of_a_minion_counts_whatever_the_armour() -> None:
    state = at_table(sheet(minions=of_level(2, 1), **stages(armour=2))).state
    assert MEASURES["minions_of_level"](state, state.sheets[0], 2) == 1


@pytest.mark.rule("PD-RULING-56", "PD-RULING-75")
def test_there_are_four_corners_and_twenty_two_edge_rooms() -> None:
    state = at_table(sheet(visited=(1 << 42) - 1)).state
    counted = [MEASURES[name](state, state.sheets[0], 0) for name in ("corners", "edges", "full_rows", "full_columns")]
    assert counted == [4, 22, 7, 6]
