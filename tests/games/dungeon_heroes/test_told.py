"""The log says who did it and why: by step, ability or artifact, at what price, with what left."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.choices import USE, Buy, Follow, UseBread, UseHat, UseIcon, UseSkull
from flambeau.games.dungeon_heroes.events import (
    Died,
    Disarmed,
    Earned,
    Healed,
    Moved,
    Paid,
    Revealed,
    Slain,
    Slid,
    SquareWeighed,
    Stayed,
    Vanished,
    Won,
    Wounded,
)
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.tiles import CLERIC, ROGUE, WARRIOR, WIZARD, tiles_of
from flambeau.kit import Table
from flambeau.table import Words
from flambeau.table.speak import fields_said, kebab

from .alone import dungeon, heroes_turn
from .laying import at, attack, heal, item, laid, monster, move, reveal, turn_up

assert GAME.text is not None
ENGLISH = Words([GAME.text], "en")
FRENCH = Words([GAME.text], "fr")


def lines(t: Table, kind: type, words: Words = ENGLISH) -> list[str]:
    """What the log says of one kind of event."""
    return [words.say(f"event-{kebab(kind.__name__)}", **fields_said(GAME, event)) for event in t.told(kind)]


# Who reveals


@pytest.mark.rule("DH-CLASS-04", "DH-RULING-80")
def test_the_wizard_is_named_when_the_wizard_reveals() -> None:
    t = laid({"wizard": "c1", "rogue": "a1"}, down={"c3": "chest"}).choose(HERO_PLAYER, reveal("c3"))
    assert t.told(Revealed) == [Revealed(at("c3"), tiles_of("chest")[0], (WIZARD,), "ability")]
    assert lines(t, Revealed) == ["The Wizard reveals c3: a chest."]


@pytest.mark.rule("DH-HAT-01")
def test_a_hat_is_named_when_it_reveals() -> None:
    t = laid({"rogue": "c1", "cleric": "a1"}, down={"c3": "chest"}, bags={"rogue": "magic_hat"})
    t.choose(HERO_PLAYER, UseHat(ROGUE, at("c3")))
    assert lines(t, Revealed) == ["The Rogue reveals c3 with the magic hat: a chest."]


@pytest.mark.rule("DH-HERO-06")
def test_the_hero_who_steps_on_a_tile_is_named() -> None:
    t = laid({"rogue": "c2", "cleric": "a1"}, down={"c3": "chest"}).choose(HERO_PLAYER, move("rogue", "c3"))
    assert lines(t, Revealed) == ["The Rogue turns up a chest on c3."]


@pytest.mark.rule("DH-AGG-03")
def test_the_dungeon_is_named_when_it_reveals() -> None:
    t = laid({"rogue": "c2"}, down={"c3": "chest", "f6": "chest"}, seat=LORD, aggressive=True)
    t.choose(LORD, turn_up("c3"))
    assert lines(t, Revealed) == ["The dungeon turns up c3: a chest."]


@pytest.mark.rule("DH-AGG-01", "DH-SOLO-12")
def test_a_figure_appears_by_the_rule_of_the_mode() -> None:
    t = laid({"wizard": "c1", "rogue": "a1"}, down={"c4": "orc"}, aggressive=True)
    assert t.choose(HERO_PLAYER, reveal("c4")).rules_told()[-1] == "DH-AGG-01"
    t = heroes_turn({"wizard": "c1", "rogue": "a1"}, down={"c4": "orc"})
    assert t.choose(HERO_PLAYER, reveal("c4")).rules_told()[-1] == "DH-SOLO-12"


# Who heals, and how much


@pytest.mark.rule("DH-CLASS-02")
def test_the_cleric_is_named_with_what_the_patient_has_now() -> None:
    t = laid({"cleric": "c2", "rogue": "c3"}, hp={"rogue": 3}).choose(HERO_PLAYER, heal("rogue"))
    assert t.told(Healed) == [Healed(CLERIC, ROGUE, 2, 5, "ability")]
    assert lines(t, Healed) == ["The Cleric heals the Rogue: 2 health more (5 in all)."]


@pytest.mark.rule("DH-CLASS-06", "DH-RULING-12")
def test_a_heal_without_effect_says_so_and_no_zero() -> None:
    t = laid({"cleric": "c2", "rogue": "c3"}).choose(HERO_PLAYER, heal("rogue"))
    assert lines(t, Healed) == ["The Cleric heals the Rogue, who has full health already."]
    assert lines(t, Healed, FRENCH) == ["Le clerc soigne le voleur, déjà au maximum."]


@pytest.mark.rule("DH-ICON-01")
def test_the_holder_of_an_icon_is_named() -> None:
    t = laid({"warrior": "c2", "rogue": "c3"}, hp={"rogue": 5}, bags={"warrior": "holy_icon"})
    t.choose(HERO_PLAYER, UseIcon(WARRIOR, ROGUE))
    assert t.told(Healed) == [Healed(WARRIOR, ROGUE, 1, 6, "icon")]


@pytest.mark.rule("DH-BREAD-01")
def test_bread_is_named() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, hp={"rogue": 2}, bags={"rogue": "strange_bread"}, undead=True)
    t.choose(HERO_PLAYER, UseBread(ROGUE))
    assert lines(t, Healed) == ["The Rogue eats the strange bread and has full health (6)."]


@pytest.mark.rule("DH-CLASS-02")
def test_before_a_healing_it_is_said_whether_the_hero_has_full_health() -> None:
    t = laid({"cleric": "c2", "rogue": "c3"}, hp={"rogue": 5})
    assert GAME.preview(t.state, HERO_PLAYER, heal("rogue"), ENGLISH) == ""
    t = laid({"cleric": "c2", "rogue": "c3"})
    assert "full health" in GAME.preview(t.state, HERO_PLAYER, heal("rogue"), ENGLISH)


# Who goes where


@pytest.mark.rule("DH-SHIFT-04")
def test_a_shifting_floor_is_named_as_what_carries_the_hero_on() -> None:
    t = laid({"rogue": "c2"}, down={"c3": "shifting_floor"})
    t.choose(HERO_PLAYER, move("rogue", "c3"), Follow(at("c4")))
    assert lines(t, Moved) == ["The Rogue moves to c3."]
    assert lines(t, Slid) == ["The shifting floor carries the Rogue to c4."]


# What hurts, what kills, what is prevented


@pytest.mark.rule("DH-AGG-11")
def test_damage_names_the_monster_and_what_is_left() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, figures={"c4": "orc"}, seat=LORD, aggressive=True)
    t.choose(LORD, attack("orc", "rogue"))
    assert t.told(Wounded) == [Wounded(ROGUE, 3, monster("orc"), 3)]


@pytest.mark.rule("DH-GOAL-05", "DH-RULING-85")
def test_a_death_names_its_cause_and_nobody_has_less_than_no_health() -> None:
    t = laid({"wizard": "c3", "cleric": "a1"}, hp={"wizard": 2}, down={"c4": "ogre"})
    t.choose(HERO_PLAYER, move("wizard", "c4"))
    assert t.told(Wounded) == [Wounded(WIZARD, 4, monster("ogre"), 0)]
    assert t.told(Died) == [Died(WIZARD, at("c4"), monster("ogre"))]


@pytest.mark.rule("DH-POISON-01")
def test_poison_is_named_as_the_cause_of_a_death() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, down={"c4": "poison_cloud"}).choose(HERO_PLAYER, move("rogue", "c4"))
    assert lines(t, Died) == ["The Rogue dies on c4, killed by the poison cloud."]


@pytest.mark.rule("DH-TRAP-03", "DH-KIT-01")
def test_a_disarmed_trap_says_how_and_how_much_was_prevented() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, down={"c4": "fireball"}).choose(HERO_PLAYER, move("rogue", "c4"))
    assert lines(t, Disarmed) == ["The Rogue disarms the fireball and is spared 3 damage."]
    t = laid({"cleric": "c3"}, down={"c4": "spike_pit"}, bags={"cleric": "disarm_kit"})
    t.choose(HERO_PLAYER, move("cleric", "c4"), USE)
    assert lines(t, Disarmed) == ["The Cleric disarms the spike pit with the kit and is spared 4 damage."]


@pytest.mark.rule("DH-CLASS-01", "DH-SWORD-01", "DH-SKULL-01")
def test_a_kill_says_how() -> None:
    t = laid({"warrior": "c3", "cleric": "a1"}, down={"c4": "orc"}).choose(HERO_PLAYER, move("warrior", "c4"))
    assert t.told(Slain) == [Slain(WARRIOR, monster("orc"), "strength")]
    t = laid({"cleric": "c3"}, down={"c4": "orc"}, bags={"cleric": "sword"})
    assert t.choose(HERO_PLAYER, move("cleric", "c4"), USE).told(Slain) == [Slain(CLERIC, monster("orc"), "sword")]
    t = laid({"cleric": "c3"}, up={"c4": "orc"}, bags={"cleric": "demon_skull"}, undead=True)
    t.choose(HERO_PLAYER, UseSkull(CLERIC, monster("orc")))
    assert t.told(Slain) == [Slain(CLERIC, monster("orc"), "skull")]


@pytest.mark.rule("DH-WL-12", "DH-WL-13", "DH-WL-14")
def test_it_is_said_what_drove_the_white_lady_out() -> None:
    t = laid({"cleric": "c3", "rogue": "c2"}, possessed="rogue", undead=True).choose(HERO_PLAYER, heal("rogue"))
    assert lines(t, Vanished) == ["Healing drives the white lady out of the game."]
    t = dungeon({"cleric": "f1", "rogue": "c3"}, turn=1, possessed="rogue", up={"c4": "poison_cloud"})
    assert t.told(Vanished) == [Vanished("death")]


@pytest.mark.rule("DH-RULING-22")
def test_it_is_said_why_a_hero_stays_on_a_portal() -> None:
    t = laid(
        {"rogue": "a1", "warrior": "b0", "cleric": "c0"}, figures={"d0": "orc", "e0": "orc"}, down={"a2": "portal"}
    )
    t.choose(HERO_PLAYER, move("rogue", "a2"))
    assert t.told(Stayed) == [Stayed(ROGUE, at("a2"), "portal")]


# Experience, long lists, the end


@pytest.mark.rule("DH-MKT-06", "DH-MKT-07")
def test_experience_comes_and_goes_with_its_points() -> None:
    t = laid({"warrior": "c3", "cleric": "a1"}, down={"c4": "orc"}, undead=True, market=1 << item("magic_mirror"))
    t.choose(HERO_PLAYER, move("warrior", "c4"), Buy(item("magic_mirror"), CLERIC))
    assert t.told(Earned) == [Earned(WARRIOR, monster("orc"), 3)] and t.told(Paid) == [Paid(monster("orc"), 3)]


@pytest.mark.rule("DH-RULING-92")
def test_a_long_list_of_squares_is_counted() -> None:
    t = dungeon({"rogue": "d1"}, figures={"d4": "necromancer"}, slain=["orc"])
    weighed = t.told(SquareWeighed)[0]
    assert weighed.said == "left" and len(weighed.out) > 15
    assert lines(t, SquareWeighed)[0].startswith(f"The necromancer: d2, not one of {len(weighed.out)} others:")


@pytest.mark.rule("DH-END-01", "DH-END-02")
def test_the_winning_side_is_named_at_the_end() -> None:
    t = laid({"rogue": "c3"}, down={"c4": "chest"}, treasures=["chest", "chest"]).choose(
        HERO_PLAYER, move("rogue", "c4")
    )
    assert lines(t, Won) == ["The heroes win with 3 treasures."]
    t = laid({"rogue": "c3"}, down={"c4": "poison_cloud"}).choose(HERO_PLAYER, move("rogue", "c4"))
    assert t.told(Won) == [Won(LORD, 0)] and lines(t, Won) == ["The dungeon wins: no hero is left."]
