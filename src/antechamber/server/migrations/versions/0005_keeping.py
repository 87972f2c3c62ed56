"""Tables that are begun or closed, how many an address has opened today, and when old ones were last looked for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("closed", sa.String(32), nullable=True))
    op.add_column("matches", sa.Column("begun", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(sa.text("UPDATE matches SET begun = (moved <> created)"))
    today = op.create_table(
        "today",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_today"),
    )
    op.bulk_insert(today, [{"id": 1, "day": "", "key": ""}])  # it is only ever changed, so nobody races to write it
    op.create_table(
        "openings",
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_openings"),
    )
    op.create_table(
        "upkeep",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_upkeep"),
    )


def downgrade() -> None:
    for table in ("upkeep", "openings", "today"):
        op.drop_table(table)
    op.drop_column("matches", "begun")
    op.drop_column("matches", "closed")
