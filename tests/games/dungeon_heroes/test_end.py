"""The end of the game: three treasures, the last hero's death, and what is shown then (DH-END, DH-GOAL)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.kernel import HIDDEN

from .laying import attack, health, laid, lead, move

TWO = ("chest", "vault_chest")


@pytest.mark.rule("DH-END-01", "DH-GOAL-02", "DH-EX-17")
def test_the_third_treasure_wins_at_once_in_mid_turn() -> None:
    t = laid({"rogue": "c3", "warrior": "a1"}, down={"c4": "chest"}, treasures=TWO)
    t.choose(HERO_PLAYER, move("rogue", "c4")).over("treasures", [HERO_PLAYER])


@pytest.mark.rule("DH-END-01", "DH-RULING-71")
def test_a_possessed_hero_led_onto_the_third_treasure_wins_for_the_hero_player() -> None:
    t = laid(
        {"rogue": "c3"},
        possessed="rogue",
        down={"c4": "chest"},
        treasures=TWO,
        seat=LORD,
        aggressive=True,
    )
    t.choose(LORD, lead("rogue", "c4")).over("treasures", [HERO_PLAYER])


@pytest.mark.rule("DH-END-02", "DH-GOAL-03")
def test_the_death_of_the_last_hero_wins_for_the_dungeon_lord() -> None:
    t = laid({"wizard": "c3"}, figures={"c4": "ogre"}, seat=LORD, aggressive=True)
    t.choose(LORD, attack("ogre", "wizard")).over("eliminated", [LORD])


@pytest.mark.rule("DH-EX-18", "DH-RULING-57")
def test_the_figure_kills_the_last_hero_before_he_acquires_the_chest() -> None:
    t = laid(
        {"rogue": "c3"},
        hp={"rogue": 1},
        figures={"c4": "goblin"},
        down={"c4": "chest"},
        treasures=TWO,
        aggressive=True,
    )
    t.choose(HERO_PLAYER, move("rogue", "c4")).over("eliminated", [LORD])
    assert len(t.state.treasures) == 2


@pytest.mark.rule("DH-RULING-62")
def test_the_game_is_over_with_the_last_hero_even_if_he_held_the_grail() -> None:
    t = laid({"rogue": "c3"}, down={"c4": "poison_cloud"}, bags={"rogue": "holy_grail"})
    t.choose(HERO_PLAYER, move("rogue", "c4")).over("eliminated", [LORD])


@pytest.mark.rule("DH-RULING-105")
def test_after_the_game_everything_is_shown() -> None:
    t = laid(
        {"rogue": "c3"},
        down={"c4": "chest", "a1": "orc"},
        hand=["ogre"],
        pile=["goblin"],
        treasures=TWO,
    )
    assert HIDDEN in t.match.view(HERO_PLAYER).room.faces
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    view = t.match.view(HERO_PLAYER)
    assert HIDDEN not in view.room.faces and HIDDEN not in (*view.hand.cards, *view.pile.cards)


@pytest.mark.rule("DH-GOAL-03")
def test_the_game_goes_on_while_one_hero_lives() -> None:
    t = laid({"wizard": "c3", "rogue": "a1"}, figures={"c4": "ogre"}, seat=LORD, aggressive=True)
    t.choose(LORD, attack("ogre", "wizard"))
    assert t.outcome is None and health(t, "wizard") == 0
