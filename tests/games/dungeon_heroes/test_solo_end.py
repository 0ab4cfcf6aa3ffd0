"""How the solo game ends (DH-SOLO-01, DH-SOLO-02, DH-RULING-55, DH-RULING-59, DH-RULING-79)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.choices import END_TURN
from flambeau.games.dungeon_heroes.events import Acquired
from flambeau.games.dungeon_heroes.model import HERO_PLAYER
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.tiles import WARRIOR

from .alone import dungeon, heroes_turn
from .laying import health, move

THREE = ["vault_chest", "chest", "chest"]


@pytest.mark.rule("DH-SOLO-01", "DH-RULING-55")
def test_the_fourth_treasure_wins_at_once() -> None:
    t = heroes_turn({"warrior": "c2", "cleric": "a1"}, treasures=THREE, up={"c3": "chest"})
    t.choose(HERO_PLAYER, move("warrior", "c3")).over("all-treasures", [HERO_PLAYER])
    assert t.told(Acquired) == [Acquired(WARRIOR, 4, 4)]


@pytest.mark.rule("DH-SOLO-01")
def test_the_third_treasure_does_not_win() -> None:
    t = heroes_turn({"warrior": "c2", "cleric": "a1"}, treasures=THREE[:2], up={"c3": "chest"})
    t.choose(HERO_PLAYER, move("warrior", "c3")).expects(HERO_PLAYER, HERO_ACTION)


@pytest.mark.rule("DH-SOLO-02", "DH-RULING-55")
def test_the_death_of_the_last_hero_in_the_dungeons_turn_loses_at_once() -> None:
    t = dungeon({"wizard": "c3"}, hp={"wizard": 2}, figures={"c4": "orc", "c2": "goblin"})
    t.over("solo-eliminated", [])
    assert health(t, "wizard") == 0 and t.state.acted.count(1) == 0


@pytest.mark.rule("DH-SOLO-02", "DH-RULING-55")
def test_the_death_of_the_last_hero_in_his_own_turn_loses_at_once() -> None:
    t = heroes_turn({"wizard": "c3"}, up={"c4": "poison_cloud"}, actions=3, spare=2)
    t.choose(HERO_PLAYER, move("wizard", "c4")).over("solo-eliminated", [])


@pytest.mark.rule("DH-RULING-65", "DH-SOLO-02")
def test_a_damsel_not_yet_found_does_not_save_the_party() -> None:
    dungeon({"wizard": "c3"}, turn=1, hp={"wizard": 1}, figures={"c4": "orc"}, down={"a1": "damsel"}).over(
        "solo-eliminated", []
    )


@pytest.mark.rule("DH-RULING-55")
def test_a_possessed_hero_who_takes_the_fourth_treasure_wins() -> None:
    t = dungeon({"rogue": "c3", "cleric": "f1"}, turn=1, possessed="rogue", treasures=THREE, down={"c4": "chest"})
    t.over("all-treasures", [HERO_PLAYER])


@pytest.mark.rule("DH-RULING-59")
def test_an_endless_solo_game_is_lost() -> None:
    dungeon({"cleric": "c3"}, turn=40, changed=10, safeguard=True).over("solo-endless", [])
    dungeon({"cleric": "c3"}, turn=200, changed=199, safeguard=True).over("solo-endless", [])
    dungeon({"cleric": "c3"}, turn=200, changed=100).expects(HERO_PLAYER, HERO_ACTION)


@pytest.mark.rule("DH-RULING-79")
def test_the_last_hero_possessed_for_ever_loses() -> None:
    t = dungeon({"rogue": "c3"}, possessed="rogue")
    t.over("solo-stuck", [])
    assert t.state.round == 8  # the next turn of the heroes was skipped, then nothing changed


@pytest.mark.rule("DH-RULING-79")
def test_while_the_dungeon_still_changes_something_the_game_goes_on() -> None:
    t = dungeon({"rogue": "c3"}, turn=7, possessed="rogue", skipped=True, figures={"f6": "orc"})
    t.expects(HERO_PLAYER, HERO_ACTION)  # turns are skipped until the orc has come and freed him
    assert t.state.possessed == -1 and health(t, "rogue") == 3 and t.state.round > 9


@pytest.mark.rule("DH-RULING-105", "DH-SOLO-02")
def test_after_the_game_all_tiles_are_open() -> None:
    t = dungeon({"wizard": "c3"}, turn=1, hp={"wizard": 1}, figures={"c4": "orc"}, down={"a1": "chest"})
    assert t.match.view(HERO_PLAYER).room.faces == t.state.room.faces


@pytest.mark.rule("DH-RULING-08", "DH-SOLO-11")
def test_the_last_survivor_is_counted_when_the_turn_begins() -> None:
    t = heroes_turn({"wizard": "c3", "warrior": "a1"}, figures={"c5": "ogre"})
    t.choose(HERO_PLAYER, move("warrior", "a2"), move("warrior", "a3"), move("wizard", "c2"), move("wizard", "c3"))
    t.choose(HERO_PLAYER, END_TURN)
    assert health(t, "wizard") == 0 and t.state.survivor == WARRIOR
