"""A report: what somebody saw who says "that is against the rules", what they expected, and a position to try it on.

It holds what its viewer may know, and nothing else: the view as it was sent, the same view as `Title.load_view` reads
it, and the events that were told. It names nobody. The log is in it when the game is over; before that its seed would
give the future away.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from antechamber import __version__
from antechamber.core.errors import AntechamberError
from antechamber.core.kernel import State, View
from antechamber.core.title import Title
from antechamber.match.events import describe, visible_to
from antechamber.match.log import FORMAT as LOG
from antechamber.match.log import LogError, check_head
from antechamber.match.match import Match, Moment
from antechamber.match.seats import Seat, Viewer, seat_of, viewer_at

FORMAT = "antechamber-report/1"
LONGEST = 1000  # letters of what was expected
BROAD = 110  # letters of a line of the file, where it can be broken
as_json = json.JSONEncoder(ensure_ascii=False).encode
SHAPES = {
    "game": str, "rules_version": int, "version": str, "players": int, "options": dict, "seat": int, "ply": int,
    "over": bool, "expected": str, "wish": str, "scores": list, "winners": list, "view": dict, "position": dict,
    "plies": list,
}  # fmt: skip
DAMAGED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError)


class ReportError(AntechamberError):
    """A report that cannot be read or opened, and why."""


# ---------------------------------------------------------------- making


def report(
    match: Match, seat: Seat, moments: list[Moment], ply: int, expected: str = "", wish: str = ""
) -> dict[str, Any]:
    """What a seat, or a spectator (`NO_SEAT`), saw after so many of the answers it knows of, as plain data.

    `wish` is what it wanted to do, in notation; the reason why it could not is in the report as well.
    """
    state = match.state if ply == len(moments) else moments[ply].before
    view = state.view(seat)
    book = state.contents()
    refused = match.title.why_not(view, wish) if wish else None
    reason = (
        {"refused": {"problem": refused.message, "rule": refused.rule, "arguments": refused.arguments}}
        if refused is not None
        else {}
    )
    return {
        "format": FORMAT,
        "game": match.title.slug,
        "rules_version": match.rules_version,
        "version": __version__,
        **({"owners_data": match.title.owners_data} if match.title.owners_data else {}),
        "players": len(match.seats),
        "options": match.options,
        "seat": viewer_at(seat),
        "ply": ply,
        "over": state.over(),
        "expected": expected,
        "wish": wish,
        **reason,
        "scores": [*state.scores()] if state.over() else view.scores(),
        "winners": [viewer_at(Seat(winner)) for winner in state.winners()],
        "view": view.detail(),
        "position": view.position(),
        "plies": [
            {
                "ply": number,
                "seat": viewer_at(moment.seat),
                "events": [describe(book, event) for event in moment.events if visible_to(event, seat)],
            }
            for number, moment in enumerate(moments[:ply], start=1)
        ],
        **({"log": standing_log(match)} if match.over else {}),
    }


def standing_log(match: Match) -> dict[str, Any]:
    """The log of a game as if nobody had taken anything back, and without names: what somebody had thought of and whom
    they played with stays theirs."""
    states = [*(moment.before for moment in match.moments[1:]), match.state]
    entries = [
        {"seat": viewer_at(moment.seat), "answer": match.text(moment.option), "key": match.key_of(after)}
        for moment, after in zip(match.moments, states, strict=True)
    ]
    seats = [
        {"name": f"Player {n}", **({"bot": seat.bot} if seat.bot else {})} for n, seat in enumerate(match.seats, 1)
    ]
    return {**match.to_log(), "seats": seats, "log": entries}


def written(data: dict[str, Any]) -> str:
    """The text of a report: JSON that a person can read, broken where a line would be too long."""
    return f"{laid_out(data, 0)}\n"


def laid_out(value: Any, indent: int) -> str:
    if isinstance(value, dict):
        left, right = "{}"
        parts = [f"{as_json(key)}: {laid_out(part, indent + 1)}" for key, part in value.items()]
    elif isinstance(value, list):
        left, right = "[]"
        parts = [laid_out(part, indent + 1) for part in value]
    else:
        return as_json(value)
    if indent + sum(len(part) + 2 for part in parts) <= BROAD and not any("\n" in part for part in parts):
        return f"{left}{', '.join(parts)}{right}"
    lead = "\n" + " " * (indent + 1)
    return f"{left}{lead}{f',{lead}'.join(parts)}\n{' ' * indent}{right}"


def name_of(data: dict[str, Any], text: str) -> str:
    """What the file of a report is called: no two reports have the same name, nor one report two."""
    return f"{data['game']}-report-{data['ply']}-{sha256(text.encode()).hexdigest()[:6]}.json"


# ---------------------------------------------------------------- opening


def read_file(path: Path) -> dict[str, Any]:
    """The plain data of a report, or of a log, which `is_report` tells apart."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ReportError(f"{path}: there is no such file") from None
    except OSError as error:
        raise ReportError(f"{path}: {error.strerror}") from None
    except (UnicodeDecodeError, json.JSONDecodeError, RecursionError):
        raise ReportError(f"{path}: neither a log nor a report: it is no JSON, or not all of it is there") from None
    if not isinstance(data, dict) or data.get("format") not in (FORMAT, LOG):
        raise ReportError(f"{path}: neither a log nor a report: expected the format {LOG} or {FORMAT}")
    return data


