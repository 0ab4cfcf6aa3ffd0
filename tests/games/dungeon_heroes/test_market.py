"""The market: purchases, payments and the four artifacts on sale (DH-MKT, DH-SKULL, DH-MIRROR, DH-ELIXIR, DH-BREAD)."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.games.dungeon_heroes.choices import (
    END_TURN,
    Buy,
    Pay,
    UseBread,
    UseElixir,
    UseGrail,
    UseMirror,
    UseSkull,
)
from flambeau.games.dungeon_heroes.events import Bought, Paid, Swapped
from flambeau.games.dungeon_heroes.model import HERO_PLAYER
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.rules.market import PAYMENT
from flambeau.games.dungeon_heroes.tiles import (
    CLERIC,
    DRAGON,
    ELIXIR,
    GRAIL,
    MARKET,
    MIRROR,
    ROGUE,
    SKULL,
    TAIL,
    WARRIOR,
    WHITE_LADY,
    WIZARD,
    tile_of,
    tiles_of,
)
from flambeau.kit import Table

from .laying import at, health, item, laid, monster, move, reveal, tile_on, where


def trading(**more: Any) -> Table:
    """The Hero player's turn with a full market."""
    heroes = more.pop("heroes", {"warrior": "c3", "cleric": "a1"})
    return laid(heroes, undead=True, market=more.pop("market", MARKET), **more)


def pay(*names: str) -> Pay:
    """The first tiles of these types as a payment."""
    return Pay(tuple([tiles_of(name)[0] for name in names]))


@pytest.mark.rule("DH-EX-28", "DH-MKT-02", "DH-MKT-03")
def test_a_purchase_costs_one_action_of_the_turn_and_tires_nobody() -> None:
    t = trading(earned={"warrior": "ogre goblin"}, figures={"c5": "orc"}, aggressive=True)
    t.choose(HERO_PLAYER, Buy(item("demon_skull"), WARRIOR)).expects(HERO_PLAYER, HERO_ACTION)
    assert t.state.earned == {} and t.state.actions == 3 and t.state.tired[WARRIOR] == 0
    t.choose(HERO_PLAYER, UseSkull(WARRIOR, monster("orc")))
    assert t.state.actions == 2 and t.state.tired[WARRIOR] == 1


@pytest.mark.rule("DH-MKT-04", "DH-MKT-07", "DH-MKT-08")
def test_the_artifact_goes_to_a_hero_and_the_tiles_paid_leave_the_game() -> None:
    t = trading(earned={"warrior": "ogre goblin"})
    t.choose(HERO_PLAYER, Buy(item("demon_skull"), CLERIC))
    assert t.state.bags[CLERIC] == SKULL and t.state.market == MARKET ^ SKULL
    assert t.state.removed == (*tiles_of("ogre"), tiles_of("goblin")[0])
    assert t.told(Bought) == [Bought(tile_of(item("demon_skull")), CLERIC)] and len(t.told(Paid)) == 2


@pytest.mark.rule("DH-EX-29", "DH-RULING-74")
def test_no_change_is_given() -> None:
    t = trading(earned={"warrior": "ogre"})
    t.choose(HERO_PLAYER, Buy(item("magic_mirror"), WARRIOR))
    assert t.state.bags[WARRIOR] == MIRROR and t.state.earned == {}


@pytest.mark.rule("DH-EX-52", "DH-RULING-74")
def test_a_payment_holds_no_tile_without_which_the_price_would_be_met() -> None:
    t = trading(earned={"warrior": "orc skeleton", "cleric": "goblin"})
    t.choose(HERO_PLAYER, Buy(item("magic_mirror"), WARRIOR)).expects(HERO_PLAYER, PAYMENT)
    assert t.choices(HERO_PLAYER) == [pay("orc"), pay("skeleton")]
    assert t.refused(HERO_PLAYER, pay("goblin")) == "DH-MKT-09"
    assert t.refused(HERO_PLAYER, pay("skeleton", "goblin")) == "DH-RULING-74"
    said = t.match.why_not(HERO_PLAYER, pay("skeleton", "goblin"))
    assert said is not None and said.message == "no-tile-too-many"
    t.choose(HERO_PLAYER, pay("skeleton"))
    assert list(t.state.earned) == [monster("orc"), monster("goblin")]


