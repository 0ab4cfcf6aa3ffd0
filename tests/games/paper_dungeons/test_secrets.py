"""What the others may know: nothing of a running round, nothing of an objective's goal (PD-RULING-23, PD-RULING-24,
PD-RULING-79)."""

from __future__ import annotations

import random

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.box import STYLES
from flambeau.games.paper_dungeons.choices import BREW, PASS
from flambeau.games.paper_dungeons.model import NONE
from flambeau.kernel import SPECTATOR, Match

from .positions import DIE_ROGUE, at_table, sheet, take


@pytest.mark.rule("PD-RULING-23", "PD-RULING-79")
def test_what_a_player_does_is_told_to_the_others_when_the_round_has_ended() -> None:
    table = at_table(sheet(0), sheet(1))
    take(table, DIE_ROGUE).choose(0, BREW, PASS)
    assert [told.rule for told in table.match.events(1)] == []
    assert table.match.view(1).sheets[0].potions == table.match.view(SPECTATOR).sheets[0].potions == 0
    table.rolls("white", 0, 0, 0).rolls("black", 0, 0, 0).choose(1, PASS)
    assert "PD-POTION-03" in [told.rule for told in table.match.events(1)]
    assert table.match.view(1).sheets[0].potions == 2


@pytest.mark.rule("PD-RULING-24")
def test_dealt_cards_and_the_goal_of_the_objective_stay_with_their_owner() -> None:
    seen = at_table(sheet(0), sheet(1)).match.view(1)
    assert seen.sheets[0].powers == () and seen.sheets[0].objectives == () and seen.sheets[0].objective not in range(16)
    assert seen.sheets[0].power != NONE and seen.sheets[1].objective == 6


@pytest.mark.rule("PD-RULING-24")
def test_an_imagined_objective_of_another_player_has_the_style_everybody_knows() -> None:
    match = Match.start(GAME, 8, {}, 11)
    rng = random.Random(1)
    while match.state.round < 2:
        seat = rng.choice(match.asked())
        match.answer(seat, rng.randrange(len(match.question(seat).choices)))
    goals = set()
    for seed in range(40):
        world = match.imagine(0, seed)
        dealt = [card for each in world.state.sheets for card in each.objectives]
        assert len(set(dealt)) == 16
        assert all(STYLES[each.objective] == each.black for each in world.state.sheets)
        assert world.state.sheets[0].objectives == match.state.sheets[0].objectives
        goals.add(world.state.sheets[1].objective)
    assert len(goals) > 1


@pytest.mark.rule("PD-RULING-71", "PD-RULING-79")
def test_a_player_takes_answers_back_until_all_are_done() -> None:
    table = at_table(sheet(0), sheet(1))
    take(table, DIE_ROGUE).choose(0, BREW)
    assert table.match.finality(0, PASS) == "may be final"
    table.choose(0, PASS)
    take(table, DIE_ROGUE, seat=1)
    table.match.undo(0)
    table.match.undo(0)
    assert table.state.sheets[0].potions == 0 and table.state.sheets[1].dice_used == 1 << DIE_ROGUE
