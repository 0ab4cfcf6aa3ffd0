"""Bots, and seats that programmed their answer: whatever acts without a click.

One task a table plays them one after the other, until a person is to answer. People come before bots where several
seats decide together. A bot without an answer takes what is usual, so that a table never waits for code.
"""

from __future__ import annotations

import asyncio
import random

from flambeau.kernel import Match, Refusal

from .bot_pool import BotPool
from .bot_worker import Question
from .errors import Fault
from .live_table import LiveTable
from .logs import fault
from .programs import default_index
from .wire import Language


class BotRunner:
    """Plays bots and programmed seats at all tables, one task a table."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._closed = False

    def wake(self, live: LiveTable) -> None:
        """A bot may have something to do at this table, now or soon."""
        if live.has_bots and not self._closed:
            self._pool.warm()
        if self._closed or not (live.has_bots or live.programs) or next_actor(live) is None:
            return
        if live.id in self._tasks:
            self._again.add(live.id)
            return
        task = asyncio.get_running_loop().create_task(self._play(live), name=f"bots-{live.id}")
        self._tasks[live.id] = task
        task.add_done_callback(lambda _: self._done(live))

    def is_busy(self, id_: str) -> bool:
        """Whether a bot acts at this table now."""
        return id_ in self._tasks

    async def close(self) -> None:
        """Stop them all."""
        self._closed = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _done(self, live: LiveTable) -> None:
        del self._tasks[live.id]
        if live.id in self._again:
            self._again.discard(live.id)
            self.wake(live)

    async def _play(self, live: LiveTable) -> None:
        try:
            while True:
                self._again.discard(live.id)
                seat = next_actor(live)
                if seat is None:
                    return
                await self._act(live, seat)
        except Fault:
            self._again.discard(live.id)  # it is logged; trying again at once would only log it again
        except Exception:  # the task has nobody who would hear of it
            self._again.discard(live.id)
            fault("a bot could not be played", table=live.id)

    async def _act(self, live: LiveTable, seat: int) -> None:
        match = live.match
        number = live.numbers.of(seat)
        index: int | None = None
        if live.sitters[seat].kind == "bot":
            index = await self._thought(live, match, seat)
        elif not is_programmed(live, seat):
            return
        if index is None:
            if match is not live.match and (seat not in live.match.asked() or live.numbers.of(seat) != number):
                return
            index = default_index(live.match, seat)
        try:
            await live.answer(seat, number, index)
        except Refusal:
            if live.match is match:
                raise  # nothing happened meanwhile: asking again would end the same way

    async def _thought(self, live: LiveTable, match: Match, seat: int) -> int | None:
        bot = live.sitters[seat].bot
        question = Question(live.game.id, match.fork().save(), seat, bot, random.getrandbits(30))
        index = await self._pool.think(question, live.id)
        if index is None or not 0 <= index < len(match.question(seat).choices):
            live.notify("server-notice-bot")
            return None
        return index

    async def advice(self, live: LiveTable, seat: int, language: Language) -> tuple[str, ...]:
        """What the bot would do in this seat's place, in words; nothing if it fails or is too slow."""
        match = live.match
        question = Question(live.game.id, match.fork().save(), seat, "", random.getrandbits(30), language)
        thought = await self._pool.ask(question, live.id)
        return () if thought is None else thought.told


def is_programmed(live: LiveTable, seat: int) -> bool:
    """Whether this seat has programmed the answer to the question it is asked."""
    programs = live.programs.get(seat)
    if not programs:
        return False
    topic = live.match.question(seat).topic
    return not topic.private and any(one.topic == topic.name for one in programs)


def next_actor(live: LiveTable) -> int | None:
    """The next seat that acts by itself, if it need not wait for a person."""
    match = live.match
    asked = match.asked()
    for seat in asked:
        if live.sitters[seat].kind == "person" and is_programmed(live, seat):
            return seat
    together = match.open is None
    if together and any(live.sitters[seat].kind == "person" for seat in asked):
        return None
    return next((seat for seat in asked if live.sitters[seat].kind == "bot"), None)
