"""The help of a solo monster says what it would do now, and why."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.board import cell_named
from flambeau.games.dungeon_heroes.foresight import foretell, intents
from flambeau.games.dungeon_heroes.model import HERO_PLAYER
from flambeau.kit import Table
from flambeau.table import Words

from .alone import heroes_turn
from .laying import laid, monster

assert GAME.text is not None
ENGLISH = Words([GAME.text], "en")
FRENCH = Words([GAME.text], "fr")


def told(t: Table, name: str, words: Words = ENGLISH) -> str:
    """What the help foretells of a monster."""
    return foretell(t.match.view(HERO_PLAYER), monster(name), words)


@pytest.mark.rule("DH-RULING-45")
def test_an_attack_in_place_is_foretold_with_its_target() -> None:
    t = heroes_turn({"cleric": "c2", "rogue": "b3"}, figures={"c3": "ogre"})
    assert told(t, "ogre") == (
        "If it acted now it would attack the Rogue. The ogre picks the Rogue, not the Cleric: fewest health."
    )


@pytest.mark.rule("DH-RULING-46")
def test_a_step_and_an_attack_are_foretold() -> None:
    t = heroes_turn({"cleric": "f6"}, figures={"e5": "goblin"})
    assert told(t, "goblin").startswith("If it acted now it would move to f6 and attack the Cleric.")


@pytest.mark.rule("DH-RULING-47")
def test_an_approach_is_foretold_with_every_square_that_fell_out() -> None:
    t = heroes_turn({"warrior": "b2", "rogue": "d2"}, figures={"c5": "skeleton"})
    assert told(t, "skeleton") == (
        "If it acted now it would move to c4. "
        "Skeleton I: c4, b5 and d5, not c6: closer to the nearest hero. "
        "Skeleton I: c4, not b5 and d5: most central between the nearest heroes."
    )


@pytest.mark.rule("DH-RULING-47")
def test_a_monster_that_cannot_come_closer_is_foretold_to_stay() -> None:
    t = heroes_turn({"warrior": "a1"}, figures={"a4": "orc", "a3": "goblin", "b4": "goblin", "a5": "goblin"})
    assert told(t, "orc") == "If it acted now it would stay."


@pytest.mark.rule("DH-RULING-53")
def test_a_possession_is_foretold() -> None:
    t = heroes_turn({"rogue": "c3", "cleric": "f1"}, figures={"c4": "white_lady"})
    assert told(t, "white_lady", FRENCH) == "Si elle agissait maintenant, elle posséderait le voleur."


@pytest.mark.rule("DH-RULING-92")
def test_a_raising_is_foretold() -> None:
    t = heroes_turn({"rogue": "d1"}, figures={"d4": "necromancer"}, slain=["orc", "goblin"])
    assert told(t, "necromancer").startswith(
        "If he acted now he would bring back the orc on d2. "
        "The necromancer would bring back orc I rather than goblin I: more damage."
    )


def test_only_solo_monsters_have_their_help_say_so() -> None:
    alone = heroes_turn({"cleric": "c2"}, figures={"c3": "ogre"})
    two = laid({"cleric": "c2"}, figures={"c3": "ogre"}, aggressive=True)
    for t, foretold in ((alone, True), (two, False)):
        scene = GAME.table(t.match.view(HERO_PLAYER), HERO_PLAYER, ENGLISH)
        helps = [one.help for zone in scene.rest.zones for one in zone.elements if one.id.startswith("monster.")]
        assert ["acted now" in one for one in helps] == [foretold]


def arrows(t: Table) -> list[tuple[str, ...]]:
    """The lines of intent, each as the squares it goes through."""
    return [path.through for path in intents(t.match.view(HERO_PLAYER))]


def squares(*names: str) -> tuple[str, ...]:
    return tuple([f"cell.{cell_named(name)}" for name in names])


@pytest.mark.rule("DH-RULING-45")
def test_an_attack_in_place_is_a_line_to_its_target() -> None:
    t = heroes_turn({"cleric": "c2", "rogue": "b3"}, figures={"c3": "ogre"})
    assert arrows(t) == [squares("c3", "b3")]


@pytest.mark.rule("DH-RULING-47")
def test_an_approach_is_a_line_to_the_square_it_steps_to() -> None:
    t = heroes_turn({"warrior": "b2", "rogue": "d2"}, figures={"c5": "skeleton"})
    assert arrows(t) == [squares("c5", "c4")]
