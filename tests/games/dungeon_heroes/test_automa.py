"""The solo dungeon decides: order, targets, steps and their ties (DH-AI, DH-RULING-41, DH-RULING-42, DH-RULING-43,
DH-RULING-44, DH-RULING-45, DH-RULING-46, DH-RULING-47, DH-RULING-48, DH-RULING-49)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.automa.distance import (
    BOARD,
    BY_KING,
    BY_ORTH,
    FAR,
    KING_STEPS,
    ORTH_STEPS,
    first_hits,
    off_centre,
)
from flambeau.games.dungeon_heroes.automa.plan import escapes, plan
from flambeau.games.dungeon_heroes.automa.targets import lowest, next_to_act, targets, unobstructed
from flambeau.games.dungeon_heroes.board import BITS, CELLS, NAMES, NOWHERE
from flambeau.games.dungeon_heroes.events import OrderWeighed, SquareWeighed, TargetWeighed
from flambeau.games.dungeon_heroes.tiles import CLERIC, DRAGON, ROGUE, TILES, WARRIOR, WIZARD
from flambeau.kernel import Stages
from flambeau.kit import Table

from .alone import attacks, dungeon, figure_at, heroes_turn, steps
from .laying import at, health, monster

FAR_AWAY = {"cleric": "f1"}


def acts(t: Table, name: str) -> tuple[str, int | None]:
    """Where a monster would step and whom it would attack, if it acted now."""
    planned = plan(t.state, monster(name))
    return "" if planned.to == NOWHERE else NAMES[planned.to], planned.target


def criteria(t: Table, name: str) -> list[str]:
    """What decided it."""
    trail: Stages = []
    plan(t.state, monster(name), trail)
    return [stage.criterion for stage in trail]


# Order


def first(t: Table) -> str:
    """The monster that would act next."""
    found = next_to_act(t.state, [])
    return "" if found is None else TILES[found].id


@pytest.mark.rule("DH-AI-01")
def test_monsters_act_in_order_of_their_damage() -> None:
    around = {"c4": "goblin", "c2": "skeleton", "b3": "ogre", "d3": "orc"}
    t = dungeon({"warrior": "c3"}, figures=around)
    assert attacks(t) == ["ogre warrior", "orc warrior", "skeleton warrior", "goblin warrior"]


@pytest.mark.rule("DH-AI-01")
def test_a_monster_in_any_corner_of_the_room_acts() -> None:
    for corner in ("a1", "f1", "a6", "f6"):
        assert first(heroes_turn({"warrior": "c3"}, figures={corner: "orc"})) == "orc"


@pytest.mark.rule("DH-RULING-41")
def test_of_equal_damage_the_nearest_acts_first_then_the_lower_row_then_the_lower_column() -> None:
    t = heroes_turn({"cleric": "c1"}, figures={"f6": "orc", "c4": "orc"})
    assert next_to_act(t.state, []) == monster("orc", 1)
    t = heroes_turn({"cleric": "c3"}, figures={"c5": "orc", "c1": "orc"})
    assert next_to_act(t.state, []) == monster("orc", 1)
    t = heroes_turn({"cleric": "c3"}, figures={"e3": "orc", "a3": "orc"})
    assert next_to_act(t.state, []) == monster("orc", 1)


@pytest.mark.rule("DH-RULING-41")
def test_distances_for_the_order_are_unobstructed_and_in_own_steps() -> None:
    t = heroes_turn({"rogue": "d5"}, figures={"a2": "goblin", "d1": "goblin"})
    assert next_to_act(t.state, []) == monster("goblin")  # three king steps, against four


@pytest.mark.rule("DH-RULING-41")
def test_the_order_is_settled_anew_for_every_monster() -> None:
    heroes = {"cleric": "c1", "wizard": "f6"}
    t = dungeon(heroes, hp={"wizard": 3}, figures={"f5": "orc", "c3": "orc"})
    assert health(t, "wizard") == 0 and attacks(t) == ["orc wizard", "orc cleric"]


@pytest.mark.rule("DH-RULING-41")
def test_a_monster_that_can_do_nothing_counts_as_having_acted() -> None:
    t = dungeon({"warrior": "a1"}, figures={"b7": "ogre", "b6": "orc", "c7": "orc", "d6": "goblin"})
    assert steps(t)[0] == "orc b5" and "ogre" not in " ".join(steps(t)) and figure_at(t, "ogre") == "b7"


# Targets


@pytest.mark.rule("DH-RULING-42")
def test_possessed_heroes_are_no_targets_unless_all_are() -> None:
    t = heroes_turn({"cleric": "a1", "warrior": "c3"}, possessed="warrior")
    assert targets(t.state) == [CLERIC]
    t.state.at[CLERIC] = NOWHERE
    assert targets(t.state) == [WARRIOR]


@pytest.mark.rule("DH-EX-32", "DH-AI-09")
def test_the_ogre_eliminates_the_rogue() -> None:
    t = dungeon({"cleric": "c2", "rogue": "b3"}, hp={"cleric": 5, "rogue": 3}, figures={"c3": "ogre"})
    assert (health(t, "cleric"), health(t, "rogue")) == (5, 0)


@pytest.mark.rule("DH-EX-32", "DH-AI-07")
def test_of_equal_health_the_cleric_comes_before_the_rogue() -> None:
    t = dungeon({"cleric": "c2", "rogue": "b3"}, hp={"cleric": 5, "rogue": 5}, figures={"c3": "ogre"})
    assert (health(t, "cleric"), health(t, "rogue")) == (1, 5)


@pytest.mark.rule("DH-AI-06")
def test_the_hero_with_the_fewest_health_is_attacked() -> None:
    t = heroes_turn({"warrior": "c2", "rogue": "b3"}, hp={"warrior": 5}, figures={"c3": "goblin"})
    assert acts(t, "goblin") == ("", WARRIOR)


@pytest.mark.rule("DH-AI-07", "DH-AI-10", "DH-RULING-48")
def test_ties_go_to_warrior_cleric_rogue_wizard_and_last_the_damsel() -> None:
    around = {"damsel": "c2", "wizard": "b3", "rogue": "d3", "cleric": "c4", "warrior": "c3"}
    left = dict(around)
    for name, hero in (("warrior", 0), ("cleric", 1), ("rogue", 2), ("wizard", 3), ("damsel", 4)):
        t = heroes_turn(left, hp=dict.fromkeys(left, 3), figures={"c3": "goblin"})
        assert acts(t, "goblin") == ("", hero)
        del left[name]


# Steps 1 and 2


@pytest.mark.rule("DH-EX-33", "DH-AI-05", "DH-RULING-45")
def test_an_orc_attacks_without_moving_though_a_step_would_kill() -> None:
    t = dungeon({"warrior": "c2", "wizard": "d2"}, hp={"wizard": 2}, figures={"c3": "orc"})
    assert (health(t, "warrior"), health(t, "wizard")) == (7, 2) and not steps(t)


@pytest.mark.rule("DH-EX-34", "DH-RULING-46")
def test_a_goblin_moves_onto_a_diagonal_hero_and_attacks() -> None:
    t = dungeon({"warrior": "d4"}, figures={"c3": "goblin"})
    assert steps(t) == ["goblin d4"] and health(t, "warrior") == 9


@pytest.mark.rule("DH-AI-04", "DH-RULING-46")
def test_a_monster_that_can_attack_after_a_step_must() -> None:
    t = dungeon({"warrior": "c1", "wizard": "e5"}, figures={"c3": "orc"})
    assert steps(t) == ["orc c2"] and attacks(t) == ["orc warrior"]


@pytest.mark.rule("DH-RULING-46", "DH-RULING-48")
def test_the_target_is_chosen_among_all_that_a_step_brings_into_range() -> None:
    t = heroes_turn({"warrior": "c1", "wizard": "c5"}, figures={"c3": "orc"})
    assert acts(t, "orc") == ("c4", WIZARD) and criteria(t, "orc") == ["attack", "health", "victim"]


@pytest.mark.rule("DH-EX-59", "DH-AI-03", "DH-RULING-46")
def test_a_skeleton_attacks_from_the_middle_of_two_heroes_equally_near() -> None:
    t = dungeon({"warrior": "c3", "wizard": "b4"}, figures={"c5": "skeleton"})
    assert steps(t) == ["skeleton c4"] and health(t, "wizard") == 2
    assert SquareWeighed(monster("skeleton"), "centre", "both", (at("c4"),), (at("b5"),)) in t.told(SquareWeighed)


@pytest.mark.rule("DH-EX-60", "DH-AI-02", "DH-RULING-46")
def test_a_goblin_attacks_the_nearest_hero_though_a_weaker_one_is_a_step_away() -> None:
    t = dungeon({"cleric": "d4", "wizard": "b3"}, figures={"c5": "goblin"})
    assert steps(t) == ["goblin d4"] and attacks(t) == ["goblin cleric"] and health(t, "cleric") == 7


@pytest.mark.rule("DH-AI-04", "DH-RULING-46")
def test_only_steps_that_allow_an_attack_count_though_another_lies_more_centrally() -> None:
    t = heroes_turn({"rogue": "e3", "cleric": "c3"}, figures={"c5": "goblin"})
    assert acts(t, "goblin") == ("c4", CLERIC)  # from d4, between them, it would reach neither


@pytest.mark.rule("DH-RULING-46")
def test_if_a_figure_bars_the_heros_own_square_any_step_that_allows_an_attack_counts() -> None:
    t = heroes_turn({"warrior": "d4"}, figures={"c5": "goblin", "d4": "orc"})
    assert acts(t, "goblin") == ("c4", WARRIOR) and criteria(t, "goblin") == ["attack", "place"]


@pytest.mark.rule("DH-RULING-46")
def test_a_weaker_hero_in_a_far_corner_is_not_attacked() -> None:
    t = heroes_turn({"warrior": "d4", "wizard": "a2"}, figures={"d6": "orc"})
    assert acts(t, "orc") == ("d5", WARRIOR)


@pytest.mark.rule("DH-RULING-46", "DH-AI-02")
def test_of_steps_that_allow_an_attack_the_one_that_comes_closer_counts() -> None:
    t = heroes_turn({"cleric": "f6"}, figures={"e5": "goblin"})
    assert acts(t, "goblin") == ("f6", CLERIC) and criteria(t, "goblin") == ["attack", "closer"]


@pytest.mark.rule("DH-RULING-46", "DH-RULING-49")
def test_then_the_one_that_leaves_the_target_the_fewest_escapes() -> None:
    t = heroes_turn({"rogue": "e1"}, figures={"d0": "orc"})
    assert acts(t, "orc") == ("d1", ROGUE) and criteria(t, "orc") == ["attack", "escapes"]


@pytest.mark.rule("DH-RULING-46")
def test_then_the_smallest_sum_of_distances_to_all_targets() -> None:
    t = heroes_turn({"wizard": "d2", "rogue": "e4"}, figures={"e1": "orc"})
    assert acts(t, "orc") == ("e2", WIZARD) and criteria(t, "orc") == ["attack", "sum"]


@pytest.mark.rule("DH-RULING-46")
def test_then_the_lower_row() -> None:
    t = heroes_turn({"cleric": "d6"}, figures={"e5": "orc"})
    assert acts(t, "orc") == ("d5", CLERIC) and criteria(t, "orc") == ["attack", "place"]


@pytest.mark.rule("DH-RULING-46", "DH-RULING-44")
def test_the_dragons_distance_is_that_of_its_nearer_half() -> None:
    t = heroes_turn({"warrior": "e3"}, dragon=("e1", "d1"))
    assert acts(t, "dragon") == ("e2", WARRIOR) and criteria(t, "dragon") == ["attack", "closer"]


@pytest.mark.rule("DH-RULING-43", "DH-EX-19")
def test_goblins_step_diagonally_but_attack_only_orthogonally() -> None:
    t = heroes_turn({"warrior": "d4"}, figures={"c3": "orc"})
    assert acts(t, "orc") == ("d3", WARRIOR)
    t = heroes_turn({"warrior": "e5"}, figures={"c3": "goblin"})
    assert acts(t, "goblin") == ("d4", None)


# Step 3


@pytest.mark.rule("DH-EX-35", "DH-AI-03", "DH-RULING-47")
def test_a_skeleton_heads_for_the_middle_of_two_heroes_equally_near() -> None:
    t = dungeon({"warrior": "b2", "rogue": "d2"}, figures={"c5": "skeleton"})
    assert steps(t) == ["skeleton c4"] and not attacks(t)
    assert SquareWeighed(monster("skeleton"), "centre", "both", (at("c4"),), (at("b5"), at("d5"))) in t.told(
        SquareWeighed
    )


@pytest.mark.rule("DH-EX-36", "DH-RULING-44", "DH-RULING-47")
def test_an_orc_walks_around_a_goblin_that_then_attacks() -> None:
    t = dungeon({"cleric": "c2"}, figures={"c5": "orc", "c4": "goblin"})
    assert steps(t) == ["orc b5", "goblin c3"] and health(t, "cleric") == 7


@pytest.mark.rule("DH-AI-03", "DH-RULING-47")
def test_the_middle_comes_before_the_lower_row() -> None:
    t = heroes_turn({"rogue": "c7", "cleric": "e1"}, figures={"a3": "orc"})
    assert acts(t, "orc") == ("b3", None) and criteria(t, "orc") == ["centre"]


@pytest.mark.rule("DH-AI-02", "DH-RULING-47")
def test_a_monster_takes_the_shortest_way_to_the_nearest_hero() -> None:
    t = heroes_turn({"warrior": "c1", "cleric": "f6"}, figures={"c4": "orc"})
    assert acts(t, "orc") == ("c3", None) and criteria(t, "orc") == ["closer"]


@pytest.mark.rule("DH-RULING-44")
def test_when_nobody_can_be_reached_other_figures_are_ignored() -> None:
    cage = {"c2": "goblin", "b1": "skeleton", "d1": "skeleton", "c0": "skeleton"}
    t = heroes_turn({"warrior": "c1"}, figures={**cage, "c5": "orc"})
    clear = BOARD & ~t.state.covered
    assert first_hits(BY_ORTH, BITS[at("c5")], BITS[at("c1")], clear)[0] == FAR
    assert acts(t, "orc") == ("c4", None)


@pytest.mark.rule("DH-RULING-44")
def test_another_monsters_way_begins_where_it_stands_and_not_at_the_dragons_tail() -> None:
    t = heroes_turn({"warrior": "a1"}, dragon=("b3", "a3"), figures={"f6": "orc"})
    assert acts(t, "orc") == ("f5", None)


@pytest.mark.rule("DH-RULING-44")
def test_the_heros_own_square_is_never_blocked() -> None:
    t = heroes_turn({"warrior": "c2"}, figures={"c2": "goblin", "c5": "orc"})
    assert acts(t, "orc") == ("c4", None)


@pytest.mark.rule("DH-AI-08", "DH-RULING-49")
def test_escapes_are_squares_no_figure_reaches_and_no_hero_holds() -> None:
    t = heroes_turn({"rogue": "b1", "cleric": "a2"}, figures={"d2": "orc"})
    free = {"a1", "c1", "b2", "c2", "b0", "c0"}  # all around him but the Cleric's square
    assert escapes(t.state, monster("orc"), at("f6"), ROGUE, 0) == len(free)
    assert escapes(t.state, monster("orc"), at("c2"), ROGUE, 0) == len(free - {"c1", "b2", "c2"})
    assert escapes(t.state, monster("orc"), at("c2"), ROGUE, BITS[at("a1")]) == len({"b0", "c0"})


@pytest.mark.rule("DH-RULING-49")
def test_possessed_heroes_block_escapes_too() -> None:
    t = heroes_turn({"rogue": "b1", "cleric": "f6", "warrior": "a1"}, possessed="warrior")
    assert escapes(t.state, monster("orc"), at("f6"), ROGUE, 0) == 6


@pytest.mark.rule("DH-RULING-47", "DH-AI-08")
def test_of_equally_short_ways_the_one_that_corners_counts() -> None:
    t = heroes_turn({"cleric": "d1"}, figures={"b2": "orc"})
    assert acts(t, "orc") == ("c2", None) and criteria(t, "orc") == ["closer", "escapes"]


@pytest.mark.rule("DH-RULING-47")
def test_then_the_smallest_sum_of_unobstructed_distances() -> None:
    t = heroes_turn({"cleric": "a3"}, figures={"e3": "orc", "b3": "skeleton"})
    assert acts(t, "orc") == ("d3", None) and criteria(t, "orc") == ["closer", "sum"]


@pytest.mark.rule("DH-RULING-47")
def test_then_the_lower_row_and_the_lower_column() -> None:
    t = heroes_turn({"warrior": "e3"}, figures={"b7": "orc"})
    assert acts(t, "orc") == ("b6", None) and criteria(t, "orc") == ["place"]
    t = heroes_turn({"warrior": "b1"}, figures={"b7": "goblin"})
    assert acts(t, "goblin") == ("a6", None) and criteria(t, "goblin") == ["closer", "place"]


@pytest.mark.rule("DH-RULING-47")
def test_with_no_step_that_comes_closer_the_monster_stays() -> None:
    t = heroes_turn({"warrior": "a1"}, figures={"a4": "orc", "a3": "goblin", "b4": "goblin", "a5": "goblin"})
    assert acts(t, "orc") == ("", None)
    t = heroes_turn({"warrior": "a1"}, figures={"a4": "orc", "a3": "goblin", "b4": "goblin"})
    assert acts(t, "orc") == ("a5", None)  # the long way round


@pytest.mark.rule("DH-RULING-44", "DH-RULING-63")
def test_the_dragon_approaches_by_its_nearer_half() -> None:
    t = heroes_turn({"rogue": "b7"}, dragon=("b1", "c1"), figures={"b3": "orc"})
    assert acts(t, "dragon") == ("c2", None)  # seven squares from c1, eight from b1 around the orc


@pytest.mark.rule("DH-RULING-49", "DH-RULING-43")
def test_the_dragon_corners_with_both_its_halves_and_diagonally() -> None:
    t = heroes_turn({"warrior": "e1"}, dragon=("b2", "b3"))
    assert acts(t, "dragon") == ("c2", None) and criteria(t, "dragon") == ["closer", "escapes"]
    t = heroes_turn({"rogue": "d3"}, dragon=("c5", "c6"))
    assert escapes(t.state, DRAGON, at("c4"), ROGUE, 0) == 5  # all around him but c4, d4 and c3
    assert escapes(t.state, DRAGON, at("b6"), ROGUE, 0) == 8
    t = heroes_turn({"rogue": "d3"}, dragon=("c4", "c5"))
    assert escapes(t.state, DRAGON, at("b4"), ROGUE, 0) == 5  # the other half is then on c4


@pytest.mark.rule("DH-RULING-63", "DH-RULING-49")
def test_after_a_step_of_its_head_the_dragons_tail_stands_where_the_head_was() -> None:
    t = heroes_turn({"rogue": "e6"}, dragon=("c5", "c6"))
    assert escapes(t.state, DRAGON, at("c4"), ROGUE, 0) == 5  # d5 and d6 are in reach of c4 and c5, d7 no more


@pytest.mark.rule("DH-RULING-49")
def test_the_squares_a_monster_leaves_are_no_longer_in_its_reach() -> None:
    t = heroes_turn({"wizard": "a6"}, figures={"c7": "skeleton"})
    assert acts(t, "skeleton") == ("b7", None) and criteria(t, "skeleton")[-1] == "escapes"


@pytest.mark.rule("DH-RULING-49")
def test_the_reach_of_other_figures_counts() -> None:
    t = heroes_turn({"cleric": "d1"}, figures={"b2": "orc", "d3": "goblin"})
    assert acts(t, "orc") == ("b1", None) and criteria(t, "orc") == ["closer", "place"]


@pytest.mark.rule("DH-RULING-46")
def test_when_every_step_reaches_the_target_none_falls_out_for_that() -> None:
    t = heroes_turn({"cleric": "c1"}, figures={"b0": "orc"})
    assert "attack" not in criteria(t, "orc")
    t = dungeon({"cleric": "c1"}, figures={"c3": "orc"})
    steps_out = (at("b3"), at("d3"), at("c4"))
    assert t.told(SquareWeighed) == [SquareWeighed(monster("orc"), "attack", "both", (at("c2"),), steps_out)]


# Distances


@pytest.mark.rule("DH-RULING-44", "DH-RULING-41")
def test_the_dragons_distance_and_place_are_those_of_its_better_half() -> None:
    assert unobstructed(DRAGON, at("a2"), at("a1"), at("b1")) == 1
    assert lowest(at("a2"), at("a1")) == lowest(at("a1"), NOWHERE)


@pytest.mark.rule("DH-RULING-44", "DH-RULING-13")
def test_unobstructed_distances_are_the_steps_one_would_walk() -> None:
    for start in range(CELLS):
        for goal in range(CELLS):
            assert first_hits(BY_ORTH, BITS[start], BITS[goal], BOARD)[0] == ORTH_STEPS[start][goal]
            assert first_hits(BY_KING, BITS[start], BITS[goal], BOARD)[0] == KING_STEPS[start][goal]


@pytest.mark.rule("DH-AI-03")
def test_the_straight_line_to_the_mean_is_compared_exactly() -> None:
    points = [at("b2"), at("d2"), at("c4")]
    assert off_centre(at("c2"), points) == 4 and off_centre(at("c3"), points) == 1


# The dungeon says why


@pytest.mark.rule("DH-AI-01", "DH-RULING-41")
def test_it_tells_why_a_monster_acts_before_another() -> None:
    t = dungeon(FAR_AWAY, figures={"a6": "goblin", "c6": "orc"})
    assert t.told(OrderWeighed) == [OrderWeighed("damage", (monster("orc"),), (monster("goblin"),))]


@pytest.mark.rule("DH-AI-06", "DH-AI-07")
def test_it_tells_why_a_hero_is_attacked() -> None:
    t = dungeon(
        {"cleric": "c2", "rogue": "b3", "warrior": "d3"},
        hp={"cleric": 5, "rogue": 5},
        figures={"c3": "orc"},
    )
    told = t.told(TargetWeighed)
    assert told[0] == TargetWeighed(monster("orc"), "health", (CLERIC, ROGUE), (WARRIOR,))
    assert told[1] == TargetWeighed(monster("orc"), "class", (CLERIC,), (ROGUE,))


@pytest.mark.rule("DH-RULING-63", "DH-RULING-43")
def test_the_dragon_attacks_from_both_its_squares_and_diagonally() -> None:
    t = heroes_turn({"rogue": "d3"}, dragon=("c5", "c4"))
    assert plan(t.state, DRAGON).target == ROGUE
    t = heroes_turn({"rogue": "d2"}, dragon=("c5", "c4"))
    planned = plan(t.state, DRAGON)
    assert planned.target == ROGUE and NAMES[planned.to] == "c3"
