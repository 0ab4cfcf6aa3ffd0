"""Looking ahead within a round: which dice for what, by trying the rules on copies of the own sheet.

Nothing of a round is hidden from its player once the dice lie (PD-RULING-79), so a line of play can be tried to its
end. The rules run on a scratch position; questions that come up on the way are answered by `Habits`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flambeau.kernel import Ask, Choice, Script, next_script

from ..box import ALL_DICE
from ..choices import EXPLORE, PASS, TAKE
from ..model import BOOTS, SKULL, Die, Play, Sheet
from ..rules.dice import actions, spend, use_die
from ..rules.movement import explore, go_on, steps
from .habits import Habits
from .worth import Worth, identity

BEAM: Final = 2  # lines that are followed from die to die
WALKS: Final = 2  # walks of one die that are kept


class Line:
    """A way to play on: what was answered first, the sheet it leads to, and its worth."""

    __slots__ = ("answers", "sheet", "value")

    def __init__(self, answers: tuple[Choice, ...], sheet: Sheet, value: float) -> None:
        self.answers = answers
        self.sheet = sheet
        self.value = value


class Planner:
    """Tries lines of play for one seat on a scratch position; the more it keeps of them, the better and the slower."""

    def __init__(
        self, s: Play, seat: int, worth: Worth, habits: Habits, beam: int = BEAM, walks_kept: int = WALKS
    ) -> None:
        self.s = s
        self.seat = seat
        self.worth = worth
        self.habits = habits
        self.beam = beam
        self.walks_kept = walks_kept
        self.by_first: dict[Choice, Line] = {}  # the best line found that begins with this answer

    def lay(self, sheet: Sheet) -> Sheet:
        """A fresh copy of a sheet on the table."""
        copy = sheet.clone()
        self.s.sheets[self.seat] = copy
        return copy

    def run(self, script: Script, *answers: Choice) -> None:
        """Play a script to its end: these answers first, habits for the rest; then whatever it caused."""
        self._answered(script, answers)
        todo = self.s.sheets[self.seat].todo
        while todo:
            following = next_script(self.s, todo, self.seat)
            if following is not None:
                self._answered(following, ())

    def _answered(self, script: Script, answers: Sequence[Choice]) -> None:
        place = 0
        try:
            question: Ask[Any] = script.send(None)
            while True:
                if place < len(answers):
                    question.answered = answers[place]
                    place += 1
                else:
                    question.answered = self.habits.answer(self.s, question)
                question = script.send(None)
        except StopIteration:
            return

    def line(self, before: tuple[Choice, ...]) -> Line:
        """The line that ends with the sheet as it lies now."""
        sheet = self.s.sheets[self.seat]
        return Line(before, sheet, self.worth.of(sheet))

    def best_round(self, sheet: Sheet) -> Line:
        """The best way to use the dice that are left; the line holds the answers of all of them."""
        self.lay(sheet)
        passed = self.by_first[PASS] = self.passed(sheet)
        return self._with_dice([Line((), sheet, 0.0)], sheet.dice_left, passed)

    def and_on(self, lines: list[Line]) -> Line:
        """The best of these ways to use a die, with the best use of the dice that are left after it."""
        best = best_of(lines)
        return self._with_dice(sorted(lines, key=_value, reverse=True)[: self.beam], best.sheet.dice_left, best)

    def _with_dice(self, front: list[Line], dice: int, best: Line) -> Line:
        """The best line that plays so many dice after one of these, or else `best`."""
        for _ in range(dice):
            found: dict[tuple[int, ...], Line] = {}
            for line in front:
                for use in self.uses(line.sheet):
                    key = (*identity(use.sheet), use.sheet.dice_used)
                    if key not in found or found[key].value < use.value:
                        found[key] = Line((*line.answers, *use.answers), use.sheet, use.value)
            front = sorted(found.values(), key=_value, reverse=True)[: self.beam]
            for line in front:
                known = self.by_first.get(line.answers[0])
                if known is None or line.value > known.value:
                    self.by_first[line.answers[0]] = line
            if front and front[0].value > best.value:
                best = front[0]
        return best

    def passed(self, sheet: Sheet) -> Line:
        """What forgoing the dice would be worth."""
        copy = self.lay(sheet)
        copy.dice_left = 0
        return self.line((PASS,))

    def uses(self, sheet: Sheet) -> list[Line]:
        """Every use of one die worth trying."""
        found: list[Line] = []
        tried: set[tuple[int, bool]] = set()
        walks: dict[int, list[Line]] = {}
        for number in range(ALL_DICE):
            die = Die(number)
            face = self.s.pool[die]
            kind = (face, die < ALL_DICE // 2)
            if face == SKULL or sheet.dice_used >> die & 1 or kind in tried:
                continue
            tried.add(kind)
            take = TAKE[die][face]
            self.lay(sheet)
            for action in actions(self.s, self.seat, die):
                if action is EXPLORE:
                    reach = 3 if face == BOOTS else 2
                    if reach not in walks:
                        walks[reach] = self.walks(self._taken(sheet, die), face)
                    for walk in walks[reach]:
                        copy = walk.sheet.clone()
                        copy.dice_used = sheet.dice_used | 1 << die
                        found.append(Line((take, EXPLORE, *walk.answers), copy, walk.value))
                    continue
                self.lay(sheet)
                self.run(use_die(self.s, self.seat), take, action)
                found.append(self.line((take, action)))
        return found

    def _taken(self, sheet: Sheet, die: Die) -> Sheet:
        copy = sheet.clone()
        copy.dice_left -= 1
        copy.dice_used |= 1 << die
        return copy

    def walks(self, sheet: Sheet, face: int) -> list[Line]:
        """The best walks with one die, from a sheet on which it is already taken."""
        self.lay(sheet)
        found: list[Line] = []
        for first in steps(self.s, self.seat, False):
            self.lay(sheet)
            self.run(explore(self.s, self.seat, face), first)
            self._walk_on((first,), found)
        return sorted(found, key=_value, reverse=True)[: self.walks_kept]

    def _walk_on(self, before: tuple[Choice, ...], found: list[Line]) -> None:
        """Go on from the sheet as it lies, every way there is, or stop."""
        sheet = self.s.sheets[self.seat]
        left = sheet.steps_left
        stopped = sheet.clone() if left else sheet
        stopped.steps_left = 0
        found.append(Line(before, stopped, self.worth.of(stopped)))
        if not left:
            return
        for step in steps(self.s, self.seat, True)[:-1]:  # the last is to stop
            self.lay(sheet)
            self.run(go_on(self.s, self.seat), step)
            self._walk_on((*before, step), found)

    def spendings(self, sheet: Sheet, die: Die) -> list[Line]:
        """What a die that was taken can be spent on."""
        self.lay(sheet)
        found: list[Line] = []
        for action in actions(self.s, self.seat, die):
            if action is EXPLORE:
                walks = self.walks(sheet, self.s.pool[die])
                found += [Line((EXPLORE, *walk.answers), walk.sheet, walk.value) for walk in walks]
                continue
            self.lay(sheet)
            self.run(spend(self.s, self.seat, die), action)
            found.append(self.line((action,)))
        return found

    def ways_on(self, sheet: Sheet, begun: bool) -> list[Line]:
        """Where one can go with the movement points that are left."""
        self.lay(sheet)
        found: list[Line] = []
        for step in steps(self.s, self.seat, begun):
            copy = self.lay(sheet)
            self.run(go_on(self.s, self.seat, begun), step)
            if copy.steps_left:
                self._walk_on((step,), found)
            else:
                found.append(self.line((step,)))
        return found


def best_of(lines: list[Line]) -> Line:
    """The line that is worth most."""
    return max(lines, key=_value)


def _value(line: Line) -> float:
    return line.value
