"""The necromancer: his actions and what he brings back (DH-NEC, DH-RULING-36, DH-RULING-67, DH-RULING-68, DH-RULING-73,
DH-RULING-90, DH-RULING-91)."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.dungeon_heroes.choices import USE, Place, Raise, Slot
from flambeau.games.dungeon_heroes.events import Forfeited, Raised
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.rules.lord import LORD_ACTION
from flambeau.games.dungeon_heroes.tiles import ACTIONS, BREED_NAMES, MONSTERS, NECROMANCER, WARRIOR, Breed
from flambeau.kit import Table

from .laying import advance, at, attack, health, laid, monster, move, tile_on, turn_up

FAR = {"f6": "chest", "a6": "chest"}


def raising(name: str, to: str) -> Raise:
    """The necromancer's ability."""
    return Raise(Breed(BREED_NAMES.index(name)), at(to))


def necromancer(**more: Any) -> Table:
    """The Dungeon Lord's turn with the necromancer's figure on d4."""
    fields: dict[str, Any] = {"down": FAR, "seat": LORD, "aggressive": True, "undead": True, **more}
    return laid(fields.pop("heroes", {"rogue": "a1", "cleric": "b1"}), figures={"d4": "necromancer"}, **fields)


@pytest.mark.rule("DH-EX-27", "DH-NEC-04", "DH-NEC-06")
def test_for_two_actions_he_brings_an_orc_back_two_squares_away() -> None:
    t = necromancer(slain=["orc"], down={"a6": "chest"})
    t.choose(LORD, raising("orc", "f6"))
    assert t.state.figures[monster("orc")] == at("f6") and t.state.actions == 2
    assert t.told(Raised) == [Raised(monster("orc"), at("f6"))]
    assert t.refused(LORD, raising("orc", "f5")) == "DH-RULING-36"


@pytest.mark.rule("DH-RULING-68", "DH-RULING-36")
@pytest.mark.parametrize("name", ["ogre", "orc", "goblin"])
def test_with_any_one_monster_eliminated_he_has_something_to_do(name: str) -> None:
    t = necromancer(slain=[name])
    assert raising(name, "f5") in t.choices(LORD)


@pytest.mark.rule("DH-RULING-05", "DH-NEC-04")
def test_left_over_tiles_are_placed_before_he_raises_anybody() -> None:
    t = necromancer(slain=["orc"], hand=["chest"], due=1)
    assert t.refused(LORD, raising("orc", "f5")) == "DH-RULING-05"
    t.choose(LORD, Place(Slot(0), at("a2")), raising("orc", "f5"))
    assert t.state.figures[monster("orc")] == at("f5")


@pytest.mark.rule("DH-NEC-07", "DH-RULING-36")
def test_the_monster_brought_back_may_act_in_the_same_turn_for_an_action_as_usual() -> None:
    t = necromancer(heroes={"warrior": "f5", "cleric": "a1"}, slain=["orc"], down={"a6": "chest"})
    t.choose(LORD, raising("orc", "f6"), attack("orc", "warrior"))
    assert health(t, "warrior") == 7 and t.state.actions == 1


@pytest.mark.rule("DH-RULING-36", "DH-NEC-04")
def test_raising_takes_both_his_actions_and_two_of_the_dungeon_lords() -> None:
    t = necromancer(slain=["orc"], actions=1)
    assert t.refused(LORD, raising("orc", "f5")) == "DH-RULING-36"
    t = necromancer(slain=["orc"])
    t.choose(LORD, advance("necromancer", "d5"))
    assert t.refused(LORD, raising("orc", "f5")) == "DH-RULING-36"
    t = necromancer(slain=["orc"])
    t.choose(LORD, raising("orc", "f5"))
    assert t.refused(LORD, advance("necromancer", "d5")) == "DH-AGG-04"


@pytest.mark.rule("DH-NEC-01")
def test_he_acts_in_the_passive_phase() -> None:
    t = necromancer(aggressive=False, hand=["chest", "portal"], down={})
    t.choose(LORD, advance("necromancer", "d3"))
    assert not t.state.aggressive and t.state.actions == 3


@pytest.mark.rule("DH-NEC-02", "DH-NEC-03")
def test_he_performs_two_actions_a_turn_and_moves_diagonally() -> None:
    t = necromancer()
    t.choose(LORD, advance("necromancer", "e5"), advance("necromancer", "d5"))
    assert t.refused(LORD, advance("necromancer", "d4")) == "DH-AGG-04"


