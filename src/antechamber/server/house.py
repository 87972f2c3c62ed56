"""The house: every table of this server, opened when somebody comes and put away when nobody has come for long."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from antechamber.bots import names
from antechamber.library import slugs
from antechamber.library import title as take_title
from antechamber.match import Match, UndoError
from antechamber.server import protocol
from antechamber.server.database import database
from antechamber.server.keys import hashed, is_table_id, new_key, new_seed, new_table_id
from antechamber.server.logs import logger
from antechamber.server.metrics import Metrics
from antechamber.server.problems import BAD, BUSY, CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from antechamber.server.runner import Runner
from antechamber.server.settings import Settings, database_address
from antechamber.server.store import SEATS, Chair, Record, Store, now
from antechamber.server.table import Access, Device, Table, seat_info, standing, table_info
from antechamber.server.thinking import Thinking

STAND_IN = "adept"  # plays on for who leaves
BEAT = 20  # seconds after which a process says again who is at its tables
CERTAIN = 60  # seconds for which that holds


class House:
    """All tables of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(database(database_address(settings)))
        self.thinking = Thinking(settings.thinkers, settings.thinking_seconds, self.metrics)
        self.runner = Runner(self.thinking, self.metrics)
        self.kept: OrderedDict[str, Table] = OrderedDict()  # the table used last is the last
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # never two of one table
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.chores: set[asyncio.Task[None]] = set()
        self.devices = 0
        self.process = secrets.token_hex(8)
        self.noting = asyncio.Lock()  # what is noted last is what is true

    async def open(self) -> None:
        """Begin: the database, the news of other processes, and the tables where a bot is to answer."""
        await self.store.open()
        if self.store.shared:
            from antechamber.server.news import listen

            self.see_to(listen(self.store.database.url, self.hear, self.catch_up))
            self.see_to(self.stay_present())
        self.see_to(self.resume())

    async def close(self) -> None:
        for chore in list(self.chores):
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await self.runner.stop()
        await self.thinking.stop()
        if self.store.shared:
            await self.store.forget_presence(self.process)
        await self.store.close()

    def see_to(self, chore: Coroutine[None, None, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(self.do(chore))
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    async def do(self, chore: Coroutine[None, None, None]) -> None:
        try:
            await chore
        except Exception:
            logger().exception("chore failed")

    # ------------------------------------------------------------ opening and putting away

    async def table(self, table: str) -> Table:
        """A table by its id, ready to be played at."""
        found = self.tables.get(table)
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
            if self.store.shared:  # what was written while we read was announced to nobody here
                await self.follow(found, seats=True)
            return found
        finally:
            del self.opening[table]

    async def read(self, table: str) -> Table:
        """Read a table. Its log is replayed in a thread, so that the others play on."""
        kept = await self.store.find(table) if is_table_id(table) else None
        if kept is None:
            raise Refusal(NOT_FOUND, "problem-no-table")
        record, lines = kept
        try:
            found = Table(record, self.store)
            await asyncio.to_thread(found.repeat, lines)
        except Exception as error:  # one table that cannot be read must not take others with it
            logger().error("table does not replay", table=table, reason=str(error))
            raise Refusal(CONFLICT, "problem-does-not-replay") from None
        return found

    def welcome(self, table: Table) -> None:
        """A table is ready."""
        self.tables[table.id] = table
        self.keep(table)
        self.runner.wake(table)

    def keep(self, table: Table) -> None:
        """Keep a table ready; of those nobody looks at, put away what was used longest ago."""
        self.kept[table.id] = table
        self.kept.move_to_end(table.id)
        idle = [t for t in self.kept.values() if not t.devices and t.id not in self.runner.running]
        for old in idle[: max(0, len(idle) - self.settings.tables_in_memory)]:
            del self.kept[old.id]
        self.metrics.tables.set(len(self.kept))

    async def resume(self) -> None:
        """After a restart: let the bots go on that were to answer."""
        for record in await self.store.running():
            bots = {chair.seat for chair in record.chairs if chair.bot}
            if bots & set(record.standing.deciding) and len(bots) < len(record.chairs):
                with suppress(Refusal, OSError, SQLAlchemyError):
                    await self.table(record.id)

    # ------------------------------------------------------------ news

    def hear(self, match: str, seq: int) -> None:
        """Another process has changed a table."""
        table = self.tables.get(match)
        if table is not None and (seq == SEATS or seq > table.seq):
            self.see_to(self.follow(table, seats=seq == SEATS))

    async def follow(self, table: Table, seats: bool) -> None:
        """Read what another process has written."""
        if seats:
            chairs = await self.store.chairs(table.id)
            elsewhere = await self.store.present_elsewhere(self.process, table.id)
            before = (table.chairs, set(table.elsewhere))
            table.elsewhere = elsewhere
            if before != (chairs, set(elsewhere)):
                table.seat_people(chairs)
        await table.catch_up()
        self.runner.wake(table)

    async def catch_up(self) -> None:
        """News may have been missed: look at every open table."""
        for table in list(self.tables.values()):
            await self.follow(table, seats=True)

    def meet(self, table: Table, device: Device | None = None) -> None:
        """Tell everybody at a table who is there, here and at other processes; the device that came sees it anyway."""
        table.tell_people(but=device)
        if self.store.shared:
            self.see_to(self.note_presence(table))

    async def note_presence(self, table: Table) -> None:
        async with self.noting:
            await self.store.note_presence(self.process, table.id, table.seats_here(), now(CERTAIN))

    async def stay_present(self) -> None:
        """Say again and again who is at our tables, so that a process that died is forgotten."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.extend_presence(self.process, now(CERTAIN))
            except (OSError, SQLAlchemyError):
                logger().warning("database lost")

    # ------------------------------------------------------------ new tables

    async def make_table(self, wish: protocol.NewTable) -> protocol.TableMade:
        """Open a table: keys for the seats of this device, invitations for the open ones."""
        if wish.title not in slugs():
            raise Refusal(BAD, "problem-no-title", title=wish.title)
        title = take_title(wish.title)
        options = title.complete(len(wish.seats), dict(wish.options))
        for seat in wish.seats:
            if seat.kind == "bot":
                check_level(wish.title, seat.bot)
        keys: list[protocol.SeatKey] = []
        invites: list[protocol.Invite] = []
        chairs: list[Chair] = []
        for number, seat in enumerate(wish.seats, start=1):
            key = invite = None
            if seat.kind in ("me", "here"):
                key = new_key()
                keys.append(protocol.SeatKey(number, key))
            elif seat.kind == "open":
                invite = new_key()
                invites.append(protocol.Invite(number, invite))
            chairs.append(
                Chair(
                    seat=number,
                    name=clean(seat.name),
                    bot=seat.bot if seat.kind == "bot" else None,
                    key=hashed(key) if key else None,
                    invite=hashed(invite) if invite else None,
                )
            )
        host, watch, table, seed = new_key(), new_key(), new_table_id(), new_seed()
        match = Match(title, len(chairs), options, seed)
        at = now()
        record = Record(
            id=table,
            title=title.slug,
            rules_version=title.rules_version,
            options=dict(match.options),
            seed=seed,
            host=hashed(host),
            watch=hashed(watch),
            created=at,
            moved=at,
            over=match.over,
            standing=standing(match),
            chairs=chairs,
        )
        if not await self.store.add(record, self.settings.tables):
            raise Refusal(BUSY, "problem-house-full")
        self.welcome(Table(record, self.store))
        logger().info("table", table=table, title=title.slug, seats=len(chairs))
        return protocol.TableMade(table, keys, invites, host, watch)

    async def tables_of(self, keys: list[str]) -> list[protocol.TableInfo]:
        """The tables that these keys open, those moved last first."""
        hashes = [hashed(key) for key in keys]
        shown = set(hashes)
        found = []
        for record in await self.store.opened_by(hashes) if hashes else []:
            table = self.tables.get(record.id)
            mine = [chair.seat for chair in record.chairs if chair.key in shown]
            people = [seat_info(chair, table is not None and table.is_here(chair.seat)) for chair in record.chairs]
            found.append(table_info(record, record.standing, record.over, record.moved, people, mine))
        return found

    # ------------------------------------------------------------ seats

    async def claim(self, table: Table, claim: protocol.Claim) -> protocol.SeatKey:
        """Take the seat of an invitation. The key that opened it before opens it no longer."""
        if claim.key is not None and (access := table.access(claim.key)) and access.seat:
            return protocol.SeatKey(access.seat, claim.key)  # it was claimed, but the answer was lost
        chair = table.invited(claim.invite)
        if chair is None:
            raise Refusal(FORBIDDEN, "problem-invite")
        key = claim.key or new_key()
        name = clean(claim.name) or chair.name
        await self.change_chair(table, chair, key=hashed(key), invite=None, bot=None, name=name)
        return protocol.SeatKey(chair.seat, key)

    async def invite(self, table: Table, seat: int, access: Access) -> protocol.Invite:
        """Invite to a seat: its owner, to go on at another device; the host, if nobody has its key."""
        chair = seat_at(table, seat)
        if access.seat != seat:
            check_host(access)
            if chair.key is not None:
                raise Refusal(FORBIDDEN, "problem-seat-taken", {"seat": table.name(seat)}, seat=seat)
        invite = new_key()
        await self.change_chair(table, chair, invite=hashed(invite))
        return protocol.Invite(seat, invite)

    async def warm(self, table: Table, seat: int, level: str, access: Access) -> None:
        """Let a bot play for a seat, or give the seat back."""
        chair = seat_at(table, seat)
        if access.seat != seat:
            check_host(access)
            if level and chair.key is not None and table.is_here(seat):
                raise Refusal(FORBIDDEN, "problem-still-here", {"seat": table.name(seat)}, seat=seat)
        if level:
            check_level(table.match.title.slug, level)
        await self.change_chair(table, chair, bot=level or None)

    async def leave(self, table: Table, seat: int, access: Access) -> None:
        """Leave for good: the key opens nothing any more, a bot plays on."""
        if access.seat != seat:
            raise Refusal(FORBIDDEN, "problem-not-your-seat")
        levels = names(table.match.title.slug)
        stand_in = STAND_IN if STAND_IN in levels else levels[-1]
        await self.change_chair(table, table.chair(seat), key=None, invite=None, bot=stand_in)

    async def change_chair(self, table: Table, chair: Chair, **values: str | None) -> None:
        """Change who sits there, unless somebody else just did; everybody at the table is told."""
        changed = await self.store.change_chair(table.id, chair, **values)
        table.seat_people(await self.store.chairs(table.id))
        # Who comes back need not confirm the turn that the bot has made.
        if changed and chair.bot and table.match.unconfirmed == chair.seat - 1:
            with suppress(UndoError):  # somebody was faster
                await table.write(chair.seat, None, lambda match: match.confirm(chair.seat - 1))
        self.runner.wake(table)
        if not changed:
            raise Refusal(CONFLICT, "problem-seat-changed")

    # ------------------------------------------------------------ devices

    def come(self, table: Table, device: Device) -> None:
        """A device looks at a table."""
        if self.devices >= self.settings.sockets:
            raise Refusal(BUSY, "problem-house-full")
        self.devices += 1
        self.metrics.sockets.set(self.devices)
        table.devices.add(device)
        self.meet(table, device)
        self.keep(table)
        self.runner.wake(table)

    def go(self, table: Table, device: Device) -> None:
        """A device has gone."""
        self.devices -= 1
        self.metrics.sockets.set(self.devices)
        table.devices.remove(device)
        self.meet(table)

    async def write(
        self, table: Table, seat: int, move_id: str, act: Callable[[Match], None], saved: Callable[[int], None]
    ) -> None:
        """Let a person act, whatever becomes of the device meanwhile. It hears of it before anybody sees it."""
        await asyncio.shield(asyncio.create_task(self.write_and_wake(table, seat, move_id, act, saved)))

    async def write_and_wake(
        self, table: Table, seat: int, move_id: str, act: Callable[[Match], None], saved: Callable[[int], None]
    ) -> None:
        began = monotonic()
        before = table.seq
        seq = await table.write(seat, move_id, act)
        saved(seq)
        if seq > before:
            self.metrics.answers.labels("person").inc()
            self.metrics.saving.observe(monotonic() - began)
            self.runner.wake(table)
        milliseconds = round(1000 * (monotonic() - began), 1)
        logger().info("answer", table=table.id, seat=seat, seq=seq, by="person", milliseconds=milliseconds)


def clean(name: str) -> str:
    """A name without what cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())


def check_level(slug: str, level: str) -> None:
    if level not in names(slug):
        raise Refusal(BAD, "problem-no-bot", level=level)


def check_host(access: Access) -> None:
    if not access.host:
        raise Refusal(FORBIDDEN, "problem-not-your-seat")


def seat_at(table: Table, seat: int) -> Chair:
    if not 1 <= seat <= len(table.chairs):
        raise Refusal(NOT_FOUND, "problem-no-seat", number=len(table.chairs))
    return table.chair(seat)
