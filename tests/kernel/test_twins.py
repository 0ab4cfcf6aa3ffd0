"""Twins: a fork that keeps everything, so that an answer can be tried before anybody sees it."""

from __future__ import annotations

from typing import Any

import pytest
from playing import play_on, stored
from toys import SHEETS, TOYS
from toys.sheets import COLOURS, MARKS

from flambeau.kernel import Game, Match, NoUndo
from flambeau.kit.walk import policy, step


def kept(game: Game[Any], seed: int = 3) -> Match:
    return Match.start(game, 2, seed=seed, record=True, journal=True, undoable=True)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_a_match_that_goes_on_with_its_twin_at_every_answer_is_stored_alike(game: Game[Any]) -> None:
    plain, twinned = kept(game), kept(game)
    rng, same = policy(5), policy(5)
    while plain.outcome is None and len(plain.entries or ()) < 120:
        step(plain, rng)
        twinned = twinned.twin()
        step(twinned, same)
        assert stored(twinned) == stored(plain)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_what_a_twin_does_leaves_the_match_as_it_was(game: Game[Any]) -> None:
    match = kept(game)
    play_on(match, 7)
    before = stored(match)
    play_on(match.twin(), 40, seed=9)
    assert stored(match) == before
    assert stored(match.twin()) == before


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
def test_a_twin_takes_back_what_the_match_could(game: Game[Any]) -> None:
    match = kept(game)
    rng = policy(11)
    tried = 0
    while match.outcome is None and tried < 60:
        step(match, rng)
        tried += 1
        for seat in range(match.seats):
            twin = match.twin()
            assert twin.can_undo(seat) == match.can_undo(seat)
            if not match.can_undo(seat):
                with pytest.raises(NoUndo):
                    twin.undo(seat)
                continue
            twin.undo(seat)
            same = Match.restore(game, stored(match))
            same.undo(seat)
            assert stored(twin) == stored(same)


def test_a_lane_answered_on_a_twin_can_still_be_taken_back() -> None:
    match = kept(SHEETS)
    match.answer(0, MARKS[1])
    twin = match.twin()
    twin.answer(0, COLOURS[2])
    assert twin.can_undo(0)
    twin.undo(0)
    assert twin.question(0).topic is match.question(0).topic


def test_a_finished_match_has_a_finished_twin() -> None:
    match = kept(SHEETS)
    play_on(match, 2000)
    assert stored(match.twin()) == stored(match)
