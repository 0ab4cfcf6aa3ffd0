"""Pieces: who may look now, who has seen, and what a view, a dossier and a veil tell."""

from __future__ import annotations

import pytest
from toys import DELVE
from toys.delve import Cave, Peek, Veil

from flambeau.kernel import (
    ALL,
    EMPTY,
    HIDDEN,
    NOBODY,
    SPECTATOR,
    Chance,
    Match,
    Pile,
    Places,
    bit,
    draw,
    empty_places,
    hide,
    learned,
    look,
    mask,
    members,
    open_piece,
    show,
    shuffle,
)
from flambeau.kernel.chance import KEYED


def position() -> Cave:
    """A position to lay pieces in."""
    cave: Cave = Match.start(DELVE, 2, seed=1).state.clone()
    cave.chance = Chance(KEYED, 77)
    cave.glimpses = 0
    return cave


def faces(pieces: Pile | Places, seat: int, memory: bool = False) -> list[int]:
    """What a seat sees of pieces."""
    view = pieces.view(bit(seat), memory)
    return list(view.cards if isinstance(view, Pile) else view.faces)


@pytest.fixture(params=["pile", "places", "folded"])
def pieces(request: pytest.FixtureRequest) -> Pile | Places:
    """Three pieces that nobody knows."""
    if request.param == "places":
        return Places([5, 6, 7], [NOBODY] * 3, [NOBODY] * 3)
    masks = (NOBODY,) * 3 if request.param == "pile" else ()
    return Pile((5, 6, 7), masks, masks)


def test_a_face_down_piece_is_hidden_from_everybody(pieces: Pile | Places) -> None:
    for seat in (0, 1, SPECTATOR):
        assert faces(pieces, seat) == faces(pieces, seat, memory=True) == [HIDDEN] * 3


def test_who_looks_may_go_on_looking_and_has_seen(pieces: Pile | Places) -> None:
    s = position()
    assert look(s, pieces, 1, bit(0)) == 6
    assert faces(pieces, 0) == faces(pieces, 0, memory=True) == [HIDDEN, 6, HIDDEN]
    assert faces(pieces, 1) == faces(pieces, SPECTATOR, memory=True) == [HIDDEN] * 3


def test_what_is_hidden_again_is_remembered_by_those_who_saw_it(pieces: Pile | Places) -> None:
    s = position()
    look(s, pieces, 1, mask(0, 1))
    hide(pieces, 1, bit(0))
    assert (faces(pieces, 0)[1], faces(pieces, 1)[1]) == (HIDDEN, 6)
    assert faces(pieces, 0, memory=True)[1] == 6
    hide(pieces, 1)
    assert faces(pieces, 1)[1] == HIDDEN and faces(pieces, 1, memory=True)[1] == 6


def test_what_is_shown_is_seen_by_all_and_by_whoever_watches(pieces: Pile | Places) -> None:
    assert show(position(), pieces, 2) == 7
    for seat in (0, 5, SPECTATOR):
        assert faces(pieces, seat) == [HIDDEN, HIDDEN, 7]


def test_only_new_knowledge_counts_as_a_glimpse(pieces: Pile | Places) -> None:
    s = position()
    look(s, pieces, 0, bit(0))
    assert s.glimpses == 1
    hide(pieces, 0)
    look(s, pieces, 0, bit(0))
    assert s.glimpses == 1
    look(s, pieces, 0, mask(0, 1))
    show(s, pieces, 0)
    show(s, pieces, 0)
    assert s.glimpses == 3
    learned(s)
    assert s.glimpses == 4


def test_a_piece_that_moves_takes_its_masks_along() -> None:
    s = position()
    pile, places = Pile((5, 6, 7)), empty_places(2)
    look(s, pile, 1, bit(1))
    places.put(0, pile.take(1))
    places.put(1, pile.take())
    assert pile.cards == (7,) and pile.shown == (NOBODY,)
    assert faces(places, 1) == [6, HIDDEN]
    assert faces(places, 0) == [HIDDEN, HIDDEN]
    pile.put(1, places.take(0))
    assert pile.cards == (7, 6) and faces(pile, 1) == [HIDDEN, 6]
    assert places.faces == [EMPTY, 5]


def test_an_empty_place_is_open_to_everybody() -> None:
    places = empty_places(2)
    assert faces(places, 3) == [EMPTY, EMPTY]
    places.put(1, open_piece(4))
    assert faces(places, SPECTATOR) == [EMPTY, 4]


def test_a_shuffle_makes_everybody_forget_and_renews_the_veils() -> None:
    s = position()
    pile = Pile(tuple(range(9)))
    show(s, pile, 0)
    look(s, pile, 3, bit(1))
    veil = pile.veil(3)
    shuffle(s, "cards", pile)
    assert faces(pile, 1, memory=True) == [HIDDEN] * 9
    assert sorted(pile.cards) == list(range(9))
    assert pile.veil(3) != veil


def test_a_veil_belongs_to_the_place() -> None:
    one, two = Places([5, 6], [0, 0], [0, 0]), Places([6, 5], [0, 0], [0, 0])
    assert [one.veil(0), one.veil(1)] == [two.veil(0), two.veil(1)]
    assert one.veil(0) != one.veil(1)


def test_drawing_takes_the_top_card_and_counts_who_learns_it() -> None:
    s = position()
    pile = Pile((5, 6, 7, 8))
    assert draw(s, pile) == 5 and s.glimpses == 1
    look(s, pile, 0, ALL)
    assert draw(s, pile) == 6 and s.glimpses == 2
    look(s, pile, 0, bit(0))
    assert draw(s, pile, to=bit(0)) == 7 and s.glimpses == 3
    assert draw(s, pile, to=bit(0)) == 8 and s.glimpses == 4
    assert pile == Pile()


def test_the_number_of_cards_is_open() -> None:
    assert len(Pile((1, 2, 3)).view(bit(0), False).cards) == 3


def test_sets_of_seats() -> None:
    assert members(mask(0, 2), 4) == (0, 2)
    assert members(ALL, 3) == (0, 1, 2)
    assert members(NOBODY, 3) == ()
    assert ALL & bit(SPECTATOR) and not mask(0, 1, 2, 3) & bit(SPECTATOR)


def test_a_dossier_remembers_what_a_view_no_longer_shows() -> None:
    match = Match.start(DELVE, 2, seed=1)
    match.answer(0, Peek(3))
    tile = match.state.floor.faces[3]
    assert match.view(0).floor.faces[3] == tile
    match.answer(0, Veil(3))
    assert match.view(0).floor.faces[3] == HIDDEN
    assert match.dossier(0).floor.faces[3] == tile
    assert match.dossier(1).floor.faces[3] == match.dossier(SPECTATOR).floor.faces[3] == HIDDEN


def test_a_view_hides_hands_and_plans_of_others_at_any_depth() -> None:
    match = Match.start(DELVE, 3, seed=1)
    view = match.view(1)
    assert [diver.plan == HIDDEN for diver in view.divers] == [True, False, True]
    assert [HIDDEN in diver.hand.cards for diver in view.divers] == [True, False, True]
    assert view.omen == HIDDEN
    watching = match.view(SPECTATOR)
    assert all(diver.plan == HIDDEN and HIDDEN in diver.hand.cards for diver in watching.divers)
    assert set(watching.deck.cards) == {HIDDEN}
