"""Which process thinks for the bots of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_leases"),
    )


def downgrade() -> None:
    op.drop_table("leases")
