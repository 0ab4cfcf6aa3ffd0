"""The end of a match in numbers: every game tells them, in both languages, and what was taken back does not count."""

from __future__ import annotations

from typing import Any

import pytest

from flambeau.bots import Chair, make_bot, quick_bots
from flambeau.kernel import SPECTATOR, Game, Match, TakenBack
from flambeau.registry import in_the_making, registered
from flambeau.table import Words
from flambeau.table.counted import counted, standing

GAMES = [game for game in (*registered().values(), *in_the_making().values()) if not game.example]


def played(game: Game[Any]) -> Match:
    """A match of some hundred answers between bots."""
    seats = game.seats.start
    match = Match.start(game, seats, game.first_game, seed=7, journal=True, record=True)
    bots = [make_bot(game, quick_bots(game)[-1], seat) for seat in range(seats)]
    for _ in range(250):
        if match.outcome is not None:
            break
        seat = match.asked()[0]
        match.answer(seat, bots[seat].answer(Chair(match, seat)))
    return match


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_every_game_tells_its_end_in_numbers_and_in_both_languages(game: Game[Any]) -> None:
    match = played(game)
    told = {}
    for language in ("en", "fr"):
        assert game.text is not None
        told[language] = counted(match, SPECTATOR, Words([game.text], language), ["Ada", "Bo"])
    assert told["en"], "nothing was counted in 250 answers"
    assert [len(one.said) for one in told["en"]] == [len(one.said) for one in told["fr"]]
    said = [sentence for one in told["en"] for sentence in one.said]
    assert all(any(sign.isdigit() for sign in one) or "one" in one or "once" in one for one in said)
    for count in game.counts:
        assert count.kind in game.events, f"{count.id} counts what never happens"
        named = {name for name, _, _ in count.kind.FIELDS}
        assert {count.who, count.amount} - {""} <= named


def test_what_was_taken_back_does_not_count() -> None:
    game = registered()["dungeon_heroes"]
    match = Match.start(game, 1, game.first_game, seed=3, study=True, journal=True, record=True, undoable=True)
    bot = make_bot(game, quick_bots(game)[-1], 1)
    while match.outcome is None and len(match.events(0)) < 40:
        match.answer(0, bot.answer(Chair(match, 0)))
    before = [one.to_data() for one in standing(match, 0)]
    match.answer(0, bot.answer(Chair(match, 0)))
    assert len(standing(match, 0)) > len(before)
    match.undo(0, consent=True)
    assert any(isinstance(one.event, TakenBack) for one in match.events(0))
    assert [one.to_data() for one in standing(match, 0)] == before
