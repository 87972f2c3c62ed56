"""The log of a match as plain data and as a file: a head that says what was played, and one entry to a line."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from antechamber.core.errors import AntechamberError
from antechamber.core.title import Options, Title
from antechamber.match.seats import Player

FORMAT = "antechamber-log/1"
MANY = 1000  # no table has so many seats
SHAPES = {
    "game": str, "rules_version": int, "players": int, "options": dict, "seed": str, "seats": list, "log": list,
}  # fmt: skip
FIELDS = {"format", *SHAPES}
LISTS = ("log", "reasons")  # the long parts, which come last
SEATING = ("request", "withdraw", "agree", "refuse", "take", "leave")  # what is noted of a seat

Why: TypeAlias = list[dict[str, Any]]  # sentences: each the id of a `message`, and the `arguments` that fill it in


class LogError(AntechamberError):
    """A log that cannot be read or does not replay: which entry (0: none of them), and why."""

    def __init__(
        self, text: str, entry: int = 0, problem: str = "", arguments: dict[str, object] | None = None
    ) -> None:
        super().__init__(f"log entry {entry}: {text}" if entry else text, problem, arguments)
        self.entry = entry


def is_entry(entry: dict[str, Any]) -> bool:
    """Whether an entry has a seat, a key, and something that was done."""
    if not isinstance(entry.get("seat"), int) or not isinstance(entry.get("key"), str) or abs(entry["seat"]) > MANY:
        return False
    if "seating" in entry:
        named = isinstance(entry.get("name"), str) and isinstance(entry.get("about"), int)
        return named and entry["seating"] in SEATING and abs(entry["about"]) <= MANY
    done = entry.get("reopen") is True or entry.get("confirm") is True
    return done or isinstance(entry.get("answer"), str) or isinstance(entry.get("undo"), int)


def log_data(
    game: str,
    rules_version: int,
    options: Options,
    seed: str,
    seats: Sequence[Player],
    log: list[dict[str, Any]],
    owners_data: str = "",
) -> dict[str, Any]:
    """The plain data of a match: a head that says what was played, and the entries. What bots thought is not in it."""
    return {
        "format": FORMAT,
        "game": game,
        "rules_version": rules_version,
        **({"owners_data": owners_data} if owners_data else {}),
        "players": len(seats),
        "options": options,
        "seed": seed,
        "seats": [{"name": seat.name, **({"bot": seat.bot} if seat.bot else {})} for seat in seats],
        "log": log,
    }


def with_reasons(data: dict[str, Any], whys: Mapping[int, Why]) -> dict[str, Any]:
    """The plain data of a match, and why bots answered as they did, by the numbers of their entries: beside the log,
    so that whatever takes a log does not take them with it."""
    return {**data, "reasons": [{"entry": entry, "why": why} for entry, why in whys.items()]} if whys else data


def whys_in(data: dict[str, Any]) -> dict[int, Why]:
    """Why bots answered as they did, by the numbers of their entries, as the plain data of a match tell it."""
    reasons = data.get("reasons", [])
    if not isinstance(reasons, list):
        raise LogError(f"not a log: reasons is {str(reasons)[:40]!r}")
    for reason in reasons:
        if not is_reason(reason):
            raise LogError(f"reasons: expected the number of an entry and why, got {str(reason)[:80]!r}")
    return {reason["entry"]: reason["why"] for reason in reasons}


def is_reason(reason: object) -> bool:
    """Whether it has the number of an entry, and sentences."""
    if not isinstance(reason, dict) or type(reason.get("entry")) is not int or not isinstance(reason.get("why"), list):
        return False
    return all(
        isinstance(said, dict) and isinstance(said.get("message"), str) and isinstance(said.get("arguments"), dict)
        for said in reason["why"]
    )


def write_log(data: dict[str, Any], path: Path) -> None:
    """Write the plain data of a match, one answer to a line: a person can read it, a diff shows what was added."""
    head = {name: value for name, value in data.items() if name not in LISTS}
    body = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    parts = [body, *(by_line(name, data[name]) for name in LISTS if name in data)]
    path.write_text(",\n".join(parts) + "\n}\n", encoding="utf-8")


def by_line(name: str, rows: list[Any]) -> str:
    """A part of a log, with one row to a line."""
    lines = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f' "{name}": [\n  {lines}\n ]'


def read_log(path: Path) -> dict[str, Any]:
    """The plain data of a log file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise LogError(f"{path}: there is no such file") from None
    except OSError as error:
        raise LogError(f"{path}: {error.strerror}") from None
    except (UnicodeDecodeError, json.JSONDecodeError):
        raise LogError(f"{path}: not a log: it is no JSON") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise LogError(f"{path}: not a log: expected the format {FORMAT}")
    return data


def check_head(title: Title, data: dict[str, Any]) -> None:
    """Refuse what is no log, and a log of another title. Reasons of bots may be missing: older releases kept none."""
    missing = sorted(FIELDS - set(data))
    if missing:
        raise LogError(f"not a log: {missing[0]} is missing")
    for name, kind in SHAPES.items():
        if not isinstance(data[name], kind):
            raise LogError(f"not a log: {name} is {data[name]!r}")
    if data["game"] != title.slug:
        raise LogError(f"the log is of {data['game']}, not of {title.slug}")
    if data.get("owners_data", "") != title.owners_data:
        owners = "an owner's component data" if "owners_data" in data else "the component data of the package"
        raise LogError(f"this match was played with {owners}; give the same folder with --data, or none")
    for seat in data["seats"]:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise LogError(f"seats: expected a name, got {seat!r}")
    whys_in(data)
