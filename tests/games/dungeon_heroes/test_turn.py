"""Turns and phases: actions, fatigue, left-over tiles, the change of phase, endless games (DH-TURN)."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.choices import END_TURN, Place, Possess, Raise, Slot, TurnUp, UseBread
from flambeau.games.dungeon_heroes.events import Appeared, Drew, TurnBegan, TurnedAggressive
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.rules.lord import LORD_ACTION
from flambeau.games.dungeon_heroes.rules.passive import will_draw
from flambeau.games.dungeon_heroes.tiles import BREED_NAMES, ROGUE, WARRIOR, Breed
from flambeau.kernel import Match

from .alone import dungeon
from .laying import advance, at, attack, heal, laid, lead, monster, move, reveal, turn_up

FILL = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]


def full_but(*free: str) -> dict[str, str]:
    """Face-down tiles on every square of the room except these."""
    kinds = ["goblin"] * 4 + ["skeleton"] * 3 + ["orc"] * 2 + ["ogre", "spike_pit"] + ["fireball"] * 2
    kinds += ["arrow_launcher"] * 3 + ["bear_trap"] * 4 + ["portal"] * 5 + ["shifting_floor"] * 5 + ["poison_cloud"] * 4
    kinds += ["sword"] * 2 + ["holy_icon"] * 2 + ["disarm_kit"] * 2
    return dict(zip([square for square in FILL if square not in free], kinds))


@pytest.mark.rule("DH-TURN-02", "DH-TURN-07")
def test_the_hero_player_splits_four_actions_among_the_heroes_in_any_order() -> None:
    t = laid()
    t.choose(HERO_PLAYER, move("warrior", "b1"), move("rogue", "d1"), move("warrior", "b2"), move("cleric", "c1"))
    assert t.choices(HERO_PLAYER) == [END_TURN]


@pytest.mark.rule("DH-TURN-02")
def test_two_heroes_have_four_actions_by_the_general_rule() -> None:
    t = laid({"warrior": "c3", "rogue": "d3"}, down={"f6": "chest"}, seat=LORD, actions=1, aggressive=True)
    t.choose(LORD, turn_up("f6"))
    assert t.told(TurnBegan) == [TurnBegan(HERO_PLAYER, 4)] and t.rules_told()[-1] == "DH-TURN-02"


@pytest.mark.rule("DH-TURN-08", "DH-EX-07")
def test_no_hero_performs_more_than_two_actions_in_a_turn() -> None:
    t = laid()
    t.choose(HERO_PLAYER, move("rogue", "d1"), move("rogue", "d2"))
    assert t.refused(HERO_PLAYER, move("rogue", "d3")) == "DH-TURN-08"


@pytest.mark.rule("DH-TURN-09", "DH-EX-08", "DH-RULING-08")
def test_a_single_hero_in_play_has_two_actions() -> None:
    t = laid({"warrior": "c3"}, down={"f6": "chest"}, seat=LORD, actions=1, aggressive=True)
    t.choose(LORD, turn_up("f6")).expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.actions == 2 and t.told(TurnBegan) == [TurnBegan(HERO_PLAYER, 2)]
    assert t.rules_told()[-1] == "DH-TURN-09"


@pytest.mark.rule("DH-RULING-08")
def test_a_death_during_the_turn_changes_its_total_only_in_the_next() -> None:
    t = laid({"warrior": "c3", "wizard": "d3"}, down={"d4": "poison_cloud"}, aggressive=True)
    t.choose(HERO_PLAYER, move("wizard", "d4"))
    assert t.state.actions == 3


@pytest.mark.rule("DH-RULING-07", "DH-EX-41")
def test_the_turn_may_not_end_while_a_hero_can_still_move_or_use_an_ability() -> None:
    t = laid({"warrior": "b0", "rogue": "d0"})
    t.choose(HERO_PLAYER, move("warrior", "b1"), move("warrior", "b2"), move("rogue", "d1"))
    assert t.refused(HERO_PLAYER, END_TURN) == "DH-RULING-07"
    t.choose(HERO_PLAYER, move("rogue", "d2"), END_TURN)
    assert t.state.seat == LORD or t.state.round == 2


@pytest.mark.rule("DH-RULING-12")
def test_the_cleric_may_heal_a_hero_at_full_health() -> None:
    t = laid()
    t.choose(HERO_PLAYER, heal("cleric"), heal("warrior"))
    assert t.state.actions == 2


@pytest.mark.rule("DH-EX-05", "DH-TURN-03", "DH-TURN-04")
def test_the_aggressive_phase_begins_when_all_tiles_are_placed() -> None:
    t = laid(hand=["chest"], up={"a1": "orc"}, down={"f6": "ogre"}, seat=LORD, actions=1)
    t.choose(LORD, Place(Slot(0), at("b1")))
    assert not t.state.aggressive
    t.expects(HERO_PLAYER, HERO_ACTION)
    t = laid(down={"f6": "ogre"}, up={"a1": "orc"}, actions=0)
    t.choose(HERO_PLAYER, END_TURN).expects(LORD, LORD_ACTION)
    assert t.state.aggressive and t.told(TurnedAggressive) and t.told(Appeared) == [Appeared(monster("orc"), at("a1"))]


@pytest.mark.rule("DH-EX-06", "DH-RULING-04")
def test_when_the_free_squares_run_out_in_mid_turn_the_aggressive_phase_starts_at_once() -> None:
    t = laid(down=full_but("a1", "b1"), hand=["chest"] * 3 + ["dragon"], seat=LORD)
    t.choose(LORD, Place(Slot(0), at("a1")), Place(Slot(0), at("b1"))).expects(LORD, LORD_ACTION)
    assert t.state.aggressive and t.state.actions == 2 and len(t.state.hand.cards) == 2
    assert all(isinstance(choice, TurnUp) for choice in t.choices(LORD))


@pytest.mark.rule("DH-EX-06", "DH-RULING-05", "DH-TURN-06")
def test_left_over_tiles_are_placed_first_in_the_next_turn_with_room() -> None:
    t = laid(down=full_but("a1", "b1", "c1"), hand=["chest"] * 2, aggressive=True, actions=0)
    t.choose(HERO_PLAYER, END_TURN)
    assert t.refused(LORD, turn_up("f6")) == "DH-RULING-05"
    t.choose(LORD, Place(Slot(0), at("a1")), Place(Slot(0), at("b1")))
    assert t.state.actions == 2 and turn_up("f6") in t.choices(LORD)
    assert t.refused(LORD, Place(Slot(0), at("c1"))) == "DH-TURN-04"


@pytest.mark.rule("DH-RULING-05")
def test_left_over_tiles_are_drawn_up_to_four_before_they_are_placed() -> None:
    t = laid(down=full_but("a1", "b1", "c1"), pile=["chest"] * 3, aggressive=True, actions=0)
    t.choose(HERO_PLAYER, END_TURN)
    assert len(t.state.hand.cards) == 3 and t.state.due == 3


@pytest.mark.rule("DH-RULING-05")
def test_the_last_left_over_tile_must_still_be_placed_before_anything_else() -> None:
    t = laid(down=full_but("a1", "b1"), hand=["chest"], aggressive=True, actions=0)
    t.choose(HERO_PLAYER, END_TURN)
    assert {type(choice) for choice in t.choices(LORD)} == {Place}


def finality_of_the_end(**layout: Any) -> str:
    """Whether ending the heroes' turn can be taken back."""
    return laid(actions=0, **layout).match.finality(HERO_PLAYER, END_TURN)