@pytest.mark.rule("DH-MKT-05", "DH-MKT-09")
def test_each_artifact_has_its_price_and_needs_experience_worth_it() -> None:
    t = trading(earned={"warrior": "orc"})
    prices = {"magic_mirror": 2, "strange_bread": 3, "energy_elixir": 4, "demon_skull": 5}
    for name, price in prices.items():
        choice = Buy(item(name), WARRIOR)
        assert (choice in t.choices(HERO_PLAYER)) == (price <= 3)
        if price > 3:
            assert t.refused(HERO_PLAYER, choice) == "DH-MKT-09"


@pytest.mark.rule("DH-RULING-74")
def test_the_experience_of_all_heroes_is_one_pool_that_outlives_them() -> None:
    t = trading(heroes={"warrior": "c3"}, earned={"rogue": "skeleton", "cleric": "orc"})
    t.choose(HERO_PLAYER, Buy(item("demon_skull"), WARRIOR))
    assert t.state.bags[WARRIOR] == SKULL


@pytest.mark.rule("DH-RULING-74")
def test_if_the_table_wants_it_heroes_pay_with_what_they_have_earned_themselves() -> None:
    t = trading(earned={"warrior": "orc skeleton goblin", "cleric": "ogre"}, own_experience=True)
    assert t.refused(HERO_PLAYER, Buy(item("demon_skull"), CLERIC)) == "DH-MKT-09"
    assert Buy(item("energy_elixir"), CLERIC) in t.choices(HERO_PLAYER)
    t.choose(HERO_PLAYER, Buy(item("strange_bread"), WARRIOR)).expects(HERO_PLAYER, PAYMENT)
    assert t.choices(HERO_PLAYER) == [pay("orc"), pay("skeleton", "goblin")]
    assert t.refused(HERO_PLAYER, pay("ogre")) == "DH-MKT-06"
    t.choose(HERO_PLAYER, pay("skeleton", "goblin"))
    assert list(t.state.earned) == [monster("orc"), monster("ogre")] and t.state.bags[WARRIOR]


@pytest.mark.rule("DH-RULING-74")
def test_tiles_of_the_same_number_are_worth_the_same_and_the_first_earned_is_paid() -> None:
    t = trading(earned={"warrior": "bear_trap goblin orc"})
    t.choose(HERO_PLAYER, Buy(item("magic_mirror"), WARRIOR))
    assert t.choices(HERO_PLAYER) == [pay("orc"), pay("bear_trap", "goblin")]
    t = trading(earned={"warrior": "skeleton arrow_launcher goblin"})
    t.choose(HERO_PLAYER, Buy(item("strange_bread"), WARRIOR))
    assert t.refused(HERO_PLAYER, pay("arrow_launcher", "goblin")) == "DH-RULING-74"


@pytest.mark.rule("DH-RULING-39")
def test_the_receiver_is_a_living_hero_who_is_not_possessed_and_each_tile_is_sold_once() -> None:
    t = trading(earned={"warrior": "ogre orc"}, possessed="cleric")
    assert t.refused(HERO_PLAYER, Buy(item("magic_mirror"), CLERIC)) == "DH-RULING-39"
    assert t.refused(HERO_PLAYER, Buy(item("magic_mirror"), ROGUE)) == "DH-GOAL-05"
    t = trading(earned={"warrior": "ogre orc"}, market=MARKET ^ MIRROR)
    assert t.refused(HERO_PLAYER, Buy(item("magic_mirror"), WARRIOR)) == "DH-RULING-39"


@pytest.mark.rule("DH-RULING-39", "DH-MKT-02")
def test_several_purchases_in_one_turn_count_within_a_lone_heros_two_actions() -> None:
    t = trading(heroes={"warrior": "c3"}, earned={"warrior": "skeleton orc ogre"}, actions=2)
    t.choose(HERO_PLAYER, Buy(item("demon_skull"), WARRIOR), pay("orc", "skeleton"))
    t.choose(HERO_PLAYER, Buy(item("energy_elixir"), WARRIOR))
    assert t.state.actions == 0 and t.state.bags[WARRIOR] == SKULL | ELIXIR
    assert END_TURN in t.choices(HERO_PLAYER)
    t = trading(earned={"warrior": "ogre"}, actions=0)
    assert t.refused(HERO_PLAYER, Buy(item("magic_mirror"), WARRIOR)) == "DH-MKT-02"


