"""What a device that comes and goes costs the database, where several processes share one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from itertools import count

import sqlalchemy as sa

from antechamber.server.database import Postgres as Pool
from tests.server.databases import Postgres
from tests.server.serving import FRIEND, ME, Beside

TABLES = 10
HANDFUL = 5


def test_a_device_that_comes_costs_a_handful_of_transactions(
    postgresql: Postgres, serve: Callable[..., Beside]
) -> None:
    url = postgresql.new_database()
    here, there = (serve(DATABASE_URL=url) for _ in range(2))
    transactions = count()
    for server in (here, there):
        database = server.tables.store.database
        assert isinstance(database, Pool)
        sa.event.listen(database.engine.sync_engine, "begin", lambda _: next(transactions))
    with ExitStack() as leaving:
        tables = [here.open_table(ME, FRIEND) for _ in range(TABLES)]
        people = [leaving.enter_context(table.sit(1)) for table in tables]
        before = next(transactions)
        for table, ana in zip(tables, people, strict=True):
            leaving.enter_context(table.sit(2, server=there))
            ana.hear_until(lambda message: message["type"] == "people" and message["seats"][1]["here"])
        spent = next(transactions) - before
    assert spent <= HANDFUL * TABLES
