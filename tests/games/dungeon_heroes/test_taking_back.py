"""Which answers can be taken back: what is quiet and open is free, what turns something up is final."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.choices import Follow, Return
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD

from .alone import heroes_turn
from .laying import advance, at, attack, laid, lead, move


@pytest.mark.rule("DH-HERO-05", "DH-HERO-09")
def test_a_step_onto_a_bare_square_is_free_and_onto_a_tile_is_not() -> None:
    t = laid({"rogue": "c3", "cleric": "f1"}, down={"c4": "chest"}, up={"d3": "orc"}, dropped={"b3": "sword"})
    final = {square: t.match.finality(HERO_PLAYER, move("rogue", square)) for square in ("c2", "c4", "d3", "b3")}
    assert final == {"c2": "free", "c4": "final", "d3": "may be final", "b3": "may be final"}


@pytest.mark.rule("DH-HERO-05", "DH-SETUP-06")
def test_a_step_into_the_treasure_room_is_free_once_the_vault_chest_is_taken() -> None:
    t = laid({"rogue": "c6", "cleric": "f1"})
    assert t.match.finality(HERO_PLAYER, move("rogue", "c7")) == "may be final"
    t = laid({"rogue": "c6", "cleric": "f1"}, treasures=["vault_chest"])
    assert t.match.finality(HERO_PLAYER, move("rogue", "c7")) == "free"


@pytest.mark.rule("DH-HERO-08")
def test_a_step_onto_a_figure_over_a_face_down_tile_may_be_final() -> None:
    t = laid({"rogue": "c3", "cleric": "f1"}, figures={"c4": "goblin"}, down={"c4": "chest"}, aggressive=True)
    assert t.match.finality(HERO_PLAYER, move("rogue", "c4")) == "may be final"


@pytest.mark.rule("DH-RULING-79")
def test_what_figures_do_in_the_open_is_free_while_two_heroes_live() -> None:
    layout = {"figures": {"c4": "orc"}, "down": {"a6": "chest"}, "seat": LORD, "aggressive": True}
    t = laid({"rogue": "c1", "cleric": "f1"}, **layout)
    assert t.match.finality(LORD, advance("orc", "c5")) == "free"
    t = laid({"rogue": "c1"}, **layout)
    assert t.match.finality(LORD, advance("orc", "c5")) == "may be final"


@pytest.mark.rule("DH-AGG-11")
def test_an_attack_that_may_kill_may_be_final() -> None:
    layout = {"figures": {"c4": "orc"}, "down": {"a6": "chest"}, "seat": LORD, "aggressive": True}
    for hp, final in ((4, "free"), (3, "may be final"), (2, "may be final")):
        t = laid({"rogue": "c3", "cleric": "f1"}, hp={"rogue": hp}, **layout)
        assert t.match.finality(LORD, attack("orc", "rogue")) == final


@pytest.mark.rule("DH-WL-06")
def test_the_step_of_a_possessed_hero_is_as_final_as_his_own() -> None:
    t = laid(
        {"rogue": "c3", "cleric": "f1"},
        possessed="rogue",
        down={"c4": "chest"},
        seat=LORD,
        undead=True,
        aggressive=True,
    )
    assert t.match.finality(LORD, lead("rogue", "c2")) == "free"
    assert t.match.finality(LORD, lead("rogue", "c4")) == "final"


@pytest.mark.rule("DH-PORTAL-02", "DH-SHIFT-02")
def test_in_a_solo_game_arrow_and_start_square_are_free_in_the_heroes_turn() -> None:
    t = heroes_turn({"rogue": "c3", "cleric": "f1"}, up={"c4": "portal", "d3": "shifting_floor"})
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert t.match.finality(HERO_PLAYER, Return(at("b0"))) == "free"
    t = heroes_turn({"rogue": "c3", "cleric": "f1"}, up={"d3": "shifting_floor"}).choose(
        HERO_PLAYER, move("rogue", "d3")
    )
    assert t.match.finality(HERO_PLAYER, Follow(at("d4"))) == "free"