@pytest.mark.rule("DH-RULING-06")
def test_the_end_of_a_turn_is_final_if_the_dungeon_lord_then_draws() -> None:
    assert finality_of_the_end(hand=["chest"] * 3, pile=["portal"]) == "final"
    assert finality_of_the_end(hand=["chest"] * 3) == "may be final"
    assert finality_of_the_end(hand=["chest", "chest", "chest", "portal"], pile=["portal"]) == "may be final"


@pytest.mark.rule("DH-RULING-05")
def test_in_the_aggressive_phase_he_draws_only_if_there_is_room() -> None:
    room, full = full_but("a1"), full_but()
    assert finality_of_the_end(down=room, hand=["chest"], pile=["chest"], aggressive=True) == "final"
    assert finality_of_the_end(down=full, hand=["chest"], pile=["chest"], aggressive=True) == "may be final"


@pytest.mark.rule("DH-RULING-05")
def test_with_less_room_than_left_over_tiles_the_turn_goes_on_when_the_room_is_full() -> None:
    t = laid(down=full_but("a1"), hand=["chest"] * 3, aggressive=True, actions=0)
    t.choose(HERO_PLAYER, END_TURN)
    t.choose(LORD, Place(Slot(0), at("a1"))).expects(LORD, LORD_ACTION)
    assert set(t.choices(LORD)) == {turn_up(square) for square in FILL} and t.state.actions == 3


