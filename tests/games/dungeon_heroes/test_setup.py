"""Set-up: which tiles are in play, and where the heroes begin (DH-SETUP, DH-EXP)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.board import NOWHERE, START_CELLS
from flambeau.games.dungeon_heroes.choices import Stand
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, Play
from flambeau.games.dungeon_heroes.rules.hero_turn import ARRANGE
from flambeau.games.dungeon_heroes.setup import RANDOM
from flambeau.games.dungeon_heroes.tiles import CLERIC, PARTY, TILES, WARRIOR, artifacts_in, tile_of, tiles_of
from flambeau.kernel import Match
from flambeau.kit import Table

from .laying import at


def start(**options: bool) -> Match:
    """A match with these expansions."""
    return Match.start(GAME, 2, {"dragon_damsel": False, "undead": False, **options}, seed=11)


@pytest.mark.rule("DH-EX-01", "DH-SETUP-08", "DH-SETUP-09")
def test_the_base_game_has_23_fixed_and_13_of_23_random_tiles_and_10_are_boxed() -> None:
    s = start().state
    fixed = [tile for tile in s.pile.cards if TILES[tile].pool == "fixed"]
    assert (len(s.pile.cards), len(fixed), len(RANDOM), len(s.boxed.cards)) == (36, 23, 23, 10)


@pytest.mark.rule("DH-SETUP-08")
def test_the_random_tiles_are_ten_movement_nine_artifact_and_four_deadly_tiles() -> None:
    found = [TILES[tile].category for tile in RANDOM]
    assert [found.count(kind) for kind in ("movement", "artifact", "deadly")] == [10, 9, 4]


@pytest.mark.rule("DH-SETUP-12", "DH-EXP-04", "DH-RULING-01")
@pytest.mark.parametrize("dragon", [False, True])
@pytest.mark.parametrize("undead", [False, True])
def test_the_draw_pile_has_36_tiles_with_any_expansion(dragon: bool, undead: bool) -> None:
    s = start(dragon_damsel=dragon, undead=undead).state
    assert len(s.pile.cards) == 36 and len(set(s.pile.cards) | set(s.boxed.cards)) == 46 + 4 * dragon + 2 * undead


def shares(s: Play) -> tuple[int, int, int]:
    """How many fixed and random tiles are in the pile, and how many are boxed."""
    fixed = len([tile for tile in s.pile.cards if TILES[tile].pool == "fixed"])
    return fixed, len(s.pile.cards) - fixed, len(s.boxed.cards)


@pytest.mark.rule("DH-EX-02", "DH-EXP-02")
def test_the_dragon_and_the_damsel_make_27_fixed_and_9_random_tiles() -> None:
    assert shares(start(dragon_damsel=True).state) == (27, 9, 14)


@pytest.mark.rule("DH-EX-03", "DH-EXP-03")
def test_lords_of_the_undead_make_25_fixed_and_11_random_tiles() -> None:
    assert shares(start(undead=True).state) == (25, 11, 12)


@pytest.mark.rule("DH-EX-04", "DH-RULING-30")
def test_both_expansions_make_29_fixed_and_7_random_tiles() -> None:
    assert shares(start(dragon_damsel=True, undead=True).state) == (29, 7, 16)


@pytest.mark.rule("DH-EXP-07", "DH-MKT-01", "DH-RULING-39")
def test_the_four_market_tiles_lie_face_up_and_never_mix_with_the_dungeon_tiles() -> None:
    s = start(undead=True).state
    assert [TILES[tile_of(artifact)].id for artifact in artifacts_in(s.market)] == [
        "magic_mirror",
        "strange_bread",
        "energy_elixir",
        "demon_skull",
    ]
    assert not [tile for tile in (*s.pile.cards, *s.boxed.cards) if TILES[tile].category == "market"]
    assert start(dragon_damsel=True).state.market == 0


@pytest.mark.rule("DH-EXP-01", "DH-EXP-08")
def test_the_tiles_of_a_chosen_expansion_are_always_in_play_and_the_others_never() -> None:
    living = {*tiles_of("dragon"), *tiles_of("damsel"), *tiles_of("standard"), *tiles_of("fairy")}
    undead = {*tiles_of("necromancer"), *tiles_of("white_lady")}
    assert living <= set(start(dragon_damsel=True).state.pile.cards)
    assert undead <= set(start(undead=True).state.pile.cards)
    s = start().state
    assert not (living | undead) & {*s.pile.cards, *s.boxed.cards}


@pytest.mark.rule("DH-SETUP-11")
def test_the_order_of_the_pile_is_shuffled() -> None:
    orders = {Match.start(GAME, 2, {}, seed=seed).state.pile.cards for seed in range(1, 9)}
    assert len(orders) == 8


@pytest.mark.rule("DH-SETUP-01", "DH-SETUP-04", "DH-SETUP-05")
def test_heroes_begin_at_full_health_no_figure_stands_and_the_vault_chest_lies_there() -> None:
    s = start().state
    assert s.hp[:4] == [10, 8, 6, 4] and set(s.figures) == {NOWHERE} and s.vault


@pytest.mark.rule("DH-SETUP-03", "DH-BOARD-03")
def test_the_hero_player_arranges_the_heroes_one_on_each_start_square() -> None:
    t = Table(GAME, seats=2, seed=5).expects(HERO_PLAYER, ARRANGE)
    assert len(START_CELLS) == 4
    assert t.refused(HERO_PLAYER, Stand(WARRIOR, at("c1"))) == "DH-SETUP-03"
    t.choose(HERO_PLAYER, Stand(WARRIOR, at("e0")))
    assert t.refused(HERO_PLAYER, Stand(CLERIC, at("e0"))) == "DH-SETUP-03"
    t.choose(HERO_PLAYER, *[Stand(hero, at(square)) for hero, square in zip(PARTY[1:], ("b0", "d0", "c0"))])
    assert t.state.at[:4] == [at(square) for square in ("e0", "b0", "d0", "c0")]
