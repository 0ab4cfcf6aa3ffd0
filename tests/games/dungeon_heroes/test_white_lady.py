"""The white lady: possession, who decides what, and how she is driven away (DH-WL, DH-RULING-37, DH-RULING-69,
DH-RULING-70, DH-RULING-71, DH-RULING-72, DH-RULING-86)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes.choices import HOLD, Exorcise, Follow, Give, IconOnLady, Possess, Return, UseIcon
from flambeau.games.dungeon_heroes.events import Acquired, Seized, Vanished
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.aggressive import FOLLOW_UP
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.rules.lord import LORD_ACTION
from flambeau.games.dungeon_heroes.rules.tile_effects import ARROW, START_SQUARE
from flambeau.games.dungeon_heroes.rules.white_lady import lead_squares
from flambeau.games.dungeon_heroes.tiles import CLERIC, ROGUE, WARRIOR, WHITE_LADY, WIZARD, Artifact
from flambeau.kit import Table

from .laying import advance, at, attack, heal, health, laid, lead, move, tile_on, where

FAR = {"f6": "chest"}  # a tile to reveal, so that the Dungeon Lord's turn goes on


def lady_beside(heroes: dict[str, str]) -> Table:
    """The Dungeon Lord's turn with the white lady's figure on d5."""
    return laid(heroes, figures={"d5": "white_lady"}, down=FAR, seat=LORD, aggressive=True)


@pytest.mark.rule("DH-WL-04", "DH-WL-05", "DH-WL-15")
def test_by_entering_a_heros_square_she_may_possess_him_and_her_figure_leaves_the_board() -> None:
    t = lady_beside({"rogue": "c4", "cleric": "a1"})
    t.choose(LORD, advance("white_lady", "c4")).expects(LORD, FOLLOW_UP)
    t.choose(LORD, Possess(ROGUE)).expects(LORD, LORD_ACTION)
    assert t.told(Seized) == [Seized(ROGUE)]
    assert t.state.possessed == ROGUE and not t.state.covered and health(t, "rogue") == 6


@pytest.mark.rule("DH-RULING-69")
def test_entering_a_heros_square_she_may_possess_attack_or_do_neither() -> None:
    t = lady_beside({"rogue": "c4", "cleric": "a1"})
    t.choose(LORD, advance("white_lady", "c4"))
    assert t.choices(LORD) == [attack("white_lady", "rogue"), Possess(ROGUE), HOLD]


@pytest.mark.rule("DH-EX-40", "DH-RULING-69")
def test_the_cleric_cannot_be_possessed_but_can_be_attacked() -> None:
    t = lady_beside({"cleric": "c4", "rogue": "a1"})
    t.choose(LORD, advance("white_lady", "c4"))
    assert t.refused(LORD, Possess(CLERIC)) == "DH-WL-04"
    t.choose(LORD, attack("white_lady", "cleric"))
    assert health(t, "cleric") == 7


@pytest.mark.rule("DH-WL-04")
def test_she_possesses_only_on_the_square_she_enters() -> None:
    t = lady_beside({"rogue": "c3", "cleric": "a1"})
    t.choose(LORD, advance("white_lady", "c4"))
    assert t.refused(LORD, Possess(ROGUE)) == "DH-WL-04"


@pytest.mark.rule("DH-WL-02", "DH-WL-03")
def test_she_performs_two_actions_a_turn_and_moves_diagonally() -> None:
    t = lady_beside({"cleric": "a1", "rogue": "b1"})
    t.choose(LORD, advance("white_lady", "c4"), advance("white_lady", "d4"))
    assert t.refused(LORD, advance("white_lady", "d5")) == "DH-AGG-04"


@pytest.mark.rule("DH-WL-01")
def test_she_acts_in_the_passive_phase() -> None:
    t = laid({"rogue": "c4", "cleric": "a6"}, figures={"d5": "white_lady"}, seat=LORD, hand=["chest", "orc"])
    t.choose(LORD, advance("white_lady", "c4"), Possess(ROGUE))
    assert not t.state.aggressive and t.state.actions == 3


@pytest.mark.rule("DH-EX-25", "DH-WL-07", "DH-WL-11")
def test_the_dungeon_lord_leads_the_rogue_onto_a_fireball_that_he_does_not_disarm() -> None:
    t = laid(
        {"rogue": "c4", "cleric": "a6"},
        figures={"d5": "white_lady"},
        down={"c3": "fireball"},
        seat=LORD,
        hand=["chest", "orc"],
    )
    t.choose(LORD, advance("white_lady", "c4"), Possess(ROGUE), lead("rogue", "c3"))
    assert health(t, "rogue") == 3 and t.state.possessed == -1 and WHITE_LADY in t.state.removed
    assert t.state.actions == 2 and t.told(Vanished) == [Vanished("harm")]


@pytest.mark.rule("DH-WL-07")
def test_moves_of_the_possessed_hero_are_her_actions() -> None:
    t = laid({"rogue": "c4", "cleric": "a6"}, possessed="rogue", down=FAR, seat=LORD, aggressive=True)
    t.choose(LORD, lead("rogue", "c3"), lead("rogue", "c2"))
    assert t.refused(LORD, lead("rogue", "c1")) == "DH-WL-07"


@pytest.mark.rule("DH-WL-06", "DH-WL-08")
def test_the_possessed_hero_moves_by_his_own_movement_rule_and_does_nothing_else() -> None:
    t = laid({"warrior": "c4", "rogue": "a6"}, possessed="warrior", down=FAR, seat=LORD, aggressive=True)
    assert t.refused(LORD, lead("warrior", "d5")) == "DH-WL-08"
    assert t.refused(LORD, lead("rogue", "a5")) == "DH-WL-06"
    t = laid({"wizard": "c4", "rogue": "a6"}, possessed="wizard", down=FAR, seat=LORD, aggressive=True)
    assert lead("wizard", "d5") in t.choices(LORD)


@pytest.mark.rule("DH-WL-09", "DH-HERO-03")
def test_the_possessed_hero_may_not_enter_another_heros_square() -> None:
    t = laid({"rogue": "c4", "cleric": "c3"}, possessed="rogue", down=FAR, seat=LORD, aggressive=True)
    assert t.refused(LORD, lead("rogue", "c3")) == "DH-HERO-03"


@pytest.mark.rule("DH-WL-10", "DH-RULING-89")
def test_the_hero_player_may_not_use_the_possessed_hero_who_still_counts_as_in_play() -> None:
    t = laid({"rogue": "c4", "cleric": "a6"}, possessed="rogue", down=FAR, seat=LORD, aggressive=True, actions=1)
    t.choose(LORD, lead("rogue", "c3")).expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.actions == 4
    assert t.refused(HERO_PLAYER, move("rogue", "c4")) == "DH-WL-10"


@pytest.mark.rule("DH-RULING-70", "DH-WL-06")
def test_a_possessed_warrior_is_hurt_by_the_monster_he_is_led_onto() -> None:
    t = laid({"warrior": "c4", "rogue": "a6"}, possessed="warrior", down={"c3": "orc"}, seat=LORD)
    t.choose(LORD, lead("warrior", "c3"))
    assert health(t, "warrior") == 7 and tile_on(t, "c3") == "" and t.state.possessed == -1


@pytest.mark.rule("DH-RULING-70", "DH-RULING-60")
def test_a_possessed_hero_is_offered_no_sword_and_given_nothing() -> None:
    t = laid({"cleric": "a6", "rogue": "c4"}, possessed="rogue", bags={"rogue": "sword"}, down={"c3": "orc"}, seat=LORD)
    t.choose(LORD, lead("rogue", "c3"))
    assert health(t, "rogue") == 3
    t = laid({"cleric": "c3", "rogue": "c4"}, possessed="rogue", bags={"cleric": "sword"})
    assert t.refused(HERO_PLAYER, Give(CLERIC, Artifact(0), ROGUE)) == "DH-RULING-70"


@pytest.mark.rule("DH-RULING-71")
def test_a_possessed_hero_equips_artifacts_and_acquires_treasures_for_the_hero_player() -> None:
    t = laid(
        {"rogue": "c4", "cleric": "a6"},
        possessed="rogue",
        down={"c3": "sword", "c2": "chest", "f6": "chest"},
        seat=LORD,
        aggressive=True,
    )
    t.choose(LORD, lead("rogue", "c3"), lead("rogue", "c2"))
    assert len(t.state.treasures) == 1 and t.state.bags[ROGUE] == 1 and t.state.possessed == ROGUE
    assert t.told(Acquired) == [Acquired(ROGUE, 1, 3)]


@pytest.mark.rule("DH-RULING-72", "DH-SHIFT-02")
def test_the_hero_player_chooses_the_arrow_for_a_possessed_hero() -> None:
    t = laid(
        {"rogue": "c4", "cleric": "a6"},
        possessed="rogue",
        down={"c3": "shifting_floor", "c2": "bear_trap", "f6": "chest"},
        seat=LORD,
        aggressive=True,
    )
    t.choose(LORD, lead("rogue", "c3")).expects(HERO_PLAYER, ARROW)
    t.choose(HERO_PLAYER, Follow(at("c2"))).expects(LORD, LORD_ACTION)
    assert health(t, "rogue") == 5 and t.state.possessed == -1


@pytest.mark.rule("DH-RULING-72", "DH-PORTAL-02")
def test_the_hero_player_chooses_the_start_square_for_a_possessed_hero() -> None:
    t = laid(
        {"rogue": "c4", "cleric": "b0"},
        possessed="rogue",
        down={"c3": "portal", "f6": "chest"},
        seat=LORD,
        aggressive=True,
    )
    t.choose(LORD, lead("rogue", "c3")).expects(HERO_PLAYER, START_SQUARE)
    assert t.refused(HERO_PLAYER, Return(at("b0"))) == "DH-RULING-03"
    t.choose(HERO_PLAYER, Return(at("e0"))).expects(LORD, LORD_ACTION)
    assert where(t, ROGUE) == at("e0") and t.state.possessed == ROGUE


@pytest.mark.rule("DH-EX-55", "DH-RULING-86")
def test_an_action_begun_under_possession_stays_so_to_its_end() -> None:
    t = laid(
        {"rogue": "c4", "cleric": "a6"},
        possessed="rogue",
        figures={"c3": "goblin"},
        down={"c3": "bear_trap"},
        seat=LORD,
        aggressive=True,
    )
    t.choose(LORD, lead("rogue", "c3"))
    assert health(t, "rogue") == 4 and t.state.possessed == -1 and tile_on(t, "c3") == ""


@pytest.mark.rule("DH-WL-11")
def test_a_monsters_attack_on_the_possessed_hero_ends_the_possession() -> None:
    t = laid(
        {"rogue": "c4", "cleric": "a6"}, possessed="rogue", figures={"c3": "orc"}, down=FAR, seat=LORD, aggressive=True
    )
    t.choose(LORD, attack("orc", "rogue"))
    assert health(t, "rogue") == 3 and t.state.possessed == -1


@pytest.mark.rule("DH-WL-12")
def test_the_death_of_the_possessed_hero_removes_her() -> None:
    t = laid(
        {"rogue": "c4", "cleric": "a6"},
        possessed="rogue",
        down={"c3": "poison_cloud", **FAR},
        seat=LORD,
        aggressive=True,
    )
    t.choose(LORD, lead("rogue", "c3"))
    assert t.state.possessed == -1 and WHITE_LADY in t.state.removed and health(t, "rogue") == 0


@pytest.mark.rule("DH-EX-26", "DH-WL-13")
def test_the_cleric_heals_the_possessed_warrior_who_is_freed_and_regains_nothing() -> None:
    t = laid({"cleric": "c3", "warrior": "c4"}, hp={"warrior": 7}, possessed="warrior")
    t.choose(HERO_PLAYER, heal("warrior"))
    assert health(t, "warrior") == 7 and t.state.possessed == -1 and WHITE_LADY in t.state.removed
    assert t.state.actions == 3 and t.state.tired[CLERIC] == 1


@pytest.mark.rule("DH-RULING-78", "DH-WL-13")
def test_a_hero_freed_in_the_hero_turn_may_act_in_it() -> None:
    t = laid({"cleric": "c3", "warrior": "c4"}, possessed="warrior")
    t.choose(HERO_PLAYER, heal("warrior"), move("warrior", "c5"))
    assert where(t, WARRIOR) == at("c5")


@pytest.mark.rule("DH-WL-13", "DH-RULING-37", "DH-RULING-12")
def test_a_holy_icon_frees_a_possessed_hero_even_at_full_health() -> None:
    t = laid({"cleric": "c3", "warrior": "c4"}, possessed="warrior", bags={"cleric": "holy_icon"})
    t.choose(HERO_PLAYER, UseIcon(CLERIC, WARRIOR))
    assert t.state.possessed == -1 and t.state.actions == 4 and t.state.bags[CLERIC] == 0


@pytest.mark.rule("DH-EX-50", "DH-WL-14", "DH-RULING-37")
def test_the_cleric_heals_her_figure_away_from_beside_and_not_from_a_diagonal() -> None:
    t = laid({"cleric": "c2"}, figures={"c3": "white_lady"}, aggressive=True)
    t.choose(HERO_PLAYER, Exorcise(CLERIC))
    assert not t.state.covered and t.state.removed == (WHITE_LADY,) and t.state.tired[CLERIC] == 1
    t = laid({"cleric": "d2"}, figures={"c3": "white_lady"}, aggressive=True)
    assert t.refused(HERO_PLAYER, Exorcise(CLERIC)) == "DH-RULING-37"


@pytest.mark.rule("DH-WL-14", "DH-ICON-02")
def test_a_holy_icon_drives_her_figure_away_for_no_action() -> None:
    t = laid({"wizard": "c3"}, figures={"c3": "white_lady"}, bags={"wizard": "holy_icon"}, aggressive=True)
    t.choose(HERO_PLAYER, IconOnLady(WIZARD))
    assert not t.state.covered and t.state.actions == 4 and t.state.bags[WIZARD] == 0


@pytest.mark.rule("DH-RULING-32")
def test_a_hero_who_steps_on_her_hidden_tile_is_hurt_and_not_possessed() -> None:
    t = laid({"rogue": "c2", "cleric": "a6"}, down={"c3": "white_lady"})
    t.choose(HERO_PLAYER, move("rogue", "c3"))
    assert health(t, "rogue") == 5 and t.state.possessed == -1
    assert t.state.figures[WHITE_LADY] == at("c3")


@pytest.mark.rule("DH-RULING-79")
@pytest.mark.parametrize("hero", ["warrior", "rogue"])
def test_when_the_only_living_hero_is_possessed_the_hero_turn_is_passed_over(hero: str) -> None:
    t = laid({hero: "c4"}, possessed=hero, seat=LORD, aggressive=True)
    t.choose(LORD, lead(hero, "c3"), lead(hero, "c2")).expects(LORD, LORD_ACTION)
    assert t.state.round == 2 and t.state.actions == 4


@pytest.mark.rule("DH-WL-06")
def test_while_nobody_is_possessed_no_hero_can_be_led() -> None:
    heroes = {"rogue": "c3", "damsel": "d4"}
    assert lead_squares(laid(heroes, seat=LORD, aggressive=True, undead=True).state) == 0
    assert lead_squares(laid(heroes, possessed="damsel", seat=LORD, aggressive=True, undead=True).state) != 0
