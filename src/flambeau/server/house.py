"""The house: all tables, made, opened, joined, left, played again and put away.

A table is opened when somebody needs it and put away when nobody has looked at it for a while; what it is stands in
storage at every moment.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

from flambeau.bots import bot_names
from flambeau.kernel import BadData, Diverged, Game, Match, Refusal, after, replay
from flambeau.kernel.chance import SYSTEM
from flambeau.kernel.save import STUMBLES

from .actors import Actors
from .errors import Conflict, Forbidden, Rejected, Unfit, Unknown
from .identity import Identity, hashed, new_secret
from .live import LiveTable, head_of
from .logs import told
from .opening import Opened, open_match
from .settings import Settings
from .store import Guest, NewLink, SeatRow, Storage, Stored, TableRow
from .wire import SPECTATOR, ImportedTable, Link, NewSeat, NewTable

QUIET_SECONDS: Final = 20.0
ENDED_SECONDS: Final = 60.0
"""How long a table stays open that is over and at which nobody looks."""
KEEP: Final[dict[str, Any]] = {"journal": True, "record": True, "undoable": True}


class House:
    """All tables of this server."""

    def __init__(
        self, games: Mapping[str, Game[Any]], storage: Storage, identity: Identity, actors: Actors, settings: Settings
    ) -> None:
        self.games = games
        self.storage = storage
        self.identity = identity
        self.settings = settings
        self.live: dict[str, LiveTable] = {}
        self._actors = actors
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._rematching = asyncio.Lock()

    # Opening and putting away

    async def table(self, id_: str) -> LiveTable:
        """The table of this id, opened if it was not."""
        live = self.live.get(id_)
        if live is not None:
            live.used = time.monotonic()
            return live
        opening = self._opening.get(id_)
        if opening is None:
            opening = asyncio.get_running_loop().create_task(self._open(id_))
            self._opening[id_] = opening
            opening.add_done_callback(lambda _: self._opening.pop(id_, None))
        return await asyncio.shield(opening)

    async def _open(self, id_: str) -> LiveTable:
        stored = await self.storage.stored(id_)
        if stored is None:
            raise Unknown("server-no-table")
        game = self.games.get(stored.row.game)
        if game is None:
            raise Rejected(503, "server-game-missing", game=stored.row.game)
        opened = await asyncio.to_thread(open_match, game, stored)
        live = self._lay(game, stored, opened)
        if opened.salvaged:
            head = head_of(live.match, live.changed)
            await self.storage.snapshot(id_, live.seq, live.match.save(), head)
        self.live[id_] = live
        self._actors.rouse(live)
        return live

    def _lay(self, game: Game[Any], stored: Stored, opened: Opened) -> LiveTable:
        live = LiveTable(game, stored, opened, self.storage, self.identity, self.settings.snapshot_each)
        live.on_change = self._actors.rouse
        return live

    async def wake(self) -> None:
        """After a start: open the tables at which bots and programs were asked when the server stopped."""
        for id_ in await self.storage.waiting_for_code():
            try:
                await self.table(id_)
            except Refusal:
                continue  # it cannot be opened here; whoever asks for it is told why

    async def tidy(self) -> None:
        """Put away the tables that nobody has used for a while."""
        now = time.monotonic()
        for id_, live in list(self.live.items()):
            patience = self.settings.idle_seconds
            if live.match.outcome is not None:
                patience = min(patience, ENDED_SECONDS)
            idle = now - live.used >= patience
            if idle and not live.viewers and not live.lock.locked() and not self._actors.is_busy(id_):
                await live.keep()
                if not live.viewers and live.used <= now:
                    del self.live[id_]
                    live.show.let_go()

    def is_quiet(self) -> bool:
        """Whether nothing has happened at any table for a moment."""
        now = time.monotonic()
        return all(now - live.used >= QUIET_SECONDS for live in self.live.values())

    async def close(self) -> None:
        """Stop whoever acts by himself; the log is complete at every moment."""
        await self._actors.close()
        await asyncio.gather(*(live.keeping for live in self.live.values() if live.keeping is not None))
        for task in list(self._opening.values()):
            task.cancel()

    # Making tables

    async def create(self, guest: Guest, new: NewTable) -> tuple[LiveTable, tuple[Link, ...]]:
        """Lay a table."""
        game = self.game(new.game)
        sitters = self._sitters(game, guest, new.seats)
        await self._check_room(guest)
        match = Match.start(game, len(sitters), new.options, study=new.study, **KEEP)
        return await self._settle(guest, match, sitters, new.listed)

    async def bring(self, guest: Guest, new: ImportedTable) -> tuple[LiveTable, tuple[Link, ...]]:
        """Lay a table on which a record goes on."""
        game = self.game(played(new.record))
        sitters = self._sitters(game, guest, new.seats)
        await self._check_room(guest)
        match = await asyncio.to_thread(replayed, game, new.record)
        if match.seats != len(sitters):
            raise Unfit("server-wrong-sitters", seats=len(sitters), needed=match.seats)
        return await self._settle(guest, match, sitters, new.listed)

    async def rematch(self, guest: Guest, live: LiveTable) -> tuple[LiveTable, tuple[Link, ...]]:
        """The table on which these people play again, or the next chapter; asked for a second time, the same."""
        async with self._rematching:
            if live.rematch:
                return await self.table(live.rematch), ()
            old = live.match
            if old.outcome is None:
                raise Conflict("server-not-over")
            match = after(old).start(study=old.study, **KEEP)
            host = guest if guest.id == live.host else Guest(live.host)
            made, links = await self._settle(host, match, live.sitters, live.listed, live.id)
            live.rematch = made.id
            live.stir()
            return made, links if guest.id == live.host else ()

    def game(self, id_: str) -> Game[Any]:
        """The game of this id."""
        found = self.games.get(id_)
        if found is None:
            raise Refusal("unknown-game", game=id_)
        return found

    async def _settle(
        self, host: Guest, match: Match, sitters: Sequence[SeatRow], listed: bool, rematch_of: str = ""
    ) -> tuple[LiveTable, tuple[Link, ...]]:
        now = time.time()
        id_ = secrets.token_urlsafe(9)
        row = TableRow(
            id_, match.game.id, host.id, now, listed, match.study, head_of(match, now), tuple(sitters)
        )  # fmt: skip
        places = [seat for seat, one in enumerate(sitters) if one.kind == "open"]
        told_once = {seat: new_secret() for seat in (*places, SPECTATOR)}
        made = [NewLink(seat, hashed(secret)) for seat, secret in told_once.items()]
        save = match.save()
        await self.storage.new_table(row, save, made, rematch_of)
        stored = Stored(row, ((0, save),), (), {}, (), {}, frozenset())
        live = self._lay(match.game, stored, Opened(match, 0))
        self.live[id_] = live
        told("a table was made", table=id_, game=match.game.id, seats=match.seats)
        self._actors.rouse(live)
        return live, tuple(Link(seat, link_path(secret)) for seat, secret in told_once.items())

    def _sitters(self, game: Game[Any], guest: Guest, seats: Sequence[NewSeat]) -> list[SeatRow]:
        if len(seats) not in game.seats:
            raise Refusal("wrong-seats", game=game.id, seats=len(seats))
        return [self._sitter(game, guest, seat) for seat in seats]

    def _sitter(self, game: Game[Any], guest: Guest, seat: NewSeat) -> SeatRow:
        if seat.kind == "bot":
            known = bot_names(game)
            bot = seat.bot or known[-1]
            if bot not in known:
                raise Refusal("unknown-bot", game=game.id, bot=bot, known=", ".join(known))
            return SeatRow("bot", bot)
        return SeatRow("person", guest=guest.id, name=guest.name) if seat.kind == "me" else SeatRow()

    async def _check_room(self, guest: Guest) -> None:
        if await self.storage.hosted(guest.id) >= self.settings.limits.tables_of_guest:
            raise Conflict("server-too-many-tables")

    # Seats

    async def join(self, guest: Guest, live: LiveTable, seat: int) -> None:
        """Take an open seat of a listed table, or watch it."""
        if not live.listed:
            raise Forbidden("server-not-listed")
        await self._take(guest, live, seat)

    async def linked(self, secret: str) -> tuple[str, int] | None:
        """The table and seat of a link, if it is valid."""
        return await self.storage.link(hashed(secret))

    async def open_link(self, guest: Guest, secret: str) -> LiveTable:
        """Take the seat that a link gives."""
        found = await self.linked(secret)
        if found is None:
            raise Unknown("server-no-link")
        id_, seat = found
        live = await self.table(id_)
        await self._take(guest, live, seat, by_link=True)
        return live

    async def _take(self, guest: Guest, live: LiveTable, seat: int, by_link: bool = False) -> None:
        """A link is the seat's key: it opens the seat on another device too, whoever sat there before."""
        if seat == SPECTATOR:
            await self._watch(guest, live)
            return
        check_seat(live, seat)
        async with live.lock:
            sitter = live.sitters[seat]
            if sitter.guest == guest.id and sitter.kind == "person":
                return
            if sitter.kind != "open" and not by_link:
                raise Conflict("server-seat-taken")
            await self._sit(live, seat, SeatRow("person", guest=guest.id, name=guest.name))

    async def _watch(self, guest: Guest, live: LiveTable) -> None:
        if guest.id not in live.watchers:
            if len(live.watchers) >= self.settings.limits.watchers_of_table:
                raise Conflict("server-too-many-watchers")
            await self.storage.watch(live.id, guest.id, watching=True)
            live.watchers.add(guest.id)

    async def leave(self, guest: Guest, live: LiveTable, seat: int) -> None:
        """Get up: the seat is open again."""
        if seat == SPECTATOR:
            await self.storage.watch(live.id, guest.id, watching=False)
            live.watchers.discard(guest.id)
            live.dismiss()
            return
        async with live.lock:
            if not live.holds(guest.id, seat):
                raise Forbidden()
            await self._sit(live, seat, SeatRow())

    async def new_link(self, guest: Guest, live: LiveTable, seat: int) -> Link:
        """A new link to a seat; the old one is worth nothing any more, and whoever sat there gets up."""
        _check_host(guest, live)
        if seat != SPECTATOR:
            check_seat(live, seat)
        secret = new_secret()
        async with live.lock:
            await self.storage.new_link(live.id, NewLink(seat, hashed(secret)))
            if seat != SPECTATOR and live.sitters[seat].kind != "open":
                await self._sit(live, seat, SeatRow())
        return Link(seat, link_path(secret))

    async def give(self, guest: Guest, live: LiveTable, seat: int, new: NewSeat) -> None:
        """Put a bot or oneself on a seat, or open it."""
        _check_host(guest, live)
        check_seat(live, seat)
        async with live.lock:
            await self._sit(live, seat, self._sitter(live.game, guest, new), drop_link=True)

    async def _sit(self, live: LiveTable, seat: int, sitter: SeatRow, drop_link: bool = False) -> None:
        await self.storage.seat(live.id, seat, sitter, drop_link)
        if live.programs.get(seat):
            await live.program(seat, ())
        live.sit(seat, sitter)


def check_seat(live: LiveTable, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 0 <= seat < len(live.sitters):
        raise Unknown("server-no-seat")


def _check_host(guest: Guest, live: LiveTable) -> None:
    if guest.id != live.host:
        raise Forbidden("server-not-the-host")


def link_path(secret: str) -> str:
    """The address of a link on this server."""
    return f"/s/{secret}"


def played(record: dict[str, Any]) -> str:
    """The id of the game that a record is of."""
    named = record.get("game")
    if not isinstance(named, str):
        raise Unfit("server-bad-record", problem=BadData("missing-field", place="record", field="game"))
    return named


def replayed(game: Game[Any], record: dict[str, Any]) -> Match:
    """The match at the end of a record, going on with chance of its own."""
    try:
        save = replay(game, record).save()
        save["chance"] = [SYSTEM, 0, save["chance"][2]]
        return Match.restore(game, save)
    except BadData as refused:
        raise Unfit("server-bad-record", problem=refused) from refused
    except (Diverged, *STUMBLES) as problem:
        raise Unfit("server-bad-record", problem=str(problem)[:200]) from problem
