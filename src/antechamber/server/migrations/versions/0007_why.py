"""Why bots answered as they did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("log", sa.Column("why", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("log", "why")
