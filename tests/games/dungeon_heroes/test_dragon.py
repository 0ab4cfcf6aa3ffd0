"""The dragon: revealed in the heroes' turn, its second square, its steps and its reach (DH-DRAG, DH-RULING-31,
DH-RULING-63)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.choices import HOLD, USE, Place, Slot, Spread
from flambeau.games.dungeon_heroes.events import Appeared, Revealed, SpreadOut
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.aggressive import FOLLOW_UP
from flambeau.games.dungeon_heroes.rules.artifacts import SWORD
from flambeau.games.dungeon_heroes.rules.figures import SECOND_SQUARE
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.tiles import DRAGON, TAIL, WIZARD, Tile

from .laying import advance, at, attack, health, laid, lead, move, reveal, tile_on, turn_up


@pytest.mark.rule("DH-RULING-31", "DH-EXP-06")
def test_when_the_wizard_reveals_the_dragon_the_dungeon_lord_chooses_its_second_square_at_once() -> None:
    t = laid({"wizard": "c1", "rogue": "c4"}, down={"c3": "dragon", "b3": "chest"}, up={"d3": "orc"})
    t.choose(HERO_PLAYER, reveal("c3"))
    t.expects(LORD, SECOND_SQUARE)
    assert t.told(Revealed) == [Revealed(at("c3"), Tile(DRAGON), (WIZARD,), "ability")]
    # Tiles and heroes on the second square are allowed and unaffected.
    assert t.choices(LORD) == [Spread(at(name)) for name in ("c2", "b3", "d3", "c4")]
    t.choose(LORD, Spread(at("c4")))
    t.expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.figures[DRAGON] == at("c3") and t.state.figures[TAIL] == at("c4")
    assert health(t, "rogue") == 6 and tile_on(t, "c3") == ""
    assert t.told(SpreadOut) == [SpreadOut(at("c4"))]


@pytest.mark.rule("DH-RULING-31")
def test_the_second_square_lies_orthogonally_beside_and_holds_no_figure() -> None:
    t = laid({"wizard": "c1"}, down={"c3": "dragon"}, figures={"c2": "orc"}, aggressive=True)
    t.choose(HERO_PLAYER, reveal("c3"))
    assert t.refused(LORD, Spread(at("c2"))) == "DH-RULING-31"
    assert t.refused(LORD, Spread(at("d4"))) == "DH-RULING-31"


@pytest.mark.rule("DH-RULING-31")
def test_a_dragon_walled_in_by_figures_covers_one_square_until_its_first_step() -> None:
    t = laid(
        {"wizard": "a6", "rogue": "f6"},
        down={"a1": "dragon"},
        figures={"a2": "orc", "b1": "skeleton"},
        aggressive=True,
    )
    t.choose(HERO_PLAYER, reveal("a1"))
    t.expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.figures[TAIL] == -1
    t = laid({"rogue": "f6"}, figures={"a2": "orc"}, dragon=["a1"], seat=LORD, aggressive=True)
    t.choose(LORD, advance("dragon", "b1"))
    assert (t.state.figures[DRAGON], t.state.figures[TAIL]) == (at("b1"), at("a1"))


@pytest.mark.rule("DH-EX-56", "DH-RULING-32")
def test_a_hero_who_steps_on_the_hidden_dragon_is_hurt_before_its_second_square_is_chosen() -> None:
    t = laid({"cleric": "c2", "rogue": "b0"}, down={"c3": "dragon"})
    t.choose(HERO_PLAYER, move("cleric", "c3"))
    t.expects(LORD, SECOND_SQUARE)
    assert health(t, "cleric") == 3 and t.told(Appeared) == [Appeared(DRAGON, at("c3"))]
    t.choose(LORD, Spread(at("c2")))
    assert t.state.actions == 3 and t.state.at[1] == at("c3")


@pytest.mark.rule("DH-EX-56", "DH-RULING-32")
def test_when_the_warrior_steps_on_the_hidden_dragon_it_is_gone_and_no_second_square_is_chosen() -> None:
    t = laid({"warrior": "c2"}, down={"c3": "dragon"})
    t.choose(HERO_PLAYER, move("warrior", "c3"))
    t.expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.removed == (DRAGON,) and not t.state.covered and health(t, "warrior") == 10


@pytest.mark.rule("DH-RULING-32", "DH-SWORD-01")
def test_a_sword_used_on_the_hidden_dragon_kills_it_before_it_appears() -> None:
    t = laid({"cleric": "c2"}, down={"c3": "dragon"}, bags={"cleric": "sword"})
    t.choose(HERO_PLAYER, move("cleric", "c3")).expects(HERO_PLAYER, SWORD)
    t.choose(HERO_PLAYER, USE).expects(HERO_PLAYER, HERO_ACTION)
    assert health(t, "cleric") == 8 and DRAGON in t.state.removed and t.told(Appeared) == []


@pytest.mark.rule("DH-DRAG-03", "DH-DRAG-05")
def test_the_dragon_attacks_diagonally_from_either_of_its_squares() -> None:
    t = laid({"cleric": "d3", "warrior": "b6", "wizard": "a2"}, dragon=["c4", "c5"], seat=LORD, aggressive=True)
    assert attack("dragon", "cleric") in t.choices(LORD)
    assert attack("dragon", "warrior") in t.choices(LORD)
    assert t.refused(LORD, attack("dragon", "wizard")) == "DH-AGG-08"


@pytest.mark.rule("DH-EX-22", "DH-DRAG-04")
def test_after_its_step_the_dragon_may_attack_a_hero_diagonal_to_the_square_entered() -> None:
    t = laid({"cleric": "d2"}, dragon=["c4", "c5"], down={"f6": "chest"}, seat=LORD, aggressive=True)
    t.choose(LORD, advance("dragon", "c3")).expects(LORD, FOLLOW_UP)
    assert (t.state.figures[DRAGON], t.state.figures[TAIL]) == (at("c3"), at("c4"))
    t.choose(LORD, attack("dragon", "cleric"))
    assert health(t, "cleric") == 3 and t.state.actions == 3


@pytest.mark.rule("DH-RULING-63", "DH-DRAG-02")
def test_either_half_of_the_dragon_leads_and_the_other_follows() -> None:
    t = laid({"warrior": "f1"}, dragon=["c4", "c5"], seat=LORD, aggressive=True)
    steps = [choice.to for choice in t.choices(LORD) if type(choice).__name__ == "Advance"]
    assert steps == sorted(at(name) for name in ("b4", "d4", "c3", "b5", "d5", "c6"))
    t.choose(LORD, advance("dragon", "d5"))
    assert (t.state.figures[DRAGON], t.state.figures[TAIL]) == (at("d5"), at("c5"))


@pytest.mark.rule("DH-RULING-64")
def test_the_warrior_kills_the_dragon_from_either_square() -> None:
    t = laid({"warrior": "c2"}, dragon=["c4", "c3"], aggressive=True)
    t.choose(HERO_PLAYER, move("warrior", "c3"))
    assert not t.state.covered and t.state.removed == (DRAGON,)


@pytest.mark.rule("DH-RULING-64")
def test_a_hero_who_steps_from_one_half_of_the_dragon_to_the_other_meets_it_again() -> None:
    t = laid({"warrior": "a1", "cleric": "c3"}, dragon=["c4", "c3"], aggressive=True)
    t.choose(HERO_PLAYER, move("cleric", "c4"))
    assert health(t, "cleric") == 3


@pytest.mark.rule("DH-DRAG-01", "DH-EXP-05", "DH-EX-23")
def test_the_dragon_acts_in_the_passive_phase_in_place_of_a_placement() -> None:
    t = laid({"warrior": "a6"}, dragon=["c4", "c5"], seat=LORD, hand=["chest", "orc", "ogre", "chest"], pile=["chest"])
    t.choose(LORD, advance("dragon", "c3"))
    t.choose(LORD, *[Place(Slot(0), at(name)) for name in ("a1", "b1", "c1")])
    assert t.state.seat == HERO_PLAYER and len(t.state.hand.cards) == 1
    assert not t.state.aggressive


@pytest.mark.rule("DH-DRAG-02", "DH-AGG-04")
def test_the_dragon_acts_once_a_turn() -> None:
    t = laid({"warrior": "c3", "rogue": "a6"}, dragon=["c4", "c5"], seat=LORD, aggressive=True, down={"f1": "chest"})
    t.choose(LORD, attack("dragon", "warrior"))
    assert t.refused(LORD, advance("dragon", "b4")) == "DH-AGG-04"


@pytest.mark.rule("DH-RULING-81")
def test_a_dragon_turned_up_under_a_figure_waits_face_up_until_the_figure_leaves() -> None:
    t = laid({"cleric": "c2", "rogue": "a1"}, down={"c3": "dragon"}, figures={"c3": "goblin"}, aggressive=True)
    t.choose(HERO_PLAYER, move("cleric", "c3")).expects(HERO_PLAYER, HERO_ACTION)
    assert health(t, "cleric") == 8 - 1 - 5 and tile_on(t, "c3") == "dragon"
    t.match.state.seat, t.match.state.actions = LORD, 4
    t = type(t)(t.game, t.match.state, seats=2)
    t.choose(LORD, advance("goblin", "c4")).expects(LORD, SECOND_SQUARE)
    t.choose(LORD, Spread(at("b3"))).expects(LORD, FOLLOW_UP).choose(LORD, HOLD)
    assert t.state.figures[DRAGON] == at("c3") and tile_on(t, "c3") == ""


@pytest.mark.rule("DH-RULING-31", "DH-AGG-03")
def test_a_face_down_tile_under_either_half_of_the_dragon_is_occupied() -> None:
    t = laid({"wizard": "a1"}, dragon=["c4", "c5"], down={"c4": "chest", "c5": "chest", "e5": "chest"}, aggressive=True)
    assert t.refused(HERO_PLAYER, reveal("c4")) == t.refused(HERO_PLAYER, reveal("c5")) == "DH-RULING-23"
    t = laid({"wizard": "a1"}, dragon=["c4", "c5"], down={"c5": "chest", "e5": "chest"}, aggressive=True, seat=LORD)
    assert t.refused(LORD, turn_up("c5")) == "DH-RULING-23"


@pytest.mark.rule("DH-RULING-72")
def test_the_second_square_is_the_dungeon_lords_choice_even_when_a_possessed_hero_finds_the_dragon() -> None:
    t = laid({"warrior": "c2", "cleric": "a6"}, down={"c3": "dragon"}, possessed="warrior", seat=LORD, aggressive=True)
    t.choose(LORD, lead("warrior", "c3")).expects(LORD, SECOND_SQUARE)
    assert health(t, "warrior") == 5 and t.state.possessed == -1


@pytest.mark.rule("DH-RULING-31")
def test_the_second_square_is_beside_the_first_and_without_a_figure() -> None:
    t = laid({"wizard": "c1", "rogue": "a1"}, down={"c3": "dragon"}, figures={"b3": "necromancer"}, undead=True)
    t.choose(HERO_PLAYER, reveal("c3")).expects(LORD, SECOND_SQUARE)
    assert t.refused(LORD, Spread(at("f6"))) == "DH-RULING-31"
    assert t.refused(LORD, Spread(at("b3"))) == "DH-RULING-31"
    assert t.choices(LORD) == [Spread(at(name)) for name in ("c2", "d3", "c4")]


@pytest.mark.rule("DH-RULING-64", "DH-MON-05")
def test_the_death_of_another_monster_leaves_the_dragon_both_its_squares() -> None:
    t = laid({"warrior": "c3", "rogue": "a1"}, dragon=("e5", "e6"), figures={"c4": "orc"}, aggressive=True)
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert t.state.figures[DRAGON] == at("e5") and t.state.figures[TAIL] == at("e6")


@pytest.mark.rule("DH-RULING-51")
def test_a_solo_dragon_walled_in_by_figures_spreads_nowhere() -> None:
    wall = {"b3": "orc", "d3": "orc", "c2": "skeleton", "c4": "skeleton"}
    t = laid({"wizard": "a1", "rogue": "f1"}, down={"c3": "dragon"}, figures=wall, solo=True, aggressive=True, spare=4)
    t.choose(HERO_PLAYER, reveal("c3"))
    assert t.state.figures[TAIL] == -1 and t.told(SpreadOut) == []
