"""The short way of an answer: a request that is regular in every respect is served without the framework.

Answers are most of what a server is asked, and the framework's way costs more than the rules' do. Whatever is not
plain (a stranger, a table that is not open, a body that does not fit) goes the long way with the same bytes; so does
what is refused, because errors are worded there, and only there.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.types import Receive, Scope, Send

from flambeau.kernel import Refusal

from ..errors import Fault
from ..wire import Accepted, Answer
from .desk import Desk

BEFORE: Final = "/api/tables/"
AFTER: Final = "/answers"
JSON: Final = b"application/json"
LONGEST: Final = 1_000
MET: Final = "flambeau.met"

_read = msgspec.json.Decoder(Answer).decode
_encode = msgspec.json.Encoder().encode


class Shortcut:
    """An application with a short way for answers."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Go the short way if there is one."""
        found: Any = scope
        if found["type"] == "http" and found["method"] == "POST" and found["path"].endswith(AFTER):
            await self._answer(found, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Any, receive: Receive, send: Send) -> None:
        message: Any = await receive()
        desk: Desk = self.app.state.desk
        path: str = scope["path"]
        table = path[len(BEFORE) : -len(AFTER)]
        token, is_plain = _headers(scope["headers"], f"{desk.cookie}=".encode())
        guest = desk.identity.remembered(token)
        answer = _answer_in(message) if is_plain and path.startswith(BEFORE) else None
        if answer is not None and guest is not None and table in desk.house.live:
            try:
                live = await desk.played_by(guest, table, answer.seat)
                seq = await live.answer(answer.seat, answer.question, answer.choice)
            except (Refusal, Fault) as met:
                scope.setdefault("state", {})[MET] = met
            else:
                await _accept(send, seq)
                return
        await self.app(scope, _again(message, receive), send)


def _answer_in(message: Any) -> Answer | None:
    """The answer that the whole body is, if it is one."""
    try:
        return None if message.get("more_body") else _read(message.get("body", b""))
    except msgspec.DecodeError:
        return None


def _headers(headers: list[tuple[bytes, bytes]], cookie: bytes) -> tuple[str | None, bool]:
    """The secret in the cookie, and whether the body is a short piece of JSON."""
    token = None
    is_json = is_short = False
    for name, value in headers:
        if name == b"cookie":
            for part in value.split(b"; "):
                if part.startswith(cookie):
                    token = part[len(cookie) :].decode("latin-1")
        elif name == b"content-type":
            is_json = value == JSON
        elif name == b"content-length":
            is_short = value.isdigit() and int(value) <= LONGEST
    return token, is_json and is_short


def _again(message: Any, receive: Receive) -> Receive:
    """What was received already, then the rest."""
    waiting = [message]

    async def received() -> Any:
        return waiting.pop() if waiting else await receive()

    return received


async def _accept(send: Send, seq: int) -> None:
    body = _encode(Accepted(seq))
    headers = [(b"content-type", JSON), (b"content-length", str(len(body)).encode())]
    start: Any = {"type": "http.response.start", "status": 201, "headers": headers}
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
