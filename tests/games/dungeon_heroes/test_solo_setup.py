"""Set-up of the solo game (DH-SOLO-01, DH-SOLO-02, DH-SOLO-03, DH-SOLO-04, DH-SOLO-05, DH-SOLO-06, DH-SOLO-07,
DH-SOLO-08, DH-SOLO-23, DH-SOLO-24, DH-RULING-50)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.board import ROOM, ROOM_MASK, START_CELLS
from flambeau.games.dungeon_heroes.choices import Stand
from flambeau.games.dungeon_heroes.events import TurnBegan
from flambeau.games.dungeon_heroes.model import HERO_PLAYER
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.tiles import HEALTH, PARTY, TILES
from flambeau.kernel import HIDDEN, SPECTATOR
from flambeau.kit import Table

BASE = {"dragon_damsel": False, "undead": False}


def set_up(**options: bool) -> Table:
    """A solo game before the heroes are arranged."""
    return Table(GAME, seats=1, seed=7, options=options)


def arranged(**options: bool) -> Table:
    """A solo game at its first turn."""
    t = set_up(**options)
    for hero in PARTY:
        t.choose(HERO_PLAYER, Stand(hero, START_CELLS[hero]))
    return t


@pytest.mark.rule("DH-SOLO-06")
def test_all_36_tiles_lie_face_down_one_on_each_square() -> None:
    s = set_up().state
    assert s.tiled == s.veiled == ROOM_MASK and not s.pile.cards and not s.hand.cards
    assert len(set(s.room.faces)) == ROOM == 36


@pytest.mark.rule("DH-SOLO-05")
def test_the_tiles_are_23_fixed_and_13_random_ones_and_10_are_boxed() -> None:
    s = set_up(**BASE).state
    assert [TILES[tile].pool for tile in s.room.faces].count("fixed") == 23
    assert [TILES[tile].pool for tile in s.room.faces].count("random") == 13
    assert len(s.boxed.cards) == 10


@pytest.mark.rule("DH-RULING-50")
@pytest.mark.parametrize(("dragon_damsel", "undead", "fixed"), [(True, False, 27), (False, True, 25), (True, True, 29)])
def test_expansions_bring_their_tiles_and_the_market(dragon_damsel: bool, undead: bool, fixed: int) -> None:
    s = set_up(dragon_damsel=dragon_damsel, undead=undead).state
    assert [TILES[tile].pool for tile in s.room.faces].count("fixed") == fixed
    assert len(s.boxed.cards) == fixed - 13 and bool(s.market) == undead


@pytest.mark.rule("DH-SOLO-23", "DH-RULING-104")
def test_nobody_may_look_at_a_face_down_or_boxed_tile() -> None:
    t = set_up()
    for seat in (HERO_PLAYER, SPECTATOR):
        for view in (t.match.view(seat), t.match.dossier(seat)):
            assert set(view.room.faces) == {HIDDEN} and set(view.boxed.cards) == {HIDDEN}
    assert t.match.view(SPECTATOR).to_data() == t.match.view(HERO_PLAYER).to_data()


@pytest.mark.rule("DH-SOLO-03", "DH-SOLO-04")
def test_heroes_stand_where_the_player_likes_no_figure_stands_and_the_vault_chest_lies_there() -> None:
    t = set_up()
    assert t.choices(HERO_PLAYER) == [Stand(PARTY[0], cell) for cell in START_CELLS]
    s = t.state
    assert s.hp == list(HEALTH) and max(s.figures) < 0 and s.vault


@pytest.mark.rule("DH-SOLO-08")
def test_the_heroes_begin() -> None:
    t = arranged().expects(HERO_PLAYER, HERO_ACTION)
    assert t.told(TurnBegan) == [TurnBegan(HERO_PLAYER, 8)] and t.state.round == 1


@pytest.mark.rule("DH-SOLO-24")
def test_there_is_no_passive_phase() -> None:
    assert arranged().state.aggressive


@pytest.mark.rule("DH-GOAL-06")
def test_one_or_two_may_play() -> None:
    assert tuple(GAME.seats) == (1, 2)
    assert set_up().state.solo and not Table(GAME, seats=2, seed=7).state.solo
