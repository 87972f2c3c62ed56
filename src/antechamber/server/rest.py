"""What can be asked and told over plain HTTP, under /api."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from antechamber.bots import names
from antechamber.core.title import OptionSpec, Title
from antechamber.library import component_data, has_components, primer, provenance, rules, slugs
from antechamber.library import title as take_title
from antechamber.match import Viewer
from antechamber.messages import LANGUAGES, texts_of
from antechamber.server import protocol, replaying
from antechamber.server.access import Access, invited, opened
from antechamber.server.middleware import address
from antechamber.server.problems import (
    BAD,
    BUSY,
    CONFLICT,
    FORBIDDEN,
    NO_KEY,
    NOT_FOUND,
    TOO_FAST,
    TOO_LARGE,
    UPGRADE,
    Refusal,
    problem_of,
)
from antechamber.server.table import Table
from antechamber.server.tables import Tables

OK = 200
SWITCHED = 101
Req = Request[Any, Any, Any]
AllTables = NamedDependency[Tables]
Slug = Annotated[str, PathParameter(description="The short name of a title")]
Language = Annotated[str, PathParameter(description="A language; English if there are no catalogues in it")]
TableId = Annotated[str, PathParameter(description="The table")]
SeatNumber = Annotated[Viewer, PathParameter(description="The seat, from 1")]
PlyNumber = Annotated[int, PathParameter(description="How many answers, from 0")]
AnyViewer = Annotated[Viewer | None, QueryParameter(description="Who looks, 0: a spectator; else who has the key")]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers to what cannot be done, for the document."""
    return {
        status: ResponseSpec(protocol.Problem, generate_examples=False, description="Refused")
        for status in (BAD, *statuses)
    }


LISTING = refusals(TOO_FAST)
READING = refusals(NOT_FOUND, TOO_FAST)
POSTING = refusals(FORBIDDEN, CONFLICT, TOO_LARGE, TOO_FAST, BUSY)
LOOKING = refusals(NO_KEY, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_FAST)
ACTING = refusals(NO_KEY, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_LARGE, TOO_FAST)
KEY: list[dict[str, list[str]]] = [{"key": []}]


