"""Who sits at a simulated table: bots, watched so that one that fails forfeits its game and nothing else.

A bot fails by raising, by naming an answer that is not there, or by not answering in time. Time is kept by a timer of
the operating system, so it is kept only where there is one (not on Windows) and in the main thread of a process.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Sequence
from typing import Any, Final, Self

from flambeau.bots import Bot, make_bot
from flambeau.kernel import Ask, Chair, Match, mix

from .plan import Plan, is_barred

AGAIN: Final = 1.0  # seconds until a bot that caught the timer's exception is interrupted once more


class Forfeited(Exception):
    """A bot failed; the message says how."""


class _TooSlow(BaseException):
    """Raised inside a bot that thinks too long; not an Exception, so that few bots catch it."""


class RestrictedChair(Chair):
    """A chair that leaves out some of the choices: restricted play shows what they are worth."""

    __slots__ = ("_open",)

    def __init__(self, match: Match, seat: int, open_: Sequence[int]) -> None:
        super().__init__(match, seat)
        self._open = open_

    @property
    def question(self) -> Ask[Any]:
        """The question with the choices that are left."""
        asked = super().question
        left: Ask[Any] = Ask(asked.state, asked.seats, asked.topic, asked.build, asked.args)
        left.listed = [asked.choices[index] for index in self._open]
        return left


class Sitters:
    """The bots of one match, by seat."""

    def __init__(self, plan: Plan, names: Sequence[str], match: Match, seed: int) -> None:
        self._plan = plan
        self._match = match
        in_main = threading.current_thread() is threading.main_thread()
        self._timed = in_main and hasattr(signal, "setitimer")
        self._usual: Any = None
        self._bots: list[Bot] = []
        for seat, name in enumerate(names):
            self._bots.append(make_bot(match.game, name, mix(seed, 29, seat + 1)))

    def answer(self, seat: int) -> int:
        """The index of what the bot at this seat answers; raises Forfeited if it fails."""
        match, plan = self._match, self._plan
        if plan.first_at and match.question(seat).topic.name in plan.first_at:
            return 0
        choices = match.question(seat).choices
        names = plan.barred.get(seat, ())
        left = [i for i, choice in enumerate(choices) if not is_barred(match.game, choice, names)] if names else []
        restricted = 0 < len(left) < len(choices)
        chair = RestrictedChair(match, seat, left) if restricted else Chair(match, seat)
        index = self._asked(seat, chair)
        count = len(left) if restricted else len(choices)
        if not isinstance(index, int) or not 0 <= index < count:
            raise Forfeited(f"answered {index!r:.40} to a question with {count} choices")
        return left[index] if restricted else index

    def _asked(self, seat: int, chair: Chair) -> Any:
        try:
            if self._timed:
                signal.setitimer(signal.ITIMER_REAL, self._plan.patience, AGAIN)
            return self._bots[seat].answer(chair)
        except _TooSlow:
            raise Forfeited(f"did not answer within {self._plan.patience:g} seconds") from None
        except Exception as problem:  # whatever a bot does wrong, the other games go on
            raise Forfeited(f"{type(problem).__name__}: {problem}"[:300]) from problem
        finally:
            if self._timed:
                signal.setitimer(signal.ITIMER_REAL, 0.0)

    def __enter__(self) -> Self:
        if self._timed:
            self._usual = signal.signal(signal.SIGALRM, _interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        if self._timed:
            signal.signal(signal.SIGALRM, self._usual)


def _interrupt(*_: object) -> None:
    raise _TooSlow
