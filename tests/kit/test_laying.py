"""Fields, pieces and chance by name: what is misspelt fails the test that misspells it."""

from __future__ import annotations

import pytest

from flambeau.games.embers import FAN, GAME, Hearth
from flambeau.kernel import Pile
from flambeau.kit import Pieces, Table, changed, draws


def test_fields_are_set_by_name_and_none_is_invented() -> None:
    s = changed(Hearth(Pile((5,)), [0, 0], 10), fire=3, turn=1)
    assert (s.fire, s.turn) == (3, 1)
    with pytest.raises(AttributeError, match="Hearth has no field 'flame'"):
        changed(s, flame=1)


def test_pieces_are_handed_out_once_in_the_order_of_the_box() -> None:
    box = Pieces(["rat", "rat", "ogre"])
    assert [box.take("ogre"), *box.take_all("rat rat")] == [2, 0, 1]
    with pytest.raises(LookupError, match="all 2 pieces called 'rat' are laid out"):
        box.take("rat")
    with pytest.raises(KeyError, match="no piece is called 'troll'; there are rat, ogre"):
        box.take("troll")


def test_chance_is_scripted_by_label() -> None:
    assert draws(hero_dice=[(6, 2), 1], enemy=[5]) == {"hero dice": [(6, 2), (1,)], "enemy": [(5,)]}
    table = Table(GAME, seats=2, chance=draws(deck=[range(25)])).choose(0, FAN)
    assert table.state.fire == 0
