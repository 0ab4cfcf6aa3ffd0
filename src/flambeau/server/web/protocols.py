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


def http_protocol(guard: Guard) -> type[HttpToolsProtocol]:
    """HTTP with the short way to this guard's tables."""
    shortcut = Shortcut(guard)

    class AnswersFirst(HttpToolsProtocol):
        """Plain answers are served at once, everything else as ever."""

        within = False
        """Whether the parser has begun a request and not ended it."""
        met: Exception | None = None
        """What the short way was refused with: the long way words it."""

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
            usual = b"".join([b"%b: %b\r\n" % pair for pair in self.server_state.default_headers])
            self.transport.write(CREATED % (usual, len(said), said))
            self.on_response_complete()
            return True

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
