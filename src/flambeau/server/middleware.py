"""Middleware around the application: origin and host checks, a rate limit for every request, security headers."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from typing import Any, Final, cast
from urllib.parse import parse_qs, urlsplit

import msgspec
from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

from .languages import LANGUAGES, preferred
from .limits import RateLimits, address_key
from .logs import fault, refused
from .settings import Settings
from .wire import Language, Problem
from .wording import words_of

HEAD_SIZE: Final = 16_384
REPLACED: Final = "\N{REPLACEMENT CHARACTER}"  # what uvicorn makes of broken UTF-8
LONGEST_PATH: Final = 1_000
LONGEST_SEGMENT: Final = 200
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
FRIENDLY: Final = frozenset({b"same-origin", b"none"})
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


class Middleware:
    """An application behind these checks."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        self.app = app
        self._origins = frozenset(origin.lower().rstrip("/") for origin in settings.origins)
        named = {urlsplit(origin).hostname or "" for origin in self._origins}
        self._hosts = frozenset({"localhost", socket.gethostname().lower(), *named} - {""})
        self._rate = settings.limits.looks
        self._limits = RateLimits()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        kind = str(scope["type"])
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if self.is_known_host(headers) and self.is_ours(headers) and _is_plain(scope["path"]):
            await self.app(scope, receive, send)
            return
        await receive()
        refused(403, "server-foreign-origin", "GET", scope["path"])
        close: Any = {"type": "websocket.close", "code": 1008, "reason": ""}
        await send(close)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD_SIZE:
            await _refuse(scope, send, 431, "server-too-large")
            return
        if not self.is_known_host(headers):
            await _refuse(scope, send, 400, "server-bad-host")
            return
        if not _is_plain(scope["path"]):
            await _refuse(scope, send, 404, "server-not-found")
            return
        if scope["method"] not in SAFE_METHODS and not self.is_ours(headers):
            await _refuse(scope, send, 403, "server-foreign-origin")
            return
        client = scope.get("client")
        wait = self.wait(address_key(client[0]) if client else "")
        if wait:
            await _refuse(scope, send, 429, "server-too-fast", wait)
            return
        begun = False

        async def answer(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        if scope["method"] == "HEAD":  # answered as GET; uvicorn leaves the body out
            scope = {**scope, "method": "GET"}
        try:
            await self.app(scope, receive, answer)
        except Exception:  # what even the application's own handlers could not answer
            fault("a request failed outside its handler", path=scope["path"])
            if not begun:
                await _refuse(scope, send, 500, "server-fault")

    def wait(self, address: str) -> int:
        """How many seconds this address has to wait; 0 if it has not been too fast."""
        return self._limits.wait(self._rate, "look", address)

    def is_known_host(self, headers: Mapping[bytes, bytes]) -> bool:
        """Whether a request names this server by a number, as this machine, or by an address the operator named: a
        foreign page whose name was made to lead here (DNS rebinding) names itself."""
        try:
            host = urlsplit(f"//{headers.get(b'host', b'').decode('latin-1').lower()}").hostname or ""
        except ValueError:
            return False
        return host in self._hosts or _is_number(host)

    def is_ours(self, headers: Mapping[bytes, bytes]) -> bool:
        """Whether a request comes from our own pages, or from no page at all."""
        origin, host, site = headers.get(b"origin"), headers.get(b"host"), headers.get(b"sec-fetch-site")
        if origin is None:
            return site is None or site in FRIENDLY
        stated = origin.decode("latin-1").lower()
        if stated in self._origins:
            return True
        if site is not None and site not in FRIENDLY:
            return False
        try:
            return host is not None and urlsplit(stated).netloc == host.decode("latin-1").lower()
        except ValueError:  # not even an address
            return False


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _is_plain(path: str) -> bool:
    """Whether a path could name something: no control characters, no broken UTF-8, no endless segments."""
    is_text = path.isprintable() and REPLACED not in path
    return is_text and len(path) <= LONGEST_PATH and max(map(len, path.split("/"))) <= LONGEST_SEGMENT


def _language(scope: Any) -> Language:
    """As the address asks for, which our own pages always do, else as the browser prefers."""
    asked = parse_qs(scope["query_string"].decode("latin-1")).get("language", [""])[0]
    if asked in LANGUAGES:
        return cast(Language, asked)
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return preferred(accepted.decode("latin-1"))


async def _refuse(scope: Any, send: Send, status: int, code: str, wait: int = 0) -> None:
    refused(status, code, scope.get("method", "GET"), scope["path"])
    words = words_of(None, _language(scope))
    reason = words.say(code, seconds=wait) if wait else words.say(code, reference="-")
    body = msgspec.json.encode(Problem(status, code, reason))
    headers = [(b"content-type", b"application/json"), *HEADERS]
    if wait:
        headers.append((b"retry-after", str(wait).encode()))
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)
