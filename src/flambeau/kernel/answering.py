"""What a match asks and how it is answered: questions, legal answers, and chance that comes from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .ask import Ask
from .base import Choice
from .chance import SHUFFLE
from .errors import IllegalAnswer, StaleAnswer, WrongSeat
from .running import Running
from .seats import ALL
from .strand import Checkpoint, Strand
from .why import why_not

MOST_BACK: Final = 40  # answers of several seats that are kept to be taken back


class Answering(Running):
    """A running match that can be answered."""

    def strand(self, seat: int) -> Strand:
        """The strand whose question this seat may answer."""
        if self.needed is not None:
            raise WrongSeat("chance-needed", label=self.needed.label)
        if self.open is not None:
            lane = self.lanes.get(seat)
            if lane is not None and lane.ask is not None:
                return lane
        elif self.main.ask is not None and seat in self.main.ask.seats:
            return self.main
        raise WrongSeat("not-asked", seat=seat)

    def asked(self) -> tuple[int, ...]:
        """The seats that may answer now: nobody, while chance is needed from outside."""
        if self.needed is not None:
            return ()
        if self.open is not None:
            return tuple([seat for seat, lane in self.lanes.items() if lane.ask is not None])
        return () if self.main.ask is None else self.main.ask.seats

    def question(self, seat: int | None = None) -> Ask[Any]:
        """The question pending for this seat (or the first one that is pending)."""
        if seat is None:
            asked = self.asked()
            if not asked:
                raise WrongSeat("nobody-asked")
            seat = asked[0]
        found = self.strand(seat).ask
        if found is None:
            raise WrongSeat("not-asked", seat=seat)
        return found.of(seat)

    def number(self, seat: int) -> int:
        """The number of this seat's question, stable while it is pending and never used again for that seat."""
        return self.main.steps + (self.strand(seat).steps if self.open is not None else 0)

    # Answers

    def answer(self, seat: int, choice: Choice | int, number: int | None = None) -> None:
        """Answer a seat's question with one of its choices, or with the place of one in their list.

        Whatever is not legal is refused with a reason; so is a question that is no longer the one with this number.
        """
        strand = self.strand(seat)
        if number is not None and number != self.number(seat):
            raise StaleAnswer("stale-question", number=number)
        question = strand.ask
        if question is None:
            raise WrongSeat("not-asked", seat=seat)
        listed = question.of(seat).legal()
        if type(choice) is int:
            if not 0 <= choice < len(listed):
                raise IllegalAnswer("not-a-choice", choice=choice)
            self._take(strand, seat, listed[choice])
            return
        for own in listed:
            if own == choice:
                self._take(strand, seat, own)
                return
        raise self._refusal(seat, choice)

    def settle(self, outcome: Sequence[int]) -> None:
        """Supply the outcome that `needed` asks for; the activity runs again from its rest point."""
        needed = self.needed
        if needed is None:
            raise IllegalAnswer("no-chance-needed")
        given = tuple(outcome)
        fits = len(given) == needed.count and all(face in needed.options for face in given)
        if not fits or (needed.kind == SHUFFLE and sorted(given) != sorted(needed.options)):
            raise IllegalAnswer("wrong-outcome", label=needed.label, outcome=given)
        strand = self.lanes[self.needing] if self.needing >= 0 else self.main
        self.needed = None
        strand.chance.tape.append((needed.label[len(strand.chance.prefix) :], given, ALL))
        if self.drawn is not None:
            self.drawn.append((needed.label, given, ALL))
        if self.journal is not None:
            self.journal.forget(strand.mark, strand.seat, strand.held)
        self._again(strand, loud=True)
        if strand.seat >= 0:
            self._start_lanes()
            self._close()
        self._entered_late()

    def _take(self, strand: Strand, seat: int, choice: Choice) -> None:
        if self.undoable:
            self._remember(strand, seat, choice)
        self.leave_asked = -1
        if self.undone:  # in lanes, what others took back they can still do again
            self.undone = () if strand.seat < 0 else tuple([item for item in self.undone if item[0] != seat])
        if strand.script is None:
            self._wake(strand)
        answer = choice if strand.ask is None else strand.ask.answer_of(seat, choice)
        if self.forkable:
            strand.stretch.answers.append((seat, choice))
        strand.steps += 1
        if self.journal is not None:
            strand.mark = len(self.journal.told)
            strand.held = self.journal.holding(strand.seat)
        if strand.seat < 0:
            self._go(answer)
        else:
            self._go_lane(strand, answer)
            if strand.ask is None:
                self._close()
        if self.entries is not None:
            self._entered({"seat": seat, "answer": choice.to_data()})

    def _wake(self, strand: Strand) -> None:
        """Bring a lane of a fork, which nobody has answered there yet, to its question."""
        learned, glimpses = strand.glimpses, self.state.glimpses
        if strand.chance.at:
            strand.draw_again()
        self._again_lane(strand, loud=False, sure=True)
        strand.glimpses, self.state.glimpses = learned, glimpses  # nothing in it is news

    def _remember(self, strand: Strand, seat: int, choice: Choice) -> None:
        history = strand.history
        if history is None or (history and not self.study and not self._is_partner(history[-1].seat, seat)):
            history = strand.history = []
        elif len(history) >= MOST_BACK and not self.study and self.seats > 1:
            del history[0]
        held = 0 if self.journal is None else self.journal.holding(strand.seat)
        glimpses = self.state.glimpses if strand.seat < 0 else strand.glimpses
        stretch, chance = strand.stretch, strand.chance
        point = Checkpoint(seat, choice, len(stretch.answers), chance.at, chance.draws, glimpses, held)
        point.stretch = stretch
        history.append(point)

    def _is_partner(self, other: int, seat: int) -> bool:
        return other == seat or bool(self.game.partners(self.state, seat) >> other & 1)

    def _refusal(self, seat: int, choice: object) -> IllegalAnswer:
        said = why_not(self, seat, choice) if isinstance(choice, Choice) else None
        if said is None:
            return IllegalAnswer("not-a-choice", choice=type(choice).__name__)
        refused = IllegalAnswer(said.message, said.rule, **said.args_said)
        refused.types = said.types
        return refused

    def _keeps_nothing(self) -> bool:
        """Whether an answer leaves no trace but the next question: no snapshot, take-back, record or journal."""
        return not (self.forkable or self.undoable) and self.entries is None and self.journal is None
