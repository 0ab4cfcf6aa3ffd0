"""The passive phase: drawing, placing, and what is hidden again (DH-PASS, DH-RULING-03, DH-RULING-56, DH-RULING-99,
DH-RULING-100, DH-RULING-101, DH-RULING-102)."""

from __future__ import annotations

import pytest

from flambeau.games.dungeon_heroes import GAME
from flambeau.games.dungeon_heroes.choices import Place, Slot, Stand
from flambeau.games.dungeon_heroes.events import Drew, Placed, PlacedKnown
from flambeau.games.dungeon_heroes.model import HERO_PLAYER, LORD
from flambeau.games.dungeon_heroes.rules.heroes import HERO_ACTION
from flambeau.games.dungeon_heroes.rules.lord import LORD_ACTION
from flambeau.games.dungeon_heroes.setup import RANDOM
from flambeau.games.dungeon_heroes.tiles import HEROES, tiles_of
from flambeau.kernel import HIDDEN, SPECTATOR
from flambeau.kit import Table

from .laying import at, laid, tile_on, turn_up

FOUR = ("chest", "orc", "ogre", "bear_trap")


def place(slot: int, square: str) -> Place:
    """Place a tile of the hand."""
    return Place(Slot(slot), at(square))


@pytest.mark.rule("DH-PASS-01", "DH-RULING-61", "DH-TURN-01")
def test_once_the_heroes_stand_the_dungeon_lord_begins_by_drawing_four_tiles() -> None:
    t = Table(GAME, seats=2, seed=5)
    assert t.state.hand.cards == ()
    for hero, square in zip(HEROES, ("c0", "b0", "e0", "d0")):
        t.choose(HERO_PLAYER, Stand(hero, at(square)))
    t.expects(LORD, LORD_ACTION)
    assert len(t.state.hand.cards) == 4 and len(t.state.pile.cards) == 32
    assert t.told(Drew) == [Drew(4)]


@pytest.mark.rule("DH-PASS-02", "DH-PASS-05", "DH-RULING-03")
def test_tiles_are_placed_on_free_squares_only() -> None:
    t = laid(
        {"rogue": "c4", "cleric": "b0"},
        up={"a1": "orc"},
        down={"b1": "chest"},
        figures={"d1": "white_lady"},
        dropped={"c1": "sword"},
        hand=FOUR,
        seat=LORD,
    )
    free = {choice.to for choice in t.choices(LORD, Place)}
    assert len(free) == 36 - 5
    assert t.refused(LORD, place(0, "c4")) == "DH-PASS-05"
    assert t.refused(LORD, place(0, "c1")) == t.refused(LORD, place(0, "d1")) == "DH-RULING-03"


@pytest.mark.rule("DH-PASS-04", "DH-BOARD-06")
def test_tiles_are_never_stacked_and_never_leave_the_room() -> None:
    t = laid(up={"a1": "orc"}, down={"b1": "chest"}, hand=FOUR, seat=LORD)
    assert t.refused(LORD, place(0, "a1")) == t.refused(LORD, place(0, "b1")) == "DH-PASS-04"
    assert t.refused(LORD, place(0, "c7")) == t.refused(LORD, place(0, "c0")) == "DH-BOARD-06"


@pytest.mark.rule("DH-PASS-03", "DH-PASS-06")
def test_each_tile_placed_is_one_of_four_actions_and_lies_face_down() -> None:
    t = laid(hand=FOUR, pile=["chest"], seat=LORD)
    t.choose(LORD, place(3, "a1"), place(0, "b1"), place(0, "c1")).expects(LORD, LORD_ACTION)
    t.choose(LORD, place(0, "d1")).expects(HERO_PLAYER, HERO_ACTION)
    assert [tile_on(t, square) for square in ("a1", "b1", "c1", "d1")] == ["bear_trap", "chest", "orc", "ogre"]
    assert t.state.veiled == 0b1111


@pytest.mark.rule("DH-PASS-07")
def test_in_the_passive_phase_the_dungeon_lord_reveals_nothing() -> None:
    t = laid(hand=FOUR, down={"a1": "chest"}, seat=LORD)
    assert t.refused(LORD, turn_up("a1")) == "DH-PASS-07"


