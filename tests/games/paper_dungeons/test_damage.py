"""PD-DAMAGE and PD-RES: marked damage, and the resurrection it may cost."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons.choices import EXPLORE, Drink
from flambeau.games.paper_dungeons.events import Hurt, Resurrected
from flambeau.games.paper_dungeons.model import Potions, life
from flambeau.games.paper_dungeons.rules.damage import POTIONS, mark
from flambeau.games.paper_dungeons.rules.levels import gain_level

from .positions import DIE_ROGUE, at_table, in_room, levels, sheet, step, take


@pytest.mark.rule("PD-RES-01", "PD-RULING-42", "PD-EX-22")
def test_damage_equal_to_life_is_fine_and_one_more_means_resurrection() -> None:
    wounded = sheet(damage=5, **in_room("A2"), **levels(3, 1, 1, 1))
    table = take(at_table(wounded), DIE_ROGUE).choose(0, EXPLORE, step("B2"))
    assert life(table.state.sheets[0]) == 6 and table.state.sheets[0].damage == 6
    assert not table.state.sheets[0].resurrected
    mark(table.state, table.state.sheets[0], 1)
    assert table.state.sheets[0].resurrected


@pytest.mark.rule("PD-RES-02", "PD-RES-04", "PD-RES-06")
def test_a_resurrection_is_checked_once_resets_nothing_and_stays() -> None:
    table = at_table(sheet(damage=4))
    hurt = table.state.sheets[0]
    mark(table.state, hurt, 1)
    mark(table.state, hurt, 1)
    gain_level(table.state, hurt, hurt.seat)
    gain_level(table.state, hurt, hurt.seat)
    assert hurt.resurrected and hurt.damage == 6 and life(hurt) == 6
    assert len(table.told(Resurrected)) == 1


@pytest.mark.rule("PD-DAMAGE-02", "PD-DAMAGE-04", "PD-DAMAGE-07")
def test_damage_adds_up_and_eliminates_nobody() -> None:
    table = at_table(sheet())
    for _ in range(30):
        mark(table.state, table.state.sheets[0], 1)
    assert table.state.sheets[0].damage == 30 and table.told(Hurt)[-1].total == 30
    assert table.outcome is None and table.match.asked() == (0,)


@pytest.mark.rule("PD-POTION-06", "PD-RULING-43")
def test_potions_prevent_damage_only_at_the_moment_it_is_dealt() -> None:
    hurt = sheet(damage=2, potions=1, **in_room("A2"))
    table = take(at_table(hurt), DIE_ROGUE).choose(0, EXPLORE, step("B2")).expects(0, POTIONS)
    table.choose(0, Drink(Potions(1)))
    after = table.state.sheets[0]
    assert (after.damage, after.potions, after.potions_used) == (2, 1, 1)


@pytest.mark.rule("PD-DAMAGE-03")
def test_nobody_is_asked_for_potions_that_are_not_there() -> None:
    table = take(at_table(sheet(**in_room("A2"))), DIE_ROGUE).choose(0, EXPLORE, step("B2"))
    assert table.match.question(0).topic is not POTIONS and table.state.sheets[0].damage == 1


@pytest.mark.rule("PD-DAMAGE-05", "PD-LEVEL-05")
def test_the_life_column_is_the_sum_of_the_hero_levels() -> None:
    assert life(sheet(**levels(6, 6, 6, 6))) == 24 and life(sheet()) == 4
