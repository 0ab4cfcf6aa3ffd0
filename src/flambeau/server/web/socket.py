"""The socket of a viewer: it pushes frames, talk and notices; nothing that comes in through it counts.

When the table changed a viewer gets what is new for him at once, if his socket takes it; else his task is woken and
waits for it, so a slow one skips what is old instead of holding anybody up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, cast

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from flambeau.kernel import Refusal

from ..live import LiveTable
from ..logs import fault, refused
from ..viewers import Viewer
from ..wire import SPECTATOR, Notice
from ..wording import words_of
from .desk import Desk, address_of, desk_of
from .protocols import PUSH

AnySocket = WebSocket[Any, Any, Any]

REFUSED: Final = 1008
FAULT: Final = 1011
FULL: Final = 1013


@websocket("/api/tables/{table:str}/ws")
async def watch(socket: AnySocket) -> None:
    """Push a table to whoever may see it from this seat; refused before it is accepted otherwise."""
    desk = desk_of(socket)
    try:
        live, guest = await desk.seen_from(socket, str(socket.path_params["table"]), _seat(socket))
    except Refusal as refusal:
        refused(403, refusal.message, "GET", socket.url.path)
        await socket.close(REFUSED)
        return
    address = address_of(socket)
    limits = desk.settings.limits
    if desk.sockets.get(address, 0) >= limits.sockets_of_address or len(live.viewers) >= limits.sockets_of_table:
        await socket.accept()
        await socket.close(FULL)
        return
    ground = socket.query_params.get("ground", "")
    line = cast("dict[str, Any]", socket.scope.get("extensions") or {}).get(PUSH)
    viewer = Viewer(guest, _seat(socket), desk.language(socket), ground[:64], line)
    desk.sockets[address] = desk.sockets.get(address, 0) + 1
    try:
        await socket.accept()
        await _serve(socket, desk, live, viewer)
    finally:
        desk.sockets[address] -= 1
        if not desk.sockets[address]:
            del desk.sockets[address]


def _seat(socket: AnySocket) -> int:
    """The seat asked for; anything that is no number is a seat nobody has."""
    asked = socket.query_params.get("seat", str(SPECTATOR))
    digits = asked.removeprefix("-")
    return int(asked) if digits.isascii() and digits.isdigit() and len(digits) < 4 else -2


async def _serve(socket: AnySocket, desk: Desk, live: LiveTable, viewer: Viewer) -> None:
    """Push until one side has enough."""
    live.viewers.add(viewer)
    if live.salvaged:
        viewer.notices.append(Notice(words_of(live.game.text, viewer.language).say("server-notice-salvaged")))
    live.stir_seats()
    viewer.bell.ring()
    listening = asyncio.create_task(_listen(socket, desk.settings.limits.heard_from_socket))
    pushing = asyncio.create_task(_push(socket, live, viewer))
    try:
        await asyncio.wait({listening, pushing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.viewers.discard(viewer)
        for task in (listening, pushing):
            task.cancel()
        ended = await asyncio.gather(listening, pushing, return_exceptions=True)
        live.stir_seats()
        await _part(socket, live, ended)


async def _part(socket: AnySocket, live: LiveTable, ended: Sequence[int | BaseException | None]) -> None:
    """Close with the code that says why, unless the other side has closed."""
    code: int | None = None
    for one in ended:
        if isinstance(one, int):
            code = one
        elif isinstance(one, Exception) and not isinstance(one, WebSocketDisconnect | ConnectionError):
            fault("a socket failed", table=live.id, problem=repr(one))
            code = FAULT
    if code is not None:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):  # it may be gone meanwhile
            await socket.close(code)


async def _listen(socket: AnySocket, most: int) -> int | None:
    """Wait for the other side to go; one that talks too much is sent away."""
    for _ in range(most):
        message = await socket.receive()
        if str(message["type"]) == "websocket.disconnect":
            return None
    refused(REFUSED, "server-too-large", "GET", socket.url.path)
    return REFUSED


async def _push(socket: AnySocket, live: LiveTable, viewer: Viewer) -> int:
    """Send what is new whenever there is something; ends with a code when the viewer is sent away."""
    while True:
        await viewer.bell.heard()
        if viewer.close_code:
            return viewer.close_code
        for message in live.show.news(viewer):
            # JSON as it was encoded: as text it would be decoded and encoded again
            await socket.send({"type": "websocket.send", "bytes": message, "text": None})


HANDLERS = (watch,)
