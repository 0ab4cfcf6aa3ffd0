"""What holds in every game: nobody rolls, no measure falls, boxes add up, eight seats are served."""

from __future__ import annotations

import random

import pytest

from flambeau.games.paper_dungeons import GAME
from flambeau.games.paper_dungeons.box import MISSIONS, OBJECTIVES
from flambeau.games.paper_dungeons.events import Fled, MonsterFought, RoundBegan, Scored
from flambeau.games.paper_dungeons.geometry import room_named
from flambeau.games.paper_dungeons.rules.measures import MEASURES
from flambeau.games.paper_dungeons.scoring import glory
from flambeau.kernel import Match, playout

from .positions import at_table, rooms, sheet


def walked(match: Match, seed: int) -> Match:
    """One random answer of somebody who is asked."""
    rng = random.Random(seed)
    seat = rng.choice(match.asked())
    match.answer(seat, rng.randrange(len(match.question(seat).choices)))
    return match


# Half of everything, so that every measure could rise or fall.
HALF_DONE = {
    "levels": [6, 5, 4, 3],
    "stages": [2, 2, 1, 1, 2, 0, 2, 0],
    "visited": (1 << 30) - 1 | rooms("F7", "E7", "D7", "C7", "F6"),
    "minions": 0b0101010101010101,
    "potions": 6,
    "potions_used": 2,
    "gems": 0b1010,
    "gem_boxes": 3,
    "traps": 4,
    "walls_crossed": 2,
    "moats_crossed": 2,
}


@pytest.mark.rule("PD-RULING-73")
def test_no_measure_ever_falls_but_the_points_from_monsters() -> None:
    counted = list(dict.fromkeys([(card.measure, card.of) for card in (*OBJECTIVES, *MISSIONS)]))
    counted.remove(("monster_points", 0))
    for seed in (1, 2):
        sheets = [sheet(seat, **HALF_DONE, room=room_named("D5")) for seat in range(3)]
        match = Match.at(GAME, at_table(*sheets, ephemeral=True).state, 3, seed=seed)
        before = [[0] * len(counted) for _ in range(3)]
        for step in range(1200):
            now = [[MEASURES[name](match.state, each, of) for name, of in counted] for each in match.state.sheets]
            assert all(new >= old for olds, news in zip(before, now) for old, new in zip(olds, news))
            before = now
            if match.outcome is not None:
                break
            walked(match, 1000 * seed + step)
        assert match.outcome is not None and all(value for values in before for value in values)


@pytest.mark.rule("PD-ROUND-08", "PD-USE-08")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_player_does_is_marked_on_that_players_sheet_alone(seed: int) -> None:
    match = Match.start(GAME, 3, {}, seed)
    rng = random.Random(seed)
    while match.outcome is None and match.state.round < 4:
        seat = rng.choice(match.asked())
        others = [other for other in match.asked() if other != seat]
        before = [match.state.sheets[other].to_data() for other in others]
        match.answer(seat, rng.choice(match.question(seat).choices))
        if others:  # else the round is over, and something may happen to all
            assert [match.state.sheets[other].to_data() for other in others] == before


@pytest.mark.rule("PD-RULING-21")
def test_the_program_rolls_and_nobody_is_asked_to() -> None:
    match = Match.start(GAME, 2, {}, 6, journal=True)
    playout(match, 2)
    rolled = [told for told in match.events(0) if told.rule == "PD-ROUND-04"]
    assert len(rolled) == 8 and not any(name == "seat" for name, _, _ in rolled[0].event.FIELDS)


@pytest.mark.rule("PD-ROUND-01", "PD-ROUND-02", "PD-ROUND-11")
def test_a_game_is_eight_rounds_with_a_monster_after_the_third_the_sixth_and_the_last() -> None:
    match = Match.start(GAME, 2, {}, 9, journal=True)
    playout(match, 4)
    assert match.journal is not None
    course: list[int | str] = []
    for told in match.journal.told:
        if isinstance(told.event, RoundBegan):
            course.append(told.event.round)
        elif isinstance(told.event, (MonsterFought, Fled, Scored)) and told.event.seat == 0:
            course.append(type(told.event).__name__.replace("Fled", "MonsterFought"))
    monster = "MonsterFought"
    assert course == [1, 2, 3, monster, 4, 5, 6, monster, 7, 8, monster, "Scored"]


@pytest.mark.rule("PD-RULING-63", "PD-RULING-61")
def test_a_game_of_eight_players_has_eight_rounds_and_six_dice() -> None:
    match = Match.start(GAME, 8, {}, 7, journal=True)
    assert sorted(power for sheet in match.state.sheets for power in sheet.powers) == list(range(16))
    playout(match, 3)
    rounds = [told.event.faces for told in match.events(0) if told.rule == "PD-ROUND-04"]
    assert [len(faces) for faces in rounds] == [6] * 8


def test_the_outcome_is_what_the_sheets_say() -> None:
    for seed in range(6):
        match = Match.start(GAME, 1 + seed, {"missions": bool(seed % 2)}, seed)
        playout(match, seed)
        assert match.outcome is not None
        assert list(match.outcome.scores) == [glory(match.state, sheet) for sheet in match.state.sheets]