@pytest.mark.rule("DH-NEC-01", "DH-AGG-08")
def test_he_attacks_orthogonally_for_two() -> None:
    t = necromancer(heroes={"rogue": "d3", "cleric": "c3"})
    assert t.refused(LORD, attack("necromancer", "cleric")) == "DH-AGG-08"
    t.choose(LORD, attack("necromancer", "rogue"))
    assert health(t, "rogue") == 4


@pytest.mark.rule("DH-NEC-05", "DH-RULING-68")
def test_only_eliminated_base_monsters_can_be_brought_back() -> None:
    t = laid({"warrior": "c3", "rogue": "a1"}, figures={"d4": "necromancer", "c4": "white_lady"}, aggressive=True)
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert t.state.slain == 0
    t = necromancer(slain=["goblin"])
    assert BREED_NAMES == ("ogre", "orc", "skeleton", "goblin")
    assert {choice.breed for choice in t.choices(LORD, Raise)} == {BREED_NAMES.index("goblin")}
    assert t.refused(LORD, raising("orc", "f5")) == "DH-RULING-68"


@pytest.mark.rule("DH-NEC-06", "DH-RULING-14")
def test_the_square_must_be_empty_and_within_two_squares_of_him() -> None:
    t = necromancer(heroes={"rogue": "d3", "cleric": "b1"}, slain=["orc"], up={"e4": "portal"}, dropped={"c4": "sword"})
    for square in ("d3", "e4", "c4", "d4", "f6"):
        assert t.refused(LORD, raising("orc", square)) == "DH-RULING-67"
    assert t.refused(LORD, raising("orc", "d1")) == "DH-NEC-06"
    assert raising("orc", "b6") in t.choices(LORD)


@pytest.mark.rule("DH-RULING-68")
def test_with_no_suitable_square_in_range_he_cannot_raise() -> None:
    around = [f"{column}{row}" for column in "bcdef" for row in (2, 3, 4, 5, 6) if (column, row) != ("d", 4)]
    t = necromancer(slain=["orc"], dropped=dict.fromkeys(around, ""), down={"a6": "chest"})
    assert not t.choices(LORD, Raise)


@pytest.mark.rule("DH-RULING-67", "DH-RULING-91")
def test_in_the_passive_phase_the_monster_returns_as_a_face_up_tile_that_waits() -> None:
    t = necromancer(aggressive=False, slain=["orc"], hand=["chest", "portal"], down={})
    assert t.refused(LORD, raising("orc", "d0")) == "DH-NEC-06"
    t.choose(LORD, raising("orc", "d5"))
    assert tile_on(t, "d5") == "orc" and t.state.figures[monster("orc")] == -1 and not t.state.veiled
    assert t.refused(LORD, advance("orc", "d6")) == "DH-AGG-02"


@pytest.mark.rule("DH-RULING-67")
def test_a_figure_may_return_outside_the_room_but_a_tile_may_not() -> None:
    t = laid({"rogue": "a1", "cleric": "b1"}, figures={"d2": "necromancer"}, slain=["orc"], seat=LORD, aggressive=True)
    assert raising("orc", "d0") in t.choices(LORD)
    t = laid({"rogue": "a1"}, figures={"d2": "necromancer"}, slain=["orc"], seat=LORD, hand=["chest", "portal"])
    assert t.refused(LORD, raising("orc", "d0")) == "DH-RULING-67"


@pytest.mark.rule("DH-RULING-77", "DH-NEC-04")
def test_raising_may_not_use_up_a_passive_turn_without_a_placement() -> None:
    t = necromancer(aggressive=False, slain=["orc"], hand=["chest", "portal"], down={}, actions=2)
    assert t.refused(LORD, raising("orc", "d5")) == "DH-RULING-77"
    t.choose(LORD, Place(Slot(0), at("a5"))).expects(LORD, LORD_ACTION)


@pytest.mark.rule("DH-RULING-77")
def test_after_one_placement_a_passive_turn_may_end_with_a_monsters_action() -> None:
    t = necromancer(aggressive=False, hand=["chest", "portal"], down={}, actions=2)
    t.choose(LORD, Place(Slot(0), at("a5"))).expects(LORD, LORD_ACTION)
    t.choose(LORD, advance("necromancer", "d5")).expects(HERO_PLAYER, HERO_ACTION)


