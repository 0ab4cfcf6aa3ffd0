"""The scripted player: its plans in small positions, that it knows no more than its seat, and that it beats chance."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.bots import Bot, Chair, make_bot
from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.bot import Scripted, evaluate
from flambeau.games.dungeon_heroes.bot.worth import odds
from flambeau.games.dungeon_heroes.choices import DECLINE, USE, Exorcise, Place, Possess, Reveal, TurnUp, UseGrail
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.tiles import CLERIC, EFFECT, ROGUE, TREASURE
from flambeau.kernel import Choice, Match
from flambeau.kit import Table

from .laying import advance, at, attack, heal, laid, lead, move

BASE = {"dragon_damsel": False, "undead": False}


def answer(t: Table, seat: int, seed: int = 1) -> Choice:
    """What the scripted player answers."""
    chosen: Choice = t.match.question(seat).choices[Scripted(seed).answer(Chair(t.match, seat))]
    return chosen


# The Hero player


def test_the_heroes_take_the_last_treasure_whatever_it_costs() -> None:
    t = laid({"cleric": "c3", "rogue": "a1"}, hp={"cleric": 8}, up={"c4": "chest"}, figures={"c4": "skeleton"},
             treasures=("vault_chest", "chest"), aggressive=True)  # fmt: skip
    assert answer(t, HERO_PLAYER) == move("cleric", "c4")


def test_a_known_poison_cloud_is_walked_around() -> None:
    t = laid({"rogue": "c5"}, up={"c6": "poison_cloud", "b6": "poison_cloud"}, actions=2)
    assert answer(t, HERO_PLAYER) == move("rogue", "d6")


def test_the_warrior_goes_for_a_monster_that_others_fear() -> None:
    t = laid({"warrior": "c3", "wizard": "e5"}, figures={"c4": "ogre"}, aggressive=True, treasures=("vault_chest",))
    assert answer(t, HERO_PLAYER) == move("warrior", "c4")


def test_the_wizard_looks_at_what_others_would_step_on() -> None:
    t = laid({"cleric": "b1", "wizard": "e0"}, down={"b2": "poison_cloud", "f6": "chest"}, pile=["goblin"] * 3,
             treasures=("vault_chest",))  # fmt: skip
    assert answer(t, HERO_PLAYER) == Reveal(hero=t.choices(HERO_PLAYER, Reveal)[0].hero, at=at("b2"))


def test_the_cleric_heals_whom_the_next_blow_would_kill() -> None:
    t = laid({"cleric": "b0", "wizard": "c0"}, hp={"wizard": 1}, treasures=("vault_chest",), actions=1)
    assert answer(t, HERO_PLAYER) == heal("wizard")


def test_a_possessed_hero_is_set_free() -> None:
    t = laid({"cleric": "b2", "rogue": "b3"}, possessed="rogue")
    assert answer(t, HERO_PLAYER) == heal("rogue")


def test_the_white_lady_is_sent_away_before_she_possesses_anybody() -> None:
    t = laid({"cleric": "b2", "rogue": "d3"}, figures={"b3": "white_lady"})
    assert answer(t, HERO_PLAYER) == Exorcise(CLERIC)


def test_the_grail_brings_a_hero_back() -> None:
    t = laid({"warrior": "c3", "cleric": "a1"}, bags={"warrior": "holy_grail"}, treasures=("vault_chest",))
    assert isinstance(answer(t, HERO_PLAYER), UseGrail)


@pytest.mark.parametrize(("monster", "use"), [("ogre", USE), ("goblin", DECLINE)])
def test_a_sword_is_kept_for_what_hurts(monster: str, use: Choice) -> None:
    t = laid({"cleric": "c3"}, bags={"cleric": "sword"}, up={"c4": monster}, actions=2)
    t.choose(HERO_PLAYER, move("cleric", "c4"))
    assert answer(t, HERO_PLAYER) == use


# The Dungeon Lord


def test_a_blow_that_kills_comes_first() -> None:
    t = laid({"cleric": "c3", "wizard": "c5"}, hp={"wizard": 2}, figures={"c4": "skeleton"}, down={"f1": "chest"},
             seat=LORD, aggressive=True)  # fmt: skip
    assert answer(t, LORD) == attack("skeleton", "wizard")


def test_figures_come_nearer_to_the_weakest() -> None:
    t = laid({"cleric": "a1", "wizard": "c1"}, figures={"c5": "orc"}, down={"f1": "chest"}, seat=LORD, aggressive=True)
    assert answer(t, LORD) == advance("orc", "c4")


def test_a_monster_he_remembers_is_turned_up_beside_its_prey() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, hp={"rogue": 3}, down={"c4": "orc", "d3": "chest", "e5": "goblin"},
             seat=LORD, aggressive=True)  # fmt: skip
    assert answer(t, LORD) == TurnUp(at("c4"))


def test_chests_are_placed_far_from_the_heroes_and_poison_before_their_feet() -> None:
    far = laid(hand=["chest"], pile=["goblin"], seat=LORD)
    placed = answer(far, LORD)
    assert isinstance(placed, Place) and placed.to >= at("a5")
    near = laid(hand=["poison_cloud"], pile=["goblin"], seat=LORD)
    placed = answer(near, LORD)
    assert isinstance(placed, Place) and placed.to <= at("f2")


def test_a_possessed_hero_is_led_into_what_he_remembers_there() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, possessed="rogue", down={"c4": "poison_cloud", "b4": "chest"}, seat=LORD,
             aggressive=True)  # fmt: skip
    assert answer(t, LORD) == lead("rogue", "c4")


def test_the_white_lady_possesses_whom_she_can_lead_to_his_death() -> None:
    t = laid({"rogue": "c3", "cleric": "a1"}, figures={"c2": "white_lady"}, down={"c4": "poison_cloud"}, seat=LORD,
             aggressive=True)  # fmt: skip
    t.choose(LORD, advance("white_lady", "c3"))
    assert answer(t, LORD) == Possess(ROGUE)


# What it knows


def test_a_hidden_tile_is_as_likely_a_chest_as_the_tiles_nobody_has_seen() -> None:
    match = Match.start(GAME, 2, BASE, 1)
    unknown = odds(match.dossier(HERO_PLAYER))
    assert sum(weight for _, weight in unknown) == pytest.approx(1)
    assert sum(weight for tile, weight in unknown if EFFECT[tile] == TREASURE) == pytest.approx(3 / 36)


def test_the_same_seed_and_the_same_dossier_give_the_same_answer() -> None:
    match = played(BASE, ("scripted", "scripted"), 5, 60)
    for seat in match.asked():
        for seed in range(5):
            world = match.imagine(seat, seed)
            assert Scripted(seed).answer(Chair(match, seat)) == Scripted(seed).answer(Chair(world, seat))


def test_a_position_is_worth_to_one_side_what_it_costs_the_other() -> None:
    match = played({}, ("scripted", "scripted"), 3, 50)
    d = match.dossier(HERO_PLAYER)
    assert evaluate(d, HERO_PLAYER) == -evaluate(d, LORD)


def test_treasures_and_health_are_worth_something() -> None:
    plain = laid({"warrior": "c3"}).match.dossier(HERO_PLAYER)
    richer = laid({"warrior": "c3"}, treasures=("chest",)).match.dossier(HERO_PLAYER)
    hurt = laid({"warrior": "c3"}, hp={"warrior": 2}).match.dossier(HERO_PLAYER)
    hurt_value, plain_value, rich_value = [evaluate(d, HERO_PLAYER) for d in (hurt, plain, richer)]
    assert hurt_value < plain_value < rich_value


# Whole games


def played(options: dict[str, Any], names: tuple[str, ...], seed: int, most: int = 5000) -> Match:
    """A game of these bots, or its beginning."""
    match = Match.start(GAME, len(names), options, seed)
    bots: list[Bot] = [make_bot(GAME, name, seed + seat) for seat, name in enumerate(names)]
    for _ in range(most):
        if match.outcome is not None:
            break
        seat = match.asked()[0]
        match.answer(seat, bots[seat].answer(Chair(match, seat)))
    return match


@pytest.mark.parametrize("options", [BASE, {}], ids=["base", "both expansions"])
@pytest.mark.parametrize("role", [HERO_PLAYER, LORD])
def test_it_beats_chance_in_either_role(role: int, options: dict[str, Any]) -> None:
    names = ("scripted", "random") if role == HERO_PLAYER else ("random", "scripted")
    outcomes = [played(options, names, seed).outcome for seed in range(8)]
    assert sum(outcome is not None and outcome.winners == (role,) for outcome in outcomes) >= 7
