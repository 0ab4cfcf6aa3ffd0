"""Numbers before the act: what a room would do to the party stands beside the choice, while potions can absorb it."""

from __future__ import annotations

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.before import damage_in
from flambeau.games.paper_dungeons.choices import STOP
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.model import SCOUT, Sheet, potions_left
from flambeau.kernel import Choice
from flambeau.table import Words

from .positions import at_table, enter, levels, sheet, stages, step

ENGLISH = Words([GAME.text], "en")
ORC_2, ORC_4, TRAP, NOTHING = "B1", "A4", "B2", "A1"


def damage(room: str, party: Sheet) -> int:
    return damage_in(at_table(party).state, party, room_named(room))


def note(choice: Choice, party: Sheet) -> str:
    return GAME.preview(at_table(party).state, 0, choice, ENGLISH)


@pytest.mark.rule("PD-MINION-05", "PD-MINION-09")
def test_a_minion_does_the_damage_by_which_it_exceeds_the_hero_unless_it_is_defeated() -> None:
    assert [damage(ORC_2, sheet(**levels(warrior))) for warrior in (1, 2, 3)] == [1, 0, 0]
    assert damage(ORC_4, sheet()) == 3 and damage(ORC_4, sheet(**stages(armour=2))) == 2
    assert damage(ORC_4, sheet(minions=1 << 8)) == 0 and damage(ORC_2, sheet(minions=1)) == 0
    assert damage(ORC_2, sheet(minions=1 << 8)) == 1


@pytest.mark.rule("PD-TRAP-01", "PD-TRAP-03")
def test_a_trap_does_one_damage_but_none_to_the_scout() -> None:
    assert (damage(TRAP, sheet()), damage(TRAP, sheet(0, SCOUT)), damage(NOTHING, sheet())) == (1, 0, 0)


@pytest.mark.rule("PD-MINION-05", "PD-TRAP-01")
def test_the_damage_is_said_beside_the_room_while_there_are_potions() -> None:
    party = sheet(potions=3, potions_used=1)
    assert potions_left(party) == 2
    assert note(enter(ORC_2), party) == "1 damage, with 4 life left and 2 potions to absorb it"
    assert note(step(TRAP), party).startswith("1 damage")
    assert note(STOP, party) == note(enter(NOTHING), party) == note(enter(ORC_2), sheet()) == ""
