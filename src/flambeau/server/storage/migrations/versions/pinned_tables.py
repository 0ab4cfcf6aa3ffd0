"""Tables know their rules and content, seats when their person was last here, and damaged rows have a place."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; what they hold for existing tables is found out when those are opened."""
    op.add_column("tables", sa.Column("rules", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("content", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("log", sa.Column("numbers", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "set_aside",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("problem", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