@pytest.mark.rule("DH-RULING-07", "DH-RULING-11")
def test_a_purchase_is_never_compulsory() -> None:
    t = trading(heroes={"warrior": "c3"}, earned={"warrior": "ogre"}, actions=2)
    t.state.tired[WARRIOR] = 2
    assert END_TURN in t.choices(HERO_PLAYER) and Buy(item("magic_mirror"), WARRIOR) in t.choices(HERO_PLAYER)


# What is on sale


@pytest.mark.rule("DH-SKULL-01", "DH-RULING-35")
def test_the_demon_skull_kills_one_monster_figure_or_face_up_tile_within_two_squares() -> None:
    t = laid(
        {"wizard": "c3", "cleric": "a1"},
        bags={"wizard": "demon_skull"},
        figures={"e5": "ogre", "f3": "goblin", "c4": "white_lady"},
        up={"a5": "orc"},
        down={"c2": "skeleton"},
        undead=True,
    )
    targets = {choice.monster for choice in t.choices(HERO_PLAYER, UseSkull)}
    assert targets == {monster("ogre"), monster("orc"), WHITE_LADY}
    assert t.refused(HERO_PLAYER, UseSkull(WIZARD, monster("goblin"))) == "DH-SKULL-01"
    assert t.refused(HERO_PLAYER, UseSkull(WIZARD, monster("skeleton"))) == "DH-RULING-35"
    t.choose(HERO_PLAYER, UseSkull(WIZARD, monster("orc")))
    assert tile_on(t, "a5") == "" and t.state.figures[monster("ogre")] == at("e5")
    assert t.state.earned == {monster("orc"): WIZARD} and t.state.actions == 3 and t.state.bags[WIZARD] == 0


@pytest.mark.rule("DH-RULING-35", "DH-RULING-14", "DH-RULING-81")
def test_the_demon_skull_reaches_the_dragon_by_either_half_and_what_waited_below_rises() -> None:
    t = laid(
        {"wizard": "c3"}, bags={"wizard": "demon_skull"}, dragon=["c5", "c6"], up={"c6": "goblin"}, aggressive=True
    )
    t.choose(HERO_PLAYER, UseSkull(WIZARD, DRAGON))
    assert t.state.figures[DRAGON] == t.state.figures[TAIL] == -1
    assert t.state.figures[monster("goblin")] == at("c6")


@pytest.mark.rule("DH-RULING-35", "DH-WL-15")
def test_the_demon_skull_does_not_reach_a_white_lady_who_possesses_a_hero() -> None:
    t = laid({"wizard": "c3", "rogue": "c4"}, bags={"wizard": "demon_skull"}, possessed="rogue")
    assert t.refused(HERO_PLAYER, UseSkull(WIZARD, WHITE_LADY)) == "DH-RULING-35"


@pytest.mark.rule("DH-MIRROR-01", "DH-RULING-75")
def test_the_mirror_swaps_its_holder_with_any_hero_and_triggers_nothing() -> None:
    t = laid(
        {"warrior": "b0", "wizard": "c6", "rogue": "a1"},
        bags={"warrior": "magic_mirror"},
        figures={"c6": "orc"},
        possessed="wizard",
        aggressive=True,
    )
    t.choose(HERO_PLAYER, UseMirror(WARRIOR, WIZARD))
    assert where(t, WARRIOR) == at("c6") and where(t, WIZARD) == at("b0")
    assert health(t, "warrior") == 10 and t.state.covered and t.state.actions == 3
    assert t.told(Swapped) == [Swapped(WARRIOR, WIZARD)]


@pytest.mark.rule("DH-RULING-75", "DH-RULING-12")
def test_the_mirror_needs_an_unpossessed_holder_and_a_hero_on_another_square() -> None:
    t = laid({"warrior": "c3", "rogue": "c4"}, bags={"warrior": "magic_mirror"}, possessed="warrior")
    assert t.refused(HERO_PLAYER, UseMirror(WARRIOR, ROGUE)) == "DH-WL-10"
    t = laid({"warrior": "c3", "damsel": "c3"}, bags={"warrior": "magic_mirror"})
    assert not t.choices(HERO_PLAYER, UseMirror)
    assert t.refused(HERO_PLAYER, UseMirror(WARRIOR, WARRIOR)) == "DH-RULING-12"


