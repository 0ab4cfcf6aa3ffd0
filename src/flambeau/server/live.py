"""A live table: a match with its people, and the one way in which it changes.

Whatever somebody does is done on a twin of the match, written to the log, and only then shown. So a fault anywhere (a
bug in a game's script, a full disk) changes nothing: the table stays as it was.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from flambeau.kernel import Game, IllegalAnswer, Match, Refusal, StaleAnswer, Told, enter, goes_on

from .errors import Fault
from .identity import Identity
from .logs import fault, warned
from .opening import Opened
from .programs import remaining
from .show import Show
from .store import Batch, Chat, Head, LogRow, Planned, SeatRow, Storage, Stored
from .taking_back import ask_back, take_back
from .viewers import Viewer
from .wire import SPECTATOR, Notice, Said
from .wording import words_of

CHAT_SHOWN: Final = 300
HEAD_SECONDS: Final = 10.0
"""How old the time of the last change may be in storage: lists need no more, and most answers are one write less."""


class LiveTable:
    """One table that is open."""

    def __init__(
        self, game: Game[Any], stored: Stored, opened: Opened, storage: Storage, identity: Identity, snapshot_each: int
    ) -> None:
        row = stored.row
        self.id = row.id
        self.game = game
        self.host = row.host
        self.created = row.created
        self.changed = row.head.changed
        self.listed = row.listed
        self.rematch = row.rematch
        self.sitters = list(row.seats)
        self.has_bots = _any_bot(self.sitters)
        self._held: dict[int, tuple[int, ...]] = {}  # by guest, what `seats_of` found
        self.watchers = set(stored.watchers)
        self.match = opened.match
        self.seq = opened.seq
        self.heard = dict(stored.heard)
        self.programs: dict[int, tuple[Planned, ...]] = dict(stored.programs)
        self.chat = [Said(one.number, one.name, one.text, one.at, one.seat) for one in stored.chat]
        self.spoken = self.chat[-1].number if self.chat else -1
        self.conceded = {entry["concede"] for entry in self.match.entries or () if "concede" in entry}
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.show = Show(self)
        self.on_change: Callable[[LiveTable], None] = _nothing
        self.used = time.monotonic()
        self._storage = storage
        self._identity = identity
        self._snapshot_each = snapshot_each
        self._snapshot_at = max([seq for seq, _ in stored.snapshots], default=0)
        self._head = row.head  # as it is stored
        self._doubtful = False  # whether the log may have rows that the match has not
        self._secrets = False
        self._telling = False  # whether viewers are about to be told
        self.keeping: asyncio.Task[None] | None = None  # whoever writes a snapshot
        self._ahead: tuple[Match, Match] | None = None  # a match, and a twin of it that nobody has touched
        self._compared: Match | None = None  # the position in which seats were last compared
        self.salvaged = opened.salvaged
        for sitter in self.sitters:
            identity.met(sitter.guest, sitter.name)

    # Who

    def name_of(self, guest: int) -> str:
        """What a guest is called."""
        return self._identity.name(guest)

    def seats_of(self, guest: int) -> tuple[int, ...]:
        """The seats that a guest holds."""
        found = self._held.get(guest)
        if found is None:
            sitting = [seat for seat, one in enumerate(self.sitters) if one.guest == guest and one.kind == "person"]
            found = self._held[guest] = tuple(sitting) if guest else ()
        return found

    def holds(self, guest: int, seat: int) -> bool:
        """Whether a guest may act for this seat."""
        return 0 <= seat < len(self.sitters) and bool(guest) and seat in self.seats_of(guest)

    def may_look(self, guest: int) -> bool:
        """Whether a guest may see what everybody at the table sees."""
        return self.listed or guest == self.host or guest in self.watchers or bool(self.seats_of(guest))

    def has_secrets(self, seats: Sequence[int]) -> bool:
        """Whether these seats see, or once saw, different things."""
        if not self._secrets and self._compared is not self.match:
            self._compared = self.match
            first = self.match.dossier(seats[0])
            self._secrets = any(self.match.dossier(seat) != first for seat in seats[1:])
        return self._secrets

    def agreeing(self, seat: int) -> list[int]:
        """The seats that let this one take an answer back without being asked."""
        own = self.sitters[seat].guest
        return [
            other for other, one in enumerate(self.sitters)
            if other != seat and (one.kind != "person" or one.guest == own)
        ]  # fmt: skip

    # What is done

    async def answer(self, seat: int, question: int, choice: int) -> int:
        """Answer a question by its number and the index of the choice; the number of the log's new row."""

        def ready(match: Match) -> None:
            _check(match, seat, question, choice)

        return await self._change(lambda match: match.apply(choice, seat), seat, ready)

    @property
    def is_ready(self) -> bool:
        """Whether an answer would have to wait for nobody and nothing."""
        return self._storage.is_quick and not (self._doubtful or self.programs or self.lock.locked())

    def answer_at_once(self, seat: int, question: int, choice: int) -> int | None:
        """Answer without waiting for anybody, and tell the viewers; None if somebody is in the way, and nothing has
        happened then."""
        if not self.is_ready:
            return None
        _check(self.match, seat, question, choice)
        twin = self._tried(lambda match: _apply_unsigned(match, choice, seat))
        heard = self._told_to(seat)
        batch = self._batch(twin, seat, heard)
        try:
            if not self._storage.append_at_once(self.id, batch.rows, batch.head):
                return None
        except Exception as problem:
            raise self._unstored() from problem
        self._is_stored(batch)
        before, self.match = self.match, twin
        self.heard[seat] = heard
        shown = self.show.renew()
        self.used = time.monotonic()
        self._telling = True
        self.tell_viewers()
        self.on_change(self)
        self._keep_up()
        asyncio.get_running_loop().call_soon(self._look_ahead, before, shown)
        return self.seq

    def _look_ahead(self, *_: object) -> None:
        """Now that everybody has been told: let go of what was before, sign the entry, and make the twin that is needed
        next."""
        self.match.sign()
        if self.viewers and self.match.outcome is None:
            self._ahead = self.match, self.match.twin()

    async def undo(self, seat: int) -> int:
        """Take the last answer of this seat back, by right."""
        await self._think_again(seat)
        return await self._change(lambda match: take_back(match, seat))

    async def redo(self, seat: int) -> int:
        """Give the answer again that was taken back."""
        return await self._change(lambda match: match.redo(seat), seat)

    async def ask_undo(self, seat: int) -> int:
        """Ask the others for leave to take the last answer back."""
        await self._think_again(seat)
        agreeing = self.agreeing(seat)
        return await self._change(lambda match: ask_back(match, seat, agreeing))

    async def consent(self, seat: int, granted: bool) -> int:
        """Say yes or no to another one's request."""

        def act(match: Match) -> None:
            match.grant_undo(seat, granted)

        return await self._change(act)

    async def concede(self, seat: int) -> int:
        """Give up."""
        seq = await self._change(lambda match: match.concede(seat))
        self.conceded.add(seat)
        self.stir_seats()
        return seq

    async def say(self, seat: int, name: str, text: str) -> Said:
        """Say something at the table."""
        said: list[Said] = []

        def ready(_: Match) -> None:
            said.append(Said(self.spoken + 1, name, text, time.time(), seat))

        await self._change(lambda match: match.note(seat, text), ready=ready, chat=said)
        return said[0]

    async def _change(
        self,
        act: Callable[[Match], None],
        seat: int = SPECTATOR,
        ready: Callable[[Match], None] | None = None,
        chat: Sequence[Said] = (),
    ) -> int:
        async with self.lock:
            if self._doubtful:
                await self._catch_up()
            if ready is not None:
                ready(self.match)
            twin = self._tried(act)
            heard = self._told_to(seat) if seat >= 0 else 0
            await self._store(twin, seat, heard, chat)
            before = self.match
            self.match = twin
            if seat >= 0:
                self.heard[seat] = heard
            for said in chat:
                self._hear(said)
            if self.programs:
                await self._outlive_programs(before, seat)
            self.stir()
            self._keep_up()
            return self.seq

    def _tried(self, act: Callable[[Match], None]) -> Match:
        """The match after this, on a twin; a refusal is the asker's, anything else is a fault of ours."""
        ahead, self._ahead = self._ahead, None
        twin = ahead[1] if ahead is not None and ahead[0] is self.match else self.match.twin()
        try:
            act(twin)
        except Refusal:
            raise
        except Exception as problem:  # a game's script may fail in any way; the table must not
            raise self._faulted("a change failed") from problem
        return twin

    async def _store(self, twin: Match, seat: int, heard: int, chat: Sequence[Said]) -> None:
        """Write what was entered; `seq` moves on with it."""
        batch = self._batch(twin, seat, heard)
        if not batch.rows:
            return
        line = None
        for said in chat:
            line = Chat(said.number, said.when, said.seat, said.name, said.text)
        try:
            await self._storage.append(self.id, batch.rows, batch.head, line)
        except Exception as problem:
            raise self._unstored() from problem
        except BaseException:  # cancelled while the disk was at work: the rows may be there or not
            self._doubtful = True
            raise
        self._is_stored(batch)

    def _batch(self, twin: Match, seat: int, heard: int) -> Batch:
        """What has to be written so that this twin can take the match's place."""
        known = len(self.match.entries or ())
        now = max(time.time(), self.changed)  # a clock that is put back does not make this the older one
        rows = [
            LogRow(self.seq + 1 + place, now, entry, seat, heard)
            for place, entry in enumerate((twin.entries or [])[known:])
        ]
        is_old = now - self._head.changed >= HEAD_SECONDS
        head = None if not is_old and head_of(twin, self._head.changed) == self._head else head_of(twin, now)
        return Batch(rows, now, head)

    def _is_stored(self, batch: Batch) -> None:
        """It stands in the log: there is no way back."""
        self.seq, self.changed = batch.rows[-1].seq, batch.at
        if batch.head is not None:
            self._head = batch.head

    def _unstored(self) -> Fault:
        self._doubtful = True
        return self._faulted("a change could not be stored")

    async def _catch_up(self) -> None:
        """Enter the rows that were written without us."""
        rows = await self._storage.log_after(self.id, self.seq)
        twin = self.match.twin()
        for row in rows:
            enter(twin, row.entry, row.seq)
        if rows:
            self.match, self.seq = twin, rows[-1].seq
            warned("caught up with the log", table=self.id, rows=len(rows))
        self._doubtful = False

    async def _outlive_programs(self, before: Match, seat: int) -> None:
        """Programs end with what happened."""
        journal, old = self.match.journal, before.journal
        known = 0 if old is None else len(old.told)
        news: list[Told] = [] if journal is None else journal.told[known:]
        for owner, programs in list(self.programs.items()):
            told = [one for one in news if one.to >> owner & 1]
            left = remaining(self.match, owner, programs, told, owner == seat)
            if len(left) != len(programs):
                await self.program(owner, left)

    async def program(self, seat: int, programs: Sequence[Planned]) -> None:
        """What a seat has programmed from now on."""
        await self._storage.programs(self.id, seat, programs)
        self.programs = {**self.programs, seat: tuple(programs)}
        if not programs:
            del self.programs[seat]

    async def _think_again(self, seat: int) -> None:
        """Whoever takes an answer back wants to give another one: what was programmed would give the same again."""
        if self.programs.get(seat):
            async with self.lock:
                await self.program(seat, ())

    def _told_to(self, seat: int) -> int:
        return len(self.show.told(seat))

    def _hear(self, chat: Said) -> None:
        self.chat.append(chat)
        self.spoken = chat.number
        del self.chat[:-CHAT_SHOWN]

    def _faulted(self, event: str) -> Fault:
        reference = fault(event, table=self.id, game=self.game.id, seq=self.seq)
        self.notify("server-notice-fault", reference)
        return Fault(reference)

    # Who watches

    def notify(self, message: str, reference: str = "") -> None:
        """Tell every viewer in his language that something went wrong without his fault."""
        for viewer in self.viewers:
            words = words_of(self.game.text, viewer.language)
            text = words.say(message, reference=reference) if reference else words.say(message)
            viewer.notices.append(Notice(text, reference))
            viewer.bell.ring()

    def stir(self) -> None:
        """Something changed: viewers look again, and whoever acts by itself may have something to do."""
        self.show.clear()
        self._call_viewers()
        self.on_change(self)

    def stir_seats(self) -> None:
        """Somebody came to look or went, or is called otherwise: nothing happened to the match."""
        self.show.clear_seats()
        self._call_viewers()

    def _call_viewers(self) -> None:
        self.used = time.monotonic()
        if self.viewers and not self._telling:
            self._telling = True
            asyncio.get_running_loop().call_soon(self.tell_viewers)

    def tell_viewers(self) -> None:
        """What is new goes to whoever can be told at once; the others are woken. First it is laid out for all of them:
        each write wakes somebody, and whoever is awake when the next one comes need not be woken again."""
        if not self._telling:
            return
        self._telling = False
        told = [(viewer, viewer.ready(self.show.news)) for viewer in self.viewers]
        for viewer, messages in told:
            viewer.tell(messages)

    def sit(self, seat: int, sitter: SeatRow) -> None:
        """Somebody else holds a seat now; whoever looked through it in vain is sent away."""
        self.sitters[seat] = sitter
        self.has_bots = _any_bot(self.sitters)
        self._held.clear()
        self.dismiss()
        self.stir_seats()
        self.stir()

    def dismiss(self) -> None:
        """Send those away who look at the table through what they no longer hold."""
        for viewer in self.viewers:
            holds = self.may_look(viewer.guest) if viewer.seat < 0 else self.holds(viewer.guest, viewer.seat)
            if not holds:
                viewer.close(4001)

    # Snapshots

    def _keep_up(self) -> None:
        """A snapshot from time to time, when everybody has seen what happened: the log is enough without, so nobody
        waits for it."""
        if self.seq - self._snapshot_at >= self._snapshot_each and self.keeping is None:
            self.keeping = asyncio.get_running_loop().create_task(self.keep())

    async def keep(self) -> None:
        """Write a snapshot if the log went on since the last one; it may go on meanwhile."""
        seq = self.seq
        try:
            if seq != self._snapshot_at and not self._doubtful:
                await self._storage.snapshot(self.id, seq, self.match.save(), head_of(self.match, self.changed))
                self._snapshot_at = max(seq, self._snapshot_at)
        except Exception:  # the next one may succeed
            fault("a snapshot could not be stored", table=self.id)
        finally:
            self.keeping = None


def _check(match: Match, seat: int, question: int, choice: int) -> None:
    """Whether this question is open, and this one of its choices."""
    match.strand(seat)
    if match.number(seat) != question:
        raise StaleAnswer("stale-question", number=question)
    if not 0 <= choice < len(match.question(seat).choices):
        raise IllegalAnswer("not-a-choice", choice=choice)


def _apply_unsigned(match: Match, choice: int, seat: int) -> None:
    """Answer; the fingerprint of the position is written under the entry when everybody has been told."""
    match.signs_late = True
    match.apply(choice, seat)
    match.signs_late = False


def _any_bot(sitters: Sequence[SeatRow]) -> bool:
    return "bot" in [one.kind for one in sitters]


def head_of(match: Match, changed: float) -> Head:
    """What lists need to know of a match."""
    asked = 0
    for seat in match.asked():
        asked |= 1 << seat
    ended = match.outcome
    return Head(changed, asked, ended is not None, "" if ended is None else ended.reason, goes_on(match))


def _nothing(_: LiveTable) -> None:
    """Nobody acts by himself."""
