"""A live table: a match with its people, and the one way in which it changes.

Whatever somebody does is tried on a twin of the match, appended to the log, and only then shown. So a fault anywhere (a
bug in a game's script, a full disk) changes nothing: the table stays as it was.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from flambeau.kernel import (
    Game,
    IllegalAnswer,
    Match,
    Moment,
    Refusal,
    StaleAnswer,
    Told,
    Watch,
    enter,
)
from flambeau.table.back_to_line import back_to_line

from .auth import Auth
from .ending import best_scores, new_scores
from .errors import Fault
from .frames import Frames
from .heads import head_of, is_visible
from .knowledge import SharedScreens
from .loading import Loaded
from .logs import fault, warned
from .metrics import CHANGE_SECONDS, CHANGES, VIEWERS
from .numbers import QuestionNumbers
from .programs import remaining
from .push import Viewer
from .snapshots import Snapshots
from .storage import Chat, LogRow, Planned, Score, SeatRow, Storage, Stored
from .undo import ask_back, reset, take_back
from .wire import SPECTATOR, Notice, Said
from .wording import words_of

CHAT_SHOWN: Final = 300
NOT_YOURS: Final = 4001
"""The code with which a socket is closed whose viewer no longer holds the seat."""


class LiveTable:
    """One table that is open in this process."""

    def __init__(
        self, game: Game[Any], stored: Stored, loaded: Loaded, storage: Storage, auth: Auth, snapshot_each: int
    ) -> None:
        row = stored.row
        self.id = row.id
        self.game = game
        self.host = row.host
        self.created = row.created
        self.listed = row.listed
        self.rematch = row.rematch
        self.sitters = list(row.seats)
        self.watchers = set(stored.watchers)
        self.match = loaded.match
        self.seq = loaded.seq
        self.numbers = QuestionNumbers(self.match, stored.numbers, loaded.salvaged)
        self.head = row.head  # as it is stored
        self.heard = dict(stored.heard)
        self.programs: dict[int, tuple[Planned, ...]] = dict(stored.programs)
        self.chat = [Said(one.number, one.name, one.text, one.at, one.seat) for one in stored.chat]
        self.spoken = self.chat[-1].number if self.chat else -1
        self.conceded = {entry["concede"] for entry in self.match.entries or () if "concede" in entry}
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.frames = Frames(self)
        self.best: list[Score] = []  # of this server in the same mode, when the match is over
        self.replays: dict[tuple[int, int, tuple[int, ...], str], bytes] = {}  # of the table as it stands
        last = max([seq for seq, _ in stored.snapshots], default=0)
        self.snapshots = Snapshots(self, storage, snapshot_each, last)
        self.in_doubt = False  # whether the log may have rows that the match has not
        self.replaying = asyncio.Lock()  # one replay of a table is made at a time
        self.on_change: Callable[[LiveTable], None] = _nothing
        self.used = time.monotonic()
        self.salvaged = loaded.salvaged
        self._storage = storage
        self._auth = auth
        self._screens = SharedScreens()
        for sitter in self.sitters:
            auth.met(sitter.guest, sitter.name)

    # Who

    @property
    def has_bots(self) -> bool:
        """Whether a bot sits here."""
        return any(one.kind == "bot" for one in self.sitters)

    def name_of(self, guest: int) -> str:
        """What a guest is called."""
        return self._auth.name(guest) or next((one.name for one in self.sitters if one.guest == guest), "")

    def seats_of(self, guest: int) -> tuple[int, ...]:
        """The seats that a guest holds."""
        if not guest:
            return ()
        return tuple(seat for seat, one in enumerate(self.sitters) if one.guest == guest and one.kind == "person")

    def holds(self, guest: int, seat: int) -> bool:
        """Whether a guest may act for this seat."""
        return 0 <= seat < len(self.sitters) and seat in self.seats_of(guest)

    def may_look(self, guest: int) -> bool:
        """Whether a guest may see what everybody at the table sees."""
        belongs = guest == self.host or guest in self.watchers or any(one.guest == guest for one in self.sitters)
        return self.listed or (guest != 0 and belongs)

    def has_secrets(self, seats: tuple[int, ...]) -> bool:
        """Whether a screen that these seats share has to be covered when it is handed over."""
        return self._screens.have_secrets(self.match, seats)

    def is_here(self, guest: int) -> bool:
        """Whether a guest is connected to this table."""
        return any(viewer.guest == guest for viewer in self.viewers)

    def is_away(self, sitter: SeatRow, seconds: float) -> bool:
        """Whether the person who holds a seat has not been connected for so long."""
        return not self.is_here(sitter.guest) and time.time() - (sitter.seen or self.head.changed) >= seconds

    def agreeing(self, seat: int) -> list[int]:
        """The seats that let this one take an answer back without being asked."""
        own = self.sitters[seat].guest
        return [
            other for other, one in enumerate(self.sitters)
            if other != seat and (one.kind != "person" or one.guest == own)
        ]  # fmt: skip

    # What is done

    async def answer(self, seat: int, question: int, choice: int) -> None:
        """Answer a question by its number and the index of the choice."""

        def check(match: Match) -> None:
            match.strand(seat)
            if self.numbers.of(seat) != question:
                raise StaleAnswer("stale-question", number=question)
            if not 0 <= choice < len(match.question(seat).choices):
                raise IllegalAnswer("not-a-choice", choice=choice)

        await self._change(lambda match: match.answer(seat, choice), seat, check)

    async def undo(self, seat: int) -> None:
        """Take the last answer of this seat back, by right."""
        await self._cancel_programs(seat)
        await self._change(lambda match: take_back(match, seat))

    async def reset(self, seat: int, line: int = -1) -> None:
        """Take back all of this seat's answers that come back by right; or, alone or in study, to a line of the log."""
        await self._cancel_programs(seat)
        await self._change(lambda match: reset(match, seat) if line < 0 else back_to_line(match, seat, line))

    async def redo(self, seat: int) -> None:
        """Give the answer again that was taken back."""
        await self._change(lambda match: match.redo(seat), seat)

    async def ask_undo(self, seat: int) -> None:
        """Ask the others for leave to take the last answer back."""
        await self._cancel_programs(seat)
        agreeing = self.agreeing(seat)
        await self._change(lambda match: ask_back(match, seat, agreeing))

    async def consent(self, seat: int, granted: bool) -> None:
        """Say yes or no to another one's request."""

        def act(match: Match) -> None:
            match.grant_undo(seat, granted)

        await self._change(act)

    async def concede(self, seat: int) -> None:
        """Give up."""
        await self._change(lambda match: match.concede(seat))
        self.conceded.add(seat)
        self.seats_changed()

    async def say(self, seat: int, name: str, text: str) -> Said:
        """Say something at the table."""
        said: list[Said] = []

        def check(_: Match) -> None:
            said.append(Said(self.spoken + 1, name, text, time.time(), seat))

        await self._change(lambda match: match.note(seat, text), check=check, chat=said)
        return said[0]

    async def _change(
        self,
        act: Callable[[Match], None],
        seat: int = SPECTATOR,
        check: Callable[[Match], None] | None = None,
        chat: Sequence[Said] = (),
    ) -> None:
        """The one way a table changes: check, try on a twin, append to the log, go on with the twin, tell everybody."""
        with CHANGE_SECONDS.time():
            async with self.lock:
                await self._change_locked(act, seat, check, chat)
        CHANGES.labels(self.game.id).inc()

    async def _change_locked(
        self, act: Callable[[Match], None], seat: int, check: Callable[[Match], None] | None, chat: Sequence[Said]
    ) -> None:
        if self.in_doubt:
            await self._catch_up()
        if check is not None:
            check(self.match)
        twin, passed = self._tried(act)
        heard = len(self.frames.told(seat)) if seat >= 0 else 0
        await self._store(twin, seat, heard, chat)
        before, self.match = self.match, twin
        self.numbers.move_on(twin)
        self.frames.passed(passed)
        if seat >= 0:
            self.heard[seat] = heard
        for said in chat:
            self.chat = [*self.chat, said][-CHAT_SHOWN:]
            self.spoken = said.number
        await self._follow_up(before, seat)
        self.changed()
        self.snapshots.write_if_due()

    async def _follow_up(self, before: Match, seat: int) -> None:
        """What else a change brings about; the change is stored and stands, whatever becomes of this."""
        try:
            if self.programs:
                await self._end_programs(before, seat)
            if self.match.outcome is not None:
                await self.read_best()
        except SQLAlchemyError:
            fault("what follows from a change could not be stored", table=self.id)

    def _tried(self, act: Callable[[Match], None]) -> tuple[Match, dict[int, list[Moment]]]:
        """The match after this, on a twin, and the positions on the way as those see them who look; a refusal is the
        asker's, anything else is a fault of ours."""
        twin = self.match.twin()
        try:
            with Watch(twin, self.frames.heard()) as watch:
                act(twin)
        except Refusal:
            raise
        except Exception as problem:  # a game's script may fail in any way; the table must not
            raise self._fault("a change failed") from problem
        return twin, watch.moments

    async def _store(self, twin: Match, seat: int, heard: int, chat: Sequence[Said]) -> None:
        """Append to the log what the twin has and the match has not; `seq` moves on with it."""
        entries = (twin.entries or [])[len(self.match.entries or ()) :]
        if not entries:
            return
        now = time.time()
        numbers = self.numbers.after(twin)
        rows = [
            LogRow(self.seq + 1 + place, now, entry, seat, heard, numbers) for place, entry in enumerate(entries)
        ]  # fmt: skip
        head = head_of(twin, self.head.changed)
        if chat or head != self.head or is_visible(self.match, twin):
            head = head_of(twin, max(now, self.head.changed))  # a clock that is put back does not make this older
        line = next((Chat(said.number, said.when, said.seat, said.name, said.text) for said in chat), None)
        try:
            await self._storage.append(
                self.id, rows, None if head == self.head else head, line, new_scores(self, twin, now)
            )
        except Exception as problem:
            self.in_doubt = True
            raise self._fault("a change could not be stored") from problem
        except BaseException:  # cancelled while the disk was at work: the rows may be there or not
            self.in_doubt = True
            raise
        self.seq, self.head = rows[-1].seq, head

    async def read_best(self) -> None:
        """Look up the best scores of this server, for the end of this match."""
        self.best = await best_scores(self._storage, self.match)
        for one in self.best:
            self._auth.met(one.guest, one.name)

    async def _catch_up(self) -> None:
        """Enter the rows that were stored though we were told they were not."""
        rows = await self._storage.log_after(self.id, self.seq)
        twin = self.match.twin()
        for row in rows:
            twin = enter(twin, row.entry, row.seq)
        if rows:
            self.match, self.seq = twin, rows[-1].seq
            self.numbers.move_on(twin)
            warned("caught up with the log", table=self.id, rows=len(rows))
        self.in_doubt = False

    def _fault(self, event: str) -> Fault:
        reference = fault(event, table=self.id, game=self.game.id, seq=self.seq)
        self.notify("server-notice-fault", reference=reference)
        return Fault(reference)

    # Programmed answers

    async def program(self, seat: int, programs: Sequence[Planned]) -> None:
        """What a seat has programmed from now on."""
        await self._storage.programs(self.id, seat, programs)
        self.programs = {**self.programs, seat: tuple(programs)}
        if not programs:
            del self.programs[seat]

    async def _end_programs(self, before: Match, seat: int) -> None:
        """End the programs that what happened puts an end to."""
        journal, old = self.match.journal, before.journal
        known = 0 if old is None else len(old.told)
        news: list[Told] = [] if journal is None else journal.told[known:]
        for owner, programs in list(self.programs.items()):
            told = [one for one in news if one.to >> owner & 1]
            left = remaining(self.match, owner, programs, told, owner == seat)
            if len(left) != len(programs):
                await self.program(owner, left)

    async def _cancel_programs(self, seat: int) -> None:
        """A person who takes an answer back wants to give another; what was programmed would give the same again."""
        if self.programs.get(seat):
            async with self.lock:
                await self.program(seat, ())

    # Who watches

    def notify(self, message: str, seat: int | None = None, **args: str) -> None:
        """A notice to every viewer in their language, or to those of one seat."""
        for viewer in self.viewers:
            if seat is None or viewer.seat == seat:
                text = words_of(self.game.text, viewer.language).say(message, **args)
                viewer.notices.append(Notice(text, args.get("reference", "")))
                viewer.wake()

    def changed(self) -> None:
        """The match changed: viewers look again, and bots may have something to do."""
        self.frames.clear()
        self._wake_viewers()
        self.on_change(self)

    def seats_changed(self) -> None:
        """Somebody came to look or went, or is called otherwise: nothing happened to the match."""
        self.frames.clear_seats()
        self._wake_viewers()

    def _wake_viewers(self) -> None:
        self.used = time.monotonic()
        for viewer in self.viewers:
            viewer.wake()

    @asynccontextmanager
    async def watched_by(self, viewer: Viewer) -> AsyncIterator[None]:
        """While this viewer looks at the table."""
        self.viewers.add(viewer)
        VIEWERS.inc()
        self.seats_changed()
        try:
            yield
        finally:
            VIEWERS.dec()
            self.viewers.discard(viewer)
            self.seats_changed()
            if self.seats_of(viewer.guest) and not self.is_here(viewer.guest):
                await self._was_seen(viewer.guest)

    async def _was_seen(self, guest: int) -> None:
        """Remember that a person was here until now."""
        now = time.time()
        for seat in self.seats_of(guest):
            self.sitters[seat] = replace(self.sitters[seat], seen=now)
        with suppress(SQLAlchemyError, RuntimeError):  # a full disk, or the server stops: it is a little less exact
            await self._storage.seen(self.id, guest, now)

    def sit(self, seat: int, sitter: SeatRow) -> None:
        """Somebody else holds a seat now."""
        self.sitters[seat] = sitter
        self.dismiss()
        self.seats_changed()
        self.changed()

    def dismiss(self) -> None:
        """Close the sockets of those who look at the table through what they no longer hold."""
        for viewer in self.viewers:
            holds = self.may_look(viewer.guest) if viewer.seat < 0 else self.holds(viewer.guest, viewer.seat)
            if not holds:
                viewer.close(NOT_YOURS)


def _nothing(_: LiveTable) -> None:
    """Nobody acts by itself."""
