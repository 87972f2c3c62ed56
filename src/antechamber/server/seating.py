"""Who sits where: keys, invitations, bots that stand in. The seats in the database are the truth.

Another process may have changed them, and the news of it may still be under way. So what a key opens is looked up when
somebody comes, and what becomes of a seat is decided in the transaction that writes it, on the seats as they are.

Who takes over a seat sees all its secrets, and could leave again. So where there are secrets (those of Aztec are dealt
when the table is opened, those of Jaguar come with answers), a seat that a bot plays or that was left goes to a person
only if every other person at the table agrees: who claims it asks for it first, and looks on until the last of them has
agreed. Who asks, agrees, refuses, takes over or leaves is
noted in the log. Who has the key of a seat is never asked for anything: also if a bot stands in, it is theirs.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeAlias

from msgspec.structs import replace

from antechamber.bots import names
from antechamber.match import Match, Player, UndoError, Viewer, seat_of
from antechamber.server import protocol
from antechamber.server.access import Access, access, invited, opened, owns, yet_to_agree
from antechamber.server.bot_turns import BotTurns
from antechamber.server.keys import hashed, new_key, new_table_id, opens
from antechamber.server.new_table import check_level
from antechamber.server.player_names import clean_name
from antechamber.server.problems import CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from antechamber.server.records import Chair, People, Request
from antechamber.server.store import Store
from antechamber.server.table import Change, Table

Decide: TypeAlias = Callable[[People, Match], Change]
STAND_IN = "adept"  # plays on for who leaves
REQUESTS = 50  # so often seats of one table may be asked for: each time makes its log longer


class Seating:
    """Seats people at the tables of one process."""

    def __init__(self, store: Store, bot_turns: BotTurns) -> None:
        self.store = store
        self.bot_turns = bot_turns

    async def look(self, table: Table) -> None:
        """Take over what was done at a table by now, and who sits there."""
        await table.see(lambda seq: self.store.look(table.id, seq))

    async def access(self, table: Table, key: str) -> Access:
        """What a key opens by now."""
        await self.look(table)
        return opened(table.record, table.chairs, key)

    # ------------------------------------------------------------ coming and going

    async def claim(self, table: Table, claim: protocol.Claim) -> protocol.Claimed:
        """Take the seat of an invitation, or ask for it. The key that opened it before opens it no longer."""
        key = claim.key or new_key()

        def decide(people: People, match: Match) -> Change:
            known = access(table.record, people.chairs, key)
            if known is not None and (known.seat or known.asks):
                return Change(people.chairs)  # it was claimed, but the answer was lost
            chair = invited(people.chairs, claim.invite)
            if chair is None:
                raise Refusal(FORBIDDEN, "problem-invite")
            name = clean_name(claim.name) or chair.name
            if not is_asked_for(match, chair):
                taken = replace(chair, key=hashed(key), invite=None, bot=None, request=None, name=name)
                return Change(with_chair(people.chairs, taken))
            check_requests(match)
            agreed = [other.seat for other in people.chairs if any(opens(shown, other.key) for shown in claim.keys)]
            return request(people.chairs, chair, Request(new_table_id(), hashed(key), name, agreed))

        chairs = await self.change(table, decide)
        found = opened(table.record, chairs, key)
        return protocol.Claimed(found.seat or found.asks, key, waits=not found.seat)

    async def agree(self, table: Table, seat: Viewer, wish: protocol.Agree, key: str) -> None:
        """Agree that somebody takes over a seat, or refuse. Nobody does so for another seat, the host neither."""

        def decide(people: People, match: Match) -> Change:
            own = opened(table.record, people.chairs, key).seat
            if not own:
                raise Refusal(FORBIDDEN, "problem-spectator")
            chair = seat_at(people.chairs, seat)
            asked = chair.request
            if asked is None or asked.id != wish.request or match.over:
                raise Refusal(CONFLICT, "problem-no-request")
            if own in asked.agreed and wish.agrees:
                return Change(people.chairs)
            name = people.chairs[own - 1].name
            if not wish.agrees:
                return Change(with_chair(people.chairs, replace(chair, request=None)), [("refuse", own, name, seat)])
            granted = replace(chair, request=replace(asked, agreed=sorted({*asked.agreed, own})))
            return settle(Change(with_chair(people.chairs, granted), [("agree", own, name, seat)]))

        await self.change(table, decide)

    async def invite(self, table: Table, seat: Viewer, key: str) -> protocol.Invite:
        """Invite to a seat: its owner, to go on at another device; the host, if nobody has its key."""
        invite = new_key()
        shown = table.chairs

        def decide(people: People, _: Match) -> Change:
            chair = seat_at(people.chairs, seat)
            if not owns(table.record, people.chairs, seat, key):
                if chair.key is not None:
                    raise Refusal(FORBIDDEN, "problem-seat-taken", {"seat": called(chair)}, seat=seat)
                check_same(shown, chair)
            return Change(with_chair(people.chairs, replace(chair, invite=hashed(invite))))

        await self.change(table, decide)
        return protocol.Invite(seat, invite)

    async def stand_in(self, table: Table, seat: Viewer, level: str, key: str) -> None:
        """Let a bot play for a seat, or give the seat back."""
        shown, here = table.chairs, table.seats_here()

        def decide(people: People, match: Match) -> Change:
            chair = seat_at(people.chairs, seat)
            if not owns(table.record, people.chairs, seat, key):
                if level and chair.key is not None and (seat in here or seat in people.elsewhere):
                    raise Refusal(FORBIDDEN, "problem-still-here", {"seat": called(chair)}, seat=seat)
                check_same(shown, chair)
            if level:
                check_level(table.record.title, level)
            elif is_asked_for(match, chair):  # or it would look like one at which nobody has played
                raise Refusal(CONFLICT, "problem-seat-asked-for")
            return Change(with_chair(people.chairs, replace(chair, bot=level or None)))

        await self.change(table, decide)

    async def leave(self, table: Table, seat: Viewer, key: str) -> None:
        """Leave for good: the key opens nothing any more, a bot plays on. Or no longer ask for a seat."""
        levels = names(table.record.title)
        stand_in = STAND_IN if STAND_IN in levels else levels[-1]

        def decide(people: People, match: Match) -> Change:
            found = opened(table.record, people.chairs, key)
            chair = seat_at(people.chairs, seat)
            if found.asks == seat and chair.request is not None:
                noted = [] if match.over else [("withdraw", seat, chair.request.name, seat)]
                return Change(with_chair(people.chairs, replace(chair, request=None)), noted)
            if found.seat != seat:
                raise Refusal(FORBIDDEN, "problem-not-your-seat")
            chairs = [without_agreement(other, seat) for other in people.chairs]
            chairs = with_chair(chairs, replace(chair, key=None, invite=None, bot=stand_in))
            return settle(Change(chairs, [("leave", seat, chair.name, seat)])) if is_secret(match) else Change(chairs)

        await self.change(table, decide)

    async def change(self, table: Table, decide: Decide) -> list[Chair]:
        """Change who sits where; everybody at the table is told. Gives the seats after it."""
        try:
            async with table.settling:
                await self.let_go(table, decide)
                after = await table.change_seats(decide)
        except Refusal:
            await self.look(table)  # perhaps because what is shown here is old
            raise
        self.bot_turns.wake(table)
        return after

    async def let_go(self, table: Table, decide: Decide) -> None:
        """Confirm the turn that a bot has made for a seat before that is given back: who comes back need not do so, and
        nobody is to see that it waits."""
        people = await self.store.people(table.id)
        after = decide(people, table.match).chairs
        for chair, before in zip(after, people.chairs, strict=True):
            if before.bot is not None and chair.bot is None:
                with suppress(UndoError):  # it does not wait
                    await table.write(chair.seat, None, confirmed(chair.seat))


# ---------------------------------------------------------------- asking for a seat


def is_secret(match: Match) -> bool:
    """Whether a look into a seat could tell something: where there are secrets, from the first answer to the end, or
    from the beginning if they are dealt before it."""
    if match.over or not match.title.secrets:
        return False
    return match.title.deals_secrets or any("answer" in entry for entry in match.log)


def is_asked_for(match: Match, chair: Chair) -> bool:
    """Whether a seat goes to a person only if all others agree: if a bot plays there and nobody has its key, from the
    beginning or since somebody left. At a seat that is still open nobody has played: it is whose invitation it is."""
    return chair.key is None and chair.bot is not None and is_secret(match)


def check_requests(match: Match) -> None:
    """Nobody asks for seats for ever. Who agrees, refuses or leaves needs a request or a seat, so there is an end to
    that as well."""
    if sum(entry.get("seating") in ("request", "take") for entry in match.log) >= REQUESTS:
        raise Refusal(CONFLICT, "problem-requests-enough", times=REQUESTS)


def request(chairs: list[Chair], chair: Chair, asked: Request) -> Change:
    """Ask for a seat; a former request for it ends. If there is nobody to be asked, the seat is taken at once."""
    chairs = with_chair(chairs, replace(chair, invite=None, request=asked))
    if not yet_to_agree(chairs, chairs[chair.seat - 1]):
        return settle(Change(chairs))
    agreed = [("agree", seat, chairs[seat - 1].name, chair.seat) for seat in asked.agreed]
    return Change(chairs, [("request", chair.seat, asked.name, chair.seat), *agreed])


def settle(change: Change) -> Change:
    """Give seats to those who ask for them and to whom everybody with a seat has agreed, one after another: who has
    got a seat is to be asked as well."""
    chairs, notes = change.chairs, list(change.notes)
    for chair in change.chairs:
        asked = chair.request
        if asked is not None and not yet_to_agree(chairs, chair):
            taken = replace(chair, name=asked.name, bot=None, key=asked.key, invite=None, request=None)
            chairs = with_chair(chairs, taken)
            notes.append(("take", chair.seat, asked.name, chair.seat))
    return Change(chairs, notes)


def without_agreement(chair: Chair, seat: Viewer) -> Chair:
    """A seat whose request one seat has not agreed to: whoever sits there next is asked anew."""
    asked = chair.request
    if asked is None:
        return chair
    return replace(chair, request=replace(asked, agreed=[other for other in asked.agreed if other != seat]))


def with_chair(chairs: list[Chair], changed: Chair) -> list[Chair]:
    return [changed if chair.seat == changed.seat else chair for chair in chairs]


def confirmed(seat: Viewer) -> Callable[[Match], None]:
    """Confirm the turn of a seat, as its owner would."""

    def confirm(match: Match) -> None:
        match.seats = [Player(seat.name) for seat in match.seats]  # as a person's it waits, as a bot's it does not
        match.confirm(seat_of(seat))

    return confirm


def seat_at(chairs: list[Chair], seat: Viewer) -> Chair:
    if not 1 <= seat <= len(chairs):
        raise Refusal(NOT_FOUND, "problem-no-seat", number=len(chairs))
    return chairs[seat - 1]


def check_same(shown: list[Chair], chair: Chair) -> None:
    """The host decides about a seat as it is shown: not if somebody else has taken or left it since."""
    if shown[chair.seat - 1].key != chair.key:
        raise Refusal(CONFLICT, "problem-seat-changed")


def called(chair: Chair) -> str:
    return chair.name or str(chair.seat)
