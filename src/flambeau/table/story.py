"""The story of a match as one seat saw it: every table from its beginning to now, each with the events that led there.

It is told from the record, through the eyes that the seat had at each moment: so it shows what could be seen then, and
nothing that came to light later. A moment in which the seat was told nothing and its table stayed the same is left out,
so that nothing is to be read from how often others answered.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from flambeau.kernel import Game, Match, Watch, replaying

from .scene import Scene
from .steps import Step, steps_of
from .words import Words


class Story(NamedTuple):
    """All tables in order, and the match as it stands after the last."""

    steps: list[Step]
    match: Match


def story_of(game: Game[Any], record: Any, seat: int, words: Words) -> Story:
    """Play a record again and look at it from this seat."""
    matches = replaying(game, record)
    match = next(matches)
    steps = [_now(match, seat, words)]
    while True:
        with Watch(match, {seat: steps[-1].told}) as watch:
            going = next(matches, None)
        if going is None:
            return Story(steps, match)
        match = going
        now, told = _now(match, seat, words), match.events(seat)
        steps += steps_of(game, seat, words, watch.moments[seat], told, steps[-1].scene.rest, now.scene.rest)
        if now.told != steps[-1].told or now.scene.rest != steps[-1].scene.rest:
            steps.append(now)


def _now(match: Match, seat: int, words: Words) -> Step:
    scene: Scene = match.game.table(match.view(seat), seat, words)
    return Step(len(match.events(seat)), scene)
