"""When old tables were last looked for: rows that are only ever changed, so nobody races to write them."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    for name in ("back", "up"):
        op.execute(
            f"INSERT INTO upkeep (name, at) SELECT '{name}', '' "
            f"WHERE NOT EXISTS (SELECT 1 FROM upkeep WHERE name = '{name}')"
        )


def downgrade() -> None:
    """The rows are what the release before wrote itself."""