@pytest.mark.rule("DH-RULING-05")
def test_a_square_that_becomes_free_during_the_turn_waits_for_the_next() -> None:
    t = laid(
        {"rogue": "a1", "cleric": "f1"},
        down=full_but("a1", "f1"),
        hand=["chest"],
        possessed="rogue",
        aggressive=True,
        seat=LORD,
    )
    t.choose(LORD, lead("rogue", "b1"))
    assert t.state.actions == 3 and t.refused(LORD, Place(Slot(0), at("a1"))) == "DH-TURN-04"


@pytest.mark.rule("DH-EX-51", "DH-RULING-77")
def test_a_passive_turn_places_at_least_one_tile() -> None:
    t = laid(
        {"warrior": "a6", "rogue": "b6"}, figures={"d4": "white_lady"}, dragon=["c2", "c1"], hand=["chest"], seat=LORD
    )
    t.choose(LORD, advance("dragon", "c3"), advance("white_lady", "d5"), advance("white_lady", "d4"))
    assert t.state.actions == 1 and {type(choice) for choice in t.choices(LORD)} == {Place}
    assert t.refused(LORD, attack("dragon", "warrior")) == "DH-RULING-77"


@pytest.mark.rule("DH-TURN-01", "DH-RULING-77")
def test_a_tile_placed_in_the_last_turn_counts_for_that_turn_alone() -> None:
    t = laid({"rogue": "a6", "cleric": "b6"}, hand=["chest"], figures={"c2": "white_lady"}, actions=0, placed=True)
    t.choose(HERO_PLAYER, END_TURN)
    t.state.actions = 1
    assert t.refused(LORD, advance("white_lady", "c3")) == "DH-RULING-77"


@pytest.mark.rule("DH-RULING-06")
def test_without_an_aggressive_monster_all_four_actions_are_placements() -> None:
    t = laid(hand=["chest", "chest", "ogre"], up={"a1": "orc"}, seat=LORD)
    assert {type(choice) for choice in t.choices(LORD)} == {Place}


@pytest.mark.rule("DH-PASS-08")
def test_a_monster_tile_revealed_in_the_passive_phase_stays_a_tile_and_does_not_act() -> None:
    t = laid(down={"c3": "orc"}, hand=["chest"])
    t.choose(HERO_PLAYER, reveal("c3"))
    assert not t.state.covered and t.state.tiled and not t.state.veiled


@pytest.mark.rule("DH-RULING-58")
def test_a_dungeon_lord_without_a_legal_action_is_passed_over() -> None:
    t = laid({"warrior": "c3", "rogue": "d3"}, aggressive=True, actions=0)
    t.choose(HERO_PLAYER, END_TURN).expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.round == 2 and t.state.actions == 4


@pytest.mark.rule("DH-RULING-59")
def test_thirty_rounds_without_anything_lasting_are_a_draw() -> None:
    t = laid({"warrior": "c3"}, aggressive=True, actions=0, round=40, changed=10, safeguard=True)
    t.choose(HERO_PLAYER, END_TURN).over("endless", [])
    t = laid({"warrior": "c3"}, aggressive=True, actions=0, round=40, changed=11, safeguard=True)
    t.choose(HERO_PLAYER, END_TURN).expects(HERO_PLAYER, HERO_ACTION)


