"""The pool of processes in which bots think, each thought within its budget.

A bot gets the match without journal and record, and answers from a chair. One that takes too long is killed with its
process, one that crashes is told in the log; a fresh process takes the place. The answer to the question is None then.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec

from .bot_worker import LENGTH, Question, Thought
from .logs import warned

SECONDS_TO_START: Final = 60.0
LONGEST: Final = 1 << 16

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Thought).decode


class Worker:
    """One process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, source: str) -> Worker:
        """A process that is ready to think."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = (sys.executable, "-m", "flambeau.server.bot_worker", source)
        worker = cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, env=environment))
        try:
            await asyncio.wait_for(worker._read(), SECONDS_TO_START)
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def think(self, question: Question, seconds: float) -> Thought:
        """The answer, within this time."""
        stdin = self._process.stdin
        if stdin is None:
            raise BrokenPipeError
        data = _encode(question)
        stdin.write(LENGTH.pack(len(data)) + data)
        return await asyncio.wait_for(self._read(), seconds)

    async def _read(self) -> Thought:
        stdout = self._process.stdout
        if stdout is None:
            raise BrokenPipeError
        (length,) = LENGTH.unpack(await stdout.readexactly(LENGTH.size))
        if length > LONGEST:
            raise BrokenPipeError
        return _decode(await stdout.readexactly(length))

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        with suppress(ProcessLookupError):
            self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()


class BotPool:
    """So many processes at most, started when they are needed."""

    def __init__(self, source: str, processes: int, seconds: float) -> None:
        self._source = source
        self._seconds = seconds
        self._room = asyncio.Semaphore(processes)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._warming: asyncio.Task[None] | None = None
        self._closed = False

    def warm(self) -> None:
        """Start a process in the background if there is none: importing the games takes seconds, the first bot's answer
        should not."""
        if self._warming is None and not (self._idle or self._busy or self._closed):
            self._warming = asyncio.get_running_loop().create_task(self._warm(), name="warm-bots")
            self._warming.add_done_callback(self._warmed)

    async def _warm(self) -> None:
        async with self._room:
            try:
                self._idle.append(await Worker.start(self._source))
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as problem:
                warned("no process for bots", problem=repr(problem))

    def _warmed(self, _: asyncio.Task[None]) -> None:
        self._warming = None

    async def think(self, question: Question, table: str) -> int | None:
        """The index the bot answers with; None if it failed or took too long."""
        thought = await self.ask(question, table)
        return None if thought is None else thought.index

    async def ask(self, question: Question, table: str) -> Thought | None:
        """All that came of it; None if it failed or took too long."""
        if self._warming is not None:
            await asyncio.wait([self._warming])
        async with self._room:
            if self._closed:
                return None
            try:
                worker = self._idle.pop() if self._idle else await Worker.start(self._source)
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as problem:
                warned("no process for bots", table=table, problem=repr(problem))
                return None
            self._busy.add(worker)
            try:
                thought = await worker.think(question, self._seconds)
            except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as problem:
                why = "too slow" if isinstance(problem, TimeoutError) else repr(problem)
                warned("bot gave no answer", table=table, seat=question.seat, bot=question.bot, problem=why)
                await worker.stop()
                return None
            except BaseException:
                await worker.stop()
                raise
            finally:
                self._busy.discard(worker)
            if self._closed:
                await worker.stop()
            else:
                self._idle.append(worker)
            if thought.problem:
                warned("bot crashed", table=table, seat=question.seat, bot=question.bot, stack=thought.problem)
                return None
            return thought

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.wait([self._warming])
        for worker in (*self._idle, *self._busy):
            await worker.stop()
        self._idle.clear()
