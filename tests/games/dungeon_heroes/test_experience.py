"""What earns experience and what does not (DH-MKT-06, DH-RULING-38)."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.dungeon_heroes.choices import USE, Exorcise, IconOnLady, UseIcon
from flambeau.games.dungeon_heroes.events import Earned
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.experience import experience
from flambeau.games.dungeon_heroes.tiles import CLERIC, DRAGON, ROGUE, TILES, WARRIOR, WHITE_LADY, WIZARD
from flambeau.kit import Table

from .laying import heal, health, laid, lead, monster, move


def with_market(heroes: dict[str, str], **more: Any) -> Table:
    """A game with the market."""
    return laid(heroes, undead=True, **more)


def earned(t: Table) -> list[str]:
    """The types of the experience tiles."""
    return [TILES[tile].id for tile in t.state.earned]


@pytest.mark.rule("DH-EX-39", "DH-RULING-38", "DH-MKT-06")
def test_a_trap_sprung_and_survived_is_experience() -> None:
    t = with_market({"cleric": "c2"}, down={"c3": "fireball"})
    t.choose(HERO_PLAYER, move("cleric", "c3"))
    assert health(t, "cleric") == 5 and earned(t) == ["fireball"] and experience(t.state) == 3
    assert t.state.removed == () and len(t.told(Earned)) == 1
    t = with_market({"wizard": "c2", "cleric": "a1"}, hp={"wizard": 3}, down={"c3": "fireball"})
    t.choose(HERO_PLAYER, move("wizard", "c3"))
    assert health(t, "wizard") == 0 and earned(t) == [] and len(t.state.removed) == 1


@pytest.mark.rule("DH-RULING-38", "DH-TRAP-03")
def test_a_disarmed_trap_is_experience() -> None:
    t = with_market({"rogue": "c2"}, down={"c3": "spike_pit"})
    t.choose(HERO_PLAYER, move("rogue", "c3"))
    assert earned(t) == ["spike_pit"] and list(t.state.earned.values()) == [ROGUE]


@pytest.mark.rule("DH-RULING-38", "DH-SWORD-01")
def test_monsters_killed_by_warrior_or_sword_are_experience_tile_or_figure() -> None:
    t = with_market({"warrior": "c2", "rogue": "e2"}, down={"c3": "orc"}, figures={"e3": "goblin"})
    t.state.bags[ROGUE] = 1
    t.choose(HERO_PLAYER, move("warrior", "c3"), move("rogue", "e3"), USE)
    assert t.state.earned == {monster("orc"): WARRIOR, monster("goblin"): ROGUE} and experience(t.state) == 4


@pytest.mark.rule("DH-RULING-38", "DH-RULING-64")
def test_special_monsters_are_experience_too() -> None:
    t = with_market({"warrior": "c2"}, dragon=["c3", "c4"])
    t.choose(HERO_PLAYER, move("warrior", "c3"))
    assert t.state.earned == {DRAGON: WARRIOR} and experience(t.state) == 5


@pytest.mark.rule("DH-EX-50", "DH-RULING-38")
def test_the_white_lady_healed_away_is_experience_of_the_healer() -> None:
    t = with_market({"cleric": "c2"}, figures={"c3": "white_lady"})
    t.choose(HERO_PLAYER, Exorcise(CLERIC))
    assert t.state.earned == {WHITE_LADY: CLERIC} and experience(t.state) == 1
    t = with_market({"cleric": "c2", "rogue": "c3"}, possessed="rogue")
    t.choose(HERO_PLAYER, heal("rogue"))
    assert t.state.earned == {WHITE_LADY: CLERIC}


@pytest.mark.rule("DH-RULING-38", "DH-WL-14")
def test_the_white_lady_driven_away_by_an_icon_is_experience_of_its_user() -> None:
    t = with_market({"wizard": "c3"}, figures={"c3": "white_lady"}, bags={"wizard": "holy_icon"})
    t.choose(HERO_PLAYER, IconOnLady(WIZARD))
    assert t.state.earned == {WHITE_LADY: WIZARD}
    t = with_market({"wizard": "c3", "rogue": "c4"}, possessed="rogue", bags={"wizard": "holy_icon"})
    t.choose(HERO_PLAYER, UseIcon(WIZARD, ROGUE))
    assert t.state.earned == {WHITE_LADY: WIZARD}


@pytest.mark.rule("DH-RULING-86", "DH-EX-25", "DH-EX-55")
def test_what_a_possessed_hero_removes_is_no_experience_even_if_freed_on_the_way() -> None:
    t = with_market(
        {"rogue": "c4", "cleric": "a6"},
        possessed="rogue",
        down={"c3": "fireball"},
        seat=LORD,
        hand=["chest", "orc"],
    )
    t.choose(LORD, lead("rogue", "c3"))
    assert health(t, "rogue") == 3 and t.state.earned == {} and t.state.possessed == -1
    t = with_market(
        {"rogue": "c4", "cleric": "a6"},
        possessed="rogue",
        figures={"c3": "goblin"},
        down={"c3": "bear_trap"},
        seat=LORD,
        aggressive=True,
    )
    t.choose(LORD, lead("rogue", "c3"))
    assert health(t, "rogue") == 4 and t.state.earned == {}


@pytest.mark.rule("DH-RULING-74")
def test_without_the_market_no_experience_is_kept() -> None:
    t = laid({"warrior": "c2"}, down={"c3": "orc"})
    t.choose(HERO_PLAYER, move("warrior", "c3"))
    assert t.state.earned == {} and t.state.removed == (monster("orc"),)


@pytest.mark.rule("DH-POISON-01")
def test_a_poison_cloud_is_no_experience_and_a_mild_one_leaves_one_health_and_sends_back() -> None:
    t = with_market({"warrior": "c2", "cleric": "b0"}, down={"c3": "poison_cloud"}, mild_poison=True)
    t.choose(HERO_PLAYER, move("warrior", "c3"))
    assert health(t, "warrior") == 1 and t.state.earned == {}
    assert [choice.to for choice in t.choices(HERO_PLAYER)] == [37, 38, 39]


@pytest.mark.rule("DH-POISON-01", "DH-WL-11")
def test_a_mild_poison_cloud_frees_a_possessed_hero_who_stays_if_every_start_square_is_taken() -> None:
    t = laid(
        {"warrior": "b0", "cleric": "c0", "rogue": "c4", "wizard": "d0", "damsel": "e0"},
        possessed="rogue",
        down={"c3": "poison_cloud", "f6": "chest"},
        mild_poison=True,
        seat=LORD,
        aggressive=True,
    )
    t.choose(LORD, lead("rogue", "c3"))
    assert health(t, "rogue") == 1 and t.state.possessed == -1 and t.state.at[ROGUE] == 14
