"""The scripted player: plans the dice of a round, and answers the rest by habit."""

from __future__ import annotations

from collections.abc import Sequence

from flambeau.kernel import Chair, Choice

from ..rules.dice import WHICH_ACTION, WHICH_DIE
from ..rules.movement import WHERE
from .habits import Habits
from .planner import Planner
from .worth import Worth


class Scripted:
    """Plays one seat, alone or among others.

    A plan is kept while everything goes by it; whoever forgets it (another process, say) finds a plan again.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.planned: list[Choice] = []  # the answers still to be given, the next one last
        self.round = 0  # for which they were planned

    def answer(self, chair: Chair) -> int:
        """The index of the planned or usual answer."""
        choices = chair.choices
        if len(choices) == 1:
            return 0
        topic = chair.topic
        if topic is WHICH_DIE or topic is WHICH_ACTION or topic is WHERE:
            return self._next(chair, choices)
        s = chair.dossier
        question = chair.question
        seat = chair.seat
        habits = Habits(s, seat, Worth(s, seat))
        return choices.index(habits.answer(s, question))

    def _next(self, chair: Chair, choices: Sequence[Choice]) -> int:
        s = chair.dossier
        if self.round == s.round and self.planned and self.planned[-1] in choices:
            return choices.index(self.planned.pop())
        seat = chair.seat
        sheet = s.sheets[seat]
        worth = Worth(s, seat)
        planner = Planner(s, seat, worth, Habits(s, seat, worth))
        if chair.topic is WHICH_DIE:
            line = planner.best_round(sheet)
        elif chair.topic is WHICH_ACTION:
            line = planner.best_action(sheet, chair.about[1])
        else:
            line = planner.best_walk(sheet, chair.about[1])
        self.round, self.planned = s.round, list(line.answers[:0:-1])
        return choices.index(line.answers[0])
