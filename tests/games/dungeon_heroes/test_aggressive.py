"""The aggressive phase: revealing, stepping, attacking (DH-AGG, DH-RULING-16, DH-RULING-81, DH-RULING-82)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.board import NAMES
from flambeau.games.dungeon_heroes.choices import END_TURN, HOLD, Advance, Attack
from flambeau.games.dungeon_heroes.events import Attacked, Revealed
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.aggressive import FOLLOW_UP
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.rules.lord import LORD_ACTION
from flambeau.games.dungeon_heroes.tiles import WARRIOR, tiles_of

from .laying import advance, at, attack, health, laid, monster, move, tile_on, turn_up

FAR = {"f6": "chest"}


def steps_of(found: list[Advance], name: str) -> set[str]:
    """The names of the squares a monster can step onto."""
    return {NAMES[choice.to] for choice in found if choice.monster == monster(name)}


@pytest.mark.rule("DH-AGG-03", "DH-EX-20", "DH-AGG-12")
def test_a_face_down_tile_under_a_monster_stays_down_and_cannot_be_revealed() -> None:
    t = laid({"warrior": "a1"}, figures={"c3": "orc"}, down={"c4": "chest", **FAR}, seat=LORD, aggressive=True)
    t.choose(LORD, advance("orc", "c4"))
    assert t.state.veiled >> at("c4") & 1 and t.told(Revealed) == []
    assert t.refused(LORD, turn_up("c4")) == "DH-RULING-23"


@pytest.mark.rule("DH-AGG-13", "DH-RULING-82")
def test_a_monster_on_a_face_up_tile_triggers_nothing() -> None:
    t = laid({"warrior": "a1"}, figures={"c3": "orc"}, up={"c4": "spike_pit"}, down=FAR, seat=LORD, aggressive=True)
    t.choose(LORD, advance("orc", "c4"))
    assert tile_on(t, "c4") == "spike_pit" and t.state.figures[monster("orc")] == at("c4")


@pytest.mark.rule("DH-AGG-05", "DH-MON-06")
def test_monsters_step_orthogonally_and_goblins_diagonally_too() -> None:
    t = laid({"warrior": "a1"}, figures={"c3": "orc", "e5": "goblin"}, seat=LORD, aggressive=True)
    found = t.choices(LORD, Advance)
    assert steps_of(found, "orc") == {"c2", "c4", "b3", "d3"}
    assert steps_of(found, "goblin") == {"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"}


@pytest.mark.rule("DH-AGG-06", "DH-AGG-07")
def test_a_monster_may_enter_a_heros_square_and_no_other_monsters() -> None:
    t = laid({"warrior": "c4"}, figures={"c3": "orc", "c2": "skeleton"}, seat=LORD, aggressive=True)
    assert t.refused(LORD, advance("orc", "c2")) == "DH-AGG-06"
    t.choose(LORD, advance("orc", "c4"), attack("orc", "warrior"))
    assert t.state.at[WARRIOR] == at("c4") == t.state.figures[monster("orc")]


@pytest.mark.rule("DH-AGG-14", "DH-BOARD-05")
def test_monsters_may_step_into_the_start_zone_and_the_treasure_room() -> None:
    t = laid({"warrior": "a3"}, figures={"c1": "orc", "c6": "skeleton"}, seat=LORD, aggressive=True)
    found = t.choices(LORD, Advance)
    assert "c0" in steps_of(found, "orc") and "c7" in steps_of(found, "skeleton")


@pytest.mark.rule("DH-EX-19", "DH-AGG-08", "DH-AGG-09")
def test_a_goblin_cannot_attack_diagonally_but_may_step_and_attack() -> None:
    t = laid({"warrior": "d4"}, figures={"c3": "goblin"}, seat=LORD, aggressive=True)
    assert t.refused(LORD, attack("goblin", "warrior")) == "DH-AGG-08"
    for square in ("c4", "d3", "d4"):
        t = laid({"warrior": "d4"}, figures={"c3": "goblin"}, down=FAR, seat=LORD, aggressive=True)
        t.choose(LORD, advance("goblin", square)).expects(LORD, FOLLOW_UP)
        t.choose(LORD, attack("goblin", "warrior"))
        assert health(t, "warrior") == 9 and t.state.actions == 3


@pytest.mark.rule("DH-AGG-10", "DH-AGG-11")
def test_a_monster_may_attack_without_moving_and_always_hits() -> None:
    t = laid({"warrior": "c3"}, figures={"c3": "ogre"}, down=FAR, seat=LORD, aggressive=True)
    t.choose(LORD, attack("ogre", "warrior"))
    assert health(t, "warrior") == 6 and t.told(Attacked) == [Attacked(monster("ogre"), WARRIOR)]


@pytest.mark.rule("DH-AGG-04")
def test_a_monster_acts_once_a_turn() -> None:
    t = laid({"warrior": "c3"}, figures={"c4": "orc"}, down=FAR, seat=LORD, aggressive=True)
    t.choose(LORD, attack("orc", "warrior"))
    assert t.refused(LORD, advance("orc", "c5")) == t.refused(LORD, attack("orc", "warrior")) == "DH-AGG-04"


@pytest.mark.rule("DH-AGG-09")
def test_after_its_step_a_monster_need_not_attack() -> None:
    t = laid({"warrior": "c3"}, figures={"c5": "orc"}, down=FAR, seat=LORD, aggressive=True)
    t.choose(LORD, advance("orc", "c4"), HOLD).expects(LORD, LORD_ACTION)
    assert health(t, "warrior") == 10


@pytest.mark.rule("DH-EX-21", "DH-RULING-16")
def test_a_monster_revealed_by_the_dungeon_lord_may_act_in_the_same_turn() -> None:
    t = laid({"warrior": "c3"}, down={"c4": "orc", **FAR}, seat=LORD, aggressive=True)
    t.choose(LORD, turn_up("c4"), attack("orc", "warrior"))
    assert health(t, "warrior") == 7 and t.state.actions == 2
    assert t.refused(LORD, attack("orc", "warrior")) == "DH-AGG-04"


@pytest.mark.rule("DH-AGG-02")
def test_the_dungeon_lord_performs_four_actions_of_either_kind_and_no_fifth() -> None:
    heroes = {"warrior": "a1", "rogue": "f1"}
    hidden = {"a6": "chest", "b6": "chest", "c6": "chest", "d6": "portal", "e6": "portal"}
    t = laid(heroes, figures={"c4": "orc", "d4": "skeleton"}, down=hidden, aggressive=True, actions=0)
    t.choose(HERO_PLAYER, END_TURN)
    for left, action in ((3, turn_up("a6")), (2, advance("orc", "c3")), (1, turn_up("b6"))):
        t.choose(LORD, action).expects(LORD, LORD_ACTION)
        assert t.state.actions == left and END_TURN not in t.choices(LORD)
    t.choose(LORD, advance("skeleton", "d3")).expects(HERO_PLAYER, HERO_ACTION)
    t = laid(heroes, down=hidden, seat=LORD, aggressive=True)
    t.choose(LORD, *[turn_up(square) for square in ("a6", "b6", "c6", "d6")]).expects(HERO_PLAYER, HERO_ACTION)


@pytest.mark.rule("DH-AGG-15")
def test_the_dungeon_lord_decides_who_acts_and_whom_they_attack() -> None:
    t = laid({"warrior": "c3", "rogue": "d4"}, figures={"c4": "orc"}, seat=LORD, aggressive=True)
    assert t.choices(LORD, Attack) == [attack("orc", "warrior"), attack("orc", "rogue")]


@pytest.mark.rule("DH-AGG-01", "DH-RULING-20")
def test_the_conversion_of_a_tile_under_a_hero_deals_no_damage() -> None:
    t = laid({"cleric": "c3", "wizard": "a1"}, up={"c3": "orc"}, down=FAR, actions=0)
    t.choose(HERO_PLAYER, END_TURN)
    assert t.state.aggressive and t.state.figures[monster("orc")] == at("c3") and health(t, "cleric") == 8


@pytest.mark.rule("DH-EX-42", "DH-RULING-81")
def test_a_waiting_monster_tile_becomes_a_figure_when_the_figure_above_leaves() -> None:
    t = laid({"rogue": "a1"}, figures={"c4": "goblin"}, up={"c4": "skeleton"}, down=FAR, seat=LORD, aggressive=True)
    t.choose(LORD, advance("goblin", "c5"))
    assert t.state.figures[monster("skeleton")] == at("c4") and tile_on(t, "c4") == ""
    t.choose(LORD, advance("skeleton", "c3"))
    assert t.state.actions == 2


@pytest.mark.rule("DH-RULING-81", "DH-AGG-01")
def test_at_the_change_of_phase_a_covered_monster_tile_waits() -> None:
    t = laid({"rogue": "a1"}, figures={"c4": "white_lady"}, up={"c4": "skeleton", "d4": "orc"}, down=FAR, actions=0)
    t.choose(HERO_PLAYER, END_TURN)
    assert t.state.aggressive and tile_on(t, "c4") == "skeleton" and tile_on(t, "d4") == ""


@pytest.mark.rule("DH-RULING-103")
def test_what_has_left_the_game_lies_open() -> None:
    t = laid({"warrior": "c3"}, down={"c4": "orc"})
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert t.match.view(LORD).removed == t.match.view(HERO_PLAYER).removed == tiles_of("orc")[:1]
