"""Pushing: a viewer looks at a table through a socket and is sent what is new.

When a table changes its viewers are woken. Each has a task of its own that sends the frame as it is then, so a slow
connection skips what is old instead of holding anybody up. Nothing that comes in through the socket counts.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from flambeau.table.scene import Rest

from .logs import fault, refused
from .wire import Language, Notice, TableState

AnySocket = WebSocket[Any, Any, Any]
FIRST: Final = -1
REFUSED: Final = 1008
FAULT: Final = 1011


class Viewer:
    """Somebody who looks at a table through a socket, and what was sent to them."""

    def __init__(self, guest: int, seat: int, language: Language, ground: str = "") -> None:
        self.guest = guest
        self.seat = seat
        self.language: Language = language
        self.sent = 0  # frames
        self.since = FIRST  # how many lines of the log they have
        self.rest: Rest | None = None
        self.state: TableState | None = None
        self.grounds = {ground}
        self.said = FIRST  # the number of the last chat line sent
        self.notices: list[Notice] = []
        self.close_code = 0
        self._news = asyncio.Event()

    def wake(self) -> None:
        """There may be something new."""
        self._news.set()

    def close(self, code: int) -> None:
        """Send them away."""
        self.close_code = code
        self.wake()

    async def woken(self) -> None:
        """Wait until there may be something new."""
        await self._news.wait()
        self._news.clear()


News = Callable[[Viewer], list[bytes]]
"""The messages that a viewer has not been sent yet."""


async def push(socket: AnySocket, viewer: Viewer, news: News, most_heard: int) -> None:
    """Send a viewer what is new until one side has enough."""
    tasks = [
        asyncio.create_task(_send(socket, viewer, news)),
        asyncio.create_task(_listen(socket, most_heard)),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        await _part(socket, ended)


async def _send(socket: AnySocket, viewer: Viewer, news: News) -> int:
    """Send what is new whenever there is something; ends with a code when the viewer is sent away."""
    while True:
        await viewer.woken()
        for message in news(viewer):
            await socket.send_bytes(message)
        if viewer.close_code:
            return viewer.close_code


async def _listen(socket: AnySocket, most: int) -> int | None:
    """Wait for the other side to go; one that talks too much is sent away."""
    for _ in range(most):
        message = await socket.receive()
        if str(message["type"]) == "websocket.disconnect":
            return None
    refused(REFUSED, "server-too-large", "GET", socket.url.path)
    return REFUSED


async def _part(socket: AnySocket, ended: list[int | BaseException | None]) -> None:
    """Close with the code that says why, unless the other side has closed."""
    code: int | None = None
    for one in ended:
        if isinstance(one, int):
            code = one
        elif isinstance(one, Exception) and not isinstance(one, WebSocketDisconnect | ConnectionError):
            fault("a socket failed", one, path=socket.url.path)
            code = FAULT
    if code is not None:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):  # it may be gone meanwhile
            await socket.close(code)
