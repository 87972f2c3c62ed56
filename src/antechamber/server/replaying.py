"""Looking back: a game answer by answer, as a viewer whom a key allows."""

from __future__ import annotations

from antechamber.core.kernel import State
from antechamber.match import SPECTATOR, Seat, Viewer, report, seat_of, viewer_at
from antechamber.match.match import Moment
from antechamber.server import protocol
from antechamber.server.access import Access
from antechamber.server.problems import FORBIDDEN, NOT_FOUND, Refusal
from antechamber.server.records import Whys
from antechamber.server.summary import scores
from antechamber.server.table import Table


def viewer_for(table: Table, access: Access, wanted: int | None) -> Viewer:
    """As whom to look: as oneself or a spectator while the game runs, as anybody after its end."""
    viewer = access.seat if wanted is None else Viewer(wanted)
    if not SPECTATOR <= viewer <= len(table.chairs):
        raise Refusal(NOT_FOUND, "problem-no-seat", number=len(table.chairs))
    if viewer not in (SPECTATOR, access.seat) and not table.match.over:
        raise Refusal(FORBIDDEN, "problem-other-eyes")
    return viewer


def state_after(table: Table, moments: list[Moment], ply: int) -> State:
    """The state after so many of these answers. After the last it is the present one: its view leaves out the rest."""
    if not 0 <= ply <= len(moments):
        raise Refusal(NOT_FOUND, "problem-no-ply", plies=len(moments))
    return table.match.state if ply == len(moments) else moments[ply].before


def replay(table: Table, viewer: Viewer, whys: Whys) -> protocol.Replay:
    """All answers that stand, as far as this viewer knows of them, and why bots gave them, if that may be told."""
    plies = []
    moments = table.known(viewer)
    for number, moment in enumerate(moments, start=1):
        after = state_after(table, moments, number)
        plies.append(
            protocol.Ply(
                ply=number,
                seat=viewer_at(moment.seat),
                rounds=after.rounds(),
                reveal=after.barrier() != moment.before.barrier(),
                events=table.told(moment.events, viewer),
                why=whys.get(moment.entry, []),
            )
        )
    return protocol.Replay(
        table=table.id,
        title=table.match.title.slug,
        options=table.record.options,
        seats=table.people(),
        seat=viewer,
        over=table.match.over,
        plies=plies,
    )


def moment(table: Table, viewer: Viewer, ply: int) -> protocol.Moment:
    """The table after so many answers."""
    state = state_after(table, table.known(viewer), ply)
    view = state.view(seat_of(viewer))
    return protocol.Moment(
        ply=ply,
        seat=viewer,
        view=view.detail(),
        scores=scores(state, view),
        winners=[viewer_at(Seat(seat)) for seat in state.winners()],
        over=state.over(),
        capped=state.capped(),
    )


def doubted(table: Table, access: Access, doubt: protocol.Doubt) -> tuple[str, str]:
    """The name and the text of a report: what this viewer sees now, or saw after so many answers."""
    viewer = viewer_for(table, access, doubt.viewer)
    moments = table.known(viewer)
    ply = len(moments) if doubt.ply is None else doubt.ply
    state_after(table, moments, ply)
    made = report.report(table.match, seat_of(viewer), moments, ply, doubt.expected, doubt.wish)
    text = report.written(made)
    return report.name_of(made, text), text
