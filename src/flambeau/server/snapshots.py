"""Snapshots of a table: the match as it stood after some row of the log, so that opening it replays only the rest."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .logs import fault
from .storage import Storage

if TYPE_CHECKING:
    from .live_table import LiveTable


class Snapshots:
    """Writes the snapshots of one table; the log is enough without, so nobody waits for one."""

    def __init__(self, live: LiveTable, storage: Storage, each: int, last: int) -> None:
        self.saving: asyncio.Task[None] | None = None  # while one is written
        self._live = live
        self._storage = storage
        self._each = each
        self._last = last  # the log row up to which the newest one reaches

    def write_if_due(self) -> None:
        """Begin to write one if the log has grown enough since the last."""
        if self._live.seq - self._last >= self._each and self.saving is None:
            self.saving = asyncio.get_running_loop().create_task(self.write())

    async def write(self) -> None:
        """Write one if the log went on since the last; it may go on meanwhile."""
        live = self._live
        seq, match, head = live.seq, live.match, live.head
        try:
            if seq != self._last and not live.in_doubt:
                await self._storage.snapshot(live.id, seq, match.save(), head)
                self._last = max(seq, self._last)
        except Exception:  # the next one may succeed
            fault("a snapshot could not be stored", table=live.id)
        finally:
            self.saving = None