@pytest.mark.rule("DH-RULING-77")
def test_if_the_table_wants_no_minimum_a_passive_turn_may_go_without_a_placement() -> None:
    t = necromancer(aggressive=False, slain=["orc"], hand=["chest", "portal"], down={}, actions=2, free_placing=True)
    t.choose(LORD, raising("orc", "d5")).expects(HERO_PLAYER, HERO_ACTION)
    assert not t.state.aggressive and len(t.state.hand.cards) == 2


@pytest.mark.rule("DH-RULING-90")
def test_each_breed_is_counted_and_a_monster_killed_again_can_be_raised_again() -> None:
    t = necromancer(slain=["orc"])
    t.choose(LORD, raising("orc", "d5"), turn_up("f6"), turn_up("a6"))
    t.expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.slain == 0
    t = laid({"warrior": "d4"}, figures={"d5": "orc"}, undead=True, aggressive=True, raised=1 << monster("orc"))
    t.choose(HERO_PLAYER, move("warrior", "d5"))
    assert t.state.slain == 1 << monster("orc")


@pytest.mark.rule("DH-RULING-73")
def test_raising_takes_nothing_from_the_experience_and_a_raised_monster_earns_nothing_again() -> None:
    t = laid({"warrior": "c3", "rogue": "a1"}, figures={"c4": "orc", "e4": "necromancer"}, undead=True, aggressive=True)
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert list(t.state.earned) == [monster("orc")]
    t = laid(
        {"warrior": "c3", "rogue": "a1"},
        figures={"e4": "necromancer"},
        earned={"warrior": "orc"},
        undead=True,
        aggressive=True,
        slain=[],
        seat=LORD,
        actions=2,
    )
    t.state.slain = 1 << monster("orc")
    t.choose(LORD, raising("orc", "c4")).expects(HERO_PLAYER, HERO_ACTION)
    assert list(t.state.earned) == [monster("orc")]
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert list(t.state.earned) == [monster("orc")] and t.state.figures[monster("orc")] == -1
    assert t.state.removed == ()


@pytest.mark.rule("DH-RULING-73")
def test_a_raised_monster_whose_tile_was_paid_is_gone_for_good_when_it_dies() -> None:
    t = necromancer(heroes={"warrior": "c3", "rogue": "a1"}, slain=["orc"], actions=2)
    t.choose(LORD, raising("orc", "c4")).expects(HERO_PLAYER, HERO_ACTION)
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert t.state.earned == {} and t.state.removed == (monster("orc"),)


def passive_raising(**more: Any) -> Table:
    """The necromancer raises the first orc as a tile onto c4, beside the Warrior."""
    heroes = {"warrior": "c3", "rogue": "a1"}
    t = necromancer(aggressive=False, heroes=heroes, hand=["chest", "portal", "fairy"], down={}, actions=3, **more)
    t.state.slain = 1 << monster("orc")
    t.choose(LORD, raising("orc", "c4"), Place(Slot(0), at("f6"))).expects(HERO_PLAYER, HERO_ACTION)
    return t


@pytest.mark.rule("DH-EX-61", "DH-RULING-73")
def test_a_tile_raised_in_the_passive_phase_is_no_longer_experience_until_it_is_killed_again() -> None:
    t = passive_raising(earned={"warrior": "orc"})
    assert tile_on(t, "c4") == "orc" and t.state.earned == {}
    assert t.told(Forfeited) == [Forfeited(WARRIOR, monster("orc"), 3)]
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert t.state.earned == {monster("orc"): WARRIOR} and t.state.removed == ()


@pytest.mark.rule("DH-RULING-73")
def test_a_tile_raised_from_those_out_of_the_game_lies_on_the_board_only_and_earns_nothing_again() -> None:
    t = passive_raising(removed=(monster("orc"), monster("goblin")))
    assert tile_on(t, "c4") == "orc" and t.state.removed == (monster("goblin"),) and not t.told(Forfeited)
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert t.state.earned == {} and t.state.removed == (monster("goblin"), monster("orc"))


