"""Tables at a moment of a game that was played before anybody came: what is on them is certain, and there at once."""

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from playwright.sync_api import Page, expect

from antechamber.bots import make_bot
from antechamber.library import title as take_title
from antechamber.match import Match
from antechamber.server import protocol
from antechamber.server.database import database
from antechamber.server.new_table import set_up
from antechamber.server.records import Line, Record, now
from antechamber.server.store import Store
from antechamber.server.summary import standing
from tests.browser.conftest import Server

OPEN = protocol.SeatWish("open")
BOT = protocol.SeatWish("bot", "Bruno", "random")
MANY = 1_000_000
SEED = "1"


def deal(
    server: Server,
    title: str,
    seats: Sequence[protocol.SeatWish],
    until: Callable[[Match], bool],
    bot: str = "random",
    **options: protocol.Value,
) -> dict[int, str]:
    """Lay a table at which a game has come to this point, always the same; gives the links to its open seats."""
    made = lay(server, seats, played(title, len(seats), until, bot, **options))
    return {invite.seat: f"/join/{made.table}#{invite.invite}" for invite in made.invites}


def played(
    title: str, players: int, until: Callable[[Match], bool], bot: str = "random", **options: protocol.Value
) -> Match:
    """A game that has come to this point, always the same. `bot` is who has played until then, at every seat."""
    match = Match(take_title(title), players, options, SEED)
    chance = random.Random(SEED)
    player = make_bot(bot, match.title, SEED) if bot != "random" else None
    while not until(match):
        assert not match.over, "the game ended before that"
        seat = match.deciding[0]
        match.answer(seat, player.choose(match.view(seat)).option if player else chance.choice(match.state.legal(seat)))
        if match.unconfirmed is not None:
            match.confirm(match.unconfirmed)
    return match


def lay(server: Server, seats: Sequence[protocol.SeatWish], match: Match) -> protocol.TableMade:
    """A table with this game."""
    record, made = set_up(protocol.NewTable(match.title.slug, list(seats), match.options))
    with ThreadPoolExecutor() as beside:  # Playwright has an event loop of its own in this thread
        beside.submit(asyncio.run, keep(server, replace(record, seed=SEED), match)).result()
    return made


async def keep(server: Server, record: Record, match: Match) -> None:
    """Write a table to the database of a server that does not know it yet."""
    store = Store(database(f"sqlite:///{server.log.parent / 'tables.db'}"))
    lines = [Line(number, entry["seat"], entry, None, 0, now()) for number, entry in enumerate(match.log, start=1)]
    try:
        await store.add(record, MANY)
        if lines:
            await store.append(record.id, lines, match.over, standing(match, match.unrevealed))
    finally:
        await store.close()


def asks_seat_1(kind: str, rounds: int = 1) -> Callable[[Match], bool]:
    """Whether the first seat is asked for something of a kind: `claim`, `believe`, `pick`, `move`."""

    def asks(match: Match) -> bool:
        words = [match.text(option) for option in match.state.legal(0)]
        return match.state.rounds() >= rounds and not match.sealed and any(text.startswith(kind) for text in words)

    return asks


def is_over(match: Match) -> bool:
    return match.over


def sit(page: Page, link: str, name: str) -> None:
    """Come to a table by an invitation."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.mouse.move(0, 0)  # what lies under the pointer now would open its help
