"""Who sits where: keys, invitations, bots that keep a seat warm. The seats in the database are the truth.

Another process may have changed them, and the news of it may still be under way. So what a key opens is looked up when
somebody comes, and what becomes of a seat is decided in the transaction that writes it, on the seats as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from antechamber.bots import names
from antechamber.match import Match, Seat, UndoError
from antechamber.server import protocol
from antechamber.server.access import Access, access, invited, opened, owns
from antechamber.server.keys import hashed, new_key
from antechamber.server.problems import CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from antechamber.server.runner import Runner
from antechamber.server.store import Chair, People, Store
from antechamber.server.table import Table
from antechamber.server.wishes import check_level, clean

STAND_IN = "adept"  # plays on for who leaves


class Seating:
    """Seats people at the tables of one process."""

    def __init__(self, store: Store, runner: Runner, process: str) -> None:
        self.store = store
        self.runner = runner
        self.process = process

    async def look(self, table: Table) -> None:
        """Take over what was done at a table by now, and who sits there."""
        await table.see(lambda seq: self.store.look(self.process, table.id, seq))

    async def access(self, table: Table, key: str) -> Access:
        """What a key opens by now."""
        await self.look(table)
        return opened(table.record, table.chairs, key)

    # ------------------------------------------------------------ coming and going

    async def claim(self, table: Table, claim: protocol.Claim) -> protocol.SeatKey:
        """Take the seat of an invitation. The key that opened it before opens it no longer."""
        key = claim.key or new_key()

        def decide(people: People) -> Chair:
            known = access(table.record, people.chairs, key)
            if known is not None and known.seat:
                return people.chairs[known.seat - 1]  # it was claimed, but the answer was lost
            chair = invited(people.chairs, claim.invite)
            if chair is None:
                raise Refusal(FORBIDDEN, "problem-invite")
            return replace(chair, key=hashed(key), invite=None, bot=None, name=clean(claim.name) or chair.name)

        chair = await self.change(table, decide)
        return protocol.SeatKey(chair.seat, key)

    async def invite(self, table: Table, seat: int, key: str) -> protocol.Invite:
        """Invite to a seat: its owner, to go on at another device; the host, if nobody has its key."""
        invite = new_key()
        shown = table.chairs

        def decide(people: People) -> Chair:
            chair = seat_at(people.chairs, seat)
            if not owns(table.record, people.chairs, seat, key):
                if chair.key is not None:
                    raise Refusal(FORBIDDEN, "problem-seat-taken", {"seat": called(chair)}, seat=seat)
                check_same(shown, chair)
            return replace(chair, invite=hashed(invite))

        await self.change(table, decide)
        return protocol.Invite(seat, invite)

    async def warm(self, table: Table, seat: int, level: str, key: str) -> None:
        """Let a bot play for a seat, or give the seat back."""
        shown, here = table.chairs, table.seats_here()

        def decide(people: People) -> Chair:
            chair = seat_at(people.chairs, seat)
            if not owns(table.record, people.chairs, seat, key):
                if level and chair.key is not None and (seat in here or seat in people.elsewhere):
                    raise Refusal(FORBIDDEN, "problem-still-here", {"seat": called(chair)}, seat=seat)
                check_same(shown, chair)
            if level:
                check_level(table.record.title, level)
            return replace(chair, bot=level or None)

        await self.change(table, decide)

    async def leave(self, table: Table, seat: int, key: str) -> None:
        """Leave for good: the key opens nothing any more, a bot plays on."""
        levels = names(table.record.title)
        stand_in = STAND_IN if STAND_IN in levels else levels[-1]

        def decide(people: People) -> Chair:
            if opened(table.record, people.chairs, key).seat != seat:
                raise Refusal(FORBIDDEN, "problem-not-your-seat")
            return replace(people.chairs[seat - 1], key=None, invite=None, bot=stand_in)

        await self.change(table, decide)

    async def change(self, table: Table, decide: Callable[[People], Chair]) -> Chair:
        """Change who sits in one seat; everybody at the table is told."""
        try:
            async with table.settling:
                await self.let_go(table, decide)
                after, people = await self.store.change_chair(self.process, table.id, decide)
                table.seat_people(people)
        except Refusal:
            await self.look(table)  # perhaps because what is shown here is old
            raise
        self.runner.wake(table)
        return after

    async def let_go(self, table: Table, decide: Callable[[People], Chair]) -> None:
        """Confirm the turn that a bot has made for a seat before that is given back: who comes back need not do so, and
        nobody is to see that it waits."""
        people = await self.store.people(self.process, table.id)
        after = decide(people)
        if people.chairs[after.seat - 1].bot is None or after.bot is not None:
            return

        def confirm(match: Match) -> None:
            match.seats = [Seat(seat.name) for seat in match.seats]  # as a person's it waits, as a bot's it does not
            match.confirm(after.seat - 1)

        with suppress(UndoError):  # it does not wait
            await table.write(after.seat, None, confirm)


def seat_at(chairs: list[Chair], seat: int) -> Chair:
    if not 1 <= seat <= len(chairs):
        raise Refusal(NOT_FOUND, "problem-no-seat", number=len(chairs))
    return chairs[seat - 1]


def check_same(shown: list[Chair], chair: Chair) -> None:
    """The host decides about a seat as it is shown: not if somebody else has taken or left it since."""
    if shown[chair.seat - 1].key != chair.key:
        raise Refusal(CONFLICT, "problem-seat-changed")


def called(chair: Chair) -> str:
    return chair.name or str(chair.seat)
