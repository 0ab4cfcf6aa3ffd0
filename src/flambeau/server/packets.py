"""A response leaves in one packet: uvicorn writes its head and its body apart, and each write is a call of the kernel.

The head waits for what is written next, at most until the loop comes round.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

HEAD: Final = b"HTTP/"


class Joined:
    """A transport that joins the head of a response to its body; everything else is the transport's own."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._head = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Write, or keep the head of a response for a moment."""
        if self._head:
            data, self._head = self._head + data, b""
        elif data.startswith(HEAD):
            self._head = data
            self._loop.call_soon(self._flush)
            return
        self._transport.write(data)

    def close(self) -> None:
        """Write what is left and close."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        if self._head:
            head, self._head = self._head, b""
            self._transport.write(head)


def http_protocol() -> Any:
    """uvicorn's fast protocol on such transports, or whatever it has where httptools are missing."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol  # noqa: PLC0415 - an extra on Windows
    except ImportError:
        return "auto"

    class JoinedProtocol(HttpToolsProtocol):
        """Responses in one piece."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            joined: Any = Joined(transport, self.loop)
            super().connection_made(joined)

    return JoinedProtocol
