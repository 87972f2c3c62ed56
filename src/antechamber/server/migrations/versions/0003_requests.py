"""Who asks for a seat that has no owner."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("asker", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("request", sa.Text, nullable=True))
    op.create_index("ix_seats_asker", "seats", ["asker"])


def downgrade() -> None:
    op.drop_index("ix_seats_asker", "seats")
    for column in ("request", "asker"):
        op.drop_column("seats", column)
