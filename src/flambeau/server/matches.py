"""All matches of this server: tables are made, opened, played again and closed when idle.

A table is opened when somebody needs it and closed when nobody has looked at it for a while; what it is stands in
storage at every moment.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from flambeau.kernel import STUMBLES, SYSTEM, BadData, Diverged, Game, Match, Refusal, after, goes_on, replay

from .auth import Auth, hashed, new_secret
from .bots import BotRunner
from .errors import Conflict, Forbidden, Rejected, Unfit, Unknown
from .heads import head_of
from .live_table import LiveTable
from .loading import Loaded, load_match
from .logs import fault, told
from .metrics import TABLES
from .repair import repaired
from .seats import link_path, sitter_of
from .settings import Settings
from .storage import Guest, NewLink, SeatRow, Storage, Stored, TableRow
from .wire import SPECTATOR, ImportedTable, Language, Link, NewSeat, NewTable, Notice
from .wording import names_at, words_of

ENDED_SECONDS: Final = 60.0
"""How long a table stays open that is over and at which nobody looks."""
CLOSED: Final = 4004
"""The code with which a socket is closed whose table the operator closed."""
KEEP: Final[dict[str, Any]] = {"journal": True, "record": True, "undoable": True}


class Matches:
    """All tables of this server."""

    def __init__(
        self, games: Mapping[str, Game[Any]], storage: Storage, auth: Auth, bots: BotRunner, settings: Settings
    ) -> None:
        self.games = games
        self.storage = storage
        self.auth = auth
        self.settings = settings
        self.live: dict[str, LiveTable] = {}
        self._bots = bots
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._rematching = asyncio.Lock()
        self._importing = asyncio.Lock()

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
        if stored.row.closed:
            raise Unknown("server-table-closed")
        game = self.games.get(stored.row.game)
        if game is None:
            raise Rejected(503, "server-game-missing", game=stored.row.game)
        loaded = await asyncio.to_thread(load_match, game, stored)
        if loaded.damaged or loaded.salvaged:
            loaded = await repaired(self.storage, stored, loaded)
        elif not stored.row.rules:
            await self.storage.pin(id_, game.version, game.content)
        live = self._live(game, stored, loaded)
        await live.read_best()
        self.live[id_] = live
        self._bots.wake(live)
        return live

    def _live(self, game: Game[Any], stored: Stored, loaded: Loaded) -> LiveTable:
        live = LiveTable(game, stored, loaded, self.storage, self.auth, self.settings.snapshot_each)
        live.on_change = self._bots.wake
        return live

    async def advice(self, live: LiveTable, seat: int, language: Language) -> tuple[str, ...]:
        """What the bot would do in this seat's place: for somebody who plays without other people."""
        if sum(one.kind != "bot" for one in live.sitters) != 1:
            raise Forbidden("advice-alone")
        if seat not in live.match.asked() or len(live.match.question(seat).choices) < 2:
            raise Unfit("advice-none")
        return await self._bots.advice(live, seat, language)

    async def wake(self) -> None:
        """After a start: open the tables at which bots and programs were asked when the server stopped."""
        for id_ in await self.storage.waiting_for_code():
            try:
                await self.table(id_)
            except Refusal:
                continue  # it cannot be opened here; a request for it is told why
            except Exception:  # one table that cannot be opened must not hinder the others
                fault("a table could not be opened", table=id_)

    async def close_idle(self) -> None:
        """Close the tables that nobody has used for a while; if there are too many, sooner."""
        now = time.monotonic()
        TABLES.set(len(self.live))
        for id_, live in sorted(self.live.items(), key=lambda one: one[1].used):
            patience = self.settings.idle_seconds
            if len(self.live) > self.settings.most_tables:
                patience = 0.0
            elif live.match.outcome is not None:
                patience = min(patience, ENDED_SECONDS)
            idle = now - live.used >= patience
            if idle and not live.viewers and not live.lock.locked() and not self._bots.is_busy(id_):
                await live.snapshots.write()
                if not live.viewers and live.used <= now:
                    del self.live[id_]

    async def drop_closed(self) -> None:
        """Let go of tables that the operator closed while they were open here."""
        for id_ in await self.storage.closed(list(self.live)):
            live = self.live.pop(id_)
            for viewer in live.viewers:
                viewer.close(CLOSED)
            told("a table was closed", table=id_)

    async def close(self) -> None:
        """Stop the bots and write a snapshot of every open table, so that the next start has little to replay."""
        await self._bots.close()
        for task in list(self._opening.values()):
            task.cancel()
        await asyncio.gather(*(one for live in self.live.values() if (one := live.snapshots.saving) is not None))
        await asyncio.gather(*(live.snapshots.write() for live in self.live.values()))

    # Making tables

    async def create(self, guest: Guest, new: NewTable) -> tuple[LiveTable, tuple[Link, ...]]:
        """Lay a table."""
        game = self.game(new.game)
        sitters = self._sitters(game, guest, new.seats)
        await self._check_room(guest)
        options = new.options
        if all(one.kind == "bot" for one in sitters):
            options = {**game.automated, **options}
        match = Match.start(game, len(sitters), options, study=new.study, **KEEP)
        return await self._begin(guest, match, sitters, new.listed)

    async def bring(self, guest: Guest, new: ImportedTable) -> tuple[LiveTable, tuple[Link, ...]]:
        """Lay a table on which a record goes on."""
        game = self.game(played(new.record))
        sitters = self._sitters(game, guest, new.seats)
        await self._check_room(guest)
        entries = new.record.get("entries")
        if isinstance(entries, list) and len(entries) > self.settings.limits.import_entries:
            raise Unfit("server-long-record", most=self.settings.limits.import_entries)
        async with self._importing:  # one at a time: the others play on
            match = await asyncio.to_thread(replayed, game, new.record)
        if match.seats != len(sitters):
            raise Unfit("server-wrong-sitters", seats=len(sitters), needed=match.seats)
        return await self._begin(guest, match, sitters, new.listed)

    async def rematch(self, guest: Guest, live: LiveTable, swap: bool = False) -> tuple[LiveTable, tuple[Link, ...]]:
        """The table on which these people play again, or the next chapter; asked for a second time, the same.

        With `swap` everybody moves to the next seat: two change sides. A campaign keeps its seats."""
        async with self._rematching:
            if live.rematch:
                return await self.table(live.rematch), ()
            old = live.match
            if old.outcome is None:
                raise Conflict("server-not-over")
            campaign = after(old)
            match = campaign.start(study=old.study, **KEEP)
            host = guest if guest.id == live.host else Guest(live.host)
            sitters = campaign.seated(live.sitters, SeatRow())  # a newcomer's seat is open
            swapped = swap and can_swap(old)
            if swapped:
                sitters = [*sitters[-1:], *sitters[:-1]]
            made, links = await self._begin(host, match, sitters, live.listed, live.id)
            live.rematch = made.id
            self._tell_rematch(guest, live, made, swapped)
            live.changed()
            return made, links if guest.id == live.host else ()

    def _tell_rematch(self, guest: Guest, live: LiveTable, made: LiveTable, swapped: bool) -> None:
        """Everybody who still looks at the old table hears who wants to play on, and where they sit."""
        for viewer in live.viewers:
            words = words_of(live.game.text, viewer.language)
            names = names_at(made.match, viewer.language)
            who = live.name_of(guest.id) or words.say("server-somebody")
            said = words.say("server-rematch-swapped" if swapped else "server-rematch", name=who)
            seats = [names[seat] for seat in made.seats_of(viewer.guest)]
            if seats and made.match.seats > 1:
                said += " " + words.say("server-rematch-seat", seats=seats)
            if viewer.guest != guest.id:
                viewer.notices.append(Notice(said))
                viewer.wake()

    def game(self, id_: str) -> Game[Any]:
        """The game of this id."""
        found = self.games.get(id_)
        if found is None:
            raise Refusal("unknown-game", game=id_)
        return found

    async def _begin(
        self, host: Guest, match: Match, sitters: Sequence[SeatRow], listed: bool, rematch_of: str = ""
    ) -> tuple[LiveTable, tuple[Link, ...]]:
        now = time.time()
        id_ = secrets.token_urlsafe(9)
        row = TableRow(
            id_, match.game.id, host.id, now, listed, match.study, head_of(match, now),
            tuple(msgspec.structs.replace(one, seen=now) for one in sitters),
            rules=match.game.version, content=match.game.content,
        )  # fmt: skip
        places = [seat for seat, one in enumerate(sitters) if one.kind == "open"]
        told_once = {seat: new_secret() for seat in (*places, SPECTATOR)}
        made = [NewLink(seat, hashed(secret)) for seat, secret in told_once.items()]
        save = match.save()
        await self.storage.new_table(row, save, made, rematch_of)
        stored = Stored(row, ((0, save),), (), {}, (), {}, frozenset())
        live = self._live(match.game, stored, Loaded(match, 0))
        self.live[id_] = live
        told("a table was made", table=id_, game=match.game.id, seats=match.seats)
        self._bots.wake(live)
        return live, tuple(Link(seat, link_path(secret)) for seat, secret in told_once.items())

    def _sitters(self, game: Game[Any], guest: Guest, seats: Sequence[NewSeat]) -> list[SeatRow]:
        if len(seats) not in game.seats:
            raise Refusal("wrong-seats", game=game.id, seats=len(seats))
        return [sitter_of(game, guest, seat) for seat in seats]

    async def _check_room(self, guest: Guest) -> None:
        if await self.storage.hosted(guest.id) >= self.settings.limits.tables_of_guest:
            raise Conflict("server-too-many-tables")


def can_swap(match: Match) -> bool:
    """Whether those who play again may change seats: several seats, and no campaign that goes on."""
    return match.seats > 1 and not goes_on(match)


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
