"""The short way of an answer: a request that is regular in every respect is served without the framework.

Answers are most of what a server is asked, and the framework's way costs more than the rules' do. Whatever is not
plain (a stranger, a table that is not open, a body that does not fit) goes the long way with the same bytes; so does
what is refused, because errors are worded there, and only there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.types import Receive, Send

from flambeau.kernel import Refusal

from ..errors import Fault
from ..wire import Accepted, Answer
from .desk import Desk

BEFORE: Final = "/api/tables/"
AFTER: Final = "/answers"
JSON: Final = b"application/json"
LONGEST: Final = 1_000
MET: Final = "flambeau.met"
NOSNIFF: Final = (b"x-content-type-options", b"nosniff")  # the other safe headers are for what a browser shows or runs

_read = msgspec.json.Decoder(Answer).decode
_encode = msgspec.json.Encoder().encode


def leads_here(scope: Any) -> bool:
    """Whether a request could go the short way."""
    path: str = scope["path"]
    return bool(scope["method"] == "POST") and path.endswith(AFTER) and path.startswith(BEFORE)


async def serve_answer(
    app: Litestar, scope: Any, headers: Mapping[bytes, bytes], receive: Receive, send: Send
) -> Receive | None:
    """Serve an answer; if it has to go the long way, what was received of it, to be received again."""
    desk: Desk = app.state.desk
    message: Any = await receive()
    guest = desk.identity.remembered(_token(headers.get(b"cookie", b""), desk.cookie))
    table = scope["path"][len(BEFORE) : -len(AFTER)]
    if guest is not None and table in desk.house.live and headers.get(b"content-type") == JSON:
        answer = _answer_in(message)
        if answer is not None:
            try:
                live = await desk.played_by(guest, table, answer.seat)
                seq = await live.answer(answer.seat, answer.question, answer.choice)
            except (Refusal, Fault) as met:
                scope.setdefault("state", {})[MET] = met
            else:
                await _accept(send, seq)
                return None
    return _again(message, receive)


def _token(cookies: bytes, name: str) -> str | None:
    """The secret in the cookie."""
    wanted = f"{name}=".encode()
    for part in cookies.split(b"; "):
        if part.startswith(wanted):
            return part[len(wanted) :].decode("latin-1")
    return None


def _answer_in(message: Any) -> Answer | None:
    """The answer that the whole body is, if it is one."""
    body = message.get("body", b"")
    if message.get("more_body") or len(body) > LONGEST:
        return None
    try:
        return _read(body)
    except msgspec.DecodeError:
        return None


def _again(message: Any, receive: Receive) -> Receive:
    """What was received already, then the rest."""
    waiting = [message]

    async def received() -> Any:
        return waiting.pop() if waiting else await receive()

    return received


async def _accept(send: Send, seq: int) -> None:
    body = _encode(Accepted(seq))
    headers = [(b"content-type", JSON), (b"content-length", str(len(body)).encode()), NOSNIFF]
    start: Any = {"type": "http.response.start", "status": 201, "headers": headers}
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
