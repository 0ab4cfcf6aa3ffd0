"""The dungeon's turn: which tiles are turned up when, and what the player is asked (DH-SOLO-12, DH-SOLO-13, DH-SOLO-14,
DH-SOLO-15, DH-SOLO-16, DH-SOLO-17, DH-SOLO-18, DH-SOLO-19, DH-SOLO-20, DH-SOLO-21, DH-SOLO-22, DH-EX-30)."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.dungeon_heroes.board import NAMES, ROOM_MASK
from flambeau.games.dungeon_heroes.choices import END_TURN, Follow, Return
from flambeau.games.dungeon_heroes.events import Advanced, DungeonBegan, Joined, Revealed
from flambeau.games.dungeon_heroes.model import HERO_PLAYER
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.rules.solo import reveal_order
from flambeau.games.dungeon_heroes.rules.tile_effects import ARROW, START_SQUARE
from flambeau.games.dungeon_heroes.tiles import DAMSEL, ROGUE
from flambeau.kit import Table

from .alone import attacks, dungeon, figure_at, heroes_turn, steps, turned_up
from .laying import at, heal, health, where

FAR = {"cleric": "f1", "wizard": "e0"}
A1 = 1  # as a mask


def row(number: int) -> list[str]:
    """The squares of a row, from a to f."""
    return [f"{column}{number}" for column in "abcdef"]


def order(turn: int, *squares: str) -> list[str]:
    """The order in which a dungeon turn comes to these face-down tiles."""
    return [NAMES[cell] for cell in reveal_order(turn, sum([1 << at(square) for square in squares]))]


def revealed_by(turn: int) -> tuple[list[str], str]:
    """What a dungeon turn turns up of a room full of tiles with all earlier rows open, and by which rule."""
    down = dict.fromkeys(("a6", "a5", "a4", "a3"), "bear_trap") | {"a2": "arrow_launcher", "a1": "fireball"}
    hidden = {square: name for square, name in down.items() if int(square[1]) <= 7 - turn}
    t = dungeon(FAR, turn=turn, down=hidden)
    told = t.match.journal.told if t.match.journal is not None else []
    rules = [one.rule for one in told if isinstance(one.event, Revealed)]
    return turned_up(t), rules[0] if rules else ""


@pytest.mark.rule("DH-SOLO-15")
def test_turn_1_reveals_row_6() -> None:
    assert revealed_by(1) == (["a6"], "DH-SOLO-15")


@pytest.mark.rule("DH-SOLO-16")
def test_turn_2_reveals_row_5() -> None:
    assert revealed_by(2) == (["a5"], "DH-SOLO-16")


@pytest.mark.rule("DH-SOLO-17", "DH-SOLO-18")
def test_turns_3_and_4_reveal_rows_4_and_3() -> None:
    assert revealed_by(3) == (["a4"], "DH-SOLO-17") and revealed_by(4) == (["a3"], "DH-SOLO-18")


@pytest.mark.rule("DH-SOLO-19", "DH-SOLO-20")
def test_turns_5_and_6_reveal_rows_2_and_1() -> None:
    assert revealed_by(5) == (["a2"], "DH-SOLO-19") and revealed_by(6) == (["a1"], "DH-SOLO-20")


@pytest.mark.rule("DH-SOLO-21")
def test_after_turn_6_no_row_comes_up_of_itself() -> None:
    assert reveal_order(6, A1) == reveal_order(7, A1) == [at("a1")]


@pytest.mark.rule("DH-SOLO-21", "DH-SOLO-22")
def test_turn_7_and_later_ones_reveal_what_was_skipped() -> None:
    for turn, rule in ((7, "DH-SOLO-21"), (8, "DH-SOLO-22"), (20, "DH-SOLO-22")):
        t = dungeon(FAR, turn=turn, down={"b2": "bear_trap", "e4": "chest"})
        assert turned_up(t) == ["e4", "b2"] and rule in t.rules_told()


@pytest.mark.rule("DH-SOLO-17", "DH-SOLO-18", "DH-SOLO-19")
def test_from_turn_3_on_skipped_tiles_come_before_the_row() -> None:
    assert order(3, "a4", "f5") == ["f5", "a4"]
    assert order(4, "a3", "f5") == ["f5", "a3"]
    assert order(5, "a2", "f5") == ["f5", "a2"]


@pytest.mark.rule("DH-SOLO-20")
def test_turn_6_comes_to_skipped_tiles_first() -> None:
    assert order(6, "a1", "f2") == ["f2", "a1"]


@pytest.mark.rule("DH-RULING-40")
def test_skipped_tiles_come_from_row_6_downwards_and_from_a_to_f() -> None:
    assert order(4, "f5", "a5", "b6", "c4", "a3", "f3", "a2") == ["b6", "a5", "f5", "c4", "a3", "f3"]


@pytest.mark.rule("DH-RULING-40")
def test_a_tile_passed_over_on_turn_1_waits_until_turn_3() -> None:
    assert order(2, "c6", "a5") == ["a5"] and order(3, "c6", "a4") == ["c6", "a4"]


@pytest.mark.rule("DH-EX-30")
def test_the_rows_revealed_are_6_to_1_and_then_none() -> None:
    shown = 0
    for turn, number in enumerate((6, 5, 4, 3, 2, 1), start=1):
        found = reveal_order(turn, ROOM_MASK & ~shown)
        assert [NAMES[cell] for cell in found] == row(number)
        shown |= sum([1 << cell for cell in found])
    assert reveal_order(7, ROOM_MASK & ~shown) == reveal_order(8, ROOM_MASK & ~shown) == []


@pytest.mark.rule("DH-EX-31", "DH-SOLO-13")
def test_the_tile_under_a_goblin_is_passed_over_on_turn_2_and_revealed_first_on_turn_3() -> None:
    names = ("bear_trap", "chest", "arrow_launcher", "arrow_launcher", "bear_trap", "fireball")
    t = dungeon(FAR, turn=2, figures={"b5": "goblin"}, down=dict(zip(row(5), names)) | {"a4": "chest"})
    assert turned_up(t) == ["a5", "c5", "d5", "e5", "f5"]
    assert figure_at(t, "goblin") != "b5"
    t.choose(HERO_PLAYER, heal("cleric"), heal("cleric"))
    while END_TURN not in t.choices(HERO_PLAYER):
        t.choose(HERO_PLAYER, t.choices(HERO_PLAYER)[0])
    t.choose(HERO_PLAYER, END_TURN)
    assert turned_up(t)[5:] == ["b5", "a4"]


@pytest.mark.rule("DH-RULING-40")
def test_a_tile_covered_by_a_dragon_of_the_same_turn_is_passed_over() -> None:
    t = dungeon({"cleric": "e7", "wizard": "e0"}, turn=1, down={"c6": "dragon", "d6": "chest", "f6": "bear_trap"})
    assert turned_up(t) == ["c6", "f6"]  # its second square is d6


@pytest.mark.rule("DH-SOLO-14")
def test_first_tiles_are_revealed_then_every_monster_acts_those_just_revealed_too() -> None:
    t = dungeon({"cleric": "c2", "wizard": "e0"}, turn=1, figures={"c3": "orc"}, down={"a6": "goblin"})
    assert attacks(t) == ["orc cleric"] and len(steps(t)) == 1
    assert t.told(DungeonBegan) == [DungeonBegan(1)]
    told = [type(one.event) for one in t.match.journal.told] if t.match.journal is not None else []
    assert told.index(Revealed) < told.index(Advanced)


@pytest.mark.rule("DH-SOLO-12")
def test_a_monster_revealed_by_the_dungeon_is_a_figure_at_once() -> None:
    t = dungeon(FAR, turn=1, down={"a6": "ogre"})
    assert figure_at(t, "ogre") and not t.state.tiled and "DH-SOLO-12" in t.rules_told()


@pytest.mark.rule("DH-SOLO-08")
def test_after_the_dungeon_the_heroes_are_next() -> None:
    t = dungeon(FAR, turn=3).expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.round == 4


@pytest.mark.rule("DH-RULING-97")
def test_a_damsel_revealed_in_the_dungeons_turn_is_a_target_at_once() -> None:
    t = dungeon(FAR, turn=1, figures={"b5": "orc"}, down={"b6": "damsel"})
    assert t.told(Joined) == [Joined(DAMSEL, at("b6"))]
    assert attacks(t) == ["orc damsel"] and health(t, "damsel") == 1


# The player's choices


@pytest.mark.rule("DH-RULING-95")
def test_the_player_chooses_the_arrow_for_a_hero_who_is_led() -> None:
    t = dungeon({"cleric": "f1", "rogue": "c3"}, turn=1, possessed="rogue", down={"c4": "shifting_floor"})
    t.expects(HERO_PLAYER, ARROW).choose(HERO_PLAYER, Follow(at("d4"))).expects(HERO_PLAYER, HERO_ACTION)
    assert t.told(Revealed)[0].at == at("c4")


@pytest.mark.rule("DH-RULING-95")
def test_the_player_chooses_the_start_square_for_a_hero_who_is_led() -> None:
    t = dungeon({"cleric": "f1", "rogue": "c3"}, turn=1, possessed="rogue", down={"c4": "portal"})
    t.expects(HERO_PLAYER, START_SQUARE).choose(HERO_PLAYER, Return(at("b0"))).expects(HERO_PLAYER, HERO_ACTION)
    assert where(t, ROGUE) == at("b0")


@pytest.mark.rule("DH-RULING-60", "DH-RULING-95")
def test_no_sword_is_offered_in_the_dungeons_turn() -> None:
    t = dungeon(
        {"cleric": "f1", "rogue": "c3"}, turn=1, possessed="rogue", down={"c4": "goblin"}, bags={"rogue": "sword"}
    )
    t.expects(HERO_PLAYER, HERO_ACTION)
    assert health(t, "rogue") == 4 and figure_at(t, "goblin") == "c4"  # its entry, then its own attack


# Hidden facts


def moves_with(hidden: str) -> list[str]:
    """What the dungeon does on turn 1 with this tile face down on c4."""
    heroes = {"cleric": "f1", "rogue": "b2"}
    t = dungeon(heroes, turn=1, figures={"c5": "orc", "e4": "goblin"}, down={"c4": hidden, "d3": "chest"})
    return [*steps(t), *attacks(t)]


@pytest.mark.rule("DH-RULING-96")
def test_no_step_depends_on_what_a_face_down_tile_is() -> None:
    found = [moves_with(hidden) for hidden in ("poison_cloud", "ogre", "dragon", "holy_grail")]
    assert found[0] and all(other == found[0] for other in found)


@pytest.mark.rule("DH-RULING-96")
def test_a_possessed_hero_is_led_to_the_same_tile_whatever_it_hides() -> None:
    for hidden in ("chest", "holy_grail", "poison_cloud", "orc"):
        t = dungeon({"cleric": "f1", "warrior": "c3"}, turn=1, possessed="warrior", down={"c4": hidden, "c1": "chest"})
        assert turned_up(t)[0] == "c4"


# The end of the heroes' turn


def ending(**layout: Any) -> str:
    """Whether ending the turn can be taken back."""
    t = heroes_turn(FAR, actions=0, spare=0, **layout)
    return t.match.finality(HERO_PLAYER, END_TURN)


@pytest.mark.rule("DH-SOLO-14")
def test_ending_the_turn_is_final_when_a_tile_will_be_turned_up() -> None:
    assert ending(turn=1, down={"a6": "chest"}) == "final"
    assert ending(turn=1, down={"a5": "chest"}) == "may be final"


# Questions inside the dungeon's turn


def led_onto_a_shifting_floor() -> Table:
    """The dungeon's turn asks the player for an arrow."""
    down = {"c4": "shifting_floor", "a1": "chest", "f5": "bear_trap"}
    return dungeon({"cleric": "f1", "rogue": "c3"}, turn=1, possessed="rogue", down=down)


@pytest.mark.rule("DH-RULING-72", "DH-RULING-95")
def test_an_answer_in_the_dungeons_turn_may_be_final_because_the_dungeon_goes_on() -> None:
    t = led_onto_a_shifting_floor().expects(HERO_PLAYER, ARROW)
    assert t.match.finality(HERO_PLAYER, Follow(at("d4"))) == "may be final"
    t.choose(HERO_PLAYER, Follow(at("c5")))
    assert where(t, ROGUE) == at("d4")  # her second action leads him on, towards f5


@pytest.mark.rule("DH-RULING-96", "DH-SOLO-23")
def test_in_the_middle_of_the_dungeons_turn_other_worlds_can_be_imagined() -> None:
    match = led_onto_a_shifting_floor().match
    faces = {match.imagine(HERO_PLAYER, seed).state.room.faces[at("a1")] for seed in range(8)}
    assert len(faces) == 2  # the chest or the bear trap: what was turned up stays what it is