def is_report(data: dict[str, Any]) -> bool:
    return data.get("format") == FORMAT


@dataclass(frozen=True)
class Options:
    """How the options of a report differ from those of today's rules, in notation."""

    gone: list[str]
    new: list[str]


class Report:
    """A report that was read, with the title it is about."""

    def __init__(self, title: Title, data: dict[str, Any]) -> None:
        check_shape(title, data)
        self.title = title
        self.data = data
        self.seat = seat_of(Viewer(data["seat"]))
        self.expected = str(data["expected"])
        self.wish = str(data["wish"])

    @property
    def options(self) -> list[str]:
        """What its viewer was offered, in notation."""
        try:
            return [str(option["text"]) for option in self.data["view"]["ask"]["options"]]
        except DAMAGED:
            raise ReportError("the report is damaged: view.ask") from None

    def view(self) -> View:
        """The table as its viewer saw it."""
        try:
            return self.title.load_view(self.data["position"], self.seat)
        except AntechamberError as error:
            raise ReportError(f"the report is damaged, or these rules do not know its position: {error}") from None
        except DAMAGED:
            raise ReportError("the report is damaged: position") from None

    def world(self, seed: str = "report") -> State:
        """A whole game in which that seat sees this table: the unknown is filled in at random, and the question is put
        by the rules of today."""
        view = self.view()
        try:
            world = view.imagine(seed)
            world.audit()
        except (AssertionError, *DAMAGED):
            raise ReportError("the report is damaged: its position cannot occur") from None
        return world

    def changes(self) -> tuple[Options, list[str]]:
        """What the rules of today show otherwise: the options, and the parts of the view; nothing if it is the same."""
        today: dict[str, Any] = self.world().view(self.seat).detail()
        offered = [str(option["text"]) for option in today["ask"]["options"]]
        before = self.options
        options = Options([o for o in before if o not in offered], [o for o in offered if o not in before])
        was = self.data["view"]
        parts = [name for name in {**was, **today} if was.get(name) != json.loads(json.dumps(today.get(name)))]
        return options, parts

    def match(self, answers: int | None = None) -> Match:
        """The game of its log, after so many answers; all of them, if it is not said. Rules that are no longer the same
        may refuse one."""
        log = self.data.get("log")
        if not isinstance(log, dict):
            raise ReportError("this report has no log: it was saved while the game was going on")
        if answers is None:
            return Match.from_log(self.title, log)
        check_head(self.title, log)
        match = Match(self.title, int(log["players"]), dict(log["options"]), str(log["seed"]))
        for number, entry in enumerate(log["log"][:answers], start=1):
            if not isinstance(entry, dict) or not isinstance(entry.get("seat"), int):
                raise LogError(f"expected a seat and an answer, got {entry!r}", number)
            try:
                match.answer(seat_of(entry["seat"]), str(entry.get("answer")))
            except AntechamberError as error:
                raise LogError(str(error), number) from None
        return match


def check_shape(title: Title, data: dict[str, Any]) -> None:
    """Refuse what is no report, and a report of another title or of other component data."""
    for name, kind in SHAPES.items():
        if name not in data:
            raise ReportError(f"the report is damaged: {name} is missing")
        if not isinstance(data[name], kind) or (kind is int and isinstance(data[name], bool)):
            raise ReportError(f"the report is damaged: {name} is {str(data[name])[:40]!r}")
    if data["game"] != title.slug:
        raise ReportError(f"the report is of {data['game'][:40]}, not of {title.slug}")
    if data["players"] not in title.players or not 0 <= data["seat"] <= data["players"]:
        raise ReportError(f"the report is damaged: seat {data['seat']} of {data['players']}")
    if data.get("owners_data", "") != title.owners_data:
        owners = "an owner's component data" if "owners_data" in data else "the component data of the package"
        raise ReportError(f"this report was made with {owners}; give the same folder with --data, or none")
