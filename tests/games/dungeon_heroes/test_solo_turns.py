"""The heroes' turn in the solo game: how many actions, who may use them, and the last survivor."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.choices import END_TURN, Buy, Pay, Rally
from flambeau.games.dungeon_heroes.events import Appeared, TurnBegan
from flambeau.games.dungeon_heroes.model import HERO_PLAYER
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.tiles import (
    CLERIC,
    DAMSEL,
    MIRROR,
    ROGUE,
    WARRIOR,
    WIZARD,
    artifacts_in,
    tiles_of,
)
from flambeau.kit import Table

from .alone import dungeon, figure_at, heroes_turn
from .laying import at, heal, health, laid, monster, move, reveal, where

FOUR = {"warrior": "a1", "cleric": "c1", "rogue": "e1", "wizard": "f3"}


def may_end(t: Table) -> bool:
    """Whether the turn may end now."""
    return END_TURN in t.choices(HERO_PLAYER)


@pytest.mark.rule("DH-SOLO-09")
def test_the_turn_may_end_after_four_actions_and_must_after_eight() -> None:
    t = dungeon(FOUR).expects(HERO_PLAYER, HERO_ACTION)
    t.choose(HERO_PLAYER, move("warrior", "a2"), move("warrior", "a3"), heal("cleric"))
    assert t.refused(HERO_PLAYER, END_TURN) == "DH-RULING-07"
    t.choose(HERO_PLAYER, heal("cleric"))
    assert may_end(t)
    t.choose(HERO_PLAYER, move("rogue", "e2"), move("rogue", "e3"), move("wizard", "f4"), move("wizard", "f5"))
    assert t.choices(HERO_PLAYER) == [END_TURN]


@pytest.mark.rule("DH-SOLO-10")
def test_no_hero_performs_more_than_two_actions() -> None:
    t = dungeon(FOUR).choose(HERO_PLAYER, move("warrior", "a2"), move("warrior", "a3"))
    assert t.refused(HERO_PLAYER, move("warrior", "a4")) == "DH-TURN-08"


@pytest.mark.rule("DH-RULING-09")
def test_two_heroes_have_four_actions_and_must_use_them_all() -> None:
    t = dungeon({"warrior": "a1", "cleric": "c1"})
    t.choose(HERO_PLAYER, move("warrior", "a2"), move("warrior", "a3"), heal("cleric"))
    assert not may_end(t)
    t.choose(HERO_PLAYER, heal("cleric"))
    assert t.choices(HERO_PLAYER) == [END_TURN]


@pytest.mark.rule("DH-RULING-09")
def test_five_heroes_still_have_eight_actions() -> None:
    assert dungeon({**FOUR, "damsel": "c3"}).told(TurnBegan) == [TurnBegan(HERO_PLAYER, 8)]


@pytest.mark.rule("DH-EX-37", "DH-SOLO-11", "DH-SOLO-10")
def test_the_last_survivor_performs_one_two_or_three_actions() -> None:
    t = dungeon({"wizard": "c3"})
    assert t.told(TurnBegan) == [TurnBegan(HERO_PLAYER, 3)]
    assert t.refused(HERO_PLAYER, END_TURN) == "DH-RULING-07"
    t.choose(HERO_PLAYER, move("wizard", "c4"))
    assert may_end(t)
    t.choose(HERO_PLAYER, move("wizard", "c5"))
    assert may_end(t)
    t.choose(HERO_PLAYER, move("wizard", "c6"))
    assert t.choices(HERO_PLAYER) == [END_TURN]


@pytest.mark.rule("DH-RULING-10")
def test_without_last_survivor_the_last_hero_has_two_actions() -> None:
    t = dungeon({"wizard": "c3"}, last_survivor=False)
    assert t.told(TurnBegan) == [TurnBegan(HERO_PLAYER, 2)]
    t.choose(HERO_PLAYER, move("wizard", "c4"))
    assert not may_end(t)
    t.choose(HERO_PLAYER, move("wizard", "c5"))
    assert t.choices(HERO_PLAYER) == [END_TURN]


@pytest.mark.rule("DH-RULING-10")
def test_last_survivor_never_applies_with_two_players() -> None:
    t = laid({"wizard": "c3"}, aggressive=True, actions=2, last_survivor=True)
    t.choose(HERO_PLAYER, move("wizard", "c4"), move("wizard", "c5"), END_TURN)
    assert t.told(TurnBegan)[-1] == TurnBegan(HERO_PLAYER, 2)


@pytest.mark.rule("DH-RULING-08")
def test_a_death_in_the_heroes_turn_changes_nothing_until_the_next() -> None:
    t = heroes_turn({"warrior": "a1", "wizard": "c3"}, up={"c4": "poison_cloud", "f6": "chest"})
    t.choose(HERO_PLAYER, move("wizard", "c4"), move("warrior", "a2"), move("warrior", "a3"))
    assert t.choices(HERO_PLAYER) == [END_TURN]
    t.choose(HERO_PLAYER, END_TURN)
    assert t.state.survivor == WARRIOR and t.state.actions == 3


@pytest.mark.rule("DH-RULING-89")
def test_with_one_of_two_heroes_possessed_the_other_must_use_his_two_actions() -> None:
    t = dungeon({"cleric": "c1", "rogue": "e5"}, possessed="rogue", vault=False)
    assert t.state.survivor == -1
    t.choose(HERO_PLAYER, heal("cleric"))
    assert not may_end(t)
    t.choose(HERO_PLAYER, heal("cleric"))
    assert t.choices(HERO_PLAYER) == [END_TURN]


@pytest.mark.rule("DH-SOLO-12")
def test_a_monster_revealed_by_a_hero_is_a_figure_at_once() -> None:
    t = heroes_turn({"wizard": "c3", "cleric": "a1"}, down={"c4": "goblin", "d4": "orc"})
    t.choose(HERO_PLAYER, reveal("d4"), move("wizard", "c4"))
    assert t.told(Appeared) == [Appeared(monster("orc"), at("d4")), Appeared(monster("goblin"), at("c4"))]
    assert health(t, "wizard") == 3 and figure_at(t, "goblin") == "c4"


@pytest.mark.rule("DH-SOLO-13")
def test_the_wizard_cannot_reveal_a_tile_under_a_figure() -> None:
    t = heroes_turn({"wizard": "a1", "cleric": "b1"}, down={"e5": "chest", "f6": "chest"}, figures={"e5": "orc"})
    assert t.refused(HERO_PLAYER, reveal("e5")) == "DH-RULING-23"


@pytest.mark.rule("DH-SOLO-07")
def test_moves_and_tiles_follow_the_rules_for_two_players() -> None:
    t = heroes_turn({"warrior": "c2", "rogue": "d2"}, up={"c3": "skeleton", "d3": "fireball"})
    t.choose(HERO_PLAYER, move("warrior", "c3"), move("rogue", "d3"))
    assert health(t, "warrior") == 10 and health(t, "rogue") == 6 and not t.state.tiled
    assert t.refused(HERO_PLAYER, move("warrior", "d3")) == "DH-HERO-03"


@pytest.mark.rule("DH-RULING-98")
def test_free_actions_count_neither_for_the_turn_nor_for_the_hero() -> None:
    t = heroes_turn({"damsel": "c2", "warrior": "c3"})
    t.choose(HERO_PLAYER, Rally(DAMSEL, WARRIOR), move("warrior", "c4"))
    assert t.state.actions == 8 and t.state.tired[WARRIOR] == 0 and where(t, WARRIOR) == at("c4")


@pytest.mark.rule("DH-RULING-98")
def test_the_damsel_alone_is_the_last_survivor() -> None:
    t = dungeon({"damsel": "c2"}, hp={"warrior": 0})
    assert t.state.survivor == DAMSEL and t.state.actions == 3


@pytest.mark.rule("DH-RULING-50")
def test_purchases_count_within_the_four_to_eight_actions() -> None:
    t = heroes_turn({"warrior": "a1", "cleric": "c1"}, undead=True, market=MIRROR, earned={"warrior": "goblin goblin"})
    t.choose(HERO_PLAYER, Buy(artifacts_in(MIRROR)[0], CLERIC))
    if t.match.question().topic is not HERO_ACTION:
        t.choose(HERO_PLAYER, Pay(tiles_of("goblin")[:2]))
    assert t.state.actions == 7 and not any(t.state.tired) and t.state.bags[CLERIC] == MIRROR


@pytest.mark.rule("DH-RULING-12", "DH-SOLO-09")
def test_heals_without_effect_help_to_reach_four_actions() -> None:
    t = heroes_turn({"cleric": "c1", "rogue": "c2"}).choose(HERO_PLAYER, heal("rogue"), heal("cleric"))
    assert t.state.tired[CLERIC] == 2 and t.state.tired[ROGUE] == 0


@pytest.mark.rule("DH-RULING-23", "DH-SOLO-13")
def test_a_tile_whose_figure_has_left_can_be_revealed() -> None:
    t = heroes_turn({"wizard": "a1", "cleric": "b1"}, down={"e5": "chest"})
    t.choose(HERO_PLAYER, reveal("e5"))
    assert t.state.tired[WIZARD] == 1 and not t.state.veiled
