"""How alembic runs the migrations: on the connection it is given, in that connection's transaction."""

from __future__ import annotations

from alembic import context

from antechamber.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
