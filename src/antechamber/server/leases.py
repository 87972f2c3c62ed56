"""Which process thinks for the bots of which table, where several share a database: one, so that none thinks in vain.

A lease is taken before bots think and given up when none of them is to answer. It is renewed for as long as it is
needed, and runs out soon after its process has died: then another takes it over, by the database's clock. A process
that has a database to itself needs none.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from antechamber.server.records import Seen
from antechamber.server.schema import leases
from antechamber.server.store import SEATS, Store, look
from antechamber.server.table import Table

LASTS = timedelta(seconds=4)
BEAT = 1.0  # seconds after which leases are renewed, and those of others looked at
later = sa.func.now() + LASTS
ran_out = leases.c.until <= sa.func.now()


class Leases:
    """The leases of one process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.own = leases.c.process == store.process

    async def take(self, table: Table) -> bool:
        """Be the one who thinks for a table, and see it as it is by now. False: another process does so."""
        if not self.store.shared:
            return True
        new = insert(leases).values(match=table.id, process=self.store.process, until=later)
        taken = new.on_conflict_do_update(
            index_elements=["match"], set_={"process": self.store.process, "until": later}, where=self.own | ran_out
        ).returning(leases.c.match)

        def take(connection: sa.Connection, seq: int) -> Seen | None:
            if connection.execute(taken).first() is None:
                return None
            return look(connection, self.store.process, table.id, seq)

        return await table.see(lambda seq: self.store.database.change(lambda connection: take(connection, seq)))

    async def give_up(self, table: Table) -> None:
        """Let others think for a table, and see it as it is by now: who was refused the lease does not ask again."""
        if not self.store.shared:
            return

        def give_up(connection: sa.Connection, seq: int) -> Seen:
            connection.execute(sa.delete(leases).where(self.own, leases.c.match == table.id))
            if table.is_deserted():  # but perhaps somebody looks at another process, which was refused the lease
                self.store.announce(connection, table.id, SEATS)
            return look(connection, self.store.process, table.id, seq)

        await table.see(lambda seq: self.store.database.change(lambda connection: give_up(connection, seq)))

    async def renew(self, needed: Collection[str]) -> list[str]:
        """Keep the leases that are needed, and take over those that ran out: the tables of these."""
        free = sa.select(leases.c.match).where(ran_out).with_for_update(skip_locked=True)

        def renew(connection: sa.Connection) -> list[str]:
            if needed:
                needed_still = sa.update(leases).where(self.own, leases.c.match.in_(list(needed)))
                connection.execute(needed_still.values(until=later))
            taken = sa.update(leases).where(leases.c.match.in_(free)).values(process=self.store.process, until=later)
            return list(connection.execute(taken.returning(leases.c.match)).scalars())

        return await self.store.database.change(renew)

    async def drop(self, match: str) -> None:
        """Give up a table that cannot be played."""
        dropped = sa.delete(leases).where(self.own, leases.c.match == match)
        await self.store.database.change(lambda connection: connection.execute(dropped).rowcount)

    async def hand_on(self) -> None:
        """At the end of this process: let the others take over at once."""
        over = sa.update(leases).where(self.own).values(until=sa.func.now())
        await self.store.database.change(lambda connection: connection.execute(over).rowcount)
