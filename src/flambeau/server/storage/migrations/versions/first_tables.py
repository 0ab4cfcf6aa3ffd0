"""Guests, tables with their seats, links and watchers, the log, snapshots, chat and programmed answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("token", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", sa.Integer, sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("study", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "changed"])
    _of_table(
        "seats",
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("guest", sa.Integer, nullable=False, index=True),
    )
    _of_table("watchers", sa.Column("guest", sa.Integer, primary_key=True, index=True))
    _of_table(
        "links",
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False, unique=True),
    )
    _of_table(
        "log",
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("heard", sa.Integer, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
    )
    _of_table(
        "snapshots",
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
    )
    _of_table(
        "chat",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    _of_table(
        "programs",
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("topic", sa.Text, primary_key=True),
        sa.Column("until", sa.Text, nullable=False),
    )


def _of_table(name: str, *columns: sa.Column[object]) -> None:
    op.create_table(name, sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True), *columns)
