"""A report of a player as a position to play on: `given_report("FILE").offers("…")` is a whole test."""

from __future__ import annotations

from pathlib import Path

from antechamber.core.kernel import State
from antechamber.core.title import Title
from antechamber.library import title
from antechamber.match import Match
from antechamber.match.report import Report, is_report, read_file

REPORTS = Path(__file__).parent / "reports"  # where a file is looked for that is given by its name


class Reported:
    """The table of a report, by the rules of today. Seats are numbered from 1, as players number them.

    What its viewer could not know is filled in at random, always in the same way. Nothing is compared with what the
    report says was offered: a fault that was mended since is no longer there.
    """

    def __init__(self, title: Title, state: State, report: Report | None, match: Match | None = None) -> None:
        self.title = title
        self.state = state
        self.report = report
        self.match = match
        self.viewer = report.seat + 1 if report else 0  # 0 for a spectator
        self.expected = report.expected if report else ""
        self.wish = report.wish if report else ""

    # ------------------------------------------------------------ asserting

    def offers(self, *texts: str, seat: int | None = None) -> Reported:
        """Assert that these answers, in notation, can be given now; without any, what its player wanted."""
        for text in texts or self.wished():
            assert text in self.options(seat=seat), self.sentence(f"{text!r} is not offered", text, seat)
        return self

    def refuses(self, *texts: str, seat: int | None = None) -> Reported:
        """Assert that these answers cannot be given now; without any, what its player wanted."""
        for text in texts or self.wished():
            assert text not in self.options(seat=seat), self.sentence(f"{text!r} is offered", text, seat)
        return self

    def wished(self) -> tuple[str]:
        assert self.wish, "nothing was refused in this report: say in notation what should be offered, or refused"
        return (self.wish,)

    def sentence(self, fault: str, text: str, seat: int | None) -> str:
        """What is wrong, the reason that players are given, what can be answered, and what was expected."""
        reason = self.title.why_not(self.state.view(self.who(seat) - 1), text)
        why = f" ({reason.rule}: {reason.message})" if reason else ""
        offered = ", ".join(f'"{option}"' for option in self.options(seat=seat)) or "nothing"
        return f"{fault}{why}; seat {self.who(seat)} is offered {offered}; the player expected: {self.expected!r}"

    # ------------------------------------------------------------ playing on

    def who(self, seat: int | None = None) -> int:
        """The seat that is meant: the report's, if it is to answer, or else the first that is."""
        deciding = [one + 1 for one in self.state.deciding()]
        return seat or (self.viewer if self.viewer in deciding or not deciding else deciding[0])

    def play(self, *texts: str, seat: int | None = None) -> Reported:
        """Answer in notation, each time for the seat that is asked."""
        for text in texts:
            self.state.play(self.who(seat) - 1, self.read(text))
        return self

    def read(self, text: str) -> int:
        return self.state.contents().vocabulary.read(text)

    def options(self, start: str = "", seat: int | None = None) -> list[str]:
        """What the seat can answer, in notation, as far as it begins so."""
        text = self.state.contents().vocabulary.text
        return [text(o) for o in self.state.legal(self.who(seat) - 1) if text(o).startswith(start)]

    @property
    def question(self) -> str:
        return self.state.question()

    @property
    def rule(self) -> str:
        return self.state.rule()

    @property
    def over(self) -> bool:
        return self.state.over()

    @property
    def data(self) -> dict[str, object]:
        """The whole position, as a title's `given` takes its parts."""
        return self.state.to_data()

    def scores(self) -> list[int]:
        return list(self.state.scores())


def given_report(file: str | Path, after: int | None = None) -> Reported:
    """The table as the player saw it who saved this file; `after` so many answers of its log, if it has one.

    The file lies in tests/reports, or anywhere if its path is absolute. A saved match, or one that was exported, is
    taken as well: its table is that of the last answer.
    """
    data = read_file(REPORTS / file)
    game = title(str(data.get("game")))
    if not is_report(data):
        match = Match.from_log(game, data)
        state = match.state if after is None or after == len(match.moments) else match.moments[after].before
        return Reported(game, state.clone(), None, match)
    report = Report(game, data)
    if after is not None:
        match = report.match(after)
        return Reported(game, match.state.clone(), report, match)
    return Reported(game, report.world(), report)