@pytest.mark.rule("DH-RULING-59")
def test_two_hundred_rounds_are_a_draw_with_the_safeguard() -> None:
    t = laid({"warrior": "c3"}, aggressive=True, actions=0, round=200, changed=199, safeguard=True)
    t.choose(HERO_PLAYER, END_TURN).over("endless", [])
    t = laid({"warrior": "c3"}, aggressive=True, actions=0, round=199, changed=198, safeguard=True)
    t.choose(HERO_PLAYER, END_TURN).expects(HERO_PLAYER, HERO_ACTION)


@pytest.mark.rule("DH-RULING-59", "DH-END-03")
def test_people_play_without_the_safeguard_and_programs_with_it() -> None:
    t = laid({"warrior": "c3"}, aggressive=True, actions=0, round=200, changed=100)
    t.choose(HERO_PLAYER, END_TURN).expects(HERO_PLAYER, HERO_ACTION)
    assert not Match.start(GAME, 2).state.safeguard
    assert Match.start(GAME, 2, GAME.automated).state.safeguard


@pytest.mark.rule("DH-RULING-59")
def test_a_revealed_tile_counts_as_something_lasting() -> None:
    t = laid({"wizard": "c3", "warrior": "a1"}, down={"f6": "chest"}, aggressive=True, round=40, changed=10)
    t.choose(HERO_PLAYER, reveal("f6"))
    assert t.state.changed == 40 and t.state.tired[WARRIOR] == 0


LASTING: dict[str, tuple[Any, ...]] = {
    "a tile placed": ({"hand": ["chest", "orc"], "seat": LORD, "aggressive": False}, LORD, Place(Slot(0), at("a1"))),
    "a tile removed": ({"up": {"c4": "portal"}}, HERO_PLAYER, move("rogue", "c4")),
    "a figure killed": (
        {"heroes": {"warrior": "c3", "cleric": "c2"}, "figures": {"d3": "goblin"}}, HERO_PLAYER, move("warrior", "d3")
    ),
    "a hero killed": ({"figures": {"d3": "orc"}, "hp": {"rogue": 1}, "seat": LORD}, LORD, attack("orc", "rogue")),
    "an artifact used": ({"bags": {"rogue": "strange_bread"}, "hp": {"rogue": 2}}, HERO_PLAYER, UseBread(ROGUE)),
    "a possession begun": (
        {"figures": {"d3": "white_lady"}, "undead": True, "seat": LORD},
        LORD, advance("white_lady", "c3"), Possess(ROGUE),
    ),
    "a possession ended": ({"possessed": "rogue", "undead": True}, HERO_PLAYER, heal("rogue")),
    "a treasure taken": ({"heroes": {"rogue": "c6", "cleric": "c2"}}, HERO_PLAYER, move("rogue", "c7")),
}  # fmt: skip


@pytest.mark.rule("DH-RULING-59")
@pytest.mark.parametrize("what", LASTING)
def test_all_that_lasts_begins_the_count_of_rounds_again(what: str) -> None:
    layout, seat, *answers = LASTING[what]
    t = laid(**{"heroes": {"rogue": "c3", "cleric": "c2"}, "aggressive": True, "round": 40, "changed": 10, **layout})
    t.choose(seat, *answers)
    assert t.state.changed == 40


@pytest.mark.rule("DH-RULING-59")
def test_a_step_and_an_attack_that_kills_nobody_last_not() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, aggressive=True, round=40, changed=10)
    assert t.choose(HERO_PLAYER, move("rogue", "c4")).state.changed == 10
    t = laid({"rogue": "c3"}, figures={"d3": "orc"}, aggressive=True, seat=LORD, round=40, changed=10)
    assert t.choose(LORD, attack("orc", "rogue")).state.changed == 10


@pytest.mark.rule("DH-RULING-59", "DH-NEC-06")
def test_a_monster_brought_back_counts_as_something_lasting() -> None:
    layout = {"figures": {"d4": "necromancer"}, "slain": ["orc"], "seat": LORD, "aggressive": True, "undead": True}
    t = laid({"rogue": "a1", "cleric": "b1"}, round=40, changed=10, **layout)
    t.choose(LORD, Raise(Breed(BREED_NAMES.index("orc")), at("d5")))
    assert t.state.changed == 40


