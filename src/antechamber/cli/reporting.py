"""A report in the terminal: saved by who plays, and opened by who looks for the fault."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from antechamber.cli.play import Session
from antechamber.cli.saved import printable, story
from antechamber.core.errors import AntechamberError
from antechamber.core.title import Reason, Title
from antechamber.match import Match
from antechamber.match.report import DAMAGED, Report, ReportError
from antechamber.messages import messages
from antechamber.titles import comes_from_outside

say = messages().text


class Opened:
    """A report with the table it is about."""

    def __init__(self, title: Title, data: dict[str, Any]) -> None:
        self.report = Report(title, data)
        self.world = self.report.world()
        self.changed, self.parts = self.report.changes()
        self.log, self.lost = self.follow_log()
        match = Match(title, int(data["players"]), title.agreed_in(data["position"])[1])
        match.state = self.world
        self.session = Session(match, None, Console(quiet=True), input, "en", False)

    def follow_log(self) -> tuple[Match | None, str]:
        """The game of its log, if there is one; or why the rules of today cannot follow it."""
        if "log" not in self.report.data:
            return None, ""
        try:
            return self.report.match(), ""
        except AntechamberError as error:
            return None, str(error)
        except DAMAGED:
            raise ReportError("the report is damaged: log") from None

    def data(self) -> dict[str, Any]:
        """The same for programs."""
        told = self.report.data
        return {
            "game": told["game"], "report": True, "seat": told["seat"], "ply": told["ply"],
            "expected": self.report.expected, "wish": self.report.wish, "options": self.report.options,
            "gone": self.changed.gone, "new": self.changed.new, "parts": self.parts,
            "entries": len(self.log.log) if self.log else None,
        }  # fmt: skip

    # ------------------------------------------------------------ telling

    def tell(self, verify: bool, size: os.terminal_size | tuple[int, int], file: Path) -> Iterator[str | Text]:
        """What was expected, what happened, the table, the question; and what the rules of today say to it."""
        yield from self.head()
        if not verify:
            yield from self.happened()
            yield Text()
            yield self.session.board.table(self.world.view(self.report.seat), max(self.report.seat, 0), *size)
        yield from self.question()
        yield from self.today()
        if self.log:
            yield say("cli-replay-agrees", entries=len(self.log.log), key=self.log.key())
        if self.lost:
            yield say("cli-report-lost", reason=printable(self.lost))
        if not comes_from_outside(self.report.title.slug):  # whose tests are not ours
            yield say("cli-report-test", line=self.line(file))

    def head(self) -> Iterator[str]:
        told = self.report.data
        arguments = {"title": self.report.title.name, "seat": told["seat"], "ply": told["ply"]}
        yield say("cli-report-head", players=told["players"], **arguments)
        yield say("cli-report-version", version=printable(told["version"]), rules=told["rules_version"])
        expected = printable(self.report.expected)
        yield say("cli-report-expected", expected=expected) if expected else say("cli-report-nothing-expected")
        if self.report.wish:
            yield say("cli-report-wish", wish=printable(self.report.wish), why=self.why(told.get("refused")))

    def why(self, refused: Any) -> str:
        """The reason that was given against what its player wanted."""
        if refused is None:
            return "–"
        try:
            reason = Reason(refused["problem"], refused["rule"], refused["arguments"])
            sentence = self.session.teller.problem(reason)
            return f"{printable(sentence)} ({printable(reason.rule)})" if reason.rule else printable(sentence)
        except DAMAGED:
            raise ReportError("the report is damaged: refused") from None

    def happened(self) -> Iterator[str]:
        """The log told as a story; without one, what its viewer was told."""
        if self.log:
            yield from story(self.log, messages())
            return
        try:
            facts = [fact for ply in self.report.data["plies"] for fact in ply["events"]]
            yield from map(printable, self.session.teller.retold(facts))
        except DAMAGED:
            raise ReportError("the report is damaged: plies") from None

    def question(self) -> Iterator[str]:
        """What was asked, and each option in notation and in words."""
        seat, session = self.report.seat, self.session
        view = self.world.view(seat)
        if not view.legal():
            deciding = ", ".join(session.names[other] for other in view.table().deciding())
            yield say("cli-report-not-asked", names=deciding) if deciding else say("play-over")
            return
        yield session.question(seat)
        options = session.options(seat)
        width = max(len(option["text"]) for option in options)
        for option in options:
            yield f"  {option['text']:<{width}}  {session.board.label(view, seat, option)}".rstrip()

    def today(self) -> Iterator[str]:
        """What has changed since the report was saved."""
        if not self.parts:
            yield say("cli-report-same")
            return
        for message, options in (("cli-report-gone", self.changed.gone), ("cli-report-new", self.changed.new)):
            if options:
                yield say(message, options=", ".join(map(printable, options)))
        yield say("cli-report-differs", parts=", ".join(map(printable, self.parts)))

    def line(self, file: Path) -> str:
        """The test to begin with."""
        wish = printable(self.report.wish).replace('"', "'") or "…"
        return f'given_report("{file.name}").offers("{wish}")'
