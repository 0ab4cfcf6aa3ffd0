"""What every route needs: who asks, which table, and whether they may look at it or act at it."""

from __future__ import annotations

import re
from typing import Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from .auth import COOKIE, Auth
from .errors import Forbidden, Unknown
from .languages import LANGUAGES, preferred
from .limits import Connections, RateLimits, address_key
from .live_table import LiveTable
from .matches import Matches
from .seats import Seats, check_seat
from .settings import Rate, Settings
from .storage import Guest
from .wire import SPECTATOR, Language

Connection = ASGIConnection[Any, Any, Any, Any]
YEAR: Final = 365 * 24 * 3600
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{12}")


class Context:
    """Tables, guests and limits of one server."""

    def __init__(self, matches: Matches, auth: Auth, settings: Settings) -> None:
        self.matches = matches
        self.seats = Seats(matches.storage, settings)
        self.auth = auth
        self.settings = settings
        self.limits = RateLimits()
        self.connections = Connections()
        self.cookie = f"__Host-{COOKIE}" if settings.secure else COOKIE

    def token(self, connection: Connection) -> str | None:
        """The secret in the cookie."""
        return connection.cookies.get(self.cookie)

    async def guest(self, connection: Connection) -> Guest | None:
        """Who asks, if they have been here before."""
        token = self.token(connection)
        return self.auth.cached(token) or await self.auth.guest(token)

    async def guest_id(self, connection: Connection) -> int:
        """The number of who asks; 0 for a stranger."""
        guest = await self.guest(connection)
        return 0 if guest is None else guest.id

    async def welcome(self, connection: Connection) -> tuple[Guest, list[Cookie]]:
        """Who asks, made a guest if they are none yet; with the cookie to keep then."""
        guest = await self.guest(connection)
        if guest is not None:
            return guest, []
        self.slow(connection, self.settings.limits.create, "guest")
        guest, token = await self.auth.welcome(self.language(connection))
        cookie = Cookie(
            key=self.cookie, value=token, max_age=YEAR, path="/", httponly=True, samesite="lax",
            secure=self.settings.secure,
        )  # fmt: skip
        return guest, [cookie]

    async def known(self, connection: Connection) -> Guest:
        """Who asks; a stranger holds nothing and is sent away."""
        guest = await self.guest(connection)
        if guest is None:
            raise Forbidden("server-not-your-table")
        return guest

    def language(self, connection: Connection) -> Language:
        """The language to answer in: as asked for, else the guest's, else the browser's, else English."""
        asked = connection.query_params.get("language")
        if asked in LANGUAGES:
            return cast(Language, asked)
        guest = self.auth.cached(self.token(connection))
        if guest is not None and guest.language in LANGUAGES:
            return cast(Language, guest.language)
        return preferred(connection.headers.get("accept-language", ""))

    def slow(self, connection: Connection, rate: Rate, what: str) -> None:
        """So much of something an address may do."""
        self.limits.take(rate, what, address_of(connection))

    # Tables

    async def table(self, id_: str) -> LiveTable:
        """The table of this id."""
        if id_ in self.matches.live:
            return await self.matches.table(id_)
        if not TABLE_ID.fullmatch(id_):
            raise Unknown("server-no-table")
        return await self.matches.table(id_)

    async def looked_at(self, connection: Connection, id_: str) -> tuple[LiveTable, int]:
        """A table, if the guest may look at it."""
        guest = await self.guest_id(connection)
        live = await self.table(id_)
        if not live.may_look(guest):
            raise Forbidden("server-not-your-table")
        return live, guest

    async def seen_from(self, connection: Connection, id_: str, seat: int) -> tuple[LiveTable, int]:
        """A table, if the guest may look at it from this seat."""
        live, guest = await self.looked_at(connection, id_)
        if seat != SPECTATOR:
            check_seat(live, seat)
            if not live.holds(guest, seat):
                raise Forbidden()
        return live, guest

    async def played(self, connection: Connection, id_: str, seat: int) -> LiveTable:
        """A table, if the guest may act for this seat and is not too fast."""
        guest = await self.known(connection)
        live = await self.table(id_)
        if not live.may_look(guest.id):
            raise Forbidden("server-not-your-table")
        check_seat(live, seat)
        if not live.holds(guest.id, seat):
            raise Forbidden()
        self.limits.take(self.settings.limits.answers, "answer", guest.id, live.id)
        return live


def context_of(connection: Connection) -> Context:
    """The context of this server."""
    return cast(Context, connection.app.state.context)


def address_of(connection: Connection) -> str:
    """Where somebody comes from."""
    client = connection.client
    return "" if client is None else address_key(client.host)
