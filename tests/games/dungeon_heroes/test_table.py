"""The table beside the board: what a player must see to know why somebody can or cannot act."""

from __future__ import annotations

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.board import cell_named
from flambeau.games.dungeon_heroes.events import Revealed
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.tiles import ROGUE, WARRIOR, Tile
from flambeau.table import Words, Zone
from flambeau.table.choices import worded
from flambeau.table.speak import elements_of
from tests.games.dungeon_heroes.laying import laid

FR = Words([GAME.text], "fr")


def sheet(zones: tuple[Zone, ...], hero: int) -> Zone:
    """The board of a hero."""
    return next(zone for zone in zones if zone.id == f"board.{hero}")


def test_a_possessed_heros_board_says_so_and_how_it_ends() -> None:
    t = laid({"warrior": "b0", "rogue": "c2"})
    t.state.possessed = ROGUE
    zones = GAME.table(t.state, HERO_PLAYER, FR).rest.zones
    assert [badge.label for badge in sheet(zones, ROGUE).badges] == [FR.say("label-possessed")]
    assert not sheet(zones, WARRIOR).badges


def test_an_experience_tile_says_what_it_is_worth_and_speaks_of_no_damage() -> None:
    t = laid({"warrior": "b0"})
    t.state.earned = {0: WARRIOR}
    earned = sheet(GAME.table(t.state, HERO_PLAYER, FR).rest.zones, WARRIOR).elements[0]
    assert earned.label == "ogre" and [badge.label for badge in earned.badges] == ["expérience\u00a0: 4"]


def test_before_the_first_round_the_solo_dungeon_announces_the_sixth_row() -> None:
    t = laid({"warrior": "b0"})
    t.state.solo, t.state.round = True, 0
    status = GAME.table(t.state, HERO_PLAYER, FR).rest.status
    assert "rangée 6 ensuite" in status[0].text and len(status) == 2  # and no round, no actions


def test_an_event_about_a_tile_never_names_the_tile_of_another_square() -> None:
    t = laid({"warrior": "b0"}, down={"a2": "ogre"})
    named = elements_of(Revealed(cell_named("c1"), Tile(cell_named("a2")), (), "dungeon"))
    shown = {element.id for zone in GAME.table(t.state, HERO_PLAYER, FR).rest.zones for element in zone.elements}
    assert f"laid.{cell_named('a2')}" in shown and not shown & set(named)


def test_alone_the_box_lies_beside_the_board_and_there_is_no_draw_pile() -> None:
    t = laid({"warrior": "b0"})
    t.state.solo = True
    tiles = next(zone for zone in GAME.table(t.state, HERO_PLAYER, FR).rest.zones if zone.id == "tiles")
    assert tiles.place == "side" and [element.id for element in tiles.elements] == ["boxed"]


def test_what_stands_on_the_board_is_one_zone_for_both_and_another_one_when_it_changes() -> None:
    t = laid({"warrior": "b0", "rogue": "c2"}, down={"a2": "ogre"})
    [tiles, pieces] = GAME.table(t.state.view(1 << HERO_PLAYER, False), HERO_PLAYER, FR).rest.zones[:2]
    [lords_tiles, lords_pieces] = GAME.table(t.state.view(1 << LORD, False), LORD, FR).rest.zones[:2]
    assert pieces is lords_pieces and tiles.elements and lords_tiles.elements
    t.state.hp[ROGUE] -= 1
    assert GAME.table(t.state, LORD, FR).rest.zones[1] != pieces


def test_more_choices_than_a_window_shows_have_their_words_and_stand_in_groups() -> None:
    t = laid({"warrior": "c3", "cleric": "b1", "rogue": "e4"})
    choices, groups = worded(t.match, HERO_PLAYER, FR)
    assert 12 < len(choices) <= 20 and all(choice.label for choice in choices)
    assert sum(group.count for group in groups) == len(choices)
    few, none = worded(laid({"warrior": "c3"}).match, HERO_PLAYER, FR)
    assert len(few) <= 12 and not none