@pytest.mark.rule("DH-RULING-73")
def test_a_tile_out_of_the_game_is_raised_before_one_kept_as_experience() -> None:
    t = necromancer(aggressive=False, earned={"warrior": "orc"}, hand=["chest"], down={})
    t.state.slain = 1 << monster("orc") | 1 << monster("orc", 1)
    t.state.removed = (monster("orc", 1),)
    t.choose(LORD, raising("orc", "d5"))
    assert list(t.state.earned) == [monster("orc")] and t.state.removed == ()
    assert t.state.room.faces[at("d5")] == monster("orc", 1)


@pytest.mark.rule("DH-RULING-91", "DH-RULING-67")
def test_if_the_table_wants_it_a_monster_raised_in_the_passive_phase_acts_at_once() -> None:
    t = laid(
        {"rogue": "e1", "cleric": "b1"},
        figures={"d2": "necromancer"},
        slain=["orc"],
        seat=LORD,
        hand=["chest", "portal"],
        raised_act=True,
    )
    t.choose(LORD, raising("orc", "e0"), attack("orc", "rogue"))  # a figure may return outside the room
    assert health(t, "rogue") == 3 and not t.state.aggressive and t.state.actions == 1


@pytest.mark.rule("DH-RULING-73", "DH-RULING-91")
def test_a_monster_raised_as_a_figure_in_the_passive_phase_takes_no_experience() -> None:
    t = passive_raising(earned={"warrior": "orc"}, raised_act=True)
    assert list(t.state.earned) == [monster("orc")] and t.state.figures[monster("orc")] == at("c4")
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert list(t.state.earned) == [monster("orc")] and t.state.removed == ()


@pytest.mark.rule("DH-RULING-07", "DH-NEC-04")
def test_a_necromancer_who_can_only_raise_keeps_the_dungeon_lords_turn_open() -> None:
    ring = {"c3": "orc", "d3": "orc", "e3": "skeleton", "c4": "skeleton", "e4": "skeleton"}
    wall = {"c5": "goblin", "d5": "goblin", "e5": "goblin", "d4": "necromancer"}
    t = laid({"rogue": "f5", "cleric": "b1"}, figures={**ring, **wall}, slain=["goblin"], seat=LORD, aggressive=True)
    t.state.acted = [1 for _ in t.state.acted]
    t.state.acted[NECROMANCER] = t.state.acted[monster("goblin", 2)] = t.state.acted[monster("goblin", 3)] = 0
    t.choose(LORD, attack("goblin", "rogue", 2)).expects(LORD, LORD_ACTION)
    assert {type(choice) for choice in t.choices(LORD)} == {Raise}
    t.choose(LORD, raising("goblin", "d6"), advance("goblin", "c6", 3)).expects(HERO_PLAYER, HERO_ACTION)


@pytest.mark.rule("DH-RULING-36", "DH-RULING-68")
def test_without_a_square_for_the_raised_monster_the_dungeon_lords_turn_ends() -> None:
    crowd = {"a6": "necromancer", "a5": "orc", "b5": "skeleton", "b6": "ogre", "b7": "white_lady", "e3": "goblin"}
    taken = {"a4": "sword", "b4": "chest", "c4": "chest", "c5": "holy_icon", "c6": "sword"}

    def after_the_goblin() -> Table:
        acted = [0 if each in (NECROMANCER, monster("goblin")) else ACTIONS[each] for each in MONSTERS]
        layout: dict[str, Any] = {"figures": crowd, "acted": acted, "slain": ["orc"], "aggressive": True}
        return laid({"rogue": "f1"}, up=taken, seat=LORD, undead=True, **layout).choose(LORD, advance("goblin", "e4"))

    after_the_goblin().expects(HERO_PLAYER, HERO_ACTION)
    del taken["c6"]
    assert after_the_goblin().choices(LORD) == [raising("orc", "c6")]


@pytest.mark.rule("DH-RULING-73", "DH-RULING-59")
def test_a_raised_monster_that_falls_again_keeps_the_game_from_being_endless() -> None:
    orc = monster("orc")
    layout: dict[str, Any] = {"figures": {"c4": "orc"}, "raised": 1 << orc, "removed": (orc,), "aggressive": True}
    t = laid({"rogue": "c3"}, bags={"rogue": "sword"}, round=7, changed=2, undead=True, **layout)
    t.choose(HERO_PLAYER, move("rogue", "c4"), USE)
    assert t.state.changed == 7 and t.state.earned == {}
