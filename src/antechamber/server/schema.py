"""The tables of the database, as the migrations leave them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)
matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("title", sa.String(20), nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("host", sa.String(64), nullable=False, index=True),
    sa.Column("watch", sa.String(64), nullable=False, index=True),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("moved", sa.String(32), nullable=False),
    sa.Column("over", sa.Boolean, nullable=False, index=True),
    sa.Column("standing", sa.Text, nullable=False),
    sa.Column("closed", sa.String(32), nullable=True),
    sa.Column("begun", sa.Boolean, nullable=False),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(40), nullable=True),
    sa.Column("key", sa.String(64), nullable=True, index=True),
    sa.Column("invite", sa.String(64), nullable=True),
    sa.Column("asker", sa.String(64), nullable=True, index=True),
    sa.Column("request", sa.Text, nullable=True),
)
log = sa.Table(
    "log",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("move_id", sa.String(40), nullable=True),
    sa.Column("part", sa.Integer, nullable=False),
    sa.Column("at", sa.String(32), nullable=False),
    sa.Column("why", sa.Text, nullable=True),  # read by `Store.whys` alone
    sa.UniqueConstraint("match", "seat", "move_id", "part"),
)
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("process", sa.String(16), primary_key=True),
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("until", sa.String(32), nullable=False),
)
today = sa.Table(
    "today",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("key", sa.String(64), nullable=False),
)
openings = sa.Table(
    "openings",
    metadata,
    sa.Column("address", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
)
upkeep = sa.Table(
    "upkeep",
    metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("at", sa.String(32), nullable=False),
)
health = sa.Table(
    "health",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.String(32), nullable=False),
)
leases = sa.Table(
    "leases",
    metadata,
    sa.Column("match", sa.String(16), primary_key=True),
    sa.Column("process", sa.String(16), nullable=False),
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)
