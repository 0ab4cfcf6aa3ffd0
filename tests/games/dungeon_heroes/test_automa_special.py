"""Dragon, necromancer and white lady in the solo game (DH-RULING-51, DH-RULING-52, DH-RULING-53, DH-RULING-54,
DH-RULING-92, DH-RULING-93, DH-RULING-94)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.automa.special import led_to, second_square, to_possess
from flambeau.games.dungeon_heroes.automa.targets import next_to_act
from flambeau.games.dungeon_heroes.board import NAMES, NOWHERE
from flambeau.games.dungeon_heroes.events import GoalWeighed, Raised, RaisingWeighed, Seized, SpreadOut, SquareWeighed
from flambeau.games.dungeon_heroes.model import HERO_PLAYER
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.tiles import CLERIC, DAMSEL, DRAGON, ROGUE, TAIL, WHITE_LADY, WIZARD, Hero
from flambeau.kernel import Stages
from flambeau.kit import Table

from .alone import attacks, dungeon, figure_at, heroes_turn, steps, turned_up
from .laying import at, health, monster, move, where

# The dragon


@pytest.mark.rule("DH-EX-43", "DH-RULING-51", "DH-RULING-63")
def test_the_dragon_spreads_towards_the_rogue_and_steps_at_once() -> None:
    t = dungeon({"rogue": "d2", "cleric": "b0"}, turn=1, hp={"cleric": 8}, down={"c6": "dragon", "c5": "chest"})
    assert t.told(SpreadOut) == [SpreadOut(at("c5"))]
    assert steps(t) == ["dragon c4"] and t.state.figures[TAIL] == at("c5")
    assert t.state.veiled >> at("c5") & 1


@pytest.mark.rule("DH-EX-43")
def test_the_tile_under_the_dragon_is_passed_over_on_turn_2_and_turned_up_first_on_turn_3() -> None:
    heroes = {"rogue": "e0", "cleric": "b0"}
    t = dungeon(heroes, turn=2, dragon=("c4", "c5"), down={"c5": "chest", "a5": "chest"})
    assert turned_up(t) == ["a5"]
    t = dungeon(heroes, turn=3, dragon=("c3", "d3"), down={"c5": "chest", "a4": "chest"})
    assert turned_up(t) == ["c5", "a4"]


@pytest.mark.rule("DH-RULING-51")
def test_the_dragons_second_square_is_one_without_a_figure_and_its_ties_go_to_lower_row_and_column() -> None:
    t = heroes_turn({"rogue": "d2"}, figures={"c5": "orc"})
    assert NAMES[second_square(t.state, at("c6"), [])] == "d6"
    t = heroes_turn({"rogue": "c2"}, figures={"c5": "orc"})
    assert NAMES[second_square(t.state, at("c6"), [])] == "b6"  # as near as d6


@pytest.mark.rule("DH-RULING-51", "DH-RULING-31")
def test_without_a_second_square_the_dragon_covers_one_until_it_moves() -> None:
    t = heroes_turn({"rogue": "d2"}, figures={"a5": "orc", "b6": "orc"})
    assert second_square(t.state, at("a6"), []) == NOWHERE


@pytest.mark.rule("DH-RULING-32", "DH-RULING-51")
def test_a_dragon_found_by_a_hero_spreads_by_the_same_rule() -> None:
    t = heroes_turn({"cleric": "c3", "rogue": "f1"}, down={"c4": "dragon"})
    t.choose(HERO_PLAYER, move("cleric", "c4")).expects(HERO_PLAYER, HERO_ACTION)
    assert health(t, "cleric") == 3 and t.state.figures[DRAGON] == at("c4") and t.told(SpreadOut)


@pytest.mark.rule("DH-RULING-41", "DH-RULING-44")
def test_the_dragons_place_in_the_order_is_that_of_its_lower_square() -> None:
    t = heroes_turn({"cleric": "a1"}, dragon=("c6", "c5"))
    assert next_to_act(t.state, []) == DRAGON


# The necromancer


@pytest.mark.rule("DH-EX-44", "DH-RULING-52", "DH-RULING-93")
def test_a_necromancer_who_can_attack_after_one_step_does_so_twice() -> None:
    t = dungeon({"rogue": "d2"}, hp={"rogue": 5}, figures={"d4": "necromancer"}, slain=["orc"])
    assert steps(t) == ["necromancer d3"] and attacks(t) == ["necromancer rogue", "necromancer rogue"]
    assert health(t, "rogue") == 1 and not figure_at(t, "orc")


@pytest.mark.rule("DH-EX-45", "DH-RULING-92", "DH-RULING-52")
def test_a_necromancer_who_cannot_attack_raises_the_strongest_nearest_to_a_hero() -> None:
    t = dungeon({"rogue": "d1"}, hp={"rogue": 5}, figures={"d4": "necromancer"}, slain=["orc", "goblin"])
    assert figure_at(t, "orc") == "d2" and attacks(t) == ["orc rogue"] and health(t, "rogue") == 2
    assert figure_at(t, "necromancer") == "d4" and not figure_at(t, "goblin")
    assert t.told(RaisingWeighed) == [RaisingWeighed("damage", (monster("orc"),), (monster("goblin"),))]


@pytest.mark.rule("DH-RULING-92")
def test_the_raised_monster_acts_once_and_stands_where_ties_say() -> None:
    t = dungeon({"rogue": "d0"}, figures={"d4": "necromancer"}, down={"d2": "chest"}, turn=1, slain=["orc"])
    assert steps(t) == ["orc c1"]  # raised on c2: as near as e2 and d3; then one step
    assert SquareWeighed(monster("necromancer"), "place", "both", (at("c2"),), (at("e2"), at("d3"))) in t.told(
        SquareWeighed
    )


@pytest.mark.rule("DH-RULING-92")
def test_the_raised_monsters_own_steps_measure_the_square() -> None:
    t = dungeon({"rogue": "f3"}, figures={"b4": "necromancer"}, slain=["goblin"])
    assert told_squares(t) == ["d2"]  # two king steps, as from d3 and d4
    t = dungeon({"rogue": "f3"}, figures={"b4": "necromancer"}, slain=["orc"])
    assert told_squares(t) == ["d3"]


def told_squares(t: Table) -> list[str]:
    """Where monsters were raised."""
    return [NAMES[event.at] for event in t.told(Raised)]


@pytest.mark.rule("DH-RULING-52", "DH-RULING-93")
def test_with_nobody_to_raise_he_steps_twice() -> None:
    t = dungeon({"rogue": "d0"}, figures={"d5": "necromancer"})
    assert len(steps(t)) == 2 and not attacks(t)


@pytest.mark.rule("DH-RULING-52")
def test_without_an_empty_square_in_range_he_steps_twice() -> None:
    around = [f"{column}{row}" for row in "3456" for column in "abcdef"]
    kinds = ["bear_trap"] * 4 + ["arrow_launcher"] * 3 + ["fireball"] * 2 + ["chest"] * 3 + ["portal"] * 5
    kinds += ["shifting_floor"] * 5 + ["poison_cloud"] * 2
    t = dungeon({"rogue": "d0"}, figures={"d6": "necromancer"}, up=dict(zip(around, kinds)), slain=["orc"])
    assert steps(t) == ["necromancer c5", "necromancer b4"] and not figure_at(t, "orc")


# The white lady


@pytest.mark.rule("DH-EX-46", "DH-RULING-53", "DH-RULING-93")
def test_she_attacks_with_her_first_action_and_possesses_with_her_second() -> None:
    t = dungeon({"rogue": "c3", "cleric": "f1"}, figures={"c5": "white_lady"})
    assert steps(t) == ["white_lady c4", "white_lady c3"] and attacks(t) == ["white_lady rogue"]
    assert health(t, "rogue") == 5 and t.told(Seized) == [Seized(ROGUE)] and t.state.possessed == ROGUE


@pytest.mark.rule("DH-RULING-53")
def test_of_several_she_possesses_the_one_with_the_fewest_health() -> None:
    t = heroes_turn({"rogue": "c3", "warrior": "d4", "cleric": "c4"}, hp={"cleric": 1}, figures={"d3": "white_lady"})
    assert to_possess(t.state, []) == ROGUE


@pytest.mark.rule("DH-RULING-53")
def test_she_approaches_only_those_she_can_possess() -> None:
    t = dungeon({"cleric": "c2", "rogue": "f6"}, figures={"c5": "white_lady"})
    assert steps(t) == ["white_lady d5", "white_lady e6"]
    t = dungeon({"cleric": "c1"}, figures={"c5": "white_lady"})
    assert steps(t) == ["white_lady b4", "white_lady c3"]


@pytest.mark.rule("DH-RULING-53")
def test_sharing_a_square_with_a_hero_she_attacks_and_does_not_step_out_and_back() -> None:
    t = dungeon({"rogue": "c3", "cleric": "f1"}, figures={"c3": "white_lady"})
    assert not steps(t) and attacks(t) == ["white_lady rogue", "white_lady rogue"] and health(t, "rogue") == 4


@pytest.mark.rule("DH-RULING-53", "DH-RULING-54")
def test_an_action_left_after_possessing_leads_the_hero_at_once() -> None:
    t = dungeon({"rogue": "c4", "cleric": "f1"}, turn=1, figures={"d5": "white_lady"}, down={"c3": "fireball"})
    assert where(t, ROGUE) == at("c3") and health(t, "rogue") == 3 and t.state.possessed == -1


@pytest.mark.rule("DH-RULING-53", "DH-AI-04")
def test_possession_counts_as_her_attack() -> None:
    t = dungeon({"rogue": "d4", "cleric": "c3"}, figures={"c4": "white_lady"}, vault=False)
    assert t.told(Seized) == [Seized(ROGUE)] and not attacks(t)


# The hero she possesses


def led(t: Table, hero: Hero) -> str:
    """Where a possessed hero would be led."""
    cell = led_to(t.state, hero, [])
    return "" if cell == NOWHERE else NAMES[cell]


@pytest.mark.rule("DH-EX-47", "DH-RULING-54")
def test_a_certain_death_outranks_a_face_down_tile() -> None:
    t = dungeon(
        {"wizard": "c3", "cleric": "f6"}, turn=1, possessed="wizard", up={"a1": "spike_pit"}, down={"c4": "chest"}
    )
    assert health(t, "wizard") == 0 and t.state.possessed == -1 and WHITE_LADY in t.state.removed


@pytest.mark.rule("DH-EX-48", "DH-RULING-94")
def test_an_orc_uncovered_by_a_hero_who_is_led_acts_in_the_same_turn() -> None:
    t = dungeon({"rogue": "c3", "cleric": "f6"}, turn=3, possessed="rogue", down={"c2": "orc"})
    assert turned_up(t) == ["c2"] and attacks(t) == ["orc rogue"] and health(t, "rogue") == 0
    assert figure_at(t, "orc") == "c2" and t.state.possessed == -1


@pytest.mark.rule("DH-EX-49", "DH-RULING-41")
def test_a_goblin_on_the_square_of_a_possessed_hero_acts_before_the_white_lady() -> None:
    t = heroes_turn({"rogue": "c3", "cleric": "f6"}, possessed="rogue", figures={"c3": "goblin"})
    trail: Stages = []
    assert next_to_act(t.state, trail) == monster("goblin")
    assert [stage.criterion for stage in trail] == ["figure"]


@pytest.mark.rule("DH-RULING-54")
def test_poison_comes_before_death_by_damage_and_that_before_the_unknown() -> None:
    up = {"f1": "poison_cloud", "b3": "spike_pit"}
    t = heroes_turn({"wizard": "c3", "cleric": "f6"}, possessed="wizard", up=up, down={"c4": "chest"})
    assert led(t, WIZARD) == "d2"
    t = heroes_turn({"wizard": "c3", "cleric": "f6"}, possessed="wizard", up={"b3": "spike_pit"}, down={"c4": "chest"})
    assert led(t, WIZARD) == "b3"
    t = heroes_turn({"wizard": "c3", "cleric": "f6"}, possessed="wizard", up={"b3": "fireball"}, down={"c4": "chest"})
    assert led(t, WIZARD) == "c4"


@pytest.mark.rule("DH-RULING-54")
def test_a_figure_and_a_tile_together_must_deal_at_least_his_health() -> None:
    t = heroes_turn(
        {"wizard": "c3", "cleric": "f6"}, possessed="wizard", figures={"d3": "goblin"}, up={"d3": "fireball"}
    )
    assert led(t, WIZARD) == "d3"
    t = heroes_turn({"rogue": "c3", "cleric": "f6"}, possessed="rogue", figures={"d3": "goblin"}, up={"d3": "fireball"})
    assert led(t, ROGUE) == ""


@pytest.mark.rule("DH-RULING-54")
def test_before_the_goal_he_walks_over_clear_squares_only() -> None:
    wall = {"b2": "chest", "b1": "bear_trap", "a2": "bear_trap"}
    up = {**wall, "a1": "poison_cloud"}
    t = heroes_turn({"wizard": "c3", "cleric": "f6"}, possessed="wizard", up=up, figures={"b0": "goblin"})
    assert led(t, WIZARD) == ""  # tiles and a figure all around it
    t = heroes_turn({"wizard": "c6", "cleric": "f1"}, possessed="wizard", up={"e6": "poison_cloud", "d6": "bear_trap"})
    assert led(t, WIZARD) == "d5"  # d7 would take the vault chest
    t = heroes_turn(
        {"rogue": "a1", "cleric": "a2"}, possessed="rogue", figures={"b1": "goblin"}, up={"c1": "poison_cloud"}
    )
    assert led(t, ROGUE) == "b0"  # around the goblin, in the lower row


@pytest.mark.rule("DH-RULING-54")
def test_dropped_artifacts_and_heroes_are_walked_around() -> None:
    t = heroes_turn(
        {"damsel": "a1", "cleric": "a2"}, possessed="damsel", dropped={"b1": "sword"}, up={"c1": "poison_cloud"}
    )
    assert led(t, DAMSEL) == ""


@pytest.mark.rule("DH-RULING-54")
def test_a_goal_with_another_hero_on_it_does_not_count() -> None:
    t = heroes_turn({"rogue": "c3", "cleric": "d3"}, possessed="rogue", figures={"d3": "ogre"}, hp={"rogue": 3})
    assert led(t, ROGUE) == ""


@pytest.mark.rule("DH-RULING-54")
def test_the_nearest_goal_counts_then_the_lower_row_then_the_lower_column() -> None:
    t = heroes_turn(
        {"wizard": "c3", "cleric": "f6"}, possessed="wizard", up={"c1": "poison_cloud", "c6": "poison_cloud"}
    )
    assert led(t, WIZARD) == "b2"  # two steps to c1; of b2, c2 and d2 the lowest column
    t = heroes_turn(
        {"wizard": "c3", "cleric": "f6"}, possessed="wizard", up={"c5": "poison_cloud", "e3": "poison_cloud"}
    )
    assert led(t, WIZARD) == "d2"  # e3 lies in the lower row
    t = heroes_turn(
        {"warrior": "c3", "cleric": "f6"}, possessed="warrior", up={"e3": "poison_cloud", "a3": "poison_cloud"}
    )
    assert led(t, Hero(0)) == "b3"


@pytest.mark.rule("DH-RULING-54")
def test_without_a_goal_he_stays() -> None:
    t = dungeon({"rogue": "c3", "cleric": "f6"}, possessed="rogue")
    assert where(t, ROGUE) == at("c3") and t.state.possessed == ROGUE


@pytest.mark.rule("DH-RULING-54")
def test_it_tells_which_goals_fell_out() -> None:
    t = dungeon({"rogue": "c3", "cleric": "f6"}, turn=1, possessed="rogue", down={"c4": "bear_trap", "a1": "chest"})
    assert t.told(GoalWeighed)[0] == GoalWeighed(ROGUE, "unknown", "both", (at("c4"),), (at("a1"),))


@pytest.mark.rule("DH-RULING-41", "DH-RULING-54")
def test_her_place_in_the_order_is_counted_from_the_possessed_heros_square() -> None:
    t = heroes_turn({"rogue": "c3", "cleric": "c5"}, possessed="rogue", figures={"f1": "goblin"})
    assert next_to_act(t.state, []) == WHITE_LADY


@pytest.mark.rule("DH-RULING-42", "DH-RULING-53")
def test_the_cleric_alone_is_attacked_by_her() -> None:
    t = dungeon({"cleric": "c3"}, figures={"c4": "white_lady"})
    assert health(t, "cleric") == 6 and not t.told(Seized) and where(t, CLERIC) == at("c3")
