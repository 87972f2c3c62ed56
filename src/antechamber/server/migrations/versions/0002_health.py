"""A row that is written to see whether anything can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "health",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_health"),
    )
    op.execute("INSERT INTO health (id, at) VALUES (1, '')")


def downgrade() -> None:
    op.drop_table("health")
