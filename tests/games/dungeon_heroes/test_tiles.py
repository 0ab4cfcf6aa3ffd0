"""The tiles: monsters, traps, shifting floors, portals, poison, treasure (DH-MON to DH-CHEST, DH-RULING-17,
DH-RULING-18, DH-RULING-19, DH-RULING-20, DH-RULING-21, DH-RULING-22)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.choices import Follow, Return
from flambeau.games.dungeon_heroes.events import Stayed, Wounded
from flambeau.games.dungeon_heroes.model import HERO_PLAYER
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.rules.tile_effects import ARROW, START_SQUARE
from flambeau.games.dungeon_heroes.tiles import ROGUE, TILES, WARRIOR, WIZARD, tiles_of

from .laying import at, health, laid, monster, move, tile_on, where


@pytest.mark.rule("DH-MON-01", "DH-MON-02", "DH-MON-03")
def test_a_monster_tile_hurts_and_stays_and_so_does_the_hero() -> None:
    t = laid({"rogue": "c3"}, down={"c4": "skeleton"})
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert health(t, "rogue") == 4 and tile_on(t, "c4") == "skeleton" and where(t, ROGUE) == at("c4")


@pytest.mark.rule("DH-EX-12")
def test_a_wizard_who_enters_a_hidden_ogre_dies_and_the_tile_stays_face_up() -> None:
    t = laid({"wizard": "c3", "rogue": "a1"}, down={"c4": "ogre"}, bags={"wizard": "holy_icon"})
    t.choose(HERO_PLAYER, move("wizard", "c4"))
    assert health(t, "wizard") == 0 and tile_on(t, "c4") == "ogre" and not t.state.veiled
    assert t.state.dropped == {at("c4"): 0b100}


@pytest.mark.rule("DH-RULING-17", "DH-RULING-16", "DH-MON-08")
def test_a_hidden_monster_entered_in_the_aggressive_phase_hurts_once_and_becomes_a_figure() -> None:
    t = laid({"rogue": "c3"}, down={"c4": "skeleton"}, aggressive=True)
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert health(t, "rogue") == 4 and tile_on(t, "c4") == ""
    assert t.state.figures[monster("skeleton")] == at("c4")


@pytest.mark.rule("DH-RULING-17", "DH-CLASS-01")
def test_a_hidden_monster_entered_by_the_warrior_never_becomes_a_figure() -> None:
    t = laid({"warrior": "c3"}, down={"c4": "ogre"}, aggressive=True)
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert not t.state.covered and tile_on(t, "c4") == "" and health(t, "warrior") == 10


@pytest.mark.rule("DH-MON-07", "DH-MON-08")
def test_a_hero_who_moves_onto_a_figure_is_hurt_once_and_shares_its_square() -> None:
    t = laid({"rogue": "c3"}, figures={"c4": "orc"}, aggressive=True)
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert health(t, "rogue") == 3 and where(t, ROGUE) == at("c4") == t.state.figures[monster("orc")]


@pytest.mark.rule("DH-EX-42", "DH-RULING-18")
def test_a_monster_tile_under_a_figure_hurts_too_and_stays_a_tile() -> None:
    t = laid({"rogue": "c3"}, figures={"c4": "goblin"}, down={"c4": "skeleton"}, aggressive=True)
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert health(t, "rogue") == 3 and tile_on(t, "c4") == "skeleton" and not t.state.veiled


@pytest.mark.rule("DH-RULING-81", "DH-CLASS-01")
def test_the_warrior_kills_the_figure_and_then_the_tile_beneath() -> None:
    t = laid({"warrior": "c3"}, figures={"c4": "goblin"}, down={"c4": "skeleton"}, aggressive=True)
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert not t.state.covered and not t.state.tiled and len(t.state.removed) == 2


@pytest.mark.rule("DH-RULING-19", "DH-ART-05")
def test_a_hero_killed_by_the_figure_leaves_the_tile_face_down_under_his_artifacts() -> None:
    t = laid(
        {"rogue": "c3", "warrior": "a1"},
        hp={"rogue": 1},
        figures={"c4": "goblin"},
        down={"c4": "chest"},
        bags={"rogue": "disarm_kit"},
        aggressive=True,
    )
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert t.state.veiled == 1 << at("c4") and at("c4") in t.state.dropped


@pytest.mark.rule("DH-TRAP-01", "DH-TRAP-02")
def test_a_trap_hurts_and_leaves_the_game() -> None:
    t = laid({"warrior": "c3"}, down={"c4": "spike_pit"})
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert health(t, "warrior") == 6 and t.state.removed == tiles_of("spike_pit") and not t.state.tiled


@pytest.mark.rule("DH-SHIFT-01", "DH-SHIFT-02", "DH-SHIFT-03")
def test_a_shifting_floor_carries_the_hero_off_by_an_arrow_of_the_hero_players_choice() -> None:
    t = laid({"warrior": "c2"}, down={"c3": "shifting_floor"})
    t.choose(HERO_PLAYER, move("warrior", "c3")).expects(HERO_PLAYER, ARROW)
    assert {choice.to for choice in t.choices(HERO_PLAYER)} == {at(name) for name in ("b3", "d3", "c2", "c4")}
    t.choose(HERO_PLAYER, Follow(at("d3")))
    assert where(t, WARRIOR) == at("d3") and tile_on(t, "c3") == "" and t.state.actions == 3


@pytest.mark.rule("DH-EX-14", "DH-SHIFT-04")
def test_the_forced_step_triggers_what_lies_there_and_abilities_work() -> None:
    t = laid({"rogue": "c2"}, up={"c3": "shifting_floor"}, down={"c4": "bear_trap"})
    t.choose(HERO_PLAYER, move("rogue", "c3"), Follow(at("c4")))
    assert health(t, "rogue") == 6 and not t.state.tiled and t.state.actions == 3


@pytest.mark.rule("DH-SHIFT-04")
def test_shifting_floors_chain_and_lead_onto_no_hero() -> None:
    t = laid({"warrior": "c2", "rogue": "c4"}, down={"c3": "shifting_floor", "d3": "shifting_floor"})
    t.choose(HERO_PLAYER, move("warrior", "c3"))
    assert t.refused(HERO_PLAYER, Follow(at("c4"))) == "DH-HERO-03"
    assert t.refused(HERO_PLAYER, Follow(at("d4"))) == "DH-SHIFT-01"
    t.choose(HERO_PLAYER, Follow(at("d3")), Follow(at("e3")))
    assert where(t, WARRIOR) == at("e3") and t.state.actions == 3


@pytest.mark.rule("DH-EX-15")
def test_a_forced_step_north_from_c6_acquires_the_vault_chest() -> None:
    t = laid({"warrior": "c5"}, down={"c6": "shifting_floor"})
    t.choose(HERO_PLAYER, move("warrior", "c6"), Follow(at("c7")))
    assert len(t.state.treasures) == 1


@pytest.mark.rule("DH-RULING-21")
def test_with_no_legal_direction_the_hero_stays_and_the_floor_is_removed() -> None:
    t = laid({"wizard": "b2", "rogue": "b1", "warrior": "a2"}, down={"a1": "shifting_floor"})
    t.choose(HERO_PLAYER, move("wizard", "a1")).expects(HERO_PLAYER, HERO_ACTION)
    assert where(t, WIZARD) == at("a1") and not t.state.tiled and t.told(Stayed) == [Stayed(WIZARD, at("a1"), "arrow")]


@pytest.mark.rule("DH-PORTAL-01", "DH-PORTAL-02", "DH-PORTAL-03")
def test_a_portal_returns_the_hero_to_an_unoccupied_start_square_of_the_hero_players_choice() -> None:
    t = laid({"warrior": "c3", "rogue": "b0"}, down={"c4": "portal"}, figures={"c0": "white_lady"})
    t.choose(HERO_PLAYER, move("warrior", "c4")).expects(HERO_PLAYER, START_SQUARE)
    assert t.choices(HERO_PLAYER) == [Return(at("d0")), Return(at("e0"))]
    t.choose(HERO_PLAYER, Return(at("e0")))
    assert where(t, WARRIOR) == at("e0") and not t.state.tiled


@pytest.mark.rule("DH-HERO-06", "DH-PORTAL-01")
def test_a_portal_that_was_stepped_on_lies_with_the_removed_tiles() -> None:
    t = laid({"warrior": "c3"}, down={"c4": "portal"})
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert [TILES[tile].id for tile in t.state.removed] == ["portal"]


@pytest.mark.rule("DH-HERO-06", "DH-POISON-01")
def test_a_poison_cloud_that_was_stepped_on_lies_with_the_removed_tiles() -> None:
    t = laid({"warrior": "c3"}, down={"c4": "poison_cloud"})
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert [TILES[tile].id for tile in t.state.removed] == ["poison_cloud"]


@pytest.mark.rule("DH-EX-16", "DH-RULING-22")
def test_with_all_start_squares_taken_the_hero_stays_on_the_portals_square() -> None:
    t = laid(
        {"warrior": "b0", "cleric": "c0", "rogue": "d0", "wizard": "e1"},
        down={"e2": "portal"},
        figures={"e0": "white_lady"},
    )
    t.choose(HERO_PLAYER, move("wizard", "e2")).expects(HERO_PLAYER, HERO_ACTION)
    assert where(t, WIZARD) == at("e2") and not t.state.tiled


@pytest.mark.rule("DH-RULING-22")
def test_arriving_through_a_portal_picks_up_what_was_dropped_there() -> None:
    t = laid({"warrior": "c3"}, down={"c4": "portal"}, dropped={"d0": "sword"})
    t.choose(HERO_PLAYER, move("warrior", "c4"), Return(at("d0")))
    assert t.state.bags[WARRIOR] == 1 and not t.state.dropped


@pytest.mark.rule("DH-POISON-01", "DH-POISON-02", "DH-POISON-03")
def test_nothing_prevents_a_poison_cloud() -> None:
    t = laid({"rogue": "c3", "warrior": "a1"}, down={"c4": "poison_cloud"}, bags={"rogue": "sword disarm_kit"})
    t.choose(HERO_PLAYER, move("rogue", "c4")).expects(HERO_PLAYER, HERO_ACTION)
    assert health(t, "rogue") == 0 and not t.state.tiled and t.state.dropped == {at("c4"): 0b10001}


@pytest.mark.rule("DH-CHEST-01", "DH-GOAL-04")
def test_a_hero_acquires_a_chest_by_moving_onto_it() -> None:
    t = laid({"rogue": "c3"}, down={"c4": "chest"})
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert len(t.state.treasures) == 1 and not t.state.tiled and t.state.actions == 3


@pytest.mark.rule("DH-RULING-27")
def test_treasures_stay_acquired_when_their_finder_dies() -> None:
    t = laid({"rogue": "c3", "warrior": "a1"}, down={"c4": "chest", "c5": "poison_cloud"})
    t.choose(HERO_PLAYER, move("rogue", "c4"), move("rogue", "c5"))
    assert len(t.state.treasures) == 1 and health(t, "rogue") == 0


@pytest.mark.rule("DH-POISON-01")
def test_a_mild_poison_cloud_is_told_with_the_health_it_took() -> None:
    t = laid({"rogue": "c3", "warrior": "a1"}, hp={"rogue": 5}, down={"c4": "poison_cloud"}, mild_poison=True)
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert t.told(Wounded) == [Wounded(ROGUE, 4, tiles_of("poison_cloud")[0], 1)]


@pytest.mark.rule("DH-PORTAL-01")
def test_a_portal_leads_nowhere_but_to_the_start_zone() -> None:
    t = laid({"warrior": "c3"}, down={"c4": "portal"})
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert t.refused(HERO_PLAYER, Return(at("a1"))) == "DH-PORTAL-01"


@pytest.mark.rule("DH-POISON-01")
def test_a_mild_poison_cloud_frees_nobody_but_the_hero_it_hurts() -> None:
    heroes = {"rogue": "c3", "wizard": "a1"}
    t = laid(heroes, possessed="wizard", down={"c4": "poison_cloud"}, mild_poison=True, undead=True)
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert health(t, "rogue") == 1 and t.state.possessed == WIZARD
