"""Why something was not done, for people and programs. The sentences live in the catalogues."""

from __future__ import annotations

from typing import Any

from antechamber.core.errors import AntechamberError
from antechamber.messages import messages
from antechamber.server.protocol import Problem

BAD, NO_KEY, FORBIDDEN, NOT_FOUND, WRONG_METHOD, CONFLICT, TOO_LARGE, TOO_FAST = 400, 401, 403, 404, 405, 409, 413, 429
TOO_SLOW, UPGRADE, INTERNAL, BUSY = 408, 426, 500, 503
AGAINST_THE_RULES = 1008  # the code with which a socket is closed


class Refusal(AntechamberError):
    """The server does not do what was asked: a problem of the catalogues and an HTTP status.

    `said` is how arguments are said in the English sentence, if that is not how they are sent.
    """

    def __init__(self, status: int, problem: str, said: dict[str, str] | None = None, **arguments: Any) -> None:
        super().__init__(messages().text(problem, **{**arguments, **(said or {})}), problem, arguments)
        self.status = status


def problem_of(error: AntechamberError) -> Problem:
    """An error as it goes over the wire."""
    if not error.problem:
        return Problem("problem-other", {"reason": str(error)}, error.rule, str(error))
    return Problem(error.problem, error.arguments, error.rule, str(error))


def status_of(error: AntechamberError) -> int:
    return error.status if isinstance(error, Refusal) else BAD
