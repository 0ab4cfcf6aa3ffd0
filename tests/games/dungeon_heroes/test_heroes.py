"""The four heroes: moves, abilities, and what entering a square means (DH-HERO, DH-CLASS, DH-BOARD)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.board import NAMES
from flambeau.games.dungeon_heroes.choices import Heal, Move, Reveal
from flambeau.games.dungeon_heroes.events import Moved, Wounded
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.tiles import CLERIC, ROGUE, WARRIOR, WIZARD, Tile

from .laying import at, attack, heal, health, laid, monster, move, reveal, tile_on, where


def squares(found: list[Move]) -> set[str]:
    """The names of the squares that moves lead to."""
    return {NAMES[choice.to] for choice in found}


@pytest.mark.rule("DH-BOARD-07", "DH-CLASS-01")
def test_the_warrior_moves_one_square_orthogonally() -> None:
    assert squares(laid({"warrior": "c3"}).choices(HERO_PLAYER, Move)) == {"c2", "c4", "b3", "d3"}


@pytest.mark.rule("DH-CLASS-03", "DH-CLASS-04", "DH-RULING-13")
def test_rogue_and_wizard_move_diagonally_too_also_between_room_and_zones() -> None:
    t = laid({"rogue": "b1"})
    assert squares(t.choices(HERO_PLAYER, Move)) == {"a1", "c1", "a2", "b2", "c2", "b0", "c0"}
    t = laid({"wizard": "a6"})
    assert squares(t.choices(HERO_PLAYER, Move)) == {"b6", "a5", "b5", "b7"}


@pytest.mark.rule("DH-HERO-03")
def test_a_hero_may_not_enter_another_heros_square() -> None:
    t = laid({"warrior": "c3", "rogue": "c4"})
    assert t.refused(HERO_PLAYER, move("warrior", "c4")) == "DH-HERO-03"


@pytest.mark.rule("DH-HERO-05", "DH-HERO-01")
def test_on_a_square_without_a_tile_nothing_happens() -> None:
    t = laid({"warrior": "c3"})
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert where(t, WARRIOR) == at("c4") and t.state.actions == 3 and t.rules_told() == ["DH-HERO-01"]


@pytest.mark.rule("DH-HERO-09", "DH-SETUP-06")
@pytest.mark.parametrize("column", "bcde")
def test_the_vault_chest_is_taken_on_any_square_of_the_treasure_room(column: str) -> None:
    t = laid({"warrior": f"{column}6", "cleric": "a1"})
    t.choose(HERO_PLAYER, move("warrior", f"{column}7"))
    assert len(t.state.treasures) == 1


@pytest.mark.rule("DH-HERO-08", "DH-SETUP-06")
def test_a_kill_on_a_bare_square_of_the_room_takes_no_treasure() -> None:
    t = laid({"warrior": "c3", "cleric": "a1"}, figures={"c4": "orc"}, aggressive=True)
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert t.state.treasures == () and t.state.vault


@pytest.mark.rule("DH-HERO-09", "DH-BOARD-05", "DH-SETUP-06")
def test_a_hero_who_moves_into_the_treasure_room_acquires_the_vault_chest() -> None:
    t = laid({"warrior": "e6"})
    t.choose(HERO_PLAYER, move("warrior", "e7"))
    assert len(t.state.treasures) == 1 and not t.state.vault


@pytest.mark.rule("DH-SETUP-07", "DH-BOARD-04")
def test_only_one_treasure_is_ever_acquired_in_the_treasure_room() -> None:
    t = laid({"warrior": "b6"})
    t.choose(HERO_PLAYER, move("warrior", "b7"), move("warrior", "c7"))
    assert len(t.state.treasures) == 1


@pytest.mark.rule("DH-SETUP-07", "DH-HERO-08")
def test_whatever_else_happens_there_the_treasure_room_gives_no_second_chest() -> None:
    t = laid({"warrior": "c6", "rogue": "a1"}, treasures=["vault_chest"], dropped={"c7": "sword"})
    t.choose(HERO_PLAYER, move("warrior", "c7"))
    assert len(t.state.treasures) == 1 and t.state.bags[WARRIOR]


@pytest.mark.rule("DH-RULING-02")
def test_a_figure_in_the_treasure_room_is_met_before_the_chest_is_acquired() -> None:
    t = laid({"rogue": "b6", "warrior": "a1"}, hp={"rogue": 1}, figures={"b7": "goblin"}, aggressive=True)
    t.choose(HERO_PLAYER, move("rogue", "b7"))
    assert health(t, "rogue") == 0 and len(t.state.treasures) == 0 and t.state.vault


@pytest.mark.rule("DH-CLASS-02", "DH-CLASS-06")
def test_the_cleric_restores_two_health_up_to_the_maximum() -> None:
    t = laid({"cleric": "c3", "rogue": "c4"}, hp={"rogue": 5, "cleric": 3})
    t.choose(HERO_PLAYER, heal("rogue"), heal("cleric"))
    assert health(t, "rogue") == 6 and health(t, "cleric") == 5 and t.state.tired[CLERIC] == 2


@pytest.mark.rule("DH-CLASS-02")
def test_the_cleric_heals_himself_and_heroes_orthogonally_beside_only() -> None:
    t = laid({"cleric": "c3", "rogue": "c4", "wizard": "d4"})
    assert t.choices(HERO_PLAYER, Heal) == [heal("cleric"), heal("rogue")]
    assert t.refused(HERO_PLAYER, heal("wizard")) == "DH-CLASS-02"
    assert t.refused(HERO_PLAYER, Heal(ROGUE, CLERIC)) == "DH-CLASS-02"


@pytest.mark.rule("DH-CLASS-04", "DH-RULING-80")
def test_the_wizard_reveals_a_tile_anywhere_and_nobody_is_hurt() -> None:
    t = laid({"wizard": "a1", "rogue": "f5"}, down={"f6": "fireball"})
    t.choose(HERO_PLAYER, reveal("f6"))
    assert not t.state.veiled and tile_on(t, "f6") == "fireball" and health(t, "rogue") == 6
    assert t.state.tired[WIZARD] == 1
    assert t.refused(HERO_PLAYER, Reveal(ROGUE, at("f6"))) == "DH-CLASS-04"


@pytest.mark.rule("DH-CLASS-04")
def test_nobody_reveals_for_a_dead_or_tired_wizard() -> None:
    t = laid({"warrior": "a1", "rogue": "b1"}, down={"f6": "fireball"})
    assert t.choices(HERO_PLAYER, Reveal) == []
    t = laid({"warrior": "a1", "wizard": "b1"}, down={"f6": "fireball"}, tired=[0, 0, 0, 2, 0])
    assert t.choices(HERO_PLAYER, Reveal) == []


@pytest.mark.rule("DH-RULING-23")
def test_the_wizard_cannot_reveal_a_tile_under_a_figure() -> None:
    t = laid({"wizard": "a1"}, down={"f6": "chest"}, figures={"f6": "orc"}, aggressive=True)
    assert t.refused(HERO_PLAYER, reveal("f6")) == "DH-RULING-23"


@pytest.mark.rule("DH-HERO-06", "DH-HERO-11")
def test_a_hero_who_moves_onto_a_face_down_tile_reveals_it_and_suffers_it() -> None:
    t = laid({"cleric": "c3"}, down={"c4": "fireball"})
    t.choose(HERO_PLAYER, move("cleric", "c4"))
    assert health(t, "cleric") == 5 and tile_on(t, "c4") == ""


@pytest.mark.rule("DH-HERO-07", "DH-MON-04", "DH-EX-13")
def test_a_hero_suffers_a_face_up_monster_each_time_he_moves_onto_it_and_never_for_staying() -> None:
    t = laid({"cleric": "c3", "wizard": "a1"}, up={"c4": "orc"}, down={"f6": "chest"})
    t.choose(HERO_PLAYER, move("cleric", "c4"))
    assert health(t, "cleric") == 5
    t.choose(HERO_PLAYER, reveal("f6"), move("cleric", "c3"))
    assert health(t, "cleric") == 5
    t = laid({"cleric": "c3"}, hp={"cleric": 5}, up={"c4": "orc"})
    t.choose(HERO_PLAYER, move("cleric", "c4"))
    assert health(t, "cleric") == 2 and tile_on(t, "c4") == "orc"


@pytest.mark.rule("DH-HERO-08", "DH-EX-10", "DH-HERO-04")
def test_the_figure_is_resolved_before_the_tile_beneath_it() -> None:
    t = laid({"cleric": "d3"}, figures={"d4": "skeleton"}, down={"d4": "arrow_launcher"}, aggressive=True)
    t.choose(HERO_PLAYER, move("cleric", "d4"))
    assert [wound.by for wound in t.told(Wounded)] == [2, 2] and health(t, "cleric") == 4
    assert t.told(Wounded)[0].tile == Tile(monster("skeleton")) and tile_on(t, "d4") == ""
    assert t.state.figures[monster("skeleton")] == at("d4") and t.state.actions == 3


@pytest.mark.rule("DH-EX-11", "DH-CLASS-01", "DH-MON-05")
def test_the_warrior_kills_the_figure_and_suffers_the_trap_beneath() -> None:
    t = laid({"warrior": "d3"}, figures={"d4": "skeleton"}, down={"d4": "arrow_launcher"}, aggressive=True)
    t.choose(HERO_PLAYER, move("warrior", "d4"))
    assert health(t, "warrior") == 8 and not t.state.covered and monster("skeleton") in t.state.removed


@pytest.mark.rule("DH-CLASS-03", "DH-CLASS-05", "DH-TRAP-03")
def test_the_rogue_disarms_a_trap_by_moving_onto_it() -> None:
    t = laid({"rogue": "c3"}, down={"c4": "spike_pit"})
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert health(t, "rogue") == 6 and tile_on(t, "c4") == "" and t.state.actions == 3


@pytest.mark.rule("DH-RULING-20")
def test_leaving_a_shared_square_is_safe_and_a_warrior_does_not_kill_what_came_to_him() -> None:
    t = laid({"warrior": "c3"}, figures={"c3": "orc"}, aggressive=True)
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert health(t, "warrior") == 10 and t.state.figures[monster("orc")] == at("c3")
    t.choose(HERO_PLAYER, move("warrior", "c3"))
    assert not t.state.covered


@pytest.mark.rule("DH-GOAL-05", "DH-RULING-85")
def test_a_hero_without_health_is_eliminated_and_excess_damage_is_lost() -> None:
    t = laid({"wizard": "c3", "rogue": "a1"}, hp={"wizard": 1}, figures={"c4": "ogre"}, seat=LORD, aggressive=True)
    t.choose(LORD, attack("ogre", "wizard"))
    assert health(t, "wizard") == 0 and where(t, WIZARD) == -1
    assert t.refused(HERO_PLAYER, move("wizard", "c4")) == "DH-GOAL-05"


@pytest.mark.rule("DH-RULING-106", "DH-HERO-11")
def test_the_moves_of_a_hero_never_depend_on_a_face_down_tile() -> None:
    lists = []
    for name in ("chest", "poison_cloud", "dragon"):
        t = laid({"rogue": "c3"}, down={"c4": name})
        lists.append((t.choices(HERO_PLAYER), t.match.finality(HERO_PLAYER, move("rogue", "c4"))))
    assert lists[0] == lists[1] == lists[2]
    assert t.told(Moved) == []
