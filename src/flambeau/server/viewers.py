"""Somebody who looks at a table through a socket: what he has been sent, and how he is told what is new."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from flambeau.table.scene import Rest

from .wire import Language, Notice, TableState

FIRST: Final = -1


class Bell:
    """Wakes the one task that waits for it: an `asyncio.Event` for one, at a third of its price."""

    __slots__ = ("_rung", "_waiting")

    def __init__(self) -> None:
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Wake whoever waits, or who will wait next."""
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits, and has nothing else to do."""
        return self._waiting is not None and not self._waiting.done()

    async def heard(self) -> None:
        """Wait for the bell, and let it be still again."""
        if not self._rung:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._rung = False


class PushLine(Protocol):
    """A socket to which can be written without waiting, while it is free."""

    @property
    def is_free(self) -> bool:
        """Whether what is written now leaves now."""

    def push(self, data: bytes) -> None:
        """Write one message."""


class Viewer:
    """Somebody who looks at a table through a socket, and what was sent to him."""

    def __init__(
        self, guest: int, seat: int, language: Language, ground: str = "", line: PushLine | None = None
    ) -> None:
        self.guest = guest
        self.line = line
        self.seat = seat
        self.language: Language = language
        self.since = FIRST  # how many lines of the log he has
        self.rest: Rest | None = None
        self.state: TableState | None = None
        self.grounds = {ground}
        self.said = FIRST  # the number of the last chat line sent
        self.notices: list[Notice] = []
        self.close_code = 0
        self.bell = Bell()

    def ready(self, news: Callable[[Viewer], list[bytes]]) -> list[bytes]:
        """What is new, to be written at once. If that cannot be, because his own task is at work or the socket is slow,
        the task is woken, and there is nothing to write."""
        line = self.line
        if line is None or self.close_code or not self.bell.is_awaited or not line.is_free:
            self.bell.ring()
            return []
        try:
            return news(self)
        except Exception:  # his task meets it again, and knows what to do
            self.bell.ring()
            return []

    def tell(self, messages: Sequence[bytes]) -> None:
        """Write this at once."""
        if self.line is not None:
            for message in messages:
                self.line.push(message)

    def close(self, code: int) -> None:
        """Send him away."""
        self.close_code = code
        self.bell.ring()
