"""Who sits where: looking at a table, joining, leaving, links, bots on seats, playing again."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.params import FromPath, JSONBody

from ..wire import Link, NewSeat, OfSeat, TableInfo
from .desk import desk_of
from .errors import AnyRequest, problems
from .lobby import table_info


@get("/api/tables/{table:str}", responses=problems(400, 403, 404, 429, 500, 503))
async def one_table(request: AnyRequest, table: FromPath[str]) -> TableInfo:
    """One table."""
    desk = desk_of(request)
    live, guest = await desk.looked_at(request, table)
    return table_info(live, guest, desk.language(request))


@post("/api/tables/{table:str}/join", responses=problems(400, 403, 404, 409, 413, 429, 500, 503))
async def join(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> Response[TableInfo]:
    """Take an open seat of a listed table; -1 is a place to watch from."""
    desk = desk_of(request)
    desk.slow(request, desk.settings.limits.join, "join")
    live = await desk.table(table)
    guest, cookies = await desk.welcome(request)
    await desk.house.join(guest, live, data.seat)
    return Response(table_info(live, guest.id, desk.language(request)), status_code=201, cookies=cookies)


@post("/api/tables/{table:str}/leave", status_code=200, responses=problems(400, 403, 404, 413, 429, 500, 503))
async def leave(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> TableInfo:
    """Get up from a seat, which is open again then."""
    desk = desk_of(request)
    guest = await desk.known(request)
    live, _ = await desk.seen_from(request, table, data.seat)
    await desk.house.leave(guest, live, data.seat)
    return table_info(live, guest.id, desk.language(request))


@post("/api/tables/{table:str}/links", responses=problems(400, 403, 404, 413, 429, 500, 503))
async def new_link(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> Link:
    """A new link to a seat, told once; the old one is revoked, and whoever sat there gets up."""
    desk = desk_of(request)
    desk.slow(request, desk.settings.limits.join, "link")
    guest = await desk.known(request)
    return await desk.house.new_link(guest, await desk.table(table), data.seat)


@put("/api/tables/{table:str}/seats/{seat:int}", responses=problems(400, 403, 404, 413, 422, 429, 500, 503))
async def give_seat(
    request: AnyRequest, table: FromPath[str], seat: FromPath[int], data: JSONBody[NewSeat]
) -> TableInfo:
    """Put a bot or oneself on a seat, or open it."""
    desk = desk_of(request)
    guest = await desk.known(request)
    live = await desk.table(table)
    await desk.house.give(guest, live, seat, data)
    return table_info(live, guest.id, desk.language(request))


@post("/api/tables/{table:str}/rematch", responses=problems(400, 403, 404, 409, 413, 429, 500, 503))
async def rematch(request: AnyRequest, table: FromPath[str], data: JSONBody[OfSeat]) -> TableInfo:
    """Play again with the same people, or the next chapter of a campaign; asked for a second time, the same table."""
    desk = desk_of(request)
    desk.slow(request, desk.settings.limits.create, "create")
    live = await desk.played(request, table, data.seat)
    guest = await desk.known(request)
    made, links = await desk.house.rematch(guest, live)
    return table_info(made, guest.id, desk.language(request), links)


HANDLERS = (one_table, join, leave, new_link, give_seat, rematch)
