"""The client's types are those of the server."""

from __future__ import annotations

from tools import wire_types


def test_the_clients_types_are_current() -> None:
    written = wire_types.TARGET.read_text("utf-8")
    assert written == wire_types.typescript(), "type: python -m tools.wire_types"
