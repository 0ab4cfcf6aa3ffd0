"""Numbers before the act are those after it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from flambeau.games.dungeon_heroes import GAME as DUNGEON_HEROES
from flambeau.games.paper_dungeons import GAME as PAPER_DUNGEONS
from flambeau.kernel import FINAL, Game, Match
from flambeau.table import Words
from flambeau.table.foresight import notes
from flambeau.table.noun import Noun


@pytest.mark.parametrize(("game", "seats"), [(DUNGEON_HEROES, 1), (DUNGEON_HEROES, 2), (PAPER_DUNGEONS, 1)])
def test_what_is_said_of_a_choice_is_what_it_does(game: Game[Any], seats: int) -> None:
    words = Words([game.text], "en")
    match = Match.start(game, seats, {}, 5)
    rng = random.Random(2)
    told = 0
    for _ in range(160):
        if match.outcome is not None:
            break
        seat = match.asked()[0]
        choices, view = match.question(seat).choices, match.view(seat)
        index = rng.randrange(len(choices))
        before, said = game.tally(view, seat), notes(match, seat, view, words)[index]
        is_sure = match.finality(seat, choices[index]) != FINAL and match.foreseen(seat, index) is not None
        match.answer(seat, index)
        after = game.tally(match.view(seat), seat)
        changed = [key for key in before if after.get(key, before[key]) != before[key]]
        for message, noun in changed if is_sure else ():
            who = Noun(noun) if noun else ""
            number = words.say(message, who=who, before=before[message, noun], after=after[message, noun])
            assert number in said
            told += 1
        assert said or not changed or not is_sure
    assert told > 3
