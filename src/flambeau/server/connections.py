"""Connections that cost more than they bring: silent ones, slow ones, and too many from one address.

uvicorn limits the size of a request's head and the pause between two requests. It waits for ever for the first request
of a connection and for the end of a head or body; and it lets one address open as many connections as it likes. Once a
second this looks at all connections and closes those.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any
from weakref import WeakKeyDictionary

from .limits import address_key
from .logs import warned
from .settings import Limits


class ConnectionWatch:
    """Looks after the HTTP connections of a uvicorn server; those that became sockets are limited elsewhere."""

    def __init__(
        self, connections: Collection[Any], limits: Limits, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._connections = connections
        self._limits = limits
        self._clock = clock
        self._since: WeakKeyDictionary[Any, tuple[object, float]] = WeakKeyDictionary()

    async def run(self) -> None:
        """Look once a second, until cancelled."""
        while True:
            await asyncio.sleep(1.0)
            self.look()

    def look(self) -> int:
        """Close what is silent, slow or too much; how many that were."""
        now, closed = self._clock(), 0
        by_address: Counter[str] = Counter()
        for connection in list(self._connections):
            if not hasattr(connection, "cycle"):  # a WebSocket
                continue
            address = address_key(connection.client[0] if connection.client else "")
            by_address[address] += 1
            if by_address[address] > self._limits.connections_of_address or self._waits_too_long(connection, now):
                connection.transport.abort()
                closed += 1
        if closed:
            warned("connections closed", count=closed)
        return closed

    def _waits_too_long(self, connection: Any, now: float) -> bool:
        """Whether a connection has been in the midst of a request, or before its first one, for too long."""
        cycle = connection.cycle
        is_busy = cycle is not None and not cycle.response_complete
        if not is_busy and connection.timeout_keep_alive_task is not None:  # uvicorn's own timer runs
            self._since.pop(connection, None)
            return False
        before, since = self._since.setdefault(connection, (cycle, now))
        if before is not cycle:
            self._since[connection] = (cycle, now)
            return False
        return now - since >= (self._limits.request_seconds if is_busy else self._limits.head_seconds)
