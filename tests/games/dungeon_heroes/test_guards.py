"""Every reason is true: in crowded positions a choice is listed just when all its guards hold."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flambeau.games.dungeon_heroes import DOMAINS
from flambeau.games.dungeon_heroes.choices import Buy, Give, Move, Rally, UseBread
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.tiles import CLERIC, DAMSEL, MARKET, ROGUE, WARRIOR
from flambeau.kernel import Intent, candidates, failing
from flambeau.kit import Table

from .alone import heroes_turn
from .laying import advance, at, attack, item, laid, move, reveal

CROWD = {"rogue": "c3", "cleric": "c4", "wizard": "d4", "damsel": "e5"}
BAGS = {
    "rogue": "sword holy_grail demon_skull standard",
    "cleric": "magic_hat holy_icon",
    "wizard": "magic_mirror strange_bread energy_elixir disarm_kit",
}


def heroes_with_everything(**more: object) -> Table:
    """A hero turn with every artifact, a dead Warrior, hurt heroes, the white lady and the market."""
    layout = {
        "hp": {"rogue": 3, "wizard": 2, "cleric": 8},
        "bags": BAGS,
        "figures": {"b4": "white_lady", "d2": "orc", "f6": "goblin"},
        "down": {"a1": "chest", "f6": "portal", "d5": "chest"},
        "up": {"e4": "skeleton"},
        "earned": {"rogue": "bear_trap fireball"},
        "undead": True,
        "market": MARKET,
        "aggressive": True,
        **more,
    }
    return laid(CROWD, **layout)  # type: ignore[arg-type]


def lords_turn(**more: object) -> Table:
    """The Dungeon Lord's turn with many figures, eliminated monsters and tiles in hand."""
    layout = {
        "figures": {"d2": "orc", "b3": "goblin", "e3": "necromancer", "c2": "white_lady"},
        "dragon": ("e6", "f6"),
        "slain": ["ogre", "skeleton"],
        "down": {"a1": "chest", "b3": "portal"},
        "up": {"a6": "chest"},
        "hand": ["fairy", "portal", "fireball"],
        "undead": True,
        "seat": LORD,
        **more,
    }
    return laid(CROWD, **layout)  # type: ignore[arg-type]


POSITIONS: dict[str, Callable[[], Table]] = {
    "heroes": heroes_with_everything,
    "tired heroes": lambda: heroes_with_everything(tired=[0, 1, 2, 1, 0], actions=1),
    "two actions left": lambda: heroes_with_everything(actions=2),
    "no actions left": lambda: heroes_with_everything(actions=0),
    "possessed rogue": lambda: heroes_with_everything(possessed="rogue", figures={"d2": "orc"}),
    "own experience": lambda: heroes_with_everything(own_experience=True, earned={"rogue": "ogre", "cleric": "goblin"}),
    "alone": lambda: heroes_turn(CROWD, bags=BAGS, figures={"d2": "orc"}, down={"a1": "chest"}),
    "alone, may stop": lambda: heroes_turn(CROWD, figures={"d2": "orc"}, down={"a1": "chest"}, actions=4),
    "lord, passive": lords_turn,
    "lord, must place": lambda: lords_turn(actions=1),
    "lord, two left": lambda: lords_turn(actions=2),
    "lord, has placed": lambda: lords_turn(actions=1, placed=True),
    "lord, aggressive": lambda: lords_turn(aggressive=True, hand=[]),
    "lord, left over": lambda: lords_turn(aggressive=True, due=2),
    "lord, one left over": lambda: lords_turn(aggressive=True, due=1),
    "lord, acted": lambda: lords_turn(aggressive=True, hand=[], acted=[1] * 13),
    "lord, leading": lambda: lords_turn(
        figures={"d2": "orc"}, dragon=(), slain=[], possessed="rogue", aggressive=True, hand=[]
    ),
    "after a step": lambda: lords_turn(aggressive=True, hand=[]).choose(LORD, advance("white_lady", "c3")),
    "after the orc's step": lambda: lords_turn(aggressive=True, hand=[]).choose(LORD, advance("orc", "d3")),
    "second square": lambda: laid(
        {"wizard": "c1", "rogue": "a1"}, down={"c3": "dragon"}, figures={"b3": "necromancer"}, undead=True
    ).choose(HERO_PLAYER, reveal("c3")),
    "arrow": lambda: laid({"rogue": "c3", "cleric": "c5", "wizard": "b4"}, up={"c4": "shifting_floor"}).choose(
        HERO_PLAYER, move("rogue", "c4")
    ),
    "start square": lambda: laid(
        {"rogue": "c3", "cleric": "b0"}, up={"c4": "portal"}, figures={"d0": "goblin"}, aggressive=True
    ).choose(HERO_PLAYER, move("rogue", "c4")),
    "free action": lambda: heroes_with_everything(actions=0).choose(HERO_PLAYER, Rally(DAMSEL, ROGUE)),
    "payment": lambda: heroes_with_everything(earned={"rogue": "orc skeleton skeleton goblin"}).choose(
        HERO_PLAYER, Buy(item("strange_bread"), ROGUE)
    ),
}


