"""Who sits where: joining, leaving, links, and seats that change hands.

The host may give an open seat or a bot's seat to anybody. A seat that a person holds is theirs: in a game with secrets
it changes hands only when they get up, and a bot may play for them only while they are away; then it is still their
seat, and they can come back to it. In a game without secrets the host may replace them. Whatever happens to an occupied
seat is told to the person who holds it and to everybody at the table, and stands in the log.
"""

from __future__ import annotations

import time
from typing import Any

from flambeau.bots import bot_names
from flambeau.kernel import Game, Refusal
from flambeau.table.naming import bot_name

from .auth import hashed, new_secret
from .errors import Conflict, Forbidden, Unknown
from .knowledge import has_private_knowledge
from .live_table import LiveTable
from .logs import told
from .settings import Settings
from .storage import Guest, NewLink, SeatRow, Storage
from .wire import SPECTATOR, Link, NewSeat
from .wording import names_at, words_of


class Seats:
    """The seats of all tables."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings

    async def join(self, guest: Guest, live: LiveTable, seat: int) -> None:
        """Take an open seat of a listed table or come back to one's own, or watch."""
        is_own = 0 <= seat < len(live.sitters) and live.sitters[seat].guest == guest.id
        if not live.listed and not is_own:
            raise Forbidden("server-not-listed")
        await self._take(guest, live, seat, by_link=False)

    async def linked(self, secret: str) -> tuple[str, int] | None:
        """The table and seat of a link, if it is valid."""
        return await self._storage.link(hashed(secret))

    async def take_by_link(self, guest: Guest, live: LiveTable, seat: int) -> None:
        """Take the seat that a link gives."""
        await self._take(guest, live, seat, by_link=True)

    async def _take(self, guest: Guest, live: LiveTable, seat: int, by_link: bool) -> None:
        if seat == SPECTATOR:
            await self._watch(guest, live)
            return
        check_seat(live, seat)
        async with live.lock:
            sitter = live.sitters[seat]
            if sitter.guest == guest.id and sitter.kind == "person":
                return
            if sitter.kind != "open" and sitter.guest != guest.id:
                if not by_link:
                    raise Conflict("server-seat-taken")
                self._check_takeover(live, seat, for_bot=False)
            await self._sit(live, seat, SeatRow("person", guest=guest.id, name=guest.name))
        await self._tell(live, seat, sitter, guest)

    async def _watch(self, guest: Guest, live: LiveTable) -> None:
        if guest.id not in live.watchers:
            if len(live.watchers) >= self._settings.limits.watchers_of_table:
                raise Conflict("server-too-many-watchers")
            await self._storage.watch(live.id, guest.id, watching=True)
            live.watchers.add(guest.id)

    async def leave(self, guest: Guest, live: LiveTable, seat: int) -> None:
        """Get up: the seat is open again."""
        if seat == SPECTATOR:
            await self._storage.watch(live.id, guest.id, watching=False)
            live.watchers.discard(guest.id)
            live.dismiss()
            return
        async with live.lock:
            if not live.holds(guest.id, seat):
                raise Forbidden()
            await self._sit(live, seat, SeatRow())

    async def new_link(self, guest: Guest, live: LiveTable, seat: int) -> Link:
        """A new link to a seat; the old one is revoked, and the person who sat there gets up."""
        _check_host(guest, live)
        if seat != SPECTATOR:
            check_seat(live, seat)
        secret = new_secret()
        async with live.lock:
            sitter = SeatRow() if seat == SPECTATOR else live.sitters[seat]
            if sitter.guest not in (0, guest.id):
                self._check_takeover(live, seat, for_bot=False)
            await self._storage.new_link(live.id, NewLink(seat, hashed(secret)))
            if sitter.kind != "open":
                await self._sit(live, seat, SeatRow())
        await self._tell(live, seat, sitter, guest)
        return Link(seat, link_path(secret))

    async def give(self, guest: Guest, live: LiveTable, seat: int, new: NewSeat) -> None:
        """Put a bot or the host on a seat, or open it."""
        _check_host(guest, live)
        check_seat(live, seat)
        async with live.lock:
            before, sitter = live.sitters[seat], sitter_of(live.game, guest, new)
            if before.guest not in (0, guest.id):
                self._check_takeover(live, seat, for_bot=sitter.kind == "bot")
                if sitter.kind == "bot" and has_private_knowledge(live.match):
                    sitter = SeatRow("bot", sitter.bot, before.guest, before.name)  # it stays their seat
            await self._sit(live, seat, sitter, drop_link=True)
        await self._tell(live, seat, before, guest)

    def _check_takeover(self, live: LiveTable, seat: int, for_bot: bool) -> None:
        """Refuse to take a seat from the person who holds it, unless there is nothing to learn from it, or a bot plays
        for them while they are away. The holder is told that somebody asked for the seat."""
        if live.match.outcome is not None or not has_private_knowledge(live.match):
            return
        sitter = live.sitters[seat]
        if for_bot and (sitter.kind == "bot" or live.is_away(sitter, self._settings.away_seconds)):
            return
        live.notify("server-notice-seat-wanted", seat)
        raise Conflict("server-seat-held", name=self._name(live, seat))

    async def _sit(self, live: LiveTable, seat: int, sitter: SeatRow, drop_link: bool = False) -> None:
        sitter = SeatRow(sitter.kind, sitter.bot, sitter.guest, sitter.name, time.time())
        before = live.sitters[seat]
        await self._storage.seat(live.id, seat, sitter, drop_link)
        if live.programs.get(seat):
            await live.program(seat, ())
        if before.kind == "person" and sitter.guest != before.guest:
            live.notify("server-notice-seat-taken", seat)
        live.sit(seat, sitter)

    async def _tell(self, live: LiveTable, seat: int, before: SeatRow, by: Guest) -> None:
        """Say at the table that somebody else holds a seat that a person held."""
        after = live.sitters[seat] if seat >= 0 else SeatRow()
        if before.kind != "person" or (after.kind, after.guest) == (before.kind, before.guest) or before.guest == by.id:
            return
        told("a seat changed hands", table=live.id, seat=seat, kind=after.kind)
        language = "fr" if by.language == "fr" else "en"
        words = words_of(live.game.text, language)
        new = words.say("server-seat-open")
        if after.kind == "bot":
            new = bot_name(words, after.bot)
        elif after.kind == "person":
            new = live.name_of(after.guest) or names_at(live.match, language)[seat]
        said = words.say("server-seat-changed", seat=self._name(live, seat, before), new=new)
        await live.say(SPECTATOR, live.name_of(by.id), said)

    def _name(self, live: LiveTable, seat: int, sitter: SeatRow | None = None) -> str:
        sitter = live.sitters[seat] if sitter is None else sitter
        return live.name_of(sitter.guest) or names_at(live.match, "en")[seat]


def sitter_of(game: Game[Any], guest: Guest, seat: NewSeat) -> SeatRow:
    """Who shall sit on a seat."""
    if seat.kind == "bot":
        known = bot_names(game)
        bot = seat.bot or known[-1]
        if bot not in known:
            raise Refusal("unknown-bot", game=game.id, bot=bot, known=", ".join(known))
        return SeatRow("bot", bot)
    return SeatRow("person", guest=guest.id, name=guest.name) if seat.kind == "me" else SeatRow()


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
