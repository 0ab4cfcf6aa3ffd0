"""The bases of all declared classes: what the kernel may ask of any state, choice, event and task.

Their methods are generated (see `classes`); these bodies only say what they mean.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Self

from .chance import BLIND, Chance
from .errors import RuleFault

HIDDEN: Final = -1_000_000_009  # stands in a view for an int that may not be seen


class State:
    """Mutable plain data, part of a position."""

    __slots__ = ()
    FLAVOUR: ClassVar[str] = "state"
    FIELDS: ClassVar[tuple[tuple[str, str, str], ...]] = ()  # name, type and visibility of each

    def clone(self) -> Self:
        """An independent copy."""
        raise RuleFault(f"{type(self).__name__} lacks @state")

    def view(self, eye: int, memory: bool) -> Self:
        """What a seat (its bit) may look at now, or with `memory` has seen since the last shuffle."""
        raise RuleFault(f"{type(self).__name__} lacks @state")

    def to_data(self) -> Any:
        """Plain data that `from_data` reads back."""
        raise RuleFault(f"{type(self).__name__} lacks @state")

    @classmethod
    def from_data(cls, data: Any, kinds: dict[str, Any]) -> Any:
        """Read stored data; what is declared as a mere `State` is of the class that `kinds` has for it."""
        if cls is not State:
            raise RuleFault(f"{cls.__name__} lacks @state")
        return kinds["State"].from_data(data, kinds)


class Position(State):
    """The root of a game's state, with what the kernel adds to it."""

    __slots__ = ("chance", "eye", "glimpses", "journal")

    def __init__(self) -> None:
        self.chance: Chance = BLIND
        self.journal: Journal | None = None
        self.glimpses = 0  # how often a seat came to know something: a counter of undo
        self.eye = 0  # of a view: the bit of the seat that looks; 0 in the truth


class Value:
    """An immutable fact with a kind and fields: choice, event or task."""

    __slots__ = ()
    FLAVOUR: ClassVar[str] = "value"
    FIELDS: ClassVar[tuple[tuple[str, str, str], ...]] = ()

    def to_data(self) -> list[Any]:
        """Its open form: the kind's name, then the fields."""
        raise RuleFault(f"{type(self).__name__} lacks its decorator")


class Choice(Value):
    """One way to answer a question."""

    __slots__ = ()


class Event(Value):
    """Something that happened."""

    __slots__ = ()
    SHOW: ClassVar[str] = "say"  # how a table plays it: roll, move, damage, heal, draw, reveal…
    WHY: ClassVar[bool] = False  # it only says why the next thing happens: a log may fold it, and a table plays it
    #                              only if SHOW is more than say
    OWN: ClassVar[bool] = False  # it happens on the sheet of its `seat`: on another player's, its elements are others


class Task(Value):
    """Something that remains to be done, on the `todo` stack of a state."""

    __slots__ = ()


class Told:
    """An event as it was told: why, to whom."""

    __slots__ = ("event", "rule", "to")

    def __init__(self, rule: str, to: int, event: Event) -> None:
        self.rule = rule
        self.to = to
        self.event = event


class Journal:
    """The events of a match in order; each seat reads its own append-only selection of them."""

    __slots__ = ("held", "seat", "told", "watcher")

    def __init__(self) -> None:
        self.told: list[Told] = []
        self.watcher: Callable[[], None] | None = None  # called after each telling, in the position it happened in
        self.seat = -1  # inside a lane whose part shows at the join: its seat
        self.held: list[tuple[int, Told]] = []  # what the others are told at the join

    def tell(self, rule: str, to: int, event: Event) -> None:
        """Write an event down for those who may know it now, and hold it for the others."""
        if self.seat >= 0:
            own = 1 << self.seat
            self.held.append((self.seat, Told(rule, to & ~own, event)))
            to &= own
        self.told.append(Told(rule, to, event))
        if self.watcher is not None:
            self.watcher()

    def copy(self) -> Journal:
        """The same events, to go on with independently; nobody watches it yet."""
        c = Journal()
        c.told, c.held = self.told[:], self.held[:]
        return c

    def holding(self, seat: int) -> int:
        """How many events of this seat's lane the others have yet to hear."""
        return sum([1 for lane, _ in self.held if lane == seat])

    def release(self) -> None:
        """At the join the others hear what happened in the lanes, lane by lane."""
        for _, told in sorted(self.held, key=_lane_of):
            self.told.append(told)
        if self.held and self.watcher is not None:
            self.watcher()
        self.held = []

    def forget(self, told: int, seat: int, held: int) -> None:
        """Forget what this seat's lane (or with -1 the main strand) told since: it is run again."""
        del self.told[told:]
        mine = [item for item in self.held if item[0] == seat]
        self.held = [item for item in self.held if item[0] != seat] + mine[:held]


def _lane_of(item: tuple[int, Told]) -> int:
    return item[0]
