"""The scripted player: plans the dice of a round, and answers the rest by habit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flambeau.kernel import Chair, Choice

from ..model import Sheet
from ..rules.dice import WHICH_ACTION, WHICH_DIE
from ..rules.movement import WHERE
from .habits import Habits
from .planner import Line, Planner, best_of
from .worth import Worth

PATIENT_BEAM: Final = 16
PATIENT_WALKS: Final = 10


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
        line = self._line(chair, self._planner(chair))
        self.round, self.planned = s.round, list(line.answers[:0:-1])
        return choices.index(line.answers[0])

    def _planner(self, chair: Chair) -> Planner:
        s, seat = chair.dossier, chair.seat
        worth = Worth(s, seat)
        return Planner(s, seat, worth, Habits(s, seat, worth))

    def _line(self, chair: Chair, planner: Planner) -> Line:
        sheet = chair.dossier.sheets[chair.seat]
        if chair.topic is WHICH_DIE:
            return planner.best_round(sheet)
        return best_of(self._of_this_die(chair, planner, sheet))

    def _of_this_die(self, chair: Chair, planner: Planner, sheet: Sheet) -> list[Line]:
        if chair.topic is WHICH_ACTION:
            return planner.spendings(sheet, chair.about[1])
        return planner.ways_on(sheet, chair.about[1])


class Patient(Scripted):
    """The same with more lines and walks in mind, where bots that search begin: four times slower, and better by some
    points of glory a game."""

    def _planner(self, chair: Chair) -> Planner:
        s, seat = chair.dossier, chair.seat
        worth = Worth(s, seat)
        return Planner(s, seat, worth, Habits(s, seat, worth), PATIENT_BEAM, PATIENT_WALKS)

    def _line(self, chair: Chair, planner: Planner) -> Line:
        sheet = chair.dossier.sheets[chair.seat]
        if chair.topic is WHICH_DIE:
            return planner.best_round(sheet)
        return planner.and_on(self._of_this_die(chair, planner, sheet))

    def plans(self, chair: Chair) -> dict[Choice, Sequence[Choice]]:
        """The answers worth trying, the best first, and what would follow each of them."""
        if chair.topic is not WHICH_DIE:
            return {}
        planner = self._planner(chair)
        self._line(chair, planner)
        ranked = sorted(planner.by_first.items(), key=_value_of_second, reverse=True)
        return {first: line.answers[1:] for first, line in ranked}


def _value_of_second(found: tuple[Choice, Line]) -> float:
    return found[1].value
