"""All tables of this server: opened when somebody comes, and put away when nobody has come for long."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from antechamber.match import SPECTATOR, Match, Viewer
from antechamber.server import protocol
from antechamber.server.bot_pool import BotPool
from antechamber.server.bot_turns import BotTurns
from antechamber.server.database import database
from antechamber.server.health import Health
from antechamber.server.keys import hashed, is_table_id, new_key, opens
from antechamber.server.leases import BEAT as RENEWAL
from antechamber.server.leases import Leases
from antechamber.server.logs import logger
from antechamber.server.metrics import Metrics
from antechamber.server.new_table import set_up
from antechamber.server.problems import BUSY, CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from antechamber.server.quotas import key_of_today, opening
from antechamber.server.records import Kind, Record, now
from antechamber.server.retention import DAY, Retention
from antechamber.server.seating import Seating
from antechamber.server.settings import Settings, database_address
from antechamber.server.store import END, SEATS, Store
from antechamber.server.summary import seat_info, table_info
from antechamber.server.table import Device, Table

AGAIN = 1.0  # seconds before what could not be read is read again
BEAT = 20  # seconds after which a process says again who is at its tables
CERTAIN = 60  # seconds for which that holds
TIDYING = 3600  # seconds after which old tables are looked for again
BATCH = 200  # tables that are deleted in one go


class Tables:
    """All tables of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.retention = Retention.by(settings)
        self.metrics = Metrics()
        self.store = Store(database(database_address(settings)))
        self.health = Health(self.store)
        self.bot_pool = BotPool(settings.thinkers, settings.thinking_seconds, self.metrics, settings.search_seconds)
        self.leases = Leases(self.store)
        self.bot_turns = BotTurns(
            self.bot_pool, self.leases, self.metrics, settings.turn_seconds, settings.sealed_seconds
        )
        self.admin_key = new_key()  # of the commands of this server's host
        self.seating = Seating(self.store, self.bot_turns)
        self.kept: OrderedDict[str, Table] = OrderedDict()  # the table used last is the last
        self.by_id: WeakValueDictionary[str, Table] = WeakValueDictionary()  # never two of one table
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.chores: set[asyncio.Task[None]] = set()
        self.sockets = 0
        self.noting = asyncio.Lock()  # what is noted last is what is true
        self.noted: dict[str, list[Viewer] | None] = {}  # the seats that were here when it was
        self.unnoted: set[Table] = set()  # where somebody came or went since

    async def open(self) -> None:
        """Begin: the database, the news of other processes, and the tables where a bot is to answer."""
        await self.store.open()
        if self.store.shared:
            from antechamber.server.news import listen

            self.see_to(listen(self.store.database.url, self.hear, self.catch_up))
            self.see_to(self.stay_present())
            self.see_to(self.keep_leases())
        self.see_to(self.resume())
        self.see_to(self.tidy_for_ever())

    async def close(self) -> None:
        for chore in list(self.chores):
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.bot_turns.stop()
        await self.bot_pool.stop()
        if self.store.shared:
            with suppress(OSError, SQLAlchemyError):  # what is not said runs out by itself
                await self.store.renew_presence({}, now())
                await self.leases.hand_on()
        await self.store.close()

    def see_to(self, chore: Coroutine[None, None, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(self.do(chore))
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def do(self, chore: Coroutine[None, None, None]) -> None:
        try:
            await chore
        except (OSError, SQLAlchemyError):
            logger().warning("database lost")
        except Exception:
            logger().exception("chore failed")

    # ------------------------------------------------------------ opening and putting away

    async def table(self, table: str) -> Table:
        """A table by its id, ready to be played at."""
        found = self.by_id.get(table)
        if found is None:
            if table not in self.opening:
                self.opening[table] = asyncio.create_task(self.fetch(table))
            found = await asyncio.shield(self.opening[table])
        self.keep(found)
        return found

    async def fetch(self, table: str) -> Table:
        """Take a table out of the database, once for all who want it now."""
        try:
            found = await self.read(table)
            self.welcome(found)
            return found
        finally:
            del self.opening[table]

    async def read(self, table: str) -> Table:
        """Read a table. Its log is replayed in a thread, so that the others play on."""
        try:
            kept = await self.store.find(table) if is_table_id(table) else None
            if kept is None:
                raise Refusal(NOT_FOUND, "problem-no-table")
            record, lines = kept
            found = Table(record, self.store)
            await asyncio.to_thread(found.follow, lines)
        except (Refusal, OSError, SQLAlchemyError):
            raise
        except Exception as error:  # one table that cannot be read must not take others with it
            logger().error("table cannot be opened", table=table, reason=type(error).__name__)
            raise Refusal(CONFLICT, "problem-cannot-open") from None
        return found

    def welcome(self, table: Table) -> None:
        """A table is ready."""
        self.by_id[table.id] = table
        self.keep(table)
        self.bot_turns.wake(table)

    def keep(self, table: Table) -> None:
        """Keep a table ready; of those nobody looks at, put away what was used longest ago."""
        self.kept[table.id] = table
        self.kept.move_to_end(table.id)
        idle = [t for t in self.kept.values() if not t.devices and t.id not in self.bot_turns.running]
        for old in idle[: max(0, len(idle) - self.settings.tables_in_memory)]:
            del self.kept[old.id]
        self.metrics.tables.set(len(self.kept))

    async def resume(self) -> None:
        """Let bots go on that are to answer and do not: their process has died, perhaps before it took the lease."""
        for record in await self.store.running():
            bots = {chair.seat for chair in record.chairs if chair.bot}
            if bots & set(record.standing.deciding) and len(bots) < len(record.chairs):
                with suppress(Refusal, OSError, SQLAlchemyError):
                    await self.table(record.id)

    # ------------------------------------------------------------ news

    def hear(self, match: str, seq: int, process: str) -> None:
        """A process has changed a table. Where nobody looks, that can wait until somebody comes."""
        table = self.by_id.get(match)
        if table is None or process == self.store.process:
            return
        if seq == END:
            self.see_to(self.end_tables([match]))
        elif seq == SEATS or seq > table.seq:
            if self.is_used(table):
                self.see_to(self.keep_up(table, seq))
            else:
                table.behind = True

    def is_used(self, table: Table) -> bool:
        """Whether somebody looks at a table here, or its bots think here."""
        return bool(table.devices) or table.id in self.bot_turns.running

    async def keep_up(self, table: Table, seq: int) -> None:
        """Follow a table as soon as the database answers, as long as somebody needs it here."""
        while self.is_used(table):
            try:
                await self.follow(table, seq)
                return
            except (OSError, SQLAlchemyError):
                logger().warning("database lost")
                await asyncio.sleep(AGAIN)
        table.behind = True

    async def follow(self, table: Table, seq: int = SEATS) -> None:
        """Read what another process has written: entries up to a number, or the seats as well."""
        if seq == SEATS:
            await self.seating.look(table)
        else:
            await table.catch_up(seq)
        self.bot_turns.wake(table)

    async def catch_up(self) -> None:
        """News may have been missed: look at every table where somebody is."""
        await self.end_tables(list(self.by_id))
        for table in list(self.by_id.values()):
            table.behind = True
            if self.is_used(table):
                await self.follow_if_possible(table)

    async def follow_if_possible(self, table: Table) -> None:
        """Follow a table, unless it is damaged: one that cannot be followed must not make us deaf to the others."""
        try:
            await self.follow(table)
        except (OSError, SQLAlchemyError):
            raise
        except Refusal:
            pass
        except Exception:
            logger().exception("table cannot be followed", table=table.id)

    def meet(self, table: Table, device: Device | None = None) -> None:
        """Tell everybody at a table who is there, here and at other processes; the device that came sees it anyway."""
        table.tell_people(but=device)
        if self.store.shared:
            self.unnoted.add(table)
            self.see_to(self.note_presence())

    async def note_presence(self) -> None:
        """Note who came and went, wherever that was by now."""
        async with self.noting:
            here = {table.id: table.seats_here() if table.devices else None for table in self.unnoted}
            here = {table: seats for table, seats in here.items() if seats != self.noted.get(table)}
            self.unnoted.clear()
            if here:
                await self.store.note_presence(here, now(CERTAIN))
                self.noted |= here

    async def stay_present(self) -> None:
        """Say again and again who is at our tables, and look who is at those of others, so that a process that died is
        forgotten and one that lives is not."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.renew_presence()
            except (OSError, SQLAlchemyError):
                logger().warning("database lost")

    async def renew_presence(self) -> None:
        async with self.noting:
            here: dict[str, list[Viewer] | None] = {
                table.id: table.seats_here() for table in list(self.by_id.values()) if table.devices
            }
            await self.store.renew_presence(here, now(CERTAIN))
            self.noted = here
        for table in list(self.by_id.values()):
            if table.devices and table.elsewhere:
                with suppress(Refusal):
                    await self.seating.look(table)

    # ------------------------------------------------------------ for whose bots this process thinks

    async def keep_leases(self) -> None:
        """Say again and again for whose bots we think, and think for those whose process has died."""
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                for match in await self.leases.renew(self.bot_turns.running):
                    self.see_to(self.take_over(match))
            except (OSError, SQLAlchemyError):
                logger().warning("database lost")

    async def take_over(self, match: str) -> None:
        try:
            self.bot_turns.begin(await self.table(match))
        except Refusal:
            await self.leases.drop(match)

    # ------------------------------------------------------------ the end of tables

    def check_admin(self, key: str) -> None:
        """Refuse whoever is not the host of this server."""
        if not opens(key, hashed(self.admin_key)):
            raise Refusal(FORBIDDEN, "problem-not-the-host")

    async def close_table(self, table: str) -> bool:
        """Close a table: it can be looked at, but nobody answers any more. False: it is not being played."""
        closed = await self.store.close_table(table, now())
        await self.end_tables([table])
        return closed

    async def delete_table(self, table: str) -> bool:
        """Delete a table for good. False: there is none."""
        deleted = await self.store.delete_table(table)
        await self.end_tables([table])
        return deleted

    async def end_tables(self, ids: list[str]) -> None:
        """See which tables were closed or deleted, and let everybody know who is there."""
        ends = await self.store.ends(ids) if ids else {}
        for match in ids:
            table = self.by_id.get(match)
            closed = ends.get(match, now())
            if table is not None and closed is not None and not table.closed:
                table.close(closed)
            if table is not None and match not in ends:
                self.forget(table)

    def forget(self, table: Table) -> None:
        """A table was deleted: nobody can come to it, and who is there leaves."""
        self.kept.pop(table.id, None)
        self.by_id.pop(table.id, None)
        for device in list(table.devices):
            device.dismiss(Refusal(NOT_FOUND, "problem-no-table"))

    async def tidy_for_ever(self) -> None:
        while True:
            try:
                await self.tidy()
            except (OSError, SQLAlchemyError):
                logger().warning("database lost")
            await asyncio.sleep(TIDYING)
            self.see_to(self.resume())

    async def tidy(self) -> None:
        """Forget who opened tables yesterday, and delete the tables that have been kept long enough."""
        await self.store.database.change(key_of_today)
        if not await self.store.note_up(now(), now(-DAY)):
            return
        counts = {kind: await self.delete_old(kind, days) for kind, days in self.retention.days.items() if days}
        if any(counts.values()):
            logger().info("old tables deleted", **counts)

    async def delete_old(self, kind: Kind, days: float) -> int:
        """Delete the old tables of a kind; how many there were."""
        number = 0
        while True:
            spare = [table.id for table in self.by_id.values() if table.devices]
            deleted = await self.store.delete_old(kind, now(-days * DAY), spare, BATCH)
            await self.end_tables(deleted)
            number += len(deleted)
            if len(deleted) < BATCH:
                return number

    # ------------------------------------------------------------ new tables

    async def make_table(self, wish: protocol.NewTable, address: str = "") -> protocol.TableMade:
        """Open a table: keys for the seats of this device, invitations for the open ones."""
        record, made = set_up(wish)
        if not await self.store.add(record, self.settings.tables, opening(address, self.settings.new_tables_per_day)):
            raise Refusal(BUSY, "problem-house-full")
        table = Table(record, self.store)
        table.address = address
        self.welcome(table)
        logger().info("table", table=record.id, title=record.title, seats=len(record.chairs))
        return made

    async def tables_of(self, keys: list[str]) -> list[protocol.TableInfo]:
        """The tables that these keys open, most recently played first."""
        hashes = [hashed(key) for key in keys]
        return [self.info(record, set(hashes)) for record in await self.store.opened_by(hashes)] if hashes else []

    def info(self, record: Record, hashes: set[str]) -> protocol.TableInfo:
        """A table as the list of those shows it who have these keys."""
        table = self.by_id.get(record.id)
        people = [
            seat_info(record.chairs, chair, table is not None and table.is_here(chair.seat), record.over)
            for chair in record.chairs
        ]
        mine = [chair.seat for chair in record.chairs if chair.key in hashes]
        asks = [chair.seat for chair in record.chairs if chair.request is not None and chair.request.key in hashes]
        asked = asks[0] if asks else SPECTATOR
        info = table_info(record, record.standing, record.over, record.moved, people, mine, asked)
        return replace(info, until=self.retention.until(record))

    # ------------------------------------------------------------ devices

    @contextmanager
    def socket(self) -> Iterator[None]:
        """Count a socket as long as it is open, if there is room for it: also one that does not say who it is."""
        if self.sockets >= self.settings.sockets:
            raise Refusal(BUSY, "problem-house-full")
        self.sockets += 1
        self.metrics.sockets.set(self.sockets)
        try:
            yield
        finally:
            self.sockets -= 1
            self.metrics.sockets.set(self.sockets)

    def come(self, table: Table, device: Device, address: str = "") -> None:
        """A device looks at a table."""
        table.devices.add(device)
        if device.viewer or not table.address:
            table.address = address
        if table.behind:  # since it said hello
            self.see_to(self.follow(table))
        self.meet(table, device)
        self.keep(table)
        self.bot_turns.wake(table)

    def go(self, table: Table, device: Device) -> None:
        """A device has gone."""
        table.devices.remove(device)
        self.meet(table)

    async def write(
        self, table: Table, seat: Viewer, move_id: str, act: Callable[[Match], None], saved: Callable[[int], None]
    ) -> None:
        """Let a person act, whatever becomes of the device meanwhile. It hears of it before anybody sees it.

        What nobody else may know of is not counted either, until everybody is told.
        """
        await asyncio.shield(asyncio.create_task(self.write_and_wake(table, seat, move_id, act, saved)))

    async def write_and_wake(
        self, table: Table, seat: Viewer, move_id: str, act: Callable[[Match], None], saved: Callable[[int], None]
    ) -> None:
        began = monotonic()
        before = table.seq
        written = await table.write(seat, move_id, act)
        saved(written.seq)
        if written.told:
            self.bot_turns.count(table, written)
            self.metrics.saving.observe(monotonic() - began)
        if table.seq > before:
            self.bot_turns.wake(table)
        milliseconds = round(1000 * (monotonic() - began), 1)
        logger().info("answer", table=table.id, seat=seat, seq=table.seq, by="person", milliseconds=milliseconds)
