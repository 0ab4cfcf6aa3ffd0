"""Lists know without opening a table that its campaign goes on after it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Say of every table whether its campaign goes on; those that ended before say it once they are opened."""
    op.add_column("tables", sa.Column("goes_on", sa.Boolean, nullable=False, server_default=sa.false()))
