"""What the server keeps: guests, tables, their logs and snapshots, behind one small interface.

`storage` is the interface, `sqlite` the embedded implementation, `scribe` the one thread that owns its connection,
`jots` where answers are noted before they reach it.
"""

from __future__ import annotations

from .sqlite import SqliteStorage, StorageBusy
from .storage import Batch, Chat, Guest, Head, LogRow, NewLink, Planned, SeatRow, Storage, Stored, TableRow

__all__ = [
    "Batch",
    "Chat",
    "Guest",
    "Head",
    "LogRow",
    "NewLink",
    "Planned",
    "SeatRow",
    "SqliteStorage",
    "Storage",
    "StorageBusy",
    "Stored",
    "TableRow",
]