@pytest.mark.rule("DH-EX-53", "DH-RULING-56")
def test_the_dungeon_lord_sees_what_he_placed_until_his_turn_ends_and_then_no_more() -> None:
    t = laid(hand=FOUR, pile=["chest"], seat=LORD)
    t.choose(LORD, place(0, "c4"))
    chest = tiles_of("chest")[0]
    for seat in (HERO_PLAYER, SPECTATOR):
        assert t.match.view(seat).room.faces[at("c4")] == HIDDEN
    assert t.match.view(LORD).room.faces[at("c4")] == chest
    t.choose(LORD, place(0, "a1"), place(0, "b1"), place(0, "c1"))
    assert t.match.view(LORD).room.faces[at("c4")] == HIDDEN
    assert t.told(Placed)[0] == Placed(at("c4"))


@pytest.mark.rule("DH-RULING-101")
def test_what_the_dungeon_lord_placed_stays_in_his_dossier() -> None:
    t = laid(hand=FOUR, seat=LORD, actions=1)
    t.choose(LORD, place(0, "c4"))
    assert t.match.view(LORD).room.faces[at("c4")] == HIDDEN
    assert t.match.dossier(LORD).room.faces[at("c4")] == tiles_of("chest")[0]
    assert t.match.dossier(HERO_PLAYER).room.faces[at("c4")] == HIDDEN


@pytest.mark.rule("DH-RULING-56", "DH-RULING-102")
def test_with_the_memory_aid_he_goes_on_seeing_them_and_his_log_names_them() -> None:
    t = laid(hand=FOUR, seat=LORD, actions=1, memory_aid=True)
    t.choose(LORD, place(0, "c4"))
    chest = tiles_of("chest")[0]
    assert t.match.view(LORD).room.faces[at("c4")] == chest
    assert t.told(PlacedKnown, LORD) == [PlacedKnown(at("c4"), chest)] and t.told(PlacedKnown, HERO_PLAYER) == []
    assert t.match.view(HERO_PLAYER).room.faces[at("c4")] == HIDDEN


@pytest.mark.rule("DH-RULING-99", "DH-RULING-102")
def test_the_hero_player_learns_the_square_and_nothing_else_from_a_placement() -> None:
    told = []
    for slot in (0, 3):
        t = laid(hand=FOUR, seat=LORD)
        t.choose(LORD, place(slot, "c4"))
        told.append([event.to_data() for event in t.told(Placed, HERO_PLAYER)])
        assert t.match.view(HERO_PLAYER).hand.cards == (HIDDEN,) * 3
    assert told[0] == told[1] == [["Placed", at("c4")]]


@pytest.mark.rule("DH-RULING-100")
def test_the_hand_is_seen_by_its_owner_also_in_the_hero_turn_and_counted_by_the_others() -> None:
    t = laid(hand=FOUR, pile=["chest", "chest"])
    assert t.match.view(LORD).hand.cards == t.state.hand.cards
    view = t.match.view(HERO_PLAYER)
    assert view.hand.cards == (HIDDEN,) * 4 and len(view.pile.cards) == 2


@pytest.mark.rule("DH-SETUP-10")
def test_nobody_sees_the_pile_or_the_boxed_tiles() -> None:
    t = Table(GAME, seats=2, seed=3)
    for seat in (HERO_PLAYER, LORD, SPECTATOR):
        for view in (t.match.view(seat), t.match.dossier(seat)):
            assert set(view.pile.cards) == set(view.boxed.cards) == {HIDDEN}


@pytest.mark.rule("DH-EXP-08")
def test_only_random_tiles_are_ever_boxed_also_in_imagined_worlds() -> None:
    t = Table(GAME, seats=2, seed=3)
    worlds = [t.match.imagine(HERO_PLAYER, n).state.boxed.cards for n in range(20)]
    assert len(set(worlds)) > 15
    assert all(set(boxed) <= set(RANDOM) for boxed in worlds)
