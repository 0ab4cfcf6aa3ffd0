"""uvicorn's protocols, with a short way in for answers and a short way out for frames.

HTTP: bytes that are one plain answer, and nothing but that, are served before anybody parses them. The parser must be
between two requests then: what looks like a request in the midst of another one is a part of it.

WebSocket: a frame goes straight to the transport while that takes it; the application finds the line in its scope.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from .guard import Guard
from .shortcut import BEGINS, MET, Shortcut

PUSH: Final = "flambeau.push"
CREATED: Final = (
    b"HTTP/1.1 201 Created\r\n%bcontent-type: application/json\r\ncontent-length: %d\r\n"
    b"x-content-type-options: nosniff\r\n\r\n%b"
)
BINARY: Final = 0x82  # a whole message of bytes
IN_ONE_BYTE: Final = 126
IN_TWO_BYTES: Final = 1 << 16


class Usual:
    """The headers of every response, which change once in a second, as they are sent."""

    def __init__(self) -> None:
        self._headers: list[tuple[bytes, bytes]] = []
        self._written = b""

    def written(self, headers: list[tuple[bytes, bytes]]) -> bytes:
        """These in bytes."""
        if headers is not self._headers:
            self._headers, self._written = headers, b"".join([b"%b: %b\r\n" % pair for pair in headers])
        return self._written


def http_protocol(guard: Guard) -> type[HttpToolsProtocol]:
    """HTTP with the short way to this guard's tables."""
    shortcut, usual = Shortcut(guard), Usual()

    class AnswersFirst(HttpToolsProtocol):
        """Plain answers are served at once, everything else as ever."""

        within = False
        """Whether the parser has begun a request and not ended it."""
        met: Exception | None = None
        """What the short way was refused with: the long way words it."""
        served_at = 0.0
        """When an answer was last served here. A timer that is due looks at it: cheaper than a new one each time."""

        def data_received(self, data: bytes) -> None:
            """Serve an answer, or let it be parsed."""
            if self.within or not data.startswith(BEGINS) or not self._is_idle() or not self._is_served(data):
                super().data_received(data)

        def _is_idle(self) -> bool:
            cycle: Any = self.cycle  # None before the first one
            is_answered = cycle is None or cycle.response_complete
            return is_answered and not self.flow.write_paused and not self.transport.is_closing()

        def _is_served(self, data: bytes) -> bool:
            address = self.client[0] if self.client else ""
            said = shortcut.serve(data, address, getattr(self.config.loaded_app, "trusted_hosts", None))
            if isinstance(said, Exception):
                self.met = said
            if not isinstance(said, bytes):
                return False
            self.transport.write(CREATED % (usual.written(self.server_state.default_headers), len(said), said))
            self.served_at = self.loop.time()
            self.server_state.total_requests += 1
            if self.timeout_keep_alive_task is None:
                self.timeout_keep_alive_task = self.loop.call_later(
                    self.timeout_keep_alive, self.timeout_keep_alive_handler
                )
            return True

        def timeout_keep_alive_handler(self) -> None:
            """Nothing came for a while: say good-bye, unless an answer came meanwhile."""
            left = self.served_at + self.timeout_keep_alive - self.loop.time()
            if left > 0:
                self.timeout_keep_alive_task = self.loop.call_later(left, self.timeout_keep_alive_handler)
            else:
                super().timeout_keep_alive_handler()

        def on_message_begin(self) -> None:
            """A request begins."""
            super().on_message_begin()
            self.within = True
            if self.met is not None:
                self.scope["state"][MET] = self.met
                self.met = None

        def on_message_complete(self) -> None:
            """A request ends."""
            self.within = False
            super().on_message_complete()

    return AnswersFirst


class FramesAtOnce(WebSocketsSansIOProtocol):
    """A socket whose line is in the scope."""

    def handle_connect(self, event: Request) -> None:
        """Somebody wants to look."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[PUSH] = self

    @property
    def is_free(self) -> bool:
        """Whether what is written now leaves now."""
        return (
            self.handshake_complete and self.conn.state is OPEN and self.writable.is_set()
            and not self.transport.is_closing()
        )  # fmt: skip

    def push(self, data: bytes) -> None:
        """Write one message."""
        size = len(data)
        if size < IN_ONE_BYTE:
            head = bytes((BINARY, size))
        elif size < IN_TWO_BYTES:
            head = bytes((BINARY, IN_ONE_BYTE)) + size.to_bytes(2, "big")
        else:
            head = bytes((BINARY, IN_ONE_BYTE + 1)) + size.to_bytes(8, "big")
        self.transport.write(head + data)
