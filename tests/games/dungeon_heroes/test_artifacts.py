"""Artifacts: equipping, giving, using and dropping them (DH-ART, DH-SWORD to DH-GRAIL, DH-RULING-12, DH-RULING-24,
DH-RULING-25, DH-RULING-26, DH-RULING-27, DH-RULING-28)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.choices import DECLINE, END_TURN, USE, Give, Return, UseGrail, UseHat, UseIcon
from flambeau.games.dungeon_heroes.events import Equipped, Used
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.artifacts import KIT, SWORD
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.tiles import (
    CLERIC,
    GRAIL,
    HATS,
    ICONS,
    KITS,
    ROGUE,
    SWORDS,
    WARRIOR,
    WIZARD,
    Artifact,
    tiles_of,
)

from .laying import at, attack, health, item, laid, monster, move, tile_on, where

SWORD_I, ICON_I, KIT_I = Artifact(0), Artifact(2), Artifact(4)


@pytest.mark.rule("DH-ART-01", "DH-ART-03", "DH-ART-07")
def test_any_hero_equips_an_artifact_by_moving_onto_it_and_holds_any_number() -> None:
    t = laid({"wizard": "c2"}, down={"c3": "sword", "c4": "holy_grail"})
    t.choose(HERO_PLAYER, move("wizard", "c3"), move("wizard", "c4"))
    assert t.state.bags[WIZARD] == (SWORDS & -SWORDS) | GRAIL and not t.state.tiled
    assert len(t.told(Equipped)) == 2


@pytest.mark.rule("DH-SWORD-01", "DH-SWORD-02", "DH-RULING-24")
def test_a_sword_is_offered_once_the_tile_is_up_and_kills_before_damage() -> None:
    t = laid({"rogue": "c3"}, down={"c4": "ogre"}, bags={"rogue": "sword"})
    t.choose(HERO_PLAYER, move("rogue", "c4")).expects(HERO_PLAYER, SWORD)
    assert not t.state.veiled and t.choices(HERO_PLAYER) == [USE, DECLINE]
    t.choose(HERO_PLAYER, USE)
    assert health(t, "rogue") == 6 and not t.state.tiled and t.state.actions == 3
    assert t.told(Used) == [Used(ROGUE, tiles_of("sword")[0])] and t.state.bags[ROGUE] == 0


@pytest.mark.rule("DH-RULING-24", "DH-ART-02")
def test_a_sword_may_be_declined_and_kept() -> None:
    t = laid({"rogue": "c3"}, down={"c4": "orc"}, bags={"rogue": "sword"})
    t.choose(HERO_PLAYER, move("rogue", "c4"), DECLINE)
    assert health(t, "rogue") == 3 and t.state.bags[ROGUE] == 1 and tile_on(t, "c4") == "orc"


@pytest.mark.rule("DH-RULING-24", "DH-RULING-81")
def test_a_sword_kills_one_monster_only() -> None:
    t = laid(
        {"rogue": "c3"}, figures={"c4": "orc"}, down={"c4": "skeleton"}, bags={"rogue": "sword sword"}, aggressive=True
    )
    t.choose(HERO_PLAYER, move("rogue", "c4"), USE).expects(HERO_PLAYER, SWORD)
    t.choose(HERO_PLAYER, DECLINE)
    assert health(t, "rogue") == 4 and t.state.figures[monster("skeleton")] == at("c4")


@pytest.mark.rule("DH-RULING-81", "DH-MON-05")
def test_what_lay_open_under_a_slain_monster_meets_the_hero_who_enters() -> None:
    t = laid({"rogue": "c3"}, figures={"c4": "orc"}, up={"c4": "skeleton"}, bags={"rogue": "sword"}, aggressive=True)
    t.choose(HERO_PLAYER, move("rogue", "c4"), USE)
    assert health(t, "rogue") == 4 and t.state.figures[monster("skeleton")] == at("c4")


@pytest.mark.rule("DH-RULING-24")
def test_the_warrior_is_not_asked_for_a_sword_nor_the_rogue_for_a_kit() -> None:
    t = laid({"warrior": "c3"}, down={"c4": "orc"}, bags={"warrior": "sword"})
    t.choose(HERO_PLAYER, move("warrior", "c4")).expects(HERO_PLAYER, HERO_ACTION)
    t = laid({"rogue": "c3"}, down={"c4": "fireball"}, bags={"rogue": "disarm_kit"})
    t.choose(HERO_PLAYER, move("rogue", "c4")).expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.bags[ROGUE] & KITS


@pytest.mark.rule("DH-KIT-01", "DH-KIT-02", "DH-TRAP-03")
def test_a_disarm_kit_removes_a_trap_without_damage() -> None:
    t = laid({"cleric": "c3"}, down={"c4": "fireball"}, bags={"cleric": "disarm_kit"})
    t.choose(HERO_PLAYER, move("cleric", "c4")).expects(HERO_PLAYER, KIT).choose(HERO_PLAYER, USE)
    assert health(t, "cleric") == 8 and not t.state.tiled and t.state.actions == 3 and not t.state.bags[CLERIC]


@pytest.mark.rule("DH-RULING-60")
def test_a_monsters_attack_cannot_be_answered_with_an_artifact() -> None:
    t = laid({"rogue": "c3"}, figures={"c4": "orc"}, bags={"rogue": "sword"}, aggressive=True, seat=LORD)
    t.choose(LORD, attack("orc", "rogue")).expects(HERO_PLAYER, HERO_ACTION)
    assert health(t, "rogue") == 3 and t.state.bags[ROGUE] & SWORDS


@pytest.mark.rule("DH-ART-04", "DH-RULING-15")
def test_an_artifact_is_given_to_a_hero_beside_or_diagonal_for_one_action_of_the_giver() -> None:
    t = laid({"warrior": "c3", "rogue": "d4", "wizard": "e5"}, bags={"warrior": "sword holy_icon"})
    assert t.refused(HERO_PLAYER, Give(WARRIOR, SWORD_I, WIZARD)) == "DH-RULING-15"
    t.choose(HERO_PLAYER, Give(WARRIOR, SWORD_I, ROGUE))
    assert t.state.bags[ROGUE] == 1 and t.state.bags[WARRIOR] == 1 << ICON_I
    assert t.state.tired[WARRIOR] == 1 and t.state.tired[ROGUE] == 0 and t.state.actions == 3


@pytest.mark.rule("DH-ART-04")
def test_the_very_artifact_that_is_given_changes_hands() -> None:
    t = laid({"rogue": "c3", "cleric": "c4"}, bags={"rogue": "sword holy_grail magic_hat"})
    given, kept = item("holy_grail"), (item("sword"), item("magic_hat"))
    t.choose(HERO_PLAYER, Give(ROGUE, given, CLERIC))
    assert t.state.bags[CLERIC] == 1 << given
    assert t.state.bags[ROGUE] == sum([1 << artifact for artifact in kept])


@pytest.mark.rule("DH-ICON-01", "DH-ICON-02", "DH-RULING-25")
def test_a_holy_icon_heals_two_for_no_action_also_by_a_tired_hero_after_the_last_action() -> None:
    t = laid({"warrior": "c3", "rogue": "c4"}, hp={"rogue": 3}, bags={"warrior": "holy_icon"}, actions=0)
    assert set(t.choices(HERO_PLAYER)) == {UseIcon(WARRIOR, ROGUE), END_TURN}
    t.choose(HERO_PLAYER, UseIcon(WARRIOR, ROGUE))
    assert health(t, "rogue") == 5 and t.choices(HERO_PLAYER) == [END_TURN]


@pytest.mark.rule("DH-RULING-12", "DH-ICON-01")
def test_an_icon_needs_a_hurt_hero_here_or_orthogonally_beside() -> None:
    t = laid({"warrior": "c3", "rogue": "c4", "wizard": "d4"}, hp={"wizard": 1}, bags={"warrior": "holy_icon"})
    assert t.refused(HERO_PLAYER, UseIcon(WARRIOR, ROGUE)) == "DH-RULING-12"
    assert t.refused(HERO_PLAYER, UseIcon(WARRIOR, WIZARD)) == "DH-ICON-01"


@pytest.mark.rule("DH-HAT-01", "DH-HAT-02")
def test_a_magic_hat_reveals_a_tile_for_one_action_but_none_under_a_monster() -> None:
    t = laid(
        {"rogue": "a1"},
        down={"f6": "orc", "e6": "chest"},
        figures={"e6": "ogre"},
        bags={"rogue": "magic_hat"},
        aggressive=True,
    )
    assert t.refused(HERO_PLAYER, UseHat(ROGUE, at("e6"))) == "DH-RULING-23"
    t.choose(HERO_PLAYER, UseHat(ROGUE, at("f6")))
    assert t.state.figures[monster("orc")] == at("f6") and t.state.actions == 3 and not t.state.bags[ROGUE] & HATS


@pytest.mark.rule("DH-GRAIL-01", "DH-GRAIL-02", "DH-RULING-28")
def test_the_grail_brings_a_dead_hero_back_at_full_health_on_an_empty_square_beside() -> None:
    t = laid({"rogue": "c3"}, up={"c4": "portal"}, dropped={"b3": "sword"}, bags={"rogue": "holy_grail"})
    assert t.refused(HERO_PLAYER, UseGrail(ROGUE, WARRIOR, at("c4"))) == "DH-RULING-03"
    assert t.refused(HERO_PLAYER, UseGrail(ROGUE, WARRIOR, at("b3"))) == "DH-RULING-03"
    assert t.refused(HERO_PLAYER, UseGrail(ROGUE, WARRIOR, at("d4"))) == "DH-GRAIL-02"
    t.choose(HERO_PLAYER, UseGrail(ROGUE, WARRIOR, at("d3")))
    assert health(t, "warrior") == 10 and where(t, WARRIOR) == at("d3")
    assert t.state.actions == 2 and t.state.tired[ROGUE] == 2


@pytest.mark.rule("DH-RULING-03", "DH-GRAIL-02")
def test_a_corner_is_as_empty_as_any_square_once_the_vault_chest_is_taken() -> None:
    t = laid({"rogue": "a2"}, treasures=["vault_chest"], bags={"rogue": "holy_grail"})
    t.choose(HERO_PLAYER, UseGrail(ROGUE, WARRIOR, at("a1")))
    assert where(t, WARRIOR) == at("a1")


@pytest.mark.rule("DH-RULING-03")
def test_no_square_of_the_treasure_room_is_empty_while_the_vault_chest_lies_there() -> None:
    t = laid({"rogue": "c6"}, bags={"rogue": "holy_grail"})
    assert t.refused(HERO_PLAYER, UseGrail(ROGUE, WARRIOR, at("c7"))) == "DH-RULING-03"
    t = laid({"rogue": "c6"}, bags={"rogue": "holy_grail"}, treasures=["vault_chest"])
    t.choose(HERO_PLAYER, UseGrail(ROGUE, WARRIOR, at("c7")))
    assert len(t.state.treasures) == 1


@pytest.mark.rule("DH-EX-09", "DH-GRAIL-03")
def test_the_grail_needs_two_actions_of_its_user() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, bags={"rogue": "holy_grail"})
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert t.refused(HERO_PLAYER, UseGrail(ROGUE, WARRIOR, at("d4"))) == "DH-GRAIL-03"


@pytest.mark.rule("DH-GRAIL-03")
def test_the_grail_needs_two_actions_of_the_turn() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, bags={"rogue": "holy_grail"}, actions=1)
    assert t.refused(HERO_PLAYER, UseGrail(ROGUE, WARRIOR, at("d3"))) == "DH-GRAIL-03"
    t = laid({"rogue": "c3", "cleric": "a1"}, bags={"rogue": "holy_grail"}, actions=2)
    assert UseGrail(ROGUE, WARRIOR, at("d3")) in t.choices(HERO_PLAYER)


@pytest.mark.rule("DH-RULING-62")
def test_a_revived_hero_has_what_was_left_of_his_actions_and_no_artifacts() -> None:
    bags = {"rogue": "holy_grail", "wizard": "sword"}
    t = laid({"rogue": "c3", "wizard": "e3"}, down={"e4": "poison_cloud"}, bags=bags)
    t.choose(HERO_PLAYER, move("wizard", "e4"), UseGrail(ROGUE, WIZARD, at("c4")), move("wizard", "c5"))
    assert t.state.bags[WIZARD] == 0 and t.state.dropped == {at("e4"): 1} and t.state.actions == 0


@pytest.mark.rule("DH-ART-05", "DH-RULING-26")
def test_a_hero_whose_move_ends_on_dropped_artifacts_takes_them_all_for_nothing() -> None:
    t = laid({"rogue": "c3"}, dropped={"c4": "sword disarm_kit"})
    t.choose(HERO_PLAYER, move("rogue", "c4"))
    assert t.state.bags[ROGUE] == 0b10001 and not t.state.dropped and t.state.actions == 3


@pytest.mark.rule("DH-EX-54", "DH-RULING-26", "DH-RULING-84")
def test_artifacts_on_a_face_down_portal_stay_there_when_it_carries_the_hero_off() -> None:
    t = laid({"rogue": "d2"}, down={"d3": "portal"}, dropped={"d3": "sword"})
    t.choose(HERO_PLAYER, move("rogue", "d3"), Return(at("d0")))
    assert t.state.dropped == {at("d3"): 1} and t.state.bags[ROGUE] == 0


@pytest.mark.rule("DH-ART-06")
def test_a_used_artifact_leaves_the_game() -> None:
    t = laid({"rogue": "c3"}, hp={"rogue": 1}, bags={"rogue": "holy_icon"})
    t.choose(HERO_PLAYER, UseIcon(ROGUE, ROGUE))
    assert t.state.removed == tiles_of("holy_icon")[:1] and not t.state.bags[ROGUE] & ICONS
