"""A match, as everybody outside the rules uses it: questions, answers, views, forks.

match = Match.start(game, seats=2, options={"expansion": True}, seed=7)
while match.outcome is None:
    question = match.question()
    match.answer(question.seats[0], question.choices[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from .answering import Answering
from .ask import Ask
from .base import Choice, Journal, Position, Told
from .carry import Carry, check_carry
from .chance import GIVEN, KEYED, SYSTEM, Chance, Feed, mix
from .classes import digest
from .errors import BadData, FlambeauError, NoUndo, Refusal, RuleFault, WrongSeat
from .game import AT_JOIN, Game, Outcome
from .imagine import TRIES, CannotImagine, fork_into, imagine_into, seems_equal, twin_into
from .save import at_rest, restore_into, save
from .seats import ALL, bit
from .strand import strand_on
from .undo import Conceded, WayBack, grant_undo, leave_wanted, refusal_to_undo, request_undo, strand_of, undo, way_back
from .why import Intent, why_not


class Match(Answering):
    """One game being played. Seats are numbers from 0; see `start`."""

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        *,
        carry: Carry | Mapping[str, Any] | None = None,
        feed: Feed | None = None,
        given: bool = False,
        journal: bool = False,
        record: bool = False,
        forkable: bool = True,
        undoable: bool = False,
        study: bool = False,
    ) -> Match:
        """Begin a match. Without a seed chance comes from the operating system; with `given`, from whoever supplies it
        (`ChanceNeeded`), and a seed then serves for shuffles alone."""
        source = GIVEN if given else SYSTEM if seed is None else KEYED
        chance = Chance(source, 0 if seed is None else mix(seed & 0xFFFFFFFFFFFF, 1, 1) | 1)
        chance.feed = feed
        m = cls(game, game.settle_options(options or {}, seats), seats, game.carry_of(carry), strand_on(-1, chance))
        m.forkable, m.undoable, m.study = forkable or undoable or given, undoable, study
        if record:
            m.entries = []
            chance.log = m.drawn = []
        if journal:
            m.journal = Journal()
        m._begin()
        m._entered({"setup": seats})
        return m

    @classmethod
    def at(
        cls,
        game: Game[Any],
        state: Position,
        seats: int,
        options: Mapping[str, Any] | None = None,
        feed: Feed | None = None,
        seed: int = 0,
    ) -> Match:
        """Go on from a position somebody laid out: rule tests, puzzles, studies. Chance beyond the feed is `needed`,
        or sampled if there is a seed."""
        chance = Chance(KEYED if seed else GIVEN, seed)
        chance.feed = feed
        m = cls(game, game.settle_options(options or {}, seats), seats, None, strand_on(-1, chance))
        m.undoable, m.journal = True, Journal()
        m._seat_down(state)
        m._go(None)
        return m

    # Looking

    def view(self, seat: int, memory: bool = False) -> Any:
        """The position as this seat may look at it now: the same classes, secrets hidden. A spectator is a seat too."""
        return self.seen_by(seat, memory)

    def dossier(self, seat: int) -> Any:
        """The view with all that the seat has seen since the last shuffle: what bots play from."""
        return self.view(seat, memory=True)

    def events(self, seat: int, since: int = 0) -> list[Told]:
        """What this seat was told, in order, from its event number `since` on."""
        if self.journal is None:
            return []
        eye = bit(seat)
        return [told for told in self.journal.told if told.to & eye][since:]

    def why_not(self, seat: int, intent: Choice | Intent | str | Sequence[Intent]) -> Refusal | None:
        """Why a choice, all of some partial intents or any choice with an element is not possible; None if it is."""
        return why_not(self, seat, intent)

    def finality(self, seat: int, choice: Choice) -> str:
        """Whether a choice could be taken back: free, final or may be final. Computed from the view."""
        topic = self.question(seat).topic
        if topic.kind(choice) is None:
            raise self._refusal(seat, choice)
        return topic.finality(self.view(seat), choice)

    # Other worlds

    def fork(self) -> Match:
        """The same match at the same question; both go on independently. It keeps no journal and no record."""
        if not self.forkable:
            raise RuleFault("a match that keeps no snapshots cannot be forked")
        fork = Match(self.game, self.options, self.seats, self.carry, self.main)
        fork_into(self, fork)
        return fork

    def foreseen(self, seat: int, index: int) -> Match | None:
        """The match after an answer, if all that follows is certain to this seat: no chance, nothing turned up."""
        fork = self.fork()
        lanes = fork.open
        strand = fork.main if lanes is None else fork.strand(seat)
        before = fork.main.chance.draws, strand.chance.draws, fork.state.glimpses, strand.glimpses
        fork.answer(seat, index)
        if fork.needed is not None or fork.outcome is not None or fork.open is not lanes:
            return None
        after = fork.main.chance.draws, strand.chance.draws, fork.state.glimpses, strand.glimpses
        return fork if after == before else None

    def twin(self) -> Match:
        """A fork that keeps its journal, its record and what can be taken back: try an answer on it, then go on with
        the one or the other."""
        if not self.forkable:
            raise RuleFault("a match that keeps no snapshots has no twin")
        twin = Match(self.game, self.options, self.seats, self.carry, self.main)
        twin_into(self, twin)
        return twin

    def rollout(self) -> Match:
        """A fork that is only ever played to its end: it keeps no snapshots, and is faster for it."""
        fork = self.fork()
        fork.forkable = fork.main.chance.source == GIVEN  # given chance runs activities again
        return fork

    def imagine(self, seat: int, seed: int) -> Match:
        """Another world that this seat cannot tell from the truth, for bots that search."""
        if not self.forkable or self.rest is None:
            raise RuleFault("a match that keeps no snapshots cannot be imagined")
        view, question = self.view(seat), None
        if seat in self.asked():
            question = self.question(seat)
        for attempt in range(TRIES):
            world = Match(self.game, self.options, self.seats, self.carry, self.main)
            try:
                imagine_into(self, world, seat, mix(seed & 0xFFFFFFFFFFFF, attempt + 1, 9))
            except (FlambeauError, LookupError, ValueError):
                continue  # the answers do not fit that deal: not a world the seat could be in
            if self._asks_alike(world, seat) and seems_equal(world.view(seat), view):
                if question is None or _is_same(question, world.question(seat)):
                    return world
        raise CannotImagine(f"{self.game.id}: no consistent world for seat {seat} in {TRIES} tries")

    def _asks_alike(self, world: Match, seat: int) -> bool:
        """Lanes that show at the join begin again in an imagined world: there only the seat's own question counts."""
        if self.open is not None and self.open.shown == AT_JOIN:
            return (seat in world.asked()) == (seat in self.asked())
        return world.asked() == self.asked()

    # Chance from outside

    def outcomes(self) -> list[tuple[tuple[int, ...], Fraction]]:
        """Every outcome of the roll or pick that is `needed`, with its probability."""
        return [] if self.needed is None else self.needed.outcomes()

    # Storing

    def save(self) -> dict[str, Any]:
        """The whole match as plain data, the pending question included."""
        return save(self)

    @classmethod
    def restore(cls, game: Game[Any], data: Any, salvage: bool = False, feed: Feed | None = None) -> Match:
        """The match that `save` stored, at the same question; broken data is refused with the place.

        With `salvage`, a match whose answers no longer fit the rules goes on from its last rest point instead. Chance
        that the save does not hold comes from the feed first.
        """
        match = cls(game, {}, 0, None, strand_on(-1, Chance(GIVEN)))
        try:
            restore_into(match, data, feed)
        except BadData:
            if not salvage:
                raise
            match = cls(game, {}, 0, None, strand_on(-1, Chance(GIVEN)))
            restore_into(match, at_rest(data))
            match._entered({"salvaged": True})
        return match

    def digest(self) -> str:
        """A fingerprint of the true position: never for a player's eyes before the end."""
        return digest(self.state)

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether this seat may take its last answer back, by right."""
        return refusal_to_undo(self, seat) is None

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take the last answer back: by right, in study freely, or with the consent of others; else refused."""
        undo(self, seat, consent)

    def way_back(self, seat: int) -> WayBack:
        """How this seat's last answer could come back: "free", with the leave of others ("ask"), or not at all ("")."""
        return way_back(self, seat)

    def answered_last(self, seat: int) -> int:
        """Whose answer would have to be taken back first in this seat's strand; -1 if there is none."""
        history = strand_of(self, seat).history
        return history[-1].seat if history else -1

    def leave_wanted(self) -> tuple[int, ...]:
        """The seats whose leave to take an answer back is still wanted; none while nobody asks for it."""
        return leave_wanted(self)

    def request_undo(self, seat: int) -> None:
        """Ask the others for leave to take the last answer back."""
        request_undo(self, seat)

    def grant_undo(self, seat: int, granted: bool = True) -> bool:
        """Another seat's yes or no; True when everybody agreed and the answer was taken back."""
        return grant_undo(self, seat, granted)

    def redo(self, seat: int) -> None:
        """Give the answer again that was taken back last."""
        undone = self.undone if self.open is None else tuple([item for item in self.undone if item[0] == seat])
        if not undone or undone[-1][0] != seat:
            raise NoUndo("nothing-to-redo")
        self.answer(seat, undone[-1][1])
        self.undone = (*self.undone, *undone[:-1])

    def concede(self, seat: int) -> None:
        """This seat gives up; the game says what that means."""
        if not 0 <= seat < self.seats:
            raise WrongSeat("not-asked", seat=seat)
        if self.outcome is not None:
            raise Refusal("already-over")
        if self.needed is not None:
            raise Refusal("chance-needed", label=self.needed.label)
        ended = self.game.conceded(self.state, seat)
        check_carry(self.game.carries, ended.carry, self.game.id)
        winners = [winner for winner in ended.winners if winner < self.seats]
        if self.journal is not None:
            self.journal.told.append(Told("", ALL, Conceded(seat)))
        self._end_outside(Outcome(winners, ended.reason, ended.rule, ended.scores, ended.carry))
        self._entered({"concede": seat})

    def note(self, seat: int, text: str) -> None:
        """Something said at the table: an entry of the record, nothing to the rules."""
        self._entered({"note": text, "seat": seat})


def _is_same(question: Ask[Any], other: Ask[Any]) -> bool:
    if question.topic is not other.topic or question.args != other.args:
        return False
    return list(question.choices) == list(other.choices)