@pytest.mark.rule("DH-GRAIL-01", "DH-GRAIL-03", "DH-HAT-01")
@pytest.mark.parametrize("position", POSITIONS)
def test_a_choice_is_listed_just_when_no_guard_refuses_it(position: str) -> None:
    match = POSITIONS[position]().match
    (seat,) = match.asked()
    question, view = match.question(seat), match.view(seat)
    legal = set(question.choices)
    assert legal
    for kind in question.topic.kinds:
        for candidate in candidates(kind.type, {}, DOMAINS, list(question.choices)):
            refused = failing(kind, view, question, candidate)
            assert (candidate in legal) == (not refused), f"{candidate}: {refused}"


TIRED_ROGUE = [2 if hero == ROGUE else 0 for hero in range(5)]


@pytest.mark.rule("DH-WL-10")
def test_whoever_points_at_a_square_is_told_of_a_possessed_hero_only_if_nothing_else_is_in_the_way() -> None:
    heroes = {"wizard": "c3", "rogue": "f6"}
    t = laid(heroes, possessed="wizard", figures={"a6": "orc"}, tired=TIRED_ROGUE, undead=True, aggressive=True)
    assert t.refused(HERO_PLAYER, Intent(Move, to=at("c4"))) == "DH-TURN-08"  # the Rogue is tired, and far away too


@pytest.mark.rule("DH-BREAD-01")
def test_a_hero_without_bread_is_no_reason_while_another_holds_some() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, bags={"rogue": "strange_bread"}, hp={"cleric": 3}, tired=TIRED_ROGUE)
    assert t.refused(HERO_PLAYER, Intent(UseBread)) == "DH-TURN-08"  # the Rogue is tired, and healthy too


@pytest.mark.rule("DH-ELIXIR-01")
def test_whoever_points_at_a_tired_hero_hears_of_the_actions_and_not_of_an_elixir() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, bags={"cleric": "energy_elixir"}, tired=TIRED_ROGUE, actions=0)
    assert t.refused(HERO_PLAYER, "hero.2") == "DH-TURN-02"


@pytest.mark.rule("DH-AGG-03", "DH-CLASS-04")
def test_whoever_points_at_a_distant_hero_hears_of_the_step_and_not_of_a_tile_that_is_not_there() -> None:
    t = laid({"wizard": "c3", "cleric": "f6"})
    assert t.refused(HERO_PLAYER, f"cell.{at('f6')}") == "DH-BOARD-07"


@pytest.mark.rule("DH-GOAL-05")
def test_a_dead_hero_is_no_target_and_receives_nothing() -> None:
    t = laid({"cleric": "c3", "rogue": "c2"}, figures={"c4": "orc"}, seat=LORD, aggressive=True)
    assert t.refused(LORD, attack("orc", "warrior")) == "DH-GOAL-05"
    t = laid({"cleric": "c3", "rogue": "c2"}, bags={"cleric": "sword"})
    assert t.refused(HERO_PLAYER, Give(CLERIC, WARRIOR, item("sword"))) == "DH-GOAL-05"
