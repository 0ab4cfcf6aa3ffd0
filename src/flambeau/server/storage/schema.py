"""The tables of the database, as SQLAlchemy Core knows them; migrations bring a database to them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata: Final = MetaData()

guests: Final = Table(
    "guests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token", LargeBinary, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("host", Integer, ForeignKey("guests.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("study", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("goes_on", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
    Index("tables_listed", "listed", "changed"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("guest", Integer, nullable=False, index=True),
    Column("seen", Float, nullable=False),
)

watchers: Final = Table(
    "watchers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Integer, primary_key=True, index=True),
)

links: Final = Table(
    "links",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False, unique=True),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("heard", Integer, nullable=False),
    Column("entry", Text, nullable=False),
    Column("numbers", Text, nullable=False),
    sqlite_with_rowid=False,
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("save", LargeBinary, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)

programs: Final = Table(
    "programs",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("topic", Text, primary_key=True),
    Column("until", Text, nullable=False),
)

scores: Final = Table(
    "scores",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("mode", Text, nullable=False),
    Column("guest", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("scores_best", "mode", "score"),
)

set_aside: Final = Table(
    "set_aside",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("problem", Text, nullable=False),
    Column("at", Float, nullable=False),
)
