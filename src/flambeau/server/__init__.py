"""Tables for people: HTTP, WebSocket, storage, identity. Knows no game by name."""

from __future__ import annotations
