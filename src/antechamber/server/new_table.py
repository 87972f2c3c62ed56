"""A new table as it is set up: its seats, its seed, and the keys and invitations that are told once."""

from __future__ import annotations

from antechamber.bots import names
from antechamber.library import slugs
from antechamber.library import title as take_title
from antechamber.match import Match, Seat, viewer_at
from antechamber.server import protocol
from antechamber.server.keys import hashed, new_key, new_seed, new_table_id
from antechamber.server.player_names import clean_name
from antechamber.server.problems import BAD, Refusal
from antechamber.server.records import Chair, Record, now
from antechamber.server.summary import standing


def set_up(wish: protocol.NewTable) -> tuple[Record, protocol.TableMade]:
    """A table as it is kept, and what the device that wished for it is told."""
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
    for index, seat in enumerate(wish.seats):
        number = viewer_at(Seat(index))
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
                name=clean_name(seat.name),
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
        standing=standing(match, []),
        chairs=chairs,
    )
    return record, protocol.TableMade(table, keys, invites, host, watch)


def check_level(slug: str, level: str) -> None:
    """Refuse a bot that there is not."""
    if level not in names(slug):
        raise Refusal(BAD, "problem-no-bot", level=level)
