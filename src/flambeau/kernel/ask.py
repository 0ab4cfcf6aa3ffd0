"""Questions: who is asked, over what, and every legal answer.

A game declares its topics once. A topic says which kinds of choice answer it, which guards each kind obeys (so that a
refusal can be explained), whether a choice can be taken back, and what happens if nobody answers.

    STEP = Topic("step", rule="DH-HERO-03", kinds=(Kind(Step, STEP_GUARDS, final=step_is_final), Kind(Stop)))
    to = await ask(s, seat, STEP, steps, hero)      # steps(s, hero) lists the choices when somebody reads them

Seats that decide together are asked a joint question: each has its own list, and the first answer counts.

    seat, bought = await ask_together(s, seats, SHOP, wares)    # wares(s, seat)
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Sequence
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeAlias, TypeVar

from .base import Choice, Position
from .errors import RuleFault
from .seats import Seat

S = TypeVar("S", bound=Position)
A = TypeVar("A")  # what the script gets: a choice, or of a joint question a seat and its choice
C = TypeVar("C", bound=Choice)
P = ParamSpec("P")

FREE: Final = "free"
FINAL: Final = "final"
MAY_BE_FINAL: Final = "may be final"

Finality: TypeAlias = "str | Callable[[Any, Any], str] | OfView"  # a word, or computed from (view, choice)


Among: TypeAlias = "Sequence[Choice] | Callable[..., Sequence[Choice]]"


class OfView:
    """A finality that depends on the view alone: one answer for all choices of a kind."""

    __slots__ = ("of",)

    def __init__(self, of: Callable[[Any], str]) -> None:
        self.of = of


class Guard:
    """One named condition of a kind of choice: if it fails, this is why.

    A guard of `means` asks for what such a choice is made with: a weapon, a spell, the Cleric's gift. Whoever points
    at a monster without owning a bow is told what else is in the way, and of the bow only if nothing is.
    """

    __slots__ = ("means", "name", "rule", "test")

    def __init__(self, rule: str, name: str, test: Callable[..., bool], means: bool = False) -> None:
        self.means = means
        self.rule = rule
        self.name = name  # the refusal's message is no-<name>
        self.test = test  # test(view, question, choice)


class Kind:
    """A kind of choice as it stands in one topic."""

    __slots__ = ("among", "final", "guards", "type")

    def __init__(
        self, type_: type[Choice], guards: Sequence[Guard] = (), final: Finality = FREE, among: Among | None = None
    ) -> None:
        self.type = type_
        self.guards = tuple(guards)
        self.final = final
        self.among = among  # the candidates of `Topic.by_guards`, or among(s, *arguments) that lists them

    def allows(self, s: Any, question: Ask[Any], choice: Choice) -> bool:
        """Whether all guards hold."""
        return all(guard.test(s, question, choice) for guard in self.guards)


class Topic:
    """What a question is about; declared once, used by rules, words, bots, undo and 'why not?'."""

    __slots__ = ("about", "apart", "default", "kinds", "name", "private", "rule", "strategic")

    def __init__(
        self,
        name: str,
        rule: str,
        kinds: Sequence[Kind],
        about: Sequence[tuple[str, str]] = (),
        default: Callable[..., Choice] | None = None,
        private: bool = False,
        strategic: bool = False,
        apart: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.kinds = tuple(kinds)
        self.about = tuple(about)  # name and type of each argument of the question, for its words
        self.default = default  # default(view, *arguments)
        self.private = private  # answering it for a seat would tell what its hand holds: never programmed
        self.strategic = strategic  # worth a search: bots that search leave other questions to the scripted one
        self.apart = apart  # of several seats asked at once each answers for itself, none for the others

    def by_guards(self, s: Any, *args: Any) -> Sequence[Any]:
        """Every candidate that all guards of its kind let through: `await ask(s, seat, SHOP, SHOP.by_guards, seat)`.

        So legality is written once; only hot questions list their choices by hand.
        """
        question: Ask[Any] = Ask(s, (), self, self.by_guards, args)
        listed: list[Choice] = []
        for kind in self.kinds:
            among = kind.among
            if among is None:
                raise RuleFault(f"{self.name!r} has no candidates of {kind.type.__name__}")
            for choice in among(s, *args) if callable(among) else among:
                if kind.allows(s, question, choice):
                    listed.append(choice)
        return listed

    def kind(self, choice: Choice) -> Kind | None:
        """How this topic treats a choice, or None if such choices do not answer it."""
        for kind in self.kinds:
            if type(choice) is kind.type:
                return kind
        return None

    def final_of(self, type_: type[Choice]) -> Finality:
        """Whether choices of this type could be taken back, or how a view tells it of one of them."""
        for kind in self.kinds:
            if kind.type is type_:
                return kind.final
        raise RuleFault(f"{type_.__name__} does not answer {self.name!r}")

    def finality(self, view: Any, choice: Choice) -> str:
        """Whether a choice could be taken back, as far as this view can tell."""
        final = self.final_of(type(choice))
        if isinstance(final, str):
            return final
        return final.of(view) if isinstance(final, OfView) else final(view, choice)


class Ask(Generic[A]):
    """A pending question. Its choices are listed when somebody first reads them."""

    __slots__ = ("answered", "args", "build", "listed", "seats", "state", "topic")

    def __init__(
        self,
        state: Position,
        seats: tuple[int, ...],
        topic: Topic,
        build: Callable[..., Sequence[Any]],
        args: tuple[Any, ...],
    ) -> None:
        self.state = state
        self.seats = seats  # all who may answer
        self.topic = topic
        self.build = build
        self.args = args
        self.listed: Sequence[A] | None = None
        self.answered: Any = None  # laid here before the script goes on

    def __await__(self) -> Generator[Ask[Any], None, A]:
        yield self
        answer: A = self.answered
        return answer

    @property
    def choices(self) -> Sequence[A]:
        """Every legal answer, in an order that no secret can change."""
        listed = self.listed
        return self.legal() if listed is None else listed

    def legal(self) -> Sequence[A]:
        """The choices as a plain call, which is faster than a property where every answer counts."""
        listed = self.listed
        if listed is None:
            args = self.args
            if not args:  # the two commonest without a star, which would gather them anew
                listed = self.build(self.state)
            elif len(args) == 1:
                listed = self.build(self.state, args[0])
            else:
                listed = self.build(self.state, *args)
            self.listed = listed
            if not listed:
                raise RuleFault(f"question {self.topic.name!r} has no legal answer")
        return listed

    def choices_on(self, view: Position) -> Sequence[Any]:
        """The same list computed from another position of the same classes: a view."""
        return self.build(view, *self.args)

    def default_on(self, view: Position) -> Choice:
        """What counts as the answer of an absent seat: as declared, else the first choice."""
        if self.topic.default is not None:
            return self.topic.default(view, *self.args)
        first: Choice = self.choices_on(view)[0]
        return first

    def of(self, seat: int) -> Ask[Any]:
        """The question as this seat is asked it."""
        return self

    def answer_of(self, seat: int, choice: Choice) -> Any:
        """What the script is given when this seat makes this choice."""
        return choice

    def on(self, s: Position) -> Ask[A]:
        """The same question about another position that is equal to its own."""
        return Ask(s, self.seats, self.topic, self.build, self.args)


class Joint(Ask[tuple[Seat, C]]):
    """A question to several seats at once: each has choices of its own, and the first answer counts.

    Its answers are pairs of a seat and one of that seat's choices. `of` gives the part of one seat: a question like
    any other, whose first argument is the seat.
    """

    __slots__ = ("parts",)

    def __init__(
        self,
        state: Position,
        seats: tuple[int, ...],
        topic: Topic,
        build: Callable[..., Sequence[C]],
        args: tuple[Any, ...],
    ) -> None:
        super().__init__(state, seats, topic, build, args)
        self.parts: dict[int, Ask[C]] = {}

    def legal(self) -> Sequence[tuple[Seat, C]]:
        """Every legal answer of every seat."""
        if self.listed is None:
            self.listed = [(Seat(seat), choice) for seat in self.seats for choice in self.of(seat).legal()]
        return self.listed

    def of(self, seat: int) -> Ask[Any]:
        """The question as this seat is asked it."""
        part = self.parts.get(seat)
        if part is None:
            part = self.parts[seat] = Ask(self.state, self.seats, self.topic, self.build, (seat, *self.args))
        return part

    def answer_of(self, seat: int, choice: Choice) -> Any:
        """The seat and its choice: the script learns who answered."""
        return (Seat(seat), choice)

    def on(self, s: Position) -> Joint[C]:
        """The same question about another position that is equal to its own."""
        return Joint(s, self.seats, self.topic, self.build, self.args)


Script: TypeAlias = Coroutine[Ask[Any], Any, None]


def ask(
    s: S,
    seat: int,
    topic: Topic,
    build: Callable[Concatenate[S, P], Sequence[C]],
    *args: P.args,
    **named: P.kwargs,
) -> Ask[C]:
    """A question to a seat.

    `build(s, *args)` lists the choices; the arguments are plain ids, so that it can be read from a view too.
    """
    return Ask(s, (seat,), topic, build, args)


def ask_together(
    s: S,
    seats: Sequence[int],
    topic: Topic,
    build: Callable[Concatenate[S, Seat, P], Sequence[C]],
    *args: P.args,
    **named: P.kwargs,
) -> Joint[C]:
    """A question to several seats, of which the first to answer decides; gives the seat and its choice.

    `build(s, seat, *args)` lists the choices of one seat. The seat is the question's first argument, so guards, the
    topic's `about` and its `default` find it there.
    """
    return Joint(s, tuple(seats), topic, build, args)


def just(s: Position, *choices: C) -> Sequence[C]:
    """For questions whose choices are always the same few."""
    return choices
