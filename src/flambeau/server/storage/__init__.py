"""What the server keeps: guests, tables, their logs and snapshots.

`storage` is the interface that the rest of the server uses, made of queries that run on every database; `database`
runs them on SQLite, with `writer` as the one thread that changes it; `rows` is what goes in and out; `schema` and
`migrations` are the tables.
"""

from __future__ import annotations

from .database import Database, EmptyDatabase, FolderInUse, SqliteDatabase, SqliteFile
from .rows import Chat, Damaged, Guest, Head, LogRow, NewLink, Planned, Score, SeatRow, Stored, TableRow
from .storage import Storage, open_storage

__all__ = [
    "Chat",
    "Damaged",
    "Database",
    "EmptyDatabase",
    "FolderInUse",
    "Guest",
    "Head",
    "LogRow",
    "NewLink",
    "Planned",
    "Score",
    "SeatRow",
    "SqliteDatabase",
    "SqliteFile",
    "Storage",
    "Stored",
    "TableRow",
    "open_storage",
]