@pytest.mark.rule("DH-RULING-07", "DH-RULING-58")
def test_a_lone_monster_on_any_square_keeps_the_dungeon_lords_turn_open() -> None:
    for square in ("a1", "f6", "b0", "e7"):
        t = laid({"warrior": "c3", "rogue": "d3"}, figures={square: "orc"}, aggressive=True, actions=0)
        t.choose(HERO_PLAYER, END_TURN).expects(LORD, LORD_ACTION)


@pytest.mark.rule("DH-RULING-07", "DH-WL-06")
def test_a_possessed_hero_alone_keeps_the_dungeon_lords_turn_open() -> None:
    t = laid({"rogue": "c4", "cleric": "a1"}, possessed="rogue", undead=True, aggressive=True, actions=0)
    t.choose(HERO_PLAYER, END_TURN).expects(LORD, LORD_ACTION)


@pytest.mark.rule("DH-TURN-02", "DH-TURN-09")
def test_the_number_of_actions_is_cited_from_the_rule_that_holds_now() -> None:
    for heroes, seat, rule in (
        ({"rogue": "c3"}, HERO_PLAYER, "DH-TURN-09"),
        ({"rogue": "c3"}, LORD, "DH-TURN-02"),
        ({"rogue": "c3", "cleric": "a1"}, HERO_PLAYER, "DH-TURN-02"),
    ):
        t = laid(heroes, seat=seat, figures={"f6": "orc"}, aggressive=True)
        assert GAME.cited(t.state, "DH-TURN-02") == rule


@pytest.mark.rule("DH-SOLO-09", "DH-SOLO-11", "DH-RULING-10")
def test_alone_the_number_of_actions_is_cited_from_the_rule_of_the_solo_game() -> None:
    for heroes, last_survivor, rule in (
        ({"wizard": "c3", "cleric": "a1"}, True, "DH-SOLO-09"),
        ({"warrior": "c3"}, True, "DH-SOLO-11"),
        ({"wizard": "c3"}, False, "DH-RULING-10"),
    ):
        t = dungeon(heroes, last_survivor=last_survivor)
        assert GAME.cited(t.state, "DH-TURN-02") == rule


@pytest.mark.rule("DH-TURN-04", "DH-RULING-04")
def test_the_aggressive_phase_begins_once_and_not_again_with_each_action() -> None:
    t = laid({"warrior": "c3"}, down={"f6": "chest", "e6": "portal"}, seat=LORD, aggressive=True)
    t.choose(LORD, turn_up("f6")).expects(LORD, LORD_ACTION)
    assert t.told(TurnedAggressive) == []


@pytest.mark.rule("DH-PASS-01")
def test_a_full_hand_draws_nothing_and_nothing_is_told() -> None:
    t = laid(hand=["chest", "chest", "portal", "portal"], pile=["fairy"], actions=0)
    t.choose(HERO_PLAYER, END_TURN).expects(LORD, LORD_ACTION)
    assert t.told(Drew) == [] and t.state.pile.cards


@pytest.mark.rule("DH-RULING-05", "DH-RULING-06")
def test_in_the_passive_phase_a_draw_needs_no_free_square() -> None:
    full, pile = full_but(), ["chest"]
    assert will_draw(laid({"rogue": "d0"}, down=full, pile=pile).state)
    assert not will_draw(laid({"rogue": "d0"}, down=full, pile=pile, aggressive=True).state)
    assert will_draw(laid({"rogue": "d0"}, down=full_but("c3"), pile=pile, aggressive=True).state)


@pytest.mark.rule("DH-PASS-03")
def test_the_last_tile_placed_in_the_passive_phase_leaves_nothing_due() -> None:
    t = laid({"rogue": "d0"}, hand=["chest"], down={"a6": "portal"}, seat=LORD)
    t.choose(LORD, Place(Slot(0), at("c4")))
    assert t.state.aggressive and t.state.due == 0 and turn_up("a6") in t.choices(LORD)
