"""What is told of a table to all alike: who sits there, how the game stands, the points as far as a view knows them."""

from __future__ import annotations

from antechamber.core.kernel import State, View
from antechamber.match import Match, Seat, Viewer, viewer_at
from antechamber.server import protocol
from antechamber.server.access import yet_to_agree
from antechamber.server.records import Chair, Record, Standing


def scores(state: State, view: View) -> list[int | None]:
    """The points as far as a view knows them; at the end all of them. What is hidden may be worth points."""
    return [*state.scores()] if state.over() else view.scores()


def standing(match: Match, unrevealed: list[Seat]) -> Standing:
    """What a list of tables shows of a match. It waits for whoever has yet to confirm a turn, if somebody has.

    Who has sealed an answer without anybody knowing is shown as still choosing, except to that very seat.
    """
    waits = match.unconfirmed
    choosing = sorted({*match.deciding, *unrevealed})
    return Standing(
        deciding=[viewer_at(seat) for seat in (choosing if waits is None else [waits])],
        question=match.state.question() if waits is None else protocol.CONFIRM,
        rounds=match.state.rounds(),
        ply=len(match.moments) - len(unrevealed),
        winners=[viewer_at(seat) for seat in match.winners],
        locked=[viewer_at(seat) for seat in unrevealed],
    )


def seat_info(chairs: list[Chair], chair: Chair, here: bool, over: bool) -> protocol.SeatInfo:
    """A seat belongs to whoever has its key; without one a bot plays there, or it is open. Somebody may ask for it, as
    long as the game goes on."""
    kind: protocol.SeatKind = "person" if chair.key else "bot" if chair.bot else "open"
    stand_in = bool(chair.key and chair.bot)
    asked = None if over else chair.request
    request = None if asked is None else protocol.SeatRequest(asked.id, asked.name, yet_to_agree(chairs, chair))
    return protocol.SeatInfo(chair.seat, chair.name, kind, chair.bot or "", stand_in, here, request)


def table_info(
    record: Record,
    stands: Standing,
    over: bool,
    moved: str,
    people: list[protocol.SeatInfo],
    mine: list[Viewer],
    asks: Viewer,
) -> protocol.TableInfo:
    return protocol.TableInfo(
        table=record.id,
        title=record.title,
        options=record.options,
        seats=people,
        mine=mine,
        deciding=[seat for seat in stands.deciding if seat not in stands.locked or seat not in mine],
        question=stands.question,
        rounds=stands.rounds,
        ply=stands.ply,
        over=over,
        winners=stands.winners,
        created=record.created,
        moved=moved,
        closed=record.closed is not None,
        asks=asks,
    )
