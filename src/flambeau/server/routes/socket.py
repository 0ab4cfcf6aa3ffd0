"""The socket of a viewer."""

from __future__ import annotations

from typing import Any, Final

from litestar import websocket

from flambeau.kernel import Refusal

from ..context import address_of, context_of
from ..logs import refused
from ..push import REFUSED, AnySocket, Viewer, push
from ..wire import SPECTATOR, Notice
from ..wording import words_of

FULL: Final = 1013


@websocket("/api/tables/{table:str}/ws")
async def watch(socket: AnySocket) -> None:
    """Push a table to a viewer who may see it from this seat; refused before it is accepted otherwise."""
    context = context_of(socket)
    seat = _seat(socket)
    limits = context.settings.limits
    try:
        context.slow(socket, limits.sockets, "socket")
        live, guest = await context.seen_from(socket, str(socket.path_params["table"]), seat)
    except Refusal as refusal:
        refused(403, refusal.message, "GET", socket.url.path)
        await socket.close(REFUSED)
        return
    with context.connections.one_more(address_of(socket)) as count:
        await socket.accept()
        if count > limits.sockets_of_address or len(live.viewers) >= limits.sockets_of_table:
            await socket.close(FULL)
            return
        viewer = Viewer(guest, seat, context.language(socket), socket.query_params.get("ground", "")[:64])
        if live.salvaged:
            viewer.notices.append(Notice(words_of(live.game.text, viewer.language).say("server-notice-salvaged")))
        async with live.watched_by(viewer):
            await push(socket, viewer, live.frames.news, limits.heard_from_socket)


def _seat(socket: AnySocket) -> int:
    """The seat that a socket asks for; one that is no number is a seat nobody has."""
    asked: Any = socket.query_params.get("seat", str(SPECTATOR))
    digits = asked.removeprefix("-")
    return int(asked) if digits.isascii() and digits.isdigit() and len(digits) < 4 else -2


HANDLERS = (watch,)
