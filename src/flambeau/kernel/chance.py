"""Chance: every draw has a label and an audience, and is written on the tape.

A draw is first read from the *tape* (what already happened in this activity), then from the *feed* (outcomes given in
advance: tests, replays, dice typed at a physical table), and only then from a source:
a keyed mixer with a counter per label, so that streams are independent; the operating system's entropy on a server;
or nobody, and then the kernel stops at `ChanceNeeded` and somebody supplies the outcome.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from .errors import BadData, Diverged, FlambeauError, RuleFault
from .seats import ALL, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word when compiled; in the pure build just an int

KEYED: Final = 0
SYSTEM: Final = 1
GIVEN: Final = 2

BLANK: Final = -1_000_000_007  # an outcome of the tape that an imagined world must draw anew
Drawn = tuple[str, tuple[int, ...], int]  # label, outcome, who saw it

ROLL: Final = "roll"
SHUFFLE: Final = "shuffle"

LOW: Final = 0x7FFFFFFF
ROOM: Final = 1 << 44  # of a word of 60 bits: the unevenness stays below one in 65,000


class ChanceNeeded(FlambeauError):
    """The rules need an outcome that only somebody outside can give."""

    def __init__(self, label: str, kind: str, options: tuple[int, ...], count: int) -> None:
        super().__init__(f"{kind} {label!r}: {count} of {options}")
        self.label = label
        self.kind = kind
        self.options = options
        self.count = count

    def outcomes(self) -> list[tuple[tuple[int, ...], Fraction]]:
        """Every outcome of a roll or pick with its probability."""
        if self.kind != ROLL:
            raise RuleFault("shuffles are sampled, not branched over: start the match with a seed")
        faces = [(face, Fraction(self.options.count(face), len(self.options))) for face in dict.fromkeys(self.options)]
        result: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
        for _ in range(self.count):
            result = [((*outcome, face), chance * part) for outcome, chance in result for face, part in faces]
        return result


def number_of(label: str) -> int:
    """A number for a label that is the same on every machine and in both builds."""
    number = 7
    for letter in label:
        number = (number * 131 + ord(letter)) & LOW
    return number


def mix(key: int, stream: int, count: int) -> int:
    """A word of 60 bits; no product exceeds 62 bits, so that both builds agree."""
    a: i64 = (key & LOW) ^ ((stream * 0x45D9F3B) & LOW)
    b: i64 = (key >> 31 & LOW) ^ ((count * 0x2C1B3C6D) & LOW)
    a = ((a ^ (b >> 15)) * 0x2C1B3C6D + b) & LOW
    b = ((b ^ (a >> 13)) * 0x297A2D39 + a) & LOW
    a = ((a ^ (a >> 16)) * 0x45D9F3B + stream) & LOW
    b = ((b ^ (a >> 14)) * 0x1B873593 + count) & LOW
    a = ((a ^ (b >> 12)) * 0x2C1B3C6D) & LOW
    b = ((b ^ (a >> 15)) * 0x297A2D39) & LOW
    a = a ^ (b >> 16)
    b = ((b ^ (a >> 13)) * 0x45D9F3B) & LOW
    return (a >> 1) << 30 | (b >> 1)


class Feed:
    """Outcomes given in advance, in order for each label."""

    __slots__ = ("given",)

    def __init__(self, given: dict[str, list[tuple[int, ...]]] | None = None) -> None:
        self.given: dict[str, list[tuple[int, ...]]] = {} if given is None else given

    def add(self, label: str, outcome: tuple[int, ...]) -> None:
        """One more outcome for a label."""
        self.given.setdefault(label, []).append(outcome)

    def next(self, label: str) -> tuple[int, ...] | None:
        """The next outcome for a label, or None if there is none."""
        waiting = self.given.get(label)
        return waiting.pop(0) if waiting else None

    def copy(self) -> Feed:
        """The same outcomes, for a fork to draw."""
        return Feed({label: waiting[:] for label, waiting in self.given.items()})

    def left(self) -> list[str]:
        """Labels of outcomes that nobody drew."""
        return [label for label, waiting in self.given.items() if waiting]


class Chance:
    """One stream of chance: a match has one, and each open lane has its own."""

    prefix: str = ""  # of a lane
    feed: Feed | None = None
    log: list[Drawn] | None = None  # where fresh draws are written down for a record
    at: int = 0  # how much of the tape has been read or written
    draws: int = 0  # since the match began: a counter of undo

    def __init__(self, source: int, key: int = 0) -> None:
        self.source = source
        self.key = key
        self.counts: dict[str, int] = {}
        self.tape: list[Drawn] = []

    def again(self, counts: dict[str, int], tape: list[Drawn], draws: int) -> Chance:
        """The same chance as it stood at a rest point, about to read this tape again and to write on it."""
        c = Chance(self.source, self.key)
        if counts:
            c.counts = counts.copy()
        c.tape = tape
        c.draws = draws
        if self.feed is not None or self.log is not None or self.prefix:
            c.feed, c.log, c.prefix = self.feed, self.log, self.prefix
        return c

    def lane(self, seat: int, opened: int) -> Chance:
        """The independent chance of a seat's lane in the lanes opened as number `opened`."""
        key = mix(self.key, seat + 1, opened) if self.key else 0
        c = Chance(self.source, key)
        c.prefix, c.feed, c.log = f"{seat}:", self.feed, self.log
        return c

    def rested(self) -> None:
        """At a rest point the tape begins again."""
        self.tape = []
        self.at = 0

    def roll(self, label: str, die: tuple[int, ...], count: int, to: int = ALL) -> tuple[int, ...]:
        """Roll `count` equal dice with these faces; seen by `to`."""
        known = self._known(label)
        if known is None:
            return self._write(label, self._sample(label, die, count), to)
        if len(known) != count:
            raise BadData("wrong-outcome", label=label, expected=count, found=len(known))
        if BLANK in known:
            fresh = self._sample(label, die, count)
            known = tuple([f if k == BLANK else k for k, f in zip(known, fresh, strict=True)])
        for face in known:
            if face not in die:
                raise BadData("wrong-outcome", label=label, expected=str(die), found=face)
        return self._write(label, known, to)

    def pick(self, label: str, options: Sequence[int], to: int = ALL) -> int:
        """One of several, each as likely; seen by `to`."""
        return self.roll(label, tuple(options), 1, to)[0]

    def shuffle(self, label: str, items: Sequence[int], to: int = NOBODY) -> tuple[int, ...]:
        """All items in a new order, one outcome; by default nobody sees it."""
        known = self._known(label)
        if known is None:
            return self._write(label, self._order(label, list(items)), to)
        if BLANK in known:
            known = self._fill(label, known, list(items))
        if sorted(known) != sorted(items):
            raise BadData("wrong-outcome", label=label, expected="the same items", found=str(known)[:60])
        return self._write(label, known, to)

    def _known(self, label: str) -> tuple[int, ...] | None:
        if self.at < len(self.tape):
            drawn = self.tape[self.at]
            if drawn[0] != label:
                raise Diverged(f"the tape has {drawn[0]!r} where the rules draw {label!r}")
            return drawn[1]
        if self.feed is not None:
            return self.feed.next(self.prefix + label)
        return None

    def _write(self, label: str, outcome: tuple[int, ...], to: int) -> tuple[int, ...]:
        if self.at < len(self.tape):
            self.tape[self.at] = (label, outcome, to)
        else:
            self.tape.append((label, outcome, to))
            if self.log is not None:
                self.log.append((self.prefix + label, outcome, to))
        self.at += 1
        self.draws += 1
        self.counts[label] = self.counts.get(label, 0) + 1
        return outcome

    def _word(self, label: str, part: int) -> int:
        if self.source == SYSTEM:
            return secrets.randbits(60)
        return mix(self.key, _stream(label) + part * 7919, self.counts.get(label, 0))

    def _sample(self, label: str, die: tuple[int, ...], count: int) -> tuple[int, ...]:
        if self.source == GIVEN:
            raise ChanceNeeded(self.prefix + label, ROLL, die, count)
        faces = len(die)
        word = self._word(label, 0)
        if count == 1:
            return (die[word % faces],)
        result: list[int] = []
        room = 1
        part = 0
        for _ in range(count):
            room *= faces
            if room > ROOM:  # what is left of the word would be uneven
                part += 1
                word, room = self._word(label, part), faces
            result.append(die[word % faces])
            word //= faces
        return tuple(result)

    def _order(self, label: str, items: list[int]) -> tuple[int, ...]:
        if self.source == GIVEN and not self.key:
            raise ChanceNeeded(self.prefix + label, SHUFFLE, tuple(items), len(items))
        word = self._word(label, 0)
        room = 1
        for last in range(len(items) - 1, 0, -1):
            room *= last + 1
            if room > ROOM:
                word, room = self._word(label, last), last + 1
            other = word % (last + 1)
            word //= last + 1
            items[last], items[other] = items[other], items[last]
        return tuple(items)

    def _fill(self, label: str, known: tuple[int, ...], items: list[int]) -> tuple[int, ...]:
        for item in known:
            if item != BLANK:
                if item not in items:
                    raise Diverged(f"{label}: {item} is known to lie in this pile and does not")
                items.remove(item)
        rest = list(self._order(label, items))
        return tuple([rest.pop() if item == BLANK else item for item in known])


_streams: Final[dict[str, int]] = {}


def _stream(label: str) -> int:
    number = _streams.get(label)
    if number is None:
        number = _streams[label] = number_of(label)
    return number


class Blind(Chance):
    """The chance of a view: what one looks at draws nothing."""

    def __init__(self) -> None:
        Chance.__init__(self, GIVEN)

    def _known(self, label: str) -> tuple[int, ...] | None:
        raise FlambeauError(f"a view cannot draw {label!r}")


BLIND: Final[Any] = Blind()
