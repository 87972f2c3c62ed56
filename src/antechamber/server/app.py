"""The application: routes, the socket, the page, and the document that describes them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from inspect import cleandoc
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from sqlalchemy.exc import SQLAlchemyError

from antechamber import __version__
from antechamber.core.errors import AntechamberError
from antechamber.server import protocol, rest, static
from antechamber.server.addresses import own_names
from antechamber.server.connections import ConnectionLimits
from antechamber.server.limits import Buckets
from antechamber.server.logs import WINDOW, Repeats, logger, set_up
from antechamber.server.middleware import Application
from antechamber.server.problems import (
    BAD,
    BUSY,
    INTERNAL,
    NOT_FOUND,
    TOO_LARGE,
    WRONG_METHOD,
    Refusal,
    problem_of,
    status_of,
)
from antechamber.server.settings import Settings
from antechamber.server.socket import play
from antechamber.server.tables import Tables

Req = Request[Any, Any, Any]
GONE = "client disconnected prematurely"  # the framework takes that for a mistake of its own


@get("/healthz", responses=rest.refusals(BUSY))
async def health(tables: rest.AllTables) -> protocol.Health:
    """The server is up, and its database can be written and read."""
    await tables.health.check()
    return protocol.Health("ok", __version__)


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False, include_in_schema=False)
def metrics(tables: rest.AllTables) -> bytes:
    """What Prometheus reads."""
    return tables.metrics.text()


@get("/api/openapi.json", sync_to_thread=False, include_in_schema=False)
def document() -> Response[dict[str, Any]]:
    """The document that describes all of this."""
    return Response(openapi_document(), media_type="application/json")


# ---------------------------------------------------------------- problems


def answer_problem(request: Req, error: AntechamberError) -> Response[protocol.Problem]:
    """What a user can cause, as a problem."""
    refused = problem_of(error)
    request.app.state.tables.metrics.refused.labels(refused.problem).inc()
    return Response(refused, status_code=status_of(error))


def answer_http_error(request: Req, error: HTTPException) -> Response[protocol.Problem]:
    """What the framework refuses, as a problem."""
    if error.status_code >= INTERNAL and error.detail != GONE:
        return answer_failure(request, error)
    refusals = {
        NOT_FOUND: Refusal(NOT_FOUND, "problem-no-page"),
        WRONG_METHOD: Refusal(WRONG_METHOD, "problem-method"),
        TOO_LARGE: Refusal(TOO_LARGE, "problem-too-large", bytes=request.app.state.tables.settings.body_bytes),
    }
    invalid = Refusal(BAD, "problem-invalid", where=wrong_part(error))
    response = answer_problem(request, refusals.get(error.status_code, invalid))
    if error.headers and "allow" in error.headers:
        response.headers["allow"] = error.headers["allow"]
    return response


def wrong_part(error: HTTPException) -> str:
    """Where a request is wrong: the names of its fields, as far as they are known."""
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(entry["key"]) for entry in extra if isinstance(entry, dict) and entry.get("key")]
    return ", ".join(keys) or "-"


def answer_failure(request: Req, error: Exception) -> Response[protocol.Problem]:
    """A mistake of ours: the log has the details, the client does not."""
    if isinstance(error, RecursionError):  # JSON that is nested too deep
        return answer_problem(request, Refusal(BAD, "problem-invalid", where="-"))
    logger().error("failed", path=request.scope["path"], exc_info=error)
    return answer_problem(request, Refusal(INTERNAL, "problem-internal"))


def answer_no_database(request: Req, error: Exception) -> Response[protocol.Problem]:
    """The database does not answer."""
    logger().error("no database", path=request.scope["path"], reason=type(error).__name__)
    return answer_problem(request, Refusal(BUSY, "problem-no-database"))


HANDLERS: dict[Any, Any] = {
    AntechamberError: answer_problem,
    HTTPException: answer_http_error,
    SQLAlchemyError: answer_no_database,
    OSError: answer_no_database,
    Exception: answer_failure,
}

# ---------------------------------------------------------------- the application


def create_app(settings: Settings) -> Application:
    """A server with these settings. The database is opened when it starts."""
    repeats = set_up(settings.log_level)
    tables = Tables(settings)

    @asynccontextmanager
    async def open_tables(_: Litestar) -> AsyncIterator[None]:
        await tables.open()
        telling = asyncio.create_task(tell_repeats(repeats))
        try:
            yield
        finally:
            telling.cancel()
            await tables.close()
            repeats.tell_all()

    app = Application(
        route_handlers=[rest.routes, health, metrics, document, play, static.page],
        dependencies={"tables": Provide(lambda: tables, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        lifespan=[open_tables],
        openapi_config=None,
        logging_config=None,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="is_compressed"),
        request_max_body_size=settings.body_bytes,
        state=State({"tables": tables}),
    )
    app.tables = tables
    app.limits = ConnectionLimits(settings, tables.metrics)
    app.names = own_names(settings.hosts, settings.origins)
    app.asking = Counter()
    app.gets = Buckets(settings.gets_per_minute)
    app.posts = Buckets(settings.posts_per_minute)
    app.new_tables = Buckets(settings.new_tables_per_minute)
    return app


async def tell_repeats(repeats: Repeats) -> None:
    """Tell again and again what came again and again, so that nobody waits for the next line to learn of it."""
    while True:
        await asyncio.sleep(WINDOW)
        repeats.tell_due()


@lru_cache
def openapi_document() -> dict[str, Any]:
    """The routes and all messages, those of the socket too, as an OpenAPI document."""
    config = OpenAPIConfig(
        title="Antechamber",
        version=__version__,
        use_handler_docstrings=True,
        components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
    )
    described = Litestar(
        route_handlers=[rest.routes, health],
        dependencies={"tables": Provide(lambda: None, sync_to_thread=False)},
        openapi_config=config,
        logging_config=None,
    )
    document = described.openapi_schema.to_schema()
    document["components"]["schemas"] = message_schemas()
    return document


def message_schemas() -> dict[str, Any]:
    """The messages as msgspec itself checks them, which is stricter than what the framework would tell."""
    messages = [kind for kind in vars(protocol).values() if is_message(kind)]
    _, schemas = msgspec.json.schema_components(messages, ref_template="#/components/schemas/{name}")
    for schema in schemas.values():
        schema["description"] = cleandoc(schema["description"])
        for field in schema["properties"].values():
            field.pop("default", None)  # generated types would make a field with a default a required one
            field.pop("discriminator", None)  # and cannot tell a tag that is already a constant
    return schemas


def is_message(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, protocol.Message) and kind is not protocol.Message
