"""The damsel, the standard and the fairy (DH-DAM, DH-STD, DH-FAIRY, DH-RULING-33, DH-RULING-34, DH-RULING-65,
DH-RULING-66, DH-RULING-88)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.board import NOWHERE
from flambeau.games.dungeon_heroes.choices import (
    END_TURN,
    HOLD,
    Buy,
    Follow,
    Give,
    Possess,
    Rally,
    UseGrail,
    UseStandard,
)
from flambeau.games.dungeon_heroes.events import Granted, Healed, Joined
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.granting import FREE_ACTION
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.tiles import CLERIC, DAMSEL, MARKET, ROGUE, STANDARD, WARRIOR, WIZARD

from .laying import advance, at, attack, heal, health, item, laid, lead, move, reveal, tile_on, turn_up, where

FAR = {"f6": "chest"}


@pytest.mark.rule("DH-RULING-33", "DH-DAM-02", "DH-EXP-06")
def test_a_hero_who_steps_on_the_damsel_shares_the_square_with_her() -> None:
    t = laid({"warrior": "c2"}, down={"c3": "damsel"})
    t.choose(HERO_PLAYER, move("warrior", "c3")).expects(HERO_PLAYER, HERO_ACTION)
    assert where(t, DAMSEL) == where(t, WARRIOR) == at("c3") and tile_on(t, "c3") == ""
    assert t.told(Joined) == [Joined(DAMSEL, at("c3"))]
    t.choose(HERO_PLAYER, move("damsel", "c2"))
    assert t.refused(HERO_PLAYER, move("damsel", "c3")) == "DH-HERO-03"


@pytest.mark.rule("DH-DAM-01", "DH-RULING-65")
def test_the_damsel_starts_at_four_health_moves_orthogonally_and_acts_at_once() -> None:
    t = laid({"wizard": "a1"}, down={"c3": "damsel"})
    t.choose(HERO_PLAYER, reveal("c3"))
    assert health(t, "damsel") == 4
    assert t.refused(HERO_PLAYER, move("damsel", "d4")) == "DH-BOARD-07"
    t.choose(HERO_PLAYER, move("damsel", "c4"))
    assert where(t, DAMSEL) == at("c4")


@pytest.mark.rule("DH-DAM-02", "DH-TURN-08")
def test_the_damsel_knows_fatigue_takes_artifacts_and_dies_like_any_hero() -> None:
    t = laid({"warrior": "a1", "damsel": "c3"}, down={"c4": "sword", "c5": "chest", "c6": "ogre"})
    t.choose(HERO_PLAYER, move("damsel", "c4"), move("damsel", "c5"))
    assert t.state.bags[DAMSEL] and len(t.state.treasures) == 1
    assert t.refused(HERO_PLAYER, move("damsel", "c4")) == "DH-TURN-08"
    t = laid({"warrior": "a1", "damsel": "c5"}, bags={"damsel": "holy_icon"}, down={"c6": "spike_pit"})
    t.choose(HERO_PLAYER, move("damsel", "c6"))
    assert health(t, "damsel") == 0 and where(t, DAMSEL) == NOWHERE and list(t.state.dropped) == [at("c6")]


@pytest.mark.rule("DH-RULING-65", "DH-GOAL-03")
def test_a_damsel_not_yet_found_saves_nobody() -> None:
    t = laid({"wizard": "c3"}, figures={"c4": "ogre"}, down={"c5": "damsel"}, seat=LORD, aggressive=True)
    t.choose(LORD, attack("ogre", "wizard"))
    t.over("eliminated", [LORD])


@pytest.mark.rule("DH-RULING-65")
def test_the_game_goes_on_while_the_damsel_alone_lives_with_two_actions() -> None:
    t = laid({"wizard": "c3", "damsel": "a1"}, figures={"c4": "ogre"}, seat=LORD, aggressive=True, actions=1)
    t.choose(LORD, attack("ogre", "wizard")).expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.actions == 2


@pytest.mark.rule("DH-RULING-65", "DH-GRAIL-01")
def test_the_grail_brings_a_dead_damsel_back_but_not_one_who_was_never_found() -> None:
    t = laid({"warrior": "c3"}, hp={"damsel": 0}, bags={"warrior": "holy_grail"})
    t.choose(HERO_PLAYER, UseGrail(WARRIOR, DAMSEL, at("c4")))
    assert health(t, "damsel") == 4 and where(t, DAMSEL) == at("c4")
    t = laid({"warrior": "c3"}, bags={"warrior": "holy_grail"})
    assert t.refused(HERO_PLAYER, UseGrail(WARRIOR, DAMSEL, at("c4"))) == "DH-GRAIL-01"


@pytest.mark.rule("DH-EX-24", "DH-DAM-03", "DH-DAM-04")
def test_her_ability_gives_a_fatigued_hero_two_king_steps_away_one_more_action() -> None:
    t = laid({"warrior": "e4", "damsel": "c2"})
    t.state.tired[WARRIOR] = 2
    t.choose(HERO_PLAYER, Rally(DAMSEL, WARRIOR)).expects(HERO_PLAYER, FREE_ACTION)
    t.choose(HERO_PLAYER, move("warrior", "e5"))
    assert where(t, WARRIOR) == at("e5") and t.state.actions == 4
    assert t.state.tired[WARRIOR] == 2 and t.state.tired[DAMSEL] == 0
    assert t.told(Granted) == [Granted(DAMSEL, WARRIOR)]
    t.choose(HERO_PLAYER, move("damsel", "d2"))
    assert t.refused(HERO_PLAYER, Rally(DAMSEL, WARRIOR)) == "DH-DAM-03"


@pytest.mark.rule("DH-DAM-03")
def test_her_ability_is_there_again_in_the_next_hero_turn() -> None:
    t = laid({"warrior": "e4", "damsel": "d4"}, seat=LORD, down=FAR, aggressive=True, actions=1, rallied=True)
    t.choose(LORD, turn_up("f6"))
    assert Rally(DAMSEL, WARRIOR) in t.choices(HERO_PLAYER)


@pytest.mark.rule("DH-RULING-14", "DH-DAM-03")
def test_within_two_squares_counts_king_steps_and_ignores_what_is_between() -> None:
    t = laid({"warrior": "e4", "rogue": "d3", "damsel": "c2"}, figures={"d4": "ogre"})
    assert Rally(DAMSEL, WARRIOR) in t.choices(HERO_PLAYER)
    t = laid({"warrior": "f2", "damsel": "c2"})
    assert t.refused(HERO_PLAYER, Rally(DAMSEL, WARRIOR)) == "DH-RULING-14"


@pytest.mark.rule("DH-DAM-03", "DH-RULING-07")
def test_her_ability_works_from_any_corner_of_the_room() -> None:
    for corner, beside in (("a1", "b2"), ("f1", "e2"), ("a6", "b5"), ("f6", "e5")):
        t = laid({"warrior": beside, "damsel": corner})
        assert t.choices(HERO_PLAYER, Rally) == [Rally(DAMSEL, WARRIOR)]


@pytest.mark.rule("DH-RULING-66")
def test_her_ability_never_serves_herself_nor_a_possessed_hero() -> None:
    t = laid({"warrior": "c3", "damsel": "c2"}, possessed="warrior")
    assert t.refused(HERO_PLAYER, Rally(DAMSEL, DAMSEL)) == "DH-RULING-66"
    assert t.refused(HERO_PLAYER, Rally(DAMSEL, WARRIOR)) == "DH-RULING-70"


@pytest.mark.rule("DH-RULING-66", "DH-RULING-70")
def test_a_possessed_or_dead_damsel_grants_nothing() -> None:
    t = laid({"warrior": "c3", "damsel": "c2"}, possessed="damsel")
    assert t.refused(HERO_PLAYER, Rally(DAMSEL, WARRIOR)) == "DH-WL-10"
    t = laid({"warrior": "c3"}, hp={"damsel": 0})
    assert t.refused(HERO_PLAYER, Rally(DAMSEL, WARRIOR)) == "DH-GOAL-05"


@pytest.mark.rule("DH-RULING-34")
def test_a_free_action_is_any_act_of_that_hero_that_costs_one_action() -> None:
    t = laid(
        {"cleric": "c3", "damsel": "c2"},
        hp={"cleric": 3},
        bags={"cleric": "magic_hat demon_skull magic_mirror strange_bread holy_grail"},
        figures={"c5": "goblin"},
        down=FAR,
        earned={"cleric": "ogre"},
        undead=True,
        market=MARKET,
    )
    t.choose(HERO_PLAYER, Rally(DAMSEL, CLERIC))
    kinds = {type(choice).__name__ for choice in t.choices(HERO_PLAYER)}
    assert kinds == {"Move", "Heal", "Give", "UseHat", "UseSkull", "UseMirror", "UseBread"}
    assert {choice.hero for choice in t.choices(HERO_PLAYER)} == {CLERIC}
    assert t.refused(HERO_PLAYER, move("damsel", "c1")) == "DH-RULING-34"
    for never in (UseGrail(CLERIC, WIZARD, at("d3")), Buy(item("magic_mirror"), CLERIC)):
        assert never not in t.choices(HERO_PLAYER)
    t.choose(HERO_PLAYER, heal("cleric"))
    assert health(t, "cleric") == 5 and t.state.actions == 4


@pytest.mark.rule("DH-RULING-34")
def test_a_free_action_may_be_taken_after_the_four_actions_are_used() -> None:
    t = laid({"wizard": "c3", "damsel": "c2"}, down=FAR, actions=0)
    assert END_TURN in t.choices(HERO_PLAYER)
    t.choose(HERO_PLAYER, Rally(DAMSEL, WIZARD), reveal("f6"))
    assert t.state.actions == 0 and not t.state.veiled


@pytest.mark.rule("DH-RULING-88")
def test_a_free_action_is_granted_only_to_a_hero_who_can_do_something() -> None:
    t = laid({"warrior": "a1", "rogue": "a2", "wizard": "b1", "damsel": "b2"})
    assert t.refused(HERO_PLAYER, Rally(DAMSEL, WARRIOR)) == "DH-RULING-88"
    assert Rally(DAMSEL, ROGUE) in t.choices(HERO_PLAYER)


@pytest.mark.rule("DH-RULING-88")
def test_a_hero_who_cannot_step_may_receive_a_free_action_for_an_ability() -> None:
    t = laid({"cleric": "a1", "warrior": "a2", "wizard": "b1", "damsel": "b2"}, hp={"cleric": 3})
    t.choose(HERO_PLAYER, Rally(DAMSEL, CLERIC), heal("cleric"))
    assert health(t, "cleric") == 5


@pytest.mark.rule("DH-EX-58", "DH-RULING-78")
def test_a_damsel_found_in_mid_turn_shares_what_is_left_of_its_total() -> None:
    t = laid({"warrior": "c2"}, down={"c3": "damsel", **FAR}, seat=LORD, aggressive=True, actions=1)
    t.choose(LORD, turn_up("f6"))
    assert t.state.actions == 2
    t.choose(HERO_PLAYER, move("warrior", "c3"))
    assert t.state.actions == 1
    assert move("warrior", "c4") in t.choices(HERO_PLAYER) and move("damsel", "c4") in t.choices(HERO_PLAYER)
    t.choose(HERO_PLAYER, move("damsel", "c4"))
    assert t.refused(HERO_PLAYER, move("warrior", "b3")) == "DH-TURN-02"


@pytest.mark.rule("DH-RULING-87")
def test_the_white_lady_picks_one_of_two_heroes_on_a_square_and_the_other_stays_free() -> None:
    t = laid({"rogue": "c3", "damsel": "c3"}, figures={"d4": "white_lady"}, down=FAR, seat=LORD, aggressive=True)
    t.choose(LORD, advance("white_lady", "c3"))
    assert t.choices(LORD) == [
        attack("white_lady", "rogue"),
        attack("white_lady", "damsel"),
        Possess(ROGUE),
        Possess(DAMSEL),
        HOLD,
    ]
    t.choose(LORD, Possess(DAMSEL), lead("damsel", "c2"))
    assert where(t, DAMSEL) == at("c2") and where(t, ROGUE) == at("c3")


@pytest.mark.rule("DH-RULING-87", "DH-WL-04")
def test_she_cannot_pick_the_cleric_who_shares_the_square() -> None:
    t = laid({"cleric": "c3", "damsel": "c3"}, figures={"d4": "white_lady"}, down=FAR, seat=LORD, aggressive=True)
    t.choose(LORD, advance("white_lady", "c3"))
    assert t.choices(LORD, Possess) == [Possess(DAMSEL)]


@pytest.mark.rule("DH-RULING-15")
def test_heroes_who_share_a_square_count_as_adjacent() -> None:
    t = laid({"cleric": "c3", "damsel": "c3"}, hp={"damsel": 1}, bags={"cleric": "sword"})
    t.choose(HERO_PLAYER, heal("damsel"), Give(CLERIC, item("sword"), DAMSEL))
    assert health(t, "damsel") == 3 and t.state.bags[DAMSEL]


# The standard and the fairy


@pytest.mark.rule("DH-STD-01", "DH-STD-02", "DH-STD-03")
def test_the_standard_gives_another_hero_a_free_action_and_leaves_the_game() -> None:
    t = laid({"warrior": "c3", "cleric": "e5"}, bags={"warrior": "standard"}, actions=1)
    t.state.tired[WARRIOR] = t.state.tired[CLERIC] = 2
    t.choose(HERO_PLAYER, UseStandard(WARRIOR, CLERIC), move("cleric", "e4"))
    assert where(t, CLERIC) == at("e4") and t.state.actions == 1
    assert t.state.tired[CLERIC] == 2 and t.state.tired[WARRIOR] == 2
    assert t.state.bags[WARRIOR] == 0 and len(t.state.removed) == 1


@pytest.mark.rule("DH-STD-01", "DH-RULING-14")
def test_the_standard_reaches_two_squares_and_never_its_holder() -> None:
    t = laid({"warrior": "c3", "cleric": "f5"}, bags={"warrior": "standard"})
    assert t.refused(HERO_PLAYER, UseStandard(WARRIOR, CLERIC)) == "DH-RULING-14"
    assert t.refused(HERO_PLAYER, UseStandard(WARRIOR, WARRIOR)) == "DH-RULING-66"
    assert t.refused(HERO_PLAYER, UseStandard(CLERIC, WARRIOR)) == "DH-STD-01"


@pytest.mark.rule("DH-STD-01", "DH-ART-01")
def test_the_standard_is_found_and_equipped_like_any_artifact() -> None:
    t = laid({"warrior": "c3", "rogue": "c5"}, down={"c4": "standard"})
    t.choose(HERO_PLAYER, move("warrior", "c4"), UseStandard(WARRIOR, ROGUE), move("rogue", "d6"))
    assert where(t, ROGUE) == at("d6") and not t.state.bags[WARRIOR] & STANDARD and t.state.actions == 3


@pytest.mark.rule("DH-RULING-60", "DH-STD-02")
def test_a_sword_works_on_the_move_of_a_free_action() -> None:
    t = laid({"warrior": "c3", "damsel": "c2"}, down={"c4": "orc"})
    t.choose(HERO_PLAYER, Rally(DAMSEL, WARRIOR), move("warrior", "c4"))
    assert health(t, "warrior") == 10 and tile_on(t, "c4") == ""


@pytest.mark.rule("DH-FAIRY-01", "DH-FAIRY-02")
def test_the_fairy_restores_full_health_at_once_and_leaves_the_game() -> None:
    t = laid({"warrior": "c3"}, hp={"warrior": 2}, down={"c4": "fairy"})
    t.choose(HERO_PLAYER, move("warrior", "c4"))
    assert health(t, "warrior") == 10 and t.told(Healed) == [Healed(WARRIOR, WARRIOR, 8, 10, "fairy")]
    assert tile_on(t, "c4") == "" and not any(t.state.bags) and len(t.state.removed) == 1


@pytest.mark.rule("DH-RULING-71", "DH-FAIRY-01")
def test_the_fairy_heals_a_possessed_hero_without_freeing_him() -> None:
    t = laid(
        {"rogue": "c4", "cleric": "a6"},
        hp={"rogue": 1},
        possessed="rogue",
        down={"c3": "fairy", **FAR},
        seat=LORD,
        aggressive=True,
    )
    t.choose(LORD, lead("rogue", "c3"))
    assert health(t, "rogue") == 6 and t.state.possessed == ROGUE


@pytest.mark.rule("DH-RULING-80", "DH-FAIRY-01")
def test_a_fairy_revealed_from_afar_waits_for_a_hero() -> None:
    t = laid({"wizard": "c3"}, hp={"wizard": 1}, down={"c4": "fairy"})
    t.choose(HERO_PLAYER, reveal("c4"))
    assert health(t, "wizard") == 1 and tile_on(t, "c4") == "fairy"


@pytest.mark.rule("DH-RULING-83")
def test_the_damsel_appearing_takes_nothing_that_lies_there() -> None:
    t = laid({"wizard": "a1"}, down={"c3": "damsel"}, dropped={"c3": "sword"})
    t.choose(HERO_PLAYER, reveal("c3"))
    assert t.state.bags[DAMSEL] == 0 and list(t.state.dropped) == [at("c3")]


@pytest.mark.rule("DH-SHIFT-04", "DH-RULING-33")
def test_a_forced_step_finds_the_damsel_too() -> None:
    t = laid({"rogue": "c2"}, down={"c3": "shifting_floor", "c4": "damsel"})
    t.choose(HERO_PLAYER, move("rogue", "c3"), Follow(at("c4")))
    assert where(t, DAMSEL) == where(t, ROGUE) == at("c4")
