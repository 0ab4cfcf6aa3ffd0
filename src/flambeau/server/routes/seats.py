"""Who sits where: looking at a table, joining, leaving, links, bots on seats, playing again."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody

from ..context import context_of
from ..problems import AnyRequest, problems
from ..wire import Again, Link, NewSeat, OfSeat, TableInfo
from .lobby import table_info


@get("/api/tables/{table:str}", responses=problems(400, 403, 404, 429, 500, 503))
async def one_table(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """One table."""
    context = context_of(request)
    live, guest = await context.looked_at(request, table)
    return table_info(live, guest, context.language(request))


@post("/api/tables/{table:str}/join", responses=problems(400, 403, 404, 409, 413, 429, 500, 503))
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> Response[TableInfo]:
    """Take an open seat of a listed table; -1 is a place to watch from."""
    context = context_of(request)
    context.slow(request, context.settings.limits.join, "join")
    live = await context.table(table)
    guest, cookies = await context.welcome(request)
    await context.seats.join(guest, live, data.seat)
    return Response(table_info(live, guest.id, context.language(request)), status_code=201, cookies=cookies)


@post("/api/tables/{table:str}/leave", status_code=200, responses=problems(400, 403, 404, 413, 429, 500, 503))
async def leave(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> TableInfo:
    """Get up from a seat, which is open again then."""
    context = context_of(request)
    guest = await context.known(request)
    live, _ = await context.seen_from(request, table, data.seat)
    await context.seats.leave(guest, live, data.seat)
    return table_info(live, guest.id, context.language(request))


@post("/api/tables/{table:str}/links", responses=problems(400, 403, 404, 409, 413, 429, 500, 503))
async def new_link(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> Link:
    """A new link to a seat, told once; the old one is revoked, and the person who sat there gets up."""
    context = context_of(request)
    context.slow(request, context.settings.limits.join, "link")
    guest = await context.known(request)
    return await context.seats.new_link(guest, await context.table(table), data.seat)


@put("/api/tables/{table:str}/seats/{seat:int}", responses=problems(400, 403, 404, 409, 413, 422, 429, 500, 503))
async def give_seat(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[NewSeat]
) -> TableInfo:
    """Put a bot or oneself on a seat, or open it."""
    context = context_of(request)
    guest = await context.known(request)
    live = await context.table(table)
    await context.seats.give(guest, live, seat, data)
    return table_info(live, guest.id, context.language(request))


@post("/api/tables/{table:str}/rematch", responses=problems(400, 403, 404, 409, 413, 429, 500, 503))
async def rematch(request: AnyRequest, table: FromPath[str], data: JSONBody[Again]) -> TableInfo:
    """Play again with the same people, on the same or swapped seats, or the next chapter of a campaign; asked for a
    second time, the same table."""
    context = context_of(request)
    context.slow(request, context.settings.limits.create, "create")
    live = await context.played(request, table, data.seat)
    guest = await context.known(request)
    made, links = await context.matches.rematch(guest, live, data.swap)
    return table_info(made, guest.id, context.language(request), links)


HANDLERS = (one_table, join, leave, new_link, give_seat, rematch)
