"""What a game is to the kernel: a way to begin, a way to go on, and what it declares.

A game is one object. `setup` makes the first position, `advance` returns the script of the next small activity from a
position at rest (or lanes, when several seats act at once), and the declarations let everybody else (words, bots,
server, tests) work with it without knowing it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, NoReturn, TypeVar

from .ask import Script, Topic
from .base import Choice, Event, Position, Task
from .box import Box, Files
from .carry import Carry, NextMatch, check_carry, read_carry, stored_carry
from .chance import Chance
from .counts import Count
from .errors import BadOption, FlambeauError, RuleFault, shortly
from .pieces import Pile, Places, Pool
from .seats import bit
from .todo import MOST_TASKS, NOTHING, next_script

S = TypeVar("S", bound=Position)

AT_JOIN: Final = "at_join"
LIVE: Final = "live"


class Option:
    """Something a table settles before play: a mode, an expansion, a difficulty, a house rule."""

    __slots__ = ("_values", "default", "files", "id", "rule")

    def __init__(self, id_: str, values: Iterable[bool | int | str], default: bool | int | str, rule: str = "") -> None:
        self.id = id_
        self.files = values if isinstance(values, Files) else None  # of which the table chooses one
        self._values = tuple(values)
        self.default = default
        self.rule = rule

    @property
    def values(self) -> tuple[bool | int | str, ...]:
        """What a table may choose; files may be added while a process runs."""
        return self._values if self.files is None else self.files.names()


class Outcome:
    """How a match ended: who won, with what score, why, and what a campaign carries on."""

    __slots__ = ("carry", "reason", "rule", "scores", "winners")

    def __init__(
        self,
        winners: Sequence[int],
        reason: str,
        rule: str,
        scores: Sequence[int] = (),
        carry: Carry | None = None,
    ) -> None:
        self.winners = tuple(winners)
        self.reason = reason  # the message outcome-<reason>
        self.rule = rule
        self.scores = tuple(scores)
        self.carry = carry

    def to_data(self) -> dict[str, Any]:
        """Plain data for records and campaigns."""
        return {
            "winners": list(self.winners),
            "reason": self.reason,
            "rule": self.rule,
            "scores": list(self.scores),
            "carry": stored_carry(self.carry),
        }


class Finished(FlambeauError):
    """The match is over: unwinds the activity that ended it."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason)
        self.outcome = outcome


def finish(s: Position, outcome: Outcome) -> NoReturn:
    """End the match here and now."""
    raise Finished(outcome)


class Lanes:
    """Several seats act at once, each on its own part of the state, until all are done.

    `part` names a list of the state with one item a seat: all that the lane of that seat may write.
    `lane(s, seat)` returns the seat's next small activity or None; `join(s)` runs when every lane has none left, and
    must bring the state to where `advance` no longer returns these lanes.
    """

    __slots__ = ("join", "lane", "part", "seats", "shown")

    def __init__(
        self,
        seats: Sequence[int],
        part: str,
        lane: Callable[[Any, int], Script | None],
        join: Callable[[Any], None],
        shown: str = AT_JOIN,
    ) -> None:
        self.seats = tuple(seats)
        self.part = part
        self.lane = lane
        self.join = join
        self.shown = shown


