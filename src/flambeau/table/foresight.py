"""Numbers before the act: what a choice would change, in words.

What follows for certain is found by giving the answer in a fork and comparing the numbers that people play for, so it
is the rules themselves that say it. Where chance or a face-down piece decides, the game says what can be expected.
"""

from __future__ import annotations

from typing import Any, Final

from flambeau.kernel import FINAL, Choice, Match

from .noun import Noun
from .words import Words

MOST_FORESEEN: Final = 64  # of more choices none is tried: they would take too long


def notes(match: Match, seat: int, view: Any, words: Words) -> tuple[str, ...]:
    """For each choice of the open question what it would change; nothing if there is nothing to say."""
    question = match.question(seat)
    listed = question.choices
    before = match.game.tally(view, seat) if len(listed) <= MOST_FORESEEN else {}
    return tuple([_note(match, seat, view, index, choice, before, words) for index, choice in enumerate(listed)])


def _note(match: Match, seat: int, view: Any, index: int, choice: Choice, before: Any, words: Words) -> str:
    game = match.game
    said = []
    if before and match.forkable and match.question(seat).topic.finality(view, choice) != FINAL:
        then = match.foreseen(seat, index)
        after = {} if then is None else game.tally(then.view(seat), seat)
        for key in after:
            if before.get(key, after[key]) != after[key]:
                message, noun = key
                who = Noun(noun) if noun else ""
                said.append(words.say(message, who=who, before=before[key], after=after[key]))
    further: str = game.preview(view, seat, choice, words)
    return " · ".join([*said, further] if further else said)