def key_of(request: Req) -> str:
    """The key that came with a request."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key.strip():
        raise Refusal(NO_KEY, "problem-no-key")
    return key.strip()


async def access_of(request: Req, table: Table, tables: Tables) -> Access:
    return await tables.seating.access(table, key_of(request))


def mine(table: Table, key: str) -> list[Viewer]:
    """The seats that a key opens."""
    access = opened(table.record, table.chairs, key)
    return [access.seat] if access.seat else []


# ---------------------------------------------------------------- titles


def option_info(spec: OptionSpec) -> protocol.OptionInfo:
    kind: protocol.OptionKind = (
        "choice" if isinstance(spec.values, list) else "number" if spec.values == "number" else "text"
    )
    return protocol.OptionInfo(spec.name, kind, spec.allowed(), spec.default, spec.rule)


def slug_of(slug: str) -> str:
    if slug not in slugs():
        raise Refusal(NOT_FOUND, "problem-no-title", title=slug[:20])
    return slug


@lru_cache
def components_of(slug: str) -> protocol.Components:
    if not has_components(slug):
        return protocol.Components({}, [])
    data, _ = component_data(slug)
    rows = [protocol.Provenance(*row) for row in provenance(slug, data)]
    return protocol.Components(data, rows)


def title_info(title: Title) -> protocol.TitleInfo:
    told = primer(title.slug)
    advised = told.first_game
    return protocol.TitleInfo(
        slug=title.slug,
        name=title.name,
        players=title.players,
        rules_version=title.rules_version,
        options=[option_info(spec) for spec in title.options],
        bots=names(title.slug),
        secrets=title.secrets,
        gains=title.asks_about_gains,
        primer=[protocol.PrimerPoint(point.name, point.part, point.rules, point.when) for point in told.points],
        first_game=protocol.FirstGame(advised.players, advised.options, advised.rules, advised.at),
    )


@get("/titles", sync_to_thread=False, responses=LISTING)
def titles() -> list[protocol.TitleInfo]:
    """All titles on the shelf."""
    return [title_info(title) for title in map(take_title, slugs())]


@get("/titles/{slug:str}/components", sync_to_thread=False, responses=READING)
def components(slug: Slug) -> protocol.Components:
    """The component data of a title, and where each entry comes from."""
    return components_of(slug_of(slug))


@get("/titles/{slug:str}/rules", sync_to_thread=False, responses=READING)
def title_rules(slug: Slug) -> list[protocol.RuleInfo]:
    """The rules of a title, in the order of the rulebook."""
    return [
        protocol.RuleInfo(rule["id"], str(rule.get("chapter", "")), str(rule.get("source", "")))
        for rule in rules(slug_of(slug))
    ]


@get("/titles/{slug:str}/words/{language:str}", sync_to_thread=False, responses=READING)
def title_words(slug: Slug, language: Language) -> protocol.TitleWords:
    """What a title says, for a page that does not bring its words."""
    return protocol.TitleWords(texts_of(slug_of(slug), language if language in LANGUAGES else "en"))


# ---------------------------------------------------------------- tables


@post("/tables", responses=POSTING)
async def make_table(request: Req, data: JSONBody[protocol.NewTable], tables: AllTables) -> protocol.TableMade:
    """Open a table."""
    return await tables.make_table(data, address(request.scope))


@post("/tables/mine", status_code=OK, responses=POSTING)
async def my_tables(data: JSONBody[protocol.Keys], tables: AllTables) -> list[protocol.TableInfo]:
    """The tables that a device's keys open, those moved last first."""
    return await tables.tables_of(data.tokens)


@get("/tables/{table:str}", responses=LOOKING, security=KEY)
async def table_info(request: Req, table: TableId, tables: AllTables) -> protocol.TableInfo:
    """A table, for whoever has a key or an invitation."""
    key = key_of(request)
    found = await tables.table(table)
    await tables.seating.look(found)
    chair = invited(found.chairs, key)
    if chair is not None:
        return found.info([chair.seat])
    return found.info(mine(found, key), opened(found.record, found.chairs, key).asks)


@post("/tables/{table:str}/claim", status_code=OK, responses=ACTING)
async def claim(table: TableId, data: JSONBody[protocol.Claim], tables: AllTables) -> protocol.Claimed:
    """Take the seat of an invitation. A seat that a bot plays where there are secrets is asked for first."""
    return await tables.seating.claim(await tables.table(table), data)


@post("/tables/{table:str}/seats/{seat:int}/invite", status_code=OK, responses=ACTING, security=KEY)
async def invite(request: Req, table: TableId, seat: SeatNumber, tables: AllTables) -> protocol.Invite:
    """Invite to a seat: its owner, to another device; the host, to a seat nobody has the key of."""
    key = key_of(request)
    return await tables.seating.invite(await tables.table(table), seat, key)


@post("/tables/{table:str}/seats/{seat:int}/stand-in", status_code=OK, responses=ACTING, security=KEY)
async def stand_in(
    request: Req, table: TableId, seat: SeatNumber, data: JSONBody[protocol.StandIn], tables: AllTables
) -> protocol.TableInfo:
    """Let a bot play for a seat; an empty level gives it back."""
    key = key_of(request)
    found = await tables.table(table)
    await tables.seating.stand_in(found, seat, data.bot, key)
    return found.info(mine(found, key))


