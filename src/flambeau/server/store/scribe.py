"""The one thread that owns the connection: everything asked of it is done in groups, each group one transaction.

While one group is committed the next one gathers, so a busy server commits rarely and an idle one at once. Whoever
asked is answered after the commit. If something in a group fails, the group is rolled back and its jobs are done one by
one, so that nobody suffers for another's fault.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")

MOST_IN_A_GROUP: Final = 200


class Job:
    """Something to be done with the connection, and who waits for it."""

    __slots__ = ("act", "alone", "future", "loop", "problem", "result")

    def __init__(self, act: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop, alone: bool = False) -> None:
        self.act = act
        self.alone = alone
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.problem: BaseException | None = None

    def tell(self) -> None:
        """Answer whoever waits, on its own loop."""
        if self.future.done():
            return
        if self.problem is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.problem)


class Scribe:
    """Does jobs on a connection that no other thread touches."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._opened = threading.Event()
        self._problem: BaseException | None = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="flambeau-store", daemon=True)

    def start(self) -> None:
        """Open the connection in the thread; what prevents it is raised here."""
        self._thread.start()
        self._opened.wait()
        if self._problem is not None:
            self._thread.join()
            raise self._problem

    async def do(self, act: Callable[[Connection], T], alone: bool = False) -> T:
        """The job's result, after it was committed; `alone`, it is no part of a transaction."""
        if self._closed:
            raise RuntimeError("the store is closed")
        job = Job(act, asyncio.get_running_loop(), alone)
        self._jobs.put(job)
        result: T = await job.future
        return result

    async def close(self) -> None:
        """Do what was asked for, then end the thread."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        try:
            connection = self._connect()
        except BaseException as problem:  # told to whoever starts us
            self._problem = problem
            return
        finally:
            self._opened.set()
        with connection:
            going = True
            while going:
                group, going = self._gathered()
                if group:
                    _done_together(connection, [job for job in group if not job.alone])
                    for job in group:
                        if job.alone:
                            _done_alone(connection, job)
                    _told(group)

    def _gathered(self) -> tuple[list[Job], bool]:
        """Wait for a job and take those that wait behind it; False when there will be no more."""
        group: list[Job] = []
        job = self._jobs.get()
        with suppress(queue.Empty):
            while job is not None:
                group.append(job)
                if len(group) == MOST_IN_A_GROUP:
                    return group, True
                job = self._jobs.get_nowait()
            return group, False
        return group, True


def _done_alone(connection: Connection, job: Job) -> None:
    try:
        job.result = job.act(connection)
    except BaseException as problem:  # whoever asked for it hears of it
        job.problem = problem


def _done_together(connection: Connection, group: list[Job]) -> None:
    if not group:
        return
    try:
        with transaction(driver_of(connection)):
            for job in group:
                job.result = job.act(connection)
    except BaseException as problem:  # any job may fail in any way, and whoever asked for it hears of it
        if len(group) == 1:
            group[0].problem = problem
            return
        for job in group:
            _done_together(connection, [job])


@contextmanager
def transaction(driver: sqlite3.Connection) -> Iterator[None]:
    """One transaction, begun and ended on the driver: SQLAlchemy's own bookkeeping would cost more than the write."""
    driver.execute("BEGIN IMMEDIATE")
    try:
        yield
        driver.execute("COMMIT")
    except BaseException:
        if driver.in_transaction:
            driver.execute("ROLLBACK")
        raise


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The connection below SQLAlchemy's."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        raise TypeError(type(driver).__name__)
    return driver


def _told(group: list[Job]) -> None:
    for loop in {id(job.loop): job.loop for job in group}.values():
        mine = [job for job in group if job.loop is loop]
        with suppress(RuntimeError):  # nobody waits on a loop that has ended
            loop.call_soon_threadsafe(_tell_all, mine)


def _tell_all(jobs: list[Job]) -> None:
    for job in jobs:
        job.tell()
