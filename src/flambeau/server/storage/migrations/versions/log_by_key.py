"""The log is kept in the order of its key, without row numbers: an answer writes one page instead of two."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Copy the log into a table without row numbers."""
    op.create_table(
        "log_by_key",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("heard", sa.Integer, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO log_by_key SELECT table_id, seq, at, seat, heard, entry FROM log")
    op.drop_table("log")
    op.rename_table("log_by_key", "log")