@pytest.mark.rule("DH-EX-57", "DH-RULING-83")
def test_a_hero_swapped_into_the_treasure_room_acquires_the_chest_only_by_a_move() -> None:
    t = laid({"warrior": "a1", "rogue": "b7"}, bags={"warrior": "magic_mirror"})
    t.choose(HERO_PLAYER, UseMirror(WARRIOR, ROGUE))
    assert t.state.treasures == () and t.state.vault
    t.choose(HERO_PLAYER, move("warrior", "c7"))
    assert len(t.state.treasures) == 1 and not t.state.vault


@pytest.mark.rule("DH-EX-38", "DH-ELIXIR-01", "DH-RULING-76")
def test_with_the_elixir_the_rogue_performs_all_four_actions() -> None:
    t = laid({"rogue": "c1", "warrior": "a1"}, bags={"rogue": "energy_elixir"})
    t.choose(HERO_PLAYER, UseElixir(ROGUE))
    assert t.state.actions == 4
    t.choose(HERO_PLAYER, *[move("rogue", f"c{row}") for row in (2, 3, 4, 5)])
    assert t.refused(HERO_PLAYER, move("rogue", "c6")) == "DH-TURN-02"


@pytest.mark.rule("DH-RULING-76", "DH-RULING-12")
def test_an_exhausted_hero_may_drink_the_elixir_and_go_on_until_the_turn_ends() -> None:
    t = laid({"rogue": "c1", "warrior": "a1"}, bags={"rogue": "energy_elixir"})
    t.choose(HERO_PLAYER, move("rogue", "c2"), move("rogue", "c3"))
    assert t.refused(HERO_PLAYER, move("rogue", "c4")) == "DH-TURN-08"
    t.choose(HERO_PLAYER, UseElixir(ROGUE), move("rogue", "c4"), move("rogue", "c5"), END_TURN)
    t.choose(HERO_PLAYER, move("rogue", "c4"), move("rogue", "c3"))
    assert t.refused(HERO_PLAYER, move("rogue", "c2")) == "DH-TURN-08"  # the next turn knows fatigue again


@pytest.mark.rule("DH-RULING-76", "DH-RULING-28")
def test_the_elixir_lets_a_tired_hero_use_the_grail_within_the_turns_total() -> None:
    t = laid({"rogue": "c1", "warrior": "a1"}, bags={"rogue": "energy_elixir holy_grail"})
    t.choose(HERO_PLAYER, move("rogue", "c2"), UseElixir(ROGUE), UseGrail(ROGUE, WIZARD, at("c3")))
    assert health(t, "wizard") == 4 and t.state.actions == 1 and not t.state.bags[ROGUE] & GRAIL


@pytest.mark.rule("DH-BREAD-01", "DH-RULING-12")
def test_the_strange_bread_restores_full_health_for_one_action_if_the_holder_is_hurt() -> None:
    t = laid({"warrior": "c3", "cleric": "a1"}, hp={"warrior": 1}, bags={"warrior": "strange_bread"})
    t.choose(HERO_PLAYER, UseBread(WARRIOR))
    assert health(t, "warrior") == 10 and t.state.actions == 3 and t.state.tired[WARRIOR] == 1
    assert len(t.state.removed) == 1
    t = laid({"warrior": "c3", "cleric": "a1"}, bags={"warrior": "strange_bread"})
    assert t.refused(HERO_PLAYER, UseBread(WARRIOR)) == "DH-RULING-12"
    assert t.refused(HERO_PLAYER, UseBread(CLERIC)) == "DH-BREAD-01"


@pytest.mark.rule("DH-MKT-08", "DH-ART-05")
def test_market_artifacts_follow_the_rules_of_artifacts_gifts_and_death_included() -> None:
    t = laid({"wizard": "c3", "cleric": "a1"}, bags={"wizard": "demon_skull"}, down={"c4": "spike_pit"})
    t.choose(HERO_PLAYER, move("wizard", "c4"))
    assert t.state.dropped == {at("c4"): SKULL}


@pytest.mark.rule("DH-RULING-80", "DH-SKULL-01")
def test_a_monster_revealed_from_afar_can_be_struck_in_the_same_turn() -> None:
    t = laid({"wizard": "c3", "cleric": "a1"}, bags={"wizard": "demon_skull"}, down={"c5": "ogre"})
    t.choose(HERO_PLAYER, reveal("c5"), UseSkull(WIZARD, monster("ogre")))
    assert tile_on(t, "c5") == "" and t.state.tired[WIZARD] == 2