class Game(Generic[S]):
    """One game: subclass it, fill in the declarations, write `setup` and `advance`."""

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 2)
    options: ClassVar[tuple[Option, ...]] = ()
    first_game: ClassVar[Mapping[str, Any]] = {}  # options of a newcomer's first game, with the fewest seats
    example: ClassVar[bool] = False  # made to be read: people find it only where they ask for examples
    automated: ClassVar[Mapping[str, Any]] = {}  # options of games that only programs play, unless they say otherwise
    state: ClassVar[type[Any]]
    topics: ClassVar[tuple[Topic, ...]] = ()
    events: ClassVar[tuple[type[Event], ...]] = ()
    counts: ClassVar[tuple[Count, ...]] = ()  # what its end is told with, in this order
    carries: ClassVar[type[Carry] | None] = None  # what a campaign takes from match to match
    tasks: ClassVar[tuple[type[Task], ...]] = ()
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {}  # by name, the weakest first; made from a seed
    patient: ClassVar[type[Any] | None] = None  # the best of them, with more time: where a search begins
    lookahead: ClassVar[int] = 12  # strategic answers that a search plays on before it asks for an evaluation
    named_by_view: ClassVar[frozenset[str]] = frozenset()  # types of ids whose noun depends on who looks
    text: ClassVar[Path | None] = None  # folder of fr.ftl, en.ftl and the rules' sentences
    box: ClassVar[Box | None] = None  # its content folder, with the packs in force
    content: ClassVar[str] = ""  # fingerprint of its own content

    def setup(self, options: Mapping[str, Any], seats: int, chance: Chance, carry: Any) -> S:
        """The first position; `carry` is what the match before this one in a campaign left, or None."""
        raise NotImplementedError

    def advance(self, s: S) -> Script | Lanes | None:
        """The next small activity from a position at rest where no task is left; None if the position was changed
        without asking anybody, and is to be looked at again."""
        raise NotImplementedError

    def next_activity(self, s: S) -> Script | Lanes | None:
        """What is played next: the tasks that are left, then what `advance` says; None to rest before lanes open."""
        todo: list[Any] = getattr(s, "todo", NOTHING)
        changed = False
        for _ in range(MOST_TASKS):
            step: Script | Lanes | None = None
            if todo:
                step, changed = next_script(s, todo), True
            if step is None:
                step = self.advance(s)
            if step is not None:
                return None if changed and isinstance(step, Lanes) else step
            changed = True
        raise RuleFault(f"{self.id}: the position was changed {MOST_TASKS} times without a script")

    def next_in_lane(self, s: S, lanes: Lanes, seat: int) -> Script | None:
        """What a seat plays next in its lane: the tasks that are left in its part, then what the lane says."""
        if self.tasks:
            todo: list[Any] = getattr(getattr(s, lanes.part)[seat], "todo", NOTHING)
            if todo:
                script = next_script(s, todo, seat)
                if script is not None:
                    return script
        return lanes.lane(s, seat)

    def pools(self, s: S) -> Mapping[str, Pool | Sequence[Places | Pile]]:
        """Where pieces of each sort can lie, and what a place may hold, by the label under which they are shuffled."""
        return {}

    def redeal(self, s: S, now: S, seat: int, chance: Chance) -> None:
        """Change what this seat does not know `now` and no pool holds, in the rest position `s`."""

    def domains(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        """How many values each type of id has (0 to n-1): for candidates of 'why not?' and for RL numbers."""
        return {}

    def table(self, view: S, seat: int, words: Any) -> Any:
        """The scene (zones and elements) that this seat's view shows, labelled in these words."""
        raise NotImplementedError

    def noun(self, type_: str, value: int) -> str | None:
        """The message that names an id of this type ("hero-wizard"), or None if it is said as a number."""
        return None

    def noun_seen(self, view: S, type_: str, value: int) -> str | None:
        """The same for somebody who sees this: a place in a hand may be named by the card that they hold there.

        Asked only for the types in `named_by_view`."""
        return self.noun(type_, value)

    def name(self, type_: str, value: int) -> str | None:
        """A name that is the same in every language, such as the "c3" of a square; it wins over a noun."""
        return None

    def cited(self, view: S, rule: str) -> str:
        """The rule that holds in this mode where another one is cited: alone there may be more actions to a turn."""
        return rule

    def tally(self, view: S, seat: int) -> Mapping[tuple[str, str], int]:
        """The numbers that people play for, such as health and points, by the message that words a change of one and
        the noun whose it is (or ""). What an answer would do to them is said before it is given."""
        return {}

    def preview(self, view: S, seat: int, choice: Choice, words: Any) -> str:
        """What else is good to know before this choice: odds, damage to be expected, that it would do nothing."""
        return ""

    def evaluate(self, dossier: S, seat: int) -> float | None:
        """How well a seat stands as far as its dossier tells, from -1000 (lost) to 1000 (won), for bots that search;
        None if the game cannot say."""
        return None

    def traits(self, s: S) -> Sequence[tuple[str, str, int]]:
        """What a match that is over had and others had not, for statistics: what it is ("hero"), which ("warrior"),
        and the seat that had it, or -1 for the whole table."""
        return ()

    def conceded(self, s: S, seat: int) -> Outcome:
        """How the match ends if this seat gives up."""
        others = [other for other in range(self.seats.stop - 1) if other != seat]
        return Outcome(others, "conceded", "")

    def partners(self, s: S, seat: int) -> int:
        """The seats (a mask) that play on this seat's side: their answers do not end its right to take its own back."""
        return bit(seat)

    def upgrade(self, data: dict[str, Any], version: int) -> dict[str, Any]:
        """Stored data of an older version of the rules, as this version reads it."""
        return data

    def next_match(self, carry: Any) -> NextMatch | None:
        """The campaign's next match after one that left this, or None if it is over.

        Asked only if something was carried on: a match that leaves nothing ends its campaign."""
        return None

    def first_match(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """Options with which the campaign of a later match begins again: its own, unless matches differ in them."""
        return options

    def chapter(self, carry: Any) -> tuple[int, int]:
        """The number of the campaign's match that begins with this, and how many there are; zeros if nobody counts."""
        return 0, 0

    def sums(self, carry: Any) -> Sequence[int]:
        """The scores of each seat in all matches of a campaign that left this; empty if nobody adds them up."""
        return ()

    def scale(self, options: Mapping[str, Any], seats: int) -> Sequence[tuple[int, str]]:
        """Where the rules measure a score: scores, the lowest first, each with the message that names it."""
        return ()

    def target(self, options: Mapping[str, Any], seats: int) -> int:
        """The score of that scale which is played for; 0 if there is none."""
        return 0

    def carry_of(self, given: Any, place: str = "carry") -> Carry | None:
        """What a campaign carries into a match: as it is, or read from stored data."""
        if given is None:
            return None
        if isinstance(given, Carry):
            return check_carry(self.carries, given, self.id)
        return read_carry(self.carries, given, self.kinds(), place)

    def accepts(self, options: Mapping[str, Any], seats: int) -> bool:
        """Whether these options go together, and with so many seats."""
        return True

    def kinds(self) -> dict[str, Any]:
        """Every declared kind of choice, task and event by name."""
        found: dict[str, Any] = {}
        for kind in (*self.choice_kinds(), *self.tasks, *self.events):
            if found.setdefault(kind.__name__, kind) is not kind:
                raise RuleFault(f"{self.id}: two kinds are called {kind.__name__}")
        return found

    def packs_of(self, options: Any) -> list[tuple[str, str]]:
        """The packs that a match with these options (as stored, not yet checked) rests on, with their fingerprints."""
        if self.box is None:
            return []
        given = options if isinstance(options, Mapping) else {}
        values = [(option.files, str(given.get(option.id, option.default))) for option in self.options]
        chosen = [files.pack_of(value) for files, value in values if files is not None]
        return [(pack.id, pack.fingerprint) for pack in self.box.packs if pack.changes_tables() or pack in chosen]

    def choice_kinds(self) -> list[type[Choice]]:
        """Every kind of choice, in the order of its first declaration."""
        return list(dict.fromkeys(kind.type for topic in self.topics for kind in topic.kinds))

    def settle_options(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """All options with their values; an unknown one, a wrong value or a wrong number of seats is refused."""
        if seats not in self.seats:
            raise BadOption("wrong-seats", game=self.id, seats=seats)
        known = {option.id: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption("unknown-option", game=self.id, option=name, known=", ".join(known))
            option = known[name]
            if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
                raise BadOption(
                    "wrong-option",
                    option.rule,
                    game=self.id,
                    option=name,
                    value=value if type(value) is str else shortly(value),
                )
        settled = {option.id: given.get(option.id, option.default) for option in self.options}
        if not self.accepts(settled, seats):
            raise BadOption("options-do-not-fit", game=self.id, seats=seats)
        return settled