@post("/tables/{table:str}/seats/{seat:int}/agree", status_code=OK, responses=ACTING, security=KEY)
async def agree(
    request: Req, table: TableId, seat: SeatNumber, data: JSONBody[protocol.Agree], tables: AllTables
) -> protocol.TableInfo:
    """Agree that somebody takes over a seat, with the key of another seat, or refuse."""
    key = key_of(request)
    found = await tables.table(table)
    await tables.seating.agree(found, seat, data, key)
    return found.info(mine(found, key))


@post("/tables/{table:str}/seats/{seat:int}/leave", status_code=OK, responses=ACTING, security=KEY)
async def leave(request: Req, table: TableId, seat: SeatNumber, tables: AllTables) -> protocol.TableInfo:
    """Leave a seat for good, and a bot plays on; or no longer ask for it."""
    key = key_of(request)
    found = await tables.table(table)
    await tables.seating.leave(found, seat, key)
    return found.info([])


# ---------------------------------------------------------------- the host's commands


@post("/admin/tables/{table:str}/close", responses=ACTING, security=KEY, status_code=OK)
async def close_table(request: Req, table: TableId, tables: AllTables) -> None:
    """Close a table: it can be looked at, but nobody answers any more. For the commands of the server's host."""
    tables.check_admin(key_of(request))
    if not await tables.close_table(table):
        raise Refusal(CONFLICT, "problem-not-open")


@post("/admin/tables/{table:str}/delete", responses=ACTING, security=KEY, status_code=OK)
async def delete_table(request: Req, table: TableId, tables: AllTables) -> None:
    """Delete a table with its log, for good. For the commands of the server's host."""
    tables.check_admin(key_of(request))
    if not await tables.delete_table(table):
        raise Refusal(NOT_FOUND, "problem-no-table")


# ---------------------------------------------------------------- looking back


@get("/tables/{table:str}/replay", responses=LOOKING, security=KEY)
async def replay(request: Req, table: TableId, tables: AllTables, viewer: AnyViewer = None) -> protocol.Replay:
    """The game so far, answer by answer; after its end, with what its bots thought."""
    found = await tables.table(table)
    access = await access_of(request, found, tables)
    return replaying.replay(found, replaying.viewer_for(found, access, viewer), await found.whys())


@get("/tables/{table:str}/replay/{ply:int}", responses=LOOKING, security=KEY)
async def moment(
    request: Req, table: TableId, ply: PlyNumber, tables: AllTables, viewer: AnyViewer = None
) -> protocol.Moment:
    """The table after so many answers."""
    found = await tables.table(table)
    access = await access_of(request, found, tables)
    return replaying.moment(found, replaying.viewer_for(found, access, viewer), ply)


@post(
    "/tables/{table:str}/report",
    status_code=OK,
    responses={OK: ResponseSpec(protocol.Report, generate_examples=False, description="The file"), **ACTING},
    security=KEY,
)
async def report(request: Req, table: TableId, data: JSONBody[protocol.Doubt], tables: AllTables) -> Response[bytes]:
    """Something is against the rules: a file to save, with what the key's owner sees and what they expected."""
    found = await tables.table(table)
    access = await access_of(request, found, tables)
    name, text = replaying.doubted(found, access, data)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


# ---------------------------------------------------------------- the socket


@get(
    "/tables/{table:str}/play",
    sync_to_thread=False,
    status_code=UPGRADE,
    responses={
        SWITCHED: ResponseSpec(protocol.SocketMessages, generate_examples=False, description="What goes over it"),
        **LISTING,
    },
)
def describe_socket(table: TableId) -> protocol.Problem:
    """A WebSocket: one JSON text frame for each message, `hello` first. Without an upgrade it is refused."""
    return problem_of(Refusal(UPGRADE, "problem-upgrade"))


routes = Router(
    "/api",
    route_handlers=[
        titles,
        components,
        title_rules,
        title_words,
        make_table,
        my_tables,
        table_info,
        claim,
        invite,
        stand_in,
        agree,
        leave,
        close_table,
        delete_table,
        replay,
        moment,
        report,
        describe_socket,
    ],
)
