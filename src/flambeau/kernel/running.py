"""How activities run: from a rest point to a question, and through lanes to their join.

At every moment a match is data: the position at the last rest point, the answers since, and the tape of chance since.
Everything here is about moving that triple forward, or running it again.
"""

from __future__ import annotations

from typing import Any, Final

from .ask import Ask
from .base import Choice, Journal, Position
from .carry import Carry, check_carry
from .chance import ChanceNeeded, Drawn
from .classes import digest
from .errors import Diverged, RuleFault
from .game import AT_JOIN, Finished, Game, Lanes, Outcome
from .seats import bit
from .strand import Strand, strand_on

NO_LANES: Final[dict[int, Strand]] = {}
UNSAID: Final = -1  # the seat of an answer that was stored without it: only one was asked
MOST_ACTIVITIES: Final = 10_000  # in a row without a question: then the rules are going round in circles


class Running:
    """A position, the activity that is running, and the question it waits on."""

    # Defaults stand on the class, so that a fork sets only what differs.
    state: Any = None
    lanes: dict[int, Strand] = NO_LANES
    open: Lanes | None = None
    ended_outside: bool = False  # by somebody's word, not by the rules
    needed: ChanceNeeded | None = None  # while chance is awaited from outside, everybody waits
    needing: int = -1  # the seat whose lane needs it; -1 for the main strand
    waiting: list[dict[str, Any]] | None = None  # entries of the record that wait for that chance
    forkable: bool = True
    undoable: bool = False
    study: bool = False  # take-backs beyond fairness are allowed, and marked
    undone: tuple[tuple[int, Choice], ...] = ()  # what was taken back and can be done again
    leave_asked: int = -1  # the seat that asks the others for leave to take an answer back
    leave_given: int = 0  # who gave it
    drawn: list[Drawn] | None = None  # chance since the last entry of the record

    def __init__(self, game: Game[Any], options: dict[str, Any], seats: int, carry: Carry | None, main: Strand) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.carry = carry
        self.main = main
        # Read at every answer: what stands on the instance is found at once.
        self.outcome: Outcome | None = None
        self.journal: Journal | None = None
        self.entries: list[dict[str, Any]] | None = None  # the record, if one is kept

    @property
    def rest(self) -> Any:
        """The position at the last rest point; never changed, so forks share it."""
        return self.main.stretch.rest

    def _begin(self) -> None:
        try:
            s = self.game.setup(
                self.options, self.seats, self.main.chance, None if self.carry is None else self.carry.clone()
            )
        except ChanceNeeded as needed:
            self.needed, self.needing = needed, -1
            return
        self._seat_down(s)
        self._go(None)

    def _seat_down(self, s: Position) -> None:
        self.state = s
        s.chance = self.main.chance
        s.journal = self.journal

    def _entered(self, entry: dict[str, Any]) -> None:
        if self.entries is None:
            return
        if self.needed is not None:  # it is written when its chance is known
            self.waiting = [*(self.waiting or ()), entry]
            return
        drawn = self.drawn or []
        entry["chance"] = [[label, list(outcome), to] for label, outcome, to in drawn]
        drawn.clear()
        entry["digest"] = digest(self.state)
        self.entries.append(entry)

    def _entered_late(self) -> None:
        """Write what had to wait for chance, if that is settled now."""
        if self.waiting is not None and self.needed is None:
            waiting, self.waiting = self.waiting, None
            for entry in waiting:
                self._entered(entry)

    def _take(self, strand: Strand, seat: int, choice: Choice) -> None:
        """Let a seat answer with one of its choices; `Match` keeps what is to be kept."""
        raise NotImplementedError

    def _go(self, answer: Any, rested: bool = False) -> None:
        """Play on to the next question; `rested`: from the rest point as it is, to run its activity again."""
        main = self.main
        s = self.state
        rounds = 0
        try:
            pending, player = main.ask, main.player
            if pending is not None and player is not None:  # `go_on` written out: nearly every answer comes this way
                pending.answered = answer
                question = player.send(None)
            else:
                question = None if main.script is None else main.go_on(answer)
            while question is None:
                if rested:
                    rested = False
                elif self.forkable:
                    main.rest(s.clone(), s.glimpses)
                    main.mark = 0 if s.journal is None else len(s.journal.told)
                elif main.chance.at:
                    main.chance.rested()  # all there is to forget where nothing is kept
                game = self.game
                step = game.next_activity(s) if game.tasks else game.advance(s)
                if isinstance(step, Lanes):
                    if self._open(step):
                        return
                elif step is None:
                    pass  # it rests first
                elif player is None:
                    question = main.begin(step)
                    player = main.player
                else:
                    main.script = step
                    question = player.send(step)
                if question is None:
                    rounds += 1
                    if rounds == MOST_ACTIVITIES:
                        raise RuleFault(f"{self.game.id}: {MOST_ACTIVITIES} activities without a question")
            main.ask = question
        except Finished as end:
            check_carry(self.game.carries, end.outcome.carry, self.game.id)
            self.outcome = end.outcome
            main.stop()
        except ChanceNeeded as needed:
            self.needed, self.needing = needed, -1
            main.stop()

    def _again(self, strand: Strand, loud: bool) -> None:
        """Run a strand again from its rest point: its answers and its tape, then whatever comes.

        Only what follows the last answer is told again, and only if `loud`. Every answer must be a choice of the
        question it meets: a stored one may be damaged, and in an imagined world it may have become illegal.
        """
        strand.draw_again()
        strand.stop()
        if strand.seat >= 0:
            self._again_lane(strand, loud)
            return
        self.lanes, self.open, self.outcome = NO_LANES, None, None
        rest = self.rest
        if rest is None:
            self._begin()
            return
        self.state = rest.clone()
        self.state.chance = strand.chance
        answers, strand.stretch.answers = strand.stretch.answers, []
        self._hear(loud and not answers)
        self._go(None, rested=True)
        for place, (seat, choice) in enumerate(answers):
            question, own = _own_choice(strand, seat, choice)
            self._hear(loud and place == len(answers) - 1)
            strand.stretch.answers.append((seat, own))
            self._go(question.answer_of(seat, own))
        self._hear(True)

    def _hear(self, loud: bool) -> None:
        self.state.journal = self.journal if loud else None

    def _again_lane(self, strand: Strand, loud: bool, sure: bool = False) -> None:
        s = self.state
        lanes = self.open
        part = strand.stretch.rest
        if lanes is None or part is None:
            raise RuleFault("a lane runs again without its part")
        getattr(s, lanes.part)[strand.seat] = part.clone()
        answers, strand.stretch.answers = strand.stretch.answers, []
        self._hear(loud and not answers)
        self._go_lane(strand, None, rested=True)
        for place, (seat, choice) in enumerate(answers):
            own = choice if sure else _own_choice(strand, seat, choice)[1]
            self._hear(loud and place == len(answers) - 1)
            strand.stretch.answers.append((seat, own))
            self._go_lane(strand, own)
        self._hear(True)

    def _end_outside(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.ended_outside = True
        self.main.stop()
        self.open = None
        self.lanes = NO_LANES

    def seen_by(self, seat: int, memory: bool = False) -> Any:
        """The position as a seat sees it: secrets hidden, and lanes of others as they stood when they opened."""
        eye = bit(seat)
        seen = self.state.view(eye, memory)
        lanes = self.open
        if lanes is not None and lanes.shown == AT_JOIN:
            parts = getattr(seen, lanes.part)
            opened = getattr(self.rest, lanes.part)
            for other in self.lanes:
                if other != seat:
                    parts[other] = opened[other].view(eye, memory)
        return seen

    # Lanes

    def _open(self, lanes: Lanes) -> bool:
        """Open lanes; False if nobody had anything to do in them and they were joined at once."""
        main = self.main
        main.script = main.ask = None
        opened = main.chance.counts.get("#lanes", 0) + 1
        main.chance.counts["#lanes"] = opened
        main.chance.draws += 1
        self.open = lanes
        self.lanes = {}
        if lanes.shown == AT_JOIN and not self.forkable:
            main.stretch.rest = self.state.clone()  # what the others see until the join
        for seat in lanes.seats:
            strand = strand_on(seat, main.chance.lane(seat, opened))
            strand.chance.log = main.chance.log
            self.lanes[seat] = strand
        self._start_lanes()
        if self.needed is not None or any(lane.ask is not None for lane in self.lanes.values()):
            return True
        self._join()
        return False

    def _start_lanes(self) -> None:
        """Begin the lanes that have not begun; one that needs chance holds up the others."""
        for strand in self.lanes.values():
            if self.needed is not None:
                return
            if strand.stretch.rest is None:
                self._go_lane(strand, None)

    def _join(self) -> None:
        lanes = self.open
        if lanes is None:
            raise RuleFault("no lanes are open")
        self.open, self.lanes = None, NO_LANES
        self.main.history = None
        if self.journal is not None:
            self.journal.release()
        lanes.join(self.state)

    def _close(self) -> None:
        """When the last lane is done the main strand rests, and goes on through the join."""
        if self.open is None or self.needed is not None:
            return
        for lane in self.lanes.values():
            if lane.ask is not None:
                return
        self.main.steps += sum([lane.steps for lane in self.lanes.values()])
        self.main.history = None  # what was answered before the lanes cannot come back
        self.open, self.lanes = None, NO_LANES
        if self.journal is not None:
            self.journal.release()
        self._go(None)

    def _go_lane(self, strand: Strand, answer: Any, rested: bool = False) -> None:
        s = self.state
        lanes = self.open
        if lanes is None:
            raise RuleFault("no lanes are open")
        s.chance = strand.chance
        before = s.glimpses
        rounds = 0
        if self.journal is not None and lanes.shown == AT_JOIN:
            self.journal.seat = strand.seat
        try:
            question = None if strand.script is None else strand.go_on(answer)
            while question is None:
                rounds += 1
                if rounds > MOST_ACTIVITIES:
                    raise RuleFault(f"{self.game.id}: {MOST_ACTIVITIES} activities of a lane without a question")
                if rested:
                    rested = False
                else:
                    self._rest_lane(strand, lanes)
                script = self.game.next_in_lane(s, lanes, strand.seat)
                if script is None:
                    break
                question = strand.begin(script)
            strand.ask = question
        except ChanceNeeded as needed:
            self.needed, self.needing = needed, strand.seat
            strand.stop()
        except Finished as end:
            raise RuleFault(f"{self.game.id}: a lane cannot end the match ({end.outcome.reason})") from end
        finally:
            s.chance = self.main.chance
            strand.glimpses += s.glimpses - before
            if self.journal is not None:
                self.journal.seat = -1

    def _rest_lane(self, strand: Strand, lanes: Lanes) -> None:
        if not self.forkable:
            strand.script = strand.ask = None
            if strand.chance.at:
                strand.chance.rested()
            return
        s = self.state
        strand.rest(getattr(s, lanes.part)[strand.seat].clone(), 0)
        if s.journal is not None:
            strand.mark, strand.held = len(s.journal.told), s.journal.holding(strand.seat)


def _own_choice(strand: Strand, seat: int, choice: Choice) -> tuple[Ask[Any], Choice]:
    """The pending question and its choice that equals a stored one: rules may compare choices by identity."""
    question = strand.ask
    if question is None:
        raise Diverged("a replay ended before its last answer")
    if seat in question.seats or seat == UNSAID:
        for own in question.of(seat).choices:
            if own == choice:
                return question, own
    raise Diverged(f"{choice!r} does not answer {question.topic.name!r}")
