"""The writer thread: the one place where the database is changed.

Changes are queued. The thread takes all that wait, makes them in one transaction and commits (group commit): a busy
server commits rarely, an idle one at once. A change is reported as made after the commit. If a change of a
group fails, the group is rolled back and its changes are made one by one, so that only the one that fails is refused.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")

MOST_IN_A_GROUP: Final = 200


class Change:
    """Something to be done on the connection, and the future of the task that waits for it."""

    __slots__ = ("future", "loop", "problem", "result", "work")

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.problem: BaseException | None = None

    def settle(self) -> None:
        """Tell the task that waits; called on its event loop."""
        if self.future.done():
            return
        if self.problem is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.problem)


class Writer:
    """Makes changes on a connection that no other thread touches."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._queue: queue.SimpleQueue[Change | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="flambeau-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """The result of this change, after it was committed."""
        if self._closed:
            raise RuntimeError("the storage is closed")
        change = Change(work)
        self._queue.put(change)
        result: T = await change.future
        return result

    async def close(self) -> None:
        """Make the changes that were asked for, then end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        with self._connection:
            is_open = True
            while is_open:
                group, is_open = self._next_group()
                self._make(group)
                for change in group:
                    with suppress(RuntimeError):  # its event loop has ended: nobody waits
                        change.loop.call_soon_threadsafe(change.settle)

    def _next_group(self) -> tuple[list[Change], bool]:
        """Wait for a change and take those that wait behind it; False after the last one."""
        group: list[Change] = []
        change = self._queue.get()
        while change is not None:
            group.append(change)
            if len(group) == MOST_IN_A_GROUP or self._queue.empty():
                return group, True
            change = self._queue.get()
        return group, False

    def _make(self, group: list[Change]) -> None:
        if not group:
            return
        try:
            with self._connection.begin():
                for change in group:
                    change.result = change.work(self._connection)
        except BaseException as problem:  # a change may fail in any way, and its task is told
            if len(group) == 1:
                group[0].problem = problem
                return
            for change in group:
                self._make([change])
